//! Journals as files: each is an ordinary puzzle or booklet, below a few header lines that name the file to which the
//! changes belong.
//!
//! The studio that owns a journal keeps it locked, from before the file gets its final name until the studio exits
//! or is killed. An unlocked journal was therefore left behind. On file systems without locks, no journal is ever
//! offered.

use std::borrow::Cow;
use std::fs::{self, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::disk::{self, File};
use crate::formats::{self, BookFile};
use crate::puzzle::Puzzle;
use crate::scene::Scene;
use crate::sheet::board_scene;
use crate::studio::document::on_disk::{FileOrigin, OnDisk, absolute};
use crate::words::say;

use crate::studio::files::journal::playtests;

const HEADER: &str = "// Changes that were not saved, kept by Gridwright in case it ends before they are.\n";
const FILE_PREFIX: &str = "// file: ";
const CONTENT_PREFIX: &str = "// it held: ";

/// The extension of a journal while it is being written.
const PART_EXTENSION: &str = "part";
/// The minimum age of an unlocked partial file before it is removed. A younger one may be about to be locked.
const MIN_PART_AGE: Duration = Duration::from_secs(60);

/// The kind of document that a journal belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum JournalKind {
    Puzzle,
    Booklet,
}

impl JournalKind {
    pub const ALL: [JournalKind; 2] = [JournalKind::Puzzle, JournalKind::Booklet];

    /// Returns the prefix of the file names.
    pub const fn prefix(self) -> &'static str {
        match self {
            JournalKind::Puzzle => "puzzle",
            JournalKind::Booklet => "booklet",
        }
    }
}

/// Returns a journal as text: the header and the puzzle or booklet itself.
pub(in crate::studio) fn with_header(origin: Option<&FileOrigin>, content: &str) -> String {
    format!("{HEADER}{}{content}", format_origin(origin))
}

/// Returns the header lines about a file; none if there is no file or its name does not fit in a line.
pub(super) fn format_origin(origin: Option<&FileOrigin>) -> String {
    let mut text = String::new();
    if let Some(FileOrigin { path, on_disk }) = origin {
        // The path is absolute, because the next studio may start in another folder.
        let path = absolute(path);
        let name = path.to_str().filter(|name| !name.contains(char::is_control));
        if let Some(name) = name {
            text += &format!("{FILE_PREFIX}{name}\n");
            if let OnDisk::Content { length, hash } = on_disk {
                text += &format!("{CONTENT_PREFIX}{length} bytes, {hash:016x}\n");
            }
        }
    }
    text
}

/// Parses the header lines about a file.
pub(super) fn parse_origin(text: &str) -> Option<FileOrigin> {
    // The second search continues after the first line found, since the lines are written in this order.
    let mut head = text.lines().take_while(|line| line.starts_with("//"));
    let path = head.find_map(|line| line.strip_prefix(FILE_PREFIX))?.into();
    let held = head.find_map(|line| line.strip_prefix(CONTENT_PREFIX)).and_then(|held| {
        let (length, hash) = held.split_once(" bytes, ")?;
        Some(OnDisk::Content { length: length.parse().ok()?, hash: u64::from_str_radix(hash, 16).ok()? })
    });
    Some(FileOrigin { path, on_disk: held.unwrap_or(OnDisk::Missing) })
}

/// Writes or replaces a journal atomically. The returned file holds the lock.
///
/// # Errors
/// Returns an error if the folder or the file cannot be written. An earlier journal then stays unchanged.
pub(super) fn write(path: &Path, text: &str) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        // Unpublished puzzles are private.
        disk::create_private_folder(folder)?;
    }
    let part = path.with_extension(PART_EXTENSION);
    let written = write_part(&part, text).and_then(|file| disk::rename(&part, path).map(|()| file));
    if let Some(folder) = path.parent().filter(|_| written.is_ok()) {
        // The journal now exists under its final name. If the folder cannot be synchronised, the name merely reaches
        // the disk a little later.
        let _ = disk::sync_folder(folder);
    }
    // If the partial file is busy, another process holds its lock.
    if written.as_ref().is_err_and(|error| error.kind() != io::ErrorKind::ResourceBusy) {
        // A partial journal is useless, and may be what fills the disk.
        let _ = disk::remove(&part);
    }
    written
}

fn write_part(part: &Path, text: &str) -> io::Result<File> {
    let mut file = File::create_private(part)?;
    // The file is locked before it gets its final name, so that no other studio finds it unlocked.
    match file.try_lock() {
        Ok(()) | Err(TryLockError::Error(_)) => {}
        Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
    }
    file.write_all(text.as_bytes())?;
    file.sync()?;
    Ok(file)
}

