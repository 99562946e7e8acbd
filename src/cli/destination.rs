//! Output files of commands. Before the work starts and again before writing, each file is checked so that no data is
//! lost by accident: an output that is also an input, or an existing file of another kind, is refused unless `--force`
//! is given. If comments are lost with a replaced file, a warning says so.
//!
//! **Invariant.** No other module of the command line writes files.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::input::Input;
use super::outcome::Outcome;
use super::terminal::{fail, report_warning};
use crate::formats::{self, AtomicSave, FileKind, SaveError};
use crate::puzzle::Puzzle;
use crate::words::system_reason;

/// The identity of a file, which is the same for links and other spellings of its path. On systems that only provide
/// paths, hard links are not recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FileId {
    #[cfg(unix)]
    device_and_number: (u64, u64),
    #[cfg(not(unix))]
    path: PathBuf,
}

impl FileId {
    /// Returns the identity of a file, or `None` for anything but a regular file, such as a device or a pipe.
    #[cfg(unix)]
    fn of(metadata: &Metadata, _path: &Path) -> Option<FileId> {
        use std::os::unix::fs::MetadataExt;
        metadata.is_file().then(|| FileId { device_and_number: (metadata.dev(), metadata.ino()) })
    }

    #[cfg(not(unix))]
    fn of(metadata: &Metadata, path: &Path) -> Option<FileId> {
        let path = fs::canonicalize(path).ok().filter(|_| metadata.is_file());
        path.map(|path| FileId { path })
    }

    fn of_path(path: &Path) -> Option<FileId> {
        fs::metadata(path).ok().and_then(|metadata| FileId::of(&metadata, path))
    }

    /// Returns the file that standard input is redirected from.
    #[cfg(unix)]
    fn of_stdin() -> Option<FileId> {
        use std::os::fd::AsFd;
        // A duplicate, since dropping the file would close standard input itself.
        let stdin = fs::File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
        FileId::of(&stdin.metadata().ok()?, Path::new("-"))
    }

    #[cfg(not(unix))]
    fn of_stdin() -> Option<FileId> {
        None
    }
}

/// The permission to overwrite files.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Overwriting {
    /// Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise.
    #[arg(long)]
    pub(super) force: bool,
}

/// The inputs of a command, and whether they may be overwritten.
#[derive(Default)]
pub(super) struct Sources {
    /// The number of inputs, including pipes and missing files.
    inputs: usize,
    files: Vec<SourceFile>,
    /// True if inputs and files of other kinds may be overwritten.
    force: bool,
    /// True if inputs are still needed after something was written.
    still_needed: bool,
}

struct SourceFile {
    id: FileId,
    /// The only line that is read; `None` if the whole file is read.
    line: Option<usize>,
}

impl Sources {
    pub(super) fn of<'a>(inputs: impl IntoIterator<Item = &'a Input>) -> Sources {
        let mut sources = Sources::default();
        for input in inputs {
            match input {
                Input::Stdin => sources.add(FileId::of_stdin(), None),
                Input::Link(_) => sources.add(None, None),
                Input::File(file) => sources.add_file(file),
                Input::Line { file, line } => sources.add(FileId::of_path(file), Some(*line)),
            }
        }
        sources
    }

    /// Returns the sources with the permission to overwrite that was given on the command line.
    pub(super) fn with_overwriting(self, overwriting: Overwriting) -> Sources {
        Sources { force: overwriting.force, ..self }
    }

    /// Returns sources that are still read, or referred to, after something was written: even `--force` does not
    /// overwrite them.
    pub(super) fn still_needed(self) -> Sources {
        Sources { still_needed: true, ..self }
    }

    pub(super) fn add_file(&mut self, path: &Path) {
        self.add(FileId::of_path(path), None);
    }

    fn add(&mut self, id: Option<FileId>, line: Option<usize>) {
        self.inputs += 1;
        self.files.extend(id.map(|id| SourceFile { id, line }));
    }
}

/// The reason why a file is not written.
#[derive(Debug, thiserror::Error)]
pub(super) enum OverwriteError {
    #[error(
        "{}: is also an input, and {written} would take its place; choose another name, or add --force",
        path.display()
    )]
    Input { path: PathBuf, written: FileKind },
    #[error("{}: is also an input, and {written} would take its place; choose another name", path.display())]
    Needed { path: PathBuf, written: FileKind },
    #[error(
        "{}: is also an input, of which only line {line} is read: the others would be lost; choose another name, or \
         add --force",
        path.display()
    )]
    OneLine { path: PathBuf, line: usize },
    #[error(
        "{}: holds {held}, and {written} would take its place; choose another name, or add --force",
        path.display()
    )]
    OtherKind { path: PathBuf, held: FileKind, written: FileKind },
    #[error(
        "{}: holds something else, and {written} would take its place; choose another name, or add --force",
        path.display()
    )]
    UnknownKind { path: PathBuf, written: FileKind },
    #[error(
        "{}: an existing file cannot be read to find out its kind: {}",
        path.display(),
        system_reason(problem)
    )]
    Unreadable { path: PathBuf, problem: io::Error },
}

