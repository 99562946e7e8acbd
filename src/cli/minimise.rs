//! `gridwright minimise`: removes clues while the solution stays unique.

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::clue_options::ClueArguments;
use super::destination::{Destination, Overwriting, Sources};
use super::goals::ReachedPath;
use super::input::{Input, InputReader, UnreadablePuzzleError, for_each_puzzle};
use super::outcome::Outcome;
use super::progress::ProgressLine;
use super::selection::PuzzleSelection;
use super::sink::TextSink;
use super::terminal::{Out, fail, output_error, report_error, report_warning};
use crate::author::{Clue, MinimiseOptions, MinimisedPuzzle, minimise};
use crate::formats::{
    self, Format, LoadedPuzzle, PuzzleToWrite, PuzzleWriter, ReadErrorKind, Warning, WriteError, WriteSupport,
};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::solve::native::Native;

const DETAILS: &str = "\
Clues are givens and the digits of outside clues; givens are removed first, then those digits, then with \
--loose-rules rules. Without -o, the puzzles are printed to standard output in the format of the input. \
Puzzles that cannot be read or are not unique are reported and left out of the output file. If that file \
would replace an input, the command stops instead and leaves the input unchanged, unless --force is given.

With --json, prints one object per puzzle on one line:
  source       file:line                  title    as in the file
  puzzle       the minimised puzzle, in the format of the input
  clues        the number of remaining clues
  irreducible  true if no clue can be removed without losing uniqueness
  questions    the number of times the engine was called      seconds  the time taken
  rules_gone   the removed rules, with --loose-rules
  hardest      with path options: the difficulty of the hardest step; met: whether the path fits

Exit status, the first that applies:
   2  bad usage, unreadable input or unwritable output
   3  time ran out before a puzzle was known to be unique
   4  reading a puzzle dropped something that may change its solutions
   1  some puzzle has no solution, or several
   4  the output format could not hold some part of a puzzle
   0  success; with --timeout, more clues may be removable

Examples:
  gridwright minimise full.ron -o thin.ron
  gridwright minimise --symmetry half-turn --tries 20 --seed 7 cross.ron
  gridwright minimise --keep r1c1-9,r5c5 --clues 30 --json grids.txt
  gridwright minimise --difficulty ..4.5 --no-guess full.ron
  gridwright minimise --loose-rules --keep top1-9 outside.ron";

/// Remove clues while the solution stays unique.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct MinimiseArguments {
    /// Puzzles with exactly one solution, or full grids: files, one line of a file (file:7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The output file, whose name ends in .ron or .txt; an existing file of that kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    clue_options: ClueArguments,

    /// After the clues, also remove redundant rules: among those with these numbers, such as 1,3, or among all.
    #[arg(long, value_name = "NUMBERS", num_args = 0..=1, require_equals = true)]
    #[arg(value_delimiter = ',', default_missing_value = "0")]
    loose_rules: Option<Vec<usize>>,

    /// Stop after this many seconds per puzzle, with the result so far.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    overwriting: Overwriting,
}

/// The value that selects all rules instead of one.
const ALL_RULES: usize = 0;

#[derive(Serialize)]
struct MinimiseJsonLine<'a> {
    source: String,
    title: &'a str,
    puzzle: String,
    clues: usize,
    irreducible: bool,
    questions: u64,
    rules_gone: Vec<String>,
    seconds: f64,
    #[serde(flatten)]
    path: Option<ReachedPath>,
}

pub(super) fn run(arguments: &MinimiseArguments) -> Outcome {
    // A mistake in the file name is reported before any work.
    let sources = Sources::of(&arguments.input).with_overwriting(arguments.overwriting);
    let Some(path) = &arguments.output else { return to_output(arguments) };
    let Some(format) = Format::of_path(path) else {
        return fail(format_args!("{}: {}", path.display(), formats::unknown_extension_error()));
    };
    match Destination::in_place(path, format.into(), &sources) {
        Ok(output) => to_file(arguments, &output, format).unwrap_or_else(|outcome| outcome),
        Err(refusal) => fail(refusal),
    }
}

/// Prints the minimised puzzles.
fn to_output(arguments: &MinimiseArguments) -> Outcome {
    for_each_puzzle(&arguments.input, |loaded| match minimise_one(arguments, loaded) {
        Ok(_) => Ok(Outcome::Fine),
        // A failure does not stop the other puzzles.
        Err(failed) if failed != Outcome::BrokenPipe => Ok(failed),
        Err(gone) => Err(gone),
    })
}

