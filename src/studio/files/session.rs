//! The list of open files, in order, from which the next start reopens them. Only the studio that was first
//! started without a file maintains the list; another one started meanwhile begins with the start page.
//!
//! The line of the booklet has prefixes of its own, so that earlier versions, which do not reopen booklets, skip it.

mod session_sync;

use std::io;
use std::path::{Path, PathBuf};

use crate::disk::{self, File};
use crate::formats;
use crate::studio::files::journal::state_folder;

/// The maximum number of files that are reopened.
const MAX_FILES: usize = 50;
/// The prefix of the active file.
const FRONT: &str = "> ";
/// The prefix of the other files.
const NOT_FRONT: &str = "- ";
/// The prefix of a visible booklet.
const BOOKLET_FRONT: &str = "=> ";
/// The prefix of a booklet that is not visible.
const BOOKLET_NOT_FRONT: &str = "= ";

/// The open files, in the order of their tabs.
#[derive(Debug, Default)]
pub struct OpenFileList {
    /// The file of the list; None if the list is not stored.
    list: Option<PathBuf>,
    /// The lock by which other studios know that this one maintains the list.
    _lock: Option<File>,
    /// The list as last written.
    written: String,
    /// The puzzle files of the last session, and the index of the active one.
    puzzles: (Vec<PathBuf>, Option<usize>),
    /// The booklet file of the last session, and whether it was visible.
    booklet: Option<(PathBuf, bool)>,
    /// True if the files are reopened at the next start.
    pub(in crate::studio) reopens_at_start: bool,
}

impl OpenFileList {
    /// Returns the session of the current user.
    pub fn of_user() -> OpenFileList {
        state_folder().map_or_else(OpenFileList::default, |folder| OpenFileList::in_folder(&folder.join("gridwright")))
    }

    /// Returns the session in this folder, which need not exist yet. Returns an empty session if another studio
    /// maintains the list.
    pub fn in_folder(folder: &Path) -> OpenFileList {
        let lock = disk::create_folder(folder).and_then(|()| {
            let lock = File::open_or_create(&folder.join("session.lock"))?;
            lock.try_lock()?;
            Ok(lock)
        });
        let list = folder.join("session.txt");
        // An unreadable list is not overwritten, since its content would be lost.
        let written = lock.and_then(|lock| match disk::read_text(&list) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok((lock, String::new())),
            written => Ok((lock, written?)),
        });
        match written {
            Ok((lock, written)) => {
                let (puzzles, booklet) = (puzzles_of(&written), booklet_of(&written));
                OpenFileList { list: Some(list), _lock: Some(lock), written, puzzles, booklet, reopens_at_start: true }
            }
            Err(_) => OpenFileList { reopens_at_start: true, ..OpenFileList::default() },
        }
    }

    /// Returns the file of the list and its new content, if that has changed.
    fn changed(&mut self, list: String) -> Option<(PathBuf, String)> {
        let path = self.list.clone().filter(|_| list != self.written)?;
        self.written.clone_from(&list);
        Some((path, list))
    }
}

/// Writes a list. If that fails, the next start reopens the files of the earlier list.
fn write(path: &Path, list: &str) {
    let _ = formats::save(path, list.as_bytes());
}

/// Returns the puzzle files of a list, and the index of the active one.
fn puzzles_of(list: &str) -> (Vec<PathBuf>, Option<usize>) {
    let files = list.lines().filter_map(|line| file_of(line, FRONT, NOT_FRONT));
    let (files, fronts): (Vec<PathBuf>, Vec<bool>) = files.take(MAX_FILES).unzip();
    (files, fronts.into_iter().position(|front| front))
}

/// Returns the booklet file of a list, and whether it was visible.
fn booklet_of(list: &str) -> Option<(PathBuf, bool)> {
    list.lines().find_map(|line| file_of(line, BOOKLET_FRONT, BOOKLET_NOT_FRONT))
}

/// Returns the file of a line with one of these prefixes, and whether it was in front.
fn file_of(line: &str, front: &str, beside: &str) -> Option<(PathBuf, bool)> {
    let (path, is_front) = match (line.strip_prefix(front), line.strip_prefix(beside)) {
        (Some(path), _) => (PathBuf::from(path), true),
        (None, Some(path)) => (PathBuf::from(path), false),
        (None, None) => return None,
    };
    // Missing files are silently skipped.
    (path.is_absolute() && path.is_file()).then_some((path, is_front))
}

/// Returns the line of a file. None for a name that is not UTF-8 or contains line breaks: such a file is not reopened.
fn line_of(mark: &str, path: &Path) -> Option<String> {
    let path = std::path::absolute(path).ok()?;
    let name = path.to_str().filter(|name| !name.contains(['\n', '\r']))?;
    Some(format!("{mark}{name}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::files::temp_folder::{TempFolder, every_fault, save_beside};
    use std::fs;

    fn keep(session: &mut OpenFileList, list: String) {
        if let Some((path, list)) = session.changed(list) {
            write(&path, &list);
        }
    }

    #[test]
    fn the_list_is_the_old_or_the_new_one_whatever_goes_wrong() {
        let list = |folder: &Path| folder.join("session.txt");
        let keep = |folder: &Path| {
            keep(&mut OpenFileList::in_folder(folder), "> /new.ron\n".to_owned());
            fs::read_to_string(list(folder)).is_ok_and(|text| text == "> /new.ron\n")
        };
        every_fault(&|folder| fs::write(list(folder), "> /old.ron\n").unwrap(), &keep, &save_beside);
        every_fault(&|_| (), &keep, &save_beside);
    }

    #[test]
    fn one_studio_keeps_the_list_and_files_that_are_gone_are_passed_over() {
        let folder = TempFolder::new();
        let file = |name: &str| folder.path().join(name).display().to_string();
        for name in ["a.ron", "b.ron"] {
            fs::write(file(name), "").unwrap();
        }
        let mut session = OpenFileList::in_folder(folder.path());
        assert!(OpenFileList::in_folder(folder.path()).list.is_none(), "another studio is running");
        let list = format!("- {}\n> {}\n- {}\n", file("a.ron"), file("b.ron"), file("gone.ron"));
        keep(&mut session, list);
        drop(session);
        let next = OpenFileList::in_folder(folder.path());
        assert_eq!(next.puzzles, (vec![file("a.ron").into(), file("b.ron").into()], Some(1)));
        assert_eq!(next.booklet, None, "a list of a program that keeps no booklet");
    }

    #[test]
    fn the_booklet_has_marks_of_its_own() {
        let folder = TempFolder::new();
        let file = |name: &str| folder.path().join(name);
        for name in ["a.ron", "book.ron"] {
            fs::write(file(name), "").unwrap();
        }
        for (mark, is_front) in [("=> ", true), ("= ", false)] {
            let lines = [line_of(FRONT, &file("a.ron")), line_of(mark, &file("book.ron"))];
            let mut session = OpenFileList::in_folder(folder.path());
            keep(&mut session, lines.into_iter().flatten().collect());
            drop(session);
            let next = OpenFileList::in_folder(folder.path());
            assert_eq!(next.booklet, Some((file("book.ron"), is_front)));
            // Versions without this feature find only the lines of puzzles.
            assert_eq!(next.puzzles, (vec![file("a.ron")], Some(0)));
        }
        fs::remove_file(file("book.ron")).unwrap();
        assert_eq!(OpenFileList::in_folder(folder.path()).booklet, None, "gone since");
    }
}
