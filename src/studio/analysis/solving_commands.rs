//! Commands for the solving path and for hints.

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use strum::VariantArray;

use crate::board::Cell;
use crate::puzzle::Edit;
use crate::studio::analysis::solving::{Showing, SolvingPath, Strength};
use crate::studio::command::key_combinations::plain;
use crate::studio::command::row::{CommandRow, reason_unless, unfinished_board_reason};
use crate::studio::state::StudioState;
use crate::words::{message, say};

/// A command for the solving path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum SolvingCommand {
    /// Opens or closes the panel of the path.
    Show,
    /// Shows a hint, then a stronger one.
    Hint,
    /// Places the digits of the hint as givens.
    Place,
    /// Goes to the step that explains the cell of the cursor.
    Why,
    /// Goes to the beginning.
    First,
    /// Goes back one step.
    Back,
    /// Goes forward one step.
    Forward,
    /// Goes to the end.
    Last,
    /// Starts or stops automatic playback.
    Play,
    /// Copies all steps as text.
    Copy,
    /// Closes the panel.
    Close,
}

impl SolvingCommand {
    /// All solving path commands.
    pub const ALL: &[SolvingCommand] = SolvingCommand::VARIANTS;

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            SolvingCommand::Show => CommandRow::new("do-solving-show", "do-solving-show.hint")
                .label_key(|state| if state.tab.solving.shows_path() { "do-solving-hide" } else { "do-solving-show" })
                .shortcut(plain(Key::F2))
                .disabled_if(unfinished_board_reason)
                .run(|state, _| match state.tab.solving.shows_path() {
                    true => state.tab.solving.close(),
                    false => show(state, Showing::Path),
                }),
            SolvingCommand::Hint => CommandRow::new("do-solving-hint", "do-solving-hint.hint")
                .label_key(|state| match state.tab.solving.showing {
                    Some(Showing::Hint(Strength::Where)) => "do-solving-tell-technique",
                    Some(Showing::Hint(_)) => "do-solving-tell-step",
                    Some(Showing::Path) | None => "do-solving-hint",
                })
                .group("do-finder-path")
                .shortcut(plain(Key::F3))
                .disabled_if(unfinished_board_reason)
                .run(|state, _| show_hint(state)),
            SolvingCommand::Place => CommandRow::new("do-solving-place", "do-solving-place.hint")
                .group("do-finder-path")
                .enabled_if(
                    |state| state.tab.solving.hinted_digits(&state.tab.document).is_some(),
                    "do-solving-no-hint-tells-digit",
                )
                .run(|state, _| place_hint(state)),
            SolvingCommand::Why => CommandRow::new("do-solving-why", "do-solving-why.hint")
                .group("do-finder-path")
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F2))
                .disabled_if(unexplained_cell_reason)
                .run(|state, _| {
                    let Some(step) = step_about_cursor(state) else { return };
                    show(state, Showing::Path);
                    state.tab.solving.go_to(step);
                }),
            SolvingCommand::First => CommandRow::new("do-solving-first", "do-solving-first.hint")
                .group("do-finder-path")
                .disabled_if(first_step_reason)
                .run(|state, _| state.tab.solving.go_to(0)),
            SolvingCommand::Back => CommandRow::new("do-solving-back", "do-solving-back.hint")
                .group("do-finder-path")
                .disabled_if(first_step_reason)
                .run(|state, _| state.tab.solving.go_to(state.tab.solving.at().saturating_sub(1))),
            SolvingCommand::Forward => CommandRow::new("do-solving-forward", "do-solving-forward.hint")
                .group("do-finder-path")
                .disabled_if(last_step_reason)
                .run(|state, _| state.tab.solving.go_to(state.tab.solving.at() + 1)),
            SolvingCommand::Last => CommandRow::new("do-solving-last", "do-solving-last.hint")
                .group("do-finder-path")
                .disabled_if(last_step_reason)
                .run(|state, _| state.tab.solving.go_to_end()),
            SolvingCommand::Play => CommandRow::new("do-solving-play", "do-solving-play.hint")
                .label_key(|state| if state.tab.solving.is_playing() { "do-solving-stop" } else { "do-solving-play" })
                .disabled_if(hidden_path_reason)
                .run(|state, _| state.tab.solving.play()),
            SolvingCommand::Copy => CommandRow::new("do-solving-copy", "do-solving-copy.hint")
                .enabled_if(|state| step_count(state) > 0, "do-solving-there-no-solving-path")
                .run(copy_path),
            SolvingCommand::Close => CommandRow::new("do-solving-close", "do-solving-close.hint")
                .enabled_if(|state| state.tab.solving.is_open(), "do-solving-solving-path-not-shown")
                .run(|state, _| state.tab.solving.close()),
        }
    }
}

