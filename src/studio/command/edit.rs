//! Commands for the selection, the contents of cells and the history.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::RuleCommand;
use super::action::{CommandAction, reason_unless, redo_label, redone_message, undo_label, undone_message};
use super::keys::{control, control_shift};
use crate::board::{CellSet, Turn};
use crate::puzzle::{Edit, Notes};
use crate::scene::Tint;
use crate::studio::state::StudioState;
use crate::studio::state::select_similar::{self, HouseChoice, Similarity};
use crate::studio::state::words::tint_name;
use crate::words::say;

/// A command for digits, the selection or the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditCommand {
    /// Undoes the last step.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Selects all cells.
    SelectAll,
    /// Clears the selection.
    Deselect,
    /// Selects the whole rows of the selected cells.
    SelectRows,
    /// Selects the whole columns of the selected cells.
    SelectColumns,
    /// Selects the whole boxes of the selected cells.
    SelectBoxes,
    /// Selects all cells similar to the cell of the cursor.
    SelectSimilar,
    /// Selects the cells that have this in common with the cell of the cursor.
    SelectBy(Similarity),
    /// Selects the house or region of the cursor, or the next one if it is selected already.
    SelectHouse,
    /// Goes to the centre of the next grid; a layout tool also selects that grid.
    NextGrid,
    /// Goes to the centre of the previous grid; a layout tool also selects that grid.
    PreviousGrid,
    /// Moves the selected cells, with their givens and rules, by this many rows and columns.
    Nudge(i16, i16),
    /// Rotates or reflects the selected cells with their givens and rules.
    Turn(Turn),
    /// Colours the selected cells, or removes the colour.
    Colour(Tint),
    /// Switches whether the cursor advances to the next cell after a digit.
    Advance,
    /// Clears the selected cells, or deletes the selected rule when no cell is selected.
    Delete,
    /// Clears the progress of a solver.
    ClearProgress,
}

impl EditCommand {
    /// All edit commands.
    pub const ALL: [EditCommand; 35] = [
        EditCommand::Undo,
        EditCommand::Redo,
        EditCommand::SelectAll,
        EditCommand::Deselect,
        EditCommand::SelectRows,
        EditCommand::SelectColumns,
        EditCommand::SelectBoxes,
        EditCommand::SelectSimilar,
        EditCommand::SelectBy(Similarity::Digit),
        EditCommand::SelectBy(Similarity::Colour),
        EditCommand::SelectBy(Similarity::Mark),
        EditCommand::SelectBy(Similarity::Region),
        EditCommand::SelectHouse,
        EditCommand::NextGrid,
        EditCommand::PreviousGrid,
        EditCommand::Nudge(-1, 0),
        EditCommand::Nudge(1, 0),
        EditCommand::Nudge(0, -1),
        EditCommand::Nudge(0, 1),
        EditCommand::Turn(Turn::Right),
        EditCommand::Turn(Turn::Left),
        EditCommand::Turn(Turn::Half),
        EditCommand::Turn(Turn::LeftRight),
        EditCommand::Turn(Turn::TopBottom),
        EditCommand::Turn(Turn::Falling),
        EditCommand::Turn(Turn::Rising),
        EditCommand::Colour(Tint::Sand),
        EditCommand::Colour(Tint::Green),
        EditCommand::Colour(Tint::Blue),
        EditCommand::Colour(Tint::Violet),
        EditCommand::Colour(Tint::Rose),
        EditCommand::Colour(Tint::Grey),
        EditCommand::Advance,
        EditCommand::Delete,
        EditCommand::ClearProgress,
    ];

    /// The commands that colour cells.
    pub const COLOURS: [EditCommand; 6] = [
        EditCommand::Colour(Tint::Sand),
        EditCommand::Colour(Tint::Green),
        EditCommand::Colour(Tint::Blue),
        EditCommand::Colour(Tint::Violet),
        EditCommand::Colour(Tint::Rose),
        EditCommand::Colour(Tint::Grey),
    ];
}

