//! The pad of a playtest: the kind of mark, the digits or colours, undo, redo and erase.

use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::board::{Digit, DigitSet};
use crate::scene::Tint;
use crate::studio::command::{Command, PlayCommand};
use crate::studio::document::played_cells::EntryMode;
use crate::studio::state::words::tint_name;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;

const GAP: f32 = 8.0;
const PAD_SIZE: f32 = 18.0;

pub(super) fn pad_ui(ui: &mut Ui, window: &mut Window<'_>, low: bool) {
    let Some(test) = window.playing() else { return };
    let (mark, size, width) = (test.mark, test.entered().board().size(), ui.available_width());
    let names = EntryMode::ALL.map(EntryMode::name);
    let names = names.each_ref().map(String::as_str);
    let chosen = EntryMode::ALL.iter().position(|&other| other == mark).unwrap_or_default();
    if let Some(place) = widgets::segments_ui(ui, &names, chosen, width) {
        window.request(PlayCommand::Mark(EntryMode::ALL[place]));
    }
    // The space is always that of the digits, so that nothing moves when the mark changes.
    let across = (3..).find(|across| across * across >= usize::from(size)).unwrap_or(3);
    let rows = usize::from(size).div_ceil(across);
    let button = ((width - GAP * (across as f32 - 1.0)) / across as f32, if low { 36.0 } else { 48.0 });
    let room = button.1 * rows as f32 + GAP * (rows as f32 - 1.0);
    let (area, _) = ui.allocate_exact_size(vec2(width, room), Sense::hover());
    let place = |at: usize, across: usize, (width, height): (f32, f32)| {
        let (row, col) = (at / across, at % across);
        let min = area.min + vec2(col as f32 * (width + GAP), row as f32 * (height + GAP));
        Rect::from_min_size(min, vec2(width, height))
    };
    match mark {
        EntryMode::Digit | EntryMode::Corner | EntryMode::Centre => {
            for digit in DigitSet::all(size).iter() {
                digit_ui(ui, window, place(digit.index(), across, button), mark, digit);
            }
        }
        EntryMode::Colour => {
            let wide = ((width - 2.0 * GAP) / 3.0, if low { 36.0 } else { 48.0 });
            for (at, tint) in Tint::ALL.into_iter().enumerate() {
                colour_ui(ui, window, place(at, 3, wide), at, tint);
            }
        }
    }
    steps_ui(ui, window, width);
}

/// Returns whether all selected cells that can take this digit have it.
fn is_there(window: &Window<'_>, mark: EntryMode, digit: Digit) -> bool {
    let Some(test) = window.playing() else { return false };
    let givens = window.tab.document.puzzle().givens();
    let mut cells = window.tab.document.selection.cells.iter().filter(|cell| !givens.contains_key(cell)).peekable();
    cells.peek().is_some()
        && cells.all(|cell| {
            let notes = test.played().progress.at(cell);
            match mark {
                EntryMode::Digit => notes.digit == Some(digit),
                EntryMode::Corner => notes.corner.contains(digit),
                EntryMode::Centre => notes.centre.contains(digit),
                EntryMode::Colour => false,
            }
        })
}

fn digit_ui(ui: &mut Ui, window: &mut Window<'_>, rect: Rect, mark: EntryMode, digit: Digit) {
    let tokens = theme::tokens(ui);
    let words = window.tab.document.puzzle().symbol_of(digit);
    let response = ui.interact(rect, ui.scope_id().with(("digit", digit.value())), Sense::click());
    let there = is_there(window, mark, digit);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, there, format!("{} {words}", mark.name())));
    let paper = theme::paper(tokens);
    let (fill, edge) = match (there, response.hovered()) {
        (true, _) => (tokens.selected, tokens.accent),
        (false, true) => (tokens.hovered, tokens.neutral.edge),
        (false, false) => (paper, tokens.neutral.edge),
    };
    ui.painter().rect(rect, theme::CONTROL_CORNER, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let (at, size) = match mark {
        EntryMode::Corner => (pos2(rect.left() + 0.28 * rect.width(), rect.top() + 0.34 * rect.height()), 13.0),
        EntryMode::Centre => (rect.center(), 13.0),
        EntryMode::Digit | EntryMode::Colour => (rect.center(), PAD_SIZE),
    };
    ui.painter().text(at, Align2::CENTER_CENTER, words, theme::medium(size), tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        let time = ui.input(|input| input.time);
        // A button types a complete digit. The earlier time prevents it from continuing a multi-digit number.
        let mark = Some(mark);
        let time = time - 60.0;
        window.change(move |state, _| state.play_digit(mark, digit, time));
    }
}

fn colour_ui(ui: &mut Ui, window: &mut Window<'_>, rect: Rect, at: usize, tint: Tint) {
    let tokens = theme::tokens(ui);
    let response = ui.interact(rect, ui.scope_id().with(("colour", at)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, tint_name(tint)));
    let edge = if response.hovered() { tokens.ink } else { tokens.neutral.edge };
    let colour = theme::tint_colour(tokens.palette, tint);
    ui.painter().rect(rect, theme::CONTROL_CORNER, theme::paper(tokens), Stroke::NONE, StrokeKind::Inside);
    ui.painter().rect(rect, theme::CONTROL_CORNER, colour, Stroke::new(1.0, edge), StrokeKind::Inside);
    let number = (at + 1).to_string();
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, number, theme::medium(theme::FACT_SIZE), tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.change(move |state, _| state.play_colour(tint));
    }
}

/// Draws the undo, redo and erase buttons.
fn steps_ui(ui: &mut Ui, window: &mut Window<'_>, width: f32) {
    let part = (width - 2.0 * GAP) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for command in [PlayCommand::Undo, PlayCommand::Redo, PlayCommand::Erase] {
            let tokens = theme::tokens(ui);
            let command = Command::from(command);
            let refusal = command.disabled_reason(window);
            let enabled = refusal.is_none();
            let response = widgets::button_ui(ui, "", part, widgets::ButtonWeight::Plain, &tokens.neutral, enabled);
            let label = command.label(window);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &label));
            let ink = if enabled { tokens.ink } else { tokens.ink.gamma_multiply(0.3) };
            let icon = Rect::from_center_size(response.rect.center(), vec2(18.0, 18.0));
            match command {
                Command::Play(PlayCommand::Undo) => icons::undo_arrow(ui.painter(), icon, true, ink),
                Command::Play(PlayCommand::Redo) => icons::undo_arrow(ui.painter(), icon, false, ink),
                _ => icons::erase(ui.painter(), icon, ink),
            }
            if response.clicked() {
                window.request(command);
            }
            let key = command.current_shortcut(window).map(|key| format!("  ({})", ui.ctx().format_shortcut(&key)));
            response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip() + &key.unwrap_or_default()));
        }
    });
}
