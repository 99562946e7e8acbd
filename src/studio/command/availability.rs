//! The availability of commands where no puzzle is visible, and during a playtest.

use super::{Command, CopyCommand, EditCommand, FileCommand, ViewCommand};

impl Command {
    /// Returns whether the command is available on the start page and in the booklet, where no puzzle is visible.
    pub(super) fn is_available_without_puzzle(self) -> bool {
        match self {
            Command::File(file) => match file {
                FileCommand::Start
                | FileCommand::New
                | FileCommand::NewFromExample
                | FileCommand::Open
                | FileCommand::Recover
                | FileCommand::Quit => true,
                FileCommand::Save
                | FileCommand::SaveAs
                | FileCommand::Export
                | FileCommand::ExportSolution
                | FileCommand::ExportBoth
                | FileCommand::PrintMarks => false,
            },
            Command::View(view) => match view {
                ViewCommand::Theme(_)
                | ViewCommand::Language(_)
                | ViewCommand::WesternDigits
                | ViewCommand::Contrast
                | ViewCommand::Larger
                | ViewCommand::Smaller
                | ViewCommand::ResetScale
                | ViewCommand::Scale(_)
                | ViewCommand::ZoomIn
                | ViewCommand::ZoomOut
                | ViewCommand::ZoomFit
                | ViewCommand::Find
                | ViewCommand::Handbook
                | ViewCommand::Shortcuts
                | ViewCommand::ChangeKeys
                | ViewCommand::PrintKeys
                | ViewCommand::ReopenTabs
                | ViewCommand::About => true,
                ViewCommand::ShowTools
                | ViewCommand::FoldTools
                | ViewCommand::KeepTool
                | ViewCommand::ShowSidePanel
                | ViewCommand::ShowDetails => false,
            },
            Command::Copy(copy) => copy == CopyCommand::Paste,
            Command::Booklet(_) | Command::Tab(_) => true,
            Command::Edit(_)
            | Command::Board(_)
            | Command::Rule(_)
            | Command::Check(_)
            | Command::Author(_)
            | Command::Solving(_)
            | Command::Play(_)
            | Command::Tool(_) => false,
        }
    }

    /// Returns whether the command neither changes the puzzle nor reveals answers of the engines.
    pub(super) fn is_available_in_playtest(self) -> bool {
        match self {
            Command::Play(_) | Command::Tab(_) => true,
            Command::File(file) => match file {
                FileCommand::Start
                | FileCommand::New
                | FileCommand::NewFromExample
                | FileCommand::Open
                | FileCommand::Save
                | FileCommand::SaveAs
                | FileCommand::Recover
                | FileCommand::Quit => true,
                FileCommand::Export
                | FileCommand::ExportSolution
                | FileCommand::ExportBoth
                | FileCommand::PrintMarks => false,
            },
            Command::Edit(edit) => match edit {
                EditCommand::SelectAll
                | EditCommand::Deselect
                | EditCommand::SelectRows
                | EditCommand::SelectColumns
                | EditCommand::SelectBoxes
                | EditCommand::SelectHouse
                | EditCommand::NextGrid
                | EditCommand::PreviousGrid => true,
                EditCommand::Undo
                | EditCommand::Redo
                | EditCommand::SelectSimilar
                | EditCommand::SelectBy(_)
                | EditCommand::Nudge(..)
                | EditCommand::Turn(_)
                | EditCommand::Colour(_)
                | EditCommand::Advance
                | EditCommand::Delete
                | EditCommand::ClearProgress => false,
            },
            Command::View(view) => match view {
                ViewCommand::ZoomIn
                | ViewCommand::ZoomOut
                | ViewCommand::ZoomFit
                | ViewCommand::Larger
                | ViewCommand::Smaller
                | ViewCommand::ResetScale
                | ViewCommand::Scale(_)
                | ViewCommand::Contrast
                | ViewCommand::Theme(_)
                | ViewCommand::Language(_)
                | ViewCommand::WesternDigits
                | ViewCommand::Find
                | ViewCommand::Handbook
                | ViewCommand::Shortcuts
                | ViewCommand::ChangeKeys
                | ViewCommand::PrintKeys
                | ViewCommand::ReopenTabs
                | ViewCommand::About => true,
                ViewCommand::ShowTools
                | ViewCommand::FoldTools
                | ViewCommand::KeepTool
                | ViewCommand::ShowSidePanel
                | ViewCommand::ShowDetails => false,
            },
            Command::Copy(_)
            | Command::Board(_)
            | Command::Rule(_)
            | Command::Check(_)
            | Command::Author(_)
            | Command::Solving(_)
            | Command::Booklet(_)
            | Command::Tool(_) => false,
        }
    }
}