impl CommandAction for EditCommand {
    fn label(&self, state: &StudioState) -> String {
        match self {
            EditCommand::Undo => undo_label(state.tab.document.undo_name()),
            EditCommand::Redo => redo_label(state.tab.document.redo_name()),
            EditCommand::SelectAll => say!("do-edit-select-all"),
            EditCommand::Deselect => say!("do-edit-deselect"),
            EditCommand::SelectRows => say!("do-edit-select-rows"),
            EditCommand::SelectColumns => say!("do-edit-select-columns"),
            EditCommand::SelectBoxes => say!("do-edit-select-boxes"),
            EditCommand::SelectSimilar => say!("do-edit-select-alike"),
            EditCommand::SelectBy(likeness) => say!(match likeness {
                Similarity::Digit => "do-edit-select-digit",
                Similarity::Colour => "do-edit-select-colour",
                Similarity::Mark => "do-edit-select-mark",
                Similarity::Region => "do-edit-select-region",
            }),
            EditCommand::SelectHouse => say!("do-edit-select-house"),
            EditCommand::NextGrid => say!("do-edit-next-grid"),
            EditCommand::PreviousGrid => say!("do-edit-previous-grid"),
            EditCommand::Nudge(rows, cols) if moves_rules(state) => say!(match (rows, cols) {
                (-1, _) => "do-edit-nudge-rules-up",
                (1, _) => "do-edit-nudge-rules-down",
                (_, -1) => "do-edit-nudge-rules-left",
                _ => "do-edit-nudge-rules-right",
            }),
            EditCommand::Nudge(-1, _) => say!("do-edit-nudge-up"),
            EditCommand::Nudge(1, _) => say!("do-edit-nudge-down"),
            EditCommand::Nudge(_, -1) => say!("do-edit-nudge-left"),
            EditCommand::Nudge(..) => say!("do-edit-nudge-right"),
            EditCommand::Turn(turn) => say!(match turn {
                Turn::Right => "do-edit-turn-right",
                Turn::Left => "do-edit-turn-left",
                Turn::Half => "do-edit-turn-half",
                Turn::LeftRight => "do-edit-turn-left-right",
                Turn::TopBottom => "do-edit-turn-top-bottom",
                Turn::Falling => "do-edit-turn-falling",
                Turn::Rising => "do-edit-turn-rising",
            }),
            EditCommand::Colour(tint) => say!("do-edit-colour", colour = tint_name(*tint).to_lowercase()),
            EditCommand::Advance if state.advances_after_typing => say!("do-edit-stay"),
            EditCommand::Advance => say!("do-edit-advance"),
            EditCommand::Delete => say!("do-edit-delete"),
            EditCommand::ClearProgress => say!("do-edit-clear-progress"),
        }
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            EditCommand::Undo => "do-undo.hint",
            EditCommand::Redo => "do-redo.hint",
            EditCommand::SelectAll => "do-edit-select-all.hint",
            EditCommand::Deselect => "do-edit-deselect.hint",
            EditCommand::SelectRows => "do-edit-select-rows.hint",
            EditCommand::SelectColumns => "do-edit-select-columns.hint",
            EditCommand::SelectBoxes => "do-edit-select-boxes.hint",
            EditCommand::SelectSimilar => {
                "do-edit-select-alike.hint"
            }
            EditCommand::SelectBy(_) => "do-edit-select-by-hint",
            EditCommand::SelectHouse => "do-edit-select-house.hint",
            EditCommand::NextGrid | EditCommand::PreviousGrid => "do-edit-next-grid.hint",
            EditCommand::Nudge(..) => "do-edit-nudge-hint",
            EditCommand::Turn(_) => "do-edit-turn-hint",
            EditCommand::Colour(_) => "do-edit-colour-hint",
            EditCommand::Advance => "do-edit-advance.hint",
            EditCommand::Delete => "do-edit-delete.hint",
            EditCommand::ClearProgress => "do-edit-clear-progress.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            EditCommand::Undo => Some(control(Key::Z)),
            EditCommand::Redo => Some(control_shift(Key::Z)),
            EditCommand::SelectAll => Some(control(Key::A)),
            EditCommand::Deselect => Some(control_shift(Key::A)),
            EditCommand::SelectRows => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::Space)),
            EditCommand::SelectColumns => Some(control(Key::Space)),
            EditCommand::SelectBoxes => Some(control_shift(Key::Space)),
            EditCommand::SelectSimilar => Some(control(Key::L)),
            EditCommand::SelectHouse => Some(control(Key::H)),
            EditCommand::NextGrid => Some(control(Key::PageDown)),
            EditCommand::PreviousGrid => Some(control(Key::PageUp)),
            EditCommand::Nudge(rows, cols) => {
                let key = match (rows, cols) {
                    (-1, _) => Key::ArrowUp,
                    (1, _) => Key::ArrowDown,
                    (_, -1) => Key::ArrowLeft,
                    _ => Key::ArrowRight,
                };
                Some(KeyboardShortcut::new(Modifiers::ALT, key))
            }
            EditCommand::Colour(tint) => {
                let place = Tint::ALL.iter().position(|other| other == tint)?;
                let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
                Some(KeyboardShortcut::new(Modifiers::ALT, *keys.get(place)?))
            }
            EditCommand::SelectBy(_)
            | EditCommand::Turn(_)
            | EditCommand::Advance
            | EditCommand::Delete
            | EditCommand::ClearProgress => None,
        }
    }

    fn alternative_shortcut(&self) -> Option<KeyboardShortcut> {
        (*self == EditCommand::Redo).then_some(control(Key::Y))
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        match self {
            EditCommand::Undo => {
                reason_unless(state.tab.document.undo_name().is_some(), "do-edit-there-nothing-take-back")
            }
            EditCommand::Redo => {
                reason_unless(state.tab.document.redo_name().is_some(), "do-edit-there-nothing-make-again")
            }
            EditCommand::Delete => {
                let cells = &state.tab.document.selection.cells;
                let puzzle = state.tab.document.puzzle();
                let given = |cell| puzzle.givens().contains_key(&cell) || !puzzle.progress().at(cell).is_empty();
                let given = cells.iter().any(given);
                let rule = cells.is_empty() && state.tab.document.rule.is_some();
                let reason = match cells.len() {
                    0 => "do-edit-nothing-selected-could-cleared",
                    1 => "do-edit-selected-cell-empty-already",
                    _ => "do-edit-selected-cells-empty-already",
                };
                reason_unless(given || rule, reason)
            }
            EditCommand::ClearProgress => {
                reason_unless(!state.tab.document.puzzle().progress().is_empty(), "do-edit-no-solver-left-anything")
            }
            EditCommand::SelectRows
            | EditCommand::SelectColumns
            | EditCommand::SelectBoxes
            | EditCommand::SelectSimilar
            | EditCommand::SelectHouse => {
                reason_unless(state.tab.document.selection.cursor.is_some(), "do-edit-select-cell-first")
            }
            EditCommand::SelectBy(likeness) => match state.tab.document.selection.cursor {
                Some(cursor) => reason_unless(
                    state.visible_content().similarities(cursor).contains(likeness),
                    "do-edit-cell-has-none-of-it",
                ),
                None => Some(say!("do-edit-select-cell-first")),
            },
            EditCommand::Nudge(..) if moves_rules(state) => None,
            EditCommand::Nudge(..) | EditCommand::Turn(_) | EditCommand::Colour(_) => {
                reason_unless(!state.tab.document.selection.cells.is_empty(), "do-edit-select-cells-first")
            }
            EditCommand::NextGrid | EditCommand::PreviousGrid => {
                reason_unless(state.tab.document.puzzle().board().grids().len() > 1, "do-edit-one-grid")
            }
            EditCommand::SelectAll | EditCommand::Deselect | EditCommand::Advance => None,
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
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
            EditCommand::SelectRows => select_houses(state, HouseChoice::Rows),
            EditCommand::SelectColumns => select_houses(state, HouseChoice::Columns),
            EditCommand::SelectBoxes => select_houses(state, HouseChoice::Boxes),
            EditCommand::SelectSimilar => state.select_next_similar(),
            EditCommand::SelectBy(likeness) => state.select_by_similarity(likeness),
            EditCommand::SelectHouse => state.select_house(),
            EditCommand::NextGrid => state.step_grid(true),
            EditCommand::PreviousGrid => state.step_grid(false),
            EditCommand::Nudge(rows, cols) if moves_rules(state) => state.nudge_rules(rows, cols),
            EditCommand::Nudge(rows, cols) => state.nudge_cells(rows, cols),
            EditCommand::Turn(turn) => state.turn_cells(turn),
            EditCommand::Colour(tint) => state.colour_cells(tint),
            EditCommand::Advance => state.advances_after_typing = !state.advances_after_typing,
            EditCommand::Delete if state.tab.document.selection.cells.is_empty() => RuleCommand::Delete.run(state, ctx),
            EditCommand::Delete => delete(state),
            EditCommand::ClearProgress => state.edit(&Edit::SetProgress(Default::default())),
        }
    }
}

