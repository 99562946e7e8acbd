//! Appearance and position of SudokuPad's shapes.

use serde_json::Value;

use crate::board::{Cell, CellSet};
use crate::formats::colours;
use crate::formats::json;
use crate::place::Border;
use crate::scene::Rgba;

pub(super) fn point(value: &Value) -> Option<(f64, f64)> {
    let [row, col] = json::list(Some(value)) else { return None };
    let number = |value: &Value| json::number(Some(value)).filter(|at| at.abs() < 1000.0);
    Some((number(row)?, number(col)?))
}

/// Returns the cell that has this point as its centre.
pub(super) fn middle(value: &Value) -> Option<Cell> {
    let (row, col) = point(value)?;
    let whole = |at: f64| ((at - 0.5).fract().abs() < 1e-6).then_some((at - 0.5).round() as i16);
    Some(Cell::new(whole(row)?, whole(col)?))
}

/// Returns the border that has this point as its midpoint.
pub(super) fn border(value: &Value) -> Option<Border> {
    let (row, col) = point(value)?;
    let edge = |at: f64| at.fract().abs() < 1e-6;
    let inside = |at: f64| (at.fract().abs() - 0.5).abs() < 1e-6;
    let cell = |row: f64, col: f64| Cell::new(row.floor() as i16, col.floor() as i16);
    match (edge(row), edge(col)) {
        (true, false) if inside(col) => Border::between(cell(row - 1.0, col), cell(row, col)),
        (false, true) if inside(row) => Border::between(cell(row, col - 1.0), cell(row, col)),
        (_, _) => None,
    }
}

pub(super) fn side(shape: &Value, name: &str) -> f64 {
    json::number(shape.get(name)).unwrap_or(1.0)
}

pub(super) fn is_round(shape: &Value) -> bool {
    json::is_truthy(shape.get("rounded")) && (side(shape, "width") - side(shape, "height")).abs() < 0.01
}

pub(super) fn colour(shape: &Value, name: &str) -> Option<Rgba> {
    colours::read(&json::text(shape.get(name)))
}

pub(super) fn ground(shape: &Value) -> Option<Rgba> {
    colour(shape, "backgroundColor").filter(|ground| ground.3 > 0)
}

/// Returns whether two colours are visually the same.
pub(super) fn is_similar(one: Rgba, other: Rgba) -> bool {
    const MAX: u8 = 10;
    let near = |a: u8, b: u8| a.abs_diff(b) <= MAX;
    near(one.0, other.0) && near(one.1, other.1) && near(one.2, other.2)
}

/// Returns the number that a shape shows.
pub(super) fn shown_number(shape: &Value) -> Option<u16> {
    json::integer(shape.get("text")).and_then(|number| u16::try_from(number).ok()).filter(|&number| number > 0)
}

/// Returns the cells of one row or column that a circle covers.
pub(super) fn covered(shape: &Value) -> Option<CellSet> {
    let (row, col) = point(shape.get("center")?)?;
    let span = |middle: f64, side: f64| {
        let cells = (side - 0.4).ceil().max(1.0);
        let first = middle - cells / 2.0;
        let exact = first.fract().abs() < 1e-6 && (0.6..=cells).contains(&side);
        exact.then_some(first.round() as i16..first.round() as i16 + cells as i16)
    };
    let rows = span(row, side(shape, "height"))?;
    let cols = span(col, side(shape, "width"))?;
    let few = (rows.len() == 1 || cols.len() == 1) && rows.len() * cols.len() <= 3;
    let cells = rows.flat_map(|row| cols.clone().map(move |col| Cell::new(row, col)));
    few.then(|| cells.collect())
}
