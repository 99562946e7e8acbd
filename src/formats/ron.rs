//! Puzzle files: `.ron`, version 1. The only file that names the `ron` crate.
//!
//! ```ron
//! (
//!     gridwright: 1,
//!     title: "An example",
//!     grids: [
//!         (at: "r1c1", boxes: "2x2"),
//!     ],
//!     givens: [
//!         "1. ..",
//!         ".. .2",
//!         ".. ..",
//!         ".3 ..",
//!     ],
//!     rules: [
//!         (rule: Diagonals(grid: 1, falling: true, rising: true), tint: blue),
//!     ],
//! )
//! ```
//!
//! The rows of `givens` cover the board from its first row and column to its last; blanks in them mean nothing, and
//! `#` stands where no grid covers the lattice. What is empty or usual is left out: title, author, givens, rules, a
//! rule's own tint, and `on` unless it is `false`. A field that is not known is an error, so that a slip of the pen
//! does not silently lose a rule.
//!
//! The version is read before everything else: a file of a later version is refused as such, whatever is in it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ron::Options;
use ron::error::{Position, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::{Problem, ReadError};
use crate::board::{Board, BoardError, Boxes, Cell, Digit, Grid};
use crate::puzzle::{PlacedRule, Puzzle, PuzzleError, Symbols};
use crate::scene::Tint;
use crate::variant::Rule;

/// The version of the format that is written, and the newest that is read.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
struct PuzzleFile {
    gridwright: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    author: String,
    grids: Vec<GridFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    givens: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RuleFile>,
    #[serde(default, skip_serializing_if = "is_usual")]
    symbols: Symbols,
}

fn is_usual(symbols: &Symbols) -> bool {
    *symbols == Symbols::default()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "grid")]
struct GridFile {
    at: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boxes: Option<BoxShape>,
    /// The regions of a jigsaw, row by row: the same symbol is the same region.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    regions: Vec<String>,
    /// The number of rows of a latin square, which has neither boxes nor regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    latin: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "rule")]
struct RuleFile {
    rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tint: Option<Tint>,
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    on: bool,
}

fn yes() -> bool {
    true
}

fn is_yes(on: &bool) -> bool {
    *on
}

/// Rows and columns of a box, written `3x3`.
struct BoxShape {
    rows: u8,
    cols: u8,
}

impl FromStr for BoxShape {
    type Err = String;

    fn from_str(text: &str) -> Result<BoxShape, String> {
        let parts = text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
        parts
            .map(|(rows, cols)| BoxShape { rows, cols })
            .ok_or_else(|| format!("“{text}” is no shape of a box: expected rows and columns, like 3x3"))
    }
}

impl Serialize for BoxShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}x{}", self.rows, self.cols))
    }
}

impl<'de> Deserialize<'de> for BoxShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoxShape, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
}

/// Reads one puzzle.
pub(super) fn read(file: &str, text: &str) -> Result<Puzzle, ReadError> {
    if text.trim().is_empty() {
        return Err(Problem::NoPuzzle.of_file(file));
    }
    check_version(file, text)?;
    let parts: PuzzleFile = options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    let outline = Outline::of(text);
    let board = make_board(&parts.grids).map_err(|(index, error)| outline.at_grid(file, index, error))?;
    let givens =
        read_givens(&board, &parts.givens).map_err(|(place, problem)| outline.at_given(file, place, problem))?;
    let rules = parts.rules.into_iter().map(|entry| PlacedRule { rule: entry.rule, tint: entry.tint, on: entry.on });
    let puzzle = Puzzle::new(parts.title, parts.author, board, givens, rules.collect());
    puzzle.and_then(|puzzle| puzzle.with_symbols(parts.symbols)).map_err(|error| match &error {
        PuzzleError::RuleMisfit { number, .. } => outline.at_rule(file, number - 1, error.into()),
        PuzzleError::OffBoard { .. } | PuzzleError::DigitTooLarge { .. } | PuzzleError::Symbols(_) => {
            Problem::from(error).of_file(file)
        }
    })
}

