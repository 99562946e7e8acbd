//! The puzzle itself, where no rule is selected: its title, its author, its board.

use egui::{Align, Frame, Layout, Margin, Stroke, TextEdit, Ui, vec2};

use crate::puzzle::Edit;
use crate::studio::command::request::Request;
use crate::studio::view::theme;
use crate::studio::view::widgets;
use crate::studio::view::window::Window;

/// The room of the names of fields, in points.
const NAME_WIDTH: f32 = 48.0;

pub(super) fn puzzle_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.separator();
    ui.add_space(8.0);
    widgets::head_ui(ui, "Puzzle");
    ui.add_space(2.0);
    let mut title = window.tab.document.puzzle().title().to_owned();
    let response = words_ui(ui, window, "Title", "Untitled puzzle", &mut title);
    if response.changed() {
        window.ask(Request::Edit(Edit::SetTitle(title)));
    }
    if std::mem::take(&mut window.memory.renames) > 0 {
        response.request_focus();
    }
    ui.add_space(4.0);
    let mut author = window.tab.document.puzzle().author().to_owned();
    if words_ui(ui, window, "Author", "Nobody yet", &mut author).changed() {
        window.ask(Request::Edit(Edit::SetAuthor(author)));
    }
    ui.add_space(8.0);
    let puzzle = window.tab.document.puzzle();
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let board = match grids {
        1 => format!("{size} × {size}"),
        grids => format!("{grids} grids of {size} × {size}"),
    };
    let givens = widgets::counted(puzzle.givens().len() as u64, "given", "givens");
    let rules = widgets::counted(puzzle.rules().len() as u64, "rule", "rules");
    widgets::fact_ui(ui, format!("{board} · {givens} · {rules}"));
    widgets::fact_ui(
        ui,
        match puzzle.rules().is_empty() {
            true => "No rules yet: pick a tool at the left.",
            false => "Select a rule in the list to change its settings.",
        },
    );
}

/// A line of words with its name.
fn words_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, hint: &str, words: &mut String) -> egui::Response {
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        let left = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(vec2(NAME_WIDTH, 32.0), left, |ui| {
            ui.set_min_width(NAME_WIDTH);
            ui.label(name)
        });
        let label = label.inner;
        let edge = Stroke::new(1.0, tokens.hairline);
        let frame = Frame::new().fill(theme::paper(tokens)).stroke(edge).corner_radius(theme::CONTROL_CORNER);
        let field = TextEdit::singleline(words)
            // What was typed in one puzzle is not taken back in another.
            .id(ui.scope_id().with((name, window.tab.id)))
            .frame(frame.inner_margin(Margin::symmetric(8, 7)))
            .font(theme::regular(theme::CONTROL_SIZE))
            .hint_text(hint)
            .desired_width(ui.available_width())
            .char_limit(200);
        let response = ui.add(field).labelled_by(label.id).accessible_name(name);
        leave(ui, window, &response);
        if response.has_focus() {
            let accent = Stroke::new(1.5, tokens.accent);
            ui.painter().rect_stroke(response.rect, theme::CONTROL_CORNER, accent, egui::StrokeKind::Inside);
        }
        response
    })
    .inner
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
