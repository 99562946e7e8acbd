//! The built-in file dialog at work.

use super::FolderListing;
use crate::studio::files::file_dialog::FileDialog;
use crate::studio::files::requests::FilePurpose;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use egui::Context;
use std::path::PathBuf;

impl StudioState {
    /// Reads the content for the file dialog while it is open.
    pub(in crate::studio) fn poll_browser(&mut self, ctx: &Context) {
        match &self.dialog {
            Some(Dialog::Browse(browser)) => self.browsing.sync(browser, self.recent.files(), ctx),
            _ if self.browsing.place.is_some() => {
                self.browsing =
                    FolderListing { last_answer: self.browsing.last_answer.take(), ..FolderListing::default() };
            }
            _ => {}
        }
    }

    /// Uses the chosen files for the dialog's purpose. If that fails, the dialog opens again.
    pub(in crate::studio) fn use_chosen_files(&mut self, browser: Box<FileDialog>, paths: Vec<PathBuf>, ctx: &Context) {
        let purpose = browser.purpose.clone();
        self.browsing.last_answer = Some(browser);
        match (&purpose, <[PathBuf; 1]>::try_from(paths)) {
            (_, Ok([path])) => self.use_file(purpose, path, ctx),
            (FilePurpose::AddPuzzles, Err(paths)) => self.add_to_booklet(&paths),
            (_, Err(paths)) => self.open_files(&paths),
        }
    }
}
