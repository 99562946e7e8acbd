//! The command line: `check`, `candidates`, `export`, `book`, `convert`, `model`, `minimise`, `generate`, `derive`,
//! `canon`, `explain` and `rate`. Without a command it starts the studio.
//!
//! Commands on many puzzles work line by line, on all cores and in little memory: `stream` implements this, and
//! `selection` selects the puzzles. Results go to standard output, errors and warnings to standard error, all through
//! `terminal`. Files are written through `destination`, and through `sink` if they come in chunks. `Outcome` becomes
//! the exit status.

mod answer;
mod batch;
mod book;
mod book_options;
mod booklet_job;
mod candidates;
mod canon;
mod check;
mod clue_options;
mod convert;
mod derive;
mod destination;
mod explain;
mod export;
mod generate;
mod goals;
mod input;
mod minimise;
mod progress;
mod rate;
mod selection;
mod signals;
mod sink;
mod stream;
mod terminal;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use crate::author::AuthorError;
use crate::formats::LoadedPuzzle;
use crate::solve::SolveError;
use terminal::{print_help, print_usage, report_error};

const EXAMPLES: &str = "\
Examples:
  gridwright                              open the studio
  gridwright cross.ron                    open a puzzle in the studio
  gridwright check *.ron lines.txt        check that each puzzle is unique
  gridwright candidates cross.ron         find the digits that each cell takes in some solution
  gridwright export cross.ron -o cross.png --solution
  gridwright book sundays.ron -o sundays.pdf
  gridwright convert lines.txt:12 -o twelfth.ron
  gridwright convert cross.ron --to f-puzzles-link
  gridwright model cross.ron -o cross.lp
  gridwright minimise full.ron -o thin.ron
  gridwright generate --kind samurai --count 12 -o samurais
  gridwright derive --count 365 cross.ron -o calendar
  gridwright canon --key lines.txt | sort | uniq -d
  gridwright explain cross.ron            find out why it is not unique
  gridwright rate --path cross.ron        rate its difficulty and print its solving path";

/// A studio for setters of sudoku variants.
///
/// Without a command, opens the studio with the given puzzles.
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES, args_conflicts_with_subcommands = true, max_term_width = 100)]
struct Arguments {
    /// Puzzle files to open in the studio, each puzzle in a tab.
    puzzles: Vec<PathBuf>,

    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Subcommand)]
enum CliCommand {
    Check(check::CheckArguments),
    Candidates(candidates::CandidatesArguments),
    Export(export::ExportArguments),
    Book(book::BookArguments),
    Convert(convert::ConvertArguments),
    Model(convert::ModelArguments),
    Minimise(minimise::MinimiseArguments),
    Generate(generate::GenerateArguments),
    Derive(derive::DeriveArguments),
    Canon(canon::CanonArguments),
    Explain(explain::ExplainArguments),
    Rate(rate::RateArguments),
}

/// The outcome of a command. Of several outcomes, the greatest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Outcome {
    /// Everything succeeded, and every puzzle is unique.
    Fine,
    /// The output format could not hold something, which is lost.
    Lossy,
    /// Some puzzle has no solution, or several.
    NotUnique,
    /// Reading a puzzle dropped something that may change its solutions.
    LeftOut,
    /// The answer for some puzzle is unknown.
    Unknown,
    /// Something could not be read or written.
    Unreadable,
    /// The reader of standard output closed the pipe.
    BrokenPipe,
    /// The engines contradict each other or the puzzle: a bug.
    Contradiction,
}

impl Outcome {
    const fn code(self) -> u8 {
        match self {
            Outcome::Fine => 0,
            Outcome::NotUnique => 1,
            Outcome::Unreadable => 2,
            Outcome::Unknown => 3,
            Outcome::Lossy | Outcome::LeftOut => 4,
            Outcome::Contradiction => 70,
            // The status that a shell reports for a program ended by SIGPIPE.
            Outcome::BrokenPipe => 141,
        }
    }
}

