//! A puzzle as plain constraints on cells: all that the engines ever see.
//!
//! The model is rebuilt from the puzzle for each query ([`crate::puzzle::Puzzle::model`]). Every constraint remembers
//! its origin.
//!
//! **Invariant.** This module knows no rules, grids or givens, only cells, digits and [`Shape`]s. Two solutions are the
//! same if all cells hold the same digits; auxiliary variables of the [`Program`] never distinguish solutions.

mod constraints;
mod program;
mod ranks;
mod shapes;
mod tables;
mod transformed;

pub(crate) use constraints::ModelBase;
pub use constraints::{Constraint, Model, Origin};
pub use program::{Program, Row, Var};
pub use ranks::Rank;
pub use shapes::{Cmp, Shape};
pub use tables::{Automaton, PairTable, Patterns};
