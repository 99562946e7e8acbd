//! Errors of rules that cannot be placed on a board.

use std::fmt;

use crate::board::{Cell, GridId, Numbering, OutsidePosition};
use crate::words::Message;

/// The reason why a rule cannot be placed on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlacementError {
    /// The board has fewer grids.
    NoGrid {
        /// The grid of the rule.
        grid: GridId,
        /// Number of grids.
        grids: usize,
    },
    /// The grid has fewer boxes.
    NoBox {
        /// The box of the rule, from 1.
        number: usize,
        /// Number of boxes.
        boxes: usize,
    },
    /// A cell is not on the board.
    OffBoard {
        /// The first such cell.
        cell: Cell,
    },
    /// The rule needs a 9x9 grid with 3x3 boxes.
    NotNineByNine,
    /// The rule needs square boxes.
    NotSquare,
    /// The rule needs boxes of equal shape.
    NoBoxes,
    /// There are more cells than digits, so the cells cannot all be different.
    TooManyCells {
        /// Number of cells.
        found: usize,
        /// Number of digits.
        most: usize,
    },
    /// There are too many cells to compare each pair.
    TooManyPairs {
        /// Number of cells.
        found: usize,
        /// Greatest possible number of cells.
        most: usize,
    },
    /// The formula of the rule is too complicated for its number of cells.
    ComplicatedFormula {
        /// The number of cells.
        cells: usize,
    },
    /// The modifiers of the puzzle give cells too many different values.
    TooManyValues {
        /// The greatest possible number of values.
        most: usize,
    },
    /// A letter in the clue of a sum stands for no number: no sum has the letter alone as its clue.
    UndefinedLetter {
        /// The letter.
        letter: char,
    },
    /// The rule is about shaded cells, but no grid with its cells has a shading to find.
    NoShading,
    /// The rule is about a loop or path, but no grid with its cells has one to find.
    NoLoop,
    /// The rule is about a loop, a path or regions, but no grid with its cells has one of them to find.
    NoLoopOrRegions,
    /// There are too few cells.
    TooFewCells {
        /// Least number of cells.
        least: usize,
    },
    /// There is no clue.
    NoClue,
    /// The grid has no such row or column.
    NoLine {
        /// The edge: `top`, `right`, `bottom` or `left`.
        side: &'static str,
        /// The row or column of the clue, from 1.
        number: usize,
        /// Number of rows and columns.
        size: u8,
    },
    /// No diagonal of the grid is seen from the position of a clue.
    NoDiagonal {
        /// The position.
        outside_position: OutsidePosition,
    },
    /// A clue is along a diagonal, but rules of its kind have clues at rows and columns.
    Diagonal {
        /// The position of the clue.
        outside_position: OutsidePosition,
    },
    /// A clue is at a row or column, but rules of its kind have clues along diagonals.
    NotDiagonal {
        /// The position of the clue.
        outside_position: OutsidePosition,
    },
    /// The grid does not have this digit.
    DigitTooLarge {
        /// The edge: `top`, `right`, `bottom` or `left`.
        side: &'static str,
        /// The number of the digit on the board.
        number: u8,
        /// Number of digits.
        size: u8,
        /// The numbering of the board.
        numbering: Numbering,
    },
    /// A number is outside the range of the rule.
    NumberOutOfRange {
        /// The number.
        number: i32,
        /// The least possible number.
        least: i32,
        /// The greatest possible number.
        most: i32,
    },
    /// No filling has this number.
    NumberUnreachable {
        /// The number.
        number: i32,
        /// The least number that some filling has.
        least: i32,
        /// The greatest number that some filling has.
        most: i32,
    },
    /// There are more digits than the cells can contain.
    TooManyDigits {
        /// Number of digits.
        found: usize,
        /// Greatest possible number of digits.
        most: usize,
    },
    /// The board does not have this digit.
    NoSuchDigit {
        /// The number of the digit.
        number: i32,
        /// Number of digits.
        size: u8,
    },
    /// A cell has two marks that exclude each other.
    MarkedTwice {
        /// The first such cell.
        cell: Cell,
    },
    /// A cell belongs to several grids, but the rule needs a unique row, column or box.
    SeveralGrids {
        /// The cell.
        cell: Cell,
    },
    /// A branch does not begin on the line.
    DetachedBranch {
        /// The first cell of the branch.
        cell: Cell,
    },
    /// The cells of a circle are not adjacent in a row or column, or there are too many.
    InvalidCircle {
        /// Greatest possible number of cells.
        most: usize,
    },
    /// A number is given, but rules of this kind have none.
    NoNumber,
    /// Consecutive cells of a line do not touch.
    NotTouching {
        /// The first of these cells.
        from: Cell,
        /// The second of these cells.
        to: Cell,
    },
    /// A line passes the same cell twice.
    TwiceOnPath {
        /// The cell.
        cell: Cell,
    },
    /// The groups have different numbers of cells.
    UnequalGroups,
}

