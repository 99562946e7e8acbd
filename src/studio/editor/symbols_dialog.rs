//! The dialog for the symbols of digits: the predefined lists, and a custom list.

use egui::{
    Align2, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::board::{Board, Digit};
use crate::puzzle::{Edit, Symbols};
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui};
use crate::words::say;

const WIDTH: f32 = 520.0;
const ROW_HEIGHT: f32 = 38.0;
/// The left edge of the samples.
const SAMPLE_LEFT: f32 = 180.0;
/// The width of each symbol in a sample.
const SAMPLE_STEP: f32 = 34.0;
/// The maximum number of symbols in a sample.
const MAX_SHOWN: u8 = 9;

pub(in crate::studio) fn symbols_ui(ui: &mut Ui, window: &mut Window<'_>, own: &str) {
    let board = window.tab.document.puzzle().board().clone();
    let current = window.tab.document.puzzle().symbols().clone();
    ui.set_width(WIDTH.min(ui.available_width()));
    head_ui(ui, &say!("ask-symbols"));
    widgets::fact_ui(ui, say!("ask-symbols.why"));
    ui.add_space(8.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    for symbols in Symbols::ALL {
        let chosen = symbols == current;
        let row = row_ui(ui, &symbols, &board, chosen);
        if chosen {
            focus_if_opened(window, &row);
        }
        if row.clicked() {
            window.edit(Edit::SetSymbols(symbols));
        }
    }
    ui.add_space(8.0);
    own_ui(ui, window, own, &board);
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        if widgets::button_ui(ui, &say!("ask-close"), 96.0, ButtonWeight::Primary, &theme::tokens(ui).neutral, true)
            .clicked()
        {
            window.close_dialog();
        }
    });
}

fn row_ui(ui: &mut Ui, symbols: &Symbols, board: &Board, chosen: bool) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, symbols.name().to_string()));
    widgets::row_background(ui, rect, chosen, response.hovered());
    let font = if chosen { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let left = pos2(rect.left() + 12.0, rect.center().y);
    ui.painter().text(left, Align2::LEFT_CENTER, symbols.name().to_string(), font, tokens.ink);
    sample(ui, rect, symbols, board);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}

/// Draws the first symbols and the last, each in its own place, as right-to-left scripts mix badly in a line.
fn sample(ui: &Ui, row: Rect, symbols: &Symbols, board: &Board) {
    let size = board.size();
    let tokens = theme::tokens(ui);
    let shown = size.min(MAX_SHOWN);
    for slot in 0..shown {
        let last = slot + 1 == shown;
        let value = if last { size } else { slot + 1 };
        let skipped = shown < size && slot + 2 == shown;
        let text = if skipped {
            "…".to_owned()
        } else {
            Digit::new(value).map(|digit| symbols.write(board.numbering(), digit)).unwrap_or_default()
        };
        let at = pos2(row.left() + SAMPLE_LEFT + SAMPLE_STEP * (f32::from(slot) + 0.5), row.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, text, theme::medium(16.0), tokens.ink);
    }
}

/// Draws the custom list: a field, its error, and a button.
fn own_ui(ui: &mut Ui, window: &mut Window<'_>, own: &str, board: &Board) {
    let tokens = theme::tokens(ui);
    widgets::head_ui(ui, &say!("ask-symbols.head"));
    ui.add_space(4.0);
    let mut text = own.to_owned();
    let mut entered = false;
    let wanted = |text: &str| Symbols::Own(text.split_whitespace().map(str::to_owned).collect());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let mut typed = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
        let field = TextEdit::singleline(&mut text)
            .layouter(&mut typed)
            .desired_width(ui.available_width() - 82.0)
            .margin(theme::FIELD_MARGIN);
        let response = ui.add(field).accessible_name(say!("ask-symbols-own"));
        entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if response.changed() {
            window.show_dialog(Dialog::Symbols { own: text.clone() });
        }
        let fits = wanted(&text).check_fit(board).is_ok();
        let pressed =
            widgets::button_ui(ui, &say!("ask-symbols.use"), 72.0, ButtonWeight::Plain, &tokens.neutral, fits)
                .clicked();
        if fits && (pressed || entered) {
            window.edit(Edit::SetSymbols(wanted(&text)));
        }
    });
    ui.add_space(4.0);
    match wanted(&text).check_fit(board) {
        Err(error) => {
            ui.colored_label(tokens.none.ink, error.to_string());
        }
        Ok(()) if *window.tab.document.puzzle().symbols() == wanted(&text) => {
            widgets::fact_ui(ui, say!("ask-symbols.done"));
        }
        Ok(()) => {
            widgets::fact_ui(ui, say!("ask-symbols.wanted", count = board.size()));
        }
    }
    let edge = Stroke::new(1.0, tokens.hairline);
    if matches!(window.tab.document.puzzle().symbols(), Symbols::Own(_)) {
        // With a custom list, no predefined one is selected, but this sample is.
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::hover());
        ui.painter().rect(rect, theme::CONTROL_CORNER, tokens.selected, edge, StrokeKind::Inside);
        let left = pos2(rect.left() + 12.0, rect.center().y);
        let font = theme::medium(theme::CONTROL_SIZE);
        ui.painter().text(left, Align2::LEFT_CENTER, say!("ask-symbols-own"), font, tokens.ink);
        sample(ui, rect, window.tab.document.puzzle().symbols(), board);
    }
}
