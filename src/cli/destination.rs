//! Where a command writes files. Before anything is done, and once more before anything is written, it is made sure
//! that nothing is lost that was not meant: an output that is also an input, or that holds something else than what is
//! to be written, is refused, unless `--force` says so. Comments that go with the file that is replaced are told.
//!
//! **Invariant.** No other file of the command line saves anything.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::Outcome;
use super::input::Input;
use super::terminal::{fail, report_warning};
use crate::formats::{self, FileKind, SaveError, Saving};
use crate::puzzle::Puzzle;
use crate::words::system_reason;

/// What a file is, whatever it is called: links and other spellings of its path lead to the same. Where the system
/// tells no more than paths, hard links are not known as such.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FileId {
    #[cfg(unix)]
    device_and_number: (u64, u64),
    #[cfg(not(unix))]
    path: PathBuf,
}

impl FileId {
    /// None where there is no file, or none that holds anything: devices and pipes.
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

    /// The file that standard input was redirected from.
    #[cfg(unix)]
    fn of_stdin() -> Option<FileId> {
        use std::os::fd::AsFd;
        let stdin = fs::File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
        FileId::of(&stdin.metadata().ok()?, Path::new("-"))
    }

    #[cfg(not(unix))]
    fn of_stdin() -> Option<FileId> {
        None
    }
}

/// What may be written over.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Overwriting {
    /// Write even over one of several inputs, once it is read, and over a file of another kind; without this both are
    /// refused.
    #[arg(long)]
    pub(super) force: bool,
}

/// What a command reads, and whether that may be written over.
#[derive(Default)]
pub(super) struct Sources {
    /// How many inputs there are, pipes and files that are not there too.
    inputs: usize,
    files: Vec<SourceFile>,
    /// Inputs, and files of other kinds, may be written over.
    force: bool,
    /// Inputs are still needed when something was written.
    needed: bool,
}

struct SourceFile {
    id: FileId,
    /// The line that is read, if not all are.
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

    /// The same for a command that was told what it may write over.
    pub(super) fn with(self, overwriting: Overwriting) -> Sources {
        Sources { force: overwriting.force, ..self }
    }

    /// The same where inputs are read, or referred to, after something was written: not even `--force` writes over one
    /// of them.
    pub(super) fn still_needed(self) -> Sources {
        Sources { needed: true, ..self }
    }

    pub(super) fn add_file(&mut self, path: &Path) {
        self.add(FileId::of_path(path), None);
    }

    fn add(&mut self, id: Option<FileId>, line: Option<usize>) {
        self.inputs += 1;
        self.files.extend(id.map(|id| SourceFile { id, line }));
    }
}

/// Why a file is not written.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
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
        "{}: there is a file whose kind is not known, as it cannot be read: {}",
        path.display(),
        system_reason(problem)
    )]
    Unreadable { path: PathBuf, problem: io::Error },
}

/// A file to be written, new or in place of one of the same kind.
pub(super) struct Destination<'a> {
    path: PathBuf,
    written: FileKind,
    sources: &'a Sources,
    in_place: bool,
}

impl<'a> Destination<'a> {
    /// # Errors
    /// When a file would be lost.
    pub(super) fn new(path: &Path, written: FileKind, sources: &'a Sources) -> Result<Destination<'a>, Refusal> {
        Destination { path: path.to_owned(), written, sources, in_place: false }.checked()
    }

    /// As [`Destination::new`], for a command that writes what it reads: it may replace its one input as a whole.
    ///
    /// # Errors
    /// When a file would be lost.
    pub(super) fn in_place(path: &Path, written: FileKind, sources: &'a Sources) -> Result<Destination<'a>, Refusal> {
        Destination { path: path.to_owned(), written, sources, in_place: true }.checked()
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn checked(self) -> Result<Destination<'a>, Refusal> {
        self.check().map(|()| self)
    }

    fn check(&self) -> Result<(), Refusal> {
        let Destination { path, written, sources, in_place } = self;
        let (path, written) = (path.clone(), *written);
        let Ok(metadata) = fs::metadata(&path) else { return Ok(()) };
        let Some(id) = FileId::of(&metadata, &path) else { return Ok(()) };
        let mut same = sources.files.iter().filter(|source| source.id == id);
        match same.next() {
            None => {}
            Some(_) if sources.needed => return Err(Refusal::Needed { path, written }),
            Some(_) if sources.force => {}
            Some(SourceFile { line: Some(line), .. }) if *in_place => {
                return Err(Refusal::OneLine { path, line: *line });
            }
            Some(_) if *in_place && sources.inputs == 1 => {}
            Some(_) => return Err(Refusal::Input { path, written }),
        }
        // Nothing is lost with an empty file, as other programs make them for a start.
        if metadata.len() == 0 || sources.force {
            return Ok(());
        }
        match FileKind::of_file(&path) {
            Ok(Some(held)) if held == written => Ok(()),
            Ok(Some(held)) => Err(Refusal::OtherKind { path, held, written }),
            Ok(None) => Err(Refusal::UnknownKind { path, written }),
            Err(problem) => Err(Refusal::Unreadable { path, problem }),
        }
    }

    /// Whether it takes the place of something that is read, so that what is left out is gone.
    pub(super) fn replaces_an_input(&self) -> bool {
        let id = FileId::of_path(&self.path);
        id.is_some_and(|id| self.sources.files.iter().any(|source| source.id == id))
    }

    /// Writes the file all at once. What is wrong is reported.
    pub(super) fn save(&self, content: &[u8]) -> Result<(), Outcome> {
        self.replace(|path| formats::save(path, content))
    }

    /// Begins to write the file, which is there as a whole once [`Destination::finish`] has it. What is wrong is
    /// reported.
    pub(super) fn begin(&self) -> Result<Saving, Outcome> {
        self.check().map_err(fail)?;
        Saving::begin(&self.path).map_err(fail)
    }

    /// Ends what [`Destination::begin`] began. What is wrong is reported.
    pub(super) fn finish(&self, saving: Saving) -> Result<(), Outcome> {
        self.replace(|_| saving.finish())
    }

    /// Writes puzzles in the format that the name promises. What is wrong or lost is reported.
    pub(super) fn save_puzzles(&self, puzzles: &[&Puzzle]) -> Result<(), Outcome> {
        let warnings = self.replace(|path| formats::save_puzzles(path, puzzles))?;
        warnings.iter().for_each(report_warning);
        Ok(())
    }

    /// Has the file written, if it may be. Comments that were in its place are gone then, as no reader keeps them.
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
