//! A model's ideal with integer coefficients, for export to other programs and to people.
//!
//! Each cell x has the generator F(x), and every two cells that must differ have G (see [`NamedPolynomial`]); sums are
//! linear polynomials and clauses are products. Pairs, and other constraints with few combinations, are interpolated.
//! Constraints with more combinations get auxiliary variables that the digits determine, so that there are as many
//! points as fillings: u = 1 if a cell holds a digit, y = 1 if a word is in a state, and the slack of sums.
//!
//! Each polynomial vanishes exactly on the allowed combinations, over the rational numbers as well as modulo [`PRIME`].

use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigInt;

use super::field;
use super::integer_interpolation::Interpolations;
use super::polynomial::{Polynomial, PowerProduct, Variable};
use super::roots::{IndexedShapes, Roots};
use crate::board::{CellId, DigitSet};
use crate::model::{Cmp, Model, Origin, Shape};

/// The prime modulo which bases may be computed. Modulo it, each polynomial still vanishes exactly on the allowed
/// combinations.
pub const PRIME: u32 = field::PRIME;

/// The largest number of values that the slack of an inequality may have.
const MAX_SLACK: i64 = 200;

/// The largest number of factors in a product of cells; auxiliary variables stand for longer products.
pub(super) const MAX_FACTORS: usize = 6;

/// The reason why a model cannot be written as an ideal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IdealError {
    /// An inequality whose slack has too many values.
    #[error("a sum of rule {} leaves {slack} values, and at most {MAX_SLACK} have a polynomial", rule + 1)]
    Slack {
        /// The index of the rule in the puzzle's list.
        rule: usize,
        /// The number of values.
        slack: i64,
    },
    /// A total so large that other sums equal it modulo the prime.
    #[error("a sum of rule {} is too large: modulo {PRIME} it equals other sums", rule + 1)]
    TooLarge {
        /// The index of the rule in the puzzle's list.
        rule: usize,
    },
    /// The model has other variables than the digits of cells, or constraints that were made for them.
    #[error("the polynomials are about digits only, not about doubled cells and other layers")]
    Layers,
}

impl IdealError {
    /// Checks that all variables of a model are digits of cells, and all shapes have polynomials.
    ///
    /// # Errors
    /// Returns [`IdealError::Layers`] if that is not so.
    pub fn check_digits(model: &Model) -> Result<(), IdealError> {
        let has_none = |shape: &Shape| matches!(shape, Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_));
        match model.variables().are_digits() && !model.shapes().any(has_none) {
            true => Ok(()),
            false => Err(IdealError::Layers),
        }
    }
}

/// A polynomial of the ideal and its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generator {
    /// The polynomial, which vanishes at every solution.
    pub polynomial: Polynomial,
    /// The origin of the constraint; None for the polynomial F of a cell.
    pub origin: Option<Origin>,
    /// The index of the model's constraint; None for the polynomial F of a cell.
    pub constraint: Option<usize>,
    /// The short notation for people, if the polynomial is not written as the sum of its terms.
    pub short: Option<NamedPolynomial>,
}

/// A polynomial with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamedPolynomial {
    /// F(x), whose roots are the digits.
    F(CellId),
    /// G(x, y) = (F(x) - F(y)) / (x - y).
    G(CellId, CellId),
}

/// The ideal of a model, whose points are the solutions.
#[derive(Clone, Debug)]
pub struct Ideal {
    cells: usize,
    auxiliaries: usize,
    generators: Vec<Generator>,
}

impl Ideal {
    /// Returns the ideal with every constraint of the model as polynomials.
    ///
    /// # Errors
    /// Returns an error if a constraint has no polynomial of reasonable size.
    pub fn new(model: &Model) -> Result<Ideal, IdealError> {
        IdealError::check_digits(model)?;
        let mut writing = IdealBuilder::new(model);
        let all = DigitSet::all(model.digits());
        for cell in (0..model.cells()).map(|cell| CellId(cell as u16)) {
            let (polynomial, short) = (roots_polynomial(cell, all), Some(NamedPolynomial::F(cell)));
            writing.push(Generator { polynomial, origin: None, constraint: None, short });
        }
        for (place, constraint) in model.constraints().iter().enumerate() {
            (writing.origin, writing.constraint) = (constraint.origin, place);
            writing.add_shape(&constraint.shape)?;
        }
        Ok(writing.ideal)
    }

