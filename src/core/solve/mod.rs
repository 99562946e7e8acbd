//! Queries about a model, and the engines that answer them.
//!
//! Three engines share nothing but [`Model`](crate::model::Model): the integer program ([`bilp`]), which proves; the
//! native search ([`native`]), which is fast enough to run while the setter paints; and Groebner bases, in a module
//! above this one. Each checks the others.
//!
//! **Invariant.** This module knows no rules, grids or givens. A result is never a guess: without a proof the result is
//! a [`SolveError`].
//!
//! ```
//! use gridwright_core::board::{Board, Digit};
//! use gridwright_core::model::Model;
//! use gridwright_core::solve::{Control, Engine, Verdict, bilp::Bilp, native::Native};
//!
//! let board = Board::single(2, 2)?;
//! let given = |(cell, digit): (&str, u8)| Some((board.id(cell.parse().ok()?)?, Digit::new(digit)?));
//! let mut model = Model::of_board(&board);
//! model.add_givens([("r1c1", 1), ("r2c3", 2), ("r3c2", 3), ("r4c4", 4)].into_iter().filter_map(given));
//! let control = Control::new();
//! let Verdict::Unique(solution) = Native::new().verdict(&model, &control)? else { panic!("one solution") };
//! assert_eq!(Bilp::new().verdict(&model, &control)?, Verdict::Unique(solution));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod abandonable;
pub mod bilp;
mod candidate_counts;
mod control;
mod engine;
mod error;
pub mod native;
mod part_queries;
mod statistics;
mod verdict;

pub(crate) use abandonable::run_abandonable;
pub use candidate_counts::{CandidateCounts, candidate_counts};
pub use control::Control;
pub use engine::Engine;
pub use error::SolveError;
pub use part_queries::{PartQueries, PartQuery};
pub use statistics::{Propagations, Statistics};
pub use verdict::{Count, Verdict};
