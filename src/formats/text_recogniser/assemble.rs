//! Puts the rows of a text together to boards: as many rows of as many cells, whatever stands between the boards.

use super::line_items::{LineItem, RowText, label_number};
use crate::formats::customary_box;

/// The rows of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BoardRows {
    pub rows: Vec<RowText>,
}

impl BoardRows {
    /// Returns the line of the first row, from 1.
    pub(super) fn line(&self) -> usize {
        self.rows.first().map_or(1, |row| row.line)
    }
}

/// Rows that are too few for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct IncompleteBoard {
    /// The line of the first row, from 1.
    pub line: usize,
    /// The last line.
    pub last: usize,
    pub rows: usize,
    /// The number of cells of each row.
    pub cells: usize,
}

/// The boards of a text under an assumption.
#[derive(Default, Debug)]
pub(super) struct Assembly {
    pub boards: Vec<BoardRows>,
    pub incomplete: Vec<IncompleteBoard>,
    /// The lines that are no part of a board, and not empty.
    pub others: Vec<usize>,
}

/// The state while the lines of a text are read.
struct Assembler {
    assembly: Assembly,
    rows: Vec<RowText>,
    /// True if an empty line follows the last row.
    gap: bool,
    /// True if there was an empty line after every row so far.
    all_gaps: bool,
    /// True if a row that names the columns is left out.
    skips_names: bool,
}

/// Returns the boards of the items of a text. With `skips_names`, a row that names the columns is no row of the board.
pub(super) fn assemble(items: impl IntoIterator<Item = (usize, LineItem)>, skips_names: bool) -> Assembly {
    let mut assembler =
        Assembler { assembly: Assembly::default(), rows: Vec::new(), gap: false, all_gaps: true, skips_names };
    let mut items = items.into_iter().peekable();
    while let Some((number, item)) = items.next() {
        match item {
            LineItem::Gap => assembler.gap = true,
            LineItem::Frame => {}
            LineItem::Other => {
                assembler.close();
                assembler.assembly.others.push(number);
            }
            LineItem::Row(row) => {
                let framed = matches!(items.peek(), Some((_, LineItem::Frame)));
                assembler.add(row, framed);
            }
        }
    }
    assembler.close();
    assembler.assembly
}

impl Assembler {
    fn add(&mut self, row: RowText, framed: bool) {
        let cells = row.cells.len();
        let shape = u8::try_from(cells).ok().and_then(customary_box).filter(|_| is_row(&row.cells));
        let Some((box_rows, _)) = shape else {
            self.close();
            self.assembly.others.push(row.line);
            return;
        };
        let at = self.rows.len();
        if at > 0 {
            let fits = self.rows[0].cells.len() == cells && self.follows(&row);
            // Empty lines are between boxes, between all rows, or between boards.
            self.all_gaps &= self.gap;
            let gap_fits = !self.gap || self.all_gaps || at.is_multiple_of(box_rows.into());
            if !fits || !gap_fits {
                self.close();
            }
        }
        if self.rows.is_empty() {
            self.all_gaps = true;
            let is_first = row.label.as_deref().and_then(label_number).is_none_or(|number| number <= 1);
            if self.skips_names && names_columns(&row.cells, framed) || !is_first {
                self.assembly.others.push(row.line);
                self.gap = false;
                return;
            }
        }
        self.gap = false;
        self.rows.push(row);
        if self.rows.len() == cells && is_board(&self.rows) {
            self.assembly.boards.push(BoardRows { rows: std::mem::take(&mut self.rows) });
        } else if self.rows.len() == cells {
            self.close();
        }
    }

    /// Returns whether the name of a row continues those of the rows before it.
    fn follows(&self, row: &RowText) -> bool {
        let before = self.rows.last().and_then(|row| row.label.as_deref()).and_then(label_number);
        let own = row.label.as_deref().and_then(label_number);
        match (before, own) {
            (Some(before), Some(own)) => own == before + 1,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Ends the board, which lacks rows.
    fn close(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
            self.assembly.incomplete.push(IncompleteBoard {
                line: first.line,
                last: last.line,
                rows: rows.len(),
                cells: first.cells.len(),
            });
        }
    }
}

/// Returns whether all cells of a row may be those of a board of this size: numbers and letters up to it, empty cells,
/// or candidates.
fn is_row(cells: &[String]) -> bool {
    let size = cells.len();
    let fits = |cell: &String| match cell.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => {
            let place = usize::from(letter.to_ascii_uppercase() - b'A') + 1;
            // An X may be an empty cell.
            place <= size || letter.eq_ignore_ascii_case(&b'x')
        }
        [_] => true,
        _ if size <= 9 => cell.bytes().all(|digit| usize::from(digit.saturating_sub(b'0')) <= size),
        _ => cell.parse::<usize>().is_ok_and(|number| number <= size),
    };
    cells.iter().all(fits)
}

/// Returns whether letters are digits of the board: A is 10 if there are smaller digits, or else the first.
fn is_board(rows: &[RowText]) -> bool {
    let cells = || rows.iter().flat_map(|row| &row.cells);
    let is_digit = |cell: &String| cell.len() > 1 || matches!(cell.as_bytes(), [b'1'..=b'9']);
    let place = |cell: &String| match cell.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() && !letter.eq_ignore_ascii_case(&b'x') => {
            usize::from(letter.to_ascii_uppercase() - b'A') + 1
        }
        _ => 0,
    };
    let last = cells().map(place).max().unwrap_or(0);
    last == 0 || last + if cells().any(is_digit) { 9 } else { 0 } <= rows.len()
}

/// Returns whether a row names the columns: 1, 2, 3 and so on, A, B, C, or nothing above a line of the frame.
fn names_columns(cells: &[String], framed: bool) -> bool {
    let numbers = || cells.iter().enumerate().all(|(at, cell)| *cell == (at + 1).to_string());
    let letters =
        || cells.iter().zip('A'..='Z').all(|(cell, letter)| cell.eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4])));
    let nothing = || cells.iter().all(|cell| cell == ".");
    numbers() || letters() || nothing() && framed
}
