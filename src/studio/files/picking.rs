//! The file dialogs: at most one is open at a time. Where the system has none, the studio's own dialog is shown.

mod file_picking;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;

use crate::studio::files::exporting::Exporting;
use crate::studio::files::file_choice::{FileChoice, FileDialogOutcome, FilePicker};
use crate::studio::files::path_probe::PathProbe;

/// The use of the chosen files.
pub(in crate::studio) type UseFiles<S> = Arc<dyn Fn(&mut S, &[PathBuf], &Context) + Send + Sync>;

/// The file dialogs and the running export, for a state `S`.
pub(in crate::studio) struct Files<S> {
    picker: Box<dyn FilePicker>,
    /// The open file dialog.
    waiting: Option<PendingFileDialog<S>>,
    /// The use of the files that are chosen in the studio's own dialog.
    use_of_own: Option<UseFiles<S>>,
    /// A pending disk access before the next dialog.
    pub path_probe: PathProbe<S>,
    /// The running export.
    pub exporting: Exporting,
    /// True if the setter has agreed to close the window.
    pub closing: bool,
}

impl<S> Files<S> {
    pub fn new(picker: Box<dyn FilePicker>) -> Files<S> {
        let (path_probe, exporting) = (PathProbe::default(), Exporting::default());
        Files { picker, waiting: None, use_of_own: None, path_probe, exporting, closing: false }
    }

    /// Returns whether a file dialog is open or about to open.
    pub fn is_asking(&self) -> bool {
        self.waiting.is_some() || self.path_probe.is_running()
    }
}

/// An open file dialog.
struct PendingFileDialog<S> {
    choice: FileChoice,
    then: UseFiles<S>,
    answer: Receiver<FileDialogOutcome>,
}

impl<S> PendingFileDialog<S> {
    fn poll(&self) -> Option<FileDialogOutcome> {
        match self.answer.try_recv() {
            Ok(picked) => Some(picked),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(FileDialogOutcome::Unavailable),
        }
    }
}
