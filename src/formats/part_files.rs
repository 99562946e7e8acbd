//! Part files: a save writes to one in the target's folder and then renames it to the target.
//!
//! A failed save removes its part. If a signal that the program can handle interrupts it, [`remove_parts`] removes the
//! part; otherwise the next save into that folder does. The program that writes a part holds a lock on it, so a part
//! that is not locked and not recent is a leftover.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::disk::{self, File};

const PREFIX: &str = ".gridwright-";
const SUFFIX: &str = ".part";

/// The age up to which an unlocked part is left alone, as its writer may be about to lock it.
const MIN_LEFTOVER_AGE: Duration = Duration::from_secs(60);

/// The interval between scans of a folder for leftovers. The studio runs for days, and its saves clean up what other
/// programs leave behind in that time.
const SCAN_INTERVAL: Duration = Duration::from_secs(60);

/// The parts being written by this program, and the time of the last scan of each folder.
struct PartFiles {
    written: BTreeSet<PathBuf>,
    checked_folders: BTreeMap<PathBuf, Instant>,
}

static PARTS: Mutex<PartFiles> = Mutex::new(PartFiles { written: BTreeSet::new(), checked_folders: BTreeMap::new() });

fn parts() -> MutexGuard<'static, PartFiles> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part file being written. Dropping it removes the file unless it has been renamed.
pub(super) struct PartFile(File);

impl Drop for PartFile {
    fn drop(&mut self) {
        if parts().written.remove(self.0.path()) {
            // If this fails, a later save removes the file.
            let _ = disk::remove(self.0.path());
        }
    }
}

impl PartFile {
    /// Creates a part in a folder, and removes leftovers there.
    pub(super) fn new(folder: &Path) -> io::Result<PartFile> {
        PartFile::made_at(folder, Instant::now())
    }

    fn made_at(folder: &Path, now: Instant) -> io::Result<PartFile> {
        let mut parts = parts();
        let last = parts.checked_folders.get(folder);
        if last.is_none_or(|last| now.saturating_duration_since(*last) >= SCAN_INTERVAL) {
            parts.checked_folders.insert(folder.to_owned(), now);
            remove_leftovers(folder);
        }
        let file = File::create_unique(folder, PREFIX, SUFFIX)?;
        // On file systems without locks, no part is ever taken for a leftover.
        let _ = file.try_lock();
        parts.written.insert(file.path().to_owned());
        Ok(PartFile(file))
    }

    pub(super) fn file(&mut self) -> &mut File {
        &mut self.0
    }

    /// Renames the part to its target.
    pub(super) fn rename(self, target: &Path) -> io::Result<()> {
        // The lock prevents a rename once `remove_parts` has run.
        let mut parts = parts();
        let renamed = disk::rename(self.0.path(), target);
        if renamed.is_ok() {
            parts.written.remove(self.0.path());
        }
        drop(parts);
        renamed
    }
}

/// Removes the parts of unfinished saves before the program ends. No other save can begin or finish afterwards.
pub fn remove_parts() {
    let parts = parts();
    for part in &parts.written {
        // A part that is already gone is fine.
        let _ = disk::remove(part);
    }
    // The lock is never released: threads that need it wait for the end of the program.
    std::mem::forget(parts);
}

/// Removes the leftover parts in a folder.
fn remove_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_part = name.to_str().is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX));
        if is_part && is_leftover(&entry) {
            let _ = disk::remove(&entry.path());
        }
    }
}

fn is_leftover(entry: &fs::DirEntry) -> bool {
    // The metadata of the entry itself, not of the target of a link.
    let Ok(metadata) = entry.metadata() else { return false };
    let old = metadata.modified().ok().and_then(|time| time.elapsed().ok()).is_some_and(|age| age > MIN_LEFTOVER_AGE);
    old && metadata.is_file() && File::open(&entry.path()).is_ok_and(|file| file.try_lock().is_ok())
}

/// Makes the next save scan this folder again, as in a new process.
#[cfg(all(test, feature = "studio"))]
pub(crate) fn rescan_folder(folder: &Path) {
    parts().checked_folders.remove(folder);
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
            file.set_modified(SystemTime::now() - 2 * MIN_LEFTOVER_AGE).unwrap();
        };
        let begun = Instant::now();
        // The times are passed in, so that the test need not wait.
        for (seconds, stays) in [(0, false), (1, true), (59, true), (60, false), (61, true), (120, false)] {
            leave();
            drop(PartFile::made_at(&folder, begun + Duration::from_secs(seconds)).unwrap());
            assert_eq!(left.exists(), stays, "after {seconds} s");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
