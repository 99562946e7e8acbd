//! A background watch on the open files. It reports changes by other programs, and files that are also open in
//! another instance of the studio.

mod mark;
mod watcher;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use egui::Context;

use super::asked::Asked;
use super::journal::state_folder;
use super::on_disk::OnDisk;
use watcher::{News, Watcher};

/// The known state of the open files. Nothing is watched before [`Watch::begin`].
#[derive(Default)]
pub struct Watch {
    begun: bool,
    /// The folder of the lock files.
    marks: Option<PathBuf>,
    watcher: Option<Watcher>,
    watched: BTreeSet<PathBuf>,
    /// The new contents of files that have changed, until handled.
    written: BTreeMap<PathBuf, OnDisk>,
    /// The files that no longer exist, until reported.
    gone: BTreeSet<PathBuf>,
    /// The files that another instance has open, too.
    shared: BTreeSet<PathBuf>,
    /// The shared files that are not yet reported.
    to_tell: BTreeSet<PathBuf>,
    /// The reason why a file could not be watched, until reported.
    failure: Option<String>,
    /// A file and its last known content, with a second check whether the content has changed.
    pub(super) newer: Option<(PathBuf, OnDisk, Asked<bool>)>,
    /// The files that are still missing according to a second check.
    pub(super) missing: Asked<BTreeSet<PathBuf>>,
}

impl Watch {
    /// Starts to watch files. `marks` is the folder of the lock files.
    pub fn begin(marks: Option<PathBuf>) -> Watch {
        Watch { begun: true, marks, ..Watch::default() }
    }

    /// Starts to watch files as [`Watch::begin`] does, with the lock files in the user's state folder, if there is
    /// one.
    pub fn of_user() -> Watch {
        Watch::begin(state_folder().map(|folder| folder.join("gridwright").join("open")))
    }

    /// Sets the files to watch, and collects news.
    pub(super) fn follow(&mut self, files: BTreeSet<PathBuf>, ctx: &Context) {
        if !self.begun {
            return;
        }
        if files != self.watched {
            self.written.retain(|path, _| files.contains(path));
            self.gone.retain(|path| files.contains(path));
            self.shared.retain(|path| files.contains(path));
            self.to_tell.retain(|path| files.contains(path));
            if self.watcher.is_none() {
                self.watcher = Watcher::start(self.marks.clone(), ctx).ok();
            }
            if let Some(watcher) = &self.watcher {
                watcher.watch(files.clone());
            }
            self.watched = files;
        }
        // A file that appears again is no longer missing, and one that disappears is no longer changed.
        while let Some(news) = self.watcher.as_ref().and_then(Watcher::news) {
            match news {
                // The file may have been closed in the meantime.
                News::Written(path, _) | News::Shared(path, _) if !self.watched.contains(&path) => {}
                News::Written(path, OnDisk::Missing) => {
                    self.written.remove(&path);
                    self.gone.insert(path);
                }
                News::Written(path, content) => {
                    self.gone.remove(&path);
                    self.written.insert(path, content);
                }
                News::Shared(path, true) => {
                    self.to_tell.insert(path.clone());
                    self.shared.insert(path);
                }
                News::Failed(why) => self.failure = Some(why),
                News::Shared(path, false) => {
                    self.shared.remove(&path);
                    self.to_tell.remove(&path);
                }
            }
        }
    }

    /// Returns whether another instance has this file open, too.
    pub(in crate::studio) fn is_shared(&self, path: &Path) -> bool {
        self.shared.contains(path)
    }

    /// Returns once whether the file has become shared and this must be reported.
    pub(super) fn tells_shared(&mut self, path: &Path) -> bool {
        self.to_tell.remove(path)
    }

    /// Returns once whether the file's content has changed from `known`.
    pub(super) fn written(&mut self, path: &Path, known: OnDisk) -> bool {
        self.written.remove(path).is_some_and(|content| content != known)
    }

    /// Returns the reason why a file could not be watched, once.
    pub(super) fn take_failure(&mut self) -> Option<String> {
        self.failure.take()
    }

    /// Returns the files that have disappeared, once.
    pub(super) fn take_gone(&mut self) -> BTreeSet<PathBuf> {
        std::mem::take(&mut self.gone)
    }
}
