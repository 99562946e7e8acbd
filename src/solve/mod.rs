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
//! use gridwright::board::Board;
//! use gridwright::puzzle::Puzzle;
//! use gridwright::solve::{Control, Engine, Verdict, bilp::Bilp, native::Native};
//!
//! let puzzle = Puzzle::builder(Board::single(2, 2)?).givens_text("1.....2..3.....4").build()?;
//! let (model, control) = (puzzle.model(), Control::new());
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
