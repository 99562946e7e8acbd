//! The dialog about the program, and the dialog with all keyboard shortcuts and gestures.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};

use crate::sheet::ListSection;
use crate::studio::command::{ViewCommand, key_list};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui, remaining_height};
use crate::words::say;

const WIDTH: f32 = 740.0;
/// The height of everything above and below the shortcuts.
const AROUND_KEYS: f32 = 86.0;
/// The gap between a shortcut and its effect, in points.
const GAP: f32 = 16.0;
/// The width of the scroll bar, in points.
const BAR: f32 = 8.0;

pub(in crate::studio) fn shortcuts_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(WIDTH);
    head_ui(ui, &say!("ask-keys"));
    ui.add_space(4.0);
    let room = remaining_height(ui, AROUND_KEYS);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        let [board, tools, everywhere, play, booklet] = key_list::sections(window, ui.ctx());
        ui.columns_const(|[left, right]| {
            section_ui(left, board);
            left.add_space(8.0);
            section_ui(left, tools);
            left.add_space(8.0);
            section_ui(left, play);
            section_ui(right, everywhere);
            right.add_space(8.0);
            section_ui(right, booklet);
        });
    });
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let neutral = &theme::tokens(ui).neutral;
        if widgets::button_ui(ui, &say!("ask-keys.change"), 128.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.request(ViewCommand::ChangeKeys);
        }
        ui.add_space(4.0);
        if widgets::button_ui(ui, &say!("ask-keys.print"), 168.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.request(ViewCommand::PrintKeys);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
    });
}

fn section_ui(ui: &mut Ui, (head, lines): ListSection) {
    widgets::head_ui(ui, &head);
    lines_ui(ui, &head, lines.into_iter());
}

fn lines_ui(ui: &mut Ui, name: &str, lines: impl Iterator<Item = (String, String)>) {
    let tokens = theme::tokens(ui);
    ui.spacing_mut().interact_size.y = theme::FACT_SIZE;
    // Long text wraps within its column.
    let column = (ui.available_width() - GAP - BAR) / 2.0;
    let grid = Grid::new(name).num_columns(2).spacing([GAP, 4.0]).min_col_width(column).max_col_width(column);
    grid.show(ui, |ui| {
        for (key, what) in lines {
            ui.label(RichText::new(key).font(theme::medium(theme::FACT_SIZE)).color(tokens.ink));
            ui.label(RichText::new(what).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
            ui.end_row();
        }
    });
}

pub(in crate::studio) fn about_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(400.0);
    head_ui(ui, &format!("Gridwright {}", env!("CARGO_PKG_VERSION")));
    ui.label(say!("ask-about"));
    ui.add_space(8.0);
    widgets::fact_ui(ui, say!("ask-about.licence"));
    widgets::fact_ui(ui, say!("ask-about.typeface"));
    close_ui(ui, window);
}

fn close_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
}

pub(in crate::studio) fn close_button_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let close =
        widgets::button_ui(ui, &say!("ask-close"), 96.0, ButtonWeight::Primary, &theme::tokens(ui).neutral, true);
    focus_if_opened(window, &close);
    if close.clicked() {
        window.close_dialog();
    }
}