/// An output file, which is new or replaces one of the same kind.
pub(super) struct Destination<'a> {
    path: PathBuf,
    written: FileKind,
    sources: &'a Sources,
    in_place: bool,
}

impl<'a> Destination<'a> {
    /// # Errors
    /// Returns an error if a file would be lost.
    pub(super) fn new(path: &Path, written: FileKind, sources: &'a Sources) -> Result<Destination<'a>, OverwriteError> {
        Destination { path: path.to_owned(), written, sources, in_place: false }.checked()
    }

    /// Does the same as [`Destination::new`] for a command that writes what it reads: it may replace its only input if
    /// that is read as a whole.
    ///
    /// # Errors
    /// Returns an error if a file would be lost.
    pub(super) fn in_place(
        path: &Path,
        written: FileKind,
        sources: &'a Sources,
    ) -> Result<Destination<'a>, OverwriteError> {
        Destination { path: path.to_owned(), written, sources, in_place: true }.checked()
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn checked(self) -> Result<Destination<'a>, OverwriteError> {
        self.check().map(|()| self)
    }

    fn check(&self) -> Result<(), OverwriteError> {
        let Destination { path, written, sources, in_place } = self;
        let (path, written) = (path.clone(), *written);
        let Ok(metadata) = fs::metadata(&path) else { return Ok(()) };
        // Writing to a device or a pipe replaces nothing.
        let Some(id) = FileId::of(&metadata, &path) else { return Ok(()) };
        let mut same = sources.files.iter().filter(|source| source.id == id);
        match same.next() {
            None => {}
            Some(_) if sources.still_needed => return Err(OverwriteError::Needed { path, written }),
            Some(_) if sources.force => {}
            Some(SourceFile { line: Some(line), .. }) if *in_place => {
                return Err(OverwriteError::OneLine { path, line: *line });
            }
            Some(_) if *in_place && sources.inputs == 1 => {}
            Some(_) => return Err(OverwriteError::Input { path, written }),
        }
        // Replacing an empty file loses nothing. Some programs create empty files first.
        if metadata.len() == 0 || sources.force {
            return Ok(());
        }
        match FileKind::of_file(&path) {
            Ok(Some(held)) if held == written => Ok(()),
            Ok(Some(held)) => Err(OverwriteError::OtherKind { path, held, written }),
            Ok(None) => Err(OverwriteError::UnknownKind { path, written }),
            Err(problem) => Err(OverwriteError::Unreadable { path, problem }),
        }
    }

    /// Returns whether the file replaces an input, so that anything left out is lost.
    pub(super) fn replaces_an_input(&self) -> bool {
        let id = FileId::of_path(&self.path);
        id.is_some_and(|id| self.sources.files.iter().any(|source| source.id == id))
    }

    /// Writes the whole file at once. Errors are reported.
    pub(super) fn save(&self, content: &[u8]) -> Result<(), Outcome> {
        self.replace(|path| formats::save(path, content))
    }

    /// Begins to write the file, which only appears once [`Destination::finish`] completes it. Errors are reported.
    pub(super) fn begin(&self) -> Result<AtomicSave, Outcome> {
        self.check().map_err(fail)?;
        AtomicSave::begin(&self.path).map_err(fail)
    }

    /// Completes a file begun with [`Destination::begin`]. Errors are reported.
    pub(super) fn finish(&self, saving: AtomicSave) -> Result<(), Outcome> {
        self.replace(|_| saving.finish())
    }

    /// Writes puzzles in the format given by the file name. Errors and losses are reported.
    pub(super) fn save_puzzles(&self, puzzles: &[&Puzzle]) -> Result<(), Outcome> {
        let warnings = self.replace(|path| formats::save_puzzles(path, puzzles))?;
        warnings.iter().for_each(report_warning);
        Ok(())
    }

    /// Runs `write` if the file may be written. Warns if the replaced file had comments, which are lost, as no reader
    /// keeps them.
    fn replace<T>(&self, write: impl FnOnce(&Path) -> Result<T, SaveError>) -> Result<T, Outcome> {
        self.check().map_err(fail)?;
        let comments = formats::has_comments(&self.path);
        let written = write(&self.path).map_err(fail)?;
        if comments {
            report_warning(format_args!("{}: the comments that were in it are lost", self.path.display()));
        }
        Ok(written)
    }
}
