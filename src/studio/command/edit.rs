//! Commands on what is written and selected.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::RuleCommand;
use super::action::{Action, step_label, unless};
use super::keys::{control, shifted};
use crate::board::CellSet;
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::studio::state::alike::{self, Houses};

/// What is done with digits, with the selection and with the steps made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditCommand {
    /// Takes back the last step.
    Undo,
    /// Makes the step again that was taken back.
    Redo,
    /// Selects all cells.
    SelectAll,
    /// Selects nothing.
    Deselect,
    /// Selects the whole rows of the selected cells.
    SelectRows,
    /// Selects their columns.
    SelectColumns,
    /// Selects their boxes.
    SelectBoxes,
    /// Selects all cells like the one of the cursor.
    SelectAlike,
    /// Moves the selected cells with their givens by so many rows and columns.
    Nudge(i16, i16),
    /// After a digit on to the next cell, or not.
    Advance,
    /// Clears the selected cells, or deletes the selected rule when no cell is selected.
    Delete,
    /// Clears what a solver has left in the cells.
    ClearProgress,
}

impl EditCommand {
    /// All of them.
    pub const ALL: [EditCommand; 15] = [
        EditCommand::Undo,
        EditCommand::Redo,
        EditCommand::SelectAll,
        EditCommand::Deselect,
        EditCommand::SelectRows,
        EditCommand::SelectColumns,
        EditCommand::SelectBoxes,
        EditCommand::SelectAlike,
        EditCommand::Nudge(-1, 0),
        EditCommand::Nudge(1, 0),
        EditCommand::Nudge(0, -1),
        EditCommand::Nudge(0, 1),
        EditCommand::Advance,
        EditCommand::Delete,
        EditCommand::ClearProgress,
    ];
}

