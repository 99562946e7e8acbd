//! Saving so that an interrupted save never destroys the old file: write a new one beside it, then rename.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::SaveError;
use super::parts::Part;

/// Replaces the content of a file, or makes the file, all at once.
///
/// A symbolic link stays one and its target is replaced; the permissions of an existing file stay. What is no
/// regular file, such as `/dev/stdout`, is written to instead of being replaced.
///
/// # Errors
/// When anything fails; an existing file then has its old content.
pub fn save(path: &Path, content: &[u8]) -> Result<(), SaveError> {
    try_save(path, content).map_err(|problem| SaveError::Disk { path: path.to_owned(), problem })
}

fn try_save(path: &Path, content: &[u8]) -> io::Result<()> {
    // Devices and pipes first: the link of a pipe, as `/dev/stdout` may be one, leads to no path.
    if fs::metadata(path).is_ok_and(|old| !old.is_file() && !old.is_dir()) {
        return File::options().write(true).open(path)?.write_all(content);
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
    let folder = match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut beside = Part::new(folder)?;
    if let Some(old) = old {
        beside.file().set_permissions(old.permissions())?;
    }
    beside.file().write_all(content)?;
    // Before the rename: a name must never stand for content that is not on the disk yet.
    beside.file().sync_all()?;
    beside.rename(&target)?;
    sync_folder(folder);
    Ok(())
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
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
