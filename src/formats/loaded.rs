//! Puzzles on their way: what was read, with where it stood, and what is to be written.

use std::fmt;
use std::sync::Arc;

use super::format::Format;
use super::loss::Loss;
use super::warning::Warning;
use crate::board::Filling;
use crate::puzzle::Puzzle;

/// Where a puzzle stands, written `lines.txt:7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// As the user named it; `-` is standard input.
    pub file: Arc<str>,
    /// From 1.
    pub line: usize,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The puzzle, well formed.
    pub puzzle: Puzzle,
    /// Where it stood.
    pub source: Source,
    /// How it was written.
    pub format: Format,
    /// Whether the file holds puzzles by their lines, and may hold others.
    pub several: bool,
    /// What was left out.
    pub warnings: Vec<Warning>,
}

impl Loaded {
    /// Returns the losses of reading that may change the puzzle's solutions: all that is found out about it holds
    /// for the rest alone.
    pub fn left_out(&self) -> impl Iterator<Item = &Loss> {
        self.warnings.iter().filter_map(Warning::changes_solutions)
    }
}

/// A puzzle that is to be written, with what formats may tell beside it.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its solution, for formats that tell solvers when they are done.
    pub solution: Option<&'a Filling>,
    /// Whether the rules are told in words too, by formats that need not.
    pub rules_text: bool,
}

impl<'a> From<&'a Puzzle> for Outgoing<'a> {
    fn from(puzzle: &'a Puzzle) -> Outgoing<'a> {
        Outgoing { puzzle, solution: None, rules_text: false }
    }
}
