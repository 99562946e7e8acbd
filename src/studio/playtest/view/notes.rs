//! Notes to the setter: written in a playtest, saved with the puzzle, and shown next to the rules.

use egui::{Align, Label, Layout, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::puzzle::{Edit, Remark};
use crate::studio::document::open_document::Selection;
use crate::studio::playtest::state::in_words;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// Draws the field for a note with the list below, so that a new note moves nothing.
pub(super) fn notes_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    ui.separator();
    head_ui(ui, window);
    let cells = window.tab.document.selection.cells.clone();
    let about = if cells.is_empty() { say!("tell-notes-puzzle") } else { cells.to_string() };
    let written = window.memory.remarks.entry(window.state.tab.id).or_default();
    let mut typed = bidi::lines_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::multiline(written)
        .layouter(&mut typed)
        .id(ui.scope_id().with(("remark", window.state.tab.id)))
        .hint_text(say!("tell-notes-write-note-about", what = about))
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .char_limit(2000);
    ui.add(field).accessible_name(say!("tell-notes-note-setter"));
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = window.memory.remarks.get(&window.tab.id).map_or("", |written| written.trim()).to_owned();
            let ready = !text.is_empty();
            let response =
                widgets::button_ui(ui, &say!("tell-notes-add-note"), 92.0, ButtonWeight::Plain, &tokens.neutral, ready);
            if response.clicked() && ready {
                let after_secs = window.playing().map(|test| test.clock.secs());
                window.edit(Edit::AddRemark(Remark { cells, text, after_secs }));
                window.memory.remarks.remove(&window.state.tab.id);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(say!("tell-notes-kept-with-puzzle"));
                let words = words.font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet);
                ui.add(Label::new(words).truncate());
            });
        });
    });
    list_ui(ui, window);
}

/// Draws the notes for the setter next to the rules, if there are any.
pub(in crate::studio) fn notes_of_puzzle_ui(ui: &mut Ui, window: &mut Window<'_>) {
    if window.tab.document.puzzle().remarks().is_empty() {
        return;
    }
    egui::Frame::new().inner_margin(egui::Margin::symmetric(8, 4)).show(ui, |ui| {
        head_ui(ui, window);
        list_ui(ui, window);
    });
}

/// Draws the heading with the number of notes.
fn head_ui(ui: &mut Ui, window: &Window<'_>) {
    let remarks = window.tab.document.puzzle().remarks();
    ui.horizontal(|ui| {
        widgets::head_ui(ui, &say!("tell-notes-notes-setter"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            widgets::fact_ui(ui, local_digits(&remarks.len().to_string()))
        });
    });
}

fn list_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let remarks = window.state.tab.document.puzzle().remarks();
    for (index, remark) in remarks.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let place = if remark.cells.is_empty() { say!("tell-notes-puzzle") } else { remark.cells.to_string() };
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let delete = widgets::icon_button_ui(
                    ui,
                    &say!("tell-notes-delete-note", number = index + 1),
                    true,
                    icons::close,
                );
                if delete.clicked() {
                    window.edit(Edit::RemoveRemark(index));
                }
                if let Some(secs) = remark.after_secs {
                    widgets::fact_ui(ui, in_words(secs));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let words = RichText::new(&place).font(theme::medium(theme::FACT_SIZE)).color(tokens.accent_text);
                    let link = ui.add(Label::new(words).truncate().sense(egui::Sense::click()));
                    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &place));
                    widgets::words_ring(ui, &link);
                    if link.clicked() {
                        let cursor = remark.cells.iter().next();
                        window.select_cells(Selection { cells: remark.cells.clone(), cursor });
                    }
                });
            });
        });
        let words = RichText::new(&remark.text).font(theme::regular(theme::FACT_SIZE)).color(tokens.ink);
        ui.add(Label::new(words).wrap());
        ui.allocate_space(vec2(0.0, 4.0));
    }
}
