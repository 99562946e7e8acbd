//! A puzzle that is open, and all that is about it alone: each tab of the window has its own.

use super::Notice;
use super::answers::Answers;
use super::author::AuthorTools;
use super::camera::BoardView;
use super::document::Document;
use super::entry::Entry;
use super::palette::Palette;
use super::playtest::{PlayTest, is_played_alike};
use super::solving::Solving;
use super::typing::Typed;
use crate::board::CellSet;

/// A puzzle that is open, what is asked and known of it, and how it is looked at.
pub(in crate::studio) struct Tab {
    /// No other puzzle that was opened in the session has it. What works in the background for one puzzle is kept
    /// here, so that no answer meets another one.
    pub id: u64,
    pub document: Document,
    /// The tools, and which of them is in the hand.
    pub palette: Palette,
    /// The digit that was typed last.
    pub typed: Option<Typed>,
    /// The number that is being typed.
    pub entry: Option<Entry>,
    pub answers: Answers,
    pub author: AuthorTools,
    pub solving: Solving,
    /// What was played of the puzzle, and whether it is being played.
    pub playtest: Option<PlayTest>,
    pub plays: bool,
    pub board_view: BoardView,
    pub notice: Option<Notice>,
}

impl Tab {
    pub fn new(id: u64, document: Document) -> Tab {
        let mut tab = Tab {
            id,
            palette: Palette::new(document.puzzle().board()),
            document,
            typed: None,
            entry: None,
            answers: Answers::default(),
            author: AuthorTools::default(),
            solving: Solving::default(),
            playtest: None,
            plays: false,
            board_view: BoardView::default(),
            notice: None,
        };
        tab.follow_document();
        tab
    }

    /// Returns the cells that are shown as breaking a rule: while a number is typed those from before, as its first
    /// figure alone is nothing to be marked.
    pub fn conflicts(&self) -> &CellSet {
        self.entry.as_ref().map_or(self.document.conflicts(), |entry| &entry.conflicts)
    }

    /// Another puzzle in a tab of its own, with what the author has chosen for the tools in this one.
    pub fn like(&self, id: u64, document: Document) -> Tab {
        let mut tab = Tab::new(id, document);
        tab.answers = self.answers.choices();
        tab.author = self.author.choices();
        tab.solving = self.solving.choices();
        // Both are drawn in the same room.
        (tab.board_view.stage, tab.board_view.view) = (self.board_view.stage, self.board_view.view);
        tab.follow_document();
        tab
    }

    /// The document may be another one than before: what is known is about the one before, until it is asked again.
    pub fn follow_document(&mut self) {
        self.answers.of = self.document.meaning();
        self.author.of = self.document.meaning();
        self.solving.of = self.document.meaning();
    }

    /// Takes over what was played in another tab, if this one has the same puzzle. Returns whether it did.
    pub fn take_play(&mut self, other: &mut Tab) -> bool {
        let current = |test: &mut PlayTest| test.is_of((other.id, other.document.meaning()));
        if !is_played_alike(self.document.puzzle(), other.document.puzzle()) {
            return false;
        }
        let Some(mut test) = other.playtest.take_if(current) else { return false };
        test.go_on((self.id, self.document.meaning()), self.document.puzzle());
        self.playtest = Some(test);
        true
    }

    /// Another tab comes to the front: runs of typing and the timer of a play-test stop.
    pub fn leave(&mut self) {
        self.document.end_typing();
        (self.typed, self.entry) = (None, None);
        if let Some(test) = &mut self.playtest {
            test.clock.stop();
        }
    }

    /// It is closed: nothing works for it any more, and what can be found out again is not kept.
    pub fn close(&mut self) {
        self.leave();
        self.answers = self.answers.choices();
        self.author = self.author.choices();
        self.solving = self.solving.choices();
        self.follow_document();
    }
}
