//! `gridwright derive`: new puzzles from one, as many as wanted.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::batch::{Folder, LineForm, Names, SAME_NAMES, named_twice, stem};
use super::check::parse_seconds;
use super::destination::{Overwriting, Sources};
use super::input::Input;
use super::portion::Many;
use super::progress::{ProgressLine, bar};
use super::stream::{JsonError, answer_all};
use super::terminal::{Report, fail};
use crate::author::{DeriveOptions, DeriveProgress, Derived, derive, derive_as};
use crate::formats::{self, Loaded};
use crate::solve::Control;

/// More than there are days in two thousand years.
pub(super) const MOST: i64 = 1_000_000;

const DETAILS: &str = "\
The cells of a derived puzzle are those of the first in other places (turned, mirrored, with rows, \
columns and bands exchanged), and its digits have other names, such that its board and the meaning \
of its rules stay what they are, and no cage or other mark falls to pieces. So it has exactly one \
solution when the first has. No two are the same, and none is the first.

With -o DIR there is a file each, such as cross-007.ron; without it, or with -o -, the puzzles go to \
standard output in the form in which the first came.

With --json, one object a puzzle on one line:
  source     file:line of the puzzle it was derived from
  puzzle     in the form in which that came; or file, with -o DIR
  digits     what each digit has become, from 1 on

Exit status: 0 done; 1 there are not so many; 2 bad usage, bad input or unwritable output; 3 --timeout ended it;
4 something that may change the solutions was left out of a puzzle in reading it.

Examples:
  gridwright derive --count 365 --seed 2027 cross.ron -o calendar
  gridwright derive --keep-digits --count 7 lines.txt:12";

/// Make new puzzles of one, by changing places of cells and names of digits.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct Arguments {
    /// Puzzle files, lines of text (file:7 is the line 7 alone), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// How many of each puzzle.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=MOST))]
    count: u32,

    /// The same seed gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Digits keep their names.
    #[arg(long, conflicts_with = "keep_places")]
    keep_digits: bool,

    /// Cells keep their places.
    #[arg(long)]
    keep_places: bool,

    /// Give up on a puzzle after this many seconds; nothing is derived of it then.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// The folder to put them in, which is made if need be, or - for standard output.
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,

    /// How puzzles are written to standard output; as they came if nothing is said.
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<LineForm>,

    /// Print one JSON object a puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    many: Many,
}

#[derive(Serialize)]
struct JsonLine<'a> {
    source: String,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    digits: String,
}

pub(super) fn run(arguments: &Arguments) -> Outcome {
    let sources = Sources::of(&arguments.input).with(arguments.overwriting);
    // Of several inputs, some are read when others have been written.
    let sources = if arguments.input.len() > 1 { sources.still_needed() } else { sources };
    let to_folder = arguments.output != Path::new("-");
    if let Some(input) = named_twice(&arguments.input).filter(|_| to_folder) {
        return fail(format_args!("{input}: {SAME_NAMES}"));
    }
    let folder = match to_folder {
        false => None,
        true => match Folder::new(&arguments.output, &sources) {
            Ok(folder) => Some(folder),
            Err(error) => return fail(error),
        },
    };
    let names = Names::default();
    answer_all(
        &arguments.input,
        &arguments.many,
        arguments.json,
        || (),
        |(), loaded, report| one(arguments, loaded, folder.as_ref(), &names, report),
    )
}

/// Derives puzzles of one. An error ends the command: nothing more can be written.
fn one(
    arguments: &Arguments,
    loaded: &Loaded,
    folder: Option<&Folder<'_>>,
    names: &Names,
    report: &mut Report,
) -> Result<Outcome, Outcome> {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    if folder.is_some() && !names.take(stem(loaded)) {
        report.error(format_args!("{}: {SAME_NAMES}", loaded.source));
        return Ok(Outcome::Unreadable);
    }
    // Before any work: what stands in the way should not cost the time.
    if let Some(folder) = folder
        && let Err(refusal) = folder.check(&stem(loaded), arguments.count as usize, |_| true)
    {
        report.error(refusal);
        return Ok(Outcome::Unreadable);
    }
    let options = DeriveOptions {
        count: arguments.count as usize,
        seed: arguments.seed,
        places: !arguments.keep_places,
        digits: !arguments.keep_digits,
    };
    let mut line = ProgressLine::new();
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let each = &mut |progress: DeriveProgress| line.show(|| bar(progress.done, progress.of));
    // All or nothing: files are written, and lines shown, when there are as many as were asked for.
    let printed = match folder {
        None => derive_as(&loaded.puzzle, &options, &control, each, |item| printed(arguments, loaded, &item, None)),
        Some(folder) => derive(&loaded.puzzle, &options, &control, each).map(|derived| {
            let count = derived.len();
            let saved = derived.iter().enumerate().map(|(index, item)| {
                let file = folder.save(&stem(loaded), index, count, &item.puzzle)?;
                printed(arguments, loaded, item, Some(file))
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

/// What is printed of a derived puzzle.
fn printed(arguments: &Arguments, loaded: &Loaded, item: &Derived, file: Option<PathBuf>) -> Result<Report, Outcome> {
    let (puzzle, mut report) = (&item.puzzle, Report::default());
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
        let line = JsonLine { source: loaded.source.to_string(), title: puzzle.title(), puzzle: text, file, digits };
        report.json(&line);
    } else if let Some(text) = text {
        report.text(&text);
    }
    Ok(report)
}