/// Returns the number of steps of the path, 0 without a path.
fn step_count(state: &StudioState) -> usize {
    state.tab.solving.path().map_or(0, SolvingPath::len)
}

/// Returns why there is no step to go to, because the path is not visible.
fn hidden_path_reason(state: &StudioState) -> Option<String> {
    let is_visible = state.tab.solving.shows_path() && step_count(state) > 0;
    reason_unless(is_visible, "do-solving-show-solving-path-first")
}

/// Returns why the path cannot go back.
fn first_step_reason(state: &StudioState) -> Option<String> {
    hidden_path_reason(state).or_else(|| reason_unless(state.tab.solving.at() > 0, "do-solving-first-step"))
}

/// Returns why the path cannot go forward.
fn last_step_reason(state: &StudioState) -> Option<String> {
    hidden_path_reason(state)
        .or_else(|| reason_unless(state.tab.solving.at() < step_count(state), "do-solving-end-path"))
}

/// Returns why the path cannot explain the cell of the cursor.
fn unexplained_cell_reason(state: &StudioState) -> Option<String> {
    unfinished_board_reason(state)
        .or_else(|| reason_unless(state.tab.document.selection.cursor.is_some(), "do-solving-select-cell-first"))
        .or_else(|| reason_unless(state.tab.solving.path().is_some(), "do-solving-there-no-solving-path"))
        .or_else(|| reason_unless(step_about_cursor(state).is_some(), "do-solving-no-step-about-cell"))
}

/// Opens the panel, replacing that of a setter tool.
fn show(state: &mut StudioState, showing: Showing) {
    if state.tab.author.open.is_some() {
        state.close_task();
    }
    state.panels.side_panel = true;
    state.tab.solving.show(showing);
}

/// Shows a hint, or a stronger one than the hint that is shown.
fn show_hint(state: &mut StudioState) {
    let strength = match state.tab.solving.showing {
        Some(Showing::Hint(strength)) => strength.stronger(),
        Some(Showing::Path) | None => Strength::Where,
    };
    show(state, Showing::Hint(strength));
}

/// Places the digits of the hint as givens.
fn place_hint(state: &mut StudioState) {
    if let Some(digits) = state.tab.solving.hinted_digits(&state.tab.document) {
        let cells: Vec<String> = digits.keys().map(Cell::to_string).collect();
        let what = message!("do-solving-place-digit-hint", cells = cells.join(", "));
        state.edit(&Edit::All { edits: Edit::set_givens(&digits), what });
    }
}

/// Copies all steps of the path as text.
fn copy_path(state: &mut StudioState, ctx: &Context) {
    let Some(text) = state.tab.solving.path().map(SolvingPath::text) else { return };
    ctx.copy_text(text);
    state.notify(&say!("do-solving-solving-path-clipboard"));
}

/// Returns the step that is most relevant to the cell of the cursor.
fn step_about_cursor(state: &StudioState) -> Option<usize> {
    let cell = state.tab.document.puzzle().board().id(state.tab.document.selection.cursor?)?;
    state.tab.solving.path()?.step_about(cell)
}
