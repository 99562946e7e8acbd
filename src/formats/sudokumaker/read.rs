//! Converts a SudokuMaker object to a puzzle: its board, cells and texts.

use std::collections::BTreeMap;

use serde_json::Value;

use super::places::PlaceNumbering;
use super::rules::constraint;
use crate::board::{Board, Cell, DigitSet, Grid, MAX_CELLS, Numbering};
use crate::formats::ReadErrorKind;
use crate::formats::codec::CodecError;
use crate::formats::json::{self, Object, entry_error};
use crate::formats::layout::{self, ListedLines};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::published::PublishedTexts;
use crate::formats::region_board::{RegionBoard, region_board};
use crate::formats::rule_collector::RuleCollector;
use crate::formats::texts::truncated;
use crate::formats::{negative_constraints, region_lines};
use crate::puzzle::{Givens, Progress, Puzzle};
use crate::variant::Region;

/// The constraint type that defines the regions of the board.
const REGIONS: i64 = 1;
/// The constraint type that defines the areas with rows and columns.
const AREAS: i64 = 2003;

/// Reads the puzzle and its losses.
pub(super) fn read(object: &Object) -> Result<(Puzzle, Losses), CodecError> {
    let cells = json::list(object.get("cells"));
    let places = size(object, cells.len()).ok_or_else(|| entry_error("cells", "expected-size"))?;
    let constraints = json::list(object.get("constraints"));
    if constraints.len() > json::MAX_ELEMENTS {
        return Err(ReadErrorKind::TooMany { limit: json::MAX_ELEMENTS }.into());
    }
    let kind = |constraint: &Value| json::integer(constraint.get("type"));
    let of_kind = |wanted: i64| constraints.iter().find(|constraint| kind(constraint) == Some(wanted));
    let regions = json::list(of_kind(REGIONS).and_then(|constraint| constraint.get("regions")));
    let of_cell = |at: usize| json::integer(regions.get(at)).filter(|&region| region >= 0);
    let regions: Vec<Option<i64>> = (0..cells.len()).map(of_cell).collect();
    let areas = json::list(of_kind(AREAS).and_then(|constraint| constraint.get("areas")));
    let outline = board(places, &regions, areas)?;
    let lowest = json::integer(object.get("minDigit")).unwrap_or(1);
    let numbering = u8::try_from(lowest).ok().and_then(Numbering::from_lowest);
    let board =
        outline.board.clone().with_numbering(numbering.ok_or_else(|| entry_error("minDigit", "expected-digit"))?);
    let mut marks = RuleCollector::new(board);
    outline.report(&mut marks.losses);
    for cells in &outline.regions {
        marks.add(Region { cells: cells.clone() }, None);
    }
    let (givens, progress) = read_cells(cells, places, &mut marks)?;
    for (at, value) in constraints.iter().enumerate() {
        let wrong = || CodecError::from(entry_error(format!("constraints {}", at + 1), "expected-indexes"));
        let (Some(kind), Some(fields)) = (kind(value), value.as_object()) else { return Err(wrong()) };
        if kind != REGIONS && kind != AREAS {
            constraint(kind, fields, places, &mut marks).ok_or_else(wrong)?;
        }
    }
    let RuleCollector { board, mut placed, mut losses, mut drawings, mut fog, .. } = marks;
    region_lines::remove_region_lines(&outline.regions, &mut placed, &mut losses);
    negative_constraints::drop_implied_numbers(&board, &mut placed);
    let mut words = |key: &str, element| {
        let words = object.get(key).and_then(|value| json::joined_text(value, ", ")).unwrap_or_default();
        truncated(words, element, &mut losses)
    };
    let (title, author) = (words("name", LostElement::Title), words("author", LostElement::Author));
    let mut texts = PublishedTexts::default();
    let message = object.get("messages").and_then(|messages| messages.get("completion"));
    let named = [("rules", object.get("comment")), ("source", object.get("source")), ("msgcorrect", message)];
    for (name, value) in named.into_iter().chain([("solution", object.get("solution"))]) {
        let text = value.and_then(|value| json::joined_text(value, if name == "solution" { "" } else { "\n" }));
        let place = |at: usize| Cell::new((at / places.cols as usize) as i16, (at % places.cols as usize) as i16);
        let every = || (0..cells.len()).map(place).collect();
        texts.set(name, text.unwrap_or_default(), &board, every, &mut losses);
    }
    let puzzle = Puzzle::builder(board).title(title).author(author).givens(givens).rules(placed).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)?.with_drawings(drawings.take()));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_fog(fog.take()));
    let puzzle = puzzle.map_err(ReadErrorKind::from)?;
    Ok((texts.apply(puzzle, &mut losses)?, losses))
}

/// Returns the rows and columns as given, or those of a square.
fn size(object: &Object, cells: usize) -> Option<PlaceNumbering> {
    let side = |names: [&str; 2]| names.into_iter().find_map(|name| json::integer(object.get(name)));
    let root = i64::try_from(cells.isqrt()).ok()?;
    let rows = side(["height", "size"]).unwrap_or(root);
    let cols = side(["width", "size"]).unwrap_or(root);
    let good = (2..=200).contains(&rows) && (2..=200).contains(&cols) && cells <= 10 * MAX_CELLS;
    (good && rows * cols == cells as i64).then_some(PlaceNumbering { rows: rows as i16, cols: cols as i16 })
}

