//! Tools for setters: remove clues, generate, derive, rate and explain puzzles.
//!
//! | to | call |
//! | --- | --- |
//! | remove clues from a puzzle | [`minimise()`]; [`redundant_clues`] only lists those that could go |
//! | generate puzzles | [`generate()`]; many at once: [`generate_batch`] |
//! | fill a board | [`fill`] at random; [`add_givens_from_solution`] adds givens from the solution |
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
mod explain;
mod generate;
mod goal_search;
mod goals;
mod kinds;
mod minimise;
mod order;
mod pattern;
mod rate;
mod symmetry;

use std::fmt;

use crate::board::{Cell, Filling, OutsidePosition};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, SolveError, Verdict};
use crate::words::Message;

use clues::first_off_board;

pub use batch::{BatchEvent, BatchPart, generate_batch, generate_part};
pub use canon::{CanonError, Canonical, Equivalence, canonical};
pub use clues::Clue;
pub use derive::{DeriveOptions, DeriveProgress, Variation, derive, derive_as, transformed};
pub use explain::{
    Ambiguity, DisambiguatingMark, ExplainOptions, ExplainProgress, ExplainStage, Explanation, MinimalContradiction,
    broken_clues, explain, unsatisfiable_rules,
};
pub use generate::{GenerateTemplate, add_givens_from_solution, fill, generate};
pub use goal_search::GoalRating;
pub use goals::{Goals, RangeError, parse_difficulty_range};
pub use kinds::{KINDS, Mixture, MixtureError, PuzzleKind};
pub use minimise::{MinimiseOptions, MinimiseProgress, MinimisedPuzzle, minimise, redundant_clues};
pub use order::Preference;
pub use rate::{PuzzleNames, Rater, Rating};
pub use symmetry::{Symmetry, SymmetryError, SymmetryScope};

/// An error of a setter tool.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AuthorError {
    /// The puzzle has several solutions, so no clues can be removed.
    SeveralSolutions {
        /// A cell in which two solutions differ.
        cell: Cell,
        /// The digit in one solution, in the symbols of the puzzle.
        one: String,
        /// The digit in the other solution.
        other: String,
    },
    /// The puzzle has no solution.
    NoSolution,
    /// A pinned given is off the board.
    PinnedCellOffBoard {
        /// The cell of the given.
        cell: Cell,
    },
    /// A pinned outside clue has a position that no grid has.
    PinnedPositionMissing {
        /// The position outside the grid.
        outside_position: OutsidePosition,
    },
    /// A cell of the pattern is off the board.
    PatternOffBoard {
        /// The cell.
        cell: Cell,
    },
    /// No digits were found for the cells of a pattern.
    NoDigits {
        /// The number of random fillings tried as starting points.
        starts: u32,
    },
    /// A rule that may be removed is not in the list.
    UnknownRule {
        /// The number of the rule, counted from 1.
        number: usize,
    },
    /// The board cannot have the symmetry.
    Symmetry(#[from] SymmetryError),
    /// No filling of the board obeys the rules.
    NotFillable,
    /// The puzzle has fewer variations than requested.
    TooFewDerived {
        /// The number of variations found.
        found: usize,
        /// The number of variations requested.
        wanted: usize,
    },
    /// The work was cancelled, ran out of time, or an engine failed.
    Stopped(#[from] SolveError),
}

impl AuthorError {
    /// Returns the error as a message that can be shown in any language.
    pub fn message(&self) -> Message {
        match self {
            AuthorError::SeveralSolutions { cell, one, other } => Message::new("author-several")
                .with("cell", cell.to_string())
                .with("one", one.as_str())
                .with("other", other.as_str()),
            AuthorError::NoSolution => Message::new("author-no-solution"),
            AuthorError::PinnedCellOffBoard { cell } => {
                Message::new("author-keep-off-board").with("cell", cell.to_string())
            }
            AuthorError::PinnedPositionMissing { outside_position } => {
                Message::new("author-keep-off-edge").with("lookout", outside_position.to_string())
            }
            AuthorError::PatternOffBoard { cell } => {
                Message::new("author-pattern-off-board").with("cell", cell.to_string())
            }
            AuthorError::NoDigits { starts: beginnings } => {
                Message::new("author-no-digits").with("beginnings", *beginnings)
            }
            AuthorError::UnknownRule { number } => Message::new("author-no-rule").with("number", *number),
            AuthorError::Symmetry(error) => error.message(),
            AuthorError::NotFillable => Message::new("author-not-fillable"),
            AuthorError::TooFewDerived { found, wanted } => {
                Message::new("author-too-few-derived").with("found", *found).with("wanted", *wanted)
            }
            AuthorError::Stopped(stopped) => stopped.message(),
        }
    }
}

impl fmt::Display for AuthorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Returns the only solution of a puzzle.
fn only_solution(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Filling, AuthorError> {
    match engine.verdict(&puzzle.model(), control)? {
        Verdict::Unique(solution) => Ok(solution),
        Verdict::NoSolution => Err(AuthorError::NoSolution),
        Verdict::Several(two) => {
            let [one, other] = &*two;
            let pairs = one.digits().iter().zip(other.digits());
            let differ = puzzle.board().cells().iter().zip(pairs).find(|(_, (one, other))| one != other);
            let (&cell, (&one, &other)) = differ.expect("two solutions differ somewhere");
            Err(AuthorError::SeveralSolutions { cell, one: puzzle.symbol_of(one), other: puzzle.symbol_of(other) })
        }
    }
}
