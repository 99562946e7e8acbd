//! The desktop application in which setters make puzzles. The only module that depends on egui, eframe and rfd.
//!
//! Its folders are the things that a setter works with. Each has their state, the operations on it, its views and its
//! commands. A folder imports only folders above it in this table, and the hub; `tests/architecture.rs` checks it.
//!
//! | folder | purpose |
//! | --- | --- |
//! | `theme` | colours, fonts and measures |
//! | `tasks` | background work |
//! | `widgets` | what all views share, also the painter of scenes |
//! | `document` | the open puzzle: its history, its file, its rules, and marks in its cells |
//! | `editor` | the tools that paint the board; panels and dialogs that change the puzzle; the clipboard |
//! | `files` | opening and saving, journals, recent files, external changes, the start page |
//! | `analysis` | answers of the engines: verdict, counts, candidates, proofs and the solving path |
//! | `author` | the setter tools |
//! | `playtest` | solving the open puzzle as a solver would |
//! | `canvas` | the board on the screen: pointer, keys, overlays and spoken texts |
//! | `booklet` | the booklet: its puzzles, settings and pages |
//! | `settings` | preferences, appearance, shortcuts and help |
//! | `frame` | the window with its menus, panels and dialogs |
//! | `app` | the frame loop: it collects results of background work, runs commands and draws |
//!
//! The hub connects the features. `state` is the whole state, made of theirs; operations on several of its parts are
//! methods of `StudioState`, in the folder of the feature. `command` is the table of all commands, made of their rows.
//! `window` is the view of a frame on both: it reads the state, and collects the changes that views request. The hub
//! names types of all features up to `settings`, and they name it. Views never change the state, and the state never
//! knows its views.
//!
//! **Invariant.** A puzzle only changes through a [`crate::puzzle::Edit`], and everything the setter can do is a
//! [`Command`]. Slow work never runs on the thread that draws.

mod analysis;
mod app;
mod author;
mod booklet;
mod canvas;
mod command;
mod document;
mod editor;
mod files;
mod frame;
mod playtest;
mod settings;
mod state;
mod tasks;
mod theme;
mod widgets;
mod window;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::formats::{self, LayoutFolder, PresetFolder, ReadError};
use crate::puzzle::Puzzle;

pub use crate::memory::limit_retained_memory as keep_little_memory;
pub use crate::studio::author::state::Task;
pub use crate::studio::canvas::BOARD_LABEL;
pub use crate::studio::document::open_document::{Document, Selection};
pub use crate::studio::document::played_cells::EntryMode;
pub use crate::studio::editor::tools::ToolId;
pub use crate::studio::files::desktop::{Desktop, DesktopAppearance};
pub use crate::studio::files::file_choice::{FileDialogOutcome, FileDialogRequest, FilePicker};
pub use crate::studio::files::journal::Journal;
pub use crate::studio::files::links::{LinkOpener, SystemBrowser};
pub use crate::studio::files::recent::Recent;
pub use crate::studio::files::requests::{BookletAction, CloseAction, OpenRequest};
pub use crate::studio::files::session::OpenFileList;
pub use crate::studio::files::start::PuzzleTemplate;
pub use crate::studio::files::system_picker::SystemPicker;
pub use crate::studio::files::watch::FileWatch;
pub use crate::studio::settings::preferences::Preferences;
pub use crate::studio::settings::startup::Loading;
pub use app::App;
pub use command::{
    AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, EditCommand, FileCommand, FogCommand,
    PlayCommand, RuleCommand, SolvingCommand, TabCommand, ViewCommand,
};

use crate::studio::document::on_disk::OnDisk;
use crate::studio::files::examples;
use crate::studio::files::file_reading::is_booklet;

/// The error of a studio that cannot start.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// The system cannot open a window.
    #[error("no window could be opened: {0}")]
    Window(#[from] eframe::Error),
}

/// Probes the file to be shown first, so that an unreadable file is reported before the window opens. Of a file of
/// lines or a table, this reads only the part with the first puzzle, however long the file is. Any other file is read
/// as a whole: single puzzles and booklets are small, and other collections have at most 64 MiB. The file is then
/// loaded in the background like all others.
///
/// Returns the document of an input that can only be read once, such as a pipe; `None` for a file.
fn probe_first(path: &Path) -> Result<Option<Document>, ReadError> {
    if !path.is_file() {
        let puzzle = formats::read_first(path)?.puzzle;
        return Ok(Some(Document::of_file(puzzle, Some(path.to_owned()), OnDisk::of(path))));
    }
    let first = formats::open(path).and_then(|mut puzzles| match puzzles.next() {
        Some(first) => first,
        // The file has no puzzles; `read_first` returns the error that says so.
        None => formats::read_first(path),
    });
    match first {
        Ok(_) => Ok(None),
        Err(_) if is_booklet(path) => formats::read_book(path).map(|_| None),
        Err(error) => Err(error),
    }
}

