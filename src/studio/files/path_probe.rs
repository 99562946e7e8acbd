//! Background disk access for the file dialogs: reading a folder, checking a choice, and creating a folder.

mod path_probing;

use egui::Context;

use crate::studio::files::file_dialog::FileDialog;
use crate::studio::tasks::query::BackgroundQuery;

/// The use of a result, on the thread of the window.
type Then<S> = Box<dyn FnOnce(&mut S, &Context) + Send>;

/// A running disk access, whose result is used by a state `S`.
pub(in crate::studio) struct PathProbe<S> {
    /// The dialog that made the request, if it was the studio's own.
    dialog: Option<Box<FileDialog>>,
    query: BackgroundQuery<Then<S>>,
    /// The dialog with the setter's last answer, until the file operation is known to have succeeded.
    pub last_answer: Option<Box<FileDialog>>,
}

impl<S> Default for PathProbe<S> {
    fn default() -> PathProbe<S> {
        PathProbe { dialog: None, query: BackgroundQuery::Idle, last_answer: None }
    }
}

impl<S> PathProbe<S> {
    pub fn is_running(&self) -> bool {
        self.query.is_running()
    }
}
