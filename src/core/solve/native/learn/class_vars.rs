//! The variables for classes of digits that a model has.

use super::literal::Lit;
use crate::board::{CellId, Digit};
use crate::solve::native::shapes::classes::{by_cell, is_of_classes};

/// The classes of digits, and a variable for each of them in each cell.
#[derive(Debug, Default)]
pub(super) struct ClassVars {
    classes: Vec<u32>,
    /// The first variable; the others follow cell by cell.
    first: usize,
    /// For each cell, the class variable that was true last, or an initial one.
    last: Vec<u32>,
}

impl ClassVars {
    /// Returns the variables of these classes; `last` has an initial one for each cell.
    pub fn new(classes: Vec<u32>, first: usize, last: Vec<u32>) -> ClassVars {
        ClassVars { classes, first, last }
    }

    /// Returns a clause as literals over classes, if it can be expressed with them.
    pub fn literals(&self, clause: &[(CellId, Digit)]) -> Option<Vec<Lit>> {
        let clause = Some(by_cell(clause)).filter(|clause| !self.classes.is_empty() && is_of_classes(clause))?;
        let taken = |&(cell, digits): &(CellId, u32)| {
            let classes = self.classes.iter().enumerate().filter(move |(_, class)| **class & digits != 0);
            classes.map(move |(number, _)| self.literal(cell.index(), number))
        };
        Some(clause.iter().flat_map(taken).collect())
    }

    fn literal(&self, cell: usize, number: usize) -> Lit {
        Lit::yes(self.first + cell * self.classes.len() + number)
    }

    fn cell_of(&self, var: usize) -> Option<usize> {
        let place = var.checked_sub(self.first)?;
        (place < self.last.len() * self.classes.len()).then(|| place / self.classes.len())
    }

    /// Records the class of a literal that was unassigned.
    pub fn record_unassigned(&mut self, lit: Lit) {
        if let Some(cell) = self.cell_of(lit.var()).filter(|_| lit.is_yes()) {
            self.last[cell] = lit.var() as u32;
        }
    }

    /// Returns the class that was last true in a cell, given a class variable of that cell; None for other variables.
    pub fn last(&self, var: usize) -> Option<Lit> {
        self.cell_of(var).map(|cell| Lit::yes(self.last[cell] as usize))
    }
}
