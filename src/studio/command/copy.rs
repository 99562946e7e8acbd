//! Commands on the clipboard, and the way to solvers elsewhere.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, ViewportCommand};

use super::action::{Action, unless};
use super::keys::control;
use crate::formats::Format;
use crate::studio::state::State;
use crate::studio::state::clipboard::CopyAs;

/// What is done with the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyCommand {
    /// Takes in a puzzle of any format.
    Paste,
    /// Copies the selected cells.
    Cells,
    /// Copies the selected cells and takes their givens out.
    Cut,
    /// Copies all of the puzzle.
    Puzzle,
    /// Copies the givens in one line.
    Line,
    /// Copies a picture made of letters.
    Letters,
    /// Copies a picture of the board.
    Picture,
    /// Copies a link.
    FPuzzles,
    /// Copies a link.
    SudokuPad,
    /// Opens the puzzle in the browser.
    TryOnSudokuPad,
}

impl CopyCommand {
    /// All of them.
    pub const ALL: [CopyCommand; 10] = [
        CopyCommand::Paste,
        CopyCommand::Cells,
        CopyCommand::Cut,
        CopyCommand::Puzzle,
        CopyCommand::Line,
        CopyCommand::Letters,
        CopyCommand::Picture,
        CopyCommand::FPuzzles,
        CopyCommand::SudokuPad,
        CopyCommand::TryOnSudokuPad,
    ];
}

impl Action for CopyCommand {
    fn label(&self, _state: &State) -> String {
        let label = match self {
            CopyCommand::Paste => "Paste cells or a puzzle",
            CopyCommand::Cells => "Copy cells",
            CopyCommand::Cut => "Cut cells",
            CopyCommand::Puzzle => "Copy the puzzle",
            CopyCommand::Line => "Copy as a line of givens",
            CopyCommand::Letters => "Copy as text",
            CopyCommand::Picture => "Copy as a picture",
            CopyCommand::FPuzzles => "Copy link for f-puzzles",
            CopyCommand::SudokuPad => "Copy link for SudokuPad",
            CopyCommand::TryOnSudokuPad => "Try it on SudokuPad",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            CopyCommand::Paste => "Take in a puzzle that was copied: a link, a line, a file's text of any format",
            CopyCommand::Cells => "Put the givens of the selected cells into the clipboard, to paste them elsewhere",
            CopyCommand::Cut => "The same, and take them out",
            CopyCommand::Puzzle => "Put all of the puzzle into the clipboard, to paste it elsewhere in Gridwright",
            CopyCommand::Line => "Put the givens into the clipboard, in one line",
            CopyCommand::Letters => "Put a picture made of letters into the clipboard",
            CopyCommand::Picture => "Put a picture of the board into the clipboard",
            CopyCommand::FPuzzles => "Put a link into the clipboard that opens the puzzle in f-puzzles",
            CopyCommand::SudokuPad => "Put a link into the clipboard that opens the puzzle in SudokuPad",
            CopyCommand::TryOnSudokuPad => "Open the puzzle in SudokuPad, in the browser",
        })
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
            | CopyCommand::FPuzzles
            | CopyCommand::SudokuPad
            | CopyCommand::TryOnSudokuPad => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let cells = matches!(self, CopyCommand::Cells | CopyCommand::Cut);
        unless(!cells || !state.tab.document.selection.cells.is_empty(), "Select the cells first")
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        let format = match self {
            // The system answers with what is in the clipboard.
            CopyCommand::Paste => return ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            CopyCommand::Cells => return state.copy_cells(ctx),
            CopyCommand::Cut => return state.cut_cells(ctx),
            CopyCommand::Picture => return state.copy(CopyAs::Picture, ctx),
            CopyCommand::TryOnSudokuPad => return state.try_on_sudokupad(ctx),
            CopyCommand::Puzzle => Format::Ron,
            CopyCommand::Line => Format::Lines,
            CopyCommand::Letters => Format::Picture,
            CopyCommand::FPuzzles => Format::FPuzzlesLink,
            CopyCommand::SudokuPad => Format::SudokuPadLink,
        };
        state.copy(CopyAs::Text(format), ctx);
    }
}
