//! Tools of a setter: puzzles thinned out, made, derived and explained.
//!
//! | to | call |
//! | --- | --- |
//! | thin out the clues of a puzzle | [`minimise`]; [`redundant`] only says which could go |
//! | make new puzzles | [`generate`], many at once [`generate_batch`]: of a kind, like one, or for a pattern of cells |
//! | fill a board in | [`fill`] at random; [`complete`] gives more cells their digits |
//! | place clues symmetrically | [`Symmetry::orbit`] |
//! | make new puzzles of one | [`derive()`] |
//! | learn why a puzzle is not unique | [`explain`]; [`against`] says what a known solution does not obey |
//!
//! Everything here works on any board with any rules: it asks an engine about models, and knows no kind of rule. The
//! same puzzle, wishes and seed give the same result. A [`crate::solve::Control`] ends the work, and a callback hears
//! how far it is; the puzzle that was handed in is never changed.
//!
//! **Invariant.** What minimise and generate hand out has exactly one solution, also when time ran out half-way.

mod batch;
mod clues;
mod derive;
mod explain;
mod generate;
mod kinds;
mod minimise;
mod order;
mod pattern;
mod symmetry;

use crate::board::{Cell, Digit, Filling, Lookout};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, Stopped, Verdict};

use clues::first_off_board;

pub use batch::{BatchEvent, generate_batch};
pub use clues::Clue;
pub use derive::{DeriveOptions, DeriveProgress, Derived, derive, transformed};
pub use explain::{
    Ambiguity, Contradiction, ExplainOptions, ExplainProgress, ExplainStage, Explanation, against, explain,
};
pub use generate::{Pattern, complete, fill, generate};
pub use kinds::{KINDS, PuzzleKind};
pub use minimise::{Minimised, Progress, Wishes, minimise, redundant};
pub use order::Preference;
pub use symmetry::{Scope, Symmetry, SymmetryError};

/// Why a tool has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AuthorError {
    /// The puzzle to thin out has several solutions.
    #[error(
        "the puzzle has several solutions ({cell} is {one} in one and {other} in another), and only the clues of a \
         puzzle with exactly one can be thinned out; add a given or a rule that settles it"
    )]
    Several {
        /// A cell in which two of them differ.
        cell: Cell,
        /// Its digit in one.
        one: Digit,
        /// Its digit in the other.
        other: Digit,
    },
    /// The puzzle to thin out has no solution.
    #[error("the puzzle has no solution, so there is nothing to thin out; some of its clues contradict each other")]
    NoSolution,
    /// A given that is to be kept is off the board.
    #[error("{cell}: there is no such cell on the board, so nothing there can be kept")]
    KeepOffBoard {
        /// Where it was to be.
        cell: Cell,
    },
    /// A clue that is to be kept has no such place.
    #[error("{lookout}: there is no such place beside the grids, so no clue there can be kept")]
    KeepOffEdge {
        /// The place that no grid has.
        lookout: Lookout,
    },
    /// A cell of the pattern is off the board.
    #[error("{cell}: there is no such cell on the board, so no given can stand there")]
    PatternOffBoard {
        /// The cell.
        cell: Cell,
    },
    /// No digits were found for the cells of a pattern.
    #[error(
        "no digits were found that give these cells exactly one solution, from {beginnings} random fillings; more \
         cells, or other ones, are needed"
    )]
    NoDigits {
        /// How many random fillings were begun with.
        beginnings: u32,
    },
    /// A rule that may go is not in the list.
    #[error("there is no rule {number} that could go")]
    NoRule {
        /// Its number, from 1.
        number: usize,
    },
    /// The board cannot have the symmetry.
    #[error(transparent)]
    Symmetry(#[from] SymmetryError),
    /// The board has no filling that obeys the rules.
    #[error("the board cannot be filled in under its rules")]
    NotFillable,
    /// A puzzle has fewer images than were asked for.
    #[error(
        "only {found} other puzzle{} can be derived from this one so that its board and its rules stay what they are, \
         and {wanted} were asked for", if *.found == 1 { "" } else { "s" }
    )]
    TooFewDerived {
        /// How many it has.
        found: usize,
        /// How many were asked for.
        wanted: usize,
    },
    /// The work was stopped, or an engine failed.
    #[error(transparent)]
    Stopped(#[from] Stopped),
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
            Err(AuthorError::Several { cell, one, other })
        }
    }
}
