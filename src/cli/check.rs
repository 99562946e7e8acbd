//! `gridwright check`: checks that puzzles have exactly one solution.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use serde::{Serialize, Serializer};

use super::answer::{
    CliVerdict, EngineAnswer, EngineChoice, EngineContradictionError, combine_all, combine_two, count_solutions_cached,
};
use super::input::Input;
use super::outcome::Outcome;
use super::selection::ManyArguments;
use super::stream::{JsonError, answer_all};
use super::terminal::{Out, OutputReport, output_error};
use crate::algebra::Algebra;
use crate::author::unsatisfiable_rules;
use crate::board::{Cell, Digit};
use crate::formats::{LoadedPuzzle, Loss, PuzzleOrigin};
use crate::puzzle::{Choice, ModelCache, Puzzle, SolutionProblem};
use crate::solve::bilp::Bilp;
use crate::solve::native::Native;
use crate::solve::{Engine, Statistics};

const DETAILS: &str = "\
Exit status, the first that applies:
  70  the engines contradict each other (a bug)
   2  bad usage, or some input could not be read; the other puzzles were checked
   3  some verdict is unknown
   4  something in a puzzle was not understood that may change its solutions, so that the verdict only
      holds for the rules that were understood, or with --strict the puzzle was refused
   1  some puzzle has no solution, or several, or its stored solution is another one
   0  every puzzle has exactly one solution

With --json, prints one object per puzzle on one line:
  source    file:line                     title     as in the file
  verdict   unique, several, none, unknown
  solutions the number found              exact     false: there may be more
  solution  the digits of all cells in row order, A for 10; null unless unique
  layers    for each rule whose cells are to be found, such as doublers: its number, its name and the cells
            in the solution; only if unique and there are any
  impossible  up to ten rules that nothing on this board satisfies, and why; only if there are any
  not_understood  the number of elements that were not understood and may be rules, so that the verdict
            only holds for the rules that were; only if there are any
  left_out  what this reading dropped that may change the solutions; only if there is any
  stored_solution  what is wrong with the solution in the file; empty if it agrees with the verdict;
            only if there is one
  engine    native, bilp, algebra, both, all      seconds   the time taken
  nodes     the number of nodes of the search
  statistics  the work: nodes, backtracks, learned clauses, how often the constraints of
              each shape were visited (propagations), integer programs and the rows of the largest,
              Groebner bases
Input that cannot be read or checked becomes an object with source and error, so that each puzzle has \
a line.

Any number of puzzles is read one by one, checked on all cores and answered in order, as soon as possible \
and with little memory.

Examples:
  gridwright check cross.ron
  gridwright check --engine both --timeout 60 *.ron
  gridwright check --engine all --timeout 60 *.ron      compare three proofs
  gridwright check --json --limit 1000 lines.txt
  gridwright check --json --skip $(wc -l < done.jsonl) lines.txt >> done.jsonl
  zcat collection.txt.gz | gridwright check -";

/// Check whether each puzzle has exactly one solution.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct CheckArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The engine to use; if there are several, they must agree.
    #[arg(long, value_enum, default_value_t = EngineChoice::Native)]
    engine: EngineChoice,

    /// Count solutions up to N; with 1, only find out whether there is a solution.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,

    /// Give up on a puzzle after this many seconds per engine; what is unproved by then is unknown.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    /// Refuse a puzzle if something in it was not understood that may change its solutions.
    #[arg(long)]
    strict: bool,

    #[command(flatten)]
    many: ManyArguments,
}

/// The error for a puzzle that `--strict` refuses.
const REFUSED_INCOMPLETE: &str = "not checked, as something in it was not understood that may change its solutions";

pub(super) fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err("must be more than 0 seconds".to_owned()),
    }
}

pub(super) fn run(arguments: &CheckArguments) -> Outcome {
    let tally = VerdictTally::default();
    let answered = |engines: &mut Engines, loaded: &LoadedPuzzle, report: &mut OutputReport| {
        Ok(answer(arguments, engines, loaded, &tally, report))
    };
    let outcome = answer_all(&arguments.input, &arguments.many, arguments.json, Engines::default, answered);
    let [unique, several, none, unknown] =
        [tally.unique, tally.several, tally.none, tally.unknown].map(AtomicU64::into_inner);
    let all = unique + several + none + unknown;
    if arguments.json || all < 2 || outcome == Outcome::BrokenPipe {
        return outcome;
    }
    let words =
        format!("{all} puzzles: {unique} unique, {several} with several solutions, {none} without, {unknown} unknown");
    match Out::new().line(words) {
        Ok(()) => outcome,
        Err(error) => outcome.max(output_error(error)),
    }
}