    /// Returns the number of cells, each of which is a variable.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// Returns the number of auxiliary variables.
    pub fn auxiliaries(&self) -> usize {
        self.auxiliaries
    }

    /// Returns all variables: the cells in order, then the auxiliary variables.
    pub fn variables(&self) -> impl Iterator<Item = Variable> + use<> {
        let cells = (0..self.cells).map(|cell| Variable::Cell(CellId(cell as u16)));
        cells.chain((0..self.auxiliaries).map(Variable::Auxiliary))
    }

    /// Returns the generators: F of each cell, then those of each constraint in the order of the model.
    pub fn generators(&self) -> &[Generator] {
        &self.generators
    }
}

/// Returns the product of x - d over some digits.
fn roots_polynomial(cell: CellId, digits: DigitSet) -> Polynomial {
    Polynomial::with_roots(Variable::Cell(cell), digits.iter().map(|digit| digit.value().into()))
}

/// An ideal under construction.
pub(super) struct IdealBuilder<'m> {
    indexed_shapes: IndexedShapes<'m>,
    pub ideal: Ideal,
    pub origin: Origin,
    /// The index of the current constraint.
    constraint: usize,
    /// The pairs of cells that already have their polynomial G.
    differing_pairs: BTreeSet<(CellId, CellId)>,
    /// The indicator variables of the cells that have them, one for each digit; each is 1 if the cell holds that digit.
    indicators: BTreeMap<CellId, Vec<Variable>>,
    interpolations: Interpolations,
}

impl<'m> IdealBuilder<'m> {
    fn new(model: &'m Model) -> IdealBuilder<'m> {
        IdealBuilder {
            indexed_shapes: IndexedShapes::new(model),
            ideal: Ideal { cells: model.cells(), auxiliaries: 0, generators: Vec::new() },
            origin: Origin::Base,
            constraint: 0,
            differing_pairs: BTreeSet::new(),
            indicators: BTreeMap::new(),
            interpolations: Interpolations::default(),
        }
    }

    pub fn digits(&self) -> u8 {
        self.indexed_shapes.digits
    }

    fn push(&mut self, generator: Generator) {
        if !generator.polynomial.is_zero() {
            self.ideal.generators.push(generator);
        }
    }

    /// Adds a polynomial of the current constraint.
    pub fn add(&mut self, polynomial: Polynomial) {
        self.add_short(polynomial, None);
    }

    fn add_short(&mut self, polynomial: Polynomial, short: Option<NamedPolynomial>) {
        let (origin, constraint) = (Some(self.origin), Some(self.constraint));
        self.push(Generator { polynomial, origin, constraint, short });
    }

    pub fn auxiliary(&mut self) -> Variable {
        self.ideal.auxiliaries += 1;
        Variable::Auxiliary(self.ideal.auxiliaries - 1)
    }

    /// Returns the indicator variables of a cell, one for each digit, which are 1 if the cell holds that digit and 0
    /// otherwise: their sum is 1, the product of any two is 0, and the sum of digit times variable is the cell.
    pub fn indicators(&mut self, cell: CellId) -> Vec<Variable> {
        if let Some(known) = self.indicators.get(&cell) {
            return known.clone();
        }
        let variables: Vec<Variable> = (0..self.digits()).map(|_| self.auxiliary()).collect();
        let mut sum = Polynomial::constant(-1);
        let mut value = Polynomial::variable(Variable::Cell(cell)).times(&Polynomial::constant(-1));
        for (place, &variable) in variables.iter().enumerate() {
            sum = sum.plus_multiple(1, &Polynomial::variable(variable));
            value = value.plus_multiple(place as i64 + 1, &Polynomial::variable(variable));
        }
        self.add(sum);
        self.add(value);
        for (place, &one) in variables.iter().enumerate() {
            for &other in &variables[..place] {
                self.add(Polynomial::variable(one).times(&Polynomial::variable(other)));
            }
        }
        self.indicators.insert(cell, variables.clone());
        variables
    }

    /// Adds the polynomials that vanish on the combinations that a shape allows; returns false if there are too many.
    pub fn interpolate(&mut self, shape: &Shape) -> bool {
        let Some(polynomials) = self.interpolations.polynomials(shape, &self.all_roots()) else { return false };
        polynomials.into_iter().for_each(|polynomial| self.add(polynomial));
        true
    }

    fn add_shape(&mut self, shape: &Shape) -> Result<(), IdealError> {
        match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => self.add_differences(cells),
            Shape::Domain(cell, digits) => self.add(roots_polynomial(*cell, *digits)),
            Shape::AtLeastOne(places) => self.add_clause(places),
            Shape::Sum { terms, cmp, total } => return self.add_sum(shape, terms, *cmp, *total),
            Shape::Pair(one, other, _) => {
                if !self.interpolate(shape) {
                    self.add_pair(shape, *one, *other);
                }
            }
            Shape::Word(cells, automaton) => {
                if !self.interpolate(shape) {
                    self.add_word(cells, automaton);
                }
            }
            Shape::Rank(rank) => self.add_rank(rank),
            Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => return Err(IdealError::Layers),
        }
        Ok(())
    }

