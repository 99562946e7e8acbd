//! The program of a model.

use super::different::DifferentPairs;
use super::innies::innies_and_outies;
use super::rows::{Program, Row};
use super::sums::GroupedSum;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Model, Origin, PairTable, Shape};

impl Program {
    /// Returns the program with all constraints of the model as rows.
    pub fn new(model: &Model) -> Program {
        let mut program = Program::empty(model);
        let different = DifferentPairs::of(model);
        let all = program.add_shapes(model, None, &different);
        debug_assert!(all.is_some(), "there is no limit");
        program.add_derived(model, &different);
        program
    }

    /// Returns the program with all constraints of the model as rows, or None if these have more than `most` terms in
    /// total.
    pub fn with_limit(model: &Model, most: usize) -> Option<Program> {
        let mut program = Program::empty(model);
        let different = DifferentPairs::of(model);
        program.add_shapes(model, Some(most), &different)?;
        program.add_derived(model, &different);
        Some(program)
    }

    /// Returns the program without rows for connected places, for a solver that adds [`Program::cuts`]; None if the
    /// rows have more than `most` terms in total.
    pub fn relaxed(model: &Model, most: usize) -> Option<Program> {
        let mut program = Program::empty(model);
        program.is_relaxed = true;
        let different = DifferentPairs::of(model);
        program.add_shapes(model, Some(most), &different)?;
        program.add_derived(model, &different);
        Some(program)
    }

    /// Returns a program with few variables and rows, for uses other than a linear relaxation: a sum is one row unless
    /// it is the total of cells that all differ, and redundant rows are left out.
    pub fn compact(model: &Model, most: usize) -> Option<Program> {
        let mut program = Program::empty(model);
        program.is_compact = true;
        program.add_shapes(model, Some(most), &DifferentPairs::of(model))?;
        Some(program)
    }

    /// Adds the rows of all constraints; None when these have more than `most` terms together, if set.
    fn add_shapes(&mut self, model: &Model, most: Option<usize>, different: &DifferentPairs) -> Option<()> {
        let (mut terms, mut counted) = (0, 0);
        for constraint in model.constraints() {
            self.add_shape(&constraint.shape, constraint.origin, different);
            terms += self.rows[counted..].iter().map(|row| row.terms.len()).sum::<usize>();
            counted = self.rows.len();
            if most.is_some_and(|most| terms > most) {
                return None;
            }
        }
        Some(())
    }

    /// Adds sums of few cells that follow from other sums and from houses.
    fn add_derived(&mut self, model: &Model, different: &DifferentPairs) {
        for (terms, total) in innies_and_outies(model) {
            if let &[one, other] = terms.as_slice() {
                self.add_sum_of_two([one, other], total, different, Origin::Base);
            } else if let Some(sum) = GroupedSum::new(self.digits, &terms, Cmp::Equal, total, different) {
                self.add_grouped_sum(&sum, Origin::Base);
            }
        }
    }

    fn add_shape(&mut self, shape: &Shape, origin: Origin, different: &DifferentPairs) {
        let row = |terms, cmp, total| Row { terms, cmp, total, origin: Some(origin) };
        match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                let cmp = if matches!(shape, Shape::ExactlyOnce(_)) { Cmp::Equal } else { Cmp::AtMost };
                let values = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.values(cell)));
                for digit in values.iter() {
                    let having = cells.iter().filter(|&&cell| self.values(cell).contains(digit));
                    let terms = having.map(|&cell| (1, self.x(cell, digit))).collect();
                    self.rows.push(row(terms, cmp, 1));
                }
            }
            Shape::Domain(cell, allowed) => {
                let terms = allowed.iter().map(|digit| (1, self.x(*cell, digit))).collect::<Vec<_>>();
                match terms.is_empty() {
                    true => self.forbid(*cell, origin),
                    false => self.rows.push(row(terms, Cmp::Equal, 1)),
                }
            }
            Shape::AtLeastOne(places) => {
                let terms: Vec<_> = places.iter().map(|&(cell, digit)| (1, self.x(cell, digit))).collect();
                match terms.is_empty() {
                    // A clause without places is a contradiction, which any cell can express.
                    true => self.forbid(CellId(0), origin),
                    false => self.rows.push(row(terms, Cmp::AtLeast, 1)),
                }
            }
            Shape::Sum { terms, cmp, total } if !self.are_cells(&shape.cells()) => {
                let weighted =
                    terms.iter().map(|&(factor, cell)| (cell, self.factor(factor, cell))).collect::<Vec<_>>();
                self.add_linear(&weighted, *cmp, *total, origin);
            }
            Shape::Sum { terms, cmp: Cmp::Equal, total } if terms.len() == 2 && terms[0].1 != terms[1].1 => {
                self.add_sum_of_two([terms[0], terms[1]], *total, different, origin);
            }
            Shape::Sum { terms, cmp, total } => match self.grouped_sum(terms, *cmp, *total, different) {
                Some(sum) => self.add_grouped_sum(&sum, origin),
                None => {
                    let weighted = terms.iter().map(|&(factor, cell)| (cell, self.factor(factor, cell)));
                    self.add_linear(&weighted.collect::<Vec<_>>(), *cmp, *total, origin);
                }
            },
            Shape::Pair(one, other, table) if table.digits() != self.digits || !self.are_cells(&[*one, *other]) => {
                self.add_general_pair(*one, *other, table, origin);
            }
            Shape::Pair(one, other, table) => {
                let differ = different.contains(*one, *other);
                self.add_pair(*one, *other, table, differ, origin);
            }
            Shape::Word(cells, automaton) => {
                // Patterns are equivalent to the automaton only for words of distinct digits.
                let differ = !self.is_compact && self.are_cells(cells) && different.all_differ(cells);
                let patterns = automaton.patterns().filter(|_| differ);
                if !patterns.is_some_and(|patterns| self.add_patterns(cells, patterns, origin)) {
                    self.add_word(cells, automaton, origin);
                }
            }
            Shape::Rank(rank) => self.add_rank(rank, origin),
            Shape::Table(cells, tuples) => self.add_table(cells, tuples, origin),
            Shape::Linear { terms, cmp, total } => self.add_linear(terms, *cmp, *total, origin),
            Shape::Connected(connected) => self.add_connected(connected, origin),
        }
    }

    /// Adds a sum of two cells as a pair, since few pairs of digits add up to a total.
    fn add_sum_of_two(
        &mut self,
        [(one_factor, one), (other_factor, other)]: [(i32, CellId); 2],
        total: i32,
        different: &DifferentPairs,
        origin: Origin,
    ) {
        let value = |factor: i32, digit: Digit| i64::from(factor) * i64::from(digit.value());
        let comes_to = |first, second| value(one_factor, first) + value(other_factor, second) == i64::from(total);
        let differ = different.contains(one, other);
        self.add_pair(one, other, &PairTable::new(self.digits, comes_to), differ, origin);
    }

    /// Returns the groups of a sum if they are worth their variables.
    fn grouped_sum(
        &self,
        terms: &[(i32, CellId)],
        cmp: Cmp,
        total: i32,
        different: &DifferentPairs,
    ) -> Option<GroupedSum> {
        let sum = GroupedSum::new(self.digits, terms, cmp, total, different)?;
        (!self.is_compact || sum.is_total_of_different_cells()).then_some(sum)
    }
}
