//! Finds links and packed puzzles among other text: in brackets and quotation marks, after words, without a scheme,
//! inside other links, and links of any site that hold a puzzle in a parameter.

use super::proposal::Proposal;
use super::source_text::SourceText;
use crate::formats::TextForm;
use crate::formats::boxes::size_of_line;
use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::link::{decoded, remote};
use crate::formats::{Format, ReadErrorKind};

/// The most links that are read from a text.
const MAX_LINKS: usize = 1000;

/// Hosts that are often written without a scheme.
const HOSTS: [&str; 9] = [
    "f-puzzles.com/",
    "www.f-puzzles.com/",
    "sudokupad.app/",
    "beta.sudokupad.app/",
    "app.crackingthecryptic.com/",
    "sudokumaker.app/",
    "swaroopg92.github.io/penpa-edit",
    "puzz.link/p",
    "sigh.github.io/Interactive-Sudoku-Solver",
];

/// Returns the puzzles of all links in a text; None if it has none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    let (mut found, mut weight, mut is_remote) = (Vec::new(), 0, None);
    for line in text.filled() {
        let mut any = false;
        for word in words(line.text) {
            if found.len() == MAX_LINKS {
                break;
            }
            match resolve(&word) {
                Some(Resolved::Puzzle(text)) => found.push(read(line.number, &text)),
                Some(Resolved::Remote) => is_remote = is_remote.or(Some(line.number)),
                None => continue,
            }
            any = true;
        }
        weight += if any { line.weight.max(1) } else { 0 };
    }
    if let Some(line) = is_remote.filter(|_| found.is_empty()) {
        found.push(Err(CodecError::in_line(line, ReadErrorKind::RemoteLink)));
    }
    (!found.is_empty()).then_some(Proposal { form: TextForm::Links, found, weight })
}

fn read(line: usize, text: &str) -> Result<(Format, FoundPuzzle), CodecError> {
    let format = Format::of_line(text).unwrap_or(Format::Lines);
    let found = format.codec().read(text).map_err(|error| CodecError { line: Some(line), ..error })?;
    let found = found.into_iter().next().ok_or_else(|| CodecError::in_line(line, ReadErrorKind::NoPuzzle))?;
    Ok((format, FoundPuzzle { line, ..found }))
}

/// Returns the words of a line that may be links or packed puzzles, without what encloses them.
fn words(line: &str) -> Vec<String> {
    let encloses = |symbol: char| symbol.is_whitespace() || "<>\"'`«»“”„|\\".contains(symbol);
    let mut words = Vec::new();
    for part in line.split(encloses).filter(|part| !part.is_empty()) {
        // Markdown has the link in parentheses after its text, and tables of forums have it after a sign.
        let begins = ["https://", "http://"].iter().filter_map(|scheme| part.find(scheme)).min();
        let word = match begins {
            Some(at) => &part[at..],
            None => part.rsplit(['(', '[', ']']).next().unwrap_or(part),
        };
        words.push(without_end(word).to_owned());
    }
    words
}

/// Removes punctuation after a link, and a bracket that was opened before it.
fn without_end(word: &str) -> &str {
    const MOST: usize = 8;
    let mut word = word;
    for _ in 0..MOST {
        let count = |sign: char| word.chars().filter(|symbol| *symbol == sign).count();
        let shorter = match word.chars().next_back() {
            Some(sign @ (',' | ';' | '!' | '*' | ':')) => word.strip_suffix(sign),
            Some(')') if count(')') > count('(') => word.strip_suffix(')'),
            Some(']') if count(']') > count('[') => word.strip_suffix(']'),
            Some('}') if count('}') > count('{') => word.strip_suffix('}'),
            _ => None,
        };
        match shorter {
            Some(shorter) => word = shorter,
            None => break,
        }
    }
    word
}

/// The puzzle that a word of a text refers to.
enum Resolved {
    /// A puzzle, as a link or a line that a format reads.
    Puzzle(String),
    /// A puzzle that only its server knows.
    Remote,
}

fn resolve(word: &str) -> Option<Resolved> {
    let with_scheme = HOSTS.iter().any(|host| word.len() > host.len() && word.starts_with(host));
    let link = if with_scheme { format!("https://{word}") } else { word.to_owned() };
    if !link.contains("://") {
        // A packed puzzle; all else that is one word is not meant here.
        return (link.len() > 40 && crate::formats::link::parse(&link).is_some()).then_some(Resolved::Puzzle(link));
    }
    let trimmed = link.trim_end_matches('.');
    if remote(trimmed) {
        return Some(Resolved::Remote);
    }
    if Format::of_line(&link).is_some() {
        return Some(Resolved::Puzzle(link));
    }
    inner_link(trimmed).or_else(|| parameter_puzzle(trimmed)).map(Resolved::Puzzle)
}

/// Returns the link inside another, such as that of a search engine, or the f-puzzles link whose packed puzzle another
/// site takes.
fn inner_link(link: &str) -> Option<String> {
    for (_, value) in parameters(link) {
        let value = decoded(value);
        if value.starts_with("http") && value.contains("://") && Format::of_line(&value).is_some() {
            return Some(value);
        }
    }
    let packed = parameters(link).find(|(name, _)| matches!(*name, "load" | "puzzleid" | "puzzle" | "p"));
    let (name, value) = packed?;
    let candidates = match name {
        "load" => vec![format!("https://www.f-puzzles.com/?load={value}")],
        _ => vec![decoded(value)],
    };
    candidates.into_iter().find(|link| {
        let unpacked = Format::of_line(link).map(|format| format.codec().read(link));
        unpacked.is_some_and(|read| read.is_ok())
    })
}

/// Returns the puzzle in a parameter or a part of the path: a symbol for each cell.
fn parameter_puzzle(link: &str) -> Option<String> {
    const FEWEST: usize = 36;
    let address = link.split_once("://")?.1;
    let parts = parameters(link).map(|(_, value)| value).chain(address.split(['/', '?', '#', '&', '=']));
    let symbol = |symbol: char| symbol.is_ascii_alphanumeric() || super::cell_text::is_blank(symbol);
    let is_puzzle = |text: &String| {
        let length = text.chars().count();
        let known = text.chars().any(|symbol| symbol.is_ascii_digit()) && text.chars().all(symbol);
        (length >= FEWEST && size_of_line(length).is_some() && known) || length == 162 && known
    };
    parts.map(decoded).find(is_puzzle)
}

/// Returns the names and values of the parameters of a link.
fn parameters(link: &str) -> impl Iterator<Item = (&str, &str)> {
    link.split(['?', '#', '&']).skip(1).filter_map(|part| part.split_once('='))
}
