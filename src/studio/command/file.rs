//! Commands on files, and the end of the session.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::{control, shifted};
use crate::studio::state::State;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::{Next, Purpose};

/// What is done with files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Begins an empty puzzle.
    New,
    /// Begins with an example.
    NewFromExample,
    /// Shows the start page, or goes back to the puzzle.
    Start,
    /// Opens a puzzle file.
    Open,
    /// Writes the puzzle to its file.
    Save,
    /// Writes the puzzle to another file.
    SaveAs,
    /// Writes the puzzle as a sheet.
    Export,
    /// Offers changes that were not saved before a studio ended.
    Recover,
    /// Closes the window.
    Quit,
}

impl FileCommand {
    /// All of them.
    pub const ALL: [FileCommand; 9] = [
        FileCommand::Start,
        FileCommand::New,
        FileCommand::NewFromExample,
        FileCommand::Open,
        FileCommand::Save,
        FileCommand::SaveAs,
        FileCommand::Export,
        FileCommand::Recover,
        FileCommand::Quit,
    ];
}

impl Action for FileCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            FileCommand::New => "New puzzle…",
            FileCommand::NewFromExample => "New from example…",
            FileCommand::Start if state.start.shown => "Back to the puzzle",
            FileCommand::Start => "Start page",
            FileCommand::Open => "Open…",
            FileCommand::Save => "Save",
            FileCommand::SaveAs => "Save as…",
            FileCommand::Export => "Export…",
            FileCommand::Recover => "Recover changes…",
            FileCommand::Quit => "Quit",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            FileCommand::New => "Start an empty puzzle of a size and layout you choose",
            FileCommand::NewFromExample => "Begin with one of the puzzles that come with the program",
            FileCommand::Start => "New puzzles, examples and recent files on one page",
            FileCommand::Open => "Open a puzzle file",
            FileCommand::Save => "Write the puzzle to its file",
            FileCommand::SaveAs => "Write the puzzle to another file",
            FileCommand::Export => {
                "Write the puzzle with its title and rules as .png, .svg or .pdf, with the solution while it is shown"
            }
            FileCommand::Recover => "Look for changes that were not saved because Gridwright ended before",
            FileCommand::Quit => "Close the window",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        Some(match self {
            FileCommand::Recover | FileCommand::Start => return None,
            FileCommand::New => control(Key::N),
            FileCommand::NewFromExample => shifted(Key::N),
            FileCommand::Open => control(Key::O),
            FileCommand::Save => control(Key::S),
            FileCommand::SaveAs => shifted(Key::S),
            FileCommand::Export => control(Key::E),
            FileCommand::Quit => control(Key::Q),
        })
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let start = &state.start;
        unless(*self != FileCommand::Start || !start.shown || !start.first, "No puzzle is open yet")
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            FileCommand::New => state.guard(Next::New, ctx),
            FileCommand::NewFromExample => state.show_dialog(Dialog::Gallery, ctx),
            FileCommand::Start if state.start.shown => state.start = Default::default(),
            FileCommand::Start => state.show_start(false),
            FileCommand::Open => state.guard(Next::Open(None), ctx),
            FileCommand::Save => state.save(None, ctx),
            FileCommand::SaveAs => state.pick(Purpose::Save { then: None }, ctx),
            FileCommand::Export => state.pick(Purpose::Export, ctx),
            FileCommand::Recover => state.offer_recovery(ctx),
            FileCommand::Quit => state.guard(Next::Close, ctx),
        }
    }
}
