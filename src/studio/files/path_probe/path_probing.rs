//! Probing paths for the file dialogs.

use std::path::{Path, PathBuf};

use egui::Context;

use super::Then;
use crate::disk;
use crate::solve::Control;
use crate::studio::files::file_choice::FileChoice;
use crate::studio::files::file_dialog::{FileDialog, PathObjection};
use crate::studio::files::picking::UseFiles;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;

/// Checks a choice. Returns the files to use, or none if the dialog stays open in its new state: a folder is shown, and
/// a file that would be replaced or is missing is reported.
fn check(mut dialog: Box<FileDialog>, paths: Vec<PathBuf>) -> (Box<FileDialog>, Option<Vec<PathBuf>>) {
    let [path] = &paths[..] else { return (dialog, Some(paths)) };
    if path.is_dir() {
        if *path == dialog.path() {
            // The folder was typed, not a name.
            dialog.typed.clear();
        }
        return (Box::new(dialog.in_folder(path.clone())), None);
    }
    let path = dialog.purpose.named(path);
    let objection = match dialog.writes() {
        true => path.exists().then(|| PathObjection::Exists(path.clone())),
        false => (!path.exists()).then(|| PathObjection::Missing(path.clone())),
    };
    // The setter who confirms again has read that the file will be replaced.
    let is_replacement = matches!(objection, Some(PathObjection::Exists(_))) && objection == dialog.objection;
    if objection.is_none() || is_replacement {
        return (dialog, Some(vec![path]));
    }
    dialog.objection = objection;
    (dialog, None)
}

impl StudioState {
    /// Accesses the disk in the background, and then uses the result. The result is ignored if `dialog`, which asks for
    /// it, is closed or shows something else by then.
    fn probe_path<T: Send + 'static>(
        &mut self,
        dialog: Option<Box<FileDialog>>,
        work: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut StudioState, T, &Context) + Send + 'static,
        ctx: &Context,
    ) {
        let work = move |_: &Control| -> Then<StudioState> {
            let result = work();
            Box::new(move |state, ctx| then(state, result, ctx))
        };
        let probe = &mut self.files.path_probe;
        probe.dialog = dialog;
        probe.query.start(0, "looking", ctx, Control::new(), work);
        self.poll_path_probe(ctx);
    }

    /// Uses a chosen path, unless a file exists there that the system's dialog has not asked about. The studio's own
    /// dialog then asks.
    pub(in crate::studio) fn use_file_unless_it_exists(
        &mut self,
        choice: FileChoice,
        use_files: UseFiles<StudioState>,
        path: PathBuf,
        ctx: &Context,
    ) {
        let (used, chosen) = (path.clone(), choice.clone());
        let work = move || {
            path.exists().then(|| {
                let folder = path.parent().map(Path::to_owned).unwrap_or_default();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let objection = Some(PathObjection::Exists(path));
                Box::new(FileDialog { objection, ..FileDialog::open(choice, folder, name) })
            })
        };
        let then = move |state: &mut StudioState, asking: Option<Box<FileDialog>>, ctx: &Context| match asking {
            Some(dialog) => state.begin_own_dialog(dialog, use_files),
            None => state.use_files(&chosen, &use_files, &[used], ctx),
        };
        self.probe_path(None, work, then, ctx);
    }

    /// Opens the studio's own dialog, in the folder of the choice or else in the current folder.
    pub(in crate::studio) fn open_own_dialog(
        &mut self,
        choice: FileChoice,
        use_files: UseFiles<StudioState>,
        ctx: &Context,
    ) {
        let work = move || {
            let (folder, name) = (choice.folder.clone(), choice.name.clone());
            let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
            Box::new(FileDialog::open(choice, folder, name))
        };
        self.probe_path(None, work, |state, dialog, _| state.begin_own_dialog(dialog, use_files), ctx);
    }

    /// Shows another folder in the dialog.
    pub(in crate::studio) fn show_folder(&mut self, dialog: Box<FileDialog>, folder: PathBuf, ctx: &Context) {
        let asking = dialog.clone();
        let work = move || Box::new(dialog.in_folder(folder));
        self.probe_path(Some(asking), work, |state, dialog, _| state.browse(dialog), ctx);
    }

    /// Uses the chosen paths of the dialog if they can be used.
    pub(in crate::studio) fn confirm_choice(&mut self, dialog: Box<FileDialog>, paths: Vec<PathBuf>, ctx: &Context) {
        let (asking, work) = (dialog.clone(), move || check(dialog, paths));
        let then = |state: &mut StudioState, (dialog, files): (Box<_>, Option<Vec<_>>), ctx: &Context| match files {
            Some(paths) => {
                state.dialog = None;
                state.use_chosen_files(dialog, &paths, ctx);
            }
            None => state.browse(dialog),
        };
        self.probe_path(Some(asking), work, then, ctx);
    }

    /// Creates the folder that the setter named, and shows it.
    pub(in crate::studio) fn make_folder(&mut self, dialog: Box<FileDialog>, folder: PathBuf, ctx: &Context) {
        let asking = dialog.clone();
        let work = move || match disk::create_folder(&folder) {
            Ok(()) => Ok(Box::new(dialog.in_folder(folder))),
            Err(error) => Err((dialog, format!("{}: {error}", folder.display()))),
        };
        let then = |state: &mut StudioState, made: Result<_, (_, String)>, _: &Context| match made {
            Ok(dialog) => state.browse(dialog),
            Err((dialog, error)) => {
                state.files.path_probe.last_answer = Some(dialog);
                state.fail("tell-browser-folder-could-not-made", error);
            }
        };
        self.probe_path(Some(asking), work, then, ctx);
    }

    /// Uses the result of a disk access.
    pub(in crate::studio) fn poll_path_probe(&mut self, ctx: &Context) {
        let probe = &mut self.files.path_probe;
        probe.query.poll_fresh();
        let Some(result) = probe.query.finished() else { return };
        if let Some(of) = probe.dialog.take() {
            let is_open = matches!(&self.dialog, Some(Dialog::Browse(open)) if *open == of);
            if !is_open {
                return;
            }
        }
        match result {
            Ok(then) => then(self, ctx),
            Err(why) => self.refuse(why),
        }
    }

    fn browse(&mut self, dialog: Box<FileDialog>) {
        self.dialog = Some(Dialog::Browse(dialog));
    }
}
