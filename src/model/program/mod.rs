//! The model as a binary integer linear program: 0/1 variables and linear rows.
//!
//! `x[cell, digit]` is 1 when the cell holds the digit. Every cell holds one digit, and each shape becomes rows over
//! these variables, as in A. Bartlett, T. Chartier, A. Langville, T. Rankin, *An Integer Programming Model for the
//! Sudoku Problem*, Journal of Online Mathematics and its Applications 8 (2008). The objective is zero: every feasible
//! point is a solution.
//!
//! Some shapes get auxiliary 0/1 variables, which make the linear relaxation far tighter: a sum has one for each
//! combination of digits in its cells instead of one weighted row, if there are few enough combinations (`sums`); words
//! of distinct digits have one for each of their patterns (`patterns`). Pairs of cells have rows for two digits at once
//! (`pairs`).

mod different;
mod innies;
mod pairs;
mod patterns;
mod ranks;
mod sums;

use std::collections::BTreeMap;

use super::{Automaton, Cmp, Model, Origin, PairTable, Shape};
use crate::board::{CellId, Digit, DigitSet, Filling};
use different::DifferentPairs;
use innies::innies_and_outies;
use sums::GroupedSum;

/// A 0/1 variable. The first `cells * digits` variables are `x[cell, digit]`; the auxiliary ones follow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var(pub u32);

/// A linear row with integer coefficients: `terms` compared with `total`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Coefficients and their variables, each variable at most once.
    pub terms: Vec<(i32, Var)>,
    /// The relation between the sum of the terms and the total.
    pub cmp: Cmp,
    /// The right-hand side.
    pub total: i32,
    /// The origin of the constraint behind the row; None for "each cell holds one digit".
    pub origin: Option<Origin>,
}

/// A binary integer linear program with a zero objective.
#[derive(Clone, Debug)]
pub struct Program {
    cells: usize,
    digits: u8,
    auxiliaries: usize,
    rows: Vec<Row>,
    /// True if few variables and rows matter more than a tight relaxation.
    is_compact: bool,
}

impl Program {
    /// Returns the program with all constraints of the model as rows.
    pub fn new(model: &Model) -> Program {
        let mut program = Program::empty(model);
        let different = DifferentPairs::of(model);
        let all = program.add_shapes(model, usize::MAX, &different);
        debug_assert!(all.is_some(), "there is no limit");
        program.add_derived(model, &different);
        program
    }

    /// Returns the program with all constraints of the model as rows, or None if these have more than `most` terms in
    /// total.
    pub fn with_limit(model: &Model, most: usize) -> Option<Program> {
        let mut program = Program::empty(model);
        let different = DifferentPairs::of(model);
        program.add_shapes(model, most, &different)?;
        program.add_derived(model, &different);
        Some(program)
    }

    /// Returns a program with few variables and rows, for uses other than a linear relaxation: a sum is one row unless
    /// it is the total of cells that all differ, and redundant rows are left out.
    pub fn compact(model: &Model, most: usize) -> Option<Program> {
        let mut program = Program { is_compact: true, ..Program::empty(model) };
        program.add_shapes(model, most, &DifferentPairs::of(model))?;
        Some(program)
    }

