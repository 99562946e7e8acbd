//! What is printed: the board and its words as a [`crate::scene::Scene`], and the files made of it.

mod board;

pub use board::{add_solution, board_scene};
