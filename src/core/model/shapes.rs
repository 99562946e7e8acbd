//! The constraint shapes: the few primitives that every rule is composed of.

use super::connected::Connected;
use super::linear::{Tuples, Weights, sum_of};
use super::ranks::Rank;
use super::tables::{Automaton, PairTable};
use crate::board::{CellId, Digit, DigitSet, Filling};

/// The relation between a sum and its total.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cmp {
    /// The sum is at most the total.
    AtMost,
    /// The sum is the total.
    Equal,
    /// The sum is at least the total.
    AtLeast,
}

impl Cmp {
    /// Returns whether the sum and the total are in this relation.
    pub fn holds(self, sum: i64, total: i64) -> bool {
        match self {
            Cmp::AtMost => sum <= total,
            Cmp::Equal => sum == total,
            Cmp::AtLeast => sum >= total,
        }
    }

    /// Returns the relation of the negated sum and the negated total.
    pub fn reversed(self) -> Cmp {
        match self {
            Cmp::AtMost => Cmp::AtLeast,
            Cmp::Equal => Cmp::Equal,
            Cmp::AtLeast => Cmp::AtMost,
        }
    }
}

/// One constraint on variables: the digits of cells, or the values of layers. The docs speak of cells and digits, as in
/// most shapes all variables are digits of cells. A variable occurs at most once in a shape, except in clauses, ranks
/// and connected places.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A house: n cells that hold each of the n digits exactly once.
    ExactlyOnce(Vec<CellId>),
    /// No two of the cells hold the same digit; with more than n cells that is a contradiction.
    AllDifferent(Vec<CellId>),
    /// The cell holds one of these digits. The empty set is a contradiction.
    Domain(CellId, DigitSet),
    /// A clause: at least one of these cells holds the digit paired with it. No cells at all is a contradiction.
    AtLeastOne(Vec<(CellId, Digit)>),
    /// A weighted sum of the digits, compared with the total.
    Sum {
        /// Coefficients, of any sign or 0, and their cells.
        terms: Vec<(i32, CellId)>,
        /// The relation between the sum and the total.
        cmp: Cmp,
        /// The right-hand side.
        total: i32,
    },
    /// The digits of two distinct cells are a pair of the table.
    Pair(CellId, CellId, PairTable),
    /// The automaton accepts the digits of the cells in this order. It reads all digits of the model, or all values of
    /// the variables.
    Word(Vec<CellId>, Automaton),
    /// A line of digits has this rank among those that begin with the same digit. Its cells may repeat.
    Rank(Box<Rank>),
    /// The values of the variables are one of the tuples, which have a value for each of them.
    Table(Vec<CellId>, Tuples),
    /// The sum of a weight for the value of each variable, compared with the total.
    Linear {
        /// The variables, and the weights of their values.
        terms: Vec<(CellId, Weights)>,
        /// The relation between the sum and the total.
        cmp: Cmp,
        /// The right-hand side.
        total: i32,
    },
    /// Places are connected: variables with some values form a connected piece of a graph.
    Connected(Box<Connected>),
}

impl Shape {
    /// Returns the cells that the shape involves.
    pub fn cells(&self) -> Vec<CellId> {
        match self {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => cells.clone(),
            Shape::Domain(cell, _) => vec![*cell],
            Shape::AtLeastOne(places) => {
                let mut cells: Vec<CellId> = places.iter().map(|&(cell, _)| cell).collect();
                cells.dedup();
                cells
            }
            Shape::Sum { terms, .. } => terms.iter().map(|&(_, cell)| cell).collect(),
            Shape::Pair(one, other, _) => vec![*one, *other],
            Shape::Word(cells, _) => cells.clone(),
            Shape::Rank(rank) => rank.cells(),
            Shape::Table(cells, _) => cells.clone(),
            Shape::Linear { terms, .. } => terms.iter().map(|&(cell, _)| cell).collect(),
            Shape::Connected(connected) => connected.cells(),
        }
    }

