//! The generators exactly as in the paper, in the variables of all cells, without any derived consequences.
//!
//! J. Gago-Vargas, I. Hartillo-Hermoso, J. Martín-Morales, J. Ucha-Enríquez, *Sudokus and Groebner Bases: Not Only a
//! Divertimento*, CASC 2006.

use std::collections::BTreeSet;

use super::basis::Poly;
use super::residual::{InterpolationCache, Variables, deduplicated};
use super::roots::IndexedShapes;
use crate::board::CellId;
use crate::model::Shape;

/// The largest number of trials to find the combinations of a constraint that is not in the paper. Such constraints are
/// interpolated.
const MAX_TRIALS: usize = 200_000;

impl InterpolationCache {
    /// Returns F(x_i) for each cell, G_ij for each pair of cells that must differ, and x_i - c_i for each given; None
    /// if another constraint has no polynomials of reasonable size.
    pub fn paper_generators(&mut self, relations: &IndexedShapes<'_>) -> Option<Vec<Poly>> {
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
                other => self.add_interpolated(other, &roots, &variables, None, Some(MAX_TRIALS), &mut generators)?,
            }
        }
        Some(deduplicated(generators))
    }
}
