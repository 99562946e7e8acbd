//! The files that the entries of a booklet name: each is read once, in one pass, however many entries name lines of it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::formats::{self, BookItem, Format, Loaded, MOST_BAD_LINES, MOST_PUZZLES, Problem, ReadError};

/// A puzzle of a file, or why there is none. Entries that name the same share it.
pub(super) type Found = Result<Loaded, Arc<ReadError>>;

/// What was read, and what is still wanted of it.
#[derive(Default)]
pub(super) struct Shelf(HashMap<PathBuf, Named>);

/// A file or folder that entries name.
#[derive(Default)]
struct Named {
    /// The lines of it that entries name, each with how many of these are still to come.
    lines: BTreeMap<usize, usize>,
    /// What was read of these lines, a file each.
    of_lines: Option<Vec<Result<Lines, Arc<ReadError>>>>,
    /// How many entries that name all of it are still to come.
    whole: usize,
    /// What was read, as long as such an entry is to come.
    of_whole: Option<Vec<Found>>,
}

/// The lines of one file that are wanted.
struct Lines {
    file: PathBuf,
    found: BTreeMap<usize, Found>,
}

impl Shelf {
    /// For these entries, whose files are seen from a folder. Of more than a booklet may have no lines are looked for.
    pub fn new(items: &[BookItem], folder: &Path) -> Shelf {
        let mut named: HashMap<PathBuf, Named> = HashMap::new();
        for item in items.iter().take(MOST_PUZZLES) {
            let named = named.entry(folder.join(&item.file)).or_default();
            match item.line {
                Some(line) => *named.lines.entry(line).or_default() += 1,
                None => named.whole += 1,
            }
        }
        Shelf(named)
    }

    /// What an entry names: all of a file or of the files in a folder, or one line of each.
    pub fn take(&mut self, path: &Path, line: Option<usize>) -> Vec<Found> {
        let named = self.0.entry(path.to_owned()).or_default();
        match line {
            Some(line) => named.take_line(path, line),
            None => named.take_whole(path),
        }
    }
}

impl Named {
    fn take_line(&mut self, path: &Path, line: usize) -> Vec<Found> {
        let Named { lines, of_lines, .. } = self;
        let read = |file: Result<PathBuf, ReadError>| Lines::read(file?, lines);
        let of_lines = of_lines.get_or_insert_with(|| files(path).into_iter().map(read).collect());
        let left = lines.get(&line).copied().unwrap_or_default().saturating_sub(1);
        let found = of_lines
            .iter_mut()
            .map(|lines| match lines {
                Ok(lines) => lines.take(line, left == 0),
                Err(error) => Err(error.clone()),
            })
            .collect();
        lines.insert(line, left);
        found
    }

    fn take_whole(&mut self, path: &Path) -> Vec<Found> {
        self.whole = self.whole.saturating_sub(1);
        let found = self.of_whole.take().unwrap_or_else(|| read_whole(path));
        if self.whole > 0 {
            self.of_whole = Some(found.clone());
        }
        found
    }
}

impl Lines {
    /// Reads a file as far as all of these lines are found.
    fn read(file: PathBuf, wanted: &BTreeMap<usize, usize>) -> Result<Lines, Arc<ReadError>> {
        let mut found = BTreeMap::new();
        for one in formats::open(&file)? {
            let line = match &one {
                Ok(loaded) => Some(loaded.source.line),
                Err(error) => error.line,
            };
            if let Some(line) = line.filter(|line| wanted.contains_key(line)) {
                found.entry(line).or_insert_with(|| one.map_err(Arc::new));
            }
            if found.len() == wanted.len() {
                break;
            }
        }
        Ok(Lines { file, found })
    }

    /// The puzzle in a line, which is not kept any longer when it is taken for the last time.
    fn take(&mut self, line: usize, last: bool) -> Found {
        let found = if last { self.found.remove(&line) } else { self.found.get(&line).cloned() };
        found.unwrap_or_else(|| {
            let name = self.file.display().to_string();
            Err(Arc::new(Problem::NoSuchLine { line }.of_file(&name)))
        })
    }
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

/// All puzzles of a file or a folder, but no more than one beyond what a booklet may have.
fn read_whole(path: &Path) -> Vec<Found> {
    let mut all = Vec::new();
    for file in files(path) {
        match file.and_then(|file| read_file(&file)) {
            Ok(found) => all.extend(found.into_iter().map(|one| one.map_err(Arc::new))),
            Err(error) => all.push(Err(Arc::new(error))),
        }
        if all.len() > MOST_PUZZLES {
            break;
        }
    }
    all
}

/// The puzzles of a file. A file of many bad lines is given up, and so is one with more puzzles than any booklet has.
fn read_file(file: &Path) -> Result<Vec<Result<Loaded, ReadError>>, ReadError> {
    let name = || file.display().to_string();
    let (mut all, mut bad) = (Vec::new(), 0);
    for one in formats::open(file)? {
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
    if all.is_empty() { Err(Problem::NoPuzzle.of_file(&name())) } else { Ok(all) }
}
