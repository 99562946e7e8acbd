//! Rating of puzzles: uniqueness, the solving path of a person, and its difficulty.

use super::clues::Clue;
use crate::board::{CellId, Digit};
use crate::logic::{self, Difficulty, LogicLayout, LogicPath, PathOptions, StepNames, TechniqueId};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, SolveError, Verdict};
use crate::words::Message;

/// The result of solving a puzzle as a person does.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The solving path.
    pub path: LogicPath,
    /// The difficulty of the path.
    pub difficulty: Difficulty,
    /// True if the puzzle has exactly one solution; otherwise no step relies on uniqueness.
    pub unique: bool,
}

/// A solver that solves puzzles as a person does. It keeps the prepared layout as long as the board and its rules stay
/// the same.
#[derive(Clone, Debug, Default)]
pub struct Rater {
    layout: Option<LogicLayout>,
}

impl Rater {
    /// Creates a rater without a prepared layout.
    pub fn new() -> Rater {
        Rater::default()
    }

    /// Solves a puzzle with the techniques up to `up_to` and rates it. The engine determines whether it is unique.
    ///
    /// # Errors
    /// Returns an error if the work was stopped.
    pub fn rate(
        &mut self,
        puzzle: &Puzzle,
        up_to: TechniqueId,
        engine: &mut dyn Engine,
        control: &Control,
    ) -> Result<Rating, SolveError> {
        let unique = matches!(engine.verdict(&puzzle.model(), control)?, Verdict::Unique(_));
        self.solve(puzzle, up_to, unique, control)
    }

    /// Solves and rates a puzzle; `unique` is true if it is known to have exactly one solution.
    ///
    /// # Errors
    /// Returns an error if the work was stopped.
    pub fn solve(
        &mut self,
        puzzle: &Puzzle,
        up_to: TechniqueId,
        unique: bool,
        control: &Control,
    ) -> Result<Rating, SolveError> {
        let model = puzzle.model();
        let layout = self.layout.take().filter(|layout| layout.is_for(&model));
        let layout = layout.unwrap_or_else(|| LogicLayout::new(&model, puzzle.board()));
        let path = logic::solve(&layout, &model, PathOptions { up_to, unique, count_available: true }, control);
        self.layout = Some(layout);
        let path = path?;
        Ok(Rating { difficulty: Difficulty::of(&path), path, unique })
    }

    /// Returns the layout of the puzzle rated last, to which its steps refer.
    pub fn layout(&self) -> Option<&LogicLayout> {
        self.layout.as_ref()
    }
}

/// The names that a puzzle gives to cells, digits and rules in steps.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleNames<'a>(pub &'a Puzzle);

impl StepNames for PuzzleNames<'_> {
    fn cell(&self, cell: CellId) -> String {
        self.0.board().cell(cell).to_string()
    }

    fn digit(&self, digit: Digit) -> String {
        self.0.symbol_of(digit)
    }

    fn rule(&self, rule: usize) -> Message {
        Clue::Rule { rule }.message(self.0)
    }

    fn has_several_grids(&self) -> bool {
        self.0.board().grids().len() > 1
    }
}