/// The number of puzzles with each verdict.
#[derive(Default)]
struct VerdictTally {
    unique: AtomicU64,
    several: AtomicU64,
    none: AtomicU64,
    unknown: AtomicU64,
}

/// Checks one puzzle and prints the verdict.
fn answer(
    arguments: &CheckArguments,
    engines: &mut Engines,
    loaded: &LoadedPuzzle,
    tally: &VerdictTally,
    report: &mut OutputReport,
) -> Outcome {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    if arguments.strict && !loaded.is_understood() {
        report.error(format_args!("{}: {REFUSED_INCOMPLETE}", loaded.source));
        if arguments.json {
            report.json(&JsonError::new(&loaded.source, REFUSED_INCOMPLETE));
        }
        return Outcome::LeftOut;
    }
    let answer = check_with_engines(arguments, engines, &loaded.puzzle);
    report_answer(arguments, loaded, answer, tally, report)
}

/// Prints an answer, or the contradiction between the engines.
fn report_answer(
    arguments: &CheckArguments,
    loaded: &LoadedPuzzle,
    answer: Result<EngineAnswer, EngineContradictionError>,
    tally: &VerdictTally,
    report: &mut OutputReport,
) -> Outcome {
    let answer = match answer {
        Ok(answer) => answer,
        Err(contradiction) => {
            report.error(format_args!("{}: {contradiction}", loaded.source));
            if arguments.json {
                report.json(&JsonError::new(&loaded.source, &contradiction));
            }
            return Outcome::Contradiction;
        }
    };
    let (count, outcome) = match answer.verdict {
        CliVerdict::Unique => (&tally.unique, Outcome::Fine),
        CliVerdict::Several => (&tally.several, Outcome::NotUnique),
        CliVerdict::None => (&tally.none, Outcome::NotUnique),
        CliVerdict::Unknown => (&tally.unknown, Outcome::Unknown),
    };
    count.fetch_add(1, Ordering::Relaxed);
    let stored = solution_problems(&loaded.puzzle, &answer);
    print(arguments, loaded, (&answer, &stored), report);
    let wrong = stored.iter().any(|problem| *problem != SolutionProblem::NotDigits);
    if wrong { outcome.max(Outcome::NotUnique) } else { outcome }
}

/// Returns what is wrong with the stored solution of a puzzle, if there is one.
fn solution_problems(puzzle: &Puzzle, answer: &EngineAnswer) -> Vec<SolutionProblem> {
    if puzzle.stored_solution().is_none() {
        return vec![];
    }
    match answer.solution() {
        Some(found) => {
            let differs = puzzle.compare_solution(found);
            let broken = || puzzle.solution_problems().into_iter().filter(|it| *it != SolutionProblem::NotDigits);
            differs.map(|differs| std::iter::once(differs).chain(broken()).collect()).unwrap_or_default()
        }
        None => puzzle.solution_problems(),
    }
}

/// The engines of one core. They keep from puzzle to puzzle what boards have in common.
#[derive(Default)]
struct Engines {
    native: Native,
    bilp: Bilp,
    algebra: Algebra,
    models: ModelCache,
}

fn check_with_engines(
    arguments: &CheckArguments,
    engines: &mut Engines,
    puzzle: &Puzzle,
) -> Result<EngineAnswer, EngineContradictionError> {
    let Engines { native, bilp, algebra, models } = engines;
    let mut ask =
        |engine: &mut dyn Engine| count_solutions_cached(engine, models, puzzle, arguments.limit, arguments.timeout);
    match arguments.engine {
        EngineChoice::Native => ask(native),
        EngineChoice::Bilp => ask(bilp),
        EngineChoice::Algebra => ask(algebra),
        EngineChoice::Both => combine_two(ask(native)?, ask(bilp)?),
        EngineChoice::All => combine_all(vec![ask(native)?, ask(bilp)?, ask(algebra)?]),
    }
}

fn print(
    arguments: &CheckArguments,
    loaded: &LoadedPuzzle,
    (answer, stored): (&EngineAnswer, &[SolutionProblem]),
    report: &mut OutputReport,
) {
    match arguments.json {
        true => report.json(&CheckJsonLine::new(loaded, answer, stored)),
        false => {
            let title = match loaded.puzzle.title() {
                "" => String::new(),
                title => format!("  “{title}”"),
            };
            let remarks: Vec<String> = impossible_rules(&loaded.puzzle, answer.verdict)
                .into_iter()
                .chain(marked_cells(&loaded.puzzle, answer).iter().map(LayerJson::to_string))
                .chain(groups(&loaded.puzzle, answer).iter().map(GroupJson::to_string))
                .chain(understood_remark(loaded))
                .chain(stored.iter().map(|problem| format!("stored solution: {problem}")))
                .chain(answer.details())
                .collect();
            let remark = if remarks.is_empty() { String::new() } else { format!("  {}", remarks.join("; ")) };
            let mut line = itoa::Buffer::new();
            let line = [&loaded.source.file, ":", line.format(loaded.source.line), &title, &remark];
            print_line(answer.verdict, answer.time, line, report);
        }
    }
}

