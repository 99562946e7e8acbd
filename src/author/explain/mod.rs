//! Explanations of why a puzzle does not have exactly one solution, and which givens or clues would make it unique.
//!
//! For several solutions: the cells that differ, a small set of cells that can be filled in two ways
//! ([`Ambiguity::smallest_difference`]), and every single given and mark that makes the puzzle unique. For no solution:
//! a minimal set of clues and rules that contradict each other. In addition, [`broken_clues`] lists the clues that a
//! known solution breaks, for a note next to a digit that was just typed.

mod contradiction;
mod marks;
mod several;
mod unique_givens;
mod unsatisfiable;

use super::clues::{Clue, Clues};
use crate::board::{Cell, CellSet, Digit, DigitSet, Filling};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, SolveError, Verdict};
use crate::variant::Rule;
use crate::words::Message;

pub use unsatisfiable::unsatisfiable_rules;

/// Options that limit the work of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainOptions {
    /// The maximum number of solutions to enumerate before candidates are queried one by one; at least 2. If the
    /// puzzle does not have more solutions, everything is computed from them.
    pub max_solutions: u64,
    /// The number of pairs of solutions whose difference is reduced in search of the smallest difference.
    pub pairs: usize,
    /// The number of orders in which clues are left out in search of a small contradiction; at least 1.
    pub orders: u32,
    /// True to find the givens that make the puzzle unique, alone or together, which on large boards takes most of the
    /// time.
    pub find_unique_givens: bool,
    /// The seed. The same seed gives the same explanation, unless time runs out.
    pub seed: u64,
}

impl Default for ExplainOptions {
    fn default() -> ExplainOptions {
        ExplainOptions { max_solutions: 300, pairs: 12, orders: 8, find_unique_givens: true, seed: 0 }
    }
}

/// A stage of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainStage {
    /// Looks for solutions.
    Solutions,
    /// Reduces the difference between two solutions.
    Difference,
    /// Tries which givens make the puzzle unique.
    UniqueGivens,
    /// Leaves out clues and rules.
    Contradiction,
}

impl ExplainStage {
    /// Returns a short label for display.
    pub const fn label(self) -> &'static str {
        match self {
            ExplainStage::Solutions => "Looking for solutions",
            ExplainStage::Difference => "Comparing solutions",
            ExplainStage::UniqueGivens => "Trying single givens",
            ExplainStage::Contradiction => "Leaving out clues and rules",
        }
    }
}

/// The progress of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainProgress {
    /// The current stage.
    pub stage: ExplainStage,
    /// The number of queries of this stage that are answered.
    pub done: usize,
    /// The maximum number of queries in this stage.
    pub total: usize,
    /// The size of the smallest difference or contradiction so far.
    pub best: Option<usize>,
}

/// The result of an explanation.
#[derive(Clone, PartialEq, Debug)]
pub enum Explanation {
    /// There is nothing to explain; this is the only solution.
    Unique(Filling),
    /// There are several solutions, with ways to make the puzzle unique.
    Several(Ambiguity),
    /// There is no solution, with the clues that contradict each other.
    NoSolution(MinimalContradiction),
}

/// A rule that makes the puzzle unique and is drawn with one stroke. Its kind may have several brushes; `brush` is the
/// one that draws it.
#[derive(Clone, PartialEq, Debug)]
pub struct DisambiguatingMark {
    /// The rule.
    pub rule: Rule,
    /// The index of the brush, from 0.
    pub brush: usize,
}

impl DisambiguatingMark {
    /// Returns its name, with the brush if the kind has several: "Odd / even: even".
    pub fn name(&self) -> Message {
        let name = self.rule.name();
        match self.rule.kind().brushes().into_iter().nth(self.brush) {
            Some(brush) => Message::new("mark-with-brush").with("name", name).with("brush", brush),
            None => name,
        }
    }
}

/// A puzzle with several solutions.
#[derive(Clone, PartialEq, Debug)]
pub struct Ambiguity {
    /// Two solutions that differ only in the cells of `smallest`.
    pub solutions: Box<[Filling; 2]>,
    /// The smallest set of cells found in which two solutions differ; a given in any of them rules out one of the two.
    /// Unless time ran out, no solution differs from the first one in a proper subset of these cells.
    pub smallest_difference: CellSet,
    /// The cells that differ between solutions; if `complete` is false, those known to differ.
    pub differing_cells: CellSet,
    /// For each cell in row order, the digits it takes in a known solution.
    pub candidates: Vec<DigitSet>,
    /// For each cell in row order, the digits that make the puzzle unique as a single extra given. `None` if not
    /// requested or if time ran out.
    pub disambiguating_digits: Option<Vec<DigitSet>>,
    /// Givens that together make the puzzle unique: a single one if possible, else as few as were found among the
    /// digits of the first of the two solutions. `None` if not requested or if time ran out.
    pub disambiguating_givens: Option<Vec<(Cell, Digit)>>,
    /// Marks and rules for whole grids that each make the puzzle unique. `None` if not requested or if not all
    /// solutions are known; [`ExplainOptions::max_solutions`] limits how many there may be.
    pub disambiguating_marks: Option<Vec<DisambiguatingMark>>,
    /// The number of solutions, if known.
    pub count: Option<u64>,
    /// True if time did not run out, so `open`, `candidates` and `unique_digits` are complete.
    pub complete: bool,
}

/// A puzzle without a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinimalContradiction {
    /// The clues and rules that contradict each other on the board of the puzzle. If empty, the board itself cannot be
    /// filled.
    pub clues: Vec<Clue>,
    /// True if the clues have a solution whenever any one of them is left out. False if time ran out before that was
    /// known.
    pub minimal: bool,
    /// The clues whose removal alone leaves the whole puzzle with a solution: the likely mistakes. Empty if clues
    /// contradict each other in several ways. `None` if time ran out before that was known.
    pub likely_mistakes: Option<Vec<Clue>>,
}

impl MinimalContradiction {
    /// Returns the cells that the clues and rules refer to.
    pub fn cells(&self, puzzle: &Puzzle) -> CellSet {
        self.clues.iter().flat_map(|clue| clue.cells(puzzle).iter().collect::<Vec<_>>()).collect()
    }
}

/// Explains why a puzzle does not have exactly one solution, and reports the progress to `each`.
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
    each: &mut dyn FnMut(ExplainProgress),
) -> Result<Explanation, SolveError> {
    let model = puzzle.model();
    each(ExplainProgress {
        stage: ExplainStage::Solutions,
        done: 0,
        total: options.max_solutions as usize,
        best: None,
    });
    match engine.verdict(&model, control)? {
        Verdict::Unique(solution) => Ok(Explanation::Unique(solution)),
        Verdict::NoSolution => contradiction::find(puzzle, options, engine, control, each).map(Explanation::NoSolution),
        Verdict::Several(two) => several::SolutionComparison::new(puzzle, &model, *two, engine, control)
            .answer(options, each)
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

/// Maps running out of time to `Ok`, since partial results are kept; other stops are errors.
fn unless_cancelled(stopped: SolveError) -> Result<(), SolveError> {
    match stopped {
        SolveError::OutOfTime => Ok(()),
        SolveError::Cancelled | SolveError::Engine(_) => Err(stopped),
    }
}
