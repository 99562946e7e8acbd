//! The variables of a model: the digits of cells, and the layers beside them.

use crate::board::{CellId, DigitSet, MAX_VALUES};

/// Variables that are not digits of cells, such as "this cell is doubled". Their values are counted from 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    /// A short name in Latin letters, for exported models.
    pub name: &'static str,
    /// True if the values belong to the solution: two solutions may differ only there. False for an auxiliary layer,
    /// whose values never distinguish solutions.
    pub counts: bool,
    /// The number of values of each variable, from 1 to [`MAX_VALUES`].
    pub values: u8,
    /// The cell that each variable belongs to, in the order of the variables.
    pub owners: Vec<CellId>,
}

/// The variables of a model. The digit of a cell has the id of the cell. The variables of the layers follow in the
/// order of the layers.
///
/// **Invariant.** Layers that count come first, so that the variables of a solution have the first ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    cells: usize,
    digits: u8,
    layers: Vec<Layer>,
}

impl Variables {
    /// Returns the digits of cells, without layers.
    pub(super) fn of_cells(cells: usize, digits: u8) -> Variables {
        Variables { cells, digits, layers: Vec::new() }
    }

    /// Adds a layer, which must have at most [`MAX_VALUES`] values. An auxiliary layer must not precede one that
    /// counts. Returns the id of its first variable.
    pub(super) fn add(&mut self, layer: Layer) -> CellId {
        debug_assert!((1..=MAX_VALUES).contains(&layer.values), "a variable has 1 to {MAX_VALUES} values");
        debug_assert!(!layer.counts || self.layers.iter().all(|other| other.counts), "layers that count come first");
        let first = CellId(self.count() as u16);
        self.layers.push(layer);
        first
    }

    /// Returns the number of cells.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// Returns n, where the digits of cells are 1 to n.
    pub fn digits(&self) -> u8 {
        self.digits
    }

    /// Returns the layers in order.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Returns whether the digits of cells are the only variables.
    pub fn are_digits(&self) -> bool {
        self.layers.is_empty()
    }

    /// Returns whether a variable is the digit of a cell.
    pub fn is_cell(&self, variable: CellId) -> bool {
        variable.index() < self.cells
    }

    /// Returns the number of all variables.
    pub fn count(&self) -> usize {
        self.cells + self.layers.iter().map(|layer| layer.owners.len()).sum::<usize>()
    }

    /// Returns the number of variables that belong to the solution. They have the first ids.
    pub fn counted(&self) -> usize {
        let layers = self.layers.iter().filter(|layer| layer.counts);
        self.cells + layers.map(|layer| layer.owners.len()).sum::<usize>()
    }

    /// Returns the layer of a variable with its place in the layer, or None for the digit of a cell.
    pub fn layer_of(&self, variable: CellId) -> Option<(usize, usize)> {
        let mut place = variable.index().checked_sub(self.cells)?;
        for (index, layer) in self.layers.iter().enumerate() {
            if place < layer.owners.len() {
                return Some((index, place));
            }
            place -= layer.owners.len();
        }
        None
    }

    /// Returns the cell that a variable belongs to.
    pub fn owner(&self, variable: CellId) -> Option<CellId> {
        match self.layer_of(variable) {
            Some((layer, place)) => self.layers[layer].owners.get(place).copied(),
            None => self.is_cell(variable).then_some(variable),
        }
    }

    /// Returns the number of values of a variable: n for the digit of a cell.
    pub fn values_of(&self, variable: CellId) -> u8 {
        self.layer_of(variable).map_or(self.digits, |(layer, _)| self.layers[layer].values)
    }

    /// Returns the values of a variable.
    pub fn domain(&self, variable: CellId) -> DigitSet {
        DigitSet::all(self.values_of(variable))
    }

    /// Returns the largest number of values of a variable.
    pub fn most_values(&self) -> u8 {
        self.layers.iter().map(|layer| layer.values).fold(self.digits, u8::max)
    }

    /// Returns the domains of all variables in the order of their ids, as bits of a [`DigitSet`].
    pub fn domains(&self) -> Vec<u32> {
        let of_layer = |layer: &Layer| vec![DigitSet::all(layer.values).bits(); layer.owners.len()];
        let mut domains = vec![DigitSet::all(self.digits).bits(); self.cells];
        domains.extend(self.layers.iter().flat_map(of_layer));
        domains
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_follow_the_cells_in_order() {
        let layer = |name, counts, values, owners: &[u16]| Layer {
            name,
            counts,
            values,
            owners: owners.iter().copied().map(CellId).collect(),
        };
        let mut variables = Variables::of_cells(4, 2);
        assert!(variables.are_digits());
        assert_eq!(variables.add(layer("shade", true, 3, &[0, 1])), CellId(4));
        assert_eq!(variables.add(layer("value", false, 32, &[3])), CellId(6));
        assert_eq!((variables.count(), variables.counted(), variables.most_values()), (7, 6, 32));
        let layers: Vec<Option<(usize, usize)>> = (0..8).map(|id| variables.layer_of(CellId(id))).collect();
        assert_eq!(layers, [None, None, None, None, Some((0, 0)), Some((0, 1)), Some((1, 0)), None]);
        assert_eq!(variables.domains(), [3, 3, 3, 3, 7, 7, u32::MAX]);
        let domains: Vec<u32> = (0..7).map(|id| variables.domain(CellId(id)).bits()).collect();
        assert_eq!(domains, variables.domains());
    }
}
