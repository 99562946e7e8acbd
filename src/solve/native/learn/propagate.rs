//! What follows from the literals that are true.

use super::clauses::ClauseId;
use super::literal::Lit;
use super::watches::Watch;
use super::{Learner, Reason};
use crate::solve::native::state::Conflict;

impl Learner {
    /// Draws conclusions until there are none left.
    ///
    /// # Errors
    /// When some true literals contradict a constraint; `conflict` holds them.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(&lit) = self.trail.get(self.done) {
                self.done += 1;
                if lit.is_yes() {
                    self.take_from_peers(lit)?;
                }
                self.visit_watches(!lit)?;
            }
            if !self.propagate_sums()? {
                return Ok(());
            }
        }
    }

    /// A digit in a cell keeps the other digits from the cell and itself from the peers.
    fn take_from_peers(&mut self, lit: Lit) -> Result<(), Conflict> {
        let Some((cell, digit)) = self.meaning(lit.var()) else { return Ok(()) };
        self.statistics.propagations.houses += 1;
        for other in (0..self.digits).filter(|&other| other != digit) {
            self.take(Lit::yes(self.var(cell, other)), lit)?;
        }
        for index in 0..self.peers[cell].len() {
            let peer = usize::from(self.peers[cell][index]);
            self.take(Lit::yes(self.var(peer, digit)), lit)?;
        }
        Ok(())
    }

    fn take(&mut self, other: Lit, because: Lit) -> Result<(), Conflict> {
        match self.values[other.index()] {
            0 => self.assign(!other, Reason::Because(because)),
            1 => {
                self.contradicts([because, other]);
                return Err(Conflict);
            }
            _ => {}
        }
        Ok(())
    }

    fn contradicts(&mut self, lits: impl IntoIterator<Item = Lit>) {
        self.conflict.clear();
        self.conflict.extend(lits);
    }

    /// Looks at the clauses that watch a literal which became false.
    fn visit_watches(&mut self, lost: Lit) -> Result<(), Conflict> {
        let list = self.watches.of(lost);
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
            if watch.clause == ClauseId::NONE {
                if blocked < 0 {
                    self.contradicts([!lost, !watch.blocker]);
                    result = Err(Conflict);
                    break;
                }
                self.assign(watch.blocker, Reason::Because(!lost));
                continue;
            }
            self.statistics.propagations.clauses += 1;
            let (literals, from) = self.clauses.open(watch.clause);
            if literals[0] == lost {
                literals.swap(0, 1);
            }
            let first = literals[0];
            let value = self.values[first.index()];
            if value > 0 {
                self.watches.set(write - 1, Watch { blocker: first, ..watch });
                continue;
            }
            let values = &self.values;
            let holds = |lit: &Lit| values[lit.index()] >= 0;
            let found = literals[from..].iter().position(holds).map(|place| from + place);
            let found = found.or_else(|| literals[2..from].iter().position(holds).map(|place| 2 + place));
            if let Some(place) = found {
                let lit = literals[place];
                if values[lit.index()] > 0 {
                    self.watches.set(write - 1, Watch { blocker: lit, ..watch });
                } else {
                    literals.swap(1, place);
                    self.clauses.look_from(watch.clause, place);
                    self.watches.push(lit, Watch { blocker: first, ..watch });
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
                self.assign(first, Reason::Clause(watch.clause));
            }
        }
        if write < read {
            self.watches.close(lost, write, read);
        }
        result
    }
}
