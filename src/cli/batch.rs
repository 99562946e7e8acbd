//! Where many puzzles are put: a folder with a file each, or lines.

use std::io;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::Outcome;
use super::destination::{Destination, Refusal, Sources};
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

    /// Whether the file of the puzzle with this place in a batch, from 0, may be written.
    pub(super) fn check_one(&self, name: &str, index: usize, count: usize) -> Result<(), Refusal> {
        self.file(name, index, count).map(|_| ())
    }

    /// Whether all files of a batch may be written.
    pub(super) fn check(&self, name: &str, count: usize) -> Result<(), Refusal> {
        (0..count).try_for_each(|index| self.check_one(name, index, count))
    }

    /// Saves the puzzle with this place in a batch, from 0; the result is its file. What is wrong is reported.
    pub(super) fn save(&self, name: &str, index: usize, count: usize, puzzle: &Puzzle) -> Result<PathBuf, Outcome> {
        let file = self.file(name, index, count).map_err(fail)?;
        file.save_puzzles(&[puzzle])?;
        Ok(file.path().to_owned())
    }
}

/// What the files of puzzles that come of this one are called: after its file, with its line where that has several.
pub(super) fn stem(loaded: &Loaded) -> String {
    let stem = Path::new(&loaded.source.file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.filter(|stem| stem != "-").unwrap_or_else(|| "puzzle".to_owned());
    if loaded.several { format!("{stem}-{}", loaded.source.line) } else { stem }
}
