//! Commands for files, and for quitting.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{CommandAction, reason_unless};
use super::keys::{control, control_shift};
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::{CloseAction, FilePurpose, OpenRequest, SheetContent};
use crate::studio::state::tabs::WindowPage;
use crate::words::say;

/// A command for files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Creates an empty puzzle.
    New,
    /// Creates a puzzle from an example.
    NewFromExample,
    /// Shows the start page, or returns to the puzzle.
    Start,
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
    pub const ALL: [FileCommand; 12] = [
        FileCommand::Start,
        FileCommand::New,
        FileCommand::NewFromExample,
        FileCommand::Open,
        FileCommand::Save,
        FileCommand::SaveAs,
        FileCommand::Export,
        FileCommand::ExportSolution,
        FileCommand::ExportBoth,
        FileCommand::PrintMarks,
        FileCommand::Recover,
        FileCommand::Quit,
    ];
}

impl CommandAction for FileCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match self {
            FileCommand::New => "do-file-new",
            FileCommand::NewFromExample => "do-file-new-from-example",
            FileCommand::Start if state.page() == WindowPage::Start => "do-file-back",
            FileCommand::Start => "do-file-start",
            FileCommand::Open => "do-file-open",
            FileCommand::Save => "do-file-save",
            FileCommand::SaveAs => "do-file-save-as",
            FileCommand::Export => "do-file-export",
            FileCommand::ExportSolution => "do-file-export-solution",
            FileCommand::ExportBoth => "do-file-export-both",
            FileCommand::PrintMarks if state.prints_marks => "do-file-print-bare",
            FileCommand::PrintMarks => "do-file-print-marks",
            FileCommand::Recover => "do-file-recover",
            FileCommand::Quit => "do-file-quit",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            FileCommand::New => "do-file-new.hint",
            FileCommand::NewFromExample => "do-file-new-from-example.hint",
            FileCommand::Start => "do-file-start.hint",
            FileCommand::Open => "do-file-open.hint",
            FileCommand::Save => "do-file-save.hint",
            FileCommand::SaveAs => "do-file-save-as.hint",
            FileCommand::Export => "do-file-export.hint",
            FileCommand::ExportSolution => "do-file-export-solution.hint",
            FileCommand::ExportBoth => "do-file-export-both.hint",
            FileCommand::PrintMarks => "do-file-print-marks.hint",
            FileCommand::Recover => "do-file-recover.hint",
            FileCommand::Quit => "do-file-quit.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        Some(match self {
            FileCommand::Recover | FileCommand::Start | FileCommand::PrintMarks => return None,
            FileCommand::ExportSolution | FileCommand::ExportBoth => return None,
            FileCommand::New => control(Key::N),
            FileCommand::NewFromExample => control_shift(Key::N),
            FileCommand::Open => control(Key::O),
            FileCommand::Save => control(Key::S),
            FileCommand::SaveAs => control_shift(Key::S),
            FileCommand::Export => control(Key::E),
            FileCommand::Quit => control(Key::Q),
        })
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        let with_solution = matches!(self, FileCommand::ExportSolution | FileCommand::ExportBoth);
        if with_solution && state.tab.answers.solution().is_none() {
            return Some(say!("do-author-needs-puzzle-exactly-one"));
        }
        let back = *self == FileCommand::Start && state.page() == WindowPage::Start;
        reason_unless(!back || state.has_puzzle(), "do-file-no-puzzle-open-yet")
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match self {
            FileCommand::New => state.open(OpenRequest::New, ctx),
            FileCommand::NewFromExample => state.show_dialog(Dialog::Gallery, ctx),
            FileCommand::Start if state.page() == WindowPage::Start => state.start = Default::default(),
            FileCommand::Start => state.show_start(false),
            FileCommand::Open => state.open(OpenRequest::Choose, ctx),
            FileCommand::Save => state.save(state.tab.id, None, ctx),
            FileCommand::SaveAs => state.pick(FilePurpose::Save { of: state.tab.id, then: None }, ctx),
            FileCommand::Export => export(state, SheetContent::Puzzle, ctx),
            FileCommand::ExportSolution => export(state, SheetContent::Solution, ctx),
            FileCommand::ExportBoth => export(state, SheetContent::Both, ctx),
            FileCommand::PrintMarks => state.prints_marks = !state.prints_marks,
            FileCommand::Recover => state.offer_recovery(ctx),
            FileCommand::Quit => state.ask_before_closing(CloseAction::Quit, ctx),
        }
    }
}

/// Opens the file dialog for a sheet.
fn export(state: &mut StudioState, content: SheetContent, ctx: &Context) {
    state.pick(FilePurpose::Export { of: state.tab.id, content }, ctx);
}
