//! The result of an explanation.

use crate::author::clues::Clue;
use crate::board::{Cell, CellSet, Digit, DigitSet, Filling};
use crate::puzzle::Puzzle;
use crate::variant::Rule;
use crate::words::Message;

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
    /// digits of the first of the two solutions. `None` if not requested, if time ran out, or if solutions have the
    /// same digits and differ in a layer.
    pub disambiguating_givens: Option<Vec<(Cell, Digit)>>,
    /// Marks and rules for whole grids that each make the puzzle unique. `None` if not requested or if not all
    /// solutions are known; [`ExplainOptions::max_solutions`](super::ExplainOptions::max_solutions) limits how many
    /// there may be.
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
