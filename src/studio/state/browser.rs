//! Choosing files in the window itself, where the system shows no dialog: a folder, what is in it, and a name.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};
use std::time::SystemTime;

use super::files::Purpose;

/// What is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Place {
    /// What is in this folder.
    Folder(PathBuf),
    /// The files that were opened or saved last, wherever they are.
    Recent,
}

/// The question for a file as it stands: where one looks, what is typed, and what is chosen.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Browser {
    pub purpose: Purpose,
    pub place: Place,
    /// A name, a part of one, or a path.
    pub typed: String,
    /// It is the name that was proposed, or that of a row: typing replaces it, but for its ending.
    pub proposed: bool,
    /// The row that the keys are at, in the list as it is shown.
    pub at: Option<usize>,
    /// Several files that are answered at once.
    pub chosen: BTreeSet<PathBuf>,
    /// Files of all sorts are shown, not only those that are asked for.
    pub all: bool,
    /// The name of a folder that is about to be made.
    pub new_folder: Option<String>,
    /// What the disk said of a path when that was answered, where it was not what the list shows.
    pub found: Option<(PathBuf, Found)>,
}

/// What is at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Found {
    Folder,
    /// A file, or what is neither.
    File,
    Nothing,
}

impl Found {
    /// Asks the disk, which may take long: not while the window is drawn.
    pub fn of(path: &Path) -> Found {
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => Found::Folder,
            Ok(_) => Found::File,
            Err(_) => Found::Nothing,
        }
    }
}

/// One thing in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct Entry {
    pub path: PathBuf,
    pub is_folder: bool,
    /// When it was written, if the system tells.
    pub written: Option<SystemTime>,
}

impl Entry {
    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy().into_owned()
    }
}

impl Browser {
    /// A question that begins in this folder, with this name.
    pub fn new(purpose: Purpose, folder: PathBuf, name: String) -> Browser {
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        // A folder that has gone is no place to begin in.
        let folder = folder.ancestors().find(|folder| folder.is_dir()).map_or(folder.clone(), Path::to_owned);
        Browser {
            purpose,
            place: Place::Folder(folder),
            typed: name,
            proposed: true,
            at: None,
            chosen: BTreeSet::new(),
            all: false,
            new_folder: None,
            found: None,
        }
    }

    /// Whether a file is to be written.
    pub fn writes(&self) -> bool {
        !self.purpose.extensions().is_empty()
    }

    /// The folder that names belong to.
    pub fn base(&self) -> PathBuf {
        match &self.place {
            Place::Folder(folder) => folder.clone(),
            Place::Recent => home().unwrap_or_default(),
        }
    }

