//! Converts a SudokuPad object to a puzzle. Givens, boxes, cages and named rules are read directly; shapes are
//! recognised as marks.

use std::collections::BTreeSet;

use serde_json::Value;

use super::cells::{ReadCells, numbering};
use super::places::cells;
use super::recognise::UnrecognisedShapes;
use super::write::{GLOBALS, ROW_OR_COLUMN};
use super::write_drawings::{BACKGROUND, BACKGROUND_OPACITY};
use crate::board::{Board, Cell, CellSet, GridId};
use crate::formats::codec::CodecError;
use crate::formats::fog_links::named_cells;
use crate::formats::json::{self, Object, entry_error};
use crate::formats::layout::{ListedLines, board};
use crate::formats::loss::{Losses, LostElement};
use crate::formats::negative_constraints::{self, DIFFERENCES, RATIOS};
use crate::formats::published::PublishedTexts;
use crate::formats::recognise::DrawingReading;
use crate::formats::rule_collector::RuleCollector;
use crate::formats::texts::truncated;
use crate::formats::{ReadErrorKind, region_lines};
use crate::puzzle::{Angle, Drawing, DrawingPoint, DrawnFrame, DrawnShape, Length, MAX_IMAGE_BYTES, Puzzle};
use crate::scene::ImageFile;
use crate::sheet::DrawnImage;
use crate::variant::{AntiKing, AntiKnight, Indexers, Kind, NoRatio, Nonconsecutive, Position, Region};

/// The value of a cage whose cells are clear of fog, and the key of a text that names such cells.
const FOG_LIGHT: &str = "FOGLIGHT";

