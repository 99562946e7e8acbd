//! `.sdx`: nine lines of nine words, each the candidates of a cell. A single digit is a given, unless the prefix `u`
//! marks it as entered by a solver. Other candidates are a solver's marks if there are enough givens, else clues.

use super::cell_candidates::{self, CellCandidates};
use crate::board::Digit;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle};
use crate::formats::{Format, ReadErrorKind};

/// The format of `.sdx` files.
pub(in crate::formats) struct Sdx;

/// Returns the words of the rows; None if they are no candidates.
fn rows(text: &str) -> Option<Vec<Vec<&str>>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let rows: Vec<Vec<&str>> = lines.take(10).map(|line| line.split_whitespace().collect()).collect();
    let candidates = |word: &&str| {
        let digits = word.strip_prefix('u').unwrap_or(word);
        (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit() && byte != b'0')
    };
    let good = |words: &Vec<&str>| words.len() == 9 && words.iter().all(candidates);
    (rows.len() == 9 && rows.iter().all(good)).then_some(rows)
}

impl Codec for Sdx {
    fn format(&self) -> Format {
        Format::Sdx
    }

    fn sniff(&self, text: &str) -> bool {
        const MAX_BYTES: usize = 10_000;
        text.len() <= MAX_BYTES && rows(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let rows = rows(text).ok_or(ReadErrorKind::NoPuzzle)?;
        let cell = |word: &str| CellCandidates {
            digits: word.chars().filter_map(Digit::from_symbol).collect(),
            by_solver: word.starts_with('u'),
        };
        let words = rows.iter().flatten();
        cell_candidates::read(&words.map(|word| cell(word)).collect::<Vec<_>>())
    }
}
