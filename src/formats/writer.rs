//! Writes puzzles one by one, so that a collection need not be held in memory. Everything that is written passes
//! through here and is read back; see [`read_back`](super::read_back).

use super::format::Format;
use super::loaded::PuzzleToWrite;
use super::read_back::{ReadBack, check_all};
use super::warning::Warning;
use super::write_error::WriteError;
use crate::board::Filling;
use crate::puzzle::Puzzle;

/// A text to which puzzles are added.
pub struct PuzzleWriter {
    format: Format,
    text: String,
    puzzles: usize,
    /// The puzzles added so far, for formats that are written as a whole.
    pending: Vec<PendingPuzzle>,
    read_back: ReadBack,
}

/// A puzzle to be written later.
struct PendingPuzzle {
    puzzle: Puzzle,
    solution: Option<Filling>,
    rules_text: bool,
}

impl PendingPuzzle {
    fn out(&self) -> PuzzleToWrite<'_> {
        PuzzleToWrite { puzzle: &self.puzzle, solution: self.solution.as_ref(), rules_text: self.rules_text }
    }
}

impl PuzzleWriter {
    /// Creates an empty text.
    pub fn new(format: Format) -> PuzzleWriter {
        PuzzleWriter { format, text: String::new(), puzzles: 0, pending: Vec::new(), read_back: ReadBack::default() }
    }

    /// Adds a puzzle and returns its losses, as far as they are known before the end.
    ///
    /// # Errors
    /// Returns an error if the format cannot hold it.
    pub fn add(&mut self, out: &PuzzleToWrite) -> Result<Vec<Warning>, WriteError> {
        self.puzzles += 1;
        let codec = self.format.codec();
        if !codec.can_concatenate() {
            self.pending.push(PendingPuzzle {
                puzzle: out.puzzle.clone(),
                solution: out.solution.cloned(),
                rules_text: out.rules_text,
            });
            return Ok(vec![]);
        }
        let (text, mut warnings) = codec.write(std::slice::from_ref(out))?;
        warnings.extend(self.read_back.check(codec, out.puzzle, &text, &warnings));
        let head = codec.header();
        // Only the first puzzle keeps the header.
        let body = if self.puzzles > 1 { text.strip_prefix(&head).unwrap_or(&text) } else { &text };
        self.text += body;
        Ok(warnings.into_iter().map(|warning| warning.of_puzzle(self.puzzles)).collect())
    }

    /// Returns the number of bytes that [`PuzzleWriter::take`] would return.
    pub fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Returns the text added since the last call; empty for formats that are written as a whole.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Returns the remaining text, and the losses known only now.
    ///
    /// # Errors
    /// Returns an error if the format cannot hold these puzzles.
    pub fn finish(self) -> Result<(String, Vec<Warning>), WriteError> {
        if self.format.codec().can_concatenate() && self.puzzles > 0 {
            return Ok((self.text, vec![]));
        }
        let outs: Vec<PuzzleToWrite> = self.pending.iter().map(PendingPuzzle::out).collect();
        let (text, mut warnings) = self.format.codec().write(&outs)?;
        let puzzles: Vec<&Puzzle> = self.pending.iter().map(|kept| &kept.puzzle).collect();
        warnings.extend(check_all(self.format.codec(), &puzzles, &text, &warnings));
        Ok((text, warnings))
    }
}
