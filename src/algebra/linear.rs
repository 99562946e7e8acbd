//! Linear consequences: the linear polynomials of sums and complete houses, solved for each other by Gauss and Jordan;
//! where few cells are left in one, it takes roots from them.

use std::collections::BTreeMap;

use num_traits::{One, Zero};

use super::field::Residue;
use super::roots::{NoRoot, Relations, Roots};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Shape};

/// A relation with more cells than this takes nothing.
const MOST_CELLS: usize = 3;

/// On boards with more open cells the relations fill up, and are not solved.
const MOST_OPEN: usize = 200;

/// A sum of cells with factors, and the total that it is.
type Relation = (BTreeMap<CellId, Residue>, Residue);

impl Relations<'_> {
    /// Takes away the roots that contradict a linear consequence of few cells; says which cells lost some.
    pub fn narrow_linear(&self, roots: &mut Roots) -> Result<Vec<CellId>, NoRoot> {
        let mut changed = Vec::new();
        let says_more = |shape: &&Shape| matches!(shape, Shape::Sum { cmp: Cmp::Equal, .. });
        // Of complete houses alone nothing follows that their roots do not say.
        if !self.shapes.iter().any(says_more) || roots.open().len() > MOST_OPEN {
            return Ok(changed);
        }
        for (terms, total) in solved(self.linear(roots)) {
            if terms.is_empty() {
                if !total.is_zero() {
                    return Err(NoRoot);
                }
                continue;
            }
            if terms.len() > MOST_CELLS {
                continue;
            }
            let cells: Vec<(CellId, Residue)> = terms.into_iter().collect();
            for (place, &(cell, factor)) in cells.iter().enumerate() {
                let (before, after) = cells.split_at(place);
                let others: Vec<_> = before.iter().chain(&after[1..]).copied().collect();
                let possible = |digit: &Digit| reaches(roots, &others, total - factor * residue(*digit));
                let allowed: DigitSet = roots.of(cell).iter().filter(possible).collect();
                if allowed.is_empty() {
                    return Err(NoRoot);
                }
                if allowed != roots.of(cell) {
                    roots.0[cell.index()] = allowed;
                    changed.push(cell);
                }
            }
        }
        Ok(changed)
    }

    /// The linear polynomials of the model, without the cells whose digit is known.
    fn linear(&self, roots: &Roots) -> Vec<Relation> {
        let all = i64::from(self.digits) * (i64::from(self.digits) + 1) / 2;
        let of_shape = |shape: &&Shape| match shape {
            Shape::ExactlyOnce(cells) => {
                Some(relation(roots, cells.iter().map(|&cell| (Residue::one(), cell)), Residue::new(all)))
            }
            Shape::Sum { terms, cmp: Cmp::Equal, total } => {
                let terms = terms.iter().map(|&(factor, cell)| (Residue::new(factor.into()), cell));
                Some(relation(roots, terms, Residue::new((*total).into())))
            }
            Shape::Sum { .. }
            | Shape::AllDifferent(_)
            | Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Pair(..)
            | Shape::Word(..)
            | Shape::Rank(_) => None,
        };
        let relations = self.shapes.iter().filter_map(of_shape);
        relations.filter(|(terms, total)| !terms.is_empty() || !total.is_zero()).collect()
    }
}

fn residue(digit: Digit) -> Residue {
    Residue::new(digit.value().into())
}

fn relation(roots: &Roots, terms: impl Iterator<Item = (Residue, CellId)>, total: Residue) -> Relation {
    let mut relation = (BTreeMap::new(), total);
    for (factor, cell) in terms {
        match roots.single(cell) {
            Some(digit) => relation.1 = relation.1 - factor * residue(digit),
            None if factor.is_zero() => {}
            None => drop(relation.0.insert(cell, factor)),
        }
    }
    relation
}

/// The reduced echelon form: each relation is solved for its first cell, which no other has.
fn solved(relations: Vec<Relation>) -> Vec<Relation> {
    let mut done: Vec<(CellId, Relation)> = Vec::new();
    let mut rest = Vec::new();
    for mut relation in relations {
        for (cell, row) in &done {
            eliminate(&mut relation, *cell, row);
        }
        let Some((&cell, &factor)) = relation.0.first_key_value() else {
            rest.push(relation);
            continue;
        };
        let inverse = factor.inverse();
        relation.0.values_mut().for_each(|factor| *factor = *factor * inverse);
        relation.1 = relation.1 * inverse;
        for (_, row) in &mut done {
            eliminate(row, cell, &relation);
        }
        done.push((cell, relation));
    }
    rest.into_iter().chain(done.into_iter().map(|(_, relation)| relation)).collect()
}

/// Takes a cell out of a relation, by another that is solved for it.
fn eliminate(relation: &mut Relation, cell: CellId, by: &Relation) {
    let Some(factor) = relation.0.get(&cell).copied() else { return };
    for (&other, &theirs) in &by.0 {
        let own = relation.0.get(&other).copied().unwrap_or_else(Residue::zero);
        let value = own - factor * theirs;
        if value.is_zero() {
            relation.0.remove(&other);
        } else {
            relation.0.insert(other, value);
        }
    }
    relation.1 = relation.1 - factor * by.1;
}

/// Whether roots of these cells make up a total.
fn reaches(roots: &Roots, cells: &[(CellId, Residue)], total: Residue) -> bool {
    match cells.split_first() {
        None => total.is_zero(),
        Some((&(cell, factor), rest)) => {
            roots.of(cell).iter().any(|digit| reaches(roots, rest, total - factor * residue(digit)))
        }
    }
}
