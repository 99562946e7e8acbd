//! Atomic saving: a new file is written next to the old one and renamed, so that an interrupted save never destroys the
//! old file.

use std::fs;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::part_files::PartFile;
use super::write_error::SaveError;
use crate::disk::{self, File};

/// Replaces the content of a file atomically, or creates the file.
///
/// A symbolic link is kept and its target replaced; permissions of an existing file are kept. Anything other than a
/// regular file, such as `/dev/stdout`, is written to instead of being replaced.
///
/// # Errors
/// Returns an error if any step fails; an existing file then has its old content.
pub fn save(path: &Path, content: &[u8]) -> Result<(), SaveError> {
    let mut saving = AtomicSave::begin(path)?;
    saving.write(content)?;
    saving.finish()
}

/// A save of content that arrives in parts and need not be held in memory. As with [`save`], the target gets all of the
/// content or none; a save that is dropped before [`AtomicSave::finish`] changes nothing.
pub struct AtomicSave {
    path: PathBuf,
    to: SaveDestination,
}

enum SaveDestination {
    /// A part file that will replace the target.
    PartFile { part: PartFile, target: PathBuf },
    /// Content for a device or pipe, held until it is complete.
    Device(SpooledText),
}

impl AtomicSave {
    /// Begins a save.
    ///
    /// # Errors
    /// Returns an error if no file can be created there.
    pub fn begin(path: &Path) -> Result<AtomicSave, SaveError> {
        let to = SaveDestination::new(path).map_err(|problem| SaveError::Disk { path: path.to_owned(), problem })?;
        Ok(AtomicSave { path: path.to_owned(), to })
    }

    /// Writes the next part of the content.
    ///
    /// # Errors
    /// Returns an error if writing fails.
    pub fn write(&mut self, content: &[u8]) -> Result<(), SaveError> {
        let written = match &mut self.to {
            SaveDestination::PartFile { part, .. } => part.file().write_all(content),
            SaveDestination::Device(held) => held.write(content),
        };
        written.map_err(|problem| SaveError::Disk { path: self.path.clone(), problem })
    }

    /// Puts the complete content in place.
    ///
    /// # Errors
    /// Returns an error if that fails; an existing file then has its old content.
    pub fn finish(self) -> Result<(), SaveError> {
        let AtomicSave { path, to } = self;
        to.finish(&path).map_err(|problem| SaveError::Disk { path, problem })
    }
}

impl SaveDestination {
    fn new(path: &Path) -> io::Result<SaveDestination> {
        // Devices and pipes come first: a link to a pipe, as `/dev/stdout` may be, resolves to no path.
        if fs::metadata(path).is_ok_and(|old| !old.is_file() && !old.is_dir()) {
            return SpooledText::new().map(SaveDestination::Device);
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
        // Renaming works even if the old file is not writable, so its read-only flag must be checked here.
        if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is marked read-only"));
        }
        let mut part = PartFile::new(folder_of(&target))?;
        if let Some(old) = old {
            part.file().set_permissions(old.permissions())?;
        }
        Ok(SaveDestination::PartFile { part, target })
    }

    fn finish(self, path: &Path) -> io::Result<()> {
        match self {
            SaveDestination::Device(held) => held.copy_to(&mut File::open_for_writing(path)?),
            SaveDestination::PartFile { mut part, target } => {
                // Synchronised before the rename, so that the name never refers to content that is not on the disk yet.
                part.file().sync()?;
                part.rename(&target)?;
                sync_folder(folder_of(&target));
                Ok(())
            }
        }
    }
}

/// Returns the folder of a file.
fn folder_of(target: &Path) -> &Path {
    match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Content held in an unnamed temporary file until it is complete.
pub struct SpooledText(File);

impl SpooledText {
    /// Creates empty content.
    ///
    /// # Errors
    /// Returns an error if no temporary file can be created.
    pub fn new() -> io::Result<SpooledText> {
        SpooledText::in_folder(&std::env::temp_dir())
    }

    /// Creates empty content in an unnamed file in this folder.
    ///
    /// # Errors
    /// As for [`SpooledText::new`].
    pub fn in_folder(folder: &Path) -> io::Result<SpooledText> {
        File::create_unnamed(folder).map(SpooledText)
    }

    /// Appends to the content.
    ///
    /// # Errors
    /// Returns an error if there is no room.
    pub fn write(&mut self, content: &[u8]) -> io::Result<()> {
        self.0.write_all(content)
    }

    /// Copies the content to a writer.
    ///
    /// # Errors
    /// Returns an error if it cannot be read or written.
    pub fn copy_to(mut self, to: &mut impl Write) -> io::Result<()> {
        self.0.seek(SeekFrom::Start(0))?;
        io::copy(&mut self.0, to)?;
        to.flush()
    }
}

/// Follows a chain of symbolic links and returns the final path, which need not exist.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
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

/// Makes the rename itself survive a power cut, on systems that support this.
fn sync_folder(folder: &Path) {
    // The file is already complete under its name, so failing to synchronise the folder does not fail the save.
    let _ = disk::sync_folder(folder);
}
