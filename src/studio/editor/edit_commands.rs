//! Commands for the selection, the contents of cells and the history.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::board::{CellSet, Turn};
use crate::puzzle::{Edit, Notes};
use crate::scene::Tint;
use crate::studio::command::RuleCommand;
use crate::studio::command::key_combinations::{control, control_shift};
use crate::studio::command::row::{CommandRow, reason_unless, redo_label, redone_message, undo_label, undone_message};
use crate::studio::editor::select_similar;
use crate::studio::editor::select_similar::{HouseChoice, Similarity};
use crate::studio::state::StudioState;
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
    /// Switches whether W, A, S and D move the cursor in playtests.
    LettersMove,
    /// Clears the selected cells, or deletes the selected rule when no cell is selected.
    Delete,
    /// Clears the progress of a solver.
    ClearProgress,
}

impl EditCommand {
    /// Returns all edit commands.
    pub fn all() -> impl Iterator<Item = EditCommand> {
        let similarities = [Similarity::Digit, Similarity::Colour, Similarity::Mark, Similarity::Region];
        let steps = [(-1, 0), (1, 0), (0, -1), (0, 1)];
        [
            EditCommand::Undo,
            EditCommand::Redo,
            EditCommand::SelectAll,
            EditCommand::Deselect,
            EditCommand::SelectRows,
            EditCommand::SelectColumns,
            EditCommand::SelectBoxes,
            EditCommand::SelectSimilar,
        ]
        .into_iter()
        .chain(similarities.map(EditCommand::SelectBy))
        .chain([EditCommand::SelectHouse, EditCommand::NextGrid, EditCommand::PreviousGrid])
        .chain(steps.map(|(rows, cols)| EditCommand::Nudge(rows, cols)))
        .chain(Turn::ALL.map(EditCommand::Turn))
        .chain(Tint::ALL.map(EditCommand::Colour))
        .chain([
            EditCommand::Advance,
            EditCommand::LettersMove,
            EditCommand::Delete,
            EditCommand::ClearProgress,
        ])
    }

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            EditCommand::Undo => CommandRow::new("do-undo", "do-undo.hint")
                .label(|state| undo_label(state.tab.document.undo_name()))
                .shortcut(control(Key::Z))
                .enabled_if(|state| state.tab.document.undo_name().is_some(), "do-edit-there-nothing-take-back")
                .run(|state, _| undo(state)),
            EditCommand::Redo => CommandRow::new("do-redo", "do-redo.hint")
                .label(|state| redo_label(state.tab.document.redo_name()))
                .shortcut(control_shift(Key::Z))
                .alternative_shortcut(control(Key::Y))
                .enabled_if(|state| state.tab.document.redo_name().is_some(), "do-edit-there-nothing-make-again")
                .run(|state, _| redo(state)),
            EditCommand::SelectAll => CommandRow::new("do-edit-select-all", "do-edit-select-all.hint")
                .shortcut(control(Key::A))
                .yields_to_text()
                .in_playtest()
                .run(|state, _| {
                    let cells: CellSet = state.tab.document.puzzle().board().cells().iter().copied().collect();
                    state.tab.document.selection.cells = cells;
                }),
            EditCommand::Deselect => CommandRow::new("do-edit-deselect", "do-edit-deselect.hint")
                .shortcut(control_shift(Key::A))
                .yields_to_text()
                .in_playtest()
                .run(|state, _| {
                    state.tab.document.selection = Default::default();
                    state.tab.document.rule = None;
                }),
            EditCommand::SelectRows => CommandRow::new("do-edit-select-rows", "do-edit-select-rows.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::Space))
                .yields_to_text()
                .in_playtest()
                .enabled_if(has_cursor, "do-edit-select-cell-first")
                .run(|state, _| select_houses(state, HouseChoice::Rows)),
            EditCommand::SelectColumns => CommandRow::new("do-edit-select-columns", "do-edit-select-columns.hint")
                .shortcut(control(Key::Space))
                .yields_to_text()
                .in_playtest()
                .enabled_if(has_cursor, "do-edit-select-cell-first")
                .run(|state, _| select_houses(state, HouseChoice::Columns)),
            EditCommand::SelectBoxes => CommandRow::new("do-edit-select-boxes", "do-edit-select-boxes.hint")
                .shortcut(control_shift(Key::Space))
                .yields_to_text()
                .in_playtest()
                .enabled_if(has_cursor, "do-edit-select-cell-first")
                .run(|state, _| select_houses(state, HouseChoice::Boxes)),
            EditCommand::SelectSimilar => CommandRow::new("do-edit-select-alike", "do-edit-select-alike.hint")
                .shortcut(control(Key::L))
                .yields_to_text()
                .enabled_if(has_cursor, "do-edit-select-cell-first")
                .run(|state, _| state.select_next_similar()),
            EditCommand::SelectBy(similarity) => {
                let label = match similarity {
                    Similarity::Digit => "do-edit-select-digit",
                    Similarity::Colour => "do-edit-select-colour",
                    Similarity::Mark => "do-edit-select-mark",
                    Similarity::Region => "do-edit-select-region",
                };
                CommandRow::new(label, "do-edit-select-by-hint")
                    .disabled_if(move |state| select_by_refusal(state, similarity))
                    .run(move |state, _| state.select_by_similarity(similarity))
            }
            EditCommand::SelectHouse => CommandRow::new("do-edit-select-house", "do-edit-select-house.hint")
                .shortcut(control(Key::H))
                .yields_to_text()
                .in_playtest()
                .enabled_if(has_cursor, "do-edit-select-cell-first")
                .run(|state, _| state.select_house()),
            EditCommand::NextGrid => CommandRow::new("do-edit-next-grid", "do-edit-next-grid.hint")
                .shortcut(control(Key::PageDown))
                .in_playtest()
                .enabled_if(has_several_grids, "do-edit-one-grid")
                .run(|state, _| state.step_grid(true)),
            EditCommand::PreviousGrid => CommandRow::new("do-edit-previous-grid", "do-edit-next-grid.hint")
                .shortcut(control(Key::PageUp))
                .in_playtest()
                .enabled_if(has_several_grids, "do-edit-one-grid")
                .run(|state, _| state.step_grid(false)),
            EditCommand::Nudge(rows, cols) => {
                let (of_cells, of_rules, key) = match (rows, cols) {
                    (-1, _) => ("do-edit-nudge-up", "do-edit-nudge-rules-up", Key::ArrowUp),
                    (1, _) => ("do-edit-nudge-down", "do-edit-nudge-rules-down", Key::ArrowDown),
                    (_, -1) => ("do-edit-nudge-left", "do-edit-nudge-rules-left", Key::ArrowLeft),
                    _ => ("do-edit-nudge-right", "do-edit-nudge-rules-right", Key::ArrowRight),
                };
                CommandRow::new(of_cells, "do-edit-nudge-hint")
                    .label_key(move |state| if moves_rules(state) { of_rules } else { of_cells })
                    .shortcut(KeyboardShortcut::new(Modifiers::ALT, key))
                    .yields_to_text()
                    .enabled_if(|state| moves_rules(state) || has_selected_cells(state), "do-edit-select-cells-first")
                    .run(move |state, _| match moves_rules(state) {
                        true => state.nudge_rules(rows, cols),
                        false => state.nudge_cells(rows, cols),
                    })
            }
            EditCommand::Turn(turn) => {
                let label = match turn {
                    Turn::Right => "do-edit-turn-right",
                    Turn::Left => "do-edit-turn-left",
                    Turn::Half => "do-edit-turn-half",
                    Turn::LeftRight => "do-edit-turn-left-right",
                    Turn::TopBottom => "do-edit-turn-top-bottom",
                    Turn::Falling => "do-edit-turn-falling",
                    Turn::Rising => "do-edit-turn-rising",
                };
                CommandRow::new(label, "do-edit-turn-hint")
                    .enabled_if(has_selected_cells, "do-edit-select-cells-first")
                    .run(move |state, _| state.turn_cells(turn))
            }
            EditCommand::Colour(tint) => {
                let key = match tint {
                    Tint::Sand => Key::Num1,
                    Tint::Green => Key::Num2,
                    Tint::Blue => Key::Num3,
                    Tint::Violet => Key::Num4,
                    Tint::Rose => Key::Num5,
                    Tint::Grey => Key::Num6,
                };
                CommandRow::new("do-edit-colour", "do-edit-colour-hint")
                    .label(move |_| say!("do-edit-colour", colour = tint_name(tint).to_lowercase()))
                    .shortcut(KeyboardShortcut::new(Modifiers::ALT, key))
                    .yields_to_text()
                    .enabled_if(has_selected_cells, "do-edit-select-cells-first")
                    .run(move |state, _| state.colour_cells(tint))
            }
            EditCommand::Advance => CommandRow::new("do-edit-advance", "do-edit-advance.hint")
                .setting()
                .label_key(|state| if state.advances_after_typing { "do-edit-stay" } else { "do-edit-advance" })
                .run(|state, _| state.advances_after_typing = !state.advances_after_typing),
            EditCommand::LettersMove => CommandRow::new("do-edit-letters-move", "do-edit-letters-move.hint")
                .setting()
                .in_playtest()
                .label_key(|state| match state.letters_move {
                    true => "do-edit-letters-move.back",
                    false => "do-edit-letters-move",
                })
                .run(|state, _| state.letters_move = !state.letters_move),
            EditCommand::Delete => CommandRow::new("do-edit-delete", "do-edit-delete.hint")
                .disabled_if(delete_refusal)
                .run(|state, ctx| match has_selected_cells(state) {
                    true => delete(state),
                    false => RuleCommand::Delete.row().run_now(state, ctx),
                }),
            EditCommand::ClearProgress => CommandRow::new("do-edit-clear-progress", "do-edit-clear-progress.hint")
                .enabled_if(
                    |state| !state.tab.document.puzzle().progress().is_empty(),
                    "do-edit-no-solver-left-anything",
                )
                .run(|state, _| state.edit(&Edit::SetProgress(Default::default()))),
        }
    }
}

