//! `.sdk`: nine lines of nine symbols after header lines, such as `#A` for the author, `#D` for the title, `#B`, `#S`
//! and `#U` for date, source and link; or
//! sections with a name in brackets, of which `[Puzzle]` holds the givens, and `[State]` the givens together with a
//! solver's digits. All other headers and sections are reported as left out.

use super::plain::read_rows;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, write_one};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::plain_losses::check_classic;
use crate::formats::rows::grid_symbols;
use crate::formats::texts::truncated;
use crate::formats::{Format, PuzzleToWrite, ReadErrorKind, Warning, WriteError};
use crate::puzzle::{Edit, Progress, PublicationEdit, Puzzle};

/// The format of `.sdk` files.
pub(in crate::formats) struct Sdk;

/// The texts that the headers hold.
const HELD: [LostElement; 5] =
    [LostElement::Title, LostElement::Author, LostElement::Date, LostElement::Source, LostElement::Link];

/// The parts of a file.
struct SdkSections<'a> {
    /// The header texts by the letter of their line.
    headers: Vec<(char, &'a str)>,
    /// The rows of the givens, with their line numbers.
    rows: Vec<(usize, Vec<char>)>,
    /// The rows of a solver's state.
    state: Vec<Vec<char>>,
    /// The name of the section for each line in another section.
    others: Vec<&'a str>,
}

fn parts(text: &str) -> Option<SdkSections<'_>> {
    let mut parts = SdkSections { headers: vec![], rows: vec![], state: vec![], others: vec![] };
    let mut section = "puzzle";
    let row = |line: &str| {
        let symbol = |symbol: char| symbol == '.' || symbol.is_ascii_digit();
        (line.len() == 9 && line.chars().all(symbol)).then(|| line.chars().collect::<Vec<char>>())
    };
    for (at, line) in text.lines().enumerate().map(|(at, line)| (at, line.trim())) {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            section = name;
        } else if let Some(words) = line.strip_prefix('#') {
            let mut letters = words.chars();
            parts.headers.push((letters.next().unwrap_or(' '), letters.as_str().trim()));
        } else if line.is_empty() {
        } else if section.eq_ignore_ascii_case("puzzle") {
            parts.rows.push((at + 1, row(line)?));
        } else if section.eq_ignore_ascii_case("state") && parts.state.len() < 9 {
            match row(line) {
                Some(row) => parts.state.push(row),
                None => parts.others.push(section),
            }
        } else {
            parts.others.push(section);
        }
    }
    (parts.rows.len() == 9).then_some(parts)
}

/// Returns the digits that a solver entered: those of the state where nothing is given. A state that contradicts a
/// given is reported.
fn entered(puzzle: &Puzzle, state: &[Vec<char>], losses: &mut Losses) -> Progress {
    let mut progress = Progress::default();
    let numbering = puzzle.board().numbering();
    for (&cell, &symbol) in puzzle.board().cells().iter().zip(state.iter().flatten()) {
        let digit = numbering.read(symbol).filter(|digit| digit.value() <= puzzle.board().size());
        match (puzzle.givens().get(&cell), digit) {
            (None, Some(digit)) => progress.change(cell, |notes| notes.digit = Some(digit)),
            (Some(given), Some(digit)) if *given != digit => {
                losses.add(LostElement::EnteredDigits, LossOutcome::NoPlace)
            }
            (Some(_) | None, _) => {}
        }
    }
    progress
}

impl Codec for Sdk {
    fn format(&self) -> Format {
        Format::Sdk
    }

    fn sniff(&self, text: &str) -> bool {
        const MAX_BYTES: usize = 10_000;
        text.len() <= MAX_BYTES && parts(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let SdkSections { headers: words, rows, state, others } =
            parts(text).ok_or(ReadErrorKind::RowCount { found: 0, expected: 9 })?;
        let mut losses = Losses::default();
        let puzzle = read_rows(&rows, &mut losses)?;
        let progress = entered(&puzzle, &state, &mut losses);
        let mut puzzle = puzzle.with_progress(progress).map_err(ReadErrorKind::from)?;
        others.into_iter().for_each(|section| losses.unknown(section, 1));
        for (letter, words) in words.into_iter().filter(|(_, words)| !words.is_empty()) {
            let edit = match letter {
                'A' => Edit::SetAuthor(truncated(words.to_owned(), LostElement::Author, &mut losses)),
                'D' => Edit::SetTitle(truncated(words.to_owned(), LostElement::Title, &mut losses)),
                'B' => Edit::Publish(PublicationEdit::Date(words.to_owned())),
                'S' => Edit::Publish(PublicationEdit::Source(words.to_owned())),
                'U' => Edit::Publish(PublicationEdit::Link(words.to_owned())),
                _ => {
                    losses.add(LostElement::Named(format!("#{letter}")), LossOutcome::NoPlace);
                    continue;
                }
            };
            if let Ok(titled) = edit.apply(&puzzle) {
                puzzle = titled;
            }
        }
        Ok(FoundPuzzle::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "sdk", |out, losses| {
            check_classic(out, Format::Sdk, &HELD, losses)?;
            let published = out.puzzle.publication();
            let mut text = String::new();
            for (letter, words) in [
                ('A', out.puzzle.author()),
                ('D', out.puzzle.title()),
                ('B', &published.date),
                ('S', &published.source),
                ('U', &published.link),
            ] {
                if !words.trim().is_empty() {
                    text += &format!("#{letter}{}\n", words.replace(['\n', '\r'], " "));
                }
            }
            let symbols: Vec<char> = grid_symbols(out.puzzle, '.').chars().collect();
            for row in symbols.chunks(9) {
                text.extend(row);
                text.push('\n');
            }
            Ok(text)
        })
    }
}
