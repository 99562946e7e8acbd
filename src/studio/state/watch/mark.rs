//! Marks by which studios tell each other which files they have open: for each a file of no content in a folder of
//! theirs, locked as long as it is open. Its name begins with a number made of the file's path.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::{self, File};

/// The mark of a file that this studio has open; it goes with this.
pub(super) struct Mark {
    file: File,
}

impl Mark {
    /// Marks a file as open in the studio of this name.
    ///
    /// # Errors
    /// When the mark cannot be made.
    pub fn set(folder: &Path, path: &Path, studio: &str) -> io::Result<Mark> {
        disk::make_private_folder(folder)?;
        let file = File::open_or_make(&folder.join(beginning(path) + studio))?;
        match file.try_lock() {
            // Without locks it is taken for a mark that was left behind.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Mark { file }),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        }
    }

    /// Whether it is still in the folder: another studio may have come upon it before it was locked.
    pub fn is_there(&self) -> bool {
        self.file.path().exists()
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        // One that stays is taken away by the next studio that comes upon it.
        let _ = disk::remove(self.file.path());
    }
}

/// With what the names of a file's marks begin: a number made of its path without links, by FNV-1a.
fn beginning(path: &Path) -> String {
    let whole = fs::canonicalize(path).or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned());
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = whole.as_os_str().as_encoded_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}-")
}

/// Whether a studio of another name has this file open. Marks of studios that have ended are taken away.
pub(super) fn is_elsewhere(folder: &Path, path: &Path, studio: &str) -> bool {
    let begins = beginning(path);
    let marks: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    let others = marks.iter().filter(|mark| {
        let name = mark.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.strip_prefix(&begins).is_some_and(|other| other != studio)
    });
    // All are looked at, so that none stays.
    others.filter(|mark| is_held(mark)).count() > 0
}

/// Whether the studio of a mark is running.
fn is_held(mark: &Path) -> bool {
    // What is no regular file is nobody's mark, and might never open.
    if !fs::symlink_metadata(mark).is_ok_and(|metadata| metadata.is_file()) {
        return false;
    }
    let Ok(file) = File::open(mark) else { return false };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => true,
        Err(TryLockError::Error(_)) => false,
        Ok(()) => {
            // One that cannot be taken away is looked at again.
            let _ = disk::remove(mark);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::scratch::Scratch;

    #[test]
    fn a_file_is_open_elsewhere_as_long_as_another_studio_runs() {
        let folder = Scratch::new();
        let (marks, path) = (folder.path().join("open"), folder.path().join("a.ron"));
        fs::write(&path, "").unwrap();
        let count = || fs::read_dir(&marks).map_or(0, Iterator::count);
        assert!(!is_elsewhere(&marks, &path, "one"), "there is no folder yet");
        let one = Mark::set(&marks, &path, "one").unwrap();
        assert!(!is_elsewhere(&marks, &path, "one"), "its own mark is no other's");
        assert!(is_elsewhere(&marks, &path, "two"));
        let roundabout = folder.path().join("open").join("..").join("a.ron");
        assert!(is_elsewhere(&marks, &roundabout, "two"), "by another path");
        assert!(!is_elsewhere(&marks, &folder.path().join("b.ron"), "two"));
        drop(one);
        assert!(!is_elsewhere(&marks, &path, "two"));
        assert_eq!(count(), 0);
        // What a killed studio leaves is not locked.
        fs::write(marks.join(beginning(&path) + "dead"), "").unwrap();
        let two = Mark::set(&marks, &path, "two").unwrap();
        assert!(!is_elsewhere(&marks, &path, "two"));
        assert_eq!((count(), two.is_there()), (1, true));
    }
}
