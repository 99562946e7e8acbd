//! `.sdx`: nine lines of nine words, each the candidates of a cell. One digit alone is a given, unless `u` before it
//! says that a solver entered it. Candidates are a solver's, not clues.

use super::plain::of_rows;
use crate::formats::codec::{About, Codec, Fault, Found, Written};
use crate::formats::loss::{Element, Fate, Losses};
use crate::formats::{Format, Problem};

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
            name: "Sudoku with candidates (.sdx)",
            word: "sdx",
            extensions: &["sdx"],
            read: true,
            written: Written::Never,
            holds: "one 9x9 sudoku: its givens",
            lacks: "rules, other boards, title, author, symbols; candidates are a solver's and left out",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        const MOST_BYTES: usize = 10_000;
        text.len() <= MOST_BYTES && rows(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let rows = rows(text).ok_or(Problem::NoPuzzle)?;
        let mut losses = Losses::default();
        let mut symbol = |word: &str| {
            let lost = match word.strip_prefix('u') {
                Some(_) => Element::Entered,
                None if word.len() == 1 => return word.chars().next().unwrap_or('.'),
                None => Element::PencilMarks,
            };
            losses.add(lost, Fate::NoPlace);
            '.'
        };
        let rows: Vec<(usize, Vec<char>)> =
            rows.into_iter().map(|(at, words)| (at, words.into_iter().map(&mut symbol).collect())).collect();
        Ok(Found::only(of_rows(&rows)?, losses))
    }
}
