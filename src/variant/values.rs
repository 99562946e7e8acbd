//! The layers of all rules of a puzzle, and the values of cells that modifiers change.

use std::collections::BTreeSet;

use super::change::{Change, LayerKind, RuleEffect, RuleLayer};
use super::other_rule::OtherRule;
use crate::board::{Board, CellId, Digit, DigitSet, Filling, MAX_VALUES};
use crate::model::{Layer, Model, Shape, Tuples, Weights};

/// A layer with its variables.
#[derive(Clone, Debug)]
pub struct PlacedLayer {
    /// The index of the rule that adds the layer among the enabled rules.
    pub rule: usize,
    /// The cells that the variables belong to.
    pub owners: Vec<CellId>,
    /// The first variable; the others follow.
    first: CellId,
    layer: RuleLayer,
}

impl PlacedLayer {
    /// Returns the meaning of the values.
    pub fn kind(&self) -> LayerKind {
        self.layer.kind
    }

    /// Returns the number of values of each variable.
    pub fn values(&self) -> u8 {
        self.layer.values
    }

    /// Returns the cells with their variables.
    pub fn variables(&self) -> impl Iterator<Item = (CellId, CellId)> + Clone {
        self.owners.iter().copied().zip((self.first.0..).map(CellId))
    }

    /// Returns the variable of a cell, if the layer has one.
    pub fn variable(&self, cell: CellId) -> Option<CellId> {
        let place = self.owners.binary_search(&cell).ok()?;
        Some(CellId((self.first.index() + place) as u16))
    }

    /// Returns the value that a filling has in a cell of the layer, or None if the filling has no such layer.
    pub fn value(&self, filling: &Filling, cell: CellId) -> Option<Digit> {
        let place = self.owners.binary_search(&cell).ok()?;
        filling.layers().get(self.first.index() - filling.digits().len() + place).copied()
    }

    /// Returns the cells to which the rule applies in a filling, with their values. None if the filling has no such
    /// layer.
    pub fn marked(&self, filling: &Filling) -> Option<Vec<(CellId, Digit)>> {
        let values = self.owners.iter().map(|&cell| Some((cell, self.value(filling, cell)?)));
        let all = values.collect::<Option<Vec<_>>>()?;
        let applies = |value: Digit| value.index() > 0 || self.layer.kind == LayerKind::Region;
        Some(all.into_iter().filter(|&(_, value)| applies(value)).collect())
    }
}

/// A modifier of a puzzle.
#[derive(Clone, Debug)]
struct PlacedModifier {
    change: Change,
    /// The cells that are changed, or may be.
    cells: BTreeSet<CellId>,
    /// The index of the layer that tells which cells are changed; None if all are.
    layer: Option<usize>,
}

/// The layers and modifiers of the rules of a puzzle. Equal rules share a layer and apply once.
#[derive(Clone, Debug, Default)]
pub(super) struct RuleLayers {
    layers: Vec<PlacedLayer>,
    modifiers: Vec<PlacedModifier>,
    /// The values that cells may have, in rising order.
    alphabet: Vec<i32>,
    /// The id of the first cell's value.
    first_value: usize,
}

impl RuleLayers {
    pub fn new(board: &Board, rules: &[&dyn OtherRule]) -> RuleLayers {
        let mut all = RuleLayers::default();
        let mut seen: Vec<&dyn OtherRule> = Vec::new();
        let mut next = board.cells().len();
        for (rule, &other) in rules.iter().enumerate() {
            let Some(RuleEffect { change, layer, cells }) = other.effect(board) else { continue };
            if seen.iter().any(|earlier| earlier.equals(other)) {
                continue;
            }
            seen.push(other);
            let ids: Vec<CellId> = cells.iter().filter_map(|&cell| board.id(cell)).collect();
            let layer = layer.map(|layer| {
                let first = CellId(next as u16);
                next += ids.len();
                all.layers.push(PlacedLayer { rule, owners: ids.clone(), first, layer });
                all.layers.len() - 1
            });
            if let Some(change) = change {
                all.modifiers.push(PlacedModifier { change, cells: ids.into_iter().collect(), layer });
            }
        }
        if !all.modifiers.is_empty() {
            all.first_value = next;
            all.alphabet = all.possible_values(board);
        }
        all
    }

    pub fn layers(&self) -> &[PlacedLayer] {
        &self.layers
    }

    /// Returns whether values may differ from digits.
    pub fn has_values(&self) -> bool {
        !self.modifiers.is_empty()
    }

    /// Returns whether the cells may have more values than a variable of a model.
    pub fn has_too_many_values(&self) -> bool {
        self.alphabet.len() > usize::from(MAX_VALUES)
    }

    /// Returns the values that cells may have, in rising order.
    pub fn alphabet(&self) -> &[i32] {
        &self.alphabet
    }

    /// Returns the variable for the value of a cell.
    pub fn value_id(&self, cell: CellId) -> CellId {
        CellId((self.first_value + cell.index()) as u16)
    }

