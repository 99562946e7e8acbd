//! Propagation of connected places, with lazy explanations as for `explain`.

use std::sync::Arc;

use super::Learner;
use super::explain::SumDomains;
use super::literal::Lit;
use crate::solve::native::domains::Conflict;
use crate::solve::native::shapes::connected::CutOff;

impl Learner {
    /// Propagates connected places; returns whether anything followed.
    ///
    /// # Errors
    /// Returns an error if true literals contradict them; `conflict` holds them.
    pub(super) fn propagate_connected(&mut self, index: usize) -> Result<bool, Conflict> {
        let number = self.sums.sums.len() + self.sums.linears.len() + index;
        let places = Arc::clone(&self.sums.connected[index]);
        self.conflict.clear();
        let mut view = SumDomains { learner: self, sum: number, found: false };
        let result = places.support(&mut view);
        let found = view.found;
        if result.is_err() && self.conflict.is_empty() {
            let mut premises = Vec::new();
            self.explain_connected(index, None, &mut premises);
            self.conflict = premises;
        }
        result.map(|()| found)
    }

    /// Adds the true literals because of which the places imply `concluded`, or, if it is None, that are contradictory.
    pub(super) fn explain_connected(&self, index: usize, concluded: Option<Lit>, premises: &mut Vec<Lit>) {
        let places = &self.sums.connected[index];
        let before = self.time_of(concluded);
        let possible = |&value: &usize, cell: usize| !self.was_true(Lit::no(self.var(cell, value)), before);
        let candidates = |cell: usize| {
            (0..self.digits).filter(|value| possible(value, cell)).fold(0, |candidates, value| candidates | 1 << value)
        };
        let cut_off = match concluded.and_then(|lit| self.cell_and_digit(lit.var())) {
            None => places.cut_off(None, candidates),
            // The value was excluded because a place of the variable must be taken, or cannot be.
            Some((cell, value)) => {
                let own = places.places.iter().enumerate().filter(|(_, (other, _))| *other == cell);
                let mut reasons = own.filter_map(|(place, (_, values))| {
                    places.cut_off(Some((place, values >> value & 1 == 0)), candidates)
                });
                reasons.next()
            }
        };
        debug_assert!(cut_off.is_some(), "connected places conclude only from what is cut off");
        // Without a reason, all that is known about the places is a correct one.
        let all = || (0..places.places.len()).collect::<Vec<usize>>();
        let CutOff { taken, free } = cut_off.unwrap_or_else(|| CutOff { taken: all(), free: all() });
        let mut add = |place: usize, is_excluded: &dyn Fn(usize, u32) -> bool| {
            let (cell, values) = places.places[place];
            let lits = (0..self.digits)
                .filter(|&value| is_excluded(value, values))
                .map(|value| Lit::no(self.var(cell, value)));
            premises.extend(lits.filter(|&lit| self.was_true(lit, before)));
        };
        taken.into_iter().for_each(|place| add(place, &|value, values| values >> value & 1 == 0));
        free.into_iter().for_each(|place| add(place, &|value, values| values >> value & 1 == 1));
    }
}
