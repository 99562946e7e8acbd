//! Commands for the booklet.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{CommandAction, reason_unless, redo_label, redone_message, undo_label, undone_message};
use super::keys::{control, control_shift, plain};
use crate::studio::state::StudioState;
use crate::studio::state::booklet::ListLine;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::{BookletAction, FilePurpose};
use crate::words::say;

/// A command for the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookletCommand {
    /// Shows the booklet instead of the board.
    Show,
    /// Returns to the board.
    Close,
    /// Creates an empty booklet.
    New,
    /// Opens a booklet file.
    Open,
    /// Writes the booklet to its file.
    Save,
    /// Writes the booklet to another file.
    SaveAs,
    /// Undoes the last change.
    Undo,
    /// Redoes the change undone last.
    Redo,
    /// Adds puzzle files.
    AddFiles,
    /// Opens the dialog that generates puzzles for the booklet.
    Generate,
    /// Stops generating puzzles.
    StopBatch,
    /// Copies the page settings of another booklet.
    TakeSetup,
    /// Saves the page settings as a preset.
    KeepSetup,
    /// Deletes a preset.
    ForgetSetup,
    /// Adds the current puzzle.
    AddOpenPuzzle,
    /// Removes the selected puzzles.
    Remove,
    /// Edits the title of the selected puzzle in the booklet, or the selected heading.
    Rename,
    /// Moves the selected puzzles, or the section of the selected heading, up by one place.
    MoveUp,
    /// Moves the selected puzzles, or the section of the selected heading, down by one place.
    MoveDown,
    /// Moves consecutive puzzles to another place.
    Move {
        /// The index of the first puzzle.
        from: usize,
        /// The number of puzzles.
        count: usize,
        /// The index of the first puzzle afterwards.
        to: usize,
    },
    /// Selects the puzzle with this index.
    Select(usize),
    /// Shows the page with this index.
    Page(usize),
    /// Shows the next page.
    NextPage,
    /// Shows the previous page.
    PreviousPage,
    /// Goes to the place of this preflight finding.
    Finding(usize),
    /// Exports the booklet as a PDF file.
    Export,
    /// Stops the export.
    StopExport,
}

impl BookletCommand {
    /// The commands without parameters, in the order in which their shortcuts are matched.
    pub const PLAIN: [BookletCommand; 22] = [
        // Commands with Shift come first, as egui matches a shortcut even if Shift is pressed in addition.
        BookletCommand::SaveAs,
        BookletCommand::Redo,
        BookletCommand::Undo,
        BookletCommand::Close,
        BookletCommand::New,
        BookletCommand::Open,
        BookletCommand::Save,
        BookletCommand::AddFiles,
        BookletCommand::AddOpenPuzzle,
        BookletCommand::Generate,
        BookletCommand::StopBatch,
        BookletCommand::TakeSetup,
        BookletCommand::KeepSetup,
        BookletCommand::ForgetSetup,
        BookletCommand::Remove,
        BookletCommand::Rename,
        BookletCommand::MoveUp,
        BookletCommand::MoveDown,
        BookletCommand::NextPage,
        BookletCommand::PreviousPage,
        BookletCommand::Export,
        BookletCommand::StopExport,
    ];
}

