//! The journal: while something has changes that are not saved, a copy of it lies in the user's folder for states, at
//! most five seconds behind. Saving or discarding the changes removes it; a studio that starts offers what others have
//! left behind.

mod files;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use egui::Context;

use writer::Writer;

pub(in crate::studio) use files::{Left, Origin, Orphan, Sort, with_head};

/// How long after the first change that it lacks a journal is written.
const DELAY_SECS: f64 = 2.0;

/// What of one sort is in its journal.
#[derive(Default)]
struct Kept {
    /// The revision that was written last.
    revision: Option<u64>,
    /// When the next one is written, by the clock of the window in seconds.
    due: Option<f64>,
    /// Journals that the next one takes the place of.
    instead_of: Vec<Orphan>,
}

/// The journals of this studio, and those that others have left behind.
#[derive(Default)]
pub struct Journal {
    pub(in crate::studio) folder: Option<PathBuf>,
    writer: Option<Writer>,
    puzzle: Kept,
    booklet: Kept,
    /// What can be recovered.
    pub(in crate::studio) found: Vec<Orphan>,
    /// The author has been told that journals cannot be written.
    told: bool,
}

impl Journal {
    /// Journals in this folder, which need not be there yet.
    pub fn in_folder(folder: PathBuf) -> Journal {
        Journal { folder: Some(folder), ..Journal::default() }
    }

    /// Journals in the user's folder for states, if the system names one.
    pub fn of_user() -> Journal {
        Journal { folder: state_folder().map(|folder| folder.join("gridwright").join("journal")), ..Journal::default() }
    }

    /// Looks again for what others have left behind.
    pub(in crate::studio) fn look(&mut self) {
        // First let go of what is held, or it would be taken for that of a running studio.
        self.found.clear();
        if let Some(folder) = &self.folder {
            self.found = files::orphans(folder);
        }
    }

    /// Takes something out of what was found, by its path.
    pub(in crate::studio) fn take(&mut self, path: &Path) -> Option<Orphan> {
        let place = self.found.iter().position(|orphan| orphan.path == path)?;
        Some(self.found.remove(place))
    }

    /// What was recovered is kept until a journal of this studio has taken its place.
    pub(in crate::studio) fn hold(&mut self, sort: Sort, orphan: Orphan) {
        self.kept_mut(sort).instead_of.push(orphan);
    }

    fn kept_mut(&mut self, sort: Sort) -> &mut Kept {
        match sort {
            Sort::Puzzle => &mut self.puzzle,
            Sort::Booklet => &mut self.booklet,
        }
    }

    /// The thread that writes, once there is something to write.
    fn writer(&mut self) -> Option<&Writer> {
        let folder = self.folder.as_ref()?;
        if self.writer.is_none() {
            static COUNT: AtomicU64 = AtomicU64::new(0);
            let started = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            let (process, nth) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            self.writer = Writer::start(folder, &format!("{process}-{}-{nth}", started.as_nanos())).ok();
        }
        self.writer.as_ref()
    }

    /// Writes what has changed once it is time, and removes what is not needed any more. `unsaved` is the revision with
    /// changes that are not saved, `text` makes the journal of it, off this thread.
    pub(in crate::studio) fn follow<T: FnOnce() -> String + Send + 'static>(
        &mut self,
        sort: Sort,
        unsaved: Option<u64>,
        text: impl FnOnce() -> T,
        ctx: &Context,
    ) {
        if self.folder.is_none() {
            return;
        }
        let now = ctx.input(|input| input.time);
        let kept = self.kept_mut(sort);
        match unsaved {
            None => self.drop_changes(sort),
            Some(revision) if kept.revision == Some(revision) => kept.due = None,
            Some(revision) => {
                let due = *kept.due.get_or_insert(now + DELAY_SECS);
                if now < due {
                    return ctx.request_repaint_after(Duration::from_secs_f64(due - now));
                }
                (kept.due, kept.revision) = (None, Some(revision));
                let instead_of = std::mem::take(&mut kept.instead_of);
                let text = Box::new(text());
                if let Some(writer) = self.writer() {
                    writer.write(sort, text, instead_of, ctx);
                }
            }
        }
    }

    /// There is nothing to keep any more: it was saved, or is not wanted.
    pub(in crate::studio) fn drop_changes(&mut self, sort: Sort) {
        let kept = std::mem::take(self.kept_mut(sort));
        if (kept.revision.is_some() || !kept.instead_of.is_empty())
            && let Some(writer) = self.writer()
        {
            writer.remove(sort, kept.instead_of);
        }
    }

    /// Why a journal could not be written since this was asked last. It will be tried again.
    pub(in crate::studio) fn failure(&mut self) -> Option<String> {
        let (sort, reason) = self.writer.as_ref()?.failure()?;
        self.kept_mut(sort).revision = None;
        let new = !std::mem::replace(&mut self.told, true);
        new.then_some(reason)
    }
}

/// The user's folder for what programs keep from one start to the next, by the custom of the system.
pub(super) fn state_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        return folder("LOCALAPPDATA");
    }
    let home = folder("HOME");
    match cfg!(target_os = "macos") {
        true => home.map(|home| home.join("Library").join("Application Support")),
        false => folder("XDG_STATE_HOME").or_else(|| home.map(|home| home.join(".local").join("state"))),
    }
}
