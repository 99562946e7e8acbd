//! The files that were opened or saved last, kept from session to session.

use std::fs;
use std::path::{Path, PathBuf};

use super::State;
use super::journal::state_folder;
use crate::formats;

/// The most files that are kept.
const MOST: usize = 12;

/// The files that were opened or saved last, the newest first.
#[derive(Debug, Default)]
pub struct Recent {
    /// Where the list is kept; nowhere by default.
    list: Option<PathBuf>,
    files: Vec<PathBuf>,
}

impl Recent {
    /// The list of the user who runs the program.
    pub fn of_user() -> Recent {
        state_folder().map_or_else(Recent::default, |folder| Recent::at(folder.join("gridwright").join("recent.txt")))
    }

    /// The list in this file, a path a line, which need not be there yet. What is no path from the root on is left out.
    pub fn at(list: PathBuf) -> Recent {
        let text = fs::read_to_string(&list).unwrap_or_default();
        let files = text.lines().map(PathBuf::from).filter(|path| path.is_absolute()).take(MOST).collect();
        Recent { list: Some(list), files }
    }

    /// The files, the newest first.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// This file was opened or saved just now. A list that cannot be written lasts as long as the session.
    pub(in crate::studio) fn add(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if self.files.first() == Some(&path) {
            return;
        }
        // Another studio may have added to it.
        if let Some(list) = &self.list {
            self.files = Recent::at(list.clone()).files;
        }
        self.files.retain(|other| *other != path);
        self.files.insert(0, path);
        self.files.truncate(MOST);
        if let Some(list) = &self.list {
            // A name that is no text, or of several lines, lasts as long as the session too.
            let lines = self.files.iter().filter_map(|path| path.to_str()).filter(|path| !path.contains(['\n', '\r']));
            let text: String = lines.map(|path| format!("{path}\n")).collect();
            let written = list.parent().map(fs::create_dir_all).and_then(Result::ok);
            // Nothing of the author's is lost when this fails.
            let _ = written.map(|()| formats::save(list, text.as_bytes()));
        }
    }
}

impl State {
    /// The open document is in this file.
    pub(in crate::studio) fn remember_file(&mut self, path: &Path) {
        self.recent.add(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        // What another studio has added stays.
        let mut other = Recent::at(list.clone());
        other.add(Path::new("/c"));
        recent.add(Path::new("/d"));
        assert_eq!(recent.files(), paths(&["/d", "/c", "/a", "/b"]));
        (0..30).for_each(|at| recent.add(&PathBuf::from(format!("/{at}"))));
        assert_eq!(recent.files().len(), MOST);
        recent.add(Path::new("/two\nlines"));
        assert_eq!(Recent::at(list.clone()).files(), &recent.files()[1..]);
        fs::write(&list, "not a list").unwrap();
        assert!(Recent::at(list).files().is_empty());
        fs::remove_dir_all(folder).unwrap();
    }
}
