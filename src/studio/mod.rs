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
mod layout;
mod paint;
mod palette;
mod panels;
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
pub use tools::ToolId;

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
    let (puzzle, path) = match file {
        Some(path) => (formats::read_first(&path)?.puzzle, Some(path)),
        None => (first_puzzle(), None),
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
        Ok(Box::new(App::new(puzzle, path, Box::new(SystemPicker::default())).with_layouts(Layouts::of_user())))
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
