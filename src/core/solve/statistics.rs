//! The work of queries.

use std::ops::AddAssign;

use serde::Serialize;

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

impl AddAssign for Propagations {
    fn add_assign(&mut self, other: Propagations) {
        self.houses += other.houses;
        self.clauses += other.clauses;
        self.sums += other.sums;
        self.pairs += other.pairs;
        self.words += other.words;
    }
}

/// Adds the work of both queries; for rows of integer programs, takes the larger number.
impl AddAssign for Statistics {
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