impl Action for EditCommand {
    fn label(&self, state: &State) -> String {
        match self {
            EditCommand::Undo => step_label("Undo", state.tab.document.undo_name()),
            EditCommand::Redo => step_label("Redo", state.tab.document.redo_name()),
            EditCommand::SelectAll => "Select all cells".to_owned(),
            EditCommand::Deselect => "Select nothing".to_owned(),
            EditCommand::SelectRows => "Select the whole row".to_owned(),
            EditCommand::SelectColumns => "Select the whole column".to_owned(),
            EditCommand::SelectBoxes => "Select the whole box".to_owned(),
            EditCommand::SelectAlike => "Select all cells alike".to_owned(),
            EditCommand::Nudge(-1, _) => "Move cells up".to_owned(),
            EditCommand::Nudge(1, _) => "Move cells down".to_owned(),
            EditCommand::Nudge(_, -1) => "Move cells left".to_owned(),
            EditCommand::Nudge(..) => "Move cells right".to_owned(),
            EditCommand::Advance if state.advances => "Stay in the cell after a digit".to_owned(),
            EditCommand::Advance => "Go on to the next cell after a digit".to_owned(),
            EditCommand::Delete => "Clear cells".to_owned(),
            EditCommand::ClearProgress => "Clear the solver’s marks".to_owned(),
        }
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            EditCommand::Undo => "Take back the last step",
            EditCommand::Redo => "Make the step again that was taken back",
            EditCommand::SelectAll => "Select every cell of the board",
            EditCommand::Deselect => "Select no cell and no rule",
            EditCommand::SelectRows => "Select all cells of the rows in which selected cells lie",
            EditCommand::SelectColumns => "Select all cells of the columns in which selected cells lie",
            EditCommand::SelectBoxes => "Select all cells of the boxes or regions in which selected cells lie",
            EditCommand::SelectAlike => {
                "Select the cells with the same given, or those of the same rule or box; a double click does it too"
            }
            EditCommand::Nudge(..) => "Move the selected cells with their givens by one; what they come to lie on goes",
            EditCommand::Advance => "Whether typing goes from cell to cell; then Space or 0 leaves a cell blank",
            EditCommand::Delete => "Take the digits out of the selected cells",
            EditCommand::ClearProgress => "Take out the digits and marks that a solver left; givens and rules stay",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            EditCommand::Undo => Some(control(Key::Z)),
            EditCommand::Redo => Some(shifted(Key::Z)),
            EditCommand::SelectAll => Some(control(Key::A)),
            EditCommand::Deselect => Some(shifted(Key::A)),
            EditCommand::SelectRows => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::Space)),
            EditCommand::SelectColumns => Some(control(Key::Space)),
            EditCommand::SelectBoxes => Some(shifted(Key::Space)),
            EditCommand::Nudge(rows, cols) => {
                let key = match (rows, cols) {
                    (-1, _) => Key::ArrowUp,
                    (1, _) => Key::ArrowDown,
                    (_, -1) => Key::ArrowLeft,
                    _ => Key::ArrowRight,
                };
                Some(KeyboardShortcut::new(Modifiers::ALT, key))
            }
            EditCommand::SelectAlike | EditCommand::Advance | EditCommand::Delete | EditCommand::ClearProgress => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match self {
            EditCommand::Undo => unless(state.tab.document.undo_name().is_some(), "There is nothing to take back"),
            EditCommand::Redo => unless(state.tab.document.redo_name().is_some(), "There is nothing to make again"),
            EditCommand::Delete => {
                let cells = &state.tab.document.selection.cells;
                let given = cells.iter().any(|cell| state.tab.document.puzzle().givens().contains_key(&cell));
                let rule = cells.is_empty() && state.tab.document.rule.is_some();
                let reason = match cells.len() {
                    0 => "Nothing is selected that could be cleared",
                    1 => "The selected cell is empty already",
                    _ => "The selected cells are empty already",
                };
                unless(given || rule, reason)
            }
            EditCommand::ClearProgress => {
                unless(!state.tab.document.puzzle().progress().is_empty(), "No solver has left anything in the cells")
            }
            EditCommand::SelectRows
            | EditCommand::SelectColumns
            | EditCommand::SelectBoxes
            | EditCommand::SelectAlike => unless(state.tab.document.selection.cursor.is_some(), "Select a cell first"),
            EditCommand::Nudge(..) => unless(!state.tab.document.selection.cells.is_empty(), "Select the cells first"),
            EditCommand::SelectAll | EditCommand::Deselect | EditCommand::Advance => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match *self {
            EditCommand::Undo => undo(state),
            EditCommand::Redo => redo(state),
            EditCommand::SelectAll => {
                let cells: CellSet = state.tab.document.puzzle().board().cells().iter().copied().collect();
                state.tab.document.selection.cells = cells;
            }
            EditCommand::Deselect => {
                state.tab.document.selection = Default::default();
                state.tab.document.rule = None;
            }
            EditCommand::SelectRows => spread(state, Houses::Rows),
            EditCommand::SelectColumns => spread(state, Houses::Columns),
            EditCommand::SelectBoxes => spread(state, Houses::Boxes),
            EditCommand::SelectAlike => {
                let Some(cursor) = state.tab.document.selection.cursor else { return };
                state.tab.document.selection.cells = alike::alike(state.tab.document.puzzle(), cursor);
            }
            EditCommand::Nudge(rows, cols) => state.nudge_cells(rows, cols),
            EditCommand::Advance => state.advances = !state.advances,
            EditCommand::Delete if state.tab.document.selection.cells.is_empty() => RuleCommand::Delete.run(state, ctx),
            EditCommand::Delete => state.edit(&Edit::ClearGivens { cells: state.tab.document.selection.cells.clone() }),
            EditCommand::ClearProgress => state.edit(&Edit::SetProgress(Default::default())),
        }
    }
}

/// Selects the whole houses of the selected cells.
fn spread(state: &mut State, houses: Houses) {
    let cells = alike::houses_of(state.tab.document.puzzle().board(), &state.tab.document.selection.cells, houses);
    state.tab.document.selection.cells = cells;
}

fn undo(state: &mut State) {
    let name = state.tab.document.undo();
    state.follow_document();
    if let Some(name) = name {
        state.say(&format!("Undone: {name}"));
    }
}

fn redo(state: &mut State) {
    let name = state.tab.document.redo();
    state.follow_document();
    if let Some(name) = name {
        state.say(&format!("Done again: {name}"));
    }
}
