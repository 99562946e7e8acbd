//! Readers: any text soon gives a puzzle or an error. A puzzle that was read can be drawn and made into a model, and is
//! unchanged after being written as a native file and read again.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::{Duration, Instant};

use base64::Engine as _;
use gridwright::formats::{self, Format, LoadedPuzzle, ReadError, Warning, WriteSupport};
use gridwright::puzzle::Puzzle;
use gridwright::sheet::board_scene;

use super::{Closely, Outcome};

/// The target of booklets.
pub const BOOK: &str = "book";

/// The target of texts in any form and encoding, in which the recogniser looks for puzzles. All others are named after
/// their format.
pub const TEXTS: &str = "texts";

/// The number of puzzles per text that are tested thoroughly.
const LOOKED_AT: usize = 2;

/// The number of puzzles read from a text.
const MAX_READ: usize = 300;

/// Returns the names of all targets.
pub fn names() -> Vec<&'static str> {
    let readable = Format::ALL.iter().map(|format| format.info()).filter(|about| about.read);
    readable.map(|about| about.name).chain([BOOK, TEXTS]).collect()
}

/// Returns the format of a target.
pub fn format(name: &str) -> Option<Format> {
    Format::ALL.iter().copied().find(|format| format.info().name == name)
}

pub fn run(name: &'static str, bytes: &[u8], closely: &Closely) -> Outcome {
    if name == TEXTS {
        return texts(bytes, closely);
    }
    let text = String::from_utf8_lossy(bytes);
    let Some(format) = format(name) else { return book(&text, closely) };
    let (mut said, took, mut items) = read(&text, format);
    if let Some(link) = packed(&text, format) {
        let (more, _, others) = read(&link, format);
        said += &more;
        items.extend(others);
    }
    let outcome = Outcome::told(&said, Some(took));
    if closely.at(outcome) {
        for item in &items {
            match item {
                Ok(loaded) => assert_all_consequences(loaded, format),
                // Every error has a message that is not empty.
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
    outcome
}

/// Returns a text packed as in links of the format, or `None` for formats without packing.
pub fn packed(text: &str, format: Format) -> Option<String> {
    match format {
        Format::FPuzzlesLink => Some(format!("fpuzzles{}", lz_str::compress_to_base64(text))),
        Format::SudokuPadLink => Some(format!("scl{}", lz_str::compress_to_base64(text))),
        Format::SudokuMaker => {
            Some(format!("https://sudokumaker.app/?puzzle={}", lz_str::compress_to_encoded_uri_component(text)))
        }
        Format::Penpa => {
            let mut deflate = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::fast());
            deflate.write_all(text.as_bytes()).expect("memory takes any bytes");
            let packed = deflate.finish().expect("memory takes any bytes");
            let packed = base64::engine::general_purpose::STANDARD.encode(packed);
            Some(format!("https://example.org/penpa-edit/#m=edit&p={packed}"))
        }
        Format::IssLink => {
            let escaped = text.replace('%', "%25").replace('&', "%26").replace('#', "%23").replace('+', "%2B");
            Some(format!("https://example.org/Interactive-Sudoku-Solver/?q={escaped}"))
        }
        Format::Ron
        | Format::Lines
        | Format::FPuzzles
        | Format::SudokuPad
        | Format::JsonLines
        | Format::Csv
        | Format::KSudoku
        | Format::OpenSudoku
        | Format::Sdk
        | Format::Sdm
        | Format::Sdx
        | Format::Candidates
        | Format::Picture
        | Format::Killer
        | Format::Iss
        | Format::Solo
        | Format::PuzzLink => None,
    }
}

/// The items read from a text, of which only the first are tested.
type Items = Vec<Result<LoadedPuzzle, ReadError>>;

/// Reads a text as a file or a link, and returns a description of the outcome and the reading time.
fn read(text: &str, format: Format) -> (String, Duration, Items) {
    let start = Instant::now();
    let opened = formats::open_str("f", text);
    let mut items: Items = match opened {
        Ok(puzzles) => puzzles.take(MAX_READ).collect(),
        Err(error) => vec![Err(error)],
    };
    let took = start.elapsed();
    let mut said = String::new();
    for item in items.iter().take(LOOKED_AT) {
        match item {
            Ok(loaded) => said += &summary(loaded),
            Err(error) => {
                // The kind of problem, without text quoted from the input.
                let _ = write!(said, "{:?} {}", error.problem, error.column.is_some());
            }
        }
    }
    let _ = write!(said, "{}", items.len().min(4).wrapping_add(65) as u8 as char);
    items.truncate(LOOKED_AT);
    // If the file name determines the format, reading relies on it; if the text determines it as well, the result must
    // be the same.
    let told = matches!(items.first(), Some(Ok(loaded)) if loaded.format == format);
    if !told && let Err(error) = formats::read_str("f", text, Some(format)) {
        items.push(Err(error));
    }
    (said, took, items)
}

/// Returns a summary of a puzzle that was read.
fn summary(loaded: &LoadedPuzzle) -> String {
    let puzzle = &loaded.puzzle;
    let kinds: std::collections::BTreeSet<String> =
        puzzle.rules().iter().map(|placed| format!("{:?}", placed.rule.kind())).collect();
    let lost = |warning: &Warning| match warning {
        Warning::LostOnReading { loss, .. } => format!("{:?}{:?}", loss.element, loss.outcome),
        other => format!("{other:?}"),
    };
    let lost: std::collections::BTreeSet<String> = loaded.warnings.iter().map(lost).collect();
    let symbols = format!("{:?}", puzzle.symbols()).chars().take(6).collect::<String>();
    let grids = ["", "one", "two", "some"][puzzle.board().grids().len().min(3)];
    format!("{kinds:?}{lost:?}{symbols}{grids}").replace('"', "")
}

/// Performs every operation on a puzzle that was read.
fn assert_all_consequences(loaded: &LoadedPuzzle, format: Format) {
    let puzzle = &loaded.puzzle;
    assert_consequences(puzzle);
    // Written files can be read: in every format for native files, else in that of the target.
    let into = |other: &Format| format == Format::Ron || *other == format;
    for format in Format::ALL.iter().copied().filter(into).filter(|format| format.info().writes != WriteSupport::Never)
    {
        if let Ok((text, _)) = formats::write(&[puzzle], format)
            && format.info().read
            && let Err(error) = formats::read_str("f", &text, Some(format))
        {
            panic!("{format:?} does not read what it writes: {error}\n{text}");
        }
    }
}

/// Checks the consequences of a well-formed puzzle: nothing panics, and native files keep all of it.
pub fn assert_consequences(puzzle: &Puzzle) {
    let scene = board_scene(puzzle);
    let (area, painted) = (scene.bounds(), scene.painted().count());
    assert!(painted > 0 && area.width().is_finite() && area.height().is_finite(), "{area:?}");
    assert!(puzzle.rules_text().iter().all(|text| !text.to_string().is_empty()));
    let model = puzzle.model();
    assert_eq!(model.cells(), puzzle.board().cells().len());
    let _ = puzzle.conflicts();
    let (text, warnings) = formats::write(&[puzzle], Format::Ron).expect("the program's own format holds everything");
    assert!(warnings.is_empty(), "{warnings:?}");
    match formats::read_str("f", &text, Some(Format::Ron)) {
        Ok(again) => assert!(again.len() == 1 && again[0].puzzle == *puzzle, "another puzzle is read again:\n{text}"),
        Err(error) => panic!("what is written is not read: {error}\n{text}"),
    }
}

/// Reads bytes as a file of unknown encoding and form.
fn texts(bytes: &[u8], closely: &Closely) -> Outcome {
    let start = Instant::now();
    let opened = formats::open_stream("f", std::io::Cursor::new(bytes.to_vec()));
    let mut items: Items = match opened {
        Ok(puzzles) => puzzles.take(MAX_READ).collect(),
        Err(error) => vec![Err(error)],
    };
    let took = start.elapsed();
    items.truncate(LOOKED_AT);
    let mut said = String::new();
    for item in &items {
        match item {
            Ok(loaded) => said += &format!("{:?}{}", loaded.format, summary(loaded)),
            Err(error) => said += &format!("{:?}", error.problem),
        }
    }
    let outcome = Outcome::told(&said, Some(took));
    if closely.at(outcome) {
        for item in &items {
            match item {
                Ok(loaded) => assert_consequences(&loaded.puzzle),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
    outcome
}

fn book(text: &str, closely: &Closely) -> Outcome {
    let start = Instant::now();
    let read = formats::read_book_str("f", text);
    let took = start.elapsed();
    let said = match &read {
        // Without the texts, which are unbounded.
        Ok(book) => format!("{book:?}").chars().filter(|letter| letter.is_ascii_uppercase()).collect(),
        Err(error) => format!("{:?}", error.problem),
    };
    let outcome = Outcome::told(&said, Some(took));
    if closely.at(outcome) {
        match &read {
            Ok(book) => {
                let written = formats::write_book(book);
                let again = formats::read_book_str("f", &written).unwrap_or_else(|error| panic!("{error}\n{written}"));
                assert!(again == *book, "another booklet is read again:\n{written}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    outcome
}
