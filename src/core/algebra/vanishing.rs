//! Polynomials that vanish exactly on given points: interpolation by the Buchberger-Möller algorithm.
//!
//! B. Buchberger, M. Möller, *The construction of multivariate polynomials with preassigned zeros*, EUROCAM 1982. The
//! monomials are visited in the chosen order, each as the vector of its values at the points. If its vector is linearly
//! dependent on the previous ones, it leads a polynomial of the reduced Groebner basis; the others are the standard
//! monomials.

use groebner::{Field, Monomial, MonomialOrder, Polynomial};

/// The reduced Groebner basis of all polynomials that vanish on some points.
pub(super) struct VanishingBasis<F> {
    /// The basis by ascending leading monomial.
    pub basis: Vec<Polynomial<F>>,
    /// The standard monomials in ascending order. There are as many of them as there are points.
    pub standard: Vec<Monomial>,
}

/// The values of a monomial at all points, reduced by the previous rows, and the combination of standard monomials that
/// has these values.
struct EchelonRow<F> {
    pivot: usize,
    values: Vec<F>,
    combination: Vec<F>,
}

/// Returns the basis for these points, which differ from each other and have `variables` coordinates each. Without
/// points it is the polynomial 1.
pub(super) fn vanishing_basis<F: Field>(
    points: &[Vec<F>],
    variables: usize,
    order: &MonomialOrder,
) -> VanishingBasis<F> {
    let mut rows: Vec<EchelonRow<F>> = Vec::new();
    let mut found = VanishingBasis { basis: Vec::new(), standard: Vec::new() };
    // The values of each standard monomial at the points.
    let mut values: Vec<Vec<F>> = Vec::new();
    let mut leading: Vec<Monomial> = Vec::new();
    // The monomials that may come next; multiples of leading ones are skipped.
    let mut waiting = vec![Monomial::one(variables)];
    while let Some(least) = (0..waiting.len()).min_by(|&a, &b| order.compare(&waiting[a], &waiting[b])) {
        let monomial = waiting.swap_remove(least);
        if leading.iter().any(|lead| lead.divides(&monomial)) {
            continue;
        }
        let at_points = evaluated(&monomial, points, &found.standard, &values);
        let mut reduced = at_points.clone();
        let mut combination = vec![F::zero(); found.standard.len()];
        // Each row is zero at the pivots of the rows before it, so that one pass clears all pivots.
        for row in &rows {
            let factor = reduced[row.pivot].clone();
            if factor.is_zero() {
                continue;
            }
            subtract(&mut reduced, &row.values, &factor);
            subtract(&mut combination, &row.combination, &factor);
        }
        match reduced.iter().position(|value| !value.is_zero()) {
            None => {
                // The monomial plus this combination of standard ones is zero at all points.
                let tail = found.standard.iter().cloned().zip(combination).filter(|(_, factor)| !factor.is_zero());
                let terms = tail.chain([(monomial.clone(), F::one())]).collect();
                found.basis.push(Polynomial::new(terms, variables, order.clone()));
                leading.push(monomial);
            }
            Some(pivot) => {
                combination.push(F::one());
                let factor = F::one() / reduced[pivot].clone();
                let scaled = |values: Vec<F>| values.into_iter().map(|value| value * factor.clone()).collect();
                rows.push(EchelonRow { pivot, values: scaled(reduced), combination: scaled(combination) });
                for variable in 0..variables {
                    let next = &monomial * &Monomial::var(variable, variables);
                    if !waiting.contains(&next) {
                        waiting.push(next);
                    }
                }
                found.standard.push(monomial);
                values.push(at_points);
            }
        }
    }
    found
}

/// Returns the values of a monomial, from those of a standard monomial of one degree less.
fn evaluated<F: Field>(monomial: &Monomial, points: &[Vec<F>], standard: &[Monomial], values: &[Vec<F>]) -> Vec<F> {
    for (known, values) in standard.iter().zip(values) {
        let Some(factor) = monomial.quo(known).filter(|factor| factor.degree() == 1) else { continue };
        let variable = factor.exps().iter().position(|&exponent| exponent == 1).unwrap_or_default();
        return values.iter().zip(points).map(|(value, point)| value.clone() * point[variable].clone()).collect();
    }
    points.iter().map(|point| monomial.eval(point)).collect()
}

fn subtract<F: Field>(from: &mut [F], row: &[F], factor: &F) {
    for (value, other) in from.iter_mut().zip(row) {
        *value = value.clone() - factor.clone() * other.clone();
    }
}

#[cfg(test)]
mod tests {
    use num_rational::BigRational;

    use super::*;

    fn rational(value: i64) -> BigRational {
        BigRational::from_integer(value.into())
    }

    /// The basis for two points with different second coordinates: the line through them, and a quadratic polynomial in
    /// the second variable.
    #[test]
    fn two_points_lie_on_a_line() {
        let points = [[1, 2], [3, 1]].map(|point| point.map(rational).to_vec());
        let found = vanishing_basis(&points, 2, &MonomialOrder::GRevLex);
        let words: Vec<String> = found.basis.iter().map(ToString::to_string).collect();
        assert_eq!(found.standard.len(), 2);
        // x + 2 y = 5, where y is 1 or 2.
        assert_eq!(words, ["x0 + 2*x1 - 5", "x1^2 - 3*x1 + 2"]);
    }

    #[test]
    fn without_points_everything_vanishes() {
        let found = vanishing_basis::<BigRational>(&[], 3, &MonomialOrder::Lex);
        assert_eq!((found.basis.len(), found.standard.len()), (1, 0));
        assert!(found.basis[0].is_constant());
    }

    /// All pairs of different digits: the basis has the difference quotient G of the sudoku paper (see the module
    /// `paper`) and the polynomial F of one cell.
    #[test]
    fn pairs_that_differ_are_the_quotient_of_the_paper() {
        let pairs = (1..=4).flat_map(|a| (1..=4).filter(move |&b| a != b).map(move |b| vec![rational(a), rational(b)]));
        let points: Vec<Vec<BigRational>> = pairs.collect();
        let found = vanishing_basis(&points, 2, &MonomialOrder::GRevLex);
        // Degree 3: the complete homogeneous polynomial plus lower terms; degree 4: (y - 1)(y - 2)(y - 3)(y - 4) for
        // the second variable y.
        let leads: Vec<u32> = found.basis.iter().map(Polynomial::total_degree).collect();
        assert_eq!(leads, [3, 4]);
        assert_eq!(found.standard.len(), 12);
        assert!(points.iter().all(|point| found.basis.iter().all(|polynomial| polynomial.eval(point) == rational(0))));
        let equal = vec![rational(3), rational(3)];
        assert!(found.basis.iter().any(|polynomial| polynomial.eval(&equal) != rational(0)));
    }
}
