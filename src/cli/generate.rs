//! `gridwright generate`: makes any number of new puzzles on all cores.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::batch::{LineForm, OutputFolder, output_stem};
use super::check::parse_seconds;
use super::clue_options::ClueArguments;
use super::destination::{Overwriting, Sources};
use super::goals::ReachedPath;
use super::input::Input;
use super::outcome::Outcome;
use super::progress::{ProgressLine, bar};
use super::selection::ManyArguments;
use super::terminal::{Out, fail, output_error, report_error, report_warning};
use crate::author::{
    AuthorError, BatchEvent, BatchPart, GenerateTemplate, MinimiseOptions, MinimisedPuzzle, Mixture, generate_part,
};
use crate::board::{Board, CellSet, Numbering};
use crate::formats::{self, Format};
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, SolveError};

/// The greatest number of puzzles, far more than any run makes.
pub(super) const MAX_COUNT: u64 = 1_000_000_000_000;

const DETAILS: &str = "\
Each puzzle starts as a randomly filled board that satisfies its rules, from which clues are removed \
while it stays unique (or down to --clues). With -o DIR, each gets a file such as samurai-07.ron. With -o -, \
puzzles without rules are printed as text like that of `convert`, others as .ron one after another. With \
--clues, other fillings are tried if one needs more clues; if none needs so few, a warning says so.

Join several kinds with + to combine their rules on one board, which --board or one of them, such \
as samurai or jigsaw, may define; docs/kinds.md lists the kinds. Rules that can be anywhere, such as cages and \
lines, do not touch each other. Givens are removed before all other clues; with --prefer fewest-givens, other \
fillings are tried until one needs no givens. Marks stay as they are unless --thin-marks removes the redundant \
ones.

With --difficulty, --techniques, --needs, --no-guess and --bottlenecks, clues are added and removed \
until the solving path is as requested; `rate` explains these numbers and names.

With --pattern, the givens are in cells that you choose, and digits are searched for them.

With --json, prints one object per puzzle on one line:
  number       the index in the batch, from 1
  puzzle       the puzzle as described above, or file, with -o DIR
  clues        the number of clues: givens and outside clues
  irreducible  true if no clue can be removed without losing uniqueness
  questions    the number of times the engine was called
  hardest      with path options: the difficulty of the hardest step; met: whether the path fits

The seed and the index in the batch determine each puzzle. So --shard 2/8 makes an eighth of the batch \
while other machines make the other shards, and --skip continues an interrupted run.

Exit status: 0 success; 1 the board cannot be filled, or no digits were found for a pattern; \
2 bad usage, bad input or unwritable output; 3 --timeout ended it.

Examples:
  gridwright generate --kind classic --count 100 --seed 1 -o - > hundred.txt
  gridwright generate --kind classic --count 1000000 --seed 1 --shard 2/8 -o - > part-2.txt
  gridwright generate --kind four-pyramids --symmetry half-turn --count 12 -o pyramids
  gridwright generate --kind killer+thermometers --prefer fewest-givens --thin-marks -o marks
  gridwright generate --kind killer --digits-from 0 -o from-zero
  gridwright generate --kind thermometers --board 5x5 --clues 400 -o wide
  gridwright generate --kind killer+xv --board cross.ron -o cross
  gridwright generate --kind classic --difficulty 3..5 --needs x-wing -o wings
  gridwright generate --from cross.ron --count 5 -o more
  gridwright generate --from heart.ron --pattern -o hearts";

