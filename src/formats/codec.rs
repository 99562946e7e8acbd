//! The registry of formats: one trait, which each format implements in a file of its own, and one list. Whatever reads
//! or writes puzzles goes through it, so that every command knows every format.

use super::line_source::LineStream;
use super::lines::Lines;
use super::loss::Losses;
use super::{Format, Loaded, Outgoing, Problem, ReadError, Source, Warning, WriteError};
use crate::puzzle::Puzzle;

/// What is known of a format before anything is read.
#[derive(Debug)]
pub struct About {
    /// How it is named on the command line.
    pub word: &'static str,
    /// The endings of its files, the first of them for new ones; none for links.
    pub extensions: &'static [&'static str],
    /// Whether it is read.
    pub read: bool,
    /// How it is written.
    pub written: Written,
    /// What it holds, in a sentence for people.
    pub holds: &'static str,
    /// What it does not hold.
    pub lacks: &'static str,
}

/// How puzzles are written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// Not at all.
    Never,
    /// One puzzle a file.
    One,
    /// Any number of puzzles.
    Many,
}

/// A puzzle that was found in a text.
pub(super) struct Found {
    pub puzzle: Puzzle,
    /// The line in which it begins, from 1.
    pub line: usize,
    pub losses: Losses,
}

impl Found {
    /// The only puzzle of a text.
    pub(super) fn only(puzzle: Puzzle, losses: Losses) -> Vec<Found> {
        vec![Found { puzzle, line: 1, losses }]
    }
}

/// What is wrong with a text, and where in it, both counted from 1.
#[derive(Debug)]
pub(super) struct Fault {
    pub line: Option<usize>,
    pub column: Option<usize>,
    pub problem: Problem,
}

impl Fault {
    /// A fault of the text as a whole.
    pub(super) fn whole(problem: impl Into<Problem>) -> Fault {
        Fault { line: None, column: None, problem: problem.into() }
    }

    /// A fault in a line, from 1.
    pub(super) fn in_line(line: usize, problem: impl Into<Problem>) -> Fault {
        Fault { line: Some(line), column: None, problem: problem.into() }
    }

    /// The fault as it is told of a file.
    pub(super) fn of(self, file: &str) -> ReadError {
        ReadError { file: file.to_owned(), line: self.line, column: self.column, problem: self.problem }
    }
}

impl<P: Into<Problem>> From<P> for Fault {
    fn from(problem: P) -> Fault {
        Fault::whole(problem)
    }
}

/// Puzzles as they are read one after another.
pub(super) enum Items {
    /// Lines of text.
    Lines(Box<Lines>),
    /// Puzzles of any other format.
    Each(Box<dyn Iterator<Item = Result<Loaded, ReadError>> + Send>),
}

impl Items {
    /// Whether the next puzzle is there without waiting for anybody who writes it.
    pub(super) fn is_ready(&self) -> bool {
        match self {
            Items::Lines(lines) => lines.is_ready(),
            Items::Each(_) => false,
        }
    }

    /// Passes over the next puzzle, good or bad; whether there was one.
    pub(super) fn pass_over(&mut self) -> bool {
        match self {
            Items::Lines(lines) => lines.pass_over(),
            Items::Each(each) => each.next().is_some(),
        }
    }
}

impl Iterator for Items {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Items::Lines(lines) => lines.next(),
            Items::Each(each) => each.next(),
        }
    }
}

/// One format.
pub(super) trait Codec: Sync {
    /// Which one.
    fn format(&self) -> Format;

    /// What is known of it.
    fn about(&self) -> &'static About;

    /// Whether a text is of this format, told by how it begins; blanks in front are taken away before.
    fn sniff(&self, text: &str) -> bool;

    /// Returns whether a text is of this format, where blanks in front may matter.
    fn sniff_whole(&self, text: &str) -> bool {
        self.sniff(text.trim_start())
    }

    /// Whether a line of a collection, which may hold other formats too, is a puzzle of this format.
    fn sniff_line(&self, _line: &str) -> bool {
        false
    }

    /// The puzzles of a text.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read(&self, text: &str) -> Result<Vec<Found>, Fault>;

