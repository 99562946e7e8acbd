//! Propagation of true literals.

use super::Learner;
use super::assignment::{Assignment, AssignmentReason};
use super::clauses::ClauseId;
use super::literal::Lit;
use super::watches::ClauseWatch;
use crate::solve::native::domains::Conflict;

impl Learner {
    /// Propagates until nothing follows any more: unit propagation, and the bounds of sums.
    ///
    /// # Errors
    /// Returns an error if some true literals contradict a constraint; `conflict` holds them.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(&lit) = self.trail.get(self.propagated) {
                self.propagated += 1;
                if lit.is_yes() {
                    self.remove_from_peers(lit)?;
                }
                self.visit_watches(!lit)?;
            }
            // Sums cost more than clauses, so that they wait until no clause implies anything.
            if !self.propagate_sums()? {
                return Ok(());
            }
        }
    }

    /// Removes the other digits from a cell with a digit, and that digit from its peers.
    fn remove_from_peers(&mut self, lit: Lit) -> Result<(), Conflict> {
        let Some((cell, digit)) = self.cell_and_digit(lit.var()) else { return Ok(()) };
        self.statistics.propagations.houses += 1;
        let level = self.level() as u32;
        let start = self.trail.len();
        // The same as `assign`, in a batch: most literals become true here.
        let Learner { values, assignments, trail, peers, cells, digits, .. } = self;
        let of_cell = (0..*digits).filter(|&other| other != digit).map(|other| other * *cells + cell);
        let of_digit = peers[cell].iter().map(|&peer| digit * *cells + usize::from(peer));
        for var in of_cell.chain(of_digit) {
            let (yes, no) = (Lit::yes(var), Lit::no(var));
            match values[yes.index()] {
                0 => {
                    (values[yes.index()], values[no.index()]) = (-1, 1);
                    assignments[var] =
                        Assignment { reason: AssignmentReason::Literal(lit), level, place: trail.len() as u32 };
                    trail.push(no);
                }
                1 => {
                    // The literals up to here are on the trail, and backtracking will take them back from the sums.
                    self.notify_sums(start);
                    self.set_conflict([lit, yes]);
                    return Err(Conflict);
                }
                _ => {}
            }
        }
        self.notify_sums(start);
        Ok(())
    }

    /// Passes the literals from a place of the trail on to the sums.
    pub(super) fn notify_sums(&mut self, start: usize) {
        if !self.sums.is_empty() {
            for place in start..self.trail.len() {
                let lit = self.trail[place];
                if let Some((cell, digit)) = self.cell_and_digit(lit.var()) {
                    self.sums.record_assigned(cell, digit, lit.is_yes());
                }
            }
        }
    }

    fn set_conflict(&mut self, lits: impl IntoIterator<Item = Lit>) {
        self.conflict.clear();
        self.conflict.extend(lits);
    }

    /// Visits the clauses that watch a literal which became false.
    fn visit_watches(&mut self, lost: Lit) -> Result<(), Conflict> {
        let list = self.watches.of(lost);
        // The list is compacted in place while it is read; watches that move to another literal are left out.
        let (mut read, mut write) = (list.start, list.start);
        let mut result = Ok(());
        while read < list.end {
            let watch = self.watches.at(read);
            read += 1;
            self.watches.set(write, watch);
            write += 1;
            let blocked = self.values[watch.blocker.index()];
            if blocked > 0 {
                continue;
            }
            // In a clause of two literals the blocker is the other one.
            if watch.clause == ClauseId::NONE {
                if blocked < 0 {
                    self.set_conflict([!lost, !watch.blocker]);
                    result = Err(Conflict);
                    break;
                }
                self.assign(watch.blocker, AssignmentReason::Literal(!lost));
                continue;
            }
            self.statistics.propagations.clauses += 1;
            let (literals, from) = self.clauses.literals_to_search(watch.clause);
            // The lost literal moves to the second place, so that the first one is the other watched literal.
            if literals[0] == lost {
                literals.swap(0, 1);
            }
            let first = literals[0];
            let value = self.values[first.index()];
            if value > 0 {
                // A true literal becomes the blocker, so that the next visit need not open the clause.
                self.watches.set(write - 1, ClauseWatch { blocker: first, ..watch });
                continue;
            }
            // Looks for another literal to watch, circularly from where the last search ended.
            let values = &self.values;
            let holds = |lit: &Lit| values[lit.index()] >= 0;
            let found = literals[from..].iter().position(holds).map(|place| from + place);
            let found = found.or_else(|| literals[2..from].iter().position(holds).map(|place| 2 + place));
            if let Some(place) = found {
                let lit = literals[place];
                if values[lit.index()] > 0 {
                    self.watches.set(write - 1, ClauseWatch { blocker: lit, ..watch });
                } else {
                    // The clause moves to the list of its new watched literal and leaves this one.
                    literals.swap(1, place);
                    self.clauses.set_search_start(watch.clause, place);
                    self.watches.push(lit, ClauseWatch { blocker: first, ..watch });
                    write -= 1;
                }
            } else if value < 0 {
                let all = self.clauses.get(watch.clause);
                self.conflict.clear();
                self.conflict.extend(all.iter().map(|&lit| !lit));
                self.clause_of_conflict = Some(watch.clause);
                result = Err(Conflict);
                break;
            } else {
                self.assign(first, AssignmentReason::Clause(watch.clause));
            }
        }
        // After a conflict, the unread rest of the list moves down too.
        if write < read {
            self.watches.remove_range(lost, write, read);
        }
        result
    }
}
