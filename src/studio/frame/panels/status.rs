//! The status bar: the cursor, the number of clues, the selection, the last message, and whether the puzzle is saved.

use std::path::Path;

use egui::{Align, Layout, RichText, Role, Ui, WidgetInfo};

use crate::studio::analysis::candidate_words::candidates_of;
use crate::studio::analysis::verdict_panel as verdict;
use crate::studio::command::{Command, ViewCommand};
use crate::studio::document::cell_names::cell_name;
use crate::studio::state::words::shown_name;
use crate::studio::state::{Notice, StudioState};
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

/// The maximum length of a file name.
const MAX_LETTERS: usize = 28;
/// The width below which no message is drawn, as only a fragment of it would fit.
const MIN_MESSAGE: f32 = 64.0;
/// The width kept free for the last message, with the gap before it, when other facts are drawn.
const MIN_NOTICE: f32 = 144.0;

pub(in crate::studio) fn status_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 24.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            fact(ui, &saved_text(window), 0.0);
            ui.scope(|ui| verdict::short_ui(ui, window));
            zoom_ui(ui, window);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                facts_ui(ui, window);
                message_ui(ui, window);
            });
        });
    });
}

/// Returns the name of the file, and whether the puzzle is saved.
fn saved_text(state: &StudioState) -> String {
    let document = &state.tab.document;
    let name = document.path().and_then(Path::file_name).map(|name| shortened(&shown_name(&name.to_string_lossy())));
    match (name, document.is_dirty()) {
        (Some(name), true) => format!("{name} · {}", say!("view-status-file-unsaved")),
        (Some(name), false) => format!("{name} · {}", say!("view-status-file-saved")),
        (None, true) => say!("view-status-unsaved"),
        (None, false) => say!("view-status-new"),
    }
}

/// Draws the cursor and the number of clues, and if there is space the candidates of the cell and the selection.
fn facts_ui(ui: &mut Ui, window: &Window<'_>) {
    let puzzle = window.tab.document.puzzle();
    let selection = &window.tab.document.selection;
    // The cell of the cursor; without one, the cell under the pointer.
    let cell = selection.cursor.or(window.memory.pointer.hover);
    let (givens, cells) = (puzzle.givens().len(), puzzle.board().cells().len());
    fact(ui, &cell.map_or_else(|| say!("view-status-no-cell"), |cell| cell_name(window, cell)), 112.0);
    let given = say!("view-givens", count = givens, number = widgets::grouped(givens as u64));
    fact(ui, &format!("{given} · {}", say!("view-status-open", count = cells - givens)), 124.0);
    let count = selection.cells.len();
    let selected = (count > 0).then(|| say!("view-selected", count = count));
    let kept = if window.tab.notice.is_some() { MIN_NOTICE } else { 0.0 };
    let candidates = cell.and_then(|cell| candidates_of(window, cell));
    for words in candidates.into_iter().chain(selected) {
        let ink = theme::tokens(ui).quiet;
        let galley = ui.painter().layout_no_wrap(words.clone(), theme::regular(theme::FACT_SIZE), ink);
        if galley.size().x + kept <= ui.available_width() {
            fact(ui, &words, 0.0);
        }
    }
}

/// Draws the last message or, if there is none, the description of the tool.
fn message_ui(ui: &mut Ui, window: &Window<'_>) {
    let tokens = theme::tokens(ui);
    if ui.available_width() < MIN_MESSAGE {
        return;
    }
    let (text, ink) = match &window.tab.notice {
        Some(Notice::Refusal(reason)) => (reason.clone(), tokens.none.ink),
        Some(Notice::Warning(text)) => (text.clone(), tokens.several.ink),
        Some(Notice::Info(text)) => (text.clone(), tokens.ink),
        None if window.tab.solving.shows_path() => (say!("view-status-path"), tokens.quiet),
        None => (Command::Tool(window.tab.palette.tool_id()).tooltip(), tokens.quiet),
    };
    let text = RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(ink);
    let told = ui.add(egui::Label::new(text).truncate());
    if window.tab.notice.is_some() {
        widgets::announce_changes(ui, &told);
    }
}

/// Returns a long name with its middle left out, as its end says as much as its start.
fn shortened(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    match letters.len() <= MAX_LETTERS {
        true => name.to_owned(),
        false => {
            let half = MAX_LETTERS / 2;
            let (begin, end) = (&letters[..half], &letters[letters.len() - half..]);
            begin.iter().chain([&'…']).chain(end).collect()
        }
    }
}

/// Draws the zoom level of the board; a click fits the board.
fn zoom_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let text = say!("view-status-zoom", count = window.tab.board_view.zoom_percent());
    let words = RichText::new(&text).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet);
    let response = ui.add(egui::Label::new(words).sense(egui::Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    widgets::words_ring(ui, &response);
    if response.clicked() {
        window.request(ViewCommand::ZoomFit);
    }
    response.on_hover_text(say!("view-status-zoom.hint"));
}

/// Draws a fact with a minimum width, so that the others do not move while its numbers change.
fn fact(ui: &mut Ui, text: &str, least_width: f32) {
    let response = widgets::fact_ui(ui, text);
    let rest = least_width - response.rect.width();
    if rest > 0.0 {
        ui.add_space((rest - ui.spacing().item_spacing.x).max(0.0));
    }
}