    /// Returns whether a complete filling satisfies the shape: the definition that the engines are checked against.
    pub fn holds(&self, filling: &Filling) -> bool {
        match self {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                let digits: DigitSet = cells.iter().map(|&cell| filling[cell]).collect();
                digits.len() == cells.len()
            }
            Shape::Domain(cell, allowed) => allowed.contains(filling[*cell]),
            Shape::AtLeastOne(places) => places.iter().any(|&(cell, digit)| filling[cell] == digit),
            Shape::Pair(one, other, table) => table.compatible(filling[*one]).contains(filling[*other]),
            Shape::Word(cells, automaton) => automaton.accepts(cells.iter().map(|&cell| Some(filling[cell]))),
            Shape::Sum { .. } | Shape::Rank(_) | Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => {
                self.conflict(|cell| Some(filling[cell])).is_empty()
            }
        }
    }

    /// Returns the filled cells that already contradict each other here, in ascending order; empty if none do.
    ///
    /// A sum or a clause is judged only once all its cells are filled. A contradiction that involves no filled cell is
    /// not reported here.
    pub fn conflict(&self, digit: impl Fn(CellId) -> Option<Digit>) -> Vec<CellId> {
        let mut broken = match self {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                let repeats = |cell: &CellId| {
                    let own = digit(*cell);
                    own.is_some() && cells.iter().any(|other| other != cell && digit(*other) == own)
                };
                cells.iter().copied().filter(repeats).collect()
            }
            Shape::Domain(cell, allowed) => match digit(*cell) {
                Some(digit) if !allowed.contains(digit) => vec![*cell],
                _ => vec![],
            },
            Shape::AtLeastOne(places) => {
                let failed = |&(cell, wanted): &(CellId, Digit)| digit(cell).is_some_and(|digit| digit != wanted);
                if places.iter().all(failed) { self.cells() } else { vec![] }
            }
            Shape::Sum { terms, cmp, total } => {
                let value = |&(factor, cell): &(i32, CellId)| Some(i64::from(factor) * i64::from(digit(cell)?.value()));
                // None if any cell is empty.
                let sum: Option<i64> = terms.iter().map(value).sum();
                match sum {
                    Some(sum) if !cmp.holds(sum, i64::from(*total)) => self.cells(),
                    _ => vec![],
                }
            }
            Shape::Pair(one, other, table) => match (digit(*one), digit(*other)) {
                (Some(first), Some(second)) if !table.compatible(first).contains(second) => vec![*one, *other],
                _ => vec![],
            },
            Shape::Word(cells, automaton) => match automaton.accepts(cells.iter().map(|&cell| digit(cell))) {
                true => vec![],
                false => cells.iter().copied().filter(|&cell| digit(cell).is_some()).collect(),
            },
            Shape::Rank(rank) => rank.conflict(digit),
            Shape::Table(cells, tuples) => {
                let known: Vec<Option<Digit>> = cells.iter().map(|&cell| digit(cell)).collect();
                match tuples.contains(&known) {
                    true => vec![],
                    false => cells.iter().copied().filter(|&cell| digit(cell).is_some()).collect(),
                }
            }
            Shape::Linear { terms, cmp, total } => match sum_of(terms, digit) {
                Some(sum) if !cmp.holds(sum, i64::from(*total)) => self.cells(),
                _ => vec![],
            },
            Shape::Connected(connected) => connected.conflict(digit),
        };
        broken.sort_unstable();
        broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_large_factors_are_what_they_are() {
        let cells = [CellId(0), CellId(1)];
        let filling = Filling::new(vec![Digit::from_index(8), Digit::from_index(8)]);
        // Both cells hold 9. With 32 bits, nine times a coefficient or the sum of both products would overflow.
        for (factors, total, expected) in [
            ([i32::MAX, 0], i32::MAX, [false, false, true]),
            ([i32::MIN, 0], i32::MIN, [true, false, false]),
            ([i32::MAX / 9, i32::MAX / 9], i32::MAX, [false, false, true]),
            ([i32::MAX, -i32::MAX], 0, [true, true, true]),
            ([477_218_588, 0], 4, [false, false, true]),
        ] {
            let terms: Vec<(i32, CellId)> = factors.into_iter().zip(cells).collect();
            let holds = |cmp: Cmp| Shape::Sum { terms: terms.clone(), cmp, total }.holds(&filling);
            let found = [Cmp::AtMost, Cmp::Equal, Cmp::AtLeast].map(holds);
            assert_eq!(found, expected, "{factors:?} and {total}");
        }
    }
}
