//! The file layer: everything that is read from files or written to them goes through here, so that tests can let each
//! single step of it go wrong ([`faults`]). There is no policy in it: what makes a save whole or nothing stands in
//! [`formats`](crate::formats).
//!
//! What is asked of a file without opening it (whether it is there, its size, where it is, what is in a folder) is
//! asked of the system: it changes nothing, and an answer that does not come is taken as that there is nothing. What is
//! done upon the answer, such as opening or replacing the file, is a step here, and fails where the disk does.

#[doc(hidden)]
pub mod faults;
#[doc(hidden)]
pub mod trial;
mod watch;

use std::cell::Cell;
use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use faults::{Call, step};
pub use watch::watch_reading;

/// An open file.
#[derive(Debug)]
pub struct File {
    inner: fs::File,
    path: PathBuf,
    locked: Cell<bool>,
}

impl File {
    /// Opens a file to be read.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn open(path: &Path) -> io::Result<File> {
        step(Call::Open, path)?;
        File::of(fs::File::options().read(true), path)
    }

    /// Opens what is there to be written from its beginning: a device or a pipe.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn open_to_write(path: &Path) -> io::Result<File> {
        step(Call::Open, path)?;
        File::of(fs::File::options().write(true), path)
    }

    /// Opens a file to be written, makes it if need be, and leaves what is in it.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn open_or_make(path: &Path) -> io::Result<File> {
        step(Call::Make, path)?;
        File::of(fs::File::options().write(true).create(true).truncate(false), path)
    }

    /// Makes a file, or empties the one that is there.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn make(path: &Path) -> io::Result<File> {
        step(Call::Make, path)?;
        File::of(fs::File::options().write(true).create(true).truncate(true), path)
    }

    /// As [`File::make`], for nobody but the user, where the system knows users.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn make_private(path: &Path) -> io::Result<File> {
        step(Call::Make, path)?;
        let mut options = fs::File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = File::of(&options, path)?;
        // A file that was there keeps its permissions, and some file systems have none to change.
        #[cfg(unix)]
        let _ = file.inner.set_permissions(private(0o600));
        Ok(file)
    }

    /// Makes a file of a name that no other has, between these words.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn make_unique(folder: &Path, begins: &str, ends: &str) -> io::Result<File> {
        let mut builder = tempfile::Builder::new();
        let made = builder.prefix(begins).suffix(ends).make_in(folder, |path| {
            step(Call::Make, path)?;
            File::of(fs::File::options().read(true).write(true).create_new(true), path)
        })?;
        let (file, path) = made.into_parts();
        // Whoever asked for it sees to its end.
        path.keep().map_err(|error| error.error)?;
        Ok(file)
    }

    /// A file in a folder that has no name there, and goes with the program whatever ends it. Its steps are told by a
    /// path that no file has.
    ///
    /// # Errors
    /// When there is no place for it.
    pub fn unnamed(folder: &Path) -> io::Result<File> {
        let path = folder.join("unnamed");
        step(Call::Make, &path)?;
        Ok(File { inner: tempfile::tempfile_in(folder)?, path, locked: Cell::new(false) })
    }

    fn of(options: &fs::OpenOptions, path: &Path) -> io::Result<File> {
        Ok(File { inner: options.open(path)?, path: path.to_owned(), locked: Cell::new(false) })
    }

    /// The path that it was opened by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the system knows of it.
    ///
    /// # Errors
    /// When it tells nothing.
    pub fn metadata(&self) -> io::Result<fs::Metadata> {
        self.inner.metadata()
    }

    /// Locks it until it is closed, if nobody else has.
    ///
    /// # Errors
    /// When somebody has, or the file system has no locks.
    pub fn try_lock(&self) -> Result<(), fs::TryLockError> {
        self.inner.try_lock()?;
        self.locked.set(true);
        Ok(())
    }

    /// Lets others do with it what these permissions say.
    ///
    /// # Errors
    /// When the system does not let it.
    pub fn set_permissions(&self, permissions: fs::Permissions) -> io::Result<()> {
        step(Call::Permit, &self.path)?;
        self.inner.set_permissions(permissions)
    }

    /// Waits until what was written is on the disk.
    ///
    /// # Errors
    /// When it is not.
    pub fn sync(&self) -> io::Result<()> {
        step(Call::Sync, &self.path)?;
        self.inner.sync_all()?;
        faults::synced(&self.path);
        Ok(())
    }
}

/// The lock ends here. Left to the system it would end with the last copy of the handle, and a process that this one is
/// about to start has one for a moment.
impl Drop for File {
    fn drop(&mut self) {
        if self.locked.get() {
            // What cannot be unlocked is when it is closed.
            let _ = self.inner.unlock();
        }
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        step(Call::Read, &self.path)?;
        let read = self.inner.read(buffer)?;
        watch::tell(read)?;
        Ok(read)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = faults::room(&self.inner, &self.path, bytes.len())?;
        self.inner.write(&bytes[..room])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

/// The content of a file.
///
/// # Errors
/// When it cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read, or is no text.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Gives a file another name, in place of whatever has it.
///
/// # Errors
/// When the system does not let it; both files are then as they were.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step(Call::Rename, to)?;
    let before = faults::content(to);
    fs::rename(from, to)?;
    faults::renamed(from, to, before);
    Ok(())
}

/// Takes a file away.
///
/// # Errors
/// When the system does not let it.
pub fn remove(path: &Path) -> io::Result<()> {
    step(Call::Remove, path)?;
    fs::remove_file(path)
}

/// Makes a folder and those that it lies in, as far as they are not there.
///
/// # Errors
/// When the system does not let it.
pub fn make_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    step(Call::MakeFolder, path)?;
    fs::create_dir_all(path)
}

/// As [`make_folder`], for nobody but the user, where the system knows users.
///
/// # Errors
/// When the system does not let it.
pub fn make_private_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        close_to_others(path);
        return Ok(());
    }
    step(Call::MakeFolder, path)?;
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Takes from others what they may do with a folder that is there, as one that an older version made. What belongs to
/// somebody else, or to a file system without permissions, stays as it is.
#[cfg(unix)]
fn close_to_others(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let open = fs::metadata(folder).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0);
    if open {
        let _ = fs::set_permissions(folder, private(0o700));
    }
}

#[cfg(not(unix))]
fn close_to_others(_folder: &Path) {}

#[cfg(unix)]
fn private(mode: u32) -> fs::Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(mode)
}

/// Waits until the names of the files in a folder are on the disk, where the system can.
///
/// # Errors
/// When they are not.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    step(Call::Open, path)?;
    let folder = fs::File::open(path)?;
    step(Call::Sync, path)?;
    folder.sync_all()?;
    faults::folder_synced(path);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_file_although_a_copy_of_the_handle_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let file = File::make(&path).unwrap();
        file.try_lock().unwrap();
        let copy = file.inner.try_clone().unwrap();
        let other = File::open(&path).unwrap();
        assert!(matches!(other.try_lock(), Err(fs::TryLockError::WouldBlock)));
        drop(file);
        other.try_lock().unwrap();
        drop(copy);
    }
}