/// Returns descriptions of the first rules that no filling of the board satisfies, if the puzzle has no solution.
fn impossible_rules(puzzle: &Puzzle, verdict: CliVerdict) -> Vec<String> {
    const MAX_NAMED: usize = 10;
    if verdict != CliVerdict::None || puzzle.rules().is_empty() {
        return vec![];
    }
    let named = puzzle.impossible_rules().take(MAX_NAMED).map(|(index, reason)| (index, reason.to_string()));
    let mut named: BTreeMap<usize, String> = named.collect();
    for index in unsatisfiable_rules(puzzle, MAX_NAMED, &mut Native::new()) {
        let (number, name) = (index + 1, puzzle.rules()[index].rule.name());
        named
            .entry(index)
            .or_insert_with(|| format!("rule {number} ({name}): no digits satisfy it, even without the other rules"));
    }
    named.into_values().take(MAX_NAMED).collect()
}

/// Returns a remark for a verdict on a puzzle that was understood only in part.
fn understood_remark(loaded: &LoadedPuzzle) -> Option<String> {
    let count = not_understood(loaded);
    let were = if count == 1 { "was" } else { "were" };
    (count > 0).then(|| format!("of the rules that were understood; {count} {were} not"))
}

/// Returns the number of elements that were not understood: those stored with the puzzle, or dropped when it was read.
fn not_understood(loaded: &LoadedPuzzle) -> usize {
    let dropped: usize = loaded.critical_losses().map(|loss| loss.count).sum();
    loaded.puzzle.not_understood_count().max(dropped)
}

/// Prints a line like `{verdict:<7} {seconds:>5}.{millis:03} s  {rest}`, put together by hand, as formatting takes
/// three times as long.
fn print_line(
    verdict: CliVerdict,
    time: Duration,
    [file, colon, line, title, remark]: [&str; 5],
    report: &mut OutputReport,
) {
    let (verdict, millis) = (verdict.name(), ((time.as_micros() + 500) / 1000) as u64);
    let [mut seconds, mut thousandths] = [itoa::Buffer::new(); 2];
    // The added 1000 keeps the leading zeros of the thousandths. Its digit is cut off below.
    let (seconds, thousandths) = (seconds.format(millis / 1000), thousandths.format(1000 + millis % 1000));
    // The verdict is padded to eight characters, and the seconds are aligned right in five.
    let to_seconds = &"        "[verdict.len().min(7)..];
    let to_their_end = &"     "[seconds.len().min(5)..];
    let millis = &thousandths[1..];
    report.pieces(&[verdict, to_seconds, to_their_end, seconds, ".", millis, " s  ", file, colon, line, title, remark]);
}

/// The cells of a rule whose cells are to be found, in the solution.
#[derive(Serialize)]
struct LayerJson {
    /// The number of the rule, from 1.
    rule: usize,
    name: String,
    cells: String,
}

impl fmt::Display for LayerJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {} ({}): {}", self.rule, self.name, self.cells)
    }
}

/// Returns the cells to which rules with layers apply in the only solution.
fn marked_cells(puzzle: &Puzzle, answer: &EngineAnswer) -> Vec<LayerJson> {
    let marked = answer.solution().map_or_else(Vec::new, |solution| puzzle.marked_cells(solution));
    let layer = |(index, cells): (usize, Vec<(Cell, Digit)>)| {
        let placed = &puzzle.rules()[index];
        LayerJson { rule: index + 1, name: placed.display_name(), cells: placed.rule.layer_text(&cells) }
    };
    marked.into_iter().map(layer).collect()
}

/// A group of rules with a quantifier, and those of its rules that hold in the solution.
#[derive(Serialize)]
struct GroupJson {
    name: String,
    quantifier: String,
    /// The numbers of the rules, from 1.
    rules: Vec<usize>,
    hold: Vec<usize>,
}

impl fmt::Display for GroupJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |rules: &[usize]| match rules {
            [] => "no rule".to_owned(),
            [rule] => format!("rule {rule}"),
            rules => format!("rules {}", rules.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
        };
        let name = if self.name.is_empty() { String::new() } else { format!("“{}”, ", self.name) };
        let verb = if self.hold.len() > 1 { "hold" } else { "holds" };
        write!(f, "group {name}{} of {}: {} {verb}", self.quantifier, named(&self.rules), named(&self.hold))
    }
}

