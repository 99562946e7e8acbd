//! Tools for setters: remove clues, generate, derive, rate and explain puzzles.
//!
//! | to | call |
//! | --- | --- |
//! | remove clues from a puzzle | [`minimise()`]; [`redundant_clues`] only lists those that could go |
//! | generate puzzles | [`generate()`]; many at once: [`generate_batch`] |
//! | fill a board | [`fill`](fn@fill) at random; [`add_givens_from_solution`] adds givens from the solution |
//! | arrange clues symmetrically | [`Symmetry::orbit`] |
//! | make variations of a puzzle | [`derive()`] |
//! | recognise a puzzle among its variations | [`canonical`] |
//! | rate the difficulty of a puzzle for a person | [`Rater::rate`] |
//! | explain why a puzzle is not unique | [`explain()`]; [`broken_clues`] if the solution is known |
//!
//! Everything here works on any board with any rules: it passes models to an engine and does not depend on any kind of
//! rule. The same puzzle, options and seed give the same result. A [`crate::solve::Control`] cancels the work or limits
//! its time, a callback receives the progress, and the puzzle passed in is never changed.
//!
//! **Invariant.** Every puzzle that `minimise` and `generate` return has exactly one solution, even if time ran out.
//!
//! ```
//! use gridwright::author::{GenerateTemplate, MinimiseOptions, generate};
//! use gridwright::board::Board;
//! use gridwright::puzzle::Puzzle;
//! use gridwright::solve::{Control, Engine, Verdict, native::Native};
//!
//! let template = GenerateTemplate::Like(Box::new(Puzzle::empty(Board::single(2, 2)?)));
//! let options = MinimiseOptions { seed: 7, ..MinimiseOptions::default() };
//! let (mut engine, control) = (Native::new(), Control::new());
//! let made = generate(&template, &options, &mut engine, &control, &mut |_progress| ())?;
//! assert!(matches!(engine.verdict(&made.puzzle.model(), &control)?, Verdict::Unique(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod canon;
mod clues;
mod derive;
mod error;
mod explain;
mod fill;
mod fog_path;
mod generate;
mod goal_search;
mod goals;
mod kinds;
mod minimise;
mod options;
mod order;
mod pattern;
mod rate;
mod rebuild;
mod symmetry;

pub use batch::{BatchEvent, BatchPart, generate_batch, generate_part};
pub use canon::{CanonError, Canonical, Equivalence, canonical};
pub use clues::Clue;
pub use derive::{DeriveOptions, DeriveProgress, Variation, derive, derive_as, transformed};
pub use error::AuthorError;
pub use explain::{
    Ambiguity, DisambiguatingMark, ExplainOptions, ExplainProgress, ExplainStage, Explanation, MinimalContradiction,
    broken_clues, explain, unsatisfiable_rules,
};
pub use fill::{add_givens_from_solution, fill};
pub use fog_path::{FogPath, fog_path};
pub use generate::{GenerateTemplate, generate};
pub use goals::{Goals, RangeError, parse_difficulty_range};
pub use kinds::{KINDS, Mixture, MixtureError, PuzzleKind};
pub use minimise::{minimise, redundant_clues};
pub use options::{GoalRating, MinimiseOptions, MinimiseProgress, MinimisedPuzzle};
pub use order::Preference;
pub use rate::{PuzzleNames, Rater, Rating};
pub use symmetry::{Symmetry, SymmetryError, SymmetryScope};
