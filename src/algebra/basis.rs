//! Reduced Gröbner bases over the prime field, and their standard monomials.

use groebner::{GroebnerError, Monomial, MonomialOrder, Polynomial};

use super::elimination::{GivenUp, Limits, within, within_apart};
use super::field::Residue;
use crate::solve::{Control, Stopped};

/// A polynomial over the prime field.
pub(super) type Poly = Polynomial<Residue>;

/// The monomial order of all computations of the engine.
pub(super) const ORDER: MonomialOrder = MonomialOrder::GRevLex;

/// A reduced Gröbner basis of an ideal, by ascending leading monomial.
pub(super) struct Basis {
    pub polynomials: Vec<Poly>,
    pub variables: usize,
}

/// Returns the reduced basis of the ideal that these polynomials generate, in this many variables.
///
/// # Errors
/// Returns an error if it exceeds the limits or the query is stopped.
pub(super) fn reduced_basis(
    generators: Vec<Poly>,
    variables: usize,
    limits: Limits,
    control: &Control,
) -> Result<Basis, GivenUp> {
    let work = move || groebner::groebner_basis_f4(generators, true);
    let result = match limits.work {
        u64::MAX => within_apart(limits, control, work)?,
        _ => within(limits, control, work)?,
    };
    match result {
        Ok(polynomials) => Ok(Basis { polynomials, variables }),
        Err(GroebnerError::EmptyInput) => Ok(Basis { polynomials: Vec::new(), variables }),
        Err(error) => Err(GivenUp::Stopped(Stopped::Engine(error.to_string()))),
    }
}

impl Basis {
    /// Returns the monomials that no leading monomial divides, the constant first; None if there are more than `most`
    /// or infinitely many.
    pub fn standard_monomials(&self, most: usize) -> Option<Vec<Monomial>> {
        let leading: Vec<&Monomial> = self.polynomials.iter().filter_map(Polynomial::lm).collect();
        let is_standard = |monomial: &Monomial| !leading.iter().any(|lead| lead.divides(monomial));
        let one = Monomial::one(self.variables);
        if !is_standard(&one) {
            return Some(Vec::new());
        }
        // Each monomial is visited once, with its variables in ascending order. Divisors of standard monomials are
        // standard, so all of them are reached.
        let mut found = vec![(one, 0)];
        let mut next = 0;
        while let Some((monomial, least)) = found.get(next).cloned() {
            next += 1;
            for variable in least..self.variables {
                let product = &monomial * &Monomial::var(variable, self.variables);
                if is_standard(&product) {
                    if found.len() == most {
                        return None;
                    }
                    found.push((product, variable));
                }
            }
        }
        Some(found.into_iter().map(|(monomial, _)| monomial).collect())
    }
}