    /// The path that is typed; that of the folder where nothing is.
    pub fn path(&self) -> PathBuf {
        let typed = self.typed.trim();
        let in_home = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]));
        let path = match (in_home, home()) {
            (Some(rest), Some(home)) => home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR])),
            _ => self.base().join(typed),
        };
        tidy(&path)
    }

    /// The folder whose content is shown: that which a typed path is in. None for the recent files.
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
            Place::Folder(folder) => Some(folder.clone()),
            Place::Recent => None,
        }
    }

    /// What names are looked for: what was typed after the last folder. Nothing while a name to write is typed.
    fn wanted(&self) -> String {
        match self.writes() {
            true => String::new(),
            false => self.typed.trim().rsplit(['/', MAIN_SEPARATOR]).next().unwrap_or_default().to_lowercase(),
        }
    }

    /// Whether the same is shown of a folder as for another question.
    pub fn shows_like(&self, other: &Browser) -> bool {
        let Browser { purpose, place, typed, all, proposed: _, at: _, chosen: _, new_folder: _, found: _ } = self;
        (purpose, place, typed, all) == (&other.purpose, &other.place, &other.typed, &other.all)
    }

    /// What is shown of the entries of a folder: folders first, and files of the sort that is asked for.
    pub fn shown(&self, entries: &[Entry]) -> Vec<Entry> {
        let (wanted, extensions) = (self.wanted(), self.purpose.question(None, "").filter.1);
        let suits = |path: &Path| {
            let extension = path.extension().map(OsStr::to_ascii_lowercase);
            extension.is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        };
        let mut shown: Vec<Entry> = entries.to_vec();
        shown.retain(|entry| {
            let name = entry.name().to_lowercase();
            let hidden = name.starts_with('.') && !wanted.starts_with('.');
            !hidden && name.contains(&wanted) && (entry.is_folder || self.all || suits(&entry.path))
        });
        if self.shown_folder().is_some() {
            // What begins so comes before what has it inside.
            shown.sort_by_cached_key(|entry| {
                let name = entry.name().to_lowercase();
                (!name.starts_with(&wanted), !entry.is_folder, natural(&name))
            });
        }
        shown
    }

    /// The row that Enter opens: the one that was chosen, or the first that suits what is typed.
    pub fn row(&self, shown: &[Entry]) -> Option<usize> {
        let first = (!self.wanted().is_empty() && !shown.is_empty()).then_some(0);
        self.at.filter(|at| *at < shown.len()).or(first)
    }

    /// The same question in another place.
    pub fn at_place(&self, place: Place) -> Browser {
        // A name that was typed for a file goes along; a path, and what was looked for, do not.
        let name = match self.writes() {
            true => self.typed.trim().rsplit(['/', MAIN_SEPARATOR]).next().unwrap_or_default().to_owned(),
            false => String::new(),
        };
        Browser { place, typed: name, at: None, chosen: BTreeSet::new(), new_folder: None, ..self.clone() }
    }

    /// The same question in the folder around this one.
    pub fn up(&self) -> Option<Browser> {
        let folder = self.shown_folder()?;
        Some(self.at_place(Place::Folder(folder.parent()?.to_owned())))
    }

    /// What the author has answered by now; `found` tells what is at a path that was typed, as far as that is known.
    pub fn answer(&self, shown: &[Entry], found: impl Fn(&Path) -> Option<Found>) -> Answer {
        if self.chosen.len() > 1 {
            return Answer::Files(self.chosen.iter().cloned().collect());
        }
        match self.row(shown).and_then(|row| shown.get(row)) {
            Some(entry) if entry.is_folder => Answer::Into(Box::new(self.at_place(Place::Folder(entry.path.clone())))),
            // A file in the list lends its name to the one that is written.
            Some(entry) if !self.writes() => Answer::Files(vec![entry.path.clone()]),
            _ if self.typed.trim().is_empty() => Answer::Nothing,
            _ => {
                let path = self.path();
                match found(&path) {
                    Some(Found::Folder) => {
                        Answer::Into(Box::new(Browser { typed: String::new(), ..self.at_place(Place::Folder(path)) }))
                    }
                    Some(Found::Nothing) if !self.writes() => Answer::Missing(path),
                    Some(Found::File | Found::Nothing) | None => Answer::Files(vec![self.purpose.named(&path)]),
                }
            }
        }
    }

    /// How many letters of the name are before its ending; all where it has none.
    pub fn stem(&self) -> usize {
        let end = self.typed.rfind('.').filter(|&at| at > 0).unwrap_or(self.typed.len());
        self.typed[..end].chars().count()
    }

    /// The file that would be replaced, as far as that is known.
    pub fn replaces(&self, shown: &[Entry], found: impl Fn(&Path) -> Option<Found>) -> Option<PathBuf> {
        let is_there = |path: &PathBuf| matches!(found(path), Some(Found::File | Found::Folder));
        match self.answer(shown, &found) {
            Answer::Files(paths) if self.writes() => paths.into_iter().next().filter(is_there),
            Answer::Files(_) | Answer::Missing(_) | Answer::Into(_) | Answer::Nothing => None,
        }
    }
}

/// What an answer comes to.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Answer {
    /// Another folder is looked at.
    Into(Box<Browser>),
    Files(Vec<PathBuf>),
    /// A file was to be read, and there is none of this name.
    Missing(PathBuf),
    Nothing,
}

