//! What a file held when it was read or written last. Another program, or a second studio, may have written it since.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::Path;

use crate::disk;

/// The content of a file at one time, as far as it takes to tell it from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum OnDisk {
    /// There was no such file.
    Missing,
    Content {
        /// Length in bytes.
        length: u64,
        hash: u64,
    },
    /// The system did not let it be read.
    Unreadable,
}

impl OnDisk {
    /// What is in the file now. To be asked before the file is read: what is written between the two is then found to
    /// be newer, and not lost.
    pub fn of(path: &Path) -> OnDisk {
        // What is no regular file may never end.
        let read = match fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => disk::read(path),
            Ok(_) => return OnDisk::Unreadable,
            Err(error) => Err(error),
        };
        match read {
            Ok(content) => OnDisk::content(&content),
            Err(error) if error.kind() == io::ErrorKind::NotFound => OnDisk::Missing,
            Err(_) => OnDisk::Unreadable,
        }
    }

    pub fn content(content: &[u8]) -> OnDisk {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        OnDisk::Content { length: content.len() as u64, hash: hasher.finish() }
    }

    /// Whether the file holds something now that was not in it at this time. A file that has gone holds nothing.
    pub fn is_outdated(self, path: &Path) -> bool {
        let now = OnDisk::of(path);
        now != OnDisk::Missing && now != self
    }
}

/// Whether two paths lead to the same file, as far as the system tells.
pub(in crate::studio) fn same_file(one: &Path, other: &Path) -> bool {
    let whole =
        |path: &Path| fs::canonicalize(path).or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned());
    one == other || whole(one) == whole(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::scratch::Scratch;

    #[test]
    fn newer_content_is_told_and_the_same_is_not() {
        let folder = Scratch::new();
        let path = folder.path().join("a.ron");
        let missing = OnDisk::of(&path);
        assert_eq!((missing, missing.is_outdated(&path)), (OnDisk::Missing, false));
        fs::write(&path, "one").unwrap();
        assert!(missing.is_outdated(&path), "somebody has made the file");
        let one = OnDisk::of(&path);
        assert_eq!((one, one.is_outdated(&path)), (OnDisk::content(b"one"), false));
        fs::write(&path, "two").unwrap();
        assert!(one.is_outdated(&path), "of the same length");
        fs::write(&path, "one").unwrap();
        assert!(!one.is_outdated(&path), "written again, and the same");
        fs::remove_file(&path).unwrap();
        assert!(!one.is_outdated(&path), "nothing is lost where nothing is");
        assert_eq!(OnDisk::of(folder.path()), OnDisk::Unreadable);
    }
}
