//! `gridwright canon`: one form for all puzzles that are the same but for places and names.

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::batch::LineForm;
use super::input::Input;
use super::portion::Many;
use super::stream::{JsonError, answer_all};
use super::terminal::Report;
use crate::author::canonical;
use crate::formats::Loaded;

const DETAILS: &str = "\
Two puzzles have the same form when one becomes the other by changing places of cells and names of \
digits. Of a single grid without rules these are all exchanges of rows, columns, bands and stacks, \
of a jigsaw those that keep its regions, and the form is the smallest one, read row by row with empty \
cells first (minlex). Of a jigsaw with rules they are the same exchanges, of boards of several grids and \
of other puzzles with rules the turns and mirror images of the whole board, and the renamings that \
every rule allows. A jigsaw with too many exchanges for that is turned only. Titles, marks, \
decorations and rules that are off say nothing.

Each form is one line: its givens, or an object of JSON where these do not tell all. So equal lines are \
equal puzzles, and sort finds them.

With --json, one object a puzzle on one line:
  source     file:line                    title    as in the file
  canon      the form                     given    how many givens it has
  exchanges  lines or turns: what was exchanged to find it
What cannot be read is an object with source and error.

Exit status: 0 done; 2 bad usage, or some input could not be read; 3 a form would take too long to find;
4 something that may change the solutions was left out of a puzzle in reading it.

Examples:
  gridwright canon --key lines.txt | sort -u > different.txt
  gridwright canon --key lines.txt | sort | uniq -d       the forms of which there are twins
  gridwright canon lines.txt | sort                       twins stand together
  gridwright canon --json --shard 2/8 lines.txt";

/// Print the canonical form of each puzzle, which all of its twins have.
#[derive(Args)]
#[command(after_help = DETAILS)]
pub(super) struct Arguments {
    /// Puzzle files, lines of text (file:7 is the line 7 alone), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// Print the form alone, not where the puzzle stands.
    #[arg(long, conflicts_with = "json")]
    key: bool,

    /// Print one JSON object a puzzle.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    many: Many,
}

#[derive(Serialize)]
struct JsonLine<'a> {
    source: String,
    title: &'a str,
    canon: &'a str,
    given: usize,
    exchanges: &'static str,
}

pub(super) fn run(arguments: &Arguments) -> Outcome {
    answer_all(
        &arguments.input,
        &arguments.many,
        arguments.json,
        || (),
        |(), loaded, report| Ok(answer(arguments, loaded, report)),
    )
}

fn answer(arguments: &Arguments, loaded: &Loaded, report: &mut Report) -> Outcome {
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
        (true, _) => report.json(&JsonLine {
            source: source.to_string(),
            title: loaded.puzzle.title(),
            canon: line,
            given: canon.puzzle.givens().len(),
            exchanges: canon.exchanges.name(),
        }),
        (false, true) => report.line(line),
        (false, false) => report.line(format_args!("{line}  {source}")),
    }
    Outcome::Fine
}
