//! Constraints with too many combinations to interpolate, encoded with auxiliary variables that the digits determine.

use std::collections::BTreeMap;

use super::ideal::{IdealBuilder, MAX_FACTORS};
use super::polynomial::{Polynomial, Variable};
use super::roots::layers;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, Rank, Shape};

fn one(variable: Variable) -> Polynomial {
    Polynomial::variable(variable)
}

/// Returns the sum of some variables.
fn sum(variables: impl IntoIterator<Item = Variable>) -> Polynomial {
    variables.into_iter().fold(Polynomial::default(), |sum, variable| sum.plus_multiple(1, &one(variable)))
}

impl IdealBuilder<'_> {
    /// Adds a clause: the product of x - d over its pairs of a cell x and a digit d is 0. To bound the degree,
    /// auxiliary variables t stand for products of several factors.
    pub(super) fn add_clause(&mut self, places: &[(CellId, Digit)]) {
        let factor =
            |&(cell, digit): &(CellId, Digit)| Polynomial::with_roots(Variable::Cell(cell), [digit.value().into()]);
        let mut factors: Vec<Polynomial> = places.iter().map(factor).collect();
        while factors.len() > MAX_FACTORS {
            let product = factors.drain(..MAX_FACTORS).reduce(|a, b| a.times(&b)).unwrap_or_default();
            let variable = self.auxiliary();
            self.add(product.plus_multiple(-1, &one(variable)));
            factors.push(one(variable));
        }
        self.add(factors.into_iter().fold(Polynomial::constant(1), |a, b| a.times(&b)));
    }

    /// Adds a pair: the indicator of each digit of one cell, times the sum of the indicators of the incompatible digits
    /// of the other cell, is 0.
    pub(super) fn add_pair(&mut self, shape: &Shape, first: CellId, second: CellId) {
        let Shape::Pair(_, _, table) = shape else { return };
        let (here, there) = (self.indicators(first), self.indicators(second));
        for digit in DigitSet::all(self.digits()).iter() {
            let refused = DigitSet::all(self.digits()).iter().filter(|&other| !table.compatible(digit).contains(other));
            let refused = sum(refused.map(|other| there[other.index()]));
            self.add(one(here[digit.index()]).times(&refused));
        }
    }

    /// Adds a word. After each cell, each state has a variable y, which is 1 if the previous state and the digit lead
    /// to it and 0 otherwise.
    pub(super) fn add_word(&mut self, cells: &[CellId], automaton: &Automaton) {
        let layers = layers(&self.all_roots(), cells, automaton);
        let mut before: BTreeMap<usize, Polynomial> = BTreeMap::from([(0, Polynomial::constant(1))]);
        if layers[0].is_empty() {
            return self.add(Polynomial::constant(1));
        }
        for (place, &cell) in cells.iter().enumerate() {
            let holds = self.indicators(cell);
            let mut after: BTreeMap<usize, Polynomial> = BTreeMap::new();
            for (&state, reached) in &before {
                for digit in DigitSet::all(self.digits()).iter() {
                    let next = automaton.next(state, digit).filter(|next| layers[place + 1].contains(next));
                    let Some(next) = next else { continue };
                    // The state is reached if one of the steps into it is taken; a word takes at most one of them.
                    let step = reached.times(&one(holds[digit.index()]));
                    let sum = after.remove(&next).unwrap_or_default();
                    after.insert(next, sum.plus_multiple(1, &step));
                }
            }
            before = after.into_iter().map(|(state, reached)| (state, one(self.add_named(&reached)))).collect();
        }
        // Exactly one state is reached at the end, and all states of the last layer are accepting.
        let ended = before.values().fold(Polynomial::constant(-1), |sum, reached| sum.plus_multiple(1, reached));
        self.add(ended);
    }

    /// Adds a variable with the value of a polynomial.
    fn add_named(&mut self, polynomial: &Polynomial) -> Variable {
        let variable = self.auxiliary();
        self.add(polynomial.clone().plus_multiple(-1, &one(variable)));
        variable
    }

    /// Adds a rank. On each side, auxiliary variables have the digits of the line that begins with the digit of the
    /// rank. For each place, another variable is 1 if that line first differs from the ranked line there and has the
    /// smaller digit.
    pub(super) fn add_rank(&mut self, rank: &Rank) {
        let digits: Vec<Digit> = DigitSet::all(self.digits()).iter().collect();
        self.add(Polynomial::with_roots(Variable::Cell(rank.line[0]), [rank.digit.value().into()]));
        let mut smaller = Polynomial::constant(-(rank.smaller_count as i64));
        for side in &rank.sides {
            let mut begins = Vec::new();
            for line in side {
                begins.push(self.indicators(line[0])[rank.digit.index()]);
            }
            self.add(sum(begins.iter().copied()).plus_multiple(-1, &Polynomial::constant(1)));
            // The polynomial is 1 as long as the lines agree.
            let mut same = Polynomial::constant(1);
            for (place, &cell) in rank.line.iter().enumerate().skip(1) {
                let own = self.indicators(cell);
                let mut theirs = vec![Polynomial::default(); digits.len()];
                for (line, &begins) in side.iter().zip(&begins) {
                    for (held, there) in theirs.iter_mut().zip(self.indicators(line[place])) {
                        *held = std::mem::take(held).plus_multiple(1, &one(begins).times(&one(there)));
                    }
                }
                let theirs: Vec<Variable> = theirs.iter().map(|held| self.add_named(held)).collect();
                // `equal` is 1 if both lines hold the same digit here, and `less` if the other line holds the smaller
                // digit.
                let (mut equal, mut less) = (Polynomial::default(), Polynomial::default());
                for (index, &own) in own.iter().enumerate() {
                    equal = equal.plus_multiple(1, &one(own).times(&one(theirs[index])));
                    less = less.plus_multiple(1, &one(own).times(&sum(theirs[..index].iter().copied())));
                }
                let less = self.add_named(&same.times(&less));
                smaller = smaller.plus_multiple(1, &one(less));
                same = one(self.add_named(&same.times(&equal)));
            }
        }
        self.add(smaller);
    }
}