/// Reads the puzzle, its losses and what was made of its drawing.
pub(super) fn read(object: &Object) -> Result<(Puzzle, Losses, DrawingReading), CodecError> {
    let rows = object.get("cells").and_then(Value::as_array).ok_or_else(|| entry_error("cells", "expected-rows"))?;
    let width = rows.iter().map(|row| json::list(Some(row)).len()).max().unwrap_or(0);
    let regions = json::list(object.get("regions")).iter().enumerate().map(|(at, region)| {
        cells(Some(region)).ok_or_else(|| entry_error(format!("regions {}", at + 1), "expected-pairs"))
    });
    let regions: Vec<Vec<Cell>> = regions.collect::<Result<_, ReadErrorKind>>()?;
    let lines = lines(json::list(object.get("cages")));
    let Some(outline) = board(rows.len(), width, &regions, &lines).map_err(ReadErrorKind::from)? else {
        return Err(entry_error("regions", "expected-grids").into());
    };
    // If there are several grids, each row and column is a cage.
    let board = outline.board.clone();
    let several = board.grids().len() > 1 || lines.are_rows_and_columns;
    let grids = board.grids().iter().filter(|_| several);
    let own = grids.flat_map(|grid| (0..usize::from(grid.size())).flat_map(|at| [grid.row(at), grid.column(at)]));
    let own_lines: BTreeSet<Vec<Cell>> = own.collect();
    let numbering = numbering(object, rows, &board);
    let mut marks = RuleCollector::new(board.with_numbering(numbering));
    outline.report(&mut marks.losses);
    for cells in &outline.regions {
        marks.add(Region { cells: cells.clone() }, None);
    }
    let ReadCells { givens, progress } = super::cells::read(rows, &marks.board, &mut marks.losses)?;
    let mut elements = 0;
    let mut cages: Vec<(CellSet, &Value)> = Vec::new();
    let mut texts = PublishedTexts::default();
    let size = (rows.len(), width);
    let mut background = None;
    for (key, value) in object {
        let list = json::list(Some(value));
        elements += list.len();
        if elements > json::MAX_ELEMENTS {
            return Err(ReadErrorKind::TooMany { limit: json::MAX_ELEMENTS }.into());
        }
        match key.as_str() {
            "id" | "cellSize" | "cells" | "regions" | "settings" | "duration" | "videos" => {}
            "metadata" => {
                background = value.as_object().and_then(|about| background_picture(about, &marks.board));
                for (key, value) in value.as_object().into_iter().flatten() {
                    if background.is_some() && matches!(key.as_str(), BACKGROUND | BACKGROUND_OPACITY) {
                        continue;
                    }
                    let between = if matches!(key.as_str(), "title" | "author") { ", " } else { "\n" };
                    match json::joined_text(value, between) {
                        Some(text) => set_metadata(key, text, size, &mut texts, &mut marks),
                        None if *value == Value::Bool(true) && is_global(key) => global(key, &mut marks),
                        None if json::is_truthy(Some(value)) => marks.losses.unknown_text(key, 1, value),
                        None => {}
                    }
                }
            }
            "cages" => {
                for (at, cage) in list.iter().enumerate() {
                    let wrong = || entry_error(format!("cages {}", at + 1), "expected-pairs");
                    let own = cells(cage.get("cells")).ok_or_else(wrong)?;
                    let words = json::text(cage.get("value"));
                    if words.trim().eq_ignore_ascii_case(FOG_LIGHT) {
                        marks.fog.light(own, &marks.board, &mut marks.losses);
                        continue;
                    }
                    match words.split_once(':') {
                        Some((key, text)) if own.is_empty() => {
                            set_metadata(key, text.trim().to_owned(), size, &mut texts, &mut marks);
                        }
                        Some(_) | None => {
                            let own: CellSet = own.into_iter().collect();
                            if !(is_line(cage) && own_lines.contains(&own.iter().collect::<Vec<Cell>>())) {
                                cages.extend(read_cage(own, cage, &mut marks).map(|own| (own, cage)));
                            }
                        }
                    }
                }
            }
            "lines" | "arrows" | "underlays" | "overlays" => {}
            "global" => list.iter().for_each(|name| global(&json::text(Some(name)), &mut marks)),
            "foglight" => marks.fog.lights(value, &marks.board, &mut marks.losses),
            "triggereffect" => marks.fog.effects(list, &marks.board, &mut marks.losses),
            other => marks.losses.unknown_text(other, list.len().max(1), value),
        }
    }
    let shapes = UnrecognisedShapes::of(object, cages, &texts.rules, texts.solution.as_ref(), &marks);
    let mut reading = shapes.read(&mut marks);
    let RuleCollector { board, mut placed, mut losses, mut drawings, mut fog, .. } = marks;
    let drawings = background.into_iter().chain(drawings.take()).collect();
    region_lines::remove_region_lines(&outline.regions, &mut placed, &mut losses);
    negative_constraints::drop_implied_numbers(&board, &mut placed);
    let title = truncated(std::mem::take(&mut texts.title), LostElement::Title, &mut losses);
    let author = truncated(std::mem::take(&mut texts.author), LostElement::Author, &mut losses);
    let puzzle = Puzzle::builder(board).title(title).author(author).givens(givens).rules(placed).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)?.with_drawings(drawings));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_fog(fog.take()));
    let puzzle = puzzle.map_err(ReadErrorKind::from)?;
    let puzzle = texts.apply(puzzle, &mut losses)?;
    let puzzle = reading.without_impossible(puzzle).map_err(ReadErrorKind::from)?;
    Ok((puzzle, losses, reading))
}

/// Returns the picture behind the board, unless it must be loaded from elsewhere.
fn background_picture(about: &Object, board: &Board) -> Option<Drawing> {
    let file = ImageFile::from_data_url(&json::text(about.get(BACKGROUND)))
        .filter(|file| file.bytes().len() <= MAX_IMAGE_BYTES && DrawnImage::read(file).is_ok())?;
    let opacity = json::number(about.get(BACKGROUND_OPACITY)).unwrap_or(1.0).clamp(0.0, 1.0);
    let (from, (bottom, right)) = (board.top_left(), board.extent());
    let (width, height) = (f64::from(right - from.col), f64::from(bottom - from.row));
    let (x, y) = (f64::from(from.col) + width / 2.0, f64::from(from.row) + height / 2.0);
    let frame = DrawnFrame {
        centre: DrawingPoint::of_cells(x, y)?,
        width: Length::of_cells(width)?,
        height: Length::of_cells(height)?,
        angle: Angle::default(),
    };
    let opacity = (opacity * 255.0).round() as u8;
    Some(Drawing::new(DrawnShape::Image { frame, file, mirrored: false, opacity }))
}

