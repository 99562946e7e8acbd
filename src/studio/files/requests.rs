//! Choosing files, and exporting sheets.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use futures_lite::future::{self, Boxed};

use crate::board::Filling;
use crate::formats::{self, Format};
use crate::puzzle::Puzzle;
use crate::scene::Palette;
use crate::sheet::svg::TextMode;
use crate::sheet::{self, ListSection, PageOptions, Paper, SheetFormat, list_leaves, pdf};
use crate::solve::Control;
use crate::studio::booklet::state::BatchRequest;
use crate::studio::files::path_probe::PathProbe;
use crate::studio::files::start::PuzzleTemplate;
use crate::studio::state::words::shown_path;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::{current_language, say};

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

/// The file dialogs of the system.
#[derive(Debug, Default)]
pub struct SystemPicker {}

/// The shortest time in which a setter could cancel a dialog. An earlier answer means that no dialog was shown.
const FASTEST_CANCEL: Duration = Duration::from_millis(250);

impl FilePicker for SystemPicker {
    fn pick(&mut self, question: FileDialogRequest, wake: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome> {
        let (sender, receiver) = channel();
        let (name, extensions) = question.filter;
        let mut dialog = rfd::AsyncFileDialog::new().set_title(question.title).add_filter(name, extensions);
        if let Some(folder) = question.folder {
            dialog = dialog.set_directory(folder);
        }
        if question.writes {
            dialog = dialog.set_file_name(question.name);
        }
        // Some systems require that the dialog is created on the UI thread. Waiting for the answer must not block
        // that thread.
        let asked: Boxed<Option<Vec<rfd::FileHandle>>> = match (question.writes, question.several) {
            (true, _) => Box::pin(async move { dialog.save_file().await.map(|file| vec![file]) }),
            (false, true) => Box::pin(dialog.pick_files()),
            (false, false) => Box::pin(async move { dialog.pick_file().await.map(|file| vec![file]) }),
        };
        let started = Instant::now();
        let work = move || {
            let picked = match future::block_on(asked) {
                Some(files) if question.several => {
                    FileDialogOutcome::Files(files.iter().map(|file| file.path().to_owned()).collect())
                }
                Some(files) => files
                    .first()
                    .map_or(FileDialogOutcome::Cancelled, |file| FileDialogOutcome::File(file.path().to_owned())),
                None if started.elapsed() < FASTEST_CANCEL => FileDialogOutcome::Unavailable,
                None => FileDialogOutcome::Cancelled,
            };
            // If there is no receiver, the window has closed, and nothing waits for the answer.
            let _ = sender.send(picked);
            wake();
        };
        // If no thread can be started, the sender is dropped, and the receiver concludes that no dialog was shown.
        let _ = std::thread::Builder::new().name("file dialog".to_owned()).spawn(work);
        receiver
    }
}

/// Something to open in a new tab.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenRequest {
    /// An empty puzzle.
    New,
    /// A puzzle from a template.
    Template(PuzzleTemplate),
    /// The example with this index in the gallery.
    Example(usize),
    /// Files chosen in a dialog.
    Choose,
    /// A given file.
    File(PathBuf),
    /// The document in the journal with this path.
    Recovered(PathBuf),
}

/// A close action, to be carried out once no changes would be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseAction {
    /// Closes the puzzle with this id.
    Close(u64),
    /// Closes the window.
    Quit,
}

/// An action that closes the booklet, to be carried out once none of its changes would be lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookletAction {
    /// Begins an empty booklet.
    New,
    /// Opens another booklet, chosen in a dialog.
    Open,
    /// Opens the booklet in this file.
    File(PathBuf),
    /// Leaves no booklet open.
    Close,
    /// Closes the window.
    Quit,
}

