//! `gridwright export`, `convert` and `model`: a puzzle as another file.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::answer::{Answer, Verdict, ask};
use super::input::Input;
use super::{Outcome, report_error, report_warning};
use crate::formats::{self, Format, Loaded, ReadError, Warning, WriteError, lp};
use crate::scene::Palette;
use crate::sheet::svg::{self, Letters};
use crate::sheet::{PageOptions, Paper, pdf, png, puzzle_page};
use crate::solve::native::Native;

/// Print a puzzle to a picture.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridwright export cross.ron -o cross.png
  gridwright export cross.ron -o answer.png --solution --dpi 150
  gridwright export lines.txt:12 -o twelfth.svg
  gridwright export cross.ron -o cross.pdf --paper letter

Exit status: 0 done; with --solution 1 not unique; 2 bad usage, unreadable input or unwritable output.")]
pub(super) struct ExportArguments {
    /// A puzzle file, a line of a collection (file:7), or - for standard input.
    input: Input,

    /// The picture, whose name ends in .png, .svg or .pdf; an existing file is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Fill in the solution, which must be the only one.
    #[arg(long)]
    solution: bool,

    /// Write the letters of an .svg as text instead of outlines: to be edited, where the fonts are installed.
    #[arg(long)]
    live_text: bool,

    /// Dots per inch of a .png.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(36..=1200))]
    dpi: u32,

    /// The paper of a .pdf.
    #[arg(long, value_enum, default_value_t = PaperName::A4)]
    paper: PaperName,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperName {
    A4,
    Letter,
}

impl PaperName {
    fn paper(self) -> Paper {
        match self {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::LETTER,
        }
    }
}

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

pub(super) fn export(arguments: &ExportArguments) -> Outcome {
    export_picture(arguments).unwrap_or_else(|outcome| outcome)
}

pub(super) fn convert(arguments: &ConvertArguments) -> Outcome {
    convert_puzzles(arguments).unwrap_or_else(|outcome| outcome)
}

pub(super) fn model(arguments: &ModelArguments) -> Outcome {
    write_model(arguments).unwrap_or_else(|outcome| outcome)
}

/// Reports an error that ends the command.
fn fail(error: impl Display) -> Outcome {
    report_error(error);
    Outcome::Unreadable
}

fn one_puzzle(input: &Input) -> Result<Loaded, Outcome> {
    let loaded = input.one().map_err(fail)?;
    loaded.warnings.iter().for_each(report_warning);
    Ok(loaded)
}

fn convert_puzzles(arguments: &ConvertArguments) -> Result<Outcome, Outcome> {
    // Before the input is read: a slip in the name should not cost the time.
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
        return Ok(match io::stdout().lock().write_all(text.as_bytes()) {
            Ok(()) => Outcome::Fine,
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Outcome::BrokenPipe,
            Err(error) => fail(format_args!("standard output: {error}")),
        });
    }
    formats::save(&arguments.output, text.as_bytes()).map_err(fail)?;
    Ok(Outcome::Fine)
}

/// What `export` writes.
#[derive(Clone, Copy)]
enum Picture {
    Png,
    Svg,
    Pdf,
}

impl Picture {
    fn of_path(path: &Path) -> Option<Picture> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        [("png", Picture::Png), ("svg", Picture::Svg), ("pdf", Picture::Pdf)]
            .into_iter()
            .find(|(name, _)| *name == extension)
            .map(|(_, it)| it)
    }
}

fn export_picture(arguments: &ExportArguments) -> Result<Outcome, Outcome> {
    let Some(format) = Picture::of_path(&arguments.output) else {
        return Err(fail(format_args!("{}: the name must end in .png, .svg or .pdf", arguments.output.display())));
    };
    let Loaded { puzzle, source, .. } = one_puzzle(&arguments.input)?;
    let answer = match arguments.solution {
        true => Some(ask(&mut Native::new(), &puzzle, 2, None).map_err(|contradiction| {
            report_error(format_args!("{source}: {contradiction}"));
            Outcome::Contradiction
        })?),
        false => None,
    };
    let refusal = match answer.as_ref().map(|answer| answer.verdict) {
        None | Some(Verdict::Unique) => None,
        Some(Verdict::None) => Some((Outcome::NotUnique, "the puzzle has no solution")),
        Some(Verdict::Several) => Some((Outcome::NotUnique, "the puzzle has several solutions")),
        Some(Verdict::Unknown) => Some((Outcome::Unknown, "the solution was not found")),
    };
    if let Some((outcome, why)) = refusal {
        report_error(format_args!("{source}: {why}, so there is none to print; leave out --solution"));
        return Err(outcome);
    }
    let options = PageOptions { solution: answer.as_ref().and_then(Answer::solution), ..PageOptions::default() };
    let page = puzzle_page(&puzzle, options);
    if !page.missing.is_empty() {
        let missing: String = page.missing.iter().collect();
        report_warning(format_args!("{source}: the font has no “{missing}”; empty boxes are printed instead"));
    }
    let bytes = match format {
        Picture::Png => png::render(&page.scene, Palette::Print, arguments.dpi, page.cell_mm)
            .and_then(|picture| picture.encode())
            .map_err(|error| fail(format_args!("{source}: {error}")))?,
        Picture::Svg => {
            let letters = if arguments.live_text { Letters::Text } else { Letters::Outlines };
            svg::render(&page.scene, Palette::Print, page.cell_mm, letters).into_bytes()
        }
        Picture::Pdf => {
            let about = pdf::About { title: puzzle.title(), author: puzzle.author(), ..pdf::About::default() };
            pdf::render(&[page], arguments.paper.paper(), Palette::Print, about)
                .map_err(|error| fail(format_args!("{source}: {error}")))?
        }
    };
    formats::save(&arguments.output, &bytes).map_err(fail)?;
    Ok(Outcome::Fine)
}
