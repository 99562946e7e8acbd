//! The title, author and board of the puzzle, at the top of what is published with it.

use egui::{Align, Frame, Layout, Stroke, TextEdit, TextStyle, Ui, vec2};

use crate::puzzle::{Edit, Stars};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::bidi;
use crate::studio::widgets::fields::choice_ui;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// The minimum width of field names, in points.
const NAME_WIDTH: f32 = 48.0;

/// Draws the fields for the title and the author.
pub(in crate::studio) fn title_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let mut title = window.tab.document.puzzle().title().to_owned();
    let response = words_ui(ui, window, "view-puzzle-title", "view-puzzle-title.none", &mut title);
    if response.changed() {
        window.edit(Edit::SetTitle(title));
    }
    if std::mem::take(&mut window.memory.title_focus_frames) > 0 {
        response.request_focus();
    }
    ui.add_space(4.0);
    let mut author = window.tab.document.puzzle().author().to_owned();
    if words_ui(ui, window, "view-puzzle-author", "view-puzzle-author.none", &mut author).changed() {
        window.edit(Edit::SetAuthor(author));
    }
}

/// Draws the size of the board, and how many clues and rules there are.
pub(in crate::studio) fn board_ui(ui: &mut Ui, window: &Window<'_>) {
    let puzzle = window.tab.document.puzzle();
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let board = match grids {
        1 => say!("view-puzzle-board", size = size),
        grids => say!("view-puzzle-grids", count = grids, size = size),
    };
    let (givens, rules) = (puzzle.givens().len(), puzzle.rules().len());
    let givens = say!("view-givens", count = givens, number = widgets::grouped(givens as u64));
    let rules = say!("view-rule-count", count = rules, number = widgets::grouped(rules as u64));
    widgets::fact_ui(ui, format!("{board} · {givens} · {rules}"));
}

/// Draws the choice of the difficulty label on sheets.
pub(in crate::studio) fn printed_stars_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let before = window.tab.document.puzzle().stars();
    let mut chosen = before;
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(say!("view-path-printed"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let named = (1..=5).filter_map(Stars::new).map(|stars| {
                let words = format!("{}: {}", local_digits(&stars.count().to_string()), stars.message());
                (Some(stars), words, None)
            });
            let nothing = (None, say!("view-path-printed.nothing"), Some(say!("view-path-printed.hint")));
            let (id, name) = ("view-path-printed", say!("view-path-printed"));
            choice_ui(ui, id, &name, &mut chosen, std::iter::once(nothing).chain(named));
        });
    });
    if chosen != before {
        window.edit(Edit::SetStars(chosen));
        if let Some(board) = window.memory.id {
            ui.memory_mut(|memory| memory.request_focus(board));
        }
    }
}

/// The translation keys of the field names.
const NAMES: [&str; 2] = ["view-puzzle-title", "view-puzzle-author"];

/// Draws a text field with its name; `key` and `hint` are translation keys.
fn words_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    key: &'static str,
    hint: &'static str,
    words: &mut String,
) -> egui::Response {
    let (tokens, name) = (theme::tokens(ui), say!(key));
    let font = TextStyle::Body.resolve(ui.style());
    let width = |key: &'static str| ui.painter().layout_no_wrap(say!(key), font.clone(), tokens.ink).size().x.ceil();
    let name_width = NAMES.map(width).into_iter().fold(NAME_WIDTH, f32::max);
    ui.horizontal(|ui| {
        let left = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(vec2(name_width, 32.0), left, |ui| {
            ui.set_min_width(name_width);
            ui.label(&name)
        });
        let label = label.inner;
        let edge = Stroke::new(1.0, tokens.hairline);
        let frame = Frame::new().fill(theme::paper(tokens)).stroke(edge).corner_radius(theme::CONTROL_CORNER);
        let mut typed = bidi::line_layouter(theme::regular(theme::CONTROL_SIZE));
        let field = TextEdit::singleline(words)
            .layouter(&mut typed)
            // Each puzzle has its own field, so that undo in the field does not cross puzzles.
            .id(ui.scope_id().with((key, window.tab.id)))
            .frame(frame.inner_margin(theme::FIELD_MARGIN))
            .font(theme::regular(theme::CONTROL_SIZE))
            .hint_text(say!(hint))
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

/// Ends typing when a field loses the focus, so that the typed text is one undo step. After Enter or Escape, the focus
/// returns to the board.
pub(super) fn leave(ui: &Ui, window: &mut Window<'_>, response: &egui::Response) {
    if response.lost_focus() {
        window.change(|state, _| state.finish_entry());
        let done = ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Escape));
        if let Some(board) = window.memory.id
            && done
        {
            ui.memory_mut(|memory| memory.request_focus(board));
        }
    }
}
