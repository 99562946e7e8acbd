//! Reduced bases over the rational numbers: reconstructed from several primes, and certified.
//!
//! Modulo 32003, [`super::vanishing`] finds the leading and the standard monomials of the basis of all polynomials that
//! vanish on some points. Modulo each of several 30-bit primes, every leading monomial is then a combination of the
//! standard ones. The Chinese remainder theorem combines their coefficients, which are read as fractions (P. Wang, *A
//! p-adic algorithm for univariate partial fractions*, SYMSAC 1981).
//!
//! **Certificate.** A reconstructed polynomial with integer coefficients vanishes at each point modulo each prime, so
//! its value there is a multiple of the product of the primes. If the sum of the absolute values of its terms is below
//! that product, its value is 0. If, besides, each tail consists of smaller standard monomials, and there are as many
//! standard monomials as points, the polynomials are the reduced basis: they generate no more than the polynomials that
//! vanish on the points, and the quotient ring has no more dimensions than there are points.

use std::cmp::Ordering;

use groebner::{Monomial, MonomialOrder};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::field::Residue;
use super::vanishing::vanishing_basis;

/// The upper bound of the primes, which are used in descending order: sums of 8 products of residues fit in 64 bits.
const PRIME_BOUND: u64 = 1 << 30;

/// The largest number of primes; with more, coefficients would have thousands of digits.
const MAX_PRIMES: usize = 1024;

/// A polynomial: monomials with coprime integer coefficients, the leading one first.
pub(super) type Terms = Vec<(Monomial, BigInt)>;

/// A reduced basis over the rational numbers.
pub(super) struct ReconstructedBasis {
    /// The polynomials by ascending leading monomial.
    pub basis: Vec<Terms>,
    pub standard: Vec<Monomial>,
    /// The number of primes from which it was reconstructed.
    pub primes: usize,
}

/// Returns the reduced basis of all polynomials that vanish on some points, which differ and have small coordinates;
/// None if no certificate was found.
pub(super) fn reconstruct(points: &[Vec<u8>], variables: usize, order: &MonomialOrder) -> Option<ReconstructedBasis> {
    let residue = |&coordinate: &u8| Residue::new(coordinate.into());
    let residues: Vec<Vec<Residue>> = points.iter().map(|point| point.iter().map(residue).collect()).collect();
    let found = vanishing_basis(&residues, variables, order);
    let leading: Vec<Monomial> = found.basis.iter().filter_map(|polynomial| polynomial.lm().cloned()).collect();
    let (basis, primes) = reconstruct_with_leading(points, &leading, &found.standard, order)?;
    Some(ReconstructedBasis { basis, standard: found.standard, primes })
}

/// Returns the reduced basis with exactly these leading and standard monomials, and the number of primes it took; None
/// if no such basis could be certified.
fn reconstruct_with_leading(
    points: &[Vec<u8>],
    leading: &[Monomial],
    standard: &[Monomial],
    order: &MonomialOrder,
) -> Option<(Vec<Terms>, usize)> {
    let mut factors = vec![BigInt::zero(); leading.len() * standard.len()];
    let (mut product, mut primes, mut next) = (BigInt::one(), 0_usize, 1);
    for prime in primes_below(PRIME_BOUND).take(MAX_PRIMES) {
        // Unlucky primes, for which the standard monomials are dependent, are skipped.
        let Some(image) = combinations(points, leading, standard, prime) else { continue };
        // Chinese remaindering: the new coefficient is the number below the new product that equals the old coefficient
        // modulo the old product and the image modulo the prime.
        let inverse = power(mod_small(&product, prime), prime - 2, prime);
        for (factor, image) in factors.iter_mut().zip(image) {
            let missing = (image + prime - mod_small(factor, prime)) % prime * inverse % prime;
            if missing != 0 {
                *factor += &product * missing;
            }
        }
        product *= prime;
        primes += 1;
        if primes < next {
            continue;
        }
        // Certificates are tried at geometrically growing numbers of primes, so that failed ones cost little in total.
        next = primes + 1 + primes / 4;
        let most = points.iter().flatten().copied().max().unwrap_or(1);
        let of = |at: usize| &factors[at * standard.len()..][..standard.len()];
        let certified = |(at, lead)| certified(lead, standard, of(at), &product, most);
        let basis: Option<Vec<Terms>> = leading.iter().enumerate().map(certified).collect();
        if let Some(basis) = basis {
            let descends = |terms: &Terms| {
                terms[1..].iter().all(|(monomial, _)| order.compare(monomial, &terms[0].0) == Ordering::Less)
            };
            return basis.iter().all(descends).then_some((basis, primes));
        }
    }
    None
}