/// A path without "." and "..", as the words of it stand.
fn tidy(path: &Path) -> PathBuf {
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

/// A name so that its numbers are ordered as numbers: "puzzle 9" before "puzzle 10".
fn natural(name: &str) -> Vec<(bool, u64, String)> {
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

/// The user's own folder.
pub(in crate::studio) fn home() -> Option<PathBuf> {
    let name = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn browser(purpose: Purpose, folder: &str, typed: &str) -> Browser {
        let place = Place::Folder(PathBuf::from(folder));
        let chosen = BTreeSet::new();
        let (typed, proposed) = (typed.to_owned(), true);
        Browser { purpose, place, typed, proposed, at: None, chosen, all: false, new_folder: None, found: None }
    }

    fn entries(names: &[&str]) -> Vec<Entry> {
        let entry = |name: &&str| Entry {
            path: Path::new("/puzzles").join(name.trim_end_matches('/')),
            is_folder: name.ends_with('/'),
            written: None,
        };
        names.iter().map(entry).collect()
    }

    fn names(browser: &Browser, of: &[&str]) -> Vec<String> {
        browser.shown(&entries(of)).iter().map(Entry::name).collect()
    }

    #[test]
    fn folders_come_first_and_numbers_in_their_order() {
        let of = ["week 10.ron", "week 9.ron", "notes.doc", ".hidden.ron", "Old/", "book.RON", "archive/"];
        let open = browser(Purpose::Open, "/puzzles", "");
        assert_eq!(names(&open, &of), ["archive", "Old", "book.RON", "week 9.ron", "week 10.ron"]);
        assert!(names(&Browser { all: true, ..open }, &of).contains(&"notes.doc".to_owned()));
    }

    #[test]
    fn what_is_typed_is_looked_for_in_the_folder_that_it_names() {
        let of = ["snow.ron", "black snow.ron", "rain.ron", "snowdrops/"];
        let open = |typed| browser(Purpose::Open, "/puzzles", typed);
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
        // The name of a file that is written looks for nothing.
        let save = browser(Purpose::ExportBooklet, "/puzzles", "snow");
        assert_eq!(names(&Browser { all: true, ..save }, &of).len(), 4);
    }

    #[test]
    fn enter_opens_what_is_chosen_or_what_is_typed() {
        let of = entries(&["snow.ron", "rain.ron", "old/"]);
        let nothing = |_: &Path| Some(Found::Nothing);
        let answer = |browser: &Browser| browser.answer(&browser.shown(&of), nothing);
        let file = |path: &str| Answer::Files(vec![PathBuf::from(path)]);
        let open = |typed| browser(Purpose::Open, "/puzzles", typed);
        assert_eq!(answer(&open("")), Answer::Nothing);
        assert_eq!(answer(&open("sno")), file("/puzzles/snow.ron"));
        assert_eq!(answer(&Browser { at: Some(1), ..open("") }), file("/puzzles/rain.ron"));
        assert_eq!(answer(&open("ice.ron")), Answer::Missing(PathBuf::from("/puzzles/ice.ron")));
        let Answer::Into(into) = answer(&open("ol")) else { panic!("a folder is gone into") };
        assert_eq!((into.place, into.typed), (Place::Folder(PathBuf::from("/puzzles/old")), String::new()));
        let save = |typed| browser(Purpose::ExportBooklet, "/puzzles", typed);
        assert_eq!(answer(&save("book")), file("/puzzles/book.pdf"));
        assert_eq!(answer(&save("book.PDF")), file("/puzzles/book.PDF"));
        assert_eq!(["été 1.2.pdf", "book", ".pdf"].map(|name| save(name).stem()), [7, 4, 4]);
        let Answer::Into(into) = answer(&Browser { at: Some(0), all: true, ..save("book") }) else {
            panic!("a folder")
        };
        assert_eq!((into.shown_folder(), into.typed.as_str()), (Some(PathBuf::from("/puzzles/old")), "book"));
    }

    /// What is drawn asks no disk: a path of which nothing is known yet is neither there nor missing.
    #[test]
    fn what_is_typed_is_judged_by_what_is_known_of_it() {
        let open = browser(Purpose::Open, "/", "");
        let save = browser(Purpose::ExportBooklet, "/puzzles", "book");
        // On a disk that is asked this is a folder in any case.
        let root = Browser { typed: "/".to_owned(), ..open };
        assert_eq!(root.answer(&[], |_| None), Answer::Files(vec![PathBuf::from("/")]));
        assert_eq!(root.answer(&[], |_| Some(Found::Nothing)), Answer::Missing(PathBuf::from("/")));
        assert_eq!((save.replaces(&[], |_| None), save.replaces(&[], |_| Some(Found::Nothing))), (None, None));
        let there = |path: &Path| Some(if path.ends_with("book.pdf") { Found::File } else { Found::Nothing });
        assert_eq!(save.replaces(&[], there), Some(PathBuf::from("/puzzles/book.pdf")));
    }
}
