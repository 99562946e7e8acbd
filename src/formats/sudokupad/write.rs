//! Converts a puzzle to a SudokuPad object: givens, boxes and cages as such, everything else as a drawing, so that any
//! board can be solved there.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::draw::DrawnShapes;
use super::write_drawings;
use crate::board::{Board, Cell, Digit, Grid};
use crate::formats::fog_links::written_links;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::negative_constraints::{DIFFERENCES, RATIOS, can_write};
use crate::formats::plain_losses::{report_highlights, report_opinions};
use crate::formats::published::solution_to_write;
use crate::formats::texts::customary_rules_text;
use crate::formats::{Format, PuzzleToWrite, WriteError};
use crate::puzzle::{Puzzle, StoredSolution, Symbols};
use crate::scene::{Layer, Scene};
use crate::sheet::board_scene;
use crate::variant::{KillerCage, Kind, Rule, SumClue};

/// Returns SudokuPad's name for a rule for the whole grid, if it has one.
fn global_of(rule: &Rule) -> Option<&'static str> {
    GLOBALS.iter().find(|(_, kind)| *kind == rule.kind()).map(|(name, _)| *name)
}

/// The rules for a whole grid that SudokuPad has names for.
pub(super) const GLOBALS: &[(&str, Kind)] = &[
    ("antiknight", Kind::AntiKnight),
    ("antiking", Kind::AntiKing),
    ("nonconsecutive", Kind::Nonconsecutive),
    ("antiratio", Kind::NoRatio),
    ("disjoint", Kind::Position),
];

/// The type of a cage that is a row or column of a grid.
pub(super) const ROW_OR_COLUMN: &str = "rowcol";

/// The parts of a publication that the metadata hold.
const HELD: [LostElement; 4] =
    [LostElement::RulesText, LostElement::Source, LostElement::Messages, LostElement::Solution];

/// Returns whether SudokuPad itself draws and checks the board: one grid from corner to corner.
pub(super) fn is_plain(board: &Board) -> bool {
    board.grids().len() == 1
}

/// Writes the puzzle as JSON.
///
/// # Errors
/// Returns an error if the text exceeds what can be read again.
pub(super) fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let puzzle = out.puzzle;
    let board = puzzle.board();
    // The rules text says if digits begin at 0.
    if *puzzle.symbols() != Symbols::default() {
        losses.add(LostElement::Symbols, LossOutcome::NoPlace);
    }
    report_opinions(puzzle, losses, &HELD);
    let beyond = |digit: &Digit| board.numbering().number(*digit) > 9;
    if let Some(StoredSolution::Digits(digits)) = puzzle.stored_solution() {
        let lost = digits.values().filter(|digit| beyond(digit)).count();
        losses.add_many(LostElement::Solution, LossOutcome::Nearest, usize::from(lost > 0));
    }
    // A solver's digit, written as a value, would be a given.
    losses.add_many(LostElement::EnteredDigits, LossOutcome::NoPlace, puzzle.progress().entered_count());
    report_highlights(puzzle, losses);
    let top_left = board.top_left();
    let place = |cell: Cell| json!([cell.row - top_left.row, cell.col - top_left.col]);
    let (mut cages, mut globals) = (Vec::new(), Vec::new());
    let mut shapes = DrawnShapes::new(top_left.row, top_left.col);
    let context = puzzle.context();
    for placed in puzzle.rules() {
        if !placed.on {
            losses.add(LostElement::DisabledRules, LossOutcome::NoPlace);
            continue;
        }
        let cells = |cells: &crate::board::CellSet| cells.iter().map(place).collect::<Value>();
        match &placed.rule {
            // All rules there hold.
            rule if placed.choice().is_some() => losses.add(LostElement::Rules(rule.kind()), LossOutcome::AsMarks),
            // A cage with the sum 0 would be read as one without a sum.
            Rule::KillerCage(cage) if has_written_sum(cage) && placed.reading().is_digits() => {
                let mut element = json!({ "cells": cells(&cage.cells), "unique": true });
                if let Some(sum) = cage.sum.as_ref().and_then(SumClue::number) {
                    element["value"] = sum.to_string().into();
                    element["sum"] = sum.into();
                }
                cages.push(element);
                continue;
            }
            Rule::Region(region) => {
                cages.push(json!({ "cells": cells(&region.cells), "unique": true, "hidden": true }));
            }
            rule if rule.is_decoration() => {}
            rule if global_of(rule).is_some() && is_plain(board) => {
                let there = match rule {
                    Rule::Nonconsecutive(_) => Some(DIFFERENCES),
                    Rule::NoRatio(_) => Some(RATIOS),
                    _ => None,
                };
                let there = there.map(|numbers| numbers.map(i32::from));
                if there.is_none_or(|numbers| can_write(rule, &context, numbers, losses)) {
                    globals.extend(global_of(rule).map(Value::from));
                }
                continue;
            }
            rule => losses.add(LostElement::Rules(rule.kind()), LossOutcome::AsMarks),
        }
        let mut scene = Scene::new(board_scene(&Puzzle::empty(board.clone())).bounds());
        placed.rule.draw(&context, placed.tint(), &mut scene);
        shapes.add(&scene, |_| true);
    }
    let mut metadata = metadata(out);
    write_drawings::add(puzzle, &mut shapes, &mut metadata, losses);
    if !is_plain(board) {
        // The rows and columns are not those of the whole board, so each becomes a hidden cage.
        cages.extend(lines(board).map(|line| {
            let cells: Value = line.into_iter().map(place).collect();
            json!({ "cells": cells, "type": ROW_OR_COLUMN, "unique": true, "hidden": true })
        }));
        shapes.add(&board_scene(&Puzzle::empty(board.clone())), |layer| layer == Layer::Grid);
    }
    let mut object = Object::new();
    object.insert("cellSize".into(), 64.into());
    object.insert("metadata".into(), Value::Object(metadata));
    object.insert("cells".into(), rows(puzzle));
    object.insert("regions".into(), regions(board));
    for (key, list) in [
        ("cages", cages),
        ("lines", shapes.lines),
        ("arrows", shapes.arrows),
        ("underlays", shapes.underlays),
        ("overlays", shapes.overlays),
        ("global", globals),
    ] {
        object.insert(key.into(), Value::Array(list));
    }
    if let Some(fog) = puzzle.fog() {
        object.insert("foglight".into(), fog.lights.iter().map(place).collect());
        if !fog.links.is_empty() {
            object.insert("triggereffect".into(), written_links(fog, top_left));
        }
    }
    json::serialise(object, Format::SudokuPad)
}

