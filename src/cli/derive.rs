//! `gridwright derive`: makes variations of a puzzle.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::batch::{LineForm, OutputFolder, OutputNames, SAME_NAMES, find_name_clash, output_stem};
use super::check::parse_seconds;
use super::destination::{Overwriting, Sources};
use super::input::Input;
use super::outcome::Outcome;
use super::progress::{ProgressLine, bar};
use super::selection::ManyArguments;
use super::stream::{JsonError, answer_all};
use super::terminal::{OutputReport, fail};
use crate::author::{DeriveOptions, DeriveProgress, Variation, derive, derive_as};
use crate::formats::{self, LoadedPuzzle};
use crate::solve::Control;

/// The greatest number of variations: more than the days in two thousand years.
pub(super) const MAX_COUNT: i64 = 1_000_000;

const DETAILS: &str = "\
A variation moves the cells of the puzzle (rotations, reflections, exchanged rows, columns and bands) and \
renames its digits, so that the board and the meaning of its rules stay the same and no cage or other mark \
is split. It is unique if the puzzle is unique. No two variations are equal, and none equals the puzzle.

With -o DIR, each variation gets a file such as cross-007.ron; without it, or with -o -, the puzzles are \
printed to standard output in the format of the input.

With --json, prints one object per variation on one line:
  source     file:line of the original puzzle
  puzzle     the variation in the format of the input; or file, with -o DIR
  digits     the new digit of each digit, in order

Exit status: 0 success; 1 there are not that many; 2 bad usage, bad input or unwritable output; 3 --timeout ended it; \
4 reading a puzzle dropped something that may change its solutions.

Examples:
  gridwright derive --count 365 --seed 2027 cross.ron -o calendar
  gridwright derive --keep-digits --count 7 lines.txt:12";

/// Make variations of a puzzle by rearranging cells and renaming digits.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct DeriveArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The number of variations of each puzzle.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=MAX_COUNT))]
    count: u32,

    /// The random seed; the same seed gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Keep the digits as they are.
    #[arg(long, conflicts_with = "keep_places")]
    keep_digits: bool,

    /// Keep the cells where they are.
    #[arg(long)]
    keep_places: bool,

    /// Give up on a puzzle after this many seconds, without any variation of it.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// The output folder, created if necessary, or - for standard output.
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,

    /// The format on standard output (default: that of the input).
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<LineForm>,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    many: ManyArguments,
}

#[derive(Serialize)]
struct DeriveJsonLine<'a> {
    source: String,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    digits: String,
}

pub(super) fn run(arguments: &DeriveArguments) -> Outcome {
    let sources = Sources::of(&arguments.input).with_overwriting(arguments.overwriting);
    // With several inputs, some are still to be read when the first files are written.
    let sources = if arguments.input.len() > 1 { sources.still_needed() } else { sources };
    let to_folder = arguments.output != Path::new("-");
    if let Some(input) = find_name_clash(&arguments.input).filter(|_| to_folder) {
        return fail(format_args!("{input}: {SAME_NAMES}"));
    }
    let folder = match to_folder {
        false => None,
        true => match OutputFolder::new(&arguments.output, &sources) {
            Ok(folder) => Some(folder),
            Err(error) => return fail(error),
        },
    };
    let names = OutputNames::default();
    answer_all(
        &arguments.input,
        &arguments.many,
        arguments.json,
        || (),
        |(), loaded, report| derive_one(arguments, loaded, folder.as_ref(), &names, report),
    )
}

/// Makes the variations of one puzzle. An error ends the command, as nothing more can be written.
fn derive_one(
    arguments: &DeriveArguments,
    loaded: &LoadedPuzzle,
    folder: Option<&OutputFolder<'_>>,
    names: &OutputNames,
    report: &mut OutputReport,
) -> Result<Outcome, Outcome> {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    if folder.is_some() && !names.reserve(output_stem(loaded)) {
        report.error(format_args!("{}: {SAME_NAMES}", loaded.source));
        return Ok(Outcome::Unreadable);
    }
    // Conflicts with existing files are found before any time is spent.
    if let Some(folder) = folder
        && let Err(refusal) = folder.check(&output_stem(loaded), arguments.count as usize, |_| true)
    {
        report.error(refusal);
        return Ok(Outcome::Unreadable);
    }
    let options = DeriveOptions {
        count: arguments.count as usize,
        seed: arguments.seed,
        move_cells: !arguments.keep_places,
        rename_digits: !arguments.keep_digits,
    };
    let mut line = ProgressLine::new();
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let each = &mut |progress: DeriveProgress| line.show(|| bar(progress.done, progress.total));
    // All or nothing: files and lines are only written once there are as many variations as requested.
    let printed = match folder {
        None => derive_as(&loaded.puzzle, &options, &control, each, |item| to_report(arguments, loaded, &item, None)),
        Some(folder) => derive(&loaded.puzzle, &options, &control, each).map(|derived| {
            let count = derived.len();
            let saved = derived.iter().enumerate().map(|(index, item)| {
                let file = folder.save(&output_stem(loaded), index, count, &item.puzzle)?;
                to_report(arguments, loaded, item, Some(file))
            });
            saved.collect()
        }),
    };
    line.clear();
    let printed = match printed {
        Ok(printed) => printed,
        Err(error) => {
            report.error(format_args!("{}: {error}", loaded.source));
            if arguments.json {
                report.json(&JsonError::new(&loaded.source, &error));
            }
            return Ok(Outcome::from(&error));
        }
    };
    for one in printed {
        report.append(&one?);
    }
    Ok(Outcome::Fine)
}

/// Returns the printed text of a variation.
fn to_report(
    arguments: &DeriveArguments,
    loaded: &LoadedPuzzle,
    item: &Variation,
    file: Option<PathBuf>,
) -> Result<OutputReport, Outcome> {
    let (puzzle, mut report) = (&item.puzzle, OutputReport::default());
    let board = puzzle.board();
    let digits = crate::board::DigitSet::all(board.size()).iter().map(|digit| item.step.digit(digit));
    let digits = board.numbering().text(digits);
    let text = match (&file, arguments.to) {
        (Some(_), _) => None,
        (None, None) => Some(formats::write_like(puzzle, loaded.format)),
        (None, Some(form)) => Some(form.write(puzzle)),
    };
    let text = text.transpose().map_err(fail)?;
    if arguments.json {
        let file = file.map(|file| file.display().to_string());
        let line =
            DeriveJsonLine { source: loaded.source.to_string(), title: puzzle.title(), puzzle: text, file, digits };
        report.json(&line);
    } else if let Some(text) = text {
        report.text(&text);
    }
    Ok(report)
}
