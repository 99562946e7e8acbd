//! The types of houses of grids, for sentences that must be true of all grids they describe.

use crate::board::{Boxes, Grid};

/// The types of houses in addition to rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseTypes {
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

impl HouseTypes {
    /// Returns the types of houses of these grids.
    pub fn of<'a>(grids: impl IntoIterator<Item = &'a Grid>) -> HouseTypes {
        let part = |grid: &Grid| match grid.boxes() {
            Boxes::Regular { .. } => HouseTypes::Boxes,
            Boxes::Jigsaw(_) => HouseTypes::Regions,
            Boxes::Latin => HouseTypes::Rows,
        };
        let mut parts: Vec<HouseTypes> = Vec::new();
        for part in grids.into_iter().map(part) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        match (parts.contains(&HouseTypes::Boxes), parts.contains(&HouseTypes::Regions)) {
            (true, true) => HouseTypes::SomeOfBoth,
            (true, false) if parts.len() > 1 => HouseTypes::SomeBoxes,
            (true, false) => HouseTypes::Boxes,
            (false, true) if parts.len() > 1 => HouseTypes::SomeRegions,
            (false, true) => HouseTypes::Regions,
            (false, false) => HouseTypes::Rows,
        }
    }

    /// Returns the message key of the sentence about a board with one or several grids. It has the placeholder
    /// `$digits` for its digits.
    pub fn board_key(self, several: bool) -> &'static str {
        match (self, several) {
            (HouseTypes::Rows, false) => "board-rows",
            (HouseTypes::Rows, true) => "board-rows.several",
            (HouseTypes::Boxes, false) => "board-boxes",
            (HouseTypes::Boxes, true) => "board-boxes.several",
            (HouseTypes::Regions, false) => "board-regions",
            (HouseTypes::Regions, true) => "board-regions.several",
            // The grids of a board can differ only if there are several.
            (HouseTypes::SomeBoxes, _) => "board-some-boxes",
            (HouseTypes::SomeRegions, _) => "board-some-regions",
            (HouseTypes::SomeOfBoth, _) => "board-some-of-both",
        }
    }

    /// Returns the message key of the sentence about boards of different sizes.
    pub fn general_key(self) -> &'static str {
        match self {
            HouseTypes::Rows => "book-rules-rows",
            HouseTypes::Boxes => "book-rules-boxes",
            HouseTypes::Regions => "book-rules-regions",
            HouseTypes::SomeBoxes => "book-rules-some-boxes",
            HouseTypes::SomeRegions => "book-rules-some-regions",
            HouseTypes::SomeOfBoth => "book-rules-some-of-both",
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
            assert_eq!(Message::new(HouseTypes::of(grids).general_key()).to_string(), expected);
        }
    }
}
