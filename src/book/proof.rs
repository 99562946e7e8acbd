//! Whether each puzzle has exactly one solution, proved on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Stopped, Verdict};

/// What is known of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The only solution.
    Unique(Filling),
    /// There is none.
    NoSolution,
    /// There are several.
    Several,
    /// It was not proved either way, and why.
    NotProved(Stopped),
}

impl Proof {
    /// The answer to be printed.
    pub fn answer(&self) -> Option<&Filling> {
        match self {
            Proof::Unique(filling) => Some(filling),
            Proof::NoSolution | Proof::Several | Proof::NotProved(_) => None,
        }
    }
}

/// Proves puzzles on all cores, and gives the proofs in their order. `progress` is told after each how many are done.
/// When the control stops, the rest is not proved.
pub fn prove(puzzles: &[&Puzzle], control: &Control, progress: &(dyn Fn(usize) + Sync)) -> Vec<Proof> {
    let cores = thread::available_parallelism().map_or(1, usize::from).min(puzzles.len());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let proofs = Mutex::new(vec![Proof::NotProved(Stopped::Cancelled); puzzles.len()]);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut engine = Native::new();
                while let Some((index, puzzle)) = take(&next, puzzles) {
                    let proof = prove_one(&mut engine, puzzle, control);
                    proofs.lock().unwrap_or_else(PoisonError::into_inner)[index] = proof;
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    proofs.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn take<'a>(next: &AtomicUsize, puzzles: &[&'a Puzzle]) -> Option<(usize, &'a Puzzle)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    puzzles.get(index).map(|puzzle| (index, *puzzle))
}

fn prove_one(engine: &mut Native, puzzle: &Puzzle, control: &Control) -> Proof {
    let verdict = control.check().and_then(|()| engine.verdict(&puzzle.model(), control));
    match verdict {
        // The engine knows constraints, the puzzle knows rules: what is printed satisfies both.
        Ok(Verdict::Unique(filling)) if puzzle.accepts(&filling) => Proof::Unique(filling),
        Ok(Verdict::Unique(_)) => Proof::NotProved(Stopped::Engine("its solution breaks a rule".to_owned())),
        Ok(Verdict::NoSolution) => Proof::NoSolution,
        Ok(Verdict::Several(_)) => Proof::Several,
        Err(stopped) => Proof::NotProved(stopped),
    }
}
