//! Why a puzzle does not have exactly one solution, and which givens or clues decide it.
//!
//! Several solutions: the cells that differ, a small set of cells that can be exchanged ([`Ambiguity::smallest`]),
//! and every single given and every mark that settles it. No solution: a minimal set of clues and rules that
//! contradict each other. And [`against`]: what in a puzzle a known solution does not obey, for a note beside a digit
//! that was just typed.

mod alone;
mod contradiction;
mod marks;
mod several;
mod together;

use super::clues::{Clue, Clues};
use crate::board::{Cell, CellSet, Digit, DigitSet, Filling};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, Stopped, Verdict};
use crate::variant::Rule;
use crate::words::Message;

pub use alone::impossible_alone;

/// How much work an explanation may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainOptions {
    /// So many solutions are looked at before single questions are asked; at least 2. When there are no more, all
    /// follows from them.
    pub solutions: u64,
    /// In so many pairs of solutions the difference is made smaller, in search of the smallest.
    pub pairs: usize,
    /// So many orders in which clues are left out are tried in search of a small contradiction; at least 1.
    pub orders: u32,
    /// Whether to find the givens that settle it, alone or together: on large boards this takes most of the time.
    pub settle: bool,
    /// The same seed gives the same explanation, unless time runs out.
    pub seed: u64,
}

impl Default for ExplainOptions {
    fn default() -> ExplainOptions {
        ExplainOptions { solutions: 300, pairs: 12, orders: 8, settle: true, seed: 0 }
    }
}

/// What an explanation is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainStage {
    /// Looks for solutions.
    Solutions,
    /// Makes the difference of two solutions smaller.
    Difference,
    /// Asks which given settles it.
    Settling,
    /// Leaves out clues and rules.
    Contradiction,
}

impl ExplainStage {
    /// In a few words, for a display.
    pub const fn label(self) -> &'static str {
        match self {
            ExplainStage::Solutions => "Looking for solutions",
            ExplainStage::Difference => "Comparing solutions",
            ExplainStage::Settling => "Trying single givens",
            ExplainStage::Contradiction => "Leaving out clues and rules",
        }
    }
}

/// How far an explanation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainProgress {
    /// What is being looked for.
    pub stage: ExplainStage,
    /// Questions of this stage that are answered.
    pub done: usize,
    /// How many there are to do in this stage, at most.
    pub of: usize,
    /// The size of the smallest difference or contradiction so far.
    pub best: Option<usize>,
}

/// What is found out about a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum Explanation {
    /// There is nothing to explain: this is the only solution.
    Unique(Filling),
    /// There are several solutions, and what would settle it.
    Several(Ambiguity),
    /// There is no solution, and which clues are against each other.
    NoSolution(Contradiction),
}

/// A rule of one stroke, and with which brush of its kind it is painted.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// The rule.
    pub rule: Rule,
    /// The brush, from 0.
    pub brush: usize,
}

impl Mark {
    /// What it is, with its brush where the kind has several: "Odd / even: even".
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
    /// Two solutions that differ in the cells of `smallest` only.
    pub solutions: Box<[Filling; 2]>,
    /// The smallest set of cells found in which two solutions differ: a given in any of them decides between the two.
    /// Unless time ran out, no solution differs from the first one in a part of these cells only.
    pub smallest: CellSet,
    /// The cells that are not the same in all solutions; when `complete` is false, those known to be.
    pub open: CellSet,
    /// For each cell in row order the digits it takes in some solution that is known.
    pub candidates: Vec<DigitSet>,
    /// For each cell in row order the digits that alone settle it: with this given the puzzle has exactly one solution.
    /// None when that was not asked, or time ran out.
    pub settling: Option<Vec<DigitSet>>,
    /// Givens that settle it together: a single one where there is such a given, else as few as were found of the
    /// digits of the first of the two solutions. None when that was not asked, or time ran out.
    pub together: Option<Vec<(Cell, Digit)>>,
    /// Marks, and rules for whole grids, that each alone settle it; see [`ExplainOptions::solutions`] for how many
    /// solutions there may be. None when that was not asked, or not all solutions are known.
    pub marks: Option<Vec<Mark>>,
    /// How many solutions there are, when that is known.
    pub count: Option<u64>,
    /// Time did not run out: `open`, `candidates` and `settling` have all there is.
    pub complete: bool,
}

/// A puzzle without a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// Clues and rules of the puzzle that contradict each other on its board. None at all: the board itself cannot be
    /// filled in.
    pub clues: Vec<Clue>,
    /// Without any one of them the others have a solution. False when time ran out before that was known.
    pub minimal: bool,
    /// Those of them without which, each alone, the whole puzzle has a solution: the likely mistakes. There may be
    /// none, when clues contradict each other in several ways. None when time ran out before that was known.
    pub cures: Option<Vec<Clue>>,
}

impl Contradiction {
    /// The cells that the clues and rules speak of.
    pub fn cells(&self, puzzle: &Puzzle) -> CellSet {
        self.clues.iter().flat_map(|clue| clue.cells(puzzle).iter().collect::<Vec<_>>()).collect()
    }
}

/// Says why a puzzle does not have exactly one solution. `each` hears of the progress.
///
/// When the time of `control` runs out after the verdict is known, what was found by then is the result; it says so.
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
/// When the work was cancelled, or stopped before the verdict was known.
pub fn explain(
    puzzle: &Puzzle,
    options: &ExplainOptions,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(ExplainProgress),
) -> Result<Explanation, Stopped> {
    let model = puzzle.model();
    each(ExplainProgress { stage: ExplainStage::Solutions, done: 0, of: options.solutions as usize, best: None });
    match engine.verdict(&model, control)? {
        Verdict::Unique(solution) => Ok(Explanation::Unique(solution)),
        Verdict::NoSolution => contradiction::find(puzzle, options, engine, control, each).map(Explanation::NoSolution),
        Verdict::Several(two) => several::Comparison::new(puzzle, &model, *two, engine, control)
            .answer(options, each)
            .map(Explanation::Several),
    }
}

/// The clues and rules of a puzzle that a filling of its board does not obey.
///
/// Asked with the only solution of the puzzle before an edit, it tells whether what was typed or painted is against
/// that solution: an empty list says that the solution still stands. No engine is asked.
pub fn against(puzzle: &Puzzle, solution: &Filling) -> Vec<Clue> {
    let clues = Clues::of(puzzle, |_| true);
    clues.broken_by(solution).iter().map(|index| clues.list()[index].clone()).collect()
}

/// What is found when time runs out is a result; any other end is none.
fn out_of_time(stopped: Stopped) -> Result<(), Stopped> {
    match stopped {
        Stopped::OutOfTime => Ok(()),
        Stopped::Cancelled | Stopped::Engine(_) => Err(stopped),
    }
}
