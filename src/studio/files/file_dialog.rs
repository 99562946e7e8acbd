//! The studio's own file dialog, for systems that have none: a folder, its entries, and a name or a path.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};
use std::sync::Arc;

use crate::studio::files::file_choice::FileChoice;
use crate::words::system_reason;

/// The state of the dialog: its folder, the typed text, and the choice.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FileDialog {
    pub purpose: FileChoice,
    /// The folder shown, against which relative paths are resolved.
    pub folder: PathBuf,
    /// The sorted entries of the folder when it was read, or the reason why it could not be read.
    pub entries: Result<Arc<[FolderEntry]>, String>,
    /// A name, a part of one, or a path.
    pub typed: String,
    /// True if `typed` is a proposed name or the name of a row. Typing replaces it, except for the extension.
    pub proposed: bool,
    /// The row with the keyboard cursor, in the list as shown.
    pub cursor_row: Option<usize>,
    /// The files that were selected with Ctrl or Shift.
    pub chosen: BTreeSet<PathBuf>,
    /// True if files of all types are shown, not only those of the purpose.
    pub shows_all_types: bool,
    /// The name of the folder that is about to be created.
    pub new_folder: Option<String>,
    /// What kept the dialog open when the choice was last confirmed.
    pub objection: Option<PathObjection>,
}

/// The reason why a confirmed path keeps the dialog open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum PathObjection {
    /// The file to write exists. Confirming again replaces it.
    Exists(PathBuf),
    /// The file to read does not exist.
    Missing(PathBuf),
}

/// An entry of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct FolderEntry {
    pub path: PathBuf,
    pub is_folder: bool,
    /// The name in lower case.
    lower: String,
}

impl FolderEntry {
    /// Returns the entry of a file or a folder. None if nothing exists at the path any more, or something that is
    /// neither and cannot be chosen.
    fn at(path: PathBuf) -> Option<FolderEntry> {
        let data = fs::metadata(&path).ok()?;
        (data.is_dir() || data.is_file()).then(|| FolderEntry::new(path, data.is_dir()))
    }

    fn new(path: PathBuf, is_folder: bool) -> FolderEntry {
        let lower = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().to_lowercase();
        FolderEntry { path, is_folder, lower }
    }

    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy().into_owned()
    }
}

/// Sorts folders before files, each by name.
fn sort(entries: &mut [FolderEntry]) {
    entries.sort_by_cached_key(|entry| (!entry.is_folder, natural_sort_key(&entry.lower)));
}

/// Returns the sorted entries of a folder, or the reason why it cannot be read.
fn read_entries(folder: &Path) -> Result<Arc<[FolderEntry]>, String> {
    let found = fs::read_dir(folder).map_err(|error| system_reason(&error))?;
    let mut entries: Vec<FolderEntry> = found.flatten().filter_map(|found| FolderEntry::at(found.path())).collect();
    sort(&mut entries);
    Ok(entries.into())
}

impl FileDialog {
    /// Returns a dialog that begins in this folder, with this name. This accesses the disk, which may be slow, as does
    /// [`FileDialog::in_folder`].
    pub fn open(purpose: FileChoice, folder: PathBuf, name: String) -> FileDialog {
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        // If the folder no longer exists, the nearest ancestor is shown.
        let folder = folder.ancestors().find(|folder| folder.is_dir()).map_or(folder.clone(), Path::to_owned);
        let entries = read_entries(&folder);
        FileDialog {
            purpose,
            folder,
            entries,
            typed: name,
            proposed: true,
            cursor_row: None,
            chosen: BTreeSet::new(),
            shows_all_types: false,
            new_folder: None,
            objection: None,
        }
    }

    /// Returns the dialog in another folder. The name of a file to write is kept; a filter or a path is not.
    pub fn in_folder(&self, folder: PathBuf) -> FileDialog {
        let name = match self.writes() {
            true => self.typed.trim().rsplit(['/', MAIN_SEPARATOR]).next().unwrap_or_default().to_owned(),
            false => String::new(),
        };
        let shows_all_types = self.shows_all_types;
        FileDialog { shows_all_types, ..FileDialog::open(self.purpose.clone(), folder, name) }
    }