    /// Returns the weights of the values times a factor.
    pub fn weights(&self, factor: i32) -> Weights {
        Weights::new(self.alphabet.iter().map(|value| factor.saturating_mul(*value)))
    }

    /// Returns the value of a cell in a filling.
    pub fn value(&self, board: &Board, filling: &Filling, cell: CellId) -> i32 {
        let digit = board.numbering().number(filling[cell]).into();
        self.modifiers.iter().filter(|modifier| modifier.cells.contains(&cell)).fold(digit, |value, modifier| {
            let layer = modifier.layer.map(|index| &self.layers[index]);
            let applies = layer.is_none_or(|layer| layer.value(filling, cell).is_some_and(|mark| mark.index() > 0));
            if applies { modifier.change.of(value) } else { value }
        })
    }

    /// Returns the values that the cells may have.
    fn possible_values(&self, board: &Board) -> Vec<i32> {
        let digits: BTreeSet<i32> =
            DigitSet::all(board.size()).iter().map(|digit| board.numbering().number(digit).into()).collect();
        // Cells with the same modifiers have the same values.
        let of_cell = |cell: &CellId| -> Vec<usize> {
            (0..self.modifiers.len()).filter(|&index| self.modifiers[index].cells.contains(cell)).collect()
        };
        let ids = (0..board.cells().len() as u16).map(CellId);
        let sets: BTreeSet<Vec<usize>> = ids.map(|cell| of_cell(&cell)).collect();
        let values = sets.into_iter().flat_map(|modifiers| {
            modifiers.into_iter().fold(digits.clone(), |values, index| {
                let PlacedModifier { change, layer, .. } = &self.modifiers[index];
                let changed: BTreeSet<i32> = values.iter().map(|&value| change.of(value)).collect();
                if layer.is_some() { values.into_iter().chain(changed).collect() } else { changed }
            })
        });
        values.collect::<BTreeSet<i32>>().into_iter().collect()
    }

    /// Adds the layers to a model, and the values of the cells with their tables.
    pub fn add_to(&self, board: &Board, model: &mut Model) {
        for PlacedLayer { layer, owners, .. } in &self.layers {
            let (name, values) = (layer.kind.name(), layer.values);
            model.add_layer(Layer { name, counts: true, values, owners: owners.clone() });
        }
        if self.has_too_many_values() {
            // There is no model with so many values. `Puzzle::impossible_rules` names the modifiers.
            return model.add(Shape::AtLeastOne(vec![]));
        }
        if self.has_values() {
            let owners: Vec<CellId> = (0..board.cells().len() as u16).map(CellId).collect();
            let values = self.alphabet.len() as u8;
            model.add_layer(Layer { name: "value", counts: false, values, owners: owners.clone() });
            owners.into_iter().for_each(|cell| model.add(self.table(board, cell)));
        }
    }

    /// Returns the table of the digit of a cell, the values that its layers have there, and the value of the cell.
    fn table(&self, board: &Board, cell: CellId) -> Shape {
        let modifiers: Vec<&PlacedModifier> =
            self.modifiers.iter().filter(|modifier| modifier.cells.contains(&cell)).collect();
        let layers: Vec<usize> = modifiers.iter().filter_map(|modifier| modifier.layer).collect();
        let mark = |index: &usize| {
            let layer = &self.layers[*index];
            layer.variables().find(|&(owner, _)| owner == cell).map(|(_, variable)| variable)
        };
        let cells: Vec<CellId> = [cell].into_iter().chain(layers.iter().filter_map(mark)).collect();
        let mut tuples = Vec::new();
        for digit in DigitSet::all(board.size()).iter() {
            // Each begun tuple has its value so far.
            let mut begun = vec![(vec![digit], i32::from(board.numbering().number(digit)))];
            for modifier in &modifiers {
                let changed = |value: i32| modifier.change.of(value);
                begun = match modifier.layer {
                    None => begun.into_iter().map(|(tuple, value)| (tuple, changed(value))).collect(),
                    Some(index) => {
                        let marks = self.layers[index].layer.marks_of(digit);
                        let with = |(tuple, value): (Vec<Digit>, i32)| {
                            marks.clone().map(move |mark| {
                                let value = if mark.index() > 0 { changed(value) } else { value };
                                ([tuple.as_slice(), &[mark]].concat(), value)
                            })
                        };
                        begun.into_iter().flat_map(with).collect()
                    }
                };
            }
            tuples.extend(begun.into_iter().filter_map(|(mut tuple, value)| {
                tuple.push(Digit::from_index(self.alphabet.binary_search(&value).ok()?));
                Some(tuple)
            }));
        }
        let cells: Vec<CellId> = cells.into_iter().chain([self.value_id(cell)]).collect();
        Shape::Table(cells.clone(), Tuples::new(cells.len(), tuples))
    }
}
