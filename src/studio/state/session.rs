//! Which files are open, kept from session to session in their order, to be opened again at the next start. The studio
//! that was started first without a file keeps the list; one that is started beside it begins with the start page.
//!
//! The line of the booklet has marks of its own, which programs that keep no booklet pass over.

use std::io;
use std::path::{Path, PathBuf};

use super::State;
use super::journal::state_folder;
use super::reading::Wanted;
use crate::disk::{self, File};
use crate::formats;

/// The most files that are opened again.
const MOST: usize = 50;
/// How the line of the file in front begins, and that of another one.
const FRONT: &str = "> ";
const BESIDE: &str = "- ";
/// How the line of the booklet begins while it is seen, and while it is not.
const BOOKLET_FRONT: &str = "=> ";
const BOOKLET_BESIDE: &str = "= ";

/// The files that are open, in the order of their tabs.
#[derive(Debug, Default)]
pub struct Session {
    /// Where they are listed; nowhere by default.
    list: Option<PathBuf>,
    /// Tells other studios that this one keeps the list.
    _lock: Option<File>,
    /// The list as it was written last.
    written: String,
    /// The files of the puzzles of the last session, and the place of the one that was in front.
    puzzles: (Vec<PathBuf>, Option<usize>),
    /// The file of the booklet of the last session, and whether it was seen.
    booklet: Option<(PathBuf, bool)>,
    /// They are opened again at the next start.
    pub(in crate::studio) reopens: bool,
}

impl Session {
    /// That of the user who runs the program.
    pub fn of_user() -> Session {
        state_folder().map_or_else(Session::default, |folder| Session::in_folder(&folder.join("gridwright")))
    }

    /// The session that is kept in this folder, which need not be there yet; none if another studio keeps it.
    pub fn in_folder(folder: &Path) -> Session {
        let lock = disk::make_folder(folder).and_then(|()| {
            let lock = File::open_or_make(&folder.join("session.lock"))?;
            lock.try_lock()?;
            Ok(lock)
        });
        let list = folder.join("session.txt");
        // One that cannot be read is not written either: it would be lost.
        let written = lock.and_then(|lock| match disk::read_text(&list) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok((lock, String::new())),
            written => Ok((lock, written?)),
        });
        match written {
            Ok((lock, written)) => {
                let (puzzles, booklet) = (puzzles_of(&written), booklet_of(&written));
                Session { list: Some(list), _lock: Some(lock), written, puzzles, booklet, reopens: true }
            }
            Err(_) => Session { reopens: true, ..Session::default() },
        }
    }

    /// The file of the list and what is to be written there, if it is another list than before.
    fn changed(&mut self, list: String) -> Option<(PathBuf, String)> {
        let path = self.list.clone().filter(|_| list != self.written)?;
        self.written.clone_from(&list);
        Some((path, list))
    }
}

/// Writes a list. One that cannot be written lasts as long as the session.
fn write(path: &Path, list: &str) {
    let _ = formats::save(path, list.as_bytes());
}

/// The files of the puzzles of a list, and the place of the one that was in front.
fn puzzles_of(list: &str) -> (Vec<PathBuf>, Option<usize>) {
    let files = list.lines().filter_map(|line| file_of(line, FRONT, BESIDE));
    let (files, fronts): (Vec<PathBuf>, Vec<bool>) = files.take(MOST).unzip();
    (files, fronts.into_iter().position(|front| front))
}

/// The file of the booklet of a list, and whether it was seen.
fn booklet_of(list: &str) -> Option<(PathBuf, bool)> {
    list.lines().find_map(|line| file_of(line, BOOKLET_FRONT, BOOKLET_BESIDE))
}

/// The file of a line that begins with one of these marks, and whether it is the mark of what was in front.
fn file_of(line: &str, front: &str, beside: &str) -> Option<(PathBuf, bool)> {
    let (path, is_front) = match (line.strip_prefix(front), line.strip_prefix(beside)) {
        (Some(path), _) => (PathBuf::from(path), true),
        (None, Some(path)) => (PathBuf::from(path), false),
        (None, None) => return None,
    };
    // What has gone since is passed over without a word.
    (path.is_absolute() && path.is_file()).then_some((path, is_front))
}

/// The line of a file with this mark; none for a name that is no text, or of several lines: it is not opened again.
fn line_of(mark: &str, path: &Path) -> Option<String> {
    let path = std::path::absolute(path).ok()?;
    let name = path.to_str().filter(|name| !name.contains(['\n', '\r']))?;
    Some(format!("{mark}{name}\n"))
}

