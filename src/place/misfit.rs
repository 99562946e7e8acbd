//! Why a rule cannot stand on a board.

use std::fmt;

use crate::board::{Cell, GridId, Lookout, Numbering};
use crate::words::Message;

/// Why a rule cannot stand on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There are fewer grids.
    NoGrid {
        /// The grid it names.
        grid: GridId,
        /// How many there are.
        grids: usize,
    },
    /// The grid has fewer boxes.
    NoBox {
        /// The box it names, from 1.
        number: usize,
        /// How many there are.
        boxes: usize,
    },
    /// A cell is not on the board.
    OffBoard {
        /// The first such cell.
        cell: Cell,
    },
    /// It needs a 9x9 grid with 3x3 boxes.
    NotNineByNine,
    /// It needs square boxes.
    NotSquare,
    /// It needs boxes that all have the same shape.
    NoBoxes,
    /// More cells than digits cannot all differ.
    TooManyCells {
        /// How many cells it has.
        found: usize,
        /// How many digits there are.
        most: usize,
    },
    /// More cells than can be compared each with each.
    TooManyToPair {
        /// How many cells it has.
        found: usize,
        /// How many are possible.
        most: usize,
    },
    /// It needs more cells.
    TooFewCells {
        /// How many at least.
        least: usize,
    },
    /// It has no clue.
    NoClue,
    /// There is no such row or column.
    NoLine {
        /// The edge: `top`, `right`, `bottom` or `left`.
        side: &'static str,
        /// The row or column it names, from 1.
        number: usize,
        /// How many there are.
        size: u8,
    },
    /// No diagonal of the grid is seen from there.
    NoDiagonal {
        /// The place.
        lookout: Lookout,
    },
    /// A clue along a diagonal, where rules of its kind have none.
    Diagonal {
        /// Its place.
        lookout: Lookout,
    },
    /// A clue at a row or column, where rules of its kind have them along diagonals only.
    NotDiagonal {
        /// Its place.
        lookout: Lookout,
    },
    /// A digit that the grid does not have.
    DigitTooLarge {
        /// The edge: `top`, `right`, `bottom` or `left`.
        side: &'static str,
        /// What it is called on the board.
        number: u8,
        /// How many digits there are.
        size: u8,
        /// What they are called.
        numbering: Numbering,
    },
    /// A number beyond what the rule can mean.
    NumberOutOfRange {
        /// The number.
        number: i32,
        /// The least that is possible.
        least: i32,
        /// The most that is possible.
        most: i32,
    },
    /// A number that no filling comes to.
    NumberUnreachable {
        /// The number.
        number: i32,
        /// The least that some filling comes to.
        least: i32,
        /// The most that some filling comes to.
        most: i32,
    },
    /// More digits than the cells can hold.
    TooManyDigits {
        /// How many there are.
        found: usize,
        /// How many there can be.
        most: usize,
    },
    /// A digit that the board does not have.
    NoSuchDigit {
        /// What it is called.
        number: i32,
        /// How many digits there are.
        size: u8,
    },
    /// A cell with two marks, of which each excludes the other.
    MarkedTwice {
        /// The first such cell.
        cell: Cell,
    },
    /// A cell of several grids, where the rule would need one row, column or box.
    SeveralGrids {
        /// The cell.
        cell: Cell,
    },
    /// A branch that begins where there is no line.
    BranchFromNowhere {
        /// The cell where it begins.
        cell: Cell,
    },
    /// A circle whose cells are not next to each other in a row or column, or are too many.
    NoCircle {
        /// How many there can be.
        most: usize,
    },
    /// A number where rules of its kind have none.
    NoNumber,
    /// A line that jumps.
    NotBeside {
        /// The cell before the jump.
        from: Cell,
        /// The cell after it.
        to: Cell,
    },
    /// A line that comes twice to one cell.
    TwiceOnPath {
        /// The cell.
        cell: Cell,
    },
    /// Groups that should have as many cells as each other.
    UnequalGroups,
}

