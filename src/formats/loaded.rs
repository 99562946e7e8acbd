//! Puzzles with their context: those read, with their source, and those to be written.

use std::fmt;
use std::sync::Arc;

use super::format::Format;
use super::loss::Loss;
use super::recognise::DrawingReading;
use super::warning::Warning;
use crate::board::Filling;
use crate::puzzle::{Puzzle, PuzzleError};

/// The source of a puzzle, displayed as `lines.txt:7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleOrigin {
    /// The file as the user named it; `-` is standard input.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for PuzzleOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct LoadedPuzzle {
    /// The puzzle, well formed.
    pub puzzle: Puzzle,
    /// The position in the input.
    pub source: PuzzleOrigin,
    /// The format in which it was written.
    pub format: Format,
    /// True if the file is a collection, which may contain other puzzles.
    pub is_collection: bool,
    /// Warnings about what was left out.
    pub warnings: Vec<Warning>,
    /// The reading of the drawing and the words of another program, if there was a drawing.
    pub reading: Option<Box<DrawingReading>>,
}

impl LoadedPuzzle {
    /// Makes rules of all meanings of the drawing that are doubtful.
    ///
    /// # Errors
    /// Returns an error if the puzzle cannot hold them.
    pub fn accept_doubtful(&mut self) -> Result<(), PuzzleError> {
        if let Some(reading) = &mut self.reading {
            self.puzzle = reading.accept_all(&self.puzzle)?;
        }
        Ok(())
    }

    /// Returns the losses that may change the puzzle's solutions. If there are any, all results hold only for the
    /// puzzle without them.
    pub fn critical_losses(&self) -> impl Iterator<Item = &Loss> {
        self.warnings.iter().filter_map(Warning::changes_solutions)
    }

    /// Returns whether all of the puzzle was understood, now and when it was read from another program's file. If not,
    /// all results hold only for the rules that were understood.
    pub fn is_understood(&self) -> bool {
        self.critical_losses().next().is_none() && self.puzzle.not_understood_count() == 0
    }
}

/// A puzzle to be written, with data that some formats include.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleToWrite<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The solution, for formats with which solvers can check theirs.
    pub solution: Option<&'a Filling>,
    /// True if the rules text is to be written as well, by formats in which it is optional.
    pub rules_text: bool,
}

impl<'a> From<&'a Puzzle> for PuzzleToWrite<'a> {
    fn from(puzzle: &'a Puzzle) -> PuzzleToWrite<'a> {
        PuzzleToWrite { puzzle, solution: None, rules_text: false }
    }
}
