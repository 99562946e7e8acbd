//! A step of a solving path, as data.

use std::fmt;
use std::ops::ControlFlow;

use super::position::Position;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::Origin;

/// How hard a step is, on the scale of Sudoku Explainer: tenths, so that 1.0 is 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Number(pub u16);

impl Number {
    /// The greatest that there can be.
    pub const GREATEST: Number = Number(200);

    /// As a number such as 3.2.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// "3.2".
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A candidate as a link of a chain sees it: it holds, or it does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// Where.
    pub cell: CellId,
    /// What.
    pub digit: Digit,
    /// Whether it holds.
    pub holds: bool,
}

/// A step: what it uses, and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique by its name on the command line, such as `x-wing`.
    pub technique: &'static str,
    /// The key of its name in the word files.
    pub key: &'static str,
    /// How hard it is.
    pub number: Number,
    /// The cells that it looks at.
    pub cells: Vec<CellId>,
    /// The digits that it is about.
    pub digits: DigitSet,
    /// The groups that it uses, by their place in [`super::Layout::groups`].
    pub houses: Vec<usize>,
    /// What else it uses.
    pub rules: Vec<Origin>,
    /// Claims that follow from each other: each pair is one that leads to the other.
    pub links: Vec<(Claim, Claim)>,
    /// The digits that it places.
    pub placed: Vec<(CellId, Digit)>,
    /// The candidates that it takes away, at most one entry a cell.
    pub removed: Vec<(CellId, DigitSet)>,
}

impl Step {
    pub(super) fn new(technique: &'static str, key: &'static str, number: u16) -> Step {
        Step {
            technique,
            key,
            number: Number(number),
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

    /// Takes one digit away from these cells.
    pub(super) fn remove_digit(self, cells: impl IntoIterator<Item = usize>, digit: usize) -> Step {
        cells.into_iter().fold(self, |step, cell| step.remove(cell, 1 << digit))
    }

    /// Takes candidates away from a cell.
    pub(super) fn remove(mut self, cell: usize, mask: u32) -> Step {
        let cell = cell_id(cell);
        match self.removed.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, set)) => *set = DigitSet::from_bits(set.bits() | mask),
            None if mask != 0 => self.removed.push((cell, DigitSet::from_bits(mask))),
            None => {}
        }
        self
    }

    /// Whether it does anything.
    pub(super) fn is_worth(&self) -> bool {
        !self.placed.is_empty() || !self.removed.is_empty()
    }

    /// Whether it only places a digit that is alone in a cell, or has one place left in a house: what people do many
    /// times in a row.
    pub fn is_single(&self) -> bool {
        matches!(self.technique, "last-digit" | "hidden-single-box" | "hidden-single" | "naked-single")
    }

    /// Candidates that it takes away by its own words, those of placed cells not counted.
    pub fn removes(&self) -> usize {
        self.removed.iter().map(|(_, set)| set.len()).sum()
    }
}

pub(super) fn cell_id(cell: usize) -> CellId {
    CellId(cell as u16)
}

/// A claim about the candidate with this number: cell times digits plus digit.
pub(super) fn claim(position: &Position<'_>, candidate: usize, holds: bool) -> Claim {
    let digits = position.layout.digits;
    Claim { cell: cell_id(candidate / digits), digit: Digit::from_index(candidate % digits), holds }
}

/// Removes from a cell what it has of a mask.
pub(super) fn having(position: &Position<'_>, cell: usize, mask: u32) -> u32 {
    if position.placed[cell] { 0 } else { position.candidates[cell] & mask }
}

/// Hears of the steps that a technique finds, and says whether to look for more.
pub(super) struct Found<'f> {
    each: &'f mut dyn FnMut(Step) -> ControlFlow<()>,
    count: usize,
}

impl<'f> Found<'f> {
    pub(super) fn new(each: &'f mut dyn FnMut(Step) -> ControlFlow<()>) -> Found<'f> {
        Found { each, count: 0 }
    }

    /// How many steps were taken.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Hands over a step if it does anything.
    pub(super) fn take(&mut self, step: Step) -> ControlFlow<()> {
        if !step.is_worth() {
            return ControlFlow::Continue(());
        }
        self.count += 1;
        (self.each)(step)
    }
}
