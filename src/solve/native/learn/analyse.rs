//! What a conflict teaches: the clause of the first unique implication point.
//!
//! J. Marques-Silva, K. Sakallah, *GRASP: A Search Algorithm for Propositional Satisfiability*, IEEE Transactions on
//! Computers 48 (1999). `shorten` makes it as short as the reasons allow.

use super::literal::Lit;
use super::{Learner, Origin, Reason};

/// What is known of a variable while a conflict is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    None,
    /// It is in the clause, or was.
    Met,
    /// It follows from the clause.
    Follows,
    /// It was found not to follow.
    Stays,
}

/// What is known of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelNote {
    /// How many of its variables are in the clause.
    pub met: u32,
    /// The first place of the trail that they are at.
    pub first: u32,
}

impl LevelNote {
    const NONE: LevelNote = LevelNote { met: 0, first: u32::MAX };
}

/// Notes that are taken while a conflict is looked at. Lists are kept, because asking for memory costs more than what is
/// done with it.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub marks: Vec<Mark>,
    /// The variables that have one.
    touched: Vec<usize>,
    pub levels: Vec<LevelNote>,
    touched_levels: Vec<u32>,
    /// For each variable whether it was met on the way to the one that can stand for all of its level.
    pub on_the_way: Vec<bool>,
    /// For each level the last clause whose span counted it.
    counted: Vec<u64>,
    clauses: u64,
    pub premises: Vec<Lit>,
}

impl Marks {
    pub fn add_var(&mut self) {
        self.marks.push(Mark::None);
        self.on_the_way.push(false);
        // One more level than variables: the root.
        let levels = self.marks.len() + 1;
        self.counted.resize(levels, 0);
        self.levels.resize(levels, LevelNote::NONE);
    }

    pub fn set(&mut self, var: usize, mark: Mark) {
        self.marks[var] = mark;
        self.touched.push(var);
    }

    fn meet(&mut self, var: usize, origin: Origin) {
        self.set(var, Mark::Met);
        let note = &mut self.levels[origin.level as usize];
        if note.met == 0 {
            self.touched_levels.push(origin.level);
        }
        note.met += 1;
        note.first = note.first.min(origin.place);
    }

    fn clear(&mut self) {
        for var in self.touched.drain(..) {
            self.marks[var] = Mark::None;
        }
        for level in self.touched_levels.drain(..) {
            self.levels[level as usize] = LevelNote::NONE;
        }
    }

    /// How many decisions the literals span.
    fn span(&mut self, literals: &[Lit], origins: &[Origin]) -> u32 {
        self.clauses += 1;
        let mut span = 0;
        for lit in literals {
            let level = origins[lit.var()].level as usize;
            span += u32::from(std::mem::replace(&mut self.counted[level], self.clauses) != self.clauses);
        }
        span.max(1)
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
    pub(super) fn premises(&self, lit: Lit, premises: &mut Vec<Lit>) {
        match self.origins[lit.var()].reason {
            Reason::None => {}
            Reason::Because(other) => premises.push(other),
            Reason::Clause(clause) => {
                premises.extend(self.clauses.get(clause).iter().filter(|&&other| other != lit).map(|&other| !other));
            }
            Reason::Sum(sum) => self.explain_sum(sum as usize, Some(lit), premises),
        }
    }

    /// What follows from the conflict. There is a decision to take back.
    pub(super) fn analyse(&mut self) -> Lesson {
        let current = self.level() as u32;
        let mut premises = std::mem::take(&mut self.conflict);
        let mut cause = self.clause_of_conflict.take();
        let mut literals = Vec::new();
        let mut of_current = 0;
        let mut place = self.trail.len();
        let first = loop {
            if let Some(clause) = cause {
                self.clauses.used(clause, |literals| self.marks.span(literals, &self.origins));
            }
            for lit in premises.drain(..) {
                let var = lit.var();
                let origin = self.origins[var];
                if self.marks.marks[var] != Mark::None || origin.level == 0 {
                    continue;
                }
                self.order.bump(var);
                if origin.level == current {
                    self.marks.set(var, Mark::Met);
                    of_current += 1;
                } else {
                    self.marks.meet(var, origin);
                    literals.push(!lit);
                }
            }
            place -= 1;
            while self.marks.marks[self.trail[place].var()] != Mark::Met {
                place -= 1;
            }
            let lit = self.trail[place];
            of_current -= 1;
            if of_current == 0 {
                break !lit;
            }
            cause = match self.origins[lit.var()].reason {
                Reason::Clause(clause) => Some(clause),
                Reason::None | Reason::Because(_) | Reason::Sum(_) => None,
            };
            self.premises(lit, &mut premises);
        };
        self.conflict = premises;
        self.shorten(&mut literals);
        self.marks.clear();
        let level = literals.first().map_or(0, |lit| self.origins[lit.var()].level as usize);
        literals.insert(0, first);
        let span = self.marks.span(&literals, &self.origins);
        Lesson { literals, level, span }
    }
}
