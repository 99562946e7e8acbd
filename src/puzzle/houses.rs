//! The types of houses of grids, for sentences that must be true of all grids they describe.

use crate::board::{Boxes, Grid};

/// The types of houses in addition to rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Houses {
    /// No other houses.
    Rows,
    /// All grids have boxes.
    Boxes,
    /// All grids have outlined regions.
    Regions,
    /// Some grids have boxes, and the others only rows and columns.
    SomeBoxes,
    /// Some grids have outlined regions, and the others only rows and columns.
    SomeRegions,
    /// Some grids have boxes and some have outlined regions.
    SomeOfBoth,
}

impl Houses {
    /// Returns the types of houses of these grids.
    pub fn of<'a>(grids: impl IntoIterator<Item = &'a Grid>) -> Houses {
        let part = |grid: &Grid| match grid.boxes() {
            Boxes::Regular { .. } => Houses::Boxes,
            Boxes::Jigsaw(_) => Houses::Regions,
            Boxes::Latin => Houses::Rows,
        };
        let mut parts: Vec<Houses> = Vec::new();
        for part in grids.into_iter().map(part) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        match (parts.contains(&Houses::Boxes), parts.contains(&Houses::Regions)) {
            (true, true) => Houses::SomeOfBoth,
            (true, false) if parts.len() > 1 => Houses::SomeBoxes,
            (true, false) => Houses::Boxes,
            (false, true) if parts.len() > 1 => Houses::SomeRegions,
            (false, true) => Houses::Regions,
            (false, false) => Houses::Rows,
        }
    }

    /// Returns the message key of the sentence about a board with one or several grids. It has the placeholder
    /// `$digits` for its digits.
    pub fn board_key(self, several: bool) -> &'static str {
        match (self, several) {
            (Houses::Rows, false) => "board-rows",
            (Houses::Rows, true) => "board-rows.several",
            (Houses::Boxes, false) => "board-boxes",
            (Houses::Boxes, true) => "board-boxes.several",
            (Houses::Regions, false) => "board-regions",
            (Houses::Regions, true) => "board-regions.several",
            // The grids of a board can differ only if there are several.
            (Houses::SomeBoxes, _) => "board-some-boxes",
            (Houses::SomeRegions, _) => "board-some-regions",
            (Houses::SomeOfBoth, _) => "board-some-of-both",
        }
    }

    /// Returns the message key of the sentence about boards of different sizes.
    pub fn general_key(self) -> &'static str {
        match self {
            Houses::Rows => "book-rules-rows",
            Houses::Boxes => "book-rules-boxes",
            Houses::Regions => "book-rules-regions",
            Houses::SomeBoxes => "book-rules-some-boxes",
            Houses::SomeRegions => "book-rules-some-regions",
            Houses::SomeOfBoth => "book-rules-some-of-both",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;
    use crate::words::Message;

    #[test]
    fn only_houses_that_are_there_are_named() {
        let at = Cell::new(0, 0);
        let boxes = Grid::new(at, 2, 2).unwrap();
        let jigsaw = Grid::jigsaw(at, vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]).unwrap();
        let latin = Grid::latin(at, 4).unwrap();
        for (grids, expected) in [
            (vec![&boxes, &boxes], "Each row, column and box of a grid contains each digit once."),
            (vec![&jigsaw], "Each row, column and outlined region of a grid contains each digit once."),
            (vec![&latin], "Each row and column of a grid contains each digit once."),
            (vec![&latin, &boxes], "Each row and column of a grid contains each digit once, and so does each box."),
            (
                vec![&jigsaw, &latin],
                "Each row and column of a grid contains each digit once, and so does each outlined region.",
            ),
            (
                vec![&jigsaw, &boxes],
                "Each row and column of a grid contains each digit once, and so does each box or outlined region.",
            ),
            (
                vec![&boxes, &latin, &jigsaw],
                "Each row and column of a grid contains each digit once, and so does each box or outlined region.",
            ),
        ] {
            assert_eq!(Message::new(Houses::of(grids).general_key()).to_string(), expected);
        }
    }
}
