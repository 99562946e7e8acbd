//! The thread that polls the open files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, SystemTime};

use egui::Context;

use crate::studio::document::on_disk::OnDisk;
use crate::studio::files::journal::studio_name;
use crate::studio::files::watch::open_file_lock;
use crate::studio::files::watch::open_file_lock::OpenFileLock;
use crate::studio::tasks::jobs::panic_words;

/// The polling interval.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// A change found by the thread.
pub(super) enum WatchEvent {
    /// The new content of a file.
    Written(PathBuf, OnDisk),
    /// A file, and whether another instance has it open.
    Shared(PathBuf, bool),
    /// A panic while a file was checked, with its message. The file will be checked again.
    Failed(String),
}

/// The handle of the thread, which ends when this is dropped.
pub(super) struct Watcher {
    files: Sender<BTreeSet<PathBuf>>,
    news: Receiver<WatchEvent>,
}

impl Watcher {
    /// Starts the thread.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(marks: Option<PathBuf>, ctx: &Context) -> io::Result<Watcher> {
        let (files, wanted) = channel();
        let (told, news) = channel();
        let ctx = ctx.clone();
        let tell = move |news: WatchEvent| {
            // The receiver may be gone.
            let _ = told.send(news);
            ctx.request_repaint();
        };
        let looks = WatcherState { marks, studio: studio_name(), files: BTreeMap::new() };
        std::thread::Builder::new().name("watcher".to_owned()).spawn(move || looks.run(&wanted, &tell))?;
        Ok(Watcher { files, news })
    }

    /// Replaces the set of watched files.
    pub fn watch(&self, files: BTreeSet<PathBuf>) {
        // The thread lives as long as this value, so the receiver exists.
        let _ = self.files.send(files);
    }

    /// Returns the next change.
    pub fn next_event(&self) -> Option<WatchEvent> {
        self.news.try_recv().ok()
    }
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
    fn run(mut self, wanted: &Receiver<BTreeSet<PathBuf>>, tell: &dyn Fn(WatchEvent)) {
        loop {
            // With no file to watch, the thread sleeps.
            let files = match self.files.is_empty() {
                true => wanted.recv().map_err(|_| RecvTimeoutError::Disconnected),
                false => wanted.recv_timeout(POLL_INTERVAL),
            };
            match files {
                Ok(files) => {
                    self.files.retain(|path, _| files.contains(path));
                    for path in files {
                        self.files.entry(path).or_default();
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            for (path, look) in &mut self.files {
                let looked = catch_unwind(AssertUnwindSafe(|| {
                    check_file(path, look, tell);
                    if let Some(marks) = &self.marks {
                        check_lock(marks, &self.studio, path, look, tell);
                    }
                }));
                if let Err(panic) = looked {
                    // The state of this file is uncertain after a panic. Other files are still checked.
                    (look.stamp, look.content) = (None, None);
                    if !std::mem::replace(&mut look.failed, true) {
                        tell(WatchEvent::Failed(panic_words(panic.as_ref())));
                    }
                }
            }
        }
    }
}

/// Reports the content of the file if it has changed.
fn check_file(path: &Path, look: &mut WatchedFile, tell: &dyn Fn(WatchEvent)) {
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
        tell(WatchEvent::Written(path.to_owned(), content));
    }
}

/// Renews the lock file of this instance, and reports whether another instance has one.
fn check_lock(marks: &Path, studio: &str, path: &Path, look: &mut WatchedFile, tell: &dyn Fn(WatchEvent)) {
    if !look.mark.as_ref().is_some_and(OpenFileLock::is_there) {
        // If this fails, other instances are merely not warned.
        look.mark = OpenFileLock::set(marks, path, studio).ok();
    }
    let shared = open_file_lock::is_open_elsewhere(marks, path, studio);
    if std::mem::replace(&mut look.shared, shared) != shared {
        tell(WatchEvent::Shared(path.to_owned(), shared));
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
        let ((files, wanted), (told, news)) = (channel(), channel());
        let broken = AtomicBool::new(true);
        let tell = move |news: WatchEvent| {
            assert!(!broken.swap(false, Ordering::Relaxed), "on purpose");
            told.send(news).unwrap();
        };
        let looks = WatcherState { marks: None, studio: studio_name(), files: BTreeMap::new() };
        let thread = std::thread::spawn(move || looks.run(&wanted, &tell));
        let watched = BTreeSet::from([path]);
        files.send(watched.clone()).unwrap();
        files.send(watched).unwrap();
        assert!(matches!(news.recv(), Ok(WatchEvent::Failed(words)) if words.contains("on purpose")));
        let written =
            |news: WatchEvent| matches!(news, WatchEvent::Written(_, content) if content == OnDisk::content(b"one"));
        assert!(news.recv().is_ok_and(written));
        drop(files);
        thread.join().unwrap();
    }
}
