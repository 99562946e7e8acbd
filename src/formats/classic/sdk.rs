//! `.sdk`: nine lines of nine symbols, with lines of words before them: `#A` who made it, `#D` what it is called, and
//! others that are told as left out; or sections in brackets, of which `[Puzzle]` holds the givens.

use super::plain::{of_rows, only_classic, symbols};
use crate::formats::codec::{About, Codec, Fault, Found, Written, write_one};
use crate::formats::loss::{Element, Fate, Losses};
use crate::formats::words::shortened;
use crate::formats::{Format, Outgoing, Warning, WriteError};
use crate::puzzle::Edit;

/// Files of nine lines.
pub(in crate::formats) struct Sdk;

/// What stands in a file.
struct Parts<'a> {
    /// Words by the letter of their line.
    words: Vec<(char, &'a str)>,
    /// The rows of the givens, with their lines.
    rows: Vec<(usize, Vec<char>)>,
    /// Lines in sections of other things, such as a solver's progress.
    others: usize,
}

fn parts(text: &str) -> Option<Parts<'_>> {
    let mut parts = Parts { words: vec![], rows: vec![], others: 0 };
    let mut in_puzzle = true;
    for (at, line) in text.lines().enumerate().map(|(at, line)| (at, line.trim())) {
        if let Some(section) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            in_puzzle = section.eq_ignore_ascii_case("puzzle");
        } else if let Some(words) = line.strip_prefix('#') {
            let mut letters = words.chars();
            parts.words.push((letters.next().unwrap_or(' '), letters.as_str().trim()));
        } else if !in_puzzle {
            parts.others += usize::from(!line.is_empty());
        } else if !line.is_empty() {
            let symbol = |symbol: char| symbol == '.' || symbol.is_ascii_digit();
            if parts.rows.len() == 9 || line.len() != 9 || !line.chars().all(symbol) {
                return None;
            }
            parts.rows.push((at + 1, line.chars().collect()));
        }
    }
    (parts.rows.len() == 9).then_some(parts)
}

impl Codec for Sdk {
    fn format(&self) -> Format {
        Format::Sdk
    }

    fn about(&self) -> &'static About {
        &About {
            word: "sdk",
            extensions: &["sdk"],
            read: true,
            written: Written::One,
            holds: "one 9x9 sudoku: its givens, title and author",
            lacks: "rules, other boards, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        const MOST_BYTES: usize = 10_000;
        text.len() <= MOST_BYTES && parts(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let Some(Parts { words, rows, others }) = parts(text) else { return of_rows(&[]).map(|_| vec![]) };
        let mut losses = Losses::default();
        let mut puzzle = of_rows(&rows)?;
        losses.add_many(Element::Entered, Fate::NoPlace, others);
        for (letter, words) in words.into_iter().filter(|(_, words)| !words.is_empty()) {
            let edit = match letter {
                'A' => Edit::SetAuthor(shortened(words.to_owned(), Element::Author, &mut losses)),
                'D' => Edit::SetTitle(shortened(words.to_owned(), Element::Title, &mut losses)),
                _ => {
                    losses.add(Element::Named(format!("#{letter}")), Fate::NoPlace);
                    continue;
                }
            };
            if let Ok(titled) = edit.apply(&puzzle) {
                puzzle = titled;
            }
        }
        Ok(Found::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "sdk", |out, losses| {
            only_classic(out, Format::Sdk, true, losses)?;
            let mut text = String::new();
            for (letter, words) in [('A', out.puzzle.author()), ('D', out.puzzle.title())] {
                if !words.trim().is_empty() {
                    text += &format!("#{letter}{}\n", words.replace(['\n', '\r'], " "));
                }
            }
            let symbols: Vec<char> = symbols(out.puzzle, '.').chars().collect();
            for row in symbols.chunks(9) {
                text.extend(row);
                text.push('\n');
            }
            Ok(text)
        })
    }
}