/// Returns the board: one grid, or several if areas are given.
fn board(places: PlaceNumbering, regions: &[Option<i64>], areas: &[Value]) -> Result<RegionBoard, CodecError> {
    if areas.is_empty() {
        let size = u8::try_from(places.rows).ok().filter(|size| places.rows == places.cols && *size <= 25);
        let size = size.ok_or_else(|| entry_error("cells", "expected-size"))?;
        return Ok(region_board(size, regions).map_err(ReadErrorKind::from)?);
    }
    let side = |area: &Value, name: &str| json::integer(area.get(name)).filter(|at| (0..200).contains(at));
    let grid = |area: &Value| -> Option<Grid> {
        let origin = Cell::new(side(area, "y")? as i16, side(area, "x")? as i16);
        let width = side(area, "width").filter(|width| Some(*width) == side(area, "height"))?;
        Grid::latin(origin, u8::try_from(width).ok()?).ok()
    };
    let grids = areas.iter().take(json::MAX_ELEMENTS).map(grid).collect::<Option<Vec<Grid>>>();
    let grids = grids.ok_or_else(|| entry_error("areas", "expected-grids"))?;
    let lines =
        grids.iter().flat_map(|grid| (0..usize::from(grid.size())).flat_map(|at| [grid.row(at), grid.column(at)]));
    let lines = ListedLines { cells: lines.collect(), are_rows_and_columns: true };
    let mut cells: BTreeMap<i64, Vec<Cell>> = BTreeMap::new();
    for (at, region) in regions.iter().enumerate() {
        let cell = Cell::new((at / places.cols as usize) as i16, (at % places.cols as usize) as i16);
        cells.entry(region.unwrap_or(-1)).or_default().push(cell);
    }
    cells.remove(&-1);
    let cells: Vec<Vec<Cell>> = cells.into_values().collect();
    match layout::board(places.rows as usize, places.cols as usize, &cells, &lines).map_err(ReadErrorKind::from)? {
        Some(outline) if outline.board.grids().len() == grids.len() => Ok(outline),
        // The boxes are not all alike, so the grids get no boxes and the regions become rules.
        Some(_) | None => {
            let board = Board::new(grids).map_err(ReadErrorKind::from)?;
            Ok(RegionBoard::of_regions(board, cells.into_iter().map(|cells| cells.into_iter().collect())))
        }
    }
}

/// Reads the givens and a solver's progress. Marks are bitmasks with the digit 0 as the lowest bit.
fn read_cells(
    cells: &[Value],
    places: PlaceNumbering,
    marks: &mut RuleCollector,
) -> Result<(Givens, Progress), CodecError> {
    let (mut givens, mut progress) = (Givens::new(), Progress::default());
    let (size, numbering) = (marks.board.size(), marks.board.numbering());
    for (at, value) in cells.iter().enumerate() {
        let cell = Cell::new((at / places.cols as usize) as i16, (at % places.cols as usize) as i16);
        let bits = |key: &str| {
            let bits = json::integer(value.get(key)).and_then(|bits| u32::try_from(bits).ok()).unwrap_or(0);
            DigitSet::from_bits(bits >> numbering.lowest()).intersect(DigitSet::all(size))
        };
        let (centre, corner) = (bits("candidates"), bits("cornerPencilMarks"));
        let number = json::integer(value.get("value"));
        let coloured = json::integer(value.get("colors")).is_some_and(|colours| colours != 0);
        marks.losses.add_many(LostElement::Highlights, LossOutcome::NoPlace, usize::from(coloured));
        if !marks.board.contains(cell) {
            let some = !centre.is_empty() || !corner.is_empty();
            marks.losses.add_many(LostElement::PencilMarks, LossOutcome::NoPlace, usize::from(some));
            if number.is_some() && json::is_truthy(value.get("given")) {
                return Err(entry_error(cell.to_string(), "expected-inner-cell").into());
            }
            marks.losses.add_many(LostElement::EnteredDigits, LossOutcome::NoPlace, usize::from(number.is_some()));
            continue;
        }
        progress.change(cell, |notes| (notes.centre, notes.corner) = (centre, corner));
        let Some(number) = number else { continue };
        let digit = u8::try_from(number).ok().and_then(|number| numbering.digit(number));
        let digit = digit.filter(|digit| digit.value() <= size);
        match (digit, json::is_truthy(value.get("given"))) {
            (Some(digit), true) => drop(givens.insert(cell, digit)),
            (None, true) => return Err(entry_error(cell.to_string(), "expected-digit").into()),
            (Some(digit), false) => progress.change(cell, |notes| notes.digit = Some(digit)),
            (None, false) => marks.losses.add(LostElement::EnteredDigits, LossOutcome::NoPlace),
        }
    }
    Ok((givens, progress))
}
