//! Ranks of lines as clauses. There are variables for the digits of the one line of a side that begins with the digit
//! of a rank, for the length of the beginning that this line has in common with the ranked line, and for whether it is
//! smaller.

use std::collections::HashMap;

use super::Learner;
use super::literal::Lit;
use crate::board::CellId;
use crate::model::Rank;

/// The variables of a line: for each place after the first, a literal for each digit.
type LineVars = Vec<Vec<Lit>>;

impl Learner {
    /// Adds ranks. Ranks of the same digit share the variables of the lines that begin with that digit.
    pub(super) fn add_ranks(&mut self, ranks: &[&Rank]) {
        let mut known: HashMap<(usize, &[Vec<CellId>]), LineVars> = HashMap::new();
        for rank in ranks {
            let digit = rank.digit.index();
            self.add_clause(vec![Lit::yes(self.var(rank.line[0].index(), digit))]);
            let mut smaller = Vec::new();
            for side in &rank.sides {
                let other =
                    known.entry((digit, side.as_slice())).or_insert_with(|| self.line_vars(digit, side)).clone();
                smaller.push(self.add_comparison(&other, &rank.line[1..]));
            }
            self.add_count(&smaller, rank.smaller_count);
        }
    }

    /// Returns the line of a side that begins with a digit, as variables.
    fn line_vars(&mut self, digit: usize, side: &[Vec<CellId>]) -> LineVars {
        let firsts: Vec<Lit> = side.iter().map(|line| Lit::yes(self.var(line[0].index(), digit))).collect();
        for (index, &one) in firsts.iter().enumerate() {
            firsts[..index].iter().for_each(|&other| self.add_clause(vec![!one, !other]));
        }
        self.add_clause(firsts);
        let length = side.first().map_or(0, Vec::len);
        let letters: LineVars =
            (1..length).map(|_| (0..self.digits).map(|_| Lit::yes(self.add_var(0.0))).collect()).collect();
        for line in side {
            let begins = Lit::yes(self.var(line[0].index(), digit));
            for (cell, letters) in line[1..].iter().zip(&letters) {
                for (digit, &letter) in letters.iter().enumerate() {
                    let held = Lit::yes(self.var(cell.index(), digit));
                    self.add_clause(vec![!begins, !held, letter]);
                    self.add_clause(vec![!begins, held, !letter]);
                }
            }
        }
        letters.iter().for_each(|letters| self.add_clause(letters.clone()));
        letters
    }

    /// Returns the literal for another line being smaller than this one, both without their first cells.
    fn add_comparison(&mut self, other: &LineVars, line: &[CellId]) -> Lit {
        let smaller = Lit::yes(self.add_var(0.0));
        // True if the lines agree up to the previous place.
        let mut same_before: Option<Lit> = None;
        for (letters, cell) in other.iter().zip(line) {
            let same = Lit::yes(self.add_var(0.0));
            let before = same_before.map(|before| !before);
            if let Some(before) = same_before {
                self.add_clause(vec![!same, before]);
            }
            for (theirs, &letter) in letters.iter().enumerate() {
                let own = Lit::yes(self.var(cell.index(), theirs));
                self.add_clause(vec![!same, !letter, own]);
                for digit in 0..self.digits {
                    let held = Lit::yes(self.var(cell.index(), digit));
                    // After a common beginning, the first place that differs decides.
                    let then = match theirs.cmp(&digit) {
                        std::cmp::Ordering::Less => smaller,
                        std::cmp::Ordering::Equal => same,
                        std::cmp::Ordering::Greater => !smaller,
                    };
                    self.add_clause(before.into_iter().chain([!letter, !held, then]).collect());
                }
            }
            same_before = Some(same);
        }
        // Lines that agree to the end are equal, so that the other one is not smaller.
        self.add_clause(same_before.into_iter().map(|same| !same).chain([!smaller]).collect());
        smaller
    }

    /// Adds the constraint that exactly `count` of these literals are true.
    fn add_count(&mut self, literals: &[Lit], count: usize) {
        let sets = 0..1u32 << literals.len();
        let chosen = |set: u32| literals.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1);
        for set in sets {
            let size = set.count_ones() as usize;
            // Among any `count + 1` literals one is false; among all but `count - 1` one is true.
            if size == count + 1 {
                self.add_clause(chosen(set).map(|(_, &literal)| !literal).collect());
            }
            if size + count == literals.len() + 1 {
                self.add_clause(chosen(set).map(|(_, &literal)| literal).collect());
            }
        }
        self.refuted |= count > literals.len();
    }
}
