//! `gridwright explain`: explains why a puzzle does not have exactly one solution.

use std::io;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::input::{Input, answer_each};
use super::outcome::Outcome;
use super::progress::ProgressLine;
use super::terminal::{Out, report_warning};
use crate::author::{
    Ambiguity, Clue, DisambiguatingMark, ExplainOptions, Explanation, MinimalContradiction, explain, redundant_clues,
};
use crate::board::{CellSet, Digit, DigitSet};
use crate::formats::LoadedPuzzle;
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, SolveError};

const DETAILS: &str = "\
Several solutions: prints the cells that differ between solutions, the smallest set of cells found \
in which two of them differ, and each single given or mark that would make the puzzle unique. \
No solution: prints clues and rules that contradict each other, none of which can be left out, and those whose \
removal gives the puzzle a solution. One solution: prints the clues and rules that are redundant.

With --json, prints one object per puzzle on one line: source, title, verdict (unique, several, none, \
unknown), seconds, and for a puzzle with several solutions
  solutions      how many there are; null if unknown
  open           the cells that differ, as r1c1-3 r4c2
  smallest       the smallest set of cells in which two solutions differ
  of_these       the digits there, as [[\"r1c1\", \"3\", \"5\"], ...]
  settling       givens that each make it unique, as [[\"r1c1\", \"35\"], ...]
  together       givens that together make it unique, as [[\"r1c1\", \"3\"], ...]; null if time ran out
  marks          marks, and rules for whole grids, that each make it unique; null unless all
                 solutions are known
  complete       false: time ran out, and there may be more; settling is then null
for a puzzle without a solution
  contradiction  the clues and rules: what, kind (given, outside, mark, rule) and cells of each
  minimal        none of them can be left out; false if time ran out
  cures          those whose removal alone gives the puzzle a solution; null if time ran out
for a unique puzzle
  redundant      the clues and rules that are not needed; null if time ran out

Exit status, the first that applies:
   2  bad usage, or some input could not be read; the other puzzles were explained
   3  the number of solutions of some puzzle is unknown
   4  reading a puzzle dropped something that may change its solutions
   1  some puzzle has no solution, or several
   0  every puzzle has exactly one solution

Examples:
  gridwright explain cross.ron
  gridwright explain --json --timeout 10 lines.txt";

/// Explain why a puzzle is not unique and what would fix it, or which clues of a unique puzzle are redundant.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct ExplainArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// Stop after this many seconds per puzzle, with the results so far.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// The random seed; the same seed gives the same explanation.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &ExplainArguments) -> Outcome {
    answer_each(&arguments.input, |loaded, out| answer(arguments, loaded, out))
}

fn answer(arguments: &ExplainArguments, loaded: &LoadedPuzzle, out: &mut Out) -> io::Result<Outcome> {
    loaded.warnings.iter().for_each(report_warning);
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let options = ExplainOptions { seed: arguments.seed, ..ExplainOptions::default() };
    let start = Instant::now();
    let mut line = ProgressLine::new();
    let found = explain(&loaded.puzzle, &options, &mut Native::new(), &control, &mut |progress| {
        line.show(|| {
            format!("{}: {} ({} of {})", loaded.source, progress.stage.label(), progress.done, progress.total)
        });
    });
    // For a unique puzzle, the redundant clues are of interest.
    let spare = match &found {
        Ok(Explanation::Unique(_)) => redundant_clues(&loaded.puzzle, &mut Native::new(), &control).ok(),
        Ok(Explanation::Several(_) | Explanation::NoSolution(_)) | Err(_) => None,
    };
    line.clear();
    let seconds = start.elapsed().as_secs_f64();
    if let Err(error) = &found {
        report_warning(format_args!("{}: {error}", loaded.source));
    }
    let (verdict, outcome) = match &found {
        Err(_) => ("unknown", Outcome::Unknown),
        Ok(Explanation::Unique(_)) => ("unique", Outcome::Fine),
        Ok(Explanation::Several(_)) => ("several", Outcome::NotUnique),
        Ok(Explanation::NoSolution(_)) => ("none", Outcome::NotUnique),
    };
    match arguments.json {
        true => {
            out.json(&ExplainJsonLine::new(loaded, verdict, &found, spare.as_deref(), seconds))?;
        }
        false => {
            out.line(format_args!("{verdict:<7} {seconds:>9.3} s  {}", loaded.source))?;
            match &found {
                Ok(Explanation::Several(found)) => print_several(&loaded.puzzle, found, out)?,
                Ok(Explanation::NoSolution(found)) => print_none(&loaded.puzzle, found, out)?,
                Ok(Explanation::Unique(_)) => print_unique(&loaded.puzzle, spare.as_deref(), out)?,
                Err(_) => {}
            }
        }
    }
    out.flush()?;
    Ok(outcome)
}

/// Returns the digits separated by spaces, in the puzzle's own symbols.
fn digits_text(puzzle: &Puzzle, set: DigitSet) -> String {
    set.iter().map(|digit| puzzle.symbol_of(digit)).collect::<Vec<_>>().join(" ")
}

fn cells_text(count: usize) -> String {
    if count == 1 { "1 cell".to_owned() } else { format!("{count} cells") }
}

/// Returns the cells of the smallest difference between two solutions, with the digits of both.
fn differing_cells<'a>(
    puzzle: &'a Puzzle,
    found: &'a Ambiguity,
) -> impl Iterator<Item = (String, String, String)> + 'a {
    let [one, other] = &*found.solutions;
    found.smallest_difference.iter().filter_map(move |cell| {
        let id = puzzle.board().id(cell)?;
        let write = |digit| puzzle.symbol_of(digit);
        Some((cell.to_string(), write(one[id]), write(other[id])))
    })
}

/// Returns the names of the marks that each make the puzzle unique.
fn mark_texts<'a>(puzzle: &'a Puzzle, marks: &'a [DisambiguatingMark]) -> impl Iterator<Item = String> + 'a {
    marks.iter().map(|mark| format!("{} ({})", mark.name(), mark.rule.description(puzzle.board())))
}

/// Returns the cells with the digits that each make the puzzle unique.
fn deciding_digits<'a>(puzzle: &'a Puzzle, sets: &'a [DigitSet]) -> impl Iterator<Item = (String, DigitSet)> + 'a {
    let pairs = puzzle.board().cells().iter().zip(sets).filter(|(_, set)| !set.is_empty());
    pairs.map(|(cell, set)| (cell.to_string(), *set))
}

fn print_several(puzzle: &Puzzle, found: &Ambiguity, out: &mut Out) -> io::Result<()> {
    if let Some(count) = found.count {
        out.line(format_args!("  {count} solutions"))?;
    }
    let least = if found.complete { "" } else { "at least " };
    out.line(format_args!("  {least}{} differ: {}", cells_text(found.differing_cells.len()), found.differing_cells))?;
    let words: Vec<String> =
        differing_cells(puzzle, found).map(|(cell, one, other)| format!("{cell} {one} or {other}")).collect();
    out.line(format_args!("  two solutions differ in {} only: {}", cells_text(words.len()), words.join(", ")))?;
    let Some(sets) = &found.disambiguating_digits else {
        return out.line("  time ran out before the givens that make it unique were found");
    };
    let words: Vec<String> =
        deciding_digits(puzzle, sets).map(|(cell, set)| format!("{cell} {}", digits_text(puzzle, set))).collect();
    match words.is_empty() {
        true => out.line("  no single given makes it unique")?,
        false => out.line(format_args!("  any one of these givens makes it unique: {}", words.join(", ")))?,
    }
    if let Some(rules) = found.disambiguating_marks.as_deref().filter(|rules| !rules.is_empty()) {
        let words: Vec<String> = mark_texts(puzzle, rules).collect();
        out.line(format_args!("  any one of these marks and rules makes it unique: {}", words.join(", ")))?;
    }
    let together = found.disambiguating_givens.as_deref().unwrap_or_default();
    if together.len() > 1 {
        let words: Vec<String> =
            together.iter().map(|&(cell, digit)| format!("{cell} {}", puzzle.symbol_of(digit))).collect();
        out.line(format_args!("  these {} givens together make it unique: {}", words.len(), words.join(", ")))?;
    }
    Ok(())
}

fn print_unique(puzzle: &Puzzle, spare: Option<&[Clue]>, out: &mut Out) -> io::Result<()> {
    let words: Option<Vec<String>> = spare.map(|clues| clues.iter().map(|clue| clue.describe(puzzle)).collect());
    match words {
        None => out.line("  time ran out before the redundant clues were found"),
        Some(words) if words.is_empty() => out.line("  every clue is needed"),
        Some(words) => out.line(format_args!("  redundant, each on its own: {}", words.join(", "))),
    }
}

fn print_none(puzzle: &Puzzle, found: &MinimalContradiction, out: &mut Out) -> io::Result<()> {
    let words: Vec<String> = found.clues.iter().map(|clue| clue.describe(puzzle)).collect();
    match (words.is_empty(), found.minimal) {
        (true, _) => out.line("  the board cannot be filled in, even without clues and rules"),
        (false, true) => {
            out.line(format_args!("  these contradict each other, and none can be left out: {}", words.join(", ")))
        }
        (false, false) => out.line(format_args!("  all or some of these contradict each other: {}", words.join(", "))),
    }?;
    let cures = found.likely_mistakes.as_deref().unwrap_or_default();
    if cures.is_empty() || cures.len() == found.clues.len() {
        return Ok(());
    }
    let words: Vec<String> = cures.iter().map(|clue| clue.describe(puzzle)).collect();
    out.line(format_args!("  removing any one of these gives a solution: {}", words.join(", ")))
}

#[derive(Serialize)]
struct ExplainJsonLine<'a> {
    source: String,
    title: &'a str,
    verdict: &'static str,
    seconds: f64,
    #[serde(flatten)]
    unique: Option<JsonUnique>,
    #[serde(flatten)]
    several: Option<JsonSeveral>,
    #[serde(flatten)]
    none: Option<JsonNone>,
}

#[derive(Serialize)]
struct JsonUnique {
    redundant: Option<Vec<JsonClue>>,
}

#[derive(Serialize)]
struct JsonSeveral {
    solutions: Option<u64>,
    complete: bool,
    open: String,
    smallest: String,
    of_these: Vec<(String, String, String)>,
    settling: Option<Vec<(String, String)>>,
    together: Option<Vec<(String, String)>>,
    marks: Option<Vec<String>>,
}

#[derive(Serialize)]
struct JsonNone {
    contradiction: Vec<JsonClue>,
    minimal: bool,
    cures: Option<Vec<JsonClue>>,
}

#[derive(Serialize)]
struct JsonClue {
    what: String,
    kind: &'static str,
    cells: CellSet,
}

impl ExplainJsonLine<'_> {
    fn new<'a>(
        loaded: &'a LoadedPuzzle,
        verdict: &'static str,
        found: &Result<Explanation, SolveError>,
        spare: Option<&[Clue]>,
        seconds: f64,
    ) -> ExplainJsonLine<'a> {
        let puzzle = &loaded.puzzle;
        let (mut unique, mut several, mut none) = (None, None, None);
        match found {
            Ok(Explanation::Several(found)) => several = Some(JsonSeveral::new(puzzle, found)),
            Ok(Explanation::NoSolution(found)) => none = Some(JsonNone::new(puzzle, found)),
            Ok(Explanation::Unique(_)) => {
                let redundant = spare.map(|clues| clues.iter().map(|clue| JsonClue::new(puzzle, clue)).collect());
                unique = Some(JsonUnique { redundant });
            }
            Err(_) => {}
        }
        let (source, title) = (loaded.source.to_string(), puzzle.title());
        ExplainJsonLine { source, title, verdict, seconds, unique, several, none }
    }
}

