//! Models: constraints with their origins.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::extension::extended;
use super::layers::{Layer, Variables};
use super::shapes::Shape;
use crate::board::{Board, CellId, Digit, DigitSet, Filling};

/// The source of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The board itself: rows, columns and boxes.
    Base,
    /// The given in this cell.
    Given(CellId),
    /// The rule at this index of the puzzle's list.
    Rule(usize),
}

/// A shape and its origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// The condition itself.
    pub shape: Shape,
    /// Its source.
    pub origin: Origin,
}

/// The first constraints of a model, shared with other models: see [`Model::set_base`].
///
/// **Invariant.** Models with equal bases begin with equal constraints.
#[derive(Clone, Debug)]
pub struct ModelBase(Arc<usize>);

impl PartialEq for ModelBase {
    fn eq(&self, other: &ModelBase) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Constraints on cells that each hold one of the digits 1 to n, and on the variables of layers.
#[derive(Clone, Debug)]
pub struct Model {
    variables: Variables,
    constraints: Vec<Constraint>,
    origin: Origin,
    /// The number of shapes added by rules.
    rule_shapes: usize,
    /// The indices of the constraints of rules by the hash of their shape; empty below [`MANY_SHAPES`].
    by_hash: HashMap<u64, Vec<usize>>,
    base: Option<ModelBase>,
}

/// The number of shapes from rules at which duplicates begin to be removed. Below this number, the duplicates cost less
/// than finding them: a board with clues all around has a few dozen shapes, and the generator builds such models
/// thousands of times.
const MANY_SHAPES: usize = 500;

impl Model {
    /// Returns the base model of a board: the cells of each house differ, and a house of n cells holds each digit
    /// exactly once.
    pub fn of_board(board: &Board) -> Model {
        let mut model = Model::unconstrained(board.cells().len(), board.size());
        for house in board.houses() {
            model.add_different(house.cells.clone());
        }
        model
    }

    /// Returns a model in which every cell may hold any of the digits 1 to `digits`.
    pub fn unconstrained(cells: usize, digits: u8) -> Model {
        Model {
            variables: Variables::of_cells(cells, digits),
            constraints: Vec::new(),
            origin: Origin::Base,
            rule_shapes: 0,
            by_hash: HashMap::new(),
            base: None,
        }
    }

    /// Adds a layer of variables and returns the id of the first one; the others follow. Layers that count must be
    /// added before all auxiliary ones.
    pub fn add_layer(&mut self, layer: Layer) -> CellId {
        self.variables.add(layer)
    }

    /// Sets the origin of the constraints that are added from now on.
    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// Adds a constraint with the current origin. All of its cells must be variables of the model.
    ///
    /// Once rules have added 500 shapes, duplicates of their shapes are dropped, as a puzzle may have
    /// thousands of equal rules.
    pub fn add(&mut self, shape: Shape) {
        debug_assert!(
            shape.cells().iter().all(|cell| cell.index() < self.variables.count()),
            "a shape names a cell off the board"
        );
        if matches!(self.origin, Origin::Rule(_)) {
            self.rule_shapes += 1;
            // The base is a number of constraints, some of which may be dropped here.
            if self.rule_shapes == MANY_SHAPES {
                self.base = None;
                self.drop_equal();
            }
            if self.rule_shapes >= MANY_SHAPES && self.is_duplicate(&shape, self.constraints.len()) {
                return;
            }
        }
        self.constraints.push(Constraint { shape, origin: self.origin });
    }

    /// Adds givens, each with its cell as the origin. The last one stays the current origin until another is set.
    pub fn add_givens(&mut self, givens: impl Iterator<Item = (CellId, Digit)>) {
        let constraint = |(cell, digit)| Constraint {
            shape: Shape::Domain(cell, DigitSet::just(digit)),
            origin: Origin::Given(cell),
        };
        // Pushing them one by one takes twice as long: each would be built elsewhere and then moved.
        self.constraints.extend(givens.map(constraint));
        if let Some(last) = self.constraints.last() {
            self.origin = last.origin;
        }
    }

