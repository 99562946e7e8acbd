//! The puzzles that a booklet refers to, and what is wrong with those that cannot be read.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use super::pictures::Pictures;
use super::shelf::Shelf;
use crate::formats::{BookFile, BookItem, Loaded, MOST_PUZZLES, Problem, ReadError, Warning, fingerprint};
use crate::puzzle::Stars;
use crate::sheet::booklet::BookEntry;

/// Where a puzzle of a booklet came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The entry of the booklet's file, from 0.
    pub item: usize,
    /// The puzzle file, as it was named.
    pub file: PathBuf,
    /// From 1.
    pub line: usize,
}

/// An entry of the booklet's file that gave no puzzle.
#[derive(Debug)]
pub struct Fault {
    /// From 0.
    pub item: usize,
    /// Why the puzzle could not be read; entries that name the same share it.
    pub error: Arc<ReadError>,
}

/// What was found.
#[derive(Debug, Default)]
pub struct Gathered {
    /// The puzzles, in the order of the booklet.
    pub entries: Vec<BookEntry>,
    /// Where each entry came from.
    pub origins: Vec<Origin>,
    /// The entries that gave no puzzle.
    pub faults: Vec<Fault>,
    /// What was left out of files that were read.
    pub warnings: Vec<Warning>,
}

/// Reads all puzzles of a booklet; `folder` is where its file lies. What cannot be read is told, and the rest is there.
/// Of a booklet that is too long the beginning is there.
pub fn gather(book: &BookFile, folder: &Path) -> Gathered {
    let mut gathered = Gathered::default();
    let mut gatherer = Gatherer::new(&book.puzzles, folder);
    for index in 0..book.puzzles.len() {
        gatherer.gather(index, &mut gathered);
        if gatherer.full {
            break;
        }
    }
    gathered
}

/// Reads the puzzles of a booklet's entries one after another. Each file is read once, however many entries name lines
/// of it, and so is each picture.
pub struct Gatherer<'a> {
    items: &'a [BookItem],
    folder: &'a Path,
    shelf: Shelf,
    pictures: Pictures,
    /// How many puzzles there were, and entries without one.
    taken: usize,
    /// There were as many as a booklet may have.
    full: bool,
}

impl<'a> Gatherer<'a> {
    /// For these entries, whose files are seen from a folder.
    pub fn new(items: &'a [BookItem], folder: &'a Path) -> Gatherer<'a> {
        let (shelf, pictures) = (Shelf::new(items, folder), Pictures::default());
        Gatherer { items, folder, shelf, pictures, taken: 0, full: false }
    }

    /// Reads the puzzles of the entry of this number, from 0. Each is to be read once, in their order. What is beyond
    /// the length of a booklet is not read, and told as a fault.
    pub fn gather(&mut self, index: usize, gathered: &mut Gathered) {
        let Some(item) = self.items.get(index) else { return };
        let path = self.folder.join(&item.file);
        let found = if self.full { Vec::new() } else { self.shelf.take(&path, item.line) };
        self.taken += found.len().max(1);
        self.full |= self.taken > MOST_PUZZLES;
        if self.full {
            let error = Problem::BookletTooLong { limit: MOST_PUZZLES }.of_file(&path.display().to_string());
            gathered.faults.push(Fault { item: index, error: Arc::new(error) });
            return;
        }
        let first = gathered.entries.len();
        for one in found {
            match one {
                Ok(loaded) => add(index, item, loaded, gathered),
                Err(error) => gathered.faults.push(Fault { item: index, error }),
            }
        }
        if let Some(wanted) = &item.section_picture {
            match self.pictures.get(wanted, self.folder) {
                Ok(picture) => {
                    if let Some(entry) = gathered.entries.get_mut(first) {
                        entry.section_picture = Some(picture);
                    }
                }
                Err(error) => gathered.faults.push(Fault { item: index, error }),
            }
        }
        let own = &mut gathered.entries[first..];
        if let Some(proved) = &item.proved
            && *proved != fingerprint(own.iter().map(|entry| &entry.puzzle))
        {
            own.iter_mut().for_each(|entry| entry.changed = true);
        }
    }
}

fn add(index: usize, item: &BookItem, loaded: Loaded, gathered: &mut Gathered) {
    let Loaded { puzzle, source, warnings, .. } = loaded;
    let mut entry = BookEntry::new(puzzle);
    entry.title.clone_from(&item.title);
    entry.label.clone_from(&item.label);
    entry.rules.clone_from(&item.rules);
    // The first of several puzzles has the number, the others go on from there.
    let first = gathered.origins.last().is_none_or(|origin| origin.item != index);
    entry.number = item.number.filter(|_| first);
    entry.section = item.section.clone().filter(|_| first);
    entry.link.clone_from(&item.link);
    entry.stars = item.stars.or(entry.puzzle.stars().map(Stars::count));
    gathered.entries.push(entry);
    gathered.origins.push(Origin { item: index, file: PathBuf::from(&*source.file), line: source.line });
    gathered.warnings.extend(warnings);
}

/// How a file is named in a booklet whose file lies in `folder`: by the way there, with `/` between names. Files that
/// share no folder with it, as on another disk, keep their full name.
pub fn relative_path(file: &Path, folder: &Path) -> String {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let (file, folder) = (tidy(&whole(file)), tidy(&whole(folder)));
    let (mut to, mut from) = (file.components().peekable(), folder.components().peekable());
    let mut common = 0;
    while to.peek().is_some() && to.peek() == from.peek() {
        common += usize::from(to.next().is_some() && from.next().is_some());
    }
    if common == 0 {
        return file.display().to_string();
    }
    let up = from.map(|_| "..".to_owned());
    let down = to.map(|name| name.as_os_str().to_string_lossy().into_owned());
    up.chain(down).collect::<Vec<_>>().join("/")
}

/// The path without `.` and, where that is safe to say by name alone, without `..`.
fn tidy(path: &Path) -> PathBuf {
    let mut tidy = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                tidy.pop();
            }
            Component::Normal(_) | Component::RootDir | Component::Prefix(_) => tidy.push(part),
        }
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_by_the_way_from_the_folder() {
        for (file, folder, expected) in [
            ("/a/b/c.ron", "/a", "b/c.ron"),
            ("/a/b/c.ron", "/a/b", "c.ron"),
            ("/a/c.ron", "/a/b/d", "../../c.ron"),
            ("/a/x/../c.ron", "/a/./b/..", "c.ron"),
            ("x/c.ron", "", "x/c.ron"),
            ("c.ron", "books", "../c.ron"),
        ] {
            assert_eq!(relative_path(Path::new(file), Path::new(folder)), expected, "{file} from {folder}");
        }
    }
}
