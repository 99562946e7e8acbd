//! The settings of a section, shown while its heading or its first puzzle is selected.

use egui::Ui;

use crate::formats::BookItem;
use crate::studio::booklet::attachments::Attachment;
use crate::studio::booklet::view::settings::appearance::picture_ui;
use crate::studio::booklet::view::settings::{field_ui, head_ui};
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::counted;

/// Draws the section of the selected heading: the heading, its picture, and the number of puzzles.
pub(super) fn section_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let heading = window.booklet.selected_heading();
    let Some((row, item)) = heading.and_then(|row| Some((row, window.booklet.rows().get(row)?.item.clone()))) else {
        return;
    };
    head_ui(ui, "ask-book-section");
    let mut edited = item.clone();
    fields_ui(ui, window, row, &mut edited);
    let behind = window.booklet.rows().iter().skip(row + 1).take_while(|of| of.item.section.is_none());
    let count = 1 + behind.count();
    widgets::fact_ui(ui, counted("ask-puzzles", count));
    if edited != item {
        window.change(move |state, _| state.booklet.edit_row(row, edited));
    }
}

/// Draws the heading and picture of the section that begins with a row, if one does.
pub(super) fn fields_ui(ui: &mut Ui, window: &mut Window<'_>, row: usize, item: &mut BookItem) {
    if let Some(heading) = &mut item.section {
        field_ui(ui, "ask-book-heading", heading);
        picture_ui(ui, window, "ask-book-section-picture", Attachment::Section(row), &mut item.section_picture);
    }
}
