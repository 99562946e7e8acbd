//! The formats that come closest to a text in which no puzzle was found, with what each of them lacks.

use super::boards;
use super::source_text::SourceText;
use crate::formats::boxes::size_of_line;
use crate::formats::{Format, Guess, ReadErrorKind};

/// The greatest number of guesses.
const MOST: usize = 3;

/// The longest text that formats are asked to read for their error, in bytes.
const ASKED_BYTES: usize = 100_000;

/// Signs of a format that are too weak to recognise it, with the percentage of likeness that they give.
const SIGNS: [(Format, &[&str], usize); 13] = [
    (Format::FPuzzles, &["\"grid\""], 80),
    (Format::FPuzzles, &["\"cells\":[\"R"], 70),
    (Format::SudokuPad, &["\"cells\""], 60),
    (Format::SudokuMaker, &["\"formatVersion\""], 90),
    (Format::FPuzzlesLink, &["f-puzzles.com"], 90),
    (Format::SudokuPadLink, &["sudokupad.app", "crackingthecryptic.com"], 90),
    (Format::SudokuMaker, &["sudokumaker.app"], 90),
    (Format::Penpa, &["penpa-edit"], 90),
    (Format::PuzzLink, &["?sudoku/", "puzz.link"], 80),
    (Format::KSudoku, &["<ksudoku", "<graph"], 90),
    (Format::OpenSudoku, &["<opensudoku", "<game"], 80),
    (Format::Killer, &["r1c1", "R1C1", "SumoCue"], 60),
    (Format::Iss, &[".Cage~", ".Shape~", ".Thermo~", ".Arrow~"], 80),
];

/// Returns the formats that come closest to a text, the closest first.
pub(super) fn nearest(text: &SourceText) -> Vec<Guess> {
    let mut guesses: Vec<(usize, Guess)> = Vec::new();
    let total = text.weight().max(1);
    if let Some((weight, error)) = boards::nearest(text) {
        let problem = Box::new(error.problem);
        guesses.push((100 * weight / total, Guess { format: Format::Picture, line: error.line, problem }));
    }
    guesses.extend(lines(text, total));
    for (format, signs, likeness) in SIGNS {
        let known = guesses.iter().any(|(_, guess)| guess.format == format);
        if !known && signs.iter().any(|sign| text.text.contains(sign)) {
            guesses.extend(asked(text, format).map(|guess| (likeness, guess)));
        }
    }
    let start = text.text.trim_start();
    for (format, begins) in [
        (Format::Ron, start.starts_with('(')),
        (Format::FPuzzles, start.starts_with('{')),
        (Format::Csv, text.lines.first().is_some_and(|line| line.text.matches([',', ';', '\t']).count() > 1)),
    ] {
        if begins && !guesses.iter().any(|(_, guess)| guess.format == format) {
            guesses.extend(asked(text, format).map(|guess| (30, guess)));
        }
    }
    guesses.sort_by_key(|(likeness, _)| usize::MAX - likeness);
    guesses.into_iter().map(|(_, guess)| guess).take(MOST).collect()
}

/// Returns the guess that a text is of this format, with the error that its reader gives.
fn asked(text: &SourceText, format: Format) -> Option<Guess> {
    if text.text.len() > ASKED_BYTES {
        return None;
    }
    let error = format.codec().read(text.text.trim()).err()?;
    Some(Guess { format, line: error.line, problem: Box::new(error.problem) })
}

/// Returns the guess that the longest word of a text is a puzzle with some symbols too many or too few.
fn lines(text: &SourceText, total: usize) -> Option<(usize, Guess)> {
    const MOST_MISSING: usize = 3;
    let words = text.lines.iter().flat_map(|line| {
        let words = line.text.split(|symbol: char| symbol.is_whitespace() || ",;:|\"".contains(symbol));
        words.map(move |word| (line, word))
    });
    let is_symbols =
        |word: &str| word.chars().all(|symbol| symbol.is_ascii_digit() || super::cell_text::is_blank(symbol));
    let (line, word) = words.filter(|(_, word)| is_symbols(word)).max_by_key(|(_, word)| word.len())?;
    let found = word.len();
    let near = (found.saturating_sub(MOST_MISSING)..=found + MOST_MISSING).any(|length| size_of_line(length).is_some());
    if found < 12 || !near {
        return None;
    }
    let problem = Box::new(ReadErrorKind::WrongLength { found });
    Some((100 * line.weight / total, Guess { format: Format::Lines, line: Some(line.number), problem }))
}
