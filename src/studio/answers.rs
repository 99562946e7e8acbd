//! What the studio asks the engines, and what of their answers it shows.

use egui::Context;

use super::app::{App, Display};
use super::check::{Ask, EngineId, Shown};
use super::count::{Tally, differing};
use super::jigsaw;
use crate::board::{DigitSet, Filling, Lookout};
use crate::place::Gesture;
use crate::solve::{Control, Count, Verdict};

impl App {
    /// Takes in answers, and asks about the puzzle as it is now what is to be known at all times.
    pub(super) fn follow_answers(&mut self, ctx: &Context) {
        self.ask_again(ctx);
        let meaning = self.document.meaning();
        self.checker.poll(meaning);
        self.counter.poll(meaning);
        self.desk.poll(meaning);
        self.known.follow(self.document.puzzle(), meaning);
        self.placing.follow(self.document.puzzle(), meaning);
        let possible = self.unfinished().is_empty();
        let ready = self.checker.running(EngineId::Native, meaning).is_none();
        self.candidates.poll(&self.document, possible, ready, ctx);
    }

    /// Asks the question that follows each edit, if there was an edit.
    pub(super) fn ask_again(&mut self, ctx: &Context) {
        // What the engines would say of unfinished regions is true, and of no use.
        let possible = self.unfinished().is_empty();
        self.checker.follow(&self.document, possible, ctx);
    }

    /// Asks an engine for as long as it takes.
    pub(super) fn check(&mut self, engine: EngineId, ctx: &Context) {
        if self.unfinished().is_empty() {
            self.checker.start(engine, &self.document, Control::new(), ctx);
        }
    }

    /// How many clues the puzzle has: givens, and digits beside the grids.
    pub(super) fn clue_count(&self) -> usize {
        let puzzle = self.document.puzzle();
        let board = puzzle.board();
        let beside = puzzle.rules_on().filter(|(_, placed)| placed.rule.kind().gesture() == Gesture::Edge);
        let beside = beside.flat_map(|(_, placed)| {
            let lookouts = board.grid_ids().zip(board.grids()).flat_map(|(id, grid)| Lookout::around(id, grid));
            lookouts.map(move |lookout| placed.rule.clue_pieces(lookout).len())
        });
        puzzle.givens().len() + beside.sum::<usize>()
    }

    /// What has to be mended on the board before a check can say anything.
    pub(super) fn unfinished(&self) -> Vec<String> {
        jigsaw::errors(self.document.puzzle().board())
    }

    pub(super) fn is_checking(&self) -> bool {
        self.checker.is_running(self.document.meaning()) || self.is_counting()
    }

    /// Whether an engine works on the puzzle as it is now.
    pub(super) fn is_asking(&self, engine: EngineId) -> bool {
        self.checker.running(engine, self.document.meaning()).is_some()
    }

    /// Whether the digits that cells can take are being looked for.
    pub(super) fn is_finding_candidates(&self) -> bool {
        self.candidates.running(self.document.meaning()).is_some()
    }

    /// Whether the question for candidates has ended without an answer.
    pub(super) fn lacks_candidates(&self) -> bool {
        let answer = self.candidates.answer(self.document.meaning());
        answer.is_some_and(|possible| possible.outcome.is_err())
    }

    /// Asks for the candidates for as long as it takes.
    pub(super) fn find_candidates(&mut self, ctx: &Context) {
        self.candidates.start(&self.document, Control::new(), ctx);
    }

    /// Whether the native engine has ended without an answer.
    pub(super) fn is_unknown(&self) -> bool {
        let answer = self.checker.answer(EngineId::Native, self.document.meaning());
        answer.is_some_and(|answer| answer.outcome.is_err())
    }

    pub(super) fn is_counting(&self) -> bool {
        self.counter.running(self.document.meaning()).is_some()
    }

    pub(super) fn stop_check(&mut self) {
        self.checker.cancel();
        self.counter.cancel();
        self.candidates.cancel();
    }

    pub(super) fn count(&mut self, ctx: &Context) {
        self.counter.start(&self.document, ctx);
    }

    /// What is known of the puzzle as it is now.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.checker.verdict(self.document.meaning())
    }

    /// The only solution, when it is known.
    pub(super) fn solution(&self) -> Option<&Filling> {
        match self.verdict()? {
            Verdict::Unique(filling) => Some(filling),
            Verdict::NoSolution | Verdict::Several(_) => None,
        }
    }

    pub(super) fn ask(&self, engine: EngineId) -> Option<&Ask> {
        self.checker.ask(engine, self.document.meaning())
    }

    /// How many solutions were counted of the puzzle as it is now.
    pub fn count_found(&self) -> Option<Count> {
        self.tally().map(|tally| tally.count)
    }

    pub(super) fn tally(&self) -> Option<&Tally> {
        self.counter.tally(self.document.meaning())
    }

    /// For each cell of the board the digits it takes in some solution, while they are wanted and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.answer(self.document.meaning())?.outcome.as_deref().ok()
    }

    /// The solution, or those of several that can be looked at.
    pub(super) fn solutions(&self) -> &[Filling] {
        match self.verdict() {
            None | Some(Verdict::NoSolution) => &[],
            Some(Verdict::Unique(filling)) => std::slice::from_ref(filling),
            Some(Verdict::Several(two)) => match self.tally() {
                // A count that was stopped at once knows less than the check.
                Some(tally) if tally.solutions.len() >= 2 => &tally.solutions,
                _ => two.as_slice(),
            },
        }
    }

    pub(super) fn show_answer(&mut self) {
        self.display = if self.display == Display::Givens { Display::Solution(0) } else { Display::Givens };
    }

    /// Goes so many solutions on, after the last to the first.
    pub(super) fn step_solution(&mut self, steps: isize) {
        let count = self.solutions().len();
        if let Some(place) = self.shown_place() {
            self.display = Display::Solution(place.wrapping_add_signed(steps + count as isize) % count);
        }
    }

    /// Which of the solutions is shown, from 0.
    pub(super) fn shown_place(&self) -> Option<usize> {
        let last = self.solutions().len().checked_sub(1)?;
        match self.display {
            Display::Givens => None,
            Display::Solution(place) => Some(place.min(last)),
        }
    }

    /// What the board shows besides the givens.
    pub(super) fn shown(&self) -> Option<Shown<'_>> {
        let (place, solutions) = (self.shown_place()?, self.solutions());
        let this = &solutions[place];
        if solutions.len() == 1 {
            return Some(Shown::Solution(this));
        }
        let before = &solutions[(place + solutions.len() - 1) % solutions.len()];
        let differing = match self.tally() {
            Some(tally) if tally.solutions.len() >= 2 => tally.differing.clone(),
            _ => differing(self.document.puzzle().board(), this, before),
        };
        Some(Shown::OneOfSeveral { this, before, differing })
    }

    /// The solution that the board shows, or the one of several.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.shown_place().map(|place| &self.solutions()[place])
    }

    /// The solution, while it is shown and the only one.
    pub(super) fn shown_solution(&self) -> Option<&Filling> {
        self.filling_on_board().filter(|_| self.solutions().len() == 1)
    }
}
