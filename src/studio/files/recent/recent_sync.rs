//! Recording which files were used.

use super::{Recent, read};
use crate::studio::document::on_disk::absolute;
use crate::studio::state::StudioState;
use std::path::Path;
use std::sync::mpsc::channel;

impl StudioState {
    /// Records the file of the open document. The list is written in the background.
    pub(in crate::studio) fn remember_file(&mut self, path: &Path) {
        let path = absolute(path);
        if self.recent.files.first() == Some(&path) {
            return;
        }
        self.recent.put_first(path.clone());
        let Some(list) = self.recent.list.clone() else { return };
        let (sender, written) = channel();
        self.recent.written = Some(written);
        self.background_writer.queue(move || {
            let is_readable = read(&list).is_ok();
            let mut recent = Recent::at(list);
            recent.add(&path);
            if is_readable {
                // The receiver is gone if a later list has replaced this one.
                let _ = sender.send(recent.files);
            }
        });
    }

    /// Collects the files that other studios have added to the list.
    pub(in crate::studio) fn poll_recent(&mut self) {
        if let Some(files) = self.recent.written.as_ref().and_then(|written| written.try_recv().ok()) {
            (self.recent.files, self.recent.written) = (files, None);
        }
    }
}
