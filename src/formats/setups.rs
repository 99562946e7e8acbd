//! Page set-ups that an author keeps: each a booklet file without puzzles, whose title is the set-up's name, in a
//! folder of their own.
//!
//! A set-up holds what [`BookSettings::set_up_as`] takes over, and the pictures on the first and the last page. It
//! names fonts and pictures by whole paths.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::book::{read_book, save_book};
use super::book_file::BookFile;
use super::layouts::{free_path, settings_folder};
use super::{Problem, ReadError, SaveError};
use crate::disk;
use crate::puzzle::{TooLong, printable};
use crate::sheet::booklet::BookSettings;
use crate::words::{Message, system_reason};

/// The most letters of a name.
const MOST_LETTERS: usize = 100;

/// Where the author's page set-ups are kept; nowhere by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setups {
    folder: Option<PathBuf>,
}

/// A page set-up that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedSetup {
    /// As the author named it.
    pub name: String,
    /// What is decided in it; without words of a booklet.
    pub settings: BookSettings,
    path: PathBuf,
}

impl SavedSetup {
    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// What a folder of page set-ups holds.
#[derive(Debug, Default)]
pub struct KeptSetups {
    /// All that can be read, by name.
    pub setups: Vec<SavedSetup>,
    /// Why others cannot; their files are left as they are.
    pub faults: Vec<ReadError>,
}

/// Why a page set-up cannot be kept or deleted.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// The system has no folder for settings.
    NoFolder,
    /// The name is empty.
    NoName,
    /// The name is too long.
    Name(#[from] TooLong),
    /// A file that is there cannot be read: it may be the one that has the name.
    Read(#[from] ReadError),
    /// The folder cannot be read or changed.
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The file cannot be written.
    Save(#[from] SaveError),
}

impl SetupError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            SetupError::NoFolder => Message::new("layout-no-folder"),
            SetupError::NoName => Message::new("setup-no-name"),
            SetupError::Name(error) => error.message(),
            SetupError::Read(error) => error.message(),
            SetupError::Disk { path, problem } => Message::new("layout-disk")
                .with("path", path.display().to_string())
                .with("reason", system_reason(problem)),
            SetupError::Save(error) => error.message(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Setups {
    /// The set-ups in this folder, which need not be there yet.
    pub fn in_folder(folder: PathBuf) -> Setups {
        Setups { folder: Some(folder) }
    }

    /// The set-ups in the user's folder for settings, if the system names one.
    pub fn of_user() -> Setups {
        Setups { folder: settings_folder().map(|folder| folder.join("gridwright").join("set-ups")) }
    }

    /// All set-ups by name, and what is wrong with files that cannot be read. Booklets with puzzles are passed over.
    pub fn list(&self) -> KeptSetups {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths.collect();
        paths.sort();
        let mut kept = KeptSetups::default();
        for path in paths {
            match read_setup(path) {
                Ok(setup) => kept.setups.extend(setup),
                Err(fault) => kept.faults.push(fault),
            }
        }
        kept.setups.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.path.cmp(&b.path)));
        kept
    }

    /// Keeps how the pages of a booklet are set up under a name; one that has the name already is replaced. Fonts and
    /// pictures are to be named by whole paths. Returns the name as it is kept.
    ///
    /// # Errors
    /// When there is no folder, no name, a file there cannot be read at all, or the file cannot be written.
    pub fn save(&self, name: &str, settings: &BookSettings) -> Result<String, SetupError> {
        let folder = self.folder.as_ref().ok_or(SetupError::NoFolder)?;
        let name = printable(in_one_line(name), MOST_LETTERS)?;
        if name.is_empty() {
            return Err(SetupError::NoName);
        }
        let listed = disk::make_folder(folder).and_then(|()| fs::read_dir(folder));
        listed.map_err(|problem| SetupError::Disk { path: folder.clone(), problem })?;
        let KeptSetups { setups, faults } = self.list();
        if let Some(fault) = faults.into_iter().find(|fault| matches!(fault.problem, Problem::Unreadable(_))) {
            return Err(fault.into());
        }
        let known = setups.into_iter().find(|setup| setup.name == name);
        let path = known.map_or_else(|| free_path(folder, &name, "set-up"), |setup| setup.path);
        let settings = BookSettings {
            title: name.clone(),
            cover_picture: settings.cover_picture.clone(),
            back_picture: settings.back_picture.clone(),
            ..BookSettings::default().set_up_as(settings.clone())
        };
        save_book(&path, &BookFile { settings, ..BookFile::default() })?;
        Ok(name)
    }

    /// Deletes a set-up.
    ///
    /// # Errors
    /// When its file cannot be deleted.
    pub fn delete(&self, setup: &SavedSetup) -> Result<(), SetupError> {
        disk::remove(&setup.path).map_err(|problem| SetupError::Disk { path: setup.path.clone(), problem })
    }
}

/// A name without line breaks, and with one blank where there are several.
fn in_one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The set-up in a file; None where the file is none.
fn read_setup(path: PathBuf) -> Result<Option<SavedSetup>, ReadError> {
    // A pipe would be waited for.
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
    Ok(Some(SavedSetup { name, settings, path }))
}