/// Returns the groups with quantifiers, if the puzzle has only one solution.
fn groups(puzzle: &Puzzle, answer: &EngineAnswer) -> Vec<GroupJson> {
    let Some(solution) = answer.solution() else { return vec![] };
    let numbers = |rules: &[usize]| rules.iter().map(|index| index + 1).collect();
    let group = |choice: Choice| GroupJson {
        quantifier: choice.quantifier.message().to_string(),
        rules: numbers(&choice.rules),
        hold: numbers(&puzzle.holding_rules(&choice, solution)),
        name: choice.group,
    };
    puzzle.choices().into_iter().map(group).collect()
}

#[derive(Serialize)]
struct CheckJsonLine<'a> {
    #[serde(serialize_with = "serialize_displayed")]
    source: &'a PuzzleOrigin,
    title: &'a str,
    verdict: &'static str,
    solutions: u64,
    exact: bool,
    solution: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    layers: Vec<LayerJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<GroupJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    impossible: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    not_understood: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stored_solution: Option<Vec<String>>,
    engine: &'static str,
    seconds: f64,
    nodes: u64,
    statistics: Statistics,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Serialises a source as its displayed text.
fn serialize_displayed<S: Serializer>(source: &PuzzleOrigin, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(source)
}

impl<'a> CheckJsonLine<'a> {
    fn new(loaded: &'a LoadedPuzzle, answer: &EngineAnswer, stored: &[SolutionProblem]) -> CheckJsonLine<'a> {
        let problems = || stored.iter().map(SolutionProblem::to_string).collect();
        CheckJsonLine {
            source: &loaded.source,
            title: loaded.puzzle.title(),
            verdict: answer.verdict.name(),
            solutions: answer.solutions,
            exact: answer.exact,
            solution: answer.solution().map(|filling| answer.numbering.filling_text(filling)),
            layers: marked_cells(&loaded.puzzle, answer),
            groups: groups(&loaded.puzzle, answer),
            impossible: impossible_rules(&loaded.puzzle, answer.verdict),
            not_understood: not_understood(loaded),
            left_out: loaded.critical_losses().map(Loss::to_string).collect(),
            stored_solution: loaded.puzzle.stored_solution().map(|_| problems()),
            engine: answer.engine,
            seconds: answer.time.as_secs_f64(),
            nodes: answer.statistics.nodes,
            statistics: answer.statistics,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::answer::count_solutions;

    #[derive(Parser)]
    struct CheckLine {
        #[command(flatten)]
        check: CheckArguments,
    }

    #[test]
    fn lines_have_their_columns() {
        for verdict in [CliVerdict::Unique, CliVerdict::Several, CliVerdict::None, CliVerdict::Unknown] {
            for (micros, seconds) in [
                (0, "    0.000"),
                (499, "    0.000"),
                (500, "    0.001"),
                (59_000, "    0.059"),
                (9_999_500, "   10.000"),
                (99_999_000_000, "99999.000"),
                (1_234_567_890_000, "1234567.890"),
            ] {
                let mut report = OutputReport::default();
                let rest = ["a.txt", ":", "7", "  “A”", "  b"];
                print_line(verdict, Duration::from_micros(micros), rest, &mut report);
                let expected = format!("{:<7} {seconds} s  a.txt:7  “A”  b\n", verdict.name());
                assert_eq!(report.into_texts().0, expected);
            }
        }
    }

    /// One of three engines is made to return a wrong answer: the line reports it, and the program exits with 70.
    #[test]
    fn engines_that_disagree_end_with_70() {
        let check = CheckLine::parse_from(["check", "--json", "--engine", "all", "-"]).check;
        let loaded = crate::formats::read_str("4.txt", "1.....1.4.3..3..", None).unwrap().remove(0);
        let honest = |engine: &mut dyn Engine| count_solutions(engine, &loaded.puzzle, 2, None).unwrap();
        let answers = |solutions| {
            let bilp = EngineAnswer { solutions, ..honest(&mut Bilp::new()) };
            combine_all(vec![honest(&mut Native::new()), bilp, honest(&mut Algebra::new())])
        };
        let (tally, mut report) = (VerdictTally::default(), OutputReport::default());
        assert_eq!(report_answer(&check, &loaded, answers(1), &tally, &mut report), Outcome::Fine);
        let outcome = report_answer(&check, &loaded, answers(2), &tally, &mut report);
        assert_eq!((outcome, outcome.code()), (Outcome::Contradiction, 70));
        assert_eq!(tally.unique.into_inner(), 1);
        let (out, told) = report.into_texts();
        let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines[0]["engine"], "all");
        assert_eq!((&lines[1]["source"], lines.len()), (&"4.txt:1".into(), 2));
        assert!(lines[1]["error"].as_str().unwrap().starts_with("THE ENGINES DISAGREE: "), "{out}");
        assert!(told.starts_with("error: 4.txt:1: THE ENGINES DISAGREE: "), "{told}");
    }
}
