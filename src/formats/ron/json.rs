//! The JSON form: the data of a puzzle file as an object in one line.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::file::{GridFile, PuzzleFile, RuleFile, VERSION};
use super::publication::{self, SentenceFile};
use super::read::make_board;
use super::write::{grid_file, write_givens};
use crate::board::Numbering;
use crate::formats::codec::CodecError;
use crate::formats::drawn_images::check_images;
use crate::formats::json::{MAX_BYTES, Object};
use crate::formats::{ReadErrorKind, rows};
use crate::puzzle::{
    Drawing, Fog, NotUnderstood, NotesInFile, PlacedRule, Puzzle, Remark, RulesSubject, Stars, Symbols,
};

/// A whole object as it is written; [`PuzzleFile`] reads the same fields.
#[derive(Serialize)]
struct JsonPuzzle<'a> {
    gridwright: u64,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    author: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    stars: Option<Stars>,
    #[serde(skip_serializing_if = "is_default")]
    digits_from: Numbering,
    grids: Vec<GridFile>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    givens: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RuleFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<&'a Symbols>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    progress: Vec<NotesInFile>,
    #[serde(skip_serializing_if = "<[Remark]>::is_empty")]
    remarks: &'a [Remark],
    #[serde(skip_serializing_if = "str::is_empty")]
    source: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    link: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    date: &'a str,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    tags: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_text_about: Option<&'a BTreeSet<RulesSubject>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sentences: Vec<SentenceFile>,
    #[serde(skip_serializing_if = "str::is_empty")]
    message: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    notes: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    solution: Vec<String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    solution_text: &'a str,
    #[serde(skip_serializing_if = "<[NotUnderstood]>::is_empty")]
    not_understood: &'a [NotUnderstood],
    #[serde(skip_serializing_if = "<[Drawing]>::is_empty")]
    drawings: &'a [Drawing],
    #[serde(skip_serializing_if = "Option::is_none")]
    fog: Option<&'a Fog>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Writes the puzzle as one line, without a line break.
pub(in crate::formats) fn write_json(puzzle: &Puzzle) -> String {
    write(puzzle, |written| serde_json::to_string(written)).expect("every puzzle can be written")
}

/// Converts the puzzle to an object.
pub(in crate::formats) fn to_object(puzzle: &Puzzle) -> Object {
    match write(puzzle, |written| serde_json::to_value(written)) {
        Ok(Value::Object(object)) => object,
        Ok(_) | Err(_) => unreachable!("every puzzle is written as an object"),
    }
}

fn write<T>(puzzle: &Puzzle, to: impl FnOnce(&JsonPuzzle) -> T) -> T {
    let (numbering, published) = (puzzle.board().numbering(), puzzle.publication());
    let written = JsonPuzzle {
        gridwright: VERSION,
        title: puzzle.title(),
        author: puzzle.author(),
        stars: puzzle.stars(),
        digits_from: numbering,
        grids: puzzle.board().grids().iter().map(grid_file).collect(),
        givens: write_givens(puzzle),
        rules: puzzle.rules().iter().cloned().map(RuleFile::from).collect(),
        symbols: Some(puzzle.symbols()).filter(|symbols| **symbols != Symbols::default()),
        progress: puzzle.progress().into(),
        remarks: puzzle.remarks(),
        source: &published.source,
        link: &published.link,
        date: &published.date,
        tags: &published.tags,
        rules_text: published.rules_text.as_ref().map(|own| own.text.as_str()),
        rules_text_about: publication::rules_text_about(puzzle),
        sentences: publication::sentences(puzzle),
        message: &published.message,
        notes: &published.notes,
        solution: publication::solution_rows(puzzle),
        solution_text: publication::solution_text(puzzle),
        not_understood: &published.not_understood,
        drawings: puzzle.drawings(),
        fog: puzzle.fog(),
    };
    numbering.with_file_numbering(|| to(&written))
}

/// The fields that are needed before the rules are parsed.
#[derive(Deserialize)]
struct JsonHeader {
    gridwright: u64,
    #[serde(default)]
    digits_from: Numbering,
}

/// Parses the puzzle of a text.
///
/// # Errors
/// Returns an error if the text is not valid.
pub(in crate::formats) fn read_json(text: &str) -> Result<Puzzle, CodecError> {
    if text.len() > MAX_BYTES {
        return Err(ReadErrorKind::TooLarge { bytes: Some(text.len() as u64), limit: MAX_BYTES as u64 }.into());
    }
    let fault = |error: serde_json::Error| match error.is_eof() {
        true => CodecError::in_line(error.line(), ReadErrorKind::Truncated),
        false => {
            let problem = ReadErrorKind::Syntax(error.to_string());
            CodecError { line: Some(error.line().max(1)), column: Some(error.column().max(1)), problem }
        }
    };
    let numbering = checked(serde_json::from_str(text).map_err(fault)?)?;
    let parts = numbering.with_file_numbering(|| serde_json::from_str(text)).map_err(fault)?;
    Ok(puzzle(parts)?)
}

/// Parses the puzzle of an object.
///
/// # Errors
/// Returns an error if the object is not valid.
pub(in crate::formats) fn of_object(object: Object) -> Result<Puzzle, ReadErrorKind> {
    let wrong = |error: serde_json::Error| ReadErrorKind::Syntax(error.to_string());
    let value = Value::Object(object);
    let numbering = checked(JsonHeader::deserialize(&value).map_err(wrong)?)?;
    puzzle(numbering.with_file_numbering(|| PuzzleFile::deserialize(&value)).map_err(wrong)?)
}

fn checked(head: JsonHeader) -> Result<Numbering, ReadErrorKind> {
    match head.gridwright > VERSION {
        true => Err(ReadErrorKind::NewerVersion { found: head.gridwright, newest: VERSION }),
        false => Ok(head.digits_from),
    }
}

fn puzzle(mut parts: PuzzleFile) -> Result<Puzzle, ReadErrorKind> {
    let board = make_board(&parts.grids).map_err(|(_, problem)| problem)?.with_numbering(parts.digits_from);
    let givens = rows::read_givens(&board, &parts.givens).map_err(|(_, problem)| problem)?;
    let published = publication::take(&mut parts, &board).map_err(|(_, problem)| problem)?;
    let rules = parts.rules.into_iter().map(PlacedRule::from);
    let puzzle = Puzzle::builder(board).title(parts.title).author(parts.author).givens(givens).rules(rules).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_stars(parts.stars).with_symbols(parts.symbols));
    let progress = parts.progress.into_iter().collect();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)?.with_remarks(parts.remarks));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_publication(published)?.with_drawings(parts.drawings));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_fog(parts.fog));
    Ok(puzzle.and_then(check_images)?)
}