/// The board of the grids, or which of them (from 0) is at fault.
fn make_board(grids: &[GridFile]) -> Result<Board, (usize, Problem)> {
    let grids = grids.iter().enumerate().map(|(index, grid)| make_grid(grid).map_err(|problem| (index, problem)));
    Board::new(grids.collect::<Result<_, _>>()?).map_err(|error| match &error {
        BoardError::DifferentSizes { grid, .. } | BoardError::SamePlace { second: grid, .. } => {
            (grid.index(), error.into())
        }
        BoardError::NoGrids
        | BoardError::Size { .. }
        | BoardError::NoRegion { .. }
        | BoardError::BoxShape { .. }
        | BoardError::OffLattice { .. }
        | BoardError::TooManyCells { .. }
        | BoardError::TooManyGrids { .. } => (0, error.into()),
    })
}

fn make_grid(file: &GridFile) -> Result<Grid, Problem> {
    let grid = match (&file.boxes, file.regions.as_slice(), file.latin) {
        (Some(shape), [], None) => Grid::new(file.at, shape.rows, shape.cols),
        (None, rows @ [_, ..], None) => Grid::jigsaw(file.at, read_regions(rows)?),
        (None, [], Some(size)) => Grid::latin(file.at, size),
        _ => return Err(Problem::GridKind),
    };
    grid.map_err(Problem::from)
}

/// The number of the region of each cell. As many rows as symbols in a row; symbols are digits as in givens.
fn read_regions(rows: &[String]) -> Result<Vec<u8>, Problem> {
    let mut regions = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let before = regions.len();
        for symbol in text.chars().filter(|symbol| !symbol.is_whitespace()) {
            let hint = "regions are named by the digits 1 to 9 and the letters A to P";
            let region = Digit::from_symbol(symbol).ok_or(Problem::UnknownSymbol { symbol, cell: None, hint })?;
            regions.push(region.index() as u8);
        }
        let found = regions.len() - before;
        if found != rows.len() {
            return Err(Problem::RowLength { row: row + 1, found, expected: rows.len() });
        }
    }
    Ok(regions)
}

/// A row of the givens, and a symbol in it if one is at fault, both from 0.
type GivenPlace = (usize, Option<usize>);

/// The digits that rows of text give to a board.
fn read_givens(board: &Board, rows: &[String]) -> Result<BTreeMap<Cell, Digit>, (GivenPlace, Problem)> {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let (height, width) = ((bottom - top_left.row) as usize, (right - top_left.col) as usize);
    let mut givens = BTreeMap::new();
    for (row, text) in rows.iter().enumerate() {
        let symbols: Vec<(usize, char)> = text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()).collect();
        if row < height && symbols.len() != width {
            let problem = Problem::RowLength { row: row + 1, found: symbols.len(), expected: width };
            return Err(((row, None), problem));
        }
        for (col, &(at, symbol)) in symbols.iter().enumerate().take_while(|_| row < height) {
            let cell = top_left.offset(row as i16, col as i16);
            let digit = read_symbol(board, cell, symbol).map_err(|problem| ((row, Some(at)), problem))?;
            givens.extend(digit.map(|digit| (cell, digit)));
        }
    }
    if !rows.is_empty() && rows.len() != height {
        let last = rows.len().min(height + 1) - 1;
        return Err(((last, None), Problem::RowCount { found: rows.len(), expected: height }));
    }
    Ok(givens)
}

fn read_symbol(board: &Board, cell: Cell, symbol: char) -> Result<Option<Digit>, Problem> {
    let size = board.size();
    let on_board = board.contains(cell);
    match (symbol, Digit::from_symbol(symbol)) {
        ('#', _) if on_board => Err(Problem::CellMarkedAsHole { cell }),
        ('#', _) => Ok(None),
        ('.' | '0', _) if on_board => Ok(None),
        ('.' | '0', _) => Err(Problem::HoleNotMarked { cell }),
        (_, None) => {
            let hint = "an empty cell is ., letters from A to P are digits above 9, and # is off the board";
            Err(Problem::UnknownSymbol { symbol, cell: Some(cell), hint })
        }
        (_, Some(_)) if !on_board => Err(Problem::Puzzle(PuzzleError::OffBoard { cell })),
        (_, Some(digit)) if digit.value() > size => {
            Err(Problem::Puzzle(PuzzleError::DigitTooLarge { cell, digit, size }))
        }
        (_, Some(digit)) => Ok(Some(digit)),
    }
}

