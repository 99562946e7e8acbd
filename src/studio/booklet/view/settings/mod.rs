//! The settings of the booklet, in groups.

mod appearance;
mod pages;
mod paper;
mod presets;
mod print;
mod puzzle;
mod section;
mod texts;

use egui::{DragValue, ScrollArea, TextEdit, Ui, UiBuilder};

use crate::sheet::Paper;
use crate::studio::booklet::state::ListLine;
use crate::studio::booklet::view::button::command_button_ui;
use crate::studio::command::BookletCommand;
use crate::studio::widgets;
use crate::studio::widgets::bidi;
use crate::studio::widgets::dropdown::{dropdown_ui, width_for};
use crate::studio::widgets::number::number_field;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// The share of the panel height for the settings of the selected puzzle.
const PUZZLE_PART: f32 = 0.4;
/// The bounds of the height for the settings of the selected puzzle, in points.
const PUZZLE_HEIGHT: std::ops::RangeInclusive<f32> = 120.0..=300.0;

/// Returns the displayed name of a paper size.
pub(super) fn paper_name(paper: Paper) -> String {
    match paper.name() {
        Some(name @ ("a4" | "a5")) => name.to_uppercase(),
        Some("letter") => say!("ask-book-paper.letter"),
        Some(inches) => say!("ask-book-paper.inches", size = local_digits(&inches.replace('x', " x "))),
        None => {
            let whole = |length: f32| local_digits(&format!("{length:.0}"));
            say!("ask-book-paper.other", width = whole(paper.width_mm), height = whole(paper.height_mm))
        }
    }
}

pub(super) fn setup_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let mut settings = window.booklet.settings().clone();
    // The settings of the selected puzzle or section have a fixed area below the others, so that selecting one moves
    // nothing else.
    let line = window.booklet.selected_line();
    let panel = ui.available_rect_before_wrap();
    let room = (panel.height() * PUZZLE_PART).clamp(*PUZZLE_HEIGHT.start(), *PUZZLE_HEIGHT.end());
    let room = if line.is_some() { room } else { 0.0 };
    let (above, below) = panel.split_top_bottom_at_y((panel.bottom() - room).max(panel.top()));
    if let Some(line) = line {
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ui.separator();
            let salt = ("selected line", line);
            ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                match line {
                    ListLine::Puzzle(_) => puzzle::puzzle_ui(ui, window),
                    ListLine::Heading(_) => section::section_ui(ui, window),
                }
            });
        });
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(above.with_max_y(above.bottom() - 8.0)));
    let ui = &mut ui;
    ScrollArea::vertical().id_salt("settings").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        presets::kept_ui(ui, window);
        texts::words_ui(ui, &mut settings);
        appearance::looks_ui(ui, window, &mut settings);
        paper::paper_ui(ui, window, &mut settings);
        pages::pages_ui(ui, &mut settings);
        print::print_ui(ui, &mut settings);
        ui.add_space(8.0);
        let width = ui.available_width();
        command_button_ui(ui, window, BookletCommand::TakeSetup, width, widgets::ButtonWeight::Plain);
    });
    if settings != *window.booklet.settings() {
        window.change(move |state, _| state.booklet.change_settings(settings));
    }
    // All typing in one field, or one drag, is one undo step. A focused line of the list is not a field.
    let focused = ui.ctx().memory(|memory| memory.focused().is_some());
    let at_it = (focused && !window.memory.book_list.has_keyboard) || ui.ctx().dragged_id().is_some();
    if !at_it {
        window.change_unseen(|state, _| state.booklet.history.end_typing());
    }
}

fn head_ui(ui: &mut Ui, key: &'static str) {
    ui.add_space(8.0);
    widgets::head_ui(ui, &say!(key));
}

fn toggle_ui(ui: &mut Ui, key: &'static str, on: &mut bool) {
    if widgets::switch_ui(ui, &say!(key), *on).clicked() {
        *on = !*on;
    }
}

/// Draws a line with a name and its setting at the end.
fn line_ui(ui: &mut Ui, name: String, add: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.label(name);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), add);
    });
}

fn field_ui(ui: &mut Ui, key: &'static str, text: &mut String) {
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    ui.add(
        TextEdit::singleline(text)
            .layouter(&mut typed)
            .hint_text(say!(key))
            .desired_width(f32::INFINITY)
            .char_limit(300),
    )
    .accessible_name(say!(key));
}

/// Returns a field for a length. A value outside the range, which may come from a file, stays until it is edited.
fn millimetres(length: &mut f32, most: f32) -> DragValue<'_> {
    let field = number_field(length).range(0.0..=most).clamp_existing_to_range(false).speed(0.25).max_decimals(2);
    field.suffix(say!("ask-book-millimetres"))
}

/// Draws a multi-line text field.
fn text_ui(ui: &mut Ui, key: &'static str, text: &mut String) {
    let mut typed = bidi::lines_layouter(egui::TextStyle::Body.resolve(ui.style()));
    ui.add(
        TextEdit::multiline(text)
            .layouter(&mut typed)
            .hint_text(say!(key))
            .desired_rows(2)
            .desired_width(f32::INFINITY),
    )
    .accessible_name(say!(key));
}

/// Draws a choice between a few named options.
fn choice_ui<T: Copy + PartialEq>(ui: &mut Ui, key: &'static str, choices: &[(T, String)], chosen: &mut T) {
    line_ui(ui, say!(key), |ui| {
        let shown = choices.iter().find(|(choice, _)| choice == chosen).map_or("", |(_, name)| name.as_str());
        let width = width_for(ui, choices.iter().map(|(_, name)| name.as_str()));
        dropdown_ui(ui, key, say!(key), shown, width, |ui| {
            for (choice, name) in choices {
                ui.selectable_value(chosen, *choice, name.as_str());
            }
        });
    });
}