/// Removes partial journals of studios that ended while writing. The earlier complete journals stay.
pub(super) fn remove_stale_parts(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let mut words = JournalKind::ALL.into_iter().map(JournalKind::prefix).chain([playtests::PREFIX]);
        let ours = words.any(|word| name.starts_with(&format!("{word}-")));
        if ours && path.extension().is_some_and(|end| end == PART_EXTENSION) && is_stale_part(&entry) {
            // If this fails, it is tried again at the next start.
            let _ = disk::remove(&path);
        }
    }
}

fn is_stale_part(entry: &fs::DirEntry) -> bool {
    // This is the metadata of the entry itself, not of a link's target.
    let Ok(metadata) = entry.metadata() else { return false };
    let old = metadata.modified().ok().and_then(|time| time.elapsed().ok()).is_some_and(|age| age > MIN_PART_AGE);
    old && metadata.is_file() && File::open(&entry.path()).is_ok_and(|file| file.try_lock().is_ok())
}

/// A document that was left behind.
pub(in crate::studio) enum OrphanDocument {
    Puzzle(Box<Puzzle>),
    /// A booklet. The paths of its puzzles are relative to the folder of the journal.
    Booklet(Box<BookFile>),
}

impl OrphanDocument {
    pub fn title(&self) -> Cow<'_, str> {
        let (title, untitled) = match self {
            OrphanDocument::Puzzle(puzzle) => (puzzle.title().trim(), "tell-document-untitled-puzzle"),
            OrphanDocument::Booklet(book) => (book.settings.title.trim(), "tell-booklet-untitled-booklet"),
        };
        if title.is_empty() { say!(untitled).into() } else { title.into() }
    }
}

/// A file of a studio that has ended. It stays locked until this is dropped.
pub(in crate::studio) struct LockedFile {
    pub path: PathBuf,
    _lock: File,
}

impl LockedFile {
    /// Opens and locks a file if no running studio holds its lock.
    pub(super) fn take(path: &Path) -> Option<(LockedFile, OrphanContent)> {
        // Something other than a regular file is not ours, and reading it might never end.
        if !fs::symlink_metadata(path).ok()?.is_file() {
            return None;
        }
        let mut file = File::open(path).ok()?;
        file.try_lock().ok()?;
        // The studio that owned the file may have replaced it after it was opened here and before it was locked.
        if !is_at(&file, path) {
            return None;
        }
        let written = file.metadata().and_then(|metadata| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let mut bytes = Vec::new();
        let text = file
            .read_to_end(&mut bytes)
            .map_err(|error| error.to_string())
            .and_then(|_| String::from_utf8(bytes).map_err(|_| say!("tell-files-no-text")));
        Some((LockedFile { path: path.to_owned(), _lock: file }, OrphanContent { written, text }))
    }

    /// Deletes the file.
    ///
    /// # Errors
    /// Returns an error if the system refuses.
    pub fn delete(self) -> io::Result<()> {
        match disk::remove(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            result => result,
        }
    }
}

/// The content of a file that was left behind, and its modification time.
pub(super) struct OrphanContent {
    pub written: SystemTime,
    /// The text, or the reason why it cannot be read.
    pub text: Result<String, String>,
}

/// A journal whose studio ended without saving. It stays locked until this is dropped.
pub(in crate::studio) struct Orphan {
    pub path: PathBuf,
    /// The modification time of the journal.
    pub written: SystemTime,
    pub origin: Option<FileOrigin>,
    /// The document, or the reason why it cannot be read.
    pub document: Result<OrphanDocument, String>,
    /// The board of a puzzle.
    pub picture: Option<Scene>,
    /// The journal itself.
    pub file: LockedFile,
}

/// Returns the journals in a folder that no running studio owns, newest first.
pub(super) fn orphans(folder: &Path) -> Vec<Orphan> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut found: Vec<Orphan> = paths.filter_map(|path| orphan(&path)).collect();
    found.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
    found
}

fn orphan(path: &Path) -> Option<Orphan> {
    let name = path.file_name()?.to_str()?;
    let sort = JournalKind::ALL.into_iter().find(|sort| name.starts_with(sort.prefix()) && name.ends_with(".ron"))?;
    let (file, OrphanContent { written, text }) = LockedFile::take(path)?;
    let origin = text.as_ref().ok().and_then(|text| parse_origin(text));
    let left = text.and_then(|text| read(sort, name, &text));
    let picture = match &left {
        Ok(OrphanDocument::Puzzle(puzzle)) => Some(board_scene(puzzle)),
        Ok(OrphanDocument::Booklet(_)) | Err(_) => None,
    };
    Some(Orphan { path: path.to_owned(), written, origin, document: left, picture, file })
}

fn read(sort: JournalKind, name: &str, text: &str) -> Result<OrphanDocument, String> {
    match sort {
        JournalKind::Puzzle => {
            let puzzle = formats::read_native(name, text).map_err(|error| error.to_string())?;
            Ok(OrphanDocument::Puzzle(Box::new(puzzle)))
        }
        JournalKind::Booklet => {
            let book = formats::read_book_str(name, text).map_err(|error| error.to_string())?;
            Ok(OrphanDocument::Booklet(Box::new(book)))
        }
    }
}

