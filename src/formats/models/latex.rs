//! LaTeX formulas: the variables, polynomials and rows of a puzzle.

use crate::algebra::{Generator, NamedPolynomial, Polynomial, PowerProduct, Variable};
use crate::board::{Board, CellId};
use crate::model::{Cmp, Program, Row};

/// The names of variables: `x` with the row and column of the cell, in integer programs also with the digit; an
/// auxiliary variable is `a` with a number.
#[derive(Clone, Copy, Debug)]
pub struct LatexNames<'a> {
    /// The board with the positions of the cells.
    pub board: &'a Board,
    /// The cell of the board for each cell of an ideal, by index; None if both have their cells in the same order.
    pub order: Option<&'a [CellId]>,
}

impl LatexNames<'_> {
    /// Returns a variable of an ideal.
    pub fn variable(&self, variable: Variable) -> String {
        match variable {
            Variable::Cell(cell) => {
                let cell = self.board.cell(self.order.map_or(cell, |order| order[cell.index()]));
                format!("x_{{{},{}}}", cell.row + 1, cell.col + 1)
            }
            Variable::Auxiliary(number) => format!("a_{{{}}}", number + 1),
        }
    }

    /// Returns a product of powers, or 1 if there are none.
    pub fn power(&self, power: &PowerProduct) -> String {
        let factors = power.0.iter().map(|&(variable, exponent)| match exponent {
            1 => self.variable(variable),
            exponent => format!("{}^{{{exponent}}}", self.variable(variable)),
        });
        let text: String = factors.collect();
        if text.is_empty() { "1".to_owned() } else { text }
    }

    /// Returns a polynomial as a sum of terms.
    pub fn polynomial(&self, polynomial: &Polynomial) -> String {
        let terms = polynomial.terms().map(|(power, factor)| {
            let factor = factor.to_string();
            let of = if power.0.is_empty() { String::new() } else { self.power(power) };
            (factor, of)
        });
        sum(terms)
    }

    /// Returns a generator, by its short name if it has one.
    pub fn generator(&self, generator: &Generator) -> String {
        let cell = |cell| self.variable(Variable::Cell(cell));
        match generator.short {
            Some(NamedPolynomial::F(x)) => format!("F({})", cell(x)),
            Some(NamedPolynomial::G(x, y)) => format!("G({}, {})", cell(x), cell(y)),
            None => self.polynomial(&generator.polynomial),
        }
    }

    /// Returns a row of an integer program.
    pub fn row(&self, program: &Program, row: &Row) -> String {
        let variables = program.model_variables();
        let name = |var| match program.cell_and_digit(var) {
            Some((variable, value)) if !variables.is_cell(variable) => {
                format!("y_{{{},{}}}", variable.index() + 1 - program.cells(), value.value())
            }
            Some((cell, digit)) => {
                let (cell, digit) = (self.board.cell(cell), self.board.numbering().number(digit));
                format!("x_{{{},{},{digit}}}", cell.row + 1, cell.col + 1)
            }
            None => format!("a_{{{}}}", var.0 as usize + 1 - program.value_variables()),
        };
        let left = sum(row.terms.iter().map(|&(factor, var)| (factor.to_string(), name(var))));
        let sign = match row.cmp {
            Cmp::AtMost => r"\le",
            Cmp::Equal => "=",
            Cmp::AtLeast => r"\ge",
        };
        format!("{left} {sign} {}", row.total)
    }
}

/// Formats a sum of terms, each a factor and an optional product.
fn sum(terms: impl Iterator<Item = (String, String)>) -> String {
    let mut text = String::new();
    for (factor, of) in terms {
        let (minus, size) = factor.strip_prefix('-').map_or((false, &*factor), |size| (true, size));
        text += match (minus, text.is_empty()) {
            (true, true) => "-",
            (true, false) => " - ",
            (false, true) => "",
            (false, false) => " + ",
        };
        if size != "1" || of.is_empty() {
            text += size;
        }
        text += &of;
    }
    if text.is_empty() { "0".to_owned() } else { text }
}

/// Escapes a text for LaTeX.
pub fn escaped(text: &str) -> String {
    let letter = |letter: char| match letter {
        '\\' => r"\textbackslash{}".to_owned(),
        '~' => r"\textasciitilde{}".to_owned(),
        '^' => r"\textasciicircum{}".to_owned(),
        '#' | '$' | '%' | '&' | '_' | '{' | '}' => format!("\\{letter}"),
        letter => letter.to_string(),
    };
    text.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::{Ideal, basis_of_solutions};
    use crate::board::Filling;
    use crate::puzzle::Puzzle;

    #[test]
    fn polynomials_and_rows_are_as_in_books() {
        let board = Board::single(2, 2).unwrap();
        let names = LatexNames { board: &board, order: None };
        let puzzle = Puzzle::empty(board.clone());
        let ideal = Ideal::new(&puzzle.model()).unwrap();
        // (x - 1)(x - 2)(x - 3)(x - 4)
        let f = names.polynomial(&ideal.generators()[0].polynomial);
        assert_eq!(f, "x_{1,1}^{4} - 10x_{1,1}^{3} + 35x_{1,1}^{2} - 50x_{1,1} + 24");
        assert_eq!(names.generator(&ideal.generators()[5]), "F(x_{2,2})");
        assert_eq!(names.generator(&ideal.generators()[16]), "G(x_{1,1}, x_{1,2})");
        let program = Program::new(&puzzle.model());
        assert_eq!(names.row(&program, &program.rows()[0]), "x_{1,1,1} + x_{1,1,2} + x_{1,1,3} + x_{1,1,4} = 1");
        let filling = Filling::from_symbols("1423321441322341").unwrap();
        let row = names.row(&program, &program.exclusion(&filling));
        assert!(row.starts_with("x_{1,1,1} + x_{1,2,4} + ") && row.ends_with(r" \le 15"), "{row}");
        let basis = basis_of_solutions(&[filling]);
        let standard = basis.standard;
        let basis: Vec<String> = basis.polynomials.iter().map(|polynomial| names.polynomial(polynomial)).collect();
        assert!(basis.contains(&"x_{1,2} - 4".to_owned()) && basis.len() == 16, "{basis:?}");
        assert_eq!(standard.iter().map(|power| names.power(power)).collect::<Vec<_>>(), ["1"]);
    }

    #[test]
    fn words_are_printed_as_they_are() {
        assert_eq!(escaped(r"50% {a_b} \x^2"), r"50\% \{a\_b\} \textbackslash{}x\textasciicircum{}2");
    }
}
