//! Pairs of cells: the digits that may be next to each other.
//!
//! Each row consists of digits of one cell and digits of the other cell, where no digit of the one is compatible with a
//! digit of the other. The row allows at most one of all these digits. For each digit of either cell, one row with all
//! digits incompatible with it would be enough. Rows for two digits that have a compatible digit in common make the
//! linear relaxation tighter: an empty nonconsecutive 9x9 grid takes 80 s without them. Rows for more digits, which
//! make the relaxation as tight as possible, made no difference in measurements.
//!
//! If two digits are compatible with each other and with no others, their variables are equal; a digit without
//! compatible digits is not in its cell. These conditions have rows of their own, as each of them saves the solver a
//! variable.

use std::collections::BTreeSet;

use super::rows::{Program, Row};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Origin, PairTable};

/// For each digit of one cell, the compatible digits of the other.
struct CompatibleDigits(Vec<DigitSet>);

impl CompatibleDigits {
    fn compatible(&self, digit: Digit) -> DigitSet {
        self.0[digit.index()]
    }

    /// Returns the digits that are compatible with at least one of these.
    fn compatible_with_any(&self, digits: DigitSet) -> DigitSet {
        digits.iter().fold(DigitSet::EMPTY, |all, digit| all.union(self.compatible(digit)))
    }

    /// Returns each of these digits alone, and each pair of them that has a compatible digit in common.
    fn sets(&self, of: DigitSet) -> Vec<DigitSet> {
        let pairs = of
            .iter()
            .flat_map(|first| of.iter().filter(move |&second| second > first).map(move |second| (first, second)));
        let meeting =
            pairs.filter(|&(first, second)| !self.compatible(first).intersect(self.compatible(second)).is_empty());
        let pair = |(first, second)| DigitSet::just(first).union(DigitSet::just(second));
        of.iter().map(DigitSet::just).chain(meeting.map(pair)).collect()
    }
}