/// Returns whether moving applies to the selected rules, because no cell is selected.
fn moves_rules(state: &StudioState) -> bool {
    let document = &state.tab.document;
    document.selection.cells.is_empty() && document.rule.is_some()
}

/// Clears the givens of the selected cells; without givens their marks, and without marks their colours.
fn delete(state: &mut StudioState) {
    let (puzzle, cells) = (state.tab.document.puzzle(), state.tab.document.selection.cells.clone());
    let given = cells.iter().any(|cell| puzzle.givens().contains_key(&cell));
    let edit = match given {
        true => Edit::ClearGivens { cells },
        false => {
            let mut progress = puzzle.progress().clone();
            let digits = |notes: Notes| Notes { colours: Default::default(), ..notes };
            let any = cells.iter().any(|cell| !digits(progress.at(cell)).is_empty());
            let rest = |notes: Notes| if any { notes.colours } else { Default::default() };
            for cell in cells.iter() {
                progress.change(cell, |notes| *notes = Notes { colours: rest(*notes), ..Notes::default() });
            }
            Edit::SetProgress(progress)
        }
    };
    state.edit(&edit);
}

/// Extends the selection to the whole houses of the selected cells.
fn select_houses(state: &mut StudioState, houses: HouseChoice) {
    let cells =
        select_similar::houses_of(state.tab.document.puzzle().board(), &state.tab.document.selection.cells, houses);
    state.tab.document.selection.cells = cells;
}

fn undo(state: &mut StudioState) {
    let name = state.tab.document.undo();
    state.sync_document();
    if let Some(name) = name {
        state.notify(&undone_message(name));
    }
}

fn redo(state: &mut StudioState) {
    let name = state.tab.document.redo();
    state.sync_document();
    if let Some(name) = name {
        state.notify(&redone_message(name));
    }
}
