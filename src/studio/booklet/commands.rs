//! Commands for the booklet.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::studio::booklet::state::ListLine;
use crate::studio::command::key_combinations::{control, control_shift, plain};
use crate::studio::command::row::{CommandRow, reason_unless, redo_label, redone_message, undo_label, undone_message};
use crate::studio::files::requests::BookletAction;
use crate::studio::files::save_queue::SaveTarget;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
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
    pub const PLAIN: &[BookletCommand] = &[
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

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            BookletCommand::Show => CommandRow::new("do-booklet-show", "do-booklet-show.hint")
                .shortcut(control(Key::B))
                .run(|state, ctx| {
                    state.begin_booklet(ctx);
                    state.tab.notice = None;
                }),
            BookletCommand::Close => CommandRow::new("do-booklet-close", "do-booklet-close.hint")
                .shortcut(plain(Key::Escape))
                .run(|state, _| {
                    state.booklet.open = false;
                    state.tab.notice = None;
                }),
            BookletCommand::New => CommandRow::new("do-booklet-new", "do-booklet-new.hint")
                .shortcut(control(Key::N))
                .run(|state, ctx| state.ask_before_closing_booklet(BookletAction::New, ctx)),
            BookletCommand::Open => CommandRow::new("do-booklet-open", "do-booklet-open.hint")
                .shortcut(control(Key::O))
                .run(|state, ctx| state.ask_before_closing_booklet(BookletAction::Open, ctx)),
            BookletCommand::Save => CommandRow::new("do-booklet-save", "do-booklet-save.hint")
                .shortcut(control(Key::S))
                .run(|state, ctx| state.save_booklet(None, ctx)),
            BookletCommand::SaveAs => CommandRow::new("do-booklet-save-as", "do-booklet-save-as.hint")
                .shortcut(control_shift(Key::S))
                .run(|state, ctx| state.choose_save_file(SaveTarget::Booklet { then: None }, ctx)),
            BookletCommand::Undo => CommandRow::new("do-undo", "do-booklet-undo-hint")
                .label(|state| undo_label(state.booklet.step_names().0))
                .shortcut(control(Key::Z))
                .enabled_if(|state| state.booklet.step_names().0.is_some(), "do-booklet-there-nothing-take-back")
                .run(|state, _| {
                    if let Some(name) = state.booklet.step(true) {
                        state.notify(&undone_message(name));
                    }
                }),
            BookletCommand::Redo => CommandRow::new("do-redo", "do-booklet-redo-hint")
                .label(|state| redo_label(state.booklet.step_names().1))
                .shortcut(control_shift(Key::Z))
                .alternative_shortcut(control(Key::Y))
                .enabled_if(|state| state.booklet.step_names().1.is_some(), "do-booklet-there-nothing-make-again")
                .run(|state, _| {
                    if let Some(name) = state.booklet.step(false) {
                        state.notify(&redone_message(name));
                    }
                }),
            BookletCommand::AddFiles => CommandRow::new("do-booklet-add-files", "do-booklet-add-files.hint")
                .run(|state, ctx| state.choose_puzzles_to_add(ctx)),
            BookletCommand::Generate => CommandRow::new("do-booklet-generate", "do-booklet-generate.hint")
                .enabled_if(|state| !state.booklet.batch.query.is_running(), "do-booklet-batch-running")
                .run(|state, ctx| {
                    let wish = state.booklet.next_batch();
                    state.show_dialog(Dialog::Batch(wish), ctx);
                }),
            BookletCommand::StopBatch => CommandRow::new("do-booklet-stop-batch", "do-booklet-stop-batch.hint")
                .enabled_if(|state| state.booklet.batch.query.is_running(), "do-booklet-no-batch-running")
                .run(|state, _| state.booklet.batch.query.cancel()),
            BookletCommand::TakeSetup => CommandRow::new("do-booklet-take-setup", "do-booklet-take-setup.hint")
                .run(|state, ctx| state.choose_setup(ctx)),
            BookletCommand::KeepSetup => {
                CommandRow::new("do-booklet-keep-setup", "do-booklet-keep-setup.hint").run(|state, ctx| {
                    let name = state.setups.last.clone().unwrap_or_default();
                    state.show_dialog(Dialog::SavePreset(name), ctx);
                })
            }
            BookletCommand::ForgetSetup => CommandRow::new("do-booklet-forget-setup", "do-booklet-forget-setup.hint")
                .enabled_if(|state| !state.setups.presets.is_empty(), "do-booklet-no-setup-kept")
                .run(|state, ctx| {
                    let worn = state.booklet.current_preset(&state.setups).map(|setup| setup.path().to_owned());
                    state.show_dialog(Dialog::DeletePreset(worn), ctx);
                }),
            BookletCommand::AddOpenPuzzle => {
                CommandRow::new("do-booklet-add-open-puzzle", "do-booklet-add-open-puzzle.hint")
                    .disabled_if(unsaved_puzzle_reason)
                    .run(|state, _| state.add_open_puzzle())
            }
            BookletCommand::Remove => CommandRow::new("do-booklet-remove", "do-booklet-remove.hint")
                .shortcut(plain(Key::Delete))
                .enabled_if(|state| state.booklet.selected.is_some(), "do-booklet-select-puzzle-list-first")
                .run(|state, _| state.booklet.remove_selected()),
            BookletCommand::Rename => CommandRow::new("do-booklet-rename", "do-booklet-rename.hint")
                .shortcut(control(Key::R))
                .enabled_if(
                    |state| state.booklet.selected.or(state.booklet.selected_heading()).is_some(),
                    "do-booklet-select-puzzle-list-first",
                )
                .run(|state, _| state.booklet.rename_requests += 1),
            BookletCommand::MoveUp => CommandRow::new("do-booklet-move-up", "do-booklet-move-up.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp))
                .disabled_if(|state| unmovable_reason(state, true))
                .run(|state, _| state.booklet.move_selected(true)),
            BookletCommand::MoveDown => CommandRow::new("do-booklet-move-down", "do-booklet-move-down.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown))
                .disabled_if(|state| unmovable_reason(state, false))
                .run(|state, _| state.booklet.move_selected(false)),
            BookletCommand::Move { from, count, to } => CommandRow::new("do-booklet-move", "do-booklet-move.hint")
                .run(move |state, _| state.booklet.move_rows(from, count, to)),
            BookletCommand::Select(row) => CommandRow::new("do-booklet-select", "do-booklet-select.hint")
                .run(move |state, _| state.booklet.select(row)),
            BookletCommand::Page(page) => CommandRow::new("do-booklet-page", "do-booklet-page.hint")
                .run(move |state, _| state.booklet.turn_to(page)),
            BookletCommand::NextPage => CommandRow::new("do-booklet-next-page", "do-booklet-next-page.hint")
                .shortcut(plain(Key::PageDown))
                .enabled_if(|state| state.booklet.page + 1 < state.booklet.page_count(), "do-booklet-last-page")
                .run(|state, _| state.booklet.turn_to(state.booklet.page + 1)),
            BookletCommand::PreviousPage => {
                CommandRow::new("do-booklet-previous-page", "do-booklet-previous-page.hint")
                    .shortcut(plain(Key::PageUp))
                    .enabled_if(|state| state.booklet.page > 0, "do-booklet-first-page")
                    .run(|state, _| state.booklet.turn_to(state.booklet.page.saturating_sub(1)))
            }
            BookletCommand::Finding(index) => CommandRow::new("do-booklet-finding", "do-booklet-finding.hint")
                .run(move |state, _| state.booklet.show_finding(index)),
            BookletCommand::Export => CommandRow::new("do-booklet-export", "do-booklet-export.hint")
                .shortcut(control(Key::E))
                .disabled_if(unexportable_reason)
                .run(|state, ctx| state.warn_before_export(ctx)),
            BookletCommand::StopExport => CommandRow::new("do-booklet-stop-export", "do-booklet-stop-export.hint")
                .enabled_if(|state| state.booklet.export.query.is_running(), "do-booklet-no-file-being-written")
                .run(|state, _| state.booklet.export.query.cancel()),
        }
    }
}

