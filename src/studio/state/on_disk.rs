//! What a file held when it was read or written last. Another program, or a second studio, may have written it since.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::disk::File;

/// How much of a file is held at once.
const BLOCK: usize = 1 << 18;

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

    /// Block by block: it may be of any length.
    fn read(path: &Path) -> io::Result<OnDisk> {
        let (mut file, mut digest, mut block) = (File::open(path)?, Digest::default(), Vec::with_capacity(BLOCK));
        loop {
            block.clear();
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

    /// Whether the file holds something now that was not in it at this time. A file that has gone holds nothing.
    pub fn is_outdated(self, path: &Path) -> bool {
        let now = OnDisk::of(path);
        now != OnDisk::Missing && now != self
    }
}

/// A content as far as it was seen. All of its blocks but the last have the same length.
#[derive(Default)]
struct Digest {
    length: u64,
    hasher: DefaultHasher,
}

impl Digest {
    fn add(&mut self, block: &[u8]) {
        self.length += block.len() as u64;
        block.hash(&mut self.hasher);
    }

    fn end(&self) -> OnDisk {
        OnDisk::Content { length: self.length, hash: self.hasher.finish() }
    }
}

/// Where a file is, or will be: a path from the root on, without links as far as the system tells. Two paths that lead
/// to the same file have the same. It is asked of the disk, so it is kept with what is open.
pub(in crate::studio) fn place_of(path: &Path) -> PathBuf {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    // One that is not there yet is in a folder that is.
    let in_folder = || Some(fs::canonicalize(whole.parent()?).ok()?.join(whole.file_name()?));
    fs::canonicalize(&whole).ok().or_else(in_folder).unwrap_or(whole)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;
    use crate::disk::watch_reading;
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

    #[test]
    fn a_file_is_read_block_by_block_and_is_what_its_content_is() {
        let folder = Scratch::new();
        let path = folder.path().join("a.ron");
        for length in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 5] {
            let content: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &content).unwrap();
            assert_eq!(OnDisk::of(&path), OnDisk::content(&content), "{length}");
            let other: Vec<u8> = content.iter().rev().copied().collect();
            assert_eq!(OnDisk::of(&path) == OnDisk::content(&other), length <= 1, "{length}");
        }
        // No more than a block is asked of the disk at once.
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
        let folder = Scratch::new();
        let path = folder.path().join("a.ron");
        let before = place_of(&path);
        fs::write(&path, "one").unwrap();
        assert_eq!(place_of(&path), before);
        assert_eq!(place_of(&folder.path().join(".").join("a.ron")), before);
        assert_ne!(place_of(&folder.path().join("b.ron")), before);
    }
}
