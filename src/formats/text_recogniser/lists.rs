//! Lists as programs have them, in Python, JSON, JavaScript and others: lists of rows, of all cells, or of texts that
//! are rows or whole puzzles.

use super::assemble::BoardRows;
use super::build::{build, build_all};
use super::cell_text::cell;
use super::line_items::RowText;
use super::proposal::Proposal;
use super::source_text::SourceText;
use crate::formats::TextForm;
use crate::formats::boxes::size_of_line;
use crate::formats::customary_box;

/// The longest text, in bytes, and the deepest nesting of lists.
const MAX_BYTES: usize = 4 << 20;
const MAX_DEPTH: usize = 16;

/// A list of cells or texts, with the lines of its items.
#[derive(Default)]
struct FlatList {
    items: Vec<(usize, String)>,
    /// True if it contains other lists.
    has_lists: bool,
    /// True if an item is no cell and no text of cells.
    is_foreign: bool,
}

/// A list inside another.
struct Reader {
    boards: Vec<BoardRows>,
    open: Vec<FlatList>,
    /// The rows of the board that is being read: lists of as many cells each.
    rows: Vec<RowText>,
    /// The lines of these rows, and of the list that ends.
    pending: Vec<usize>,
    /// The lines of all boards.
    lines: std::collections::BTreeSet<usize>,
}

/// Returns the boards in the lists of a text; None if there are none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    if text.text.len() > MAX_BYTES || !text.text.contains(['[', '(', '{']) {
        return None;
    }
    let mut reader = Reader {
        boards: Vec::new(),
        open: Vec::new(),
        rows: Vec::new(),
        pending: Vec::new(),
        lines: std::collections::BTreeSet::new(),
    };
    for line in &text.lines {
        reader.line(line.number, line.text);
    }
    let Reader { boards, lines, .. } = reader;
    let weight = lines.into_iter().map(|line| text.weight_between(line, line)).sum();
    let found = match boards.as_slice() {
        [] => return None,
        [board] => vec![build(board, None, None)],
        _ => build_all(boards, Vec::new()),
    };
    Some(Proposal { form: TextForm::Lists, found, weight })
}

impl Reader {
    /// Reads the brackets, texts and words of a line.
    fn line(&mut self, number: usize, line: &str) {
        let mut rest = line;
        while let Some(symbol) = rest.chars().next() {
            let after = &rest[symbol.len_utf8()..];
            rest = match symbol {
                '[' | '(' | '{' => {
                    self.begin();
                    after
                }
                ']' | ')' | '}' => {
                    self.end();
                    after
                }
                '"' | '\'' if !self.open.is_empty() => {
                    let end = after.find(symbol).unwrap_or(after.len());
                    self.item(number, &after[..end]);
                    after.get(end + 1..).unwrap_or_default()
                }
                // A comment of a program.
                '#' => "",
                '/' if after.starts_with('/') => "",
                _ if symbol.is_whitespace() || ",;:=\"'".contains(symbol) => after,
                _ => {
                    let ends = |symbol: char| symbol.is_whitespace() || ",;:=[](){}\"'".contains(symbol);
                    let end = rest.find(ends).unwrap_or(rest.len());
                    self.item(number, &rest[..end]);
                    &rest[end..]
                }
            };
        }
    }

    fn begin(&mut self) {
        if let Some(list) = self.open.last_mut() {
            list.has_lists = true;
        }
        // Lists that are nested more deeply are no boards.
        if self.open.len() < MAX_DEPTH {
            self.open.push(FlatList::default());
        }
    }

    fn item(&mut self, line: usize, text: &str) {
        let Some(list) = self.open.last_mut() else { return };
        list.items.push((line, text.to_owned()));
        list.is_foreign |= cell(text).is_none() && !is_symbols(text);
    }

    fn end(&mut self) {
        let Some(list) = self.open.pop() else { return };
        if list.has_lists {
            self.rows.clear();
            return;
        }
        if self.rows.is_empty() {
            self.pending.clear();
        }
        self.pending.extend(list.items.iter().map(|(line, _)| *line));
        if list.is_foreign || list.items.is_empty() {
            self.texts(&list);
            self.rows.clear();
            return;
        }
        let count = list.items.len();
        let is_cells = list.items.iter().all(|(_, text)| cell(text).is_some_and(|cell| cell.len() < 4));
        if is_cells && size_of_line(count).is_some() && !self.is_row(count) {
            let size = count.isqrt();
            let items = list.items.iter().map(|(line, text)| (*line, cell(text).unwrap_or_default()));
            let items: Vec<(usize, String)> = items.collect();
            let rows = items.chunks(size).map(|row| RowText {
                line: row.first().map_or(1, |(line, _)| *line),
                cells: row.iter().map(|(_, cell)| cell.clone()).collect(),
                label: None,
            });
            let rows = rows.collect();
            self.add_board(rows);
        } else if is_cells && self.is_row(count) {
            if self.rows.first().is_some_and(|row| row.cells.len() != count) {
                self.rows.clear();
            }
            let line = list.items.first().map_or(1, |(line, _)| *line);
            let cells = list.items.iter().filter_map(|(_, text)| cell(text)).collect();
            self.rows.push(RowText { line, cells, label: None });
            if self.rows.len() == count {
                let rows = std::mem::take(&mut self.rows);
                self.add_board(rows);
            }
        } else {
            self.texts(&list);
            self.rows.clear();
        }
    }

    /// Returns whether a list of so many cells may be a row. Sixteen cells alone are a whole small board.
    fn is_row(&self, count: usize) -> bool {
        let nested = self.open.last().is_some_and(|list| list.has_lists);
        u8::try_from(count).ok().and_then(customary_box).is_some() && nested
    }

    /// Reads a list of texts, each a row of symbols, or a whole puzzle.
    fn texts(&mut self, list: &FlatList) {
        let row = |(line, text): &(usize, String)| RowText {
            line: *line,
            cells: text.chars().map(|symbol| symbol.to_string()).collect(),
            label: None,
        };
        let count = list.items.len();
        let is_square = list.items.iter().all(|(_, text)| is_symbols(text) && text.chars().count() == count);
        if is_square && u8::try_from(count).ok().and_then(customary_box).is_some() {
            return self.add_board(list.items.iter().map(row).collect());
        }
        for (line, text) in &list.items {
            let length = text.chars().count();
            if let Some(size) = size_of_line(length).filter(|size| *size > 4 && is_symbols(text)) {
                let symbols: Vec<char> = text.chars().collect();
                let row = |row: &[char]| RowText {
                    line: *line,
                    cells: row.iter().map(char::to_string).collect(),
                    label: None,
                };
                self.add_board(symbols.chunks(size.into()).map(row).collect());
            }
        }
    }

    fn add_board(&mut self, rows: Vec<RowText>) {
        self.lines.extend(rows.iter().map(|row| row.line));
        self.lines.append(&mut std::mem::take(&mut self.pending).into_iter().collect());
        self.boards.push(BoardRows { rows });
    }
}

/// Returns whether a text has only symbols of cells.
fn is_symbols(text: &str) -> bool {
    let symbol = |symbol: char| symbol.is_ascii_alphanumeric() || super::cell_text::is_blank(symbol);
    text.len() > 1 && text.chars().all(symbol)
}
