//! Opening, saving and exporting files. Nothing is lost without a question, and every failure is reported.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::studio::document::open_document::Document;
use crate::studio::editor::new_board::NewBoard;
use crate::studio::files::examples;
use crate::studio::files::path_probe::ProbeRequest;
use crate::studio::files::requests::{
    CloseAction, FileDialogOutcome, FileDialogRequest, FilePurpose, KeySheet, OpenRequest, PendingFileDialog,
    SheetContent,
};
use crate::studio::files::save_queue::{SaveRequest, SaveTarget};
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::shown_path;
use crate::studio::state::{Notice, StudioState};
use crate::words::say;

impl StudioState {
    /// Opens something in a new tab.
    pub(in crate::studio) fn open(&mut self, opening: OpenRequest, ctx: &Context) {
        match opening {
            OpenRequest::New => {
                self.layouts.reload(ctx);
                self.show_dialog(Dialog::New(Box::new(NewBoard::for_new(&self.layouts))), ctx);
            }
            OpenRequest::Template(beginning) => self.begin(beginning),
            OpenRequest::Example(place) => {
                if let Some(example) = examples::example_at(place) {
                    self.open_document(Document::new(example.puzzle.clone(), None));
                }
            }
            OpenRequest::Choose => self.pick(FilePurpose::Open, ctx),
            OpenRequest::File(path) => self.open_files(&[path]),
            OpenRequest::Recovered(path) => self.recover(&path),
        }
    }

    /// Reads a file again that another program has changed. Changes made here are lost.
    pub(in crate::studio) fn reload(&mut self, purpose: &FilePurpose, path: &Path) {
        match purpose {
            FilePurpose::SaveBooklet { .. } | FilePurpose::OpenBooklet | FilePurpose::ExportBooklet => {
                self.open_booklet(path)
            }
            FilePurpose::Save { of, .. } => {
                self.reload_puzzle(*of, path.to_owned());
            }
            // For these purposes, there is no open document to reload.
            FilePurpose::Open
            | FilePurpose::AddPuzzles
            | FilePurpose::ImportSetup
            | FilePurpose::Batch(_)
            | FilePurpose::Export { .. }
            | FilePurpose::KeySheet(_)
            | FilePurpose::Attach(_) => {}
        }
    }

    /// Saves the puzzle with this id to its file, or asks for a file if it has none. Asks before replacing comments or
    /// another program's changes.
    pub(in crate::studio) fn save(&mut self, of: u64, then: Option<CloseAction>, ctx: &Context) {
        if self.tab_of(of).is_some() {
            self.queue_save(SaveRequest { target: SaveTarget::Puzzle { of, then }, path: None, agreed: false }, ctx);
        }
    }

    /// Saves to a file whose comments the setter has agreed to lose.
    pub(in crate::studio) fn save_without_comments(&mut self, purpose: FilePurpose, path: PathBuf, ctx: &Context) {
        match purpose {
            FilePurpose::Save { of, then } => self.save_to(path, SaveTarget::Puzzle { of, then }, true, ctx),
            FilePurpose::SaveBooklet { then } => self.save_to(path, SaveTarget::Booklet { then }, true, ctx),
            // The question about comments is asked only when saving.
            FilePurpose::Open
            | FilePurpose::Export { .. }
            | FilePurpose::KeySheet(_)
            | FilePurpose::OpenBooklet
            | FilePurpose::AddPuzzles
            | FilePurpose::ImportSetup
            | FilePurpose::Batch(_)
            | FilePurpose::ExportBooklet
            | FilePurpose::Attach(_) => {}
        }
    }

