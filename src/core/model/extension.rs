//! The values of auxiliary variables that extend a solution.

use super::constraints::Model;
use super::shapes::Shape;
use crate::board::{CellId, Digit, Filling};

/// Returns the filling with values of all layers, so that the shapes on auxiliary variables hold. None if there are no
/// such values.
///
/// The variables get their values in order; each shape is judged once the last of its variables has one. Most auxiliary
/// variables are functions of earlier ones, and then nothing is tried twice.
pub(super) fn extended(model: &Model, filling: &Filling) -> Option<Filling> {
    let variables = model.variables();
    let counted = variables.counted();
    if filling.digits().len() + filling.layers().len() != counted {
        return None;
    }
    // For each auxiliary variable, the shapes of which it is the last variable.
    let mut of_last: Vec<Vec<&Shape>> = vec![Vec::new(); variables.count() - counted];
    for shape in model.shapes() {
        let last = shape.cells().into_iter().map(CellId::index).max();
        if let Some(auxiliary) = last.and_then(|last| last.checked_sub(counted)) {
            of_last[auxiliary].push(shape);
        }
    }
    let mut layers = filling.layers().to_vec();
    let known = layers.len();
    let mut next: Vec<usize> = vec![0];
    // `next` has, for each variable with a value and for the one after them, the index of the value to try next.
    while let Some(&value) = next.last() {
        let place = next.len() - 1;
        if place == of_last.len() {
            return Some(Filling::new(filling.digits().to_vec()).with_layers(layers));
        }
        let id = CellId((counted + place) as u16);
        if value == usize::from(variables.values_of(id)) {
            next.pop();
            continue;
        }
        next[place] += 1;
        layers.truncate(known + place);
        layers.push(Digit::from_index(value));
        let values = |id: CellId| match id.index().checked_sub(filling.digits().len()) {
            None => Some(filling[id]),
            Some(layer) => layers.get(layer).copied(),
        };
        if of_last[place].iter().all(|shape| shape.conflict(values).is_empty()) {
            next.push(0);
        }
    }
    None
}
