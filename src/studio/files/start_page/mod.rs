//! The start page: new puzzles, examples, recent files, import from text, and five tips.

mod cards;
mod recent;

use std::sync::Arc;

use egui::{
    Align2, CentralPanel, Frame, Galley, Key, Layout, Margin, Panel, Popup, RichText, ScrollArea, Stroke, TextEdit,
    TextStyle, Ui, Vec2, vec2,
};

use crate::studio::command::{Command, FileCommand, PlayCommand, SolvingCommand, ViewCommand};
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;
/// The maximum width of the page.
const WIDEST: f32 = 1280.0;
/// The width from which recent files and tips are in a second column.
const BESIDE: f32 = 860.0;
const RECENT_WIDTH: f32 = 344.0;
const GAP: f32 = 32.0;
/// The padding around the text of a key.
const KEY_PADDING: Vec2 = vec2(16.0, 8.0);
/// The downward offset of text next to a key, which aligns the text with the line in the key.
const BESIDE_KEY: f32 = 4.0;

/// Draws the start page below its top bar.
pub(in crate::studio) fn start_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    top_bar_ui: impl FnOnce(&mut Ui, &mut Window<'_>),
) {
    let tokens = theme::tokens(ui);
    let frame = Frame::new().fill(tokens.panel).inner_margin(Margin::symmetric(16, 0));
    let in_menu = Popup::is_any_open(ui.ctx());
    let fixed = |panel: Panel, size: f32| panel.exact_size(size).resizable(false).frame(frame);
    fixed(Panel::top("start bar"), TOP_HEIGHT).show(ui, |ui| top_bar_ui(ui, window));
    fixed(Panel::bottom("start status"), STATUS_HEIGHT).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let key = if window.start.no_puzzle { "ask-start-none" } else { "ask-start-escape" };
            widgets::fact_ui(ui, say!(key));
        });
    });
    let page = Frame::new().fill(tokens.canvas);
    CentralPanel::no_frame().frame(page).show(ui, |ui| {
        ScrollArea::vertical().id_salt("start").auto_shrink([false, false]).show(ui, |ui| page_ui(ui, window));
    });
    // In a text field or a menu, Escape only leaves the field or the menu.
    let escape = ui.input(|input| input.key_pressed(Key::Escape));
    if escape
        && !window.start.no_puzzle
        && window.dialog.is_none()
        && !window.memory.escape_leaves_text(ui.ctx())
        && !in_menu
    {
        window.request(FileCommand::Start);
    }
}

fn page_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let room = ui.available_width();
    let side = ((room - WIDEST) / 2.0).max(24.0);
    let width = room - 2.0 * side;
    ui.add_space(24.0);
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        ui.spacing_mut().item_spacing = vec2(0.0, 8.0);
        let beside = width >= BESIDE;
        let left = if beside { width - RECENT_WIDTH - GAP } else { width };
        ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(egui::Align::Min), |ui| {
            ui.set_width(left);
            cards::new_ui(ui, window);
            ui.add_space(16.0);
            paste_ui(ui, window);
            if !beside {
                ui.add_space(16.0);
                recent::recent_ui(ui, window);
            }
            ui.add_space(16.0);
            cards::examples_ui(ui, window);
        });
        if beside {
            ui.add_space(GAP);
            ui.allocate_ui_with_layout(vec2(RECENT_WIDTH, 0.0), Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(RECENT_WIDTH);
                recent::recent_ui(ui, window);
                ui.add_space(16.0);
                tips_below_ui(ui, window);
            });
        }
    });
    if width < BESIDE {
        ui.add_space(24.0);
        tips_across_ui(ui, window, side, width);
    }
    ui.add_space(24.0);
}

fn section_ui(ui: &mut Ui, words: &str) {
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(words).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
}

