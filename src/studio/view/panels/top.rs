//! The top bar: menus, the puzzle's title and author, undo and redo.

use egui::{
    Align, Align2, Frame, Layout, Margin, Rect, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::menus;
use crate::puzzle::Edit;
use crate::studio::command::EditCommand;
use crate::studio::command::request::Request;
use crate::studio::view::window::Window;
use crate::studio::view::{icons, theme, widgets};

pub(super) fn top_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (logo, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Gridwright"));
        icons::logo(ui, logo);
        ui.add_space(4.0);
        menus::menus_ui(ui, window);
        ui.add_space(12.0);
        let room = ui.available_width() - 2.0 * 28.0 - 24.0;
        let title_width = (room * 0.55).clamp(120.0, 420.0);
        title_ui(ui, window, title_width);
        ui.add_space(8.0);
        author_ui(ui, window, (room - title_width - 16.0).clamp(60.0, 260.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            widgets::step_button_ui(ui, window, EditCommand::Redo.into(), false);
            widgets::step_button_ui(ui, window, EditCommand::Undo.into(), true);
        });
    });
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
