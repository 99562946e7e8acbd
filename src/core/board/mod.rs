//! Boards: cells of the lattice, grids on it, and the houses they form.
//!
//! **Invariant.** Nothing here depends on givens, rules, solving or drawing. This module imports no other.

mod cell;
mod digits;
mod error;
mod fill_check;
mod grid;
mod house;
mod ids;
mod jigsaw;
mod layout;
mod numbering;
mod outside_position;
mod random;
mod relocation;
mod traditional_layouts;
mod transformation;
mod turn;

pub use cell::{Cell, CellError, CellSet, MAX_CELLS};
pub use digits::{Digit, DigitSet, Filling, MAX_DIGIT, MAX_VALUES};
pub use error::BoardError;
pub use grid::{Boxes, Grid, RegionError};
pub use house::{House, HouseKind};
pub use ids::{CellId, GridId};
pub use jigsaw::{random_regions, symmetric_regions};
pub use layout::Board;
pub use numbering::Numbering;
pub use outside_position::{OutsidePosition, Side, Slant};
pub use random::Random;
pub use relocation::Relocation;
pub use traditional_layouts::TraditionalLayout;
pub use transformation::{HouseLayout, Transformation};
pub use turn::Turn;
