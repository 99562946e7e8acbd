//! Input arguments: a file, one line of a file, a link, or standard input.

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::outcome::Outcome;
use super::selection::PuzzleSelection;
use super::terminal::{Out, fail, output_error, report_error};
use crate::book::puzzle_files;
use crate::formats::{self, LoadedPuzzle, MAX_BAD_LINES, ReadError, ReadErrorKind};

/// An input argument.
#[derive(Clone, Debug)]
pub(super) enum Input {
    Stdin,
    /// A link, or another puzzle in one line, instead of a path.
    Link(String),
    File(PathBuf),
    /// `lines.txt:7`, as `check` prints it.
    Line {
        file: PathBuf,
        line: usize,
    },
}

impl From<OsString> for Input {
    fn from(argument: OsString) -> Input {
        let line = argument.to_str().and_then(|text| text.rsplit_once(':'));
        let line = line.and_then(|(file, line)| Some((PathBuf::from(file), line.parse().ok()?)));
        match line {
            _ if argument == "-" => Input::Stdin,
            _ if argument.to_str().is_some_and(formats::is_link) && !Path::new(&argument).exists() => {
                Input::Link(argument.to_string_lossy().into_owned())
            }
            // File names may contain colons.
            Some((file, line)) if !Path::new(&argument).exists() => Input::Line { file, line },
            _ => Input::File(argument.into()),
        }
    }
}

/// Replaces folders by the puzzle files in them, sorted by name.
///
/// # Errors
/// Returns an error if a folder cannot be read or has no puzzle files.
pub(super) fn with_folders(inputs: Vec<Input>) -> Result<Vec<Input>, ReadError> {
    let mut found = Vec::new();
    for input in inputs {
        match input {
            Input::File(folder) if folder.is_dir() => {
                for file in puzzle_files(&folder) {
                    found.push(Input::File(file?));
                }
            }
            other => found.push(other),
        }
    }
    Ok(found)
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Stdin => f.write_str("-"),
            Input::Link(_) => f.write_str(LINK),
            Input::File(file) => write!(f, "{}", file.display()),
            Input::Line { file, line } => write!(f, "{}:{line}", file.display()),
        }
    }
}

/// The name of a link in messages, as a link may have thousands of letters.
const LINK: &str = "link";

/// An iterator over the puzzles of an input, or the errors in their place.
pub(super) enum InputPuzzles {
    /// All puzzles of a file or stream.
    All(formats::PuzzleReader),
    /// The puzzle in one line.
    One(Option<Box<Result<LoadedPuzzle, ReadError>>>),
}

impl InputPuzzles {
    /// Skips the next puzzle, readable or not; returns whether there was one.
    fn skip_one(&mut self) -> bool {
        match self {
            InputPuzzles::All(puzzles) => puzzles.skip_next(),
            InputPuzzles::One(one) => one.take().is_some(),
        }
    }
}

impl Iterator for InputPuzzles {
    type Item = Result<LoadedPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            InputPuzzles::All(puzzles) => puzzles.next(),
            InputPuzzles::One(one) => one.take().map(|one| *one),
        }
    }
}

/// The error of an input that does not hold exactly one puzzle.
#[derive(Debug, thiserror::Error)]
pub(super) enum InputError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("{input}: holds several puzzles; select one by its line, as in {example}")]
    Several { input: String, example: String },
}

impl Input {
    /// # Errors
    /// Returns an error if the input as a whole cannot be read.
    pub(super) fn open(&self) -> Result<InputPuzzles, ReadError> {
        match self {
            Input::Stdin => formats::open_stream("-", io::stdin()).map(InputPuzzles::All),
            Input::Link(link) => formats::open_str(LINK, link).map(InputPuzzles::All),
            Input::File(file) => formats::open(file).map(InputPuzzles::All),
            Input::Line { file, line } => Ok(InputPuzzles::One(Some(Box::new(read_line(file, *line))))),
        }
    }

    /// Reads the only puzzle of an input.
    ///
    /// # Errors
    /// Returns an error if the puzzle cannot be read or there are several.
    pub(super) fn read_one(&self) -> Result<LoadedPuzzle, InputError> {
        let mut puzzles = self.open()?;
        let Some(first) = puzzles.next() else { return Err(ReadErrorKind::NoPuzzle.of_file(&self.to_string()).into()) };
        let first = first?;
        match puzzles.next() {
            None => Ok(first),
            Some(_) => {
                // A line of standard input cannot be named, as it cannot be read again.
                let example = match self {
                    Input::Stdin => "lines.txt:7".to_owned(),
                    Input::Link(_) | Input::File(_) | Input::Line { .. } => first.source.to_string(),
                };
                Err(InputError::Several { input: self.to_string(), example })
            }
        }
    }
}

/// The error in place of a puzzle.
pub(super) struct UnreadablePuzzleError {
    pub(super) error: ReadError,
    /// True if the error is to be reported. Only the first errors of each input are; [`InputReader::unreported`] counts
    /// the rest.
    pub(super) is_reported: bool,
}

