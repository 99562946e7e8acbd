//! A solving path for viewing: each step in words, and the board at each position.

use crate::author::{Clue, PuzzleNames, Rater, Rating};
use crate::board::{Board, Cell, CellId, CellSet, Digit, DigitSet, Filling};
use crate::logic::{LogicLayout, SolvingPosition, Step, TechniqueId, bottlenecks};
use crate::model::Origin;
use crate::puzzle::Puzzle;
use crate::solve::{Control, SolveError};
use crate::words::{Message, say};

/// The content of a cell at a position of the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum CellView {
    /// A known digit.
    Placed(Digit),
    /// The remaining candidates.
    Open(DigitSet),
}

/// A step in words, with the cells to highlight.
pub(in crate::studio) struct StepText {
    pub title: Message,
    pub why: Message,
    pub result: Message,
    /// The place to look at, without the technique.
    pub whereabouts: Message,
    /// The cells of the houses that the step uses.
    pub houses: CellSet,
    /// The cells of the rules that the step uses.
    pub rules: CellSet,
}

/// The solving path of a puzzle.
pub(in crate::studio) struct SolvingPath {
    pub rating: Rating,
    /// The hardest technique allowed.
    pub up_to: TechniqueId,
    pub texts: Vec<StepText>,
    /// The indices of the steps that were the only ones possible and harder than singles.
    pub bottlenecks: Vec<usize>,
    /// The board before each step, and at the end, with one entry per cell.
    boards: Vec<Vec<CellView>>,
}

impl SolvingPath {
    /// Solves a puzzle with techniques up to a given one. `unique` is true if the puzzle has exactly one solution.
    ///
    /// # Errors
    /// Returns an error if the job is cancelled.
    pub fn new(
        puzzle: &Puzzle,
        up_to: TechniqueId,
        unique: bool,
        rater: &mut Rater,
        control: &Control,
    ) -> Result<SolvingPath, SolveError> {
        control.check()?;
        let rating = rater.solve(puzzle, up_to, unique, control)?;
        let Some(layout) = rater.layout() else {
            return Err(SolveError::Engine(say!("tell-walk-nothing-was-laid-out")));
        };
        let mut position = SolvingPosition::new(layout, &puzzle.model(), unique);
        let mut moments = vec![moment(&position, puzzle.board())];
        for step in &rating.path.steps {
            position.apply(step);
            moments.push(moment(&position, puzzle.board()));
        }
        let told = rating.path.steps.iter().map(|step| describe_step(step, layout, puzzle)).collect();
        Ok(SolvingPath { bottlenecks: bottlenecks(&rating.path), up_to, texts: told, boards: moments, rating })
    }

    /// Returns whether harder techniques might lead further.
    pub fn ends_early(&self, up_to: TechniqueId) -> bool {
        self.up_to < up_to && !self.rating.path.is_solved() && !self.rating.path.contradiction
    }

    /// Returns the number of steps.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Returns the step with this index.
    pub fn step(&self, at: usize) -> Option<(&Step, &StepText)> {
        self.rating.path.steps.get(at).zip(self.texts.get(at))
    }

    /// Returns the board before the step with this index, or at the end.
    pub fn board_at(&self, at: usize) -> &[CellView] {
        &self.boards[at.min(self.boards.len() - 1)]
    }

    /// Returns the index of the step that places the digit of a cell, or else of the last one that removes a
    /// candidate there.
    pub fn step_about(&self, cell: CellId) -> Option<usize> {
        let steps = &self.rating.path.steps;
        let places = |step: &Step| step.placed.iter().any(|&(other, _)| other == cell);
        let takes = |step: &Step| step.removed.iter().any(|&(other, _)| other == cell);
        steps.iter().position(places).or_else(|| steps.iter().rposition(takes))
    }

    /// Returns the path as text, one step per line.
    pub fn text(&self) -> String {
        let lines = self.rating.path.steps.iter().zip(&self.texts).enumerate().map(|(at, (step, told))| {
            format!("{:>3}  {}  {}: {}: {}\n", at + 1, step.rating, told.title, told.why, told.result)
        });
        lines.collect()
    }
}

fn moment(position: &SolvingPosition<'_>, board: &Board) -> Vec<CellView> {
    let shown = |cell: CellId| {
        let left = position.candidates(cell);
        match left.single().filter(|_| position.is_placed(cell)) {
            Some(digit) => CellView::Placed(digit),
            None => CellView::Open(left),
        }
    };
    (0..board.cells().len()).map(|cell| shown(CellId(cell as u16))).collect()
}

/// Describes a step in the terms of a puzzle.
pub(in crate::studio) fn describe_step(step: &Step, layout: &LogicLayout, puzzle: &Puzzle) -> StepText {
    let names = PuzzleNames(puzzle);
    let houses = step.houses.iter().flat_map(|&house| layout.groups()[house].cells.iter());
    let rules = step.rules.iter().flat_map(|origin| match *origin {
        Origin::Rule(rule) => Clue::Rule { rule }.cells(puzzle).iter().collect::<Vec<_>>(),
        Origin::Given(_) | Origin::Base => Vec::new(),
    });
    StepText {
        title: step.title(),
        why: step.reason(layout, &names),
        result: step.result(&names),
        whereabouts: step.location(layout, &names),
        houses: houses.map(|&cell| puzzle.board().cell(cell)).collect(),
        rules: rules.collect(),
    }
}

/// Returns the puzzle with the entered digits as givens.
pub(super) fn with_entered(puzzle: &Puzzle) -> Puzzle {
    let mut givens = puzzle.givens().clone();
    for (cell, notes) in puzzle.progress().cells() {
        if let Some(digit) = notes.digit {
            givens.entry(cell).or_insert(digit);
        }
    }
    puzzle.with_clues(givens, puzzle.rules().to_vec()).unwrap_or_else(|_| puzzle.clone())
}

/// Returns the cells whose entered digits differ from the solution.
pub(super) fn mistakes(puzzle: &Puzzle, solution: &Filling) -> Vec<Cell> {
    let board = puzzle.board();
    let wrong = |cell: Cell, digit: Digit| board.id(cell).is_some_and(|id| solution[id] != digit);
    let entered = puzzle.progress().cells().filter_map(|(cell, notes)| Some((cell, notes.digit?)));
    entered.filter(|&(cell, digit)| wrong(cell, digit)).map(|(cell, _)| cell).collect()
}
