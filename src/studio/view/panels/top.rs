//! The top bar: menus, the puzzle's title and author, undo and redo.

use egui::{
    Align, Align2, Frame, Layout, Margin, Rect, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::menus;
use crate::puzzle::Edit;
use crate::studio::command::request::Request;
use crate::studio::command::{Command, EditCommand, PlayCommand, ViewCommand};
use crate::studio::view::window::Window;
use crate::studio::view::{icons, theme, widgets};

/// From this width on there is room for the way to the command palette, and how wide that is.
const WIDE: f32 = 1200.0;
const FIND_WIDTH: f32 = 176.0;

pub(super) fn top_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (logo, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Gridwright"));
        icons::logo(ui, logo);
        ui.add_space(4.0);
        menus::menus_ui(ui, window);
        ui.add_space(12.0);
        let wide = ui.ctx().content_rect().width() >= WIDE;
        let find = if wide { FIND_WIDTH + 8.0 } else { 0.0 };
        let room = ui.available_width() - 3.0 * 28.0 - 28.0 - find;
        let title_width = (room * 0.55).clamp(120.0, 420.0);
        title_ui(ui, window, title_width);
        ui.add_space(8.0);
        author_ui(ui, window, (room - title_width - 16.0).clamp(60.0, 260.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if wide {
                find_ui(ui, window);
                ui.add_space(4.0);
            }
            play_ui(ui, window);
            widgets::step_button_ui(ui, window, EditCommand::Redo.into(), false);
            widgets::step_button_ui(ui, window, EditCommand::Undo.into(), true);
        });
    });
}

/// The way into a play-test.
fn play_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let command = Command::from(PlayCommand::Show);
    let refusal = command.refusal(window);
    let response = widgets::icon_button_ui(ui, "Play-test", refusal.is_none(), |painter, rect, ink| {
        icons::play(painter, rect, false, ink);
    });
    if response.clicked() {
        window.ask(command);
    }
    let key = command.shortcut().map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    response.on_hover_text(refusal.unwrap_or_else(|| format!("{}  ({key})", command.tooltip())));
}

/// The same on the start page, which has neither title nor steps.
pub(in crate::studio::view) fn start_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (logo, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Gridwright"));
        icons::logo(ui, logo);
        ui.add_space(4.0);
        menus::menus_ui(ui, window);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| find_ui(ui, window));
    });
}

/// The way to everything by its letters.
fn find_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let command = Command::from(ViewCommand::Find);
    let (rect, response) = ui.allocate_exact_size(vec2(FIND_WIDTH, 32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, "Find a command"));
    let edge = Stroke::new(1.0, tokens.hairline);
    let fill = if response.hovered() { tokens.hovered } else { tokens.field };
    ui.painter().rect(rect, theme::CONTROL_CORNER, fill, edge, egui::StrokeKind::Inside);
    let font = theme::regular(theme::FACT_SIZE);
    let at = pos2(rect.left() + 12.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, "Find a command", font.clone(), tokens.quiet);
    let key = command.shortcut().map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    ui.painter().text(pos2(rect.right() - 10.0, at.y), Align2::RIGHT_CENTER, key, font, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.ask(command);
    }
    response.on_hover_text(command.tooltip().as_ref());
}

fn title_ui(ui: &mut Ui, window: &mut Window<'_>, width: f32) {
    let tokens = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 32.0), Sense::hover());
    let paper = theme::paper(tokens);
    let edge = Stroke::new(1.0, tokens.hairline);
    ui.painter().rect(rect, theme::CONTROL_CORNER, paper, edge, egui::StrokeKind::Inside);
    let mut title = window.document.puzzle().title().to_owned();
    let inner = Rect::from_min_max(rect.min + vec2(12.0, 0.0), rect.max - vec2(30.0, 0.0));
    let field =
        words_field(ui, "title", &mut title).font(theme::medium(theme::CONTROL_SIZE)).hint_text("Untitled puzzle");
    let response = ui.place(inner, field).accessible_name("Title");
    if response.changed() {
        window.ask(Request::Edit(Edit::SetTitle(title)));
    }
    leave(ui, window, &response);
    if response.has_focus() {
        let accent = Stroke::new(1.5, tokens.accent);
        ui.painter().rect_stroke(rect, theme::CONTROL_CORNER, accent, egui::StrokeKind::Inside);
    }
    if window.document.is_dirty() {
        let dot = ui.interact(
            Rect::from_center_size(pos2(rect.right() - 16.0, rect.center().y), Vec2::splat(16.0)),
            ui.scope_id().with("dirty"),
            Sense::hover(),
        );
        ui.painter().circle_filled(dot.rect.center(), 4.0, tokens.accent);
        dot.on_hover_text("There are changes that are not saved");
    }
}

fn author_ui(ui: &mut Ui, window: &mut Window<'_>, width: f32) {
    let tokens = theme::tokens(ui);
    let mut author = window.document.puzzle().author().to_owned();
    let rect = ui.allocate_exact_size(vec2(width, 32.0), Sense::hover()).0;
    let field = words_field(ui, "author", &mut author).text_color(tokens.quiet).hint_text("Author");
    let response = ui.place(rect, field).accessible_name("Author");
    if response.changed() {
        window.ask(Request::Edit(Edit::SetAuthor(author)));
    }
    leave(ui, window, &response);
    if response.has_focus() {
        let line = rect.bottom() - 5.0;
        ui.painter().hline(rect.x_range(), line, Stroke::new(1.5, tokens.accent));
    }
}

/// A field for a line of words, without a frame of its own.
fn words_field<'a>(ui: &Ui, name: &str, words: &'a mut String) -> TextEdit<'a> {
    TextEdit::singleline(words)
        .id(ui.scope_id().with(name))
        .frame(Frame::NONE)
        .margin(Margin::ZERO)
        .desired_width(f32::INFINITY)
        .align(Align2::LEFT_CENTER)
        .char_limit(200)
}

/// When a text is done, its typing is one step, and the keys belong to the board again.
fn leave(ui: &Ui, window: &mut Window<'_>, response: &egui::Response) {
    if response.lost_focus() {
        window.ask(Request::EndTyping);
        let done = ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Escape));
        if let Some(board) = window.memory.id
            && done
        {
            ui.memory_mut(|memory| memory.request_focus(board));
        }
    }
}
