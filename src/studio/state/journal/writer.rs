//! The thread that writes and removes journals, in the order of the requests. It waits a little for further
//! changes, so that not every key press is written separately. It does not wait when the program ends or is told
//! to terminate.

use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::Context;

use super::Key;
use super::files::{self, Lying};
use crate::disk::{self, File};
use crate::studio::state::jobs::panic_words;

/// The delay between the first unsaved change and writing a journal.
const DELAY: Duration = Duration::from_secs(2);
/// The longest that the end of the program waits for the disk.
const PATIENCE: Duration = Duration::from_secs(2);

/// The writer threads of this process, by name.
static RUNNING: Mutex<BTreeMap<String, Sender<Order>>> = Mutex::new(BTreeMap::new());

type Text = Box<dyn FnOnce() -> String + Send>;

enum Order {
    /// Replaces the journal.
    Keep {
        key: Key,
        text: Text,
        /// Files to delete once this journal is written.
        instead_of: Vec<Lying>,
        ctx: Context,
    },
    Remove {
        key: Key,
        /// Files to delete along with the journal.
        with: Vec<Lying>,
    },
    /// Deletes files left behind.
    Delete(Vec<Lying>),
    /// Writes everything pending at once, and then signals.
    Now(Sender<()>),
    /// Writes everything pending, and then ends.
    End,
}

/// Writes at once all pending journals of this process, and waits for that for a limited time. To be called when
/// the program is about to end without a chance to ask.
pub(in crate::studio) fn write_all_now() {
    let running: Vec<Sender<Order>> =
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
    let until = Instant::now() + PATIENCE;
    for orders in running {
        let (done, written) = channel();
        if orders.send(Order::Now(done)).is_ok() {
            // Either a signal that it was written, or a closed channel because the thread has ended.
            let _ = written.recv_timeout(until.saturating_duration_since(Instant::now()));
        }
    }
}

/// The handle of the thread.
pub(super) struct Writer {
    name: String,
    orders: Sender<Order>,
    failures: Receiver<(Option<Key>, String)>,
    /// A channel that closes once the thread has finished and holds no lock any more.
    ended: Receiver<()>,
}

impl Writer {
    /// Starts the thread. `name` is unique among all studios.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(folder: &Path, name: &str) -> io::Result<Writer> {
        let (orders, received) = channel();
        let (failed, failures) = channel();
        let (end, ended) = channel();
        let journals = Journals {
            folder: folder.to_owned(),
            name: name.to_owned(),
            waiting: BTreeMap::new(),
            locks: BTreeMap::new(),
            failed,
        };
        std::thread::Builder::new().name("journal".to_owned()).spawn(move || {
            let _end: Sender<()> = end;
            // Declared after `_end`, so that its locks are released before the channel closes.
            let mut journals = journals;
            journals.keep(&received);
        })?;
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), orders.clone());
        Ok(Writer { name: name.to_owned(), orders, failures, ended })
    }

    /// Replaces a journal after the delay.
    pub fn keep(&self, key: Key, text: Text, instead_of: Vec<Lying>, ctx: &Context) {
        self.tell(Order::Keep { key, text, instead_of, ctx: ctx.clone() });
    }

    pub fn remove(&self, key: Key, with: Vec<Lying>) {
        self.tell(Order::Remove { key, with });
    }

    /// Deletes files left behind.
    pub fn delete(&self, files: Vec<Lying>) {
        self.tell(Order::Delete(files));
    }

    /// Returns a journal that could not be written, with the reason. The key is None if it is unknown.
    pub fn failure(&self) -> Option<(Option<Key>, String)> {
        self.failures.try_recv().ok()
    }

    fn tell(&self, order: Order) {
        // The receiver is gone once the thread was told to end.
        let _ = self.orders.send(order);
    }
}

/// Lets the thread finish its work, and waits for that for a limited time.
impl Drop for Writer {
    fn drop(&mut self) {
        self.tell(Order::End);
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.name);
        // The channel never carries a message; it is merely closed.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

/// A pending journal.
struct Waiting {
    due: Instant,
    text: Text,
    instead_of: Vec<Lying>,
    ctx: Context,
}

/// The state of the thread.
struct Journals {
    folder: PathBuf,
    name: String,
    waiting: BTreeMap<Key, Waiting>,
    /// The locks of the journals in the folder.
    locks: BTreeMap<Key, File>,
    failed: Sender<(Option<Key>, String)>,
}

impl Journals {
    /// Carries out orders until it is told to end.
    fn keep(&mut self, orders: &Receiver<Order>) {
        loop {
            let due = self.waiting.values().map(|waiting| waiting.due).min();
            let order = match due {
                Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            let ends = matches!(order, Ok(Order::End) | Err(RecvTimeoutError::Disconnected));
            let key = match &order {
                Ok(Order::Keep { key, .. } | Order::Remove { key, .. }) => Some(*key),
                Ok(Order::Delete(_) | Order::Now(_) | Order::End) | Err(_) => None,
            };
            // A panic affects a single journal. The others are still written.
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| self.carry_out(order))) {
                // Without a receiver the window has gone.
                let _ = self.failed.send((key, panic_words(panic.as_ref())));
            }
            if ends {
                return;
            }
        }
    }

