//! Questions about a model, and the engines that answer them.
//!
//! Three engines share nothing but [`Model`]: the integer program ([`bilp`]), which proves, the native search
//! ([`native`]), which answers while the author paints, and Groebner bases, which lie in a part of their own above this
//! one. Each checks the others.
//!
//! **Invariant.** No rule, grid or given is known here. An answer is never a guess: what was not proved is a
//! [`Stopped`].

mod apart;
mod asking;
pub mod bilp;
mod control;
mod counts;
pub mod native;

use std::fmt;

use serde::Serialize;

use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::words::Message;

pub(crate) use apart::apart;
pub use asking::{Ask, Asking};
pub use control::Control;
pub use counts::{CandidateCounts, candidate_counts};

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Stopped {
    /// By [`Control::cancel`].
    Cancelled,
    /// The time limit of the [`Control`] has passed.
    OutOfTime,
    /// The engine cannot go on, for the reason in words.
    Engine(String),
}

impl Stopped {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Stopped::Cancelled => Message::new("stopped-cancelled"),
            Stopped::OutOfTime => Message::new("stopped-out-of-time"),
            Stopped::Engine(reason) => Message::new("stopped-engine").with("reason", reason.as_str()),
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Whether a puzzle has exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is none.
    NoSolution,
    /// This is the only one.
    Unique(Filling),
    /// Two solutions that differ.
    Several(Box<[Filling; 2]>),
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// All were found: so many.
    Exactly(u64),
    /// So many were found, and there may be more.
    AtLeast(u64),
}

impl Count {
    /// How many were found.
    pub const fn found(self) -> u64 {
        match self {
            Count::Exactly(found) | Count::AtLeast(found) => found,
        }
    }

    /// Whether all were found.
    pub const fn is_exact(self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}

/// The work behind the last answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Statistics {
    /// Nodes of the search tree: decisions, not counting the root.
    pub nodes: u64,
    /// Decisions that were taken back.
    pub backtracks: u64,
    /// How often the constraints of each shape were propagated.
    pub propagations: Propagations,
    /// Clauses learned from contradictions.
    pub learned: u64,
    /// Integer programs built; a question builds one, which is solved as often as it takes.
    pub programs: u64,
    /// Rows of the largest integer program.
    pub rows: u64,
    /// Groebner bases computed.
    pub bases: u64,
}

/// How often constraints were propagated, that is searched for conclusions, by their shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Propagations {
    /// Houses and other cells that differ.
    pub houses: u64,
    /// One place of several.
    pub clauses: u64,
    /// Sums, their combinations and their tables.
    pub sums: u64,
    /// Pairs of cells by a table.
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

/// Both together; of integer programs the larger.
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

/// Answers questions about models. An engine keeps nothing between questions that changes an answer.
pub trait Engine: Send {
    /// How the engine is named on the command line and on screen.
    fn name(&self) -> &'static str;

    /// The work behind the last question.
    fn statistics(&self) -> Statistics;

    /// A solution that differs from each in `known` in at least one cell, or None when there is no other.
    ///
    /// # Errors
    /// When the question was stopped before it was answered.
    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped>;

    /// Hands over solutions, each once, until there is no other or `limit` were found. The count is exact when there is
    /// no other. When the limit was reached no more were looked for: the answer is [`Count::AtLeast`] even if there is
    /// no other. So a limit of 0 finds nothing and proves nothing.
    ///
    /// # Errors
    /// When the question was stopped; the solutions handed over until then stand.
    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, Stopped>;

    /// For each cell the digits that it takes in at least one solution, the "true candidates"; all empty when there is
    /// no solution.
    ///
    /// # Errors
    /// When the question was stopped before it was answered.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped>;

    /// Prepares many questions about the model that differ in which of these parts hold; a part is named by its number,
    /// from 0 on.
    fn asking<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn Asking + 'a> {
        Box::new(asking::Anew::new(self, model, parts))
    }

    /// Whether there is exactly one solution.
    ///
    /// # Errors
    /// When the question was stopped before it was answered.
    fn verdict(&mut self, model: &Model, control: &Control) -> Result<Verdict, Stopped> {
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
