//! Converts a puzzle to an f-puzzles object. The keys are in the order of the rules.

use std::collections::BTreeMap;

use serde_json::Value;

use super::board::write_regions;
use super::cells::names;
use super::drawings;
use super::encoded::EncodedRule;
use super::write_rules::encode;
use crate::board::{Cell, CellSet, Grid, Numbering};
use crate::formats::fog_links::written_links;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::plain_losses::report_opinions;
use crate::formats::published::solution_to_write;
use crate::formats::texts::customary_rules_text;
use crate::formats::{Format, PuzzleToWrite, SupportedBoards, WriteError, colours};
use crate::place::DigitList;
use crate::puzzle::{PlacedRule, Puzzle, StoredSolution, Symbols};
use crate::scene::Ink;

/// Returns the only grid of a puzzle.
///
/// # Errors
/// Returns an error if there are several grids, or digits begin at 0.
fn only_grid(puzzle: &Puzzle) -> Result<&Grid, WriteError> {
    match puzzle.board().grids() {
        [grid] if puzzle.board().numbering() == Numbering::FromOne => Ok(grid),
        _ => Err(WriteError::Board { format: Format::FPuzzles, holds: SupportedBoards::OneGrid }),
    }
}

/// The parts of a publication that the format holds.
const HELD: [LostElement; 3] = [LostElement::RulesText, LostElement::Messages, LostElement::Solution];

/// Properties of single cells.
#[derive(Default)]
pub(super) struct CellFields {
    pub grounds: BTreeMap<Cell, String>,
    pub allowed: BTreeMap<Cell, DigitList>,
}

/// Writes the puzzle as JSON, without a line break at the end.
///
/// # Errors
/// Returns an error if the format cannot hold the board.
pub(super) fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let puzzle = out.puzzle;
    let grid = only_grid(puzzle)?;
    if grid.origin() != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    if *puzzle.symbols() != Symbols::default() {
        losses.add(LostElement::Symbols, LossOutcome::NoPlace);
    }
    report_opinions(puzzle, losses, &HELD);
    // A cell with a given cannot also have a digit that a solver entered.
    let hidden =
        puzzle.progress().cells().filter(|(cell, own)| own.digit.is_some() && puzzle.givens().contains_key(cell));
    losses.add_many(LostElement::EnteredDigits, LossOutcome::NoPlace, hidden.count());
    let coloured = puzzle.progress().cells().map(|(_, own)| own.colours.len());
    losses.add_many(LostElement::Highlights, LossOutcome::NoPlace, coloured.filter(|&colours| colours > 1).count());
    let mut object = Object::new();
    object.insert("size".into(), grid.size().into());
    let words = [("title", puzzle.title()), ("author", puzzle.author())];
    for (key, words) in words.into_iter().filter(|(_, words)| !words.is_empty()) {
        object.insert(key.into(), words.into());
    }
    if out.rules_text || puzzle.has_own_rules_text() {
        object.insert("ruleset".into(), customary_rules_text(puzzle).into());
    }
    if !puzzle.publication().message.is_empty() {
        object.insert("successMessage".into(), puzzle.publication().message.as_str().into());
    }
    // Reserves the place of the grid before the rules.
    object.insert("grid".into(), Value::Null);
    let mut cells = CellFields::default();
    for placed in puzzle.rules() {
        match placed.on {
            true => rule(puzzle, grid, placed, &mut cells, &mut object, losses),
            false => losses.add(LostElement::DisabledRules, LossOutcome::NoPlace),
        }
    }
    for (key, element) in drawings::elements(puzzle, grid, &mut cells, losses) {
        append(&mut object, key.name(), element);
    }
    object.insert("grid".into(), rows(puzzle, grid, &cells));
    if let Some(fog) = puzzle.fog() {
        let from = grid.origin();
        object.insert("foglight".into(), names(fog.lights.iter().map(|cell| cell.offset(-from.row, -from.col))));
        if !fog.links.is_empty() {
            object.insert("triggereffect".into(), written_links(fog, from));
        }
    }
    match solution_to_write(out) {
        Some(StoredSolution::Digits(digits)) => {
            let value = |cell: &Cell| digits.get(cell).map_or(Value::from("."), |digit| Value::from(digit.value()));
            object.insert("solution".into(), puzzle.board().cells().iter().map(value).collect());
        }
        Some(StoredSolution::Text(text)) => {
            let list = serde_json::from_str(&text).ok().filter(Value::is_array);
            object.insert("solution".into(), list.unwrap_or(Value::String(text)));
        }
        None => {}
    }
    json::serialise(object, Format::FPuzzles)
}

