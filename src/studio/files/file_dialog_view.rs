//! The built-in file dialog, for systems without one: places, a folder, a preview of the selected file, and a field for
//! a name or path.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Color32, Key, Layout, Modifiers, Painter, Rect, Response, Role, ScrollArea, Sense, TextBuffer, TextEdit, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::studio::files::file_dialog::{FileDialog, FileDialogAnswer, FileLocation, FolderEntry, home};
use crate::studio::files::file_preview::{draw_preview, preview_text};
use crate::studio::files::requests::FilePurpose;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::{shown_name, shown_path};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::{bidi, icons};
use crate::studio::window::Window;
use crate::studio::window::dialog_parts;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui, remaining_height};
use crate::words::say;

const WIDTH: f32 = 760.0;
const PLACES: f32 = 148.0;
const PREVIEW: f32 = 168.0;
/// The width of the dialog below which it has no preview.
const NARROW: f32 = 620.0;
const GAP: f32 = 12.0;
const ROW: f32 = 28.0;
const MIN_HEIGHT: f32 = 84.0;
const MAX_HEIGHT: f32 = 308.0;
/// The height of everything above and below the list.
const AROUND: f32 = 212.0;
const ICON_SIDE: f32 = 16.0;
/// The height of the text below a picture.
const PREVIEW_WORDS: f32 = 50.0;

pub(in crate::studio) fn browse_ui(ui: &mut Ui, window: &mut Window<'_>, browser: &FileDialog) {
    ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 96.0));
    let listed = window.state.browsing.listed(browser);
    let why = listed.as_ref().and_then(|listed| listed.as_ref().err()).map(|why| (*why).to_owned());
    let shown = listed.and_then(Result::ok);
    let (known, read) = (why.is_some() || shown.is_some(), shown.is_some());
    let shown = shown.unwrap_or_default();
    let mut next = browser.clone();
    let step = keys(ui, &mut next, &shown);

    head_ui(ui, &browser.purpose.question(None, "").title);
    ui.add_space(4.0);
    where_ui(ui, window, &mut next);
    ui.add_space(8.0);
    let height = remaining_height(ui, AROUND).clamp(MIN_HEIGHT, MAX_HEIGHT);
    let mut opened = false;
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let wide = room.width() >= NARROW;
    let places = Rect::from_min_size(room.min, vec2(PLACES, height));
    let right = if wide { room.right() - PREVIEW - GAP } else { room.right() };
    let list = Rect::from_min_max(pos2(places.right() + GAP, room.top()), pos2(right, room.bottom()));
    part_ui(ui, places, |ui| places_ui(ui, window, &mut next));
    part_ui(ui, list, |ui| match (&why, read) {
        (Some(why), _) => _ = widgets::fact_ui(ui, why),
        (None, false) => _ = widgets::fact_ui(ui, say!("ask-browse-reading")),
        (None, true) => opened = list_ui(ui, &mut next, &shown, step),
    });
    if wide {
        let preview = Rect::from_min_max(pos2(list.right() + GAP, room.top()), room.max);
        part_ui(ui, preview, |ui| preview_ui(ui, window, &next, &shown));
    }

    ui.add_space(8.0);
    let lent = next.typed != browser.typed;
    let entered = field_ui(ui, window, &mut next, lent);
    ui.add_space(4.0);
    let browsing = &window.state.browsing;
    let found = |path: &Path| browsing.found(&next, path);
    let (replaced, answer) = (next.replaces(&shown, found), next.answer(&shown, found));
    let words = match (&replaced, answer) {
        (Some(path), _) => Some(say!("ask-path.exists", path = shown_path(path))),
        // While the folder is loading, the path may be part of the name of one of its files.
        (None, FileDialogAnswer::Missing(path)) if known => Some(say!("ask-path.missing", path = shown_path(&path))),
        (
            None,
            FileDialogAnswer::Missing(_)
            | FileDialogAnswer::Files(_)
            | FileDialogAnswer::Into(_)
            | FileDialogAnswer::Nothing,
        ) => None,
    };
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    if let Some(words) = &words {
        let ink = theme::tokens(ui).several.ink;
        let words = egui::Label::new(egui::RichText::new(words).color(ink)).truncate();
        part_ui(ui, line, |ui| _ = ui.add(words));
    }
    ui.add_space(8.0);
    ends_ui(ui, window, browser, next, &shown, replaced.is_some(), entered || opened);
}

