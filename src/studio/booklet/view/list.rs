//! The list of puzzles in the booklet, which can be reordered by dragging.

use egui::{
    Align2, Frame, Key, Margin, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::book::Proof;
use crate::studio::booklet::state::ListLine;
use crate::studio::booklet::view::button::command_button_ui;
use crate::studio::booklet::view::{keys, naming};
use crate::studio::command::{BookletCommand, Command};
use crate::studio::state::words::plain_error;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::context_menu::context_menu_ui;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

pub(super) const ROW_HEIGHT: f32 = 40.0;
const SECTION_HEIGHT: f32 = 28.0;
/// The height of the name field, which is centred in its row.
const NAME_HEIGHT: f32 = 24.0;

/// The dragged line: a puzzle, or the heading of a section.
#[derive(Clone, Copy)]
struct DraggedLine(ListLine);

pub(super) fn list_ui(ui: &mut Ui, window: &mut Window<'_>) {
    naming::begin_requested(window);
    keys::begin(window);
    widgets::list_head_ui(ui, &say!("ask-book-puzzles"));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.add_space(8.0);
        command_button_ui(ui, window, BookletCommand::AddFiles, 112.0, ButtonWeight::Plain);
        command_button_ui(ui, window, BookletCommand::AddOpenPuzzle, 112.0, ButtonWeight::Plain);
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        command_button_ui(ui, window, BookletCommand::Generate, 232.0, ButtonWeight::Plain);
    });
    ui.add_space(8.0);
    let buttons = 48.0;
    let height = (ui.available_height() - buttons).max(80.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if window.booklet.rows().is_empty() {
            Frame::new().inner_margin(Margin { left: 8, right: 8, top: 4, bottom: 0 }).show(ui, |ui| {
                widgets::fact_ui(ui, say!("ask-book-puzzles.none"));
            });
        }
        for row in 0..window.booklet.rows().len() {
            if let Some(section) = window.booklet.rows()[row].item.section.clone() {
                section_ui(ui, window, row, section);
            }
            row_ui(ui, window, row);
        }
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.add_space(8.0);
        command_button_ui(ui, window, BookletCommand::MoveUp, 60.0, ButtonWeight::Plain);
        command_button_ui(ui, window, BookletCommand::MoveDown, 72.0, ButtonWeight::Plain);
        command_button_ui(ui, window, BookletCommand::Remove, 84.0, ButtonWeight::Plain);
    });
}

/// Draws the heading of the section that begins with the row below. It is selected and dragged like a puzzle, and a
/// double click, Enter or the rename key edits it.
fn section_ui(ui: &mut Ui, window: &mut Window<'_>, row: usize, heading: String) {
    let tokens = theme::tokens(ui);
    let line = ListLine::Heading(row);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), SECTION_HEIGHT));
    let response = ui.interact(rect, ui.scope_id().with(("heading", row)), Sense::click_and_drag());
    let heading = if heading.trim().is_empty() { say!("ask-book-section-unnamed") } else { heading };
    let selected = window.booklet.selected_heading() == Some(row);
    response.widget_info(|| WidgetInfo::selected(Role::Heading, true, selected, &heading));
    if naming::is_new(window, row, true) {
        ui.scroll_to_rect(rect, None);
    }
    keys::line_keys(ui, window, &response, line);
    widgets::row_background(ui, rect, selected, response.hovered());
    // Enter applies to the focused widget, or to the selected line if nothing has the focus.
    let focused = ui.memory(|memory| memory.focused());
    let has_keyboard = response.has_focus() || (selected && focused.is_none() && window.state.dialog.is_none());
    let enter = has_keyboard && ui.input(|input| input.key_pressed(Key::Enter));
    if enter || response.double_clicked() {
        window.change(move |state, _| state.booklet.select_line(line));
        naming::begin(window, row, true);
    } else if response.clicked() || (response.secondary_clicked() && !selected) {
        window.change(move |state, _| state.booklet.select_line(line));
        response.request_focus();
    }
    let commands = [BookletCommand::Rename, BookletCommand::MoveUp, BookletCommand::MoveDown].map(Command::from);
    context_menu_ui(&response, window, &[commands.to_vec()], &[]);
    let (at, font) = (pos2(rect.left() + 8.0, rect.bottom() - 12.0), theme::semibold(theme::FACT_SIZE));
    let room = Rect::from_min_max(rect.min + vec2(8.0, 3.0), rect.max - vec2(8.0, 2.0));
    if !naming::field_ui(ui, window, row, true, room) {
        widgets::middle_line(ui, at, rect.width() - 16.0, heading, font, tokens.ink);
    }
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, tokens.hairline));
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    drag_ui(ui, window, &response, line);
}

