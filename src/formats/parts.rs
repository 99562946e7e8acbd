//! Part files: what a save writes beside its target before it takes the target's name.
//!
//! Where a save fails, its part goes with it. Where the program ends in the middle, [`remove_parts`] takes it away if a
//! signal can still be answered; else the next save into that folder does. A part is locked by the program that writes
//! it, so one that is not locked and not new was left behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::disk::{self, File};

const PREFIX: &str = ".gridwright-";
const SUFFIX: &str = ".part";

/// A part that is not locked is left alone for so long: its writer may be about to lock it.
const NEW: Duration = Duration::from_secs(60);

/// A folder is looked at again for those that were left behind once so much time has passed: a studio runs for days,
/// and what other programs leave in that time goes with one of its saves.
const AGAIN: Duration = Duration::from_secs(60);

/// The parts that this program writes now, and when it has looked for old ones in which folders.
struct Parts {
    written: BTreeSet<PathBuf>,
    looked_at: BTreeMap<PathBuf, Instant>,
}

static PARTS: Mutex<Parts> = Mutex::new(Parts { written: BTreeSet::new(), looked_at: BTreeMap::new() });

fn parts() -> MutexGuard<'static, Parts> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part that is being written; it goes when this does, unless it has got its name.
pub(super) struct Part(File);

impl Drop for Part {
    fn drop(&mut self) {
        if parts().written.remove(self.0.path()) {
            // One that stays is taken away by a later save.
            let _ = disk::remove(self.0.path());
        }
    }
}

impl Part {
    /// A new part in a folder, in which what programs that are gone left behind is taken away.
    pub(super) fn new(folder: &Path) -> io::Result<Part> {
        Part::made_at(folder, Instant::now())
    }

    fn made_at(folder: &Path, now: Instant) -> io::Result<Part> {
        let mut parts = parts();
        let last = parts.looked_at.get(folder);
        if last.is_none_or(|last| now.saturating_duration_since(*last) >= AGAIN) {
            parts.looked_at.insert(folder.to_owned(), now);
            remove_left_behind(folder);
        }
        let file = File::make_unique(folder, PREFIX, SUFFIX)?;
        // Without locks, parts are never taken for left behind.
        let _ = file.try_lock();
        parts.written.insert(file.path().to_owned());
        Ok(Part(file))
    }

    pub(super) fn file(&mut self) -> &mut File {
        &mut self.0
    }

    /// Gives it the name of the target.
    pub(super) fn rename(self, target: &Path) -> io::Result<()> {
        // Not while the program is about to end.
        let mut parts = parts();
        let renamed = disk::rename(self.0.path(), target);
        if renamed.is_ok() {
            parts.written.remove(self.0.path());
        }
        drop(parts);
        renamed
    }
}

/// Removes what unfinished saves have written. The program is about to end: no other save begins or finishes after
/// this.
pub fn remove_parts() {
    let parts = parts();
    for part in &parts.written {
        // One that has gone of itself is as good.
        let _ = disk::remove(part);
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
            let _ = disk::remove(&entry.path());
        }
    }
}

fn is_left_behind(entry: &fs::DirEntry) -> bool {
    // Of the entry itself, not of what a link leads to.
    let Ok(metadata) = entry.metadata() else { return false };
    let old = metadata.modified().ok().and_then(|time| time.elapsed().ok()).is_some_and(|age| age > NEW);
    old && metadata.is_file() && File::open(&entry.path()).is_ok_and(|file| file.try_lock().is_ok())
}

/// From now on as in a program that has just begun: this folder is looked at once more.
#[cfg(test)]
pub(crate) fn forget_folder(folder: &Path) {
    parts().looked_at.remove(folder);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    #[test]
    fn what_is_left_behind_while_the_program_runs_goes_with_a_later_save() {
        let folder = std::env::temp_dir().join(format!("gridwright-parts-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let left = folder.join(".gridwright-left.part");
        let leave = || {
            let file = fs::File::create(&left).unwrap();
            file.set_modified(SystemTime::now() - 2 * NEW).unwrap();
        };
        let begun = Instant::now();
        // The clock of the saves is told; nobody waits.
        for (seconds, stays) in [(0, false), (1, true), (59, true), (60, false), (61, true), (120, false)] {
            leave();
            drop(Part::made_at(&folder, begun + Duration::from_secs(seconds)).unwrap());
            assert_eq!(left.exists(), stays, "after {seconds} s");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