/// Returns the displayed last component of a path.
fn shown_end(path: &Path) -> String {
    shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// Draws a part of the dialog into a fixed area.
fn part_ui(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    // The area is allocated already, so overflow moves nothing.
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(room.expand(2.0)));
    ui.spacing_mut().item_spacing.y = 4.0;
    content(&mut ui);
}

/// Handles keys while the field has the focus. Returns whether the selected row changed.
fn keys(ui: &Ui, next: &mut FileDialog, shown: &[FolderEntry]) -> bool {
    if next.new_folder.is_some() {
        return false;
    }
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let up =
        pressed(Modifiers::ALT, Key::ArrowUp) || (next.typed.is_empty() && pressed(Modifiers::NONE, Key::Backspace));
    if up && let Some(above) = next.in_parent() {
        *next = above;
        return true;
    }
    let Some(last) = shown.len().checked_sub(1) else { return false };
    let at = next.row(shown);
    let to = [
        (Key::ArrowDown, at.map_or(0, |at| (at + 1).min(last))),
        (Key::ArrowUp, at.map_or(last, |at| at.saturating_sub(1))),
        (Key::PageDown, at.map_or(0, |at| (at + 8).min(last))),
        (Key::PageUp, at.map_or(0, |at| at.saturating_sub(8))),
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
        next.typed = match next.place {
            FileLocation::Folder(_) => entry.name(),
            FileLocation::Recent => entry.path.display().to_string(),
        };
        next.proposed = true;
    }
}

/// Draws the path of the current folder, with links to its parents, and the button for a new folder.
fn where_ui(ui: &mut Ui, window: &mut Window<'_>, next: &mut FileDialog) {
    let neutral = &theme::tokens(ui).neutral;
    let folder = next.shown_folder();
    ui.horizontal(|ui| {
        ui.set_height(32.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        let above = next.in_parent();
        let ink = theme::tokens(ui).ink;
        let up = widgets::icon_button_ui(ui, &say!("ask-browse-up"), above.is_some(), |painter, rect, _| {
            let ink = if above.is_some() { ink } else { ink.gamma_multiply(0.3) };
            icons::up(painter, rect, ink);
        });
        if up.clicked()
            && let Some(above) = above
        {
            *next = above;
        }
        up.on_hover_text(format!("{}  (Alt+↑)", say!("ask-browse-up")));
        match next.new_folder.clone() {
            Some(mut name) => new_folder_ui(ui, window, next, &mut name),
            None => {
                let button = if next.writes() { 132.0 } else { 0.0 };
                let room = ui.available_width() - button;
                match &folder {
                    Some(folder) => steps_ui(ui, next, folder, room),
                    None => _ = widgets::fact_ui(ui, say!("ask-browse-recent")),
                }
                if next.writes() {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let words = say!("ask-browse-new-folder");
                        if widgets::button_ui(ui, &words, 120.0, ButtonWeight::Plain, neutral, folder.is_some())
                            .clicked()
                        {
                            next.new_folder = Some(String::new());
                        }
                    });
                }
            }
        }
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
        let browser = Box::new(next.clone());
        window.change(move |state, ctx| state.make_folder(browser, ctx));
    }
    if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
        next.new_folder = None;
    }
}

/// Draws links to the parents of a folder, as many of the nearest ones as fit.
fn steps_ui(ui: &mut Ui, next: &mut FileDialog, folder: &Path, room: f32) {
    let font = theme::medium(theme::FACT_SIZE);
    let tokens = theme::tokens(ui);
    let width = |ui: &Ui, words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), font.clone(), tokens.ink).size().x.min(160.0) + 16.0
    };
    let mut left = room - 24.0;
    let mut steps: Vec<&Path> = Vec::new();
    for step in folder.ancestors() {
        left -= width(ui, &shown_end(step)) + 14.0;
        if left < 0.0 && !steps.is_empty() {
            break;
        }
        steps.push(step);
    }
    let all = steps.len() == folder.ancestors().count();
    ui.spacing_mut().item_spacing.x = 0.0;
    if !all {
        widgets::fact_ui(ui, "… ");
    }
    for (at, step) in steps.into_iter().rev().enumerate() {
        if at > 0 {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 28.0), Sense::hover());
            icons::chevron(ui.painter(), rect.center(), false, tokens.quiet);
        }
        let words = shown_end(step);
        let size = vec2(width(ui, &words).min(room - 32.0), 28.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        widgets::row_background(ui, rect, false, response.hovered());
        let here = step == folder;
        let ink = if here { tokens.ink } else { tokens.quiet };
        let at = pos2(rect.left() + 8.0, rect.center().y);
        widgets::middle_line(ui, at, rect.width() - 14.0, words, font.clone(), ink);
        widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
        if response.clicked() && !here {
            *next = next.at_location(FileLocation::Folder(step.to_owned()));
        }
        response.on_hover_text(shown_path(step));
    }
}

