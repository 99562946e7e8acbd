//! The thread that writes and removes journals, in the order of the requests. It waits a little for further
//! changes, so that not every key press is written separately. It does not wait when the program ends or is
//! asked to terminate.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::disk::{self, File};
use crate::studio::files::journal::JournalKey;
use crate::studio::files::journal::files;
use crate::studio::files::journal::files::LockedFile;
use crate::studio::tasks::threads::{caught, run_after_panics};
use crate::studio::tasks::worker::{Messages, NextOrder, Worker};

/// The delay between the first unsaved change and writing a journal.
const DELAY: Duration = Duration::from_secs(2);
/// The maximum time that the program waits for the disk when it ends.
const DROP_TIMEOUT: Duration = Duration::from_secs(2);

/// The writer threads of this process, by name.
static RUNNING: Mutex<BTreeMap<String, Sender<WriterCommand>>> = Mutex::new(BTreeMap::new());

type JournalText = Box<dyn FnOnce() -> String + Send>;

enum WriterCommand {
    /// Replaces the journal.
    Write {
        key: JournalKey,
        text: JournalText,
        /// Files to delete once this journal is written.
        instead_of: Vec<LockedFile>,
    },
    Remove {
        key: JournalKey,
        /// Files to delete along with the journal.
        with: Vec<LockedFile>,
    },
    /// Deletes files left behind.
    Delete(Vec<LockedFile>),
    /// Writes everything pending at once, and then signals.
    Flush(Sender<()>),
}

/// Writes all pending journals of this process at once, and waits for a limited time until they are written. To be
/// called when the program may be about to end without asking the setter.
pub(in crate::studio) fn write_all_now() {
    let running: Vec<Sender<WriterCommand>> =
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
    let until = Instant::now() + DROP_TIMEOUT;
    for orders in running {
        let (done, written) = channel();
        if orders.send(WriterCommand::Flush(done)).is_ok() {
            // This receives either the signal that everything was written, or nothing because the thread has ended and
            // closed the channel.
            let _ = written.recv_timeout(until.saturating_duration_since(Instant::now()));
        }
    }
}

/// A journal that could not be written, and the reason.
type WriteFailure = (JournalKey, String);

/// The handle of the thread.
pub(super) struct JournalWriter {
    name: String,
    thread: Worker<WriterCommand, WriteFailure>,
}

impl JournalWriter {
    /// Starts the thread. `name` is unique among all studios. `wake` is called after each failure.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(folder: &Path, name: &str, wake: impl Fn() + Send + 'static) -> io::Result<JournalWriter> {
        let mut journals = JournalStore {
            folder: folder.to_owned(),
            name: name.to_owned(),
            waiting: BTreeMap::new(),
            locks: BTreeMap::new(),
        };
        let thread = Worker::start("journal", wake, move |orders, failed| {
            loop {
                // The thread sleeps until the next command, or until the first pending journal is due.
                let order = orders.next(journals.waiting.values().map(|waiting| waiting.due).min());
                let ends = matches!(order, NextOrder::End);
                journals.run(order, failed);
                if ends {
                    return;
                }
            }
        })?;
        if let Some(orders) = thread.sender() {
            RUNNING.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), orders);
        }
        run_after_panics(write_all_now);
        Ok(JournalWriter { name: name.to_owned(), thread })
    }

    /// Replaces a journal after the delay.
    pub fn write(&self, key: JournalKey, text: JournalText, instead_of: Vec<LockedFile>) {
        self.send(WriterCommand::Write { key, text, instead_of });
    }

    pub fn remove(&self, key: JournalKey, with: Vec<LockedFile>) {
        self.send(WriterCommand::Remove { key, with });
    }

    /// Deletes files left behind.
    pub fn delete(&self, files: Vec<LockedFile>) {
        self.send(WriterCommand::Delete(files));
    }

    /// Returns the key of a journal that could not be written, if the key is known, and the reason.
    pub fn failure(&self) -> Option<(Option<JournalKey>, String)> {
        Some(match self.thread.message()? {
            Ok((key, reason)) => (Some(key), reason),
            Err(reason) => (None, reason),
        })
    }

    fn send(&self, order: WriterCommand) {
        // The thread lives as long as its handle.
        let _ = self.thread.send(order);
    }
}

/// Lets the thread finish its work, and waits for it for a limited time.
impl Drop for JournalWriter {
    fn drop(&mut self) {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.name);
        self.thread.end(DROP_TIMEOUT);
    }
}

/// A pending journal.
struct PendingJournal {
    due: Instant,
    text: JournalText,
    replaces: Vec<LockedFile>,
}

/// The state of the thread.
struct JournalStore {
    folder: PathBuf,
    name: String,
    waiting: BTreeMap<JournalKey, PendingJournal>,
    /// The locks of the journals in the folder.
    locks: BTreeMap<JournalKey, File>,
}

