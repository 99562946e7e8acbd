//! `gridwright convert` and `model`: write a puzzle in another format.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use super::answer::{CliVerdict, count_solutions};
use super::check::parse_seconds;
use super::destination::{Destination, Overwriting, Sources};
use super::input::{Input, InputReader};
use super::outcome::Outcome;
use super::selection::PuzzleSelection;
use super::sink::TextSink;
use super::terminal::{Out, fail, output_error, report_error, report_warning};
use crate::board::Filling;
use crate::formats::{
    self, FileKind, Format, LoadedPuzzle, ModelFormat, PuzzleToWrite, PuzzleWriter, SpooledText, Warning, WriteSupport,
};
use crate::solve::native::Native;

/// Convert puzzles to another format.
#[derive(Args)]
#[command(after_help = "\
A .ron file holds one complete puzzle. A .txt file holds the givens of any number of puzzles, one per line. Boards \
that a line cannot describe are written as rows of text after a line with the positions of their grids, \
and end with an empty line:
  board 9 3x3 r1c1 r7c7         the number of digits, the boxes (rows x columns) and the
                                top-left cell of each grid; then the rows of the lattice,
                                with # off the board
  board 7 latin r1c1            without boxes
  board 9 jigsaw r1c1           with 9 rows of regions before the rows of givens
The other formats belong to other programs: docs/formats.md describes what each holds. Inputs are recognised by their \
contents, not their names; lines of a text may be links. Everything left out in reading or writing is reported.

Examples:
  gridwright convert lines.txt:12 -o twelfth.ron
  gridwright convert cross.ron -o cross.txt
  gridwright convert *.ron -o all.jsonl
  gridwright convert 'https://www.f-puzzles.com/?load=...' -o mine.ron
  gridwright convert cross.ron --to f-puzzles-link
  gridwright convert - --to jsonl < lines.txt           line by line, however many

Exit status: 0 success without losses; 4 something was left out, or with --strict would have been; 2 bad usage, \
unreadable input or unwritable output; with --solution also 1 a puzzle is not unique, 3 --timeout ended it. With 1, 2 \
or 3, no file is written.")]
pub(super) struct ConvertArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), links, or - for standard input. Several puzzles are only
    /// written in formats that can hold them.
    #[arg(required = true, value_name = "INPUT")]
    inputs: Vec<Input>,

    /// The output file, whose name ends in .ron or .txt or in the extension of another format; an existing file of that
    /// kind is replaced. The default, and -, is standard output.
    #[arg(short, long, value_name = "FILE", required_unless_present_any = ["to", "json"])]
    output: Option<PathBuf>,

    /// The output format, if the file name does not imply it.
    #[arg(long, value_name = "FORMAT", value_parser = parse_format)]
    to: Option<Format>,

    /// Make rules of marks whose meaning is doubtful, in drawings of other programs.
    #[arg(long)]
    accept: bool,

    /// Instead of converting, print as JSON what each sentence and each group of marks of a drawing is understood as,
    /// one line per puzzle.
    #[arg(long, conflicts_with_all = ["output", "to", "solution", "strict"])]
    json: bool,

    /// Write nothing if anything would be lost.
    #[arg(long)]
    strict: bool,

    /// Solve each puzzle and include its only solution, in formats that let solvers check against it.
    #[arg(long)]
    solution: bool,

    /// Give up solving a puzzle after this many seconds; then nothing is written.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds, requires = "solution")]
    timeout: Option<Duration>,

    /// Include the rules as text, in formats with optional rules text.
    #[arg(long)]
    rules: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    portion: PuzzleSelection,
}

/// Parses the name of a format.
fn parse_format(word: &str) -> Result<Format, String> {
    let words = || -> Vec<&str> { writable_formats().map(|format| format.info().name).collect() };
    writable_formats()
        .find(|format| format.info().name == word)
        .ok_or_else(|| format!("expected {}", words().join(", ")))
}

/// Returns the formats that can be written.
fn writable_formats() -> impl Iterator<Item = Format> {
    Format::ALL.iter().copied().filter(|format| format.info().writes != WriteSupport::Never)
}