    /// Returns whether a file is to be written.
    pub fn writes(&self) -> bool {
        self.purpose.writes
    }

    /// Returns whether several files can be chosen at once.
    pub fn takes_several(&self) -> bool {
        self.purpose.several
    }

    /// Returns the typed path, or that of the folder if nothing is typed.
    pub fn path(&self) -> PathBuf {
        let typed = self.typed.trim();
        let in_home = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]));
        let path = match (in_home, home()) {
            (Some(rest), Some(home)) => home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR])),
            _ => self.folder.join(typed),
        };
        normalised(&path)
    }

    /// Returns the filter for names. Empty if a file is to be written, since the typed name is then not a filter.
    fn name_filter(&self) -> String {
        if self.writes() { String::new() } else { self.typed.trim().to_lowercase() }
    }

    /// Returns the entries to show: folders, and files of the right type or of all types. Names that begin with the
    /// filter come first.
    pub fn shown(&self) -> Vec<FolderEntry> {
        let (wanted, extensions) = (self.name_filter(), self.purpose.types.extensions);
        let suits = |path: &Path| {
            let extension = path.extension().map(OsStr::to_ascii_lowercase);
            extension.is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        };
        let is_shown = |entry: &&FolderEntry| {
            let hidden = entry.lower.starts_with('.') && !wanted.starts_with('.');
            let suits = entry.is_folder || self.shows_all_types || suits(&entry.path);
            !hidden && entry.lower.contains(&wanted) && suits
        };
        let (begin, others): (Vec<_>, Vec<_>) = (self.entries.iter().flat_map(|entries| entries.iter()))
            .filter(is_shown)
            .cloned()
            .partition(|entry| entry.lower.starts_with(&wanted));
        [begin, others].concat()
    }

    /// Returns the row that Enter opens: the one under the cursor, or the first match for the typed filter.
    pub fn row(&self, shown: &[FolderEntry]) -> Option<usize> {
        let first = (!self.name_filter().is_empty() && !shown.is_empty()).then_some(0);
        self.cursor_row.filter(|at| *at < shown.len()).or(first)
    }

    /// Returns the chosen paths: those of the selected rows, or else the typed one.
    pub fn choice(&self, shown: &[FolderEntry]) -> Vec<PathBuf> {
        if self.chosen.len() > 1 {
            return self.chosen.iter().cloned().collect();
        }
        match self.row(shown).and_then(|row| shown.get(row)) {
            // When writing, a file in the list only provides the name.
            Some(entry) if entry.is_folder || !self.writes() => vec![entry.path.clone()],
            _ if self.typed.trim().is_empty() => Vec::new(),
            _ => vec![self.path()],
        }
    }

    /// Returns the number of characters before the extension, or of all characters if there is no extension.
    pub fn stem(&self) -> usize {
        // A dot at the beginning marks a hidden file, not an extension.
        let end = self.typed.rfind('.').filter(|&at| at > 0).unwrap_or(self.typed.len());
        self.typed[..end].chars().count()
    }
}

/// Returns a path without "." and "..", resolved textually.
fn normalised(path: &Path) -> PathBuf {
    let mut tidy = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = tidy.pop(),
            part => tidy.push(part),
        }
    }
    tidy
}

/// Returns a sort key that orders numbers in a name by value: "puzzle 9" before "puzzle 10".
fn natural_sort_key(name: &str) -> Vec<(bool, u64, String)> {
    // Numbers and other text alternate in the key. `false < true` sorts a number before a text.
    let mut parts: Vec<(bool, u64, String)> = Vec::new();
    for letter in name.chars() {
        let digit = letter.to_digit(10);
        match (digit, parts.last_mut()) {
            (Some(digit), Some((false, number, _))) => {
                *number = number.saturating_mul(10).saturating_add(digit.into());
            }
            (Some(digit), _) => parts.push((false, digit.into(), String::new())),
            (None, Some((true, _, words))) => words.push(letter),
            (None, _) => parts.push((true, 0, letter.to_string())),
        }
    }
    parts
}

