//! Lines of text: one puzzle of n² symbols per line, as in most collections, mixed with whole boards as
//! [blocks](super::block) of lines, links, and single-line puzzles of other formats.
//!
//! `.` or `0` is an empty cell; digits begin at 1, and those above 9 are letters, A for 10. `#` begins a comment, at
//! the start of a line or after a puzzle. Blank lines are skipped. Many collections add a solution or a rating after
//! the puzzle, separated by a comma, semicolon or blank: that is left out with a warning. The boxes are those customary
//! for n: as square as possible, and wide rather than high. If another sign, such as `*` or `_`, stands for all empty
//! cells of a line, that is read too, and so are lines of HoDoKu's library and lists of numbers. If another symbol
//! marks the empty cells, `0` is a digit, and letters alone may be all digits ([`super::symbol_set`]); a line may show
//! several grids with a named layout ([`super::layout_rows`]).

use std::io::Cursor;

use super::boxes::{customary_box, size_of_line};
use super::codec::{Codec, CodecError, FoundPuzzle, PuzzleIter};
use super::format::Format;
use super::line_forms::{library_line, with_dots};
use super::line_source::LineStream;
use super::lines::{CodecOfLine, LinePuzzles};
use super::loaded::{LoadedPuzzle, PuzzleToWrite};
use super::loss::Losses;
use super::plain_losses::{report_drawings, report_opinions, report_progress};
use super::read_error::ReadError;
use super::warning::Warning;
use super::write_error::WriteError;
use super::{block, json, layout_rows, rows};
use crate::board::{Cell, Numbering};
use crate::puzzle::{Puzzle, Symbols};

/// The format of lines of text.
pub(super) struct LinesCodec {
    /// Detects lines in other formats.
    pub codec_of_line: CodecOfLine,
}

impl Codec for LinesCodec {
    fn format(&self) -> Format {
        Format::Lines
    }

    fn sniff(&self, text: &str) -> bool {
        let line = text.lines().next().unwrap_or_default();
        text.starts_with(|first: char| first == '.' || first.is_ascii_digit())
            || block::opens(line)
            || library_line(line).is_some()
            || with_dots(line.trim()).is_some()
            || (self.codec_of_line)(line.trim()).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let lines = LinePuzzles::new("", Box::new(Cursor::new(text.to_owned())), self.codec_of_line);
        let fault = |error: ReadError| CodecError { line: error.line, column: error.column, problem: error.problem };
        let found = |loaded: LoadedPuzzle| {
            let mut losses = Losses::default();
            for warning in loaded.warnings {
                if let Warning::LostOnReading { loss, .. } = warning {
                    losses.add_many(loss.element, loss.outcome, loss.count);
                }
            }
            FoundPuzzle { puzzle: loaded.puzzle, line: loaded.source.line, losses, reading: None }
        };
        lines.map(|loaded| loaded.map(found).map_err(fault)).collect()
    }

    fn open(&self, file: &str, text: String) -> Result<PuzzleIter, ReadError> {
        self.open_lines(file, Box::new(Cursor::new(text)))
    }

    fn streams(&self) -> bool {
        true
    }

    fn open_lines(&self, file: &str, stream: LineStream) -> Result<PuzzleIter, ReadError> {
        Ok(Box::new(LinePuzzles::new(file, stream, self.codec_of_line)))
    }

    fn reads_back(&self, puzzle: &Puzzle) -> bool {
        !fits_line(puzzle)
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        Ok(write(puzzles))
    }
}

/// Returns whether a line is unmistakably one of a collection, whatever follows it: either the givens of a board,
/// longer than any line of a picture or table, or a JSON object of this program.
pub(super) fn is_collection_line(line: &str) -> bool {
    const LONGEST_ROW: usize = 48;
    let line = line.trim();
    let is_symbol = |symbol: &char| *symbol == '.' || symbol.is_ascii_alphanumeric();
    let symbols = line.chars().take_while(is_symbol).count();
    let whole = || serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok();
    (symbols > LONGEST_ROW && size_of_line(symbols).is_some())
        || (json::begins_object(line) && line.contains("\"gridwright\"") && whole())
}

/// Writes puzzles as lines, or as blocks if a line cannot express the board, and reports what they lose. The puzzle
/// numbers in warnings count from 1.
fn write(puzzles: &[PuzzleToWrite]) -> (String, Vec<Warning>) {
    let mut text = String::new();
    let mut warnings = Vec::new();
    for (index, puzzle) in puzzles.iter().map(|out| out.puzzle).enumerate() {
        match fits_line(puzzle) {
            true => write_line(puzzle, &mut text),
            false => block::write(puzzle, &mut text),
        }
        warn_of_losses(puzzle, index + 1, &mut warnings);
    }
    (text, warnings)
}

/// Returns whether this board can be read back from a line.
fn fits_line(puzzle: &Puzzle) -> bool {
    let board = puzzle.board();
    let [grid] = board.grids() else { return false };
    let customary = customary_box(grid.size());
    let usual = board.numbering() == Numbering::default() && grid.origin() == Cell::new(0, 0);
    let symbols = || board.cells().iter().map(|&cell| rows::symbol(puzzle, cell)).collect::<String>();
    let single = || layout_rows::max_layout_digits(grid.size()) == 0 || layout_rows::read_line(&symbols()).is_none();
    customary.is_some() && grid.box_shape() == customary && usual && single()
}

fn write_line(puzzle: &Puzzle, text: &mut String) {
    text.extend(puzzle.board().cells().iter().map(|&cell| rows::symbol(puzzle, cell)));
    text.push('\n');
}

fn warn_of_losses(puzzle: &Puzzle, number: usize, warnings: &mut Vec<Warning>) {
    if !puzzle.title().is_empty() || !puzzle.author().is_empty() {
        warnings.push(Warning::TitleAndAuthorLost { puzzle: number });
    }
    if !puzzle.rules().is_empty() {
        warnings.push(Warning::RulesLost { puzzle: number, rules: puzzle.rules().len() });
    }
    if *puzzle.symbols() != Symbols::default() {
        warnings.push(Warning::SymbolsLost { puzzle: number });
    }
    let mut losses = Losses::default();
    report_progress(puzzle, &mut losses);
    report_opinions(puzzle, &mut losses, &[]);
    report_drawings(puzzle, &mut losses);
    warnings.extend(losses.into_vec().into_iter().map(|loss| Warning::LostOnWriting { puzzle: number, loss }));
}
