//! The candidates: for each open cell the digits that it takes in some solution, asked again after each edit.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::asked::Asked;
use super::document::Document;
use super::jobs::Job;
use crate::board::DigitSet;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Statistics, Stopped};

/// How long the question may take; see the check.
const LIMIT: Duration = Duration::from_secs(10);

/// The digits each cell can take, in the board's order of cells, and what it cost to find out.
pub(in crate::studio) struct Possible {
    pub outcome: Result<Vec<DigitSet>, Stopped>,
    pub time: Duration,
    pub statistics: Statistics,
}

/// Whether candidates are wanted, and the last answer with the meaning of the puzzle it was about.
#[derive(Default)]
pub(in crate::studio) struct Candidates {
    pub wanted: bool,
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
        if !self.wanted || !possible {
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
        let (puzzle, engine) = (document.puzzle().clone(), self.engine.clone());
        let work = move |control: &Control| {
            // An engine that has panicked knows nothing wrong: it takes its knowledge out while it works.
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let started = Instant::now();
            let outcome = engine.candidates(&puzzle.model(), control);
            Possible { outcome, time: started.elapsed(), statistics: engine.statistics() }
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
    Possible { outcome: Err(Stopped::Engine(reason)), time: Duration::ZERO, statistics: Statistics::default() }
}
