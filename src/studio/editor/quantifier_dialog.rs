//! The dialog for the number of rules of a group that hold.

use egui::{Align, Align2, Layout, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::board::Cell;
use crate::puzzle::{Puzzle, Quantifier};
use crate::studio::document::rules;
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::number::number_field;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui};
use crate::words::say;

const WIDTH: f32 = 440.0;
const ROW_HEIGHT: f32 = 34.0;

pub(in crate::studio) fn quantifier_ui(ui: &mut Ui, window: &mut Window<'_>, quantifier: Quantifier) {
    ui.set_width(WIDTH.min(ui.available_width()));
    let chosen = window.tab.document.selected_rules();
    let most = chosen.len() as u16;
    head_ui(ui, &say!("ask-quantifier"));
    widgets::fact_ui(ui, say!("ask-quantifier.why", count = chosen.len()));
    ui.add_space(8.0);
    let count = count_of(quantifier).unwrap_or(1).min(most);
    let cell = match quantifier {
        Quantifier::Digit(cell) => Some(cell),
        _ => selected_cell(window),
    };
    let options = [
        (say!("ask-quantifier.all"), Some(Quantifier::All)),
        (say!("ask-quantifier.at-least"), Some(Quantifier::AtLeast(count))),
        (say!("ask-quantifier.exactly"), Some(Quantifier::Exactly(count))),
        (say!("ask-quantifier.at-most"), Some(Quantifier::AtMost(count))),
        match cell {
            Some(cell) => (say!("ask-quantifier.digit", cell = cell.to_string()), Some(Quantifier::Digit(cell))),
            None => (say!("ask-quantifier.no-cell"), None),
        },
    ];
    for (label, option) in options {
        let is_chosen =
            option.is_some_and(|option| std::mem::discriminant(&option) == std::mem::discriminant(&quantifier));
        let row = row_ui(ui, &label, is_chosen, option.is_some());
        if is_chosen {
            focus_if_opened(window, &row);
        }
        if let Some(option) = option.filter(|_| row.clicked()) {
            window.show_dialog(Dialog::Quantifier(option));
        }
    }
    ui.add_space(8.0);
    if let Some(mut count) = count_of(quantifier) {
        ui.horizontal(|ui| {
            ui.label(say!("ask-quantifier.count"));
            let response = ui.add(number_field(&mut count).range(0..=most).speed(0.1));
            response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, say!("ask-quantifier.count")));
            if response.changed() {
                window.show_dialog(Dialog::Quantifier(with_count(quantifier, count)));
            }
        });
    }
    ui.add_space(12.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let neutral = &theme::tokens(ui).neutral;
        if widgets::button_ui(ui, &say!("ask-quantifier.use"), 96.0, ButtonWeight::Primary, neutral, true).clicked() {
            let edit = rules::quantified(window.tab.document.puzzle(), &chosen, quantifier);
            window.close_dialog();
            edit.into_iter().for_each(|edit| window.edit(edit));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}

/// Returns the selected cell, if only one is selected and it is on the board.
fn selected_cell(window: &Window<'_>) -> Option<Cell> {
    let mut cells = window.tab.document.selection.cells.iter();
    let puzzle: &Puzzle = window.tab.document.puzzle();
    match (cells.next(), cells.next()) {
        (Some(cell), None) if puzzle.board().contains(cell) => Some(cell),
        _ => None,
    }
}

fn count_of(quantifier: Quantifier) -> Option<u16> {
    match quantifier {
        Quantifier::AtLeast(count) | Quantifier::Exactly(count) | Quantifier::AtMost(count) => Some(count),
        Quantifier::All | Quantifier::Digit(_) => None,
    }
}

fn with_count(quantifier: Quantifier, count: u16) -> Quantifier {
    match quantifier {
        Quantifier::AtLeast(_) => Quantifier::AtLeast(count),
        Quantifier::Exactly(_) => Quantifier::Exactly(count),
        Quantifier::AtMost(_) => Quantifier::AtMost(count),
        Quantifier::All | Quantifier::Digit(_) => quantifier,
    }
}

fn row_ui(ui: &mut Ui, label: &str, chosen: bool, enabled: bool) -> Response {
    let tokens = theme::tokens(ui);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), sense);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, label));
    widgets::row_background(ui, rect, chosen, enabled && response.hovered());
    let font = if chosen { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let ink = if enabled { tokens.ink } else { tokens.quiet };
    ui.painter().text(pos2(rect.left() + 12.0, rect.center().y), Align2::LEFT_CENTER, label, font, ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}
