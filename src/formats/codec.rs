//! The trait that each format implements in a file of its own. All reading and writing goes through it, so that every
//! command supports every format.

use super::format::{Format, WriteSupport};
use super::line_source::LineStream;
use super::loaded::{LoadedPuzzle, PuzzleOrigin, PuzzleToWrite};
use super::loss::Losses;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::recognise::DrawingReading;
use super::warning::Warning;
use super::write_error::WriteError;
use crate::puzzle::{MAX_NOT_UNDERSTOOD, Publication, Puzzle};

/// A puzzle found in a text.
pub(super) struct FoundPuzzle {
    pub puzzle: Puzzle,
    /// The line in which the puzzle begins, from 1.
    pub line: usize,
    pub losses: Losses,
    /// The reading of the drawing, if there is one.
    pub reading: Option<Box<DrawingReading>>,
}

impl FoundPuzzle {
    /// Wraps the only puzzle of a text.
    pub(super) fn only(puzzle: Puzzle, losses: Losses) -> Vec<FoundPuzzle> {
        vec![FoundPuzzle { puzzle, line: 1, losses, reading: None }]
    }

    /// Wraps the only puzzle of a text, with what was made of its drawing.
    pub(super) fn recognised((puzzle, losses, reading): (Puzzle, Losses, DrawingReading)) -> Vec<FoundPuzzle> {
        vec![FoundPuzzle { puzzle, line: 1, losses, reading: Some(Box::new(reading)) }]
    }
}

impl FoundPuzzle {
    /// Stores what was not understood with the puzzle, up to the limit.
    fn with_not_understood(mut self) -> FoundPuzzle {
        let mut unread = self.losses.take_not_understood();
        if unread.is_empty() {
            return self;
        }
        unread.truncate(MAX_NOT_UNDERSTOOD);
        let publication = self.puzzle.publication().clone();
        if let Ok(puzzle) = self.puzzle.clone().with_publication(Publication { not_understood: unread, ..publication })
        {
            self.puzzle = puzzle;
        }
        self
    }
}

/// An error in a text, with its line and column counted from 1.
#[derive(Debug)]
pub(super) struct CodecError {
    pub line: Option<usize>,
    pub column: Option<usize>,
    pub problem: ReadErrorKind,
}

impl CodecError {
    /// Creates an error of the text as a whole.
    pub(super) fn whole(problem: impl Into<ReadErrorKind>) -> CodecError {
        CodecError { line: None, column: None, problem: problem.into() }
    }

    /// Creates an error in a line, from 1.
    pub(super) fn in_line(line: usize, problem: impl Into<ReadErrorKind>) -> CodecError {
        CodecError { line: Some(line), column: None, problem: problem.into() }
    }

    /// Converts to the error reported for a file.
    pub(super) fn in_file(self, file: &str) -> ReadError {
        ReadError { file: file.to_owned(), line: self.line, column: self.column, problem: self.problem }
    }
}

impl<P: Into<ReadErrorKind>> From<P> for CodecError {
    fn from(problem: P) -> CodecError {
        CodecError::whole(problem)
    }
}

/// The puzzles of an input, one by one.
pub(super) trait PuzzleSource: Iterator<Item = Result<LoadedPuzzle, ReadError>> + Send {
    /// Returns whether the next puzzle is available without blocking on the writer of a stream.
    fn is_ready(&self) -> bool {
        false
    }

    /// Skips the next puzzle, valid or not, and returns whether there was one.
    fn skip_next(&mut self) -> bool {
        self.next().is_some()
    }
}

/// An iterator over the puzzles of an input.
pub(super) type PuzzleIter = Box<dyn PuzzleSource>;

/// The puzzles of an input in a format that builds each when it is asked for.
pub(super) struct EachPuzzle<I>(pub I);

impl<I: Iterator> Iterator for EachPuzzle<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
}

impl<I: Iterator<Item = Result<LoadedPuzzle, ReadError>> + Send> PuzzleSource for EachPuzzle<I> {}

/// A file format.
pub(super) trait Codec: Sync {
    /// Returns the format that this codec implements.
    fn format(&self) -> Format;

    /// Returns whether a text is of this format, judged by its beginning. Leading whitespace has been removed.
    fn sniff(&self, text: &str) -> bool;

    /// Returns whether a text is of this format, for formats in which leading whitespace may matter.
    fn sniff_whole(&self, text: &str) -> bool {
        self.sniff(text.trim_start())
    }

    /// Returns whether a line of a collection, which may mix formats, is a puzzle of this format.
    fn sniff_line(&self, _line: &str) -> bool {
        false
    }

    /// Reads the puzzles of a text.
    ///
    /// # Errors
    /// Returns an error if the text is not valid in this format.
    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError>;

