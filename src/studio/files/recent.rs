//! The recent files, kept across sessions.

mod recent_sync;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use crate::studio::document::on_disk::absolute;
use crate::studio::files::journal::state_folder;
use crate::{disk, formats};

/// The maximum number of files in the list.
const MAX_FILES: usize = 12;

/// Reads the files of a list; none if there is no list.
fn read(list: &Path) -> io::Result<Vec<PathBuf>> {
    let text = match disk::read_text(list) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        text => text?,
    };
    Ok(text.lines().map(PathBuf::from).filter(|path| path.is_absolute()).take(MAX_FILES).collect())
}

/// The recent files, most recent first.
#[derive(Debug, Default)]
pub struct Recent {
    /// The file of the list; None if the list is not stored.
    list: Option<PathBuf>,
    files: Vec<PathBuf>,
    /// Receives the list as it was written, merged with the files of other studios, when the write completes.
    written: Option<Receiver<Vec<PathBuf>>>,
}

impl Recent {
    /// Returns the list of the current user.
    pub fn of_user() -> Recent {
        state_folder().map_or_else(Recent::default, |folder| Recent::at(folder.join("gridwright").join("recent.txt")))
    }

    /// Returns the list in this file, one path per line. The file need not exist yet.
    pub fn at(list: PathBuf) -> Recent {
        let files = read(&list).unwrap_or_default();
        Recent { list: Some(list), files, written: None }
    }

    /// Returns the files, most recent first.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Records that a file was opened or saved. If the list cannot be written, it lasts only for the session.
    pub(in crate::studio) fn add(&mut self, path: &Path) {
        let path = absolute(path);
        if self.files.first() == Some(&path) {
            return;
        }
        // Another studio may have added files. An unreadable list is not overwritten, since its content would be
        // lost.
        let read_again = self.list.clone().and_then(|list| Some((read(&list).ok()?, list)));
        let list = read_again.map(|(files, list)| {
            self.files = files;
            list
        });
        self.put_first(path);
        if let Some(list) = list {
            // Names that are not UTF-8 or contain line breaks are kept for the session only.
            let lines = self.files.iter().filter_map(|path| path.to_str()).filter(|path| !path.contains(['\n', '\r']));
            let text: String = lines.map(|path| format!("{path}\n")).collect();
            let written = list.parent().map(disk::create_folder).and_then(Result::ok);
            // A failure loses nothing important.
            let _ = written.map(|()| formats::save(&list, text.as_bytes()));
        }
    }
}

impl Recent {
    fn put_first(&mut self, path: PathBuf) {
        self.files.retain(|other| *other != path);
        self.files.insert(0, path);
        self.files.truncate(MAX_FILES);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::files::temp_folder::{every_fault, save_beside};
    use std::fs;

    #[test]
    fn the_list_is_the_old_or_the_new_one_whatever_goes_wrong() {
        let list = |folder: &Path| folder.join("recent.txt");
        let add = |folder: &Path| {
            Recent::at(list(folder)).add(Path::new("/new"));
            fs::read_to_string(list(folder)).is_ok_and(|text| text.starts_with("/new\n"))
        };
        every_fault(&|folder| fs::write(list(folder), "/a\n/b\n").unwrap(), &add, &save_beside);
        every_fault(&|_| (), &add, &save_beside);
    }

    #[test]
    fn the_newest_file_is_first_and_none_is_listed_twice() {
        let folder = std::env::temp_dir().join(format!("gridwright-recent-{}", std::process::id()));
        let list = folder.join("recent.txt");
        let mut recent = Recent::at(list.clone());
        for name in ["/a", "/b", "/a"] {
            recent.add(Path::new(name));
        }
        let paths = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        assert_eq!(recent.files(), paths(&["/a", "/b"]));
        assert_eq!(Recent::at(list.clone()).files(), recent.files());
        // Files that another studio has added are kept.
        let mut other = Recent::at(list.clone());
        other.add(Path::new("/c"));
        recent.add(Path::new("/d"));
        assert_eq!(recent.files(), paths(&["/d", "/c", "/a", "/b"]));
        (0..30).for_each(|at| recent.add(&PathBuf::from(format!("/{at}"))));
        assert_eq!(recent.files().len(), MAX_FILES);
        recent.add(Path::new("/two\nlines"));
        assert_eq!(Recent::at(list.clone()).files(), &recent.files()[1..]);
        fs::write(&list, "not a list").unwrap();
        assert!(Recent::at(list).files().is_empty());
        fs::remove_dir_all(folder).unwrap();
    }
}
