//! Files that are open are looked after, off the thread that draws: another program may write them, and another studio
//! may have them open, too. Both are told.

mod mark;
mod watcher;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use egui::Context;

use super::asked::Asked;
use super::journal::state_folder;
use super::on_disk::OnDisk;
use watcher::{News, Watcher};

/// What is known of the open files. Nothing is looked at unless it was begun by [`Watch::begin`].
#[derive(Default)]
pub struct Watch {
    begun: bool,
    /// The folder in which studios mark the files that they have open.
    marks: Option<PathBuf>,
    watcher: Option<Watcher>,
    watched: BTreeSet<PathBuf>,
    /// What files held when they were found to be others than before, until that is dealt with.
    written: BTreeMap<PathBuf, OnDisk>,
    /// Those that are not there any more, until that is told.
    gone: BTreeSet<PathBuf>,
    /// Those that another studio has open, too.
    shared: BTreeSet<PathBuf>,
    /// Those of which that is still to be told.
    to_tell: BTreeSet<PathBuf>,
    /// Why a file was not looked at, until that is told.
    failure: Option<String>,
    /// A file and what it was known to hold: whether it holds something else is asked once more.
    pub(super) newer: Option<(PathBuf, OnDisk, Asked<bool>)>,
    /// Those that are still not there, asked once more.
    pub(super) missing: Asked<BTreeSet<PathBuf>>,
}

impl Watch {
    /// Looks after files from now on; `marks` is the folder in which studios mark those that they have open.
    pub fn begin(marks: Option<PathBuf>) -> Watch {
        Watch { begun: true, marks, ..Watch::default() }
    }

    /// As [`Watch::begin`], with the marks in the user's folder for states, if the system names one.
    pub fn of_user() -> Watch {
        Watch::begin(state_folder().map(|folder| folder.join("gridwright").join("open")))
    }

    /// Looks after these files, and no others; takes in what was found.
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
        while let Some(news) = self.watcher.as_ref().and_then(Watcher::news) {
            match news {
                // It may have been closed meanwhile.
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

    /// Whether another studio has this file open, too.
    pub(in crate::studio) fn is_shared(&self, path: &Path) -> bool {
        self.shared.contains(path)
    }

    /// Whether that is to be told now: once for each time.
    pub(super) fn tells_shared(&mut self, path: &Path) -> bool {
        self.to_tell.remove(path)
    }

    /// Whether the file was found to hold something else than this: once for each time.
    pub(super) fn written(&mut self, path: &Path, known: OnDisk) -> bool {
        self.written.remove(path).is_some_and(|content| content != known)
    }

    /// Why a file was not looked at, if that has failed since this was asked last.
    pub(super) fn take_failure(&mut self) -> Option<String> {
        self.failure.take()
    }

    /// Those that were found to be gone, once for each time.
    pub(super) fn take_gone(&mut self) -> BTreeSet<PathBuf> {
        std::mem::take(&mut self.gone)
    }
}
