//! Queries about a model, and the engines that answer them.
//!
//! Three engines share nothing but [`Model`]: the integer program ([`bilp`]), which proves; the native search
//! ([`native`]), which is fast enough to run while the setter paints; and Groebner bases, in a module above this one.
//! Each checks the others.
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
pub mod native;
mod part_queries;

use std::fmt;

use serde::Serialize;

use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::words::Message;

pub(crate) use abandonable::run_abandonable;
pub use candidate_counts::{CandidateCounts, candidate_counts};
pub use control::Control;
pub use part_queries::{PartQueries, PartQuery};

/// The reason why a query has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// The query was cancelled with [`Control::cancel`].
    Cancelled,
    /// The time limit of the [`Control`] has passed.
    OutOfTime,
    /// The engine cannot continue, for this reason.
    Engine(String),
}

impl SolveError {
    /// Returns the reason as a localisable message.
    pub fn message(&self) -> Message {
        match self {
            SolveError::Cancelled => Message::new("stopped-cancelled"),
            SolveError::OutOfTime => Message::new("stopped-out-of-time"),
            SolveError::Engine(reason) => Message::new("stopped-engine").with("reason", reason.as_str()),
        }
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The number of solutions of a puzzle: none, one or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is no solution.
    NoSolution,
    /// This is the only solution.
    Unique(Filling),
    /// There are several solutions, among them these two.
    Several(Box<[Filling; 2]>),
}

/// A number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// All solutions were found, and this is their number.
    Exactly(u64),
    /// This many were found, and there may be more.
    AtLeast(u64),
}

impl Count {
    /// Returns the number of solutions found.
    pub const fn found(self) -> u64 {
        match self {
            Count::Exactly(found) | Count::AtLeast(found) => found,
        }
    }

    /// Returns whether all solutions were found.
    pub const fn is_exact(self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}

/// The work of the last query.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Statistics {
    /// Nodes of the search tree: decisions, not counting the root.
    pub nodes: u64,
    /// Decisions that were undone.
    pub backtracks: u64,
    /// Propagations of constraints by shape.
    pub propagations: Propagations,
    /// Clauses learned from conflicts.
    pub learned: u64,
    /// Integer programs built; a query builds one and solves it as often as necessary.
    pub programs: u64,
    /// Rows of the largest integer program.
    pub rows: u64,
    /// Groebner bases computed.
    pub bases: u64,
}

/// The number of propagations of constraints, that is of searches for consequences, by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Propagations {
    /// Houses and other groups of cells with different digits.
    pub houses: u64,
    /// Clauses.
    pub clauses: u64,
    /// Sums, their combinations and their tables.
    pub sums: u64,
    /// Pairs of cells with a table.
    pub pairs: u64,
    /// Words of automata, and ranks of lines.
    pub words: u64,
}

impl std::ops::AddAssign for Propagations {
    fn add_assign(&mut self, other: Propagations) {
        self.houses += other.houses;
        self.clauses += other.clauses;
        self.sums += other.sums;
        self.pairs += other.pairs;
        self.words += other.words;
    }
}

/// Adds the work of both queries; for rows of integer programs, takes the larger number.
impl std::ops::AddAssign for Statistics {
    fn add_assign(&mut self, other: Statistics) {
        self.nodes += other.nodes;
        self.backtracks += other.backtracks;
        self.propagations += other.propagations;
        self.learned += other.learned;
        self.programs += other.programs;
        self.rows = self.rows.max(other.rows);
        self.bases += other.bases;
    }
}

/// An engine that answers queries about models. Whatever it keeps between queries doesn't change a result.
pub trait Engine: Send {
    /// Returns the name of the engine on the command line and in the window.
    fn name(&self) -> &'static str;

    /// Returns the work of the last query.
    fn statistics(&self) -> Statistics;

    /// Returns a solution that differs from each in `known` in at least one cell, or None if there is none.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn another_solution(
        &mut self,
        model: &Model,
        known: &[Filling],
        control: &Control,
    ) -> Result<Option<Filling>, SolveError>;

    /// Passes distinct solutions to `each` until there are no more or `limit` were found. The count is exact if the
    /// solutions run out before the limit. At the limit the search ends, and the result is [`Count::AtLeast`] even if
    /// there are no more solutions. So a limit of 0 finds nothing and proves nothing.
    ///
    /// # Errors
    /// Returns an error if the query was stopped; the solutions passed on until then remain valid.
    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, SolveError>;

    /// Returns, for each cell, the digits that it takes in at least one solution, the "true candidates"; all are empty
    /// if there is no solution.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, SolveError>;

    /// Prepares many queries about the model that differ in which of these parts are active; parts are identified by
    /// their index.
    fn part_queries<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn PartQueries + 'a> {
        Box::new(part_queries::RebuiltQueries::new(self, model, parts))
    }

    /// Returns whether there is no solution, exactly one, or several.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn verdict(&mut self, model: &Model, control: &Control) -> Result<Verdict, SolveError> {
        let mut found = Vec::new();
        self.solutions(model, 2, control, &mut |filling| found.push(filling))?;
        let mut found = found.into_iter();
        Ok(match (found.next(), found.next()) {
            (None, _) => Verdict::NoSolution,
            (Some(only), None) => Verdict::Unique(only),
            (Some(first), Some(second)) => Verdict::Several(Box::new([first, second])),
        })
    }
}
