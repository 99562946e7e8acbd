//! The content of a file at the last read or write, to detect changes by another program or a second studio.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::disk::File;

/// The number of bytes read at once.
const BLOCK: usize = 1 << 18;

/// A fingerprint of the content of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum OnDisk {
    /// The file did not exist.
    Missing,
    Content {
        /// The length in bytes.
        length: u64,
        hash: u64,
    },
    /// The file could not be read, or is not a regular file.
    Unreadable,
}

impl OnDisk {
    /// Returns the fingerprint of the current content. The fingerprint must be taken before the file is read: a write
    /// in between is then detected as newer, and not lost.
    pub fn of(path: &Path) -> OnDisk {
        // Reading something other than a regular file might never end.
        let read = match fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => OnDisk::read(path),
            Ok(_) => return OnDisk::Unreadable,
            Err(error) => Err(error),
        };
        match read {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::NotFound => OnDisk::Missing,
            Err(_) => OnDisk::Unreadable,
        }
    }

    /// Reads the file in blocks, because the file may be of any length.
    fn read(path: &Path) -> io::Result<OnDisk> {
        let (mut file, mut digest, mut block) = (File::open(path)?, Digest::default(), Vec::with_capacity(BLOCK));
        loop {
            block.clear();
            // A single `read` may return less than a whole block.
            file.by_ref().take(BLOCK as u64).read_to_end(&mut block)?;
            if block.is_empty() {
                return Ok(digest.end());
            }
            digest.add(&block);
        }
    }

    pub fn content(content: &[u8]) -> OnDisk {
        let mut digest = Digest::default();
        content.chunks(BLOCK).for_each(|block| digest.add(block));
        digest.end()
    }

    /// Returns whether the file now has content that differs from this fingerprint. A missing file has no content.
    pub fn is_outdated(self, path: &Path) -> bool {
        let now = OnDisk::of(path);
        now != OnDisk::Missing && now != self
    }
}

/// An incremental fingerprint. All blocks but the last must have the same length.
#[derive(Default)]
struct Digest {
    length: u64,
    hasher: DefaultHasher,
}

impl Digest {
    fn add(&mut self, block: &[u8]) {
        self.length += block.len() as u64;
        // The hash of a slice includes its length, so the fingerprint depends on the division into blocks.
        block.hash(&mut self.hasher);
    }

    fn end(&self) -> OnDisk {
        OnDisk::Content { length: self.length, hash: self.hasher.finish() }
    }
}

/// Returns the absolute path, since the current folder may differ when the path is used.
pub(in crate::studio) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns the absolute path of a file without links, as far as the system can resolve it. Two paths to the same file
/// have the same location. This accesses the disk, so the result is cached with the open document.
pub(in crate::studio) fn location_of(path: &Path) -> PathBuf {
    let whole = absolute(path);
    // For a file that does not exist yet, its folder is resolved.
    let in_folder = || Some(fs::canonicalize(whole.parent()?).ok()?.join(whole.file_name()?));
    fs::canonicalize(&whole).ok().or_else(in_folder).unwrap_or(whole)
}

/// The file that unsaved changes belong to, and its content when it was opened or saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct FileOrigin {
    pub path: PathBuf,
    pub on_disk: OnDisk,
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;
    use crate::disk::watch_reading;
    use crate::studio::files::temp_folder::TempFolder;

    #[test]
    fn newer_content_is_told_and_the_same_is_not() {
        let folder = TempFolder::new();
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

    #[test]
    fn a_file_is_read_block_by_block_and_is_what_its_content_is() {
        let folder = TempFolder::new();
        let path = folder.path().join("a.ron");
        for length in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 5] {
            let content: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &content).unwrap();
            assert_eq!(OnDisk::of(&path), OnDisk::content(&content), "{length}");
            let other: Vec<u8> = content.iter().rev().copied().collect();
            assert_eq!(OnDisk::of(&path) == OnDisk::content(&other), length <= 1, "{length}");
        }
        // No more than a block is read at once.
        let most = Rc::new(Cell::new(0));
        let told = most.clone();
        let tell = move |bytes| {
            told.set(told.get().max(bytes));
            true
        };
        fs::write(&path, vec![0; 64 * BLOCK]).unwrap();
        watch_reading(tell, || OnDisk::of(&path));
        assert!((1..=BLOCK as u64).contains(&most.get()), "{}", most.get());
    }

    #[test]
    fn a_file_has_one_place_before_and_after_it_is_made() {
        let folder = TempFolder::new();
        let path = folder.path().join("a.ron");
        let before = location_of(&path);
        fs::write(&path, "one").unwrap();
        assert_eq!(location_of(&path), before);
        assert_eq!(location_of(&folder.path().join(".").join("a.ron")), before);
        assert_ne!(location_of(&folder.path().join("b.ron")), before);
    }
}
