//! Pictures made of letters, as `.ss` files and posts have them: rows of digits and blanks between bars, or set off by
//! spaces, with lines of dashes between the boxes.

use super::plain::{is_blank, lose_rules, lose_words, of_rows, symbols};
use crate::board::{Cell, Digit, Numbering};
use crate::formats::codec::{About, Codec, Fault, Found, Written, write_one};
use crate::formats::loss::{Element, Fate, Losses};
use crate::formats::{Boards, Format, Outgoing, Problem, Warning, WriteError, customary_box};

/// Pictures made of letters.
pub(in crate::formats) struct Picture;

/// A line between boxes.
fn is_rule(line: &str) -> bool {
    let drawn = line.contains("--") || line.contains("==") || line.contains("──") || line.contains("++");
    drawn && !line.chars().any(|symbol| symbol.is_alphanumeric() || symbol == '.')
}

/// The symbols of a row.
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

/// Whether every second symbol is empty, as where blanks only set off digits.
fn spaced(symbols: &[char]) -> bool {
    symbols.len() > 9 && symbols.iter().skip(1).step_by(2).all(|symbol| *symbol == '.')
}

/// The rows of a picture, with their lines; None where it is none.
fn rows(text: &str) -> Option<Vec<(usize, Vec<char>)>> {
    const MOST_ROWS: usize = 26;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !is_rule(line));
    let rows: Vec<(usize, Vec<char>)> = lines.take(MOST_ROWS).map(|(at, line)| (at + 1, row(line))).collect();
    let size = u8::try_from(rows.len()).ok()?;
    let plain = |symbol: &char| is_blank(*symbol) || Digit::from_symbol(*symbol).is_some_and(|it| it.value() <= size);
    let good = |(_, symbols): &(usize, Vec<char>)| symbols.len() == rows.len() && symbols.iter().all(plain);
    let is_grid = customary_box(size).is_some() && rows.iter().all(good);
    // Without anything that draws a picture, lines as long as a whole puzzle are puzzles of their own.
    let root = rows.len().isqrt();
    let drawn = text.contains(['|', '│', '!', '-', '=']) || text.trim().lines().any(|line| line.trim().contains(' '));
    let lines_of_puzzles = root * root == rows.len() && customary_box(root as u8).is_some();
    (is_grid && (drawn || !lines_of_puzzles)).then_some(rows)
}

/// The rows of a grid of `size` rows with bars and dashes between its boxes of so many rows and columns.
fn drawn(symbols: &str, (rows, cols): (usize, usize), size: usize) -> String {
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

impl Codec for Picture {
    fn format(&self) -> Format {
        Format::Picture
    }

    fn about(&self) -> &'static About {
        &About {
            word: "picture",
            extensions: &["ss"],
            read: true,
            written: Written::One,
            holds: "the givens of one sudoku with the customary boxes",
            lacks: "rules, other boards, title, author, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        const MOST_BYTES: usize = 10_000;
        text.len() <= MOST_BYTES && rows(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let rows = rows(text).ok_or(Problem::NoPuzzle)?;
        Ok(Found::only(of_rows(&rows)?, Losses::default()))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "ss", |out, losses| {
            let board = out.puzzle.board();
            let unfit = WriteError::Board { format: Format::Picture, holds: Boards::OneGridWithBoxes };
            let shape = match board.grids() {
                [grid] if board.numbering() == Numbering::FromOne => grid.box_shape(),
                _ => None,
            };
            let shape = shape.ok_or(unfit)?;
            if customary_box(board.size()) != Some(shape) {
                losses.add(Element::Boxes, Fate::NoPlace);
            }
            if board.top_left() != Cell::new(0, 0) {
                losses.add(Element::Origin, Fate::NoPlace);
            }
            lose_words(out.puzzle, losses);
            lose_rules(out.puzzle, losses, |_| false);
            Ok(drawn(&symbols(out.puzzle, '.'), (shape.0.into(), shape.1.into()), board.size().into()))
        })
    }
}
