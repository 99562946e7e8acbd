//! Part files: what a save writes beside its target before it takes the target's name.
//!
//! Where a save fails, its part goes with it. Where the program ends in the middle, [`remove_parts`] takes it away if a
//! signal can still be answered; else the next save into that folder does. A part is locked by the program that writes
//! it, so one that is not locked and not new was left behind.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tempfile::NamedTempFile;

const PREFIX: &str = ".gridwright-";
const SUFFIX: &str = ".part";

/// A part that is not locked is left alone for so long: its writer may be about to lock it.
const NEW: Duration = Duration::from_secs(60);

/// The parts that this program writes now, and the folders in which it has looked for old ones.
struct Parts {
    written: BTreeSet<PathBuf>,
    looked_at: BTreeSet<PathBuf>,
}

static PARTS: Mutex<Parts> = Mutex::new(Parts { written: BTreeSet::new(), looked_at: BTreeSet::new() });

fn parts() -> MutexGuard<'static, Parts> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part that is being written; it goes when this does, unless it has got its name.
pub(super) struct Part {
    file: NamedTempFile,
    _entry: Entry,
}

/// The entry of a part in the list of those that are written.
struct Entry(PathBuf);

impl Drop for Entry {
    fn drop(&mut self) {
        parts().written.remove(&self.0);
    }
}

impl Part {
    /// A new part in a folder, in which what programs that are gone left behind is taken away.
    pub(super) fn new(folder: &Path) -> io::Result<Part> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX).suffix(SUFFIX);
        // What other programs give a new file; the user's mask takes from it.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut parts = parts();
        if parts.looked_at.insert(folder.to_owned()) {
            remove_left_behind(folder);
        }
        let file = builder.tempfile_in(folder)?;
        // Without locks, parts are never taken for left behind.
        let _ = file.as_file().try_lock();
        let entry = Entry(file.path().to_owned());
        parts.written.insert(entry.0.clone());
        Ok(Part { file, _entry: entry })
    }

    pub(super) fn file(&mut self) -> &mut File {
        self.file.as_file_mut()
    }

    /// Gives it the name of the target.
    pub(super) fn rename(self, target: &Path) -> io::Result<()> {
        let Part { file, _entry } = self;
        // Not while the program is about to end.
        let parts = parts();
        let renamed = file.persist(target).map(|_| ()).map_err(|error| error.error);
        drop(parts);
        renamed
    }
}

/// A file that has no name, and goes with the program whatever ends it.
pub(super) fn unnamed() -> io::Result<File> {
    tempfile::tempfile()
}

/// Removes what unfinished saves have written. The program is about to end: no other save begins or finishes after
/// this.
pub fn remove_parts() {
    let parts = parts();
    for part in &parts.written {
        // One that has gone of itself is as good.
        let _ = fs::remove_file(part);
    }
    // Whoever asks for it waits for the end of the program.
    std::mem::forget(parts);
}

/// Takes away the parts in a folder that nobody writes any more.
fn remove_left_behind(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_part = name.to_str().is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX));
        if is_part && is_left_behind(&entry) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_left_behind(entry: &fs::DirEntry) -> bool {
    // Of the entry itself, not of what a link leads to.
    let Ok(metadata) = entry.metadata() else { return false };
    let old = metadata.modified().ok().and_then(|time| time.elapsed().ok()).is_some_and(|age| age > NEW);
    old && metadata.is_file() && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok())
}
