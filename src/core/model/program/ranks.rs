//! The rows of a rank: for each side, the digits of the line that begins with the rank's digit, and the first place
//! where it differs from the ranked line.

use super::rows::{Program, Row, Var};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Origin, Rank};

impl Program {
    /// Requires the line to begin with the digit, and the given number of compared lines to be smaller.
    pub(super) fn add_rank(&mut self, rank: &Rank, origin: Origin) {
        let mut smaller = Vec::new();
        let first = vec![(1, self.x(rank.line[0], rank.digit))];
        self.push(first, Cmp::Equal, 1, origin);
        for side in &rank.sides {
            let first = side.iter().map(|line| (1, self.x(line[0], rank.digit))).collect();
            self.push(first, Cmp::Equal, 1, origin);
            let other = self.add_line_digits(rank.digit, side, origin);
            smaller.extend(self.add_first_differences(&rank.line[1..], &other, origin).into_iter().map(|var| (1, var)));
        }
        match (smaller.is_empty(), rank.smaller_count) {
            (true, 0) => {}
            (true, _) => self.forbid(rank.line[0], origin),
            (false, count) => self.push(smaller, Cmp::Equal, count as i32, origin),
        }
    }

    fn push(&mut self, terms: Vec<(i32, Var)>, cmp: Cmp, total: i32, origin: Origin) {
        self.rows.push(Row { terms, cmp, total, origin: Some(origin) });
    }

    /// Adds, for each place after the first, one variable for each digit: it is 1 if the line of the side that begins
    /// with `digit` has that digit there.
    fn add_line_digits(&mut self, digit: Digit, side: &[Vec<CellId>], origin: Origin) -> Vec<Vec<Var>> {
        let length = side.first().map_or(0, Vec::len);
        let held: Vec<Vec<Var>> = (1..length).map(|_| (0..self.digits).map(|_| self.auxiliary()).collect()).collect();
        for (place, held) in held.iter().enumerate() {
            // One digit at each place; the line that begins with the digit determines it.
            self.push(held.iter().map(|&var| (1, var)).collect(), Cmp::Equal, 1, origin);
            for line in side {
                for digit_there in DigitSet::all(self.digits).iter() {
                    let begins = (1, self.x(line[0], digit));
                    let there = (1, self.x(line[place + 1], digit_there));
                    self.push(vec![begins, there, (-1, held[digit_there.index()])], Cmp::AtMost, 1, origin);
                }
            }
        }
        held
    }

    /// Adds, for each place, a variable that is 1 if the other line is the same before that place and has a smaller
    /// digit there.
    fn add_first_differences(&mut self, line: &[CellId], other: &[Vec<Var>], origin: Origin) -> Vec<Var> {
        let digits: Vec<Digit> = DigitSet::all(self.digits).iter().collect();
        let mut smaller = Vec::new();
        // 1 if the lines agree up to the previous place.
        let mut same_before: Option<Var> = None;
        for (&cell, other) in line.iter().zip(other) {
            let [same, less, more] = [(); 3].map(|()| self.auxiliary());
            let one_of = vec![(1, same), (1, less), (1, more)];
            match same_before {
                Some(before) => {
                    self.push(one_of.into_iter().chain([(-1, before)]).collect(), Cmp::Equal, 0, origin);
                }
                None => self.push(one_of, Cmp::Equal, 1, origin),
            }
            for (index, &digit) in digits.iter().enumerate() {
                let own = |program: &Program, from: usize, factor: i32| -> Vec<(i32, Var)> {
                    digits[from..].iter().map(|&digit| (factor, program.x(cell, digit))).collect()
                };
                let theirs = |from: usize, factor: i32| other[from..].iter().map(move |&var| (factor, var));
                // If the lines agree here, the ranked line has the digit of the other line.
                self.push(vec![(1, same), (1, other[index]), (-1, self.x(cell, digit))], Cmp::AtMost, 1, origin);
                // If the other line is smaller here and has at least this digit, the digit of the ranked line is above
                // it; and vice versa.
                let above = own(self, index + 1, -1);
                let row = [(1, less)].into_iter().chain(theirs(index, 1)).chain(above).collect();
                self.push(row, Cmp::AtMost, 1, origin);
                let from = own(self, index, 1);
                let row = [(1, more)].into_iter().chain(from).chain(theirs(index + 1, -1)).collect();
                self.push(row, Cmp::AtMost, 1, origin);
            }
            smaller.push(less);
            same_before = Some(same);
        }
        smaller
    }
}
