//! Killers and jigsaws drawn with characters: borders between the cells of different cages, with the sum in the first
//! cell of each cage; and killers as rows of letters that name the cages, with a list of their sums.

use std::collections::BTreeMap;

use super::assemble::BoardRows;
use super::build::build;
use super::line_items::{RowText, is_bar};
use super::proposal::Proposal;
use super::source_text::{SourceLine, SourceText};
use crate::board::{Cell, CellSet};
use crate::formats::TextForm;
use crate::formats::classic::killer_of_cages;
use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::{Format, customary_box};
use crate::puzzle::Givens;

/// The longest text, in bytes.
const MAX_BYTES: usize = 20_000;

/// Returns the killer or jigsaw that a text draws; None if it draws none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    if text.text.len() > MAX_BYTES {
        return None;
    }
    lettered(text).or_else(|| drawn(text))
}

fn proposal(line: usize, found: Result<(Format, FoundPuzzle), CodecError>, weight: usize) -> Proposal {
    let found = found.map(|(format, found)| (format, FoundPuzzle { line, ..found }));
    let found = found.map_err(|error| CodecError { line: Some(error.line.unwrap_or(line)), ..error });
    Proposal { form: TextForm::DrawnCages, found: vec![found], weight }
}

/// Reads rows of letters that name cages, and the sums of the letters.
fn lettered(text: &SourceText) -> Option<Proposal> {
    let mut rows: Vec<(usize, Vec<char>)> = Vec::new();
    let mut sums: BTreeMap<char, u16> = BTreeMap::new();
    for line in text.filled() {
        match sums_of(line.text) {
            Some(more) => sums.extend(more),
            None => {
                let letters: Vec<char> = line.text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
                if letters.iter().all(char::is_ascii_alphabetic) {
                    rows.push((line.number, letters));
                }
            }
        }
    }
    let size = u8::try_from(rows.len()).ok().filter(|&size| customary_box(size).is_some())?;
    if rows.iter().any(|(_, row)| row.len() != usize::from(size)) {
        return None;
    }
    let mut cages: BTreeMap<char, CellSet> = BTreeMap::new();
    for (row, (_, letters)) in rows.iter().enumerate() {
        for (col, &letter) in letters.iter().enumerate() {
            cages.entry(letter).or_default().insert(Cell::new(row as i16, col as i16));
        }
    }
    // Each cage has a sum, but for those of a jigsaw, which is read as a board.
    let known = cages.keys().filter(|letter| sums.contains_key(letter)).count();
    if known * 2 < cages.len() || sums.keys().any(|letter| !cages.contains_key(letter)) {
        return None;
    }
    let line = rows.first().map_or(1, |(line, _)| *line);
    let cages = cages.into_iter().map(|(letter, cells)| (cells, sums.get(&letter).copied().unwrap_or(0))).collect();
    let found = killer_of_cages(size, cages, Givens::new());
    Some(proposal(line, found.map(|found| (Format::Killer, found)), text.weight()))
}

/// Returns the sums of a line: `a=12 b=7`, `a: 12`, `12 a`.
fn sums_of(line: &str) -> Option<Vec<(char, u16)>> {
    let signs = |symbol: char| symbol.is_whitespace() || ",;=:()".contains(symbol);
    let words: Vec<&str> = line.split(signs).filter(|word| !word.is_empty()).collect();
    let pair = |pair: &[&str]| {
        let letter = |word: &str| word.chars().next().filter(|symbol| word.len() == 1 && symbol.is_ascii_alphabetic());
        let number = |word: &str| word.parse::<u16>().ok().filter(|sum| *sum < 1000);
        match pair {
            [one, other] => letter(one).zip(number(other)).or_else(|| letter(other).zip(number(one))),
            _ => None,
        }
    };
    (!words.is_empty()).then(|| words.chunks(2).map(pair).collect::<Option<Vec<_>>>())?
}

/// A drawing as a square of characters.
struct Drawing {
    rows: Vec<Vec<char>>,
    /// True if only heavy or double lines are borders, since light ones are between all cells.
    heavy_only: bool,
}

fn is_heavy(symbol: char) -> bool {
    matches!(symbol, '━' | '┃' | '┏'..='┓' | '┗' | '┛' | '┣' | '┫' | '┳' | '┻' | '╋' | '═'..='╬')
}

fn is_line_across(symbol: char) -> bool {
    matches!(symbol, '-' | '=' | '─' | '━' | '═' | '┄' | '┅' | '╌' | '╍' | '_')
}

impl Drawing {
    fn at(&self, row: usize, col: usize) -> char {
        self.rows.get(row).and_then(|row| row.get(col)).copied().unwrap_or(' ')
    }

    fn counts(&self, symbol: char) -> bool {
        !self.heavy_only || is_heavy(symbol)
    }

    /// Returns whether a border is drawn at a bar's place.
    fn has_bar(&self, row: usize, col: usize) -> bool {
        let symbol = self.at(row, col);
        (is_bar(symbol) || symbol == ':') && self.counts(symbol)
    }

    /// Returns whether a border is drawn between the columns of a line.
    fn has_line(&self, row: usize, from: usize, to: usize) -> bool {
        let drawn = (from..to).filter(|&col| is_line_across(self.at(row, col)) && self.counts(self.at(row, col)));
        drawn.count() * 2 > to - from
    }
}