/// Draws the list of places.
fn places_ui(ui: &mut Ui, window: &Window<'_>, next: &mut FileDialog) {
    let places = &window.state.browsing.places;
    let mut rows: Vec<(String, Option<PathBuf>)> = Vec::new();
    if matches!(next.purpose, FilePurpose::Open | FilePurpose::AddPuzzles) {
        rows.push((say!("ask-browse-recent"), None));
    }
    rows.extend(home().map(|home| (say!("ask-browse-home"), Some(home))));
    rows.extend(places.standard.iter().map(|folder| (shown_end(folder), Some(folder.clone()))));
    let root = Path::new("/");
    if cfg!(unix) {
        rows.push((say!("ask-browse-computer"), Some(root.to_owned())));
    }
    let first_recent = rows.len();
    rows.extend(places.recent.iter().map(|folder| (shown_end(folder), Some(folder.clone()))));
    ScrollArea::vertical().id_salt("places").auto_shrink([false, false]).show(ui, |ui| {
        for (at, (words, folder)) in rows.into_iter().enumerate() {
            if at == first_recent {
                ui.add_space(8.0);
                widgets::head_ui(ui, &say!("ask-browse-folders"));
            }
            let place = folder.clone().map_or(FileLocation::Recent, FileLocation::Folder);
            let sign = if folder.is_some() { icons::folder } else { icons::clock };
            let response = row_ui(ui, &words, None, place == next.place, sign);
            if response.clicked() {
                *next = next.at_location(place);
            }
            if let Some(folder) = folder {
                response.on_hover_text(shown_path(&folder));
            }
        }
    });
}

/// Draws a row with an icon, a name and a modification time.
fn row_ui(
    ui: &mut Ui,
    words: &str,
    written: Option<SystemTime>,
    chosen: bool,
    sign: fn(&Painter, Rect, Color32),
) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let when =
        written.and_then(|written| dialog_parts::ago(SystemTime::now().duration_since(written).unwrap_or_default()));
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, words));
    widgets::row_background(ui, rect, chosen, response.hovered());
    let room =
        Rect::from_center_size(pos2(rect.left() + 8.0 + ICON_SIDE / 2.0, rect.center().y), Vec2::splat(ICON_SIDE));
    sign(ui.painter(), room, if chosen { tokens.accent } else { tokens.quiet });
    let mut right = rect.right() - 8.0;
    if let Some(when) = when {
        let galley = widgets::one_line(ui, 120.0, when, theme::regular(theme::FACT_SIZE), tokens.quiet);
        right -= galley.size().x;
        ui.painter().galley(pos2(right, rect.center().y - galley.size().y / 2.0), galley, tokens.quiet);
        right -= 8.0;
    }
    let at = pos2(room.right() + 8.0, rect.center().y);
    widgets::middle_line(ui, at, right - at.x, words.to_owned(), theme::regular(theme::CONTROL_SIZE), tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}

/// Draws the contents of the folder. Returns whether a row was opened.
fn list_ui(ui: &mut Ui, next: &mut FileDialog, shown: &[FolderEntry], step: bool) -> bool {
    if shown.is_empty() {
        widgets::fact_ui(ui, say!("ask-browse-nothing"));
        return false;
    }
    let mut opened = false;
    let several = matches!(next.purpose, FilePurpose::Open | FilePurpose::AddPuzzles);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("folder").auto_shrink([false, false]).show_rows(ui, ROW, shown.len(), |ui, rows| {
        let at = next.row(shown);
        if let Some(at) = at.filter(|_| step) {
            let row = ui.min_rect().left_top() + vec2(0.0, (at as f32 - rows.start as f32) * ROW);
            ui.scroll_to_rect(Rect::from_min_size(row, vec2(1.0, ROW)), None);
        }
        for row in rows {
            let Some(entry) = shown.get(row) else { continue };
            let chosen = if next.chosen.is_empty() { at == Some(row) } else { next.chosen.contains(&entry.path) };
            let sign = if entry.is_folder { icons::folder } else { icons::sheet };
            let response = row_ui(ui, &shown_name(&entry.name()), entry.written, chosen, sign);
            let modifiers = ui.input(|input| input.modifiers);
            if response.double_clicked() {
                choose(next, shown, row);
                opened = true;
            } else if response.clicked() && several && (modifiers.command || modifiers.shift) && !entry.is_folder {
                extend_choice(next, shown, row, modifiers.shift);
            } else if response.clicked() {
                choose(next, shown, row);
            }
        }
    });
    opened
}

