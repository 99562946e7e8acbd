//! The basis of hints and checks in a playtest: whether the entered digits and marks can be right.
//!
//! **Invariant.** Steps are derived only from sound entries, so that each of them holds in the solution.

use crate::board::{Cell, Filling};
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, SolveError, Verdict};

use crate::studio::document::played_cells::PlayedCells;

/// The state of the entered digits and marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Soundness {
    /// Some solution agrees with all entries. `unique` is true if the puzzle has no other solution.
    Sound { unique: bool },
    /// The cells whose digits differ from the solution.
    WrongDigits(Vec<Cell>),
    /// The cells whose centre marks leave out the digit of the solution.
    WrongMarks(Vec<Cell>),
    /// The puzzle has several solutions, and none agrees with everything that was entered and marked.
    NoSuchSolution,
    /// The puzzle itself has no solution.
    NoSolution,
}

/// Checks the digits and, if `marks` is true, also the centre marks. `known` is the only solution, if the window
/// already knows it.
///
/// # Errors
/// Returns an error if the job is cancelled.
pub(super) fn check_soundness(
    puzzle: &Puzzle,
    played: &PlayedCells,
    known: Option<&Filling>,
    marks: bool,
    control: &Control,
) -> Result<Soundness, SolveError> {
    let mut native = Native::new();
    let solution = match known {
        Some(solution) => Some(solution.clone()),
        None => match native.verdict(&puzzle.model(), control)? {
            Verdict::Unique(solution) => Some(solution),
            Verdict::NoSolution => return Ok(Soundness::NoSolution),
            Verdict::Several(_) => None,
        },
    };
    // With several solutions there is nothing to compare with, so the model is solved with everything that was
    // entered.
    let Some(solution) = solution else {
        let model = if marks { played.model(puzzle) } else { played.entered(puzzle).model() };
        return Ok(match native.verdict(&model, control)? {
            Verdict::NoSolution => Soundness::NoSuchSolution,
            Verdict::Unique(_) | Verdict::Several(_) => Soundness::Sound { unique: false },
        });
    };
    let there = |cell: Cell| puzzle.board().id(cell).map(|id| solution[id]);
    let entered = played.progress.cells().filter_map(|(cell, notes)| Some((cell, notes.digit?)));
    let wrong: Vec<Cell> = entered.filter(|&(cell, digit)| there(cell) != Some(digit)).map(|(cell, _)| cell).collect();
    if !wrong.is_empty() {
        return Ok(Soundness::WrongDigits(wrong));
    }
    let limits = played.limits(puzzle).filter(|_| marks);
    let lacks = limits.filter(|&(cell, centre)| there(cell).is_some_and(|digit| !centre.contains(digit)));
    let lacks: Vec<Cell> = lacks.map(|(cell, _)| cell).collect();
    Ok(if lacks.is_empty() { Soundness::Sound { unique: true } } else { Soundness::WrongMarks(lacks) })
}
