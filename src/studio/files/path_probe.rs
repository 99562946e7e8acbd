//! Background disk access for the file dialogs: finding the folder to begin in, determining the kind of entry at a
//! path, and creating a folder.

mod path_probing;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::disk;
use crate::studio::files::file_dialog::{FileDialog, FileDialogAnswer, FileLocation, FolderEntry, PathKind};
use crate::studio::files::requests::FilePurpose;
use crate::studio::tasks::query::BackgroundQuery;

/// A request to the disk.
pub(in crate::studio) enum ProbeRequest {
    /// Checks whether a file exists that the system's dialog has not asked about.
    Exists(FilePurpose, PathBuf),
    /// Finds the existing folder in which the studio's own dialog begins, from the wanted one (None for the current
    /// folder) and the proposed file name.
    FindStartFolder(FilePurpose, Option<PathBuf>, String),
    /// Checks an answer of the studio's own dialog, given the entries shown. The flag is true if the setter has seen
    /// that a file will be replaced.
    Answered(Box<FileDialog>, Arc<[FolderEntry]>, bool),
    /// Creates the folder that the setter named.
    Make(Box<FileDialog>, PathBuf),
}

/// The result of a request.
enum ProbeResult {
    /// The path can be written without replacing a file that the setter was not asked about.
    Free(FilePurpose, PathBuf),
    /// The dialog opens, or stays open, in this state.
    ShowDialog(Box<FileDialog>),
    /// The chosen files.
    Files(Box<FileDialog>, Vec<PathBuf>),
    /// The folder could not be created, for this reason.
    FolderFailed(Box<FileDialog>, String),
}

/// A running request.
#[derive(Default)]
pub(in crate::studio) struct PathProbe {
    /// The dialog that made the request, if it was the studio's own.
    dialog: Option<Box<FileDialog>>,
    query: BackgroundQuery<ProbeResult>,
}

impl PathProbe {
    pub fn is_running(&self) -> bool {
        self.query.is_running()
    }
}

/// Carries out a request, which may be slow.
fn run_probe(look: ProbeRequest) -> ProbeResult {
    match look {
        ProbeRequest::Exists(purpose, path) if path.exists() => {
            let folder = path.parent().map(Path::to_owned).unwrap_or_default();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            ProbeResult::ShowDialog(Box::new(FileDialog::new(purpose, folder, name)))
        }
        ProbeRequest::Exists(purpose, path) => ProbeResult::Free(purpose, path),
        ProbeRequest::FindStartFolder(purpose, folder, name) => {
            let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
            ProbeResult::ShowDialog(Box::new(FileDialog::new(purpose, folder, name)))
        }
        ProbeRequest::Answered(browser, shown, replaces) => evaluate_answer(browser, &shown, replaces),
        ProbeRequest::Make(browser, folder) => match disk::create_folder(&folder) {
            Ok(()) => ProbeResult::ShowDialog(Box::new(browser.at_location(FileLocation::Folder(folder)))),
            Err(error) => ProbeResult::FolderFailed(browser, format!("{}: {error}", folder.display())),
        },
    }
}

/// Evaluates an answer with the current state of the disk.
fn evaluate_answer(browser: Box<FileDialog>, shown: &[FolderEntry], replaces: bool) -> ProbeResult {
    let now = |path: &Path| Some(PathKind::of(path));
    let mut next = browser.clone();
    match (browser.answer(shown, now), browser.replaces(shown, now)) {
        (FileDialogAnswer::Into(into), _) => next = into,
        // The button has not yet warned that a file will be replaced.
        (FileDialogAnswer::Files(_), Some(path)) if !replaces => next.found = Some((path, PathKind::File)),
        (FileDialogAnswer::Files(paths), _) => return ProbeResult::Files(browser, paths),
        (FileDialogAnswer::Missing(path), _) => next.found = Some((path, PathKind::Nothing)),
        (FileDialogAnswer::Nothing, _) => {}
    }
    ProbeResult::ShowDialog(next)
}
