//! Boards printed with blanks for empty cells. The columns are found by their even distance, with wider gaps between
//! boxes if there are any.

use std::collections::BTreeSet;

use super::assemble::BoardRows;
use super::build::build;
use super::line_items::{FrameLine, RowText, frame_line, is_bar};
use super::proposal::Proposal;
use super::source_text::{SourceLine, SourceText};
use crate::formats::TextForm;
use crate::formats::customary_box;

/// The sizes of printed boards whose digits are single symbols.
const SIZES: [u8; 4] = [9, 6, 4, 8];

/// The longest text and the widest line, in bytes.
const MAX_BYTES: usize = 100_000;
const MAX_WIDTH: usize = 120;

/// Returns the printed boards of a text; None if it has none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    if text.text.len() > MAX_BYTES {
        return None;
    }
    let (mut found, mut weight) = (Vec::new(), 0);
    for part in parts(&text.lines) {
        if let Some(board) = board(part) {
            let (first, last) = (part.first()?.number, part.last()?.number);
            weight += text.weight_between(first, last);
            found.push(build(&board, None, None));
        }
    }
    (!found.is_empty()).then_some(Proposal { form: TextForm::PrintedBoard, found, weight })
}

/// Splits a text into parts that may be boards: the lines between headings, or the paragraphs between these if there
/// are several.
fn parts<'a>(lines: &'a [SourceLine<'a>]) -> Vec<&'a [SourceLine<'a>]> {
    let is_heading = |line: &SourceLine| symbols(line.text).is_none() && frame_line(line.text).is_none();
    let mut parts = Vec::new();
    for part in lines.split(is_heading) {
        let rows = |part: &[SourceLine]| part.iter().filter(|line| is_filled(line)).count();
        if SIZES.contains(&(rows(trimmed(part)) as u8)) || SIZES.contains(&(trimmed(part).len() as u8)) {
            parts.push(trimmed(part));
        } else {
            let paragraphs = part.split(|line| line.text.trim().is_empty());
            parts.extend(paragraphs.filter(|part| !part.is_empty()));
        }
    }
    parts
}

fn is_filled(line: &SourceLine) -> bool {
    !line.text.trim().is_empty() && !is_frame(line)
}

fn is_frame(line: &SourceLine) -> bool {
    matches!(frame_line(line.text), Some(FrameLine::Frame | FrameLine::Dashes))
}

fn trimmed<'a>(part: &'a [SourceLine<'a>]) -> &'a [SourceLine<'a>] {
    let blank = |line: &SourceLine| line.text.trim().is_empty() || is_frame(line);
    let start = part.iter().position(|line| !blank(line)).unwrap_or(part.len());
    let end = part.iter().rposition(|line| !blank(line)).map_or(start, |at| at + 1);
    &part[start..end]
}

/// Returns the symbols of a line with their columns, with bars as `|`; None if the line has anything else.
fn symbols(line: &str) -> Option<Vec<(usize, char)>> {
    let mut symbols = Vec::new();
    let mut column = 0;
    for symbol in line.trim_end().chars() {
        match symbol {
            ' ' => {}
            '\t' => column = column / 8 * 8 + 7,
            '1'..='9' | '.' | '_' => symbols.push((column, symbol)),
            bar if is_bar(bar) => symbols.push((column, '|')),
            _ => return None,
        }
        column += 1;
    }
    (column <= MAX_WIDTH).then_some(symbols)
}

/// Returns the board of a part of a text.
fn board(part: &[SourceLine]) -> Option<BoardRows> {
    let all: Vec<&SourceLine> = part.iter().filter(|line| !is_frame(line)).collect();
    let filled: Vec<&SourceLine> = all.iter().copied().filter(|line| !line.text.trim().is_empty()).collect();
    // Empty lines are either rows without digits, or between boxes.
    let candidates = if all.len() == filled.len() { vec![all] } else { vec![all, filled] };
    candidates.into_iter().find_map(|lines| {
        let size = u8::try_from(lines.len()).ok().filter(|size| SIZES.contains(size))?;
        let rows: Vec<Vec<(usize, char)>> = lines.iter().map(|line| symbols(line.text)).collect::<Option<_>>()?;
        let columns = columns(&rows, size)?;
        let row = |(line, row): (&&SourceLine, &Vec<(usize, char)>)| {
            let cell = |column: &usize| {
                let symbol = row.iter().find(|(at, _)| at == column).map_or('.', |(_, symbol)| *symbol);
                symbol.to_string()
            };
            RowText { line: line.number, cells: columns.iter().map(cell).collect(), label: None }
        };
        Some(BoardRows { rows: lines.iter().zip(&rows).map(row).collect() })
    })
}

/// Returns the columns of the cells: at even distances, with the same additional gap between boxes. None if no columns
/// or several fit the symbols.
fn columns(rows: &[Vec<(usize, char)>], size: u8) -> Option<Vec<usize>> {
    let (_, width) = customary_box(size)?;
    let (size, width) = (usize::from(size), usize::from(width));
    let digits: BTreeSet<usize> =
        rows.iter().flatten().filter(|(_, symbol)| *symbol != '|').map(|(column, _)| *column).collect();
    let bars: BTreeSet<usize> =
        rows.iter().flatten().filter(|(_, symbol)| *symbol == '|').map(|(column, _)| *column).collect();
    let mut found: Vec<(usize, Vec<usize>)> = Vec::new();
    let first = *digits.first()?;
    for step in 1..=4 {
        for gap in 0..=4 {
            for offset in (0..=first).rev().take(step * width + gap + 1) {
                let columns: Vec<usize> = (0..size).map(|at| offset + step * at + gap * (at / width)).collect();
                let fits = digits.iter().all(|column| columns.binary_search(column).is_ok());
                if fits && bars_fit(&bars, &columns, width) {
                    // Each row of a sudoku has some digits, and nearly every column too.
                    let outer = [columns.first(), columns.last()].into_iter().flatten();
                    found.push((outer.filter(|column| digits.contains(column)).count(), columns));
                }
            }
        }
    }
    let best = found.iter().map(|(outer, _)| *outer).max()?;
    let read = |columns: &Vec<usize>| -> Vec<usize> {
        digits.iter().filter_map(|digit| columns.binary_search(digit).ok()).collect()
    };
    let mut best = found.into_iter().filter(|(outer, _)| *outer == best).map(|(_, columns)| columns);
    let chosen = best.next()?;
    best.all(|columns| read(&columns) == read(&chosen)).then_some(chosen)
}

/// Returns whether bars stand at the ends and between boxes or cells, and never on a cell.
fn bars_fit(bars: &BTreeSet<usize>, columns: &[usize], width: usize) -> bool {
    let between =
        |at: usize| columns.get(at).is_some_and(|next| bars.range(columns[at - 1] + 1..*next).next().is_some());
    let boxes = (1..columns.len()).filter(|at| at.is_multiple_of(width));
    let no_cell = bars.iter().all(|bar| columns.binary_search(bar).is_err());
    // If there are bars, then between all boxes, and inside of boxes between all cells or none.
    let inside = (1..columns.len()).filter(|at| !at.is_multiple_of(width)).filter(|&at| between(at)).count();
    let all_inside = columns.len() - columns.len() / width;
    no_cell && (bars.is_empty() || boxes.into_iter().all(between) && (inside == 0 || inside == all_inside))
}
