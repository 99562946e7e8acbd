//! Counting the solutions in the background, up to a limit that the setter chooses.

use std::time::{Duration, Instant};

use crate::board::{Board, Cell, CellSet, DigitSet, Filling};
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Count, Engine, SolveError, Statistics};
use crate::studio::document::open_document::Document;
use crate::studio::state::words::western;
use crate::studio::tasks::jobs::Job;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// The default limit.
const DEFAULT_LIMIT: u64 = 1000;
/// The maximum number of solutions that are kept for viewing. All others are only counted.
const MAX_VIEWABLE: usize = 10_000;

/// The result of counting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct CountResult {
    /// The number of solutions; a lower bound if the limit was reached or counting was stopped.
    pub count: Count,
    /// The reason why counting ended before it reached the limit or the last solution, if it did so.
    pub stopped: Option<SolveError>,
    /// The first solutions, in the order found.
    pub solutions: Vec<Filling>,
    /// The cells whose digits differ among all counted solutions, including those not kept.
    pub differing: CellSet,
    pub time: Duration,
    pub statistics: Statistics,
}

/// The last count, with the semantic revision of its puzzle.
pub(in crate::studio) struct SolutionCounter {
    /// The limit as typed.
    pub typed_limit: String,
    limit: u64,
    query: BackgroundQuery<CountResult>,
}

impl Default for SolutionCounter {
    fn default() -> SolutionCounter {
        SolutionCounter { typed_limit: DEFAULT_LIMIT.to_string(), limit: DEFAULT_LIMIT, query: BackgroundQuery::Idle }
    }
}

impl SolutionCounter {
    /// Returns the typed limit, or None if it is not a valid number of solutions.
    pub fn wanted_limit(&self) -> Option<u64> {
        western(&self.typed_limit).parse().ok().filter(|&limit| limit >= 2)
    }

    /// Counts the solutions of the current puzzle.
    pub fn start(&mut self, document: &Document, ctx: &egui::Context) {
        let Some(limit) = self.wanted_limit() else { return };
        self.limit = limit;
        let puzzle = document.puzzle().clone();
        let work = move |control: &Control| tally(&mut Native::new(), &puzzle, limit, control);
        self.query.start(document.semantic_revision(), "count", ctx, Control::new(), work);
    }

    /// Collects the result, and drops a count of an older puzzle.
    pub fn poll(&mut self, meaning: u64) {
        if self.query.is_running() {
            self.query.keep(meaning);
        }
        self.query.poll();
        self.query.answer_for_lost(failed);
    }

    pub fn cancel(&self) {
        self.query.cancel();
    }

    /// Returns the running count for this semantic revision, and its limit.
    pub fn running(&self, meaning: u64) -> Option<(&Job<CountResult>, u64)> {
        self.query.running(meaning).map(|job| (job, self.limit))
    }

    /// Returns the result for this semantic revision.
    pub fn tally(&self, meaning: u64) -> Option<&CountResult> {
        self.query.answer(meaning)
    }
}

fn failed(reason: String) -> CountResult {
    CountResult {
        count: Count::AtLeast(0),
        stopped: Some(SolveError::Engine(reason)),
        solutions: Vec::new(),
        differing: CellSet::default(),
        time: Duration::ZERO,
        statistics: Statistics::default(),
    }
}

/// Counts the solutions, keeps the first ones, and verifies these with the definitions of the rules themselves.
fn tally(engine: &mut dyn Engine, puzzle: &Puzzle, limit: u64, control: &Control) -> CountResult {
    let started = Instant::now();
    let cells = puzzle.board().cells();
    // The digits seen in each cell are collected for all solutions, so that the differing cells are known without
    // keeping the solutions.
    let mut seen = vec![DigitSet::EMPTY; cells.len()];
    let (mut found, mut solutions, mut wrong) = (0, Vec::new(), false);
    let counted = engine.solutions(&puzzle.model(), limit, control, &mut |filling| {
        found += 1;
        for (seen, &digit) in seen.iter_mut().zip(filling.digits()) {
            *seen = DigitSet::from_bits(seen.bits() | DigitSet::just(digit).bits());
        }
        if solutions.len() < MAX_VIEWABLE {
            wrong |= !puzzle.accepts(&filling);
            solutions.push(filling);
        }
    });
    if wrong {
        return failed(say!("tell-count-its-solution-breaks-rule"));
    }
    let differs = |(&cell, seen): (&Cell, &DigitSet)| (seen.len() > 1).then_some(cell);
    CountResult {
        count: *counted.as_ref().unwrap_or(&Count::AtLeast(found)),
        stopped: counted.err(),
        solutions,
        differing: cells.iter().zip(&seen).filter_map(differs).collect(),
        time: started.elapsed(),
        statistics: engine.statistics(),
    }
}

/// Returns the cells in which two solutions differ.
pub(in crate::studio) fn differing(board: &Board, one: &Filling, other: &Filling) -> CellSet {
    let cells = board.cells().iter().zip(one.digits().iter().zip(other.digits()));
    cells.filter(|(_, (a, b))| a != b).map(|(&cell, _)| cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(limit: u64) -> CountResult {
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        tally(&mut Native::new(), &puzzle, limit, &Control::new())
    }

    #[test]
    fn counts_are_exact_or_say_that_they_are_not() {
        let all = counted(1000);
        assert_eq!((all.count, all.solutions.len(), all.differing.len()), (Count::Exactly(288), 288, 16));
        let some = counted(100);
        assert_eq!((some.count, some.solutions.len(), some.stopped), (Count::AtLeast(100), 100, None));
    }

    #[test]
    fn what_is_kept_is_bounded_and_what_differs_is_not() {
        let puzzle = Puzzle::empty(Board::single(2, 3).unwrap());
        let many = tally(&mut Native::new(), &puzzle, 3 * MAX_VIEWABLE as u64, &Control::new());
        assert_eq!((many.count, many.solutions.len()), (Count::AtLeast(30_000), MAX_VIEWABLE));
        let first = &many.solutions[0];
        let kept = |place: usize| many.solutions.iter().any(|other| other.digits()[place] != first.digits()[place]);
        let cells = puzzle.board().cells();
        let among_kept: CellSet = (0..cells.len()).filter(|&place| kept(place)).map(|place| cells[place]).collect();
        assert!(among_kept.iter().all(|cell| many.differing.contains(cell)));
    }

    #[test]
    fn a_count_that_is_stopped_tells_what_it_found() {
        let control = Control::new();
        control.cancel();
        let puzzle = Puzzle::empty(Board::classic());
        let tally = tally(&mut Native::new(), &puzzle, 1000, &control);
        assert_eq!(tally.stopped, Some(SolveError::Cancelled));
        assert_eq!(tally.count, Count::AtLeast(tally.solutions.len() as u64));
    }

    #[test]
    fn limits_are_read_with_and_without_spaces() {
        for (typed, limit) in [
            ("1000", Some(1000)),
            ("10 000", Some(10_000)),
            ("۱۰ ۰۰۰", Some(10_000)),
            ("1", None),
            ("0", None),
            ("", None),
            ("many", None),
        ] {
            let counter = SolutionCounter { typed_limit: typed.to_owned(), ..SolutionCounter::default() };
            assert_eq!(counter.wanted_limit(), limit, "{typed}");
        }
    }
}
