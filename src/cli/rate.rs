//! `gridwright rate`: rates how hard puzzles are for a person, and how they are solved.

use std::collections::BTreeMap;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::input::Input;
use super::outcome::Outcome;
use super::selection::ManyArguments;
use super::stream::{JsonError, answer_all};
use super::terminal::OutputReport;
use crate::author::{FogPath, PuzzleNames, Rater, Rating, fog_path};
use crate::formats::LoadedPuzzle;
use crate::logic::{LogicLayout, Step, TechniqueId, bottlenecks, dependency_depths};
use crate::solve::Control;
use crate::solve::native::Native;

const DETAILS: &str = "\
A puzzle is solved with named steps, always the simplest available. The difficulty of a step is on the \
scale of Sudoku Explainer; a puzzle has that of its hardest step. Steps that rely on uniqueness are only used if the \
puzzle is unique.

With --json, prints one object per puzzle on one line:
  source    file:line                     title    as in the file
  solved    whether these techniques solve it
  unique    whether it has exactly one solution
  hardest   the hardest step: its name and its number; null if there is no step
  score     a number for ranking: that of the hardest step, refined by the work of all
  label     gentle, moderate, tricky, fiendish, diabolical; null if it is not solved
  stars     1 to 5; null if it is not solved
  work      the sum of a score of each step, as in HoDoKu
  open      for each step, how many steps like it were available (for singles: cells)
  waves     for each step, the length of the longest chain of steps that lead to it; the path takes
            at least as many rounds as the greatest of them
  bottlenecks  the steps, from 1, that were the only one available and not a single
  to_try    if it is not solved: a lower bound for the number of candidates to try
  fog       for a puzzle with fog, where a step uses only what is clear: whether it is solved, the number
            of digits placed, and the cells that are clear at the end
  steps     with --path: technique, number, sentence, placed and removed (digits by cell)
Input that cannot be read, or rated in time, becomes an object with source and error.

Exit status, the first that applies:
   2  bad usage, or some input could not be read; the other puzzles were rated
   3  time ran out for some puzzle
   4  reading a puzzle dropped something that may change its solutions
   1  these techniques do not solve some puzzle
   0  these techniques solve every puzzle

Examples:
  gridwright rate cross.ron
  gridwright rate --path cross.ron
  gridwright rate --json lines.txt > rated.jsonl
  gridwright rate --up-to xy-wing *.ron";

/// Rate how hard each puzzle is for a person.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct RateArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// Use techniques up to this one, such as x-wing, in the order of difficulty.
    #[arg(long, value_name = "TECHNIQUE", value_parser = parse_technique)]
    up_to: Option<TechniqueId>,

    /// Print every step of the solving path.
    #[arg(long)]
    path: bool,

    /// Give up on a puzzle after this many seconds.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    many: ManyArguments,
}

/// Parses the name of a technique.
pub(super) fn parse_technique(name: &str) -> Result<TechniqueId, String> {
    TechniqueId::named(name).ok_or_else(|| {
        let all: Vec<&str> = TechniqueId::all().map(|id| id.info().name).collect();
        format!("no such technique; the techniques, simplest first: {}", all.join(", "))
    })
}

/// A rating, prepared for printing.
struct RatedPuzzle {
    rating: Rating,
    /// The path of a person who sees only what is clear; None without fog.
    fog: Option<FogPath>,
    waves: Vec<usize>,
    steps: Option<Vec<JsonStep>>,
}

pub(super) fn run(arguments: &RateArguments) -> Outcome {
    let engines = || (Rater::new(), Native::new());
    answer_all(&arguments.input, &arguments.many, arguments.json, engines, |engines, loaded, report| {
        Ok(answer(arguments, engines, loaded, report))
    })
}

/// Rates one puzzle and prints the rating.
fn answer(
    arguments: &RateArguments,
    engines: &mut (Rater, Native),
    loaded: &LoadedPuzzle,
    report: &mut OutputReport,
) -> Outcome {
    let (rater, engine) = engines;
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let up_to = arguments.up_to.unwrap_or(TechniqueId::last());
    let fog = fog_path(&loaded.puzzle, up_to, &control);
    let rated = fog.and_then(|fog| Ok((fog, rater.rate(&loaded.puzzle, up_to, engine, &control)?)));
    let rated = match rated {
        Ok((fog, rating)) => prepare(arguments, loaded, rating, fog, rater.layout()),
        Err(stopped) => {
            report.warning(format_args!("{}: {stopped}", loaded.source));
            if arguments.json {
                report.json(&JsonError::new(&loaded.source, &stopped));
            }
            return Outcome::Unknown;
        }
    };
    match arguments.json {
        true => report.json(&RateJsonLine::new(loaded, &rated)),
        false => print_words(loaded, &rated, report),
    }
    let is_solved = rated.rating.path.is_solved() && rated.fog.as_ref().is_none_or(FogPath::is_solved);
    if is_solved { Outcome::Fine } else { Outcome::NotUnique }
}

/// Returns the rating with its steps in words, if requested.
fn prepare(
    arguments: &RateArguments,
    loaded: &LoadedPuzzle,
    rating: Rating,
    fog: Option<FogPath>,
    layout: Option<&LogicLayout>,
) -> RatedPuzzle {
    let waves =
        layout.filter(|_| arguments.json).map(|layout| dependency_depths(layout, &rating.path)).unwrap_or_default();
    let layout = layout.filter(|_| arguments.path);
    let steps = layout.map(|layout| rating.path.steps.iter().map(|step| JsonStep::new(loaded, step, layout)).collect());
    RatedPuzzle { rating, fog, waves, steps }
}

