//! The panels around the canvas.

mod author;
mod candidates;
mod facts;
mod inspector;
mod jigsaw;
mod menus;
mod path;
mod rules;
mod status;
mod tools;
mod top;
mod verdict;

pub(in crate::studio) use menus::take_menu_keys;
pub(super) use status::place as place_words;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::{canvas, theme};
use crate::studio::view::window::Window;

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;
const TOOLS_WIDTH: f32 = 216.0;
const FACTS_WIDTH: f32 = 320.0;
/// From this width on there is room for the tools beside the solving path.
const WIDE: f32 = 1200.0;

/// The whole window.
pub(super) fn panels_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let frame = |x: i8, y: i8| Frame::new().fill(theme::tokens(ui).panel).inner_margin(Margin::symmetric(x, y));
    let (bar, tall, status) = (frame(16, 0), frame(8, 12), frame(16, 0));
    let fixed = |panel: Panel, size: f32, frame: Frame| panel.exact_size(size).resizable(false).frame(frame);
    fixed(Panel::top("top bar"), TOP_HEIGHT, bar).show(ui, |ui| top::top_bar_ui(ui, window));
    fixed(Panel::bottom("status bar"), STATUS_HEIGHT, status).show(ui, |ui| status::status_bar_ui(ui, window));
    // The solving path needs the room of the tools in a small window.
    let narrow = window.solving.shows_path() && ui.available_width() < WIDE;
    if window.panels.tools && !narrow {
        fixed(Panel::left("tools"), TOOLS_WIDTH, tall).show(ui, |ui| tools::tools_ui(ui, window));
    }
    if window.panels.facts {
        fixed(Panel::right("facts"), FACTS_WIDTH, tall).show(ui, |ui| facts::facts_ui(ui, window));
    }
    CentralPanel::no_frame().show(ui, |ui| canvas::canvas_ui(ui, window));
}
