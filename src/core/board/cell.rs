//! Cells of the lattice, and sets of them, written like `r3c4`, `r1c1-9` or `r1-3c4-6`.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Greatest number of cells of a board.
pub const MAX_CELLS: usize = 2000;

/// A position on the lattice, 0-based in the program and written 1-based: `r3c4` is row 2, column 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Row from 0, downwards.
    pub row: i16,
    /// Column from 0, to the right.
    pub col: i16,
}

impl Cell {
    /// Returns the cell in this row and column, both from 0.
    pub const fn new(row: i16, col: i16) -> Cell {
        Cell { row, col }
    }

    /// Returns the cell `rows` further down and `cols` further right.
    pub const fn offset(self, rows: i16, cols: i16) -> Cell {
        Cell::new(self.row + rows, self.col + cols)
    }

    /// Returns the four cells that share an edge with this one: above, left, right, below.
    pub fn neighbours(self) -> [Cell; 4] {
        [self.offset(-1, 0), self.offset(0, -1), self.offset(0, 1), self.offset(1, 0)]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.col + 1)
    }
}

/// The error for a text that does not name cells.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CellError {
    /// The text is not a cell or a rectangle of cells.
    #[error("“{text}” is not a cell: expected something like r3c4, r3c4-6 or r1-3c4-6")]
    NotACell {
        /// The text.
        text: String,
    },
    /// There are more cells than a board can have.
    #[error("more than {MAX_CELLS} cells; no board has that many")]
    TooMany,
}

/// Greatest row or column number in a text, far beyond any board.
const LARGEST: i16 = 999;

/// The first and last row, or the first and last column, of the cells that a word such as `r1-3c4-6` names, 0-based.
type IndexRange = (i16, i16);

fn parse_range(text: &str) -> Option<IndexRange> {
    let number = |digits: &str| -> Option<i16> {
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse().ok()).flatten().filter(|n| (1..=LARGEST).contains(n))
    };
    let (first, last) = match text.split_once('-') {
        Some((first, last)) => (number(first)?, number(last)?),
        None => (number(text)?, number(text)?),
    };
    (first <= last).then_some((first - 1, last - 1))
}

/// Parses a word that names a cell or a rectangle of cells. Returns the range of its rows and the range of its columns.
fn parse_word(word: &str) -> Result<(IndexRange, IndexRange), CellError> {
    let rest = word.strip_prefix(['r', 'R']);
    let parts = rest.and_then(|rest| rest.split_once(['c', 'C']));
    let ranges = parts.and_then(|(rows, cols)| Some((parse_range(rows)?, parse_range(cols)?)));
    ranges.ok_or_else(|| CellError::NotACell { text: word.to_owned() })
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        match parse_word(text)? {
            ((row, last_row), (col, last_col)) if row == last_row && col == last_col => Ok(Cell::new(row, col)),
            _ => Err(CellError::NotACell { text: text.to_owned() }),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cells in row order, written as words separated by spaces: `r1c1-3 r2c4`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CellSet(BTreeSet<Cell>);

impl CellSet {
    /// Returns the cells in row order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the set contains the cell.
    pub fn contains(&self, cell: Cell) -> bool {
        self.0.contains(&cell)
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0.insert(cell);
    }

    /// Removes a cell.
    pub fn remove(&mut self, cell: Cell) {
        self.0.remove(&cell);
    }

    /// Returns the runs of adjacent cells in each row as (row, first column, last column).
    pub fn row_runs(&self) -> Vec<(i16, i16, i16)> {
        let mut runs: Vec<(i16, i16, i16)> = Vec::new();
        // Cells come row by row, so each continues the last run or begins a new one.
        for cell in self.iter() {
            match runs.last_mut() {
                Some((row, _, last)) if *row == cell.row && *last + 1 == cell.col => *last = cell.col,
                _ => runs.push((cell.row, cell.col, cell.col)),
            }
        }
        runs
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        CellSet(cells.into_iter().collect())
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        self.0.extend(cells);
    }
}

impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Equal column ranges in consecutive rows become one rectangle.
        let mut blocks: Vec<(i16, i16, i16, i16)> = Vec::new();
        for (row, first, last) in self.row_runs() {
            match blocks.iter_mut().find(|b| b.1 + 1 == row && (b.2, b.3) == (first, last)) {
                Some(block) => block.1 = row,
                None => blocks.push((row, row, first, last)),
            }
        }
        let range = |from: i16, to: i16| match from == to {
            true => format!("{}", from + 1),
            false => format!("{}-{}", from + 1, to + 1),
        };
        let words: Vec<String> = blocks
            .iter()
            .map(|&(top, bottom, left, right)| format!("r{}c{}", range(top, bottom), range(left, right)))
            .collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for CellSet {
    type Err = CellError;

    fn from_str(text: &str) -> Result<CellSet, CellError> {
        // Cells that are named twice count twice, and the limit is checked before a word is expanded, so that a short
        // text cannot become a large set.
        let mut cells = Vec::new();
        for word in text.split([' ', ',', '\t', '\n']).filter(|word| !word.is_empty()) {
            let ((top, bottom), (left, right)) = parse_word(word)?;
            let named = (bottom - top + 1) as usize * (right - left + 1) as usize;
            if cells.len() + named > MAX_CELLS {
                return Err(CellError::TooMany);
            }
            cells.extend((top..=bottom).flat_map(|row| (left..=right).map(move |col| Cell::new(row, col))));
        }
        Ok(cells.into_iter().collect())
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_one_based_and_read_back() {
        assert_eq!(Cell::new(2, 3).to_string(), "r3c4");
        assert_eq!("r3c4".parse(), Ok(Cell::new(2, 3)));
        assert_eq!("R21C21".parse(), Ok(Cell::new(20, 20)));
    }

    #[test]
    fn texts_that_are_no_cell_are_refused() {
        for text in ["", "r3", "c4", "r0c1", "r1c0", "r+1c1", "r-1c2", "r1c2x", "r1c1-2", "r1000c1", "3,4"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
        assert!("r3c6-4".parse::<CellSet>().is_err());
    }

    #[test]
    fn sets_larger_than_any_board_are_refused() {
        let read = |text: &str| text.parse::<CellSet>().map(|cells| cells.len());
        assert_eq!(read("r1-40c1-50"), Ok(2000));
        for text in ["r1-40c1-50 r41c1", "r1-999c1-999", &"r1-9c1-9 ".repeat(25)] {
            assert_eq!(read(text), Err(CellError::TooMany), "{text}");
        }
    }

    #[test]
    fn sets_use_ranges_and_rectangles() {
        for (text, len) in
            [("r1c1", 1), ("r1c1-9", 9), ("r1-3c4-6", 9), ("r1c1 r2c2 r3c3", 3), ("r1c2-3 r2c2", 3), ("", 0)]
        {
            let cells: CellSet = text.parse().unwrap();
            assert_eq!(cells.len(), len, "{text}");
            assert_eq!(cells.to_string(), text);
        }
        let cells: CellSet = "r1c1,r1c2 r2c1-2".parse().unwrap();
        assert_eq!(cells.to_string(), "r1-2c1-2");
    }
}
