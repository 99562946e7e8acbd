//! Showing and leaving the start page.

use super::{MAX_FILES, PuzzleTemplate, RecentFile, Start};
use crate::puzzle::Puzzle;
use crate::studio::document::open_document::Document;
use crate::studio::state::StudioState;
use crate::studio::tasks::query::BackgroundQuery;
use egui::Context;
use std::path::PathBuf;

impl StudioState {
    /// Shows the start page. `first` is true if no puzzle is open.
    pub(in crate::studio) fn show_start(&mut self, first: bool) {
        self.end_playtest();
        self.booklet.open = false;
        self.start = Start { shown: true, no_puzzle: first, files: Vec::new() };
    }

    /// Creates a puzzle from a template.
    pub(in crate::studio) fn begin(&mut self, beginning: PuzzleTemplate) {
        self.open_document(Document::new(Puzzle::empty(beginning.board()), None));
        self.activate_tool(beginning.tool());
    }

    /// Reads the previews of the recent files while the page is shown.
    pub(in crate::studio) fn poll_start(&mut self, ctx: &Context) {
        if !self.start.shown {
            return;
        }
        let wanted: Vec<&PathBuf> = self.recent.files().iter().take(MAX_FILES).collect();
        if !self.start.files.iter().map(|file| &file.path).eq(wanted.iter().copied()) {
            let file = |path: &PathBuf| RecentFile {
                path: path.clone(),
                preview: BackgroundQuery::default(),
                solution_status: BackgroundQuery::default(),
            };
            self.start.files = wanted.into_iter().map(file).collect();
        }
        self.start.files.iter_mut().for_each(|file| file.poll(ctx));
    }
}
