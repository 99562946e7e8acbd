//! Programs: their variables and rows.

use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::{Cmp, Model, Origin};

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
    pub(super) cells: usize,
    pub(super) digits: u8,
    auxiliaries: usize,
    pub(super) rows: Vec<Row>,
    /// True if few variables and rows matter more than a tight relaxation.
    pub(super) is_compact: bool,
}

impl Program {
    /// Returns the program with only the constraint that each cell holds one digit.
    pub(super) fn empty(model: &Model) -> Program {
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

    /// Returns a new auxiliary variable.
    pub(super) fn auxiliary(&mut self) -> Var {
        self.auxiliaries += 1;
        Var(self.variables() as u32 - 1)
    }

    /// Adds a contradiction: the cell holds no digit. A row without variables would not be portable across solvers.
    pub(super) fn forbid(&mut self, cell: CellId, origin: Origin) {
        let terms = DigitSet::all(self.digits).iter().map(|digit| (1, self.x(cell, digit))).collect();
        self.rows.push(Row { terms, cmp: Cmp::Equal, total: 0, origin: Some(origin) });
    }
}
