//! Conflict analysis: learns the clause of the first unique implication point.
//!
//! J. Marques-Silva, K. Sakallah, *GRASP: A Search Algorithm for Propositional Satisfiability*, IEEE Transactions on
//! Computers 48 (1999). `shorten` makes the clause as short as the reasons allow.

use super::Learner;
use super::assignment::AssignmentReason;
use super::literal::Lit;
use super::marks::VarMark;

/// A learned clause; its first literal becomes true once the search has backtracked to `level`.
pub(super) struct LearnedClause {
    pub literals: Vec<Lit>,
    pub level: usize,
    /// The number of decision levels in the clause.
    pub span: u32,
}

impl Learner {
    /// Adds to `premises` the true literals that implied the true literal `lit`.
    pub(super) fn add_premises(&self, lit: Lit, premises: &mut Vec<Lit>) {
        match self.assignments[lit.var()].reason {
            AssignmentReason::None => {}
            AssignmentReason::Literal(other) => premises.push(other),
            AssignmentReason::Clause(clause) => {
                premises.extend(self.clauses.get(clause).iter().filter(|&&other| other != lit).map(|&other| !other));
            }
            AssignmentReason::Sum(sum) => self.explain_sum(sum as usize, Some(lit), premises),
        }
    }

    /// Analyses the conflict. There must be a decision to undo.
    pub(super) fn analyse(&mut self) -> LearnedClause {
        let current = self.level() as u32;
        let mut premises = std::mem::take(&mut self.conflict);
        let mut cause = self.clause_of_conflict.take();
        let mut literals = Vec::new();
        let mut of_current = 0;
        let mut place = self.trail.len();
        // Resolves backwards along the trail, until one literal of the current level is left: all paths from the
        // decision to the conflict lead through it.
        let first = loop {
            if let Some(clause) = cause {
                self.clauses.record_use(clause, |literals| self.marks.span(literals, &self.assignments));
            }
            for lit in premises.drain(..) {
                let var = lit.var();
                let assignment = self.assignments[var];
                // Literals of level 0 are true in any case, so that no clause needs them.
                if self.marks.marks[var] != VarMark::None || assignment.level == 0 {
                    continue;
                }
                self.order.bump(var);
                if assignment.level == current {
                    self.marks.set(var, VarMark::InClause);
                    of_current += 1;
                } else {
                    self.marks.mark_in_clause(var, assignment);
                    literals.push(!lit);
                }
            }
            place -= 1;
            while self.marks.marks[self.trail[place].var()] != VarMark::InClause {
                place -= 1;
            }
            let lit = self.trail[place];
            of_current -= 1;
            if of_current == 0 {
                break !lit;
            }
            cause = match self.assignments[lit.var()].reason {
                AssignmentReason::Clause(clause) => Some(clause),
                AssignmentReason::None | AssignmentReason::Literal(_) | AssignmentReason::Sum(_) => None,
            };
            self.add_premises(lit, &mut premises);
        };
        self.conflict = premises;
        self.shorten(&mut literals);
        self.marks.clear();
        // `shorten` puts a literal of the highest of the other levels first. At that level the clause implies its first
        // literal.
        let level = literals.first().map_or(0, |lit| self.assignments[lit.var()].level as usize);
        literals.insert(0, first);
        let span = self.marks.span(&literals, &self.assignments);
        LearnedClause { literals, level, span }
    }
}
