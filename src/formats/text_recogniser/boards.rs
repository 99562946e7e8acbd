//! Finds boards among the lines of a text: rows of symbols, numbers or candidates, with or without a frame, under any
//! headings. All ways to split the lines are tried, and the one that uses most of the text wins.

use super::assemble::{Assembly, BoardRows, IncompleteBoard, assemble};
use super::build::build_all;
use super::line_items::{FrameLine, LineReading, SPLITTINGS, frame_line, line_item};
use super::proposal::Proposal;
use super::source_text::SourceText;
use crate::formats::ReadErrorKind;
use crate::formats::TextForm;
use crate::formats::codec::CodecError;

/// The longest part of a text for which all ways are tried, in bytes. Longer texts are split in the way that fits their
/// beginning.
const TRIED_BYTES: usize = 100_000;

/// Returns the boards of a text; None if it has none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    let (reading, skips_names) = best_reading(text)?;
    let assembly = assembled(text, text.lines.len(), reading, skips_names);
    if assembly.boards.is_empty() {
        return None;
    }
    let weight = board_weight(text, &assembly);
    let incomplete: Vec<CodecError> =
        assembly.incomplete.iter().filter(|part| is_damaged(part, text)).map(incomplete_error).collect();
    let found = build_all(assembly.boards, incomplete);
    Some(Proposal { form: TextForm::Boards, found, weight })
}

/// Returns the rows that come closest to a board; None if no rows do.
pub(super) fn nearest(text: &SourceText) -> Option<(usize, CodecError)> {
    let count = text.count_up_to(TRIED_BYTES);
    let unnamed = readings(text, count).into_iter().filter(|(_, names)| !names);
    let parts = unnamed.flat_map(|(reading, names)| {
        let assembly = assembled(text, count, reading, names);
        assembly.incomplete.into_iter().map(|part| (text.weight_between(part.line, part.last), part))
    });
    let (weight, part) = parts.filter(|(_, part)| part.rows > 1).max_by_key(|(weight, part)| (*weight, part.rows))?;
    Some((weight, incomplete_error(&part)))
}

/// Returns whether rows that are too few for a board were meant to be one, and not a coincidence.
fn is_damaged(part: &IncompleteBoard, text: &SourceText) -> bool {
    let weight = text.weight_between(part.line, part.last);
    2 * part.rows >= part.cells && weight * 2 >= part.rows * part.cells
}

fn incomplete_error(part: &IncompleteBoard) -> CodecError {
    CodecError::in_line(part.line, ReadErrorKind::RowCount { found: part.rows, expected: part.cells })
}

/// Returns the assumptions to be tried.
fn readings(text: &SourceText, count: usize) -> Vec<(LineReading, bool)> {
    let lines = || text.lines[..count].iter().map(|line| frame_line(line.text));
    let both = |kind: FrameLine| match lines().any(|line| line == Some(kind)) {
        true => &[false, true][..],
        false => &[false][..],
    };
    let (dashes, bars) = (both(FrameLine::Dashes), both(FrameLine::Bars));
    let mut readings = Vec::new();
    for (labels, names) in [(false, false), (false, true), (true, true)] {
        for splitting in SPLITTINGS {
            for &dashes_are_cells in dashes {
                for &bars_are_cells in bars {
                    readings.push((LineReading { splitting, dashes_are_cells, bars_are_cells, labels }, names));
                }
            }
        }
    }
    readings
}

/// Returns the assumption under which boards use most of the text.
fn best_reading(text: &SourceText) -> Option<(LineReading, bool)> {
    let count = text.count_up_to(TRIED_BYTES);
    let mut best: Option<((usize, usize), (LineReading, bool))> = None;
    for (reading, names) in readings(text, count) {
        let assembly = assembled(text, count, reading, names);
        if assembly.boards.is_empty() {
            continue;
        }
        let left = assembly.incomplete.len();
        let rank = (board_weight(text, &assembly), usize::MAX - left);
        if best.as_ref().is_none_or(|(other, _)| rank > *other) {
            best = Some((rank, (reading, names)));
        }
        // Nothing but boards: no other assumption can use more.
        if left == 0 && assembly.others.is_empty() {
            break;
        }
    }
    best.map(|(_, reading)| reading)
}

fn assembled(text: &SourceText, count: usize, reading: LineReading, skips_names: bool) -> Assembly {
    let items = text.lines[..count].iter().map(|line| (line.number, line_item(line.number, line.text, reading)));
    assemble(items, skips_names)
}

fn board_weight(text: &SourceText, assembly: &Assembly) -> usize {
    let rows = assembly.boards.iter().flat_map(|BoardRows { rows }| rows);
    rows.map(|row| text.weight_between(row.line, row.line)).sum()
}
