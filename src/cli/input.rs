//! Input arguments: a file, one line of a file, a link, or standard input.

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::Outcome;
use super::portion::Portion;
use super::terminal::{Out, fail, report_error, unprintable};
use crate::formats::{self, Loaded, MOST_BAD_LINES, Problem, ReadError};

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
pub(super) enum Puzzles {
    /// All puzzles of a file or stream.
    All(formats::Puzzles),
    /// The puzzle in one line.
    One(Option<Box<Result<Loaded, ReadError>>>),
}

impl Puzzles {
    /// Skips the next puzzle, readable or not; returns whether there was one.
    fn pass_over(&mut self) -> bool {
        match self {
            Puzzles::All(puzzles) => puzzles.pass_over(),
            Puzzles::One(one) => one.take().is_some(),
        }
    }
}

impl Iterator for Puzzles {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Puzzles::All(puzzles) => puzzles.next(),
            Puzzles::One(one) => one.take().map(|one| *one),
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
    pub(super) fn open(&self) -> Result<Puzzles, ReadError> {
        match self {
            Input::Stdin => formats::open_stream("-", io::stdin()).map(Puzzles::All),
            Input::Link(link) => formats::open_str(LINK, link).map(Puzzles::All),
            Input::File(file) => formats::open(file).map(Puzzles::All),
            Input::Line { file, line } => Ok(Puzzles::One(Some(Box::new(line_of(file, *line))))),
        }
    }

    /// Reads the only puzzle of an input.
    ///
    /// # Errors
    /// Returns an error if the puzzle cannot be read or there are several.
    pub(super) fn one(&self) -> Result<Loaded, InputError> {
        let mut puzzles = self.open()?;
        let Some(first) = puzzles.next() else { return Err(Problem::NoPuzzle.of_file(&self.to_string()).into()) };
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
pub(super) struct Bad {
    pub(super) error: ReadError,
    /// True if the error is to be reported. Only the first errors of each input are; [`Reader::untold`] counts the
    /// rest.
    pub(super) told: bool,
}

/// An iterator over the selected puzzles of all inputs, or the errors in their place. It gives up on an input with
/// many errors in a row.
pub(super) struct Reader<'a> {
    inputs: std::slice::Iter<'a, Input>,
    /// The current input.
    current: Option<(&'a Input, Puzzles)>,
    portion: &'a Portion,
    /// The index of the next puzzle.
    number: u64,
    /// The number of consecutive bad lines.
    bad: usize,
    /// The number of bad lines of the current input that were reported.
    told: usize,
    /// The inputs with unreported bad lines, and the number of these lines.
    untold: Vec<(&'a Input, u64)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(inputs: &'a [Input], portion: &'a Portion) -> Reader<'a> {
        let untold = Vec::new();
        Reader { inputs: inputs.iter(), current: None, portion, number: 0, bad: 0, told: 0, untold }
    }

    /// Returns the final messages with the number of unreported bad lines of each input.
    pub(super) fn untold(&self) -> impl Iterator<Item = String> {
        self.untold.iter().map(|(input, count)| format!("{input}: {count} more cannot be read"))
    }

    /// Counts a bad line of an input.
    fn count_bad(&mut self, input: &'a Input, error: ReadError) -> Bad {
        let told = self.told < MOST_BAD_LINES;
        self.told += usize::from(told);
        if !told {
            match self.untold.last_mut() {
                Some((last, count)) if std::ptr::eq(*last, input) => *count += 1,
                Some(_) | None => self.untold.push((input, 1)),
            }
        }
        Bad { error, told }
    }

    /// Returns whether the next line is available without blocking.
    pub(super) fn is_ready(&self) -> bool {
        matches!(&self.current, Some((_, Puzzles::All(puzzles))) if puzzles.is_ready())
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Loaded, Bad>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Some((input, puzzles)) = &mut self.current else {
                let input = self.inputs.next()?;
                (self.bad, self.told) = (0, 0);
                match input.open() {
                    Ok(puzzles) => self.current = Some((input, puzzles)),
                    Err(error) => {
                        self.number += 1;
                        if self.portion.has(self.number - 1) {
                            return Some(Err(Bad { error, told: true }));
                        }
                    }
                }
                continue;
            };
            let input = *input;
            if self.bad == MOST_BAD_LINES {
                let error = Problem::GivenUp { lines: self.bad }.of_file(&input.to_string());
                self.current = None;
                return Some(Err(Bad { error, told: true }));
            }
            let wanted = self.portion.has(self.number);
            let found = if wanted { puzzles.next() } else { None };
            if found.is_none() && (wanted || !puzzles.pass_over()) {
                self.current = None;
                continue;
            }
            self.number += 1;
            if let Some(found) = found {
                self.bad = if found.is_err() { self.bad + 1 } else { 0 };
                return Some(found.map_err(|error| self.count_bad(input, error)));
            }
        }
    }
}

/// Reads the puzzle in one line of a file.
fn line_of(file: &Path, line: usize) -> Result<Loaded, ReadError> {
    let mut warnings = Vec::new();
    for puzzle in formats::open(file)? {
        let found = match &puzzle {
            Ok(loaded) => loaded.source.line,
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
    Err(Problem::NotAPuzzleLine.at_line(&file.display().to_string(), line))
}

/// Calls `work` for each puzzle and reports what cannot be read. An error of `work` ends the command.
pub(super) fn work_through(inputs: &[Input], mut work: impl FnMut(&Loaded) -> Result<Outcome, Outcome>) -> Outcome {
    let (mut outcome, mut reader) = (Outcome::Fine, Reader::new(inputs, &Portion::ALL));
    let ended = reader.try_for_each(|loaded| -> Result<(), Outcome> {
        outcome = outcome.max(match loaded {
            Ok(loaded) => work(&loaded)?.max(Outcome::of_reading(&loaded)),
            Err(Bad { error, told: true }) => fail(error),
            Err(Bad { told: false, .. }) => Outcome::Unreadable,
        });
        Ok(())
    });
    reader.untold().for_each(report_error);
    ended.map_or_else(|ended| ended, |()| outcome)
}

/// Answers each puzzle of the inputs on standard output and reports what cannot be read.
pub(super) fn answer_each(
    inputs: &[Input],
    mut answer: impl FnMut(&Loaded, &mut Out) -> io::Result<Outcome>,
) -> Outcome {
    let mut out = Out::new();
    work_through(inputs, |loaded| answer(loaded, &mut out).map_err(unprintable))
}
