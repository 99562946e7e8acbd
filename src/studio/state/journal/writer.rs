//! The thread that writes and removes journals, in the order that it is told. It waits a little for more changes, so
//! that not each letter is written by itself; at the end, and when the program is told to end, it waits no longer.

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

/// How long after the first change that it lacks a journal is written.
const DELAY: Duration = Duration::from_secs(2);
/// How long the end of the program waits for the disk.
const PATIENCE: Duration = Duration::from_secs(2);

/// The threads of this process that write journals, by their names.
static RUNNING: Mutex<BTreeMap<String, Sender<Order>>> = Mutex::new(BTreeMap::new());

type Text = Box<dyn FnOnce() -> String + Send>;

enum Order {
    /// Keep this in the place of what was kept before.
    Keep {
        key: Key,
        text: Text,
        /// Deleted once this one is written.
        instead_of: Vec<Lying>,
        ctx: Context,
    },
    Remove {
        key: Key,
        /// Deleted with it.
        with: Vec<Lying>,
    },
    /// Delete what others have left behind.
    Delete(Vec<Lying>),
    /// Write what waits, and say so.
    Now(Sender<()>),
    /// Write what waits, and end.
    End,
}

/// Writes at once what all studios of this process have not written yet, and waits for that, but not for ever. To be
/// called when the program is about to end without being asked whether it may.
pub(in crate::studio) fn write_all_now() {
    let running: Vec<Sender<Order>> =
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
    let until = Instant::now() + PATIENCE;
    for orders in running {
        let (done, written) = channel();
        if orders.send(Order::Now(done)).is_ok() {
            // The answer is that it was written, or that nobody answers.
            let _ = written.recv_timeout(until.saturating_duration_since(Instant::now()));
        }
    }
}

/// The handle on the thread.
pub(super) struct Writer {
    name: String,
    orders: Sender<Order>,
    failures: Receiver<(Option<Key>, String)>,
    /// Closes when the thread has carried out everything, and holds no lock any more.
    ended: Receiver<()>,
}

impl Writer {
    /// Starts the thread; `name` is one that no other studio has.
    ///
    /// # Errors
    /// When the system has no thread to give.
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
            // Its locks end before the end is told.
            let mut journals = journals;
            journals.keep(&received);
        })?;
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), orders.clone());
        Ok(Writer { name: name.to_owned(), orders, failures, ended })
    }

    /// Puts this in the place of what was kept before, soon.
    pub fn keep(&self, key: Key, text: Text, instead_of: Vec<Lying>, ctx: &Context) {
        self.tell(Order::Keep { key, text, instead_of, ctx: ctx.clone() });
    }

    pub fn remove(&self, key: Key, with: Vec<Lying>) {
        self.tell(Order::Remove { key, with });
    }

    /// Deletes what others have left behind.
    pub fn delete(&self, files: Vec<Lying>) {
        self.tell(Order::Delete(files));
    }

    /// A journal that could not be written, and why; None where it is not known which.
    pub fn failure(&self) -> Option<(Option<Key>, String)> {
        self.failures.try_recv().ok()
    }

    fn tell(&self, order: Order) {
        // Nobody listens once the thread was told to end.
        let _ = self.orders.send(order);
    }
}

/// Lets the thread carry out what it was told, and waits for that, but not for ever.
impl Drop for Writer {
    fn drop(&mut self) {
        self.tell(Order::End);
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.name);
        // The answer is that nobody answers any more.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

/// A journal that is about to be written.
struct Waiting {
    due: Instant,
    text: Text,
    instead_of: Vec<Lying>,
    ctx: Context,
}

/// What the thread works on.
struct Journals {
    folder: PathBuf,
    name: String,
    waiting: BTreeMap<Key, Waiting>,
    /// The locks of the journals that lie in the folder.
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
            // What was in its hands is of one journal; those of others are kept all the same.
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
                // Only now: it is not known what is in it.
                drop(old);
            }
            Ok(Order::Remove { key, with }) => self.remove(key, with),
            Ok(Order::Delete(files)) => delete(files),
            Ok(Order::Now(done)) => {
                self.write_due(None);
                // Who asked may have gone on.
                let _ = done.send(());
            }
            Err(RecvTimeoutError::Timeout) => self.write_due(Some(Instant::now())),
            Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => self.write_due(None),
        }
    }

    /// Writes what is due by a time, or all that waits.
    fn write_due(&mut self, by: Option<Instant>) {
        let is_due = |waiting: &Waiting| by.is_none_or(|by| waiting.due <= by);
        let due: Vec<Key> = self.waiting.iter().filter(|(_, waiting)| is_due(waiting)).map(|(key, _)| *key).collect();
        for key in due {
            let Some(Waiting { text, instead_of, ctx, .. }) = self.waiting.remove(&key) else { continue };
            let path = self.path(key);
            // Of what cannot be put into words, or written, the others are kept all the same.
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
            // One that cannot be removed is offered at the next start, and can be discarded then.
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
        // As above.
        let _ = file.delete();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::journal::Journal;
    use crate::studio::state::scratch::Scratch;

    /// Panics when it is given up.
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
        // Takes the place of the old one, which is given up.
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
