//! Play-test: the author solves the open puzzle as others will, without a look at what the engines know.
//!
//! **Invariant.** What is played never becomes part of the puzzle: it lives here, with a history of its own. What
//! stands in the cells and the time are kept beside the journals, to be gone on with in another session. Only remarks
//! are the puzzle's, and they are edits like others.

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

/// How long a check, a hint or a reason may take.
const LIMIT: Duration = Duration::from_secs(30);

/// What the solver has asked the logic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Aid {
    /// The next step, as far as it is told.
    Hint(Strength),
    /// Why a cell is what it is, or why a digit does not fit there; None until the digit is chosen.
    Why(Cell, Option<Digit>),
}

/// The digits that a check has looked at, when, and whether the cells that are wrong are shown.
pub(in crate::studio) struct Check {
    pub secs: u32,
    pub shows: bool,
    asked: Asked<Result<Basis, Stopped>>,
}

/// One puzzle as it is solved.
pub(in crate::studio) struct PlayTest {
    /// What is solved, by its meaning.
    of: (u64, u64),
    history: History<Played, ()>,
    /// Changes with every step, there and back.
    moment: u64,
    /// The puzzle with what was entered as givens, and the cells that break a house or a rule.
    entered: Puzzle,
    conflicts: CellSet,
    pub mark: Mark,
    pub clock: Clock,
    pub aid: Option<Aid>,
    check: Option<Check>,
    hint: Asked<Result<Hint, Stopped>>,
    reason: Asked<Result<Reason, Stopped>>,
    /// What the reason is asked about.
    asked: Option<(Cell, Digit)>,
    prepared: Prepared,
    /// It goes on where another session or a closed tab was left, which is still to be told.
    resumed: bool,
}

impl PlayTest {
    /// Nothing played yet. `of` tells puzzles apart.
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

    /// Goes on where another session was left: with what stood in the cells, and the seconds of its timer.
    pub fn resumed(of: (u64, u64), puzzle: &Puzzle, played: Played, secs: u32) -> PlayTest {
        let mut test = PlayTest::new(of, puzzle);
        (test.history, test.clock) = (History::new(played), Clock::at(secs));
        test.go_on(of, puzzle);
        test
    }

    /// Goes on in another tab, which has the same puzzle.
    pub fn go_on(&mut self, of: (u64, u64), puzzle: &Puzzle) {
        (self.of, self.resumed) = (of, true);
        self.refresh(puzzle);
    }

    /// Whether it goes on where another session or a closed tab was left; told once.
    pub fn takes_up(&mut self) -> bool {
        std::mem::take(&mut self.resumed)
    }

    /// What changes when that which is kept of it is to be written again.
    pub fn mark_kept(&self, hasher: &mut impl Hasher) {
        (self.moment, self.clock.mark()).hash(hasher);
    }

    /// Whether it is about this puzzle.
    pub fn is_of(&self, of: (u64, u64)) -> bool {
        self.of == of
    }

    /// What stands in the cells besides the givens.
    pub fn played(&self) -> &Played {
        self.history.present()
    }

    /// The puzzle with what was entered as givens.
    pub fn entered(&self) -> &Puzzle {
        &self.entered
    }

    /// The cells whose digits break a house or a rule by themselves.
    pub fn conflicts(&self) -> &CellSet {
        &self.conflicts
    }

    /// How many cells have a digit, and how many there are.
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
            // These steps are told of nowhere.
            self.history.record(Message::verbatim(""), played, None);
            self.refresh(puzzle);
        }
    }

    /// Types a digit into cells as what is chosen, or as another mark.
    pub fn type_digit(&mut self, cells: &CellSet, mark: Mark, digit: Digit, puzzle: &Puzzle) {
        let played = self.played().typed(puzzle, cells, mark, digit);
        self.record(played, puzzle);
    }

    /// Colours cells, or takes the colour away.
    pub fn colour(&mut self, cells: &CellSet, tint: Tint, puzzle: &Puzzle) {
        let played = self.played().coloured(cells, tint);
        self.record(played, puzzle);
    }

    /// Takes something out of cells.
    pub fn erase(&mut self, cells: &CellSet, puzzle: &Puzzle) {
        let played = self.played().erased(cells);
        self.record(played, puzzle);
    }

    /// Begins again: all is gone but the steps that lead back, and the timer starts anew.
    pub fn restart(&mut self, puzzle: &Puzzle) {
        self.record(Played::default(), puzzle);
        self.clock = Clock::default();
    }

    /// Whether there is a step to take back, and one to make again.
    pub fn steps(&self) -> (bool, bool) {
        (self.history.undo_name().is_some(), self.history.redo_name().is_some())
    }

    /// Takes the last step back.
    pub fn undo(&mut self, puzzle: &Puzzle) {
        if self.history.undo().is_some() {
            self.refresh(puzzle);
        }
    }

    /// Makes the step again that was taken back.
    pub fn redo(&mut self, puzzle: &Puzzle) {
        if self.history.redo().is_some() {
            self.refresh(puzzle);
        }
    }

    /// Puts the step that is hinted at into the cells.
    pub fn take_hint(&mut self, puzzle: &Puzzle) {
        let Some(Ok(Hint::Next(next))) = self.hint.answer(self.moment) else { return };
        let played = next.taken(puzzle, self.played());
        self.record(played, puzzle);
    }

    fn question(&self, played: Played, document: &Document, known: Option<&Filling>) -> Question {
        let (puzzle, prepared) = (document.puzzle().clone(), self.prepared.clone());
        Question { puzzle, played, known: known.cloned(), prepared }
    }

    /// Asks whether what was entered can be right.
    pub fn check(&mut self, document: &Document, known: Option<&Filling>, ctx: &Context) {
        let question = self.question(self.played().clone(), document, known);
        let mut asked = Asked::default();
        asked.start(self.moment, "check of a play-test", ctx, Control::with_timeout(LIMIT), move |control| {
            basis::basis(&question.puzzle, &question.played, question.known.as_ref(), false, control)
        });
        self.check = Some(Check { secs: self.clock.secs(), shows: false, asked });
    }

    /// The last check, and what it has found so far.
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

    /// The cells that are known to be wrong and are to be shown.
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

    /// What is hinted at.
    pub fn hinted(&self) -> Option<&Result<Hint, Stopped>> {
        self.hint.answer(self.moment)
    }

    /// Why the candidate falls or the digit stands that was asked about.
    pub fn reason(&self) -> Option<&Result<Reason, Stopped>> {
        self.reason.answer(self.moment)
    }

    /// The step that is told whole, to be drawn.
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

    /// Whether something is being found out.
    pub fn is_asking(&self) -> bool {
        let checks = self.check.as_ref().is_some_and(|check| check.asked.is_running());
        checks || self.hint.is_running() || self.reason.is_running()
    }

    /// What stood in the cells before the digit of this one was entered.
    fn before_entered(&self, cell: Cell) -> Played {
        let without = |played: &&Played| played.progress.at(cell).digit.is_none();
        std::iter::once(self.played()).chain(self.history.past()).find(without).cloned().unwrap_or_default()
    }

    /// Takes in answers, and asks what is to be shown.
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
