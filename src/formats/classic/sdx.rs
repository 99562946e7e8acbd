//! `.sdx`: nine lines of nine words, each the candidates of a cell. One digit alone is a given, unless `u` before it
//! says that a solver entered it. Candidates are a solver's marks, not clues.

use super::plain::of_rows;
use crate::board::{Cell, Digit};
use crate::formats::codec::{About, Codec, Fault, Found, Written};
use crate::formats::loss::Losses;
use crate::formats::{Format, Problem};
use crate::puzzle::Progress;

/// Files of candidates.
pub(in crate::formats) struct Sdx;

/// The words of the rows, with their lines; None where they are no candidates.
fn rows(text: &str) -> Option<Vec<(usize, Vec<&str>)>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let rows: Vec<(usize, Vec<&str>)> =
        lines.take(10).map(|(at, line)| (at + 1, line.split_whitespace().collect())).collect();
    let candidates = |word: &&str| {
        let digits = word.strip_prefix('u').unwrap_or(word);
        (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit() && byte != b'0')
    };
    let good = |(_, words): &(usize, Vec<&str>)| words.len() == 9 && words.iter().all(candidates);
    (rows.len() == 9 && rows.iter().all(good)).then_some(rows)
}

impl Codec for Sdx {
    fn format(&self) -> Format {
        Format::Sdx
    }

    fn about(&self) -> &'static About {
        &About {
            word: "sdx",
            extensions: &["sdx"],
            read: true,
            written: Written::Never,
            holds: "one 9x9 sudoku: its givens; what a solver entered, and candidates as a solver's marks",
            lacks: "rules, other boards, title, author, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        const MOST_BYTES: usize = 10_000;
        text.len() <= MOST_BYTES && rows(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let rows = rows(text).ok_or(Problem::NoPuzzle)?;
        let mut progress = Progress::default();
        let mut symbol = |cell: Cell, word: &str| {
            let (word, entered) = word.strip_prefix('u').map_or((word, false), |word| (word, true));
            if word.len() == 1 && !entered {
                return word.chars().next().unwrap_or('.');
            }
            progress.change(cell, |notes| match entered && word.len() == 1 {
                true => notes.digit = word.chars().find_map(Digit::from_symbol),
                false => notes.centre = word.chars().filter_map(Digit::from_symbol).collect(),
            });
            '.'
        };
        let mut givens = Vec::new();
        for (row, (line, words)) in rows.into_iter().enumerate() {
            let cells = words.into_iter().enumerate();
            let symbols = cells.map(|(col, word)| symbol(Cell::new(row as i16, col as i16), word));
            givens.push((line, symbols.collect()));
        }
        let puzzle = of_rows(&givens)?.with_progress(progress).map_err(Problem::from)?;
        Ok(Found::only(puzzle, Losses::default()))
    }
}
