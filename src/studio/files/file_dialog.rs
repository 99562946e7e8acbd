//! The studio's own file dialog, for systems that have none: a folder, its entries, and a name.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};
use std::time::SystemTime;

use crate::studio::files::requests::FilePurpose;

/// The location shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum FileLocation {
    /// The content of this folder.
    Folder(PathBuf),
    /// The recent files, wherever they are.
    Recent,
}

/// The state of the dialog: its location, the typed text, and the choice.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FileDialog {
    pub purpose: FilePurpose,
    pub place: FileLocation,
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
    /// The last path that kept the dialog open, and what was found there on the disk: a file that would be replaced, or
    /// nothing where a file was to be read. None if there was no such path.
    pub found: Option<(PathBuf, PathKind)>,
}

/// The kind of entry at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum PathKind {
    Folder,
    /// A file, or something that is neither a file nor a folder.
    File,
    Nothing,
}

impl PathKind {
    /// Returns the kind of entry at a path. This accesses the disk, which may be slow, so it must not be called while
    /// the window is drawn.
    pub fn of(path: &Path) -> PathKind {
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => PathKind::Folder,
            Ok(_) => PathKind::File,
            Err(_) => PathKind::Nothing,
        }
    }
}

/// An entry of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct FolderEntry {
    pub path: PathBuf,
    pub is_folder: bool,
    /// The modification time, if the system has it.
    pub written: Option<SystemTime>,
}

impl FolderEntry {
    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy().into_owned()
    }
}

impl FileDialog {
    /// Returns a dialog that begins in this folder, with this name.
    pub fn new(purpose: FilePurpose, folder: PathBuf, name: String) -> FileDialog {
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        // If the folder no longer exists, the nearest ancestor is shown.
        let folder = folder.ancestors().find(|folder| folder.is_dir()).map_or(folder.clone(), Path::to_owned);
        FileDialog {
            purpose,
            place: FileLocation::Folder(folder),
            typed: name,
            proposed: true,
            cursor_row: None,
            chosen: BTreeSet::new(),
            shows_all_types: false,
            new_folder: None,
            found: None,
        }
    }

    /// Returns whether a file is to be written.
    pub fn writes(&self) -> bool {
        !self.purpose.extensions().is_empty()
    }

    /// Returns the folder against which relative names are resolved.
    pub fn base(&self) -> PathBuf {
        match &self.place {
            FileLocation::Folder(folder) => folder.clone(),
            FileLocation::Recent => home().unwrap_or_default(),
        }
    }

