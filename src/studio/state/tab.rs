//! An open puzzle, with everything that belongs to it alone. Each tab of the window has its own.

use crate::author::FogPath;
use crate::board::CellSet;
use crate::puzzle::Puzzle;
use crate::solve::SolveError;
use crate::studio::analysis::answers::EngineAnswers;
use crate::studio::analysis::solving::Solving;
use crate::studio::author::state::AuthorTools;
use crate::studio::canvas::camera::BoardView;
use crate::studio::document::number_entry::NumberEntry;
use crate::studio::document::open_document::Document;
use crate::studio::document::played_cells::can_share_playtest;
use crate::studio::editor::palette::ToolPalette;
use crate::studio::editor::typing::TypedDigit;
use crate::studio::playtest::state::PlayTest;
use crate::studio::state::Notice;
use crate::studio::tasks::query::BackgroundQuery;

/// An open puzzle, with its answers and its view. Its background jobs are kept here too, so that no answer reaches
/// another puzzle.
pub(in crate::studio) struct Tab {
    /// The id, which is unique in the session.
    pub id: u64,
    pub document: Document,
    /// The tools, including the active one.
    pub palette: ToolPalette,
    /// The digit typed last.
    pub typed: Option<TypedDigit>,
    /// The number that is being typed.
    pub entry: Option<NumberEntry>,
    pub answers: EngineAnswers,
    pub author: AuthorTools,
    pub solving: Solving,
    /// The playtest of the puzzle.
    pub playtest: Option<PlayTest>,
    /// True if the setter is in the playtest.
    pub is_playing: bool,
    pub board_view: BoardView,
    pub notice: Option<Notice>,
    /// The cells that a new link of the fog waits for, while the setter chooses those that it clears.
    pub fog_trigger: Option<CellSet>,
    /// The check of whether the puzzle can be solved in fog.
    pub fog_check: BackgroundQuery<Result<Option<FogPath>, SolveError>>,
}

impl Tab {
    pub fn new(id: u64, document: Document) -> Tab {
        let mut tab = Tab {
            id,
            palette: ToolPalette::new(document.puzzle().board()),
            document,
            typed: None,
            entry: None,
            answers: EngineAnswers::default(),
            author: AuthorTools::default(),
            solving: Solving::default(),
            playtest: None,
            is_playing: false,
            board_view: BoardView::default(),
            notice: None,
            fog_trigger: None,
            fog_check: BackgroundQuery::default(),
        };
        tab.sync_document();
        tab
    }

    /// Returns the cells to show as breaking a rule. While a number is being typed, these are the conflicting cells
    /// from before the entry, since the first figure alone is no mistake.
    pub fn conflicts(&self) -> &CellSet {
        self.entry.as_ref().map_or(self.document.conflicts(), |entry| &entry.conflicts)
    }

    /// Returns a new tab for another puzzle, with the options chosen in this one.
    pub fn like(&self, id: u64, document: Document) -> Tab {
        let mut tab = Tab::new(id, document);
        tab.answers = self.answers.choices();
        tab.author = self.author.choices();
        tab.solving = self.solving.choices();
        // Both tabs have the same room on the screen.
        (tab.board_view.stage, tab.board_view.view) = (self.board_view.stage, self.board_view.view);
        tab.sync_document();
        tab
    }

    /// Returns the puzzle with the digits entered in the running playtest.
    pub fn entered(&self) -> Option<&Puzzle> {
        self.playtest.as_ref().filter(|_| self.is_playing).map(PlayTest::entered)
    }

    /// Synchronises with a document that may have been replaced: answers about the old one are not shown.
    pub fn sync_document(&mut self) {
        self.answers.revision = self.document.semantic_revision();
        self.author.revision = self.document.semantic_revision();
        self.solving.revision = self.document.semantic_revision();
    }

    /// Takes over the playtest of another tab, if it has the same puzzle. Returns whether it did.
    pub fn take_playtest(&mut self, other: &mut Tab) -> bool {
        let current = |test: &mut PlayTest| test.is_of((other.id, other.document.semantic_revision()));
        if !can_share_playtest(self.document.puzzle(), other.document.puzzle()) {
            return false;
        }
        let Some(mut test) = other.playtest.take_if(current) else { return false };
        test.continue_in((self.id, self.document.semantic_revision()), self.document.puzzle());
        self.playtest = Some(test);
        true
    }

    /// Ends typing and stops the timer of the playtest, because another tab becomes active.
    pub fn leave(&mut self) {
        self.document.end_typing();
        (self.typed, self.entry) = (None, None);
        if let Some(test) = &mut self.playtest {
            test.clock.stop();
        }
    }

    /// Drops jobs and results that can be computed again, because the tab is closed.
    pub fn close(&mut self) {
        self.leave();
        self.answers = self.answers.choices();
        self.author = self.author.choices();
        self.solving = self.solving.choices();
        self.sync_document();
    }
}
