//! Requests of views: a command, or a change made in place, such as an edited field or a clicked row.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, KeyboardShortcut};

use super::{Command, board, keys, tab};
use crate::board::{Board, Cell, Digit};
use crate::formats::{BookItem, SavedLayout};
use crate::logic::TechniqueId;
use crate::puzzle::{Edit, Puzzle};
use crate::scene::Tint;
use crate::sheet::booklet::BookSettings;
use crate::studio::state::StudioState;
use crate::studio::state::author::TaskOptions;
use crate::studio::state::booklet::{ListLine, PageRequest};
use crate::studio::state::camera::{Camera, CanvasStage};
use crate::studio::state::clipboard::Pasted;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::document::{Document, Selection, TypingTarget};
use crate::studio::state::external_changes::DocumentId;
use crate::studio::state::file_dialog::FileDialog;
use crate::studio::state::files::{BookletAction, CloseAction, FilePurpose, OpenRequest};
use crate::studio::state::playtest::{Aid, EntryMode};
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::tools::{ToolId, ToolInput};

/// A change of the state that runs after drawing.
pub(in crate::studio) enum Request {
    Command(Command),
    /// Edits the puzzle.
    Edit(Edit),
    /// Edits the puzzle by the next character typed into a field.
    TypeInField(TypingTarget, Edit),
    /// Ends typing into a field of the puzzle.
    EndTyping,
    /// Sends input of the pointer or keyboard to the active tool.
    Input(ToolInput),
    /// Types a digit into the selected cells, at this time in seconds.
    Type(Digit, f64),
    /// Types a small digit into the selected cells, as this kind of mark.
    NoteDigit(EntryMode, Digit),
    /// Types a digit in the playtest, as this mark instead of the chosen one.
    PlayDigit(Option<EntryMode>, Digit, f64),
    /// Colours the selected cells in the playtest.
    Colour(Tint),
    /// Asks why a digit is certain or impossible in the playtest.
    ExplainDigit(Cell, Digit),
    /// Leaves the cell blank and advances.
    BlankAndNext,
    Brush(usize),
    NextBrush,
    /// Pins or unpins a tool at the top of the list.
    TogglePinnedTool(ToolId),
    Escape,
    SelectRule(usize),
    /// Toggles whether a rule is selected in the list; if the flag is true, selects all rules up to this one instead.
    ToggleRule(usize, bool),
    /// Moves a rule before another. If it is selected, all selected rules move with it.
    MoveRules(usize, usize),
    /// Moves the group that contains the rule with this index before another index.
    MoveGroup(usize, usize),
    SelectNoRule,
    SelectCells(Selection),
    /// Moves the selection to a cell and scrolls to it.
    MoveTo(Selection, Cell),
    /// Sets the visible part of the board.
    SetCamera(Camera),
    /// Sets the area available to the board.
    SetStage(CanvasStage),
    /// Sets the options of the setter tools.
    SetTaskOptions(Box<TaskOptions>),
    /// Sets the limit of solutions to count, as typed.
    CountLimit(String),
    /// Shows the moment before a step of the solving path.
    GoToStep(usize),
    /// Sets the hardest technique of the solving path.
    SetHardestTechnique(TechniqueId),
    /// Updates the open dialog; `None` closes it.
    Dialog(Option<Dialog>),
    /// Uses a file for this purpose.
    UseFile(FilePurpose, PathBuf),
    /// Confirms the choice in the built-in file dialog after a disk access; true if the user agreed to replace a file.
    /// If it fails, the dialog reopens.
    ConfirmFile(Box<FileDialog>, bool),
    /// Saves to this file even if its comments are lost.
    SaveWithoutComments(FilePurpose, PathBuf),
    /// Creates the folder named in the file dialog.
    MakeFolder(Box<FileDialog>),
    /// Opens the file dialog.
    OpenFileDialog(FilePurpose),
    /// Shows the puzzle that a pasted text contains.
    Paste(String),
    /// Inserts what was pasted into the open puzzle.
    InsertPasted(Arc<Pasted>),
    /// Rereads a file for this purpose.
    Reload(FilePurpose, PathBuf),
    /// Compares an open document with its file.
    Compare(DocumentId, PathBuf),
    /// Opens something in a new tab.
    Open(OpenRequest),
    /// Brings a page to the front.
    ShowPage(WindowPage),
    /// Closes a page, after asking about unsaved changes.
    ClosePage(WindowPage),
    /// Moves the tab of the puzzle with this id to this index.
    MoveTab(u64, usize),
    /// Proceeds and discards changes.
    Proceed(CloseAction),
    /// Saves changes, then proceeds.
    SaveThenProceed(CloseAction),
    RecoverAll,
    CancelReading,
    CancelSaving,
    /// Sets the width of a panel; `None` restores the default.
    ToolsWidth(Option<f32>),
    SidePanelWidth(Option<f32>),
    /// Sets or removes the shortcut of a command.
    SetKey(Command, Option<KeyboardShortcut>),
    /// Restores the default shortcut of a command.
    ResetKey(Command),
    ResetAllKeys,
    ProceedBooklet(BookletAction),
    SaveBooklet(BookletAction),
    DiscardRecovery(PathBuf),
    SaveLayout(String),
    DeleteLayout(SavedLayout),
    /// Saves the page settings of the booklet as a preset.
    SavePreset(String),
    /// Applies the preset in this file to the booklet, or the default.
    ApplyPreset(Option<PathBuf>),
    /// Deletes the preset in this file.
    DeletePreset(PathBuf),
    ChangeBoard(Board),
    NewPuzzle(Board),
    ShowRefusal(String),
    ChangeBookSettings(Box<BookSettings>),
    /// Toggles whether a puzzle is selected in the booklet; if the flag is true, selects all puzzles up to this one
    /// instead.
    ToggleRow(usize, bool),
    /// Extends the selection of the booklet from its first puzzle to this one.
    ExtendRowSelection(usize),
    /// Selects a line of the booklet's list.
    SelectLine(ListLine),
    /// Drops a line of the booklet list, and everything that moves with it, on another line.
    DropLine(ListLine, ListLine),
    /// Sets the properties of a puzzle in the booklet, by its row.
    EditRow(usize, BookItem),
    /// Sets the typed custom paper size.
    CustomPaper(Option<String>),
    EndTypingBooklet,
    /// Requests the picture of a visible page.
    Picture(PageRequest),
}

