//! Shapes under transformations that move cells and rename digits.

use super::linear::{Tuples, Weights};
use super::ranks::Rank;
use super::shapes::Shape;
use super::tables::{Automaton, PairTable};
use crate::board::{CellId, Digit, DigitSet, Transformation};

impl Shape {
    /// Returns the shape that holds for a transformed filling exactly if this one holds for the original, in its
    /// [`Shape::normalized`] form. None if no shape of the same kind does: sums support only the renaming of each digit
    /// k to n + 1 - k, and ranks no renaming. All variables must be digits of cells.
    pub fn transformed(&self, step: &Transformation) -> Option<Shape> {
        let moved = |cells: &[CellId]| cells.iter().map(|&cell| step.id(cell)).collect();
        let shape = match self {
            Shape::ExactlyOnce(cells) => Shape::ExactlyOnce(moved(cells)),
            Shape::AllDifferent(cells) => Shape::AllDifferent(moved(cells)),
            Shape::Domain(cell, digits) => {
                Shape::Domain(step.id(*cell), digits.iter().map(|digit| step.digit(digit)).collect())
            }
            Shape::AtLeastOne(places) => {
                Shape::AtLeastOne(places.iter().map(|&(cell, digit)| (step.id(cell), step.digit(digit))).collect())
            }
            Shape::Sum { terms, cmp, total } => {
                let terms: Vec<(i32, CellId)> = terms.iter().map(|&(factor, cell)| (factor, step.id(cell))).collect();
                if step.keeps_digits() {
                    Shape::Sum { terms, cmp: *cmp, total: *total }
                } else if step.reverses_digits() {
                    // The old digit is n + 1 minus its new name.
                    let all: i32 = terms.iter().map(|&(factor, _)| factor).sum();
                    let total = total - all * (i32::from(step.digits()) + 1);
                    let terms = terms.into_iter().map(|(factor, cell)| (-factor, cell)).collect();
                    Shape::Sum { terms, cmp: *cmp, total }
                } else {
                    return None;
                }
            }
            Shape::Pair(one, other, table) => Shape::Pair(step.id(*one), step.id(*other), renamed_pairs(table, step)),
            Shape::Word(cells, automaton) => Shape::Word(moved(cells), renamed_automaton(automaton, step)),
            // A renaming changes the order of the lines.
            Shape::Rank(rank) if step.keeps_digits() => Shape::Rank(Box::new(Rank {
                line: moved(&rank.line),
                sides: rank.sides.iter().map(|side| side.iter().map(|line| moved(line)).collect()).collect(),
                ..Rank::clone(rank)
            })),
            Shape::Rank(_) => return None,
            Shape::Table(cells, tuples) => {
                let renamed = |tuple: &[Digit]| tuple.iter().map(|&digit| step.digit(digit)).collect();
                Shape::Table(moved(cells), Tuples::new(tuples.width(), tuples.iter().map(renamed)))
            }
            Shape::Linear { terms, cmp, total } => {
                let old = old_names(step);
                let renamed = |weights: &Weights| Weights::new(old.iter().map(|&digit| weights.of(digit)));
                let terms = terms.iter().map(|(cell, weights)| (step.id(*cell), renamed(weights))).collect();
                Shape::Linear { terms, cmp: *cmp, total: *total }
            }
            Shape::Connected(connected) => {
                Shape::Connected(Box::new(connected.mapped(|cell| step.id(cell), |digit| step.digit(digit))))
            }
        };
        Some(shape.normalized())
    }

    /// Returns the normal form of the constraint: shapes with equal normal forms have the same meaning.
    pub fn normalized(&self) -> Shape {
        let sorted = |cells: &[CellId]| {
            let mut cells = cells.to_vec();
            cells.sort_unstable();
            cells
        };
        match self {
            Shape::ExactlyOnce(cells) => Shape::ExactlyOnce(sorted(cells)),
            Shape::AllDifferent(cells) => Shape::AllDifferent(sorted(cells)),
            Shape::Domain(cell, digits) => Shape::Domain(*cell, *digits),
            Shape::AtLeastOne(places) => {
                let mut places = places.clone();
                places.sort_unstable();
                places.dedup();
                Shape::AtLeastOne(places)
            }
            Shape::Sum { terms, cmp, total } => {
                let mut terms = terms.clone();
                terms.sort_unstable_by_key(|&(_, cell)| cell);
                match terms.first() {
                    // Makes the first coefficient positive.
                    Some(&(factor, _)) if factor < 0 => {
                        let terms = terms.into_iter().map(|(factor, cell)| (-factor, cell)).collect();
                        Shape::Sum { terms, cmp: cmp.reversed(), total: -total }
                    }
                    _ => Shape::Sum { terms, cmp: *cmp, total: *total },
                }
            }
            Shape::Pair(one, other, table) if one > other => Shape::Pair(*other, *one, table.transposed()),
            Shape::Pair(one, other, table) => Shape::Pair(*one, *other, table.clone()),
            // Exploring from the start in the order of the digits gives isomorphic automata the same numbering.
            Shape::Word(cells, automaton) => {
                let step = |&state: &usize, digit| automaton.next(state, digit);
                let explored = Automaton::explore(automaton.digits(), 0, step, |&state| automaton.is_accepting(state));
                Shape::Word(cells.clone(), explored)
            }
            Shape::Rank(rank) => {
                let mut rank = rank.clone();
                rank.sides.iter_mut().for_each(|side| side.sort_unstable());
                rank.sides.sort_unstable();
                Shape::Rank(rank)
            }
            Shape::Table(cells, tuples) => {
                // The columns in the order of the cells.
                let mut order: Vec<usize> = (0..cells.len()).collect();
                order.sort_by_key(|&place| cells[place]);
                let sorted = |tuple: &[Digit]| order.iter().map(|&place| tuple[place]).collect();
                let tuples = Tuples::new(tuples.width(), tuples.iter().map(sorted));
                Shape::Table(order.iter().map(|&place| cells[place]).collect(), tuples)
            }
            Shape::Linear { terms, cmp, total } => {
                let mut terms = terms.clone();
                terms.sort_unstable_by_key(|(cell, _)| *cell);
                // Makes the first weight that is not zero positive.
                let first = terms.iter().flat_map(|(_, weights)| weights.all()).find(|&&weight| weight != 0);
                if first.is_some_and(|&weight| weight < 0) {
                    let terms = terms.into_iter().map(|(cell, weights)| (cell, weights.times(-1))).collect();
                    return Shape::Linear { terms, cmp: cmp.reversed(), total: total.saturating_neg() };
                }
                Shape::Linear { terms, cmp: *cmp, total: *total }
            }
            Shape::Connected(connected) => Shape::Connected(Box::new(connected.normalized())),
        }
    }
}

/// Returns the old digit for each new name.
fn old_names(step: &Transformation) -> Vec<Digit> {
    let mut old: Vec<Digit> = DigitSet::all(step.digits()).iter().collect();
    for digit in DigitSet::all(step.digits()).iter() {
        old[step.digit(digit).index()] = digit;
    }
    old
}

fn renamed_pairs(table: &PairTable, step: &Transformation) -> PairTable {
    let old = old_names(step);
    PairTable::new(step.digits(), |one, other| table.compatible(old[one.index()]).contains(old[other.index()]))
}

fn renamed_automaton(automaton: &Automaton, step: &Transformation) -> Automaton {
    let old = old_names(step);
    let next = |&state: &usize, digit: Digit| automaton.next(state, old[digit.index()]);
    Automaton::explore(automaton.digits(), 0, next, |&state| automaton.is_accepting(state))
}
