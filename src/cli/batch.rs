//! Where many puzzles are put: a folder with a file each, or lines.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use clap::ValueEnum;

use super::Outcome;
use super::destination::{Destination, Refusal, Sources};
use super::input::Input;
use super::terminal::fail;
use crate::disk;
use crate::formats::{self, FileKind, Format, Loaded, WriteError};
use crate::puzzle::Puzzle;
use crate::words::system_reason;

/// How a puzzle is written in one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum LineForm {
    /// Its givens, where these on the customary board are all of it; else as jsonl.
    Lines,
    /// An object of JSON that holds everything, and that all commands read.
    Jsonl,
}

impl LineForm {
    /// The line, with its end.
    pub(super) fn write(self, puzzle: &Puzzle) -> Result<String, WriteError> {
        let text = match self {
            LineForm::Lines => Some(formats::write(&[puzzle], Format::Lines)?),
            LineForm::Jsonl => None,
        };
        match text {
            Some((text, lost)) if lost.is_empty() && text.lines().count() == 1 => Ok(text),
            Some(_) | None => formats::write(&[puzzle], Format::JsonLines).map(|(text, _)| text),
        }
    }
}

/// Where the puzzles of a batch go.
pub(super) struct Folder<'a> {
    path: PathBuf,
    /// What the command reads.
    sources: &'a Sources,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {}", folder.display(), system_reason(error))]
pub(super) struct FolderError {
    folder: PathBuf,
    error: io::Error,
}

impl<'a> Folder<'a> {
    /// The folder of this name, made if need be.
    pub(super) fn new(path: &Path, sources: &'a Sources) -> Result<Folder<'a>, FolderError> {
        let path = path.to_owned();
        match disk::make_folder(&path) {
            Ok(()) => Ok(Folder { path, sources }),
            Err(error) => Err(FolderError { folder: path, error }),
        }
    }

    /// The file of the puzzle with this place in a batch, from 0: `cross-007.ron`.
    fn file(&self, name: &str, index: usize, count: usize) -> Result<Destination<'a>, Refusal> {
        let digits = count.to_string().len();
        let path = self.path.join(format!("{name}-{:0digits$}.ron", index + 1));
        Destination::new(&path, FileKind::Puzzle, self.sources)
    }

    /// Whether the files of a batch may be written, of those whose places, from 0, are wanted. The disk is asked for
    /// the files that are there, not for each that there might be.
    pub(super) fn check(&self, name: &str, count: usize, wanted: impl Fn(usize) -> bool) -> Result<(), Refusal> {
        // Where a folder does not tell what is in it, each file is looked at once more when its turn comes.
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let places = entries.filter_map(|entry| place_of(entry.file_name().to_str()?, name, count));
        let mut places: Vec<usize> = places.collect();
        places.sort_unstable();
        places.into_iter().filter(|&place| wanted(place)).try_for_each(|place| self.file(name, place, count).map(drop))
    }

    /// Saves the puzzle with this place in a batch, from 0; the result is its file. What is wrong is reported.
    pub(super) fn save(&self, name: &str, index: usize, count: usize, puzzle: &Puzzle) -> Result<PathBuf, Outcome> {
        let file = self.file(name, index, count).map_err(fail)?;
        file.save_puzzles(&[puzzle])?;
        Ok(file.path().to_owned())
    }
}

/// The place in a batch, from 0, of the puzzle whose file has this name; see [`Folder::file`].
fn place_of(file: &str, name: &str, count: usize) -> Option<usize> {
    let number = file.strip_prefix(name)?.strip_prefix('-')?.strip_suffix(".ron")?;
    let is_number = number.len() == count.to_string().len() && number.bytes().all(|byte| byte.is_ascii_digit());
    let number: usize = number.parse().ok().filter(|_| is_number)?;
    (1..=count).contains(&number).then(|| number - 1)
}

/// The names that files of a batch have, so that none is written over another of the same batch.
#[derive(Default)]
pub(super) struct Names(Mutex<BTreeSet<String>>);

impl Names {
    /// Takes a name; false when another puzzle has it.
    pub(super) fn take(&self, name: String) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(name)
    }
}

/// The first input whose files would have the names of those of another: files that are called the same, the same line
/// twice, two links. Others that clash are found when they are read; see [`Names`].
pub(super) fn named_twice(inputs: &[Input]) -> Option<&Input> {
    let name = |file: &Path| (file.file_stem().map(OsString::from), file.extension().map(OsString::from));
    let mut names = BTreeSet::new();
    inputs.iter().find(|input| {
        let name = match input {
            Input::Stdin => return false,
            Input::Link(_) => ((None, None), None),
            Input::File(file) => (name(file), None),
            Input::Line { file, line } => (name(file), Some(*line)),
        };
        !names.insert(name)
    })
}

/// What is told of the second of two that would have the same files.
pub(super) const SAME_NAMES: &str = "the files of another input have the same names";

/// What the files of puzzles that come of this one are called: after its file, with its line where that has several.
pub(super) fn stem(loaded: &Loaded) -> String {
    let stem = Path::new(&*loaded.source.file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.filter(|stem| stem != "-").unwrap_or_else(|| "puzzle".to_owned());
    if loaded.several { format!("{stem}-{}", loaded.source.line) } else { stem }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_file_is_that_of_its_name() {
        for (file, count, expected) in [
            ("cross-007.ron", 100, Some(6)),
            ("cross-100.ron", 100, Some(99)),
            ("cross-7.ron", 9, Some(6)),
            ("cross-7.ron", 100, None),
            ("cross-000.ron", 100, None),
            ("cross-101.ron", 100, None),
            ("cross-+07.ron", 100, None),
            ("cross-007.txt", 100, None),
            ("across-007.ron", 100, None),
            ("cross-.ron", 100, None),
        ] {
            assert_eq!(place_of(file, "cross", count), expected, "{file}");
        }
    }
}
