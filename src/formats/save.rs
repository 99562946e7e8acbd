//! Saving so that an interrupted save never destroys the old file: write a new one beside it, then rename.

use std::fs;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::SaveError;
use super::parts::Part;
use crate::disk::{self, File};

/// Replaces the content of a file, or makes the file, all at once.
///
/// A symbolic link stays one and its target is replaced; the permissions of an existing file stay. What is no
/// regular file, such as `/dev/stdout`, is written to instead of being replaced.
///
/// # Errors
/// When anything fails; an existing file then has its old content.
pub fn save(path: &Path, content: &[u8]) -> Result<(), SaveError> {
    let mut saving = Saving::begin(path)?;
    saving.write(content)?;
    saving.finish()
}

/// A save of a text that comes in parts and need not be held in memory: as for [`save`], all of it is there at the end
/// or nothing, and nothing if it is dropped before.
pub struct Saving {
    path: PathBuf,
    to: To,
}

enum To {
    /// A file beside the one of which it takes the place.
    Beside { part: Part, target: PathBuf },
    /// What a device or pipe is given when it is whole.
    Device(Held),
}

impl Saving {
    /// # Errors
    /// When no file can be made there.
    pub fn begin(path: &Path) -> Result<Saving, SaveError> {
        let to = To::new(path).map_err(|problem| SaveError::Disk { path: path.to_owned(), problem })?;
        Ok(Saving { path: path.to_owned(), to })
    }

    /// Writes what comes next.
    ///
    /// # Errors
    /// When that fails.
    pub fn write(&mut self, content: &[u8]) -> Result<(), SaveError> {
        let written = match &mut self.to {
            To::Beside { part, .. } => part.file().write_all(content),
            To::Device(held) => held.write(content),
        };
        written.map_err(|problem| SaveError::Disk { path: self.path.clone(), problem })
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// When that fails; an existing file then has its old content.
    pub fn finish(self) -> Result<(), SaveError> {
        let Saving { path, to } = self;
        to.finish(&path).map_err(|problem| SaveError::Disk { path, problem })
    }
}

impl To {
    fn new(path: &Path) -> io::Result<To> {
        // Devices and pipes first: the link of a pipe, as `/dev/stdout` may be one, leads to no path.
        if fs::metadata(path).is_ok_and(|old| !old.is_file() && !old.is_dir()) {
            return Held::new().map(To::Device);
        }
        let target = follow_links(path)?;
        let old = match fs::metadata(&target) {
            Ok(metadata) => Some(metadata),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if old.as_ref().is_some_and(|old| old.is_dir()) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        // Renaming needs no right to write the file itself, so the mark is looked at here.
        if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is marked read-only"));
        }
        let mut part = Part::new(folder_of(&target))?;
        if let Some(old) = old {
            part.file().set_permissions(old.permissions())?;
        }
        Ok(To::Beside { part, target })
    }

    fn finish(self, path: &Path) -> io::Result<()> {
        match self {
            To::Device(held) => held.copy_to(&mut File::open_to_write(path)?),
            To::Beside { mut part, target } => {
                // Before the rename: a name must never stand for content that is not on the disk yet.
                part.file().sync()?;
                part.rename(&target)?;
                sync_folder(folder_of(&target));
                Ok(())
            }
        }
    }
}

/// The folder of a file.
fn folder_of(target: &Path) -> &Path {
    match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// A text that is held on the disk until all of it is known.
pub struct Held(File);

impl Held {
    /// An empty text.
    ///
    /// # Errors
    /// When there is no place for it.
    pub fn new() -> io::Result<Held> {
        Held::in_folder(&std::env::temp_dir())
    }

    /// An empty text that is held in this folder, under no name.
    ///
    /// # Errors
    /// As for [`Held::new`].
    pub fn in_folder(folder: &Path) -> io::Result<Held> {
        File::unnamed(folder).map(Held)
    }

    /// Adds to it.
    ///
    /// # Errors
    /// When there is no room.
    pub fn write(&mut self, content: &[u8]) -> io::Result<()> {
        self.0.write_all(content)
    }

    /// Writes it.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn copy_to(mut self, to: &mut impl Write) -> io::Result<()> {
        self.0.seek(SeekFrom::Start(0))?;
        io::copy(&mut self.0, to)?;
        to.flush()
    }
}

/// The file that a chain of symbolic links ends at, whether it exists or not.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::symlink_metadata(&path) {
            Ok(metadata) if metadata.is_symlink() => {
                let target = fs::read_link(&path)?;
                path = path.parent().unwrap_or(Path::new("")).join(target);
            }
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(path),
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Makes the rename itself last through a power cut, where the system can.
fn sync_folder(folder: &Path) {
    // The file is complete under its name by now, so a folder that cannot be synchronised is no failed save.
    let _ = disk::sync_folder(folder);
}
