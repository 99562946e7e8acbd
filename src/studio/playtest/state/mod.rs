//! Playtest: the setter solves the open puzzle as a solver will, without seeing what the engines know.
//!
//! **Invariant.** A playtest never becomes part of the puzzle: it has its own state and its own history. The cells
//! and the time are saved next to the journals, so that a later session can resume them. Only the remarks that the
//! setter makes meanwhile belong to the puzzle; they are ordinary edits.

mod aid;
mod commands;
mod soundness;
mod timer;

use std::hash::{Hash as _, Hasher};
use std::time::Duration;

use egui::Context;

use crate::board::{Cell, CellSet, Digit, Filling};
use crate::puzzle::Puzzle;
use crate::scene::Tint;
use crate::solve::{Control, SolveError};
use crate::studio::analysis::solving::Strength;
use crate::studio::document::history::History;
use crate::studio::document::open_document::Document;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::Message;

use crate::studio::document::played_cells::EntryMode;
use crate::studio::document::played_cells::PlayedCells;
pub(in crate::studio) use aid::{CandidateReason, NextStep, PlayHint};
pub(in crate::studio) use soundness::Soundness;
pub(in crate::studio) use timer::{PlayTimer, in_words};

use aid::{LogicQuery, PreparedLayout};

/// The time limit of a check, a hint or a reason.
const AID_TIMEOUT: Duration = Duration::from_secs(30);

/// The help that the solver has asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Aid {
    /// The next step, revealed up to the given strength.
    Hint(Strength),
    /// The reason why a digit is certain or impossible in a cell. The digit is None until the solver has chosen it.
    Reason(Cell, Option<Digit>),
}

/// A check of the digits: its time, and whether the wrong cells are shown.
pub(in crate::studio) struct Check {
    pub secs: u32,
    pub shows: bool,
    query: BackgroundQuery<Result<Soundness, SolveError>>,
}

/// The playtest of one puzzle.
pub(in crate::studio) struct PlayTest {
    /// The id of the tab of the puzzle, and the semantic revision of the puzzle.
    puzzle_identity: (u64, u64),
    history: History<PlayedCells, ()>,
    /// A counter of all changes, including undo and redo.
    change_count: u64,
    /// The puzzle with the entered digits as givens.
    entered: Puzzle,
    /// The cells in fog.
    fogged: CellSet,
    /// The cells whose digits visibly break a house or a rule.
    conflicts: CellSet,
    pub mark: EntryMode,
    pub clock: PlayTimer,
    pub aid: Option<Aid>,
    check: Option<Check>,
    hint: BackgroundQuery<Result<PlayHint, SolveError>>,
    reason: BackgroundQuery<Result<CandidateReason, SolveError>>,
    /// The subject of the reason.
    reason_subject: Option<(Cell, Digit)>,
    prepared: PreparedLayout,
    /// True if the playtest was resumed from another session or a closed tab, until the window has shown a message
    /// about it.
    resumed: bool,
}

impl PlayTest {
    /// Returns an empty playtest. `of` identifies the puzzle.
    pub fn new(of: (u64, u64), puzzle: &Puzzle) -> PlayTest {
        let mut test = PlayTest {
            puzzle_identity: of,
            history: History::new(PlayedCells::default()),
            change_count: 0,
            entered: puzzle.clone(),
            fogged: CellSet::default(),
            conflicts: CellSet::default(),
            mark: EntryMode::default(),
            clock: PlayTimer::default(),
            aid: None,
            check: None,
            hint: BackgroundQuery::default(),
            reason: BackgroundQuery::default(),
            reason_subject: None,
            prepared: PreparedLayout::default(),
            resumed: false,
        };
        test.refresh(puzzle);
        test
    }

    /// Resumes the playtest of another session with its cells and its time.
    pub fn resumed(of: (u64, u64), puzzle: &Puzzle, played: PlayedCells, secs: u32) -> PlayTest {
        let mut test = PlayTest::new(of, puzzle);
        (test.history, test.clock) = (History::new(played), PlayTimer::at(secs));
        test.continue_in(of, puzzle);
        test
    }

    /// Continues in another tab with the same puzzle.
    pub fn continue_in(&mut self, of: (u64, u64), puzzle: &Puzzle) {
        (self.puzzle_identity, self.resumed) = (of, true);
        self.refresh(puzzle);
    }

    /// Returns whether the playtest was resumed from another session or a closed tab. Later calls return false.
    pub fn take_resumed(&mut self) -> bool {
        std::mem::take(&mut self.resumed)
    }

    /// Hashes everything whose change requires the saved playtest to be written again.
    pub fn hash_save_state(&self, hasher: &mut impl Hasher) {
        (self.change_count, self.clock.save_mark()).hash(hasher);
    }

