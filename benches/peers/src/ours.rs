//! Our side: the one place where the native engine is called. Each method is one way to put a question, and all of it
//! is timed.

use std::time::Duration;

use gridwright::board::DigitSet;
use gridwright::formats::{self, Format};
use gridwright::model::Model;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Stopped, Verdict};

use crate::Outcome;
use crate::clock::Watch;

/// A question that takes more CPU time is given up, and counts as so long.
const LIMIT: Duration = Duration::from_secs(20);

/// The native engine, kept from question to question as the studio keeps it.
pub struct Ours {
    native: Native,
    watch: Watch,
    /// For questions that are known to be short.
    unlimited: Control,
}

/// An engine that is asked about one model again and again, so that it is laid out once.
#[derive(Default)]
pub struct Kept(Native);

impl Ours {
    pub fn new() -> Ours {
        Ours { native: Native::new(), watch: Watch::new(LIMIT), unlimited: Control::new() }
    }

    /// The verdict of a line of text: read, made into a model, and asked.
    pub fn verdict_of_line(&mut self, line: &str) -> Outcome<Verdict> {
        let puzzles = formats::read_str("line", line, Some(Format::Lines))?;
        let puzzle = puzzles.first().ok_or("no puzzle in the line")?;
        Ok(self.native.verdict(&puzzle.puzzle.model(), &self.unlimited)?)
    }

    /// The verdict of the model that a puzzle became.
    pub fn verdict(&mut self, model: &Model) -> Result<Verdict, Stopped> {
        self.native.verdict(model, &self.unlimited)
    }

    /// As [`Ours::verdict`], but given up after [`LIMIT`].
    pub fn verdict_in_time(&mut self, model: &Model) -> Result<Verdict, Stopped> {
        self.native.verdict(model, &self.watch.start())
    }

    /// As [`Ours::verdict_in_time`], by an engine of the model's own.
    pub fn verdict_of_kept(&self, kept: &mut Kept, model: &Model) -> Result<Verdict, Stopped> {
        kept.0.verdict(model, &self.watch.start())
    }

    /// For each cell the digits of some solution, given up after [`LIMIT`].
    pub fn candidates(&mut self, model: &Model) -> Result<Vec<DigitSet>, Stopped> {
        self.native.candidates(model, &self.watch.start())
    }
}
