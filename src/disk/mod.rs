//! The file layer. Every read and write goes through here, so that tests can make any single step fail (`faults`, in
//! builds with the feature `test-hooks`). It contains no policy: [`formats`](crate::formats) makes saves atomic.
//!
//! Queries that do not open a file (existence, size, location, folder contents) go straight to the system: they change
//! nothing, and a failed query counts as absence. Whatever follows from the result, such as opening or replacing the
//! file, is a step here and fails if the disk does.

#[cfg(feature = "test-hooks")]
pub mod fault_trial;
#[cfg(feature = "test-hooks")]
pub mod faults;
#[cfg(not(feature = "test-hooks"))]
#[path = "no_faults.rs"]
mod faults;
mod read_progress;

use std::cell::Cell;
use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use faults::record_step;
pub use read_progress::watch_reading;

/// A step of the file layer, which tests can make fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FileOperation {
    /// Opening a file or a folder.
    Open,
    /// Reading from an open file.
    Read,
    /// Creating a file, or truncating it.
    Create,
    /// Creating a folder with its parents.
    CreateFolder,
    /// Writing to an open file.
    Write,
    /// Changing permissions.
    SetPermissions,
    /// Waiting until the content of a file or a folder is on the disk.
    Sync,
    /// Renaming a file.
    Rename,
    /// Removing a file.
    Remove,
}

/// An open file.
#[derive(Debug)]
pub struct File {
    inner: fs::File,
    path: PathBuf,
    locked: Cell<bool>,
}

impl File {
    /// Opens a file for reading.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn open(path: &Path) -> io::Result<File> {
        record_step(FileOperation::Open, path)?;
        File::open_with(fs::File::options().read(true), path)
    }

    /// Opens an existing device or pipe for writing.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn open_for_writing(path: &Path) -> io::Result<File> {
        record_step(FileOperation::Open, path)?;
        File::open_with(fs::File::options().write(true), path)
    }

    /// Opens a file for writing without truncating it, and creates it if needed.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn open_or_create(path: &Path) -> io::Result<File> {
        record_step(FileOperation::Create, path)?;
        File::open_with(fs::File::options().write(true).create(true).truncate(false), path)
    }

    /// Creates a file, or truncates an existing one.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn create(path: &Path) -> io::Result<File> {
        record_step(FileOperation::Create, path)?;
        File::open_with(fs::File::options().write(true).create(true).truncate(true), path)
    }

    /// Creates a file as [`File::create`] does; on systems with permissions, only the user can access it.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn create_private(path: &Path) -> io::Result<File> {
        record_step(FileOperation::Create, path)?;
        let mut options = fs::File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = File::open_with(&options, path)?;
        // An existing file keeps its permissions, and some file systems have none to change.
        #[cfg(unix)]
        let _ = file.inner.set_permissions(private_permissions(0o600));
        Ok(file)
    }

    /// Creates a file with a unique name that begins and ends with these strings.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn create_unique(folder: &Path, begins: &str, ends: &str) -> io::Result<File> {
        let mut builder = tempfile::Builder::new();
        let made = builder.prefix(begins).suffix(ends).make_in(folder, |path| {
            record_step(FileOperation::Create, path)?;
            File::open_with(fs::File::options().read(true).write(true).create_new(true), path)
        })?;
        let (file, path) = made.into_parts();
        // The caller is responsible for removing the file.
        path.keep().map_err(|error| error.error)?;
        Ok(file)
    }

    /// Creates a file without a name in a folder; the system removes it however the program ends. Its steps are
    /// recorded under a path that no file has.
    ///
    /// # Errors
    /// Returns an error if the file cannot be created there.
    pub fn create_unnamed(folder: &Path) -> io::Result<File> {
        let path = folder.join("unnamed");
        record_step(FileOperation::Create, &path)?;
        Ok(File { inner: tempfile::tempfile_in(folder)?, path, locked: Cell::new(false) })
    }

    fn open_with(options: &fs::OpenOptions, path: &Path) -> io::Result<File> {
        Ok(File { inner: options.open(path)?, path: path.to_owned(), locked: Cell::new(false) })
    }

    /// Returns the path that the file was opened by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the file's metadata.
    ///
    /// # Errors
    /// Returns an error if the system does not provide it.
    pub fn metadata(&self) -> io::Result<fs::Metadata> {
        self.inner.metadata()
    }

    /// Locks the file until it is closed.
    ///
    /// # Errors
    /// Returns an error if another process holds the lock, or the file system has no locks.
    pub fn try_lock(&self) -> Result<(), fs::TryLockError> {
        self.inner.try_lock()?;
        self.locked.set(true);
        Ok(())
    }

    /// Changes the permissions of the file.
    ///
    /// # Errors
    /// Returns an error if the system denies it.
    pub fn set_permissions(&self, permissions: fs::Permissions) -> io::Result<()> {
        record_step(FileOperation::SetPermissions, &self.path)?;
        self.inner.set_permissions(permissions)
    }

    /// Waits until everything written is on the disk.
    ///
    /// # Errors
    /// Returns an error if synchronising fails.
    pub fn sync(&self) -> io::Result<()> {
        record_step(FileOperation::Sync, &self.path)?;
        self.inner.sync_all()?;
        faults::record_sync(&self.path);
        Ok(())
    }
}

