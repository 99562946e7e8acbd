//! Playtest: the setter solves the open puzzle as a solver will, without seeing what the engines know.
//!
//! **Invariant.** A playtest never becomes part of the puzzle: it has its own state and its own history. The cells
//! and the time are saved next to the journals, so that a later session can resume them. Only remarks belong to
//! the puzzle; they are ordinary edits.

mod aid;
mod basis;
mod clock;
mod played;
mod playing;

use std::hash::{Hash as _, Hasher};
use std::time::Duration;

use egui::Context;

use super::asked::Asked;
use super::document::Document;
use super::history::History;
use super::solving::Strength;
use crate::board::{Cell, CellSet, Digit, Filling};
use crate::puzzle::Puzzle;
use crate::scene::Tint;
use crate::solve::{Control, Stopped};
use crate::words::Message;

pub(in crate::studio) use aid::{Hint, NextStep, Reason};
pub(in crate::studio) use basis::Basis;
pub(in crate::studio) use clock::{Clock, in_words};
pub use played::Mark;
pub(in crate::studio) use played::{Played, is_played_alike};

use aid::{Prepared, Question};

/// The time limit of a check, a hint or a reason.
const LIMIT: Duration = Duration::from_secs(30);

/// The help that the solver has asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Aid {
    /// The next step, revealed up to the given strength.
    Hint(Strength),
    /// The reason for the content of a cell, or why a digit is impossible there; None until the digit is chosen.
    Why(Cell, Option<Digit>),
}

/// A check of the digits: its time, and whether the wrong cells are shown.
pub(in crate::studio) struct Check {
    pub secs: u32,
    pub shows: bool,
    asked: Asked<Result<Basis, Stopped>>,
}

/// The playtest of one puzzle.
pub(in crate::studio) struct PlayTest {
    /// The semantic identity of the puzzle.
    of: (u64, u64),
    history: History<Played, ()>,
    /// A counter of all changes, including undo and redo.
    moment: u64,
    /// The puzzle with the entered digits as givens, and the cells that break a house or a rule.
    entered: Puzzle,
    conflicts: CellSet,
    pub mark: Mark,
    pub clock: Clock,
    pub aid: Option<Aid>,
    check: Option<Check>,
    hint: Asked<Result<Hint, Stopped>>,
    reason: Asked<Result<Reason, Stopped>>,
    /// The subject of the reason.
    asked: Option<(Cell, Digit)>,
    prepared: Prepared,
    /// True if the playtest was resumed from another session or a closed tab, until the window has said so.
    resumed: bool,
}

impl PlayTest {
    /// Returns an empty playtest. `of` identifies the puzzle.
    pub fn new(of: (u64, u64), puzzle: &Puzzle) -> PlayTest {
        let mut test = PlayTest {
            of,
            history: History::new(Played::default()),
            moment: 0,
            entered: puzzle.clone(),
            conflicts: CellSet::default(),
            mark: Mark::default(),
            clock: Clock::default(),
            aid: None,
            check: None,
            hint: Asked::default(),
            reason: Asked::default(),
            asked: None,
            prepared: Prepared::default(),
            resumed: false,
        };
        test.refresh(puzzle);
        test
    }

    /// Resumes the playtest of another session with its cells and its time.
    pub fn resumed(of: (u64, u64), puzzle: &Puzzle, played: Played, secs: u32) -> PlayTest {
        let mut test = PlayTest::new(of, puzzle);
        (test.history, test.clock) = (History::new(played), Clock::at(secs));
        test.go_on(of, puzzle);
        test
    }

    /// Continues in another tab with the same puzzle.
    pub fn go_on(&mut self, of: (u64, u64), puzzle: &Puzzle) {
        (self.of, self.resumed) = (of, true);
        self.refresh(puzzle);
    }

    /// Returns once whether the playtest was resumed from another session or a closed tab.
    pub fn takes_up(&mut self) -> bool {
        std::mem::take(&mut self.resumed)
    }

    /// Hashes everything that requires the saved playtest to be written again.
    pub fn mark_kept(&self, hasher: &mut impl Hasher) {
        (self.moment, self.clock.mark()).hash(hasher);
    }

    /// Returns whether the playtest is about this puzzle.
    pub fn is_of(&self, of: (u64, u64)) -> bool {
        self.of == of
    }

    /// Returns the digits, marks and colours that the solver entered.
    pub fn played(&self) -> &Played {
        self.history.present()
    }

    /// Returns the puzzle with the entered digits as givens.
    pub fn entered(&self) -> &Puzzle {
        &self.entered
    }

    /// Returns the cells whose digits break a house or a rule.
    pub fn conflicts(&self) -> &CellSet {
        &self.conflicts
    }

    /// Returns the number of cells with a digit, and of all cells.
    pub fn filled(&self) -> (usize, usize) {
        (self.entered.givens().len(), self.entered.board().cells().len())
    }

    fn refresh(&mut self, puzzle: &Puzzle) {
        self.entered = self.played().entered(puzzle);
        self.conflicts = self.entered.conflicts();
        self.moment += 1;
        self.aid = None;
        self.check = None;
        self.hint.forget();
        self.reason.forget();
        self.asked = None;
    }

    fn record(&mut self, played: Played, puzzle: &Puzzle) {
        if played != *self.played() {
            // Undo of these steps shows no message, so they need no name.
            self.history.record(Message::verbatim(""), played, None);
            self.refresh(puzzle);
        }
    }