    /// Returns the typed path, or that of the folder if nothing is typed.
    pub fn path(&self) -> PathBuf {
        let typed = self.typed.trim();
        let in_home = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]));
        let path = match (in_home, home()) {
            (Some(rest), Some(home)) => home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR])),
            _ => self.base().join(typed),
        };
        normalised(&path)
    }

    /// Returns the folder whose content is shown. If a path is typed, this is the folder in that path. None for the
    /// recent files.
    pub fn shown_folder(&self) -> Option<PathBuf> {
        let typed = self.typed.trim();
        let is_path = typed.contains(['/', MAIN_SEPARATOR]) || typed == "~";
        match &self.place {
            _ if is_path => {
                let path = self.path();
                let whole = typed.ends_with(['/', MAIN_SEPARATOR]) || typed == "~";
                let folder = if whole { Some(path.as_path()) } else { path.parent() };
                Some(folder.unwrap_or(&path).to_owned())
            }
            FileLocation::Folder(folder) => Some(folder.clone()),
            FileLocation::Recent => None,
        }
    }

    /// Returns the filter for names: the text after the last separator. Empty if a file is to be written, since the
    /// typed name is then not a filter.
    fn name_filter(&self) -> String {
        match self.writes() {
            true => String::new(),
            false => self.typed.trim().rsplit(['/', MAIN_SEPARATOR]).next().unwrap_or_default().to_lowercase(),
        }
    }

    /// Returns whether another dialog state shows the same entries of a folder.
    pub fn lists_same_entries(&self, other: &FileDialog) -> bool {
        let FileDialog {
            purpose,
            place,
            typed,
            shows_all_types: all,
            proposed: _,
            cursor_row: _,
            chosen: _,
            new_folder: _,
            found: _,
        } = self;
        (purpose, place, typed, all) == (&other.purpose, &other.place, &other.typed, &other.shows_all_types)
    }

    /// Returns the entries to show: folders, and files of the right type or of all types. In a folder, names that begin
    /// with the filter come first; among these and among the rest, folders come before files.
    pub fn shown(&self, entries: &[FolderEntry]) -> Vec<FolderEntry> {
        let (wanted, extensions) = (self.name_filter(), self.purpose.question(None, "").filter.1);
        let suits = |path: &Path| {
            let extension = path.extension().map(OsStr::to_ascii_lowercase);
            extension.is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        };
        let mut shown: Vec<FolderEntry> = entries.to_vec();
        shown.retain(|entry| {
            let name = entry.name().to_lowercase();
            let hidden = name.starts_with('.') && !wanted.starts_with('.');
            !hidden && name.contains(&wanted) && (entry.is_folder || self.shows_all_types || suits(&entry.path))
        });
        if self.shown_folder().is_some() {
            // Names that begin with the filter come before those that contain it elsewhere.
            shown.sort_by_cached_key(|entry| {
                let name = entry.name().to_lowercase();
                (!name.starts_with(&wanted), !entry.is_folder, natural_sort_key(&name))
            });
        }
        shown
    }

    /// Returns the row that Enter opens: the one under the cursor, or the first match for the typed filter.
    pub fn row(&self, shown: &[FolderEntry]) -> Option<usize> {
        let first = (!self.name_filter().is_empty() && !shown.is_empty()).then_some(0);
        self.cursor_row.filter(|at| *at < shown.len()).or(first)
    }

    /// Returns the dialog at another location.
    pub fn at_location(&self, place: FileLocation) -> FileDialog {
        // A typed file name is kept. A path or a filter is not.
        let name = match self.writes() {
            true => self.typed.trim().rsplit(['/', MAIN_SEPARATOR]).next().unwrap_or_default().to_owned(),
            false => String::new(),
        };
        FileDialog { place, typed: name, cursor_row: None, chosen: BTreeSet::new(), new_folder: None, ..self.clone() }
    }

    /// Returns the dialog at the parent folder.
    pub fn in_parent(&self) -> Option<FileDialog> {
        let folder = self.shown_folder()?;
        Some(self.at_location(FileLocation::Folder(folder.parent()?.to_owned())))
    }

    /// Returns the current answer. `found` returns the kind of entry at a typed path, if known.
    pub fn answer(&self, shown: &[FolderEntry], found: impl Fn(&Path) -> Option<PathKind>) -> FileDialogAnswer {
        if self.chosen.len() > 1 {
            return FileDialogAnswer::Files(self.chosen.iter().cloned().collect());
        }
        match self.row(shown).and_then(|row| shown.get(row)) {
            Some(entry) if entry.is_folder => {
                FileDialogAnswer::Into(Box::new(self.at_location(FileLocation::Folder(entry.path.clone()))))
            }
            // When writing, a file in the list only provides the name.
            Some(entry) if !self.writes() => FileDialogAnswer::Files(vec![entry.path.clone()]),
            _ if self.typed.trim().is_empty() => FileDialogAnswer::Nothing,
            _ => {
                let path = self.path();
                match found(&path) {
                    Some(PathKind::Folder) => FileDialogAnswer::Into(Box::new(FileDialog {
                        typed: String::new(),
                        ..self.at_location(FileLocation::Folder(path))
                    })),
                    Some(PathKind::Nothing) if !self.writes() => FileDialogAnswer::Missing(path),
                    Some(PathKind::File | PathKind::Nothing) | None => {
                        FileDialogAnswer::Files(vec![self.purpose.named(&path)])
                    }
                }
            }
        }
    }

    /// Returns the number of characters before the extension, or of all characters if there is no extension.
    pub fn stem(&self) -> usize {
        // A dot at the beginning marks a hidden file, not an extension.
        let end = self.typed.rfind('.').filter(|&at| at > 0).unwrap_or(self.typed.len());
        self.typed[..end].chars().count()
    }

    /// Returns the file that would be replaced, if known.
    pub fn replaces(&self, shown: &[FolderEntry], found: impl Fn(&Path) -> Option<PathKind>) -> Option<PathBuf> {
        let is_there = |path: &PathBuf| matches!(found(path), Some(PathKind::File | PathKind::Folder));
        match self.answer(shown, &found) {
            FileDialogAnswer::Files(paths) if self.writes() => paths.into_iter().next().filter(is_there),
            FileDialogAnswer::Files(_)
            | FileDialogAnswer::Missing(_)
            | FileDialogAnswer::Into(_)
            | FileDialogAnswer::Nothing => None,
        }
    }
}

