//! Commands on the booklet.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{Action, step_label, unless};
use super::keys::{control, plain, shifted};
use crate::studio::state::State;
use crate::studio::state::files::{AfterBook, Purpose};

/// What is done with the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookletCommand {
    /// Shows it in the place of the board.
    Show,
    /// Back to the board.
    Close,
    /// Begins an empty booklet.
    New,
    /// Opens a booklet file.
    Open,
    /// Writes the booklet to its file.
    Save,
    /// Writes the booklet to another file.
    SaveAs,
    /// Takes back the last change.
    Undo,
    /// Makes the change again that was taken back.
    Redo,
    /// Adds puzzle files.
    AddFiles,
    /// Adds the puzzle that is open in the studio.
    AddOpenPuzzle,
    /// Takes the selected puzzles out.
    Remove,
    /// Moves the selected puzzles up by one place.
    MoveUp,
    /// Moves the selected puzzles down by one place.
    MoveDown,
    /// Moves so many puzzles from a place to stand before the one at another place.
    Move {
        /// The place of the first of them, from 0.
        from: usize,
        /// How many there are.
        count: usize,
        /// The place of the first of them afterwards, from 0.
        to: usize,
    },
    /// Selects the puzzle at this place, from 0.
    Select(usize),
    /// Shows this page, from 0.
    Page(usize),
    /// Shows the next page.
    NextPage,
    /// Shows the page before.
    PreviousPage,
    /// Goes to the place of what preflight found.
    Finding(usize),
    /// Writes the booklet as a PDF file.
    Export,
    /// Stops writing it.
    StopExport,
}

impl BookletCommand {
    /// The commands that are about no place, as the booklet's own keys run them.
    pub const PLAIN: [BookletCommand; 16] = [
        // Those with Shift first: egui matches a shortcut without heeding a Shift too many.
        BookletCommand::SaveAs,
        BookletCommand::Redo,
        BookletCommand::Undo,
        BookletCommand::Close,
        BookletCommand::New,
        BookletCommand::Open,
        BookletCommand::Save,
        BookletCommand::AddFiles,
        BookletCommand::AddOpenPuzzle,
        BookletCommand::Remove,
        BookletCommand::MoveUp,
        BookletCommand::MoveDown,
        BookletCommand::NextPage,
        BookletCommand::PreviousPage,
        BookletCommand::Export,
        BookletCommand::StopExport,
    ];
}

