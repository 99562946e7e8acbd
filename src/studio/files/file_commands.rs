//! Commands for files, and for quitting.

use egui::{Context, Key};
use strum::VariantArray;

use crate::studio::command::key_combinations::{control, control_shift};
use crate::studio::command::row::CommandRow;
use crate::studio::files::exporting::SheetContent;
use crate::studio::files::requests::{CloseAction, OpenRequest};
use crate::studio::files::save_queue::SaveTarget;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::tabs::WindowPage;

/// A command for files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum FileCommand {
    /// Shows the start page, or returns to the puzzle.
    Start,
    /// Creates an empty puzzle.
    New,
    /// Creates a puzzle from an example.
    NewFromExample,
    /// Opens puzzle files.
    Open,
    /// Writes the puzzle to its file.
    Save,
    /// Writes the puzzle to another file.
    SaveAs,
    /// Exports the puzzle as a sheet.
    Export,
    /// Exports the puzzle with its solution filled in.
    ExportSolution,
    /// Exports the puzzle with a small solution below.
    ExportBoth,
    /// Switches whether sheets and pictures include the setter's marks and colours.
    PrintMarks,
    /// Offers unsaved changes of sessions that ended.
    Recover,
    /// Closes the window.
    Quit,
}

impl FileCommand {
    /// All file commands.
    pub const ALL: &[FileCommand] = FileCommand::VARIANTS;

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            FileCommand::Start => CommandRow::new("do-file-start", "do-file-start.hint")
                .without_puzzle()
                .in_playtest()
                .label_key(|state| if on_start_page(state) { "do-file-back" } else { "do-file-start" })
                .enabled_if(|state| !on_start_page(state) || state.has_puzzle(), "do-file-no-puzzle-open-yet")
                .run(|state, _| match on_start_page(state) {
                    true => state.start = Default::default(),
                    false => state.show_start(false),
                }),
            FileCommand::New => CommandRow::new("do-file-new", "do-file-new.hint")
                .shortcut(control(Key::N))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.open(OpenRequest::New, ctx)),
            FileCommand::NewFromExample => CommandRow::new("do-file-new-from-example", "do-file-new-from-example.hint")
                .shortcut(control_shift(Key::N))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::Gallery, ctx)),
            FileCommand::Open => CommandRow::new("do-file-open", "do-file-open.hint")
                .shortcut(control(Key::O))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.open(OpenRequest::Choose, ctx)),
            FileCommand::Save => CommandRow::new("do-file-save", "do-file-save.hint")
                .shortcut(control(Key::S))
                .in_playtest()
                .run(|state, ctx| state.save(state.tab.id, None, ctx)),
            FileCommand::SaveAs => CommandRow::new("do-file-save-as", "do-file-save-as.hint")
                .shortcut(control_shift(Key::S))
                .in_playtest()
                .run(|state, ctx| state.choose_save_file(SaveTarget::Puzzle { of: state.tab.id, then: None }, ctx)),
            FileCommand::Export => CommandRow::new("do-file-export", "do-file-export.hint")
                .shortcut(control(Key::E))
                .run(|state, ctx| export(state, SheetContent::Puzzle, ctx)),
            FileCommand::ExportSolution => CommandRow::new("do-file-export-solution", "do-file-export-solution.hint")
                .enabled_if(has_solution, "do-author-needs-puzzle-exactly-one")
                .run(|state, ctx| export(state, SheetContent::Solution, ctx)),
            FileCommand::ExportBoth => CommandRow::new("do-file-export-both", "do-file-export-both.hint")
                .enabled_if(has_solution, "do-author-needs-puzzle-exactly-one")
                .run(|state, ctx| export(state, SheetContent::Both, ctx)),
            FileCommand::PrintMarks => CommandRow::new("do-file-print-marks", "do-file-print-marks.hint")
                .label_key(|state| if state.prints_marks { "do-file-print-bare" } else { "do-file-print-marks" })
                .run(|state, _| state.prints_marks = !state.prints_marks),
            FileCommand::Recover => CommandRow::new("do-file-recover", "do-file-recover.hint")
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.offer_recovery(ctx)),
            FileCommand::Quit => CommandRow::new("do-file-quit", "do-file-quit.hint")
                .shortcut(control(Key::Q))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.ask_before_closing(CloseAction::Quit, ctx)),
        }
    }
}

fn on_start_page(state: &StudioState) -> bool {
    state.page() == WindowPage::Start
}

fn has_solution(state: &StudioState) -> bool {
    state.tab.answers.solution().is_some()
}

/// Opens the file dialog for a sheet.
fn export(state: &mut StudioState, content: SheetContent, ctx: &Context) {
    state.choose_export_file(state.tab.id, content, ctx);
}