    /// Adds the rows of all constraints; None when these have more than `most` terms together.
    fn add_shapes(&mut self, model: &Model, most: usize, different: &DifferentPairs) -> Option<()> {
        let (mut terms, mut counted) = (0, 0);
        for constraint in model.constraints() {
            self.add_shape(&constraint.shape, constraint.origin, different);
            terms += self.rows[counted..].iter().map(|row| row.terms.len()).sum::<usize>();
            counted = self.rows.len();
            if terms > most {
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

    /// Returns the program with only the constraint that each cell holds one digit.
    fn empty(model: &Model) -> Program {
        let (cells, digits) = (model.cells(), model.digits());
        let mut program = Program { cells, digits, auxiliaries: 0, rows: Vec::new(), is_compact: false };
        for cell in 0..model.cells() {
            let cell = CellId(cell as u16);
            let terms = DigitSet::all(model.digits()).iter().map(|digit| (1, program.x(cell, digit))).collect();
            program.rows.push(Row { terms, cmp: Cmp::Equal, total: 1, origin: None });
        }
        program
    }

    /// Returns the number of cells of the model.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// Returns n, where the digits are 1 to n.
    pub fn digits(&self) -> u8 {
        self.digits
    }

    /// Returns the number of variables: cells x digits, plus the auxiliary ones.
    pub fn variables(&self) -> usize {
        self.cells * usize::from(self.digits) + self.auxiliaries
    }

    /// Returns all rows: first one for each cell, then those of each constraint in the order of the model.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Returns the variable that is 1 when the cell holds the digit.
    pub fn x(&self, cell: CellId, digit: Digit) -> Var {
        Var((cell.index() * usize::from(self.digits) + digit.index()) as u32)
    }

    /// Returns the cell and digit of a variable, or None if it is auxiliary.
    pub fn cell_and_digit(&self, var: Var) -> Option<(CellId, Digit)> {
        let (cell, digit) = (var.0 as usize / usize::from(self.digits), var.0 as usize % usize::from(self.digits));
        (cell < self.cells).then(|| (CellId(cell as u16), Digit::from_index(digit)))
    }

    /// Returns the row that excludes exactly this filling: at least one cell must hold another digit.
    pub fn exclusion(&self, filling: &Filling) -> Row {
        let cells = (0..self.cells).map(|cell| CellId(cell as u16));
        let terms: Vec<(i32, Var)> = cells.map(|cell| (1, self.x(cell, filling[cell]))).collect();
        Row { total: terms.len() as i32 - 1, terms, cmp: Cmp::AtMost, origin: None }
    }

    /// Reads a filling from the values of the variables; None unless each cell holds exactly one digit.
    pub fn filling(&self, value: impl Fn(Var) -> f64) -> Option<Filling> {
        let digit = |cell: usize| {
            let chosen: DigitSet = DigitSet::all(self.digits)
                .iter()
                .filter(|&digit| value(self.x(CellId(cell as u16), digit)) > 0.5)
                .collect();
            chosen.single()
        };
        (0..self.cells).map(digit).collect::<Option<_>>().map(Filling::new)
    }

    fn auxiliary(&mut self) -> Var {
        self.auxiliaries += 1;
        Var(self.variables() as u32 - 1)
    }

    fn add_shape(&mut self, shape: &Shape, origin: Origin, different: &DifferentPairs) {
        let row = |terms, cmp, total| Row { terms, cmp, total, origin: Some(origin) };
        match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                let cmp = if matches!(shape, Shape::ExactlyOnce(_)) { Cmp::Equal } else { Cmp::AtMost };
                for digit in DigitSet::all(self.digits).iter() {
                    let terms = cells.iter().map(|&cell| (1, self.x(cell, digit))).collect();
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
            Shape::Sum { terms, cmp: Cmp::Equal, total } if terms.len() == 2 && terms[0].1 != terms[1].1 => {
                self.add_sum_of_two([terms[0], terms[1]], *total, different, origin);
            }
            Shape::Sum { terms, cmp, total } => match self.grouped_sum(terms, *cmp, *total, different) {
                Some(sum) => self.add_grouped_sum(&sum, origin),
                None => {
                    let weighted = terms.iter().flat_map(|&(factor, cell)| {
                        DigitSet::all(self.digits)
                            .iter()
                            .map(move |digit| (factor * i32::from(digit.value()), cell, digit))
                    });
                    let terms = weighted.map(|(factor, cell, digit)| (factor, self.x(cell, digit))).collect();
                    self.rows.push(row(terms, *cmp, *total));
                }
            },
            Shape::Pair(one, other, table) => {
                let differ = different.contains(*one, *other);
                self.add_pair(*one, *other, table, differ, origin);
            }
            Shape::Word(cells, automaton) => {
                // Patterns are equivalent to the automaton only for words of distinct digits.
                let differ = !self.is_compact && different.all_differ(cells);
                let patterns = automaton.patterns().filter(|_| differ);
                if !patterns.is_some_and(|patterns| self.add_patterns(cells, patterns, origin)) {
                    self.add_word(cells, automaton, origin);
                }
            }
            Shape::Rank(rank) => self.add_rank(rank, origin),
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

    /// Adds a word as a unit of flow from the start to an accepting state, through one layer of states after each cell.
    /// The digit of a cell selects the arc that the flow takes there (M.-C. Côté, B. Gendron, L.-M. Rousseau, *Modeling
    /// the Regular Constraint with Integer Programming*, CPAIOR 2007).
    fn add_word(&mut self, cells: &[CellId], automaton: &Automaton, origin: Origin) {
        let row = |terms, total| Row { terms, cmp: Cmp::Equal, total, origin: Some(origin) };
        let layers = automaton.layers(cells.len());
        if layers[0].is_empty() {
            return self.forbid(cells.first().copied().unwrap_or(CellId(0)), origin);
        }
        // The arcs that enter each state of the current layer.
        let mut into: BTreeMap<usize, Vec<Var>> = BTreeMap::new();
        for (place, &cell) in cells.iter().enumerate() {
            let (mut after, mut by_digit) = (BTreeMap::<usize, Vec<Var>>::new(), BTreeMap::<Digit, Vec<Var>>::new());
            for &state in &layers[place] {
                let mut out = Vec::new();
                for digit in DigitSet::all(self.digits).iter() {
                    // States from which no accepting one can be reached get no arcs.
                    let next = automaton.next(state, digit).filter(|next| layers[place + 1].contains(next));
                    if let Some(next) = next {
                        let step = self.auxiliary();
                        out.push(step);
                        after.entry(next).or_default().push(step);
                        by_digit.entry(digit).or_default().push(step);
                    }
                }
                let out = out.into_iter().map(|step| (1, step));
                // The flow out of a state equals the flow into it. Nothing enters the start, and one unit leaves it.
                self.rows.push(match into.get(&state) {
                    None => row(out.collect(), 1),
                    Some(into) => row(out.chain(into.iter().map(|&step| (-1, step))).collect(), 0),
                });
            }
            for digit in DigitSet::all(self.digits).iter() {
                // The cell holds a digit exactly if the flow takes one of its arcs.
                let steps = by_digit.get(&digit).into_iter().flatten().map(|&step| (-1, step));
                self.rows.push(row(steps.chain([(1, self.x(cell, digit))]).collect(), 0));
            }
            into = after;
        }
    }

    /// Adds a contradiction: the cell holds no digit. A row without variables would not be portable across solvers.
    fn forbid(&mut self, cell: CellId, origin: Origin) {
        let terms = DigitSet::all(self.digits).iter().map(|digit| (1, self.x(cell, digit))).collect();
        self.rows.push(Row { terms, cmp: Cmp::Equal, total: 0, origin: Some(origin) });
    }
}
