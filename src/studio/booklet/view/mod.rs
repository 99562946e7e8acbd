//! The booklet view, which replaces the board: the list, a preview of the pages, the settings and the preflight
//! findings.
//!
//! **Invariant.** The preview and the printed pages are drawn by the same code.

mod batch;
pub(in crate::studio) mod button;
mod delete_preset;
mod export_errors;
mod findings;
mod keys;
mod list;
mod naming;
mod pages;
mod settings;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use crate::studio::state::Notice;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::counted;
use crate::studio::{theme, widgets};

pub(in crate::studio) use batch::batch_ui;
pub(in crate::studio) use delete_preset::delete_preset_ui;
pub(in crate::studio) use export_errors::export_errors_ui;

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;
const LIST_WIDTH: f32 = 264.0;
const FACTS_WIDTH: f32 = 328.0;
const STRIP_HEIGHT: f32 = 168.0;

/// Draws the booklet below its bar, instead of the board and its panels.
pub(in crate::studio) fn booklet_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    bar_ui: impl FnOnce(&mut Ui, &mut Window<'_>),
) {
    let tokens = theme::tokens(ui);
    let frame = |x: i8, y: i8| Frame::new().fill(tokens.panel).inner_margin(Margin::symmetric(x, y));
    let fixed = |panel: Panel, size: f32, frame: Frame| panel.exact_size(size).resizable(false).frame(frame);
    fixed(Panel::top("booklet bar"), TOP_HEIGHT, frame(16, 0)).show(ui, |ui| bar_ui(ui, window));
    fixed(Panel::bottom("booklet status"), STATUS_HEIGHT, frame(16, 0)).show(ui, |ui| status_ui(ui, window));
    fixed(Panel::left("booklet list"), LIST_WIDTH, frame(8, 12)).show(ui, |ui| list::list_ui(ui, window));
    fixed(Panel::right("booklet facts"), FACTS_WIDTH, frame(16, 12)).show(ui, |ui| {
        findings::card_ui(ui, window);
        settings::setup_ui(ui, window);
    });
    fixed(Panel::bottom("booklet strip"), STRIP_HEIGHT, frame(8, 8)).show(ui, |ui| pages::strip_ui(ui, window));
    CentralPanel::default().frame(Frame::new().fill(tokens.canvas)).show(ui, |ui| pages::preview_ui(ui, window));
}

fn status_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    ui.horizontal_centered(|ui| {
        let count = counted("ask-puzzles", window.booklet.rows().len());
        let pages = counted("ask-pages", window.booklet.page_count());
        widgets::fact_ui(ui, format!("{count} · {pages} · {}", settings::paper_name(window.booklet.settings().paper)));
        let (text, ink) = match &window.tab.notice {
            Some(Notice::Info(text)) => (text.as_str(), tokens.quiet),
            Some(Notice::Warning(text)) => (text.as_str(), tokens.several.ink),
            Some(Notice::Refusal(text)) => (text.as_str(), tokens.none.ink),
            None => return,
        };
        ui.add_space(24.0);
        ui.label(egui::RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(ink));
    });
}
