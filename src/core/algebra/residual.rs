//! The residual ideal of a model once some cells are known: generators over the prime field in the open cells.
//!
//! If a constraint allows few combinations of digits, its generators are the whole reduced basis of the polynomials
//! that vanish on these combinations. These are more generators than the paper has, and of lower degree, so that F4
//! reaches the basis sooner. Complete houses with many combinations get the difference quotients of their pairs,
//! restricted to the remaining roots, and also the sum of their cells, although the sum follows from the other
//! polynomials.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use groebner::{Monomial, Polynomial};
use num_traits::Zero;

use super::basis::{ORDER, Poly};
use super::combinations::{Tuple, allowed_combinations};
use super::field::{PRIME, Residue};
use super::roots::{IndexedShapes, Roots};
use super::vanishing::vanishing_basis;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Shape};

/// The largest number of allowed combinations with which a constraint gets its whole basis as generators.
const MAX_COMBINATIONS: usize = 100;

/// The largest number of digits that are tried to find the combinations.
const MAX_TRIALS: usize = 4000;

/// A cache of the bases of constraints, since the same bases recur in other branches and other houses.
#[derive(Default)]
pub(super) struct InterpolationCache {
    bases: HashMap<Vec<Tuple>, Vec<Poly>>,
}

/// The variables of an ideal: cells in order.
pub(super) struct Variables<'v> {
    cells: &'v [CellId],
    place: BTreeMap<CellId, usize>,
}

impl<'v> Variables<'v> {
    pub fn new(cells: &'v [CellId]) -> Variables<'v> {
        Variables { cells, place: cells.iter().enumerate().map(|(place, &cell)| (cell, place)).collect() }
    }

    /// Returns the variables that a shape involves, each once.
    fn of_shape(&self, shape: &Shape) -> Vec<CellId> {
        let cells: BTreeSet<CellId> = shape.cells().into_iter().collect();
        cells.into_iter().filter(|cell| self.place.contains_key(cell)).collect()
    }

    /// Returns a polynomial in some cells as one in all variables.
    fn lifted(&self, polynomial: &Poly, cells: &[CellId]) -> Poly {
        let lift = |(monomial, factor): &(Monomial, Residue)| {
            let mut exponents = vec![0; self.cells.len()];
            for (&exponent, cell) in monomial.exps().iter().zip(cells) {
                exponents[self.place[cell]] = exponent;
            }
            (Monomial::new(exponents), *factor)
        };
        Polynomial::new(polynomial.terms.iter().map(lift).collect(), self.cells.len(), ORDER)
    }

    /// Returns the weighted sum of some cells minus a total; cells that are not variables contribute their digit.
    fn sum(&self, terms: impl Iterator<Item = (i32, CellId)>, total: i64, roots: &Roots) -> Poly {
        let variables = self.cells.len();
        let term = |(factor, cell): (i32, CellId)| {
            let factor = Residue::new(factor.into());
            match (self.place.get(&cell), roots.single(cell)) {
                (None, Some(digit)) => (Monomial::one(variables), factor * Residue::new(digit.value().into())),
                (None, None) => (Monomial::one(variables), Residue::zero()),
                (Some(&place), _) => (Monomial::var(place, variables), factor),
            }
        };
        let terms = terms.map(term).chain([(Monomial::one(variables), Residue::new(-total))]);
        Polynomial::new(terms.collect(), variables, ORDER)
    }
}

/// Removes duplicate polynomials and keeps the order.
pub(super) fn deduplicated(mut polynomials: Vec<Poly>) -> Vec<Poly> {
    let mut seen = HashSet::new();
    polynomials.retain(|polynomial| seen.insert(polynomial.terms.clone()));
    polynomials
}

impl InterpolationCache {
    /// Returns generators of the ideal in the open cells; None if some constraint has no polynomials of reasonable size
    /// yet, so that cells must be split first.
    pub fn generators(&mut self, relations: &IndexedShapes<'_>, roots: &Roots, open: &[CellId]) -> Option<Vec<Poly>> {
        let variables = Variables::new(open);
        let mut generators = Vec::new();
        for &cell in open {
            self.add_roots(&variables, cell, roots.of(cell), &mut generators);
        }
        let mut pairs = BTreeSet::new();
        let about: BTreeSet<usize> = open.iter().flat_map(|cell| &relations.of_cell[cell.index()]).copied().collect();
        for shape in about.into_iter().map(|index| relations.shapes[index]) {
            if self
                .add_interpolated(shape, roots, &variables, Some(MAX_COMBINATIONS), Some(MAX_TRIALS), &mut generators)
                .is_none()
            {
                self.add_larger(shape, roots, &variables, &mut pairs, &mut generators)?;
            }
        }
        Some(deduplicated(generators))
    }