impl JsonSeveral {
    fn new(puzzle: &Puzzle, found: &Ambiguity) -> JsonSeveral {
        let numbering = puzzle.board().numbering();
        let plain = |set: DigitSet| numbering.text_of_set(set);
        let symbol = |digit: Digit| numbering.symbol(digit).to_string();
        let settling = found
            .disambiguating_digits
            .as_ref()
            .map(|sets| deciding_digits(puzzle, sets).map(|(cell, set)| (cell, plain(set))).collect());
        let [one, other] = &*found.solutions;
        let symbols = found.smallest_difference.iter().filter_map(|cell| {
            let id = puzzle.board().id(cell)?;
            Some((cell.to_string(), symbol(one[id]), symbol(other[id])))
        });
        JsonSeveral {
            solutions: found.count,
            complete: found.complete,
            open: found.differing_cells.to_string(),
            smallest: found.smallest_difference.to_string(),
            of_these: symbols.collect(),
            settling,
            marks: found.disambiguating_marks.as_deref().map(|rules| mark_texts(puzzle, rules).collect()),
            together: found
                .disambiguating_givens
                .as_ref()
                .map(|givens| givens.iter().map(|(cell, digit)| (cell.to_string(), symbol(*digit))).collect()),
        }
    }
}

impl JsonNone {
    fn new(puzzle: &Puzzle, found: &MinimalContradiction) -> JsonNone {
        let named = |clues: &[Clue]| clues.iter().map(|clue| JsonClue::new(puzzle, clue)).collect();
        let (contradiction, cures) = (named(&found.clues), found.likely_mistakes.as_deref().map(named));
        JsonNone { contradiction, minimal: found.minimal, cures }
    }
}

impl JsonClue {
    fn new(puzzle: &Puzzle, clue: &Clue) -> JsonClue {
        let kind = match clue {
            Clue::Given { .. } => "given",
            Clue::Outside { .. } => "outside",
            Clue::Mark { .. } => "mark",
            Clue::Rule { .. } => "rule",
        };
        JsonClue { what: clue.describe(puzzle), kind, cells: clue.cells(puzzle) }
    }
}
