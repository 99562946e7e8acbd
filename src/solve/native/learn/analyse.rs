//! What a conflict teaches: the clause of the first unique implication point, made as short as its reasons allow.
//!
//! J. Marques-Silva, K. Sakallah, *GRASP: A Search Algorithm for Propositional Satisfiability*, IEEE Transactions on
//! Computers 48 (1999); the shortening is by N. Sörensson, A. Biere, *Minimizing Learned Clauses*, SAT 2009.

use super::literal::Lit;
use super::{Learner, Reason};

/// Notes that are taken while a conflict is looked at.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// For each variable whether it was met.
    met: Vec<bool>,
    /// For each level the last clause that counted it.
    counted: Vec<u64>,
    clauses: u64,
    /// Room for the literals at hand, kept because asking for memory costs more than what is done with it.
    open: Vec<Lit>,
    premises: Vec<Lit>,
}

impl Marks {
    pub fn add_var(&mut self) {
        self.met.push(false);
        self.counted.push(0);
        // One more level than variables: the root.
        if self.counted.len() == 1 {
            self.counted.push(0);
        }
    }
}

/// A learned clause: its first literal becomes true once the search went back to `level`.
pub(super) struct Lesson {
    pub literals: Vec<Lit>,
    pub level: usize,
    /// How many decisions the clause spans.
    pub span: u32,
}

impl Learner {
    /// Adds the true literals from which a true literal was concluded.
    fn premises(&self, lit: Lit, premises: &mut Vec<Lit>) {
        match self.reasons[lit.var()] {
            Reason::None => {}
            Reason::Because(other) => premises.push(other),
            Reason::Clause(clause) => {
                premises.extend(self.clauses.get(clause).iter().filter(|&&other| other != lit).map(|&other| !other));
            }
            Reason::Sum(sum) => self.explain_sum(sum, Some(lit), premises),
        }
    }

    /// What follows from the conflict. There is a decision to take back.
    pub(super) fn analyse(&mut self) -> Lesson {
        let current = self.level() as u32;
        let mut premises = std::mem::take(&mut self.conflict);
        let mut literals = Vec::new();
        let mut of_current = 0;
        let mut place = self.trail.len();
        let first = loop {
            for lit in premises.drain(..) {
                let var = lit.var();
                if self.marks.met[var] || self.levels[var] == 0 {
                    continue;
                }
                self.marks.met[var] = true;
                self.order.bump(var);
                if self.levels[var] == current {
                    of_current += 1;
                } else {
                    literals.push(!lit);
                }
            }
            place -= 1;
            while !self.marks.met[self.trail[place].var()] {
                place -= 1;
            }
            let lit = self.trail[place];
            self.marks.met[lit.var()] = false;
            of_current -= 1;
            if of_current == 0 {
                break !lit;
            }
            self.premises(lit, &mut premises);
        };
        self.conflict = premises;
        let mut met: Vec<usize> = literals.iter().map(|lit| lit.var()).collect();
        literals.retain(|&lit| !self.follows(!lit, &mut met));
        met.into_iter().for_each(|var| self.marks.met[var] = false);
        literals.insert(0, first);
        let last = (1..literals.len()).max_by_key(|&at| self.levels[literals[at].var()]);
        let level = last.map_or(0, |at| {
            literals.swap(1, at);
            self.levels[literals[1].var()] as usize
        });
        let span = self.span(&literals);
        Lesson { literals, level, span }
    }

    /// Whether a true literal follows from literals that were met.
    fn follows(&mut self, lit: Lit, met: &mut Vec<usize>) -> bool {
        if self.reasons[lit.var()] == Reason::None {
            return false;
        }
        let mut open = std::mem::take(&mut self.marks.open);
        let mut premises = std::mem::take(&mut self.marks.premises);
        open.push(lit);
        let follows = self.all_met(&mut open, &mut premises, met);
        open.clear();
        premises.clear();
        (self.marks.open, self.marks.premises) = (open, premises);
        follows
    }

    /// Whether the reasons of all open literals lead back to what was met.
    fn all_met(&mut self, open: &mut Vec<Lit>, premises: &mut Vec<Lit>, met: &mut Vec<usize>) -> bool {
        let new = met.len();
        while let Some(lit) = open.pop() {
            self.premises(lit, premises);
            for lit in premises.drain(..) {
                let var = lit.var();
                if self.marks.met[var] || self.levels[var] == 0 {
                    continue;
                }
                if self.reasons[var] == Reason::None {
                    met.drain(new..).for_each(|var| self.marks.met[var] = false);
                    return false;
                }
                self.marks.met[var] = true;
                met.push(var);
                open.push(lit);
            }
        }
        true
    }

    fn span(&mut self, literals: &[Lit]) -> u32 {
        self.marks.clauses += 1;
        let mut span = 0;
        for lit in literals {
            let level = self.levels[lit.var()] as usize;
            if std::mem::replace(&mut self.marks.counted[level], self.marks.clauses) != self.marks.clauses {
                span += 1;
            }
        }
        span.max(1)
    }
}