/// Refuses what is no puzzle file or one of a later version, without looking at anything else in it.
fn check_version(file: &str, text: &str) -> Result<(), ReadError> {
    let mut found = None;
    // What is wrong after the version is of no interest here.
    let read = options().from_str_seed(text, VersionSeed(&mut found));
    match (found, read) {
        (Some(1..=VERSION), _) => Ok(()),
        (None, Err(error)) if is_truncated(text) => Err(syntax_error(file, text, &error)),
        (None | Some(0), _) => Err(Problem::NoVersion { newest: VERSION }.of_file(file)),
        (Some(found), _) => Err(Problem::Newer { found, newest: VERSION }.of_file(file)),
    }
}

/// Looks for the field `gridwright` and keeps its value, even when reading fails afterwards.
struct VersionSeed<'a>(&'a mut Option<u64>);

impl<'de> DeserializeSeed<'de> for VersionSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("puzzle", &["gridwright"], self)
    }
}

impl<'de> Visitor<'de> for VersionSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(name) = fields.next_key::<String>()? {
            if name == "gridwright" {
                *self.0 = Some(fields.next_value()?);
                return Ok(());
            }
            fields.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}

/// Whether the text ends before its brackets, strings and comments do.
fn is_truncated(text: &str) -> bool {
    use ron::Error as E;
    let text = text.trim_end();
    // Read as anything at all, so that a half word is no error before the end is one.
    let Err(error) = options().from_str::<IgnoredAny>(text) else { return false };
    let at_end = error.span.end.line > text.matches('\n').count()
        && error.span.end.col > text.chars().rev().take_while(|&symbol| symbol != '\n').count();
    match error.code {
        E::Eof | E::ExpectedStringEnd | E::UnclosedBlockComment => true,
        E::TrailingCharacters => false,
        _ => at_end,
    }
}

fn syntax_error(file: &str, text: &str, error: &SpannedError) -> ReadError {
    if is_truncated(text) {
        return Problem::Truncated.at_line(file, text.trim_end().lines().count().max(1));
    }
    let (line, column) = skip_blanks(text, error.span.start);
    Problem::Syntax(error.code.to_string()).at(file, line, column)
}

/// Line and column of the first symbol from a position on that is not blank: the reader points before it.
fn skip_blanks(text: &str, Position { line, col }: Position) -> (usize, usize) {
    let lines = text.split('\n').enumerate().skip(line - 1);
    let places = lines.flat_map(|(row, text)| text.chars().enumerate().map(move |(at, symbol)| (row, at, symbol)));
    let mut rest = places.skip_while(|&(row, at, _)| row + 1 == line && at + 1 < col);
    rest.find(|(.., symbol)| !symbol.is_whitespace()).map_or((line, col), |(row, at, _)| (row + 1, at + 1))
}

/// Where the entries of the lists stand in the text, found again only to say where an error is.
struct Outline<'a> {
    text: &'a str,
}

#[derive(Deserialize)]
struct Entries<'a> {
    #[serde(borrow, default)]
    grids: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    givens: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    rules: Vec<&'a RawValue>,
}

