//! Gridwright: a studio for people who make sudoku variants.

pub mod board;
pub mod formats;
pub mod model;
pub mod puzzle;
pub mod scene;
pub mod sheet;
pub mod solve;
pub mod studio;
pub mod variant;
