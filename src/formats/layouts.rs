//! Layouts that an author keeps: each a puzzle file without givens and rules, whose title is the layout's name, in a
//! folder of their own.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::{SaveError, read_first, save_puzzles};
use crate::board::Board;
use crate::disk;
use crate::puzzle::{Edit, EditError, Puzzle};
use crate::words::{Message, system_reason};

/// Where the author's layouts are kept; nowhere by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layouts {
    folder: Option<PathBuf>,
}

/// A layout that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedLayout {
    /// As the author named it.
    pub name: String,
    /// Its grids.
    pub board: Board,
    path: PathBuf,
}

/// Why a layout cannot be kept or deleted.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// The system has no folder for settings.
    NoFolder,
    /// The name is empty.
    NoName,
    /// The folder cannot be read or changed.
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The layout cannot be written.
    Name(#[from] EditError),
    /// The file cannot be written.
    Save(#[from] SaveError),
}

impl LayoutError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            LayoutError::NoFolder => Message::new("layout-no-folder"),
            LayoutError::NoName => Message::new("layout-no-name"),
            LayoutError::Disk { path, problem } => Message::new("layout-disk")
                .with("path", path.display().to_string())
                .with("reason", system_reason(problem)),
            LayoutError::Name(error) => error.message(),
            LayoutError::Save(error) => error.message(),
        }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Layouts {
    /// The layouts in this folder, which need not be there yet.
    pub fn in_folder(folder: PathBuf) -> Layouts {
        Layouts { folder: Some(folder) }
    }

    /// The layouts in the user's folder for settings, if the system names one.
    pub fn of_user() -> Layouts {
        Layouts { folder: settings_folder().map(|folder| folder.join("gridwright").join("layouts")) }
    }

    /// All layouts by name. Files that are no puzzles are passed over.
    pub fn list(&self) -> Vec<SavedLayout> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let mut layouts: Vec<SavedLayout> = paths.filter_map(|path| read_layout(&path)).collect();
        layouts.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.path.cmp(&b.path)));
        layouts
    }

    /// Keeps a layout under a name; one that has the name already is replaced.
    ///
    /// # Errors
    /// When there is no folder, no name, or the file cannot be written.
    pub fn save(&self, name: &str, board: &Board) -> Result<(), LayoutError> {
        let folder = self.folder.as_ref().ok_or(LayoutError::NoFolder)?;
        let name = name.trim();
        if name.is_empty() {
            return Err(LayoutError::NoName);
        }
        disk::make_folder(folder).map_err(|problem| LayoutError::Disk { path: folder.clone(), problem })?;
        let known = self.list().into_iter().find(|layout| layout.name == name);
        let path = known.map_or_else(|| free_path(folder, name, "layout"), |layout| layout.path);
        let empty = Puzzle::empty(board.clone());
        let titled = Edit::SetTitle(name.to_owned()).apply(&empty)?;
        save_puzzles(&path, &[&titled])?;
        Ok(())
    }

    /// Deletes a layout.
    ///
    /// # Errors
    /// When its file cannot be deleted.
    pub fn delete(&self, layout: &SavedLayout) -> Result<(), LayoutError> {
        disk::remove(&layout.path).map_err(|problem| LayoutError::Disk { path: layout.path.clone(), problem })
    }
}

fn read_layout(path: &Path) -> Option<SavedLayout> {
    if path.extension()? != "ron" {
        return None;
    }
    // A pipe would be waited for, and there is no need to read what is too large.
    let puzzle = path.is_file().then(|| read_first(path))?.ok()?.puzzle;
    let stem = || path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let title = Some(puzzle.title().trim().to_owned()).filter(|title| !title.is_empty());
    Some(SavedLayout { name: title.or_else(stem)?, board: puzzle.board().clone(), path: path.to_owned() })
}

/// A file made of the letters and figures of a name that is not there yet; `usual` is its stem where there are none.
pub(super) fn free_path(folder: &Path, name: &str, usual: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let words: String = name.chars().map(plain).take(60).collect();
    let words = words.trim_matches('-').to_lowercase();
    let stem = if words.is_empty() { usual.to_owned() } else { words };
    let numbered = (2..).map(|number| format!("{stem}-{number}"));
    let mut paths = std::iter::once(stem.clone()).chain(numbered).map(|stem| folder.join(format!("{stem}.ron")));
    paths.find(|path| !path.exists()).unwrap_or_else(|| folder.join(format!("{usual}.ron")))
}

/// The user's folder for settings, by the custom of the system.
pub(crate) fn settings_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        return folder("APPDATA");
    }
    let home = folder("HOME");
    match cfg!(target_os = "macos") {
        true => home.map(|home| home.join("Library").join("Application Support")),
        false => folder("XDG_CONFIG_HOME").or_else(|| home.map(|home| home.join(".config"))),
    }
}
