//! Converts an f-puzzle object to a puzzle.

use std::collections::BTreeMap;

use serde_json::Value;

use super::board::{read_regions, size};
use super::cells::digit;
use super::drawings::filled_cell;
use super::key::{APPEARANCE_FIELDS, ElementKey, FALLBACK_FIELDS, MarkKey};
use super::rules::FPuzzlesRules;
use super::value::{ElementValue, element_value};
use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Numbering};
use crate::formats::codec::CodecError;
use crate::formats::detect_numbering::detect_numbering;
use crate::formats::fog_links::named_cells;
use crate::formats::json::{self, Object, entry_error};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::recognise::{DrawingReading, settle_stated};
use crate::formats::region_board::region_board;
use crate::formats::texts::truncated;
use crate::formats::{ReadErrorKind, colours, negative_constraints, region_lines};
use crate::place::DigitList;
use crate::puzzle::{Colours, Drawing, Givens, Puzzle, StoredSolution};
use crate::scene::Rgba;
use crate::variant::{Allowed, ColouredCells, Region};
use crate::words::Message;

/// Keys of settings that do not affect the puzzle.
const SETTINGS: &[&str] = &["disabledlogic", "truecandidatesoptions"];

/// Reads the puzzle, its losses and what was made of its drawing.
pub(super) fn read(object: &Object) -> Result<(Puzzle, Losses, DrawingReading), CodecError> {
    let size = size(object.get("size")).ok_or_else(|| entry_error("size", "expected-size"))?;
    let rows = rows(object, size)?;
    let outline = region_board(size, &read_regions(size, &rows)).map_err(ReadErrorKind::from)?;
    let numbering = numbering(object, &rows, &outline.board);
    let mut rules = FPuzzlesRules::new(outline.board.clone().with_numbering(numbering));
    outline.report(&mut rules.losses);
    for cells in &outline.regions {
        rules.add(Region { cells: cells.clone() });
    }
    rules.regions = outline.regions;
    let givens = cells(&rows, &mut rules)?;
    let mut elements = 0;
    rules.ratios = ratios(object);
    for (name, value) in object {
        elements += value.as_array().map_or(1, Vec::len);
        if elements > json::MAX_ELEMENTS {
            return Err(ReadErrorKind::TooMany { limit: json::MAX_ELEMENTS }.into());
        }
        key(name, value, &mut rules)?;
    }
    for (name, element, between) in [
        ("title", LostElement::Title, ", "),
        ("author", LostElement::Author, ", "),
        ("ruleset", LostElement::RulesText, "\n"),
        ("successMessage", LostElement::Messages, "\n"),
        ("solution", LostElement::Solution, ","),
    ] {
        let Some(value) = object.get(name) else { continue };
        match (name, json::joined_text(value, between)) {
            ("solution", _) => rules.read_solution(value),
            (_, Some(text)) => rules.set_metadata(name, &text),
            (_, None) => {
                rules.losses.add_many(element, LossOutcome::NoPlace, usize::from(json::is_truthy(Some(value))));
            }
        }
    }
    let FPuzzlesRules {
        board,
        mut placed,
        mut losses,
        drawings,
        mut fog,
        progress,
        regions,
        mut texts,
        mut sketched,
        ..
    } = rules;
    let solution = texts.solution.as_ref().and_then(|solution| solution.filling(&board));
    sketched.sketch.rules_text.clone_from(&texts.rules);
    sketched.sketch.solution.clone_from(&solution);
    sketched.sketch.other_solution = matches!(texts.solution, Some(StoredSolution::Text(_)));
    settle_stated(&board, &sketched.sketch, &mut placed, &mut losses);
    let mut drawings = drawings;
    let mut reading = sketched.conclude(&board, &mut placed, &mut drawings, &mut losses);
    region_lines::remove_region_lines(&regions, &mut placed, &mut losses);
    negative_constraints::drop_implied_numbers(&board, &mut placed);
    let title = truncated(std::mem::take(&mut texts.title), LostElement::Title, &mut losses);
    let author = truncated(std::mem::take(&mut texts.author), LostElement::Author, &mut losses);
    let puzzle = Puzzle::builder(board).title(title).author(author).givens(givens).rules(placed).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)?.with_drawings(drawings.take()));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_fog(fog.take()));
    let puzzle = puzzle.map_err(ReadErrorKind::from)?;
    let puzzle = texts.apply(puzzle, &mut losses)?;
    let puzzle = reading.without_impossible(puzzle).map_err(ReadErrorKind::from)?;
    Ok((puzzle, losses, reading))
}