impl Outcome {
    /// Returns the outcome of reading a puzzle: whether something that matters was left out.
    fn of_reading(loaded: &LoadedPuzzle) -> Outcome {
        if loaded.critical_losses().next().is_some() { Outcome::LeftOut } else { Outcome::Fine }
    }
}

/// The outcome of a command whose setter tool has no result.
impl From<&AuthorError> for Outcome {
    fn from(error: &AuthorError) -> Outcome {
        match error {
            AuthorError::SeveralSolutions { .. }
            | AuthorError::NoSolution
            | AuthorError::NotFillable
            | AuthorError::NoDigits { .. }
            | AuthorError::TooFewDerived { .. } => Outcome::NotUnique,
            AuthorError::Stopped(SolveError::OutOfTime) => Outcome::Unknown,
            AuthorError::PinnedCellOffBoard { .. }
            | AuthorError::PinnedPositionMissing { .. }
            | AuthorError::PatternOffBoard { .. }
            | AuthorError::UnknownRule { .. }
            | AuthorError::Symmetry(_)
            | AuthorError::Stopped(SolveError::Cancelled | SolveError::Engine(_)) => Outcome::Unreadable,
        }
    }
}

/// Returns the definition of the command line, for manual pages and shell completions.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Returns the limits of the command line, for the documentation. The limits on file sizes are in
/// [`formats::limits`](crate::formats::limits()).
pub fn limits() -> Vec<(&'static str, String)> {
    vec![
        ("puzzles generated by one `generate`", generate::MAX_COUNT.to_string()),
        ("variations that `derive` makes of one puzzle", derive::MAX_COUNT.to_string()),
    ]
}

/// Runs the program with its command line arguments.
pub fn main() -> ExitCode {
    signals::install_handlers();
    ExitCode::from(exit_status(std::env::args_os()))
}

/// Runs a command within this process and returns its exit status. For tests that inject file errors.
#[doc(hidden)]
pub fn exit_status(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    run(arguments).code()
}

fn run(arguments: impl IntoIterator<Item = OsString>) -> Outcome {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
                return print_help(&error);
            }
            print_usage(&error);
            return Outcome::Unreadable;
        }
    };
    match arguments.command {
        Some(CliCommand::Check(arguments)) => check::run(&arguments),
        Some(CliCommand::Candidates(arguments)) => candidates::run(&arguments),
        Some(CliCommand::Export(arguments)) => export::run(&arguments),
        Some(CliCommand::Book(arguments)) => book::run(&arguments),
        Some(CliCommand::Convert(arguments)) => convert::convert(&arguments),
        Some(CliCommand::Model(arguments)) => convert::model(&arguments),
        Some(CliCommand::Minimise(arguments)) => minimise::run(&arguments),
        Some(CliCommand::Generate(arguments)) => generate::run(&arguments),
        Some(CliCommand::Derive(arguments)) => derive::run(&arguments),
        Some(CliCommand::Canon(arguments)) => canon::run(&arguments),
        Some(CliCommand::Explain(arguments)) => explain::run(&arguments),
        Some(CliCommand::Rate(arguments)) => rate::run(&arguments),
        None => open_studio(&arguments.puzzles),
    }
}

fn open_studio(puzzles: &[PathBuf]) -> Outcome {
    // A misspelt command looks like a file name.
    if let Some(path) = puzzles.iter().find(|path| !path.exists()) {
        let names: Vec<String> = Arguments::command().get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
        report_error(format_args!(
            "{}: no such file or subcommand; the subcommands are {}",
            path.display(),
            names.join(", ")
        ));
        return Outcome::Unreadable;
    }
    #[cfg(feature = "studio")]
    let opened = crate::studio::run(puzzles);
    #[cfg(not(feature = "studio"))]
    let opened = Err::<(), _>("this build has no window; `gridwright --help` lists the commands");
    match opened {
        Ok(()) => Outcome::Fine,
        Err(error) => {
            report_error(error);
            Outcome::Unreadable
        }
    }
}