/// Returns the polynomial of a leading monomial with these coefficients modulo a product of primes, if it provably
/// vanishes on the points: the sum of the absolute values of its terms is below the product. `most` is the largest
/// coordinate of a point.
fn certified(lead: &Monomial, standard: &[Monomial], factors: &[BigInt], product: &BigInt, most: u8) -> Option<Terms> {
    let half = product >> 1u32;
    let symmetric = |value: BigInt| {
        let value = value.mod_floor(product);
        if value > half { value - product } else { value }
    };
    // Half of the digits are for the numerator and half for the denominator.
    let bound = product.sqrt() >> 1u32;
    let mut denominator = BigInt::one();
    // The common denominator grows only where a coefficient times it is not a small integer yet.
    for factor in factors {
        let value = symmetric(factor * &denominator);
        if value.abs() > bound {
            denominator *= fraction_denominator(value.mod_floor(product), product, &bound);
        }
    }
    let tail = standard.iter().zip(factors).map(|(monomial, factor)| (monomial, -symmetric(factor * &denominator)));
    let mut terms: Terms = vec![(lead.clone(), denominator.clone())];
    terms.extend(tail.filter(|(_, factor)| !factor.is_zero()).map(|(monomial, factor)| (monomial.clone(), factor)));
    let value = |(monomial, factor): &(Monomial, BigInt)| factor.abs() * BigInt::from(most).pow(monomial.degree());
    if terms.iter().map(value).sum::<BigInt>() >= *product {
        return None;
    }
    let divisor = terms.iter().fold(BigInt::zero(), |divisor, (_, factor)| divisor.gcd(factor));
    terms.iter_mut().for_each(|(_, factor)| *factor /= &divisor);
    Some(terms)
}

/// Returns the denominator of the fraction that equals this value modulo the product and whose numerator is within the
/// bound, by the extended Euclidean algorithm.
fn fraction_denominator(value: BigInt, product: &BigInt, bound: &BigInt) -> BigInt {
    let (mut above, mut below) = (product.clone(), value);
    let (mut before, mut denominator) = (BigInt::zero(), BigInt::one());
    // In each step `below` equals `denominator` times the value, modulo the product.
    while below > *bound {
        let (quotient, rest) = above.div_rem(&below);
        let next = before - &quotient * &denominator;
        (above, below) = (below, rest);
        (before, denominator) = (denominator, next);
    }
    denominator.abs()
}

/// Returns, for each leading monomial, its coefficients as a combination of the standard ones on all points modulo a
/// prime; None if the standard monomials are linearly dependent modulo the prime.
fn combinations(points: &[Vec<u8>], leading: &[Monomial], standard: &[Monomial], prime: u64) -> Option<Vec<u64>> {
    let size = standard.len();
    let value = |monomial: &Monomial, point: &[u8]| {
        let coordinates = monomial.exps().iter().zip(point).filter(|&(&exponent, _)| exponent > 0);
        coordinates.fold(1, |value, (&exponent, &coordinate)| {
            (0..exponent).fold(value, |value, _| value * u64::from(coordinate) % prime)
        })
    };
    // A row for each point: the values of the standard monomials, followed by the unit row that becomes the inverse.
    let mut rows: Vec<Vec<u64>> = points
        .iter()
        .enumerate()
        .map(|(at, point)| {
            let units = (0..size).map(|other| u64::from(other == at));
            standard.iter().map(|monomial| value(monomial, point)).chain(units).collect()
        })
        .collect();
    for column in 0..size {
        let pivot = (column..size).find(|&row| rows[row][column] != 0)?;
        rows.swap(column, pivot);
        // By Fermat's little theorem, the inverse of x is its power with exponent p - 2.
        let inverse = power(rows[column][column], prime - 2, prime);
        rows[column].iter_mut().for_each(|entry| *entry = *entry * inverse % prime);
        // While it is taken out, the pivot row is empty, and the loop passes over it.
        let by = std::mem::take(&mut rows[column]);
        for row in rows.iter_mut().filter(|row| row.get(column).is_some_and(|&entry| entry != 0)) {
            let factor = prime - row[column];
            for (entry, by) in row.iter_mut().zip(&by).skip(column).filter(|(_, by)| **by != 0) {
                *entry = (*entry + factor * by) % prime;
            }
        }
        rows[column] = by;
    }
    let mut factors = Vec::with_capacity(leading.len() * size);
    for lead in leading {
        let values: Vec<u64> = points.iter().map(|point| value(lead, point)).collect();
        for row in &rows {
            // Products are below 2^60, so that eight of them fit in 64 bits before the remainder is taken.
            let sums = row[size..].chunks(8).zip(values.chunks(8));
            let sum = sums.map(|(row, values)| row.iter().zip(values).map(|(a, b)| a * b).sum::<u64>() % prime);
            factors.push(sum.sum::<u64>() % prime);
        }
    }
    Some(factors)
}