impl Misfit {
    /// Refuses more cells than there are digits, where all shall differ.
    ///
    /// # Errors
    /// [`Misfit::TooManyCells`] when there are more.
    pub fn unless_at_most(digits: u8, cells: usize) -> Result<(), Misfit> {
        let (found, most) = (cells, usize::from(digits));
        if found > most { Err(Misfit::TooManyCells { found, most }) } else { Ok(()) }
    }

    /// Returns whether the rule is written as it should be and lies on the board, but no filling obeys it: a puzzle may
    /// hold such a rule and has no solution then. What the other reasons refuse means nothing on the board.
    pub fn is_impossible(&self) -> bool {
        matches!(self, Misfit::TooManyCells { .. } | Misfit::NumberUnreachable { .. } | Misfit::TooManyDigits { .. })
    }

    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Misfit::NoGrid { grid, grids } => {
                Message::new("misfit-no-grid").with("grid", grid.to_string()).with("grids", *grids)
            }
            Misfit::NoBox { number, boxes } => {
                Message::new("misfit-no-box").with("number", *number).with("boxes", *boxes)
            }
            Misfit::OffBoard { cell } => Message::new("misfit-off-board").with("cell", cell.to_string()),
            Misfit::NotNineByNine => Message::new("misfit-not-nine-by-nine"),
            Misfit::NotSquare => Message::new("misfit-not-square"),
            Misfit::NoBoxes => Message::new("misfit-no-boxes"),
            Misfit::TooManyCells { found, most } => {
                Message::new("misfit-too-many-cells").with("found", *found).with("most", *most)
            }
            Misfit::TooManyToPair { found, most } => {
                Message::new("misfit-too-many-to-pair").with("found", *found).with("most", *most)
            }
            Misfit::TooFewCells { least } => Message::new("misfit-too-few-cells").with("least", *least),
            Misfit::NoClue => Message::new("misfit-no-clue"),
            Misfit::NoLine { side, number, size } => {
                Message::new("misfit-no-line").with("side", *side).with("number", *number).with("size", *size)
            }
            Misfit::NoDiagonal { lookout } => Message::new("misfit-no-diagonal").with("place", lookout.to_string()),
            Misfit::Diagonal { lookout } => Message::new("misfit-diagonal").with("place", lookout.to_string()),
            Misfit::NotDiagonal { lookout } => Message::new("misfit-not-diagonal").with("place", lookout.to_string()),
            Misfit::DigitTooLarge { side, number, size, numbering } => Message::new(match numbering {
                Numbering::FromOne => "misfit-digit-too-large",
                Numbering::FromZero => "misfit-digit-too-large.from-zero",
            })
            .with("side", *side)
            .with("digit", *number)
            .with("size", *size)
            .with("last", numbering.highest(*size)),
            Misfit::NumberOutOfRange { number, least, most } | Misfit::NumberUnreachable { number, least, most } => {
                Message::new("misfit-number-out-of-range")
                    .with("number", *number)
                    .with("least", *least)
                    .with("most", *most)
            }
            Misfit::TooManyDigits { found, most } => {
                Message::new("misfit-too-many-digits").with("found", *found).with("most", *most)
            }
            Misfit::NoSuchDigit { number, size } => {
                Message::new("misfit-no-such-digit").with("digit", *number).with("size", *size)
            }
            Misfit::MarkedTwice { cell } => Message::new("misfit-marked-twice").with("cell", cell.to_string()),
            Misfit::SeveralGrids { cell } => Message::new("misfit-several-grids").with("cell", cell.to_string()),
            Misfit::BranchFromNowhere { cell } => {
                Message::new("misfit-branch-from-nowhere").with("cell", cell.to_string())
            }
            Misfit::NoCircle { most } => Message::new("misfit-no-circle").with("most", *most),
            Misfit::NoNumber => Message::new("misfit-no-number"),
            Misfit::NotBeside { from, to } => {
                Message::new("misfit-not-beside").with("from", from.to_string()).with("to", to.to_string())
            }
            Misfit::TwiceOnPath { cell } => Message::new("misfit-twice-on-path").with("cell", cell.to_string()),
            Misfit::UnequalGroups => Message::new("misfit-unequal-groups"),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Misfit {}
