//! Commands on what is written and selected.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::RuleCommand;
use super::action::{Action, step_label, unless};
use super::keys::{control, shifted};
use crate::board::CellSet;
use crate::puzzle::Edit;
use crate::studio::state::State;

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
    /// Clears the selected cells, or deletes the selected rule when no cell is selected.
    Delete,
    /// Clears what a solver has left in the cells.
    ClearProgress,
}

impl EditCommand {
    /// All of them.
    pub const ALL: [EditCommand; 6] = [
        EditCommand::Undo,
        EditCommand::Redo,
        EditCommand::SelectAll,
        EditCommand::Deselect,
        EditCommand::Delete,
        EditCommand::ClearProgress,
    ];
}

impl Action for EditCommand {
    fn label(&self, state: &State) -> String {
        match self {
            EditCommand::Undo => step_label("Undo", state.document.undo_name()),
            EditCommand::Redo => step_label("Redo", state.document.redo_name()),
            EditCommand::SelectAll => "Select all cells".to_owned(),
            EditCommand::Deselect => "Select nothing".to_owned(),
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
            EditCommand::Delete | EditCommand::ClearProgress => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match self {
            EditCommand::Undo => unless(state.document.undo_name().is_some(), "There is nothing to take back"),
            EditCommand::Redo => unless(state.document.redo_name().is_some(), "There is nothing to make again"),
            EditCommand::Delete => {
                let cells = &state.document.selection.cells;
                let given = cells.iter().any(|cell| state.document.puzzle().givens().contains_key(&cell));
                let rule = cells.is_empty() && state.document.rule.is_some();
                let reason = match cells.len() {
                    0 => "Nothing is selected that could be cleared",
                    1 => "The selected cell is empty already",
                    _ => "The selected cells are empty already",
                };
                unless(given || rule, reason)
            }
            EditCommand::ClearProgress => {
                unless(!state.document.puzzle().progress().is_empty(), "No solver has left anything in the cells")
            }
            EditCommand::SelectAll | EditCommand::Deselect => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            EditCommand::Undo => undo(state),
            EditCommand::Redo => redo(state),
            EditCommand::SelectAll => {
                let cells: CellSet = state.document.puzzle().board().cells().iter().copied().collect();
                state.document.selection.cells = cells;
            }
            EditCommand::Deselect => {
                state.document.selection = Default::default();
                state.document.rule = None;
            }
            EditCommand::Delete if state.document.selection.cells.is_empty() => RuleCommand::Delete.run(state, ctx),
            EditCommand::Delete => state.edit(&Edit::ClearGivens { cells: state.document.selection.cells.clone() }),
            EditCommand::ClearProgress => state.edit(&Edit::SetProgress(Default::default())),
        }
    }
}

fn undo(state: &mut State) {
    let name = state.document.undo();
    state.follow_document();
    if let Some(name) = name {
        state.say(&format!("Undone: {name}"));
    }
}

fn redo(state: &mut State) {
    let name = state.document.redo();
    state.follow_document();
    if let Some(name) = name {
        state.say(&format!("Done again: {name}"));
    }
}
