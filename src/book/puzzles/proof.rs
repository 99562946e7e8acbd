//! Proves on all cores that each puzzle has exactly one solution.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, SolveError, Verdict};

/// The result of proving a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The puzzle is unique; this is its only solution.
    Unique(Filling),
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    SeveralSolutions,
    /// Uniqueness was neither proved nor disproved, for this reason.
    NotProved(SolveError),
}

impl Proof {
    /// Returns the answer to print, if the puzzle is unique.
    pub fn answer(&self) -> Option<&Filling> {
        match self {
            Proof::Unique(filling) => Some(filling),
            Proof::NoSolution | Proof::SeveralSolutions | Proof::NotProved(_) => None,
        }
    }
}

/// Proves puzzles on all cores and returns the proofs in the same order. `progress` receives the number of finished
/// puzzles after each one. Once the control stops, the remaining puzzles are not proved.
pub fn prove(puzzles: &[&Puzzle], control: &Control, progress: &(dyn Fn(usize) + Sync)) -> Vec<Proof> {
    let cores = thread::available_parallelism().map_or(1, usize::from).min(puzzles.len());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let proofs = Mutex::new(vec![Proof::NotProved(SolveError::Cancelled); puzzles.len()]);
    thread::scope(|scope| {
        // Threads take puzzles from a shared counter, so that no thread is idle while others have puzzles left.
        for _ in 0..cores {
            scope.spawn(|| {
                let mut engine = Native::new();
                while let Some((index, puzzle)) = next_puzzle(&next, puzzles) {
                    let proof = prove_one(&mut engine, puzzle, control);
                    proofs.lock().unwrap_or_else(PoisonError::into_inner)[index] = proof;
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    proofs.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn next_puzzle<'a>(next: &AtomicUsize, puzzles: &[&'a Puzzle]) -> Option<(usize, &'a Puzzle)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    puzzles.get(index).map(|puzzle| (index, *puzzle))
}

fn prove_one(engine: &mut Native, puzzle: &Puzzle, control: &Control) -> Proof {
    let verdict = control.check().and_then(|()| engine.verdict(&puzzle.model(), control));
    match verdict {
        // The engine works on constraints, the puzzle on rules. The printed answer must satisfy both.
        Ok(Verdict::Unique(filling)) if puzzle.accepts(&filling) => Proof::Unique(filling),
        Ok(Verdict::Unique(_)) => Proof::NotProved(SolveError::Engine("its solution breaks a rule".to_owned())),
        Ok(Verdict::NoSolution) => Proof::NoSolution,
        Ok(Verdict::Several(_)) => Proof::SeveralSolutions,
        Err(stopped) => Proof::NotProved(stopped),
    }
}
