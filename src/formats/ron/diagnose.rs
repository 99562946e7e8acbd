//! Diagnoses invalid puzzle files: the version, the syntax, and the positions of entries.

use std::fmt;

use ron::error::{Position, SpannedError};
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};

use super::depth::{error_at, too_deep};
use super::file::{VERSION, options};
use crate::board::Numbering;
use crate::formats::rows::RowPlace;
use crate::formats::{ReadError, ReadErrorKind};
use crate::puzzle::PuzzleTextField;

/// The index of a grid, and the row of its regions that has the error, if there is one; both from 0.
pub(super) type GridPlace = (usize, Option<usize>);

/// Rejects a text that is no puzzle file, has a later version, or cannot be parsed in reasonable time, without looking
/// at anything else in it.
pub(super) fn check_version(file: &str, text: &str) -> Result<(), ReadError> {
    let deep = too_deep(text);
    let (found, read) = find::<u64>(&text[..deep.unwrap_or(text.len())], "gridwright");
    match (found, read) {
        (Some(1..=VERSION), _) if deep.is_none() => Ok(()),
        (None, Err(error)) if deep.is_none() && is_truncated(text) => Err(syntax_error(file, text, &error)),
        (Some(found), _) if found > VERSION => {
            Err(ReadErrorKind::NewerVersion { found, newest: VERSION }.of_file(file))
        }
        (None | Some(_), _) => Err(match deep {
            Some(at) => error_at(file, text, at),
            None => ReadErrorKind::NoVersion { newest: VERSION }.of_file(file),
        }),
    }
}

/// The kind of a text in this syntax.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::formats) enum RonKind {
    Puzzle,
    Booklet,
}

/// Detects the kind of a text by the field with its version.
pub(in crate::formats) fn kind_of(text: &str) -> Option<RonKind> {
    if too_deep(text).is_some() {
        return None;
    }
    let fields = [("gridwright", RonKind::Puzzle), ("gridwright_book", RonKind::Booklet)];
    fields.into_iter().find(|(field, _)| find::<u64>(text, field).0.is_some()).map(|(_, content)| content)
}

/// Returns the numbering of a puzzle file. It is needed before the rules are parsed, wherever its field is. Errors are
/// reported later, when the whole file is parsed.
pub(super) fn find_numbering(text: &str) -> Numbering {
    const FIELD: &str = "digits_from";
    // Few files have the field, and looking for it scans the whole file.
    if text.contains(FIELD) { find(text, FIELD).0.unwrap_or_default() } else { Numbering::default() }
}

/// Returns the value of a top-level field, and any error up to and including it. Later errors are ignored.
fn find<T: DeserializeOwned>(text: &str, field: &'static str) -> (Option<T>, Result<(), SpannedError>) {
    let mut found = None;
    let read = options().from_str_seed(text, FieldSeed { field, found: &mut found });
    (found, read)
}

/// Finds a top-level field and keeps its value, even if parsing fails afterwards.
struct FieldSeed<'a, T> {
    field: &'static str,
    found: &'a mut Option<T>,
}

impl<'de, T: DeserializeOwned> DeserializeSeed<'de> for FieldSeed<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("puzzle", &[], self)
    }
}

impl<'de, T: DeserializeOwned> Visitor<'de> for FieldSeed<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(name) = fields.next_key::<String>()? {
            if name == self.field {
                *self.found = Some(fields.next_value()?);
                return Ok(());
            }
            fields.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}

/// Returns whether the text ends within a bracket, a string or a comment.
fn is_truncated(text: &str) -> bool {
    use ron::Error as E;
    let text = text.trim_end();
    // Parsed as any value, so that a half-finished word is not an error before the end.
    let Err(error) = options().from_str::<IgnoredAny>(text) else { return false };
    // Most errors do not tell truncation from other faults, but only a truncated text fails at its very end.
    let at_end = error.span.end.line > text.matches('\n').count()
        && error.span.end.col > text.chars().rev().take_while(|&symbol| symbol != '\n').count();
    match error.code {
        E::Eof | E::ExpectedStringEnd | E::UnclosedBlockComment => true,
        E::TrailingCharacters => false,
        _ => at_end,
    }
}

pub(super) fn syntax_error(file: &str, text: &str, error: &SpannedError) -> ReadError {
    if is_truncated(text) {
        return ReadErrorKind::Truncated.at_line(file, text.trim_end().lines().count().max(1));
    }
    let (line, column) = skip_blanks(text, error.span.start);
    ReadErrorKind::Syntax(error.code.to_string()).at(file, line, column)
}

/// Returns the line and column of the first non-blank character from a position on, since the parser points before it.
fn skip_blanks(text: &str, Position { line, col }: Position) -> (usize, usize) {
    let lines = text.split('\n').enumerate().skip(line - 1);
    let places = lines.flat_map(|(row, text)| text.chars().enumerate().map(move |(at, symbol)| (row, at, symbol)));
    let mut rest = places.skip_while(|&(row, at, _)| row + 1 == line && at + 1 < col);
    rest.find(|(.., symbol)| !symbol.is_whitespace()).map_or((line, col), |(row, at, _)| (row + 1, at + 1))
}

/// Locates entries of lists in the text. The text is parsed again only to report the position of an error.
pub(super) struct EntryLocator<'a> {
    text: &'a str,
}

