//! `gridwright convert` and `model`: a puzzle as another file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::input::Input;
use super::{Outcome, fail, report_warning, unprintable};
use crate::formats::{self, Format, Loaded, ReadError, Warning, WriteError, lp};

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

    /// The new file, whose name ends in .ron or .txt; an existing file is replaced.
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

    /// The new file, or - for standard output; an existing file is replaced.
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
    let loaded = match Format::of_path(&arguments.output).ok_or(WriteError::UnknownFormat).map_err(unfit)? {
        Format::Ron => vec![one_puzzle(&arguments.input)?],
        Format::Lines => {
            let puzzles = arguments.input.open().map_err(fail)?;
            let loaded = puzzles.collect::<Result<Vec<Loaded>, ReadError>>().map_err(fail)?;
            loaded.iter().flat_map(|loaded| &loaded.warnings).for_each(report_warning);
            loaded
        }
    };
    let puzzles: Vec<_> = loaded.iter().map(|loaded| &loaded.puzzle).collect();
    let warnings: Vec<Warning> = formats::save_puzzles(&arguments.output, &puzzles).map_err(fail)?;
    warnings.iter().for_each(report_warning);
    Ok(Outcome::Fine)
}

fn write_model(arguments: &ModelArguments) -> Result<Outcome, Outcome> {
    let loaded = one_puzzle(&arguments.input)?;
    let text = lp::write(&loaded.puzzle);
    if arguments.output == Path::new("-") {
        io::stdout().lock().write_all(text.as_bytes()).map_err(unprintable)?;
        return Ok(Outcome::Fine);
    }
    formats::save(&arguments.output, text.as_bytes()).map_err(fail)?;
    Ok(Outcome::Fine)
}