/// Returns the ratios ruled out by "all ratio dots are given": those of the dots (2 for a dot without a number), or 2
/// if there are no dots.
fn ratios(object: &Object) -> Vec<u16> {
    let dots = json::list(object.get("ratio")).iter().filter_map(|dot| match element_value(dot.get("value")) {
        ElementValue::Missing => Some(negative_constraints::RATIOS[0]),
        ElementValue::Number(number) => Some(number),
        ElementValue::Text(_) => None,
    });
    let ratios: Vec<u16> = dots.collect();
    if ratios.is_empty() { negative_constraints::RATIOS.into() } else { ratios }
}

/// Returns the rows of the grid, after checking their number and length.
fn rows(object: &Object, size: u8) -> Result<Vec<&[Value]>, CodecError> {
    let rows = object.get("grid").and_then(Value::as_array).ok_or_else(|| entry_error("grid", "expected-rows"))?;
    let wanted = usize::from(size);
    if rows.len() != wanted {
        return Err(ReadErrorKind::RowCount { found: rows.len(), expected: wanted }.into());
    }
    let row = |(at, row): (usize, &'_ Value)| -> Result<usize, CodecError> {
        let cells = row.as_array().ok_or_else(|| entry_error(format!("grid, row {}", at + 1), "expected-cells"))?;
        let problem = ReadErrorKind::RowLength { row: at + 1, found: cells.len(), expected: wanted };
        if cells.len() == wanted { Ok(at) } else { Err(problem.into()) }
    };
    rows.iter().enumerate().map(row).collect::<Result<Vec<usize>, CodecError>>()?;
    Ok(rows.iter().map(|row| json::list(Some(row))).collect())
}

/// Detects the numbering of the digits from the cells, the solution and the rules text.
fn numbering(object: &Object, rows: &[&[Value]], board: &Board) -> Numbering {
    let cells = || rows.iter().flat_map(|row| row.iter());
    // Some files have 0 for an empty cell, so the values of cells that are not given do not count.
    let given = cells().filter(|cell| json::is_truthy(cell.get("given")));
    let values = given.filter_map(|cell| cell.get("value"));
    let lists = cells().flat_map(|cell| CANDIDATES.iter().flat_map(|key| json::list(cell.get(*key))));
    let numbers = values.chain(lists).filter_map(|value| json::integer(Some(value)));
    let solution: Vec<i64> = match object.get("solution") {
        Some(Value::Array(cells)) => cells.iter().filter_map(|cell| json::integer(Some(cell))).collect(),
        other => json::text(other).chars().filter_map(|symbol| symbol.to_digit(10).map(i64::from)).collect(),
    };
    let rules = object.get("ruleset").and_then(|rules| json::joined_text(rules, "\n")).unwrap_or_default();
    detect_numbering(board, numbers, &solution, &rules)
}

/// Keys of digit lists in cells.
const CANDIDATES: [&str; 3] = ["centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"];

