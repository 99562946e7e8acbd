//! The journal: while something has changes that are not saved, a copy of it lies in the user's folder for states, at
//! most five seconds behind. Saving or discarding the changes removes it; a studio that starts offers what others have
//! left behind. Beside it lies what is played of a puzzle, which is there whether the puzzle is saved or not.

mod files;
mod plays;
mod writer;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use egui::Context;

use super::asked::Asked;
use crate::solve::Control;
use writer::Writer;

pub(in crate::studio) use files::{Left, Lying, Origin, Orphan, with_head};
pub(in crate::studio) use plays::{LeftPlay, with_seconds};
pub(in crate::studio) use writer::write_all_now;

use files::Sort;

/// What a journal is kept of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::studio) enum Key {
    /// The puzzle with this number.
    Puzzle(u64),
    /// What is played of the puzzle with this number.
    Play(u64),
    Booklet,
}

impl Key {
    /// The name of its file in the journals of a studio that has this name.
    fn file_name(self, studio: &str) -> String {
        match self {
            Key::Puzzle(id) => format!("{}-{studio}-{id}.ron", Sort::Puzzle.word()),
            Key::Play(id) => format!("{}-{studio}-{id}.ron", plays::WORD),
            Key::Booklet => format!("{}-{studio}.ron", Sort::Booklet.word()),
        }
    }
}

/// What of one puzzle, or of the booklet, is in its journal.
#[derive(Default)]
struct Kept {
    /// The revision that was handed over last.
    revision: Option<u64>,
    /// Journals that the next one takes the place of.
    instead_of: Vec<Lying>,
}

/// The journals of this studio, and those that others have left behind.
#[derive(Default)]
pub struct Journal {
    pub(in crate::studio) folder: Option<PathBuf>,
    writer: Option<Writer>,
    kept: BTreeMap<Key, Kept>,
    /// What can be recovered.
    pub(in crate::studio) found: Vec<Orphan>,
    /// What was played and can be gone on with, the newest first.
    pub(in crate::studio) plays: Vec<LeftPlay>,
    /// What others have left behind is to be looked for.
    wanted: bool,
    looking: Asked<(Vec<Orphan>, Vec<LeftPlay>)>,
    /// It is offered once it is found.
    pub(in crate::studio) offers: bool,
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

    /// Looks again for what others have left behind, off the thread that draws: journals are read whole and drawn.
    pub(in crate::studio) fn look(&mut self) {
        // What is being looked at now is locked, and would be taken for that of a running studio.
        if !self.is_looking() {
            // For the same reason let go of what is held.
            self.found.clear();
            self.plays.clear();
            self.wanted = self.folder.is_some();
        }
    }

    /// Whether the journals that others have left behind are being looked for.
    pub(in crate::studio) fn is_looking(&self) -> bool {
        self.wanted || self.looking.is_running()
    }

    /// Begins to look, or takes in what was found.
    pub(in crate::studio) fn poll_look(&mut self, ctx: &Context) {
        if std::mem::take(&mut self.wanted)
            && let Some(folder) = self.folder.clone()
        {
            self.looking.start(0, "left behind", ctx, Control::new(), move |_| {
                files::remove_left_parts(&folder);
                (files::orphans(&folder), plays::plays(&folder))
            });
            self.looking.poll_fresh();
        }
        if let Some(found) = self.looking.finished() {
            // What cannot be looked for is offered at the next start.
            let (found, plays) = found.unwrap_or_default();
            self.found.extend(found);
            self.plays.extend(plays);
        }
    }

    /// Takes something out of what was found, by its path.
    pub(in crate::studio) fn take(&mut self, path: &Path) -> Option<Orphan> {
        let place = self.found.iter().position(|orphan| orphan.path == path)?;
        Some(self.found.remove(place))
    }

    /// What was recovered is kept until a journal of this studio has taken its place.
    pub(in crate::studio) fn hold(&mut self, key: Key, file: Lying) {
        self.kept.entry(key).or_default().instead_of.push(file);
    }

