//! A cache of the files that the entries of a booklet name. Each file is read in one pass, however many entries name
//! lines of it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::formats::{self, BookItem, Format, Loaded, MOST_BAD_LINES, MOST_PUZZLES, Problem, ReadError};

/// A puzzle of a file, or the reason why there is none. Entries that name the same puzzle share it.
pub(super) type Found = Result<Loaded, Arc<ReadError>>;

/// The files named by the entries, with the parts already read and the number of entries still to come.
#[derive(Default)]
pub(super) struct Shelf(HashMap<PathBuf, Named>);

/// A file or folder that entries name.
#[derive(Default)]
struct Named {
    /// The lines that entries name, each with the number of such entries still to come.
    lines: BTreeMap<usize, usize>,
    /// The puzzles in these lines, separately for each file, once they have been read.
    of_lines: Option<Vec<Result<Lines, Arc<ReadError>>>>,
    /// The number of entries still to come that name the whole file.
    whole: usize,
    /// All puzzles of it, kept as long as such an entry is still to come.
    of_whole: Option<Vec<Found>>,
}

/// The requested lines of one file.
struct Lines {
    file: PathBuf,
    found: BTreeMap<usize, Found>,
}

impl Shelf {
    /// Prepares the cache for these entries, whose file names are relative to `folder`. Entries beyond the maximum
    /// length of a booklet are ignored.
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

    /// Returns the puzzles that an entry names: all of a file or of the files in a folder, or one line of each file.
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
    /// Reads a file until all these lines have been found.
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

    /// Returns the puzzle in a line, and drops it from the cache if `last` is set.
    fn take(&mut self, line: usize, last: bool) -> Found {
        let found = if last { self.found.remove(&line) } else { self.found.get(&line).cloned() };
        found.unwrap_or_else(|| {
            let name = self.file.display().to_string();
            Err(Arc::new(Problem::NoSuchLine { line }.of_file(&name)))
        })
    }
}

/// Returns the file itself, or the puzzle files of a folder sorted by name. Devices and pipes are refused, since
/// reading them may never end.
fn files(path: &Path) -> Vec<Result<PathBuf, ReadError>> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {}
        Ok(found) if !found.is_file() => return vec![Err(Problem::NoFile.of_file(&path.display().to_string()))],
        // A missing file is reported when it is read.
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

/// Reads all puzzles of a file or folder, stopping at the first file that exceeds the maximum length of a booklet.
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

/// Reads the puzzles of a file. Stops after too many bad lines, and fails if the file has more puzzles than any
/// booklet.
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
