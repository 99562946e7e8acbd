//! `gridwright candidates`: finds the digits that each cell takes in some solution.

use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::answer::{EngineChoice, EngineContradictionError};
use super::check::parse_seconds;
use super::input::Input;
use super::outcome::Outcome;
use super::selection::ManyArguments;
use super::stream::{JsonError, answer_all};
use super::terminal::OutputReport;
use crate::algebra::Algebra;
use crate::board::{Cell, Digit, DigitSet, Grid, Numbering};
use crate::formats::LoadedPuzzle;
use crate::puzzle::Puzzle;
use crate::solve::bilp::Bilp;
use crate::solve::native::Native;
use crate::solve::{CandidateCounts, Control, Engine, SolveError, Statistics, candidate_counts};

const DETAILS: &str = "\
Without --json, prints the candidates of each cell as a picture of the board, with - for none.

With --json, prints one object per puzzle on one line:
  source      file:line                   title    as in the file
  candidates  the digits of each cell, cells in row order, digits ascending, A for 10; \"\" for none;
              null if unknown
  verdict     unique, several, none, unknown
  engine      native, bilp, algebra, both, all     seconds  the time taken
  statistics  the work: nodes, backtracks, learned clauses, propagations by shape, integer programs
  counts      with --counts: for each cell, the number of solutions with each of its candidates

Exit status, the first that applies:
  70  the engines contradict each other (a bug)
   2  bad usage, or some input could not be read; the other puzzles were answered
   3  the candidates of some puzzle are unknown
   4  reading a puzzle dropped something that may change its solutions
   1  some puzzle has no solution, or several
   0  every puzzle has exactly one solution

Examples:
  gridwright candidates cross.ron
  gridwright candidates --json --timeout 10 lines.txt
  gridwright candidates --counts 100 cross.ron
  gridwright candidates --engine both --timeout 60 cross.ron";

/// Find the digits that each cell takes in at least one solution.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct CandidatesArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The engine to use; if there are several, they must agree.
    #[arg(long, value_enum, default_value_t = EngineChoice::Native)]
    engine: EngineChoice,

    /// Give up on a puzzle after this many seconds per engine.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// Also count the solutions with each candidate, up to N.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    counts: Option<u64>,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    many: ManyArguments,
}

#[derive(Serialize)]
struct CandidatesJsonLine<'a> {
    source: String,
    title: &'a str,
    candidates: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<Vec<Vec<u64>>>,
    verdict: &'static str,
    engine: &'static str,
    seconds: f64,
    statistics: Statistics,
}

pub(super) fn run(arguments: &CandidatesArguments) -> Outcome {
    let answered =
        |(): &mut (), loaded: &LoadedPuzzle, report: &mut OutputReport| Ok(answer(arguments, loaded, report));
    answer_all(&arguments.input, &arguments.many, arguments.json, || (), answered)
}

/// Finds the candidates of one puzzle and prints them.
fn answer(arguments: &CandidatesArguments, loaded: &LoadedPuzzle, report: &mut OutputReport) -> Outcome {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    let start = Instant::now();
    let asked = match find_candidates(arguments, &loaded.puzzle) {
        Ok(asked) => asked,
        Err(contradiction) => {
            report.error(format_args!("{}: {contradiction}", loaded.source));
            if arguments.json {
                report.json(&JsonError::new(&loaded.source, &contradiction));
            }
            return Outcome::Contradiction;
        }
    };
    let CandidateAnswer { engine, answer, statistics } = asked;
    let seconds = start.elapsed().as_secs_f64();
    let (verdict, outcome) = verdict(&answer);
    if let Err(error) = &answer {
        report.warning(format_args!("{}: {error}", loaded.source));
    }
    let known = answer.ok();
    let numbering = loaded.puzzle.board().numbering();
    match arguments.json {
        true => {
            let (sets, counts) = known.unzip();
            let candidates = sets.map(|sets| sets.into_iter().map(|set| numbering.text_of_set(set)).collect());
            let (source, title) = (loaded.source.to_string(), loaded.puzzle.title());
            let counts = counts.flatten();
            let line = CandidatesJsonLine { source, title, candidates, counts, verdict, engine, seconds, statistics };
            report.json(&line);
        }
        false => {
            report.line(format_args!("{verdict:<7} {seconds:>9.3} s  {}", loaded.source));
            if let Some(known) = known {
                print_board(&loaded.puzzle, known.0.len(), |cell| cell_text(numbering, &known, cell), report);
            }
        }
    }
    outcome
}

/// Returns the verdict that follows from the candidates. A cell with one candidate has the same digit in all solutions,
/// and two solutions differ in some cell, so a puzzle is unique if each cell has one candidate.
fn verdict(answer: &Result<SetsAndCounts, SolveError>) -> (&'static str, Outcome) {
    match answer {
        Err(_) => ("unknown", Outcome::Unknown),
        Ok((sets, _)) if sets.iter().any(|set| set.is_empty()) => ("none", Outcome::NotUnique),
        Ok((sets, _)) if sets.iter().all(|set| set.len() == 1) => ("unique", Outcome::Fine),
        Ok(_) => ("several", Outcome::NotUnique),
    }
}

/// The candidates of each cell, and the number of solutions with each candidate if these were counted.
type SetsAndCounts = (Vec<DigitSet>, Option<Vec<Vec<u64>>>);

/// The answer of an engine, and the work it took.
struct CandidateAnswer {
    engine: &'static str,
    answer: Result<SetsAndCounts, SolveError>,
    statistics: Statistics,
}

