//! The engine queries about the open puzzle, and the display of their answers.

use egui::Context;

use crate::board::{Board, DigitSet, Filling};
use crate::solve::{Control, Count, Verdict};
use crate::studio::analysis::candidates::{CandidateFinder, SolutionCounts};
use crate::studio::analysis::check::{Checker, EngineId, ShownSolution};
use crate::studio::analysis::count::{CountResult, SolutionCounter, differing};
use crate::studio::analysis::proofs::Proofs;
use crate::studio::document::open_document::Document;

/// The part of an answer that is shown on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum BoardDisplay {
    Givens,
    /// One of the solutions found, by its index.
    Solution(usize),
}

/// The engine queries about the open puzzle, and their answers.
pub(in crate::studio) struct EngineAnswers {
    /// The current semantic revision of the puzzle. Answers about another one are not shown.
    pub revision: u64,
    pub checker: Checker,
    pub counter: SolutionCounter,
    pub candidates: CandidateFinder,
    /// Details of the engines' proofs, computed on request.
    pub proofs: Proofs,
    pub display: BoardDisplay,
}

impl Default for EngineAnswers {
    fn default() -> EngineAnswers {
        EngineAnswers {
            revision: 0,
            checker: Checker::default(),
            counter: SolutionCounter::default(),
            candidates: CandidateFinder::default(),
            proofs: Proofs::default(),
            display: BoardDisplay::Givens,
        }
    }
}

impl EngineAnswers {
    /// Returns a value without answers that keeps the setter's choices.
    pub fn choices(&self) -> EngineAnswers {
        let mut answers = EngineAnswers::default();
        answers.checker.live_limit = self.checker.live_limit;
        answers.candidates.wanted = self.candidates.wanted;
        answers.proofs = self.proofs.choices();
        answers
    }

    /// Starts the check that follows each edit, if there was an edit.
    pub fn sync_check(&mut self, document: &Document, ctx: &Context) {
        // A verdict on unfinished regions would be correct but useless.
        let possible = document.board_errors().is_empty();
        self.checker.sync(document, possible, ctx);
    }

    /// Starts a check without a time limit.
    pub fn check(&mut self, document: &Document, engine: EngineId, ctx: &Context) {
        if document.board_errors().is_empty() {
            self.checker.start(engine, document, Control::new(), ctx);
        }
    }

    /// Starts the search for candidates without a time limit.
    pub fn find_candidates(&mut self, document: &Document, ctx: &Context) {
        self.candidates.start(document, Control::new(), ctx);
    }

    pub fn count(&mut self, document: &Document, ctx: &Context) {
        self.counter.start(document, ctx);
    }

    /// Returns the solution to fill cells from: the one on the board, or the only one.
    pub fn filling_source(&self) -> Option<&Filling> {
        self.filling_on_board().or_else(|| self.solution())
    }

    pub fn is_checking(&self) -> bool {
        self.checker.is_running(self.revision) || self.is_counting()
    }

    /// Returns whether an engine is checking the current puzzle.
    pub fn is_checking_with(&self, engine: EngineId) -> bool {
        self.checker.running(engine, self.revision).is_some()
    }

    /// Returns whether the candidates are being computed.
    pub fn is_finding_candidates(&self) -> bool {
        self.candidates.running(self.revision).is_some()
    }

    /// Returns whether the search for candidates ended without a result.
    pub fn lacks_candidates(&self) -> bool {
        let answer = self.candidates.answer(self.revision);
        answer.is_some_and(|possible| possible.outcome.is_err())
    }

    /// Returns whether the native engine ended without a verdict.
    pub fn is_unknown(&self) -> bool {
        let answer = self.checker.answer(EngineId::Native, self.revision);
        answer.is_some_and(|answer| answer.outcome.is_err())
    }

    pub fn is_counting(&self) -> bool {
        self.counter.running(self.revision).is_some()
    }

    pub fn stop_check(&mut self) {
        self.checker.cancel();
        self.counter.cancel();
        self.candidates.cancel();
    }

    /// Returns the verdict on the current puzzle, if known.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.checker.verdict(self.revision)
    }

    /// Returns the only solution, if known.
    pub fn solution(&self) -> Option<&Filling> {
        match self.verdict()? {
            Verdict::Unique(filling) => Some(filling),
            Verdict::NoSolution | Verdict::Several(_) => None,
        }
    }

    /// Returns the counted number of solutions of the current puzzle.
    pub fn count_found(&self) -> Option<Count> {
        self.tally().map(|tally| tally.count)
    }

    pub fn tally(&self) -> Option<&CountResult> {
        self.counter.tally(self.revision)
    }

    /// Returns, for each cell of the board, the digits that it takes in some solution, if they are wanted and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.answer(self.revision)?.outcome.as_deref().ok()
    }

    /// Returns whether some cell is known to have several candidates.
    pub fn has_open_candidates(&self) -> bool {
        self.candidates().is_some_and(|sets| sets.iter().any(|set| set.len() > 1))
    }

    /// Returns the number of solutions for each candidate, if these numbers are wanted and known.
    pub fn candidate_counts(&self) -> Option<&SolutionCounts> {
        self.candidates.answer(self.revision)?.counts.as_ref()
    }

    /// Returns the solution or, if there are several, those that can be viewed.
    pub fn solutions(&self) -> &[Filling] {
        match self.verdict() {
            None | Some(Verdict::NoSolution) => &[],
            Some(Verdict::Unique(filling)) => std::slice::from_ref(filling),
            Some(Verdict::Several(two)) => match self.tally() {
                // A count that was stopped early may have found fewer solutions than the check.
                Some(tally) if tally.solutions.len() >= 2 => &tally.solutions,
                _ => two.as_slice(),
            },
        }
    }

    pub fn show_answer(&mut self) {
        self.display =
            if self.display == BoardDisplay::Givens { BoardDisplay::Solution(0) } else { BoardDisplay::Givens };
    }

    /// Shows only the givens.
    pub fn hide_answer(&mut self) {
        self.display = BoardDisplay::Givens;
    }

    /// Moves by a number of solutions, wrapping around at the ends.
    pub fn step_solution(&mut self, steps: isize) {
        let count = self.solutions().len();
        if let Some(place) = self.shown_index() {
            // Adding the count keeps a step back from going below zero.
            self.display = BoardDisplay::Solution(place.wrapping_add_signed(steps + count as isize) % count);
        }
    }

    /// Returns the index of the solution shown.
    pub fn shown_index(&self) -> Option<usize> {
        let last = self.solutions().len().checked_sub(1)?;
        match self.display {
            BoardDisplay::Givens => None,
            BoardDisplay::Solution(place) => Some(place.min(last)),
        }
    }

    /// Returns the solution, or the difference of solutions, that the board shows in addition to the givens.
    pub fn shown(&self, board: &Board) -> Option<ShownSolution<'_>> {
        let (place, solutions) = (self.shown_index()?, self.solutions());
        let this = &solutions[place];
        if solutions.len() == 1 {
            return Some(ShownSolution::Solution(this));
        }
        let before = &solutions[(place + solutions.len() - 1) % solutions.len()];
        let differing = match self.tally() {
            Some(tally) if tally.solutions.len() >= 2 => tally.differing.clone(),
            _ => differing(board, this, before),
        };
        Some(ShownSolution::OneOfSeveral { this, before, differing })
    }

    /// Returns the solution shown on the board.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.shown_index().map(|place| &self.solutions()[place])
    }
}