/// Write a puzzle as a model for other solvers: integer program, clauses, constraints or ideal.
#[derive(Args)]
#[command(after_help = "\
The ending of the output file implies the format, LP if it is unknown. The first comment in the file explains how to \
run it:
  .lp .mps            the binary integer program; r3c4_d5 is 1 if that cell contains that digit;
                      a1, a2, ... are auxiliary
  .cnf                clauses in DIMACS format, for SAT solvers
  .mzn .xcsp          constraints, for MiniZinc and as XCSP3
  .sage .sing .m2     the ideal, for Sage, Singular and Macaulay2, with its reduced Groebner basis
                      and the number of solutions
  .tex                the ideal for human readers, as a LaTeX document; with the reduced basis of
                      up to 300 solutions
The solutions of the model are exactly those of the puzzle.

Examples:
  gridwright model cross.ron -o cross.lp && glpsol --lp cross.lp -o cross.sol
  gridwright model cross.ron -o cross.sing && Singular -q cross.sing < /dev/null
  gridwright model cross.ron -o - --to mzn | less

Exit status: 0 success; 2 bad usage, unreadable input or unwritable output, or an ideal with a sum that has no \
polynomial of reasonable size; 4 reading the puzzle dropped something that may change its solutions.")]
pub(super) struct ModelArguments {
    /// A puzzle file, one line of a file (file:7 is line 7), or - for standard input.
    input: Input,

    /// The output file, or - for standard output; an existing file of that kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// The format, if the file name does not imply it: lp, mps, cnf, mzn, xcsp, sage, sing, m2 or tex.
    #[arg(long, value_name = "FORMAT", value_parser = parse_model_format)]
    to: Option<ModelFormat>,

    #[command(flatten)]
    overwriting: Overwriting,
}

/// Parses the name of a model format.
fn parse_model_format(word: &str) -> Result<ModelFormat, String> {
    let endings = || ModelFormat::ALL.map(ModelFormat::extension).join(", ");
    let format = ModelFormat::ALL.into_iter().find(|format| format.extension() == word);
    format.ok_or_else(|| format!("expected {}", endings()))
}

pub(super) fn convert(arguments: &ConvertArguments) -> Outcome {
    convert_puzzles(arguments).unwrap_or_else(|outcome| outcome)
}

pub(super) fn model(arguments: &ModelArguments) -> Outcome {
    write_model(arguments).unwrap_or_else(|outcome| outcome)
}

fn one_puzzle(input: &Input) -> Result<LoadedPuzzle, Outcome> {
    let loaded = input.read_one().map_err(fail)?;
    loaded.warnings.iter().for_each(report_warning);
    Ok(loaded)
}

fn convert_puzzles(arguments: &ConvertArguments) -> Result<Outcome, Outcome> {
    if arguments.json {
        return print_readings(arguments);
    }
    // A mistake in the file name is reported before the input is read.
    let path = arguments.output.as_deref().filter(|path| *path != Path::new("-"));
    let name = path.map_or_else(|| "standard output".to_owned(), |path| path.display().to_string());
    let unfit = |error: &dyn Display| fail(format_args!("{name}: {error}"));
    let promised = arguments.to.or_else(|| path.and_then(Format::of_path));
    let format = promised.ok_or_else(formats::unknown_extension_error).map_err(|error| unfit(&error))?;
    let sources = Sources::of(&arguments.inputs).with_overwriting(arguments.overwriting);
    let output = path.map(|path| Destination::in_place(path, format.into(), &sources)).transpose().map_err(fail)?;
    let (mut writer, mut lossy) = (PuzzleWriter::new(format), false);
    let mut report = |warnings: &[Warning]| {
        warnings.iter().for_each(report_warning);
        lossy |= warnings.iter().any(Warning::is_loss);
    };
    // Puzzles are streamed, as a collection may hold hundreds of thousands.
    let puzzles: Box<dyn Iterator<Item = Result<LoadedPuzzle, Outcome>>> =
        match (format.info().writes, &arguments.inputs[..]) {
            (WriteSupport::One | WriteSupport::Never, [input]) => {
                Box::new(std::iter::once(input.read_one().map_err(fail)))
            }
            (WriteSupport::One | WriteSupport::Never, _) => {
                return Err(unfit(
                    &"the format holds only one puzzle, but there are several inputs; choose one, or another format",
                ));
            }
            (WriteSupport::Many, inputs) => Box::new(
                InputReader::new(inputs, &arguments.portion).map(|loaded| loaded.map_err(|bad| fail(bad.error))),
            ),
        };
    let mut sink = match &output {
        Some(output) => TextSink::File(output, None),
        None if arguments.strict => TextSink::Held(SpooledText::new().map_err(output_error)?),
        None => TextSink::Live(Out::new()),
    };
    for loaded in puzzles {
        let loaded = accepted(loaded?, arguments)?;
        report(&loaded.warnings);
        let solution = solution(arguments, &loaded)?;
        let outgoing =
            PuzzleToWrite { solution: solution.as_ref(), rules_text: arguments.rules, puzzle: &loaded.puzzle };
        report(&writer.add(&outgoing).map_err(|error| unfit(&error))?);
        if writer.bytes() > sink.chunk_size() {
            sink.write(&writer.take())?;
        }
    }
    let (text, warnings) = writer.finish().map_err(|error| unfit(&error))?;
    report(&warnings);
    if lossy && arguments.strict {
        report_error(format_args!("{name}: not written, as something would be lost"));
        return Ok(Outcome::Lossy);
    }
    sink.finish(&text)?;
    Ok(if lossy { Outcome::Lossy } else { Outcome::Fine })
}

