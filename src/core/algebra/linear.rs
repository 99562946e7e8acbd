//! Linear consequences: the linear polynomials of sums and complete houses, solved by Gauss-Jordan elimination. Results
//! that involve few cells remove roots of those cells.

use num_traits::Zero;

use super::field::Residue;
use super::roots::{IndexedShapes, NoRootError, Roots};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Shape};

/// The largest number of cells in a relation that is used to remove roots.
const MAX_CELLS: usize = 3;

/// The largest number of open cells with which the relations are solved. With more, elimination would fill them with
/// nonzero coefficients.
const MAX_OPEN: usize = 200;

/// The coefficients of the open cells, followed by the total of the weighted sum.
type LinearRelation = Vec<Residue>;

impl IndexedShapes<'_> {
    /// Removes the roots that contradict a linear consequence of few cells. Returns the cells that lost some.
    pub fn propagate_linear(&self, roots: &mut Roots) -> Result<Vec<CellId>, NoRootError> {
        let mut changed = Vec::new();
        let says_more = |shape: &&Shape| matches!(shape, Shape::Sum { cmp: Cmp::Equal, .. });
        let open = roots.open_cells();
        // Without sums, the relations of complete houses imply nothing beyond the univariate consequences.
        if !self.shapes.iter().any(says_more) || open.len() > MAX_OPEN {
            return Ok(changed);
        }
        for relation in reduced_echelon(self.linear(roots, &open)) {
            let total = relation[open.len()];
            let terms = open.iter().copied().zip(relation).filter(|(_, factor)| !factor.is_zero());
            // One more than the limit is enough to see that there are too many.
            let cells: Vec<(CellId, Residue)> = terms.take(MAX_CELLS + 1).collect();
            if cells.is_empty() && !total.is_zero() {
                return Err(NoRootError);
            }
            if cells.len() > MAX_CELLS {
                continue;
            }
            for (place, &(cell, factor)) in cells.iter().enumerate() {
                let (before, after) = cells.split_at(place);
                let others: Vec<_> = before.iter().chain(&after[1..]).copied().collect();
                let possible = |digit: &Digit| reaches(roots, &others, total - factor * residue(*digit));
                let allowed: DigitSet = roots.of(cell).iter().filter(possible).collect();
                if allowed.is_empty() {
                    return Err(NoRootError);
                }
                if allowed != roots.of(cell) {
                    roots.0[cell.index()] = allowed;
                    changed.push(cell);
                }
            }
        }
        Ok(changed)
    }

    /// Returns the linear polynomials of the model in the open cells.
    fn linear(&self, roots: &Roots, open: &[CellId]) -> Vec<LinearRelation> {
        let mut place = vec![None; roots.0.len()];
        open.iter().enumerate().for_each(|(at, cell)| place[cell.index()] = Some(at));
        let relation = |terms: &mut dyn Iterator<Item = (i32, CellId)>, total: i64| {
            let mut relation = vec![Residue::zero(); open.len() + 1];
            relation[open.len()] = Residue::new(total);
            for (factor, cell) in terms {
                let factor = Residue::new(factor.into());
                match roots.single(cell) {
                    // Known digits move to the side of the total.
                    Some(digit) => relation[open.len()] = relation[open.len()] - factor * residue(digit),
                    None => relation[place[cell.index()].expect("a cell with several digits is open")] = factor,
                }
            }
            relation
        };
        let all = i64::from(self.digits) * (i64::from(self.digits) + 1) / 2;
        let of_shape = |shape: &&Shape| match shape {
            Shape::ExactlyOnce(cells) => Some(relation(&mut cells.iter().map(|&cell| (1, cell)), all)),
            Shape::Sum { terms, cmp: Cmp::Equal, total } => {
                Some(relation(&mut terms.iter().copied(), i64::from(*total)))
            }
            Shape::Sum { .. }
            | Shape::AllDifferent(_)
            | Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Pair(..)
            | Shape::Word(..)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => None,
        };
        self.shapes.iter().filter_map(of_shape).collect()
    }
}

fn residue(digit: Digit) -> Residue {
    Residue::new(digit.value().into())
}

/// Returns the reduced echelon form: each relation is solved for its first cell, which no other relation contains.
/// Relations 0 = 0 are removed.
fn reduced_echelon(mut relations: Vec<LinearRelation>) -> Vec<LinearRelation> {
    let columns = relations.first().map_or(0, |relation| relation.len() - 1);
    let mut rank = 0;
    for column in 0..columns {
        let Some(pivot) = (rank..relations.len()).find(|&row| !relations[row][column].is_zero()) else { continue };
        relations.swap(rank, pivot);
        let inverse = relations[rank][column].inverse();
        relations[rank].iter_mut().for_each(|factor| *factor = *factor * inverse);
        let by = relations[rank].clone();
        for (_, row) in relations.iter_mut().enumerate().filter(|&(row, _)| row != rank) {
            let factor = row[column];
            if !factor.is_zero() {
                row.iter_mut().zip(&by).for_each(|(value, &other)| *value = *value - factor * other);
            }
        }
        rank += 1;
    }
    relations.retain(|relation| relation.iter().any(|value| !value.is_zero()));
    relations
}

/// Returns whether some choice of roots of these cells gives the total.
fn reaches(roots: &Roots, cells: &[(CellId, Residue)], total: Residue) -> bool {
    match cells.split_first() {
        None => total.is_zero(),
        Some((&(cell, factor), rest)) => {
            roots.of(cell).iter().any(|digit| reaches(roots, rest, total - factor * residue(digit)))
        }
    }
}