impl State {
    /// Opens the files of the last session, if nothing is open yet or their list came late.
    pub(super) fn reopen_session(&mut self) {
        let ((files, front), booklet) = (self.session.puzzles.clone(), self.session.booklet.clone());
        let (is_empty, is_fresh) = (files.is_empty() && booklet.is_none(), self.is_fresh());
        if is_empty || !(is_fresh || self.late.waited) {
            return;
        }
        // What was begun before the list came stays in front.
        let begun = (!is_fresh && self.has_puzzle()).then_some(self.tab.id);
        self.open_files(&files);
        let (booklet, is_front) = booklet.unzip();
        self.open_files(booklet.as_slice());
        self.read_later(match begun {
            Some(id) => Wanted::Front(id),
            None => Wanted::Session { front: front.map(|front| files[front].clone()), booklet: is_front },
        });
    }

    /// Keeps the list of open files up to date.
    pub(in crate::studio) fn follow_session(&mut self) {
        // While files are read, those of the last session are not all open yet.
        if self.session.list.is_none() || self.reading.is_running() {
            return;
        }
        // Until it is known whether they are to be opened, the list is not another one.
        if self.late.session.is_some() || self.late.preferences.is_some() {
            return;
        }
        let mut list = String::new();
        for tab in self.open_tabs() {
            let mark = if tab.id == self.tab.id { FRONT } else { BESIDE };
            list.extend(tab.document.path().and_then(|path| line_of(mark, path)));
        }
        let mark = if self.booklet.open { BOOKLET_FRONT } else { BOOKLET_BESIDE };
        list.extend(self.booklet.path.as_deref().and_then(|path| line_of(mark, path)));
        if let Some((path, list)) = self.session.changed(list) {
            self.errands.run(move || write(&path, &list));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::scratch::{Scratch, every_fault, save_beside};
    use std::fs;

    fn keep(session: &mut Session, list: String) {
        if let Some((path, list)) = session.changed(list) {
            write(&path, &list);
        }
    }

    #[test]
    fn the_list_is_the_old_or_the_new_one_whatever_goes_wrong() {
        let list = |folder: &Path| folder.join("session.txt");
        let keep = |folder: &Path| {
            keep(&mut Session::in_folder(folder), "> /new.ron\n".to_owned());
            fs::read_to_string(list(folder)).is_ok_and(|text| text == "> /new.ron\n")
        };
        every_fault(&|folder| fs::write(list(folder), "> /old.ron\n").unwrap(), &keep, &save_beside);
        every_fault(&|_| (), &keep, &save_beside);
    }

    #[test]
    fn one_studio_keeps_the_list_and_files_that_are_gone_are_passed_over() {
        let folder = Scratch::new();
        let file = |name: &str| folder.path().join(name).display().to_string();
        for name in ["a.ron", "b.ron"] {
            fs::write(file(name), "").unwrap();
        }
        let mut session = Session::in_folder(folder.path());
        assert!(Session::in_folder(folder.path()).list.is_none(), "another studio is running");
        let list = format!("- {}\n> {}\n- {}\n", file("a.ron"), file("b.ron"), file("gone.ron"));
        keep(&mut session, list);
        drop(session);
        let next = Session::in_folder(folder.path());
        assert_eq!(next.puzzles, (vec![file("a.ron").into(), file("b.ron").into()], Some(1)));
        assert_eq!(next.booklet, None, "a list of a program that keeps no booklet");
    }

    #[test]
    fn the_booklet_has_marks_of_its_own() {
        let folder = Scratch::new();
        let file = |name: &str| folder.path().join(name);
        for name in ["a.ron", "book.ron"] {
            fs::write(file(name), "").unwrap();
        }
        for (mark, is_front) in [("=> ", true), ("= ", false)] {
            let lines = [line_of(FRONT, &file("a.ron")), line_of(mark, &file("book.ron"))];
            let mut session = Session::in_folder(folder.path());
            keep(&mut session, lines.into_iter().flatten().collect());
            drop(session);
            let next = Session::in_folder(folder.path());
            assert_eq!(next.booklet, Some((file("book.ron"), is_front)));
            // Programs that know no booklet look for lines of puzzles alone.
            assert_eq!(next.puzzles, (vec![file("a.ron")], Some(0)));
        }
        fs::remove_file(file("book.ron")).unwrap();
        assert_eq!(Session::in_folder(folder.path()).booklet, None, "gone since");
    }
}