fn mod_small(value: &BigInt, prime: u64) -> u64 {
    value.mod_floor(&BigInt::from(prime)).to_u64().unwrap_or_default()
}

fn power(mut base: u64, mut exponent: u64, prime: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % prime;
        }
        base = base * base % prime;
        exponent >>= 1;
    }
    result
}

/// Returns the primes below a number in descending order.
fn primes_below(limit: u64) -> impl Iterator<Item = u64> {
    let is_prime = |number: &u64| {
        (3..)
            .step_by(2)
            .take_while(|divisor| divisor * divisor <= *number)
            .all(|divisor| !number.is_multiple_of(&divisor))
    };
    (3..limit).rev().filter(|number| number % 2 == 1).filter(is_prime)
}

#[cfg(test)]
mod tests {
    use num_rational::BigRational;
    use proptest::prelude::*;
    use proptest::test_runner::TestRunner;

    use super::*;

    const ORDER: MonomialOrder = MonomialOrder::GRevLex;

    /// Returns the same as `reconstruct`, but computed with exact fractions and with denominators cleared afterwards.
    fn exact(points: &[Vec<u8>], variables: usize) -> (Vec<Terms>, Vec<Monomial>) {
        let rational = |&value: &u8| BigRational::from_integer(value.into());
        let points: Vec<Vec<BigRational>> = points.iter().map(|point| point.iter().map(rational).collect()).collect();
        let found = vanishing_basis(&points, variables, &ORDER);
        let integer = |polynomial: &groebner::Polynomial<BigRational>| {
            let multiple = polynomial.terms.iter().fold(BigInt::one(), |all, (_, factor)| all.lcm(factor.denom()));
            let multiple = BigRational::from_integer(multiple);
            let term =
                |(monomial, factor): &(Monomial, BigRational)| (monomial.clone(), (factor * &multiple).to_integer());
            polynomial.terms.iter().map(term).collect()
        };
        (found.basis.iter().map(integer).collect(), found.standard)
    }

    fn sorted(mut basis: Vec<Terms>) -> Vec<Terms> {
        basis.iter_mut().for_each(|terms| terms.sort_by(|a, b| ORDER.compare(&b.0, &a.0)));
        basis
    }

    #[test]
    fn rebuilt_bases_are_those_of_exact_fractions() {
        let most_primes = std::cell::Cell::new(0);
        let strategy = (1..=4usize).prop_flat_map(|variables| {
            let point = proptest::collection::vec(1..=25u8, variables);
            (Just(variables), proptest::collection::btree_set(point, 0..=25))
        });
        let result = TestRunner::new(ProptestConfig::with_cases(150)).run(&strategy, |(variables, points)| {
            let points: Vec<Vec<u8>> = points.into_iter().collect();
            let found = reconstruct(&points, variables, &ORDER).unwrap();
            most_primes.set(most_primes.get().max(found.primes));
            let (basis, standard) = exact(&points, variables);
            prop_assert_eq!(sorted(found.basis), basis);
            prop_assert_eq!(found.standard, standard);
            Ok(())
        });
        result.unwrap();
        assert!(most_primes.get() > 4, "no basis took several primes");
    }

    /// For three points on a line, x and y cannot both be standard monomials, and 1 and y alone are too few.
    #[test]
    fn monomials_that_lead_no_basis_are_not_certified() {
        let points = [vec![1, 1], vec![2, 2], vec![3, 3]];
        let monomial = |x: u32, y: u32| Monomial::new(vec![x, y]);
        let standard = [monomial(0, 0), monomial(0, 1), monomial(0, 2)];
        let leading = [monomial(1, 0), monomial(0, 3)];
        let (basis, _) = reconstruct_with_leading(&points, &leading, &standard, &ORDER).unwrap();
        assert_eq!(basis.len(), 2);
        // With x and y exchanged, the tail of y would be greater than y.
        let standard = [monomial(0, 0), monomial(1, 0), monomial(2, 0)];
        let leading = [monomial(0, 1), monomial(3, 0)];
        assert!(reconstruct_with_leading(&points, &leading, &standard, &ORDER).is_none());
        // On these points x and y depend on each other.
        let standard = [monomial(0, 0), monomial(0, 1), monomial(1, 0)];
        assert!(combinations(&points, &[monomial(0, 3)], &standard, 1_000_003).is_none());
    }

    #[test]
    fn the_numbers_are_primes() {
        assert_eq!(primes_below(30).collect::<Vec<_>>(), [29, 23, 19, 17, 13, 11, 7, 5, 3]);
        assert_eq!(primes_below(PRIME_BOUND).next(), Some(1_073_741_789));
    }
}