/// Returns whether an open file is still the one with this name.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::symlink_metadata(path)) else { return false };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        (open.dev(), open.ino()) == (named.dev(), named.ino())
    }
    #[cfg(not(unix))]
    {
        (open.len(), open.modified().ok()) == (named.len(), named.modified().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::disk::FileOperation;
    use crate::studio::files::temp_folder::{TempFolder, every_fault};

    fn text(origin: Option<&FileOrigin>) -> String {
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        with_header(origin, &formats::write_native(&puzzle))
    }

    #[test]
    fn a_journal_is_an_orphan_once_its_lock_is_gone() {
        let folder = TempFolder::new();
        let path = folder.path().join("deep").join("puzzle-1.ron");
        let found = || orphans(path.parent().unwrap());
        assert!(found().is_empty(), "there is no folder yet");
        let first = write(&path, "not yet").unwrap();
        let lock = write(&path, &text(None)).unwrap();
        drop(first);
        assert!(found().is_empty(), "its studio is running");
        drop(lock);
        let left = found();
        assert_eq!(left.len(), 1);
        assert!(matches!(&left[0].document, Ok(OrphanDocument::Puzzle(puzzle)) if puzzle.board().size() == 4));
        assert!(found().is_empty(), "another studio is offering it");
        drop(left);
        found().remove(0).file.delete().unwrap();
        assert!(found().is_empty() && !path.exists());
    }

    /// Also tests a folder that an older version created, in which a file of the same name can be read by other users.
    #[cfg(unix)]
    #[test]
    fn journals_are_for_nobody_but_the_user() {
        use std::os::unix::fs::PermissionsExt;

        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let open = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        let scratch = TempFolder::new();
        let folder = scratch.path().join("new").join("journal");
        let path = folder.join("puzzle-1.ron");
        drop(write(&path, &text(None)).unwrap());
        assert_eq!([mode(&folder), mode(folder.parent().unwrap()), mode(&path)], [0o700, 0o700, 0o600]);
        open(&folder, 0o755);
        open(&path, 0o644);
        fs::write(path.with_extension(PART_EXTENSION), "half").unwrap();
        open(&path.with_extension(PART_EXTENSION), 0o666);
        drop(write(&path, &text(None)).unwrap());
        assert_eq!([mode(&folder), mode(&path)], [0o700, 0o600]);
    }

    #[test]
    fn a_journal_is_the_old_or_the_new_one_whatever_goes_wrong() {
        let write = |folder: &Path, text: &str| write(&folder.join("deep").join("puzzle-1.ron"), text).is_ok();
        let report =
            every_fault(&|_| (), &|folder| write(folder, "new"), &|folder| remove_stale_parts(&folder.join("deep")));
        assert!(report.calls.contains(&FileOperation::CreateFolder), "{:?}", report.calls);
        let old = |folder: &Path| assert!(write(folder, "old"));
        every_fault(&old, &|folder| write(folder, "new"), &|folder| remove_stale_parts(&folder.join("deep")));
    }

    #[test]
    fn what_is_no_journal_is_passed_over_and_what_is_broken_is_told() {
        let folder = TempFolder::new();
        for (name, content) in
            [("puzzle-1.ron", &b"(gridwright: 1, gri"[..]), ("puzzle-2.ron", b"\xff\xfe"), ("booklet-3.ron", b"")]
        {
            fs::write(folder.path().join(name), content).unwrap();
        }
        fs::write(folder.path().join("puzzle-4.part"), "half").unwrap();
        fs::write(folder.path().join("notes.txt"), "mine").unwrap();
        fs::create_dir(folder.path().join("puzzle-5.ron")).unwrap();
        let found = orphans(folder.path());
        assert_eq!(found.len(), 3);
        assert!(found.iter().all(|orphan| orphan.document.as_ref().is_err_and(|error| !error.is_empty())));
    }

    #[test]
    fn the_file_of_the_changes_is_known_again() {
        let on_disk = OnDisk::content(b"as it was");
        for path in ["/home/ann/snow white.ron", "/home/ann/برف.ron"] {
            let known = FileOrigin { path: path.into(), on_disk };
            assert_eq!(parse_origin(&text(Some(&known))), Some(known));
        }
        let new = FileOrigin { path: "/new.ron".into(), on_disk: OnDisk::Missing };
        assert_eq!(parse_origin(&text(Some(&new))), Some(new));
        let odd = FileOrigin { path: "/two\nlines.ron".into(), on_disk };
        assert_eq!((parse_origin(&text(Some(&odd))), parse_origin(&text(None))), (None, None));
    }
}