    /// Returns the puzzles of a text one by one, for formats that hold too many to be built at once.
    ///
    /// # Errors
    /// Returns an error if the text as a whole is not valid.
    fn open(&self, file: &str, text: String) -> Result<PuzzleIter, ReadError> {
        let found = self.read(&text).map_err(|fault| fault.in_file(file))?;
        Ok(items(file, self.format(), found))
    }

    /// Returns whether the format can be read as a stream, holding one puzzle at a time.
    fn streams(&self) -> bool {
        false
    }

    /// Returns the puzzles of a stream of any length; empty for formats that do not stream.
    ///
    /// # Errors
    /// Returns an error if the beginning is not valid.
    fn open_lines(&self, _file: &str, _stream: LineStream) -> Result<PuzzleIter, ReadError> {
        Ok(Box::new(EachPuzzle(std::iter::empty())))
    }

    /// Returns whether a puzzle is read back after writing. Puzzles that are too plain to be misread, which come in
    /// millions, are not read back.
    fn reads_back(&self, _puzzle: &Puzzle) -> bool {
        self.format().info().read
    }

    /// Returns whether the texts of single puzzles can be concatenated.
    fn can_concatenate(&self) -> bool {
        self.format().info().writes == WriteSupport::Many
    }

    /// Returns the text before the first puzzle, for formats whose puzzles are concatenated.
    fn header(&self) -> String {
        String::new()
    }

    /// Writes puzzles as a text and reports what they lose.
    ///
    /// # Errors
    /// Returns an error if the format cannot hold the puzzles at all.
    fn write(&self, _puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        Err(WriteError::ReadOnly { format: self.format() })
    }
}

/// Returns an iterator over the puzzles found in a file.
pub(super) fn items(file: &str, format: Format, found: Vec<FoundPuzzle>) -> PuzzleIter {
    let several = found.len() > 1;
    let file = file.to_owned();
    Box::new(EachPuzzle(found.into_iter().map(move |found| Ok(loaded(&file, format, several, found)))))
}

/// Attaches the source and the losses to a puzzle.
pub(super) fn loaded(file: &str, format: Format, several: bool, found: FoundPuzzle) -> LoadedPuzzle {
    let line = several.then_some(found.line);
    let found = found.with_not_understood();
    let lost = |loss| Warning::LostOnReading { file: file.to_owned(), line, loss };
    let warnings = found.losses.into_vec().into_iter().map(lost).collect();
    let source = PuzzleOrigin { file: file.into(), line: found.line };
    LoadedPuzzle { puzzle: found.puzzle, source, format, is_collection: several, warnings, reading: found.reading }
}

/// Reads the one puzzle in a line of a collection.
pub(super) fn read_line(codec: &dyn Codec, file: &str, line: usize, text: &str) -> Result<LoadedPuzzle, ReadError> {
    let place = |fault: CodecError| ReadError { line: Some(line), ..fault.in_file(file) };
    let found = codec.read(text).map_err(place)?;
    let found = found.into_iter().next().ok_or_else(|| ReadErrorKind::NoPuzzle.at_line(file, line))?;
    Ok(loaded(file, codec.format(), true, FoundPuzzle { line, ..found }))
}

/// Writes each puzzle separately and concatenates the texts.
pub(super) fn write_each(
    puzzles: &[PuzzleToWrite],
    mut one: impl FnMut(&PuzzleToWrite, &mut Losses) -> Result<String, WriteError>,
) -> Result<(String, Vec<Warning>), WriteError> {
    let (mut text, mut warnings) = (String::new(), Vec::new());
    for (index, puzzle) in puzzles.iter().enumerate() {
        let mut losses = Losses::default();
        text += &one(puzzle, &mut losses)?;
        warnings.extend(losses.into_vec().into_iter().map(|loss| Warning::LostOnWriting { puzzle: index + 1, loss }));
    }
    Ok((text, warnings))
}

/// Returns the text unless it is longer than the limit for reading it again.
pub(super) fn check_length(text: String, format: Format, limit: u64) -> Result<String, WriteError> {
    let bytes = text.len() as u64;
    if bytes > limit { Err(WriteError::TooLarge { format, bytes, limit }) } else { Ok(text) }
}

/// Writes the puzzle of a format that holds one puzzle per file.
pub(super) fn write_one(
    puzzles: &[PuzzleToWrite],
    extension: &'static str,
    one: impl FnMut(&PuzzleToWrite, &mut Losses) -> Result<String, WriteError>,
) -> Result<(String, Vec<Warning>), WriteError> {
    match puzzles {
        [_] => write_each(puzzles, one),
        _ => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len(), extension }),
    }
}
