//! Propagation of linear constraints by their bounds, with lazy explanations as for `explain`.

use super::Learner;
use super::explain::SumDomains;
use super::literal::Lit;
use crate::solve::native::domains::Conflict;
use crate::solve::native::shapes::linears::{LinearSum, LinearTerm};

impl Learner {
    /// Propagates a linear constraint, which has this number among the sums; returns whether anything followed.
    ///
    /// # Errors
    /// Returns an error if true literals contradict it; `conflict` holds them.
    pub(super) fn propagate_linear(&mut self, number: usize) -> Result<bool, Conflict> {
        let index = number - self.sums.sums.len();
        let empty = LinearSum { terms: vec![], min: 0, max: 0 };
        let taken = std::mem::replace(&mut self.sums.linears[index], empty);
        self.conflict.clear();
        let mut view = SumDomains { learner: self, sum: number, found: false };
        let result = taken.bounds(&mut view);
        let found = view.found;
        self.sums.linears[index] = taken;
        if result.is_err() && self.conflict.is_empty() {
            let mut premises = Vec::new();
            self.explain_linear(index, None, &mut premises);
            self.conflict = premises;
        }
        result.map(|()| found)
    }

    /// Adds the true literals that imply `concluded` by the bounds of the constraint, or, if it is None, that imply the
    /// contradiction.
    pub(super) fn explain_linear(&self, index: usize, concluded: Option<Lit>, premises: &mut Vec<Lit>) {
        let sum = &self.sums.linears[index];
        let before = self.time_of(concluded);
        let about = concluded.and_then(|lit| self.cell_and_digit(lit.var()));
        // The term of the concluded literal has the weight of its value; the other terms have their bounds.
        let bound = |high: bool| -> i64 {
            let term = |term: &LinearTerm| match about {
                Some((of, value)) if of == term.cell => term.weight(value),
                _ => self.weight_bound(term, high, before),
            };
            sum.terms.iter().map(term).sum()
        };
        // Either the least sum exceeds the maximum, or the largest is below the minimum.
        let high = bound(false) <= sum.max;
        debug_assert!(!high || bound(true) < sum.min, "a linear constraint concludes only from its bounds");
        for term in sum.terms.iter().filter(|term| about.is_none_or(|(of, _)| of != term.cell)) {
            self.explain_weight_bound(term, high, before, premises);
        }
    }

    /// Returns the largest or the least weight that a term could have before a place of the trail.
    fn weight_bound(&self, term: &LinearTerm, highest: bool, before: u32) -> i64 {
        if let Some(value) = self.known_digit(term.cell, before) {
            return term.weight(value);
        }
        let possible = |&value: &usize| !self.was_true(Lit::no(self.var(term.cell, value)), before);
        let weights = (0..self.digits).filter(possible).map(|value| term.weight(value));
        // A variable without candidates is a contradiction already.
        if highest { weights.max().unwrap_or(0) } else { weights.min().unwrap_or(0) }
    }

    fn explain_weight_bound(&self, term: &LinearTerm, highest: bool, before: u32, premises: &mut Vec<Lit>) {
        if let Some(value) = self.known_digit(term.cell, before) {
            premises.push(Lit::yes(self.var(term.cell, value)));
            return;
        }
        // The premises are the literals that exclude the values beyond the bound.
        let bound = self.weight_bound(term, highest, before);
        let is_beyond = |weight: i64| if highest { weight > bound } else { weight < bound };
        let lits = (0..self.digits).filter(|&value| is_beyond(term.weight(value)));
        let lits = lits.map(|value| Lit::no(self.var(term.cell, value)));
        premises.extend(lits.filter(|&lit| self.was_true(lit, before)));
    }
}
