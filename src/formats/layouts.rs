//! Custom layouts, saved in a folder of their own. Each is a puzzle file without givens and rules whose title is the
//! name.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::reading::read_first;
use super::write_error::SaveError;
use super::writing::save_puzzles;
use crate::board::Board;
use crate::disk;
use crate::puzzle::{Edit, EditError, Puzzle};
use crate::words::{Message, system_reason};

/// The folder of the setter's custom layouts; the default has no folder and saves nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LayoutFolder {
    folder: Option<PathBuf>,
}

/// A saved layout.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedLayout {
    /// The name given by the setter.
    pub name: String,
    /// The board with its grids.
    pub board: Board,
    path: PathBuf,
}

/// An error on saving or deleting a layout.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// The system has no settings folder.
    NoFolder,
    /// The name is empty.
    NoName,
    /// The folder cannot be read or changed.
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        problem: std::io::Error,
    },
    /// The name cannot be a puzzle title.
    Name(#[from] EditError),
    /// The file cannot be written.
    Save(#[from] SaveError),
}

impl LayoutError {
    /// Returns the reason as a message.
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

impl LayoutFolder {
    /// Uses this folder, which need not exist yet.
    pub fn in_folder(folder: PathBuf) -> LayoutFolder {
        LayoutFolder { folder: Some(folder) }
    }

    /// Uses the user's settings folder, if the system has one.
    pub fn of_user() -> LayoutFolder {
        LayoutFolder { folder: settings_folder().map(|folder| folder.join("gridwright").join("layouts")) }
    }

    /// Returns all layouts sorted by name, skipping files that are no puzzles.
    pub fn list(&self) -> Vec<SavedLayout> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let mut layouts: Vec<SavedLayout> = paths.filter_map(|path| read_layout(&path)).collect();
        layouts.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.path.cmp(&b.path)));
        layouts
    }

    /// Saves a layout under a name, replacing one with the same name.
    ///
    /// # Errors
    /// Returns an error if there is no folder or no name, or the file cannot be written.
    pub fn save(&self, name: &str, board: &Board) -> Result<(), LayoutError> {
        let folder = self.folder.as_ref().ok_or(LayoutError::NoFolder)?;
        let name = name.trim();
        if name.is_empty() {
            return Err(LayoutError::NoName);
        }
        disk::create_folder(folder).map_err(|problem| LayoutError::Disk { path: folder.clone(), problem })?;
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
    /// Returns an error if the file cannot be deleted.
    pub fn delete(&self, layout: &SavedLayout) -> Result<(), LayoutError> {
        disk::remove(&layout.path).map_err(|problem| LayoutError::Disk { path: layout.path.clone(), problem })
    }
}

fn read_layout(path: &Path) -> Option<SavedLayout> {
    if path.extension()? != "ron" {
        return None;
    }
    // Reading a pipe would block, and files that are too large need not be read.
    let puzzle = path.is_file().then(|| read_first(path))?.ok()?.puzzle;
    let stem = || path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let title = Some(puzzle.title().trim().to_owned()).filter(|title| !title.is_empty());
    Some(SavedLayout { name: title.or_else(stem)?, board: puzzle.board().clone(), path: path.to_owned() })
}

/// Returns a path that does not exist yet, made of the letters and digits of a name; `usual` is the stem if the name
/// has none.
pub(super) fn free_path(folder: &Path, name: &str, usual: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let words: String = name.chars().map(plain).take(60).collect();
    let words = words.trim_matches('-').to_lowercase();
    let stem = if words.is_empty() { usual.to_owned() } else { words };
    let numbered = (2..).map(|number| format!("{stem}-{number}"));
    let mut paths = std::iter::once(stem.clone()).chain(numbered).map(|stem| folder.join(format!("{stem}.ron")));
    paths.find(|path| !path.exists()).unwrap_or_else(|| folder.join(format!("{usual}.ron")))
}

/// Returns the user's settings folder, by the convention of the system.
pub fn settings_folder() -> Option<PathBuf> {
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
