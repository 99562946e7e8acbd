//! The main loop: decide, propagate, learn, restart, reduce the learned clauses.

use super::assignment::AssignmentReason;
use super::clauses::ClauseId;
use super::literal::Lit;
use super::{LearnOutcome, Learner};
use crate::board::{Digit, Filling};
use crate::solve::native::shapes::QueryShapes;
use crate::solve::{Control, SolveError};

/// The number of conflicts between two checks of the control: a few milliseconds at most on the largest boards.
const CONFLICTS_BETWEEN_CHECKS: u64 = 16;

/// The number of decisions between two checks of the control.
const DECISIONS_BETWEEN_CHECKS: u64 = 256;

/// The number of conflicts before learned clauses are first deleted. Many of them are useful only once.
pub(super) const FIRST_REDUCTION: u64 = 500;

/// The number of conflicts by which each interval between two reductions exceeds the last.
const REDUCTION_INTERVAL_GROWTH: u64 = 100;

/// The number of conflicts after which preferred digits are dropped: any solution is wanted, even without them.
const CONFLICTS_OF_PREFERENCE: u64 = 10;

/// The outcome of the search.
enum SearchEnd {
    Satisfied,
    Refuted,
    OverBudget,
}

impl Learner {
    /// Adds domains and clauses for the next query only. Domains of a single digit are left out, since they can be
    /// assumed.
    pub fn add_for_query(&mut self, asked: &QueryShapes<'_>) {
        let mut clauses: Vec<(usize, Vec<Lit>)> = Vec::new();
        for domain in asked.domains.iter().filter(|domain| domain.shape.1.single().is_none()) {
            clauses.extend(self.literals_of_domain(domain.shape).map(|clause| (domain.number, clause)));
        }
        for clause in &asked.clauses {
            clauses.push((clause.number, self.literals_of_clause(clause.shape)));
        }
        clauses.sort_by_key(|&(number, _)| number);
        clauses.into_iter().for_each(|(_, clause)| self.add_clause_for_query(clause));
    }

    fn add_clause_for_query(&mut self, mut clause: Vec<Lit>) {
        let activation = match self.activation {
            Some(activation) => activation,
            None => Lit::yes(self.add_var(0.0)),
        };
        self.activation = Some(activation);
        // The clause binds only while the activation literal is assumed: otherwise that literal can be false.
        clause.push(!activation);
        self.add_clause(clause);
    }

    /// Excludes this solution in the next query only.
    pub fn exclude_solution_for_query(&mut self, filling: &Filling) {
        let clause = self.differs_from(filling);
        self.add_clause_for_query(clause);
    }

    /// Excludes a solution from all results.
    pub fn exclude_solution(&mut self, filling: &Filling) {
        let clause = self.differs_from(filling);
        self.add_clause(clause);
    }

    /// Returns the clause "some cell holds another digit".
    fn differs_from(&self, filling: &Filling) -> Vec<Lit> {
        filling.all().enumerate().map(|(cell, digit)| Lit::no(self.var(cell, digit.index()))).collect()
    }

    /// Records permanently that no solution has this digit in this cell.
    pub fn exclude(&mut self, cell: usize, digit: usize) {
        self.add_clause(vec![Lit::no(self.var(cell, digit))]);
    }

    /// Makes the search decide these digits first, each a cell and a digit counted from 0, until a few conflicts have
    /// occurred.
    pub fn prefer(&mut self, digits: impl Iterator<Item = (usize, usize)>) {
        let mut list = std::mem::take(&mut self.preferred);
        list.clear();
        list.extend(digits.map(|(cell, digit)| self.var(cell, digit) as u32));
        self.preferred = list;
        self.next_preferred = 0;
    }

    /// Searches for a solution with these digits, each a cell and a digit counted from 0, and with the clauses of this
    /// query. These clauses are dropped afterwards, unless the budget of conflicts ran out: then the query can be
    /// continued.
    ///
    /// # Errors
    /// Returns an error if the query was stopped; the clauses learned until then are kept.
    pub fn solve(
        &mut self,
        assumed: &[(usize, usize)],
        conflicts: u64,
        control: &Control,
    ) -> Result<LearnOutcome, SolveError> {
        let activation = self.activation.take();
        let digits = assumed.iter().map(|&(cell, digit)| Lit::yes(self.var(cell, digit)));
        let assumed: Vec<Lit> = activation.into_iter().chain(digits).collect();
        let answer = self.search(&assumed, conflicts, control);
        let answer = answer.map(|end| match end {
            SearchEnd::Satisfied => LearnOutcome::Solution(self.filling()),
            SearchEnd::Refuted => LearnOutcome::NoSolution,
            SearchEnd::OverBudget => LearnOutcome::OverBudget,
        });
        self.backtrack_to(0);
        self.activation = activation;
        if !matches!(answer, Ok(LearnOutcome::OverBudget)) {
            self.end_query();
        }
        answer
    }

    /// Drops the clauses of one query.
    pub fn end_query(&mut self) {
        if let Some(activation) = self.activation.take() {
            // This satisfies the clauses of the query and all clauses learned from them, which contain the same
            // literal.
            self.add_clause(vec![!activation]);
        }
    }

    fn filling(&self) -> Filling {
        let digit = |cell: usize| {
            let digit = (0..self.digits).find(|&digit| self.is_true(Lit::yes(self.var(cell, digit))));
            Digit::from_index(digit.expect("one digit of each cell is true where all variables have values"))
        };
        let layers = (self.board_cells..self.counted).map(digit).collect();
        Filling::new((0..self.board_cells).map(digit).collect()).with_layers(layers)
    }

