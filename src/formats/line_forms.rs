//! Other forms of lines: with another sign for empty cells, and those of HoDoKu's library.

use super::boxes::size_of_line;
use super::loss::{LossOutcome, Losses, LostElement};
use crate::board::Digit;

/// Replaces the sign for empty cells by `.`, if it is the only symbol that is no digit.
pub(super) fn with_dots(symbols: &str) -> Option<String> {
    const SIGNS: [char; 6] = ['*', '_', '-', 'X', 'x', '?'];
    let sign = SIGNS.into_iter().find(|&sign| symbols.contains(sign))?;
    // On large boards an X may be a digit.
    let letter = |symbol: char| match sign {
        'X' | 'x' => Digit::from_symbol(symbol).is_some() || symbol == '0',
        _ => symbol.is_ascii_alphanumeric(),
    };
    let plain = |symbol: char| symbol == sign || letter(symbol);
    (size_of_line(symbols.chars().count()).is_some() && symbols.chars().all(plain)).then(|| symbols.replace(sign, "."))
}

/// A line of HoDoKu's library: `:0000:x:..5+3..:412 413:…:…`.
#[derive(Default)]
pub(super) struct LibraryLine {
    /// A symbol for each cell.
    pub givens: String,
    /// The digits that a solver entered, marked with `+`, by cell index.
    pub entered: Vec<(usize, Digit)>,
    /// The fields that this program has no place for.
    pub losses: Losses,
}

/// The fields after the cells in a line of HoDoKu's library.
const LIBRARY_FIELDS: [&str; 3] = ["deleted candidates", "eliminations", "comment"];

/// Parses a line of HoDoKu's library.
pub(super) fn library_line(line: &str) -> Option<LibraryLine> {
    let mut fields = line.strip_prefix(':')?.splitn(6, ':').skip(2);
    let mut found = LibraryLine::default();
    let mut cells = 0;
    let mut symbols = fields.next()?.chars();
    while let Some(symbol) = symbols.next() {
        if symbol == '+' {
            found.entered.push((cells, Digit::from_symbol(symbols.next()?)?));
            found.givens.push('.');
        } else {
            found.givens.push(symbol);
        }
        cells += 1;
    }
    for (name, words) in LIBRARY_FIELDS.into_iter().zip(fields) {
        let words = words.trim_matches(|sign: char| sign == ':' || sign.is_whitespace());
        // A comment of any length is counted as one loss.
        let count = if name == "comment" { usize::from(!words.is_empty()) } else { words.split_whitespace().count() };
        found.losses.add_many(LostElement::Named(name.to_owned()), LossOutcome::NoPlace, count);
    }
    size_of_line(cells).map(|_| found)
}
