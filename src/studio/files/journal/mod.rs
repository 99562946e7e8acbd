//! The journal: copies of all documents with unsaved changes, kept in the user's state folder. A copy is at most five
//! seconds older than its document. Saving or discarding the changes removes the copy. At startup, the studio offers
//! the journals that other instances have left behind. Playtests are stored next to the journals, whether the puzzle is
//! saved or not.

mod files;
mod playtests;
mod writer;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use egui::Context;

use crate::solve::Control;
use crate::studio::tasks::query::BackgroundQuery;
use writer::JournalWriter;

pub(in crate::studio) use files::{LockedFile, Orphan, OrphanDocument, with_header};
pub(in crate::studio) use playtests::{LeftPlaytest, with_seconds};
pub(in crate::studio) use writer::write_all_now;

use files::JournalKind;

/// The subject of a journal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::studio) enum JournalKey {
    /// The puzzle with this id.
    Puzzle(u64),
    /// The playtest of the puzzle with this id.
    Play(u64),
    Booklet,
}

impl JournalKey {
    /// Returns the name of the file in the journal folder. `studio` is the unique name of this instance.
    fn file_name(self, studio: &str) -> String {
        match self {
            JournalKey::Puzzle(id) => format!("{}-{studio}-{id}.ron", JournalKind::Puzzle.prefix()),
            JournalKey::Play(id) => format!("{}-{studio}-{id}.ron", playtests::PREFIX),
            JournalKey::Booklet => format!("{}-{studio}.ron", JournalKind::Booklet.prefix()),
        }
    }
}

/// The state of the journal of one document.
#[derive(Default)]
struct JournalState {
    /// The revision passed to the writer last.
    revision: Option<u64>,
    /// Recovered journals, to be deleted once a new one is written.
    replaces: Vec<LockedFile>,
}

/// The journals of this instance, and those that others have left behind.
#[derive(Default)]
pub struct Journal {
    pub(in crate::studio) folder: Option<PathBuf>,
    writer: Option<JournalWriter>,
    /// The window, which failures of the writer wake.
    window: Option<Context>,
    states: BTreeMap<JournalKey, JournalState>,
    /// Documents that can be recovered.
    pub(in crate::studio) orphans: Vec<Orphan>,
    /// Documents that are about to be recovered.
    recovering: Vec<Orphan>,
    /// Playtests that can be resumed, newest first.
    pub(in crate::studio) plays: Vec<LeftPlaytest>,
    /// True if a search for journals left behind is due.
    search_due: bool,
    orphan_query: BackgroundQuery<(Vec<Orphan>, Vec<LeftPlaytest>)>,
    /// True if the search results are to be offered.
    pub(in crate::studio) offers: bool,
    /// True if the setter has seen the error that journals cannot be written.
    failure_reported: bool,
}

impl Journal {
    /// Returns journals in this folder, which need not exist yet.
    pub fn in_folder(folder: PathBuf) -> Journal {
        Journal { folder: Some(folder), ..Journal::default() }
    }

    /// Returns journals in the user's state folder, if the system has one.
    pub fn of_user() -> Journal {
        Journal { folder: state_folder().map(|folder| folder.join("gridwright").join("journal")), ..Journal::default() }
    }

    /// Starts a new background search for journals left behind. Each is read completely and drawn.
    pub(in crate::studio) fn search(&mut self) {
        // A running search holds the locks of the journals that it has found, so a second search would take them for
        // journals of a running studio.
        if !self.is_searching() {
            // The files of earlier results are locked, too, and must be released.
            self.orphans.clear();
            self.plays.clear();
            self.search_due = self.folder.is_some();
        }
    }

    /// Returns whether a search for journals left behind is pending.
    pub(in crate::studio) fn is_searching(&self) -> bool {
        self.search_due || self.orphan_query.is_running()
    }

    /// Starts a due search, or collects its results.
    pub(in crate::studio) fn poll_search(&mut self, ctx: &Context) {
        if std::mem::take(&mut self.search_due)
            && let Some(folder) = self.folder.clone()
        {
            self.orphan_query.start(0, "left behind", ctx, Control::new(), move |_| {
                files::remove_stale_parts(&folder);
                (files::orphans(&folder), playtests::plays(&folder))
            });
            self.orphan_query.poll_fresh();
        }
        if let Some(found) = self.orphan_query.finished() {
            // If the search failed, the journals are offered at the next start.
            let (found, plays) = found.unwrap_or_default();
            self.orphans.extend(found);
            self.plays.extend(plays);
        }
    }

    /// Removes a journal from the results, by its path.
    pub(in crate::studio) fn take(&mut self, path: &Path) -> Option<Orphan> {
        let place = self.orphans.iter().position(|orphan| orphan.path == path)?;
        Some(self.orphans.remove(place))
    }

    /// Sets a journal that was taken from the results aside until its document is recovered.
    pub(in crate::studio) fn begin_recovery(&mut self, orphan: Orphan) {
        self.recovering.push(orphan);
    }