/// Returns the user's home folder.
fn home() -> Option<PathBuf> {
    let name = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::files::file_choice::FileTypes;

    const ENTRIES: [&str; 7] =
        ["week 10.ron", "week 9.ron", "notes.doc", ".hidden.ron", "Old week/", "book.RON", "archive/"];

    fn open_puzzles() -> FileChoice {
        FileChoice::to_read_puzzles("tell-files-open-puzzles", "ask-path.open")
    }

    fn export_booklet() -> FileChoice {
        FileChoice::to_write("tell-files-export-booklet", "ask-path.export", FileTypes::PDF, "")
    }

    fn dialog(purpose: FileChoice, typed: &str) -> FileDialog {
        let entry =
            |name: &str| FolderEntry::new(Path::new("/puzzles").join(name.trim_end_matches('/')), name.ends_with('/'));
        let mut entries = ENTRIES.map(entry);
        sort(&mut entries);
        let open = FileDialog::open(purpose, PathBuf::from("/"), typed.to_owned());
        FileDialog { folder: PathBuf::from("/puzzles"), entries: Ok(entries.into()), ..open }
    }

    fn names(dialog: &FileDialog) -> Vec<String> {
        dialog.shown().iter().map(FolderEntry::name).collect()
    }

    #[test]
    fn folders_come_first_and_numbers_in_their_order() {
        let open = dialog(open_puzzles(), "");
        assert_eq!(names(&open), ["archive", "Old week", "book.RON", "week 9.ron", "week 10.ron"]);
        assert!(names(&FileDialog { shows_all_types: true, ..open }).contains(&"notes.doc".to_owned()));
        // What begins with the typed text comes before what contains it.
        assert_eq!(names(&dialog(open_puzzles(), "WEEK")), ["week 9.ron", "week 10.ron", "Old week"]);
        assert_eq!(names(&dialog(open_puzzles(), ".h")), [".hidden.ron"]);
        // The name of a file to write is no filter.
        let save = FileDialog { shows_all_types: true, ..dialog(export_booklet(), "week") };
        assert_eq!(names(&save).len(), 6);
    }

    #[test]
    fn enter_opens_what_is_chosen_or_what_is_typed() {
        let choice = |dialog: &FileDialog| match &dialog.choice(&dialog.shown())[..] {
            [] => None,
            [path] => Some(path.display().to_string()),
            several => panic!("{several:?}"),
        };
        let open = |typed| dialog(open_puzzles(), typed);
        for (typed, path) in [
            ("", None),
            ("book", Some("/puzzles/book.RON")),
            ("arch", Some("/puzzles/archive")),
            ("ice.ron", Some("/puzzles/ice.ron")),
            ("../ice.ron", Some("/ice.ron")),
            ("./archive/", Some("/puzzles/archive")),
            ("/elsewhere/ice.ron", Some("/elsewhere/ice.ron")),
        ] {
            assert_eq!(choice(&open(typed)).as_deref(), path, "{typed}");
        }
        let cursor_row = Some(3);
        assert_eq!(choice(&FileDialog { cursor_row, ..open("") }).as_deref(), Some("/puzzles/week 9.ron"));
        // When writing, a row counts only if it is a folder.
        let save = |typed| dialog(export_booklet(), typed);
        assert_eq!(choice(&save("book")).as_deref(), Some("/puzzles/book"));
        assert_eq!(choice(&FileDialog { cursor_row: Some(0), ..save("b") }).as_deref(), Some("/puzzles/archive"));
        let row = FileDialog { cursor_row, shows_all_types: true, ..save("b") };
        assert_eq!(choice(&row).as_deref(), Some("/puzzles/b"));
        assert_eq!(["été 1.2.pdf", "book", ".pdf"].map(|name| save(name).stem()), [7, 4, 4]);
    }
}
