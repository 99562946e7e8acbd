//! A background watch on the open files. It reports changes by other programs, and files that are also open in
//! another instance of the studio.

mod open_file_lock;
mod watcher;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use egui::Context;

use crate::studio::document::on_disk::OnDisk;
use crate::studio::files::journal::state_folder;
use crate::studio::tasks::query::BackgroundQuery;
use watcher::{WatchEvent, Watcher, start_watcher};

/// The known state of the open files. Nothing is watched before [`FileWatch::begin`].
#[derive(Default)]
pub struct FileWatch {
    begun: bool,
    /// The folder of the lock files.
    lock_folder: Option<PathBuf>,
    watcher: Option<Watcher>,
    watched: BTreeSet<PathBuf>,
    /// The new contents of files that have changed, until handled.
    changed: BTreeMap<PathBuf, OnDisk>,
    /// The files that no longer exist, until reported.
    missing_files: BTreeSet<PathBuf>,
    /// The files that another instance has open, too.
    shared: BTreeSet<PathBuf>,
    /// The shared files that are not yet reported.
    unreported: BTreeSet<PathBuf>,
    /// The reason why a file could not be watched, until reported.
    failure: Option<String>,
    /// A file, its last known content, and a second check of whether the content has changed.
    pub(in crate::studio) change_check: Option<(PathBuf, OnDisk, BackgroundQuery<bool>)>,
    /// The files that are still missing according to a second check.
    pub(in crate::studio) missing_check: BackgroundQuery<BTreeSet<PathBuf>>,
}

impl FileWatch {
    /// Starts to watch files. `marks` is the folder of the lock files.
    pub fn begin(marks: Option<PathBuf>) -> FileWatch {
        FileWatch { begun: true, lock_folder: marks, ..FileWatch::default() }
    }

    /// Starts to watch files as [`FileWatch::begin`] does, with the lock files in the user's state folder, if there is
    /// one.
    pub fn of_user() -> FileWatch {
        FileWatch::begin(state_folder().map(|folder| folder.join("gridwright").join("open")))
    }

    /// Sets the files to watch, and collects the events.
    pub(in crate::studio) fn sync(&mut self, files: BTreeSet<PathBuf>, ctx: &Context) {
        if !self.begun {
            return;
        }
        if files != self.watched {
            self.changed.retain(|path, _| files.contains(path));
            self.missing_files.retain(|path| files.contains(path));
            self.shared.retain(|path| files.contains(path));
            self.unreported.retain(|path| files.contains(path));
            if self.watcher.is_none() {
                self.watcher = start_watcher(self.lock_folder.clone(), ctx).ok();
            }
            if let Some(watcher) = &self.watcher {
                // The thread lives as long as its handle.
                let _ = watcher.send(files.clone());
            }
            self.watched = files;
        }
        // A file that appears again is no longer missing, and one that disappears is no longer changed.
        while let Some(news) = self.watcher.as_ref().and_then(Watcher::message) {
            match news {
                // The file may have been closed in the meantime.
                Ok(WatchEvent::Written(path, _) | WatchEvent::Shared(path, _)) if !self.watched.contains(&path) => {}
                Ok(WatchEvent::Written(path, OnDisk::Missing)) => {
                    self.changed.remove(&path);
                    self.missing_files.insert(path);
                }
                Ok(WatchEvent::Written(path, content)) => {
                    self.missing_files.remove(&path);
                    self.changed.insert(path, content);
                }
                Ok(WatchEvent::Shared(path, true)) => {
                    self.unreported.insert(path.clone());
                    self.shared.insert(path);
                }
                Err(why) => self.failure = Some(why),
                Ok(WatchEvent::Shared(path, false)) => {
                    self.shared.remove(&path);
                    self.unreported.remove(&path);
                }
            }
        }
    }

    /// Returns whether another instance has this file open, too.
    pub(in crate::studio) fn is_shared(&self, path: &Path) -> bool {
        self.shared.contains(path)
    }

    /// Returns whether the file has become shared and this must be reported. Later calls return false.
    pub(in crate::studio) fn take_shared(&mut self, path: &Path) -> bool {
        self.unreported.remove(path)
    }

    /// Returns whether the file's content has changed from `known`. Later calls return false until it changes again.
    pub(in crate::studio) fn take_changed(&mut self, path: &Path, known: OnDisk) -> bool {
        self.changed.remove(path).is_some_and(|content| content != known)
    }

    /// Takes the reason why a file could not be watched.
    pub(in crate::studio) fn take_failure(&mut self) -> Option<String> {
        self.failure.take()
    }

    /// Takes the files that have disappeared.
    pub(in crate::studio) fn take_missing(&mut self) -> BTreeSet<PathBuf> {
        std::mem::take(&mut self.missing_files)
    }
}