/// The purpose of choosing a file.
#[derive(Clone, PartialEq, Debug)]
pub enum FilePurpose {
    /// Opens puzzles, each in a new tab.
    Open,
    /// Saves a puzzle.
    Save {
        /// The id of the puzzle, since another one may be active when the answer comes.
        of: u64,
        /// The close action for which the puzzle is saved, if there is one.
        then: Option<CloseAction>,
    },
    /// Exports a sheet of a puzzle, in the format given by the extension.
    Export {
        /// The id of the puzzle.
        of: u64,
        /// The content of the sheet.
        content: SheetContent,
    },
    /// Opens a booklet.
    OpenBooklet,
    /// Saves the booklet.
    SaveBooklet {
        /// The action for which the booklet is saved, if there is one.
        then: Option<BookletAction>,
    },
    /// Adds puzzle files to the booklet.
    AddPuzzles,
    /// Generates puzzles for the booklet and writes them to this file.
    Batch(BatchRequest),
    /// Imports the page settings of another booklet.
    ImportSetup,
    /// Exports the booklet as a PDF file.
    ExportBooklet,
    /// Chooses a font or a picture for the booklet.
    Attach(Attachment),
    /// Exports the keyboard shortcuts as a PDF file.
    KeySheet(Arc<KeySheet>),
}

/// The content of an exported sheet. It alone decides whether the sheet contains the solution, whatever the board
/// shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetContent {
    /// The puzzle as the solver gets it.
    Puzzle,
    /// The puzzle with its only solution in the cells.
    Solution,
    /// The puzzle, and below it a small picture of its only solution.
    Both,
}

/// A file that a booklet uses besides its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attachment {
    /// The setter's own font.
    Font,
    /// The font for semibold text.
    BoldFont,
    /// The picture on the cover.
    Cover,
    /// The picture on the last page.
    Back,
    /// The picture on the page of the section that begins with this row.
    Section(usize),
}

impl Attachment {
    /// Returns the name and the extensions of suitable files.
    fn filter(self) -> (String, &'static [&'static str]) {
        match self {
            Attachment::Font | Attachment::BoldFont => (say!("tell-files-fonts"), &["otf", "ttf"]),
            Attachment::Cover | Attachment::Back | Attachment::Section(_) => {
                (say!("tell-files-pictures"), &["png", "jpg", "jpeg", "webp"])
            }
        }
    }
}

/// The file dialogs and the running export.
pub(in crate::studio) struct Files {
    pub picker: Box<dyn FilePicker>,
    /// The open file dialog.
    pub waiting: Option<PendingFileDialog>,
    /// A pending disk access before the next dialog.
    pub path_probe: PathProbe,
    /// The running export.
    pub exporting: Exporting,
    /// True if the setter has agreed to close the window.
    pub closing: bool,
}

impl Files {
    pub fn new(picker: Box<dyn FilePicker>) -> Files {
        let (looking, exporting) = (PathProbe::default(), Exporting::default());
        Files { picker, waiting: None, path_probe: looking, exporting, closing: false }
    }

    /// Returns whether a file dialog is open or about to open.
    pub fn is_asking(&self) -> bool {
        self.waiting.is_some() || self.path_probe.is_running()
    }
}

/// Returns the name and the extensions of puzzle files, in all formats that can be read.
fn puzzles() -> (String, &'static [&'static str]) {
    static EXTENSIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let read = Format::ALL.iter().map(|format| format.info()).filter(|about| about.read);
        let mut all: Vec<&str> = read.flat_map(|about| about.extensions).copied().collect();
        let mut seen = BTreeSet::new();
        all.retain(|extension| seen.insert(*extension));
        all
    });
    (say!("tell-files-puzzles"), &EXTENSIONS)
}

