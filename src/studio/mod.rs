//! The window in which an author makes puzzles. The only place that knows egui, eframe and rfd.
//!
//! **Invariant.** A puzzle changes only by an [`crate::puzzle::Edit`], and whatever the author can ask for is a
//! [`Command`]. Nothing that takes time runs on the thread that draws.

mod all_grids;
mod answers;
mod app;
mod author;
mod booklet;
mod candidates;
mod canvas;
mod check;
mod command;
mod count;
mod cover;
mod dialogs;
mod document;
mod edits;
mod examples;
mod files;
mod flow;
mod history;
mod icons;
mod jigsaw;
mod jobs;
mod journal;
mod layout;
mod on_disk;
mod paint;
mod palette;
mod panels;
mod plain;
mod theme;
mod tools;
mod widgets;

use std::path::PathBuf;

use crate::formats::{self, Layouts, ReadError};
use crate::puzzle::Puzzle;

pub use app::App;
pub use author::Task;
pub use canvas::BOARD_LABEL;
pub use command::{
    AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, EditCommand, FileCommand, RuleCommand,
    ViewCommand,
};
pub use document::{Document, Selection};
pub use files::{FilePicker, Picked, Purpose, Question, SystemPicker};
pub use flow::Next;
pub use journal::Journal;
pub use tools::ToolId;

use on_disk::OnDisk;

/// Why the studio could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    File(#[from] ReadError),
    #[error("no window could be opened: {0}")]
    Window(#[from] eframe::Error),
}

/// Shows the studio until its window is closed; with a file, or with the example it starts on.
///
/// # Errors
/// When the file cannot be read, or the system has no window to give.
pub fn run(file: Option<PathBuf>) -> Result<(), RunError> {
    let document = match file {
        Some(path) => {
            let on_disk = OnDisk::of(&path);
            Document::of_file(formats::read_first(&path)?.puzzle, Some(path), on_disk)
        }
        None => Document::new(first_puzzle(), None),
    };
    let viewport = egui::ViewportBuilder::default()
        .with_title("Gridwright")
        .with_app_id("gridwright")
        .with_icon(icons::window_icon())
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([900.0, 600.0]);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let start = move |context: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        prepare(&context.egui_ctx);
        let app = App::with_document(document, Box::new(SystemPicker::default()));
        Ok(Box::new(app.with_layouts(Layouts::of_user()).with_journal(Journal::of_user())))
    };
    Ok(eframe::run_native("gridwright", options, Box::new(start))?)
}

/// Gives a context the fonts and colours of the studio; to be called once, before the first frame.
pub fn prepare(ctx: &egui::Context) {
    theme::install(ctx);
}

/// The puzzle the studio starts on when no file is named.
pub fn first_puzzle() -> Puzzle {
    examples::first()
}
