//! The window in which an author makes puzzles. The only place that knows egui, eframe and rfd.
//!
//! Three floors, each importing only from those below it, and the frame that runs them:
//!
//! | floor | what it is |
//! | --- | --- |
//! | `app` | the frame: takes in what was found in the background, runs commands, draws |
//! | `view` | what is seen; it reads the state and asks for commands |
//! | `command` | what the author can ask for: its name, its key, why it is refused, what it does to the state |
//! | `state` | what is open, asked, answered and in the hand |
//!
//! **Invariant.** A puzzle changes only by an [`crate::puzzle::Edit`], and whatever the author can ask for is a
//! [`Command`]. Nothing that takes time runs on the thread that draws.

mod app;
mod command;
mod state;
mod view;

use std::path::PathBuf;

use crate::formats::{self, Layouts, ReadError};
use crate::memory;
use crate::puzzle::Puzzle;

pub use app::App;
pub use command::{
    AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, EditCommand, FileCommand, PlayCommand,
    RuleCommand, SolvingCommand, TabCommand, ViewCommand,
};
pub use state::author::Task;
pub use state::document::{Document, Selection};
pub use state::files::{AfterBook, Ending, FilePicker, Opening, Picked, Purpose, Question, SystemPicker};
pub use state::journal::Journal;
pub use state::playtest::Mark;
pub use state::preferences::Preferences;
pub use state::recent::Recent;
pub use state::session::Session;
pub use state::start::Beginning;
pub use state::tools::ToolId;
pub use state::watch::Watch;
pub use view::BOARD_LABEL;

use state::examples;
use state::on_disk::OnDisk;

/// Why the studio could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// The system gives no window.
    #[error("no window could be opened: {0}")]
    Window(#[from] eframe::Error),
}

/// Shows the studio until its window is closed; with files, each in a tab, or with the start page.
///
/// # Errors
/// When the first file cannot be read, or the system has no window to give.
pub fn run(files: &[PathBuf]) -> Result<(), RunError> {
    memory::keep_little();
    let document = match files.first() {
        Some(path) => {
            let on_disk = OnDisk::of(path);
            Some(Document::of_file(formats::read_first(path)?.puzzle, Some(path.clone()), on_disk))
        }
        None => None,
    };
    let others = files.iter().skip(1).cloned().collect::<Vec<_>>();
    let preferences = Preferences::of_user();
    let placed = preferences.window();
    let viewport = egui::ViewportBuilder::default()
        .with_title("Gridwright")
        .with_app_id("gridwright")
        .with_icon(view::window_icon())
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
        let app = match document {
            Some(document) => App::with_document(document, picker),
            // Who asks for a file wants that file, and keeps the session as it was.
            None => App::with_start_page(picker).with_session(Session::of_user()),
        };
        let app = app.with_layouts(Layouts::of_user()).with_recent(Recent::of_user());
        let app = app.with_journal(Journal::of_user()).with_preferences(preferences);
        let app = app.with_watch(Watch::of_user());
        Ok(Box::new(app.with_files(&others)))
    };
    Ok(eframe::run_native("gridwright", options, Box::new(start))?)
}

/// Gives a context the fonts and colours of the studio; to be called once, before the first frame.
pub fn prepare(ctx: &egui::Context) {
    view::install(ctx);
}

/// Writes at once what was changed and not saved, so that the next start offers it. To be called when the program is
/// told to end without being asked, from any thread.
pub fn keep_unsaved() {
    state::journal::write_all_now();
}

/// The example that shows much of what the studio can do.
pub fn first_puzzle() -> Puzzle {
    examples::first()
}
