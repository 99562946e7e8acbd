//! Appearance and position of SudokuPad's shapes.

use serde_json::Value;

use crate::formats::colours;
use crate::formats::json;
use crate::scene::Rgba;

pub(super) fn point(value: &Value) -> Option<(f64, f64)> {
    let [row, col] = json::list(Some(value)) else { return None };
    let number = |value: &Value| json::number(Some(value)).filter(|at| at.abs() < 1000.0);
    Some((number(row)?, number(col)?))
}

pub(super) fn side(shape: &Value, name: &str) -> f64 {
    json::number(shape.get(name)).unwrap_or(1.0)
}

pub(super) fn colour(shape: &Value, name: &str) -> Option<Rgba> {
    colours::read(&json::text(shape.get(name)))
}

pub(super) fn ground(shape: &Value) -> Option<Rgba> {
    colour(shape, "backgroundColor").filter(|ground| ground.3 > 0)
}