#[derive(Serialize)]
struct HardestStep {
    name: String,
    number: f64,
}

#[derive(Serialize)]
struct JsonStep {
    technique: &'static str,
    number: f64,
    sentence: String,
    placed: BTreeMap<String, String>,
    removed: BTreeMap<String, String>,
}

impl JsonStep {
    fn new(loaded: &LoadedPuzzle, step: &Step, layout: &LogicLayout) -> JsonStep {
        let puzzle = &loaded.puzzle;
        let cell = |id| puzzle.board().cell(id).to_string();
        let written = |digits: &mut dyn Iterator<Item = crate::board::Digit>| {
            digits.map(|digit| puzzle.board().numbering().symbol(digit)).collect::<String>()
        };
        JsonStep {
            technique: step.technique,
            number: step.rating.value(),
            sentence: step.sentence(layout, &PuzzleNames(puzzle)).to_string(),
            placed: step.placed.iter().map(|&(id, d)| (cell(id), written(&mut std::iter::once(d)))).collect(),
            removed: step.removed.iter().map(|&(id, set)| (cell(id), written(&mut set.iter()))).collect(),
        }
    }
}

#[derive(Serialize)]
struct RateJsonLine<'a> {
    source: String,
    title: &'a str,
    solved: bool,
    unique: bool,
    hardest: Option<HardestStep>,
    score: f64,
    label: Option<&'static str>,
    stars: Option<u8>,
    work: u32,
    open: &'a [usize],
    waves: &'a [usize],
    bottlenecks: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_try: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fog: Option<JsonFog>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<&'a [JsonStep]>,
}

#[derive(Serialize)]
struct JsonFog {
    solved: bool,
    placed: usize,
    clear: String,
}

impl<'a> RateJsonLine<'a> {
    fn new(loaded: &'a LoadedPuzzle, rated: &'a RatedPuzzle) -> RateJsonLine<'a> {
        let Rating { path, difficulty, unique } = &rated.rating;
        RateJsonLine {
            source: loaded.source.to_string(),
            title: loaded.puzzle.title(),
            solved: path.is_solved(),
            unique: *unique,
            hardest: hardest(rated),
            score: (difficulty.score * 1000.0).round() / 1000.0,
            label: difficulty.label.map(|label| label.name()),
            stars: difficulty.label.map(|label| label.stars()),
            work: difficulty.work,
            open: &path.available_steps,
            waves: &rated.waves,
            bottlenecks: bottlenecks(path).into_iter().map(|at| at + 1).collect(),
            to_try: (!path.is_solved()).then(|| path.min_guesses()),
            fog: rated.fog.as_ref().map(|fog| JsonFog {
                solved: fog.is_solved(),
                placed: fog.placed,
                clear: fog.clear.to_string(),
            }),
            steps: rated.steps.as_deref(),
        }
    }
}

fn hardest(rated: &RatedPuzzle) -> Option<HardestStep> {
    let (at, _, number) = rated.rating.difficulty.hardest?;
    Some(HardestStep { name: rated.rating.path.steps[at].title().to_string(), number: number.value() })
}

/// Prints the rating in one line, with the steps below.
fn print_words(loaded: &LoadedPuzzle, rated: &RatedPuzzle, report: &mut OutputReport) {
    let Rating { path, difficulty, unique } = &rated.rating;
    let title = match loaded.puzzle.title() {
        "" => String::new(),
        title => format!("  “{title}”"),
    };
    let hardest = hardest(rated).map(|hardest| hardest.name).unwrap_or_default();
    let (score, source) = (difficulty.score, &loaded.source);
    match difficulty.label {
        Some(label) => {
            let stars = "*".repeat(label.stars().into());
            report.line(format_args!("{:<10} {stars:<5} {score:>6.2}  {source}{title}  {hardest}", label.name()));
        }
        None => {
            let why = match (path.contradiction, unique) {
                (true, _) => "its clues contradict each other".to_owned(),
                (false, true) => {
                    format!(
                        "beyond these techniques: at least {} candidates would have to be tried",
                        path.min_guesses()
                    )
                }
                (false, false) => "it does not have exactly one solution".to_owned(),
            };
            report.line(format_args!("{:<10} {:<5} {score:>6.2}  {source}{title}  {why}", "unsolved", ""));
        }
    }
    if let Some(fog) = &rated.fog {
        print_fog(fog, report);
    }
    for step in rated.steps.iter().flatten() {
        report.line(format_args!("  {:>4.1}  {}", step.number, step.sentence));
    }
}

/// Prints how far a person gets who sees only what is clear of fog.
fn print_fog(fog: &FogPath, report: &mut OutputReport) {
    let hardest = fog.hardest.map(|(technique, _)| technique.title().to_string()).unwrap_or_default();
    match fog.is_solved() {
        true => report.line(format_args!("  fog: solved with what can be seen  {hardest}")),
        false => {
            let (placed, clear) = (fog.placed, &fog.clear);
            let clear = if clear.is_empty() { "nothing".to_owned() } else { clear.to_string() };
            report.line(format_args!("  fog: stuck after {placed} digits; clear: {clear}"));
        }
    }
}