    /// The puzzles of a text one after another, for formats that hold so many that they are not made at once.
    ///
    /// # Errors
    /// What is wrong with the text as a whole.
    fn open(&self, file: &str, text: String) -> Result<Items, ReadError> {
        let found = self.read(&text).map_err(|fault| fault.of(file))?;
        Ok(items(file, self.format(), found))
    }

    /// Whether no more than a puzzle at a time is held of a text.
    fn streams(&self) -> bool {
        false
    }

    /// The puzzles of a stream of any length; none of a format that does not stream.
    ///
    /// # Errors
    /// What is wrong with its beginning.
    fn open_lines(&self, _file: &str, _stream: LineStream) -> Result<Items, ReadError> {
        Ok(Items::Each(Box::new(std::iter::empty())))
    }

    /// Returns whether a puzzle is read back after it was written. Boards so plain that nothing can be misread, which
    /// come in millions, are not.
    fn reads_back(&self, _puzzle: &Puzzle) -> bool {
        self.about().read
    }

    /// Whether texts of single puzzles, one after the other, are a text of all.
    fn joins(&self) -> bool {
        self.about().written == Written::Many
    }

    /// What stands before the puzzles, where several texts of puzzles one after another are one.
    fn head(&self) -> String {
        String::new()
    }

    /// The puzzles as a text, and what they lose by it.
    ///
    /// # Errors
    /// When the format cannot hold them at all.
    fn write(&self, _puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        Err(WriteError::ReadOnly { format: self.format() })
    }
}

/// The puzzles that were found in a file.
pub(super) fn items(file: &str, format: Format, found: Vec<Found>) -> Items {
    let several = found.len() > 1;
    let file = file.to_owned();
    Items::Each(Box::new(found.into_iter().map(move |found| Ok(loaded(&file, format, several, found)))))
}

/// A puzzle with its source and what it lost.
pub(super) fn loaded(file: &str, format: Format, several: bool, found: Found) -> Loaded {
    let line = several.then_some(found.line);
    let lost = |loss| Warning::LeftOut { file: file.to_owned(), line, loss };
    let warnings = found.losses.into_vec().into_iter().map(lost).collect();
    let source = Source { file: file.into(), line: found.line };
    Loaded { puzzle: found.puzzle, source, format, several, warnings }
}

/// The one puzzle in a line of a collection.
pub(super) fn read_line(codec: &dyn Codec, file: &str, line: usize, text: &str) -> Result<Loaded, ReadError> {
    let place = |fault: Fault| ReadError { line: Some(line), ..fault.of(file) };
    let found = codec.read(text).map_err(place)?;
    let found = found.into_iter().next().ok_or_else(|| Problem::NoPuzzle.at_line(file, line))?;
    Ok(loaded(file, codec.format(), true, Found { line, ..found }))
}

/// Puzzles that are written each by itself, one text after the other.
pub(super) fn write_each(
    puzzles: &[Outgoing],
    mut one: impl FnMut(&Outgoing, &mut Losses) -> Result<String, WriteError>,
) -> Result<(String, Vec<Warning>), WriteError> {
    let (mut text, mut warnings) = (String::new(), Vec::new());
    for (index, puzzle) in puzzles.iter().enumerate() {
        let mut losses = Losses::default();
        text += &one(puzzle, &mut losses)?;
        warnings.extend(losses.into_vec().into_iter().map(|loss| Warning::Lost { puzzle: index + 1, loss }));
    }
    Ok((text, warnings))
}

/// A text that was written in this format, if it is no longer than what is read again.
pub(super) fn unless_too_large(text: String, format: Format, limit: u64) -> Result<String, WriteError> {
    let bytes = text.len() as u64;
    if bytes > limit { Err(WriteError::TooLarge { format, bytes, limit }) } else { Ok(text) }
}

/// The puzzle of a file that holds one.
pub(super) fn write_one(
    puzzles: &[Outgoing],
    extension: &'static str,
    one: impl FnMut(&Outgoing, &mut Losses) -> Result<String, WriteError>,
) -> Result<(String, Vec<Warning>), WriteError> {
    match puzzles {
        [_] => write_each(puzzles, one),
        _ => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len(), extension }),
    }
}
