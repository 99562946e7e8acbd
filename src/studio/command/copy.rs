//! Commands for the clipboard and for solving the puzzle elsewhere.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, ViewportCommand};

use super::action::{CommandAction, reason_unless};
use super::keys::control;
use crate::formats::Format;
use crate::studio::state::StudioState;
use crate::studio::state::clipboard::CopyForm;
use crate::words::say;

/// A command for the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    pub const ALL: [CopyCommand; 12] = [
        CopyCommand::Paste,
        CopyCommand::Cells,
        CopyCommand::Cut,
        CopyCommand::Puzzle,
        CopyCommand::Line,
        CopyCommand::Letters,
        CopyCommand::Picture,
        CopyCommand::PictureOfSolution,
        CopyCommand::FPuzzles,
        CopyCommand::SudokuPad,
        CopyCommand::Iss,
        CopyCommand::TryOnSudokuPad,
    ];
}

/// Returns whether rules are copied instead of cells.
fn copies_rules(state: &StudioState) -> bool {
    state.tab.document.selection.cells.is_empty() && state.tab.document.rule.is_some()
}

impl CommandAction for CopyCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match self {
            CopyCommand::Paste => "do-copy-paste",
            CopyCommand::Cells if copies_rules(state) => "do-copy-rules",
            CopyCommand::Cut if copies_rules(state) => "do-copy-cut-rules",
            CopyCommand::Cells => "do-copy-cells",
            CopyCommand::Cut => "do-copy-cut",
            CopyCommand::Puzzle => "do-copy-puzzle",
            CopyCommand::Line => "do-copy-line",
            CopyCommand::Letters => "do-copy-letters",
            CopyCommand::Picture => "do-copy-picture",
            CopyCommand::PictureOfSolution => "do-copy-picture-of-solution",
            CopyCommand::FPuzzles => "do-copy-fpuzzles",
            CopyCommand::SudokuPad => "do-copy-sudoku-pad",
            CopyCommand::Iss => "do-copy-iss",
            CopyCommand::TryOnSudokuPad => "do-copy-try-on-sudoku-pad",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            CopyCommand::Paste => "do-copy-paste.hint",
            CopyCommand::Cells => "do-copy-cells.hint",
            CopyCommand::Cut => "do-copy-cut.hint",
            CopyCommand::Puzzle => "do-copy-puzzle.hint",
            CopyCommand::Line => "do-copy-line.hint",
            CopyCommand::Letters => "do-copy-letters.hint",
            CopyCommand::Picture => "do-copy-picture.hint",
            CopyCommand::PictureOfSolution => "do-copy-picture-of-solution.hint",
            CopyCommand::FPuzzles => "do-copy-fpuzzles.hint",
            CopyCommand::SudokuPad => "do-copy-sudoku-pad.hint",
            CopyCommand::Iss => "do-copy-iss.hint",
            CopyCommand::TryOnSudokuPad => "do-copy-try-on-sudoku-pad.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            CopyCommand::Paste => Some(control(Key::V)),
            CopyCommand::Cells => Some(control(Key::C)),
            CopyCommand::Cut => Some(control(Key::X)),
            CopyCommand::Puzzle
            | CopyCommand::Line
            | CopyCommand::Letters
            | CopyCommand::Picture
            | CopyCommand::PictureOfSolution
            | CopyCommand::FPuzzles
            | CopyCommand::SudokuPad
            | CopyCommand::Iss
            | CopyCommand::TryOnSudokuPad => None,
        }
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        if *self == CopyCommand::PictureOfSolution && state.tab.answers.solution().is_none() {
            return Some(say!("do-author-needs-puzzle-exactly-one"));
        }
        let cells = matches!(self, CopyCommand::Cells | CopyCommand::Cut);
        let nothing = state.tab.document.selection.cells.is_empty() && !copies_rules(state);
        reason_unless(!cells || !nothing, "do-copy-select-cells-first")
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        let format = match self {
            // The system sends the clipboard content as an event.
            CopyCommand::Paste => return ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            CopyCommand::Cells => return state.copy_cells(ctx),
            CopyCommand::Cut => return state.cut_cells(ctx),
            CopyCommand::Picture => return state.copy(CopyForm::Picture, ctx),
            CopyCommand::PictureOfSolution => return state.copy(CopyForm::PictureOfSolution, ctx),
            CopyCommand::TryOnSudokuPad => return state.try_on_sudokupad(ctx),
            CopyCommand::Puzzle => Format::Ron,
            CopyCommand::Line => Format::Lines,
            CopyCommand::Letters => Format::Picture,
            CopyCommand::FPuzzles => Format::FPuzzlesLink,
            CopyCommand::SudokuPad => Format::SudokuPadLink,
            CopyCommand::Iss => Format::IssLink,
        };
        state.copy(CopyForm::Text(format), ctx);
    }
}
