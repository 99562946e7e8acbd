//! The buttons at the foot of the verdict's card.

use egui::Ui;

use super::Head;
use crate::solve::Verdict;
use crate::studio::command::{AuthorCommand, CheckCommand, Command, EditCommand};
use crate::studio::state::State;
use crate::studio::state::author::Task;
use crate::studio::state::check::EngineId;
use crate::studio::state::tools::ToolId;
use crate::studio::view::theme::{self, Tone};
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::words::say;

/// Between two buttons, and beside the words on one.
const GAP: f32 = 8.0;
const PADDING: f32 = 8.0;
/// Above the first row.
const ABOVE: f32 = 4.0;

/// A button: what it does, the key of what stands on it, and whether it comes next.
type Button = (Command, &'static str, Weight);

/// What can be done about the answer.
fn actions(state: &State, head: &Head) -> Vec<Button> {
    let comparing = state.tab.answers.shown_place().is_some();
    let why = AuthorCommand::Open(Task::Explain).into();
    let compare = if comparing { "view-verdict-hide" } else { "view-verdict-compare" };
    let mut actions: Vec<Button> = match head {
        Head::Asked => return vec![],
        _ if state.tab.answers.is_checking() => {
            return vec![(CheckCommand::Stop.into(), "view-verdict-cancel", Weight::Plain)];
        }
        Head::Running => vec![],
        Head::Unfinished(_) if state.jigsaw_grid().is_some() => return vec![],
        Head::Unfinished(_) => return vec![(ToolId::Jigsaw.into(), "view-verdict-mend", Weight::Primary)],
        Head::Known(Verdict::Unique(_)) => {
            let name = if comparing { "view-verdict-hide-solution" } else { "view-verdict-show-solution" };
            vec![(CheckCommand::ShowAnswer.into(), name, Weight::Plain)]
        }
        Head::Known(Verdict::Several(_)) => {
            vec![(CheckCommand::ShowAnswer.into(), compare, Weight::Primary), (why, "view-verdict-why", Weight::Plain)]
        }
        Head::Sparse(_) => vec![(CheckCommand::ShowAnswer.into(), compare, Weight::Plain)],
        Head::Known(Verdict::NoSolution) => {
            vec![
                (why, "view-verdict-why", Weight::Primary),
                (EditCommand::Undo.into(), "view-verdict-undo", Weight::Plain),
            ]
        }
        Head::Disagreement => vec![(CheckCommand::Check.into(), "view-verdict-check-again", Weight::Primary)],
        Head::Unknown(_) => vec![(CheckCommand::Check.into(), "view-verdict-keep-trying", Weight::Primary)],
    };
    let undoes = |(command, ..): &Button| *command == EditCommand::Undo.into();
    if state.tab.author.left_solution(state.tab.document.puzzle()).is_some() && !actions.iter().any(undoes) {
        actions.push((EditCommand::Undo.into(), "view-verdict-undo", Weight::Plain));
    }
    // Elsewhere the second engine is in the menu: the first one has proved its answer, too.
    let asked = state.tab.answers.checker.answer(EngineId::Program, state.tab.document.meaning());
    if matches!(head, Head::Unknown(_)) && asked.is_none_or(|answer| answer.outcome.is_err()) {
        actions.push((CheckCommand::Prove.into(), "view-verdict-prove", Weight::Plain));
    }
    actions
}

pub(super) fn actions_ui(ui: &mut Ui, window: &mut Window<'_>, head: &Head, tone: &Tone) {
    let actions = actions(window, head);
    if actions.is_empty() {
        return;
    }
    let font = theme::medium(theme::CONTROL_SIZE);
    let needed = |(_, name, _): &Button| {
        let words = ui.painter().layout_no_wrap(say!(*name), font.clone(), tone.ink);
        words.size().x + 2.0 * PADDING
    };
    let needed: Vec<f32> = actions.iter().map(needed).collect();
    let widest = needed.iter().copied().fold(0.0, f32::max);
    let all = needed.iter().map(|width| width + GAP).sum::<f32>() - GAP;
    // As many in a row as have room for their words: all of one width, unless they have room in one row otherwise only.
    let fitting = ((ui.available_width() + GAP) / (widest + GAP)).floor().max(1.0) as usize;
    if fitting < actions.len() && all <= ui.available_width() {
        let more = (ui.available_width() - all) / actions.len() as f32;
        let widths: Vec<f32> = needed.iter().map(|width| width + more).collect();
        ui.add_space(ABOVE);
        return row_ui(ui, window, &actions, &widths, tone);
    }
    let rows = actions.len().div_ceil(fitting);
    for (at, row) in actions.chunks(actions.len().div_ceil(rows)).enumerate() {
        ui.add_space(if at == 0 { ABOVE } else { GAP - ui.spacing().item_spacing.y });
        let width = (ui.available_width() + GAP) / row.len() as f32 - GAP;
        row_ui(ui, window, row, &vec![width; row.len()], tone);
    }
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, row: &[Button], widths: &[f32], tone: &Tone) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (&(command, name, weight), &width) in row.iter().zip(widths) {
            let response = widgets::button_ui(ui, &say!(name), width, weight, tone, command.refusal(window).is_none());
            if response.clicked() {
                window.ask(command);
            }
            let key =
                command.key(window).map(|key| format!("  ({})", ui.ctx().format_shortcut(&key))).unwrap_or_default();
            response.on_hover_text(format!("{}{key}", command.tooltip()));
        }
    });
}
