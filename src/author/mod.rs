//! Tools of a setter: puzzles thinned out, made, derived and explained.
//!
//! | to | call |
//! | --- | --- |
//! | thin out the clues of a puzzle | [`minimise`]; [`redundant`] only says which could go |
//! | make new puzzles | [`generate`], many at once [`generate_batch`]: of a kind, like one, or for a pattern of cells |
//! | fill a board in | [`fill`] at random; [`complete`] gives more cells their digits |
//! | place clues symmetrically | [`Symmetry::orbit`] |
//! | make new puzzles of one | [`derive()`] |
//! | know a puzzle again after that | [`canonical`] |
//! | learn how hard a puzzle is for a person | [`Rater::rate`] |
//! | learn why a puzzle is not unique | [`explain`]; [`against`] says what a known solution does not obey |
//!
//! Everything here works on any board with any rules: it asks an engine about models, and knows no kind of rule. The
//! same puzzle, wishes and seed give the same result. A [`crate::solve::Control`] ends the work, and a callback hears
//! how far it is; the puzzle that was handed in is never changed.
//!
//! **Invariant.** What minimise and generate hand out has exactly one solution, also when time ran out half-way.

mod batch;
mod canon;
mod clues;
mod derive;
mod explain;
mod generate;
mod goals;
mod kinds;
mod minimise;
mod order;
mod pattern;
mod rate;
mod steer;
mod symmetry;

use std::fmt;

use crate::board::{Cell, Filling, Lookout};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, Stopped, Verdict};
use crate::words::Message;

use clues::first_off_board;

pub use batch::{BatchEvent, Part, generate_batch, generate_part};
pub use canon::{CanonError, Canonical, Exchanges, canonical};
pub use clues::Clue;
pub use derive::{DeriveOptions, DeriveProgress, Derived, derive, derive_as, transformed};
pub use explain::{
    Ambiguity, Contradiction, ExplainOptions, ExplainProgress, ExplainStage, Explanation, Mark, against, explain,
    impossible_alone,
};
pub use generate::{Pattern, complete, fill, generate};
pub use goals::{Goals, RangeError, read_difficulty};
pub use kinds::{KINDS, Mixture, MixtureError, PuzzleKind};
pub use minimise::{Minimised, Progress, Wishes, minimise, redundant};
pub use order::Preference;
pub use rate::{NamesOf, Rater, Rating};
pub use steer::Reached;
pub use symmetry::{Scope, Symmetry, SymmetryError};

/// Why a tool has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AuthorError {
    /// The puzzle to thin out has several solutions.
    Several {
        /// A cell in which two of them differ.
        cell: Cell,
        /// Its digit in one, as the puzzle writes it.
        one: String,
        /// Its digit in the other.
        other: String,
    },
    /// The puzzle to thin out has no solution.
    NoSolution,
    /// A given that is to be kept is off the board.
    KeepOffBoard {
        /// Where it was to be.
        cell: Cell,
    },
    /// A clue that is to be kept has no such place.
    KeepOffEdge {
        /// The place that no grid has.
        lookout: Lookout,
    },
    /// A cell of the pattern is off the board.
    PatternOffBoard {
        /// The cell.
        cell: Cell,
    },
    /// No digits were found for the cells of a pattern.
    NoDigits {
        /// How many random fillings were begun with.
        beginnings: u32,
    },
    /// A rule that may go is not in the list.
    NoRule {
        /// Its number, from 1.
        number: usize,
    },
    /// The board cannot have the symmetry.
    Symmetry(#[from] SymmetryError),
    /// The board has no filling that obeys the rules.
    NotFillable,
    /// A puzzle has fewer images than were asked for.
    TooFewDerived {
        /// How many it has.
        found: usize,
        /// How many were asked for.
        wanted: usize,
    },
    /// The work was stopped, or an engine failed.
    Stopped(#[from] Stopped),
}

impl AuthorError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            AuthorError::Several { cell, one, other } => Message::new("author-several")
                .with("cell", cell.to_string())
                .with("one", one.as_str())
                .with("other", other.as_str()),
            AuthorError::NoSolution => Message::new("author-no-solution"),
            AuthorError::KeepOffBoard { cell } => Message::new("author-keep-off-board").with("cell", cell.to_string()),
            AuthorError::KeepOffEdge { lookout } => {
                Message::new("author-keep-off-edge").with("lookout", lookout.to_string())
            }
            AuthorError::PatternOffBoard { cell } => {
                Message::new("author-pattern-off-board").with("cell", cell.to_string())
            }
            AuthorError::NoDigits { beginnings } => Message::new("author-no-digits").with("beginnings", *beginnings),
            AuthorError::NoRule { number } => Message::new("author-no-rule").with("number", *number),
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

/// The only solution of a puzzle.
fn only_solution(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Filling, AuthorError> {
    match engine.verdict(&puzzle.model(), control)? {
        Verdict::Unique(solution) => Ok(solution),
        Verdict::NoSolution => Err(AuthorError::NoSolution),
        Verdict::Several(two) => {
            let [one, other] = &*two;
            let pairs = one.digits().iter().zip(other.digits());
            let differ = puzzle.board().cells().iter().zip(pairs).find(|(_, (one, other))| one != other);
            let (&cell, (&one, &other)) = differ.expect("two solutions differ somewhere");
            Err(AuthorError::Several { cell, one: puzzle.written(one), other: puzzle.written(other) })
        }
    }
}
