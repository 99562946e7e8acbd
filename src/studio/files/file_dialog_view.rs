//! The view of the studio's own file dialog: a folder, its entries, and a field for a name or a path.

use std::path::PathBuf;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Key, Layout, Modifiers, Rect, Response, Role, ScrollArea, Sense, TextBuffer, TextEdit, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::studio::files::file_dialog::{FileDialog, FolderEntry, PathObjection};
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::{shown_name, shown_path};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::{bidi, icons};
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{counted, focus_if_opened, head_ui, remaining_height};
use crate::words::say;

const WIDTH: f32 = 560.0;
const ROW: f32 = 28.0;
const MIN_HEIGHT: f32 = 84.0;
const MAX_HEIGHT: f32 = 308.0;
/// The height of everything above and below the list.
const AROUND: f32 = 212.0;
const ICON_SIDE: f32 = 16.0;
/// The number of rows that Page Up and Page Down move by.
const PAGE: usize = 8;

pub(in crate::studio) fn browse_ui(ui: &mut Ui, window: &mut Window<'_>, dialog: &FileDialog) {
    ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 96.0));
    let mut next = dialog.clone();
    let (shown, mut folder) = (dialog.shown(), None);
    let moved = keys(ui, &mut next, &shown, &mut folder);

    head_ui(ui, &say!(dialog.purpose.title));
    ui.add_space(4.0);
    folder_ui(ui, window, &mut next, &mut folder);
    ui.add_space(8.0);
    let height = remaining_height(ui, AROUND).clamp(MIN_HEIGHT, MAX_HEIGHT);
    let mut opened = false;
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_size(ui.available_size());
        match &next.entries {
            Err(why) => _ = widgets::fact_ui(ui, why.clone()),
            Ok(_) if shown.is_empty() => _ = widgets::fact_ui(ui, say!("ask-browse-nothing")),
            Ok(_) => opened = list_ui(ui, &mut next, &shown, moved),
        }
    });
    ui.add_space(8.0);
    let lent = next.typed != dialog.typed;
    let entered = field_ui(ui, window, &mut next, lent);
    ui.add_space(4.0);
    notice_ui(ui, &next);
    ui.add_space(8.0);
    let verb = match next.objection {
        Some(PathObjection::Exists(_)) => "ask-replace",
        Some(PathObjection::Missing(_)) | None => dialog.purpose.verb,
    };
    let (mut confirmed, mut cancelled) = (entered || opened, false);
    ui.horizontal(|ui| {
        let neutral = &theme::tokens(ui).neutral;
        ui.scope(|ui| {
            let name = say!("ask-browse-all");
            ui.set_width(widgets::switch_width(ui, &name));
            next.shows_all_types ^= widgets::switch_ui(ui, &name, next.shows_all_types).clicked();
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let usable = !next.choice(&shown).is_empty() && !matches!(next.objection, Some(PathObjection::Missing(_)));
            confirmed |= widgets::button_ui(ui, &say!(verb), 96.0, ButtonWeight::Primary, neutral, usable).clicked();
            cancelled = widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked();
        });
    });
    if cancelled {
        return window.close_dialog();
    }
    let is_same_choice =
        (&next.typed, next.cursor_row, &next.chosen) == (&dialog.typed, dialog.cursor_row, &dialog.chosen);
    if !is_same_choice {
        next.objection = None;
    }
    if next != *dialog {
        window.show_dialog(Dialog::Browse(Box::new(next.clone())));
    }
    let paths = next.choice(&next.shown());
    let next = Box::new(next);
    match folder {
        Some(folder) => window.change(move |state, ctx| state.show_folder(next, folder, ctx)),
        None if confirmed && !paths.is_empty() => {
            window.change(move |state, ctx| state.confirm_choice(next, paths, ctx));
        }
        None => {}
    }
}

