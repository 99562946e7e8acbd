//! Our side: the one place where the native engine is called. Each method is one way to put a question, and all of it is
//! timed.

use std::time::Duration;

use gridwright::board::DigitSet;
use gridwright::formats::{self, Format};
use gridwright::model::Model;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Stopped, Verdict};

use crate::Outcome;

/// A question that takes longer is given up, and counts as so long.
pub const LIMIT: Duration = Duration::from_secs(20);

/// The native engine, kept from question to question as the studio keeps it.
#[derive(Default)]
pub struct Ours {
    native: Native,
    /// For questions that are known to be short.
    unlimited: Control,
}

impl Ours {
    /// From a line of text: read, made into a model, and asked.
    pub fn from_text(&mut self, line: &str) -> Outcome<Verdict> {
        let puzzles = formats::read_str("line", line, Some(Format::Lines))?;
        let puzzle = puzzles.first().ok_or("no puzzle in the line")?;
        Ok(self.native.verdict(&puzzle.puzzle.model(), &self.unlimited)?)
    }

    /// From the model that a puzzle became.
    pub fn from_model(&mut self, model: &Model) -> Result<Verdict, Stopped> {
        self.native.verdict(model, &self.unlimited)
    }

    /// As [`Ours::from_model`], but given up after [`LIMIT`].
    pub fn from_model_in_time(&mut self, model: &Model) -> Result<Verdict, Stopped> {
        self.native.verdict(model, &Control::with_timeout(LIMIT))
    }

    /// For each cell the digits of some solution, given up after [`LIMIT`].
    pub fn candidates(&mut self, model: &Model) -> Result<Vec<DigitSet>, Stopped> {
        self.native.candidates(model, &Control::with_timeout(LIMIT))
    }
}