fn rows(puzzle: &Puzzle, grid: &Grid, cells: &CellFields) -> Value {
    let regions = write_regions(grid);
    let n = usize::from(grid.size());
    let cell = |row: usize, col: usize| {
        let at = grid.cell(row, col);
        let mut fields = Object::new();
        if let Some(digit) = puzzle.givens().get(&at) {
            fields.insert("value".into(), digit.value().into());
            fields.insert("given".into(), true.into());
        }
        let notes = puzzle.progress().at(at);
        if let (None, Some(digit)) = (puzzle.givens().get(&at), notes.digit) {
            fields.insert("value".into(), digit.value().into());
        }
        for (key, digits) in [("centerPencilMarks", notes.centre), ("cornerPencilMarks", notes.corner)] {
            if !digits.is_empty() {
                fields.insert(key.into(), digits.iter().map(|digit| Value::from(digit.value())).collect());
            }
        }
        if let Some(tint) = notes.colours.iter().next() {
            fields.insert("highlight".into(), colours::of_ink(Ink::Tint(tint)).into());
        }
        if let Some(regions) = &regions {
            fields.insert("region".into(), regions[row * n + col].clone());
        }
        if let Some(colour) = cells.grounds.get(&at) {
            fields.insert("c".into(), colour.as_str().into());
        }
        if let Some(digits) = cells.allowed.get(&at) {
            let digits: Value = digits.0.iter().map(|digit| Value::from(digit.value())).collect();
            fields.insert("givenPencilMarks".into(), digits);
        }
        Value::Object(fields)
    };
    let row = |row: usize| (0..n).map(|col| cell(row, col)).collect::<Value>();
    (0..n).map(row).collect()
}

fn rule(
    puzzle: &Puzzle,
    grid: &Grid,
    placed: &PlacedRule,
    cells: &mut CellFields,
    object: &mut Object,
    losses: &mut Losses,
) {
    let kind = placed.rule.kind();
    let wrote = encode(puzzle, grid, placed, losses);
    let coloured = match &wrote {
        EncodedRule::Nothing | EncodedRule::Background(_) => false,
        EncodedRule::Elements(_) | EncodedRule::Flags(_) | EncodedRule::Negative(_) | EncodedRule::Allowed(..) => {
            !kind.is_decoration()
        }
    };
    if coloured && placed.tint.is_some_and(|tint| tint != kind.info().tint) {
        losses.add(LostElement::Colours, LossOutcome::NoPlace);
    }
    match wrote {
        EncodedRule::Nothing => {}
        EncodedRule::Flags(keys) => {
            for key in keys {
                object.insert(key.name().into(), true.into());
            }
        }
        EncodedRule::Negative(sort) => append(object, "negative", sort.into()),
        EncodedRule::Elements(elements) => {
            for (key, element) in elements {
                append(object, key.name(), element);
            }
        }
        EncodedRule::Allowed(set, digits) => allow(&set, &digits, cells, losses),
        EncodedRule::Background(set) => {
            for cell in set.iter() {
                let colour = colours::of_ink(Ink::Tint(placed.tint()));
                if cells.grounds.insert(cell, colour).is_some() {
                    losses.add(LostElement::Colours, LossOutcome::NoPlace);
                }
            }
        }
    }
}

/// Restricts cells to digits; a cell with several restrictions keeps the digits that all of them allow.
fn allow(set: &CellSet, digits: &DigitList, cells: &mut CellFields, losses: &mut Losses) {
    for cell in set.iter() {
        let both = match cells.allowed.get(&cell) {
            None => DigitList::sorted(digits.0.iter().copied()),
            Some(before) => DigitList::sorted(before.0.iter().copied().filter(|digit| digits.0.contains(digit))),
        };
        if both.is_empty() {
            losses.add(LostElement::Rules(crate::variant::Kind::Allowed), LossOutcome::NoPlace);
        } else {
            cells.allowed.insert(cell, both);
        }
    }
}

/// Appends an element to the list under a key.
fn append(object: &mut Object, key: &str, element: Value) {
    match object.get_mut(key) {
        Some(Value::Array(list)) => list.push(element),
        _ => drop(object.insert(key.into(), Value::Array(vec![element]))),
    }
}
