//! A step of a solving path, as data.

use std::fmt;
use std::ops::ControlFlow;

use crate::board::{CellId, Digit, DigitSet};
use crate::model::Origin;

/// The rating of a step on the scale of Sudoku Explainer, in tenths, so that 1.0 is 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StepRating(pub u16);

impl StepRating {
    /// The greatest rating.
    pub const GREATEST: StepRating = StepRating(200);

    /// Returns the rating as a number such as 3.2.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// Formats the rating as in "3.2".
impl fmt::Display for StepRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A claim in a chain: a candidate is on (it is the digit of its cell) or off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The cell.
    pub cell: CellId,
    /// The digit.
    pub digit: Digit,
    /// True if the candidate is on.
    pub holds: bool,
}

/// A step: what it uses, and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique's name on the command line, such as `x-wing`.
    pub technique: &'static str,
    /// The message key of the technique's name.
    pub key: &'static str,
    /// The rating.
    pub rating: StepRating,
    /// The cells that it uses.
    pub cells: Vec<CellId>,
    /// The digits that it uses.
    pub digits: DigitSet,
    /// The groups that it uses, as indices into [`super::LogicLayout::groups`].
    pub houses: Vec<usize>,
    /// The rules that it uses.
    pub rules: Vec<Origin>,
    /// The inferences of a chain, as pairs of a claim and one that follows from it.
    pub links: Vec<(Claim, Claim)>,
    /// The digits that it places.
    pub placed: Vec<(CellId, Digit)>,
    /// The candidates that it removes, at most one entry per cell.
    pub removed: Vec<(CellId, DigitSet)>,
}

impl Step {
    pub(super) fn new(technique: &'static str, key: &'static str, number: u16) -> Step {
        Step {
            technique,
            key,
            rating: StepRating(number),
            cells: Vec::new(),
            digits: DigitSet::EMPTY,
            houses: Vec::new(),
            rules: Vec::new(),
            links: Vec::new(),
            placed: Vec::new(),
            removed: Vec::new(),
        }
    }

    pub(super) fn cells(mut self, cells: impl IntoIterator<Item = usize>) -> Step {
        self.cells.extend(cells.into_iter().map(cell_id));
        self
    }

    pub(super) fn digits(mut self, mask: u32) -> Step {
        self.digits = DigitSet::from_bits(mask);
        self
    }

    pub(super) fn houses(mut self, houses: impl IntoIterator<Item = usize>) -> Step {
        self.houses.extend(houses);
        self
    }

    pub(super) fn rule(mut self, origin: Origin) -> Step {
        self.rules.push(origin);
        self
    }

    pub(super) fn links(mut self, links: Vec<(Claim, Claim)>) -> Step {
        self.links = links;
        self
    }

    pub(super) fn place(mut self, cell: usize, digit: usize) -> Step {
        self.placed.push((cell_id(cell), Digit::from_index(digit)));
        self
    }

    /// Removes one digit from these cells.
    pub(super) fn remove_digit(self, cells: impl IntoIterator<Item = usize>, digit: usize) -> Step {
        cells.into_iter().fold(self, |step, cell| step.remove(cell, 1 << digit))
    }

    /// Removes candidates from a cell.
    pub(super) fn remove(mut self, cell: usize, mask: u32) -> Step {
        let cell = cell_id(cell);
        match self.removed.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, set)) => *set = DigitSet::from_bits(set.bits() | mask),
            None if mask != 0 => self.removed.push((cell, DigitSet::from_bits(mask))),
            None => {}
        }
        self
    }

    /// Returns whether the step has an effect.
    pub(super) fn has_effect(&self) -> bool {
        !self.placed.is_empty() || !self.removed.is_empty()
    }

    /// Returns whether the step is a single: it only places the last candidate of a cell, or a digit in its last place
    /// in a house. People often find many of these in a row.
    pub fn is_single(&self) -> bool {
        matches!(self.technique, "last-digit" | "hidden-single-box" | "hidden-single" | "naked-single")
    }

    /// Returns the number of candidates that it removes explicitly, without those removed by placing digits.
    pub fn removes(&self) -> usize {
        self.removed.iter().map(|(_, set)| set.len()).sum()
    }
}

pub(super) fn cell_id(cell: usize) -> CellId {
    CellId(cell as u16)
}

/// A sink for the steps that a technique finds. It decides whether the technique continues.
pub(super) struct StepSink<'f> {
    each: &'f mut dyn FnMut(Step) -> ControlFlow<()>,
    count: usize,
}

impl<'f> StepSink<'f> {
    pub(super) fn new(each: &'f mut dyn FnMut(Step) -> ControlFlow<()>) -> StepSink<'f> {
        StepSink { each, count: 0 }
    }

    /// Returns the number of steps accepted.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Accepts a step if it has an effect.
    pub(super) fn push(&mut self, step: Step) -> ControlFlow<()> {
        if !step.has_effect() {
            return ControlFlow::Continue(());
        }
        self.count += 1;
        (self.each)(step)
    }
}
