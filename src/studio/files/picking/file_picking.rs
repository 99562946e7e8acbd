//! Choosing files, and using them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::{PendingFileDialog, UseFiles};
use crate::studio::document::open_document::Document;
use crate::studio::files::file_choice::{FileChoice, FileDialogOutcome, file_name};
use crate::studio::files::file_dialog::FileDialog;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::tasks::threads::wake;
use crate::words::say;

impl StudioState {
    /// Lets the setter choose a single file, unless another file dialog is open.
    pub(in crate::studio) fn pick_file(
        &mut self,
        choice: FileChoice,
        ctx: &Context,
        then: impl Fn(&mut StudioState, &Path, &Context) + Send + Sync + 'static,
    ) {
        self.pick_files(choice, ctx, move |state, paths, ctx| {
            if let [path] = paths {
                then(state, path, ctx);
            }
        });
    }

    /// Lets the setter choose files, unless another file dialog is open.
    pub(in crate::studio) fn pick_files(
        &mut self,
        choice: FileChoice,
        ctx: &Context,
        then: impl Fn(&mut StudioState, &[PathBuf], &Context) + Send + Sync + 'static,
    ) {
        if self.files.is_asking() {
            return self.refuse(say!("tell-flow-another-file-dialog-open"));
        }
        self.files.path_probe.last_answer = None;
        let answer = self.files.picker.pick(choice.request(), Box::new(wake(ctx)));
        self.files.waiting = Some(PendingFileDialog { choice, then: Arc::new(then), answer });
    }

    /// Handles the answer of the file dialog.
    pub(in crate::studio) fn poll_picker(&mut self, ctx: &Context) {
        let Some(picked) = self.files.waiting.as_ref().and_then(PendingFileDialog::poll) else { return };
        let Some(PendingFileDialog { choice, then, .. }) = self.files.waiting.take() else { return };
        match picked {
            FileDialogOutcome::File(path) => {
                let named = choice.named(&path);
                // The system's dialog has asked about overwriting the file with the typed name, but not about the one
                // with the added extension.
                match named != path {
                    true => self.use_file_unless_it_exists(choice, then, named, ctx),
                    false => self.use_files(&choice, &then, &[named], ctx),
                }
            }
            FileDialogOutcome::Files(paths) => self.use_files(&choice, &then, &paths, ctx),
            FileDialogOutcome::Cancelled => {}
            FileDialogOutcome::Unavailable => self.open_own_dialog(choice, then, ctx),
        }
    }

    /// Uses the chosen files.
    pub(in crate::studio) fn use_files(
        &mut self,
        choice: &FileChoice,
        then: &UseFiles<StudioState>,
        paths: &[PathBuf],
        ctx: &Context,
    ) {
        then(self, paths, ctx);
        if !choice.ends_later {
            self.files.path_probe.last_answer = None;
        }
    }

    /// Shows the studio's own dialog for a new choice. `then` uses the chosen files.
    pub(in crate::studio) fn begin_own_dialog(&mut self, dialog: Box<FileDialog>, then: UseFiles<StudioState>) {
        self.files.use_of_own = Some(then);
        self.dialog = Some(Dialog::Browse(dialog));
    }

    /// Uses the files chosen in the studio's own dialog. If that fails, the dialog opens again.
    pub(in crate::studio) fn use_chosen_files(&mut self, dialog: Box<FileDialog>, paths: &[PathBuf], ctx: &Context) {
        let Some(then) = self.files.use_of_own.clone() else { return };
        let choice = dialog.purpose.clone();
        self.files.path_probe.last_answer = Some(dialog);
        self.use_files(&choice, &then, paths, ctx);
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
