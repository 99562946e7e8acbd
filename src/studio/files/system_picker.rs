//! The file dialogs of the system.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use futures_lite::future::{self, Boxed};

use crate::solve::Control;
use crate::studio::files::file_choice::{FileDialogOutcome, FileDialogRequest, FilePicker};
use crate::studio::tasks::jobs::Job;

/// The file dialogs of the system.
#[derive(Debug, Default)]
pub struct SystemPicker {}

/// The shortest time in which a setter could cancel a dialog. An earlier answer means that no dialog was shown.
const FASTEST_CANCEL: Duration = Duration::from_millis(250);

impl FilePicker for SystemPicker {
    fn pick(&mut self, question: FileDialogRequest, wake: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome> {
        let (sender, receiver) = channel();
        let (name, extensions) = question.filter;
        let mut dialog = rfd::AsyncFileDialog::new().set_title(question.title).add_filter(name, extensions);
        if let Some(folder) = question.folder {
            dialog = dialog.set_directory(folder);
        }
        if question.writes {
            dialog = dialog.set_file_name(question.name);
        }
        // Some systems require that the dialog is created on the UI thread. Waiting for the answer must not block
        // that thread.
        let asked: Boxed<Option<Vec<rfd::FileHandle>>> = match (question.writes, question.several) {
            (true, _) => Box::pin(async move { dialog.save_file().await.map(|file| vec![file]) }),
            (false, true) => Box::pin(dialog.pick_files()),
            (false, false) => Box::pin(async move { dialog.pick_file().await.map(|file| vec![file]) }),
        };
        let started = Instant::now();
        let work = move |_: &Control| {
            let picked = match future::block_on(asked) {
                Some(files) if question.several => {
                    FileDialogOutcome::Files(files.iter().map(|file| file.path().to_owned()).collect())
                }
                Some(files) => files
                    .first()
                    .map_or(FileDialogOutcome::Cancelled, |file| FileDialogOutcome::File(file.path().to_owned())),
                None if started.elapsed() < FASTEST_CANCEL => FileDialogOutcome::Unavailable,
                None => FileDialogOutcome::Cancelled,
            };
            // If there is no receiver, the window has closed, and nothing waits for the answer.
            let _ = sender.send(picked);
        };
        // If no thread can be started, the sender is dropped, and the receiver concludes that no dialog was shown.
        let _ = Job::start("file dialog", wake, Control::new(), work);
        receiver
    }
}
