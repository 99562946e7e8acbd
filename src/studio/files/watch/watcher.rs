//! The thread that polls the open files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use egui::Context;

use crate::studio::document::on_disk::OnDisk;
use crate::studio::files::journal::studio_name;
use crate::studio::files::watch::open_file_lock;
use crate::studio::files::watch::open_file_lock::OpenFileLock;
use crate::studio::tasks::threads::{guarded, wake};
use crate::studio::tasks::worker::{Messages, NextOrder, Orders, Worker};

/// The polling interval.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// A change found by the thread.
pub(super) enum WatchEvent {
    /// The new content of a file.
    Written(PathBuf, OnDisk),
    /// A file, and whether another instance has it open.
    Shared(PathBuf, bool),
}

/// The handle of the thread, which ends when this is dropped. An order replaces the set of watched files. The message
/// of a panic is about a file that will be checked again.
pub(super) type Watcher = Worker<BTreeSet<PathBuf>, WatchEvent>;

/// Starts the thread. `marks` is the folder of the lock files.
///
/// # Errors
/// Returns an error if the system cannot create a thread.
pub(super) fn start_watcher(marks: Option<PathBuf>, ctx: &Context) -> io::Result<Watcher> {
    let looks = WatcherState { marks, studio: studio_name(), files: BTreeMap::new() };
    Worker::start("watcher", wake(ctx), move |wanted, tell| looks.run(&wanted, tell))
}

/// The known state of a file.
#[derive(Default)]
struct WatchedFile {
    /// The modification time and length. While these stay the same, the file is not read again.
    stamp: Option<(SystemTime, u64)>,
    content: Option<OnDisk>,
    /// True if the file was missing at the last check.
    missing: bool,
    mark: Option<OpenFileLock>,
    shared: bool,
    /// True if a check has panicked and this was reported.
    failed: bool,
}

/// The state of the thread.
struct WatcherState {
    marks: Option<PathBuf>,
    studio: String,
    files: BTreeMap<PathBuf, WatchedFile>,
}

impl WatcherState {
    /// Polls the files until the handle is dropped.
    fn run(mut self, wanted: &Orders<BTreeSet<PathBuf>>, tell: &Messages<WatchEvent>) {
        loop {
            // With no file to watch, the thread sleeps.
            let due = (!self.files.is_empty()).then(|| Instant::now() + POLL_INTERVAL);
            match wanted.next(due) {
                NextOrder::Order(files) => {
                    self.files.retain(|path, _| files.contains(path));
                    for path in files {
                        self.files.entry(path).or_default();
                    }
                }
                NextOrder::Due => {}
                NextOrder::End => return,
            }
            for (path, look) in &mut self.files {
                let looked = guarded(|| {
                    check_file(path, look, tell);
                    if let Some(marks) = &self.marks {
                        check_lock(marks, &self.studio, path, look, tell);
                    }
                });
                if let Err(reason) = looked {
                    // The state of this file is uncertain after a panic. Other files are still checked.
                    (look.stamp, look.content) = (None, None);
                    if !std::mem::replace(&mut look.failed, true) {
                        tell.send_failure(reason);
                    }
                }
            }
        }
    }
}

/// Reports the content of the file if it has changed.
fn check_file(path: &Path, look: &mut WatchedFile, tell: &Messages<WatchEvent>) {
    let metadata = fs::metadata(path).ok();
    let stamp = metadata.and_then(|metadata| Some((metadata.modified().ok()?, metadata.len())));
    if look.content.is_some() && stamp == look.stamp {
        look.missing = stamp.is_none();
        return;
    }
    let content = OnDisk::of(path);
    let missed = std::mem::replace(&mut look.missing, content == OnDisk::Missing);
    if look.missing && !missed && look.content.is_some() {
        // Many programs remove the old file before they write the new one, so a missing file is reported only if
        // the next check still misses it.
        return;
    }
    look.stamp = stamp;
    if look.content.replace(content) != Some(content) {
        tell.send(WatchEvent::Written(path.to_owned(), content));
    }
}

/// Renews the lock file of this instance, and reports whether another instance has one.
fn check_lock(marks: &Path, studio: &str, path: &Path, look: &mut WatchedFile, tell: &Messages<WatchEvent>) {
    if !look.mark.as_ref().is_some_and(OpenFileLock::is_there) {
        // If this fails, other instances are merely not warned.
        look.mark = OpenFileLock::set(marks, path, studio).ok();
    }
    let shared = open_file_lock::is_open_elsewhere(marks, path, studio);
    if std::mem::replace(&mut look.shared, shared) != shared {
        tell.send(WatchEvent::Shared(path.to_owned(), shared));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::studio::files::temp_folder::TempFolder;

    #[test]
    fn a_panic_while_a_file_is_looked_at_is_told_and_it_is_looked_at_again() {
        let folder = TempFolder::new();
        let path = folder.path().join("a.ron");
        fs::write(&path, "one").unwrap();
        let broken = AtomicBool::new(true);
        let wake = move || assert!(!broken.swap(false, Ordering::Relaxed), "on purpose");
        let looks = WatcherState { marks: None, studio: studio_name(), files: BTreeMap::new() };
        let mut watcher = Worker::start("test", wake, move |wanted, tell| looks.run(&wanted, tell)).unwrap();
        let watched = BTreeSet::from([path]);
        watcher.send(watched.clone()).unwrap();
        watcher.send(watched).unwrap();
        // It panics after the first message.
        watcher.end(Duration::MAX);
        let news: Vec<_> = std::iter::from_fn(|| watcher.message()).collect();
        let one = OnDisk::content(b"one");
        let is_written = |news: &Result<_, _>| matches!(news, Ok(WatchEvent::Written(_, content)) if *content == one);
        let [first, Err(reason), again] = news.as_slice() else { panic!("{} messages", news.len()) };
        assert!(reason.contains("on purpose") && is_written(first) && is_written(again));
    }
}
