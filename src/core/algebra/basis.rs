//! Reduced Groebner bases over the prime field, and their standard monomials.

use groebner::{GroebnerError, Monomial, MonomialOrder, Polynomial};

use super::field::Residue;
use super::limits::{BasisError, BasisLimits, run_on_thread, run_within};
use crate::solve::{Control, SolveError};

/// A polynomial over the prime field.
pub(super) type Poly = Polynomial<Residue>;

/// The monomial order of all computations of the engine.
pub(super) const ORDER: MonomialOrder = MonomialOrder::GRevLex;

/// A reduced Groebner basis of an ideal, by ascending leading monomial.
pub(super) struct GroebnerBasis {
    pub polynomials: Vec<Poly>,
    pub variables: usize,
}

/// Returns the reduced basis of the ideal that these polynomials generate, in this many variables.
///
/// # Errors
/// Returns an error if the computation exceeds the limits or the query is stopped.
pub(super) fn reduced_basis(
    generators: Vec<Poly>,
    variables: usize,
    limits: BasisLimits,
    control: &Control,
) -> Result<GroebnerBasis, BasisError> {
    let work = move || groebner::groebner_basis_f4(generators, true);
    let result = match limits.work {
        None => run_on_thread(limits, control, work)?,
        Some(_) => run_within(limits, control, work)?,
    };
    match result {
        Ok(polynomials) => Ok(GroebnerBasis { polynomials, variables }),
        Err(GroebnerError::EmptyInput) => Ok(GroebnerBasis { polynomials: Vec::new(), variables }),
        Err(error) => Err(BasisError::Stopped(SolveError::Engine(error.to_string()))),
    }
}

impl GroebnerBasis {
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
