//! `gridwright derive`: new puzzles from one, as many as wanted.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::batch::{Folder, stem};
use super::destination::Sources;
use super::input::{Input, work_through};
use super::progress::{ProgressLine, bar};
use super::terminal::{Out, fail, report_error, report_warning, unprintable};
use crate::author::{DeriveOptions, derive};
use crate::formats::{self, Loaded};
use crate::puzzle::Puzzle;
use crate::solve::Control;

const DETAILS: &str = "\
The cells of a derived puzzle are those of the first in other places (turned, mirrored, with rows, \
columns and bands exchanged), and its digits have other names, such that its board and the meaning \
of its rules stay what they are. So it has exactly one solution when the first has. No two are the \
same, and none is the first.

With -o DIR there is a file each, such as cross-007.ron; without it, or with -o -, the puzzles go to \
standard output in the form in which the first came.

With --json, one object a puzzle on one line:
  source     file:line of the puzzle it was derived from
  puzzle     in the form in which that came; or file, with -o DIR
  digits     what each digit has become, from 1 on

Exit status: 0 done; 1 there are not so many; 2 bad usage, fail input or unwritable output.

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
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
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

    /// The folder to put them in, which is made if need be, or - for standard output.
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,

    /// Print one JSON object a puzzle.
    #[arg(long)]
    json: bool,
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
    let sources = Sources::of(&arguments.input);
    let folder = match arguments.output == Path::new("-") {
        true => None,
        false => match Folder::new(&arguments.output, &sources) {
            Ok(folder) => Some(folder),
            Err(error) => return fail(error),
        },
    };
    let mut names = BTreeSet::new();
    work_through(&arguments.input, |loaded| one(arguments, loaded, folder.as_ref(), &mut names))
}

/// Derives puzzles of one. An error ends the command: nothing more can be written.
fn one(
    arguments: &Arguments,
    loaded: &Loaded,
    folder: Option<&Folder<'_>>,
    names: &mut BTreeSet<String>,
) -> Result<Outcome, Outcome> {
    loaded.warnings.iter().for_each(report_warning);
    if folder.is_some() && !names.insert(stem(loaded)) {
        return Ok(fail(format_args!("{}: the files of another input have the same names", loaded.source)));
    }
    // Before any work: what stands in the way should not cost the time.
    if let Some(folder) = folder
        && let Err(refusal) = folder.check(&stem(loaded), arguments.count as usize)
    {
        return Ok(fail(refusal));
    }
    let options = DeriveOptions {
        count: arguments.count as usize,
        seed: arguments.seed,
        places: !arguments.keep_places,
        digits: !arguments.keep_digits,
    };
    let mut line = ProgressLine::new();
    let derived = derive(&loaded.puzzle, &options, &Control::new(), &mut |progress| {
        line.show(|| bar(progress.done, progress.of));
    });
    line.clear();
    let derived = match derived {
        Ok(derived) => derived,
        Err(error) => {
            report_error(format_args!("{}: {error}", loaded.source));
            return Ok(Outcome::from(&error));
        }
    };
    for (index, item) in derived.iter().enumerate() {
        let file = folder.map(|folder| folder.save(&stem(loaded), index, derived.len(), &item.puzzle)).transpose();
        let file = file?;
        let board = item.puzzle.board();
        let digits = crate::board::DigitSet::all(board.size()).iter().map(|digit| item.step.digit(digit));
        let digits = board.numbering().text(digits);
        print(arguments, loaded, &item.puzzle, file, digits).map_err(unprintable)?;
    }
    Ok(Outcome::Fine)
}

fn print(
    arguments: &Arguments,
    loaded: &Loaded,
    puzzle: &Puzzle,
    file: Option<PathBuf>,
    digits: String,
) -> io::Result<()> {
    let mut out = Out::new();
    let text = match file {
        Some(_) => None,
        None => Some(formats::write_like(puzzle, loaded.format).map_err(io::Error::other)?),
    };
    if arguments.json {
        let file = file.map(|file| file.display().to_string());
        let line = JsonLine { source: loaded.source.to_string(), title: puzzle.title(), puzzle: text, file, digits };
        out.json(&line)?;
    } else if let Some(text) = text {
        out.text(&text)?;
    }
    out.flush()
}
