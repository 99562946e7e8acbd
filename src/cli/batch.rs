//! Output of many puzzles: a folder with one file per puzzle, or lines.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use clap::ValueEnum;

use super::destination::{Destination, OverwriteError, Sources};
use super::input::Input;
use super::outcome::Outcome;
use super::terminal::fail;
use crate::disk;
use crate::formats::{self, FileKind, Format, LoadedPuzzle, WriteError};
use crate::puzzle::Puzzle;
use crate::words::system_reason;

/// The format of a puzzle on one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum LineForm {
    /// The givens if they are the whole puzzle and its board is a standard one, otherwise jsonl.
    Lines,
    /// A JSON object with the whole puzzle, which all commands read.
    Jsonl,
}

impl LineForm {
    /// Returns the line, with its line break.
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

/// The output folder of a batch of puzzles.
pub(super) struct OutputFolder<'a> {
    path: PathBuf,
    /// The inputs of the command.
    sources: &'a Sources,
}

/// The error of a folder that cannot be created.
#[derive(Debug, thiserror::Error)]
#[error("{}: {}", folder.display(), system_reason(error))]
pub(super) struct FolderError {
    folder: PathBuf,
    error: io::Error,
}

impl<'a> OutputFolder<'a> {
    /// Opens the folder, creating it if necessary.
    pub(super) fn new(path: &Path, sources: &'a Sources) -> Result<OutputFolder<'a>, FolderError> {
        let path = path.to_owned();
        match disk::create_folder(&path) {
            Ok(()) => Ok(OutputFolder { path, sources }),
            Err(error) => Err(FolderError { folder: path, error }),
        }
    }

    /// Returns the file of the puzzle with this index in a batch, such as `cross-007.ron` for index 6.
    fn file(&self, name: &str, index: usize, count: usize) -> Result<Destination<'a>, OverwriteError> {
        // With leading zeros, the order of the names is that of the puzzles.
        let digits = count.to_string().len();
        let path = self.path.join(format!("{name}-{:0digits$}.ron", index + 1));
        Destination::new(&path, FileKind::Puzzle, self.sources)
    }

    /// Checks that the files of a batch may be written, for the indices that `wanted` accepts. Lists the folder once
    /// instead of testing every possible file name.
    pub(super) fn check(&self, name: &str, count: usize, wanted: impl Fn(usize) -> bool) -> Result<(), OverwriteError> {
        // If the folder cannot be listed, each file is still checked before it is written.
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let places = entries.filter_map(|entry| index_of(entry.file_name().to_str()?, name, count));
        let mut places: Vec<usize> = places.collect();
        // The indices are sorted so that the error names the first file.
        places.sort_unstable();
        places.into_iter().filter(|&place| wanted(place)).try_for_each(|place| self.file(name, place, count).map(drop))
    }

    /// Saves the puzzle with this index in a batch and returns its file. Errors are reported.
    pub(super) fn save(&self, name: &str, index: usize, count: usize, puzzle: &Puzzle) -> Result<PathBuf, Outcome> {
        let file = self.file(name, index, count).map_err(fail)?;
        file.save_puzzles(&[puzzle])?;
        Ok(file.path().to_owned())
    }
}

/// Returns the index in a batch of the puzzle whose file has this name; see [`OutputFolder::file`].
fn index_of(file: &str, name: &str, count: usize) -> Option<usize> {
    let number = file.strip_prefix(name)?.strip_prefix('-')?.strip_suffix(".ron")?;
    let is_number = number.len() == count.to_string().len() && number.bytes().all(|byte| byte.is_ascii_digit());
    let number: usize = number.parse().ok().filter(|_| is_number)?;
    (1..=count).contains(&number).then(|| number - 1)
}

/// The file names used in a batch, so that no file of a batch overwrites another.
#[derive(Default)]
pub(super) struct OutputNames(Mutex<BTreeSet<String>>);

impl OutputNames {
    /// Reserves a name; returns false if another puzzle has it.
    pub(super) fn reserve(&self, name: String) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(name)
    }
}

/// Returns the first input whose output files would have the same names as those of another input: files of the same
/// name, the same line twice, two links. Other clashes are found while reading; see [`OutputNames`].
pub(super) fn find_name_clash(inputs: &[Input]) -> Option<&Input> {
    let name = |file: &Path| (file.file_stem().map(OsString::from), file.extension().map(OsString::from));
    let mut names = BTreeSet::new();
    inputs.iter().find(|input| {
        let name = match input {
            Input::Stdin => return false,
            // All links give the same name.
            Input::Link(_) => ((None, None), None),
            Input::File(file) => (name(file), None),
            Input::Line { file, line } => (name(file), Some(*line)),
        };
        !names.insert(name)
    })
}

/// The error for the second of two inputs whose output files would have the same names.
pub(super) const SAME_NAMES: &str = "the output files of another input would have the same names";

/// Returns the base name of the files made from a puzzle: the name of its file, with the line number if the file has
/// several puzzles.
pub(super) fn output_stem(loaded: &LoadedPuzzle) -> String {
    let stem = Path::new(&*loaded.source.file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.filter(|stem| stem != "-").unwrap_or_else(|| "puzzle".to_owned());
    if loaded.is_collection { format!("{stem}-{}", loaded.source.line) } else { stem }
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
            assert_eq!(index_of(file, "cross", count), expected, "{file}");
        }
    }
}
