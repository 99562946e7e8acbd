//! Text pictures, as in `.ss` files and forum posts: rows of digits and blanks between bars, or separated by spaces,
//! with dashed lines between the boxes; rows of numbers with up to two digits; and plain rows of boards of several
//! grids ([`layout_rows`]).

use super::plain::read_rows;
use crate::board::{Cell, Digit, MAX_DIGIT, Numbering};
use crate::formats::boxes::size_of_line;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, write_one};
use crate::formats::layout_rows::{self, LayoutReading, MisplacedSymbol};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::number_cells::number_cells;
use crate::formats::plain_losses::{report_rules, report_title_and_author};
use crate::formats::rows::grid_symbols;
use crate::formats::symbol_set::SymbolSet;
use crate::formats::symbol_set::is_blank;
use crate::formats::{Format, PuzzleToWrite, ReadErrorKind, SupportedBoards, Warning, WriteError, customary_box};

/// The format of text pictures.
pub(in crate::formats) struct TextPicture;

/// The largest picture, in bytes.
const MAX_BYTES: usize = 10_000;

/// Returns whether a line separates boxes.
fn is_separator(line: &str) -> bool {
    let drawn = line.contains("--") || line.contains("==") || line.contains("──") || line.contains("++");
    drawn && !line.chars().any(|symbol| symbol.is_alphanumeric() || symbol == '.')
}

/// Returns the symbols of a row.
fn row(line: &str) -> Vec<char> {
    let inner = line.trim().trim_matches(['|', '│', '!']);
    let parts: Vec<&str> = inner.split(['|', '│', '!']).collect();
    // Between bars, blanks may be empty cells.
    let width = parts[0].chars().count();
    let even = parts.len() > 1 && width > 1 && width < parts.len() + 2;
    let filled = parts.iter().all(|part| {
        part.chars().count() == width && part.chars().all(|symbol| symbol == ' ' || symbol.is_ascii_digit())
    });
    if even && filled && line.trim().starts_with(['|', '│', '!']) && !inner.contains(". ") {
        let all: Vec<char> = parts.concat().chars().map(|symbol| if symbol == ' ' { '.' } else { symbol }).collect();
        if customary_box(all.len() as u8).is_some() && !spaced(&all) {
            return all;
        }
    }
    inner.chars().filter(|symbol| !symbol.is_whitespace() && !"|│!:,+".contains(*symbol)).collect()
}

/// Returns whether every second symbol is empty, so that blanks only separate digits.
fn spaced(symbols: &[char]) -> bool {
    symbols.len() > 9 && symbols.iter().skip(1).step_by(2).all(|symbol| *symbol == '.')
}

/// Returns the rows of a picture with their line numbers, or None if the text is not a picture. Empty cells may be
/// dashes, so a line of dashes is a separator only if there would otherwise be too many rows.
fn rows(text: &str) -> Option<Vec<(usize, Vec<char>)>> {
    rows_without(text, |_| false).or_else(|| rows_without(text, is_separator))
}

/// Returns the rows of a picture without the lines that `left_out` accepts.
fn rows_without(text: &str, left_out: impl Fn(&str) -> bool) -> Option<Vec<(usize, Vec<char>)>> {
    const MAX_ROWS: usize = 26;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !left_out(line));
    let rows: Vec<(usize, Vec<char>)> = lines.take(MAX_ROWS).map(|(at, line)| (at + 1, row(line))).collect();
    let size = u8::try_from(rows.len()).ok()?;
    let set = SymbolSet::of(rows.iter().flat_map(|(_, row)| row.iter().copied()), size);
    let plain =
        |symbol: &char| set.is_blank(*symbol, size) || set.digit(*symbol).is_some_and(|digit| digit.value() <= size);
    let good = |(_, symbols): &(usize, Vec<char>)| symbols.len() == rows.len() && symbols.iter().all(plain);
    let is_grid = customary_box(size).is_some() && rows.iter().all(good);
    // Without bars, dashes or blanks, lines that are each as long as a whole smaller puzzle are separate puzzles,
    // unless most of them have a digit that is too large for such a puzzle.
    let root = rows.len().isqrt();
    let drawn = text.contains(['|', '│', '!', '-', '=']) || text.trim().lines().any(|line| line.trim().contains(' '));
    let large = |symbol: &char| set.digit(*symbol).is_some_and(|digit| usize::from(digit.value()) > root);
    let too_large = rows.iter().filter(|(_, symbols)| symbols.iter().any(large)).count();
    let fit = 2 * too_large <= rows.len();
    let lines_of_puzzles = root * root == rows.len() && customary_box(root as u8).is_some() && fit;
    (is_grid && (drawn || !lines_of_puzzles)).then_some(rows)
}

