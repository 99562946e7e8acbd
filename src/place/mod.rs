//! Places of rules, independent of the kinds of rule. A kind chooses the type of its place, which determines how rules
//! are drawn and described, which cells they have, and how they change with the board.
//!
//! Each type of place has its own file. A kind that uses one of these types needs no code of its own for all this.

mod border;
mod cells;
mod corner;
mod digit_list;
mod grid_box;
mod groups;
mod marks;
mod on_grid;
mod outside;
mod part;
mod path;
mod pieces;
mod place_trait;
mod placement_error;
mod shafts;
mod square;
mod stroke;
#[cfg(test)]
mod tests;
mod tree;

pub use border::Border;
pub use corner::Corner;
pub use digit_list::DigitList;
pub use grid_box::GridBox;
pub use groups::Groups;
pub use marks::CellMarks;
pub use on_grid::{grid_message, grid_name, grid_of, in_grid};
pub use outside::{ClueValue, DiagonalClues, EdgeClues, OutsideClues};
pub use part::RulePart;
pub use path::Path;
pub use pieces::{PieceCounts, is_connected, joining_steps};
pub use place_trait::Place;
pub use placement_error::PlacementError;
pub use shafts::Shafts;
pub use square::Square;
pub use stroke::{Gesture, Stroke, StrokeEffect, nearest_grid};
pub use tree::Tree;
