//! Interpolation with integer factors: over the rational numbers, denominators cleared.

use std::collections::{BTreeSet, HashMap};

use groebner::MonomialOrder;
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Zero};

use super::allowed::{Tuple, allowed};
use super::ideal::{PRIME, Writing};
use super::polynomial::{Polynomial, Power, Variable};
use super::vanishing::vanishing;
use crate::board::{CellId, Digit, Filling};
use crate::model::Shape;

/// What allows more combinations than this is not interpolated.
const MOST_COMBINATIONS: usize = 100;

/// How many digits are tried to find these.
const TRIALS: usize = 20_000;

/// A polynomial in numbered cells: exponents and factors.
type Pattern = Vec<(Vec<u32>, BigInt)>;

/// For combinations the polynomials that vanish on them, or None where there are none to be used.
pub(super) type Interpolations = HashMap<Vec<Tuple>, Option<Vec<Pattern>>>;

impl Writing<'_> {
    /// Adds the polynomials that vanish on what a shape allows; false when that is too much.
    pub(super) fn interpolate(&mut self, shape: &Shape) -> bool {
        let cells: Vec<CellId> = shape.cells().into_iter().collect::<BTreeSet<CellId>>().into_iter().collect();
        let Some(tuples) = allowed(shape, &cells, &self.all(), MOST_COMBINATIONS, TRIALS) else { return false };
        let patterns = self.interpolated.entry(tuples).or_insert_with_key(|tuples| patterns(tuples, cells.len()));
        let Some(patterns) = patterns.clone() else { return false };
        for pattern in patterns {
            let mut polynomial = Polynomial::default();
            for (exponents, factor) in pattern {
                let powers = cells.iter().zip(exponents).filter(|&(_, exponent)| exponent > 0);
                let powers = powers.map(|(&cell, exponent)| (Variable::Cell(cell), exponent)).collect();
                polynomial.add(Power(powers), factor);
            }
            self.add(polynomial);
        }
        true
    }
}

/// The reduced Groebner basis over the rational numbers of the ideal whose points are these fillings, by the algorithm
/// of Buchberger and Möller: graded reverse lexicographically, the first cell being the greatest; each polynomial with
/// integer factors that have no common divisor, by rising leading term. With the standard monomials, as many as there
/// are fillings. The fillings differ from each other; of all solutions of a model it is the basis of the model's ideal.
pub fn basis_of_solutions(solutions: &[Filling]) -> (Vec<Polynomial>, Vec<Power>) {
    let cells: Vec<CellId> = (0..solutions.first().map_or(0, |one| one.digits().len()) as u16).map(CellId).collect();
    let rational = |digit: &Digit| BigRational::from_integer(BigInt::from(digit.value()));
    let points: Vec<Vec<BigRational>> =
        solutions.iter().map(|filling| filling.digits().iter().map(rational).collect()).collect();
    let found = vanishing(&points, cells.len(), &MonomialOrder::GRevLex);
    let power = |exponents: &[u32]| {
        let powers = cells.iter().zip(exponents).filter(|&(_, &exponent)| exponent > 0);
        Power(powers.map(|(&cell, &exponent)| (Variable::Cell(cell), exponent)).collect())
    };
    let polynomial = |terms: Pattern| {
        let mut polynomial = Polynomial::default();
        terms.into_iter().for_each(|(exponents, factor)| polynomial.add(power(&exponents), factor));
        polynomial
    };
    let basis = found.basis.iter().map(|monic| polynomial(integer(monic))).collect();
    (basis, found.standard.iter().map(|monomial| power(monomial.exps())).collect())
}

/// A monic polynomial, times the least number that makes its factors integer.
fn integer(polynomial: &groebner::Polynomial<BigRational>) -> Pattern {
    let multiple = polynomial.terms.iter().fold(BigInt::one(), |all, (_, factor)| all.lcm(factor.denom()));
    let multiple = BigRational::from_integer(multiple);
    let term = |(monomial, factor): &(groebner::Monomial, BigRational)| {
        (monomial.exps().to_vec(), (factor * &multiple).to_integer())
    };
    polynomial.terms.iter().map(term).collect()
}

/// The reduced basis of the polynomials that vanish on some combinations, with integer factors that have no common
/// divisor; None when the prime divides a leading factor, so that it would say something else modulo the prime.
fn patterns(tuples: &[Tuple], cells: usize) -> Option<Vec<Pattern>> {
    let rational = |digit: &Digit| BigRational::from_integer(BigInt::from(digit.value()));
    let points: Vec<Vec<BigRational>> = tuples.iter().map(|tuple| tuple.iter().map(rational).collect()).collect();
    let found = vanishing(&points, cells, &MonomialOrder::GRevLex);
    let patterns: Vec<Pattern> = found.basis.iter().map(integer).collect();
    // A prime that does not divide the leading factors keeps the basis.
    let kept = |pattern: &Pattern| pattern.first().is_some_and(|(_, lead)| !(lead % BigInt::from(PRIME)).is_zero());
    patterns.iter().all(kept).then_some(patterns)
}