/// Draws the field for a link or line, and the button that opens a file.
fn paste_ui(ui: &mut Ui, window: &mut Window<'_>) {
    section_ui(ui, &say!("ask-start-paste"));
    let tone = &theme::tokens(ui).neutral;
    let mut taken = false;
    ui.horizontal(|ui| {
        const GAP: f32 = 8.0;
        ui.spacing_mut().item_spacing.x = GAP;
        let buttons = [(say!("ask-start-paste.read"), 72.0), (say!("ask-start-paste.open"), 112.0)];
        let [read, open] = buttons.map(|(text, least)| (widgets::button_width(ui, &text).max(least), text));
        let mut typed = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
        let field = TextEdit::singleline(&mut window.memory.typed_puzzle)
            .layouter(&mut typed)
            .id(ui.scope_id().with("typed puzzle"))
            .hint_text(say!("ask-start-paste.hint"))
            .margin(theme::FIELD_MARGIN)
            .desired_width(ui.available_width() - read.0 - open.0 - 2.0 * GAP);
        let response = ui.add(field).accessible_name(say!("ask-start-paste.field"));
        taken |= response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let ready = !window.memory.typed_puzzle.trim().is_empty();
        let reads = widgets::button_ui(ui, &read.1, read.0, ButtonWeight::Plain, tone, ready);
        taken |= reads.clicked() && ready;
        let command = Command::from(FileCommand::Open);
        let response = widgets::button_ui(ui, &open.1, open.0, ButtonWeight::Plain, tone, true);
        if response.clicked() {
            window.request(command);
        }
        let key = key_words(ui, window, command).map(|key| format!("  ({key})")).unwrap_or_default();
        response.on_hover_text(format!("{}{key}", command.tooltip()));
    });
    if taken && !window.memory.typed_puzzle.trim().is_empty() {
        let text = window.memory.typed_puzzle.clone();
        window.change(move |state, _| state.paste(&text));
    }
}

/// Returns the current shortcut of a command, if it has one.
fn key_words(ui: &Ui, window: &Window<'_>, command: impl Into<Command>) -> Option<String> {
    let command: Command = command.into();
    command.current_shortcut(window).map(|key| ui.ctx().format_shortcut(&key))
}

/// Returns short tips: a key or gesture with its purpose. Commands without a shortcut are left out.
fn tips(ui: &Ui, window: &Window<'_>) -> Vec<(String, String)> {
    let tips = [
        (key_words(ui, window, ViewCommand::Find), say!("ask-tip-find")),
        (Some(say!("ask-tip-drop.key")), say!("ask-tip-drop")),
        (Some(local_digits("0–9")), say!("ask-tip-digits")),
        (key_words(ui, window, PlayCommand::Show), say!("ask-tip-play")),
        (key_words(ui, window, SolvingCommand::Hint), say!("ask-tip-hint")),
    ];
    tips.into_iter().filter_map(|(key, words)| Some((key?, words))).collect()
}

/// Draws the tips in a row.
fn tips_across_ui(ui: &mut Ui, window: &Window<'_>, side: f32, width: f32) {
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        let part = (width - 4.0 * 16.0) / 5.0;
        ui.spacing_mut().item_spacing.x = 16.0;
        for (key, words) in tips(ui, window) {
            ui.allocate_ui_with_layout(vec2(part, 64.0), Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(part);
                key_ui(ui, key);
                widgets::fact_ui(ui, words);
            });
        }
    });
}

/// Draws the tips in a column, with each text next to its key.
fn tips_below_ui(ui: &mut Ui, window: &Window<'_>) {
    let tips = tips(ui, window);
    let width = |(key, _): &(String, String)| key_galley(ui, key.clone()).size().x + KEY_PADDING.x;
    let widest = tips.iter().map(width).fold(0.0, f32::max);
    for (key, words) in tips {
        ui.horizontal_top(|ui| {
            let left = ui.cursor().left();
            key_ui(ui, key);
            ui.add_space((left + widest + 12.0 - ui.cursor().left()).max(0.0));
            ui.vertical(|ui| {
                ui.add_space(BESIDE_KEY);
                widgets::fact_ui(ui, words);
            });
        });
    }
}

fn key_galley(ui: &Ui, key: String) -> Arc<Galley> {
    ui.painter().layout_no_wrap(key, theme::medium(theme::FACT_SIZE), theme::tokens(ui).ink)
}

/// Draws a keyboard key.
fn key_ui(ui: &mut Ui, key: String) {
    let tokens = theme::tokens(ui);
    let galley = key_galley(ui, key);
    let (rect, _) = ui.allocate_exact_size(galley.size() + KEY_PADDING, egui::Sense::hover());
    let edge = Stroke::new(1.0, tokens.neutral.edge);
    ui.painter().rect(rect, theme::ICON_CORNER, theme::paper(tokens), edge, egui::StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
    ui.painter().galley(at, galley, tokens.ink);
}