    /// Returns whether the playtest is about this puzzle.
    pub fn is_of(&self, of: (u64, u64)) -> bool {
        self.puzzle_identity == of
    }

    /// Returns the digits, marks and colours that the solver entered.
    pub fn played(&self) -> &PlayedCells {
        self.history.present()
    }

    /// Returns the puzzle with the entered digits as givens.
    pub fn entered(&self) -> &Puzzle {
        &self.entered
    }

    /// Returns the cells in fog.
    pub fn fogged(&self) -> &CellSet {
        &self.fogged
    }

    /// Returns the cells whose digits visibly break a house or a rule.
    pub fn conflicts(&self) -> &CellSet {
        &self.conflicts
    }

    /// Returns the number of cells with a digit, and of all cells.
    pub fn filled(&self) -> (usize, usize) {
        (self.entered.givens().len(), self.entered.board().cells().len())
    }

    fn refresh(&mut self, puzzle: &Puzzle) {
        self.entered = self.played().entered(puzzle);
        self.find_conflicts();
        self.change_count += 1;
        self.aid = None;
        self.check = None;
        self.hint.forget();
        self.reason.forget();
        self.reason_subject = None;
    }

    /// Finds the digits that visibly break a house or a rule: what lies in fog gives nothing away.
    fn find_conflicts(&mut self) {
        self.conflicts = match self.fogged.is_empty() {
            true => self.entered.conflicts(),
            false => self.played().entered(&self.entered.seen_past(&self.fogged)).conflicts(),
        };
    }

    /// Clears the fog as far as the digits are right. While the solution is unknown, every digit counts as right.
    fn clear_fog(&mut self, puzzle: &Puzzle, known: Option<&Filling>) -> bool {
        let fogged = puzzle.fogged_cells(|cell| {
            let right = known.and_then(|known| puzzle.board().id(cell).map(|id| known[id]));
            self.played().progress.at(cell).digit.is_some_and(|digit| right.is_none_or(|right| right == digit))
        });
        let changed = fogged != self.fogged;
        if changed {
            self.fogged = fogged;
            self.find_conflicts();
        }
        changed
    }

    fn record(&mut self, played: PlayedCells, puzzle: &Puzzle) {
        if played != *self.played() {
            // Undo of these steps shows no message, so they need no name.
            self.history.record(Message::verbatim(""), played, None);
            self.refresh(puzzle);
        }
    }

    /// Types a digit into cells as a mark of the given kind.
    pub fn type_digit(&mut self, cells: &CellSet, mark: EntryMode, digit: Digit, puzzle: &Puzzle) {
        // A given in fog is not known as one.
        let played = self.played().typed(&puzzle.seen_past(&self.fogged), cells, mark, digit);
        self.record(played, puzzle);
    }

    /// Toggles a colour in cells.
    pub fn colour(&mut self, cells: &CellSet, tint: Tint, puzzle: &Puzzle) {
        let played = self.played().coloured(cells, tint);
        self.record(played, puzzle);
    }

    /// Erases content of cells.
    pub fn erase(&mut self, cells: &CellSet, puzzle: &Puzzle) {
        let played = self.played().erased(cells);
        self.record(played, puzzle);
    }

    /// Starts again: everything but the undo history is cleared, and the timer restarts.
    pub fn restart(&mut self, puzzle: &Puzzle) {
        self.record(PlayedCells::default(), puzzle);
        self.clock = PlayTimer::default();
    }