/// Reads borders drawn between cells.
fn drawn(text: &SourceText) -> Option<Proposal> {
    let is_drawn = |line: &&SourceLine| line.text.contains(|symbol: char| is_bar(symbol) || is_line_across(symbol));
    let first = text.lines.iter().position(|line| is_drawn(&line))?;
    let last = text.lines.iter().rposition(|line| is_drawn(&line))?;
    let lines = &text.lines[first..=last];
    let indent = lines.iter().map(|line| line.text.len() - line.text.trim_start().len()).min()?;
    let rows: Vec<Vec<char>> = lines.iter().map(|line| line.text.trim_end().chars().skip(indent).collect()).collect();
    let (height, width) = (rows.len(), rows.iter().map(Vec::len).max()?);
    let symbols = || rows.iter().flatten().copied();
    let is_light = |symbol: char| matches!(symbol, '─' | '│' | '┼');
    let heavy_only = symbols().any(is_heavy) && symbols().any(is_light);
    let drawing = Drawing { rows, heavy_only };
    [9_u8, 6, 8, 4, 12, 16].into_iter().find_map(|size| {
        let n = usize::from(size);
        if height < 2 * n + 1 || width < 2 * n + 1 || !(height - 1).is_multiple_of(n) || !(width - 1).is_multiple_of(n)
        {
            return None;
        }
        let cells = DrawnCells { drawing: &drawing, size: n, height: (height - 1) / n, width: (width - 1) / n };
        let found = cells.read()?;
        let weight = text.weight_between(first + 1, last + 1);
        Some(proposal(first + 1, found, weight))
    })
}

/// The cells of a drawing.
struct DrawnCells<'a> {
    drawing: &'a Drawing,
    size: usize,
    /// The lines and columns of text from one cell to the next.
    height: usize,
    width: usize,
}

impl DrawnCells<'_> {
    /// Returns the number in a cell; None if there is more than one word, or another text.
    fn number(&self, row: usize, col: usize) -> Option<Option<u16>> {
        let mut words = Vec::new();
        for line in row * self.height + 1..(row + 1) * self.height {
            let text: String =
                (col * self.width + 1..(col + 1) * self.width).map(|at| self.drawing.at(line, at)).collect();
            words.extend(text.split_whitespace().filter(|word| *word != ".").map(str::to_owned));
        }
        match words.as_slice() {
            [] => Some(None),
            [word] => word.parse().ok().filter(|sum| *sum < 1000).map(Some),
            _ => None,
        }
    }

    /// Returns whether there is a border to the right of a cell.
    fn right(&self, row: usize, col: usize) -> bool {
        let lines = row * self.height + 1..(row + 1) * self.height;
        let count = lines.len();
        lines.filter(|&line| self.drawing.has_bar(line, (col + 1) * self.width)).count() * 2 > count
    }

    /// Returns whether there is a border below a cell.
    fn below(&self, row: usize, col: usize) -> bool {
        self.drawing.has_line((row + 1) * self.height, col * self.width + 1, (col + 1) * self.width)
    }

    /// Returns the part of each cell: cells without a border between them are in the same part.
    fn parts(&self) -> Vec<usize> {
        let n = self.size;
        let mut part: Vec<usize> = (0..n * n).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for at in 0..n * n {
                let (row, col) = (at / n, at % n);
                let mut join = |other: usize| {
                    let least = part[at].min(part[other]);
                    changed |= part[at] != least || part[other] != least;
                    (part[at], part[other]) = (least, least);
                };
                if col + 1 < n && !self.right(row, col) {
                    join(at + 1);
                }
                if row + 1 < n && !self.below(row, col) {
                    join(at + n);
                }
            }
        }
        part
    }

    fn read(&self) -> Option<Result<(Format, FoundPuzzle), CodecError>> {
        let n = self.size;
        // The frame is closed.
        let frame = (0..n).all(|at| {
            let edge =
                |row: usize, col: usize| self.drawing.has_line(row, col * self.width + 1, (col + 1) * self.width);
            edge(0, at) && edge(n * self.height, at) && self.right(at, n - 1)
        });
        let closed = frame && (1..self.height).all(|line| self.drawing.has_bar(line, 0));
        if !closed {
            return None;
        }
        let part = self.parts();
        let mut numbers = Vec::new();
        for at in 0..n * n {
            numbers.push(self.number(at / n, at % n)?);
        }
        let mut parts: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        part.iter().enumerate().for_each(|(at, part)| parts.entry(*part).or_default().push(at));
        let several = parts.values().filter(|cells| cells.len() > 1).count();
        if several < 2 || parts.values().any(|cells| cells.len() > n) {
            return None;
        }
        let alone = |cells: &Vec<usize>| cells[1..].iter().all(|&at| numbers[at].is_none());
        let large = numbers.iter().flatten().any(|&number| usize::from(number) > n);
        if large && parts.values().all(alone) {
            let cell = |at: &usize| Cell::new((at / n) as i16, (at % n) as i16);
            let cages = parts.values().map(|cells| (cells.iter().map(cell).collect(), numbers[cells[0]].unwrap_or(0)));
            let found = killer_of_cages(n as u8, cages.collect(), Givens::new());
            return Some(found.map(|found| (Format::Killer, found)));
        }
        if large || parts.len() != n {
            return None;
        }
        // Regions with as many cells as rows: a jigsaw, or ordinary boxes.
        let rows = |cell: &dyn Fn(usize) -> String| BoardRows {
            rows: (0..n)
                .map(|row| RowText { line: 1, cells: (0..n).map(|col| cell(row * n + col)).collect(), label: None })
                .collect(),
        };
        let givens = rows(&|at| numbers[at].map_or(".".to_owned(), |number| number.to_string()));
        let regions = rows(&|at| part[at].to_string());
        Some(build(&givens, Some(&regions), None))
    }
}