/// Handles keys while the field has the focus. Returns whether the selected row changed.
fn keys(ui: &Ui, next: &mut FileDialog, shown: &[FolderEntry], folder: &mut Option<PathBuf>) -> bool {
    if next.new_folder.is_some() {
        return false;
    }
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::ALT, Key::ArrowUp) || (next.typed.is_empty() && pressed(Modifiers::NONE, Key::Backspace)) {
        *folder = next.folder.parent().map(ToOwned::to_owned);
    }
    let Some(last) = shown.len().checked_sub(1) else { return false };
    let at = next.row(shown);
    let to = [
        (Key::ArrowDown, at.map_or(0, |at| (at + 1).min(last))),
        (Key::ArrowUp, at.map_or(last, |at| at.saturating_sub(1))),
        (Key::PageDown, at.map_or(0, |at| (at + PAGE).min(last))),
        (Key::PageUp, at.map_or(0, |at| at.saturating_sub(PAGE))),
    ];
    let to = to.into_iter().find(|(key, _)| pressed(Modifiers::NONE, *key));
    if let Some((_, row)) = to {
        choose(next, shown, row);
    }
    to.is_some()
}

/// Selects one row. When saving, the name of an existing file is copied into the field.
fn choose(next: &mut FileDialog, shown: &[FolderEntry], row: usize) {
    next.cursor_row = Some(row);
    next.chosen.clear();
    if let Some(entry) = shown.get(row).filter(|entry| next.writes() && !entry.is_folder) {
        (next.typed, next.proposed) = (entry.name(), true);
    }
}

/// Draws the path of the folder, the button to its parent, and the button or the field for a new folder.
fn folder_ui(ui: &mut Ui, window: &mut Window<'_>, next: &mut FileDialog, folder: &mut Option<PathBuf>) {
    let (neutral, ink) = (&theme::tokens(ui).neutral, theme::tokens(ui).ink);
    ui.horizontal(|ui| {
        ui.set_height(32.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        let parent = next.folder.parent();
        let up = widgets::icon_button_ui(ui, &say!("ask-browse-up"), parent.is_some(), |painter, rect, _| {
            icons::up(painter, rect, if parent.is_some() { ink } else { ink.gamma_multiply(0.3) });
        });
        if up.clicked() {
            *folder = parent.map(ToOwned::to_owned);
        }
        up.on_hover_text(format!("{}  (Alt+↑)", say!("ask-browse-up")));
        if let Some(mut name) = next.new_folder.clone() {
            return new_folder_ui(ui, window, next, &mut name);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = say!("ask-browse-new-folder");
            if next.writes() && widgets::button_ui(ui, &words, 120.0, ButtonWeight::Plain, neutral, true).clicked() {
                next.new_folder = Some(String::new());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(shown_path(&next.folder)).truncate());
            });
        });
    });
}

fn new_folder_ui(ui: &mut Ui, window: &mut Window<'_>, next: &mut FileDialog, name: &mut String) {
    let neutral = &theme::tokens(ui).neutral;
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(name)
        .layouter(&mut typed)
        .hint_text(say!("ask-browse-new-folder.name"))
        .desired_width((ui.available_width() - 224.0).max(80.0));
    let response = ui.add(field).accessible_name(say!("ask-browse-new-folder.name"));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !response.has_focus() && !entered && name.is_empty() {
        response.request_focus();
    }
    next.new_folder = Some(name.clone());
    let usable = !name.trim().is_empty();
    let words = say!("ask-browse-new-folder.make");
    let made = widgets::button_ui(ui, &words, 104.0, ButtonWeight::Primary, neutral, usable).clicked();
    if usable && (made || entered) {
        let (dialog, folder) = (Box::new(next.clone()), next.folder.join(name.trim()));
        window.change(move |state, ctx| state.make_folder(dialog, folder, ctx));
    }
    if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
        next.new_folder = None;
    }
}

/// Draws the contents of the folder. Returns whether a row was opened.
fn list_ui(ui: &mut Ui, next: &mut FileDialog, shown: &[FolderEntry], moved: bool) -> bool {
    let mut opened = false;
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("folder").auto_shrink([false, false]).show_rows(ui, ROW, shown.len(), |ui, rows| {
        let at = next.row(shown);
        if let Some(at) = at.filter(|_| moved) {
            let row = ui.min_rect().left_top() + vec2(0.0, (at as f32 - rows.start as f32) * ROW);
            ui.scroll_to_rect(Rect::from_min_size(row, vec2(1.0, ROW)), None);
        }
        for row in rows {
            let Some(entry) = shown.get(row) else { continue };
            let chosen = if next.chosen.is_empty() { at == Some(row) } else { next.chosen.contains(&entry.path) };
            let response = row_ui(ui, entry, chosen);
            let modifiers = ui.input(|input| input.modifiers);
            let extends = next.takes_several() && (modifiers.command || modifiers.shift) && !entry.is_folder;
            if response.double_clicked() {
                choose(next, shown, row);
                opened = true;
            } else if response.clicked() && extends {
                extend_choice(next, shown, row, modifiers.shift);
            } else if response.clicked() {
                choose(next, shown, row);
            }
        }
    });
    opened
}

