//! The choice of files in a dialog, as data, and the dialogs of the system.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::mpsc::Receiver;

use crate::formats::Format;
use crate::words::say;

/// A request to choose files.
#[derive(Clone, PartialEq, Debug)]
pub struct FileDialogRequest {
    /// The title of the dialog.
    pub title: String,
    /// True if a file is to be written rather than read.
    pub writes: bool,
    /// The name of this file type, and its extensions without dots.
    pub filter: (String, &'static [&'static str]),
    /// The folder to start in.
    pub folder: Option<PathBuf>,
    /// The name proposed for a file to write.
    pub name: String,
    /// True if several files can be chosen at once.
    pub several: bool,
}

/// The answer of a file dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum FileDialogOutcome {
    /// A single file.
    File(PathBuf),
    /// The files of a multiple choice.
    Files(Vec<PathBuf>),
    /// The dialog was cancelled.
    Cancelled,
    /// The system could not show a dialog.
    Unavailable,
}

/// A file dialog. The answer comes later through the channel, and `wake` is called when it has been sent.
pub trait FilePicker {
    /// Shows the dialog. The answer is sent through the channel, and then `wake` is called.
    fn pick(&mut self, question: FileDialogRequest, wake: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome>;
}

/// A type of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) struct FileTypes {
    /// The message key of the name.
    pub name: &'static str,
    /// The extensions without dots, the default one first.
    pub extensions: &'static [&'static str],
}

impl FileTypes {
    pub const BOOKLET: FileTypes = FileTypes { name: "tell-files-gridwright-booklet", extensions: &["ron"] };
    pub const PDF: FileTypes = FileTypes { name: "tell-files-pdf-file", extensions: &["pdf"] };

    /// Returns puzzle files, in all formats that can be read.
    pub fn puzzles() -> FileTypes {
        static EXTENSIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
            let read = Format::ALL.iter().map(|format| format.info()).filter(|about| about.read);
            let mut all: Vec<&str> = read.flat_map(|about| about.extensions).copied().collect();
            let mut seen = BTreeSet::new();
            all.retain(|extension| seen.insert(*extension));
            all
        });
        FileTypes { name: "tell-files-puzzles", extensions: &EXTENSIONS }
    }
}

/// A choice of files: the content of the dialog.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FileChoice {
    /// The message key of the dialog's title.
    pub title: &'static str,
    /// The message key of the button that confirms the choice.
    pub verb: &'static str,
    pub types: FileTypes,
    /// True if a file is to be written rather than read.
    pub writes: bool,
    /// True if several files can be chosen at once.
    pub several: bool,
    /// The folder to start in.
    pub folder: Option<PathBuf>,
    /// The name proposed for a file to write.
    pub name: String,
    /// True if it becomes known only later whether the files could be used. If they cannot, the studio's own dialog
    /// opens again.
    pub ends_later: bool,
}

impl FileChoice {
    /// Returns the choice of a file to read.
    pub fn to_read(title: &'static str, verb: &'static str, types: FileTypes) -> FileChoice {
        let (folder, name) = (None, String::new());
        FileChoice { title, verb, types, writes: false, several: false, folder, name, ends_later: false }
    }

    /// Returns the choice of one or more puzzle files to read.
    pub fn to_read_puzzles(title: &'static str, verb: &'static str) -> FileChoice {
        FileChoice { several: true, ..FileChoice::to_read(title, verb, FileTypes::puzzles()) }
    }

    /// Returns the choice of a file to write. `stem` is the proposed name without its extension.
    pub fn to_write(title: &'static str, verb: &'static str, types: FileTypes, stem: &str) -> FileChoice {
        let name = types.extensions.first().map(|usual| format!("{stem}.{usual}")).unwrap_or_default();
        FileChoice { writes: true, name, ..FileChoice::to_read(title, verb, types) }
    }

    /// Starts in this folder.
    pub fn in_folder(self, folder: Option<PathBuf>) -> FileChoice {
        FileChoice { folder, ..self }
    }

    /// Keeps the answer of the studio's own dialog until it is known whether the files could be used.
    pub fn ends_later(self) -> FileChoice {
        FileChoice { ends_later: true, ..self }
    }

    /// Returns the request for a dialog.
    pub fn request(&self) -> FileDialogRequest {
        FileDialogRequest {
            title: say!(self.title),
            writes: self.writes,
            filter: (say!(self.types.name), self.types.extensions),
            folder: self.folder.clone(),
            name: self.name.clone(),
            several: self.several,
        }
    }

    /// Returns the path of a chosen file. The path of a file to write gets the default extension if it has no suitable
    /// one.
    pub fn named(&self, path: &Path) -> PathBuf {
        match self.types.extensions {
            extensions @ [usual, ..]
                if self.writes && !extensions.iter().any(|extension| has_extension(path, extension)) =>
            {
                let mut name = path.as_os_str().to_owned();
                name.push(".");
                name.push(usual);
                name.into()
            }
            _ => path.to_owned(),
        }
    }
}

/// Returns whether a path has this extension, ignoring case.
pub(in crate::studio) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Turns a title into a file name of letters, digits and hyphens.
pub(in crate::studio) fn file_name(title: &str) -> String {
    let plain = |symbol: char| if symbol.is_alphanumeric() { symbol.to_ascii_lowercase() } else { '-' };
    let words: String = title.chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "puzzle".to_owned() } else { words.join("-") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_file_names() {
        for (title, name) in
            [("Winter samurai", "winter-samurai"), ("a/b: c?", "a-b-c"), ("", "puzzle"), ("…", "puzzle")]
        {
            assert_eq!(file_name(title), name);
        }
    }
}
