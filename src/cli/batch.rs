//! A folder in which many puzzles are put, a file each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::formats::{self, Loaded, SaveError};
use crate::puzzle::Puzzle;

/// Where the puzzles of a batch go.
pub(super) struct Folder(PathBuf);

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", folder.display())]
pub(super) struct FolderError {
    folder: PathBuf,
    error: io::Error,
}

impl Folder {
    /// The folder of this name, made if need be.
    pub(super) fn new(path: &Path) -> Result<Folder, FolderError> {
        let folder = path.to_owned();
        fs::create_dir_all(path).map(|()| Folder(folder.clone())).map_err(|error| FolderError { folder, error })
    }

    /// Saves the puzzle with this place in a batch, from 0; the result is its file: `cross-007.ron`.
    pub(super) fn save(&self, name: &str, index: usize, count: usize, puzzle: &Puzzle) -> Result<PathBuf, SaveError> {
        let digits = count.to_string().len();
        let path = self.0.join(format!("{name}-{:0digits$}.ron", index + 1));
        formats::save_puzzles(&path, &[puzzle])?;
        Ok(path)
    }
}

/// What the files of puzzles that come of this one are called: after its file, with its line where that has several.
pub(super) fn stem(loaded: &Loaded) -> String {
    let stem = Path::new(&loaded.source.file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.filter(|stem| stem != "-").unwrap_or_else(|| "puzzle".to_owned());
    match loaded.format {
        formats::Format::Ron => stem,
        formats::Format::Lines => format!("{stem}-{}", loaded.source.line),
    }
}
