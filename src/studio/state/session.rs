//! Which files are open, kept from session to session in their order, to be opened again at the next start. The studio
//! that was started first without a file keeps the list; one that is started beside it begins with the start page.

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

/// The files that are open, in the order of their tabs.
#[derive(Debug, Default)]
pub struct Session {
    /// Where they are listed; nowhere by default.
    list: Option<PathBuf>,
    /// Tells other studios that this one keeps the list.
    _lock: Option<File>,
    /// The list as it was written last.
    written: String,
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
            Ok((lock, written)) => Session { list: Some(list), _lock: Some(lock), written, reopens: true },
            Err(_) => Session { reopens: true, ..Session::default() },
        }
    }

    /// The files of the last session, and the place of the one that was in front.
    fn files(&self) -> (Vec<PathBuf>, Option<usize>) {
        let line = |line: &str| match (line.strip_prefix(FRONT), line.strip_prefix(BESIDE)) {
            (Some(path), _) => Some((PathBuf::from(path), true)),
            (None, Some(path)) => Some((PathBuf::from(path), false)),
            (None, None) => None,
        };
        // What has gone since is passed over without a word.
        let there = |(path, _): &(PathBuf, bool)| path.is_absolute() && path.is_file();
        let (files, fronts): (Vec<PathBuf>, Vec<bool>) =
            self.written.lines().filter_map(line).filter(there).take(MOST).unzip();
        (files, fronts.into_iter().position(|front| front))
    }

    /// Writes the list if it is another one. One that cannot be written lasts as long as the session.
    fn keep(&mut self, list: String) {
        if let Some(path) = self.list.as_ref().filter(|_| list != self.written) {
            let _ = formats::save(path, list.as_bytes());
            self.written = list;
        }
    }
}

impl State {
    /// Opens the files of the last session, if nothing is open yet.
    pub(super) fn reopen_session(&mut self) {
        let (files, front) = self.session.files();
        if files.is_empty() || !self.is_fresh() {
            return;
        }
        self.open_files(&files);
        self.read_later(Wanted::Session(front.map(|front| files[front].clone())));
    }

    /// Keeps the list of open files up to date.
    pub(in crate::studio) fn follow_session(&mut self) {
        // While files are read, those of the last session are not all open yet.
        if self.session.list.is_none() || self.reading.is_running() {
            return;
        }
        let mut list = String::new();
        for tab in self.open_tabs() {
            let path = tab.document.path().and_then(|path| std::path::absolute(path).ok());
            // A name that is no text, or of several lines, is not opened again.
            let path =
                path.and_then(|path| path.to_str().map(str::to_owned)).filter(|path| !path.contains(['\n', '\r']));
            if let Some(path) = path {
                list += if tab.id == self.tab.id { FRONT } else { BESIDE };
                list += &path;
                list.push('\n');
            }
        }
        self.session.keep(list);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::state::scratch::{Scratch, every_fault, save_beside};
    use std::fs;

    #[test]
    fn the_list_is_the_old_or_the_new_one_whatever_goes_wrong() {
        let list = |folder: &Path| folder.join("session.txt");
        let keep = |folder: &Path| {
            Session::in_folder(folder).keep("> /new.ron\n".to_owned());
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
        session.keep(format!("- {}\n> {}\n- {}\n", file("a.ron"), file("b.ron"), file("gone.ron")));
        drop(session);
        let next = Session::in_folder(folder.path());
        assert_eq!(next.files(), (vec![file("a.ron").into(), file("b.ron").into()], Some(1)));
    }
}