    fn carry_out(&mut self, order: Result<Order, RecvTimeoutError>) {
        match order {
            Ok(Order::Keep { key, text, instead_of, ctx }) => {
                let before = self.waiting.remove(&key);
                let (due, mut all, old) = match before {
                    Some(Waiting { due, text, instead_of, .. }) => (due, instead_of, Some(text)),
                    None => (Instant::now() + DELAY, Vec::new(), None),
                };
                all.extend(instead_of);
                self.waiting.insert(key, Waiting { due, text, instead_of: all, ctx });
                // Dropped last, because the drop of a caller's closure may panic.
                drop(old);
            }
            Ok(Order::Remove { key, with }) => self.remove(key, with),
            Ok(Order::Delete(files)) => delete(files),
            Ok(Order::Now(done)) => {
                self.write_due(None);
                // The caller may have stopped waiting.
                let _ = done.send(());
            }
            Err(RecvTimeoutError::Timeout) => self.write_due(Some(Instant::now())),
            Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => self.write_due(None),
        }
    }

    /// Writes the journals due by a time, or all that are pending.
    fn write_due(&mut self, by: Option<Instant>) {
        let is_due = |waiting: &Waiting| by.is_none_or(|by| waiting.due <= by);
        let due: Vec<Key> = self.waiting.iter().filter(|(_, waiting)| is_due(waiting)).map(|(key, _)| *key).collect();
        for key in due {
            let Some(Waiting { text, instead_of, ctx, .. }) = self.waiting.remove(&key) else { continue };
            let path = self.path(key);
            // If one journal cannot be composed or written, the others are still written.
            let written = catch_unwind(AssertUnwindSafe(|| files::write(&path, &text())));
            match written.unwrap_or_else(|panic| Err(io::Error::other(panic_words(panic.as_ref())))) {
                Ok(lock) => {
                    self.locks.insert(key, lock);
                    delete(instead_of);
                }
                Err(error) => {
                    // Without a receiver the window has gone.
                    let _ = self.failed.send((Some(key), format!("{}: {error}", path.display())));
                    ctx.request_repaint();
                }
            }
        }
    }

    fn remove(&mut self, key: Key, with: Vec<Lying>) {
        delete(with);
        if let Some(waiting) = self.waiting.remove(&key) {
            delete(waiting.instead_of);
        }
        if self.locks.contains_key(&key) {
            // A journal that cannot be removed is offered at the next start, and can be discarded then.
            let _ = disk::remove(&self.path(key));
            self.locks.remove(&key);
        }
    }

    fn path(&self, key: Key) -> PathBuf {
        self.folder.join(key.file_name(&self.name))
    }
}

fn delete(files: Vec<Lying>) {
    for file in files {
        // It is offered at the next start if this fails.
        let _ = file.delete();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::journal::Journal;
    use crate::studio::state::scratch::Scratch;

    /// Panics when dropped.
    struct Broken;

    impl Drop for Broken {
        fn drop(&mut self) {
            panic!("on purpose");
        }
    }

    #[test]
    fn an_order_that_panics_is_told_and_all_journals_are_kept() {
        let (ctx, folder, broken) = (Context::default(), Scratch::new(), Broken);
        let mut journal = Journal::in_folder(folder.path().to_owned());
        let old = move || {
            let _broken = &broken;
            "old".to_owned()
        };
        journal.follow(Key::Puzzle(1), Some(1), || old, &ctx);
        // Replaces the old text, whose drop panics.
        journal.follow(Key::Puzzle(1), Some(2), || || "new".to_owned(), &ctx);
        journal.follow(Key::Booklet, Some(1), || || "book".to_owned(), &ctx);
        write_all_now();
        let entries = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let mut kept: Vec<String> = entries.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        kept.sort();
        assert_eq!(kept, ["book", "new"]);
        let told = journal.failure().unwrap_or_default();
        assert!(told.contains("on purpose"), "{told}");
    }
}
