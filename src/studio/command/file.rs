//! Commands on files, and the end of the session.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::{control, shifted};
use crate::studio::state::State;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::{Ending, Opening, Purpose};
use crate::studio::state::tabs::Page;

/// What is done with files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Begins an empty puzzle.
    New,
    /// Begins with an example.
    NewFromExample,
    /// Shows the start page, or goes back to the puzzle.
    Start,
    /// Opens puzzle files.
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
            FileCommand::Start if state.page() == Page::Start => "Back to the puzzle",
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
            FileCommand::New => "Start an empty puzzle of a size and layout you choose, in a tab of its own",
            FileCommand::NewFromExample => "Begin with one of the puzzles that come with the program",
            FileCommand::Start => "New puzzles, examples and recent files on one page",
            FileCommand::Open => "Open puzzle files, each in a tab of its own",
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
        let back = *self == FileCommand::Start && state.page() == Page::Start;
        unless(!back || state.has_puzzle(), "No puzzle is open yet")
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            FileCommand::New => state.open(Opening::New, ctx),
            FileCommand::NewFromExample => state.show_dialog(Dialog::Gallery, ctx),
            FileCommand::Start if state.page() == Page::Start => state.start = Default::default(),
            FileCommand::Start => state.show_start(false),
            FileCommand::Open => state.open(Opening::Asked, ctx),
            FileCommand::Save => state.save(state.tab.id, None, ctx),
            FileCommand::SaveAs => state.pick(Purpose::Save { of: state.tab.id, then: None }, ctx),
            FileCommand::Export => state.pick(Purpose::Export { of: state.tab.id }, ctx),
            FileCommand::Recover => state.offer_recovery(ctx),
            FileCommand::Quit => state.guard(Ending::Quit, ctx),
        }
    }
}