    /// Returns whether undo and redo are possible.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (self.history.undo_name().is_some(), self.history.redo_name().is_some())
    }

    /// Undoes the last step.
    pub fn undo(&mut self, puzzle: &Puzzle) {
        if self.history.undo().is_some() {
            self.refresh(puzzle);
        }
    }

    /// Redoes the last undone step.
    pub fn redo(&mut self, puzzle: &Puzzle) {
        if self.history.redo().is_some() {
            self.refresh(puzzle);
        }
    }

    /// Enters the hinted step into the cells.
    pub fn take_hint(&mut self, puzzle: &Puzzle) {
        let Some(Ok(PlayHint::Next(next))) = self.hint.answer(self.change_count) else { return };
        let played = next.applied_to(puzzle, self.played());
        self.record(played, puzzle);
    }

    fn logic_query(&self, played: PlayedCells, document: &Document, known: Option<&Filling>) -> LogicQuery {
        let (puzzle, prepared) = (document.puzzle().clone(), self.prepared.clone());
        LogicQuery { puzzle, played, solution: known.cloned(), prepared }
    }

    /// Starts to check whether the entered digits can be right.
    pub fn check(&mut self, document: &Document, known: Option<&Filling>, ctx: &Context) {
        let question = self.logic_query(self.played().clone(), document, known);
        let mut asked = BackgroundQuery::default();
        asked.start(
            self.change_count,
            "check of a play-test",
            ctx,
            Control::with_timeout(AID_TIMEOUT),
            move |control| {
                soundness::check_soundness(
                    &question.puzzle,
                    &question.played,
                    question.solution.as_ref(),
                    false,
                    control,
                )
            },
        );
        self.check = Some(Check { secs: self.clock.secs(), shows: false, query: asked });
    }

    /// Returns the last check, and its result if it has finished.
    pub fn checked(&self) -> Option<(&Check, Option<&Result<Soundness, SolveError>>)> {
        let check = self.check.as_ref()?;
        Some((check, check.query.answer(self.change_count)))
    }

    /// Shows the cells that a check has found wrong.
    pub fn show_wrong(&mut self) {
        if let Some(check) = &mut self.check {
            check.shows = true;
        }
    }

    /// Returns the wrong cells that are to be shown.
    pub fn wrong_cells(&self) -> &[Cell] {
        match (self.aid, self.hint.answer(self.change_count), self.checked()) {
            (
                Some(Aid::Hint(Strength::Step)),
                Some(Ok(PlayHint::Unsound(Soundness::WrongDigits(cells) | Soundness::WrongMarks(cells)))),
                _,
            ) => cells,
            (_, _, Some((Check { shows: true, .. }, Some(Ok(Soundness::WrongDigits(cells)))))) => cells,
            _ => &[],
        }
    }

    /// Returns the answer to the request for a hint.
    pub fn hint_result(&self) -> Option<&Result<PlayHint, SolveError>> {
        self.hint.answer(self.change_count)
    }

    /// Returns the reason that the solver asked for.
    pub fn reason(&self) -> Option<&Result<CandidateReason, SolveError>> {
        self.reason.answer(self.change_count)
    }

    /// Returns the step that is fully revealed, to be drawn.
    pub fn revealed_step(&self) -> Option<&NextStep> {
        match self.aid? {
            Aid::Hint(Strength::Step) => match self.hint_result()? {
                Ok(PlayHint::Next(next)) => Some(next),
                Ok(PlayHint::Stuck | PlayHint::Solved | PlayHint::Unsound(_)) | Err(_) => None,
            },
            Aid::Reason(..) => match self.reason()? {
                Ok(CandidateReason::Step { next, .. }) => Some(next),
                Ok(
                    CandidateReason::Given
                    | CandidateReason::Seen { .. }
                    | CandidateReason::Forbidden { .. }
                    | CandidateReason::Open
                    | CandidateReason::Unsound(_),
                )
                | Err(_) => None,
            },
            Aid::Hint(_) => None,
        }
    }

    /// Returns whether a check, a hint or a reason is pending.
    pub fn is_asking(&self) -> bool {
        let checks = self.check.as_ref().is_some_and(|check| check.query.is_running());
        checks || self.hint.is_running() || self.reason.is_running()
    }

    /// Returns the content of the cells before the digit of this cell was entered.
    fn before_entered(&self, cell: Cell) -> PlayedCells {
        let without = |played: &&PlayedCells| played.progress.at(cell).digit.is_none();
        std::iter::once(self.played()).chain(self.history.past()).find(without).cloned().unwrap_or_default()
    }

    /// Collects results and starts the jobs whose results are to be shown.
    pub fn poll(&mut self, document: &Document, known: Option<&Filling>, ctx: &Context) {
        let puzzle = document.puzzle();
        if puzzle.fog().is_some() || !self.fogged.is_empty() {
            let stored = puzzle.stored_solution().and_then(|solution| solution.filling(puzzle.board()));
            if self.clear_fog(puzzle, known.or(stored.as_ref())) {
                ctx.request_repaint();
            }
        }
        match self.aid {
            Some(Aid::Hint(_)) if self.hint.of() != Some(self.change_count) => {
                let question = self.logic_query(self.played().clone(), document, known);
                let control = Control::with_timeout(AID_TIMEOUT);
                self.hint.start(self.change_count, "hint", ctx, control, move |control| question.hint(control));
            }
            Some(Aid::Reason(cell, Some(digit))) if self.reason_subject != Some((cell, digit)) => {
                self.reason_subject = Some((cell, digit));
                let question = self.logic_query(self.before_entered(cell), document, known);
                let control = Control::with_timeout(AID_TIMEOUT);
                self.reason.start(self.change_count, "reason", ctx, control, move |control| {
                    question.reason(cell, digit, control)
                });
            }
            Some(Aid::Hint(_) | Aid::Reason(..)) | None => {}
        }
        self.hint.poll_fresh();
        self.hint.answer_for_lost(|why| Err(SolveError::Engine(why)));
        self.reason.poll_fresh();
        self.reason.answer_for_lost(|why| Err(SolveError::Engine(why)));
        if let Some(check) = &mut self.check {
            check.query.poll_fresh();
            check.query.answer_for_lost(|why| Err(SolveError::Engine(why)));
        }
    }
}
