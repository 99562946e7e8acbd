//! The playtest view: a bar in the accent colour, the title, author and rules, the board, and on the right the timer,
//! pad, check, hints and notes.
//!
//! It reveals nothing of the engines' answers except what the solver asks for. Nothing moves when such an answer
//! arrives: the space of a hint is reserved.

mod bar;
mod help;
mod notes;
mod pad;
mod rules;
mod timer;

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

use crate::studio::theme;
use crate::studio::window::Window;

pub(in crate::studio) use notes::notes_of_puzzle_ui;

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;
const SIDE_WIDTH: f32 = 280.0;
/// The window height below which the buttons of the pad are lower.
const LOW: f32 = 700.0;
/// The width of the rules column.
const RULES_WIDTH: f32 = 260.0;
/// The window width from which the rules have a column; in narrower windows they are below the notes.
const WIDE: f32 = 1080.0;
/// The gap between the parts on the right.
const GAP: f32 = 8.0;
/// The height of the notes while there are none.
const NOTES_HEIGHT: f32 = 144.0;

/// Draws the playtest around its board.
pub(in crate::studio) fn play_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    board_ui: impl FnOnce(&mut Ui, &mut Window<'_>),
) {
    let tokens = theme::tokens(ui);
    let low = ui.available_height() < LOW;
    let wide = ui.available_width() >= WIDE;
    let frame = |fill, x: i8, y: i8| Frame::new().fill(fill).inner_margin(Margin::symmetric(x, y));
    let fixed = |panel: Panel, size: f32, frame: Frame| panel.exact_size(size).resizable(false).frame(frame);
    let accent = tokens.neutral.button;
    fixed(Panel::top("play bar"), TOP_HEIGHT, frame(accent, 16, 0)).show(ui, |ui| bar::bar_ui(ui, window));
    fixed(Panel::bottom("play status"), STATUS_HEIGHT, frame(tokens.panel, 16, 0))
        .show(ui, |ui| bar::status_ui(ui, window));
    fixed(Panel::right("play side"), SIDE_WIDTH, frame(tokens.panel, 0, 0))
        .show(ui, |ui| side_ui(ui, window, low, !wide));
    if wide {
        fixed(Panel::left("play rules"), RULES_WIDTH, frame(tokens.panel, 16, 16)).show(ui, |ui| {
            ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
                // The width is the same with and without a scroll bar.
                ui.set_max_width(RULES_WIDTH - 40.0);
                rules::rules_ui(ui, window);
            });
        });
    }
    CentralPanel::no_frame().show(ui, |ui| {
        board_ui(ui, window);
    });
}

/// Draws the right column. What does not fit scrolls, except the timer.
fn side_ui(ui: &mut Ui, window: &mut Window<'_>, low: bool, with_rules: bool) {
    let padded = Frame::new().inner_margin(Margin::symmetric(16, 0));
    ui.add_space(if low { 8.0 } else { 16.0 });
    // Next to the timer, the space of the scroll bar below is left free too.
    let above = Frame::new().inner_margin(Margin { left: 16, right: 24, top: 0, bottom: 0 });
    above.show(ui, |ui| timer::timer_ui(ui, window));
    ui.add_space(if low { 8.0 } else { 16.0 });
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("play").auto_shrink([false, false]).show(ui, |ui| {
        let top = ui.cursor().top();
        padded.show(ui, |ui| {
            // The width is the same with and without a scroll bar.
            ui.set_max_width(SIDE_WIDTH - 40.0);
            ui.spacing_mut().item_spacing.y = GAP;
            pad::pad_ui(ui, window, low);
            help::check_ui(ui, window);
            let room = height - (ui.cursor().top() - top) - GAP - NOTES_HEIGHT - GAP;
            help::aid_ui(ui, window, room.clamp(*help::HEIGHT.start(), *help::HEIGHT.end()));
            notes::notes_ui(ui, window);
            if with_rules {
                ui.separator();
                rules::rules_ui(ui, window);
            }
            ui.add_space(GAP);
        });
    });
}
