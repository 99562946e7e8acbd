//! Our side of the comparison, and the only place where the native engine is called. Each method is one kind of query,
//! and all of its work is timed.

use std::time::Duration;

use gridwright::board::DigitSet;
use gridwright::formats::{self, Format};
use gridwright::model::Model;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};

use crate::Outcome;
use crate::clock::Watch;

/// The CPU time after which a query is given up and counted with this time.
const LIMIT: Duration = Duration::from_secs(20);

/// The native engine, kept between queries as in the studio.
pub struct Ours {
    native: Native,
    watch: Watch,
    /// The control for queries known to be short.
    unlimited: Control,
}

/// An engine for repeated queries on one model, so that its layout is built once.
#[derive(Default)]
pub struct Kept(Native);

impl Kept {
    /// Returns the nodes of the last query.
    pub fn nodes(&self) -> u64 {
        self.0.statistics().nodes
    }
}

impl Ours {
    pub fn new() -> Ours {
        Ours { native: Native::new(), watch: Watch::new(LIMIT), unlimited: Control::new() }
    }

    /// Returns the verdict of a line of text, which is parsed, turned into a model, and solved.
    pub fn verdict_of_line(&mut self, line: &str) -> Outcome<Verdict> {
        let puzzles = formats::read_str("line", line, Some(Format::Lines))?;
        let puzzle = puzzles.first().ok_or("no puzzle in the line")?;
        Ok(self.native.verdict(&puzzle.puzzle.model(), &self.unlimited)?)
    }

    /// Returns the verdict of a puzzle's model.
    pub fn verdict(&mut self, model: &Model) -> Result<Verdict, SolveError> {
        self.native.verdict(model, &self.unlimited)
    }

    /// Returns the verdict as [`Ours::verdict`] does, but gives up after [`LIMIT`].
    pub fn verdict_in_time(&mut self, model: &Model) -> Result<Verdict, SolveError> {
        self.native.verdict(model, &self.watch.start())
    }

    /// Returns the verdict as [`Ours::verdict_in_time`] does, from the model's own engine.
    pub fn verdict_of_kept(&self, kept: &mut Kept, model: &Model) -> Result<Verdict, SolveError> {
        kept.0.verdict(model, &self.watch.start())
    }

    /// Returns the candidates of each cell, giving up after [`LIMIT`].
    pub fn candidates(&mut self, model: &Model) -> Result<Vec<DigitSet>, SolveError> {
        self.native.candidates(model, &self.watch.start())
    }
}
