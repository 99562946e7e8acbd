//! Generating puzzles for the booklet.

use super::{BatchProgress, BatchRequest, BatchSource, PuzzleBatch, write};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::booklet::state::OpenBooklet;
use crate::studio::tasks::query::BackgroundQuery;
use egui::Context;
use std::path::PathBuf;
use std::sync::Arc;

impl OpenBooklet {
    /// Returns the initial request of the dialog: new puzzles with the last options and another seed.
    pub fn next_batch(&self) -> BatchRequest {
        let last = &self.batch.last_request;
        let source = match last.source {
            BatchSource::Kind(place) => BatchSource::Kind(place),
            BatchSource::Selected => BatchSource::Kind(0),
        };
        BatchRequest { source, seed: last.seed.wrapping_add(1), ..last.clone() }
    }

    /// Returns the puzzle that can be the source of variations.
    pub fn puzzle_selected(&self) -> Option<&Puzzle> {
        let row = self.rows().get(self.selected?)?;
        row.content.as_ref().ok().map(|entry| &entry.puzzle)
    }

    /// Starts to generate puzzles and write them to a file.
    pub fn start_batch(&mut self, wish: BatchRequest, path: PathBuf, ctx: &Context) {
        let selected = self.puzzle_selected().cloned();
        let counter = Arc::new(BatchProgress::default());
        let (wanted, to, count) = (wish.clone(), path.clone(), counter.clone());
        let work = move |control: &Control| write(&wanted, selected.as_ref(), &to, &count, control);
        self.batch = PuzzleBatch { path, last_request: wish, counter, written: None, query: BackgroundQuery::Idle };
        self.batch.query.start(0, "booklet batch", ctx, Control::new(), work);
    }
}