/// Generate new puzzles, each with exactly one solution.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct GenerateArguments {
    /// The kind of puzzle, or several combined on one board, such as killer+thermometers or jigsaw+diagonals.
    #[arg(long, value_name = "NAME", value_parser = Mixture::parse)]
    #[arg(required_unless_present = "from", conflicts_with = "from")]
    kind: Option<Mixture>,

    /// The board: the rows and columns of its boxes, such as 5x5, or a puzzle file with that board.
    #[arg(long, value_name = "BOARD", requires = "kind")]
    board: Option<Input>,

    /// The lowest digit: 0 or 1.
    #[arg(long, value_name = "DIGIT", conflicts_with = "from", value_parser = parse_numbering)]
    digits_from: Option<Numbering>,

    /// A puzzle whose board and rules to use; its givens are ignored.
    #[arg(long, value_name = "FILE")]
    from: Option<Input>,

    /// Put givens into exactly these cells, such as r1c1,r5c4-6, or without CELLS where the file has givens.
    #[arg(long, value_name = "CELLS", conflicts_with = "kind")]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pattern: Option<CellSet>,

    /// The number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=MAX_COUNT))]
    count: u64,

    #[command(flatten)]
    clue_options: ClueArguments,

    /// Stop after this many seconds in total; puzzles finished by then are kept.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// After the clues, also remove redundant rules of kinds that have many, such as cages or lines.
    #[arg(long)]
    thin_marks: bool,

    /// The output folder, created if necessary, or - for standard output.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,

    /// The format on standard output.
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
struct GenerateJsonLine {
    number: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    clues: usize,
    irreducible: bool,
    questions: u64,
    #[serde(flatten)]
    path: Option<ReachedPath>,
}

fn parse_numbering(text: &str) -> Result<Numbering, String> {
    let numbering = text.parse().ok().and_then(Numbering::from_lowest);
    numbering.ok_or_else(|| "expected 0 or 1".to_owned())
}

