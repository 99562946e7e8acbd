//! The search that learns: whatever leads to a contradiction is remembered as a clause and never tried again.
//!
//! A depth-first search is the fastest there is on most puzzles, and loses itself for seconds in a few. This one is slower
//! a node and has no such puzzles: it is conflict-driven clause learning as in N. Eén, N. Sörensson, *An Extensible
//! SAT-solver*, SAT 2003, over the variables "the cell holds the digit".
//!
//! **What is a clause and what is not.** That a house holds every digit, that a cell holds one, and the clauses of the model are
//! clauses, watched by two literals each (`clauses`). That cells differ is not written down: a digit in a cell takes itself
//! from the peers at once. Sums conclude from their bounds and give their reasons only when asked (`sums`), as in
//! O. Ohrimenko, P. Stuckey, M. Codish, *Propagation via lazy clause generation*, Constraints 14 (2009); where the cells of a
//! sum differ there is also a variable for each combination of digits, tied to the cells by clauses. Sums whose fillings
//! are listed (`gather`) are a variable for each filling instead.
//!
//! **Questions.** Digits are assumed for one question as the first decisions, and clauses can be added for one question
//! (`Learner::add_for_now`); what was learned stays true and is kept for the next one.
//!
//! **Order of reading**: this file holds the state and the propagation, `analyse` learns from a conflict, `search`
//! decides, restarts and forgets.

mod analyse;
mod build;
mod clauses;
mod literal;
mod order;
mod search;
mod sums;

use super::state::Conflict;
use crate::solve::Statistics;
use clauses::{ClauseId, Clauses, Watch};
use literal::Lit;
use order::Order;

pub(super) use search::Answer;

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    /// It was decided, assumed, or is true without any condition.
    None,
    /// This literal is true.
    Because(Lit),
    /// All other literals of the clause are false.
    Clause(ClauseId),
    /// The bounds of the sum.
    Sum(usize),
}

#[derive(Debug)]
pub(super) struct Learner {
    cells: usize,
    digits: usize,
    /// For each cell those that differ from it.
    peers: Vec<Vec<u16>>,
    sums: sums::Sums,
    clauses: Clauses,
    /// For each literal 1 when it is true, -1 when it is false, 0 when it is open.
    values: Vec<i8>,
    /// For each variable what it was last; at first true.
    phases: Vec<bool>,
    levels: Vec<u32>,
    reasons: Vec<Reason>,
    /// For each variable its place on the trail.
    places: Vec<u32>,
    /// The true literals in the order in which they became true.
    trail: Vec<Lit>,
    /// Where on the trail each decision is.
    decisions: Vec<usize>,
    /// How much of the trail was drawn conclusions from.
    done: usize,
    order: Order,
    /// True literals that together contradict a constraint.
    conflict: Vec<Lit>,
    marks: analyse::Marks,
    /// For clauses of one question: true while it is asked.
    switch: Option<Lit>,
    /// The model has no solution, whatever is assumed.
    refuted: bool,
    most_learned: usize,
    statistics: Statistics,
}

impl Learner {
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    fn var(&self, cell: usize, digit: usize) -> usize {
        cell * self.digits + digit
    }

    /// The cell and the digit of a variable, unless it is one of the others.
    fn meaning(&self, var: usize) -> Option<(usize, usize)> {
        (var < self.cells * self.digits).then_some((var / self.digits, var % self.digits))
    }

    fn add_var(&mut self, weight: f64) -> usize {
        self.clauses.add_var();
        self.values.extend([0, 0]);
        self.phases.push(false);
        self.levels.push(0);
        self.reasons.push(Reason::None);
        self.places.push(0);
        self.marks.add_var();
        self.order.add_var(weight);
        self.levels.len() - 1
    }

    fn is_true(&self, lit: Lit) -> bool {
        self.values[lit.index()] > 0
    }

    fn is_false(&self, lit: Lit) -> bool {
        self.values[lit.index()] < 0
    }

    fn is_open(&self, lit: Lit) -> bool {
        self.values[lit.index()] == 0
    }

    fn level(&self) -> usize {
        self.decisions.len()
    }

    /// Makes an open literal true.
    fn assign(&mut self, lit: Lit, reason: Reason) {
        debug_assert!(self.is_open(lit), "only an open literal is assigned");
        let var = lit.var();
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.levels[var] = self.level() as u32;
        self.reasons[var] = reason;
        self.places[var] = self.trail.len() as u32;
        self.trail.push(lit);
        if let Some((cell, digit)) = self.meaning(var) {
            self.sums.assigned(cell, digit, lit.is_yes());
        }
    }

    fn decide(&mut self, lit: Lit) {
        self.decisions.push(self.trail.len());
        self.assign(lit, Reason::None);
    }

    /// Takes back all decisions after the first `level`.
    fn back_to(&mut self, level: usize) {
        let Some(&start) = self.decisions.get(level) else { return };
        for place in (start..self.trail.len()).rev() {
            let lit = self.trail[place];
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            self.phases[lit.var()] = lit.is_yes();
            self.order.insert(lit.var());
            if let Some((cell, digit)) = self.meaning(lit.var()) {
                self.sums.taken_back(cell, digit, lit.is_yes());
            }
        }
        self.trail.truncate(start);
        self.decisions.truncate(level);
        self.done = start;
        self.sums.forget_waiting();
    }

    /// Draws conclusions until there are none left.
    ///
    /// # Errors
    /// When some true literals contradict a constraint; `conflict` holds them.
    fn propagate(&mut self) -> Result<(), Conflict> {
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
        if self.is_open(other) {
            self.assign(!other, Reason::Because(because));
        } else if self.is_true(other) {
            self.conflict.clear();
            self.conflict.extend([because, other]);
            return Err(Conflict);
        }
        Ok(())
    }

    /// Looks at the clauses that watch a literal which became false.
    fn visit_watches(&mut self, lost: Lit) -> Result<(), Conflict> {
        let mut watches = std::mem::take(&mut self.clauses.watches[lost.index()]);
        let (mut read, mut write) = (0, 0);
        let mut result = Ok(());
        'watches: while read < watches.len() {
            let watch = watches[read];
            read += 1;
            watches[write] = watch;
            write += 1;
            if self.is_true(watch.blocker) {
                continue;
            }
            self.statistics.propagations.clauses += 1;
            let literals = self.clauses.get_mut(watch.clause);
            if literals[0] == lost {
                literals.swap(0, 1);
            }
            let first = literals[0];
            if self.values[first.index()] > 0 {
                watches[write - 1].blocker = first;
                continue;
            }
            for place in 2..literals.len() {
                let lit = literals[place];
                if self.values[lit.index()] >= 0 {
                    literals.swap(1, place);
                    self.clauses.watches[lit.index()].push(Watch { clause: watch.clause, blocker: first });
                    write -= 1;
                    continue 'watches;
                }
            }
            if self.is_false(first) {
                self.conflict.clear();
                let all = self.clauses.get(watch.clause);
                self.conflict.extend(all.iter().map(|&lit| !lit));
                result = Err(Conflict);
                break;
            }
            self.assign(first, Reason::Clause(watch.clause));
        }
        watches.copy_within(read.., write);
        watches.truncate(write + watches.len() - read);
        self.clauses.watches[lost.index()] = watches;
        result
    }
}
