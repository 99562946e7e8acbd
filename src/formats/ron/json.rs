//! The same data as a puzzle file, as an object of JSON in one line.

use serde::Serialize;

use super::file::{GridFile, PuzzleFile, RuleFile, VERSION};
use super::read::make_board;
use super::write::{grid_file, write_givens};
use crate::board::Numbering;
use crate::formats::codec::Fault;
use crate::formats::json::MOST_BYTES;
use crate::formats::{Problem, rows};
use crate::puzzle::{PlacedRule, Puzzle, Symbols};

/// A whole object as it is written; [`PuzzleFile`] reads the same.
#[derive(Serialize)]
struct Written<'a> {
    gridwright: u64,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    author: &'a str,
    #[serde(skip_serializing_if = "is_default")]
    digits_from: Numbering,
    grids: Vec<GridFile>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    givens: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RuleFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<&'a Symbols>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The puzzle as one line, without its end.
pub(in crate::formats) fn write_json(puzzle: &Puzzle) -> String {
    let numbering = puzzle.board().numbering();
    let rule = |placed: &PlacedRule| RuleFile { rule: placed.rule.clone(), tint: placed.tint, on: placed.on };
    let written = Written {
        gridwright: VERSION,
        title: puzzle.title(),
        author: puzzle.author(),
        digits_from: numbering,
        grids: puzzle.board().grids().iter().map(grid_file).collect(),
        givens: write_givens(puzzle),
        rules: puzzle.rules().iter().map(rule).collect(),
        symbols: Some(puzzle.symbols()).filter(|symbols| **symbols != Symbols::default()),
    };
    numbering.in_file(|| serde_json::to_string(&written)).expect("every puzzle can be written")
}

/// The puzzle of an object.
///
/// # Errors
/// What is wrong with it.
pub(in crate::formats) fn read_json(text: &str) -> Result<Puzzle, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLarge { bytes: Some(text.len() as u64), limit: MOST_BYTES as u64 }.into());
    }
    let fault = |error: serde_json::Error| match error.is_eof() {
        true => Fault::in_line(error.line(), Problem::Truncated),
        false => {
            let problem = Problem::Syntax(error.to_string());
            Fault { line: Some(error.line().max(1)), column: Some(error.column().max(1)), problem }
        }
    };
    /// What is to be known before the rules are read.
    #[derive(serde::Deserialize)]
    struct Head {
        gridwright: u64,
        #[serde(default)]
        digits_from: Numbering,
    }
    let head: Head = serde_json::from_str(text).map_err(fault)?;
    if head.gridwright > VERSION {
        return Err(Problem::Newer { found: head.gridwright, newest: VERSION }.into());
    }
    let parts: PuzzleFile = head.digits_from.in_file(|| serde_json::from_str(text)).map_err(fault)?;
    let board = make_board(&parts.grids).map_err(|(_, problem)| problem)?.with_numbering(parts.digits_from);
    let givens = rows::read_givens(&board, &parts.givens).map_err(|(_, problem)| problem)?;
    let rules = parts.rules.into_iter().map(|entry| PlacedRule { rule: entry.rule, tint: entry.tint, on: entry.on });
    let puzzle = Puzzle::new(parts.title, parts.author, board, givens, rules.collect());
    Ok(puzzle.and_then(|puzzle| puzzle.with_symbols(parts.symbols)).map_err(Problem::from)?)
}