    /// Adds G(x, y) = (F(x) - F(y)) / (x - y) for each pair: with the coefficients c_k of F, the sum of c_k x^a y^b
    /// over a + b = k - 1.
    fn add_differences(&mut self, cells: &[CellId]) {
        let f = roots_polynomial(CellId(0), DigitSet::all(self.digits()));
        let factors: Vec<(u32, BigInt)> = f.terms().map(|(power, factor)| (power.degree(), factor.clone())).collect();
        for (place, &one) in cells.iter().enumerate() {
            for &other in &cells[..place] {
                let (x, y) = (one.min(other), one.max(other));
                if !self.differing_pairs.insert((x, y)) {
                    continue;
                }
                let mut g = Polynomial::default();
                for (k, factor) in &factors {
                    for a in 0..*k {
                        let exponents = [(Variable::Cell(x), a), (Variable::Cell(y), k - 1 - a)];
                        let powers = exponents.into_iter().filter(|&(_, exponent)| exponent > 0);
                        g.add_term(PowerProduct(powers.collect()), factor.clone());
                    }
                }
                self.add_short(g, Some(NamedPolynomial::G(x, y)));
            }
        }
    }

    fn add_sum(&mut self, shape: &Shape, terms: &[(i32, CellId)], cmp: Cmp, total: i32) -> Result<(), IdealError> {
        // Only rules add sums.
        let rule = if let Origin::Rule(rule) = self.origin { rule } else { 0 };
        let bounds = terms.iter().map(|&(factor, cell)| self.all_roots().bounds(factor, cell));
        let (least, most) = bounds.fold((0, 0), |(a, b), (low, high)| (a + i64::from(low), b + i64::from(high)));
        let total = i64::from(total);
        // Sums that differ by less than the prime differ modulo the prime as well.
        if (total - least).abs().max((most - total).abs()) >= i64::from(PRIME) {
            return Err(IdealError::TooLarge { rule });
        }
        let mut sum = Polynomial::constant(-total);
        for &(factor, cell) in terms {
            sum = sum.plus_multiple(factor, &Polynomial::variable(Variable::Cell(cell)));
        }
        // The sign of the slack in the equation, and the largest value of the slack.
        let (sign, slack) = match cmp {
            Cmp::Equal => {
                self.add(sum);
                return Ok(());
            }
            Cmp::AtMost => (1, total - least),
            Cmp::AtLeast => (-1, most - total),
        };
        // Every filling satisfies the inequality.
        if slack >= most - least {
            return Ok(());
        }
        if slack < 0 {
            // No filling does, and 1 generates the whole ring.
            self.add(Polynomial::constant(1));
        } else if !self.interpolate(shape) {
            if slack >= MAX_SLACK {
                return Err(IdealError::Slack { rule, slack: slack + 1 });
            }
            // The sum plus or minus the slack is the total, and the slack is one of its possible values.
            let variable = self.auxiliary();
            self.add(sum.plus_multiple(sign, &Polynomial::variable(variable)));
            self.add(Polynomial::with_roots(variable, 0..=slack));
        }
        Ok(())
    }

    pub fn all_roots(&self) -> Roots {
        self.indexed_shapes.all_roots()
    }
}