impl FilePurpose {
    /// Returns the dialog for this purpose. `path` is the file of the puzzle, `title` its title.
    pub(in crate::studio) fn question(&self, path: Option<&Path>, title: &str) -> FileDialogRequest {
        let folder = path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned);
        let stem = path.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        let stem = stem.unwrap_or_else(|| file_name(title));
        let stem = match self {
            FilePurpose::Export { content: SheetContent::Solution, .. } => {
                say!("tell-files-name-solution", name = stem)
            }
            FilePurpose::Export { content: SheetContent::Both, .. } => say!("tell-files-name-both", name = stem),
            _ => stem,
        };
        // Files to read have no proposed name.
        let name = self.extensions().first().map(|usual| format!("{stem}.{usual}")).unwrap_or_default();
        let write = |title: &'static str, sort: &'static str| (title, true, (say!(sort), self.extensions()), false);
        let (title, writes, filter, several) = match self {
            FilePurpose::Open => ("tell-files-open-puzzles", false, puzzles(), true),
            FilePurpose::Save { .. } => write("tell-files-save-puzzle", "tell-files-gridwright-puzzle"),
            FilePurpose::Export { content, .. } => {
                let title = match content {
                    SheetContent::Puzzle => "tell-files-export-puzzle",
                    SheetContent::Solution => "tell-files-export-solution",
                    SheetContent::Both => "tell-files-export-both",
                };
                write(title, "tell-files-picture-or-page")
            }
            FilePurpose::KeySheet(_) => write("tell-files-key-sheet", "tell-files-pdf-file"),
            FilePurpose::OpenBooklet => {
                ("tell-files-open-booklet", false, (say!("tell-files-gridwright-booklet"), &["ron"][..]), false)
            }
            FilePurpose::ImportSetup => {
                ("tell-files-take-setup", false, (say!("tell-files-gridwright-booklet"), &["ron"][..]), false)
            }
            FilePurpose::Batch(_) => write("tell-files-batch", "tell-files-lines"),
            FilePurpose::SaveBooklet { .. } => write("tell-files-save-booklet", "tell-files-gridwright-booklet"),
            FilePurpose::AddPuzzles => ("tell-files-add-puzzles-booklet", false, puzzles(), true),
            FilePurpose::ExportBooklet => write("tell-files-export-booklet", "tell-files-pdf-file"),
            FilePurpose::Attach(attachment) => {
                let title = match attachment {
                    Attachment::Font | Attachment::BoldFont => "tell-files-choose-font",
                    Attachment::Cover | Attachment::Back | Attachment::Section(_) => "tell-files-choose-picture",
                };
                (title, false, attachment.filter(), false)
            }
        };
        FileDialogRequest { title: say!(title), writes, filter, folder, name, several }
    }

    /// Returns the path with a suitable extension, adding the default one if there is none.
    pub(in crate::studio) fn named(&self, path: &Path) -> PathBuf {
        match self.extensions() {
            extensions @ [usual, ..] if !extensions.iter().any(|extension| has_extension(path, extension)) => {
                let mut name = path.as_os_str().to_owned();
                name.push(".");
                name.push(usual);
                name.into()
            }
            _ => path.to_owned(),
        }
    }

    /// Returns the allowed extensions of files to write, the default one first; none for files to read.
    pub(in crate::studio) fn extensions(&self) -> &'static [&'static str] {
        match self {
            FilePurpose::Open
            | FilePurpose::OpenBooklet
            | FilePurpose::ImportSetup
            | FilePurpose::AddPuzzles
            | FilePurpose::Attach(_) => &[],
            FilePurpose::Save { .. } | FilePurpose::SaveBooklet { .. } => &["ron"],
            FilePurpose::Export { .. } => SheetFormat::EXTENSIONS,
            FilePurpose::ExportBooklet | FilePurpose::KeySheet(_) => &["pdf"],
            FilePurpose::Batch(_) => &["jsonl"],
        }
    }
}

/// Returns whether a path has this extension, ignoring case.
pub(in crate::studio) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// An open file dialog.
pub(in crate::studio) struct PendingFileDialog {
    pub purpose: FilePurpose,
    pub answer: Receiver<FileDialogOutcome>,
}

impl PendingFileDialog {
    pub fn poll(&self) -> Option<FileDialogOutcome> {
        match self.answer.try_recv() {
            Ok(picked) => Some(picked),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(FileDialogOutcome::Unavailable),
        }
    }
}

/// Turns a title into a file name of letters, digits and hyphens.
fn file_name(title: &str) -> String {
    let plain = |symbol: char| if symbol.is_alphanumeric() { symbol.to_ascii_lowercase() } else { '-' };
    let words: String = title.chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "puzzle".to_owned() } else { words.join("-") }
}

/// The resolution of exported pictures, in dots per inch.
const EXPORT_DPI: u32 = 300;

/// The keyboard shortcuts and gestures, for printing.
#[derive(Clone, PartialEq, Debug)]
pub struct KeySheet {
    pub(in crate::studio) title: String,
    pub(in crate::studio) sections: Vec<ListSection>,
}

impl KeySheet {
    /// Writes the pages.
    ///
    /// # Errors
    /// Returns an error message if the pages cannot be made or written.
    pub(in crate::studio) fn write(&self, path: &Path) -> Result<(), String> {
        let leaves = list_leaves(&self.title, &self.sections, Paper::A4, current_language());
        let about = pdf::DocumentInfo {
            title: &self.title,
            language: current_language().code(),
            ..pdf::DocumentInfo::default()
        };
        let bytes = pdf::render_leaves(&leaves, Palette::Print, about, &mut |_| ControlFlow::Continue(()));
        formats::save(path, &bytes.map_err(|error| error.to_string())?).map_err(|error| error.to_string())
    }
}