/// Returns the metadata of the puzzle.
fn metadata(out: &PuzzleToWrite) -> Object {
    let puzzle = out.puzzle;
    let mut metadata = Object::new();
    for (key, words) in [("title", puzzle.title()), ("author", puzzle.author())] {
        if !words.is_empty() {
            metadata.insert(key.into(), words.into());
        }
    }
    metadata.insert("rules".into(), customary_rules_text(puzzle).into());
    let published = puzzle.publication();
    for (key, words) in [("source", &published.source), ("msgcorrect", &published.message)] {
        if !words.is_empty() {
            metadata.insert(key.into(), words.as_str().into());
        }
    }
    match solution_to_write(out) {
        Some(StoredSolution::Digits(digits)) => {
            // There is one character per cell, so digits above 9 are unknown.
            let number = |cell: Cell| digits.get(&cell).map(|&digit| puzzle.board().numbering().number(digit));
            let symbol = |cell: Cell| {
                number(cell).filter(|&number| number <= 9).map_or("?".to_owned(), |number| number.to_string())
            };
            let symbols: String = lattice(puzzle.board()).flatten().map(symbol).collect();
            metadata.insert("solution".into(), symbols.into());
        }
        Some(StoredSolution::Text(text)) => drop(metadata.insert("solution".into(), text.into())),
        None => {}
    }
    metadata
}

/// Returns the places of the lattice from the board's first row and column to its last, row by row.
fn lattice(board: &Board) -> impl Iterator<Item = impl Iterator<Item = Cell> + use<>> + use<> {
    let (top_left, (rows, cols)) = (board.top_left(), board.extent());
    (top_left.row..rows).map(move |row| (top_left.col..cols).map(move |col| Cell::new(row, col)))
}

fn rows(puzzle: &Puzzle) -> Value {
    let numbering = puzzle.board().numbering();
    let cell = |cell: Cell| {
        let mut fields = match puzzle.givens().get(&cell) {
            Some(&digit) => json!({ "value": numbering.number(digit), "given": true }),
            None => json!({}),
        };
        let notes = puzzle.progress().at(cell);
        for (key, digits) in [("centremarks", notes.centre), ("pencilMarks", notes.corner)] {
            if !digits.is_empty() {
                fields[key] = digits.iter().map(|digit| Value::from(numbering.number(digit))).collect();
            }
        }
        fields
    };
    lattice(puzzle.board()).map(|row| row.map(cell).collect::<Value>()).collect()
}

/// Returns the rows and columns of all grids without duplicates, grid by grid.
fn lines(board: &Board) -> impl Iterator<Item = Vec<Cell>> {
    let of_grid = |grid: &Grid| (0..usize::from(grid.size())).flat_map(|at| [grid.row(at), grid.column(at)]).collect();
    let mut seen = BTreeSet::new();
    let all = board.grids().iter().flat_map(move |grid| -> Vec<Vec<Cell>> { of_grid(grid) });
    all.filter(move |line| seen.insert(line.clone()))
}

/// Returns the boxes and regions of all grids without duplicates.
fn regions(board: &Board) -> Value {
    let top_left = board.top_left();
    let place = |cell: Cell| json!([cell.row - top_left.row, cell.col - top_left.col]);
    let boxes = board.grids().iter().flat_map(|grid| (0..grid.box_count()).map(|index| grid.box_cells(index)));
    let mut seen = BTreeSet::new();
    let new = boxes.filter(|cells| !cells.is_empty() && seen.insert(cells.clone()));
    new.map(|cells| cells.into_iter().map(place).collect::<Value>()).collect()
}

/// Returns whether a cage of the format can have the sum of this one: a number above 0, or none.
fn has_written_sum(cage: &KillerCage) -> bool {
    cage.sum.as_ref().is_none_or(|sum| sum.number().is_some_and(|number| number > 0))
}
