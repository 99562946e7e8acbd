//! The file dialogs: at most one is open at a time. Where the system has none, the studio's own dialog is shown.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;

use crate::studio::document::open_document::Document;
use crate::studio::files::exporting::Exporting;
use crate::studio::files::file_choice::{FileChoice, FileDialogOutcome, FilePicker, file_name};
use crate::studio::files::path_probe::PathProbe;
use crate::studio::state::StudioState;
use crate::words::say;

/// The file dialogs and the running export.
pub(in crate::studio) struct Files {
    picker: Box<dyn FilePicker>,
    /// The open file dialog.
    waiting: Option<PendingFileDialog>,
    /// A pending disk access before the next dialog.
    pub path_probe: PathProbe,
    /// The running export.
    pub exporting: Exporting,
    /// True if the setter has agreed to close the window.
    pub closing: bool,
}

impl Files {
    pub fn new(picker: Box<dyn FilePicker>) -> Files {
        let (path_probe, exporting) = (PathProbe::default(), Exporting::default());
        Files { picker, waiting: None, path_probe, exporting, closing: false }
    }

    /// Returns whether a file dialog is open or about to open.
    pub fn is_asking(&self) -> bool {
        self.waiting.is_some() || self.path_probe.is_running()
    }
}

/// An open file dialog.
struct PendingFileDialog {
    choice: FileChoice,
    answer: Receiver<FileDialogOutcome>,
}

impl PendingFileDialog {
    fn poll(&self) -> Option<FileDialogOutcome> {
        match self.answer.try_recv() {
            Ok(picked) => Some(picked),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(FileDialogOutcome::Unavailable),
        }
    }
}

impl StudioState {
    /// Shows a file dialog, unless one is open.
    pub(in crate::studio) fn pick(&mut self, choice: FileChoice, ctx: &Context) {
        if self.files.is_asking() {
            return self.refuse(say!("tell-flow-another-file-dialog-open"));
        }
        self.files.path_probe.last_answer = None;
        let ctx = ctx.clone();
        let answer = self.files.picker.pick(choice.request(), Box::new(move || ctx.request_repaint()));
        self.files.waiting = Some(PendingFileDialog { choice, answer });
    }

    /// Handles the answer of the file dialog.
    pub(in crate::studio) fn poll_picker(&mut self, ctx: &Context) {
        let Some(picked) = self.files.waiting.as_ref().and_then(PendingFileDialog::poll) else { return };
        let Some(PendingFileDialog { choice, .. }) = self.files.waiting.take() else { return };
        match picked {
            FileDialogOutcome::File(path) => {
                let named = choice.named(&path);
                // The system's dialog has asked about overwriting the file with the typed name, but not about the one
                // with the added extension.
                match named != path {
                    true => self.use_file_unless_it_exists(choice, named, ctx),
                    false => self.use_files(&choice, &[named], ctx),
                }
            }
            FileDialogOutcome::Files(paths) => self.use_files(&choice, &paths, ctx),
            FileDialogOutcome::Cancelled => {}
            FileDialogOutcome::Unavailable => self.open_own_dialog(choice, ctx),
        }
    }

    /// Uses the chosen files.
    pub(in crate::studio) fn use_files(&mut self, choice: &FileChoice, paths: &[PathBuf], ctx: &Context) {
        choice.use_files(self, paths, ctx);
        if !choice.ends_later {
            self.files.path_probe.last_answer = None;
        }
    }

    /// Returns the folder of the document, or else of the most recent file.
    pub(in crate::studio) fn folder_of(&self, document: &Document) -> Option<PathBuf> {
        let own = document.path().and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
        // If the folder no longer exists, dialogs start elsewhere.
        let last = || self.recent.files().first().and_then(|path| path.parent());
        own.or_else(last).map(Path::to_owned)
    }

    /// Returns the folder and the file name without extension that dialogs for the booklet propose.
    pub(in crate::studio) fn place_of_booklet(&self) -> (Option<PathBuf>, String) {
        let (folder, name) = self.booklet.place();
        (folder.or_else(|| self.folder_of(&self.tab.document)), file_name(&name))
    }

    /// Returns the folder and the file name without extension that dialogs for the puzzle with this id propose.
    pub(in crate::studio) fn place_of_puzzle(&self, id: u64) -> (Option<PathBuf>, String) {
        let document = self.tab_of(id).map_or(&self.tab.document, |tab| &tab.document);
        let stem = document.path().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        (self.folder_of(document), stem.unwrap_or_else(|| file_name(document.puzzle().title())))
    }
}
