//! The author's solution, which is stored with the puzzle and never taken for granted.

use crate::board::{Board, Cell, Digit, Filling, Numbering, Relocation, Transformation};
use crate::puzzle::content::Puzzle;
use crate::puzzle::error::{PuzzleError, PuzzleTextField};
use crate::puzzle::givens::{Givens, check_given};

/// A solution by the author.
#[derive(Clone, PartialEq, Debug)]
pub enum StoredSolution {
    /// The digits of some or all cells of the board.
    Digits(Givens),
    /// The text of a solution that is not one digit of the board for each cell.
    Text(String),
}

impl StoredSolution {
    /// Returns the solution of a whole board.
    pub fn of_filling(board: &Board, filling: &Filling) -> StoredSolution {
        StoredSolution::Digits(board.cells().iter().copied().zip(filling.digits().iter().copied()).collect())
    }

    /// Returns the solution in a text that has a symbol for each of these places in order, or its text if it has not.
    /// Blanks are ignored; `.` and `?` are unknown digits, and so is `0` if digits begin at 1. Returns None if no digit
    /// is known.
    pub fn of_symbols(board: &Board, places: impl IntoIterator<Item = Cell>, text: &str) -> Option<StoredSolution> {
        let symbols: Vec<char> = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        let zero_is_unknown = board.numbering() == Numbering::FromOne;
        let unknown = |symbol: char| matches!(symbol, '.' | '?' | '#') || symbol == '0' && zero_is_unknown;
        if symbols.iter().all(|&symbol| unknown(symbol)) {
            return None;
        }
        let as_text = || Some(StoredSolution::Text(text.to_owned()));
        let places: Vec<Cell> = places.into_iter().collect();
        if places.len() != symbols.len() {
            return as_text();
        }
        let mut digits = Vec::new();
        for (cell, symbol) in places.into_iter().zip(symbols).filter(|&(_, symbol)| !unknown(symbol)) {
            match board.numbering().read(symbol) {
                Some(digit) if board.contains(cell) && digit.value() <= board.size() => digits.push((cell, digit)),
                Some(_) | None => return as_text(),
            }
        }
        Some(StoredSolution::Digits(digits.into_iter().collect()))
    }

    /// Returns the digit of a cell, if it is known.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        match self {
            StoredSolution::Digits(digits) => digits.get(&cell).copied(),
            StoredSolution::Text(_) => None,
        }
    }

    /// Returns the solution as a filling, if it has a digit for each cell of the board.
    pub fn filling(&self, board: &Board) -> Option<Filling> {
        let digits: Option<Vec<Digit>> = board.cells().iter().map(|&cell| self.digit(cell)).collect();
        digits.map(Filling::new)
    }

    pub(super) fn checked(self, board: &Board) -> Result<StoredSolution, PuzzleError> {
        match self {
            StoredSolution::Digits(digits) => {
                for (&cell, &digit) in &digits {
                    check_given(board, cell, digit)?;
                }
                Ok(StoredSolution::Digits(digits))
            }
            StoredSolution::Text(text) => Ok(StoredSolution::Text(PuzzleTextField::Solution.checked(text)?)),
        }
    }

    /// Returns the solution after the grids have moved, with the digits of cells that are still there.
    pub(super) fn relocated(&self, step: &Relocation) -> Option<StoredSolution> {
        match self {
            StoredSolution::Digits(digits) => {
                let moved = digits.iter().filter_map(|(&cell, &digit)| Some((step.cell(cell)?, digit)));
                let fits = |&(cell, digit): &(Cell, Digit)| check_given(step.board(), cell, digit).is_ok();
                let digits: Givens = moved.filter(fits).collect();
                (!digits.is_empty()).then_some(StoredSolution::Digits(digits))
            }
            StoredSolution::Text(text) => Some(StoredSolution::Text(text.clone())),
        }
    }

    /// Returns the solution with permuted cells and renamed digits. A text cannot be changed like that.
    pub(in crate::puzzle) fn transformed(&self, board: &Board, step: &Transformation) -> Option<StoredSolution> {
        match self {
            StoredSolution::Digits(digits) => {
                let given = |(&cell, &digit)| Some((step.cell(board, cell)?, step.digit(digit)));
                Some(StoredSolution::Digits(digits.iter().filter_map(given).collect()))
            }
            StoredSolution::Text(_) => None,
        }
    }
}

impl Puzzle {
    /// Returns the author's solution.
    pub fn stored_solution(&self) -> Option<&StoredSolution> {
        self.publication().solution.as_ref()
    }
}
