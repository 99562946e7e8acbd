//! Lock files by which instances of the studio learn which files the others have open. Each open file has an empty lock
//! file in a common folder, which stays locked while the file is open. The name of the lock file begins with a hash of
//! the open file's path.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::{self, File};
use crate::studio::document::on_disk::absolute;

/// The lock file of a file that this instance has open. It is removed on drop.
pub(super) struct OpenFileLock {
    file: File,
}

impl OpenFileLock {
    /// Marks a file as open in the instance with this name.
    ///
    /// # Errors
    /// Returns an error if the lock file cannot be created.
    pub fn set(folder: &Path, path: &Path, studio: &str) -> io::Result<OpenFileLock> {
        disk::create_private_folder(folder)?;
        let file = File::open_or_create(&folder.join(lock_prefix(path) + studio))?;
        match file.try_lock() {
            // On file systems without locks, other instances will treat the lock file as left behind.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(OpenFileLock { file }),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        }
    }

    /// Returns whether the lock file still exists. Another instance may have removed it before it was locked.
    pub fn is_there(&self) -> bool {
        self.file.path().exists()
    }
}

impl Drop for OpenFileLock {
    fn drop(&mut self) {
        // If this fails, the next instance that sees the lock file removes it.
        let _ = disk::remove(self.file.path());
    }
}

/// Returns the prefix of a file's lock files: the FNV-1a hash of its path without links.
fn lock_prefix(path: &Path) -> String {
    let whole = fs::canonicalize(path).unwrap_or_else(|_| absolute(path));
    // A stable hash, unlike that of the standard library, so that instances of different versions agree.
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = whole.as_os_str().as_encoded_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}-")
}

/// Returns whether another instance has this file open. Lock files left behind are removed.
pub(super) fn is_open_elsewhere(folder: &Path, path: &Path, studio: &str) -> bool {
    let begins = lock_prefix(path);
    let marks: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    let others = marks.iter().filter(|mark| {
        let name = mark.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.strip_prefix(&begins).is_some_and(|other| other != studio)
    });
    // `count` visits all of them, so that every stale one is removed.
    others.filter(|mark| is_held(mark)).count() > 0
}

/// Returns whether the owner of a lock file is running.
fn is_held(mark: &Path) -> bool {
    // Opening something other than a regular file could block.
    if !fs::symlink_metadata(mark).is_ok_and(|metadata| metadata.is_file()) {
        return false;
    }
    let Ok(file) = File::open(mark) else { return false };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => true,
        Err(TryLockError::Error(_)) => false,
        Ok(()) => {
            // If this fails, it is tried again with the next check.
            let _ = disk::remove(mark);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::files::temp_folder::TempFolder;

    #[test]
    fn a_file_is_open_elsewhere_as_long_as_another_studio_runs() {
        let folder = TempFolder::new();
        let (marks, path) = (folder.path().join("open"), folder.path().join("a.ron"));
        fs::write(&path, "").unwrap();
        let count = || fs::read_dir(&marks).map_or(0, Iterator::count);
        assert!(!is_open_elsewhere(&marks, &path, "one"), "there is no folder yet");
        let one = OpenFileLock::set(&marks, &path, "one").unwrap();
        assert!(!is_open_elsewhere(&marks, &path, "one"), "its own mark is no other's");
        assert!(is_open_elsewhere(&marks, &path, "two"));
        let roundabout = folder.path().join("open").join("..").join("a.ron");
        assert!(is_open_elsewhere(&marks, &roundabout, "two"), "by another path");
        assert!(!is_open_elsewhere(&marks, &folder.path().join("b.ron"), "two"));
        drop(one);
        assert!(!is_open_elsewhere(&marks, &path, "two"));
        assert_eq!(count(), 0);
        // A killed instance leaves its lock file unlocked.
        fs::write(marks.join(lock_prefix(&path) + "dead"), "").unwrap();
        let two = OpenFileLock::set(&marks, &path, "two").unwrap();
        assert!(!is_open_elsewhere(&marks, &path, "two"));
        assert_eq!((count(), two.is_there()), (1, true));
    }
}