    /// Returns the journal at a path that was set aside.
    pub(in crate::studio) fn end_recovery(&mut self, path: &Path) -> Option<Orphan> {
        let place = self.recovering.iter().position(|orphan| orphan.path == path)?;
        Some(self.recovering.remove(place))
    }

    /// Offers the document of a journal again, because it could not be recovered.
    pub(in crate::studio) fn offer_again(&mut self, path: &Path) {
        let orphan = self.end_recovery(path);
        self.orphans.extend(orphan);
    }

    /// Keeps a recovered journal until a journal of this instance has replaced it.
    pub(in crate::studio) fn keep_until_replaced(&mut self, key: JournalKey, file: LockedFile) {
        self.states.entry(key).or_default().replaces.push(file);
    }

    /// Deletes files in the background.
    pub(in crate::studio) fn delete(&mut self, files: Vec<LockedFile>) {
        if !files.is_empty()
            && let Some(writer) = self.writer()
        {
            writer.delete(files);
        }
    }

    /// Returns the writer thread, which is started on first use.
    fn writer(&mut self) -> Option<&JournalWriter> {
        let folder = self.folder.as_ref()?;
        if self.writer.is_none() {
            let window = self.window.clone();
            let wake = move || window.iter().for_each(Context::request_repaint);
            self.writer = JournalWriter::start(folder, &studio_name(), wake).ok();
        }
        self.writer.as_ref()
    }

    /// Passes a changed revision to the writer, or removes a journal that is no longer needed. `unsaved` is the current
    /// revision, if it has unsaved changes. `text` takes a snapshot, and the closure it returns makes the text on the
    /// writer's thread.
    pub(in crate::studio) fn sync<T: FnOnce() -> String + Send + 'static>(
        &mut self,
        key: JournalKey,
        unsaved: Option<u64>,
        text: impl FnOnce() -> T,
        ctx: &Context,
    ) {
        let Some(revision) = unsaved else { return self.drop_changes(key) };
        if self.folder.is_none() || self.states.get(&key).is_some_and(|kept| kept.revision == Some(revision)) {
            return;
        }
        self.window.get_or_insert_with(|| ctx.clone());
        let kept = self.states.entry(key).or_default();
        kept.revision = Some(revision);
        let instead_of = std::mem::take(&mut kept.replaces);
        let text = Box::new(text());
        if let Some(writer) = self.writer() {
            writer.write(key, text, instead_of);
        }
    }

    /// Removes the journal of a document that was saved or discarded.
    pub(in crate::studio) fn drop_changes(&mut self, key: JournalKey) {
        if let Some(kept) = self.states.remove(&key)
            && let Some(writer) = self.writer()
        {
            writer.remove(key, kept.replaces);
        }
    }

    /// Returns whether journals are enabled.
    pub(in crate::studio) fn is_enabled(&self) -> bool {
        self.folder.is_some()
    }

    /// Removes the journals of all documents. Playtests stay.
    pub(in crate::studio) fn drop_all(&mut self) {
        let is_play = |key: &JournalKey| matches!(key, JournalKey::Play(_));
        let keys: Vec<JournalKey> = self.states.keys().copied().filter(|key| !is_play(key)).collect();
        keys.into_iter().for_each(|key| self.drop_changes(key));
    }

    /// Returns why a journal could not be written, but only for the first failure. Writing is tried again.
    pub(in crate::studio) fn failure(&mut self) -> Option<String> {
        let (key, reason) = self.writer.as_ref()?.failure()?;
        if let Some(kept) = key.and_then(|key| self.states.get_mut(&key)) {
            // The next call of `sync` passes the revision on again.
            kept.revision = None;
        }
        let new = !std::mem::replace(&mut self.failure_reported, true);
        new.then_some(reason)
    }
}

/// Returns a name that is unique among all instances and processes.
pub(in crate::studio) fn studio_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let started = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let (process, nth) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    format!("{process}-{}-{nth}", started.as_nanos())
}

/// Returns the user's state folder, as is customary on the system.
pub(in crate::studio) fn state_folder() -> Option<PathBuf> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::watch_reading;
    use crate::studio::files::temp_folder::TempFolder;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn what_was_left_behind_is_read_on_a_thread_of_its_own() {
        let (ctx, folder) = (Context::default(), TempFolder::new());
        std::fs::write(folder.path().join("puzzle-1.ron"), "(gridwright: 1, gri").unwrap();
        let mut journal = Journal::in_folder(folder.path().to_owned());
        let here = Rc::new(Cell::new(0));
        let told = here.clone();
        let tell = move |bytes| {
            told.set(told.get() + bytes);
            true
        };
        watch_reading(tell, || {
            journal.search();
            while journal.is_searching() {
                journal.poll_search(&ctx);
                std::thread::yield_now();
            }
        });
        assert_eq!((journal.orphans.len(), here.get()), (1, 0));
        // A new search first releases the results, and then finds each once.
        journal.search();
        assert!(journal.orphans.is_empty() && journal.is_searching());
        journal.search();
        while journal.is_searching() {
            journal.poll_search(&ctx);
            std::thread::yield_now();
        }
        assert_eq!(journal.orphans.len(), 1);
    }
}