    /// Types a digit into cells as a mark of the given kind.
    pub fn type_digit(&mut self, cells: &CellSet, mark: Mark, digit: Digit, puzzle: &Puzzle) {
        let played = self.played().typed(puzzle, cells, mark, digit);
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
        self.record(Played::default(), puzzle);
        self.clock = Clock::default();
    }

    /// Returns whether undo and redo are possible.
    pub fn steps(&self) -> (bool, bool) {
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
        let Some(Ok(Hint::Next(next))) = self.hint.answer(self.moment) else { return };
        let played = next.taken(puzzle, self.played());
        self.record(played, puzzle);
    }

    fn question(&self, played: Played, document: &Document, known: Option<&Filling>) -> Question {
        let (puzzle, prepared) = (document.puzzle().clone(), self.prepared.clone());
        Question { puzzle, played, known: known.cloned(), prepared }
    }

    /// Starts a check whether the entered digits can be right.
    pub fn check(&mut self, document: &Document, known: Option<&Filling>, ctx: &Context) {
        let question = self.question(self.played().clone(), document, known);
        let mut asked = Asked::default();
        asked.start(self.moment, "check of a play-test", ctx, Control::with_timeout(LIMIT), move |control| {
            basis::basis(&question.puzzle, &question.played, question.known.as_ref(), false, control)
        });
        self.check = Some(Check { secs: self.clock.secs(), shows: false, asked });
    }

    /// Returns the last check, and its result if it has finished.
    pub fn checked(&self) -> Option<(&Check, Option<&Result<Basis, Stopped>>)> {
        let check = self.check.as_ref()?;
        Some((check, check.asked.answer(self.moment)))
    }

    /// Shows the cells that a check has found wrong.
    pub fn show_wrong(&mut self) {
        if let Some(check) = &mut self.check {
            check.shows = true;
        }
    }

    /// Returns the wrong cells that are to be shown.
    pub fn wrong(&self) -> &[Cell] {
        match (self.aid, self.hint.answer(self.moment), self.checked()) {
            (
                Some(Aid::Hint(Strength::Step)),
                Some(Ok(Hint::Unsound(Basis::WrongDigits(cells) | Basis::WrongMarks(cells)))),
                _,
            ) => cells,
            (_, _, Some((Check { shows: true, .. }, Some(Ok(Basis::WrongDigits(cells)))))) => cells,
            _ => &[],
        }
    }

    /// Returns the answer to the request for a hint.
    pub fn hinted(&self) -> Option<&Result<Hint, Stopped>> {
        self.hint.answer(self.moment)
    }

    /// Returns the reason that the solver asked for.
    pub fn reason(&self) -> Option<&Result<Reason, Stopped>> {
        self.reason.answer(self.moment)
    }

    /// Returns the step that is fully revealed, to be drawn.
    pub fn step_told(&self) -> Option<&NextStep> {
        match self.aid? {
            Aid::Hint(Strength::Step) => match self.hinted()? {
                Ok(Hint::Next(next)) => Some(next),
                Ok(Hint::Stuck | Hint::Solved | Hint::Unsound(_)) | Err(_) => None,
            },
            Aid::Why(..) => match self.reason()? {
                Ok(Reason::Step { next, .. }) => Some(next),
                Ok(
                    Reason::Given | Reason::Seen { .. } | Reason::Forbidden { .. } | Reason::Open | Reason::Unsound(_),
                )
                | Err(_) => None,
            },
            Aid::Hint(_) => None,
        }
    }

    /// Returns whether a check, a hint or a reason is pending.
    pub fn is_asking(&self) -> bool {
        let checks = self.check.as_ref().is_some_and(|check| check.asked.is_running());
        checks || self.hint.is_running() || self.reason.is_running()
    }

    /// Returns the content of the cells before the digit of this cell was entered.
    fn before_entered(&self, cell: Cell) -> Played {
        let without = |played: &&Played| played.progress.at(cell).digit.is_none();
        std::iter::once(self.played()).chain(self.history.past()).find(without).cloned().unwrap_or_default()
    }

    /// Collects results and starts the jobs whose results are to be shown.
    pub fn poll(&mut self, document: &Document, known: Option<&Filling>, ctx: &Context) {
        match self.aid {
            Some(Aid::Hint(_)) if self.hint.of() != Some(self.moment) => {
                let question = self.question(self.played().clone(), document, known);
                let control = Control::with_timeout(LIMIT);
                self.hint.start(self.moment, "hint", ctx, control, move |control| question.hint(control));
            }
            Some(Aid::Why(cell, Some(digit))) if self.asked != Some((cell, digit)) => {
                self.asked = Some((cell, digit));
                let question = self.question(self.before_entered(cell), document, known);
                let control = Control::with_timeout(LIMIT);
                self.reason
                    .start(self.moment, "reason", ctx, control, move |control| question.reason(cell, digit, control));
            }
            Some(Aid::Hint(_) | Aid::Why(..)) | None => {}
        }
        self.hint.poll_fresh();
        self.hint.answer_for_lost(|why| Err(Stopped::Engine(why)));
        self.reason.poll_fresh();
        self.reason.answer_for_lost(|why| Err(Stopped::Engine(why)));
        if let Some(check) = &mut self.check {
            check.asked.poll_fresh();
            check.asked.answer_for_lost(|why| Err(Stopped::Engine(why)));
        }
    }
}
