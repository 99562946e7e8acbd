//! Encodes a linear row over 0/1 variables as clauses, using a decision diagram of the partial sums.
//!
//! N. Eén, N. Sörensson, *Translating Pseudo-Boolean Constraints into SAT*, Journal on Satisfiability 2 (2006). A node
//! is true exactly if its partial sum is reached, so the clauses have as many models as the row has solutions.

use std::collections::BTreeMap;

/// A DIMACS literal: the number of a variable from 1, negated if it is false.
pub(super) type Literal = i32;

/// A set of clauses.
pub(super) struct ClauseSet {
    pub variables: i32,
    /// All clauses one after another, each ended by 0. There may be millions.
    literals: Vec<Literal>,
    count: usize,
    /// The maximum number of clauses. Once it is exceeded, no further row is encoded.
    most: usize,
}

/// A node of the diagram.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DiagramNode {
    /// The sum can no longer reach the range.
    Dead,
    /// The root, which is always reached.
    Start,
    /// Reached if this literal is true.
    Reached(Literal),
}

impl ClauseSet {
    /// Creates an empty set over `variables` variables, with a limit on clauses.
    pub fn new(variables: i32, most: usize) -> ClauseSet {
        ClauseSet { variables, literals: Vec::new(), count: 0, most }
    }

    /// Returns whether the limit was exceeded, in which case rows are missing.
    pub fn exceeds_limit(&self) -> bool {
        self.count > self.most
    }

    /// Returns the number of clauses.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns all clauses.
    pub fn iter(&self) -> impl Iterator<Item = &[Literal]> {
        self.literals.split(|&literal| literal == 0).take(self.count)
    }

    fn fresh(&mut self) -> Literal {
        self.variables += 1;
        self.variables
    }

    pub fn add(&mut self, clause: &[Literal]) {
        self.literals.extend_from_slice(clause);
        self.literals.push(0);
        self.count += 1;
    }

    /// Adds the constraint that at most one of the literals is true.
    pub fn at_most_one(&mut self, literals: &[Literal]) {
        for (place, &one) in literals.iter().enumerate() {
            literals[..place].iter().for_each(|&other| self.add(&[-other, -one]));
        }
    }

    /// Adds the constraint that the sum of all products of a factor and its literal (1 if true, 0 if false) is between
    /// two bounds.
    pub fn between(&mut self, terms: &[(i32, Literal)], least: i64, most: i64) {
        let unit = terms.iter().all(|&(factor, _)| factor == 1);
        let literals: Vec<Literal> = terms.iter().map(|&(_, literal)| literal).collect();
        match (least, most) {
            _ if unit && least == 1 && most >= literals.len() as i64 => self.add(&literals),
            (..=0, 1) if unit => self.at_most_one(&literals),
            (1, 1) if unit => {
                self.at_most_one(&literals);
                self.add(&literals);
            }
            (..=0, 0) if unit => literals.iter().for_each(|&literal| self.add(&[-literal])),
            _ => self.diagram(terms, least, most),
        }
    }

    // The layer before each term maps every partial sum that can still end within the bounds to a node. Clauses in both
    // directions make a node equivalent to the partial sum of the choices so far.
    fn diagram(&mut self, terms: &[(i32, Literal)], least: i64, most: i64) {
        // The least and greatest total of the terms from each index on.
        let mut rest = vec![(0i64, 0i64)];
        for &(factor, _) in terms.iter().rev() {
            let (low, high) = rest[rest.len() - 1];
            let factor = i64::from(factor);
            rest.push((low + factor.min(0), high + factor.max(0)));
        }
        rest.reverse();
        let alive = |sum: i64, place: usize| sum + rest[place].0 <= most && sum + rest[place].1 >= least;
        if !alive(0, 0) {
            // The empty clause makes the whole set unsatisfiable.
            return self.add(&[]);
        }
        let mut layer: BTreeMap<i64, DiagramNode> = BTreeMap::from([(0, DiagramNode::Start)]);
        for (place, &(factor, literal)) in terms.iter().enumerate() {
            if self.exceeds_limit() {
                return;
            }
            let mut after: BTreeMap<i64, DiagramNode> = BTreeMap::new();
            for &sum in layer.keys() {
                for next in [sum, sum + i64::from(factor)] {
                    // Sums that cannot end within the bounds get no node, so a step to one of them is forbidden
                    // below.
                    if alive(next, place + 1) && !after.contains_key(&next) {
                        let name = DiagramNode::Reached(self.fresh());
                        after.insert(next, name);
                    }
                }
            }
            // Each node of a layer implies its successor, and each node of the next one its predecessor.
            let at =
                |layer: &BTreeMap<i64, DiagramNode>, sum: i64| layer.get(&sum).copied().unwrap_or(DiagramNode::Dead);
            for (step, chosen) in [(0, -literal), (i64::from(factor), literal)] {
                for (&sum, &node) in &layer {
                    self.implies(node, chosen, at(&after, sum + step));
                }
                for (&sum, &node) in &after {
                    self.implies(node, chosen, at(&layer, sum - step));
                }
            }
            layer = after;
        }
    }

    /// Adds the clause that a node and a literal together imply another node.
    fn implies(&mut self, node: DiagramNode, literal: Literal, then: DiagramNode) {
        // That a and b imply c is the clause "not a, or not b, or c". The root is always true and a dead node always
        // false, so they drop out, or make the clause superfluous.
        let mut clause = vec![-literal];
        match node {
            DiagramNode::Dead => return,
            DiagramNode::Start => {}
            DiagramNode::Reached(name) => clause.push(-name),
        }
        match then {
            DiagramNode::Dead => {}
            DiagramNode::Start => return,
            DiagramNode::Reached(name) => clause.push(name),
        }
        self.add(&clause);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that every assignment of the variables extends to exactly one model if the row holds, and to none
    /// otherwise.
    #[test]
    fn clauses_have_as_many_models_as_the_row() {
        for (factors, least, most) in [
            (vec![1, 1, 1], 1, 1),
            (vec![1, 1, 1, 1], 0, 1),
            (vec![2, -1, 3], 1, 2),
            (vec![1, 1, -1], -5, 1),
            (vec![1, 2, 3, 4], 5, 5),
            (vec![1, 1], 3, 9),
            (vec![-2, -2], -2, -2),
        ] {
            let mut clauses = ClauseSet::new(factors.len() as i32, usize::MAX);
            let terms: Vec<(i32, Literal)> = factors.iter().copied().zip(1..).collect();
            clauses.between(&terms, least, most);
            let extra = clauses.variables - factors.len() as i32;
            for chosen in 0..1u32 << factors.len() {
                let sum: i64 =
                    (0..factors.len()).filter(|at| chosen >> at & 1 == 1).map(|at| i64::from(factors[at])).sum();
                let models = (0..1u32 << extra).filter(|more| {
                    let all = chosen | more << factors.len();
                    let holds = |&literal: &Literal| (all >> (literal.abs() - 1) & 1 == 1) == (literal > 0);
                    clauses.iter().all(|clause| clause.iter().any(holds))
                });
                let expected = usize::from((least..=most).contains(&sum));
                assert_eq!(models.count(), expected, "{factors:?} {least} {most} {chosen:b}");
            }
        }
    }
}
