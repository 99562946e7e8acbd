//! The queue of saves. A thread checks whether a save would lose newer content of the file, and then writes the
//! document; saves run one after another, in the order of the requests. A document becomes clean when its write
//! completes, unless it changed in the meantime. Progress is shown, and nobody has to wait for it.

mod save_task;
mod saving;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::state::words::shown_file_name;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;
use save_task::SaveOutcome;

/// Progress is shown only for saves that take longer than this.
const PROGRESS_DELAY: Duration = Duration::from_millis(200);

/// The document to save, and the action for which it is saved, if there is one.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum SaveTarget {
    /// The puzzle with this id.
    Puzzle {
        of: u64,
        then: Option<CloseAction>,
    },
    Booklet {
        then: Option<BookletAction>,
    },
}

impl SaveTarget {
    /// Returns the document.
    pub fn document(&self) -> DocumentId {
        match self {
            SaveTarget::Puzzle { of, .. } => DocumentId::Puzzle(*of),
            SaveTarget::Booklet { .. } => DocumentId::Booklet,
        }
    }

    /// Returns the message key of the error that the document could not be saved.
    fn failure(&self) -> &'static str {
        match self {
            SaveTarget::Puzzle { .. } => "tell-flow-puzzle-could-not-saved",
            SaveTarget::Booklet { .. } => "tell-booklet-files-booklet-could-not-saved",
        }
    }
}

/// A request to save.
pub(in crate::studio) struct SaveRequest {
    pub target: SaveTarget,
    /// The path to write to. None for the document's own file, whose newer content is never replaced without a
    /// question. For another path, the file dialog has already asked.
    pub path: Option<PathBuf>,
    /// True if the setter has agreed to lose the comments in the file.
    pub agreed: bool,
}

/// A close action that waits for the saves to finish.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum PendingClose {
    Puzzles(CloseAction),
    Booklet(BookletAction),
}

/// A running save.
struct CurrentSave {
    target: SaveTarget,
    path: PathBuf,
    /// The revision that is being written.
    revision: u64,
    query: BackgroundQuery<SaveOutcome>,
}

/// A cancelled save whose thread is still running. Until it ends, no other thread may write the same file.
struct CancelledSave {
    save: CurrentSave,
    /// True if the document was closed, so that the result is ignored.
    is_forgotten: bool,
}

/// The running save and the queue.
#[derive(Default)]
pub(in crate::studio) struct SaveQueue {
    waiting: VecDeque<SaveRequest>,
    current: Option<CurrentSave>,
    cancelled: Vec<CancelledSave>,
    pending_close: Option<PendingClose>,
}

impl SaveQueue {
    pub fn is_running(&self) -> bool {
        self.current.is_some() || !self.waiting.is_empty()
    }

    /// Returns whether this document is being saved or waits in the queue.
    pub fn is_saving(&self, what: DocumentId) -> bool {
        let current = self.current.iter().map(|current| &current.target);
        current.chain(self.waiting.iter().map(|order| &order.target)).any(|kept| kept.document() == what)
    }

    /// Closes once everything is saved. Returns false if that was requested before, since the setter then does
    /// not want to wait.
    pub fn close_later(&mut self, after: PendingClose) -> bool {
        let again = self.pending_close.as_ref() == Some(&after);
        self.pending_close = Some(after);
        !again
    }

    /// Returns the progress in words, once the save takes long enough to show it.
    pub fn progress_text(&self) -> Option<String> {
        let path = match (&self.current, self.waiting.front()) {
            (Some(CurrentSave { path, query: BackgroundQuery::Running { job, .. }, .. }), _)
                if job.elapsed() >= PROGRESS_DELAY =>
            {
                path
            }
            (Some(_), _) => return None,
            // The queue waits for a cancelled save to end.
            (None, Some(_)) => &self.cancelled.first()?.save.path,
            (None, None) => return None,
        };
        let mut words = vec![say!("tell-saving", file = shown_file_name(path))];
        if self.pending_close.is_some() {
            words.push(say!("tell-saving-then-closes"));
        }
        Some(words.join(" · "))
    }

    /// Drops the saves of the booklet, which is being closed. The results of these saves are ignored.
    pub fn forget_booklet(&mut self) {
        self.waiting.retain(|order| order.target.document() != DocumentId::Booklet);
        if let Some(current) = self.current.take_if(|current| current.target.document() == DocumentId::Booklet) {
            self.leave(current);
        }
        let of_booklet = |left: &&mut CancelledSave| left.save.target.document() == DocumentId::Booklet;
        self.cancelled.iter_mut().filter(of_booklet).for_each(|left| left.is_forgotten = true);
    }

    /// Cancels a save, whose thread may still write.
    fn leave(&mut self, save: CurrentSave) {
        save.query.cancel();
        self.cancelled.push(CancelledSave { save, is_forgotten: false });
    }
}