    /// Deletes what nobody goes on with, off this thread.
    pub(in crate::studio) fn delete(&mut self, files: Vec<Lying>) {
        if !files.is_empty()
            && let Some(writer) = self.writer()
        {
            writer.delete(files);
        }
    }

    /// The thread that writes, once there is something to write.
    fn writer(&mut self) -> Option<&Writer> {
        let folder = self.folder.as_ref()?;
        if self.writer.is_none() {
            self.writer = Writer::start(folder, &studio_name()).ok();
        }
        self.writer.as_ref()
    }

    /// Hands over what has changed, to be written soon, and removes what is not needed any more. `unsaved` is the
    /// revision with changes that are not saved, `text` makes the journal of it, off this thread.
    pub(in crate::studio) fn follow<T: FnOnce() -> String + Send + 'static>(
        &mut self,
        key: Key,
        unsaved: Option<u64>,
        text: impl FnOnce() -> T,
        ctx: &Context,
    ) {
        let Some(revision) = unsaved else { return self.drop_changes(key) };
        if self.folder.is_none() || self.kept.get(&key).is_some_and(|kept| kept.revision == Some(revision)) {
            return;
        }
        let kept = self.kept.entry(key).or_default();
        kept.revision = Some(revision);
        let instead_of = std::mem::take(&mut kept.instead_of);
        let text = Box::new(text());
        if let Some(writer) = self.writer() {
            writer.keep(key, text, instead_of, ctx);
        }
    }

    /// There is nothing to keep any more: it was saved, or is not wanted.
    pub(in crate::studio) fn drop_changes(&mut self, key: Key) {
        if let Some(kept) = self.kept.remove(&key)
            && let Some(writer) = self.writer()
        {
            writer.remove(key, kept.instead_of);
        }
    }

    /// Whether there are journals at all.
    pub(in crate::studio) fn is_kept(&self) -> bool {
        self.folder.is_some()
    }

    /// There are no changes to keep of anything. What was played stays.
    pub(in crate::studio) fn drop_all(&mut self) {
        let is_play = |key: &Key| matches!(key, Key::Play(_));
        let keys: Vec<Key> = self.kept.keys().copied().filter(|key| !is_play(key)).collect();
        keys.into_iter().for_each(|key| self.drop_changes(key));
    }

    /// Why a journal could not be written since this was asked last. It will be tried again.
    pub(in crate::studio) fn failure(&mut self) -> Option<String> {
        let (key, reason) = self.writer.as_ref()?.failure()?;
        if let Some(kept) = key.and_then(|key| self.kept.get_mut(&key)) {
            kept.revision = None;
        }
        let new = !std::mem::replace(&mut self.told, true);
        new.then_some(reason)
    }
}

/// A name that no other studio has, of this process or another.
pub(super) fn studio_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let started = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let (process, nth) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    format!("{process}-{}-{nth}", started.as_nanos())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::watch_reading;
    use crate::studio::state::scratch::Scratch;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn what_was_left_behind_is_read_on_a_thread_of_its_own() {
        let (ctx, folder) = (Context::default(), Scratch::new());
        std::fs::write(folder.path().join("puzzle-1.ron"), "(gridwright: 1, gri").unwrap();
        let mut journal = Journal::in_folder(folder.path().to_owned());
        let here = Rc::new(Cell::new(0));
        let told = here.clone();
        let tell = move |bytes| {
            told.set(told.get() + bytes);
            true
        };
        watch_reading(tell, || {
            journal.look();
            while journal.is_looking() {
                journal.poll_look(&ctx);
                std::thread::yield_now();
            }
        });
        assert_eq!((journal.found.len(), here.get()), (1, 0));
        // Looking again lets go of it first, and finds it once.
        journal.look();
        assert!(journal.found.is_empty() && journal.is_looking());
        journal.look();
        while journal.is_looking() {
            journal.poll_look(&ctx);
            std::thread::yield_now();
        }
        assert_eq!(journal.found.len(), 1);
    }
}