impl Action for BookletCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            BookletCommand::Undo => return step_label("Undo", state.booklet.step_names().0),
            BookletCommand::Redo => return step_label("Redo", state.booklet.step_names().1),
            BookletCommand::Show => "Booklet",
            BookletCommand::Close => "Back to the puzzle",
            BookletCommand::New => "New",
            BookletCommand::Open => "Open…",
            BookletCommand::Save => "Save",
            BookletCommand::SaveAs => "Save as…",
            BookletCommand::AddFiles => "Add files…",
            BookletCommand::AddOpenPuzzle => "Add open one",
            BookletCommand::Remove => "Remove",
            BookletCommand::MoveUp => "Up",
            BookletCommand::MoveDown => "Down",
            BookletCommand::Move { .. } => "Move puzzles",
            BookletCommand::Select(_) => "Select a puzzle",
            BookletCommand::Page(_) => "Show a page",
            BookletCommand::NextPage => "Next page",
            BookletCommand::PreviousPage => "Previous page",
            BookletCommand::Finding(_) => "Show what was found",
            BookletCommand::Export => "Export PDF…",
            BookletCommand::StopExport => "Cancel",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            BookletCommand::Show => "Put puzzles together to a booklet, see its pages and print it",
            BookletCommand::Close => "Show the board again; the booklet stays as it is",
            BookletCommand::New => "Begin an empty booklet",
            BookletCommand::Open => "Open a booklet's project",
            BookletCommand::Save => "Write the booklet to its project",
            BookletCommand::SaveAs => "Write the booklet to another project",
            BookletCommand::Undo => "Take back the last step",
            BookletCommand::Redo => "Make the step again that was taken back",
            BookletCommand::AddFiles => "Add the puzzles of files at the end",
            BookletCommand::AddOpenPuzzle => "Add the puzzle on the board, by its file",
            BookletCommand::Remove => "Take the selected puzzle out of the booklet; its file stays",
            BookletCommand::MoveUp => "Move the selected puzzle up",
            BookletCommand::MoveDown => "Move the selected puzzle down",
            BookletCommand::Move { .. } => "Move puzzles to another place of the booklet",
            BookletCommand::Select(_) => "Select this puzzle and show its page",
            BookletCommand::Page(_) => "Show this page",
            BookletCommand::NextPage => "Show the next page",
            BookletCommand::PreviousPage => "Show the page before",
            BookletCommand::Finding(_) => "Show the page and the puzzle that it is about",
            BookletCommand::Export => "Write the booklet as a PDF file",
            BookletCommand::StopExport => "Stop writing the file",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            BookletCommand::Show => Some(control(Key::B)),
            BookletCommand::Close => Some(plain(Key::Escape)),
            BookletCommand::New => Some(control(Key::N)),
            BookletCommand::Open => Some(control(Key::O)),
            BookletCommand::Save => Some(control(Key::S)),
            BookletCommand::SaveAs => Some(shifted(Key::S)),
            BookletCommand::Undo => Some(control(Key::Z)),
            BookletCommand::Redo => Some(shifted(Key::Z)),
            BookletCommand::Remove => Some(plain(Key::Delete)),
            BookletCommand::MoveUp => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)),
            BookletCommand::MoveDown => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)),
            BookletCommand::NextPage => Some(plain(Key::PageDown)),
            BookletCommand::PreviousPage => Some(plain(Key::PageUp)),
            BookletCommand::Export => Some(control(Key::E)),
            BookletCommand::AddFiles
            | BookletCommand::AddOpenPuzzle
            | BookletCommand::Move { .. }
            | BookletCommand::Select(_)
            | BookletCommand::Page(_)
            | BookletCommand::Finding(_)
            | BookletCommand::StopExport => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let booklet = &state.booklet;
        let selected = "Select a puzzle in the list first";
        match self {
            BookletCommand::AddOpenPuzzle => match state.tab.document.path() {
                None => Some("Save the puzzle on the board first: a booklet refers to files".to_owned()),
                Some(_) => unless(!state.tab.document.is_dirty(), "Save the changes of the puzzle on the board first"),
            },
            BookletCommand::Undo => unless(booklet.step_names().0.is_some(), "There is nothing to take back"),
            BookletCommand::Redo => unless(booklet.step_names().1.is_some(), "There is nothing to make again"),
            BookletCommand::Remove => unless(booklet.selected.is_some(), selected),
            BookletCommand::MoveUp => match booklet.selected {
                None => Some(selected.to_owned()),
                Some(row) => unless(row > 0, "It is the first puzzle"),
            },
            BookletCommand::MoveDown => match booklet.selected {
                None => Some(selected.to_owned()),
                Some(row) => unless(row + 1 < booklet.rows().len(), "It is the last puzzle"),
            },
            BookletCommand::NextPage => unless(booklet.page + 1 < booklet.page_count(), "It is the last page"),
            BookletCommand::PreviousPage => unless(booklet.page > 0, "It is the first page"),
            BookletCommand::Export => match () {
                () if booklet.rows().is_empty() => Some("There is no puzzle in the booklet".to_owned()),
                () if booklet.export.asked.is_running() => Some("A file is being written".to_owned()),
                () => unless(booklet.is_current(), "The pages are being made"),
            },
            BookletCommand::StopExport => unless(booklet.export.asked.is_running(), "No file is being written"),
            BookletCommand::Show
            | BookletCommand::Close
            | BookletCommand::New
            | BookletCommand::Open
            | BookletCommand::Save
            | BookletCommand::SaveAs
            | BookletCommand::AddFiles
            | BookletCommand::Move { .. }
            | BookletCommand::Select(_)
            | BookletCommand::Page(_)
            | BookletCommand::Finding(_) => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        let row = state.booklet.selected.unwrap_or(0);
        match *self {
            BookletCommand::Show | BookletCommand::Close => {
                state.booklet.open = *self == BookletCommand::Show;
                state.tab.notice = None;
            }
            BookletCommand::New => state.guard_booklet(AfterBook::New, ctx),
            BookletCommand::Open => state.guard_booklet(AfterBook::Open, ctx),
            BookletCommand::Save => state.save_booklet(None, ctx),
            BookletCommand::SaveAs => state.pick(Purpose::SaveBooklet { then: None }, ctx),
            BookletCommand::Undo => {
                if let Some(name) = state.booklet.step(true) {
                    state.say(&format!("Undone: {name}"));
                }
            }
            BookletCommand::Redo => {
                if let Some(name) = state.booklet.step(false) {
                    state.say(&format!("Done again: {name}"));
                }
            }
            BookletCommand::AddFiles => state.pick(Purpose::AddPuzzles, ctx),
            BookletCommand::AddOpenPuzzle => state.add_open_puzzle(),
            BookletCommand::Remove => state.booklet.remove_selected(),
            BookletCommand::MoveUp => state.booklet.move_rows(row, 1, row.saturating_sub(1)),
            BookletCommand::MoveDown => state.booklet.move_rows(row, 1, row + 2),
            BookletCommand::Move { from, count, to } => state.booklet.move_rows(from, count, to),
            BookletCommand::Select(row) => state.booklet.select(row),
            BookletCommand::Page(page) => state.booklet.turn_to(page),
            BookletCommand::NextPage => state.booklet.turn_to(state.booklet.page + 1),
            BookletCommand::PreviousPage => state.booklet.turn_to(state.booklet.page.saturating_sub(1)),
            BookletCommand::Finding(index) => state.booklet.show_finding(index),
            BookletCommand::Export => state.guard_export(ctx),
            BookletCommand::StopExport => {
                state.booklet.export.asked.cancel();
            }
        }
    }
}
