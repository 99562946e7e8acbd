//! Export to files that the setter chooses.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::{KeySheet, SheetContent};
use crate::sheet::SheetFormat;
use crate::studio::files::file_choice::{FileChoice, FileTypes, file_name};
use crate::studio::state::words::shown_path;
use crate::studio::state::{Notice, StudioState};
use crate::web::WEB_EXTENSION;
use crate::words::say;

/// The extensions of files that show a puzzle without its solution: those of sheets, and that of web pages.
const PUZZLE_EXTENSIONS: &[&str] = &["png", "svg", "pdf", WEB_EXTENSION];

impl StudioState {
    /// Exports a sheet of the puzzle with this id to a file that the setter chooses.
    pub(in crate::studio) fn choose_export_file(&mut self, of: u64, content: SheetContent, ctx: &Context) {
        let (folder, stem) = self.place_of_puzzle(of);
        let (title, stem) = match content {
            SheetContent::Puzzle => ("tell-files-export-puzzle", stem),
            SheetContent::Solution => ("tell-files-export-solution", say!("tell-files-name-solution", name = stem)),
            SheetContent::Both => ("tell-files-export-both", say!("tell-files-name-both", name = stem)),
        };
        let extensions = match content {
            SheetContent::Puzzle => PUZZLE_EXTENSIONS,
            SheetContent::Solution | SheetContent::Both => SheetFormat::EXTENSIONS,
        };
        let types = FileTypes { name: "tell-files-picture-or-page", extensions };
        let choice = FileChoice::to_write(title, "ask-path.export", types, &stem).in_folder(folder).ends_later();
        self.pick_file(choice, ctx, move |state, path, ctx| state.export_to(path.to_owned(), of, content, ctx));
    }

    /// Exports the keyboard shortcuts to a file that the setter chooses.
    pub(in crate::studio) fn choose_key_sheet_file(&mut self, sheet: KeySheet, ctx: &Context) {
        let folder = self.tab.document.path().and_then(Path::parent).map(Path::to_owned);
        let (stem, sheet) = (file_name(&sheet.title), Arc::new(sheet));
        let choice = FileChoice::to_write("tell-files-key-sheet", "ask-path.export", FileTypes::PDF, &stem);
        self.pick_file(choice.in_folder(folder).ends_later(), ctx, move |state, path, ctx| {
            state.export_keys(sheet.clone(), path.to_owned(), ctx);
        });
    }

    fn export_to(&mut self, path: PathBuf, of: u64, content: SheetContent, ctx: &Context) {
        if self.files.exporting.query.is_running() {
            return self.refuse(say!("tell-flow-another-file-being-written"));
        }
        let Some(tab) = self.tab_of(of) else { return self.refuse(say!("tell-flow-puzzle-was-closed-before")) };
        let (puzzle, revision) = (tab.document.puzzle().clone(), tab.document.revision());
        let solution = tab.answers.solution().cloned();
        if content != SheetContent::Puzzle && solution.is_none() {
            return self.refuse(say!("do-author-needs-puzzle-exactly-one"));
        }
        self.files.exporting.start((puzzle, revision), (content, solution), self.prints_marks, path, ctx);
    }

    fn export_keys(&mut self, sheet: Arc<KeySheet>, path: PathBuf, ctx: &Context) {
        match self.files.exporting.query.is_running() {
            true => self.refuse(say!("tell-flow-another-file-being-written")),
            false => self.files.exporting.start_keys(sheet, path, ctx),
        }
    }

    /// Reports the result of an export.
    pub(in crate::studio) fn poll_exporting(&mut self) {
        let Some(result) = self.files.exporting.query.finished() else { return };
        let path = shown_path(&self.files.exporting.path);
        let result = result.and_then(|result| result);
        if result.is_ok() {
            self.files.path_probe.last_answer = None;
        }
        match result {
            Ok(missing) if missing.is_empty() => self.notify(&say!(self.files.exporting.success, path = path)),
            Ok(missing) => {
                let missing: String = missing.into_iter().collect();
                let words = say!("tell-flow-exported-font-no-empty", path = path, missing = missing);
                self.tab.notice = Some(Notice::Warning(words));
            }
            Err(error) => self.fail(self.files.exporting.failure, error),
        }
    }
}