impl JournalStore {
    /// Carries out a command. A panic affects a single journal; the others are still written.
    fn run(&mut self, order: NextOrder<WriterCommand>, failed: &Messages<WriteFailure>) {
        let key = match &order {
            NextOrder::Order(WriterCommand::Write { key, .. } | WriterCommand::Remove { key, .. }) => Some(*key),
            NextOrder::Order(WriterCommand::Delete(_) | WriterCommand::Flush(_)) | NextOrder::Due | NextOrder::End => {
                None
            }
        };
        match (caught(|| self.carry_out(order, failed)), key) {
            (Ok(()), _) => {}
            (Err(reason), Some(key)) => failed.send((key, reason)),
            (Err(reason), None) => failed.send_failure(reason),
        }
    }

    fn carry_out(&mut self, order: NextOrder<WriterCommand>, failed: &Messages<WriteFailure>) {
        match order {
            NextOrder::Order(WriterCommand::Write { key, text, instead_of }) => {
                let before = self.waiting.remove(&key);
                // The journal stays due at the time of the first change, so that steady typing does not postpone it for
                // ever.
                let (due, mut all, old) = match before {
                    Some(PendingJournal { due, text, replaces: instead_of, .. }) => (due, instead_of, Some(text)),
                    None => (Instant::now() + DELAY, Vec::new(), None),
                };
                all.extend(instead_of);
                self.waiting.insert(key, PendingJournal { due, text, replaces: all });
                // The old text is dropped last, because the drop of a caller's closure may panic.
                drop(old);
            }
            NextOrder::Order(WriterCommand::Remove { key, with }) => self.remove(key, with),
            NextOrder::Order(WriterCommand::Delete(files)) => delete(files),
            NextOrder::Order(WriterCommand::Flush(done)) => {
                self.write_due(None, failed);
                // The caller may have stopped waiting.
                let _ = done.send(());
            }
            NextOrder::Due => self.write_due(Some(Instant::now()), failed),
            NextOrder::End => self.write_due(None, failed),
        }
    }

    /// Writes the journals due by a time, or all that are pending.
    fn write_due(&mut self, by: Option<Instant>, failed: &Messages<WriteFailure>) {
        let is_due = |waiting: &PendingJournal| by.is_none_or(|by| waiting.due <= by);
        let due: Vec<JournalKey> =
            self.waiting.iter().filter(|(_, waiting)| is_due(waiting)).map(|(key, _)| *key).collect();
        for key in due {
            let Some(PendingJournal { text, replaces: instead_of, .. }) = self.waiting.remove(&key) else { continue };
            let path = self.path(key);
            // If one journal cannot be composed or written, the others are still written.
            let written = caught(|| files::write(&path, &text()));
            match written.unwrap_or_else(|reason| Err(io::Error::other(reason))) {
                Ok(lock) => {
                    self.locks.insert(key, lock);
                    delete(instead_of);
                }
                Err(error) => failed.send((key, format!("{}: {error}", path.display()))),
            }
        }
    }

    fn remove(&mut self, key: JournalKey, with: Vec<LockedFile>) {
        delete(with);
        if let Some(waiting) = self.waiting.remove(&key) {
            delete(waiting.replaces);
        }
        // Without a lock, no journal was written.
        if self.locks.contains_key(&key) {
            // A journal that cannot be removed is offered at the next start, and can be discarded then.
            let _ = disk::remove(&self.path(key));
            self.locks.remove(&key);
        }
    }

    fn path(&self, key: JournalKey) -> PathBuf {
        self.folder.join(key.file_name(&self.name))
    }
}

fn delete(files: Vec<LockedFile>) {
    for file in files {
        // If this fails, the file is offered at the next start.
        let _ = file.delete();
    }
}

#[cfg(test)]
mod tests {
    use egui::Context;

    use super::*;
    use crate::studio::files::journal::Journal;
    use crate::studio::files::temp_folder::TempFolder;

    /// Panics when dropped.
    struct Broken;

    impl Drop for Broken {
        fn drop(&mut self) {
            panic!("on purpose");
        }
    }

    #[test]
    fn an_order_that_panics_is_told_and_all_journals_are_kept() {
        let (ctx, folder, broken) = (Context::default(), TempFolder::new(), Broken);
        let mut journal = Journal::in_folder(folder.path().to_owned());
        let old = move || {
            let _broken = &broken;
            "old".to_owned()
        };
        journal.sync(JournalKey::Puzzle(1), Some(1), || old, &ctx);
        // Replaces the old text, whose drop panics.
        journal.sync(JournalKey::Puzzle(1), Some(2), || || "new".to_owned(), &ctx);
        journal.sync(JournalKey::Booklet, Some(1), || || "book".to_owned(), &ctx);
        write_all_now();
        let entries = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let mut kept: Vec<String> = entries.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        kept.sort();
        assert_eq!(kept, ["book", "new"]);
        let told = journal.failure().unwrap_or_default();
        assert!(told.contains("on purpose"), "{told}");
    }
}
