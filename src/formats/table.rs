//! CSV, for programs and spreadsheets: a header, then one puzzle per row. The columns are the fields of the JSON form;
//! all but plain text is written as JSON. Lists of classic sudokus, such as `puzzle,solution`, can be read too.
//!
//! `givens` holds the symbols of all rows one after another, such as the 81 of a 9x9 board. If `grids` is empty or
//! missing, the board is a single grid of as many cells with the customary boxes.

use std::io::{BufRead, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use csv::{ErrorKind, QuoteStyle, ReaderBuilder, StringRecord, StringRecordsIntoIter, WriterBuilder};
use serde_json::Value;

use super::boxes::{customary_box, size_of_line};
use super::codec::{Codec, CodecError, EachPuzzle, FoundPuzzle, PuzzleIter, loaded, write_each};
use super::format::Format;
use super::json::{self, Object, entry_error};
use super::limited_reader::LimitedReader;
use super::limits::PUZZLE_BYTES;
use super::line_source::LineStream;
use super::loaded::{LoadedPuzzle, PuzzleToWrite};
use super::loss::{LossOutcome, Losses, LostElement};
use super::problem::ReadErrorKind;
use super::published::{solution_to_write, with_solution};
use super::read_error::ReadError;
use super::ron::{VERSION, of_object, to_object};
use super::symbol_set::SymbolSet;
use super::warning::Warning;
use super::write_error::WriteError;
use crate::board::{Board, Cell, Numbering};
use crate::puzzle::StoredSolution;

/// The CSV format.
pub(super) struct Csv;

/// The columns that are written, in order: fields of the JSON form, and the solution.
const NAMES: [&str; 24] = [
    "title",
    "author",
    "digits_from",
    "grids",
    "givens",
    "rules",
    "symbols",
    "progress",
    "drawings",
    "fog",
    "solution",
    "source",
    "link",
    "date",
    "tags",
    "stars",
    "rules_text",
    "rules_text_about",
    "sentences",
    "message",
    "notes",
    "solution_text",
    "not_understood",
    "remarks",
];

/// The columns of plain text.
const TEXTS: [&str; 9] =
    ["title", "author", "source", "link", "date", "rules_text", "message", "notes", "solution_text"];

/// The content of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CsvColumn {
    /// A text field.
    Text(&'static str),
    /// A field that is JSON.
    Json(&'static str),
    Givens,
    Solution,
    /// An unknown column.
    Other,
}

impl CsvColumn {
    fn of_name(name: &str) -> CsvColumn {
        match name.trim().to_ascii_lowercase().as_str() {
            "name" => CsvColumn::Text("title"),
            "board" => CsvColumn::Json("grids"),
            "givens" | "puzzle" | "puzzles" | "quiz" | "quizzes" | "sudoku" | "unsolved" | "question" => {
                CsvColumn::Givens
            }
            "solution" | "solutions" | "solved" | "answer" => CsvColumn::Solution,
            name => match NAMES.iter().find(|other| **other == name) {
                Some(name) if TEXTS.contains(name) => CsvColumn::Text(name),
                Some(name) => CsvColumn::Json(name),
                None => CsvColumn::Other,
            },
        }
    }
}

/// Returns the delimiter of a table, if its first line names a column of givens.
fn delimiter(text: &str) -> Option<u8> {
    let head = text.lines().next().unwrap_or_default().trim();
    // With equally many of each, the comma wins.
    let delimiter = [',', ';', '\t'].into_iter().max_by_key(|sign| (head.matches(*sign).count(), *sign == ','))?;
    let named = head.split(delimiter).any(|name| CsvColumn::of_name(name.trim_matches('"')) == CsvColumn::Givens);
    named.then_some(delimiter as u8)
}

impl Codec for Csv {
    fn format(&self) -> Format {
        Format::Csv
    }

    fn sniff(&self, text: &str) -> bool {
        delimiter(text).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let rows = CsvRows::new(Box::new(Cursor::new(text.to_owned())))?;
        let found = |row: Result<(usize, Result<FoundPuzzle, ReadErrorKind>), CodecError>| {
            let (line, found) = row?;
            found.map_err(|problem| CodecError::in_line(line, problem))
        };
        rows.map(found).collect()
    }

    fn open(&self, file: &str, text: String) -> Result<PuzzleIter, ReadError> {
        open_rows(file, Box::new(Cursor::new(text)))
    }

    fn streams(&self) -> bool {
        true
    }

    fn open_lines(&self, file: &str, stream: LineStream) -> Result<PuzzleIter, ReadError> {
        open_rows(file, stream)
    }

    fn header(&self) -> String {
        NAMES.join(",") + "\n"
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        let (rows, warnings) = write_each(puzzles, |out, _| json::check_size(row(out), Format::Csv))?;
        Ok((self.header() + &rows, warnings))
    }
}

fn open_rows(file: &str, stream: LineStream) -> Result<PuzzleIter, ReadError> {
    let rows = CsvRows::new(stream).map_err(|fault| fault.in_file(file))?;
    let file = file.to_owned();
    Ok(Box::new(EachPuzzle(rows.map(move |row| -> Result<LoadedPuzzle, ReadError> {
        let (line, found) = row.map_err(|fault| fault.in_file(&file))?;
        Ok(loaded(&file, Format::Csv, true, found.map_err(|problem| problem.at_line(&file, line))?))
    }))))
}

/// Writes a puzzle as a row.
fn row(out: &PuzzleToWrite) -> String {
    let puzzle = out.puzzle;
    let object = to_object(puzzle);
    let plain = matches!(puzzle.board().grids(), [grid] if grid.origin() == Cell::new(0, 0)
        && grid.box_shape().is_some() && grid.box_shape() == customary_box(grid.size()));
    let value = |name: &str| match (name, object.get(name)) {
        ("givens", given) => match json::list(given) {
            // The rows are empty if there are no givens.
            [] => ".".repeat(if plain { puzzle.board().cells().len() } else { 0 }),
            rows => rows.iter().map(|row| json::text(Some(row))).collect::<String>().replace(' ', ""),
        },
        ("grids", _) if plain => String::new(),
        ("solution", _) => match solution_to_write(out) {
            Some(StoredSolution::Digits(digits)) => {
                let board = puzzle.board();
                let symbol = |cell: &Cell| digits.get(cell).map_or('.', |&digit| board.numbering().symbol(digit));
                board.cells().iter().map(symbol).collect()
            }
            Some(StoredSolution::Text(_)) | None => String::new(),
        },
        (_, None) => String::new(),
        (_, Some(Value::String(words))) if TEXTS.contains(&name) => protect_text(words),
        (_, Some(value)) => value.to_string(),
    };
    let mut writer = WriterBuilder::new().quote_style(QuoteStyle::Necessary).from_writer(Vec::new());
    writer.write_record(NAMES.map(value)).expect("memory takes every line");
    let bytes = writer.into_inner().expect("memory takes every line");
    String::from_utf8(bytes).expect("what is put together of texts is one")
}

/// Returns whether a spreadsheet would take a text for a formula, now or once its leading apostrophes are removed.
fn is_formula(words: &str) -> bool {
    words.trim_start_matches(TEXT_PREFIX).starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// The prefix with which spreadsheets mark text that is no formula.
const TEXT_PREFIX: char = '\'';

/// Protects a text from being taken for a formula.
fn protect_text(words: &str) -> String {
    if is_formula(words) { format!("{TEXT_PREFIX}{words}") } else { words.to_owned() }
}

/// Removes the protection that [`protect_text`] or another program added.
fn unprotect_text(words: &str) -> &str {
    words.strip_prefix(TEXT_PREFIX).filter(|words| is_formula(words)).unwrap_or(words)
}

/// An iterator over the rows of a table.
struct CsvRows {
    records: StringRecordsIntoIter<LimitedReader>,
    until: Arc<AtomicU64>,
    columns: Vec<CsvColumn>,
    names: Vec<String>,
    any: bool,
    /// True once the ignored columns have been reported.
    is_reported: bool,
    /// True once it has been reported that 0 is a digit.
    is_zero_reported: bool,
}

impl CsvRows {
    fn new(mut stream: LineStream) -> Result<CsvRows, CodecError> {
        let mut head = Vec::new();
        let read = (&mut stream).take(PUZZLE_BYTES).read_until(b'\n', &mut head);
        read.map_err(ReadErrorKind::Unreadable)?;
        let delimiter = std::str::from_utf8(&head).ok().and_then(delimiter);
        let delimiter = delimiter.ok_or_else(|| entry_error("line 1", "expected-column-names"))?;
        let until = Arc::new(AtomicU64::new(PUZZLE_BYTES));
        // The first line was read to find the delimiter, so it is put back in front of the rest.
        let stream: LineStream = Box::new(Cursor::new(head).chain(stream));
        let fence = LimitedReader::new(stream, Arc::clone(&until));
        let mut reader = ReaderBuilder::new().delimiter(delimiter).from_reader(fence);
        let names: Vec<String> = match reader.headers() {
            Ok(names) => names.iter().map(str::to_owned).collect(),
            Err(error) => return Err(ReadErrorKind::Syntax(error.to_string()).into()),
        };
        let columns: Vec<CsvColumn> = names.iter().map(|name| CsvColumn::of_name(name)).collect();
        let records = reader.into_records();
        Ok(CsvRows { records, until, columns, names, any: false, is_reported: false, is_zero_reported: false })
    }

    fn puzzle(&mut self, record: &StringRecord) -> Result<FoundPuzzle, ReadErrorKind> {
        let mut object = Object::new();
        object.insert("gridwright".into(), VERSION.into());
        let (mut losses, mut givens, mut solution) = (Losses::default(), "", "");
        for ((column, name), value) in self.columns.iter().zip(&self.names).zip(record) {
            match column {
                // Blanks are a value in text columns only.
                _ if value.is_empty() || value.trim().is_empty() && !matches!(column, CsvColumn::Text(_)) => {}
                CsvColumn::Text(field) => drop(object.insert((*field).into(), unprotect_text(value).into())),
                CsvColumn::Json(field) => {
                    if value.len() > json::MAX_BYTES {
                        let bytes = Some(value.len() as u64);
                        return Err(ReadErrorKind::TooLarge { bytes, limit: json::MAX_BYTES as u64 });
                    }
                    let value = serde_json::from_str(value).map_err(|_| entry_error(*field, "expected-json"))?;
                    object.insert((*field).into(), value);
                }
                CsvColumn::Givens => givens = value,
                CsvColumn::Solution => solution = value,
                CsvColumn::Other if !self.is_reported => {
                    losses.add(LostElement::Named(name.chars().take(40).collect()), LossOutcome::NoPlace)
                }
                CsvColumn::Other => {}
            }
        }
        self.is_reported = true;
        let given: Vec<char> = givens.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        let set = rows(given, &mut object)?;
        if set == Some(SymbolSet::FromZero) && !std::mem::replace(&mut self.is_zero_reported, true) {
            SymbolSet::FromZero.report(givens.chars(), &mut losses);
        }
        let puzzle = with_solution(of_object(object)?, solution, set == Some(SymbolSet::Letters))?;
        Ok(FoundPuzzle { puzzle, line: 0, losses, reading: None })
    }
}

/// Adds the board if the row has none, and the givens as rows. Returns the symbol set if it was found by counting.
fn rows(mut given: Vec<char>, object: &mut Object) -> Result<Option<SymbolSet>, ReadErrorKind> {
    let mut found = None;
    let width = match object.get("grids") {
        Some(grids) => match width(grids) {
            Some(width) => width,
            // The parser of the grids reports the error.
            None => return Ok(None),
        },
        None => {
            let size = size_of_line(given.len()).ok_or(ReadErrorKind::WrongLength { found: given.len() })?;
            let (height, width) = customary_box(size).ok_or(ReadErrorKind::WrongLength { found: given.len() })?;
            object.insert("grids".into(), serde_json::json!([{ "at": "r1c1", "boxes": format!("{height}x{width}") }]));
            let set = match object.get("digits_from") {
                None => *found.insert(SymbolSet::of(given.iter().copied(), size)),
                Some(lowest) if *lowest == 1 => SymbolSet::FromOne,
                Some(_) => SymbolSet::FromZero,
            };
            match set {
                SymbolSet::FromOne => {}
                SymbolSet::FromZero => drop(object.entry("digits_from").or_insert(0.into())),
                SymbolSet::Letters => drop(object.entry("symbols").or_insert("Letters".into())),
            }
            for symbol in &mut given {
                // The JSON form has digits by value, so letters are converted.
                *symbol = match set.digit(*symbol).filter(|_| set == SymbolSet::Letters) {
                    Some(digit) => digit.symbol(),
                    None if set.is_blank(*symbol, size) => '.',
                    None => *symbol,
                };
            }
            usize::from(size)
        }
    };
    if !given.is_empty() {
        let rows = given.chunks(width).map(|row| row.iter().collect::<String>());
        object.insert("givens".into(), rows.collect());
    }
    Ok(found)
}

/// Returns the number of lattice columns of a board with these grids.
fn width(grids: &Value) -> Option<usize> {
    let object = serde_json::json!({ "gridwright": VERSION, "grids": grids });
    let Value::Object(object) = object else { return None };
    let board: Board = of_object(object).ok()?.board().clone().with_numbering(Numbering::FromOne);
    Some((board.extent().1 - board.top_left().col) as usize)
}

impl Iterator for CsvRows {
    type Item = Result<(usize, Result<FoundPuzzle, ReadErrorKind>), CodecError>;

    fn next(&mut self) -> Option<Self::Item> {
        // Every row may be as long as a puzzle, so the limit moves along with the position.
        self.until.store(self.records.reader().position().byte() + PUZZLE_BYTES, Ordering::Relaxed);
        let Some(record) = self.records.next() else {
            if self.any {
                return None;
            }
            self.any = true;
            return Some(Err(CodecError::whole(ReadErrorKind::NoPuzzle)));
        };
        self.any = true;
        let place = |position: Option<&csv::Position>| position.map_or(1, |position| position.line() as usize);
        Some(match record {
            Ok(record) => {
                let line = place(record.position());
                Ok((line, self.puzzle(&record).map(|found| FoundPuzzle { line, ..found })))
            }
            Err(error) => {
                let line = place(error.position());
                let problem = match error.kind() {
                    ErrorKind::UnequalLengths { .. } => entry_error("CSV", "expected-values"),
                    _ => ReadErrorKind::Syntax(error.to_string()),
                };
                Err(CodecError::in_line(line, problem))
            }
        })
    }
}
