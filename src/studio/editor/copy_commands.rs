//! Commands for the clipboard and for solving the puzzle elsewhere.

use egui::{Key, ViewportCommand};
use strum::VariantArray;

use crate::formats::Format;
use crate::studio::command::key_combinations::control;
use crate::studio::command::row::CommandRow;
use crate::studio::editor::clipboard::CopyForm;
use crate::studio::state::StudioState;

/// A command for the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum CopyCommand {
    /// Pastes a puzzle in any format.
    Paste,
    /// Copies the selected cells.
    Cells,
    /// Copies the selected cells and removes their givens.
    Cut,
    /// Copies the whole puzzle.
    Puzzle,
    /// Copies the givens in one line.
    Line,
    /// Copies the board as a text picture.
    Letters,
    /// Copies a picture of the board.
    Picture,
    /// Copies a picture of the board with its solution.
    PictureOfSolution,
    /// Copies a link to f-puzzles.
    FPuzzles,
    /// Copies a link to SudokuPad.
    SudokuPad,
    /// Copies a link to the Interactive Sudoku Solver.
    Iss,
    /// Opens the puzzle in the browser.
    TryOnSudokuPad,
}

impl CopyCommand {
    /// All clipboard commands.
    pub const ALL: &[CopyCommand] = CopyCommand::VARIANTS;

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            CopyCommand::Paste => CommandRow::new("do-copy-paste", "do-copy-paste.hint")
                .shortcut(control(Key::V))
                .without_puzzle()
                // The system sends the clipboard content as an event.
                .run(|_, ctx| ctx.send_viewport_cmd(ViewportCommand::RequestPaste)),
            CopyCommand::Cells => CommandRow::new("do-copy-cells", "do-copy-cells.hint")
                .label_key(|state| if copies_rules(state) { "do-copy-rules" } else { "do-copy-cells" })
                .shortcut(control(Key::C))
                .enabled_if(has_selection, "do-copy-select-cells-first")
                .run(|state, ctx| state.copy_cells(ctx)),
            CopyCommand::Cut => CommandRow::new("do-copy-cut", "do-copy-cut.hint")
                .label_key(|state| if copies_rules(state) { "do-copy-cut-rules" } else { "do-copy-cut" })
                .shortcut(control(Key::X))
                .enabled_if(has_selection, "do-copy-select-cells-first")
                .run(|state, ctx| state.cut_cells(ctx)),
            CopyCommand::Puzzle => CommandRow::new("do-copy-puzzle", "do-copy-puzzle.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::Ron), ctx)),
            CopyCommand::Line => CommandRow::new("do-copy-line", "do-copy-line.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::Lines), ctx)),
            CopyCommand::Letters => CommandRow::new("do-copy-letters", "do-copy-letters.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::Picture), ctx)),
            CopyCommand::Picture => CommandRow::new("do-copy-picture", "do-copy-picture.hint")
                .run(|state, ctx| state.copy(CopyForm::Picture, ctx)),
            CopyCommand::PictureOfSolution => {
                CommandRow::new("do-copy-picture-of-solution", "do-copy-picture-of-solution.hint")
                    .enabled_if(|state| state.tab.answers.solution().is_some(), "do-author-needs-puzzle-exactly-one")
                    .run(|state, ctx| state.copy(CopyForm::PictureOfSolution, ctx))
            }
            CopyCommand::FPuzzles => CommandRow::new("do-copy-fpuzzles", "do-copy-fpuzzles.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::FPuzzlesLink), ctx)),
            CopyCommand::SudokuPad => CommandRow::new("do-copy-sudoku-pad", "do-copy-sudoku-pad.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::SudokuPadLink), ctx)),
            CopyCommand::Iss => CommandRow::new("do-copy-iss", "do-copy-iss.hint")
                .run(|state, ctx| state.copy(CopyForm::Text(Format::IssLink), ctx)),
            CopyCommand::TryOnSudokuPad => {
                CommandRow::new("do-copy-try-on-sudoku-pad", "do-copy-try-on-sudoku-pad.hint")
                    .run(|state, ctx| state.try_on_sudokupad(ctx))
            }
        }
    }
}

/// Returns whether rules are copied instead of cells.
fn copies_rules(state: &StudioState) -> bool {
    state.tab.document.selection.cells.is_empty() && state.tab.document.rule.is_some()
}

/// Returns whether there are cells or rules to copy.
fn has_selection(state: &StudioState) -> bool {
    !state.tab.document.selection.cells.is_empty() || copies_rules(state)
}
