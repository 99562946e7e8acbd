//! The search itself: decide, draw conclusions, learn, restart, forget.

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

/// After so many conflicts clauses are forgotten for the first time. Much is learned on the way that is of use once.
pub(super) const FIRST_FORGETTING: u64 = 500;

/// How many more conflicts pass each time until they are forgotten again.
const LATER_FORGETTING: u64 = 100;

/// After so many conflicts the wishes are forgotten: a solution is wanted, even without them.
const CONFLICTS_OF_WISHES: u64 = 10;

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

    /// Lets the search decide for these digits first, as long as that goes well.
    pub fn wish(&mut self, wanted: impl Iterator<Item = (usize, usize)>) {
        let mut list = std::mem::take(&mut self.wanted);
        list.clear();
        list.extend(wanted.map(|(cell, digit)| self.var(cell, digit) as u32));
        self.wanted = list;
        self.next_wanted = 0;
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
                if conflicts.is_multiple_of(CONFLICTS_BETWEEN_CHECKS) {
                    control.report_nodes(self.statistics.nodes);
                    control.check()?;
                }
                continue;
            }
            if conflicts >= budget {
                return Ok(End::OverBudget);
            }
            if self.restarts.is_due() {
                self.restarts.done();
                self.restart(assumed.len());
            }
            if self.statistics.learned >= self.next_forgetting {
                self.forget();
                control.check()?;
            }
            let next = match assumed.get(self.level()) {
                Some(&lit) if self.is_false(lit) => return Ok(End::Refuted),
                Some(&lit) if self.is_true(lit) => {
                    // A level without a decision of its own.
                    self.decisions.push(self.trail.len());
                    continue;
                }
                Some(&lit) => lit,
                None => match self.next_decision(conflicts < CONFLICTS_OF_WISHES) {
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

    fn next_decision(&mut self, with_wishes: bool) -> Option<Lit> {
        if with_wishes {
            while let Some(&var) = self.wanted.get(self.next_wanted) {
                if self.is_open(Lit::yes(var as usize)) {
                    return Some(Lit::yes(var as usize));
                }
                self.next_wanted += 1;
            }
        }
        self.next_open().map(Lit::yes)
    }

    /// The heaviest variable without a value.
    fn next_open(&mut self) -> Option<usize> {
        // When all have one the heap need not be emptied to find out.
        while self.trail.len() < self.origins.len() {
            let var = self.order.first()?;
            if self.is_open(Lit::yes(var)) {
                return Some(var);
            }
            self.order.pop();
        }
        None
    }

    /// Takes back the decisions after the first ones, but those that would be made again (P. van der Tak, A. Ramos, M. Heule,
    /// *Reusing the Assignment Trail in CDCL Solvers*, JSAT 7, 2011).
    fn restart(&mut self, assumed: usize) {
        let Some(next) = self.next_open() else { return };
        let again = |&&place: &&usize| self.order.is_before(self.trail[place].var(), next);
        let kept = self.decisions.iter().skip(assumed).take_while(again).count();
        self.back_to(assumed + kept);
    }

    fn learn(&mut self) {
        let lesson = self.analyse();
        self.statistics.backtracks += 1;
        self.statistics.learned += 1;
        self.back_to(lesson.level);
        self.restarts.learned(lesson.span);
        let reason = match lesson.literals[..] {
            [_] => Reason::None,
            [_, other] => {
                self.attach(&lesson.literals, lesson.span);
                Reason::Because(!other)
            }
            _ => self.attach(&lesson.literals, lesson.span).map_or(Reason::None, Reason::Clause),
        };
        self.assign(lesson.literals[0], reason);
        self.order.fade();
    }

    /// Forgets the worse of the learned clauses.
    fn forget(&mut self) {
        let reason = |lit: &Lit| match self.origins[lit.var()].reason {
            Reason::Clause(clause) => Some(clause),
            Reason::None | Reason::Because(_) | Reason::Sum(_) => None,
        };
        let reasons: Vec<ClauseId> = self.trail.iter().filter_map(reason).collect();
        let (values, origins) = (&self.values, &self.origins);
        let holds = |lit: &Lit| values[lit.index()] > 0 && origins[lit.var()].level == 0;
        let names = self.clauses.forget(&reasons, |literals| literals.iter().any(holds));
        self.watches.lay_out(|clause| names.new_name(clause));
        for lit in &self.trail {
            if let Reason::Clause(clause) = &mut self.origins[lit.var()].reason {
                *clause = names.new_name(*clause).expect("a clause in use is kept");
            }
        }
        self.forgettings += 1;
        self.next_forgetting = self.statistics.learned + FIRST_FORGETTING + LATER_FORGETTING * self.forgettings;
    }
}