    /// Searches under these assumptions; if satisfied, the values are the solution.
    fn search(&mut self, assumed: &[Lit], budget: u64, control: &Control) -> Result<SearchEnd, SolveError> {
        control.check()?;
        let mut conflicts: u64 = 0;
        loop {
            if self.refuted {
                return Ok(SearchEnd::Refuted);
            }
            if self.propagate().is_err() {
                if self.level() == 0 {
                    self.refuted = true;
                    return Ok(SearchEnd::Refuted);
                }
                self.learn();
                conflicts += 1;
                if conflicts.is_multiple_of(CONFLICTS_BETWEEN_CHECKS) {
                    control.report_nodes(self.statistics.nodes);
                    control.check()?;
                }
                continue;
            }
            if conflicts >= budget {
                return Ok(SearchEnd::OverBudget);
            }
            if self.restarts.is_due() {
                self.restarts.reset();
                self.restart(assumed.len());
            }
            if self.statistics.learned >= self.next_reduction {
                self.reduce();
                control.check()?;
            }
            // The first decision levels belong to the assumptions, one each; decisions are free only after them.
            let next = match assumed.get(self.level()) {
                // The earlier assumptions imply the negation of this one, so that no solution has them all.
                Some(&lit) if self.is_false(lit) => return Ok(SearchEnd::Refuted),
                Some(&lit) if self.is_true(lit) => {
                    // An empty level is added, so that levels and assumptions have the same numbers.
                    self.decisions.push(self.trail.len());
                    continue;
                }
                Some(&lit) => lit,
                None => match self.next_decision(conflicts < CONFLICTS_OF_PREFERENCE) {
                    Some(lit) => lit,
                    None => return Ok(SearchEnd::Satisfied),
                },
            };
            self.statistics.nodes += 1;
            if self.statistics.nodes.is_multiple_of(DECISIONS_BETWEEN_CHECKS) {
                control.report_nodes(self.statistics.nodes);
                control.check()?;
            }
            self.decide(next);
        }
    }

    fn next_decision(&mut self, with_preferred: bool) -> Option<Lit> {
        if with_preferred {
            while let Some(&var) = self.preferred.get(self.next_preferred) {
                if self.is_open(Lit::yes(var as usize)) {
                    return Some(Lit::yes(var as usize));
                }
                self.next_preferred += 1;
            }
        }
        let next = self.next_open()?;
        let last = self.classes.last(next).filter(|&last| self.is_open(last));
        Some(last.unwrap_or(Lit::yes(next)))
    }

    /// Returns the heaviest variable without a value.
    fn next_open(&mut self) -> Option<usize> {
        // If all variables have a value, the heap needn't be emptied to find that out.
        while self.trail.len() < self.assignments.len() {
            let var = self.order.first()?;
            if self.is_open(Lit::yes(var)) {
                return Some(var);
            }
            self.order.pop();
        }
        None
    }

    /// Undoes the decisions after the assumptions, except those that would be made again (P. van der Tak, A. Ramos, M.
    /// Heule, *Reusing the Assignment Trail in CDCL Solvers*, JSAT 7, 2011).
    fn restart(&mut self, assumed: usize) {
        let Some(next) = self.next_open() else { return };
        // A decision that comes before the next open variable would be made again.
        let again = |&&place: &&usize| self.order.is_before(self.trail[place].var(), next);
        let kept = self.decisions.iter().skip(assumed).take_while(again).count();
        self.backtrack_to(assumed + kept);
    }

    fn learn(&mut self) {
        let learned = self.analyse();
        self.statistics.backtracks += 1;
        self.statistics.learned += 1;
        // This is the level of the second literal. At that level all literals but the first are false, so that the
        // clause implies the first. The first two are also the last to become false, which makes them the right ones to
        // watch.
        self.backtrack_to(learned.level);
        self.restarts.record_learned(learned.span);
        let reason = match learned.literals[..] {
            [_] => AssignmentReason::None,
            [_, other] => {
                self.attach(&learned.literals, learned.span);
                AssignmentReason::Literal(!other)
            }
            _ => self.attach(&learned.literals, learned.span).map_or(AssignmentReason::None, AssignmentReason::Clause),
        };
        self.assign(learned.literals[0], reason);
        self.order.decay();
    }

    /// Deletes the worse of the learned clauses.
    fn reduce(&mut self) {
        let reason = |lit: &Lit| match self.assignments[lit.var()].reason {
            AssignmentReason::Clause(clause) => Some(clause),
            AssignmentReason::None | AssignmentReason::Literal(_) | AssignmentReason::Sum(_) => None,
        };
        // The reasons of literals on the trail must survive, as the analysis of conflicts opens them.
        let reasons: Vec<ClauseId> = self.trail.iter().filter_map(reason).collect();
        let (values, assignments) = (&self.values, &self.assignments);
        let holds = |lit: &Lit| values[lit.index()] > 0 && assignments[lit.var()].level == 0;
        let ids = self.clauses.reduce(&reasons, |literals| literals.iter().any(holds));
        self.watches.rebuild(|clause| ids.of(clause));
        for lit in &self.trail {
            if let AssignmentReason::Clause(clause) = &mut self.assignments[lit.var()].reason {
                *clause = ids.of(*clause).expect("reasons are among the clauses to keep");
            }
        }
        self.reductions += 1;
        self.next_reduction = self.statistics.learned + FIRST_REDUCTION + REDUCTION_INTERVAL_GROWTH * self.reductions;
    }
}
