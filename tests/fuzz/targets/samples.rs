//! Seeds for a search: puzzles with a rule of each kind in the format of the target.

use gridwright::board::{Board, Random, TraditionalLayout};
use gridwright::formats::{self, BookFile, BookItem, Format, WriteSupport};
use gridwright::puzzle::Puzzle;
use gridwright::variant::Kind;

use super::readers;

/// Returns puzzles that together have a rule of every kind.
fn puzzles() -> Vec<Puzzle> {
    let of_kind = |kind: &Kind| {
        let (board, rule) = kind.examples().swap_remove(0);
        Puzzle::builder(board).title("A title").author("Somebody").rule(rule).build().ok()
    };
    let mut puzzles: Vec<Puzzle> = Kind::ALL.iter().filter_map(of_kind).collect();
    puzzles.extend(TraditionalLayout::Twin.board(2, 2).ok().map(Puzzle::empty));
    puzzles.push(filled(Board::classic()));
    puzzles.extend(Board::single(2, 2).ok().map(filled));
    puzzles.extend(Board::single(4, 3).ok().map(filled));
    puzzles
}

/// Returns a board with a row of givens.
fn filled(board: Board) -> Puzzle {
    let digits = (0..).map(gridwright::board::Digit::from_index);
    let givens = board.cells().iter().copied().zip(digits).take(board.size().into()).collect();
    Puzzle::empty(board).with_clues(givens, vec![]).expect("digits of the board fit it")
}

/// Returns the seeds of the target with this name.
pub fn of(name: &'static str) -> Vec<Vec<u8>> {
    if name == readers::TEXTS {
        return texts();
    }
    let Some(format) = readers::format(name) else { return books() };
    // Links contain a packed text, which is mutated before packing.
    let inner = match format {
        Format::FPuzzlesLink => Format::FPuzzles,
        Format::SudokuPadLink => Format::SudokuPad,
        Format::IssLink => Format::Iss,
        other => other,
    };
    let mut texts = Vec::new();
    for format in [inner, format] {
        if format.info().writes != WriteSupport::Never {
            texts.extend(puzzles().iter().filter_map(|puzzle| formats::write(&[puzzle], format).ok()));
        }
    }
    let mut texts: Vec<Vec<u8>> = texts.into_iter().map(|(text, _)| text.into_bytes()).collect();
    texts.dedup();
    texts
}

/// Returns collections and pictures, since texts of other forms are in the corpus.
fn texts() -> Vec<Vec<u8>> {
    let written = |format| puzzles().into_iter().filter_map(move |it| formats::write(&[&it], format).ok());
    let texts =
        [Format::Lines, Format::Picture, Format::FPuzzlesLink, Format::SudokuPadLink].into_iter().flat_map(written);
    texts.map(|(text, _)| format!("A heading\n{text}\n").into_bytes()).collect()
}

fn books() -> Vec<Vec<u8>> {
    let item = |file: &str| BookItem { file: file.to_owned(), ..Default::default() };
    let book = BookFile { puzzles: vec![item("a.ron"), item("folder")], ..Default::default() };
    vec![formats::write_book(&BookFile::default()).into_bytes(), formats::write_book(&book).into_bytes()]
}

/// Returns sequences of choices of this length.
pub fn choices(length: usize) -> Vec<Vec<u8>> {
    let row = |seed: u64| {
        let mut random = Random::new(seed);
        (0..length).map(|_| random.below(256) as u8).collect()
    };
    (0..40).map(row).collect()
}