impl Request {
    /// Returns whether the request may change what is drawn.
    pub fn changes_picture(&self) -> bool {
        match self {
            Request::SetStage(_)
            | Request::Picture(_)
            | Request::EndTypingBooklet
            | Request::Input(ToolInput::Hover(_)) => false,
            Request::Command(_)
            | Request::Edit(_)
            | Request::TypeInField(..)
            | Request::EndTyping
            | Request::Input(_)
            | Request::Type(..)
            | Request::PlayDigit(..)
            | Request::NoteDigit(..)
            | Request::BlankAndNext
            | Request::Colour(_)
            | Request::ExplainDigit(..)
            | Request::Brush(_)
            | Request::NextBrush
            | Request::Escape
            | Request::SelectRule(_)
            | Request::ToggleRule(..)
            | Request::MoveRules(..)
            | Request::MoveGroup(..)
            | Request::SelectNoRule
            | Request::TogglePinnedTool(_)
            | Request::SelectCells(_)
            | Request::MoveTo(..)
            | Request::SetCamera(_)
            | Request::SetTaskOptions(_)
            | Request::CountLimit(_)
            | Request::GoToStep(_)
            | Request::SetHardestTechnique(_)
            | Request::Dialog(_)
            | Request::UseFile(..)
            | Request::ConfirmFile(..)
            | Request::SaveWithoutComments(..)
            | Request::MakeFolder(_)
            | Request::OpenFileDialog(_)
            | Request::InsertPasted(_)
            | Request::Reload(..)
            | Request::Compare(..)
            | Request::Open(_)
            | Request::ShowPage(_)
            | Request::ClosePage(_)
            | Request::MoveTab(..)
            | Request::Proceed(_)
            | Request::SaveThenProceed(_)
            | Request::RecoverAll
            | Request::CancelReading
            | Request::CancelSaving
            | Request::ToolsWidth(_)
            | Request::SidePanelWidth(_)
            | Request::SetKey(..)
            | Request::ResetKey(_)
            | Request::ResetAllKeys
            | Request::ProceedBooklet(_)
            | Request::SaveBooklet(_)
            | Request::DiscardRecovery(_)
            | Request::SaveLayout(_)
            | Request::DeleteLayout(_)
            | Request::SavePreset(_)
            | Request::ApplyPreset(_)
            | Request::DeletePreset(_)
            | Request::ChangeBoard(_)
            | Request::NewPuzzle(_)
            | Request::ShowRefusal(_)
            | Request::Paste(_)
            | Request::ChangeBookSettings(_)
            | Request::ToggleRow(..)
            | Request::ExtendRowSelection(_)
            | Request::SelectLine(_)
            | Request::DropLine(..)
            | Request::EditRow(..)
            | Request::CustomPaper(_) => true,
        }
    }

