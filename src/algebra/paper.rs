//! The generators that the paper has, in all cells, and nothing that follows from them.
//!
//! J. Gago-Vargas, I. Hartillo-Hermoso, J. Martín-Morales, J. Ucha-Enríquez, *Sudokus and Gröbner Bases: Not Only a
//! Divertimento*, CASC 2006.

use std::collections::BTreeSet;

use super::basis::Poly;
use super::residual::{Interpolated, Variables, once};
use super::roots::Relations;
use crate::board::CellId;
use crate::model::Shape;

/// Constraints that the paper does not have are interpolated if so many trials find what they allow.
const TRIALS: usize = 200_000;

impl Interpolated {
    /// F(x_i) for each cell, G_ij for each pair of cells that differ, x_i - c_i for each given; None when some other
    /// constraint has no polynomials of reasonable size.
    pub fn of_the_paper(&mut self, relations: &Relations<'_>) -> Option<Vec<Poly>> {
        let roots = relations.all_roots();
        let cells: Vec<CellId> = (0..roots.0.len()).map(|cell| CellId(cell as u16)).collect();
        let variables = Variables::new(&cells);
        let mut generators = Vec::new();
        let mut pairs = BTreeSet::new();
        for &cell in &cells {
            self.add_roots(&variables, cell, roots.of(cell), &mut generators);
        }
        for shape in &relations.shapes {
            match shape {
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    self.add_pairs(cells, &roots, &variables, &mut pairs, &mut generators);
                }
                Shape::Domain(cell, digits) => self.add_roots(&variables, *cell, *digits, &mut generators),
                other => self.add_allowed(other, &roots, &variables, usize::MAX, TRIALS, &mut generators)?,
            }
        }
        Some(once(generators))
    }
}
