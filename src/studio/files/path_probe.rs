//! Background disk access for the file dialogs: reading a folder, checking a choice, and creating a folder.

mod path_probing;

use std::path::{Path, PathBuf};

use crate::disk;
use crate::studio::files::file_choice::FileChoice;
use crate::studio::files::file_dialog::{FileDialog, PathObjection};
use crate::studio::tasks::query::BackgroundQuery;

/// A request to the disk.
pub(in crate::studio) enum ProbeRequest {
    /// Checks whether a file exists that the system's dialog has not asked about.
    Exists(FileChoice, PathBuf),
    /// Opens the studio's own dialog.
    OpenDialog(FileChoice),
    /// Shows another folder in the dialog.
    ShowFolder(Box<FileDialog>, PathBuf),
    /// Checks the chosen paths of the dialog.
    Check(Box<FileDialog>, Vec<PathBuf>),
    /// Creates the folder that the setter named, and shows it.
    MakeFolder(Box<FileDialog>, PathBuf),
}

/// The result of a request.
enum ProbeResult {
    /// The path can be written without replacing a file that the setter was not asked about.
    Free(FileChoice, PathBuf),
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
    /// The dialog with the setter's last answer, until the file operation is known to have succeeded.
    pub last_answer: Option<Box<FileDialog>>,
}

impl PathProbe {
    pub fn is_running(&self) -> bool {
        self.query.is_running()
    }
}

/// Carries out a request, which may be slow.
fn run_probe(request: ProbeRequest) -> ProbeResult {
    match request {
        ProbeRequest::Exists(purpose, path) if path.exists() => {
            let folder = path.parent().map(Path::to_owned).unwrap_or_default();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let objection = Some(PathObjection::Exists(path));
            ProbeResult::ShowDialog(Box::new(FileDialog { objection, ..FileDialog::open(purpose, folder, name) }))
        }
        ProbeRequest::Exists(purpose, path) => ProbeResult::Free(purpose, path),
        ProbeRequest::OpenDialog(purpose) => {
            let (folder, name) = (purpose.folder.clone(), purpose.name.clone());
            let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
            ProbeResult::ShowDialog(Box::new(FileDialog::open(purpose, folder, name)))
        }
        ProbeRequest::ShowFolder(dialog, folder) => ProbeResult::ShowDialog(Box::new(dialog.in_folder(folder))),
        ProbeRequest::Check(dialog, paths) => check(dialog, paths),
        ProbeRequest::MakeFolder(dialog, folder) => match disk::create_folder(&folder) {
            Ok(()) => ProbeResult::ShowDialog(Box::new(dialog.in_folder(folder))),
            Err(error) => ProbeResult::FolderFailed(dialog, format!("{}: {error}", folder.display())),
        },
    }
}

/// Checks a choice. A folder is shown, and a file that would be replaced or is missing keeps the dialog open.
fn check(mut dialog: Box<FileDialog>, paths: Vec<PathBuf>) -> ProbeResult {
    let [path] = &paths[..] else { return ProbeResult::Files(dialog, paths) };
    if path.is_dir() {
        if *path == dialog.path() {
            // The folder was typed, not a name.
            dialog.typed.clear();
        }
        return ProbeResult::ShowDialog(Box::new(dialog.in_folder(path.clone())));
    }
    let path = dialog.purpose.named(path);
    let objection = match dialog.writes() {
        true => path.exists().then(|| PathObjection::Exists(path.clone())),
        false => (!path.exists()).then(|| PathObjection::Missing(path.clone())),
    };
    // The setter who confirms again has read that the file will be replaced.
    let is_replacement = matches!(objection, Some(PathObjection::Exists(_))) && objection == dialog.objection;
    if objection.is_none() || is_replacement {
        return ProbeResult::Files(dialog, vec![path]);
    }
    dialog.objection = objection;
    ProbeResult::ShowDialog(dialog)
}