/// An iterator over the selected puzzles of all inputs, or the errors in their place. It gives up on an input with
/// many errors in a row.
pub(super) struct InputReader<'a> {
    inputs: std::slice::Iter<'a, Input>,
    /// The current input.
    current: Option<(&'a Input, InputPuzzles)>,
    portion: &'a PuzzleSelection,
    /// The index of the next puzzle.
    number: u64,
    /// The number of consecutive bad lines.
    consecutive_errors: usize,
    /// The number of bad lines of the current input that were reported.
    reported: usize,
    /// The inputs with unreported bad lines, and the number of these lines.
    unreported: Vec<(&'a Input, u64)>,
}

impl<'a> InputReader<'a> {
    pub(super) fn new(inputs: &'a [Input], portion: &'a PuzzleSelection) -> InputReader<'a> {
        let untold = Vec::new();
        InputReader {
            inputs: inputs.iter(),
            current: None,
            portion,
            number: 0,
            consecutive_errors: 0,
            reported: 0,
            unreported: untold,
        }
    }

    /// Returns the final messages with the number of unreported bad lines of each input.
    pub(super) fn unreported(&self) -> impl Iterator<Item = String> {
        self.unreported.iter().map(|(input, count)| format!("{input}: {count} more cannot be read"))
    }

    /// Counts a bad line of an input.
    fn count_bad(&mut self, input: &'a Input, error: ReadError) -> UnreadablePuzzleError {
        let told = self.reported < MAX_BAD_LINES;
        self.reported += usize::from(told);
        if !told {
            match self.unreported.last_mut() {
                Some((last, count)) if std::ptr::eq(*last, input) => *count += 1,
                Some(_) | None => self.unreported.push((input, 1)),
            }
        }
        UnreadablePuzzleError { error, is_reported: told }
    }

    /// Returns whether the next line is available without blocking.
    pub(super) fn is_ready(&self) -> bool {
        matches!(&self.current, Some((_, InputPuzzles::All(puzzles))) if puzzles.is_ready())
    }
}

impl Iterator for InputReader<'_> {
    type Item = Result<LoadedPuzzle, UnreadablePuzzleError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Some((input, puzzles)) = &mut self.current else {
                let input = self.inputs.next()?;
                (self.consecutive_errors, self.reported) = (0, 0);
                match input.open() {
                    Ok(puzzles) => self.current = Some((input, puzzles)),
                    Err(error) => {
                        self.number += 1;
                        // An input that cannot be opened counts as one puzzle.
                        if self.portion.contains(self.number - 1) {
                            return Some(Err(UnreadablePuzzleError { error, is_reported: true }));
                        }
                    }
                }
                continue;
            };
            let input = *input;
            if self.consecutive_errors == MAX_BAD_LINES {
                let error =
                    ReadErrorKind::TooManyBadLines { lines: self.consecutive_errors }.of_file(&input.to_string());
                self.current = None;
                return Some(Err(UnreadablePuzzleError { error, is_reported: true }));
            }
            let wanted = self.portion.contains(self.number);
            let found = if wanted { puzzles.next() } else { None };
            // An input ends where there is neither a wanted puzzle nor one to skip.
            if found.is_none() && (wanted || !puzzles.skip_one()) {
                self.current = None;
                continue;
            }
            self.number += 1;
            if let Some(found) = found {
                self.consecutive_errors = if found.is_err() { self.consecutive_errors + 1 } else { 0 };
                return Some(found.map_err(|error| self.count_bad(input, error)));
            }
        }
    }
}

/// Reads the puzzle in one line of a file.
fn read_line(file: &Path, line: usize) -> Result<LoadedPuzzle, ReadError> {
    let mut warnings = Vec::new();
    for puzzle in formats::open(file)? {
        let found = match &puzzle {
            Ok(loaded) => loaded.source.line,
            // An error without a line concerns the whole file, so it ends the search.
            Err(error) => error.line.unwrap_or(line),
        };
        // The error of a board of several rows may be below its first line.
        if found == line || (puzzle.is_err() && found > line) {
            let mut loaded = puzzle?;
            // Warnings about earlier lines apply to this one too.
            loaded.warnings.splice(0..0, warnings);
            return Ok(loaded);
        }
        warnings.extend(puzzle.into_iter().flat_map(|loaded| loaded.warnings));
    }
    Err(ReadErrorKind::NotAPuzzleLine.at_line(&file.display().to_string(), line))
}

/// Calls `work` for each puzzle and reports what cannot be read. An error of `work` ends the command.
pub(super) fn for_each_puzzle(
    inputs: &[Input],
    mut work: impl FnMut(&LoadedPuzzle) -> Result<Outcome, Outcome>,
) -> Outcome {
    let (mut outcome, mut reader) = (Outcome::Fine, InputReader::new(inputs, &PuzzleSelection::ALL));
    let ended = reader.try_for_each(|loaded| -> Result<(), Outcome> {
        outcome = outcome.max(match loaded {
            Ok(loaded) => work(&loaded)?.max(Outcome::of_reading(&loaded)),
            Err(UnreadablePuzzleError { error, is_reported: true }) => fail(error),
            Err(UnreadablePuzzleError { is_reported: false, .. }) => Outcome::Unreadable,
        });
        Ok(())
    });
    reader.unreported().for_each(report_error);
    ended.map_or_else(|ended| ended, |()| outcome)
}

/// Answers each puzzle of the inputs on standard output and reports what cannot be read.
pub(super) fn answer_each(
    inputs: &[Input],
    mut answer: impl FnMut(&LoadedPuzzle, &mut Out) -> io::Result<Outcome>,
) -> Outcome {
    let mut out = Out::new();
    for_each_puzzle(inputs, |loaded| answer(loaded, &mut out).map_err(output_error))
}
