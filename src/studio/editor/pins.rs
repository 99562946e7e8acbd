//! Pinned clues, which are kept when clues are removed.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, OutsidePosition, Turn};
use crate::puzzle::Puzzle;
use crate::studio::editor::tools::{CanvasSpot, nearest_outside_position};

/// The cells and outside positions whose clues are kept.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct Pins {
    pub cells: CellSet,
    pub outside: BTreeSet<OutsidePosition>,
}

/// A pinned cell or outside position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Pin {
    Cell(Cell),
    Outside(OutsidePosition),
}

impl Pins {
    pub fn contains(&self, pin: Pin) -> bool {
        match pin {
            Pin::Cell(cell) => self.cells.contains(cell),
            Pin::Outside(outside_position) => self.outside.contains(&outside_position),
        }
    }

    /// Pins or unpins a clue.
    pub fn set(&mut self, pin: Pin, on: bool) {
        match (pin, on) {
            (Pin::Cell(cell), true) => self.cells.insert(cell),
            (Pin::Cell(cell), false) => self.cells.remove(cell),
            (Pin::Outside(outside_position), true) => _ = self.outside.insert(outside_position),
            (Pin::Outside(outside_position), false) => _ = self.outside.remove(&outside_position),
        }
    }

    /// Returns the pins after a rotation or reflection of the whole board.
    pub fn turned(&self, before: &Board, after: &Board, turn: Turn) -> Pins {
        let beside = |outside_position: OutsidePosition| {
            // Looks for the outside position of the turned board that looks along the image of the same line.
            let grid = before.grid(outside_position.grid)?;
            let place = before.turned_cell(turn, outside_position.square(grid));
            let line: Vec<Cell> =
                outside_position.line(grid).into_iter().map(|cell| before.turned_cell(turn, cell)).collect();
            let sees = |other: &OutsidePosition| after.grid(other.grid).is_some_and(|grid| other.line(grid) == line);
            let there: Vec<OutsidePosition> = OutsidePosition::at(after, place).filter(sees).collect();
            there.iter().find(|other| other.grid == outside_position.grid).or(there.first()).copied()
        };
        Pins {
            cells: self.cells.iter().map(|cell| before.turned_cell(turn, cell)).collect(),
            outside: self.outside.iter().filter_map(|&outside_position| beside(outside_position)).collect(),
        }
    }

    /// Returns the pins of cells and outside positions in which this puzzle has a clue.
    pub fn of(&self, puzzle: &Puzzle) -> Pins {
        Pins {
            cells: self.cells.iter().filter(|cell| puzzle.givens().contains_key(cell)).collect(),
            outside: self
                .outside
                .iter()
                .copied()
                .filter(|&outside_position| has_clue(puzzle, outside_position))
                .collect(),
        }
    }

    pub fn len(&self) -> usize {
        self.cells.len() + self.outside.len()
    }
}

pub(in crate::studio) fn has_clue(puzzle: &Puzzle, outside_position: OutsidePosition) -> bool {
    puzzle.enabled_rules().any(|(_, placed)| !placed.rule.clue(outside_position).is_empty())
}

/// Returns the clue to pin at a spot.
pub(in crate::studio) fn pin_at(puzzle: &Puzzle, spot: CanvasSpot) -> Option<Pin> {
    if puzzle.givens().contains_key(&spot.place()) {
        return Some(Pin::Cell(spot.place()));
    }
    nearest_outside_position(puzzle.board(), spot, |outside_position| has_clue(puzzle, outside_position))
        .map(Pin::Outside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{GridId, Side};

    #[test]
    fn pins_are_turned_with_the_board() {
        let before = Board::single(2, 3).unwrap();
        let after = before.turned(Turn::Right).unwrap();
        let grid = &before.grids()[0];
        let above = OutsidePosition::orthogonals(GridId(0), grid)
            .find(|outside_position| outside_position.side == Side::Top)
            .unwrap();
        let mut pins = Pins { cells: "r1c2".parse().unwrap(), outside: [above].into() };
        pins = pins.turned(&before, &after, Turn::Right);
        assert_eq!(pins.cells, "r2c6".parse().unwrap());
        let moved = *pins.outside.first().unwrap();
        assert_eq!(moved.side, Side::Right, "what stood above stands at the right");
        assert_eq!(pins.turned(&after, &before, Turn::Left).outside, [above].into());
    }
}
