//! Variables for classes of digits: "the cell holds a low digit".
//!
//! A clause over classes has one literal for each cell, while a clause over digits has one for each digit in each cell.
//! Learned clauses contain classes as well. Without classes, even the clauses of global entropy alone are out of reach
//! on 16x16 boards. The number of occurrences of a class in a house is known and is encoded as a counter ("at least
//! this many among the first cells"), as in C. Sinz, *Towards an Optimal CNF Encoding of Boolean Cardinality
//! Constraints*, CP 2005, but with implications in both directions.

use super::Learner;
use super::class_vars::ClassVars;
use super::literal::Lit;

/// The initial weight of a class: more than that of any digit, so that classes are decided first.
const FIRST_WEIGHT: f64 = 0.02;

impl Learner {
    /// Adds a variable for each class in each cell, and the number of occurrences of each class in each house.
    pub(super) fn add_classes(&mut self, classes: Vec<u32>, groups: &[Vec<usize>]) {
        if classes.is_empty() {
            return;
        }
        let first = self.assignments.len();
        let cells: Vec<Vec<Lit>> = (0..self.cells).map(|cell| self.add_classes_of(cell, &classes)).collect();
        // Consecutive cells begin with different classes.
        let last = cells.iter().enumerate().map(|(cell, lits)| lits[cell % lits.len()].var() as u32).collect();
        // A literal that is always true represents the constants of the counters.
        let truth = Lit::yes(self.add_var(0.0));
        self.add_clause(vec![truth]);
        let digits = self.digits;
        for house in groups.iter().filter(|group| group.len() == digits) {
            for (number, class) in classes.iter().enumerate() {
                let there: Vec<Lit> = house.iter().map(|&cell| cells[cell][number]).collect();
                self.add_counter(&there, class.count_ones() as usize, truth);
            }
        }
        self.classes = ClassVars::new(classes, first, last);
    }

    /// Adds the classes of one cell: exactly one of them is true, and the cell holds a digit of that class.
    fn add_classes_of(&mut self, cell: usize, classes: &[u32]) -> Vec<Lit> {
        let lits: Vec<Lit> = classes.iter().map(|_| Lit::yes(self.add_var(FIRST_WEIGHT))).collect();
        for (place, (&class, &lit)) in classes.iter().zip(&lits).enumerate() {
            let held: Vec<Lit> = (0..self.digits)
                .filter(|digit| class >> digit & 1 == 1)
                .map(|digit| Lit::yes(self.var(cell, digit)))
                .collect();
            held.iter().for_each(|&held| self.add_clause(vec![!held, lit]));
            self.add_clause(held.into_iter().chain([!lit]).collect());
            lits[..place].iter().for_each(|&other| self.add_clause(vec![!lit, !other]));
        }
        self.add_clause(lits.clone());
        lits
    }

    /// Adds the constraint that exactly `count` of these literals are true; `truth` is a true literal.
    fn add_counter(&mut self, literals: &[Lit], count: usize, truth: Lit) {
        // Entry `least`, from 0 to `count + 1`, means that at least that many of the literals so far are true.
        let mut before: Vec<Lit> = (0..count + 2).map(|least| if least == 0 { truth } else { !truth }).collect();
        for (place, &literal) in literals.iter().enumerate() {
            let (seen, left) = (place + 1, literals.len() - place - 1);
            // An entry is constant where the number so far is known: it is at least `count - left`, at most `count`,
            // and at most the number of literals seen.
            let after: Vec<Lit> = (0..count + 2)
                .map(|least| match least {
                    0 => truth,
                    _ if least + left <= count => truth,
                    _ if least > seen || least > count => !truth,
                    _ => Lit::yes(self.add_var(0.0)),
                })
                .collect();
            // At least `least` literals up to this one are true if and only if at least `least` of those before it are
            // true, or if this one is true and at least `least - 1` of those before it are.
            for least in 0..count + 2 {
                self.add_clause(vec![!before[least], after[least]]);
                self.add_clause(vec![!after[least], before[least], literal]);
                if least > 0 {
                    self.add_clause(vec![!before[least - 1], !literal, after[least]]);
                    self.add_clause(vec![!after[least], before[least - 1]]);
                }
            }
            before = after;
        }
    }
}
