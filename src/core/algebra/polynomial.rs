//! Polynomials with integer coefficients whose variables are the cells of a model, in a form for export.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::board::CellId;

/// A variable of a polynomial.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variable {
    /// The digit of a cell.
    Cell(CellId),
    /// An auxiliary variable, whose value the digits of cells determine, by its index from 0.
    Auxiliary(usize),
}

/// A product of powers of variables in ascending order; each exponent is at least 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PowerProduct(pub Vec<(Variable, u32)>);

impl PowerProduct {
    /// Returns the sum of the exponents.
    pub fn degree(&self) -> u32 {
        self.0.iter().map(|&(_, exponent)| exponent).sum()
    }

    fn times(&self, other: &PowerProduct) -> PowerProduct {
        let mut product: BTreeMap<Variable, u32> = self.0.iter().copied().collect();
        other.0.iter().for_each(|&(variable, exponent)| *product.entry(variable).or_default() += exponent);
        PowerProduct(product.into_iter().collect())
    }
}

/// The graded reverse lexicographic order with the first variable greatest: for equal degrees, the one with the lower
/// power of the last variable in which they differ is greater.
impl Ord for PowerProduct {
    fn cmp(&self, other: &PowerProduct) -> Ordering {
        let last_first = |power: &PowerProduct| power.0.iter().rev().copied().collect::<Vec<_>>();
        self.degree().cmp(&other.degree()).then_with(|| {
            let (mine, theirs) = (last_first(self), last_first(other));
            // With equal degrees, neither list is the beginning of the other.
            let difference = mine.iter().zip(&theirs).find(|(mine, theirs)| mine != theirs);
            difference.map_or(Ordering::Equal, |(mine, theirs)| match mine.0.cmp(&theirs.0) {
                // A later variable makes the product smaller, and so does a higher power of the same variable.
                Ordering::Equal => theirs.1.cmp(&mine.1),
                order => order.reverse(),
            })
        })
    }
}

impl PartialOrd for PowerProduct {
    fn partial_cmp(&self, other: &PowerProduct) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A polynomial with nonzero integer coefficients.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Polynomial {
    terms: BTreeMap<Reverse<PowerProduct>, BigInt>,
}

impl Polynomial {
    /// Returns a constant polynomial.
    pub fn constant(value: impl Into<BigInt>) -> Polynomial {
        let mut polynomial = Polynomial::default();
        polynomial.add_term(PowerProduct::default(), value.into());
        polynomial
    }

    /// Returns a variable as a polynomial.
    pub fn variable(variable: Variable) -> Polynomial {
        let mut polynomial = Polynomial::default();
        polynomial.add_term(PowerProduct(vec![(variable, 1)]), BigInt::one());
        polynomial
    }

    /// Adds a term.
    pub fn add_term(&mut self, power: PowerProduct, factor: BigInt) {
        let key = Reverse(power);
        let sum = self.terms.remove(&key).unwrap_or_default() + factor;
        if !sum.is_zero() {
            self.terms.insert(key, sum);
        }
    }

    /// Returns the terms with their coefficients, the greatest first (see [`PowerProduct`]).
    pub fn terms(&self) -> impl Iterator<Item = (&PowerProduct, &BigInt)> {
        self.terms.iter().map(|(Reverse(power), factor)| (power, factor))
    }

    /// Returns whether the polynomial is 0.
    pub fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }

    /// Returns the greatest degree of a term; 0 for a constant.
    pub fn degree(&self) -> u32 {
        self.terms().next().map_or(0, |(power, _)| power.degree())
    }

    /// Returns the value of the polynomial for these values of the variables.
    pub fn value(&self, of: impl Fn(Variable) -> i64) -> BigInt {
        let power = |power: &PowerProduct| -> BigInt {
            power.0.iter().map(|&(variable, exponent)| BigInt::from(of(variable)).pow(exponent)).product()
        };
        self.terms().map(|(term, factor)| power(term) * factor).sum()
    }

    /// Returns the product with another polynomial.
    pub fn times(&self, other: &Polynomial) -> Polynomial {
        let mut product = Polynomial::default();
        for (one, factor) in self.terms() {
            for (two, other) in other.terms() {
                product.add_term(one.times(two), factor * other);
            }
        }
        product
    }

    /// Returns the sum with a multiple of another polynomial.
    #[must_use]
    pub fn plus_multiple(mut self, factor: impl Into<BigInt>, other: &Polynomial) -> Polynomial {
        let factor = factor.into();
        other.terms().for_each(|(power, theirs)| self.add_term(power.clone(), theirs * &factor));
        self
    }

    /// Returns the product of the variable minus each of these numbers.
    pub fn with_roots(variable: Variable, roots: impl IntoIterator<Item = i64>) -> Polynomial {
        let factor = |root: i64| Polynomial::variable(variable).plus_multiple(-1, &Polynomial::constant(root));
        roots.into_iter().fold(Polynomial::constant(1), |product, root| product.times(&factor(root)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn x(cell: u16) -> Variable {
        Variable::Cell(CellId(cell))
    }

    /// x^2 > x y > y^2 > x z > y z > z^2 > x > y > z > 1, as in the book by Cox, Little and O'Shea (2.2).
    #[test]
    fn terms_are_ordered_graded_reverse_lexicographically() {
        let sum = |one: Polynomial, other: &Polynomial| one.plus_multiple(1, other);
        let [a, b, c] = [0, 1, 2].map(|cell| Polynomial::variable(x(cell)));
        let all = sum(sum(sum(Polynomial::constant(1), &a), &b), &c);
        let square = all.times(&all);
        let powers: Vec<Vec<(u16, u32)>> = square
            .terms()
            .map(|(power, _)| {
                let of = |&(variable, exponent): &(Variable, u32)| match variable {
                    Variable::Cell(cell) => (cell.0, exponent),
                    Variable::Auxiliary(_) => panic!("no auxiliary"),
                };
                power.0.iter().map(of).collect()
            })
            .collect();
        let expected: [&[(u16, u32)]; 10] = [
            &[(0, 2)],
            &[(0, 1), (1, 1)],
            &[(1, 2)],
            &[(0, 1), (2, 1)],
            &[(1, 1), (2, 1)],
            &[(2, 2)],
            &[(0, 1)],
            &[(1, 1)],
            &[(2, 1)],
            &[],
        ];
        assert_eq!(powers, expected);
    }

    #[test]
    fn a_product_of_roots_vanishes_at_them_alone() {
        let polynomial = Polynomial::with_roots(x(0), [1, 4, 9]);
        let zeros: Vec<i64> = (0..12).filter(|&value| polynomial.value(|_| value).is_zero()).collect();
        assert_eq!(zeros, [1, 4, 9]);
        let factors: Vec<BigInt> = polynomial.terms().map(|(_, factor)| factor.clone()).collect();
        assert_eq!(factors, [1, -14, 49, -36].map(BigInt::from));
    }
}