impl<'a> Outline<'a> {
    fn of(text: &'a str) -> Outline<'a> {
        Outline { text }
    }

    /// Line and column of an entry, and its text.
    fn place(&self, list: impl Fn(Entries<'a>) -> Vec<&'a RawValue>, index: usize) -> Option<(usize, usize, &'a str)> {
        let entries = options().from_str::<Entries<'a>>(self.text).ok()?;
        let entry = list(entries).get(index)?.get_ron().trim_start();
        let before = self.text.get(..(entry.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?)?;
        let column = 1 + before.chars().rev().take_while(|&symbol| symbol != '\n').count();
        Some((1 + before.matches('\n').count(), column, entry))
    }

    fn at_grid(&self, file: &str, index: usize, problem: Problem) -> ReadError {
        self.at_line(file, self.place(|entries| entries.grids, index), problem)
    }

    fn at_rule(&self, file: &str, index: usize, problem: Problem) -> ReadError {
        self.at_line(file, self.place(|entries| entries.rules, index), problem)
    }

    fn at_given(&self, file: &str, (row, symbol): GivenPlace, problem: Problem) -> ReadError {
        let place = self.place(|entries| entries.givens, row);
        match (place, symbol) {
            // The quotation mark is the entry's first symbol. Behind an escape the column would be wrong.
            (Some((line, column, entry)), Some(at)) if entry.starts_with('"') && !entry.contains('\\') => {
                problem.at(file, line, column + 1 + at)
            }
            (place, _) => self.at_line(file, place, problem),
        }
    }

    fn at_line(&self, file: &str, place: Option<(usize, usize, &str)>, problem: Problem) -> ReadError {
        match place {
            Some((line, ..)) => problem.at_line(file, line),
            None => problem.of_file(file),
        }
    }
}

/// The puzzle as a file: the same puzzle gives the same text.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let rule = |placed: &PlacedRule| RuleFile { rule: placed.rule.clone(), tint: placed.tint, on: placed.on };
    let parts = PuzzleFile {
        gridwright: VERSION,
        title: puzzle.title().to_owned(),
        author: puzzle.author().to_owned(),
        grids: puzzle.board().grids().iter().map(grid_file).collect(),
        givens: write_givens(puzzle),
        rules: puzzle.rules().iter().map(rule).collect(),
        symbols: puzzle.symbols().clone(),
    };
    // Only control characters need escapes; without them a title reads as it was typed.
    let escape = [&parts.title, &parts.author].iter().any(|words| words.contains(char::is_control));
    let layout = PrettyConfig::new().new_line("\n").depth_limit(2).escape_strings(escape);
    let text = options().to_string_pretty(&parts, layout);
    text.expect("every puzzle can be written") + "\n"
}

fn grid_file(grid: &Grid) -> GridFile {
    let mut file = GridFile { at: grid.origin(), boxes: None, regions: Vec::new(), latin: None };
    match grid.boxes() {
        Boxes::Regular { rows, cols } => file.boxes = Some(BoxShape { rows: *rows, cols: *cols }),
        Boxes::Jigsaw(regions) => {
            let symbols = |row: &[u8]| row.iter().map(|&region| Digit::from_index(region.into()).symbol()).collect();
            file.regions = regions.chunks(usize::from(grid.size())).map(symbols).collect();
        }
        Boxes::Latin => file.latin = Some(grid.size()),
    }
    file
}

/// The board row by row, a blank between the boxes of its first grid; nothing when there is no given.
fn write_givens(puzzle: &Puzzle) -> Vec<String> {
    let board = puzzle.board();
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    if puzzle.givens().is_empty() {
        return Vec::new();
    }
    let first = &board.grids()[0];
    let width = first.box_shape().map(|(_, cols)| i16::from(cols));
    let is_box_edge = |col: i16| width.is_some_and(|width| (col - first.origin().col).rem_euclid(width) == 0);
    let symbol = |cell: Cell| match puzzle.givens().get(&cell) {
        Some(digit) => digit.symbol(),
        None if board.contains(cell) => '.',
        None => '#',
    };
    let row = |row: i16| {
        let mut text = String::new();
        for col in top_left.col..right {
            if col > top_left.col && is_box_edge(col) {
                text.push(' ');
            }
            text.push(symbol(Cell::new(row, col)));
        }
        text
    };
    (top_left.row..bottom).map(row).collect()
}