fn find_candidates(
    arguments: &CandidatesArguments,
    puzzle: &Puzzle,
) -> Result<CandidateAnswer, EngineContradictionError> {
    let ask = |engine: &mut dyn Engine| ask_engine(engine, arguments, puzzle);
    match arguments.engine {
        EngineChoice::Native => Ok(ask(&mut Native::new())),
        EngineChoice::Bilp => Ok(ask(&mut Bilp::new())),
        EngineChoice::Algebra => Ok(ask(&mut Algebra::new())),
        EngineChoice::Both => combine(puzzle, "both", ask(&mut Native::new()), ask(&mut Bilp::new())),
        EngineChoice::All => {
            let asked = vec![ask(&mut Native::new()), ask(&mut Bilp::new()), ask(&mut Algebra::new())];
            let (mut known, mut unknown): (Vec<CandidateAnswer>, Vec<CandidateAnswer>) =
                asked.into_iter().partition(|asked| asked.answer.is_ok());
            // At least two engines must have an answer; otherwise, one without an answer makes the common answer
            // unknown.
            if known.len() < 2 {
                known.append(&mut unknown);
            }
            let first = known.remove(0);
            known.into_iter().try_fold(first, |one, other| combine(puzzle, "all", one, other))
        }
    }
}

fn ask_engine(engine: &mut dyn Engine, arguments: &CandidatesArguments, puzzle: &Puzzle) -> CandidateAnswer {
    // The timeout includes the time to build the model.
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let model = &puzzle.model();
    let (answer, statistics) = match arguments.counts {
        None => {
            let sets = engine.candidates(model, &control).map(|mut sets| {
                // The candidates of layers follow those of the cells.
                sets.truncate(model.cells());
                (sets, None)
            });
            (sets, engine.statistics())
        }
        Some(cap) => {
            let CandidateCounts { counts, statistics, .. } = candidate_counts(engine, model, cap, &control);
            (counts.map(with_sets), statistics)
        }
    };
    CandidateAnswer { engine: engine.name(), answer, statistics }
}

/// Returns the common answer of both engines; unknown if one of them has none.
fn combine(
    puzzle: &Puzzle,
    engine: &'static str,
    one: CandidateAnswer,
    other: CandidateAnswer,
) -> Result<CandidateAnswer, EngineContradictionError> {
    let mut statistics = one.statistics;
    statistics += other.statistics;
    let answer = match (one.answer, other.answer) {
        (Ok(ours), Ok(theirs)) if ours != theirs => {
            let numbering = puzzle.board().numbering();
            let differs = |cell: &usize| cell_text(numbering, &ours, *cell) != cell_text(numbering, &theirs, *cell);
            let cell = (0..ours.0.len()).find(differs).unwrap_or_default();
            let at = puzzle.board().cells()[cell];
            let describe = |engine, known| format!("{engine}: {at} takes “{}”", cell_text(numbering, known, cell));
            return Err(EngineContradictionError::Disagreement {
                one: describe(one.engine, &ours),
                other: describe(other.engine, &theirs),
            });
        }
        (Ok(known), Ok(_)) => Ok(known),
        (Err(stopped), _) | (_, Err(stopped)) => Err(stopped),
    };
    Ok(CandidateAnswer { engine, answer, statistics })
}

/// Returns the digits that occur, together with the counts.
fn with_sets(counts: Vec<Vec<u64>>) -> SetsAndCounts {
    let occurring =
        |counts: &Vec<u64>| (0..counts.len()).filter(|&digit| counts[digit] > 0).map(Digit::from_index).collect();
    let sets = counts.iter().map(occurring).collect();
    let counts = counts.into_iter().map(|counts| counts.into_iter().filter(|&count| count > 0).collect());
    (sets, Some(counts.collect()))
}

/// Returns the candidates of a cell in the printed form.
fn cell_text(numbering: Numbering, (sets, counts): &SetsAndCounts, cell: usize) -> String {
    match counts {
        None => numbering.text_of_set(sets[cell]),
        Some(counts) => counts_text(numbering, sets[cell], &counts[cell]),
    }
}

/// Returns each digit with its number of solutions, as in `3x17` for 17 solutions with a 3.
fn counts_text(numbering: Numbering, set: DigitSet, counts: &[u64]) -> String {
    let pairs: Vec<String> =
        set.iter().zip(counts).map(|(digit, count)| format!("{}x{count}", numbering.symbol(digit))).collect();
    pairs.join(",")
}

/// Prints the board as columns of digits, with a gap between the boxes of its first grid.
fn print_board(puzzle: &Puzzle, cells: usize, text: impl Fn(usize) -> String, report: &mut OutputReport) {
    let board = puzzle.board();
    let width = (0..cells).map(|cell| text(cell).len()).max().unwrap_or(0).max(1);
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let first = &board.grids()[0];
    for row in top_left.row..bottom {
        if row > top_left.row && starts_box(row - first.origin().row, first, |(rows, _)| rows) {
            report.line("");
        }
        let mut line = String::new();
        for col in top_left.col..right {
            let gap = col > top_left.col && starts_box(col - first.origin().col, first, |(_, cols)| cols);
            let text = match board.id(Cell::new(row, col)).map(|id| text(id.index())) {
                None => String::new(),
                Some(none) if none.is_empty() => "-".to_owned(),
                Some(digits) => digits,
            };
            line += &format!("{}{text:<width$} ", if gap { " " } else { "" });
        }
        report.line(line.trim_end());
    }
}

/// Returns whether a box begins at a row or column, counted from the grid's first.
fn starts_box(offset: i16, grid: &Grid, side: impl Fn((u8, u8)) -> u8) -> bool {
    grid.box_shape().is_some_and(|shape| offset.rem_euclid(i16::from(side(shape))) == 0)
}
