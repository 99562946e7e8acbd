//! The top bar and status bar of a playtest.

use egui::{Align, Label, Layout, Rect, RichText, Role, Stroke, Ui, Vec2, WidgetInfo, vec2};

use crate::studio::command::{Command, PlayCommand, ViewCommand};
use crate::studio::document::cell_names::cell_name;
use crate::studio::playtest::state as playtest;
use crate::studio::state::Notice;
use crate::studio::state::words::plain_line;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::say;

pub(super) fn bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let ink = tokens.neutral.on_button;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(16.0), egui::Sense::hover());
        icons::play(ui.painter(), sign, false, ink);
        ui.label(RichText::new(say!("do-play-show")).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
        let (line, _) = ui.allocate_exact_size(vec2(1.0, 20.0), egui::Sense::hover());
        ui.painter().vline(line.center().x, line.y_range(), Stroke::new(1.0, ink.gamma_multiply(0.4)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let command = Command::from(PlayCommand::Show);
            let key = command.current_shortcut(window).map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
            let tone = &tokens.neutral;
            let response = widgets::button_ui(ui, &say!("do-play-end"), 92.0, widgets::ButtonWeight::Plain, tone, true);
            if response.clicked() {
                window.request(command);
            }
            response.on_hover_text(say!("tell-bar-back-setting-what-was", key = key));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let title = RichText::new(plain_line(&window.tab.document.display_title()))
                    .font(theme::medium(theme::CONTROL_SIZE))
                    .color(ink);
                let room = ui.available_width();
                ui.allocate_ui_with_layout(vec2(room * 0.4, 20.0), Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(title).truncate());
                });
                let words = say!("tell-bar-nothing-you-enter-here");
                let words = RichText::new(words).font(theme::regular(theme::CONTROL_SIZE)).color(ink);
                ui.add(Label::new(words).truncate());
            });
        });
    });
}

pub(super) fn status_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let font = theme::regular(theme::FACT_SIZE);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 24.0;
        let (sign, _) = ui.allocate_exact_size(vec2(12.0, 16.0), egui::Sense::hover());
        icons::play(ui.painter(), Rect::from_center_size(sign.center(), Vec2::splat(12.0)), false, tokens.accent_text);
        ui.spacing_mut().item_spacing.x = 16.0;
        let accent = theme::semibold(theme::FACT_SIZE);
        ui.label(RichText::new(say!("do-play-show")).font(accent).color(tokens.accent_text));
        let cursor = window.tab.document.selection.cursor.or(window.memory.pointer.hover);
        widgets::fact_ui(ui, cursor.map_or_else(|| say!("view-status-no-cell"), |cell| cell_name(window, cell)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let percent = say!("tell-bar-zoom", number = window.tab.board_view.zoom_percent());
            let words = RichText::new(&percent).font(font.clone()).color(tokens.quiet);
            let zoom = ui.add(Label::new(words).sense(egui::Sense::click()));
            zoom.widget_info(|| WidgetInfo::labeled(Role::Button, true, &percent));
            widgets::words_ring(ui, &zoom);
            if zoom.clicked() {
                window.request(ViewCommand::ZoomFit);
            }
            let time = window.playing().map(|test| playtest::in_words(test.clock.secs())).unwrap_or_default();
            widgets::fact_ui(ui, time);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let (words, ink) = match &window.tab.notice {
                    Some(Notice::Refusal(reason)) => (reason.clone(), tokens.none.ink),
                    Some(Notice::Warning(text)) => (text.clone(), tokens.several.ink),
                    Some(Notice::Info(text)) => (text.clone(), tokens.ink),
                    None => (say!("tell-bar-keys"), tokens.quiet),
                };
                let told = ui.add(Label::new(RichText::new(words).font(font).color(ink)).truncate());
                if window.tab.notice.is_some() {
                    widgets::announce_changes(ui, &told);
                }
            });
        });
    });
}