/// Makes rules of what is doubtful, if it was requested.
fn accepted(mut loaded: LoadedPuzzle, arguments: &ConvertArguments) -> Result<LoadedPuzzle, Outcome> {
    if arguments.accept {
        loaded.accept_doubtful().map_err(|error| fail(format_args!("{}: {error}", loaded.source)))?;
    }
    Ok(loaded)
}

/// Prints what was made of the drawing and the words of each puzzle.
fn print_readings(arguments: &ConvertArguments) -> Result<Outcome, Outcome> {
    let mut out = Out::new();
    for loaded in InputReader::new(&arguments.inputs, &arguments.portion) {
        let loaded = accepted(loaded.map_err(|bad| fail(bad.error))?, arguments)?;
        let reading = loaded.reading.as_deref().cloned().unwrap_or_default();
        let line = serde_json::json!({ "source": loaded.source.to_string(), "reading": reading });
        out.text(&format!("{line}\n")).map_err(output_error)?;
    }
    out.flush().map_err(output_error)?;
    Ok(Outcome::Fine)
}

/// Returns the only solution of a puzzle, if it was requested.
fn solution(arguments: &ConvertArguments, loaded: &LoadedPuzzle) -> Result<Option<Filling>, Outcome> {
    if !arguments.solution {
        return Ok(None);
    }
    let source = &loaded.source;
    let answer =
        count_solutions(&mut Native::new(), &loaded.puzzle, 2, arguments.timeout).map_err(|contradiction| {
            report_error(format_args!("{source}: {contradiction}"));
            Outcome::Contradiction
        })?;
    match (answer.solution(), answer.verdict) {
        (Some(solution), _) => Ok(Some(solution.clone())),
        (None, CliVerdict::Unknown) => {
            report_error(format_args!(
                "{source}: its solution was not found: {}",
                answer.details().unwrap_or_default()
            ));
            Err(Outcome::Unknown)
        }
        (None, _) => {
            report_error(format_args!("{source}: does not have exactly one solution to include"));
            Err(Outcome::NotUnique)
        }
    }
}

fn write_model(arguments: &ModelArguments) -> Result<Outcome, Outcome> {
    let sources = Sources::of([&arguments.input]).with_overwriting(arguments.overwriting);
    let path = Some(arguments.output.as_path()).filter(|path| *path != Path::new("-"));
    let format = arguments.to.or_else(|| path.and_then(ModelFormat::of_path)).unwrap_or(ModelFormat::Lp);
    let output = path.map(|path| Destination::new(path, FileKind::Model(format), &sources)).transpose();
    let output = output.map_err(fail)?;
    let loaded = one_puzzle(&arguments.input)?;
    let text = format.write(&loaded.puzzle).map_err(|error| fail(format_args!("{}: {error}", loaded.source)))?;
    match output {
        Some(output) => output.save(text.as_bytes())?,
        None => {
            let mut out = Out::new();
            out.text(&text).and_then(|()| out.flush()).map_err(output_error)?;
        }
    }
    Ok(Outcome::of_reading(&loaded))
}
