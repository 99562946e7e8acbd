//! Commands on the board: its grids, their regions, and how digits are written.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::control;
use crate::studio::state::State;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::new_board::NewBoard;

/// What is done with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
    AddGrid,
    DuplicateGrid,
    DeleteGrid,
    /// Divides the grid in the jigsaw tool's hand at random.
    RandomShapes,
    /// Divides the grid in the jigsaw tool's hand into boxes.
    BackToBoxes,
    /// Asks for another layout, size or shape of boxes for the open puzzle.
    Change,
    SaveLayout,
    /// Chooses how digits are written.
    Symbols,
}

impl BoardCommand {
    pub const ALL: [BoardCommand; 8] = [
        BoardCommand::AddGrid,
        BoardCommand::DuplicateGrid,
        BoardCommand::DeleteGrid,
        BoardCommand::RandomShapes,
        BoardCommand::BackToBoxes,
        BoardCommand::Change,
        BoardCommand::SaveLayout,
        BoardCommand::Symbols,
    ];
}

impl Action for BoardCommand {
    fn label(&self, _app: &State) -> String {
        let label = match self {
            BoardCommand::AddGrid => "Add a grid",
            BoardCommand::DuplicateGrid => "Duplicate grid",
            BoardCommand::DeleteGrid => "Delete grid",
            BoardCommand::RandomShapes => "Random shapes",
            BoardCommand::BackToBoxes => "Back to boxes",
            BoardCommand::Change => "Change the board…",
            BoardCommand::SaveLayout => "Keep the layout…",
            BoardCommand::Symbols => "Symbols…",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            BoardCommand::AddGrid => "Put another grid beside the chosen one",
            BoardCommand::DuplicateGrid => "Add a grid like the chosen one, sharing a corner box with it",
            BoardCommand::DeleteGrid => "Take the chosen grid away, with what is only on it",
            BoardCommand::RandomShapes => "Divide the grid into connected regions at random",
            BoardCommand::BackToBoxes => "Divide the grid into rectangular boxes, as it was before",
            BoardCommand::Change => "Give the puzzle another layout, size or shape of boxes",
            BoardCommand::SaveLayout => "Keep this layout under a name, for new puzzles",
            BoardCommand::Symbols => "Choose the digits, letters or signs that the puzzle is written with",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            BoardCommand::DuplicateGrid => Some(control(Key::D)),
            BoardCommand::AddGrid
            | BoardCommand::DeleteGrid
            | BoardCommand::RandomShapes
            | BoardCommand::BackToBoxes
            | BoardCommand::Change
            | BoardCommand::SaveLayout
            | BoardCommand::Symbols => None,
        }
    }

    fn refusal(&self, app: &State) -> Option<String> {
        let no_shapes = "Take up the tool “Jigsaw shapes” first";
        let no_grid = "Choose a grid first, with the tool Grids";
        match self {
            BoardCommand::RandomShapes => unless(app.jigsaw_grid().is_some(), no_shapes),
            BoardCommand::BackToBoxes => match app.jigsaw_grid() {
                None => Some(no_shapes.to_owned()),
                Some(grid) => {
                    let size = app.document.puzzle().board().size();
                    unless(app.document.boxes_before(grid).is_some(), &format!("There are no boxes of {size} cells"))
                }
            },
            BoardCommand::DuplicateGrid => unless(app.grid_in_hand().is_some(), no_grid),
            BoardCommand::DeleteGrid => match app.document.puzzle().board().grids().len() {
                1 => Some("This is the only grid".to_owned()),
                _ => unless(app.grid_in_hand().is_some(), no_grid),
            },
            BoardCommand::AddGrid | BoardCommand::Change | BoardCommand::SaveLayout | BoardCommand::Symbols => None,
        }
    }

    fn run(&self, app: &mut State, ctx: &Context) {
        match self {
            BoardCommand::AddGrid => app.add_grid(),
            BoardCommand::DuplicateGrid => app.duplicate_grid(),
            BoardCommand::DeleteGrid => app.delete_grid(),
            BoardCommand::RandomShapes => app.random_shapes(),
            BoardCommand::BackToBoxes => app.back_to_boxes(),
            BoardCommand::Change => {
                let wanted = NewBoard::for_open(app.document.puzzle().board(), &app.layouts);
                app.show_dialog(Dialog::New(Box::new(wanted)), ctx);
            }
            BoardCommand::SaveLayout => {
                let name = app.document.puzzle().title().to_owned();
                app.show_dialog(Dialog::SaveLayout(name), ctx);
            }
            BoardCommand::Symbols => {
                let puzzle = app.document.puzzle();
                let dialog = Dialog::symbols(puzzle.symbols(), puzzle.board().size());
                app.show_dialog(dialog, ctx);
            }
        }
    }
}
