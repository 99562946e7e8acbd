//! `gridwright minimise`: take clues away as long as the solution stays the only one.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::check::parse_seconds;
use super::destination::{Destination, Sources};
use super::goals::PathReached;
use super::input::{Input, work_through};
use super::progress::ProgressLine;
use super::terminal::{Out, fail, report_error, report_warning, unprintable};
use super::wishes::WishArguments;
use crate::author::{Clue, Minimised, Wishes, minimise};
use crate::formats::{self, Format, Loaded};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::solve::native::Native;

const DETAILS: &str = "\
Clues are givens, and the digits beside a grid; givens go first, then digits, then rules with \
--loose-rules. Without -o the puzzles go to standard output in the form in which they came. \
Nothing is saved to -o when a puzzle was refused.

With --json, one object a puzzle on one line:
  source       file:line                  title    as in the file
  puzzle       the thinner puzzle, in the form in which it came
  clues        how many are left
  irreducible  no clue can go: without any one of them there are several solutions
  questions    asked of the engine        seconds  the time it took
  rules_gone   the rules that were not needed, with --loose-rules
  hardest      with a path that is wanted: the number of the hardest step; met: whether it is that

Exit status, the first that applies:
   2  bad usage, unreadable input or unwritable output
   3  time ran out before a puzzle was known to have one solution
   1  some puzzle has no solution or several
   0  done; with --timeout perhaps not as thin as can be

Examples:
  gridwright minimise full.ron -o thin.ron
  gridwright minimise --symmetry half-turn --tries 20 --seed 7 cross.ron
  gridwright minimise --keep r1c1-9,r5c5 --clues 30 --json grids.txt
  gridwright minimise --difficulty ..4.5 --no-guess full.ron
  gridwright minimise --loose-rules --keep top1-9 outside.ron";

/// Take clues away as long as the solution stays the only one.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct Arguments {
    /// Puzzles with exactly one solution, full grids too: files, a line of a collection (file:7), or -.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The new file, whose name ends in .ron or .txt; an existing file of the kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    wishes: WishArguments,

    /// Rules that may go as a whole when the clues that are left do without them: their numbers, such as 1,3; all when
    /// none is named.
    #[arg(long, value_name = "NUMBERS", num_args = 0..=1, require_equals = true)]
    #[arg(value_delimiter = ',', default_missing_value = "0")]
    loose_rules: Option<Vec<usize>>,

    /// Stop after this many seconds for a puzzle, with what was reached by then.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,

    /// Print one JSON object a puzzle.
    #[arg(long)]
    json: bool,
}

/// Stands for all rules where the number of one is expected.
const ALL_RULES: usize = 0;

#[derive(Serialize)]
struct JsonLine<'a> {
    source: String,
    title: &'a str,
    puzzle: String,
    clues: usize,
    irreducible: bool,
    questions: u64,
    rules_gone: Vec<String>,
    seconds: f64,
    #[serde(flatten)]
    path: Option<PathReached>,
}

pub(super) fn run(arguments: &Arguments) -> Outcome {
    // Before any work: a mistake in the name is told at once.
    let sources = Sources::of(&arguments.input);
    let output = match arguments.output.as_deref().map(|path| destination(path, &sources)).transpose() {
        Ok(output) => output,
        Err(outcome) => return outcome,
    };
    let mut done = Vec::new();
    let outcome = work_through(&arguments.input, |loaded| match one(arguments, loaded) {
        Ok(puzzle) => {
            done.push(puzzle);
            Ok(Outcome::Fine)
        }
        // With the others it goes on.
        Err(failed) if failed != Outcome::BrokenPipe => Ok(failed),
        Err(gone) => Err(gone),
    });
    match &output {
        Some(output) if outcome == Outcome::Fine => {
            output.save_puzzles(&done.iter().collect::<Vec<_>>()).map_or_else(|failed| failed, |()| outcome)
        }
        Some(_) | None => outcome,
    }
}

fn destination<'a>(path: &Path, sources: &'a Sources) -> Result<Destination<'a>, Outcome> {
    let format = Format::of_path(path);
    let format = format.ok_or_else(|| fail(format_args!("{}: {}", path.display(), formats::unknown_format())))?;
    Destination::in_place(path, format.into(), sources).map_err(fail)
}

fn one(arguments: &Arguments, loaded: &Loaded) -> Result<Puzzle, Outcome> {
    loaded.warnings.iter().for_each(report_warning);
    let start = Instant::now();
    let control = arguments.timeout.map_or_else(Control::new, Control::with_timeout);
    let wishes = Wishes { loose_rules: loose_rules(arguments, &loaded.puzzle), ..arguments.wishes.wishes() };
    let mut line = ProgressLine::new();
    let result = minimise(&loaded.puzzle, &wishes, &mut Native::new(), &control, &mut |progress| {
        line.show(|| {
            let best = progress.best.map(|best| format!(", best {best}")).unwrap_or_default();
            format!("{}: try {} of {}: {} clues{best}", loaded.source, progress.attempt, progress.tries, progress.clues)
        });
    });
    line.clear();
    let minimised = result.map_err(|error| {
        report_error(format_args!("{}: {error}", loaded.source));
        Outcome::from(&error)
    })?;
    arguments.wishes.warn_of_path(&loaded.source.to_string(), &minimised);
    print(arguments, loaded, &minimised, start.elapsed()).map_err(unprintable)?;
    Ok(minimised.puzzle)
}

/// The rules that may go, by their place in the list. A number that no rule has is refused by the library.
fn loose_rules(arguments: &Arguments, puzzle: &Puzzle) -> BTreeSet<usize> {
    match arguments.loose_rules.as_deref() {
        None => BTreeSet::new(),
        Some([ALL_RULES]) => (0..puzzle.rules().len()).collect(),
        Some(numbers) => numbers.iter().map(|number| number.wrapping_sub(1)).collect(),
    }
}

fn print(arguments: &Arguments, loaded: &Loaded, minimised: &Minimised, time: Duration) -> io::Result<()> {
    let text = formats::write_like(&minimised.puzzle, loaded.format).map_err(io::Error::other)?;
    let mut out = Out::new();
    let rules_gone = minimised.removed.iter().filter(|clue| matches!(clue, Clue::Mark { .. } | Clue::Rule { .. }));
    if arguments.json {
        let line = JsonLine {
            source: loaded.source.to_string(),
            title: loaded.puzzle.title(),
            puzzle: text,
            clues: minimised.clues,
            irreducible: minimised.irreducible,
            questions: minimised.questions,
            rules_gone: rules_gone.map(|clue| clue.describe(&loaded.puzzle)).collect(),
            seconds: time.as_secs_f64(),
            path: PathReached::of(minimised),
        };
        out.json(&line)?;
    } else if arguments.output.is_none() {
        out.text(&text)?;
    }
    out.flush()
}
