//! A cache of the files that the entries of a booklet name. Each file is read in one pass, however many entries name
//! lines of it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::formats::{self, BookItem, Format, LoadedPuzzle, MAX_BAD_LINES, MAX_PUZZLES, ReadError, ReadErrorKind};

/// A puzzle of a file, or the reason why there is none. Entries that name the same puzzle share it.
pub(super) type LoadResult = Result<LoadedPuzzle, Arc<ReadError>>;

/// The files named by the entries, with the parts already read and the number of entries still to come.
#[derive(Default)]
pub(super) struct PuzzleFileCache(HashMap<PathBuf, NamedFile>);

/// A file or folder that entries name.
#[derive(Default)]
struct NamedFile {
    /// The lines that entries name, each with the number of such entries still to come.
    line_uses: BTreeMap<usize, usize>,
    /// The puzzles in these lines, separately for each file, once they have been read.
    read_lines: Option<Vec<Result<FileLines, Arc<ReadError>>>>,
    /// The number of entries still to come that name the whole file.
    whole_uses: usize,
    /// All puzzles of the file or folder, kept as long as an entry that names all of it is still to come.
    whole_puzzles: Option<Vec<LoadResult>>,
}

/// The requested lines of one file.
struct FileLines {
    file: PathBuf,
    puzzles: BTreeMap<usize, LoadResult>,
}

impl PuzzleFileCache {
    /// Prepares the cache for these entries, whose file names are relative to `folder`. Entries beyond the maximum
    /// length of a booklet are ignored.
    pub fn new(items: &[BookItem], folder: &Path) -> PuzzleFileCache {
        let mut named: HashMap<PathBuf, NamedFile> = HashMap::new();
        for item in items.iter().take(MAX_PUZZLES) {
            let named = named.entry(folder.join(&item.file)).or_default();
            match item.line {
                Some(line) => *named.line_uses.entry(line).or_default() += 1,
                None => named.whole_uses += 1,
            }
        }
        PuzzleFileCache(named)
    }

    /// Returns the puzzles that an entry names: all of a file or of the files in a folder, or one line of each file.
    pub fn take(&mut self, path: &Path, line: Option<usize>) -> Vec<LoadResult> {
        let named = self.0.entry(path.to_owned()).or_default();
        match line {
            Some(line) => named.take_line(path, line),
            None => named.take_whole(path),
        }
    }
}

impl NamedFile {
    fn take_line(&mut self, path: &Path, line: usize) -> Vec<LoadResult> {
        let NamedFile { line_uses: lines, read_lines: of_lines, .. } = self;
        let read = |file: Result<PathBuf, ReadError>| FileLines::read(file?, lines);
        let of_lines = of_lines.get_or_insert_with(|| puzzle_files(path).into_iter().map(read).collect());
        let left = lines.get(&line).copied().unwrap_or_default().saturating_sub(1);
        // The last entry that names a line takes its puzzle out of the cache, and the others get copies.
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

    fn take_whole(&mut self, path: &Path) -> Vec<LoadResult> {
        self.whole_uses = self.whole_uses.saturating_sub(1);
        let found = self.whole_puzzles.take().unwrap_or_else(|| read_whole(path));
        if self.whole_uses > 0 {
            self.whole_puzzles = Some(found.clone());
        }
        found
    }
}

impl FileLines {
    /// Reads a file until all these lines have been found.
    fn read(file: PathBuf, wanted: &BTreeMap<usize, usize>) -> Result<FileLines, Arc<ReadError>> {
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
        Ok(FileLines { file, puzzles: found })
    }

    /// Returns the puzzle in a line, and drops it from the cache if `last` is set.
    fn take(&mut self, line: usize, last: bool) -> LoadResult {
        let found = if last { self.puzzles.remove(&line) } else { self.puzzles.get(&line).cloned() };
        found.unwrap_or_else(|| {
            let name = self.file.display().to_string();
            Err(Arc::new(ReadErrorKind::NoSuchLine { line }.of_file(&name)))
        })
    }
}

/// Returns the file itself, or the puzzle files of a folder sorted by name. Devices and pipes are refused, since
/// reading them may never end.
pub fn puzzle_files(path: &Path) -> Vec<Result<PathBuf, ReadError>> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {}
        Ok(found) if !found.is_file() => return vec![Err(ReadErrorKind::NoFile.of_file(&path.display().to_string()))],
        // A missing file is reported when it is read.
        Ok(_) | Err(_) => return vec![Ok(path.to_owned())],
    }
    let unreadable = |error| Err(ReadErrorKind::Unreadable(error).of_file(&path.display().to_string()));
    let entries = match fs::read_dir(path).and_then(|entries| entries.collect::<Result<Vec<_>, _>>()) {
        Ok(entries) => entries,
        Err(error) => return vec![unreadable(error)],
    };
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && Format::of_path(file).is_some());
    files.sort();
    match files.is_empty() {
        true => vec![Err(ReadErrorKind::NoPuzzle.of_file(&path.display().to_string()))],
        false => files.into_iter().map(Ok).collect(),
    }
}

/// Reads all puzzles of a file or folder, stopping at the first file that exceeds the maximum length of a booklet.
fn read_whole(path: &Path) -> Vec<LoadResult> {
    let mut all = Vec::new();
    for file in puzzle_files(path) {
        match file.and_then(|file| read_file(&file)) {
            Ok(found) => all.extend(found.into_iter().map(|one| one.map_err(Arc::new))),
            Err(error) => all.push(Err(Arc::new(error))),
        }
        if all.len() > MAX_PUZZLES {
            break;
        }
    }
    all
}

/// Reads the puzzles of a file. Stops after too many bad lines, and fails if the file has more puzzles than any
/// booklet.
fn read_file(file: &Path) -> Result<Vec<Result<LoadedPuzzle, ReadError>>, ReadError> {
    let name = || file.display().to_string();
    let (mut all, mut bad) = (Vec::new(), 0);
    for one in formats::open(file)? {
        bad += usize::from(one.is_err());
        all.push(one);
        if bad == MAX_BAD_LINES {
            all.push(Err(ReadErrorKind::TooManyBadLines { lines: bad }.of_file(&name())));
            break;
        }
        if all.len() > MAX_PUZZLES {
            return Err(ReadErrorKind::TooManyPuzzles { limit: MAX_PUZZLES }.of_file(&name()));
        }
    }
    if all.is_empty() { Err(ReadErrorKind::NoPuzzle.of_file(&name())) } else { Ok(all) }
}
