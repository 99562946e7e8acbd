//! Keyboard navigation in the booklet list, as in the rule list: arrows move through the lines, both puzzles and
//! headings, Home and End go to the ends, and the page keys move by a visible page. With Shift, they extend the
//! selection.

use egui::{EventFilter, Key, Modifiers, Response, Ui};

use crate::studio::booklet::state::ListLine;
use crate::studio::command::BookletCommand;
use crate::studio::window::Window;

/// Prepares the list for drawing: if the selected line has changed, the keyboard focus follows.
pub(super) fn begin(window: &mut Window<'_>) {
    let selected = window.state.booklet.selected_line();
    let order = window.state.booklet.draft().order;
    let types = window.memory.row_name.as_ref().is_some_and(|naming| naming.order == order);
    let list = &mut window.memory.book_list;
    if list.has_keyboard && list.next.is_none() && selected != list.selected && !types {
        list.next = selected;
    }
    (list.selected, list.has_keyboard) = (selected, false);
}

/// Focuses a line if requested, and handles keys while it has the focus.
pub(super) fn line_keys(ui: &Ui, window: &mut Window<'_>, response: &Response, line: ListLine) {
    if window.memory.book_list.next == Some(line) {
        window.memory.book_list.next = None;
        response.request_focus();
        ui.scroll_to_rect(response.rect, None);
    } else if response.gained_focus() {
        ui.scroll_to_rect(response.rect, None);
    }
    if !response.has_focus() || window.state.dialog.is_some() {
        return;
    }
    window.memory.book_list.has_keyboard = true;
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let lines = window.booklet.lines();
    let Some(at) = lines.iter().position(|other| *other == line) else { return };
    let seen = (ui.clip_rect().height() / super::list::ROW_HEIGHT) as usize;
    for key in [Key::ArrowUp, Key::ArrowDown, Key::Home, Key::End, Key::PageUp, Key::PageDown] {
        let pressed = |modifiers: Modifiers| ui.input_mut(|input| input.consume_key(modifiers, key));
        let to = lines[target_line(key, at, lines.len(), seen)];
        if pressed(Modifiers::SHIFT) {
            extend_selection(window, line, to, matches!(key, Key::ArrowUp | Key::Home | Key::PageUp));
        } else if pressed(Modifiers::NONE) {
            window.change(move |state, _| state.booklet.select_line(to));
            window.memory.book_list.next = Some(to);
        }
    }
}

/// Returns the index a key moves to from line `at` of `count` lines, of which `seen` are visible.
fn target_line(key: Key, at: usize, count: usize, seen: usize) -> usize {
    let (last, page) = (count.saturating_sub(1), seen.saturating_sub(1).max(1));
    match key {
        Key::ArrowUp => at.saturating_sub(1),
        Key::ArrowDown => (at + 1).min(last),
        Key::PageUp => at.saturating_sub(page),
        Key::PageDown => (at + page).min(last),
        Key::Home => 0,
        _ => last,
    }
}

/// Extends the selection up to another line. If that line is a heading, the selection extends to the puzzle beyond the
/// heading.
fn extend_selection(window: &mut Window<'_>, from: ListLine, to: ListLine, up: bool) {
    let row = match to {
        ListLine::Heading(row) if up => row.saturating_sub(1),
        ListLine::Heading(row) | ListLine::Puzzle(row) => row,
    };
    if let ListLine::Puzzle(first) = from
        && window.booklet.selected.is_none()
    {
        window.request(BookletCommand::Select(first));
        // Navigation continues from there.
        window.memory.book_list.selected = Some(from);
    }
    window.change(move |state, _| state.booklet.extend_selection_to(row));
    window.memory.book_list.next = Some(ListLine::Puzzle(row));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_through_the_list_and_not_beyond_it() {
        for (key, at, to) in [
            (Key::ArrowUp, 0, 0),
            (Key::ArrowUp, 5, 4),
            (Key::ArrowDown, 5, 6),
            (Key::ArrowDown, 9, 9),
            (Key::PageUp, 5, 2),
            (Key::PageUp, 1, 0),
            (Key::PageDown, 5, 8),
            (Key::PageDown, 8, 9),
            (Key::Home, 5, 0),
            (Key::End, 5, 9),
        ] {
            assert_eq!(target_line(key, at, 10, 4), to, "{key:?} from {at}");
        }
        assert_eq!(target_line(Key::PageDown, 0, 10, 0), 1, "a step at least");
        assert_eq!(target_line(Key::End, 0, 1, 4), 0);
    }
}