impl PlacementError {
    /// Checks that there are not more cells than digits, so that all cells can be different.
    ///
    /// # Errors
    /// Returns [`PlacementError::TooManyCells`] if there are more.
    pub fn check_distinct(digits: u8, cells: usize) -> Result<(), PlacementError> {
        let (found, most) = (cells, usize::from(digits));
        if found > most { Err(PlacementError::TooManyCells { found, most }) } else { Ok(()) }
    }

    /// Returns whether the rule is well formed and on the board, but no filling obeys it. A puzzle may contain such a
    /// rule, and then has no solution. Rules with other placement errors have no meaning on the board.
    pub fn is_impossible(&self) -> bool {
        matches!(
            self,
            PlacementError::TooManyCells { .. }
                | PlacementError::NumberUnreachable { .. }
                | PlacementError::TooManyDigits { .. }
                | PlacementError::TooManyValues { .. }
                | PlacementError::UndefinedLetter { .. }
                | PlacementError::NoShading
                | PlacementError::NoLoop
                | PlacementError::NoLoopOrRegions
        )
    }

    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            PlacementError::NoGrid { grid, grids } => {
                Message::new("misfit-no-grid").with("grid", grid.to_string()).with("grids", *grids)
            }
            PlacementError::NoBox { number, boxes } => {
                Message::new("misfit-no-box").with("number", *number).with("boxes", *boxes)
            }
            PlacementError::OffBoard { cell } => Message::new("misfit-off-board").with("cell", cell.to_string()),
            PlacementError::NotNineByNine => Message::new("misfit-not-nine-by-nine"),
            PlacementError::NotSquare => Message::new("misfit-not-square"),
            PlacementError::NoBoxes => Message::new("misfit-no-boxes"),
            PlacementError::TooManyCells { found, most } => {
                Message::new("misfit-too-many-cells").with("found", *found).with("most", *most)
            }
            PlacementError::TooManyPairs { found, most } => {
                Message::new("misfit-too-many-to-pair").with("found", *found).with("most", *most)
            }
            PlacementError::ComplicatedFormula { cells } => {
                Message::new("misfit-complicated-formula").with("cells", *cells)
            }
            PlacementError::UndefinedLetter { letter } => {
                Message::new("misfit-undefined-letter").with("letter", letter.to_string())
            }
            PlacementError::NoShading => Message::new("misfit-no-shading"),
            PlacementError::NoLoop => Message::new("misfit-no-loop"),
            PlacementError::NoLoopOrRegions => Message::new("misfit-no-loop-or-regions"),
            PlacementError::TooManyValues { most } => Message::new("misfit-too-many-values").with("most", *most),
            PlacementError::TooFewCells { least } => Message::new("misfit-too-few-cells").with("least", *least),
            PlacementError::NoClue => Message::new("misfit-no-clue"),
            PlacementError::NoLine { side, number, size } => {
                Message::new("misfit-no-line").with("side", *side).with("number", *number).with("size", *size)
            }
            PlacementError::NoDiagonal { outside_position } => {
                Message::new("misfit-no-diagonal").with("place", outside_position.to_string())
            }
            PlacementError::Diagonal { outside_position } => {
                Message::new("misfit-diagonal").with("place", outside_position.to_string())
            }
            PlacementError::NotDiagonal { outside_position } => {
                Message::new("misfit-not-diagonal").with("place", outside_position.to_string())
            }
            PlacementError::DigitTooLarge { side, number, size, numbering } => Message::new(match numbering {
                Numbering::FromOne => "misfit-digit-too-large",
                Numbering::FromZero => "misfit-digit-too-large.from-zero",
            })
            .with("side", *side)
            .with("digit", *number)
            .with("size", *size)
            .with("last", numbering.highest(*size)),
            PlacementError::NumberOutOfRange { number, least, most }
            | PlacementError::NumberUnreachable { number, least, most } => Message::new("misfit-number-out-of-range")
                .with("number", *number)
                .with("least", *least)
                .with("most", *most),
            PlacementError::TooManyDigits { found, most } => {
                Message::new("misfit-too-many-digits").with("found", *found).with("most", *most)
            }
            PlacementError::NoSuchDigit { number, size } => {
                Message::new("misfit-no-such-digit").with("digit", *number).with("size", *size)
            }
            PlacementError::MarkedTwice { cell } => Message::new("misfit-marked-twice").with("cell", cell.to_string()),
            PlacementError::SeveralGrids { cell } => {
                Message::new("misfit-several-grids").with("cell", cell.to_string())
            }
            PlacementError::DetachedBranch { cell } => {
                Message::new("misfit-branch-from-nowhere").with("cell", cell.to_string())
            }
            PlacementError::InvalidCircle { most } => Message::new("misfit-no-circle").with("most", *most),
            PlacementError::NoNumber => Message::new("misfit-no-number"),
            PlacementError::NotTouching { from, to } => {
                Message::new("misfit-not-beside").with("from", from.to_string()).with("to", to.to_string())
            }
            PlacementError::TwiceOnPath { cell } => Message::new("misfit-twice-on-path").with("cell", cell.to_string()),
            PlacementError::UnequalGroups => Message::new("misfit-unequal-groups"),
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for PlacementError {}
