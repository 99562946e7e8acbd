//! The buttons of the verdict strip.

use egui::{Ui, vec2};

use crate::solve::Verdict;
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::{CardState, counting};
use crate::studio::command::Task;
use crate::studio::command::{AuthorCommand, CheckCommand, Command, EditCommand, shortcuts};
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::words::say;

/// The gap between two buttons.
const GAP: f32 = 8.0;
/// The horizontal padding of a button.
const PADDING: f32 = 8.0;

/// A button: its command, its translation key, and its weight.
type CardButton = (Command, &'static str, ButtonWeight);

/// A row of buttons with their widths.
pub(super) struct ButtonRow {
    buttons: Vec<CardButton>,
    widths: Vec<f32>,
}

/// Returns the buttons that apply to the answer.
fn actions(state: &StudioState, head: &CardState) -> Vec<CardButton> {
    let comparing = state.tab.answers.shown_index().is_some();
    let why = AuthorCommand::Open(Task::Explain).into();
    let compare = if comparing { "view-verdict-hide" } else { "view-verdict-compare" };
    let mut actions: Vec<CardButton> = match head {
        CardState::Started => return vec![],
        _ if state.tab.answers.is_checking() => {
            return vec![(CheckCommand::Stop.into(), "view-verdict-cancel", ButtonWeight::Plain)];
        }
        CardState::Running => vec![],
        CardState::Unfinished(_) if state.jigsaw_grid().is_some() => return vec![],
        CardState::Unfinished(_) => return vec![(ToolId::Jigsaw.into(), "view-verdict-mend", ButtonWeight::Primary)],
        // The solution has an eye in the first line, so that this one has room for the difficulty.
        CardState::Known(Verdict::Unique(_)) => vec![],
        CardState::Known(Verdict::Several(_)) => {
            vec![
                (CheckCommand::ShowAnswer.into(), compare, ButtonWeight::Primary),
                (why, "view-verdict-why", ButtonWeight::Plain),
            ]
        }
        CardState::Sparse(_) => vec![(CheckCommand::ShowAnswer.into(), compare, ButtonWeight::Plain)],
        CardState::Known(Verdict::NoSolution) => {
            vec![
                (why, "view-verdict-why", ButtonWeight::Primary),
                (EditCommand::Undo.into(), "view-verdict-undo", ButtonWeight::Plain),
            ]
        }
        CardState::Disagreement => {
            vec![(CheckCommand::Check.into(), "view-verdict-check-again", ButtonWeight::Primary)]
        }
        CardState::Unknown(_) => vec![(CheckCommand::Check.into(), "view-verdict-keep-trying", ButtonWeight::Primary)],
    };
    if counting::is_countable(state, head) {
        actions.push((CheckCommand::Count.into(), "view-count-start", ButtonWeight::Plain));
    }
    let undoes = |(command, ..): &CardButton| *command == EditCommand::Undo.into();
    if state.tab.author.contradiction_message(state.tab.document.puzzle()).is_some() && !actions.iter().any(undoes) {
        actions.push((EditCommand::Undo.into(), "view-verdict-undo", ButtonWeight::Plain));
    }
    // For answers other than unknown, the second engine is only in the menu, as the first one has proved its answer.
    let asked = state.tab.answers.checker.answer(EngineId::Program, state.tab.document.semantic_revision());
    if matches!(head, CardState::Unknown(_)) && asked.is_none_or(|answer| answer.outcome.is_err()) {
        actions.push((CheckCommand::Prove.into(), "view-verdict-prove", ButtonWeight::Plain));
    }
    actions
}

/// Returns the buttons in rows of this width.
pub(super) fn rows(ui: &Ui, state: &StudioState, head: &CardState, tone: &Tone, width: f32) -> Vec<ButtonRow> {
    let actions = actions(state, head);
    if actions.is_empty() {
        return vec![];
    }
    let font = theme::medium(theme::CONTROL_SIZE);
    let wide = |name: &'static str| ui.painter().layout_no_wrap(say!(name), font.clone(), tone.ink).size().x;
    let needed = |(_, name, _): &CardButton| {
        // A button that changes its text stays as wide as it is, so that a second click falls on it.
        let words = match *name {
            "view-verdict-compare" | "view-verdict-hide" => wide("view-verdict-compare").max(wide("view-verdict-hide")),
            name => wide(name),
        };
        words + 2.0 * PADDING
    };
    let needed: Vec<f32> = actions.iter().map(needed).collect();
    let widest = needed.iter().copied().fold(0.0, f32::max);
    let all = needed.iter().map(|width| width + GAP).sum::<f32>() - GAP;
    // Each row has as many buttons of equal width as fit. Their widths only differ if all of them then fit into one
    // row.
    let fitting = ((width + GAP) / (widest + GAP)).floor().max(1.0) as usize;
    if fitting < actions.len() && all <= width {
        let more = (width - all) / actions.len() as f32;
        let widths = needed.iter().map(|width| width + more).collect();
        return vec![ButtonRow { buttons: actions, widths }];
    }
    let rows = actions.len().div_ceil(fitting);
    let row = |buttons: &[CardButton]| {
        let each = (width + GAP) / buttons.len() as f32 - GAP;
        ButtonRow { buttons: buttons.to_vec(), widths: vec![each; buttons.len()] }
    };
    actions.chunks(actions.len().div_ceil(rows)).map(row).collect()
}

/// Draws a row of buttons of this height.
pub(super) fn row_ui(ui: &mut Ui, window: &mut Window<'_>, row: &ButtonRow, height: f32, tone: &Tone) {
    ui.spacing_mut().item_spacing.x = GAP;
    for (&(command, name, weight), &width) in row.buttons.iter().zip(&row.widths) {
        let (enabled, size) = (command.disabled_reason(window).is_none(), vec2(width, height));
        let response = widgets::sized_button_ui(ui, &say!(name), size, weight, tone, enabled);
        if response.clicked() {
            window.request(command);
        }
        response.on_hover_text(shortcuts::with_key(window, ui.ctx(), command, &command.tooltip()));
    }
}