/// Handles dragging of a line, and dropping on it.
fn drag_ui(ui: &Ui, window: &mut Window<'_>, response: &Response, line: ListLine) {
    response.dnd_set_drag_payload(DraggedLine(line));
    let Some(DraggedLine(over)) = response.dnd_hover_payload::<DraggedLine>().map(|dragged| *dragged) else { return };
    let behind = match (over, line) {
        // The puzzle is dropped below the heading, as the first one of the section.
        (ListLine::Puzzle(_), ListLine::Heading(_)) => true,
        (ListLine::Puzzle(from) | ListLine::Heading(from), ListLine::Puzzle(to) | ListLine::Heading(to)) => from < to,
    };
    let y = if behind { response.rect.bottom() } else { response.rect.top() };
    ui.painter().hline(response.rect.x_range(), y, Stroke::new(3.0, theme::tokens(ui).accent));
    if response.dnd_release_payload::<DraggedLine>().is_some() {
        window.change(move |state, _| state.booklet.drop_line(over, line));
    }
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize) {
    let tokens = theme::tokens(ui);
    let Some(row) = window.booklet.rows().get(index) else { return };
    let number = window.booklet.number_of(index);
    let number = number.map_or_else(|| "–".to_owned(), |number| local_digits(&number.to_string()));
    let title = row.title();
    let (condition, detail) = match (&row.content, row.proof.get()) {
        (Err(error), _) => (RowState::Bad, plain_error(error)),
        (Ok(_), Some(Proof::NoSolution)) => (RowState::Bad, say!("ask-book-wrong")),
        (Ok(_), Some(Proof::SeveralSolutions)) => (RowState::Several, say!("ask-book-several")),
        (Ok(_), Some(Proof::NotProved(stopped))) => (RowState::Several, stopped.to_string()),
        (Ok(entry), proof) => {
            let size = entry.puzzle.board().size();
            let grids = entry.puzzle.board().grids().len();
            let grids = match grids {
                1 => String::new(),
                several => format!(" · {}", say!("ask-book-row-grids", count = several)),
            };
            let label = if entry.label.is_empty() { String::new() } else { format!(" · {}", entry.label) };
            let condition = if proof.is_some() { RowState::Good } else { RowState::Open };
            (condition, format!("{}{grids}{label}", say!("ask-book-row-size", size = size)))
        }
    };
    let selected = window.booklet.selected_rows().contains(&index);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW_HEIGHT));
    let response = ui.interact(rect, ui.scope_id().with(("puzzle", index)), Sense::click_and_drag());
    response
        .widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, format!("{number} {title}, {detail}")));
    if naming::is_new(window, index, false) {
        ui.scroll_to_rect(rect, None);
    }
    keys::line_keys(ui, window, &response, ListLine::Puzzle(index));
    if !ui.is_rect_visible(rect) {
        return;
    }
    widgets::row_background(ui, rect, selected, response.hovered());
    let font = theme::medium(theme::FACT_SIZE);
    let end = pos2(rect.left() + 34.0, rect.top() + 13.0);
    ui.painter().text(end, Align2::RIGHT_CENTER, number, font, tokens.quiet);
    let font = if selected { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let (left, width) = (rect.left() + 44.0, rect.width() - 74.0);
    let room = Rect::from_min_size(pos2(left, rect.center().y - NAME_HEIGHT / 2.0), vec2(width, NAME_HEIGHT));
    if !naming::field_ui(ui, window, index, false, room) {
        widgets::middle_line(ui, pos2(left, rect.top() + 13.0), width, title.to_string(), font, tokens.ink);
        let ink = if condition == RowState::Bad { tokens.none.ink } else { tokens.quiet };
        let font = theme::regular(theme::FACT_SIZE);
        widgets::middle_line(ui, pos2(left, rect.top() + 29.0), width, detail.clone(), font, ink);
    }
    let sign = Rect::from_center_size(pos2(rect.right() - 16.0, rect.center().y), Vec2::splat(16.0));
    condition.draw(ui, sign);
    let modifiers = ui.input(|input| input.modifiers);
    if response.clicked() && (modifiers.command || modifiers.shift) {
        let through = modifiers.shift;
        window.change(move |state, _| state.booklet.toggle_row(index, through));
        response.request_focus();
    } else if response.double_clicked() {
        window.request(BookletCommand::Select(index));
        naming::begin(window, index, false);
    } else if response.clicked() || (response.secondary_clicked() && !selected) {
        window.request(BookletCommand::Select(index));
        response.request_focus();
    }
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    menu_ui(&response, window);
    drag_ui(ui, window, &response, ListLine::Puzzle(index));
    if condition == RowState::Bad {
        response.on_hover_text(detail);
    }
}

/// Draws the context menu for the selected rows and the list.
fn menu_ui(response: &Response, window: &mut Window<'_>) {
    let rows = [BookletCommand::Rename, BookletCommand::MoveUp, BookletCommand::MoveDown, BookletCommand::Remove]
        .map(Command::from);
    let list = [BookletCommand::AddFiles, BookletCommand::AddOpenPuzzle, BookletCommand::Generate].map(Command::from);
    context_menu_ui(response, window, &[rows.to_vec(), list.to_vec()], &[]);
}

/// The state of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowState {
    Open,
    Good,
    Several,
    Bad,
}

impl RowState {
    fn draw(self, ui: &Ui, rect: Rect) {
        let tokens = theme::tokens(ui);
        match self {
            RowState::Open => icons::ring(ui.painter(), rect, tokens.neutral.edge),
            RowState::Good => icons::tick(ui.painter(), rect, tokens.unique.ink, tokens.panel),
            RowState::Several => icons::squares(ui.painter(), rect, tokens.several.ink, tokens.panel),
            RowState::Bad => icons::cross(ui.painter(), rect, tokens.none.ink, tokens.panel),
        }
    }
}
