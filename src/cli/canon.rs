//! `gridwright canon`: prints one canonical form for all equivalent puzzles.

use clap::Args;
use serde::Serialize;

use super::batch::LineForm;
use super::input::Input;
use super::outcome::Outcome;
use super::selection::ManyArguments;
use super::stream::{JsonError, answer_all};
use super::terminal::OutputReport;
use crate::author::canonical;
use crate::formats::LoadedPuzzle;

const DETAILS: &str = "\
Two puzzles have the same form if rearranging cells and renaming digits turns one into the other. The cells \
are rearranged by
  grid without rules   all permutations of rows, columns, bands and stacks; the form is the smallest
                       one, read row by row with empty cells first (minlex)
  jigsaw               those permutations that keep its regions, also if it has rules; if there are
                       too many, only rotations and reflections
  other puzzles        rotations and reflections of the whole board
Digits are renamed in all ways that every rule allows. Titles, marks, decorations and disabled rules are \
ignored.

Each form is one line: its givens, or a JSON object if the givens are not the whole puzzle. Equal lines are \
therefore equal puzzles, and sort finds them.

With --json, prints one object per puzzle on one line:
  source     file:line                    title    as in the file
  canon      the form                     given    the number of its givens
  exchanges  lines (rows and columns were permuted) or turns (the board was rotated and reflected)
Input that cannot be read becomes an object with source and error.

Exit status: 0 success; 2 bad usage, or some input could not be read; 3 a form would take too long to find; \
4 reading a puzzle dropped something that may change its solutions.

Examples:
  gridwright canon --key lines.txt | sort -u > different.txt
  gridwright canon --key lines.txt | sort | uniq -d       the forms that occur more than once
  gridwright canon lines.txt | sort                       list equivalent puzzles together
  gridwright canon --json --shard 2/8 lines.txt";

/// Print the canonical form of each puzzle, which all equivalent puzzles share.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct CanonArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// Print only the form, without the source.
    #[arg(long, conflicts_with = "json")]
    key: bool,

    /// Print one JSON object per puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    many: ManyArguments,
}

#[derive(Serialize)]
struct CanonJsonLine<'a> {
    source: String,
    title: &'a str,
    canon: &'a str,
    given: usize,
    exchanges: &'static str,
}

pub(super) fn run(arguments: &CanonArguments) -> Outcome {
    answer_all(
        &arguments.input,
        &arguments.many,
        arguments.json,
        || (),
        |(), loaded, report| Ok(answer(arguments, loaded, report)),
    )
}

fn answer(arguments: &CanonArguments, loaded: &LoadedPuzzle, report: &mut OutputReport) -> Outcome {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    let mut failed = |error: &dyn std::fmt::Display, outcome: Outcome| {
        report.error(format_args!("{}: {error}", loaded.source));
        if arguments.json {
            report.json(&JsonError::new(&loaded.source, error));
        }
        outcome
    };
    let canon = match canonical(&loaded.puzzle) {
        Ok(canon) => canon,
        Err(error) => return failed(&error, Outcome::Unknown),
    };
    let line = match LineForm::Lines.write(&canon.puzzle) {
        Ok(line) => line,
        Err(error) => return failed(&error, Outcome::Unreadable),
    };
    let (line, source) = (line.trim_end(), &loaded.source);
    match (arguments.json, arguments.key) {
        (true, _) => report.json(&CanonJsonLine {
            source: source.to_string(),
            title: loaded.puzzle.title(),
            canon: line,
            given: canon.puzzle.givens().len(),
            exchanges: canon.equivalence.name(),
        }),
        (false, true) => report.line(line),
        (false, false) => report.line(format_args!("{line}  {source}")),
    }
    Outcome::Fine
}