fn has_cursor(state: &StudioState) -> bool {
    state.tab.document.selection.cursor.is_some()
}

fn has_selected_cells(state: &StudioState) -> bool {
    !state.tab.document.selection.cells.is_empty()
}

fn has_several_grids(state: &StudioState) -> bool {
    state.tab.document.puzzle().board().grids().len() > 1
}

/// Returns why no cells can be selected that have this in common with the cell of the cursor.
fn select_by_refusal(state: &StudioState, similarity: Similarity) -> Option<String> {
    match state.tab.document.selection.cursor {
        Some(cursor) => reason_unless(
            state.visible_content().similarities(cursor).contains(&similarity),
            "do-edit-cell-has-none-of-it",
        ),
        None => Some(say!("do-edit-select-cell-first")),
    }
}

/// Returns why there is nothing to clear or delete.
fn delete_refusal(state: &StudioState) -> Option<String> {
    let cells = &state.tab.document.selection.cells;
    let puzzle = state.tab.document.puzzle();
    let given = |cell| puzzle.givens().contains_key(&cell) || !puzzle.progress().at(cell).is_empty();
    let given = cells.iter().any(given);
    let reason = match cells.len() {
        0 => "do-edit-nothing-selected-could-cleared",
        1 => "do-edit-selected-cell-empty-already",
        _ => "do-edit-selected-cells-empty-already",
    };
    reason_unless(given || moves_rules(state), reason)
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
