//! A puzzle as plain constraints on cells: all that the engines ever see.
//!
//! The model is rebuilt from the puzzle for each query. Every constraint remembers its origin.
//!
//! A model has a variable for the digit of each cell. Rules may add layers of other variables ([`Layer`]), each with up
//! to 32 values. All shapes are constraints on variables and do not distinguish digits from other values.
//!
//! A choice ([`Model::add_choice`]) counts how many of some conditions hold. It consists of shapes like all others.
//!
//! **Invariant.** This module knows no rules, grids or givens, only variables, their values and [`Shape`]s. Two
//! solutions are the same if all cells hold the same digits and all layers that count have the same values; the values
//! of other layers and the auxiliary variables of the [`Program`] never distinguish solutions.

mod choice;
mod connected;
mod constraints;
mod extension;
mod layers;
mod linear;
mod program;
mod ranks;
mod shapes;
mod tables;
mod transformed;

pub use choice::{ChoiceCount, Condition};
pub use connected::Connected;
pub use constraints::ModelBase;
pub use constraints::{Constraint, Model, Origin};
pub use layers::{Layer, Variables};
pub use linear::{Tuples, Weights};
pub use program::{Program, Row, Var};
pub use ranks::Rank;
pub use shapes::{Cmp, Shape};
pub use tables::{Automaton, PairTable, Patterns};
