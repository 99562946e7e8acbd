//! The hint panel: first where to look, then the technique, then the step.

use egui::{Align, Frame, Layout, Margin, RichText, Stroke, Ui, Vec2, vec2};

use crate::studio::analysis::path_panel::command_ui;
use crate::studio::analysis::solving::{SolvingHint, Strength};
use crate::studio::command::{Command, SolvingCommand};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// The height of a button.
const BUTTON: f32 = 32.0;
/// The horizontal padding of a button.
const PADDING: f32 = 8.0;

pub(in crate::studio) fn hint_ui(ui: &mut Ui, window: &mut Window<'_>, strength: Strength) {
    let tokens = theme::tokens(ui);
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let told = sentences(window, strength);
        ui.horizontal(|ui| {
            ui.label(RichText::new(say!("view-hint")).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
            if told.as_ref().is_none_or(|(_, is_step)| *is_step) {
                let place = Strength::ALL.iter().position(|&other| other == strength).unwrap_or_default();
                widgets::fact_ui(ui, say!("view-place-of", place = place + 1, count = Strength::ALL.len()));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                command_ui(ui, window, SolvingCommand::Close, icons::close);
            });
        });
        ui.add_space(4.0);
        let more = match told {
            Some((sentences, is_step)) => {
                for words in sentences {
                    ui.label(RichText::new(words).font(theme::regular(theme::CONTROL_SIZE)).color(tokens.ink));
                    ui.add_space(4.0);
                }
                is_step && strength != Strength::Step
            }
            None => {
                widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
                false
            }
        };
        ui.add_space(8.0);
        buttons_ui(ui, window, more);
    });
}

/// Returns the sentences of the hint, and true if it is a real hint, which comes in several strengths, and not a
/// message such as that the puzzle is solved. Returns `None` while the hint is being searched for.
fn sentences(window: &Window<'_>, strength: Strength) -> Option<(Vec<String>, bool)> {
    let said = |key: &'static str| Some((vec![say!(key)], false));
    let hint = match window.tab.solving.hinted(window.tab.document.revision())? {
        Ok(hint) => hint,
        Err(_) => return said("view-hint-out-of-time"),
    };
    let walk = match hint {
        SolvingHint::Mistakes(cells) => {
            let count = cells.len();
            let first = say!("view-hint-mistakes", count = count, number = widgets::grouped(count as u64));
            let cells = cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Some(match strength {
                Strength::Where | Strength::Technique => (vec![first], true),
                Strength::Step => (vec![first, say!("view-hint-look", place = cells)], true),
            });
        }
        SolvingHint::Next(walk) => walk,
    };
    let Some((step, told)) = walk.step(0) else {
        return said(match walk.rating.path.is_solved() {
            true => "view-hint-solved",
            false => "view-hint-stuck",
        });
    };
    let mut sentences = vec![say!("view-hint-look", place = told.whereabouts.clone())];
    if strength >= Strength::Technique {
        sentences.push(say!(
            "view-hint-technique",
            title = told.title.clone(),
            number = local_digits(&step.rating.to_string())
        ));
    }
    if strength == Strength::Step {
        sentences.push(say!("view-hint-step", why = told.why.clone(), result = told.result.clone()));
    }
    Some((sentences, true))
}

fn buttons_ui(ui: &mut Ui, window: &mut Window<'_>, more: bool) {
    let tone = &theme::tokens(ui).neutral;
    let mut buttons = Vec::new();
    if more {
        buttons.push((SolvingCommand::Hint, Command::from(SolvingCommand::Hint).label(window), ButtonWeight::Primary));
    }
    if window.tab.solving.hinted_digits(&window.tab.document).is_some() {
        buttons.push((SolvingCommand::Place, say!("view-hint-place"), ButtonWeight::Primary));
    }
    buttons.push((SolvingCommand::Show, say!("view-hint-show"), ButtonWeight::Plain));
    let width = (ui.available_width() - 8.0 * (buttons.len() as f32 - 1.0)) / buttons.len() as f32;
    let font = theme::medium(theme::CONTROL_SIZE);
    let word = |name: &String| ui.painter().layout_no_wrap(name.clone(), font.clone(), tone.ink).size().x;
    let widest = buttons.iter().map(|(_, name, _)| word(name)).fold(0.0, f32::max);
    // The buttons are stacked if they do not fit side by side.
    let in_row = widest + 2.0 * PADDING <= width;
    let (layout, width) = match in_row {
        true => (Layout::left_to_right(Align::Min), width),
        false => (Layout::top_down(Align::Min), ui.available_width()),
    };
    let room = vec2(ui.available_width(), if in_row { BUTTON } else { 0.0 });
    ui.allocate_ui_with_layout(room, layout, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        for (command, name, weight) in buttons {
            let command = Command::from(command);
            let response =
                widgets::button_ui(ui, &name, width, weight, tone, command.disabled_reason(window).is_none());
            if response.clicked() {
                window.request(command);
            }
            response.on_hover_text(command.tooltip());
        }
    });
}