    /// Saves to a chosen file. `agreed` is true if the setter has agreed to lose the comments in the file; otherwise,
    /// asks about them.
    fn save_to(&mut self, path: PathBuf, kept: SaveTarget, agreed: bool, ctx: &Context) {
        self.queue_save(SaveRequest { target: kept, path: Some(path), agreed }, ctx);
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

    /// Shows a file dialog, unless one is open.
    pub(in crate::studio) fn pick(&mut self, purpose: FilePurpose, ctx: &Context) {
        if self.files.is_asking() {
            return self.refuse(say!("tell-flow-another-file-dialog-open"));
        }
        self.files.path_probe.last_answer = None;
        let question = self.question(&purpose);
        let ctx = ctx.clone();
        let answer = self.files.picker.pick(question, Box::new(move || ctx.request_repaint()));
        self.files.waiting = Some(PendingFileDialog { purpose, answer });
    }

    /// Returns the file dialog for a purpose, with a suitable folder and name.
    fn question(&self, purpose: &FilePurpose) -> FileDialogRequest {
        match purpose {
            FilePurpose::Open => self.question_about(purpose, &self.tab.document),
            FilePurpose::Save { of, .. } | FilePurpose::Export { of, .. } => {
                let document = self.tab_of(*of).map_or(&self.tab.document, |tab| &tab.document);
                self.question_about(purpose, document)
            }
            FilePurpose::KeySheet(sheet) => {
                let folder = self.tab.document.path().and_then(Path::parent).map(Path::to_owned);
                FileDialogRequest { folder, ..purpose.question(None, &sheet.title) }
            }
            FilePurpose::OpenBooklet
            | FilePurpose::SaveBooklet { .. }
            | FilePurpose::AddPuzzles
            | FilePurpose::ImportSetup
            | FilePurpose::Batch(_)
            | FilePurpose::ExportBooklet
            | FilePurpose::Attach(_) => {
                let (folder, name) = self.booklet.place();
                let folder = folder.or_else(|| self.folder_of(&self.tab.document));
                FileDialogRequest { folder, ..purpose.question(None, &name) }
            }
        }
    }

    /// Returns the file dialog for a document, starting in its folder.
    fn question_about(&self, purpose: &FilePurpose, document: &Document) -> FileDialogRequest {
        let question = purpose.question(document.path(), document.puzzle().title());
        FileDialogRequest { folder: self.folder_of(document), ..question }
    }

    /// Returns the folder of the document, or else of the most recent file.
    fn folder_of(&self, document: &Document) -> Option<PathBuf> {
        let own = document.path().and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
        // If the folder no longer exists, dialogs start elsewhere.
        let last = || self.recent.files().first().and_then(|path| path.parent());
        own.or_else(last).map(Path::to_owned)
    }

    /// Handles the answer of the file dialog.
    pub(in crate::studio) fn poll_picker(&mut self, ctx: &Context) {
        let Some(picked) = self.files.waiting.as_ref().and_then(PendingFileDialog::poll) else { return };
        let Some(PendingFileDialog { purpose, .. }) = self.files.waiting.take() else { return };
        match picked {
            FileDialogOutcome::File(path) => {
                let named = purpose.named(&path);
                // The system's dialog has asked about overwriting the file with the typed name, but not about the one
                // with the added extension.
                match named != path {
                    true => self.probe_path(ProbeRequest::Exists(purpose, named), ctx),
                    false => self.use_file(purpose, named, ctx),
                }
            }
            FileDialogOutcome::Files(paths) => match purpose {
                FilePurpose::AddPuzzles => self.add_to_booklet(&paths),
                FilePurpose::Open => self.open_files(&paths),
                // These purposes ask for a single file.
                FilePurpose::Save { .. }
                | FilePurpose::Export { .. }
                | FilePurpose::KeySheet(_)
                | FilePurpose::OpenBooklet
                | FilePurpose::ImportSetup
                | FilePurpose::Batch(_)
                | FilePurpose::SaveBooklet { .. }
                | FilePurpose::ExportBooklet
                | FilePurpose::Attach(_) => {}
            },
            FileDialogOutcome::Cancelled => {}
            FileDialogOutcome::Unavailable => {
                let FileDialogRequest { folder, name, .. } = self.question(&purpose);
                self.probe_path(ProbeRequest::OpenDialog(purpose, folder, name), ctx);
            }
        }
    }

    /// Uses a chosen file for its purpose.
    pub(in crate::studio) fn use_file(&mut self, purpose: FilePurpose, path: PathBuf, ctx: &Context) {
        let saves = matches!(purpose, FilePurpose::Save { .. } | FilePurpose::SaveBooklet { .. });
        let exports =
            matches!(purpose, FilePurpose::Export { .. } | FilePurpose::ExportBooklet | FilePurpose::KeySheet(_));
        let later = saves || exports || matches!(purpose, FilePurpose::Open | FilePurpose::OpenBooklet);
        match purpose {
            FilePurpose::Open => self.open_files(&[path]),
            FilePurpose::Save { of, then } => self.save_to(path, SaveTarget::Puzzle { of, then }, false, ctx),
            FilePurpose::Export { of, content } => self.export_to(path, of, content, ctx),
            FilePurpose::KeySheet(sheet) => self.export_keys(sheet, path, ctx),
            FilePurpose::OpenBooklet => self.open_booklet(&path),
            FilePurpose::SaveBooklet { then } => self.save_to(path, SaveTarget::Booklet { then }, false, ctx),
            FilePurpose::AddPuzzles => self.add_to_booklet(&[path]),
            FilePurpose::ImportSetup => self.import_setup(path),
            FilePurpose::Batch(wish) => self.booklet.start_batch(wish, path, ctx),
            FilePurpose::ExportBooklet => self.export_booklet(path, ctx),
            FilePurpose::Attach(attachment) => self.attach(attachment, &path),
        }
        if !later {
            self.files.path_probe.last_answer = None;
        }
    }
}
