//! A folder in which many puzzles are put, a file each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Outcome;
use super::destination::{Destination, Refusal, Sources};
use super::terminal::fail;
use crate::formats::{FileKind, Loaded};
use crate::puzzle::Puzzle;
use crate::words::system_reason;

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
        match fs::create_dir_all(&path) {
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

    /// Whether all files of a batch may be written.
    pub(super) fn check(&self, name: &str, count: usize) -> Result<(), Refusal> {
        (0..count).try_for_each(|index| self.file(name, index, count).map(|_| ()))
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
