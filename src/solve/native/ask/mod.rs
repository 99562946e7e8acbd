//! Questions about a model.
//!
//! `question` asks for solutions, `candidates` for the digits that each cell takes in some solution, `many` asks many
//! questions of one layout. `turns` says whether the depth-first search or the one that learns has its turn, `parallel`
//! gives a long count to all cores, `memory` keeps what is known of candidates for the model after the next edit.

pub mod candidates;
pub mod many;
pub mod memory;
mod parallel;
pub mod question;
pub mod turns;
