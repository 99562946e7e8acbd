//! Page presets, saved in a folder of their own. Each is a booklet file without puzzles whose title is the name.
//!
//! A preset holds the settings that [`BookSettings::with_setup_of`] takes over, and the pictures on the covers. Fonts
//! and pictures have absolute paths.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::book::{read_book, save_book};
use super::book_file::BookFile;
use super::layouts::{free_path, settings_folder};
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::write_error::SaveError;
use crate::disk;
use crate::puzzle::{TextTooLongError, printable};
use crate::sheet::booklet::BookSettings;
use crate::words::{Message, system_reason};

/// The longest name, in letters.
const MAX_LETTERS: usize = 100;

/// The folder of the setter's presets; the default has no folder and saves nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PresetFolder {
    folder: Option<PathBuf>,
}

/// A saved preset.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedPreset {
    /// The name given by the setter.
    pub name: String,
    /// Its settings, without the texts of a booklet.
    pub settings: BookSettings,
    path: PathBuf,
}

impl SavedPreset {
    /// Returns the path of its file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// The contents of a folder of presets.
#[derive(Debug, Default)]
pub struct PresetList {
    /// All valid presets, sorted by name.
    pub presets: Vec<SavedPreset>,
    /// The errors of invalid presets, whose files are left untouched.
    pub errors: Vec<ReadError>,
}

/// An error on saving or deleting a preset.
#[derive(Debug, thiserror::Error)]
pub enum PresetError {
    /// The system has no settings folder.
    NoFolder,
    /// The name is empty.
    NoName,
    /// The name is too long.
    Name(#[from] TextTooLongError),
    /// An existing file cannot be read, and may be the one with this name.
    Read(#[from] ReadError),
    /// The folder cannot be read or changed.
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        problem: std::io::Error,
    },
    /// The file cannot be written.
    Save(#[from] SaveError),
}

impl PresetError {
    /// Returns the reason as a message.
    pub fn message(&self) -> Message {
        match self {
            PresetError::NoFolder => Message::new("layout-no-folder"),
            PresetError::NoName => Message::new("setup-no-name"),
            PresetError::Name(error) => error.message(),
            PresetError::Read(error) => error.message(),
            PresetError::Disk { path, problem } => Message::new("layout-disk")
                .with("path", path.display().to_string())
                .with("reason", system_reason(problem)),
            PresetError::Save(error) => error.message(),
        }
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl PresetFolder {
    /// Uses this folder, which need not exist yet.
    pub fn in_folder(folder: PathBuf) -> PresetFolder {
        PresetFolder { folder: Some(folder) }
    }

    /// Uses the user's settings folder, if the system has one.
    pub fn of_user() -> PresetFolder {
        PresetFolder { folder: settings_folder().map(|folder| folder.join("gridwright").join("set-ups")) }
    }

    /// Returns all presets sorted by name, and the errors of files that cannot be read. Booklets with puzzles are
    /// skipped.
    pub fn list(&self) -> PresetList {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths.collect();
        paths.sort();
        let mut kept = PresetList::default();
        for path in paths {
            match read_preset(path) {
                Ok(setup) => kept.presets.extend(setup),
                Err(fault) => kept.errors.push(fault),
            }
        }
        kept.presets.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.path.cmp(&b.path)));
        kept
    }

    /// Saves the page settings of a booklet under a name, replacing a preset with the same name. Fonts and pictures
    /// must have absolute paths. Returns the name as it was saved.
    ///
    /// # Errors
    /// Returns an error if there is no folder or no name, an existing file is unreadable, or the file cannot be
    /// written.
    pub fn save(&self, name: &str, settings: &BookSettings) -> Result<String, PresetError> {
        let folder = self.folder.as_ref().ok_or(PresetError::NoFolder)?;
        let name = printable(in_one_line(name), MAX_LETTERS)?;
        if name.is_empty() {
            return Err(PresetError::NoName);
        }
        let listed = disk::create_folder(folder).and_then(|()| fs::read_dir(folder));
        listed.map_err(|problem| PresetError::Disk { path: folder.clone(), problem })?;
        let PresetList { presets: setups, errors: faults } = self.list();
        if let Some(fault) = faults.into_iter().find(|fault| matches!(fault.problem, ReadErrorKind::Unreadable(_))) {
            return Err(fault.into());
        }
        let known = setups.into_iter().find(|setup| setup.name == name);
        let path = known.map_or_else(|| free_path(folder, &name, "set-up"), |setup| setup.path);
        let settings = BookSettings {
            title: name.clone(),
            cover_picture: settings.cover_picture.clone(),
            back_picture: settings.back_picture.clone(),
            ..BookSettings::default().with_setup_of(settings.clone())
        };
        save_book(&path, &BookFile { settings, ..BookFile::default() })?;
        Ok(name)
    }

    /// Deletes a preset.
    ///
    /// # Errors
    /// Returns an error if the file cannot be deleted.
    pub fn delete(&self, setup: &SavedPreset) -> Result<(), PresetError> {
        disk::remove(&setup.path).map_err(|problem| PresetError::Disk { path: setup.path.clone(), problem })
    }
}

/// Replaces line breaks and runs of whitespace in a name by single blanks.
fn in_one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads the preset in a file; None if the file is no preset.
fn read_preset(path: PathBuf) -> Result<Option<SavedPreset>, ReadError> {
    // Reading a pipe would block.
    if path.extension().is_none_or(|extension| extension != "ron") || !path.is_file() {
        return Ok(None);
    }
    let BookFile { mut settings, puzzles } = read_book(&path)?;
    if !puzzles.is_empty() {
        return Ok(None);
    }
    let title = in_one_line(&std::mem::take(&mut settings.title));
    let stem = || path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let name = if title.is_empty() { stem() } else { title };
    let folder = path.parent().unwrap_or(Path::new(""));
    settings.rename_files(|file| folder.join(file).display().to_string());
    Ok(Some(SavedPreset { name, settings, path }))
}
