//! The field in the list that edits the title of a puzzle in this booklet, or the heading of a section.

use egui::{EventFilter, Key, Rect, Role, TextEdit, TextStyle, Ui, UiBuilder, WidgetInfo};

use crate::puzzle::MAX_LETTERS_IN_A_LINE;
use crate::studio::booklet::state::ListLine;
use crate::studio::widgets::bidi;
use crate::studio::window::Window;
use crate::studio::window::memory::RowRename;
use crate::words::say;

/// Opens the field for the selected puzzle or heading, if requested.
pub(super) fn begin_requested(window: &mut Window<'_>) {
    let seen = std::mem::replace(&mut window.memory.row_renames_handled, window.state.booklet.rename_requests);
    if window.booklet.rename_requests > seen {
        match (window.booklet.selected, window.booklet.selected_heading()) {
            (Some(row), _) => begin(window, row, false),
            (None, Some(row)) => begin(window, row, true),
            (None, None) => {}
        }
    }
}

/// Opens the field for a row, or for the section that begins with it.
pub(super) fn begin(window: &mut Window<'_>, row: usize, section: bool) {
    let Some(of) = window.booklet.rows().get(row) else { return };
    let typed = if section { of.item.section.clone().unwrap_or_default() } else { of.title() };
    let order = window.booklet.draft().order;
    window.memory.row_name = Some(RowRename { row, section, order, typed, begun: false });
}

/// Returns whether the field for a row or its section is about to be drawn for the first time.
pub(super) fn is_new(window: &Window<'_>, row: usize, section: bool) -> bool {
    let naming = window.memory.row_name.as_ref();
    naming.is_some_and(|naming| (naming.row, naming.section) == (row, section) && !naming.begun)
}

/// Draws the field in place of the name while the name is edited. Returns whether the name is being edited.
pub(super) fn field_ui(ui: &mut Ui, window: &mut Window<'_>, row: usize, section: bool, room: Rect) -> bool {
    // If the rows have been reordered, the field no longer belongs to this row.
    let order = window.state.booklet.draft().order;
    let of = |naming: &mut RowRename| (naming.row, naming.section, naming.order) == (row, section, order);
    let Some(mut naming) = window.memory.row_name.take_if(of) else { return false };
    let mut line = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut naming.typed).layouter(&mut line).char_limit(MAX_LETTERS_IN_A_LINE);
    // Escape leaves the field, not the booklet.
    let keys = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
    let field = field.event_filter(keys);
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    let response = child.add(field.desired_width(room.width()).id_salt(("row name", row, section)));
    let words = if section { say!("ask-book-heading") } else { say!("ask-book-title-here") };
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &words));
    if !naming.begun {
        response.request_focus();
        naming.begun = true;
        window.memory.row_name = Some(naming);
    } else if ui.input(|input| input.key_pressed(Key::Escape)) {
        response.surrender_focus();
        return_focus(window, row, section);
    } else if response.lost_focus() {
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            return_focus(window, row, section);
        }
        rename(window, &naming);
    } else if response.has_focus() {
        window.memory.row_name = Some(naming);
    }
    true
}

/// Returns the focus to the line whose field was left by a key.
fn return_focus(window: &mut Window<'_>, row: usize, section: bool) {
    window.memory.book_list.next = Some(if section { ListLine::Heading(row) } else { ListLine::Puzzle(row) });
}

/// Renames the row or section as typed. An empty title restores that of the puzzle.
fn rename(window: &mut Window<'_>, naming: &RowRename) {
    let Some(row) = window.booklet.rows().get(naming.row) else { return };
    let mut item = row.item.clone();
    match naming.section {
        true => item.section = Some(naming.typed.clone()),
        false => {
            let typed = naming.typed.trim();
            item.title = Some(typed.to_owned()).filter(|title| !title.is_empty() && *title != row.own_title());
        }
    }
    if item != row.item {
        // Each name is a separate undo step, even if the previous one was typed in the same field.
        window.change_unseen(|state, _| state.booklet.history.end_typing());
        let row = naming.row;
        window.change(move |state, _| state.booklet.edit_row(row, item));
        window.change_unseen(|state, _| state.booklet.history.end_typing());
    }
}