/// Returns the cages that may be rows and columns: those of the type for rows and columns, or else the hidden ones.
fn lines(cages: &[Value]) -> ListedLines {
    let certain = cages.iter().any(is_row_or_column);
    let lines = cages.iter().filter(|cage| if certain { is_row_or_column(cage) } else { is_hidden(cage) });
    let cells = |cage: &Value| Some(cells(cage.get("cells"))?.into_iter().collect::<BTreeSet<Cell>>());
    ListedLines {
        cells: lines.filter_map(cells).map(|cells| cells.into_iter().collect()).collect(),
        are_rows_and_columns: certain,
    }
}

fn is_row_or_column(cage: &Value) -> bool {
    json::text(cage.get("type")) == ROW_OR_COLUMN
}

fn is_line(cage: &Value) -> bool {
    is_hidden(cage) || is_row_or_column(cage)
}

/// Returns whether a cage only means that no digit repeats in it.
fn is_hidden(cage: &Value) -> bool {
    json::is_truthy(cage.get("unique")) && json::is_truthy(cage.get("hidden"))
}

/// Sets a text about a puzzle of this many rows and columns.
fn set_metadata(
    key: &str,
    text: String,
    (rows, cols): (usize, usize),
    texts: &mut PublishedTexts,
    marks: &mut RuleCollector,
) {
    let places =
        || (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row as i16, col as i16))).collect::<Vec<Cell>>();
    if key.trim().eq_ignore_ascii_case(FOG_LIGHT) {
        let cells = named_cells(&text, &marks.board);
        return marks.fog.light(cells, &marks.board, &mut marks.losses);
    }
    let shown = text.clone();
    if !texts.set(key, text, &marks.board, places, &mut marks.losses) && !shown.trim().is_empty() {
        marks.losses.unknown_text(key.trim(), 1, &shown);
    }
}

/// Returns whether a name is that of a rule for the whole grid.
fn is_global(name: &str) -> bool {
    GLOBALS.iter().any(|(other, _)| *other == name)
}

/// Adds a cage whose type says what it means, or returns the cells of another one.
fn read_cage(own: CellSet, cage: &Value, marks: &mut RuleCollector) -> Option<CellSet> {
    let style = json::text(cage.get("style"));
    let style = if style.is_empty() { json::text(cage.get("type")) } else { style };
    if own.is_empty() {
        // Editors leave cages without cells behind, whose value is 0 or nothing.
        if !matches!(json::text(cage.get("value")).trim(), "" | "0") {
            marks.losses.unknown_text("cages", 1, cage);
        }
        return None;
    }
    let indexer = ["fpColumnIndexer", "fpRowIndexer", "fpBoxIndexer"].into_iter().position(|name| name == style);
    match (indexer, style.as_str()) {
        (Some(sort), _) => {
            let mut rule = Indexers::none();
            own.iter().for_each(|cell| rule.cells[sort].insert(cell));
            marks.add(rule, None);
        }
        (None, "extraregion") => marks.add(Region { cells: own }, None),
        (None, _) if is_hidden(cage) && json::text(cage.get("value")).trim().is_empty() => {
            marks.add(Region { cells: own }, None);
        }
        (None, _) => return Some(own),
    }
    None
}

/// Adds a rule for the whole grid.
fn global(name: &str, marks: &mut RuleCollector) {
    const GRID: GridId = GridId(0);
    match GLOBALS.iter().find(|(other, _)| *other == name).map(|(_, kind)| *kind) {
        Some(Kind::AntiKnight) => marks.add(AntiKnight::new(GRID), None),
        Some(Kind::AntiKing) => marks.add(AntiKing::new(GRID), None),
        Some(Kind::Nonconsecutive) => marks.add(Nonconsecutive::new(GRID).with_numbers(DIFFERENCES), None),
        Some(Kind::NoRatio) => marks.add(NoRatio::new(GRID).with_numbers(RATIOS), None),
        Some(Kind::Position) => marks.add(Position { grid: GRID }, None),
        Some(_) | None => marks.losses.unknown(name, 1),
    }
}
