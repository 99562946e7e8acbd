//! Recording which files are open, and reopening them.

use super::{BOOKLET_FRONT, BOOKLET_NOT_FRONT, FRONT, NOT_FRONT, line_of, write};
use crate::studio::files::read_queue::StudioRead;
use crate::studio::state::StudioState;

impl StudioState {
    /// Reopens the files of the last session, if nothing is open yet or their list was loaded late.
    pub(in crate::studio) fn reopen_session(&mut self) {
        let ((files, front), booklet) = (self.session.puzzles.clone(), self.session.booklet.clone());
        let (is_empty, is_fresh) = (files.is_empty() && booklet.is_none(), self.is_fresh());
        if is_empty || !(is_fresh || self.pending_loads.frame_shown) {
            return;
        }
        // A puzzle that was opened before the list was loaded stays active.
        let begun = (!is_fresh && self.has_puzzle()).then_some(self.tab.id);
        self.open_files(&files);
        let (booklet, is_front) = booklet.unzip();
        self.open_files(booklet.as_slice());
        if let Some(id) = begun {
            return self.bring_forward_after_reading(id);
        }
        let front = front.map(|front| files[front].clone());
        self.queue_read(StudioRead::without_reading(move |state| {
            if let Some(id) = front.as_ref().and_then(|path| state.tab_of_file(path)).map(|tab| tab.id) {
                state.bring_forward(id);
            }
            // Without a booklet in the session, the view stays as it is.
            if let Some(in_front) = is_front {
                state.booklet.open = in_front && state.booklet.path.is_some();
            }
            state.tab.notice = None;
        }));
    }

    /// Updates the list of open files.
    pub(in crate::studio) fn sync_session(&mut self) {
        // While files are being read, those of the last session are not all open yet.
        if self.session.list.is_none() || self.reading.is_running() {
            return;
        }
        // Before the preferences are loaded, it is unknown whether to reopen the files, so the list is not
        // changed.
        if self.pending_loads.session.is_some() || self.pending_loads.preferences.is_some() {
            return;
        }
        let mut list = String::new();
        for tab in self.open_tabs() {
            let mark = if tab.id == self.tab.id { FRONT } else { NOT_FRONT };
            list.extend(tab.document.path().and_then(|path| line_of(mark, path)));
        }
        let mark = if self.booklet.open { BOOKLET_FRONT } else { BOOKLET_NOT_FRONT };
        list.extend(self.booklet.path.as_deref().and_then(|path| line_of(mark, path)));
        if let Some((path, list)) = self.session.changed(list) {
            self.background_writer.queue(move || write(&path, &list));
        }
    }
}