pub(super) fn run(arguments: &GenerateArguments) -> Outcome {
    try_run(arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &GenerateArguments) -> Result<Outcome, Outcome> {
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let (pattern, name) = pattern(arguments)?;
    let sources = Sources::of(arguments.from.iter().chain(&arguments.board)).with_overwriting(arguments.overwriting);
    let count = usize::try_from(arguments.count).unwrap_or(usize::MAX);
    let places = arguments.many.portion.numbers(arguments.count);
    let folder = match arguments.output == Path::new("-") {
        true => None,
        false => Some(OutputFolder::new(&arguments.output, &sources).map_err(fail)?),
    };
    if let Some(folder) = &folder {
        // Once time is up, nothing more is written, so existing files are no conflict.
        let wanted = |place: usize| control.stopped().is_none() && arguments.many.portion.contains(place as u64);
        folder.check(&name, count, wanted).map_err(fail)?;
    }
    let wanted = places.clone().size_hint().0;
    let part = BatchPart {
        indices: &mut { places },
        count: wanted,
        cores: arguments.many.cores(),
        rated: &AtomicU64::new(0),
        // Another run may continue where this one ends, so no puzzle is handed over after a gap.
        keeps_finished: false,
    };
    let mut line = ProgressLine::new();
    let mut outcome = Outcome::Fine;
    let engine = || Box::new(Native::new()) as Box<dyn crate::solve::Engine>;
    let options = MinimiseOptions { remove_marks: arguments.thin_marks, ..arguments.clue_options.minimise_options() };
    let mut handed = 0_usize;
    let made = generate_part(&pattern, &options, part, &engine, &control, &mut |event| match event {
        BatchEvent::Progress { done, of } => {
            line.show(|| bar(done, of));
            ControlFlow::Continue(())
        }
        BatchEvent::Puzzle { index, made } => {
            line.clear();
            if let Some(wished) = arguments.clue_options.clues().filter(|&wished| made.clues > wished) {
                let clues = made.clues;
                report_warning(format_args!("puzzle {}: has {clues} clues; none with {wished} was found", index + 1));
            }
            arguments.clue_options.warn_of_path(&format!("puzzle {}", index + 1), &made);
            let file = folder.as_ref().map(|folder| folder.save(&name, index, count, &made.puzzle)).transpose();
            let placed = file.and_then(|file| print(arguments, index, &made, file));
            match placed {
                Ok(()) => {
                    handed += 1;
                    ControlFlow::Continue(())
                }
                Err(failed) => {
                    outcome = failed;
                    ControlFlow::Break(())
                }
            }
        }
    });
    line.clear();
    made.map_err(|error| {
        if matches!(error, AuthorError::Stopped(SolveError::OutOfTime)) {
            report_error(format_args!("out of time: {handed} of {wanted} puzzles were made"));
        } else {
            report_error(&error);
        }
        Outcome::from(&error)
    })?;
    Ok(outcome)
}

/// Returns the pattern of the puzzles and the base name of their files.
fn pattern(arguments: &GenerateArguments) -> Result<(GenerateTemplate, String), Outcome> {
    match (&arguments.kind, &arguments.from) {
        (_, Some(input)) => {
            let loaded = input.read_one().map_err(fail)?;
            loaded.warnings.iter().for_each(report_warning);
            let name = output_stem(&loaded);
            let puzzle = Box::new(loaded.puzzle);
            let pattern = match &arguments.pattern {
                None => GenerateTemplate::Like(puzzle),
                Some(cells) if cells.is_empty() => {
                    let cells = puzzle.givens().keys().copied().collect();
                    GenerateTemplate::Cells(puzzle, cells)
                }
                Some(cells) => GenerateTemplate::Cells(puzzle, cells.clone()),
            };
            Ok((pattern, name))
        }
        (Some(kinds), None) => {
            let kinds = kinds.clone();
            let kinds = match &arguments.board {
                Some(board) => kinds.on(self::board(board)?).map_err(fail)?,
                None => kinds,
            };
            let kinds = match arguments.digits_from {
                Some(numbering) => kinds.with_numbering(numbering),
                None => kinds,
            };
            let name = kinds.name();
            Ok((GenerateTemplate::Kinds(kinds), name))
        }
        (None, None) => Err(fail("neither --kind nor --from is given")),
    }
}

/// Returns the board of a puzzle file, or for an input such as `2x3` a board of one grid with boxes of this many rows
/// and columns.
fn board(input: &Input) -> Result<Board, Outcome> {
    if let Input::File(file) = input
        && !file.exists()
        && let Some((rows, cols)) = file.to_str().and_then(|text| text.split_once('x'))
        && let (Ok(rows), Ok(cols)) = (rows.parse(), cols.parse())
    {
        return Board::single(rows, cols).map_err(fail);
    }
    let loaded = input.read_one().map_err(fail)?;
    loaded.warnings.iter().for_each(report_warning);
    Ok(loaded.puzzle.board().clone())
}

fn print(
    arguments: &GenerateArguments,
    index: usize,
    made: &MinimisedPuzzle,
    file: Option<PathBuf>,
) -> Result<(), Outcome> {
    let text = file.is_none().then(|| text(&made.puzzle, arguments.to)).transpose();
    let printed = text.and_then(|puzzle| {
        let mut out = Out::new();
        match (arguments.json, puzzle) {
            (true, puzzle) => {
                let file = file.map(|file| file.display().to_string());
                let (clues, irreducible, questions) = (made.clues, made.irreducible, made.queries);
                let path = ReachedPath::of(made);
                out.json(&GenerateJsonLine { number: index + 1, puzzle, file, clues, irreducible, questions, path })?;
            }
            (false, Some(puzzle)) => out.text(&puzzle)?,
            (false, None) => {}
        }
        out.flush()
    });
    printed.map_err(output_error)
}

/// Returns the text of a puzzle in the chosen form; by default one line of givens if it has no rules.
fn text(puzzle: &Puzzle, form: Option<LineForm>) -> io::Result<String> {
    let text = match form {
        Some(form) => form.write(puzzle),
        None if puzzle.rules().is_empty() => formats::write(&[puzzle], Format::Lines).map(|(text, _)| text),
        None => formats::write(&[puzzle], Format::Ron).map(|(text, _)| text),
    };
    text.map_err(io::Error::other)
}
