//! Minimisation of learned clauses: literals that follow from the others are removed, and the literals of a level are
//! replaced by one that implies all of them.
//!
//! The former is by N. Sörensson, A. Biere, *Minimizing Learned Clauses*, SAT 2009, the latter by M. Fleury, A. Biere,
//! *Efficient All-UIP Learned Clause Minimization*, SAT 2021. Since a digit is removed from many cells at once, the
//! literals that remain often just name the digits of cells that were decided, or nearly so.

use super::Learner;
use super::assignment::AssignmentReason;
use super::literal::Lit;
use super::marks::VarMark;

/// The depth to which reasons of reasons are followed.
const MAX_DEPTH: usize = 500;

impl Learner {
    /// Shortens the literals of a clause that are below the current level; the highest level comes first.
    pub(super) fn shorten(&mut self, literals: &mut Vec<Lit>) {
        // A removed literal may still serve as a premise for others: reasons lead only to earlier places of the trail,
        // so that in the end all of them follow from literals that stay.
        literals.retain(|&lit| !self.follows(!lit, 0));
        let assignment = |learner: &Learner, lit: &Lit| learner.assignments[lit.var()];
        literals.sort_unstable_by_key(|lit| std::cmp::Reverse(assignment(self, lit).place));
        // The trail is in the order of the levels, so that the literals of a level are now adjacent: a block.
        let (mut read, mut write) = (0, 0);
        while read < literals.len() {
            let level = assignment(self, &literals[read]).level;
            let same = literals[read..].iter().take_while(|lit| assignment(self, lit).level == level).count();
            let block = read..read + same;
            read = block.end;
            match self.block_implication_point(&literals[block.clone()]) {
                Some(point) => {
                    literals[write] = !point;
                    write += 1;
                }
                None => {
                    literals.copy_within(block, write);
                    write += same;
                }
            }
        }
        literals.truncate(write);
    }

    /// Returns whether a true literal follows from the others of the clause. `depth` is the number of reasons followed
    /// so far; at 0 the literal is in the clause.
    fn follows(&mut self, lit: Lit, depth: usize) -> bool {
        let var = lit.var();
        let assignment = self.assignments[var];
        if assignment.level == 0 {
            return true;
        }
        match self.marks.marks[var] {
            VarMark::InClause if depth > 0 => return true,
            VarMark::Follows => return true,
            VarMark::DoesNotFollow => return false,
            VarMark::InClause | VarMark::None => {}
        }
        // It can follow only if the clause has an earlier literal of the same level.
        let note = self.marks.levels[assignment.level as usize];
        if note.in_clause == 0 || assignment.place <= note.first || depth > MAX_DEPTH {
            return false;
        }
        let follows = match assignment.reason {
            AssignmentReason::None => return false,
            AssignmentReason::Literal(other) => self.follows(other, depth + 1),
            AssignmentReason::Clause(clause) => (0..self.clauses.get(clause).len()).all(|place| {
                let other = self.clauses.get(clause)[place];
                other == lit || self.follows(!other, depth + 1)
            }),
            AssignmentReason::Sum(_) => {
                let mut premises = Vec::new();
                self.add_premises(lit, &mut premises);
                premises.into_iter().all(|other| self.follows(other, depth + 1))
            }
        };
        // Literals of the clause keep their mark; for others the outcome is remembered.
        if depth > 0 {
            self.marks.set(var, if follows { VarMark::Follows } else { VarMark::DoesNotFollow });
        }
        follows
    }

    /// Returns the true literal that, together with lower levels of the clause, implies that all these literals of one
    /// level are false. The literals come latest first.
    fn block_implication_point(&mut self, block: &[Lit]) -> Option<Lit> {
        if let [only] = block {
            return Some(!*only);
        }
        let level = self.assignments[block[0].var()].level;
        let mut open = block.len();
        let mut place = self.assignments[block[0].var()].place as usize;
        let mut met: Vec<usize> = block.iter().map(|lit| lit.var()).collect();
        met.iter().for_each(|&var| self.marks.visited[var] = true);
        let mut premises = std::mem::take(&mut self.marks.premises);
        // Resolves backwards within the level, as in the analysis of a conflict, until one literal is left. A premise
        // of a lower level must be in the clause or follow from it.
        let point = 'search: loop {
            while !self.marks.visited[self.trail[place].var()] {
                place -= 1;
            }
            let lit = self.trail[place];
            open -= 1;
            if open == 0 {
                break Some(lit);
            }
            if self.assignments[lit.var()].reason == AssignmentReason::None {
                break None;
            }
            place -= 1;
            self.add_premises(lit, &mut premises);
            for lit in premises.drain(..) {
                let var = lit.var();
                let of = self.assignments[var].level;
                if of == level {
                    if !std::mem::replace(&mut self.marks.visited[var], true) {
                        met.push(var);
                        open += 1;
                    }
                } else if of > 0 && !matches!(self.marks.marks[var], VarMark::InClause | VarMark::Follows) {
                    break 'search None;
                }
            }
        };
        premises.clear();
        self.marks.premises = premises;
        met.into_iter().for_each(|var| self.marks.visited[var] = false);
        point
    }
}
