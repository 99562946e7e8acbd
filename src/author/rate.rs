//! How hard a puzzle is for a person: whether it is unique, its path, and what that says of its difficulty.

use super::clues::Clue;
use crate::board::{CellId, Digit};
use crate::logic::{self, Difficulty, Layout, Names, Path, PathOptions, TechniqueId};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, Stopped, Verdict};
use crate::words::Message;

/// A puzzle solved as a person does.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The steps, and what they end with.
    pub path: Path,
    /// How hard they are.
    pub difficulty: Difficulty,
    /// The puzzle has exactly one solution; where it has not, no step leans on that.
    pub unique: bool,
}

/// Solves puzzles as a person does, one after another. What takes work to prepare for a board with its rules is kept.
#[derive(Clone, Debug, Default)]
pub struct Rater {
    layout: Option<Layout>,
}

impl Rater {
    /// A rater that knows nothing yet.
    pub fn new() -> Rater {
        Rater::default()
    }

    /// Solves a puzzle with techniques up to one of them, and rates it. The engine says whether it is unique.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn rate(
        &mut self,
        puzzle: &Puzzle,
        up_to: TechniqueId,
        engine: &mut dyn Engine,
        control: &Control,
    ) -> Result<Rating, Stopped> {
        let unique = matches!(engine.verdict(&puzzle.model(), control)?, Verdict::Unique(_));
        self.solve(puzzle, up_to, unique, control)
    }

    /// The same where it is known whether the puzzle has exactly one solution.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn solve(
        &mut self,
        puzzle: &Puzzle,
        up_to: TechniqueId,
        unique: bool,
        control: &Control,
    ) -> Result<Rating, Stopped> {
        let model = puzzle.model();
        let layout = self.layout.take().filter(|layout| layout.is_for(&model));
        let layout = layout.unwrap_or_else(|| Layout::new(&model, puzzle.board()));
        let path = logic::solve(&layout, &model, PathOptions { up_to, unique, count_open: true }, control);
        self.layout = Some(layout);
        let path = path?;
        Ok(Rating { difficulty: Difficulty::of(&path), path, unique })
    }

    /// The layout of the puzzle that was rated last, which its steps speak of.
    pub fn layout(&self) -> Option<&Layout> {
        self.layout.as_ref()
    }
}

/// How a puzzle calls what steps speak of.
#[derive(Clone, Copy, Debug)]
pub struct NamesOf<'a>(pub &'a Puzzle);

impl Names for NamesOf<'_> {
    fn cell(&self, cell: CellId) -> String {
        self.0.board().cell(cell).to_string()
    }

    fn digit(&self, digit: Digit) -> String {
        self.0.written(digit)
    }

    fn rule(&self, rule: usize) -> Message {
        Clue::Rule { rule }.message(self.0)
    }

    fn has_several_grids(&self) -> bool {
        self.0.board().grids().len() > 1
    }
}
