//! What the studio asks the engines, and what of their answers it shows.

use egui::Context;

use super::candidates::{Candidates, Counts};
use super::check::{Checker, EngineId, Shown};
use super::count::{Counter, Tally, differing};
use super::document::Document;
use super::proofs::Proofs;
use crate::board::{Board, DigitSet, Filling};
use crate::solve::{Control, Count, Verdict};

/// What of the answer is shown on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Display {
    Givens,
    /// One of the solutions that were found, by its place.
    Solution(usize),
}

/// What the engines were asked about the open puzzle, and have answered.
pub(in crate::studio) struct Answers {
    /// The meaning of the puzzle as it is now; answers about another one are not shown.
    pub of: u64,
    pub checker: Checker,
    pub counter: Counter,
    pub candidates: Candidates,
    /// What stands behind the engines' proofs, when it is looked at.
    pub proofs: Proofs,
    pub display: Display,
}

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            of: 0,
            checker: Checker::default(),
            counter: Counter::default(),
            candidates: Candidates::default(),
            proofs: Proofs::default(),
            display: Display::Givens,
        }
    }
}

impl Answers {
    /// Nothing asked and nothing known, but what the author has chosen for these.
    pub fn choices(&self) -> Answers {
        let mut answers = Answers::default();
        answers.checker.live_limit = self.checker.live_limit;
        answers.candidates.wanted = self.candidates.wanted;
        answers.proofs = self.proofs.choices();
        answers
    }

    /// Asks the question that follows each edit, if there was an edit.
    pub fn ask_again(&mut self, document: &Document, ctx: &Context) {
        // What the engines would say of unfinished regions is true, and of no use.
        let possible = document.unfinished().is_empty();
        self.checker.follow(document, possible, ctx);
    }

    /// Asks an engine for as long as it takes.
    pub fn check(&mut self, document: &Document, engine: EngineId, ctx: &Context) {
        if document.unfinished().is_empty() {
            self.checker.start(engine, document, Control::new(), ctx);
        }
    }

    /// Asks for the candidates for as long as it takes.
    pub fn find_candidates(&mut self, document: &Document, ctx: &Context) {
        self.candidates.start(document, Control::new(), ctx);
    }

    pub fn count(&mut self, document: &Document, ctx: &Context) {
        self.counter.start(document, ctx);
    }

    /// The digits that cells can be filled from: the solution on the board, or the only one.
    pub fn filling_to_take(&self) -> Option<&Filling> {
        self.filling_on_board().or_else(|| self.solution())
    }

    pub fn is_checking(&self) -> bool {
        self.checker.is_running(self.of) || self.is_counting()
    }

    /// Whether an engine works on the puzzle as it is now.
    pub fn is_asking(&self, engine: EngineId) -> bool {
        self.checker.running(engine, self.of).is_some()
    }

    /// Whether the digits that cells can take are being looked for.
    pub fn is_finding_candidates(&self) -> bool {
        self.candidates.running(self.of).is_some()
    }

    /// Whether the question for candidates has ended without an answer.
    pub fn lacks_candidates(&self) -> bool {
        let answer = self.candidates.answer(self.of);
        answer.is_some_and(|possible| possible.outcome.is_err())
    }

    /// Whether the native engine has ended without an answer.
    pub fn is_unknown(&self) -> bool {
        let answer = self.checker.answer(EngineId::Native, self.of);
        answer.is_some_and(|answer| answer.outcome.is_err())
    }

    pub fn is_counting(&self) -> bool {
        self.counter.running(self.of).is_some()
    }

    pub fn stop_check(&mut self) {
        self.checker.cancel();
        self.counter.cancel();
        self.candidates.cancel();
    }

    /// What is known of the puzzle as it is now.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.checker.verdict(self.of)
    }

    /// The only solution, when it is known.
    pub fn solution(&self) -> Option<&Filling> {
        match self.verdict()? {
            Verdict::Unique(filling) => Some(filling),
            Verdict::NoSolution | Verdict::Several(_) => None,
        }
    }

    /// How many solutions were counted of the puzzle as it is now.
    pub fn count_found(&self) -> Option<Count> {
        self.tally().map(|tally| tally.count)
    }

    pub fn tally(&self) -> Option<&Tally> {
        self.counter.tally(self.of)
    }

    /// For each cell of the board the digits it takes in some solution, while they are wanted and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.answer(self.of)?.outcome.as_deref().ok()
    }

    /// Whether some cell takes several digits, as far as the candidates are wanted and known.
    pub fn is_open(&self) -> bool {
        self.candidates().is_some_and(|sets| sets.iter().any(|set| set.len() > 1))
    }

    /// In how many solutions each of them is, while that is wanted and known.
    pub fn candidate_counts(&self) -> Option<&Counts> {
        self.candidates.answer(self.of)?.counts.as_ref()
    }

    /// The solution, or those of several that can be looked at.
    pub fn solutions(&self) -> &[Filling] {
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

    pub fn show_answer(&mut self) {
        self.display = if self.display == Display::Givens { Display::Solution(0) } else { Display::Givens };
    }

    /// Shows the givens alone.
    pub fn hide_answer(&mut self) {
        self.display = Display::Givens;
    }

    /// Goes so many solutions on, after the last to the first.
    pub fn step_solution(&mut self, steps: isize) {
        let count = self.solutions().len();
        if let Some(place) = self.shown_place() {
            self.display = Display::Solution(place.wrapping_add_signed(steps + count as isize) % count);
        }
    }

    /// Which of the solutions is shown, from 0.
    pub fn shown_place(&self) -> Option<usize> {
        let last = self.solutions().len().checked_sub(1)?;
        match self.display {
            Display::Givens => None,
            Display::Solution(place) => Some(place.min(last)),
        }
    }

    /// What the board shows besides the givens.
    pub fn shown(&self, board: &Board) -> Option<Shown<'_>> {
        let (place, solutions) = (self.shown_place()?, self.solutions());
        let this = &solutions[place];
        if solutions.len() == 1 {
            return Some(Shown::Solution(this));
        }
        let before = &solutions[(place + solutions.len() - 1) % solutions.len()];
        let differing = match self.tally() {
            Some(tally) if tally.solutions.len() >= 2 => tally.differing.clone(),
            _ => differing(board, this, before),
        };
        Some(Shown::OneOfSeveral { this, before, differing })
    }

    /// The solution that the board shows, or the one of several.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.shown_place().map(|place| &self.solutions()[place])
    }
}