/// A running export. Its result is the set of letters that the font lacks.
#[derive(Default)]
pub(in crate::studio) struct Exporting {
    pub path: PathBuf,
    /// The message key for success.
    pub success: &'static str,
    /// The message key for failure.
    pub failure: &'static str,
    pub query: BackgroundQuery<Result<BTreeSet<char>, String>>,
}

impl Exporting {
    /// Exports the current puzzle in the language of the window. If `marks` is true, the setter's marks are included.
    /// `revision` is the revision of the puzzle. `solution` is needed for content that includes it.
    pub fn start(
        &mut self,
        (puzzle, revision): (Puzzle, u64),
        (content, solution): (SheetContent, Option<Filling>),
        marks: bool,
        path: PathBuf,
        ctx: &egui::Context,
    ) {
        self.path.clone_from(&path);
        self.success = match content {
            SheetContent::Puzzle => "tell-flow-exported-puzzle",
            SheetContent::Solution => "tell-flow-exported-solution",
            SheetContent::Both => "tell-flow-exported-both",
        };
        self.failure = "tell-flow-puzzle-could-not-exported";
        // The language is a setting of each thread.
        let language = current_language();
        let work = move |_: &Control| {
            let with = |wanted: SheetContent| solution.as_ref().filter(|_| content == wanted);
            let (solution, small_answer) = (with(SheetContent::Solution), with(SheetContent::Both));
            let options = PageOptions { solution, small_answer, marks, language, ..PageOptions::default() };
            export(&puzzle, options, &path)
        };
        self.query.start(revision, "sheet", ctx, Control::new(), work);
    }

    /// Exports the keyboard shortcuts.
    pub fn start_keys(&mut self, sheet: Arc<KeySheet>, path: PathBuf, ctx: &egui::Context) {
        self.path.clone_from(&path);
        self.success = "tell-flow-exported";
        self.failure = "tell-flow-sheet-could-not-be-written";
        let work = move |_: &Control| sheet.write(&path).map(|()| BTreeSet::new());
        self.query.start(0, "sheet", ctx, Control::new(), work);
    }
}

/// Writes the puzzle in the format given by the extension. Returns the letters that the font lacks.
fn export(puzzle: &Puzzle, options: PageOptions, path: &Path) -> Result<BTreeSet<char>, String> {
    let format = SheetFormat::of_path(path);
    let format = format.ok_or_else(|| say!("tell-files-name-must-end-png", path = shown_path(path)))?;
    let (bytes, missing) = sheet_of(puzzle, options, format)?;
    formats::save(path, &bytes).map_err(|error| error.to_string())?;
    Ok(missing)
}

/// Returns the content of a file that shows the puzzle with its title and rules. Also returns the letters that the font
/// lacks.
///
/// # Errors
/// Returns an error message if the file cannot be made.
fn sheet_of(puzzle: &Puzzle, options: PageOptions, format: SheetFormat) -> Result<(Vec<u8>, BTreeSet<char>), String> {
    let bytes = match format {
        SheetFormat::Png => sheet::puzzle_png(puzzle, options, EXPORT_DPI).map_err(|error| error.to_string())?,
        SheetFormat::Svg => sheet::puzzle_svg(puzzle, options, TextMode::Outlines).into_bytes(),
        SheetFormat::Pdf => sheet::puzzle_pdf(puzzle, options, Paper::A4).map_err(|error| error.to_string())?,
    };
    Ok((bytes, sheet::puzzle_page(puzzle, options).missing))
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

    #[test]
    fn letters_that_the_font_lacks_are_told() {
        let puzzle = Puzzle::empty(crate::board::Board::single(2, 2).unwrap());
        for (title, missing) in [("Snow", ""), ("雪 snow", "雪")] {
            let titled = crate::puzzle::Edit::SetTitle(title.to_owned()).apply(&puzzle).unwrap();
            for format in [SheetFormat::Png, SheetFormat::Svg, SheetFormat::Pdf] {
                let (bytes, found) = sheet_of(&titled, PageOptions::default(), format).unwrap();
                assert_eq!((bytes.is_empty(), found), (false, missing.chars().collect()), "{format:?}");
            }
        }
    }
}
