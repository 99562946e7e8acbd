//! Lines of collections with more than a puzzle: a name or number before it, a solution, regions or a rating after it.

use super::assemble::BoardRows;
use super::build::{is_region_map, solves, with_regions};
use super::cell_text::is_blank;
use super::line_items::RowText;
use crate::formats::boxes::size_of_line;
use crate::formats::codec::CodecError;
use crate::formats::published::with_solution;
use crate::puzzle::{Puzzle, Symbols};

/// The fields of a line that hold parts of a puzzle.
#[derive(PartialEq, Eq, Debug)]
pub(in crate::formats) struct LineFields<'a> {
    pub givens: &'a str,
    /// The column of the givens, from 0, in characters.
    pub column: usize,
    pub solution: Option<&'a str>,
    pub regions: Option<&'a str>,
    /// The text after the puzzle that is none of these.
    pub rest: &'a str,
}

/// The least number of symbols of a line that is no prose, whatever letters it has.
const LONG_WORD: usize = 30;

/// Returns the fields of a line if its puzzle is not its first word, or has a solution or regions.
pub(in crate::formats) fn line_fields(line: &str) -> Option<LineFields<'_>> {
    // Lines of HoDoKu's library have their own reader.
    if line.starts_with(':') {
        return None;
    }
    let fields: Vec<(usize, &str)> = fields(line).collect();
    let size = |text: &str| size_of_line(text.len()).filter(|_| is_symbols(text));
    if let Some((at, both)) = fields.iter().find(|(_, text)| text.len() == 162 && is_symbols(text)) {
        let (givens, regions) = both.split_at(81);
        if is_region_map(&board(regions)?) {
            let rest = &line[at + both.len()..];
            return Some(LineFields {
                givens,
                column: column(line, *at),
                solution: None,
                regions: Some(regions),
                rest,
            });
        }
    }
    let longest = fields.iter().filter_map(|(_, text)| size(text)).max()?;
    let whole: Vec<(usize, &str)> = fields.iter().copied().filter(|(_, text)| size(text) == Some(longest)).collect();
    let (at, givens) = *whole.iter().find(|(_, text)| text.contains(is_blank)).or(whole.first())?;
    let own = board(givens)?;
    let others = || whole.iter().filter(|(other, _)| *other != at);
    let matching =
        |fits: &dyn Fn(&BoardRows) -> bool| others().find(|(_, text)| board(text).is_some_and(|it| fits(&it)));
    let regions = matching(&is_region_map).filter(|_| !is_region_map(&own)).map(|(_, text)| *text);
    let solution = matching(&|full| solves(full, &own) && !is_region_map(full)).map(|(_, text)| *text);
    let is_first = fields.first().is_some_and(|(first, _)| *first == at) && at == 0;
    if is_first && regions.is_none() && solution.is_none() {
        return None;
    }
    // The rest is what follows the last of these parts.
    let parts = others().filter(|(_, text)| Some(*text) == regions || Some(*text) == solution);
    let end = parts.map(|(other, text)| other + text.len()).max().unwrap_or(0).max(at + givens.len());
    let rest = line[end..].trim_start_matches(is_separator);
    Some(LineFields { givens, column: column(line, at), solution, regions, rest })
}

/// Returns the puzzle with the solution and the regions of its line.
///
/// # Errors
/// Returns an error if these do not fit.
pub(in crate::formats) fn attach_fields(puzzle: Puzzle, fields: &LineFields) -> Result<Puzzle, CodecError> {
    let puzzle = match fields.regions.and_then(board) {
        Some(regions) => with_regions(&puzzle, &regions)?,
        None => puzzle,
    };
    let letters = *puzzle.symbols() == Symbols::Letters;
    match fields.solution {
        Some(solution) => Ok(with_solution(puzzle, solution, letters)?),
        None => Ok(puzzle),
    }
}

