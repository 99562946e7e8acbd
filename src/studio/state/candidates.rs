//! The candidates: for each open cell the digits that it takes in some solution, and if wished in how many, asked again
//! after each edit.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::asked::Asked;
use super::document::Document;
use super::jobs::Job;
use crate::board::{CellId, Digit, DigitSet};
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Statistics, Stopped, candidate_counts};

/// How long the question may take; see the check.
const LIMIT: Duration = Duration::from_secs(10);

/// So far the solutions of a candidate are counted.
pub(in crate::studio) const MOST_COUNTED: u64 = 8;

/// What is wanted of the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) enum Wanted {
    /// That they are not shown.
    #[default]
    Nothing,
    /// Which there are.
    Possible,
    /// In how many solutions each is.
    Counted,
}

impl Wanted {
    pub const ALL: [Wanted; 3] = [Wanted::Nothing, Wanted::Possible, Wanted::Counted];
}

/// In how many solutions each candidate is, counted up to [`MOST_COUNTED`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct Counts(Vec<Vec<u64>>);

impl Counts {
    /// These numbers, of each cell by its place on the board and of each digit.
    #[cfg(test)]
    pub fn made(counts: Vec<Vec<u64>>) -> Counts {
        Counts(counts)
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

    /// How much a given in this cell would leave open: from 0, when each digit of it leaves one solution, to 1, when
    /// each leaves [`MOST_COUNTED`] or more, or the cell is not open.
    pub fn openness(&self, cell: CellId) -> f32 {
        let counts: Vec<u64> = self.0[cell.index()].iter().copied().filter(|&count| count > 0).collect();
        match counts.len() {
            0 | 1 => 1.0,
            cases => (counts.iter().sum::<u64>() as f32 / cases as f32 - 1.0) / (MOST_COUNTED as f32 - 1.0),
        }
    }
}

/// The digits each cell can take, in the board's order of cells, and what it cost to find out.
pub(in crate::studio) struct Possible {
    pub outcome: Result<Vec<DigitSet>, Stopped>,
    /// When that was asked.
    pub counts: Option<Counts>,
    pub time: Duration,
    pub statistics: Statistics,
}

/// Whether candidates are wanted, and the last answer with the meaning of the puzzle it was about.
#[derive(Default)]
pub(in crate::studio) struct Candidates {
    pub wanted: Wanted,
    /// What was wanted when they were asked for.
    asked_as: Wanted,
    asked: Asked<Possible>,
    /// The engine keeps what it knows from one question to the next: most of it is still true after an edit. A question
    /// that was cancelled gives it back soon.
    engine: Arc<Mutex<Native>>,
}

impl Candidates {
    /// Takes in an answer, and asks about the puzzle as it is now if that was not asked yet. `possible`: the board can
    /// have solutions at all. `ready`: the check is over, which goes first, as its answer comes sooner.
    pub fn poll(&mut self, document: &Document, possible: bool, ready: bool, ctx: &egui::Context) {
        let meaning = document.meaning();
        if self.wanted != self.asked_as {
            self.asked_as = self.wanted;
            self.asked.forget();
        }
        if self.wanted == Wanted::Nothing || !possible {
            self.asked.forget();
            return;
        }
        self.asked.keep(meaning);
        if self.asked.of().is_none() {
            if !ready {
                return;
            }
            self.start(document, Control::with_timeout(LIMIT), ctx);
        }
        self.asked.poll_fresh();
        self.asked.answer_for_lost(failed);
    }

    /// Asks about the puzzle as it is now; an older question is dropped.
    pub fn start(&mut self, document: &Document, control: Control, ctx: &egui::Context) {
        let (puzzle, engine, wanted) = (document.puzzle().clone(), self.engine.clone(), self.wanted);
        let work = move |control: &Control| {
            // An engine that has panicked knows nothing wrong: it takes its knowledge out while it works.
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let started = Instant::now();
            let (outcome, counts, statistics) = match wanted {
                Wanted::Nothing | Wanted::Possible => {
                    (engine.candidates(&puzzle.model(), control), None, engine.statistics())
                }
                Wanted::Counted => {
                    let counted = candidate_counts(&mut *engine, &puzzle.model(), MOST_COUNTED, control);
                    let counts = counted.counts.map(Counts);
                    (counts.as_ref().map(Counts::sets).map_err(Clone::clone), counts.ok(), counted.statistics)
                }
            };
            Possible { outcome, counts, time: started.elapsed(), statistics }
        };
        self.asked.start(document.meaning(), "candidates", ctx, control, work);
    }

    /// Asks a running question to stop.
    pub fn cancel(&self) {
        self.asked.cancel();
    }

    /// The running question about the puzzle with this meaning.
    pub fn running(&self, meaning: u64) -> Option<&Job<Possible>> {
        self.asked.running(meaning)
    }

    /// The answer about the puzzle with this meaning.
    pub fn answer(&self, meaning: u64) -> Option<&Possible> {
        self.asked.answer(meaning)
    }
}

fn failed(reason: String) -> Possible {
    Possible {
        outcome: Err(Stopped::Engine(reason)),
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
        let counts = Counts(vec![vec![1, 1, 0, 1], vec![8, 8, 8, 8], vec![0, 0, 8, 0], vec![1, 8, 0, 0], vec![0; 4]]);
        let openness = (0..5).map(|cell| counts.openness(CellId(cell)));
        assert_eq!(openness.collect::<Vec<_>>(), [0.0, 1.0, 1.0, 0.5, 1.0]);
        let sizes: Vec<usize> = counts.sets().iter().map(|set| set.len()).collect();
        assert_eq!(sizes, [3, 4, 1, 2, 0]);
    }
}