/// Reads the cells: givens, colours, candidates, and a solver's progress. Colours that are lost are reported.
fn cells(rows: &[&[Value]], rules: &mut FPuzzlesRules) -> Result<Givens, CodecError> {
    let mut givens = Givens::new();
    let mut grounds: Vec<(String, CellSet)> = Vec::new();
    let mut allowed: BTreeMap<u32, CellSet> = BTreeMap::new();
    for (row, cells) in rows.iter().enumerate() {
        for (col, value) in cells.iter().enumerate() {
            let cell = Cell::new(row as i16, col as i16);
            let at = || format!("grid, {cell}");
            let Value::Object(fields) = value else {
                if value.is_null() {
                    continue;
                }
                return Err(entry_error(at(), "expected-object").into());
            };
            for (name, value) in fields {
                match name.as_str() {
                    "value" if value.is_null() => {}
                    "value" if json::is_truthy(fields.get("given")) => {
                        let digit = digit(value, &rules.board).ok_or_else(|| entry_error(at(), "expected-digit"))?;
                        givens.insert(cell, digit);
                    }
                    "value" => match digit(value, &rules.board) {
                        Some(digit) => rules.progress.change(cell, |notes| notes.digit = Some(digit)),
                        None => rules.losses.add(LostElement::EnteredDigits, LossOutcome::NoPlace),
                    },
                    "given" | "region" => {}
                    "c" => add_background(&json::text(Some(value)), cell, &mut grounds),
                    "cArray" => add_backgrounds(value, fields.contains_key("c"), cell, &mut grounds, &mut rules.losses),
                    "highlight" => {
                        let colour = json::text(Some(value));
                        if colours::read(&colour).is_some_and(|colour| colour.3 > 0) {
                            let tint = colours::nearest_tint(&colour, &mut rules.losses);
                            rules.progress.change(cell, |notes| notes.colours = Colours::from_iter([tint]));
                        } else if json::is_truthy(Some(value)) {
                            rules.losses.add(LostElement::Highlights, LossOutcome::NoPlace);
                        }
                    }
                    "centerPencilMarks" | "cornerPencilMarks" => {
                        let corner = name == "cornerPencilMarks";
                        let marks = marks(value, corner, cell, rules);
                        rules.losses.add_many(LostElement::PencilMarks, LossOutcome::NoPlace, usize::from(!marks));
                    }
                    "givenPencilMarks" => {
                        let digits =
                            candidates(value, &rules.board).ok_or_else(|| entry_error(at(), "expected-digits-list"))?;
                        if !digits.is_empty() {
                            allowed.entry(digits.bits()).or_default().insert(cell);
                        }
                    }
                    "parity" => match json::text(Some(value)).to_ascii_lowercase().as_str() {
                        "odd" => rules.mark(MarkKey::Odd, cell),
                        "even" => rules.mark(MarkKey::Even, cell),
                        "" => {}
                        _ => rules.losses.unknown("parity", 1),
                    },
                    other => rules.losses.unknown(&format!("grid.{other}"), 1),
                }
            }
        }
    }
    for (colour, cells) in grounds {
        let own = cells.clone();
        let is_exact = rules.add_exact(|rules| {
            let tint = colours::nearest_tint(&colour, &mut rules.losses);
            rules.add_tinted(ColouredCells { cells: own }, tint);
            Ok(())
        });
        if !matches!(is_exact, Ok(true)) {
            let colour = colours::read(&colour).unwrap_or(Rgba(0, 0, 0, 0));
            let drawings: Vec<Drawing> = cells.iter().filter_map(|cell| filled_cell(cell, colour)).collect();
            drawings.into_iter().for_each(|drawing| rules.draw(drawing));
        }
    }
    for (digits, cells) in allowed {
        rules.add(Allowed { cells, digits: DigitList::sorted(DigitSet::from_bits(digits).iter()) });
    }
    Ok(givens)
}

/// Sets a solver's centre or corner marks; returns false if some are no digits of the board.
fn marks(value: &Value, corner: bool, cell: Cell, rules: &mut FPuzzlesRules) -> bool {
    let list = json::list(Some(value));
    let digits: Vec<Digit> = list.iter().filter_map(|value| digit(value, &rules.board)).collect();
    let all = digits.len() == list.len();
    rules.progress.change(cell, |notes| {
        let marks = if corner { &mut notes.corner } else { &mut notes.centre };
        *marks = digits.into_iter().collect();
    });
    all
}

/// Adds a cell to the set of cells of its colour.
fn add_background(colour: &str, cell: Cell, grounds: &mut Vec<(String, CellSet)>) {
    if colours::read(colour).is_none_or(|colour| colour.3 == 0) {
        return;
    }
    match grounds.iter_mut().find(|(other, _)| other == colour) {
        Some((_, cells)) => cells.insert(cell),
        None => grounds.push((colour.to_owned(), [cell].into_iter().collect())),
    }
}

