//! Programs: their variables and rows.

use super::connected::LeftOut;
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::{Cmp, Model, Origin, Variables};

/// A 0/1 variable. The first `cells * digits` variables are `x[cell, digit]`. Those for the values of layers follow,
/// and then the auxiliary ones.
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
    /// The variables of the model.
    variables: Variables,
    /// For each variable of a layer, its first 0/1 variable, and at the end the first auxiliary one.
    layer_starts: Vec<u32>,
    auxiliaries: usize,
    pub(super) rows: Vec<Row>,
    /// True if few variables and rows matter more than a tight relaxation.
    pub(super) is_compact: bool,
    /// True if connected places have no rows, but cuts.
    pub(super) is_relaxed: bool,
    pub(super) left_out: Vec<LeftOut>,
}

impl Program {
    /// Returns the program with only the constraint that each cell holds one digit.
    pub(super) fn empty(model: &Model) -> Program {
        let (cells, digits) = (model.cells(), model.digits());
        let mut layer_starts = vec![(cells * usize::from(digits)) as u32];
        for cell in cells..model.variables().count() {
            let values = model.variables().values_of(CellId(cell as u16));
            layer_starts.push(layer_starts[cell - cells] + u32::from(values));
        }
        let variables = model.variables().clone();
        let (auxiliaries, rows) = (0, Vec::new());
        let mut program = Program {
            cells,
            digits,
            variables,
            layer_starts,
            auxiliaries,
            rows,
            is_compact: false,
            is_relaxed: false,
            left_out: Vec::new(),
        };
        for cell in 0..model.variables().count() {
            let cell = CellId(cell as u16);
            let terms = program.values(cell).iter().map(|digit| (1, program.x(cell, digit))).collect();
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

    /// Returns the variables of the model: cells and layers.
    pub fn model_variables(&self) -> &Variables {
        &self.variables
    }

    /// Returns the number of 0/1 variables for the values of the model's variables: cells x digits, plus those of
    /// layers. They come first.
    pub fn value_variables(&self) -> usize {
        self.layer_starts.last().map_or(0, |&first| first as usize)
    }

    /// Returns the number of 0/1 variables, including the auxiliary ones.
    pub fn variables(&self) -> usize {
        self.value_variables() + self.auxiliaries
    }

    /// Returns all rows: first one for each variable of the model, then those of each constraint in the order of the
    /// model.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Returns the values of a variable of the model.
    pub(super) fn values(&self, cell: CellId) -> DigitSet {
        self.variables.domain(cell)
    }

    /// Returns the variable that is 1 when the cell, or another variable of the model, holds the digit.
    pub fn x(&self, cell: CellId, digit: Digit) -> Var {
        Var(match cell.index().checked_sub(self.cells) {
            None => (cell.index() * usize::from(self.digits) + digit.index()) as u32,
            Some(place) => self.layer_starts[place] + digit.index() as u32,
        })
    }

    /// Returns the cell, or another variable of the model, and its digit; None if the 0/1 variable is auxiliary.
    pub fn cell_and_digit(&self, var: Var) -> Option<(CellId, Digit)> {
        let (cell, digit) = (var.0 as usize / usize::from(self.digits), var.0 as usize % usize::from(self.digits));
        if cell < self.cells {
            return Some((CellId(cell as u16), Digit::from_index(digit)));
        }
        // The number of starts up to here is one more than the place in the layers.
        let place = self.layer_starts.partition_point(|&start| start <= var.0) - 1;
        let digit = var.0 - self.layer_starts[place];
        (place + 1 < self.layer_starts.len())
            .then(|| (CellId((self.cells + place) as u16), Digit::from_index(digit as usize)))
    }

    /// Returns the row that excludes exactly this filling: at least one variable must have another value.
    pub fn exclusion(&self, filling: &Filling) -> Row {
        let cells = (0..self.variables.counted()).map(|cell| CellId(cell as u16));
        let terms: Vec<(i32, Var)> = cells.map(|cell| (1, self.x(cell, filling[cell]))).collect();
        Row { total: terms.len() as i32 - 1, terms, cmp: Cmp::AtMost, origin: None }
    }

    /// Reads a filling from the values of the variables; None unless each cell and each variable of a layer that counts
    /// holds exactly one digit.
    pub fn filling(&self, value: impl Fn(Var) -> f64) -> Option<Filling> {
        let digit = |cell: usize| {
            let cell = CellId(cell as u16);
            let chosen: DigitSet = self.values(cell).iter().filter(|&digit| value(self.x(cell, digit)) > 0.5).collect();
            chosen.single()
        };
        let digits = (0..self.cells).map(digit).collect::<Option<_>>()?;
        let layers = (self.cells..self.variables.counted()).map(digit).collect::<Option<_>>()?;
        Some(Filling::new(digits).with_layers(layers))
    }

    /// Returns a new auxiliary variable.
    pub(super) fn auxiliary(&mut self) -> Var {
        self.auxiliaries += 1;
        Var(self.variables() as u32 - 1)
    }

    /// Adds a contradiction: the cell holds no digit. A row without variables would not be portable across solvers.
    pub(super) fn forbid(&mut self, cell: CellId, origin: Origin) {
        let terms = self.values(cell).iter().map(|digit| (1, self.x(cell, digit))).collect();
        self.rows.push(Row { terms, cmp: Cmp::Equal, total: 0, origin: Some(origin) });
    }
}