/// Returns whether a line of a collection is prose: it has words, and no word is as long as a puzzle with digits. A
/// comment after a puzzle has no say.
pub(in crate::formats) fn is_words(line: &str) -> bool {
    let line = line.split('#').next().unwrap_or(line);
    let is_puzzle = |word: &str| {
        let size = size_of_line(word.chars().count());
        let letters = word.bytes().all(|byte| byte.is_ascii_alphabetic());
        // A word of letters alone is a puzzle if they are those of its digits.
        let place = |byte: u8| byte.to_ascii_uppercase().saturating_sub(b'A') + 1;
        let fits = |size: u8| !letters || word.bytes().all(|byte| place(byte) <= size);
        word.len() >= LONG_WORD || size.is_some_and(fits)
    };
    let has_letters = |word: &str| word.chars().filter(|symbol| symbol.is_alphabetic()).count() > 1;
    let is_symbol = |symbol: char| symbol.is_ascii_digit() || symbol == '.';
    let symbols = line.chars().filter(|&symbol| is_symbol(symbol)).count();
    let mut words = fields(line).map(|(_, word)| word);
    symbols < LONG_WORD && words.clone().any(has_letters) && !words.any(is_puzzle)
}

fn is_separator(symbol: char) -> bool {
    symbol.is_whitespace()
        || matches!(symbol, ',' | ';' | ':' | '|' | '"' | '\'' | '(' | ')' | '[' | ']' | '{' | '}' | '=')
}

/// Returns the words of a line with their places in bytes.
fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let start = line.as_ptr() as usize;
    line.split(is_separator).filter(|word| !word.is_empty()).map(move |word| (word.as_ptr() as usize - start, word))
}

fn column(line: &str, at: usize) -> usize {
    line[..at].chars().count()
}

fn is_symbols(text: &str) -> bool {
    text.chars().all(|symbol| symbol.is_ascii_alphanumeric() || is_blank(symbol))
}

/// Returns the rows of a line of symbols.
fn board(text: &str) -> Option<BoardRows> {
    let size = usize::from(size_of_line(text.len())?);
    let symbols: Vec<char> = text.chars().collect();
    let row = |row: &[char]| RowText { line: 1, cells: row.iter().map(char::to_string).collect(), label: None };
    Some(BoardRows { rows: symbols.chunks(size).map(row).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_found_among_other_fields() {
        const GIVENS: &str = "1...3..........1";
        const ANSWER: &str = "1234341221434321";
        for (line, expected) in [
            ("17: {}", Some((4, false, ""))),
            ("ab12 {}  7.1", Some((5, false, "7.1"))),
            ("{}:ANSWER", Some((0, true, ""))),
            ("\"{}\",\"ANSWER\",hard", Some((1, true, "hard"))),
            ("ANSWER;{}", Some((17, true, ""))),
            // Nothing but a puzzle, and a text after it.
            ("{}", None),
            ("{} easy", None),
            // Another filling is no solution.
            ("{},1234341221434312", None),
            ("{},2143341212344321", None),
            ("no puzzle here", None),
        ] {
            let line = line.replace("{}", GIVENS).replace("ANSWER", ANSWER);
            let found = line_fields(&line).map(|found| {
                assert_eq!(found.givens, GIVENS, "{line}");
                (found.column, found.solution == Some(ANSWER), found.rest.to_owned())
            });
            assert_eq!(found, expected.map(|(column, solved, rest)| (column, solved, rest.to_owned())), "{line}");
        }
    }

    #[test]
    fn regions_are_connected_parts() {
        let (givens, regions) =
            (".".repeat(81), "aaabbbccc".repeat(3) + &"dddeeefff".repeat(3) + &"ggghhhiii".repeat(3));
        for line in [format!("{givens}{regions}"), format!("{givens} {regions}")] {
            assert_eq!(line_fields(&line).and_then(|found| found.regions), Some(regions.as_str()), "{line}");
        }
        let torn = regions.replacen('a', "b", 1).replacen("bbb", "bba", 1);
        assert_eq!(line_fields(&format!("{givens} {torn}")).and_then(|found| found.regions), None);
    }

    #[test]
    fn prose_has_words() {
        for line in [
            "Grid 01",
            "Puzzle 12 (easy)",
            "hello",
            "responsibilities",
            "A collection of 1465 sudokus, the hardest first",
        ] {
            assert!(is_words(line), "{line}");
        }
        let short = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7";
        for line in [
            "123",
            "53..7....",
            "1234341221434321",
            "AB.DABCDABCDABCD",
            short,
            "x 1...3..........1",
            "1.../..........é # again",
        ] {
            assert!(!is_words(line), "{line}");
        }
    }
}
