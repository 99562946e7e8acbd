//! The points of an ideal, from its Groebner basis: the common eigenvectors of multiplication.
//!
//! Multiplication by a variable is linear on the quotient ring. Evaluation at a point is a linear form on the ring, and
//! an eigenvector of each transposed multiplication, with the coordinate of the point as its eigenvalue (Stickelberger;
//! Cox, Little, O'Shea, *Using Algebraic Geometry*, chapter 2, section 4). The ideals here are radical with all points
//! in the field, so these forms are a basis. They are found by splitting the space into eigenspaces, one variable after
//! another.

use std::collections::HashMap;

use groebner::{Monomial, Polynomial, PolynomialExt};
use num_traits::{One, Zero};

use super::basis::{GroebnerBasis, ORDER, Poly};
use super::field::Residue;

/// Rows in reduced echelon form, each a linear form given by its values on the standard monomials.
type Subspace = Vec<Vec<Residue>>;

/// The error for a computation whose result is impossible for an ideal of fillings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PointsError;

/// Returns the points of the ideal with this basis and these standard monomials. Each coordinate is from 1 to `digits`.
pub(super) fn points(basis: &GroebnerBasis, standard: &[Monomial], digits: u8) -> Result<Vec<Vec<u8>>, PointsError> {
    let quotient = QuotientRing::new(basis, standard);
    let size = standard.len();
    let unit = |at: usize| (0..size).map(|other| if other == at { Residue::one() } else { Residue::zero() }).collect();
    let mut spaces: Vec<Subspace> = if size == 0 { vec![] } else { vec![(0..size).map(unit).collect()] };
    // A variable that is not a standard monomial is a linear combination of those that are, so it splits nothing
    // further.
    let parting = (0..basis.variables).filter(|&variable| quotient.index.contains_key(&quotient.variable(variable)));
    for variable in parting {
        if spaces.iter().all(|space| space.len() == 1) {
            break;
        }
        let times = quotient.multiplication(variable);
        let mut parts = Vec::new();
        for space in spaces {
            match space.len() {
                1 => parts.push(space),
                _ => parts.extend(split_subspace(&space, &times, digits)?),
            }
        }
        spaces = parts;
    }
    let forms: Vec<Vec<Residue>> = spaces.into_iter().flatten().collect();
    if forms.len() != size {
        return Err(PointsError);
    }
    let coordinates: Vec<Vec<(usize, Residue)>> =
        (0..basis.variables).map(|variable| quotient.normal_form(quotient.variable(variable))).collect();
    forms.iter().map(|form| point(form, &coordinates, digits)).collect()
}

/// Returns the point that belongs to a form, which is the evaluation at this point times a constant.
fn point(form: &[Residue], coordinates: &[Vec<(usize, Residue)>], digits: u8) -> Result<Vec<u8>, PointsError> {
    // The value of the constant 1, which is the first standard monomial.
    let scale = form[0].inverse();
    let value = |terms: &Vec<(usize, Residue)>| {
        let sum = terms.iter().fold(Residue::zero(), |sum, &(at, factor)| sum + factor * form[at]);
        let value = (sum * scale).value();
        if (1..=u32::from(digits)).contains(&value) { Ok(value as u8) } else { Err(PointsError) }
    };
    coordinates.iter().map(value).collect()
}

/// The quotient ring as a vector space.
struct QuotientRing<'b> {
    basis: &'b GroebnerBasis,
    standard: &'b [Monomial],
    index: HashMap<Monomial, usize>,
}

impl<'b> QuotientRing<'b> {
    fn new(basis: &'b GroebnerBasis, standard: &'b [Monomial]) -> QuotientRing<'b> {
        let index = standard.iter().enumerate().map(|(at, monomial)| (monomial.clone(), at)).collect();
        QuotientRing { basis, standard, index }
    }

    fn variable(&self, variable: usize) -> Monomial {
        Monomial::var(variable, self.basis.variables)
    }

    /// Returns a monomial as a combination of standard ones.
    fn normal_form(&self, monomial: Monomial) -> Vec<(usize, Residue)> {
        if let Some(&at) = self.index.get(&monomial) {
            return vec![(at, Residue::one())];
        }
        // A leading monomial equals the negated tail of its polynomial, which is in normal form already, as the basis
        // is reduced.
        let led = self.basis.polynomials.iter().find(|polynomial| polynomial.lm() == Some(&monomial));
        let reduced: Poly = match led {
            Some(polynomial) => {
                let tail = polynomial.terms[1..].iter().map(|(monomial, factor)| (monomial.clone(), -*factor));
                Polynomial::new(tail.collect(), self.basis.variables, ORDER)
            }
            None => Polynomial::monomial(monomial, ORDER).normal_form(&self.basis.polynomials),
        };
        let at = |monomial: &Monomial| self.index.get(monomial).copied();
        reduced.terms.iter().filter_map(|(monomial, factor)| Some((at(monomial)?, *factor))).collect()
    }

    /// Returns the product of each standard monomial with a variable.
    fn multiplication(&self, variable: usize) -> Vec<Vec<(usize, Residue)>> {
        let variable = self.variable(variable);
        self.standard.iter().map(|monomial| self.normal_form(monomial * &variable)).collect()
    }
}