/// Returns why the puzzle on the board cannot be added: booklets refer to saved files.
fn unsaved_puzzle_reason(state: &StudioState) -> Option<String> {
    match state.tab.document.path() {
        None => Some(say!("do-booklet-save-puzzle-on-board")),
        Some(_) => reason_unless(!state.tab.document.is_dirty(), "do-booklet-save-changes-puzzle-on"),
    }
}

/// Returns why the selection cannot move up or down.
fn unmovable_reason(state: &StudioState, up: bool) -> Option<String> {
    let at_end = match state.booklet.selected_line() {
        None => return Some(say!("do-booklet-select-puzzle-list-first")),
        Some(ListLine::Heading(_)) if up => "do-booklet-first-section",
        Some(ListLine::Heading(_)) => "do-booklet-last-section",
        Some(ListLine::Puzzle(_)) if up => "do-booklet-first-puzzle",
        Some(ListLine::Puzzle(_)) => "do-booklet-last-puzzle",
    };
    reason_unless(state.booklet.can_step(up), at_end)
}

/// Returns why the booklet cannot be exported.
fn unexportable_reason(state: &StudioState) -> Option<String> {
    let booklet = &state.booklet;
    match () {
        () if booklet.rows().is_empty() => Some(say!("do-booklet-there-no-puzzle-booklet")),
        () if booklet.export.query.is_running() => Some(say!("do-booklet-file-being-written")),
        () => reason_unless(booklet.is_current(), "do-booklet-pages-being-made"),
    }
}
