//! The candidates: the digits that each open cell takes in some solution and, on request, the number of these
//! solutions. They are computed again after each edit.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::board::{CellId, Digit, DigitSet};
use crate::solve::native::Native;
use crate::solve::{Control, Engine, SolveError, Statistics, candidate_counts};
use crate::studio::document::open_document::Document;
use crate::studio::tasks::jobs::Job;
use crate::studio::tasks::query::BackgroundQuery;

/// The time limit, as for the check.
const LIMIT: Duration = Duration::from_secs(10);

/// The limit up to which the solutions of a candidate are counted.
pub(in crate::studio) const MAX_COUNTED: u64 = 8;

/// The kind of candidates that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) enum CandidateDisplay {
    /// No candidates.
    #[default]
    Nothing,
    /// The candidates.
    Possible,
    /// The candidates with their numbers of solutions.
    Counted,
}

impl CandidateDisplay {
    pub const ALL: [CandidateDisplay; 3] =
        [CandidateDisplay::Nothing, CandidateDisplay::Possible, CandidateDisplay::Counted];
}

/// The number of solutions of each candidate, up to [`MAX_COUNTED`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct SolutionCounts(Vec<Vec<u64>>);

impl SolutionCounts {
    /// Returns counts for each cell, by its index on the board, and each digit.
    #[cfg(test)]
    pub fn made(counts: Vec<Vec<u64>>) -> SolutionCounts {
        SolutionCounts(counts)
    }

    pub fn of(&self, cell: CellId, digit: Digit) -> u64 {
        self.0[cell.index()][digit.index()]
    }

    fn sets(&self) -> Vec<DigitSet> {
        let set = |counts: &Vec<u64>| {
            let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
            some.map(|(index, _)| Digit::from_index(index)).collect()
        };
        self.0.iter().map(set).collect()
    }

    /// Returns a measure of how open the puzzle would remain after a given in this cell: from 0, if each candidate of
    /// the cell leaves a single solution, to 1, if each candidate leaves at least [`MAX_COUNTED`] solutions or the cell
    /// is not open.
    pub fn openness(&self, cell: CellId) -> f32 {
        // The average number of solutions per digit, scaled from `1..=MAX_COUNTED` to `0..=1`.
        let counts: Vec<u64> = self.0[cell.index()].iter().copied().filter(|&count| count > 0).collect();
        match counts.len() {
            0 | 1 => 1.0,
            cases => (counts.iter().sum::<u64>() as f32 / cases as f32 - 1.0) / (MAX_COUNTED as f32 - 1.0),
        }
    }
}

/// The candidates of each cell, in the board's order of cells, with time and statistics.
pub(in crate::studio) struct CandidateResult {
    pub outcome: Result<Vec<DigitSet>, SolveError>,
    /// The counts, if requested.
    pub counts: Option<SolutionCounts>,
    pub time: Duration,
    pub statistics: Statistics,
}

/// The kind of candidates wanted, and the last result with the semantic revision of its puzzle.
#[derive(Default)]
pub(in crate::studio) struct CandidateFinder {
    pub wanted: CandidateDisplay,
    /// The kind of candidates that was wanted at the last start.
    query_display: CandidateDisplay,
    query: BackgroundQuery<CandidateResult>,
    /// The engine. From one run to the next, it keeps what it has learned, since most of that stays true after an edit.
    /// A cancelled run releases the engine soon.
    engine: Arc<Mutex<Native>>,
}

impl CandidateFinder {
    /// Collects the result, and starts to work on the current puzzle if it was not started before. `possible` is true
    /// if the board can have solutions at all, and `ready` if the check has ended. The check goes first because it is
    /// faster.
    pub fn poll(&mut self, document: &Document, possible: bool, ready: bool, ctx: &egui::Context) {
        let meaning = document.semantic_revision();
        if self.wanted != self.query_display {
            self.query_display = self.wanted;
            self.query.forget();
        }
        if self.wanted == CandidateDisplay::Nothing || !possible {
            self.query.forget();
            return;
        }
        self.query.keep(meaning);
        if self.query.of().is_none() {
            if !ready {
                return;
            }
            self.start(document, Control::with_timeout(LIMIT), ctx);
        }
        self.query.poll_fresh();
        self.query.answer_for_lost(failed);
    }

    /// Starts to work on the current puzzle, and drops an older run.
    pub fn start(&mut self, document: &Document, control: Control, ctx: &egui::Context) {
        let (puzzle, engine, wanted) = (document.puzzle().clone(), self.engine.clone(), self.wanted);
        let work = move |control: &Control| {
            // A poisoned lock is harmless: the engine takes its saved knowledge out while it works, so a panic leaves
            // no wrong data behind.
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let started = Instant::now();
            let (outcome, counts, statistics) = match wanted {
                CandidateDisplay::Nothing | CandidateDisplay::Possible => {
                    (engine.candidates(&puzzle.model(), control), None, engine.statistics())
                }
                CandidateDisplay::Counted => {
                    let counted = candidate_counts(&mut *engine, &puzzle.model(), MAX_COUNTED, control);
                    let counts = counted.counts.map(SolutionCounts);
                    (counts.as_ref().map(SolutionCounts::sets).map_err(Clone::clone), counts.ok(), counted.statistics)
                }
            };
            CandidateResult { outcome, counts, time: started.elapsed(), statistics }
        };
        self.query.start(document.semantic_revision(), "candidates", ctx, control, work);
    }

    /// Cancels a running job.
    pub fn cancel(&self) {
        self.query.cancel();
    }

    /// Returns the running job for this semantic revision.
    pub fn running(&self, meaning: u64) -> Option<&Job<CandidateResult>> {
        self.query.running(meaning)
    }

    /// Returns the result for this semantic revision.
    pub fn answer(&self, meaning: u64) -> Option<&CandidateResult> {
        self.query.answer(meaning)
    }
}

fn failed(reason: String) -> CandidateResult {
    CandidateResult {
        outcome: Err(SolveError::Engine(reason)),
        counts: None,
        time: Duration::ZERO,
        statistics: Statistics::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_the_less_open_the_fewer_solutions_its_digits_leave() {
        let counts =
            SolutionCounts(vec![vec![1, 1, 0, 1], vec![8, 8, 8, 8], vec![0, 0, 8, 0], vec![1, 8, 0, 0], vec![0; 4]]);
        let openness = (0..5).map(|cell| counts.openness(CellId(cell)));
        assert_eq!(openness.collect::<Vec<_>>(), [0.0, 1.0, 1.0, 0.5, 1.0]);
        let sizes: Vec<usize> = counts.sets().iter().map(|set| set.len()).collect();
        assert_eq!(sizes, [3, 4, 1, 2, 0]);
    }
}