#[derive(Deserialize)]
struct ListEntries<'a> {
    #[serde(borrow, default)]
    grids: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    givens: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    rules: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    drawings: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    symbols: Option<&'a RawValue>,
    #[serde(borrow, default)]
    fog: Option<&'a RawValue>,
    #[serde(borrow, default)]
    title: Option<&'a RawValue>,
    #[serde(borrow, default)]
    author: Option<&'a RawValue>,
    #[serde(borrow, default)]
    source: Option<&'a RawValue>,
    #[serde(borrow, default)]
    link: Option<&'a RawValue>,
    #[serde(borrow, default)]
    date: Option<&'a RawValue>,
    #[serde(borrow, default)]
    tags: Option<&'a RawValue>,
    #[serde(borrow, default)]
    rules_text: Option<&'a RawValue>,
    #[serde(borrow, default)]
    sentences: Option<&'a RawValue>,
    #[serde(borrow, default)]
    message: Option<&'a RawValue>,
    #[serde(borrow, default)]
    notes: Option<&'a RawValue>,
    #[serde(borrow, default)]
    solution: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    solution_text: Option<&'a RawValue>,
    #[serde(borrow, default)]
    not_understood: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct RegionEntries<'a> {
    #[serde(borrow, default)]
    regions: Vec<&'a RawValue>,
}

impl<'a> EntryLocator<'a> {
    pub(super) fn of(text: &'a str) -> EntryLocator<'a> {
        EntryLocator { text }
    }

    /// Returns the line and column of an entry, and its text.
    fn place(
        &self,
        list: impl Fn(ListEntries<'a>) -> Vec<&'a RawValue>,
        index: usize,
    ) -> Option<(usize, usize, &'a str)> {
        let entries = options().from_str::<ListEntries<'a>>(self.text).ok()?;
        self.place_of(list(entries).get(index)?)
    }

    fn place_of(&self, entry: &'a RawValue) -> Option<(usize, usize, &'a str)> {
        let entry = entry.get_ron().trim_start();
        // The entry is a slice of the text, so the distance of their addresses is its offset.
        let before = self.text.get(..(entry.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?)?;
        let column = 1 + before.chars().rev().take_while(|&symbol| symbol != '\n').count();
        Some((1 + before.matches('\n').count(), column, entry))
    }

    pub(super) fn at_grid(&self, file: &str, (index, row): GridPlace, problem: ReadErrorKind) -> ReadError {
        let grid = self.place(|entries| entries.grids, index);
        let region = row.zip(grid).and_then(|(row, (.., grid))| {
            let regions = options().from_str::<RegionEntries<'a>>(grid).ok()?.regions;
            self.place_of(regions.get(row)?)
        });
        self.at_line(file, region.or(grid), problem)
    }

    pub(super) fn at_rule(&self, file: &str, index: usize, problem: ReadErrorKind) -> ReadError {
        self.at_line(file, self.place(|entries| entries.rules, index), problem)
    }

    pub(super) fn at_drawing(&self, file: &str, index: usize, problem: ReadErrorKind) -> ReadError {
        self.at_line(file, self.place(|entries| entries.drawings, index), problem)
    }

    pub(super) fn at_symbols(&self, file: &str, problem: ReadErrorKind) -> ReadError {
        self.at_line(file, self.place(|entries| entries.symbols.into_iter().collect(), 0), problem)
    }

    pub(super) fn at_fog(&self, file: &str, problem: ReadErrorKind) -> ReadError {
        self.at_line(file, self.place(|entries| entries.fog.into_iter().collect(), 0), problem)
    }

    pub(super) fn at_words(&self, file: &str, of: PuzzleTextField, problem: ReadErrorKind) -> ReadError {
        let entry = |entries: ListEntries<'a>| match of {
            PuzzleTextField::Title => entries.title,
            PuzzleTextField::Author => entries.author,
            PuzzleTextField::RulesText => entries.rules_text,
            PuzzleTextField::Sentence => entries.sentences,
            PuzzleTextField::Source => entries.source,
            PuzzleTextField::Link => entries.link,
            PuzzleTextField::Message => entries.message,
            PuzzleTextField::Notes => entries.notes,
            PuzzleTextField::Date => entries.date,
            PuzzleTextField::Tag => entries.tags,
            PuzzleTextField::Solution => entries.solution_text,
            PuzzleTextField::NotUnderstoodName | PuzzleTextField::NotUnderstood => entries.not_understood,
        };
        self.at_line(file, self.place(|entries| entry(entries).into_iter().collect(), 0), problem)
    }

    pub(super) fn at_given(&self, file: &str, place: RowPlace, problem: ReadErrorKind) -> ReadError {
        self.at_row(file, |entries| entries.givens, place, problem)
    }

    pub(super) fn at_solution(&self, file: &str, place: RowPlace, problem: ReadErrorKind) -> ReadError {
        self.at_row(file, |entries| entries.solution, place, problem)
    }

    fn at_row(
        &self,
        file: &str,
        list: impl Fn(ListEntries<'a>) -> Vec<&'a RawValue>,
        (row, symbol): RowPlace,
        problem: ReadErrorKind,
    ) -> ReadError {
        let place = self.place(list, row);
        match (place, symbol) {
            // The entry begins with its quotation mark. After an escape sequence the column would be wrong.
            (Some((line, column, entry)), Some(at)) if entry.starts_with('"') && !entry.contains('\\') => {
                problem.at(file, line, column + 1 + at)
            }
            (place, _) => self.at_line(file, place, problem),
        }
    }

    fn at_line(&self, file: &str, place: Option<(usize, usize, &str)>, problem: ReadErrorKind) -> ReadError {
        match place {
            Some((line, ..)) => problem.at_line(file, line),
            None => problem.of_file(file),
        }
    }
}