    /// Runs the request.
    pub fn run(self, state: &mut StudioState, ctx: &Context) {
        match self {
            Request::Command(command) => command.run_if_enabled(state, ctx),
            Request::Edit(edit) => state.edit(&edit),
            Request::TypeInField(typing, edit) => state.type_figure(typing, &edit),
            Request::EndTyping => state.finish_entry(),
            Request::Input(input) => state.tool_input(input),
            Request::Type(digit, time) => state.type_digit(digit, time),
            Request::NoteDigit(mark, digit) => state.note_digit(mark, digit),
            Request::PlayDigit(mark, digit, time) => state.play_digit(mark, digit, time),
            Request::Colour(tint) => state.play_colour(tint),
            Request::ExplainDigit(cell, digit) => state.play(|test, _| test.aid = Some(Aid::Reason(cell, Some(digit)))),
            Request::BlankAndNext => state.clear_and_advance(),
            Request::Brush(brush) => state.tab.palette.choose_option(brush),
            Request::NextBrush => state.tab.palette.next_option(),
            Request::Escape => state.escape(),
            Request::SelectRule(rule) => {
                state.tab.document.select_rules(Some(rule), Default::default());
                state.tab.document.selection = Selection::default();
            }
            Request::ToggleRule(rule, through) => {
                state.tab.document.toggle_rule(rule, through);
                state.tab.document.selection = Selection::default();
            }
            Request::MoveRules(from, to) => state.move_rules(from, to),
            Request::MoveGroup(from, to) => state.move_group(from, to),
            Request::TogglePinnedTool(tool) => state.quick_tools.toggle_pin(tool),
            Request::SelectNoRule => state.tab.document.rule = None,
            Request::SelectCells(selection) => state.tab.document.selection = selection,
            Request::MoveTo(selection, cell) => {
                state.finish_entry();
                if state.writes_clue() {
                    // From here on, typing applies to the cell.
                    state.tool_input(ToolInput::Cancel);
                }
                state.tab.document.selection = selection;
                state.tab.board_view.reveal = Some(cell);
            }
            Request::SetCamera(camera) => state.tab.board_view.camera = camera,
            Request::SetStage(stage) => state.tab.board_view.record_stage(stage),
            Request::SetTaskOptions(options) => state.tab.author.options = *options,
            Request::GoToStep(at) => state.tab.solving.go_to(at),
            Request::SetHardestTechnique(technique) => state.tab.solving.set_limit(technique),
            Request::CountLimit(typed) => state.tab.answers.counter.typed_limit = typed,
            Request::Dialog(dialog) => {
                state.dialog = dialog;
            }
            Request::UseFile(purpose, path) => state.use_file(purpose, path, ctx),
            Request::SaveWithoutComments(purpose, path) => state.save_without_comments(purpose, path, ctx),
            Request::ConfirmFile(browser, replaces) => state.confirm_file_choice(browser, replaces, ctx),
            Request::MakeFolder(browser) => state.make_folder(browser, ctx),
            Request::OpenFileDialog(purpose) => state.pick(purpose, ctx),
            Request::Paste(text) => state.paste(&text),
            Request::InsertPasted(pasted) => state.merge_pasted(&pasted),
            Request::Reload(purpose, path) => state.reload(&purpose, &path),
            Request::Compare(of, path) => state.compare(of, path),
            Request::Open(opening) => state.open(opening, ctx),
            Request::ShowPage(page) => tab::show_page(state, page, ctx),
            Request::ClosePage(page) => tab::close_page(state, page, ctx),
            Request::MoveTab(id, to) => state.move_tab(id, to),
            Request::Proceed(ending) => state.proceed(ending, ctx),
            Request::SaveThenProceed(ending) => state.save_before(ending, ctx),
            Request::RecoverAll => state.recover_all(),
            Request::CancelReading => state.cancel_reading(),
            Request::CancelSaving => state.cancel_saving(),
            Request::ToolsWidth(width) => state.panels.tools_width = width,
            Request::SidePanelWidth(width) => state.panels.side_panel_width = width,
            Request::SetKey(command, key) => keys::set_key(state, command, key, ctx),
            Request::ResetKey(command) => keys::restore_key(state, command, ctx),
            Request::ResetAllKeys => keys::restore_all_keys(state, ctx),
            Request::ProceedBooklet(next) => state.proceed_booklet(next, ctx),
            Request::SaveBooklet(next) => state.save_booklet(Some(next), ctx),
            Request::DiscardRecovery(path) => state.discard_orphan(&path),
            Request::SaveLayout(name) => state.save_layout(name, ctx),
            Request::DeleteLayout(layout) => state.delete_layout(layout, ctx),
            Request::SavePreset(name) => state.save_preset(name, ctx),
            Request::ApplyPreset(path) => state.apply_preset(path.as_deref()),
            Request::DeletePreset(path) => state.delete_preset(&path, ctx),
            Request::ChangeBoard(other) => board::change_board(state, &other),
            Request::NewPuzzle(empty) => state.open_document(Document::new(Puzzle::empty(empty), None)),
            Request::ShowRefusal(reason) => state.refuse(reason),
            Request::ChangeBookSettings(settings) => state.booklet.change_settings(*settings),
            Request::ToggleRow(row, through) => state.booklet.toggle_row(row, through),
            Request::ExtendRowSelection(row) => state.booklet.extend_selection_to(row),
            Request::SelectLine(line) => state.booklet.select_line(line),
            Request::DropLine(dragged, on) => state.booklet.drop_line(dragged, on),
            Request::EditRow(row, item) => state.booklet.edit_row(row, item),
            Request::CustomPaper(typed) => state.booklet.custom_paper = typed,
            Request::EndTypingBooklet => state.booklet.history.end_typing(),
            Request::Picture(wish) => state.booklet.request_picture(wish),
        }
    }
}

impl<C: Into<Command>> From<C> for Request {
    fn from(command: C) -> Request {
        Request::Command(command.into())
    }
}