/// Unlocks explicitly. The system would keep the lock until the last copy of the handle is closed, and a child process
/// that is being started holds a copy for a moment.
impl Drop for File {
    fn drop(&mut self) {
        if self.locked.get() {
            // If unlocking fails, closing the file still releases the lock.
            let _ = self.inner.unlock();
        }
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        record_step(FileOperation::Read, &self.path)?;
        let read = self.inner.read(buffer)?;
        read_progress::report(read)?;
        Ok(read)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = faults::record_write(&self.inner, &self.path, bytes.len())?;
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

/// Reads a whole file.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a whole file as text.
///
/// # Errors
/// Returns an error if the file cannot be read or is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Renames a file, replacing any file at the target.
///
/// # Errors
/// Returns an error if the system denies it; both files are then unchanged.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    record_step(FileOperation::Rename, to)?;
    let before = faults::replaced_content(to);
    fs::rename(from, to)?;
    faults::record_rename(from, to, before);
    Ok(())
}

/// Removes a file.
///
/// # Errors
/// Returns an error if the system denies it.
pub fn remove(path: &Path) -> io::Result<()> {
    record_step(FileOperation::Remove, path)?;
    fs::remove_file(path)
}

/// Creates a folder and all missing parents.
///
/// # Errors
/// Returns an error if the system denies it.
pub fn create_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    record_step(FileOperation::CreateFolder, path)?;
    fs::create_dir_all(path)
}

/// Creates a folder as [`create_folder`] does; on systems with permissions, only the user can access it.
///
/// # Errors
/// Returns an error if the system denies it.
pub fn create_private_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        close_to_others(path);
        return Ok(());
    }
    record_step(FileOperation::CreateFolder, path)?;
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Closes an existing folder, such as one made by an older version, to other users. A folder of another owner, or on a
/// file system without permissions, stays as it is.
#[cfg(unix)]
fn close_to_others(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let open = fs::metadata(folder).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0);
    if open {
        let _ = fs::set_permissions(folder, private_permissions(0o700));
    }
}

#[cfg(not(unix))]
fn close_to_others(_folder: &Path) {}

#[cfg(unix)]
fn private_permissions(mode: u32) -> fs::Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(mode)
}

/// Waits until the file names in a folder are on the disk, on systems that support this.
///
/// # Errors
/// Returns an error if synchronising fails.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    record_step(FileOperation::Open, path)?;
    let folder = fs::File::open(path)?;
    record_step(FileOperation::Sync, path)?;
    folder.sync_all()?;
    faults::record_folder_sync(path);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_file_although_a_copy_of_the_handle_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let file = File::create(&path).unwrap();
        file.try_lock().unwrap();
        let copy = file.inner.try_clone().unwrap();
        let other = File::open(&path).unwrap();
        assert!(matches!(other.try_lock(), Err(fs::TryLockError::WouldBlock)));
        drop(file);
        other.try_lock().unwrap();
        drop(copy);
    }
}