    /// Adds the polynomials that vanish on the combinations that a shape allows; None if there are too many
    /// combinations.
    pub(super) fn add_interpolated(
        &mut self,
        shape: &Shape,
        roots: &Roots,
        variables: &Variables<'_>,
        most: Option<usize>,
        trials: Option<usize>,
        generators: &mut Vec<Poly>,
    ) -> Option<()> {
        let cells = variables.of_shape(shape);
        // A single open cell is already described by its roots.
        if cells.len() > 1 {
            let tuples = allowed_combinations(shape, &cells, roots, most, trials)?;
            self.add(variables, &cells, tuples, generators);
        }
        Some(())
    }

    /// Adds the polynomials of a shape that allows many combinations of digits; None if it has no suitable ones.
    fn add_larger(
        &mut self,
        shape: &Shape,
        roots: &Roots,
        variables: &Variables<'_>,
        pairs: &mut BTreeSet<(CellId, CellId)>,
        generators: &mut Vec<Poly>,
    ) -> Option<()> {
        match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                if matches!(shape, Shape::ExactlyOnce(_)) {
                    // There are as many cells as digits, so the sum of the cells is the sum of all digits.
                    let total: i64 = (1..=cells.len() as i64).sum();
                    generators.push(variables.sum(cells.iter().map(|&cell| (1, cell)), total, roots));
                }
                self.add_pairs(&variables.of_shape(shape), roots, variables, pairs, generators);
                Some(())
            }
            Shape::Sum { terms, cmp: Cmp::Equal, total } => {
                // The polynomial also vanishes if the sum is off by a multiple of the prime, which must not be
                // possible.
                let bounds = terms.iter().map(|&(factor, cell)| roots.bounds(factor, cell));
                let (least, most) = bounds.fold((0, 0), |(a, b), (low, high)| (a + low, b + high));
                if i64::from(most) - i64::from(least) >= i64::from(PRIME) {
                    return None;
                }
                generators.push(variables.sum(terms.iter().copied(), i64::from(*total), roots));
                Some(())
            }
            // A pair has at most the square of the number of digits as combinations, so that it needs no limit.
            Shape::Pair(..) => self.add_interpolated(shape, roots, variables, None, None, generators),
            Shape::Sum { .. }
            | Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Word(..)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => None,
        }
    }

    /// Adds the polynomial in one cell whose roots are these digits.
    pub(super) fn add_roots(
        &mut self,
        variables: &Variables<'_>,
        cell: CellId,
        digits: DigitSet,
        generators: &mut Vec<Poly>,
    ) {
        self.add(variables, &[cell], digits.iter().map(|digit| vec![digit]).collect(), generators);
    }

    /// Adds a polynomial for each pair of cells that must differ, each pair once: G_ij restricted to the remaining
    /// roots.
    pub(super) fn add_pairs(
        &mut self,
        cells: &[CellId],
        roots: &Roots,
        variables: &Variables<'_>,
        pairs: &mut BTreeSet<(CellId, CellId)>,
        generators: &mut Vec<Poly>,
    ) {
        for (place, &one) in cells.iter().enumerate() {
            for &other in &cells[place + 1..] {
                let (here, there) = (roots.of(one), roots.of(other));
                // Cells without a common root differ anyway.
                if here.intersect(there).is_empty() || !pairs.insert((one, other)) {
                    continue;
                }
                let beside = |first| there.iter().filter(move |&second| first != second);
                let tuples = here.iter().flat_map(|first| beside(first).map(move |second| vec![first, second]));
                self.add(variables, &[one, other], tuples.collect(), generators);
            }
        }
    }

    /// Adds the polynomials in these cells that vanish on these combinations.
    fn add(&mut self, variables: &Variables<'_>, cells: &[CellId], tuples: Vec<Tuple>, generators: &mut Vec<Poly>) {
        let basis = self.bases.entry(tuples).or_insert_with_key(|tuples| {
            let residue = |digit: &Digit| Residue::new(digit.value().into());
            let points: Vec<Vec<Residue>> = tuples.iter().map(|tuple| tuple.iter().map(residue).collect()).collect();
            vanishing_basis(&points, cells.len(), &ORDER).basis
        });
        generators.extend(basis.iter().map(|polynomial| variables.lifted(polynomial, cells)));
    }
}
