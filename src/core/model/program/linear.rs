//! The rows of tables, linear constraints, and pairs of any variables.

use super::rows::{Program, Row};
use crate::board::CellId;
use crate::model::{Cmp, Origin, PairTable, Tuples, Weights};

impl Program {
    /// Returns whether all variables are digits of cells.
    pub(super) fn are_cells(&self, cells: &[CellId]) -> bool {
        cells.iter().all(|&cell| self.model_variables().is_cell(cell))
    }

    /// Returns the weights of a variable in a sum with factors.
    pub(super) fn factor(&self, factor: i32, cell: CellId) -> Weights {
        Weights::factor(factor, self.model_variables().values_of(cell))
    }

    /// Adds a linear constraint as one row, without the values that weigh nothing.
    pub(super) fn add_linear(&mut self, terms: &[(CellId, Weights)], cmp: Cmp, total: i32, origin: Origin) {
        let weighted = terms.iter().flat_map(|(cell, weights)| {
            self.values(*cell).iter().map(|value| (weights.of(value), self.x(*cell, value))).collect::<Vec<_>>()
        });
        let terms: Vec<_> = weighted.filter(|&(weight, _)| weight != 0).collect();
        match terms.is_empty() {
            false => self.rows.push(Row { terms, cmp, total, origin: Some(origin) }),
            true if cmp.holds(0, total.into()) => {}
            true => self.forbid(CellId(0), origin),
        }
    }

    /// Adds a table: one variable for each tuple, one of which is chosen. A value is held exactly if a chosen tuple has
    /// it.
    pub(super) fn add_table(&mut self, cells: &[CellId], tuples: &Tuples, origin: Origin) {
        let row = |terms, total| Row { terms, cmp: Cmp::Equal, total, origin: Some(origin) };
        if tuples.count() == 0 {
            return self.forbid(cells.first().copied().unwrap_or(CellId(0)), origin);
        }
        let chosen: Vec<_> = tuples.iter().map(|tuple| (tuple, self.auxiliary())).collect();
        self.rows.push(row(chosen.iter().map(|&(_, var)| (1, var)).collect(), 1));
        for (place, &cell) in cells.iter().enumerate() {
            for value in self.values(cell).iter() {
                let having = chosen.iter().filter(|(tuple, _)| tuple[place] == value).map(|&(_, var)| (-1, var));
                let terms = having.chain([(1, self.x(cell, value))]).collect();
                self.rows.push(row(terms, 0));
            }
        }
        // A value that a variable does not have makes its tuple impossible.
        for (tuple, var) in chosen {
            if tuple.iter().zip(cells).any(|(&value, &cell)| !self.values(cell).contains(value)) {
                self.rows.push(row(vec![(1, var)], 0));
            }
        }
    }

    /// Adds a pair of any variables: a value of one requires a compatible value of the other.
    pub(super) fn add_general_pair(&mut self, one: CellId, other: CellId, table: &PairTable, origin: Origin) {
        for (from, to, table) in [(one, other, table.clone()), (other, one, table.transposed())] {
            for value in self.values(from).iter() {
                let compatible = table.compatible(value).intersect(self.values(to));
                let terms = compatible.iter().map(|beside| (-1, self.x(to, beside)));
                let terms = terms.chain([(1, self.x(from, value))]).collect();
                self.rows.push(Row { terms, cmp: Cmp::AtMost, total: 0, origin: Some(origin) });
            }
        }
    }
}
