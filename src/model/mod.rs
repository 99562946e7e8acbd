//! What a puzzle asks, as plain constraints on cells: all that the engines ever see.
//!
//! A model is made anew from the puzzle for each question ([`crate::puzzle::Puzzle::model`]). Every constraint
//! remembers where it came from.
//!
//! **Invariant.** No rule, grid or given is known here, only cells, digits and [`Shape`]s. "The same solution" means
//! the same digits in all cells; auxiliary variables of the [`Program`] never make two solutions different.

mod program;
mod ranks;
mod shapes;
mod tables;
mod transformed;

pub use program::{Program, Row, Var};
pub use ranks::Rank;
pub use shapes::{Cmp, Shape};
pub use tables::{Automaton, PairTable, Patterns};

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use crate::board::{Board, CellId, Digit, DigitSet, Filling};

/// What a constraint was made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The board itself: rows, columns and boxes.
    Base,
    /// The given in this cell.
    Given(CellId),
    /// The rule with this place in the puzzle's list.
    Rule(usize),
}

/// A shape and where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// What it says.
    pub shape: Shape,
    /// What it was made of.
    pub origin: Origin,
}

/// The first constraints of a model, which others have in common with it: see [`Model::set_base`].
///
/// **Invariant.** Models with equal bases have equal constraints there.
#[derive(Clone, Debug)]
pub(crate) struct Base(Arc<usize>);

impl PartialEq for Base {
    fn eq(&self, other: &Base) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Constraints on the digits 1 to n of a number of cells.
#[derive(Clone, Debug)]
pub struct Model {
    digits: u8,
    cells: usize,
    constraints: Vec<Constraint>,
    origin: Origin,
    /// How many shapes rules have added.
    of_rules: usize,
    /// The shapes that rules have added, by their hash, once they are many.
    by_hash: HashMap<u64, Vec<usize>>,
    base: Option<Base>,
}

/// From this many shapes of rules on, equal ones are looked for. Fewer cost less than the search for them: a board
/// with clues all around it has some dozens, and generating asks for such models thousands of times.
const MANY_SHAPES: usize = 500;

impl Model {
    /// The base model of a board: each house holds different digits, a complete one each digit exactly once.
    pub fn of_board(board: &Board) -> Model {
        let mut model = Model::unconstrained(board.cells().len(), board.size());
        for house in board.houses() {
            model.add_different(house.cells.clone());
        }
        model
    }

    /// A model in which every cell holds any of the digits 1 to `digits`.
    pub fn unconstrained(cells: usize, digits: u8) -> Model {
        Model {
            digits,
            cells,
            constraints: Vec::new(),
            origin: Origin::Base,
            of_rules: 0,
            by_hash: HashMap::new(),
            base: None,
        }
    }

    /// What the constraints added from now on come from.
    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// Adds a constraint, which comes from the origin set last. Its cells are cells of the model. Once rules have said
    /// hundreds of shapes, what one has said already is not added again: a puzzle may hold thousands of equal rules.
    pub fn add(&mut self, shape: Shape) {
        debug_assert!(shape.cells().iter().all(|cell| cell.index() < self.cells), "a shape names a cell off the board");
        if matches!(self.origin, Origin::Rule(_)) {
            self.of_rules += 1;
            if self.of_rules == MANY_SHAPES {
                self.base = None;
                self.drop_equal();
            }
            if self.of_rules >= MANY_SHAPES && self.is_said(&shape, self.constraints.len()) {
                return;
            }
        }
        self.constraints.push(Constraint { shape, origin: self.origin });
    }

    /// Adds that cells hold digits, each with the given of its cell as its origin: what is added after these has that
    /// of the last, until another is set.
    pub fn add_givens(&mut self, givens: impl Iterator<Item = (CellId, Digit)>) {
        let constraint = |(cell, digit)| Constraint {
            shape: Shape::Domain(cell, DigitSet::just(digit)),
            origin: Origin::Given(cell),
        };
        // Pushed one by one they would be made elsewhere and moved, which takes as long again.
        self.constraints.extend(givens.map(constraint));
        if let Some(last) = self.constraints.last() {
            self.origin = last.origin;
        }
    }

    /// Makes what was added until now the base: it is known by a mark, so that nobody has to compare it who met it
    /// before. Clones have the same base.
    pub(crate) fn set_base(&mut self) {
        self.base = Some(Base(Arc::new(self.constraints.len())));
    }

    /// The base, and the constraints that were added to it.
    pub(crate) fn base(&self) -> Option<(&Base, &[Constraint])> {
        self.base.as_ref().map(|base| (base, &self.constraints[*base.0..]))
    }

    /// Takes back what was added to the base; no constraint of a rule is among that.
    pub(crate) fn truncate_to_base(&mut self) {
        if let Some(base) = &self.base {
            debug_assert!(self.constraints[*base.0..].iter().all(|one| !matches!(one.origin, Origin::Rule(_))));
            self.constraints.truncate(*base.0);
        }
    }

    /// Whether a rule has said this shape; if not, it is noted as said by the constraint with this place in the list.
    /// Shapes are noted from [`MANY_SHAPES`] on.
    fn is_said(&mut self, shape: &Shape, place: usize) -> bool {
        let mut hasher = DefaultHasher::new();
        shape.hash(&mut hasher);
        let alike = self.by_hash.entry(hasher.finish()).or_default();
        let said = alike.iter().any(|&index| self.constraints[index].shape == *shape);
        if !said {
            alike.push(place);
        }
        said
    }

    /// Of equal constraints of rules keeps the first, and notes what is said.
    fn drop_equal(&mut self) {
        let all = std::mem::take(&mut self.constraints);
        for constraint in all {
            let of_rule = matches!(constraint.origin, Origin::Rule(_));
            if !of_rule || !self.is_said(&constraint.shape, self.constraints.len()) {
                self.constraints.push(constraint);
            }
        }
    }

    /// Adds "no two of these cells have the same digit", as a house when there are as many cells as digits.
    pub fn add_different(&mut self, cells: Vec<CellId>) {
        match cells.len() == usize::from(self.digits) {
            true => self.add(Shape::ExactlyOnce(cells)),
            false => self.add(Shape::AllDifferent(cells)),
        }
    }

    /// n: the digits are 1 to n.
    pub fn digits(&self) -> u8 {
        self.digits
    }

    /// How many cells there are; their ids are 0 to one less.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// All constraints, in the order in which they were added.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// The shapes of all constraints, in the order in which they were added.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> + Clone {
        self.constraints.iter().map(|constraint| &constraint.shape)
    }

    /// Whether a filling satisfies every constraint, by the meaning of each shape.
    pub fn accepts(&self, filling: &Filling) -> bool {
        filling.digits().len() == self.cells
            && filling.digits().iter().all(|digit| digit.value() <= self.digits)
            && self.constraints.iter().all(|constraint| constraint.shape.holds(filling))
    }

    /// The constraints that the filled cells already break, each with the cells at fault.
    pub fn conflicts(&self, digit: impl Fn(CellId) -> Option<Digit>) -> Vec<(Origin, Vec<CellId>)> {
        let broken = self.constraints.iter().map(|constraint| (constraint.origin, constraint.shape.conflict(&digit)));
        broken.filter(|(_, cells)| !cells.is_empty()).collect()
    }
}