/// Adds a file to the selection or removes it. If `through` is true, adds all files from the last selected one to this
/// one.
fn extend_choice(next: &mut FileDialog, shown: &[FolderEntry], row: usize, through: bool) {
    let file = |row: usize| shown.get(row).filter(|entry| !entry.is_folder).map(|entry| entry.path.clone());
    let from = next.cursor_row.unwrap_or(row);
    next.chosen.extend(file(from));
    match through {
        true => next.chosen.extend((from.min(row)..=from.max(row)).filter_map(file)),
        // A second click removes the file again.
        false if from != row => {
            if let Some(path) = file(row)
                && !next.chosen.remove(&path)
            {
                next.chosen.insert(path);
            }
        }
        false => {}
    }
    if !through {
        next.cursor_row = Some(row);
    }
}

/// Draws a preview of the selected file.
fn preview_ui(ui: &mut Ui, window: &Window<'_>, next: &FileDialog, shown: &[FolderEntry]) {
    let tokens = theme::tokens(ui);
    let side = ui.available_width().min(ui.available_height() - PREVIEW_WORDS);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    ui.painter().rect_filled(room, theme::CARD_CORNER, tokens.field);
    if next.chosen.len() > 1 {
        widgets::fact_ui(ui, dialog_parts::counted("ask-browse-chosen", next.chosen.len()));
        return;
    }
    let Some(entry) = next.row(shown).and_then(|row| shown.get(row)).filter(|entry| !entry.is_folder) else { return };
    let Some(glance) = window.state.browsing.preview(&entry.path) else { return };
    ui.add_space(8.0);
    match glance {
        Some(glance) => {
            draw_preview(ui, room.shrink(8.0), &glance.content);
            let title = if glance.title.is_empty() { shown_name(&entry.name()) } else { glance.title.clone() };
            let words = egui::RichText::new(title).font(theme::medium(theme::CONTROL_SIZE)).color(tokens.ink);
            ui.add(egui::Label::new(words).truncate());
            widgets::fact_ui(ui, preview_text(&glance.content));
        }
        None => _ = widgets::fact_ui(ui, say!("ask-browse-no-puzzle")),
    }
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

/// Draws the buttons and handles them.
fn ends_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    browser: &FileDialog,
    mut next: FileDialog,
    shown: &[FolderEntry],
    replaces: bool,
    entered: bool,
) {
    let neutral = &theme::tokens(ui).neutral;
    let browsing = &window.state.browsing;
    let verb = match &browser.purpose {
        _ if replaces => "ask-replace",
        FilePurpose::Open | FilePurpose::OpenBooklet => "ask-path.open",
        FilePurpose::Save { .. } | FilePurpose::SaveBooklet { .. } | FilePurpose::Batch(_) => "ask-path.save",
        FilePurpose::AddPuzzles => "ask-path.add",
        FilePurpose::Attach(_) | FilePurpose::ImportSetup => "ask-path.choose",
        FilePurpose::Export { .. } | FilePurpose::ExportBooklet | FilePurpose::KeySheet(_) => "ask-path.export",
    };
    let (mut done, mut confirmed) = (false, false);
    ui.horizontal(|ui| {
        ui.scope(|ui| {
            let name = say!("ask-browse-all");
            ui.set_width(widgets::switch_width(ui, &name));
            next.shows_all_types ^= widgets::switch_ui(ui, &name, next.shows_all_types).clicked();
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let answer = next.answer(shown, |path| browsing.found(&next, path));
            let usable = !matches!(answer, FileDialogAnswer::Nothing | FileDialogAnswer::Missing(_));
            let pressed = widgets::button_ui(ui, &say!(verb), 96.0, ButtonWeight::Primary, neutral, usable).clicked();
            confirmed = pressed || entered;
            if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
                done = true;
                window.close_dialog();
            }
        });
    });
    if done {
        return;
    }
    if next != *browser {
        window.show_dialog(Dialog::Browse(Box::new(next.clone())));
    }
    if confirmed {
        // The request checks the disk again, as it may have changed.
        let browser = Box::new(next);
        window.change(move |state, ctx| state.confirm_file_choice(browser, replaces, ctx));
    }
}
