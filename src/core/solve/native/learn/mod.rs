//! The learning search: it remembers the cause of a contradiction as a clause and doesn't try it again.
//!
//! A depth-first search is the fastest on most puzzles, but takes seconds for a few. The learning search is slower per
//! node, but has no such exceptions: it is conflict-driven clause learning as in N. Eén, N. Sörensson, *An Extensible
//! SAT-solver*, SAT 2003, over the variables "the cell holds the digit".
//!
//! **Clauses and other constraints.** That houses hold every digit, that cells hold a digit, and the clauses of the
//! model become clauses with two watched literals each (`clauses`). That cells hold different digits is not written as
//! clauses: a digit of a cell is removed from the cell's peers at once. Sums propagate their bounds and give their
//! reasons only when asked (`explain`, `linears`), as in O. Ohrimenko, P. Stuckey, M. Codish, *Propagation via lazy
//! clause generation*, Constraints 14 (2009). If the cells of a sum must hold different digits, there is also a
//! variable for each combination of digits, tied to the cells by clauses. Sums with listed fillings (`gather_sums`)
//! have a variable for each filling instead. Words and ranks are clauses over variables of their own (`build`,
//! `ranks`).
//!
//! **Queries.** Digits are assumed for one query as the first decisions. Clauses can be added for one query
//! (`Learner::add_for_query`): each has an additional literal, the negation of an *activation literal*, which is
//! assumed during the query. Learned clauses remain true and are kept for the next query. If many solutions are wanted,
//! digits can be preferred (`Learner::prefer`): they are decided first, until a few conflicts have occurred.
//!
//! **Memory.** Most of the time is spent waiting for memory. The variables of one digit are adjacent, since a digit is
//! removed from all peers at once; the data of a variable is in one place, the literals of a clause follow its header,
//! all watches are in one array, and clauses of two literals are only in the watches.
//!
//! **Decisions** place a digit and never exclude one: of all digits of a cell one is true, so that a decision against
//! one says little. Measured on 25x25: 13 % fewer conflicts than with the last polarity of a variable.
//!
//! **Where to begin reading:** this file has the state of the search; `propagate` and `explain` propagate, `analyse`
//! learns from a conflict and `minimise` shortens the learned clause; `search` decides, restarts (`restart`) and
//! deletes learned clauses (`clauses`).

mod analyse;
mod assignment;
mod build;
mod class_vars;
mod classes;
mod clauses;
mod connected;
mod explain;
mod linears;
mod literal;
mod marks;
mod minimise;
mod order;
mod propagate;
mod ranks;
mod restart;
mod search;
mod sums;
mod watches;

use crate::board::Filling;
use crate::solve::Statistics;
use assignment::{Assignment, AssignmentReason};
use class_vars::ClassVars;
use clauses::{ClauseId, ClauseStore};
use literal::Lit;
use marks::AnalysisMarks;
use order::DecisionOrder;
use restart::Restarts;
use watches::{ClauseWatch, WatchLists};

/// The result of a query.
#[derive(Debug)]
pub(super) enum LearnOutcome {
    /// There is a solution: this one.
    Solution(Filling),
    /// There is no solution.
    NoSolution,
    /// The budget of conflicts is used up.
    OverBudget,
}

/// The learning search, with a model and the clauses learned about it.
#[derive(Debug)]
pub(super) struct Learner {
    /// The number of variables of the model, called cells here: those of the board come first.
    cells: usize,
    /// The largest number of values of a variable. Literals for values that a variable does not have are false.
    digits: usize,
    /// The number of cells of the board, and of variables of solutions.
    board_cells: usize,
    counted: usize,
    /// The number of cells of a house.
    house_size: usize,
    /// For each cell, the cells that must hold other digits.
    peers: Vec<Vec<u16>>,
    sums: sums::LearnerSums,
    classes: ClassVars,
    clauses: ClauseStore,
    watches: WatchLists,
    /// The value of each literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Vec<i8>,
    /// For each variable, the origin of its value.
    assignments: Vec<Assignment>,
    /// The true literals in the order in which they became true.
    trail: Vec<Lit>,
    /// The place of each decision on the trail.
    decisions: Vec<usize>,
    /// The length of the part of the trail that was propagated.
    propagated: usize,
    order: DecisionOrder,
    /// The variables that are decided first.
    preferred: Vec<u32>,
    /// The index in `preferred` of the first variable that may be open.
    next_preferred: usize,
    /// True literals that together contradict a constraint.
    conflict: Vec<Lit>,
    /// The clause that the literals of `conflict` contradict, if it is one of those with a rating.
    clause_of_conflict: Option<ClauseId>,
    marks: AnalysisMarks,
    /// The activation literal of the current query, if it has clauses of its own.
    activation: Option<Lit>,
    /// True if the model has no solution under any assumptions.
    refuted: bool,
    restarts: Restarts,
    /// The number of conflicts at which learned clauses are deleted next.
    next_reduction: u64,
    reductions: u64,
    statistics: Statistics,
}

impl Learner {
    /// Adds a clause of at least two literals, the first two of which it watches; `span` is as for `ClauseStore::add`.
    /// Returns None for a clause of two literals, which is only in the watches.
    fn attach(&mut self, literals: &[Lit], span: u32) -> Option<ClauseId> {
        let clause = if literals.len() == 2 { ClauseId::NONE } else { self.clauses.add(literals, span) };
        self.watches.push(literals[0], ClauseWatch { clause, blocker: literals[1] });
        self.watches.push(literals[1], ClauseWatch { clause, blocker: literals[0] });
        (clause != ClauseId::NONE).then_some(clause)
    }

    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    fn var(&self, cell: usize, digit: usize) -> usize {
        digit * self.cells + cell
    }

    /// Returns the cell and the digit of a variable, or None if it is another kind of variable.
    fn cell_and_digit(&self, var: usize) -> Option<(usize, usize)> {
        (var < self.cells * self.digits).then(|| (var % self.cells, var / self.cells))
    }

    fn add_var(&mut self, weight: f64) -> usize {
        self.watches.add_var();
        self.values.extend([0, 0]);
        self.assignments.push(Assignment { reason: AssignmentReason::None, level: 0, place: 0 });
        self.marks.add_var();
        self.order.add_var(weight);
        self.assignments.len() - 1
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
    fn assign(&mut self, lit: Lit, reason: AssignmentReason) {
        debug_assert!(self.is_open(lit), "only an open literal is assigned");
        let var = lit.var();
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.assignments[var] = Assignment { reason, level: self.level() as u32, place: self.trail.len() as u32 };
        self.trail.push(lit);
        self.notify_sums(self.trail.len() - 1);
    }

    fn decide(&mut self, lit: Lit) {
        self.decisions.push(self.trail.len());
        self.assign(lit, AssignmentReason::None);
    }

    /// Undoes all decisions after the first `level`.
    fn backtrack_to(&mut self, level: usize) {
        let Some(&start) = self.decisions.get(level) else { return };
        for place in (start..self.trail.len()).rev() {
            let lit = self.trail[place];
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            self.order.insert(lit.var());
            self.classes.record_unassigned(lit);
            if !self.sums.is_empty()
                && let Some((cell, digit)) = self.cell_and_digit(lit.var())
            {
                self.sums.record_unassigned(cell, digit, lit.is_yes());
            }
        }
        self.trail.truncate(start);
        self.decisions.truncate(level);
        // Everything before a decision is propagated when the decision is made, including the sums.
        self.propagated = start;
        // Preferred variables that were passed over may be open again.
        self.next_preferred = 0;
        self.sums.clear_queue();
    }
}
