//! Interpolation with integer coefficients: over the rational numbers, with denominators cleared.

use std::collections::{BTreeSet, HashMap};

use groebner::{Monomial, MonomialOrder};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Zero};

use super::combinations::{Tuple, allowed_combinations};
use super::field::PRIME;
use super::polynomial::{Polynomial, PowerProduct, Variable};
use super::rational::{ReconstructedBasis, Terms, reconstruct};
use super::roots::Roots;
use super::vanishing::vanishing_basis;
use crate::board::{CellId, Digit, Filling};
use crate::model::Shape;

/// The largest number of combinations that are interpolated.
const MAX_COMBINATIONS: usize = 100;

/// The largest number of digits that are tried to find the combinations.
const MAX_TRIALS: usize = 20_000;

/// A polynomial whose variables are the cells of a constraint: the exponents and the coefficient of each term.
type CellPolynomial = Vec<(Vec<u32>, BigInt)>;

/// The polynomials that vanish on given combinations, or None if they cannot be used. The same combinations are
/// interpolated only once.
#[derive(Default)]
pub(super) struct Interpolations(HashMap<Vec<Tuple>, Option<Vec<CellPolynomial>>>);

impl Interpolations {
    /// Returns the polynomials that vanish on the combinations that a shape allows; None if there are too many.
    pub fn polynomials(&mut self, shape: &Shape, roots: &Roots) -> Option<Vec<Polynomial>> {
        let cells: Vec<CellId> = shape.cells().into_iter().collect::<BTreeSet<CellId>>().into_iter().collect();
        let tuples = allowed_combinations(shape, &cells, roots, Some(MAX_COMBINATIONS), Some(MAX_TRIALS))?;
        let patterns = self.0.entry(tuples).or_insert_with_key(|tuples| interpolate_tuples(tuples, cells.len()));
        let polynomial = |pattern: &CellPolynomial| {
            let mut polynomial = Polynomial::default();
            for (exponents, factor) in pattern {
                let powers = cells.iter().zip(exponents).filter(|&(_, &exponent)| exponent > 0);
                let powers = powers.map(|(&cell, &exponent)| (Variable::Cell(cell), exponent)).collect();
                polynomial.add_term(PowerProduct(powers), factor.clone());
            }
            polynomial
        };
        Some(patterns.as_ref()?.iter().map(polynomial).collect())
    }
}

/// A reduced Groebner basis over the rational numbers, in graded reverse lexicographic order with the first cell
/// greatest.
#[derive(Clone, PartialEq, Debug)]
pub struct RationalBasis {
    /// The polynomials by ascending leading term, each with coprime integer coefficients.
    pub polynomials: Vec<Polynomial>,
    /// The standard monomials, as many as the ideal has points.
    pub standard: Vec<PowerProduct>,
    /// The number of primes from which it was reconstructed; None if it was computed with fractions.
    pub primes: Option<usize>,
}

/// Returns the reduced basis of the ideal whose points are these distinct fillings, by the Buchberger-Möller algorithm:
/// reconstructed from several primes and certified (see `rational`), or else computed with fractions. If the fillings
/// are all solutions of a model, it is the basis of the model's ideal.
pub fn basis_of_solutions(solutions: &[Filling]) -> RationalBasis {
    let cells: Vec<CellId> = (0..solutions.first().map_or(0, |one| one.digits().len()) as u16).map(CellId).collect();
    let points = |filling: &Filling| filling.digits().iter().map(|digit| digit.value()).collect();
    let points: Vec<Vec<u8>> = solutions.iter().map(points).collect();
    let power = |exponents: &[u32]| {
        let powers = cells.iter().zip(exponents).filter(|&(_, &exponent)| exponent > 0);
        PowerProduct(powers.map(|(&cell, &exponent)| (Variable::Cell(cell), exponent)).collect())
    };
    let polynomial = |terms: &[(Monomial, BigInt)]| {
        let mut polynomial = Polynomial::default();
        terms.iter().for_each(|(monomial, factor)| polynomial.add_term(power(monomial.exps()), factor.clone()));
        polynomial
    };
    let (basis, standard, primes) = match reconstruct(&points, cells.len(), &MonomialOrder::GRevLex) {
        Some(ReconstructedBasis { basis, standard, primes }) => (basis, standard, Some(primes)),
        None => {
            let rational = |&digit: &u8| BigRational::from_integer(BigInt::from(digit));
            let points: Vec<Vec<BigRational>> =
                points.iter().map(|point| point.iter().map(rational).collect()).collect();
            let found = vanishing_basis(&points, cells.len(), &MonomialOrder::GRevLex);
            (found.basis.iter().map(to_integer_terms).collect(), found.standard, None)
        }
    };
    let polynomials = basis.iter().map(|terms| polynomial(terms)).collect();
    RationalBasis { polynomials, standard: standard.iter().map(|monomial| power(monomial.exps())).collect(), primes }
}

/// Returns a monic polynomial times the least number that makes its coefficients integers.
fn to_integer_terms(polynomial: &groebner::Polynomial<BigRational>) -> Terms {
    let multiple = polynomial.terms.iter().fold(BigInt::one(), |all, (_, factor)| all.lcm(factor.denom()));
    let multiple = BigRational::from_integer(multiple);
    let term = |(monomial, factor): &(Monomial, BigRational)| (monomial.clone(), (factor * &multiple).to_integer());
    polynomial.terms.iter().map(term).collect()
}

/// Returns the reduced basis of the polynomials that vanish on some combinations, with coprime integer coefficients;
/// None if `PRIME` divides a leading coefficient, since the polynomials would then not remain a basis modulo this
/// prime.
fn interpolate_tuples(tuples: &[Tuple], cells: usize) -> Option<Vec<CellPolynomial>> {
    let rational = |digit: &Digit| BigRational::from_integer(BigInt::from(digit.value()));
    let points: Vec<Vec<BigRational>> = tuples.iter().map(|tuple| tuple.iter().map(rational).collect()).collect();
    let found = vanishing_basis(&points, cells, &MonomialOrder::GRevLex);
    let pattern = |(monomial, factor): (Monomial, BigInt)| (monomial.exps().to_vec(), factor);
    let patterns: Vec<CellPolynomial> =
        found.basis.iter().map(|polynomial| to_integer_terms(polynomial).into_iter().map(pattern).collect()).collect();
    // Modulo a prime that divides no leading coefficient, the polynomials remain a basis.
    let kept =
        |pattern: &CellPolynomial| pattern.first().is_some_and(|(_, lead)| !(lead % BigInt::from(PRIME)).is_zero());
    patterns.iter().all(kept).then_some(patterns)
}
