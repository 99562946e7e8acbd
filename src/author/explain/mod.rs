//! Explanations of why a puzzle does not have exactly one solution, and which givens or clues would make it unique.
//!
//! For several solutions: the cells that differ, a small set of cells that can be filled in two ways
//! ([`Ambiguity::smallest_difference`]), and every single given and mark that makes the puzzle unique. For no solution:
//! a minimal set of clues and rules that contradict each other. In addition, [`broken_clues`] lists the clues that a
//! known solution breaks, for a note next to a digit that was just typed.

mod contradiction;
mod explanation;
mod marks;
mod options;
mod several;
mod unique_givens;
mod unsatisfiable;

use super::clues::{Clue, Clues};
use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, SolveError, Verdict};

pub use explanation::{Ambiguity, DisambiguatingMark, Explanation, MinimalContradiction};
pub use options::{ExplainOptions, ExplainProgress, ExplainStage};
pub use unsatisfiable::unsatisfiable_rules;

/// Explains why a puzzle does not have exactly one solution, and reports its progress to `progress`.
///
/// If the time of `control` runs out after the verdict is known, the result has what was found by then and says that it
/// is incomplete.
///
/// ```
/// use gridwright::author::{ExplainOptions, Explanation, explain};
/// use gridwright::board::Board;
/// use gridwright::puzzle::Puzzle;
/// use gridwright::solve::{Control, native::Native};
///
/// let puzzle = Puzzle::builder(Board::single(2, 2)?).givens_text("11.. .... .... ...3").build()?;
/// let found = explain(&puzzle, &ExplainOptions::default(), &mut Native::new(), &Control::new(), &mut |_| ())?;
///
/// let Explanation::NoSolution(found) = found else { panic!("a row holds each digit once") };
/// let words: Vec<String> = found.clues.iter().map(|clue| clue.describe(&puzzle)).collect();
/// assert_eq!(words, ["1 in r1c1", "1 in r1c2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns an error if the work was cancelled, or stopped before the verdict was known.
pub fn explain(
    puzzle: &Puzzle,
    options: &ExplainOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(ExplainProgress),
) -> Result<Explanation, SolveError> {
    let model = puzzle.model();
    progress(ExplainProgress {
        stage: ExplainStage::Solutions,
        done: 0,
        total: options.max_solutions as usize,
        best: None,
    });
    match engine.verdict(&model, control)? {
        Verdict::Unique(solution) => Ok(Explanation::Unique(solution)),
        Verdict::NoSolution => {
            contradiction::find(puzzle, options, engine, control, progress).map(Explanation::NoSolution)
        }
        Verdict::Several(two) => several::SolutionComparison::new(puzzle, &model, *two, engine, control)
            .answer(options, progress)
            .map(Explanation::Several),
    }
}

/// Returns the clues and rules of a puzzle that a filling of its board breaks.
///
/// Called with the only solution that the puzzle had before an edit, it shows whether the edit contradicts that
/// solution: an empty list means that the solution still holds. Uses no engine.
pub fn broken_clues(puzzle: &Puzzle, solution: &Filling) -> Vec<Clue> {
    let clues = Clues::of(puzzle, |_| true);
    clues.broken_by(solution).iter().map(|index| clues.list()[index].clone()).collect()
}