impl Program {
    /// Adds the rows of a pair of cells. With `differ` the cells cannot hold the same digit either.
    pub(super) fn add_pair(&mut self, one: CellId, other: CellId, table: &PairTable, differ: bool, origin: Origin) {
        let all = DigitSet::all(self.digits);
        let side = |table: &PairTable| {
            // The table may have values of layers that no cell holds.
            let beside = |digit: Digit| match differ {
                true => table.compatible(digit).intersect(all).without(DigitSet::just(digit)),
                false => table.compatible(digit).intersect(all),
            };
            CompatibleDigits(all.iter().map(beside).collect())
        };
        let (first, second) = (side(table), side(&table.transposed()));
        let row = |terms, cmp, total| Row { terms, cmp, total, origin: Some(origin) };
        let mut left = [all, all];
        // Two digits that are each other's only compatible digit have equal variables.
        for digit in all.iter() {
            let partner =
                first.compatible(digit).single().filter(|&partner| second.compatible(partner).single() == Some(digit));
            if let Some(partner) = partner {
                let terms = vec![(1, self.x(one, digit)), (-1, self.x(other, partner))];
                self.rows.push(row(terms, Cmp::Equal, 0));
                left = [left[0].without(DigitSet::just(digit)), left[1].without(DigitSet::just(partner))];
            }
        }
        for (at, cell, side) in [(0, one, &first), (1, other, &second)] {
            for digit in left[at].iter().filter(|&digit| side.compatible(digit).is_empty()) {
                self.rows.push(row(vec![(1, self.x(cell, digit))], Cmp::Equal, 0));
            }
            left[at] = left[at].iter().filter(|&digit| !side.compatible(digit).is_empty()).collect();
        }
        // Each row is a maximal set of incompatible digits on both sides, so that several sets may give the same row.
        let mut rows: BTreeSet<(u32, u32)> = BTreeSet::new();
        for (at, side, facing) in [(0, &first, &second), (1, &second, &first)] {
            for set in side.sets(left[at]) {
                let there = all.without(side.compatible_with_any(set));
                if there.is_empty() {
                    continue;
                }
                // All digits that are incompatible with each of `there`, which include at least those of the set.
                let here = all.without(facing.compatible_with_any(there));
                let row = (here.bits(), there.bits());
                rows.insert(if at == 0 { row } else { (row.1, row.0) });
            }
        }
        for (here, there) in rows {
            let of = |cell, bits| DigitSet::from_bits(bits).iter().map(move |digit| (cell, digit));
            let terms = of(one, here).chain(of(other, there)).map(|(cell, digit)| (1, self.x(cell, digit))).collect();
            self.rows.push(row(terms, Cmp::AtMost, 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Model, Shape};

    /// Returns the program of two cells that may hold the pairs of digits in this table.
    fn program(table: PairTable, differ: bool) -> Program {
        let mut model = Model::unconstrained(2, 9);
        if differ {
            model.add(Shape::AllDifferent(vec![CellId(0), CellId(1)]));
        }
        model.add(Shape::Pair(CellId(0), CellId(1), table));
        Program::new(&model)
    }

    /// Returns whether the rows hold if each cell takes these fractions of each digit.
    fn holds(program: &Program, taken: [[f64; 9]; 2]) -> bool {
        program.rows().iter().all(|row| {
            let of = |&(factor, var): &(i32, _)| {
                let (cell, digit) = program.cell_and_digit(var).unwrap();
                f64::from(factor) * taken[cell.index()][digit.index()]
            };
            let (comes_to, total) = (row.terms.iter().map(of).sum::<f64>(), f64::from(row.total));
            match row.cmp {
                Cmp::AtMost => comes_to <= total + 1e-9,
                Cmp::Equal => (comes_to - total).abs() < 1e-9,
                Cmp::AtLeast => comes_to >= total - 1e-9,
            }
        })
    }

    fn tables() -> Vec<PairTable> {
        let apart = |least: u8| move |a: Digit, b: Digit| a.value().abs_diff(b.value()) >= least;
        let one_apart = |a: Digit, b: Digit| a.value().abs_diff(b.value()) == 1;
        let ten = |a: Digit, b: Digit| a.value() + b.value() == 10;
        let room = |a: Digit, b: Digit| (a.value() == 3) == (b.value() == 7);
        vec![
            PairTable::new(9, one_apart),
            PairTable::new(9, ten),
            PairTable::new(9, room),
            PairTable::new(9, apart(2)),
            PairTable::new(9, apart(5)),
            PairTable::new(9, |a, b| a.value() == 2 * b.value() || b.value() == 2 * a.value()),
            PairTable::new(9, |a, b| a > b),
        ]
    }

    #[test]
    fn two_digits_are_what_the_table_allows() {
        let all = DigitSet::all(9);
        for (table, differ) in tables().into_iter().flat_map(|table| [(table.clone(), false), (table, true)]) {
            let program = program(table.clone(), differ);
            for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
                let taken = [one, other].map(|digit| {
                    let mut taken = [0.0; 9];
                    taken[digit.index()] = 1.0;
                    taken
                });
                let allowed = table.compatible(one).contains(other) && !(differ && one == other);
                assert_eq!(holds(&program, taken), allowed, "{table:?} {differ} {one:?} {other:?}");
            }
        }
    }

    /// By Hall's theorem, the total of some digits of one cell is at most that of all digits compatible with them. If
    /// no cell takes more than two digits, sets of two are enough.
    #[test]
    fn parts_of_digits_are_what_mixtures_of_allowed_pairs_are() {
        let digits: Vec<Digit> = DigitSet::all(9).iter().collect();
        for table in tables() {
            let program = program(table.clone(), false);
            // The first cell takes half of each of two digits, which may be equal. The second cell takes three quarters
            // of one digit and a quarter of another, which may be equal too.
            for pair in 0..9 * 9 * 9 * 9 {
                let [a, b, c, d] = [pair % 9, pair / 9 % 9, pair / 81 % 9, pair / 729];
                let mut taken = [[0.0; 9]; 2];
                for (cell, digit, part) in [(0, a, 0.5), (0, b, 0.5), (1, c, 0.75), (1, d, 0.25)] {
                    taken[cell][digit] += part;
                }
                let sets = 1u32..1 << 9;
                let is_mixture = sets.clone().map(DigitSet::from_bits).all(|set| {
                    let beside = set.iter().fold(DigitSet::EMPTY, |all, digit| all.union(table.compatible(digit)));
                    let part = |cell: usize, set: DigitSet| {
                        digits.iter().filter(|&&d| set.contains(d)).map(|d| taken[cell][d.index()]).sum::<f64>()
                    };
                    part(0, set) <= part(1, beside) + 1e-9
                });
                assert_eq!(holds(&program, taken), is_mixture, "{table:?} {taken:?}");
            }
        }
    }
}
