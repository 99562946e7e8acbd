//! Proves on all cores that each puzzle has exactly one solution.

use std::ops::ControlFlow;

use crate::board::Filling;
use crate::parallel::{WorkEvent, WorkLimits, cores, map_in_order};
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

    /// Returns the answer to print for a puzzle: its only solution, or that of its author if the engine could not
    /// decide, because it was stopped or not all rules were understood. The author's must obey the known rules.
    pub fn answer_for(&self, puzzle: &Puzzle) -> Option<Filling> {
        let undecided = match self {
            Proof::Unique(filling) => return Some(filling.clone()),
            Proof::NotProved(_) => true,
            Proof::SeveralSolutions => puzzle.not_understood_count() > 0,
            Proof::NoSolution => false,
        };
        let stored = || puzzle.stored_solution()?.filling(puzzle.board());
        undecided.then(stored).flatten().filter(|filling| puzzle.accepts(filling))
    }
}

/// Proves puzzles on all cores and returns the proofs in the same order. `progress` receives the number of finished
/// puzzles after each one. Once the control stops, the remaining puzzles are not proved.
pub fn prove(puzzles: &[&Puzzle], control: &Control, progress: &dyn Fn(usize)) -> Vec<Proof> {
    let limits = WorkLimits { threads: cores().min(puzzles.len()), ahead: None };
    let prove = |engine: &mut Native, puzzle: &Puzzle| prove_one(engine, puzzle, control);
    let mut proofs = Vec::with_capacity(puzzles.len());
    map_in_order(puzzles.iter().copied(), limits, Native::new, prove, &mut |event| {
        match event {
            WorkEvent::Finished(done) => progress(done),
            WorkEvent::Next(proof) => proofs.push(proof),
        }
        ControlFlow::Continue(())
    });
    proofs
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