/// The effect of confirming the dialog.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum FileDialogAnswer {
    /// The dialog moves to another folder.
    Into(Box<FileDialog>),
    Files(Vec<PathBuf>),
    /// The file to be read does not exist.
    Missing(PathBuf),
    Nothing,
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
pub(in crate::studio) fn home() -> Option<PathBuf> {
    let name = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn browser(purpose: FilePurpose, folder: &str, typed: &str) -> FileDialog {
        let place = FileLocation::Folder(PathBuf::from(folder));
        let chosen = BTreeSet::new();
        let (typed, proposed) = (typed.to_owned(), true);
        FileDialog {
            purpose,
            place,
            typed,
            proposed,
            cursor_row: None,
            chosen,
            shows_all_types: false,
            new_folder: None,
            found: None,
        }
    }

    fn entries(names: &[&str]) -> Vec<FolderEntry> {
        let entry = |name: &&str| FolderEntry {
            path: Path::new("/puzzles").join(name.trim_end_matches('/')),
            is_folder: name.ends_with('/'),
            written: None,
        };
        names.iter().map(entry).collect()
    }

    fn names(browser: &FileDialog, of: &[&str]) -> Vec<String> {
        browser.shown(&entries(of)).iter().map(FolderEntry::name).collect()
    }

    #[test]
    fn folders_come_first_and_numbers_in_their_order() {
        let of = ["week 10.ron", "week 9.ron", "notes.doc", ".hidden.ron", "Old/", "book.RON", "archive/"];
        let open = browser(FilePurpose::Open, "/puzzles", "");
        assert_eq!(names(&open, &of), ["archive", "Old", "book.RON", "week 9.ron", "week 10.ron"]);
        assert!(names(&FileDialog { shows_all_types: true, ..open }, &of).contains(&"notes.doc".to_owned()));
    }

    #[test]
    fn what_is_typed_is_looked_for_in_the_folder_that_it_names() {
        let of = ["snow.ron", "black snow.ron", "rain.ron", "snowdrops/"];
        let open = |typed| browser(FilePurpose::Open, "/puzzles", typed);
        assert_eq!(names(&open("snow"), &of), ["snowdrops", "snow.ron", "black snow.ron"]);
        assert_eq!(names(&open("/elsewhere/ra"), &of), ["rain.ron"]);
        for (typed, folder) in [
            ("ra", "/puzzles"),
            ("winter/ra", "/puzzles/winter"),
            ("../ra", "/"),
            ("/elsewhere/ra", "/elsewhere"),
            ("/elsewhere/", "/elsewhere"),
            ("./", "/puzzles"),
        ] {
            assert_eq!(open(typed).shown_folder(), Some(PathBuf::from(folder)), "{typed}");
        }
        // The name of a file to write is no filter.
        let save = browser(FilePurpose::ExportBooklet, "/puzzles", "snow");
        assert_eq!(names(&FileDialog { shows_all_types: true, ..save }, &of).len(), 4);
    }

    #[test]
    fn enter_opens_what_is_chosen_or_what_is_typed() {
        let of = entries(&["snow.ron", "rain.ron", "old/"]);
        let nothing = |_: &Path| Some(PathKind::Nothing);
        let answer = |browser: &FileDialog| browser.answer(&browser.shown(&of), nothing);
        let file = |path: &str| FileDialogAnswer::Files(vec![PathBuf::from(path)]);
        let open = |typed| browser(FilePurpose::Open, "/puzzles", typed);
        assert_eq!(answer(&open("")), FileDialogAnswer::Nothing);
        assert_eq!(answer(&open("sno")), file("/puzzles/snow.ron"));
        assert_eq!(answer(&FileDialog { cursor_row: Some(1), ..open("") }), file("/puzzles/rain.ron"));
        assert_eq!(answer(&open("ice.ron")), FileDialogAnswer::Missing(PathBuf::from("/puzzles/ice.ron")));
        let FileDialogAnswer::Into(into) = answer(&open("ol")) else { panic!("a folder is gone into") };
        assert_eq!((into.place, into.typed), (FileLocation::Folder(PathBuf::from("/puzzles/old")), String::new()));
        let save = |typed| browser(FilePurpose::ExportBooklet, "/puzzles", typed);
        assert_eq!(answer(&save("book")), file("/puzzles/book.pdf"));
        assert_eq!(answer(&save("book.PDF")), file("/puzzles/book.PDF"));
        assert_eq!(["été 1.2.pdf", "book", ".pdf"].map(|name| save(name).stem()), [7, 4, 4]);
        let FileDialogAnswer::Into(into) =
            answer(&FileDialog { cursor_row: Some(0), shows_all_types: true, ..save("book") })
        else {
            panic!("a folder")
        };
        assert_eq!((into.shown_folder(), into.typed.as_str()), (Some(PathBuf::from("/puzzles/old")), "book"));
    }

    /// Drawing never accesses the disk: a path whose state is unknown is neither present nor missing.
    #[test]
    fn what_is_typed_is_judged_by_what_is_known_of_it() {
        let open = browser(FilePurpose::Open, "/", "");
        let save = browser(FilePurpose::ExportBooklet, "/puzzles", "book");
        // On a real disk this is always a folder.
        let root = FileDialog { typed: "/".to_owned(), ..open };
        assert_eq!(root.answer(&[], |_| None), FileDialogAnswer::Files(vec![PathBuf::from("/")]));
        assert_eq!(root.answer(&[], |_| Some(PathKind::Nothing)), FileDialogAnswer::Missing(PathBuf::from("/")));
        assert_eq!((save.replaces(&[], |_| None), save.replaces(&[], |_| Some(PathKind::Nothing))), (None, None));
        let there = |path: &Path| Some(if path.ends_with("book.pdf") { PathKind::File } else { PathKind::Nothing });
        assert_eq!(save.replaces(&[], there), Some(PathBuf::from("/puzzles/book.pdf")));
    }
}