/// Draws a row with an icon and a name.
fn row_ui(ui: &mut Ui, entry: &FolderEntry, chosen: bool) -> Response {
    let tokens = theme::tokens(ui);
    let words = shown_name(&entry.name());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, &words));
    widgets::row_background(ui, rect, chosen, response.hovered());
    let centre = pos2(rect.left() + 8.0 + ICON_SIDE / 2.0, rect.center().y);
    let icon = if entry.is_folder { icons::folder } else { icons::sheet };
    let ink = if chosen { tokens.accent } else { tokens.quiet };
    icon(ui.painter(), Rect::from_center_size(centre, Vec2::splat(ICON_SIDE)), ink);
    let at = pos2(centre.x + ICON_SIDE / 2.0 + 8.0, rect.center().y);
    let room = rect.right() - 8.0 - at.x;
    widgets::middle_line(ui, at, room, words, theme::regular(theme::CONTROL_SIZE), tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}

/// Adds a file to the selection or removes it. If `through` is true, adds all files from the last selected one to this
/// one.
fn extend_choice(next: &mut FileDialog, shown: &[FolderEntry], row: usize, through: bool) {
    let file = |row: usize| shown.get(row).filter(|entry| !entry.is_folder).map(|entry| entry.path.clone());
    let from = next.cursor_row.unwrap_or(row);
    next.chosen.extend(file(from));
    if through {
        return next.chosen.extend((from.min(row)..=from.max(row)).filter_map(file));
    }
    // A second click removes the file again.
    if let Some(path) = file(row).filter(|path| from != row && !next.chosen.remove(path)) {
        next.chosen.insert(path);
    }
    next.cursor_row = Some(row);
}

/// Draws the field for a name or path; `lent` is true if the name was copied from a row in this frame. Returns whether
/// Enter was pressed in it.
fn field_ui(ui: &mut Ui, window: &mut Window<'_>, next: &mut FileDialog, lent: bool) -> bool {
    let mut text = next.typed.clone();
    let mut line = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    // The field contains the actual name; only its display is escaped.
    let mut typed = |ui: &Ui, text: &dyn TextBuffer, width: f32| line(ui, &shown_name(text.as_str()), width);
    let hint = if next.writes() { "ask-browse-name" } else { "ask-browse-find" };
    let field = TextEdit::singleline(&mut text)
        .layouter(&mut typed)
        .hint_text(say!(hint))
        .desired_width(f32::INFINITY)
        .margin(theme::FIELD_MARGIN);
    let response = ui.add(field).accessible_name(say!("ask-path"));
    // Must be checked before the field regains the focus that it has just lost.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let had = response.has_focus();
    focus_if_opened(window, &response);
    if response.changed() {
        (next.typed, next.proposed, next.cursor_row) = (text, false, None);
        next.chosen.clear();
    }
    if next.proposed && response.has_focus() && (lent || !had) {
        let mut state = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
        let stem = CCursorRange::two(CCursor::default(), CCursor::new(next.stem()));
        state.cursor.set_char_range(Some(stem));
        state.store(ui.ctx(), response.id);
    }
    entered
}

/// Draws the line below the field: why the dialog stays open, or how many files are selected.
fn notice_ui(ui: &mut Ui, next: &FileDialog) {
    let words = match &next.objection {
        Some(PathObjection::Exists(path)) => say!("ask-path.exists", path = shown_path(path)),
        Some(PathObjection::Missing(path)) => say!("ask-path.missing", path = shown_path(path)),
        None if next.chosen.len() > 1 => counted("ask-browse-chosen", next.chosen.len()),
        None => String::new(),
    };
    let ink = if next.objection.is_some() { theme::tokens(ui).several.ink } else { theme::tokens(ui).quiet };
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    if !words.is_empty() {
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(line).layout(Layout::top_down(Align::Min)));
        ui.add(egui::Label::new(egui::RichText::new(words).color(ink)).truncate());
    }
}
