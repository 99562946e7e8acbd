//! Fog in files of other programs: lights, and SudokuPad's list of effects that right digits trigger.

use serde_json::{Value, json};

use super::json;
use super::loss::{LossOutcome, Losses, LostElement};
use crate::board::{Board, Cell, CellSet};
use crate::puzzle::{Fog, FogLink, around};

/// The effect that clears cells.
const CLEARS: &str = "foglight";
/// The trigger that waits for the right digits of cells.
const WAITS: &str = "cellvalue";

/// The fog of a puzzle while it is read. A puzzle with any part of it has fog.
#[derive(Default)]
pub(super) struct ReadFog(Option<Fog>);

impl ReadFog {
    fn begun(&mut self) -> &mut Fog {
        self.0.get_or_insert_default()
    }

    /// Lights cells. Those off the board are reported.
    pub(super) fn light(&mut self, cells: impl IntoIterator<Item = Cell>, board: &Board, losses: &mut Losses) {
        let (inside, outside): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(|&cell| board.contains(cell));
        self.begun().lights.extend(inside);
        losses.add_many(LostElement::FogLights, LossOutcome::OffBoard, outside.len());
    }

    /// Lights bulbs, each with the cells around it.
    pub(super) fn light_around(&mut self, bulbs: impl IntoIterator<Item = Cell>, board: &Board, losses: &mut Losses) {
        let (inside, outside): (Vec<Cell>, Vec<Cell>) = bulbs.into_iter().partition(|&cell| board.contains(cell));
        self.begun().lights.extend(inside.into_iter().flat_map(|cell| around(board, cell)));
        losses.add_many(LostElement::FogLights, LossOutcome::OffBoard, outside.len());
    }

    /// Adds a link. Its cells off the board are left out and reported, and so is a link of which nothing is left.
    pub(super) fn link(&mut self, when: Vec<Cell>, clears: Vec<Cell>, board: &Board, losses: &mut Losses) {
        let all = when.len() + clears.len();
        let inside = |cells: Vec<Cell>| cells.into_iter().filter(|&cell| board.contains(cell)).collect::<Vec<Cell>>();
        let (when, clears) = (inside(when), inside(clears));
        let off = all > when.len() + clears.len();
        let link = FogLink { when: when.into_iter().collect(), clears: clears.into_iter().collect() };
        let is_empty = link.when.is_empty() || link.clears.is_empty();
        let fog = self.begun();
        if !is_empty {
            fog.links.push(link);
        }
        match (off, is_empty) {
            (true, _) => losses.add(LostElement::FogLinks, LossOutcome::OffBoard),
            (false, true) => losses.add(LostElement::FogLinks, LossOutcome::Blank),
            (false, false) => {}
        }
    }

    /// Lights the cells of a value: a list, or a text.
    pub(super) fn lights(&mut self, value: &Value, board: &Board, losses: &mut Losses) {
        match cells_of(value, board) {
            Some(cells) => self.light(cells, board, losses),
            None => losses.unknown_text(CLEARS, 1, value),
        }
    }

    /// Reads a list of effects. Those that have nothing to do with fog are reported.
    pub(super) fn effects(&mut self, list: &[Value], board: &Board, losses: &mut Losses) {
        for entry in list {
            let (trigger, effect) = (entry.get("trigger"), entry.get("effect"));
            let is = |part: Option<&Value>, name: &str| json::text(part.and_then(|part| part.get("type"))) == name;
            let cells = |part: Option<&Value>, key: &str| cells_of(part?.get(key)?, board);
            match (cells(trigger, "cell"), cells(effect, "cells")) {
                (Some(when), Some(clears)) if is(trigger, WAITS) && is(effect, CLEARS) => {
                    self.link(when, clears, board, losses);
                }
                _ => losses.unknown_text("triggereffect", 1, entry),
            }
        }
    }

    /// Takes the fog.
    pub(super) fn take(&mut self) -> Option<Fog> {
        self.0.take()
    }
}

/// Returns the cells of a list of `[row, column]`, counted from 0, or of names; or those that a text names.
fn cells_of(value: &Value, board: &Board) -> Option<Vec<Cell>> {
    match value {
        Value::String(text) => Some(named_cells(text, board)),
        Value::Array(list) => {
            let number = |value: &Value| json::integer(Some(value)).and_then(|at| i16::try_from(at).ok());
            let cells = list.iter().map(|value| match value {
                Value::String(text) => Some(named_cells(text, board)),
                Value::Array(place) => match &place[..] {
                    [row, col] => Some(vec![Cell::new(number(row)?, number(col)?)]),
                    _ => None,
                },
                _ => None,
            });
            Some(cells.collect::<Option<Vec<Vec<Cell>>>>()?.into_iter().flatten().collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// Returns the cells that a text names, such as `r1c1r2c3` or `R1C1-R3C3`; anything else in it is skipped. Rectangles
/// end at the edge of the board, so that a short text does not name a million cells.
pub(super) fn named_cells(text: &str, board: &Board) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['r', 'R']) {
        rest = &rest[at..];
        let Some((first, behind)) = named_cell(rest) else {
            rest = &rest[1..];
            continue;
        };
        rest = behind;
        match behind.trim_start().strip_prefix('-').and_then(|behind| named_cell(behind.trim_start())) {
            Some((last, behind)) => {
                rest = behind;
                let (rows, cols) = (span(first.row, last.row), span(first.col, last.col));
                let inside = |cell: &Cell| rows.contains(&cell.row) && cols.contains(&cell.col);
                cells.extend(board.cells().iter().copied().filter(inside));
            }
            None => cells.push(first),
        }
    }
    cells
}

fn span(one: i16, other: i16) -> std::ops::RangeInclusive<i16> {
    one.min(other)..=one.max(other)
}

/// Returns the cell at the start of a text and the rest of it.
fn named_cell(text: &str) -> Option<(Cell, &str)> {
    let (row, rest) = number(text.strip_prefix(['r', 'R'])?)?;
    let (col, rest) = number(rest.strip_prefix(['c', 'C'])?)?;
    Some((Cell::new(row - 1, col - 1), rest))
}

/// Returns the number at the start of a text, of at most three digits, and the rest of it.
fn number(text: &str) -> Option<(i16, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok().filter(|_| digits <= 3)?;
    Some((number, &text[digits..]))
}

/// Returns the list of effects of the links, with cells counted from this one.
pub(super) fn written_links(fog: &Fog, from: Cell) -> Value {
    let names = |cells: &CellSet| -> String {
        cells.iter().map(|cell| format!("r{}c{}", cell.row - from.row + 1, cell.col - from.col + 1)).collect()
    };
    let effect = |link: &FogLink| {
        json!({
            "trigger": { "type": WAITS, "cell": names(&link.when) },
            "effect": { "type": CLEARS, "cells": names(&link.clears) },
        })
    };
    fog.links.iter().map(effect).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_in_any_text() {
        let board = Board::single(2, 3).unwrap();
        let cells = |text: &str| named_cells(text, &board).iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
        for (text, expected) in [
            ("r1c1r2c3", "r1c1 r2c3"),
            ("R1C1, r6c6;r6c60", "r1c1 r6c6 r6c60"),
            ("r1c1-r2c2 r6c6", "r1c1 r1c2 r2c1 r2c2 r6c6"),
            ("r5c5-R999C999", "r5c5 r5c6 r6c5 r6c6"),
            ("rundefinedcundefinedr3c3", "r3c3"),
            ("r-1c0 r1 c2 rr1c1 r1c1111", "r1c1"),
            ("", ""),
        ] {
            assert_eq!(cells(text), expected, "{text}");
        }
    }
}
