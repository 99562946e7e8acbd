//! The search itself: decide, draw conclusions, learn, restart, forget.

use std::collections::HashSet;

use super::clauses::ClauseId;
use super::literal::Lit;
use super::{Learner, Reason};
use crate::board::{Digit, Filling};
use crate::model::Shape;
use crate::solve::{Control, Stopped};

/// How many conflicts may pass until the control is asked: a few milliseconds at most on the largest boards.
const CONFLICTS_BETWEEN_CHECKS: u64 = 16;

/// How many decisions may pass until the control is asked.
const DECISIONS_BETWEEN_CHECKS: u64 = 256;

/// The unit of the restarts, in conflicts.
const RESTART: u64 = 32;

/// The series 1, 1, 2, 1, 1, 2, 4, ... of M. Luby, A. Sinclair, D. Zuckerman, *Optimal Speedup of Las Vegas Algorithms*,
/// 1993; counted from 0.
fn luby(mut index: u64) -> u64 {
    loop {
        let bits = u64::BITS - (index + 1).leading_zeros();
        let start = (1 << (bits - 1)) - 1;
        if index + 1 == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        index -= start;
    }
}

/// What a question came to.
#[derive(Debug)]
pub(in super::super) enum Answer {
    Solution(Filling),
    Nothing,
    /// The conflicts it was given are spent.
    OverBudget,
}

enum End {
    Satisfied,
    Refuted,
    OverBudget,
}

impl Learner {
    /// Adds a domain or clause for the next question alone.
    pub fn add_for_now(&mut self, shape: &Shape) {
        let clauses = self.literals_of(shape);
        clauses.into_iter().for_each(|clause| self.add_clause_for_now(clause));
    }

    fn add_clause_for_now(&mut self, mut clause: Vec<Lit>) {
        let switch = match self.switch {
            Some(switch) => switch,
            None => Lit::yes(self.add_var(0.0)),
        };
        self.switch = Some(switch);
        clause.push(!switch);
        self.add_clause(clause);
    }

    /// A clause that leaves this solution out, for the next question alone.
    pub fn leave_out_for_now(&mut self, filling: &Filling) {
        let clause = self.differs_from(filling);
        self.add_clause_for_now(clause);
    }

    /// Leaves a solution out of all answers.
    pub fn leave_out(&mut self, filling: &Filling) {
        let clause = self.differs_from(filling);
        self.add_clause(clause);
    }

    fn differs_from(&self, filling: &Filling) -> Vec<Lit> {
        (0..self.cells).map(|cell| Lit::no(self.var(cell, filling.digits()[cell].index()))).collect()
    }

    /// No solution has this digit in this cell: remembered for good.
    pub fn exclude(&mut self, cell: usize, digit: usize) {
        self.add_clause(vec![Lit::no(self.var(cell, digit))]);
    }

    /// Lets the search prefer digits, or avoid them.
    pub fn prefer(&mut self, cell: usize, digit: usize, wanted: bool) {
        let var = self.var(cell, digit);
        self.phases[var] = wanted;
    }

    /// A solution in which the cells have these digits and what was added for now holds. What was added for now is
    /// forgotten, unless the budget of conflicts ran out: then the question can be asked again.
    ///
    /// # Errors
    /// When the question was stopped; what was learned until then is kept.
    pub fn solve(&mut self, assumed: &[(usize, usize)], conflicts: u64, control: &Control) -> Result<Answer, Stopped> {
        let switch = self.switch.take();
        let digits = assumed.iter().map(|&(cell, digit)| Lit::yes(self.var(cell, digit)));
        let assumed: Vec<Lit> = switch.into_iter().chain(digits).collect();
        let answer = self.search(&assumed, conflicts, control);
        let answer = answer.map(|end| match end {
            End::Satisfied => Answer::Solution(self.filling()),
            End::Refuted => Answer::Nothing,
            End::OverBudget => Answer::OverBudget,
        });
        self.back_to(0);
        self.switch = switch;
        if !matches!(answer, Ok(Answer::OverBudget)) {
            self.forget_now();
        }
        answer
    }

    /// Forgets what was added for the question at hand alone.
    pub fn forget_now(&mut self) {
        if let Some(switch) = self.switch.take() {
            self.add_clause(vec![!switch]);
        }
    }

    fn filling(&self) -> Filling {
        let digit = |cell: usize| {
            let digit = (0..self.digits).find(|&digit| self.is_true(Lit::yes(self.var(cell, digit))));
            Digit::from_index(digit.expect("every variable has a value"))
        };
        Filling::new((0..self.cells).map(digit).collect())
    }

    /// Searches under these assumptions; when satisfied, the values say how.
    fn search(&mut self, assumed: &[Lit], budget: u64, control: &Control) -> Result<End, Stopped> {
        control.check()?;
        let mut restarts = 0;
        let mut until_restart = RESTART * luby(restarts);
        let mut conflicts: u64 = 0;
        loop {
            if self.refuted {
                return Ok(End::Refuted);
            }
            if self.propagate().is_err() {
                if self.level() == 0 {
                    self.refuted = true;
                    return Ok(End::Refuted);
                }
                self.learn();
                conflicts += 1;
                until_restart = until_restart.saturating_sub(1);
                if conflicts.is_multiple_of(CONFLICTS_BETWEEN_CHECKS) {
                    control.report_nodes(self.statistics.nodes);
                    control.check()?;
                }
                continue;
            }
            if conflicts >= budget {
                return Ok(End::OverBudget);
            }
            if until_restart == 0 {
                restarts += 1;
                until_restart = RESTART * luby(restarts);
                self.back_to(assumed.len());
            }
            if self.clauses.learned() > self.most_learned {
                self.forget();
            }
            let next = match assumed.get(self.level()) {
                Some(&lit) if self.is_false(lit) => return Ok(End::Refuted),
                Some(&lit) if self.is_true(lit) => {
                    // A level without a decision of its own.
                    self.decisions.push(self.trail.len());
                    continue;
                }
                Some(&lit) => lit,
                None => match self.next_decision() {
                    Some(lit) => lit,
                    None => return Ok(End::Satisfied),
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

    fn next_decision(&mut self) -> Option<Lit> {
        loop {
            let var = self.order.pop()?;
            if self.is_open(Lit::yes(var)) {
                return Some(if self.phases[var] { Lit::yes(var) } else { Lit::no(var) });
            }
        }
    }

    fn learn(&mut self) {
        let lesson = self.analyse();
        self.statistics.backtracks += 1;
        self.statistics.learned += 1;
        self.back_to(lesson.level);
        let reason = match lesson.literals[..] {
            [_] => Reason::None,
            _ => Reason::Clause(self.clauses.add(&lesson.literals, lesson.span)),
        };
        self.assign(lesson.literals[0], reason);
        self.order.fade();
    }

    /// Forgets the worse half of the learned clauses.
    fn forget(&mut self) {
        let reason = |lit: &Lit| match self.reasons[lit.var()] {
            Reason::Clause(clause) => Some(clause),
            Reason::None | Reason::Because(_) | Reason::Sum(_) => None,
        };
        let used: HashSet<ClauseId> = self.trail.iter().filter_map(reason).collect();
        let names = self.clauses.forget(|clause| used.contains(&clause));
        for lit in &self.trail {
            if let Reason::Clause(clause) = &mut self.reasons[lit.var()] {
                *clause = names.new_name(*clause).expect("a clause in use is kept");
            }
        }
        self.most_learned += self.most_learned / 10;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn the_series_of_restarts() {
        let series: Vec<u64> = (0..15).map(luby).collect();
        assert_eq!(series, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