/// Adds a cell with several colours to the set of its first colour.
fn add_backgrounds(
    value: &Value,
    has_one: bool,
    cell: Cell,
    grounds: &mut Vec<(String, CellSet)>,
    losses: &mut Losses,
) {
    let all = json::list(Some(value));
    if let (Some(first), false) = (all.first(), has_one) {
        add_background(&json::text(Some(first)), cell, grounds);
    }
    losses.add_many(LostElement::Colours, LossOutcome::NoPlace, all.len().saturating_sub(1));
}

/// Returns the digits of a list, and no digits for null.
fn candidates(value: &Value, board: &Board) -> Option<DigitSet> {
    match value {
        Value::Null => Some(DigitSet::default()),
        Value::Array(digits) => digits.iter().map(|value| digit(value, board)).collect(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => None,
    }
}

/// Reads the value of a key of the whole object.
fn key(name: &str, value: &Value, rules: &mut FPuzzlesRules) -> Result<(), CodecError> {
    match name {
        "size" | "grid" | "title" | "author" | "ruleset" | "successMessage" | "solution" => return Ok(()),
        "highlightConflicts" => return Ok(()),
        _ => {}
    }
    let count = value.as_array().map_or(usize::from(json::is_truthy(Some(value))), Vec::len);
    if fog(name, value, rules) {
        return Ok(());
    }
    if SETTINGS.contains(&name) {
        rules.losses.add_many(LostElement::Settings, LossOutcome::NoPlace, usize::from(count > 0));
        return Ok(());
    }
    match ElementKey::of_name(name) {
        None if count > 0 => rules.losses.unknown_text(name, count, value),
        None => {}
        Some(ElementKey::Whole(whole)) if json::is_truthy(Some(value)) => rules.grid_rule(whole),
        Some(ElementKey::Whole(_)) => {}
        Some(ElementKey::Negative) => {
            for sort in json::list(Some(value)) {
                rules.negative(&json::text(Some(sort)));
            }
        }
        Some(key) => {
            let list = value.as_array().ok_or_else(|| entry_error(name, "expected-list"))?;
            for (index, element) in list.iter().enumerate() {
                let wrong = |expected: Message| {
                    let problem = Box::new(expected);
                    CodecError::from(ReadErrorKind::Entry { at: format!("{name} {}", index + 1), problem })
                };
                let Value::Object(element) = element else { return Err(wrong(Message::new("expected-object"))) };
                if FALLBACK_FIELDS.iter().any(|twin| json::is_truthy(element.get(*twin))) {
                    continue;
                }
                count_unknown_fields(name, key, element, &mut rules.losses);
                rules.element(name, key, element).map_err(wrong)?;
            }
        }
    }
    Ok(())
}

/// Reads the value of a key if it is one of fog. Bulbs light the cells around them as well.
fn fog(name: &str, value: &Value, rules: &mut FPuzzlesRules) -> bool {
    let list = json::list(Some(value));
    match name {
        "foglight" => rules.fog.lights(value, &rules.board, &mut rules.losses),
        "fogofwar" | "fogofwarbulb" => {
            let name = |bulb: &Value| json::text(Some(bulb.get("cell").unwrap_or(bulb)));
            let bulbs: Vec<Cell> = list.iter().flat_map(|bulb| named_cells(&name(bulb), &rules.board)).collect();
            if !list.is_empty() {
                rules.losses.add_many(
                    LostElement::FogLights,
                    LossOutcome::Unknown,
                    list.len().saturating_sub(bulbs.len()),
                );
                rules.fog.light_around(bulbs, &rules.board, &mut rules.losses);
            }
        }
        "triggereffect" => rules.fog.effects(list, &rules.board, &mut rules.losses),
        _ => return false,
    }
    true
}

fn count_unknown_fields(name: &str, key: ElementKey, element: &Object, losses: &mut Losses) {
    for field in element.keys() {
        let looks = APPEARANCE_FIELDS.contains(&field.as_str());
        match key {
            _ if key.fields().contains(&field.as_str()) || FALLBACK_FIELDS.contains(&field.as_str()) => {}
            ElementKey::Cosmetic(_) if looks => {}
            _ if looks && field.ends_with('C') => losses.add(LostElement::Colours, LossOutcome::NoPlace),
            _ if looks => losses.add(LostElement::Sizes, LossOutcome::NoPlace),
            _ => losses.unknown(&format!("{name}.{field}"), 1),
        }
    }
}
