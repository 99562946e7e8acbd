//! Loads the puzzles that a booklet refers to, and reports those that cannot be read.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use super::file_cache::PuzzleFileCache;
use super::pictures::PictureCache;
use crate::formats::{BookFile, BookItem, LoadedPuzzle, MAX_PUZZLES, ReadError, ReadErrorKind, Warning, fingerprint};
use crate::sheet::booklet::BookEntry;

/// The source of a puzzle in a booklet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryOrigin {
    /// The index of the entry in the booklet file, from 0.
    pub item: usize,
    /// The puzzle file, as the booklet names it.
    pub file: PathBuf,
    /// The line in the file, from 1.
    pub line: usize,
}

/// An entry of the booklet file that could not be read.
#[derive(Debug)]
pub struct EntryError {
    /// The index of the entry, from 0.
    pub item: usize,
    /// The reason; entries that name the same puzzle share it.
    pub error: Arc<ReadError>,
}

/// The result of reading a booklet's puzzles.
#[derive(Debug, Default)]
pub struct GatheredPuzzles {
    /// The puzzles, in the order of the booklet.
    pub entries: Vec<BookEntry>,
    /// The source of each puzzle in `entries`.
    pub origins: Vec<EntryOrigin>,
    /// The entries without a puzzle, or whose picture is unusable.
    pub errors: Vec<EntryError>,
    /// Warnings about parts of puzzle files that were left out.
    pub warnings: Vec<Warning>,
}

/// Reads all puzzles of a booklet; `folder` is the folder of the booklet file. Entries that cannot be read are reported
/// in `errors`, and the others are still loaded. A booklet that is too long is cut at the limit.
pub fn gather(book: &BookFile, folder: &Path) -> GatheredPuzzles {
    let mut gathered = GatheredPuzzles::default();
    let mut gatherer = Gatherer::new(&book.puzzles, folder);
    for index in 0..book.puzzles.len() {
        gatherer.gather(index, &mut gathered);
        if gatherer.is_full {
            break;
        }
    }
    gathered
}

/// Reads the puzzles of a booklet's entries one after another. Each puzzle file and each picture is read only once,
/// however many entries name it.
pub struct Gatherer<'a> {
    items: &'a [BookItem],
    folder: &'a Path,
    file_cache: PuzzleFileCache,
    pictures: PictureCache,
    /// The number of puzzles so far. An entry without a puzzle counts as one.
    puzzle_count: usize,
    /// True once the booklet has reached its maximum length.
    is_full: bool,
}

impl<'a> Gatherer<'a> {
    /// Creates a gatherer for these entries, whose file names are relative to `folder`.
    pub fn new(items: &'a [BookItem], folder: &'a Path) -> Gatherer<'a> {
        let (shelf, pictures) = (PuzzleFileCache::new(items, folder), PictureCache::default());
        Gatherer { items, folder, file_cache: shelf, pictures, puzzle_count: 0, is_full: false }
    }

    /// Reads the puzzles of the entry with this index, from 0. Call it once for each entry, in order. Entries beyond
    /// the maximum length of a booklet are not read and are reported in `errors`.
    pub fn gather(&mut self, index: usize, gathered: &mut GatheredPuzzles) {
        let Some(item) = self.items.get(index) else { return };
        let path = self.folder.join(&item.file);
        let found = if self.is_full { Vec::new() } else { self.file_cache.take(&path, item.line) };
        self.puzzle_count += found.len().max(1);
        self.is_full |= self.puzzle_count > MAX_PUZZLES;
        if self.is_full {
            let error = ReadErrorKind::BookletTooLong { limit: MAX_PUZZLES }.of_file(&path.display().to_string());
            gathered.errors.push(EntryError { item: index, error: Arc::new(error) });
            return;
        }
        let first = gathered.entries.len();
        for one in found {
            match one {
                Ok(loaded) => add_entry(index, item, loaded, gathered),
                Err(error) => gathered.errors.push(EntryError { item: index, error }),
            }
        }
        if let Some(wanted) = &item.section_picture {
            match self.pictures.get(wanted, self.folder) {
                Ok(picture) => {
                    if let Some(entry) = gathered.entries.get_mut(first) {
                        entry.section_picture = Some(picture);
                    }
                }
                Err(error) => gathered.errors.push(EntryError { item: index, error }),
            }
        }
        let own = &mut gathered.entries[first..];
        if let Some(proved) = &item.proved
            && *proved != fingerprint(own.iter().map(|entry| &entry.puzzle))
        {
            own.iter_mut().for_each(|entry| entry.has_changed = true);
        }
    }
}

fn add_entry(index: usize, item: &BookItem, loaded: LoadedPuzzle, gathered: &mut GatheredPuzzles) {
    let LoadedPuzzle { puzzle, source, warnings, .. } = loaded;
    let mut entry = BookEntry::new(puzzle);
    entry.title.clone_from(&item.title);
    entry.label.clone_from(&item.label);
    entry.rules.clone_from(&item.rules);
    // An entry's number and section belong to the first of its puzzles; the others are numbered on from there.
    let first = gathered.origins.last().is_none_or(|origin| origin.item != index);
    entry.number = item.number.filter(|_| first);
    entry.section = item.section.clone().filter(|_| first);
    entry.link.clone_from(&item.link);
    entry.stars = item.stars.or(entry.stars);
    gathered.entries.push(entry);
    gathered.origins.push(EntryOrigin { item: index, file: PathBuf::from(&*source.file), line: source.line });
    gathered.warnings.extend(warnings);
}

/// Returns the name by which a booklet file in `folder` refers to a file: the relative path, with `/` as the separator.
/// A file that has no ancestor in common with `folder`, as on another drive, keeps its full path.
pub fn relative_path(file: &Path, folder: &Path) -> String {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let (file, folder) = (normalise_path(&whole(file)), normalise_path(&whole(folder)));
    // After the common beginning, the path leads up from the folder and down to the file.
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

/// Removes `.` and `..` from an absolute path by name alone, without following symbolic links.
fn normalise_path(path: &Path) -> PathBuf {
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
