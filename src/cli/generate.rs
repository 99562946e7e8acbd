//! `gridwright generate`: new puzzles, as many as wanted, on all cores.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;

use super::input::Input;
use super::progress::ProgressLine;
use super::wishes::WishArguments;
use super::{Outcome, report_error, report_warning};
use crate::author::{AuthorError, KINDS, Minimised, Pattern, PuzzleKind, Wishes, generate};
use crate::board::{CellSet, Random};
use crate::formats::{self, Format};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::solve::native::Native;

const DETAILS: &str = "\
Each puzzle is a board filled in at random under its rules, then thinned out until no clue can go (or to --clues). With
-o DIR there is a file each, such as samurai-07.ron. With -o - puzzles without rules are text as `convert` writes it,
others .ron one after the other.

Exit status: 0 done; 1 the board cannot be filled in; 2 bad usage, unreadable input or unwritable output.

Examples:
  gridwright generate --kind classic --count 100 --seed 1 -o - > hundred.txt
  gridwright generate --kind four-pyramids --symmetry half-turn --count 12 -o pyramids
  gridwright generate --from cross.ron --count 5 -o more";

/// Make new puzzles, each with exactly one solution.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct Arguments {
    /// What kind of puzzle.
    #[arg(long, value_name = "NAME", value_parser = parse_kind, required_unless_present = "from", conflicts_with = "from")]
    kind: Option<&'static PuzzleKind>,

    /// A puzzle whose board and rules are taken; its givens are not looked at.
    #[arg(long, value_name = "FILE")]
    from: Option<Input>,

    /// How many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,

    #[command(flatten)]
    wishes: WishArguments,

    /// The folder to put them in, which is made if need be, or - for standard output.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
}

fn parse_kind(text: &str) -> Result<&'static PuzzleKind, String> {
    PuzzleKind::named(text).ok_or_else(|| {
        let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        format!("there are {}", names.join(", "))
    })
}

/// A puzzle's place in the batch, from 0, and the puzzle.
type Made = (usize, Result<Minimised, AuthorError>);

pub(super) fn run(arguments: &Arguments) -> Outcome {
    try_run(arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &Arguments) -> Result<Outcome, Outcome> {
    let unreadable = |error: &dyn std::fmt::Display| {
        report_error(error);
        Outcome::Unreadable
    };
    let (pattern, name) = match (arguments.kind, &arguments.from) {
        (_, Some(input)) => {
            let loaded = input.one().map_err(|error| unreadable(&error))?;
            loaded.warnings.iter().for_each(report_warning);
            let stem = Path::new(&loaded.source.file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
            let name = stem.filter(|stem| stem != "-").unwrap_or_else(|| "puzzle".to_owned());
            (Pattern::Like(Box::new(loaded.puzzle)), name)
        }
        (Some(kind), None) => (Pattern::Kind(kind), kind.name.to_owned()),
        (None, None) => return Err(unreadable(&"neither --kind nor --from is given")),
    };
    let folder = (arguments.output != Path::new("-")).then_some(arguments.output.as_path());
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(|error| unreadable(&format_args!("{}: {error}", folder.display())))?;
    }
    let mut place = |index: usize, puzzle: &Puzzle| match folder {
        Some(folder) => {
            let digits = arguments.count.to_string().len();
            let path = folder.join(format!("{name}-{:0digits$}.ron", index + 1));
            formats::save_puzzles(&path, &[puzzle]).map(|_| ()).map_err(|error| unreadable(&error))
        }
        None => print(puzzle),
    };
    batch(&pattern, &arguments.wishes.wishes(CellSet::default()), arguments.count as usize, &mut place)?;
    Ok(Outcome::Fine)
}

/// Makes puzzles on all cores and hands them over in their order.
fn batch(
    pattern: &Pattern,
    wishes: &Wishes,
    count: usize,
    place: &mut dyn FnMut(usize, &Puzzle) -> Result<(), Outcome>,
) -> Result<(), Outcome> {
    let (next, control) = (AtomicUsize::new(0), Control::new());
    let cores = thread::available_parallelism().map_or(1, usize::from).min(count);
    let (sender, made) = mpsc::channel::<Made>();
    thread::scope(|scope| {
        for _ in 0..cores {
            let (sender, next, control) = (sender.clone(), &next, &control);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    // The reader goes away when something failed.
                    if index >= count || sender.send((index, one(pattern, wishes, index, control))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let result = hand_over(made, count, place);
        control.cancel();
        result
    })
}

fn one(pattern: &Pattern, wishes: &Wishes, index: usize, control: &Control) -> Result<Minimised, AuthorError> {
    let seed = Random::of_part(wishes.seed, index as u64).number();
    let wishes = Wishes { seed, ..wishes.clone() };
    generate(pattern, &wishes, &mut Native::new(), control, &mut |_| ())
}

fn hand_over(
    made: mpsc::Receiver<Made>,
    count: usize,
    place: &mut dyn FnMut(usize, &Puzzle) -> Result<(), Outcome>,
) -> Result<(), Outcome> {
    let mut waiting = BTreeMap::new();
    let mut line = ProgressLine::new();
    let (mut arrived, mut placed) = (0, 0);
    for (index, result) in made {
        arrived += 1;
        line.show(|| bar(arrived, count));
        waiting.insert(index, result);
        while let Some(result) = waiting.remove(&placed) {
            let minimised = result.map_err(|error| {
                line.clear();
                report_error(&error);
                match error {
                    AuthorError::NotFillable | AuthorError::Several { .. } | AuthorError::NoSolution => {
                        Outcome::NotUnique
                    }
                    AuthorError::KeepOffBoard { .. }
                    | AuthorError::KeepOffEdge { .. }
                    | AuthorError::NoRule { .. }
                    | AuthorError::Symmetry(_)
                    | AuthorError::Stopped(_) => Outcome::Unreadable,
                }
            })?;
            place(placed, &minimised.puzzle)?;
            placed += 1;
        }
    }
    Ok(())
}

/// `[######..............] 31 of 100`
fn bar(done: usize, count: usize) -> String {
    const WIDTH: usize = 30;
    let full = done * WIDTH / count.max(1);
    format!("[{}{}] {done} of {count}", "#".repeat(full), ".".repeat(WIDTH - full))
}

fn print(puzzle: &Puzzle) -> Result<(), Outcome> {
    let format = if puzzle.rules().is_empty() { Format::Lines } else { Format::Ron };
    let written = formats::write(&[puzzle], format).map_err(io::Error::other);
    let printed = written.and_then(|(text, _)| {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes()).and_then(|()| out.flush())
    });
    printed.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Outcome::BrokenPipe,
        _ => {
            report_error(format_args!("standard output: {error}"));
            Outcome::Unreadable
        }
    })
}