/// The time that the window waits for the data of earlier sessions. Data that takes longer is applied when it arrives.
const STARTUP_TIMEOUT: Duration = Duration::from_secs(1);

/// Runs the studio until its window is closed: with files, each in a tab and the first one in front, otherwise with the
/// start page.
///
/// # Errors
/// Returns an error if the first file cannot be read, or the system cannot open a window.
pub fn run(files: &[PathBuf]) -> Result<(), RunError> {
    keep_little_memory();
    let document = match files.first() {
        Some(first) => probe_first(first)?,
        None => None,
    };
    let files = files.to_vec();
    let deadline = Instant::now() + STARTUP_TIMEOUT;
    let (mut preferences, mut recent) = (Loading::read(Preferences::of_user), Loading::read(Recent::of_user));
    // With files on the command line, the session is neither restored nor changed.
    let mut session = files.is_empty().then(|| Loading::read(OpenFileList::of_user));
    preferences.wait_until(deadline);
    recent.wait_until(deadline);
    session.iter_mut().for_each(|session| session.wait_until(deadline));
    let placed = preferences.value().map(Preferences::window).unwrap_or_default();
    let viewport = egui::ViewportBuilder::default()
        .with_title("Gridwright")
        .with_app_id("gridwright")
        .with_icon(crate::studio::widgets::icons::window_icon())
        .with_inner_size(placed.size.unwrap_or((1440.0, 900.0)))
        .with_min_inner_size([900.0, 600.0])
        .with_maximized(placed.maximized);
    let viewport = match placed.position {
        Some(position) => viewport.with_position(position),
        None => viewport,
    };
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let start = move |context: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        prepare(&context.egui_ctx);
        let picker = Box::new(SystemPicker::default());
        let is_shown = document.is_some();
        let app = match document {
            Some(document) => App::with_document(document, picker),
            None => App::with_start_page(picker),
        };
        let app = match session {
            Some(session) => app.with_loading_session(session),
            None => app,
        };
        let app = app.with_layouts(LayoutFolder::of_user()).with_loading_recent(recent);
        let app = app.with_journal(Journal::of_user()).with_loading_preferences(preferences);
        let app = app.with_watch(FileWatch::of_user()).with_desktop(Desktop::of_user(&context.egui_ctx));
        let app = app.with_presets(PresetFolder::of_user()).with_tour();
        Ok(Box::new(if is_shown { app.with_files(&files[1..]) } else { app.with_first_of(&files) }))
    };
    Ok(eframe::run_native("gridwright", options, Box::new(start))?)
}

/// Installs the fonts and colours of the studio in a context. Must be called once, before the first frame.
pub fn prepare(ctx: &egui::Context) {
    crate::studio::frame::install(ctx);
}

/// Writes unsaved changes immediately, so that the next start offers to recover them. Called from any thread when the
/// program is terminated.
pub fn save_recovery_now() {
    crate::studio::files::journal::write_all_now();
}

/// Returns the example that shows much of what the studio can do.
pub fn first_puzzle() -> Puzzle {
    examples::first()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::watch_reading;
    use crate::formats::BookFile;
    use crate::studio::files::temp_folder::TempFolder;
    use std::cell::Cell;
    use std::fs;
    use std::rc::Rc;

    /// Returns the result of probing a file, and the number of bytes read from it.
    fn look(path: &Path) -> (Result<bool, ReadError>, u64) {
        let read = Rc::new(Cell::new(0));
        let told = read.clone();
        let tell = move |bytes| {
            told.set(told.get() + bytes);
            true
        };
        let document = watch_reading(tell, || probe_first(path));
        (document.map(|document| document.is_some()), read.get())
    }

    #[test]
    fn of_a_long_file_the_beginning_alone_is_read_before_there_is_a_window() {
        let folder = TempFolder::new();
        let path = folder.path().join("many.txt");
        let text = "1.....1.4.3..3..\n".repeat(400_000);
        fs::write(&path, &text).unwrap();
        let (found, read) = look(&path);
        assert!(!found.unwrap(), "it is read beside the window");
        assert!(read < text.len() as u64 / 10, "{read} bytes of {}", text.len());
    }

    #[test]
    fn a_first_file_that_cannot_be_read_is_told_before_there_is_a_window() {
        let folder = TempFolder::new();
        let path = folder.path().join("first.ron");
        for bad in ["", "no puzzle", "(gridwright: 1, gri", "(gridwright_book: 1, pages: 3)"] {
            fs::write(&path, bad).unwrap();
            assert!(look(&path).0.is_err(), "{bad}");
        }
        for good in [formats::write_native(&first_puzzle()), formats::write_book(&BookFile::default())] {
            fs::write(&path, good).unwrap();
            assert!(!look(&path).0.unwrap());
        }
        fs::remove_file(&path).unwrap();
        assert!(look(&path).0.is_err());
    }
}
