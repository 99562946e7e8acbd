//! `gridwright convert` and `model`: a puzzle as another file.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Outcome;
use super::destination::{Destination, Sources};
use super::input::Input;
use super::terminal::{Out, fail, report_warning, unprintable};
use crate::formats::{FileKind, Format, Loaded, ReadError, WriteError, lp};

/// Write puzzles in another format.
#[derive(Args)]
#[command(after_help = "\
A .ron file holds one puzzle with everything in it. A .txt file holds the givens of any number of puzzles, one a line;
what it has no place for, such as rules, is told as a warning. Boards that a line does not tell stand as rows of text
after a line that says where their grids lie, with an empty line at the end:
  board 9 3x3 r1c1 r7c7         the digits, the boxes (rows x columns) and the top-left cell of each grid; then the
                                rows of the lattice, # off the board
  board 7 latin r1c1            without boxes
  board 9 jigsaw r1c1           with 9 rows of regions before the rows of givens

Examples:
  gridwright convert lines.txt:12 -o twelfth.ron
  gridwright convert cross.ron -o cross.txt

Exit status: 0 done; 2 bad usage, unreadable input or unwritable output.")]
pub(super) struct ConvertArguments {
    /// A puzzle file, lines of text, a line of a collection (file:7), or - for standard input.
    input: Input,

    /// The new file, whose name ends in .ron or .txt; an existing file of the kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Write the binary integer program of a puzzle as an LP file for other solvers.
#[derive(Args)]
#[command(after_help = "\
The variable r3c4_d5 is 1 when that cell holds that digit; a1, a2, ... are auxiliary. Every feasible point is a
solution.

Examples:
  gridwright model cross.ron -o cross.lp && glpsol --lp cross.lp -o cross.sol
  gridwright model cross.ron -o - | less

Exit status: 0 done; 2 bad usage, unreadable input or unwritable output.")]
pub(super) struct ModelArguments {
    /// A puzzle file, a line of a collection (file:7), or - for standard input.
    input: Input,

    /// The new file, or - for standard output; an existing file of the kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub(super) fn convert(arguments: &ConvertArguments) -> Outcome {
    convert_puzzles(arguments).unwrap_or_else(|outcome| outcome)
}

pub(super) fn model(arguments: &ModelArguments) -> Outcome {
    write_model(arguments).unwrap_or_else(|outcome| outcome)
}

fn one_puzzle(input: &Input) -> Result<Loaded, Outcome> {
    let loaded = input.one().map_err(fail)?;
    loaded.warnings.iter().for_each(report_warning);
    Ok(loaded)
}

fn convert_puzzles(arguments: &ConvertArguments) -> Result<Outcome, Outcome> {
    // Before the input is read: a mistake in the name is told at once.
    let unfit = |error| fail(format_args!("{}: {error}", arguments.output.display()));
    let format = Format::of_path(&arguments.output).ok_or(WriteError::UnknownFormat).map_err(unfit)?;
    let sources = Sources::of([&arguments.input]);
    let output = Destination::in_place(&arguments.output, format.into(), &sources).map_err(fail)?;
    let loaded = match format {
        Format::Ron => vec![one_puzzle(&arguments.input)?],
        Format::Lines => {
            let puzzles = arguments.input.open().map_err(fail)?;
            let loaded = puzzles.collect::<Result<Vec<Loaded>, ReadError>>().map_err(fail)?;
            loaded.iter().flat_map(|loaded| &loaded.warnings).for_each(report_warning);
            loaded
        }
    };
    let puzzles: Vec<_> = loaded.iter().map(|loaded| &loaded.puzzle).collect();
    output.save_puzzles(&puzzles)?;
    Ok(Outcome::Fine)
}

fn write_model(arguments: &ModelArguments) -> Result<Outcome, Outcome> {
    let sources = Sources::of([&arguments.input]);
    let output = match arguments.output == Path::new("-") {
        true => None,
        false => Some(Destination::new(&arguments.output, FileKind::Lp, &sources).map_err(fail)?),
    };
    let text = lp::write(&one_puzzle(&arguments.input)?.puzzle);
    match output {
        Some(output) => output.save(text.as_bytes())?,
        None => {
            let mut out = Out::new();
            out.text(&text).and_then(|()| out.flush()).map_err(unprintable)?;
        }
    }
    Ok(Outcome::Fine)
}