/// Writes the minimised puzzles to a file in chunks; the file appears once it is complete. Puzzles left out are
/// reported and counted. If the file replaces an input, such puzzles would be lost, so the command ends.
fn to_file(arguments: &MinimiseArguments, output: &Destination<'_>, format: Format) -> Result<Outcome, Outcome> {
    let unfit = |error: WriteError| fail(format_args!("{}: {error}", output.path().display()));
    let keeps_all = output.replaces_an_input() && !arguments.overwriting.force;
    let (mut writer, mut sink) = (PuzzleWriter::new(format), TextSink::File(output, None));
    let (mut outcome, mut written, mut left_out) = (Outcome::Fine, 0_u64, 0_u64);
    let only = match format.info().writes {
        WriteSupport::Many => None,
        WriteSupport::One | WriteSupport::Never => Some(only_puzzle(arguments, output)?),
    };
    let inputs: &[Input] = if only.is_some() { &[] } else { &arguments.input };
    let mut reader = InputReader::new(inputs, &PuzzleSelection::ALL);
    for loaded in only.map(Ok).into_iter().chain(reader.by_ref()) {
        let added = match &loaded {
            Ok(loaded) => minimise_one(arguments, loaded).and_then(|puzzle| {
                let warnings = writer.add(&PuzzleToWrite::from(&puzzle)).map_err(unfit)?;
                Ok(report_losses(&warnings).max(loss_outcome(&loaded.warnings)).max(Outcome::of_reading(loaded)))
            }),
            Err(UnreadablePuzzleError { error, is_reported: true }) => Err(fail(error)),
            Err(UnreadablePuzzleError { is_reported: false, .. }) => Err(Outcome::Unreadable),
        };
        match added {
            Ok(added) => {
                outcome = outcome.max(added);
                written += 1;
            }
            Err(Outcome::BrokenPipe) => return Err(Outcome::BrokenPipe),
            Err(failed) if keeps_all => {
                let why = "was not changed, as the puzzles left out would be lost; choose another name, or add --force";
                report_error(format_args!("{}: {why}", output.path().display()));
                return Err(failed);
            }
            Err(failed) => {
                outcome = outcome.max(failed);
                // The error for giving up an input does not count as a puzzle, since the unreadable lines were counted
                // before.
                let given_up =
                    matches!(&loaded, Err(bad) if matches!(bad.error.problem, ReadErrorKind::TooManyBadLines { .. }));
                left_out += u64::from(!given_up);
            }
        }
        if writer.bytes() > sink.chunk_size() {
            sink.write(&writer.take())?;
        }
    }
    reader.unreported().for_each(report_error);
    if left_out > 0 {
        report_error(format_args!("{}: {written} written, {left_out} left out", output.path().display()));
        if written == 0 {
            return Ok(outcome);
        }
    }
    let (text, warnings) = writer.finish().map_err(unfit)?;
    outcome = outcome.max(report_losses(&warnings));
    sink.finish(&text)?;
    Ok(outcome)
}

/// Returns the only puzzle of the inputs, for a format that holds one.
fn only_puzzle(arguments: &MinimiseArguments, output: &Destination<'_>) -> Result<LoadedPuzzle, Outcome> {
    match &arguments.input[..] {
        [input] => input.read_one().map_err(fail),
        _ => {
            let why = "the format holds only one puzzle, but there are several inputs; choose one, or another format";
            Err(fail(format_args!("{}: {why}", output.path().display())))
        }
    }
}

/// Reports what a puzzle lost in writing, and returns the outcome of a command that lost it.
fn report_losses(warnings: &[Warning]) -> Outcome {
    warnings.iter().for_each(report_warning);
    loss_outcome(warnings)
}

fn loss_outcome(warnings: &[Warning]) -> Outcome {
    if warnings.iter().any(Warning::is_loss) { Outcome::Lossy } else { Outcome::Fine }
}

fn minimise_one(arguments: &MinimiseArguments, loaded: &LoadedPuzzle) -> Result<Puzzle, Outcome> {
    loaded.warnings.iter().for_each(report_warning);
    let start = Instant::now();
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let options = MinimiseOptions {
        removable_rules: loose_rules(arguments, &loaded.puzzle),
        ..arguments.clue_options.minimise_options()
    };
    let mut line = ProgressLine::new();
    let result = minimise(&loaded.puzzle, &options, &mut Native::new(), &control, &mut |progress| {
        line.show(|| {
            let best = progress.best.map(|best| format!(", best {best}")).unwrap_or_default();
            format!("{}: try {} of {}: {} clues{best}", loaded.source, progress.attempt, progress.tries, progress.clues)
        });
    });
    line.clear();
    let minimised = result.map_err(|error| {
        report_error(format_args!("{}: {error}", loaded.source));
        Outcome::from(&error)
    })?;
    arguments.clue_options.warn_of_path(&loaded.source.to_string(), &minimised);
    print(arguments, loaded, &minimised, start.elapsed()).map_err(output_error)?;
    Ok(minimised.puzzle)
}

/// Returns the indices of the removable rules. The library refuses numbers without a rule.
fn loose_rules(arguments: &MinimiseArguments, puzzle: &Puzzle) -> BTreeSet<usize> {
    match arguments.loose_rules.as_deref() {
        None => BTreeSet::new(),
        Some([ALL_RULES]) => (0..puzzle.rules().len()).collect(),
        // A 0 among other numbers wraps around to an index without a rule, which is refused.
        Some(numbers) => numbers.iter().map(|number| number.wrapping_sub(1)).collect(),
    }
}

fn print(
    arguments: &MinimiseArguments,
    loaded: &LoadedPuzzle,
    minimised: &MinimisedPuzzle,
    time: Duration,
) -> io::Result<()> {
    let text = formats::write_like(&minimised.puzzle, loaded.format).map_err(io::Error::other)?;
    let mut out = Out::new();
    let rules_gone = minimised.removed.iter().filter(|clue| matches!(clue, Clue::Mark { .. } | Clue::Rule { .. }));
    if arguments.json {
        let line = MinimiseJsonLine {
            source: loaded.source.to_string(),
            title: loaded.puzzle.title(),
            puzzle: text,
            clues: minimised.clues,
            irreducible: minimised.irreducible,
            questions: minimised.queries,
            rules_gone: rules_gone.map(|clue| clue.describe(&loaded.puzzle)).collect(),
            seconds: time.as_secs_f64(),
            path: ReachedPath::of(minimised),
        };
        out.json(&line)?;
    } else if arguments.output.is_none() {
        out.text(&text)?;
    }
    out.flush()
}