/// Splits a space into the eigenspaces of a transposed multiplication, whose eigenvalues are digits.
fn split_subspace(space: &Subspace, times: &[Vec<(usize, Residue)>], digits: u8) -> Result<Vec<Subspace>, PointsError> {
    let pivots: Vec<usize> = space.iter().filter_map(|row| row.iter().position(|value| !value.is_zero())).collect();
    // The image of each row as a combination of the rows. Each row is 1 at its own pivot and 0 at those of the others,
    // so the coefficients are the values of the image at the pivots.
    let image = |row: &Vec<Residue>| {
        let at = |&pivot: &usize| times[pivot].iter().fold(Residue::zero(), |sum, &(of, by)| sum + by * row[of]);
        pivots.iter().map(at).collect::<Vec<Residue>>()
    };
    let matrix: Vec<Vec<Residue>> = space.iter().map(image).collect();
    let mut parts = Vec::new();
    for digit in 1..=digits {
        let vectors = left_kernel(&matrix, Residue::new(digit.into()));
        if vectors.is_empty() {
            continue;
        }
        let combined = |vector: &Vec<Residue>| {
            let mut form = vec![Residue::zero(); space[0].len()];
            for (factor, row) in vector.iter().zip(space).filter(|(factor, _)| !factor.is_zero()) {
                form.iter_mut().zip(row).for_each(|(value, &other)| *value = *value + *factor * other);
            }
            form
        };
        parts.push(echelon(vectors.iter().map(combined).collect()));
    }
    let all: usize = parts.iter().map(Vec::len).sum();
    if all == space.len() { Ok(parts) } else { Err(PointsError) }
}

/// Returns a basis of the vectors v with v M = digit * v.
fn left_kernel(matrix: &[Vec<Residue>], digit: Residue) -> Vec<Vec<Residue>> {
    let size = matrix.len();
    // Row i is row i of M minus the digit times the unit row, followed by unit row i. Once the left half of a row is
    // eliminated, its right half is a solution.
    let mut rows: Vec<Vec<Residue>> = (0..size)
        .map(|at| {
            let mut row = matrix[at].clone();
            row[at] = row[at] - digit;
            row.extend((0..size).map(|other| if other == at { Residue::one() } else { Residue::zero() }));
            row
        })
        .collect();
    let mut rank = 0;
    for column in 0..size {
        let Some(pivot) = (rank..size).find(|&row| !rows[row][column].is_zero()) else { continue };
        rows.swap(rank, pivot);
        let (head, below) = rows.split_at_mut(rank + 1);
        let by = &head[rank];
        let inverse = by[column].inverse();
        for row in below.iter_mut().filter(|row| !row[column].is_zero()) {
            let factor = row[column] * inverse;
            subtract(row, by, factor);
        }
        rank += 1;
    }
    rows.split_off(rank).into_iter().map(|mut row| row.split_off(size)).collect()
}

/// Returns the reduced echelon form of independent rows.
fn echelon(rows: Vec<Vec<Residue>>) -> Subspace {
    let mut done: Vec<(usize, Vec<Residue>)> = Vec::new();
    for mut row in rows {
        for (pivot, by) in &done {
            let factor = row[*pivot];
            subtract(&mut row, by, factor);
        }
        let Some(pivot) = row.iter().position(|value| !value.is_zero()) else { continue };
        let inverse = row[pivot].inverse();
        row.iter_mut().for_each(|value| *value = *value * inverse);
        // Clearing the new pivot in the earlier rows keeps the form reduced.
        for (_, other) in &mut done {
            let factor = other[pivot];
            subtract(other, &row, factor);
        }
        done.push((pivot, row));
    }
    done.into_iter().map(|(_, row)| row).collect()
}

fn subtract(from: &mut [Residue], row: &[Residue], factor: Residue) {
    if !factor.is_zero() {
        from.iter_mut().zip(row).for_each(|(value, &other)| *value = *value - factor * other);
    }
}