impl CommandAction for BookletCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match self {
            BookletCommand::Undo => return undo_label(state.booklet.step_names().0),
            BookletCommand::Redo => return redo_label(state.booklet.step_names().1),
            BookletCommand::Show => "do-booklet-show",
            BookletCommand::Close => "do-booklet-close",
            BookletCommand::New => "do-booklet-new",
            BookletCommand::Open => "do-booklet-open",
            BookletCommand::Save => "do-booklet-save",
            BookletCommand::SaveAs => "do-booklet-save-as",
            BookletCommand::AddFiles => "do-booklet-add-files",
            BookletCommand::AddOpenPuzzle => "do-booklet-add-open-puzzle",
            BookletCommand::Generate => "do-booklet-generate",
            BookletCommand::StopBatch => "do-booklet-stop-batch",
            BookletCommand::TakeSetup => "do-booklet-take-setup",
            BookletCommand::KeepSetup => "do-booklet-keep-setup",
            BookletCommand::ForgetSetup => "do-booklet-forget-setup",
            BookletCommand::Remove => "do-booklet-remove",
            BookletCommand::Rename => "do-booklet-rename",
            BookletCommand::MoveUp => "do-booklet-move-up",
            BookletCommand::MoveDown => "do-booklet-move-down",
            BookletCommand::Move { .. } => "do-booklet-move",
            BookletCommand::Select(_) => "do-booklet-select",
            BookletCommand::Page(_) => "do-booklet-page",
            BookletCommand::NextPage => "do-booklet-next-page",
            BookletCommand::PreviousPage => "do-booklet-previous-page",
            BookletCommand::Finding(_) => "do-booklet-finding",
            BookletCommand::Export => "do-booklet-export",
            BookletCommand::StopExport => "do-booklet-stop-export",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            BookletCommand::Show => "do-booklet-show.hint",
            BookletCommand::Close => "do-booklet-close.hint",
            BookletCommand::New => "do-booklet-new.hint",
            BookletCommand::Open => "do-booklet-open.hint",
            BookletCommand::Save => "do-booklet-save.hint",
            BookletCommand::SaveAs => "do-booklet-save-as.hint",
            BookletCommand::Undo => "do-booklet-undo-hint",
            BookletCommand::Redo => "do-booklet-redo-hint",
            BookletCommand::AddFiles => "do-booklet-add-files.hint",
            BookletCommand::AddOpenPuzzle => "do-booklet-add-open-puzzle.hint",
            BookletCommand::Generate => "do-booklet-generate.hint",
            BookletCommand::StopBatch => "do-booklet-stop-batch.hint",
            BookletCommand::TakeSetup => "do-booklet-take-setup.hint",
            BookletCommand::KeepSetup => "do-booklet-keep-setup.hint",
            BookletCommand::ForgetSetup => "do-booklet-forget-setup.hint",
            BookletCommand::Remove => "do-booklet-remove.hint",
            BookletCommand::Rename => "do-booklet-rename.hint",
            BookletCommand::MoveUp => "do-booklet-move-up.hint",
            BookletCommand::MoveDown => "do-booklet-move-down.hint",
            BookletCommand::Move { .. } => "do-booklet-move.hint",
            BookletCommand::Select(_) => "do-booklet-select.hint",
            BookletCommand::Page(_) => "do-booklet-page.hint",
            BookletCommand::NextPage => "do-booklet-next-page.hint",
            BookletCommand::PreviousPage => "do-booklet-previous-page.hint",
            BookletCommand::Finding(_) => "do-booklet-finding.hint",
            BookletCommand::Export => "do-booklet-export.hint",
            BookletCommand::StopExport => "do-booklet-stop-export.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            BookletCommand::Show => Some(control(Key::B)),
            BookletCommand::Close => Some(plain(Key::Escape)),
            BookletCommand::New => Some(control(Key::N)),
            BookletCommand::Open => Some(control(Key::O)),
            BookletCommand::Save => Some(control(Key::S)),
            BookletCommand::SaveAs => Some(control_shift(Key::S)),
            BookletCommand::Undo => Some(control(Key::Z)),
            BookletCommand::Redo => Some(control_shift(Key::Z)),
            BookletCommand::Remove => Some(plain(Key::Delete)),
            BookletCommand::Rename => Some(control(Key::R)),
            BookletCommand::MoveUp => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)),
            BookletCommand::MoveDown => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)),
            BookletCommand::NextPage => Some(plain(Key::PageDown)),
            BookletCommand::PreviousPage => Some(plain(Key::PageUp)),
            BookletCommand::Export => Some(control(Key::E)),
            BookletCommand::AddFiles
            | BookletCommand::AddOpenPuzzle
            | BookletCommand::Generate
            | BookletCommand::StopBatch
            | BookletCommand::TakeSetup
            | BookletCommand::KeepSetup
            | BookletCommand::ForgetSetup
            | BookletCommand::Move { .. }
            | BookletCommand::Select(_)
            | BookletCommand::Page(_)
            | BookletCommand::Finding(_)
            | BookletCommand::StopExport => None,
        }
    }

    fn alternative_shortcut(&self) -> Option<KeyboardShortcut> {
        (*self == BookletCommand::Redo).then_some(control(Key::Y))
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        let booklet = &state.booklet;
        let selected = "do-booklet-select-puzzle-list-first";
        match self {
            BookletCommand::AddOpenPuzzle => match state.tab.document.path() {
                None => Some(say!("do-booklet-save-puzzle-on-board")),
                Some(_) => reason_unless(!state.tab.document.is_dirty(), "do-booklet-save-changes-puzzle-on"),
            },
            BookletCommand::Undo => {
                reason_unless(booklet.step_names().0.is_some(), "do-booklet-there-nothing-take-back")
            }
            BookletCommand::Redo => {
                reason_unless(booklet.step_names().1.is_some(), "do-booklet-there-nothing-make-again")
            }
            BookletCommand::Remove => reason_unless(booklet.selected.is_some(), selected),
            BookletCommand::Rename => {
                reason_unless(booklet.selected.or(booklet.selected_heading()).is_some(), selected)
            }
            BookletCommand::MoveUp => match booklet.selected_line() {
                None => Some(say!(selected)),
                Some(ListLine::Heading(_)) => reason_unless(booklet.can_step(true), "do-booklet-first-section"),
                Some(ListLine::Puzzle(_)) => reason_unless(booklet.can_step(true), "do-booklet-first-puzzle"),
            },
            BookletCommand::MoveDown => match booklet.selected_line() {
                None => Some(say!(selected)),
                Some(ListLine::Heading(_)) => reason_unless(booklet.can_step(false), "do-booklet-last-section"),
                Some(ListLine::Puzzle(_)) => reason_unless(booklet.can_step(false), "do-booklet-last-puzzle"),
            },
            BookletCommand::NextPage => reason_unless(booklet.page + 1 < booklet.page_count(), "do-booklet-last-page"),
            BookletCommand::PreviousPage => reason_unless(booklet.page > 0, "do-booklet-first-page"),
            BookletCommand::Export => match () {
                () if booklet.rows().is_empty() => Some(say!("do-booklet-there-no-puzzle-booklet")),
                () if booklet.export.query.is_running() => Some(say!("do-booklet-file-being-written")),
                () => reason_unless(booklet.is_current(), "do-booklet-pages-being-made"),
            },
            BookletCommand::Generate => reason_unless(!booklet.batch.query.is_running(), "do-booklet-batch-running"),
            BookletCommand::StopBatch => reason_unless(booklet.batch.query.is_running(), "do-booklet-no-batch-running"),
            BookletCommand::ForgetSetup => reason_unless(!state.setups.presets.is_empty(), "do-booklet-no-setup-kept"),
            BookletCommand::StopExport => {
                reason_unless(booklet.export.query.is_running(), "do-booklet-no-file-being-written")
            }
            BookletCommand::Show
            | BookletCommand::Close
            | BookletCommand::New
            | BookletCommand::Open
            | BookletCommand::Save
            | BookletCommand::SaveAs
            | BookletCommand::AddFiles
            | BookletCommand::TakeSetup
            | BookletCommand::KeepSetup
            | BookletCommand::Move { .. }
            | BookletCommand::Select(_)
            | BookletCommand::Page(_)
            | BookletCommand::Finding(_) => None,
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match *self {
            BookletCommand::Show => {
                state.begin_booklet(ctx);
                state.tab.notice = None;
            }
            BookletCommand::Close => {
                state.booklet.open = false;
                state.tab.notice = None;
            }
            BookletCommand::New => state.ask_before_closing_booklet(BookletAction::New, ctx),
            BookletCommand::Open => state.ask_before_closing_booklet(BookletAction::Open, ctx),
            BookletCommand::Save => state.save_booklet(None, ctx),
            BookletCommand::SaveAs => state.pick(FilePurpose::SaveBooklet { then: None }, ctx),
            BookletCommand::Undo => {
                if let Some(name) = state.booklet.step(true) {
                    state.notify(&undone_message(name));
                }
            }
            BookletCommand::Redo => {
                if let Some(name) = state.booklet.step(false) {
                    state.notify(&redone_message(name));
                }
            }
            BookletCommand::AddFiles => state.pick(FilePurpose::AddPuzzles, ctx),
            BookletCommand::AddOpenPuzzle => state.add_open_puzzle(),
            BookletCommand::Generate => {
                let wish = state.booklet.next_batch();
                state.show_dialog(Dialog::Batch(wish), ctx);
            }
            BookletCommand::StopBatch => state.booklet.batch.query.cancel(),
            BookletCommand::TakeSetup => state.pick(FilePurpose::ImportSetup, ctx),
            BookletCommand::KeepSetup => {
                let name = state.setups.last.clone().unwrap_or_default();
                state.show_dialog(Dialog::SavePreset(name), ctx);
            }
            BookletCommand::ForgetSetup => {
                let worn = state.booklet.current_preset(&state.setups).map(|setup| setup.path().to_owned());
                state.show_dialog(Dialog::DeletePreset(worn), ctx);
            }
            BookletCommand::Remove => state.booklet.remove_selected(),
            BookletCommand::Rename => state.booklet.rename_requests += 1,
            BookletCommand::MoveUp => state.booklet.move_selected(true),
            BookletCommand::MoveDown => state.booklet.move_selected(false),
            BookletCommand::Move { from, count, to } => state.booklet.move_rows(from, count, to),
            BookletCommand::Select(row) => state.booklet.select(row),
            BookletCommand::Page(page) => state.booklet.turn_to(page),
            BookletCommand::NextPage => state.booklet.turn_to(state.booklet.page + 1),
            BookletCommand::PreviousPage => state.booklet.turn_to(state.booklet.page.saturating_sub(1)),
            BookletCommand::Finding(index) => state.booklet.show_finding(index),
            BookletCommand::Export => state.warn_before_export(ctx),
            BookletCommand::StopExport => {
                state.booklet.export.query.cancel();
            }
        }
    }
}