/// Returns the rows of a table of numbers with their line numbers, or None if the text is not such a table.
fn numbers(text: &str) -> Option<Vec<(usize, Vec<char>)>> {
    // Empty cells may be made of dashes too, so an edge needs a `+` or a longer run of dashes.
    let long = |line: &str| ["+", "---", "===", "──"].iter().any(|run| line.contains(run));
    let is_edge = |line: &str| is_separator(line) && long(line);
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !is_edge(line));
    let lines: Vec<(usize, &str)> = lines.take(usize::from(MAX_DIGIT) + 1).collect();
    let size = u8::try_from(lines.len()).ok().filter(|size| customary_box(*size).is_some())?;
    let row = |(at, line): &(usize, &str)| Some((at + 1, number_cells(line, size.into(), size)?));
    lines.iter().map(row).collect()
}

/// Returns the board of several grids that the rows of a text show. If every second symbol of all rows is a blank,
/// blanks separate the symbols; otherwise they may be gaps.
fn layout(text: &str) -> Option<Result<LayoutReading, CodecError>> {
    const MAX_ROWS: usize = 100;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let lines: Vec<(usize, Vec<char>)> =
        lines.take(MAX_ROWS).map(|(at, line)| (at + 1, line.trim_end().chars().collect())).collect();
    let width = lines.iter().map(|(_, line)| line.len()).max()?;
    let blanks = |line: &[char]| line.iter().take_while(|symbol| **symbol == ' ').count();
    let indent = lines.iter().map(|(_, line)| blanks(line)).min()?;
    let padded = |(_, line): &(usize, Vec<char>)| -> Vec<char> {
        (indent..width).map(|at| line.get(at).copied().unwrap_or(' ')).collect()
    };
    let rows: Vec<Vec<char>> = lines.iter().map(padded).collect();
    let spaced = rows.iter().all(|row| row.iter().skip(1).step_by(2).all(|symbol| *symbol == ' '));
    let step = if spaced { 2 } else { 1 };
    let rows: Vec<Vec<char>> = rows.into_iter().map(|row| row.into_iter().step_by(step).collect()).collect();
    if are_lines_of_puzzles(&rows) {
        return None;
    }
    let fault = |(row, col, problem): MisplacedSymbol| {
        let line = lines.get(row).map(|(line, _)| *line);
        CodecError { line, column: Some(indent + col * step + 1), problem }
    };
    Some(layout_rows::read(&rows)?.map_err(fault))
}

/// Returns whether each row could be a whole grid in one line: its length fits, and no digit is too large.
fn are_lines_of_puzzles(rows: &[Vec<char>]) -> bool {
    let size = rows.first().and_then(|row| size_of_line(row.len())).filter(|size| customary_box(*size).is_some());
    let fits =
        |symbol: &char, size| is_blank(*symbol) || Digit::from_symbol(*symbol).is_some_and(|it| it.value() <= size);
    size.is_some_and(|size| rows.iter().flatten().all(|symbol| fits(symbol, size)))
}

/// Draws a grid of `size` rows with bars and dashes between its boxes.
fn draw(symbols: &str, (rows, cols): (usize, usize), size: usize) -> String {
    let symbols: Vec<char> = symbols.chars().collect();
    let edge = format!("+{}\n", format!("{}+", "-".repeat(2 * cols + 1)).repeat(size / cols));
    let mut text = edge.clone();
    for (at, row) in symbols.chunks(size).enumerate() {
        text += "|";
        for part in row.chunks(cols) {
            part.iter().for_each(|symbol| text.extend([' ', *symbol]));
            text += " |";
        }
        text += "\n";
        if (at + 1) % rows == 0 {
            text += &edge;
        }
    }
    text
}

impl Codec for TextPicture {
    fn format(&self) -> Format {
        Format::Picture
    }

    fn sniff(&self, text: &str) -> bool {
        text.len() <= MAX_BYTES && (rows(text).is_some() || numbers(text).is_some() || layout(text).is_some())
    }

    /// Sniffs the text with the leading blanks of its first row, which may be empty cells or gaps.
    fn sniff_whole(&self, text: &str) -> bool {
        self.sniff(text)
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        if let Some(found) = layout(text) {
            return found.map(|LayoutReading { puzzle, losses, .. }| FoundPuzzle::only(puzzle, losses));
        }
        let rows = rows(text).or_else(|| numbers(text)).ok_or(ReadErrorKind::NoPuzzle)?;
        let mut losses = Losses::default();
        let puzzle = read_rows(&rows, &mut losses)?;
        Ok(FoundPuzzle::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "ss", |out, losses| {
            let board = out.puzzle.board();
            let unfit = WriteError::Board { format: Format::Picture, holds: SupportedBoards::OneGridWithBoxes };
            let shape = match board.grids() {
                [grid] if board.numbering() == Numbering::FromOne => grid.box_shape(),
                _ => None,
            };
            let shape = shape.ok_or(unfit)?;
            if customary_box(board.size()) != Some(shape) {
                losses.add(LostElement::Boxes, LossOutcome::NoPlace);
            }
            if board.top_left() != Cell::new(0, 0) {
                losses.add(LostElement::Origin, LossOutcome::NoPlace);
            }
            report_title_and_author(out.puzzle, losses);
            report_rules(out.puzzle, losses, &[], |_| false);
            Ok(draw(&grid_symbols(out.puzzle, '.'), (shape.0.into(), shape.1.into()), board.size().into()))
        })
    }
}
