//! The puzzles that a booklet refers to, and what is wrong with those that cannot be read.

use std::fs;
use std::path::{Component, Path, PathBuf};

use super::art::read_picture;
use crate::formats::{
    self, BookFile, BookItem, Format, Loaded, MOST_BAD_LINES, Problem, ReadError, Warning, fingerprint,
};
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
    /// Why the puzzle could not be read.
    pub error: ReadError,
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
pub fn gather(book: &BookFile, folder: &Path) -> Gathered {
    let mut gathered = Gathered::default();
    for (index, item) in book.puzzles.iter().enumerate() {
        gather_item(index, item, folder, &mut gathered);
    }
    gathered
}

/// Reads the puzzles of one entry of a booklet's file.
pub fn gather_item(index: usize, item: &BookItem, folder: &Path, gathered: &mut Gathered) {
    let path = folder.join(&item.file);
    let first = gathered.entries.len();
    for file in files(&path) {
        match file.and_then(|file| read(&file, item.line)) {
            Ok(loaded) => loaded.into_iter().for_each(|one| match one {
                Ok(loaded) => add(index, item, loaded, gathered),
                Err(error) => gathered.faults.push(Fault { item: index, error }),
            }),
            Err(error) => gathered.faults.push(Fault { item: index, error }),
        }
    }
    if let Some(wanted) = &item.section_picture {
        match read_picture(wanted, folder) {
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
    gathered.origins.push(Origin { item: index, file: source.file.into(), line: source.line });
    gathered.warnings.extend(warnings);
}

/// The file itself, or the puzzle files in a folder by name. Devices and pipes are refused: reading them may never end.
fn files(path: &Path) -> Vec<Result<PathBuf, ReadError>> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {}
        Ok(found) if !found.is_file() => return vec![Err(Problem::NoFile.of_file(&path.display().to_string()))],
        // What is not there is told in reading.
        Ok(_) | Err(_) => return vec![Ok(path.to_owned())],
    }
    let unreadable = |error| Err(Problem::Unreadable(error).of_file(&path.display().to_string()));
    let entries = match fs::read_dir(path).and_then(|entries| entries.collect::<Result<Vec<_>, _>>()) {
        Ok(entries) => entries,
        Err(error) => return vec![unreadable(error)],
    };
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && Format::of_path(file).is_some());
    files.sort();
    match files.is_empty() {
        true => vec![Err(Problem::NoPuzzle.of_file(&path.display().to_string()))],
        false => files.into_iter().map(Ok).collect(),
    }
}

/// The most puzzles of a booklet: more than any binding holds.
pub const MOST_PUZZLES: usize = 10_000;

/// The puzzles of a file, or the one in a line of it. A file of many bad lines is given up, and so is one with more
/// puzzles than any booklet has.
fn read(file: &Path, line: Option<usize>) -> Result<Vec<Result<Loaded, ReadError>>, ReadError> {
    let name = || file.display().to_string();
    let mut found = formats::open(file)?;
    let Some(line) = line else {
        let (mut all, mut bad) = (Vec::new(), 0);
        for one in found {
            bad += usize::from(one.is_err());
            all.push(one);
            if bad == MOST_BAD_LINES {
                all.push(Err(Problem::GivenUp { lines: bad }.of_file(&name())));
                break;
            }
            if all.len() > MOST_PUZZLES {
                return Err(Problem::TooManyPuzzles { limit: MOST_PUZZLES }.of_file(&name()));
            }
        }
        return if all.is_empty() { Err(Problem::NoPuzzle.of_file(&name())) } else { Ok(all) };
    };
    let stands_there = |one: &Result<Loaded, ReadError>| match one {
        Ok(loaded) => loaded.source.line == line,
        Err(error) => error.line == Some(line),
    };
    match found.find(stands_there) {
        Some(one) => Ok(vec![one]),
        None => Err(Problem::NoSuchLine { line }.of_file(&name())),
    }
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
