//! Clues that the author has pinned: thinning out leaves them where they are.

use std::collections::BTreeSet;

use crate::board::{Cell, CellSet, Lookout};
use crate::puzzle::Puzzle;
use crate::studio::state::tools::{Spot, nearest_lookout};

/// The cells and the places beyond the edges whose clues stay.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct Pins {
    pub cells: CellSet,
    pub outside: BTreeSet<Lookout>,
}

/// One thing to pin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Pin {
    Cell(Cell),
    Outside(Lookout),
}

impl Pins {
    pub fn contains(&self, pin: Pin) -> bool {
        match pin {
            Pin::Cell(cell) => self.cells.contains(cell),
            Pin::Outside(lookout) => self.outside.contains(&lookout),
        }
    }

    /// Pins, or pulls the pin out.
    pub fn set(&mut self, pin: Pin, on: bool) {
        match (pin, on) {
            (Pin::Cell(cell), true) => self.cells.insert(cell),
            (Pin::Cell(cell), false) => self.cells.remove(cell),
            (Pin::Outside(lookout), true) => _ = self.outside.insert(lookout),
            (Pin::Outside(lookout), false) => _ = self.outside.remove(&lookout),
        }
    }

    /// Those of the pins that hold a clue of this puzzle.
    pub fn of(&self, puzzle: &Puzzle) -> Pins {
        Pins {
            cells: self.cells.iter().filter(|cell| puzzle.givens().contains_key(cell)).collect(),
            outside: self.outside.iter().copied().filter(|&lookout| has_clue(puzzle, lookout)).collect(),
        }
    }

    pub fn len(&self) -> usize {
        self.cells.len() + self.outside.len()
    }
}

pub(in crate::studio) fn has_clue(puzzle: &Puzzle, lookout: Lookout) -> bool {
    puzzle.rules_on().any(|(_, placed)| !placed.rule.clue(lookout).is_empty())
}

/// What there is to pin at a spot.
pub(in crate::studio) fn pin_at(puzzle: &Puzzle, spot: Spot) -> Option<Pin> {
    if puzzle.givens().contains_key(&spot.place()) {
        return Some(Pin::Cell(spot.place()));
    }
    nearest_lookout(puzzle.board(), spot, |lookout| has_clue(puzzle, lookout)).map(Pin::Outside)
}
