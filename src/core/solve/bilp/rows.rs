//! The rows of a program, indexed by row and by variable for probing.

use crate::model::{Cmp, Program};

/// The rows of a program.
pub(super) struct ProgramRows {
    terms: Vec<(i32, u32)>,
    /// The start of each row's terms, and the end of the last.
    starts: Vec<usize>,
    /// The least and the largest value allowed for each row.
    pub bounds: Vec<(i64, i64)>,
    /// The largest absolute coefficient of each row.
    pub largest: Vec<i64>,
    /// The rows and coefficients of each variable, one variable after another.
    uses: Vec<(u32, i32)>,
    use_starts: Vec<usize>,
    /// The rows that require exactly one of some variables to be 1.
    pub choices: Vec<u32>,
    /// The number of variables for the digits of cells and the values of layers, which come first.
    pub cell_variables: usize,
}

impl ProgramRows {
    pub fn new(program: &Program) -> ProgramRows {
        let mut rows = ProgramRows {
            terms: Vec::new(),
            starts: vec![0],
            bounds: Vec::new(),
            largest: Vec::new(),
            uses: Vec::new(),
            use_starts: vec![0; program.variables() + 1],
            choices: Vec::new(),
            cell_variables: program.value_variables(),
        };
        for (place, row) in program.rows().iter().enumerate() {
            rows.terms.extend(row.terms.iter().map(|&(factor, var)| (factor, var.0)));
            rows.starts.push(rows.terms.len());
            let total = i64::from(row.total);
            // A missing bound is replaced by half of the smallest or largest `i64`, so that differences from it don't
            // overflow.
            rows.bounds.push(match row.cmp {
                Cmp::AtMost => (i64::MIN / 2, total),
                Cmp::Equal => (total, total),
                Cmp::AtLeast => (total, i64::MAX / 2),
            });
            rows.largest.push(row.terms.iter().map(|(factor, _)| i64::from(factor.abs())).max().unwrap_or(0));
            if row.cmp == Cmp::Equal && total == 1 && row.terms.iter().all(|(factor, _)| *factor == 1) {
                rows.choices.push(place as u32);
            }
        }
        rows.set_uses();
        rows
    }

    /// Builds the lists of uses by counting sort.
    fn set_uses(&mut self) {
        for &(_, var) in &self.terms {
            self.use_starts[var as usize + 1] += 1;
        }
        for var in 1..self.use_starts.len() {
            self.use_starts[var] += self.use_starts[var - 1];
        }
        // The sums are the starts of the lists; `next` is where the next use of each variable goes.
        let mut next = self.use_starts.clone();
        self.uses = vec![(0, 0); self.terms.len()];
        for row in 0..self.bounds.len() {
            for &(factor, var) in &self.terms[self.starts[row]..self.starts[row + 1]] {
                self.uses[next[var as usize]] = (row as u32, factor);
                next[var as usize] += 1;
            }
        }
    }

    pub fn terms(&self, row: u32) -> &[(i32, u32)] {
        &self.terms[self.starts[row as usize]..self.starts[row as usize + 1]]
    }

    pub fn uses(&self, var: u32) -> &[(u32, i32)] {
        &self.uses[self.use_starts[var as usize]..self.use_starts[var as usize + 1]]
    }

    /// Returns the number of variables.
    pub fn variables(&self) -> usize {
        self.use_starts.len() - 1
    }

    /// Returns values that no point has: the first cell holds no digit.
    pub fn contradiction(&self) -> Vec<Option<bool>> {
        let mut values = vec![None; self.variables()];
        // The rows of the cells come first in a program, so that the first choice is among the digits of the first
        // cell.
        let cell = self.choices.first().map_or(&[][..], |&row| self.terms(row));
        cell.iter().for_each(|&(_, var)| values[var as usize] = Some(false));
        values
    }
}