    /// Makes the constraints added so far the base. Bases are compared by pointer, so that an engine that knows the
    /// base need not compare its constraints. Clones share the base.
    pub fn set_base(&mut self) {
        self.base = Some(ModelBase(Arc::new(self.constraints.len())));
    }

    /// Returns the base and the constraints added after it.
    pub fn base(&self) -> Option<(&ModelBase, &[Constraint])> {
        self.base.as_ref().map(|base| (base, &self.constraints[*base.0..]))
    }

    /// Removes the constraints added after the base, none of which may come from a rule.
    pub fn truncate_to_base(&mut self) {
        if let Some(base) = &self.base {
            debug_assert!(self.constraints[*base.0..].iter().all(|one| !matches!(one.origin, Origin::Rule(_))));
            self.constraints.truncate(*base.0);
        }
    }

    /// Returns whether a rule has added this shape already; if not, records it as the constraint at `place`. Shapes are
    /// recorded from [`MANY_SHAPES`] on.
    fn is_duplicate(&mut self, shape: &Shape, place: usize) -> bool {
        let mut hasher = DefaultHasher::new();
        shape.hash(&mut hasher);
        let alike = self.by_hash.entry(hasher.finish()).or_default();
        let said = alike.iter().any(|&index| self.constraints[index].shape == *shape);
        if !said {
            alike.push(place);
        }
        said
    }

    /// Keeps the first of equal constraints from rules, and records all of their shapes.
    fn drop_equal(&mut self) {
        let all = std::mem::take(&mut self.constraints);
        for constraint in all {
            let of_rule = matches!(constraint.origin, Origin::Rule(_));
            if !of_rule || !self.is_duplicate(&constraint.shape, self.constraints.len()) {
                self.constraints.push(constraint);
            }
        }
    }

    /// Requires the variables to differ. If they are as many cells as there are digits, they are added as a house.
    pub fn add_different(&mut self, cells: Vec<CellId>) {
        let are_cells = cells.iter().all(|&cell| self.variables.is_cell(cell));
        match are_cells && cells.len() == usize::from(self.digits()) {
            true => self.add(Shape::ExactlyOnce(cells)),
            false => self.add(Shape::AllDifferent(cells)),
        }
    }

    /// Returns n, where the digits are 1 to n.
    pub fn digits(&self) -> u8 {
        self.variables.digits()
    }

    /// Returns the number of cells; their ids count from 0.
    pub fn cells(&self) -> usize {
        self.variables.cells()
    }

    /// Returns the variables: the digits of the cells, and the layers.
    pub fn variables(&self) -> &Variables {
        &self.variables
    }

    /// Returns all constraints in the order in which they were added.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// Returns the shapes of all constraints in the order in which they were added.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> + Clone {
        self.constraints.iter().map(|constraint| &constraint.shape)
    }

    /// Returns whether a filling satisfies every constraint, by the definition of each shape.
    pub fn accepts(&self, filling: &Filling) -> bool {
        let variables = &self.variables;
        let has_domain = |(id, digit): (u16, Digit)| digit.value() <= variables.values_of(CellId(id));
        let fits = filling.digits().len() == variables.cells()
            && filling.digits().len() + filling.layers().len() == variables.counted()
            && (0..).zip(filling.all()).all(has_domain);
        let holds = |filling: &Filling| self.constraints.iter().all(|constraint| constraint.shape.holds(filling));
        fits && match variables.count() == variables.counted() {
            true => holds(filling),
            false => self.extended(filling).is_some_and(|filling| holds(&filling)),
        }
    }

    /// Returns a filling with values of the auxiliary layers too, with which the shapes on these layers hold. None if
    /// there are no such values, or the filling does not have the layers that count.
    pub fn extended(&self, filling: &Filling) -> Option<Filling> {
        extended(self, filling)
    }

    /// Returns the origins of the constraints that the filled cells already violate, each with the cells at fault.
    pub fn conflicts(&self, digit: impl Fn(CellId) -> Option<Digit>) -> Vec<(Origin, Vec<CellId>)> {
        let broken = self.constraints.iter().map(|constraint| (constraint.origin, constraint.shape.conflict(&digit)));
        broken.filter(|(_, cells)| !cells.is_empty()).collect()
    }
}
