//! The fields for clues outside a grid: one for each edge, or one for all diagonals. The clues are written as in files.

use super::form::{Field, FieldValue};
use crate::place::{ClueValue, OutsideClues};

/// Returns the fields for clues at the ends of rows and columns.
pub fn edge_fields<V: ClueValue>(clues: &mut OutsideClues<V>) -> Vec<Field<'_>> {
    let OutsideClues { grid: _, top, right, bottom, left, diagonal: _ } = clues;
    let field = |id, label, value| Field { shared: Some([label, "beyond-hint"]), ..Field::new(id, value) };
    vec![
        field("top", "beyond-top", FieldValue::Typed(top)),
        field("right", "beyond-right", FieldValue::Typed(right)),
        field("bottom", "beyond-bottom", FieldValue::Typed(bottom)),
        field("left", "beyond-left", FieldValue::Typed(left)),
    ]
}

/// Returns the field for diagonal clues.
pub fn diagonal_fields<V: ClueValue>(clues: &mut OutsideClues<V>) -> Vec<Field<'_>> {
    let shared = Some(["beyond-diagonal", "beyond-diagonal-hint"]);
    vec![Field { shared, ..Field::new("diagonal", FieldValue::Typed(&mut clues.diagonal)) }]
}
