//! Tables of candidates, as solvers copy them: 81 groups of digits, separated by blanks and lines of `|`, `-`, `+` and
//! the like; or 729 symbols, nine per cell. A single digit is a given. Other candidates are a solver's marks if there
//! are enough givens, else clues.

use super::cell_candidates::{self, CellCandidates};
use crate::board::Digit;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle};
use crate::formats::symbol_set::is_blank;
use crate::formats::{Format, ReadErrorKind};

/// The format of tables of candidates.
pub(in crate::formats) struct CandidateTable;

/// The number of symbols of a table in one line.
pub(in crate::formats) const TABLE_LINE_LENGTH: usize = 729;

/// The largest table, in bytes.
const MAX_BYTES: usize = 10_000;

/// Returns whether each digit is larger than the one before it.
fn is_ascending(digits: &str) -> bool {
    digits.as_bytes().windows(2).all(|pair| pair[0] < pair[1])
}

/// Returns the candidates of the 81 cells; None if the text is not a table of candidates.
fn groups(text: &str) -> Option<Vec<String>> {
    let joined: String = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    let plain = |symbol: char| symbol.is_ascii_digit() || is_blank(symbol);
    if joined.chars().count() == TABLE_LINE_LENGTH && joined.chars().all(plain) {
        let symbols: Vec<char> = joined.chars().collect();
        let digits = |cell: &[char]| cell.iter().filter(|symbol| matches!(symbol, '1'..='9')).collect();
        let groups: Vec<String> = symbols.chunks(9).map(digits).collect();
        // Digits out of order belong to a large board.
        return groups.iter().all(|group| is_ascending(group)).then_some(groups);
    }
    let frame = |symbol: char| symbol.is_whitespace() || "|+-*:='\".,".contains(symbol);
    let groups: Vec<String> = text.split(frame).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let candidates =
        |word: &String| word.len() <= 9 && is_ascending(word) && word.bytes().all(|byte| matches!(byte, b'1'..=b'9'));
    (groups.len() == 81 && groups.iter().all(candidates)).then_some(groups)
}

impl Codec for CandidateTable {
    fn format(&self) -> Format {
        Format::Candidates
    }

    /// Requires a cell with more than one candidate; otherwise the text is a picture of digits.
    fn sniff(&self, text: &str) -> bool {
        text.len() <= MAX_BYTES && groups(text).is_some_and(|groups| groups.iter().any(|group| group.len() > 1))
    }

    /// Accepts a table in one line, as in collections.
    fn sniff_line(&self, line: &str) -> bool {
        line.len() == TABLE_LINE_LENGTH && self.sniff(line)
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let groups = groups(text).ok_or(ReadErrorKind::NoPuzzle)?;
        let digits = |group: &String| group.chars().filter_map(Digit::from_symbol).collect();
        let cell = |group: &String| CellCandidates { digits: digits(group), by_solver: false };
        cell_candidates::read(&groups.iter().map(cell).collect::<Vec<_>>())
    }
}
