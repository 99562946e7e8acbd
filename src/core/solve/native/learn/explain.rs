//! Propagation of sums by their bounds, with lazy explanations.

use super::Learner;
use super::assignment::AssignmentReason;
use super::literal::Lit;
use crate::solve::native::domains::{Conflict, Domains};
use crate::solve::native::shapes::sums::{RangedSum, bounds};

/// The candidates as a sum sees them. If the sum removes a candidate, the sum is recorded as the reason.
pub(super) struct SumDomains<'a> {
    pub learner: &'a mut Learner,
    /// The number of the sum.
    pub sum: usize,
    pub found: bool,
}

impl Domains for SumDomains<'_> {
    fn candidates(&self, cell: usize) -> u32 {
        self.learner.sums.candidates[cell]
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = self.candidates(cell);
        let mut gone = old & !candidates;
        while gone != 0 {
            let lit = Lit::no(self.learner.var(cell, gone.trailing_zeros() as usize));
            gone &= gone - 1;
            if self.learner.is_false(lit) {
                // The cell is already known to hold the digit.
                let mut premises = vec![!lit];
                self.learner.explain_sum(self.sum, Some(lit), &mut premises);
                self.learner.conflict = premises;
                return Err(Conflict);
            }
            if self.learner.is_open(lit) {
                self.learner.assign(lit, AssignmentReason::Sum(self.sum as u32));
                self.found = true;
            }
        }
        if old & candidates == 0 {
            let learner = &mut *self.learner;
            // No digit is left, which contradicts that the cell holds one.
            learner.conflict = (0..learner.digits).map(|digit| Lit::no(learner.var(cell, digit))).collect();
            return Err(Conflict);
        }
        Ok(())
    }
}

impl Learner {
    /// Propagates the sums; returns whether anything followed.
    ///
    /// # Errors
    /// Returns an error if true literals contradict a sum; `conflict` holds them.
    pub(super) fn propagate_sums(&mut self) -> Result<bool, Conflict> {
        while let Some(sum) = self.sums.pop() {
            self.statistics.propagations.sums += 1;
            let others = sum.checked_sub(self.sums.sums.len());
            if let Some(other) = others {
                let found = match other.checked_sub(self.sums.linears.len()) {
                    Some(connected) => self.propagate_connected(connected)?,
                    None => self.propagate_linear(sum)?,
                };
                if found {
                    return Ok(true);
                }
                continue;
            }
            let taken = std::mem::replace(&mut self.sums.sums[sum], RangedSum { terms: vec![], min: 0, max: 0 });
            self.conflict.clear();
            let mut view = SumDomains { learner: self, sum, found: false };
            let result = bounds(&taken, &mut view);
            let found = view.found;
            self.sums.sums[sum] = taken;
            if result.is_err() {
                if self.conflict.is_empty() {
                    let mut premises = Vec::new();
                    self.explain_sum(sum, None, &mut premises);
                    self.conflict = premises;
                }
                return Err(Conflict);
            }
            if found {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Adds the true literals that imply `concluded` by the bounds of the sum, or, if it is None, that imply the
    /// contradiction.
    pub(super) fn explain_sum(&self, sum: usize, concluded: Option<Lit>, premises: &mut Vec<Lit>) {
        let Some(RangedSum { terms, min: least, max: most }) = self.sums.sums.get(sum) else {
            let other = sum - self.sums.sums.len();
            return match other.checked_sub(self.sums.linears.len()) {
                Some(connected) => self.explain_connected(connected, concluded, premises),
                None => self.explain_linear(other, concluded, premises),
            };
        };
        let before = self.time_of(concluded);
        let about = concluded.and_then(|lit| self.cell_and_digit(lit.var()));
        let value = |factor: i64, digit: usize| factor * (digit as i64 + 1);
        // The term of the concluded literal has the value of its digit; the other terms have their bounds.
        let bound = |high: bool| -> i64 {
            let term = |&(factor, cell): &(i64, usize)| match about {
                Some((of, digit)) if of == cell => value(factor, digit),
                _ => value(factor, self.bound(cell, high == (factor > 0), before)),
            };
            terms.iter().map(term).sum()
        };
        // Either the least value exceeds the maximum, or the largest is below the minimum. The bounds of the other
        // cells on that side are the reason.
        let high = bound(false) <= *most;
        debug_assert!(!high || bound(true) < *least, "a sum concludes only from its bounds");
        for &(factor, cell) in terms {
            if about.is_none_or(|(of, _)| of != cell) {
                self.explain_bound(cell, high == (factor > 0), before, premises);
            }
        }
    }

    /// Returns the place on the trail before which the premises of a conclusion became true. Without a literal that is
    /// true already, all true literals may be premises.
    pub(super) fn time_of(&self, concluded: Option<Lit>) -> u32 {
        concluded.filter(|&lit| self.is_true(lit)).map_or(u32::MAX, |lit| self.assignments[lit.var()].place)
    }

    pub(super) fn was_true(&self, lit: Lit, before: u32) -> bool {
        self.is_true(lit) && self.assignments[lit.var()].place < before
    }

    fn digits_from(&self, highest: bool) -> impl Iterator<Item = usize> + use<> {
        let digits = self.digits;
        (0..digits).map(move |digit| if highest { digits - 1 - digit } else { digit })
    }

    pub(super) fn known_digit(&self, cell: usize, before: u32) -> Option<usize> {
        (0..self.digits).find(|&digit| self.was_true(Lit::yes(self.var(cell, digit)), before))
    }

    /// Returns the highest or lowest digit that the cell could have before a place of the trail.
    fn bound(&self, cell: usize, highest: bool, before: u32) -> usize {
        if let Some(digit) = self.known_digit(cell, before) {
            return digit;
        }
        let possible = |&digit: &usize| !self.was_true(Lit::no(self.var(cell, digit)), before);
        // A cell without candidates is a contradiction already.
        self.digits_from(highest).find(possible).unwrap_or(0)
    }

    fn explain_bound(&self, cell: usize, highest: bool, before: u32, premises: &mut Vec<Lit>) {
        if let Some(digit) = self.known_digit(cell, before) {
            premises.push(Lit::yes(self.var(cell, digit)));
            return;
        }
        // The premises are the literals that exclude the digits beyond the bound, from the extreme digit inwards.
        let lits = self.digits_from(highest).map(|digit| Lit::no(self.var(cell, digit)));
        premises.extend(lits.take_while(|&lit| self.was_true(lit, before)));
    }
}
