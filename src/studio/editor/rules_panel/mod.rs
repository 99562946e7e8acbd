//! The list of rules by kind, and in groups if the setter made some. The settings of the selected rule are below its
//! row.

mod group;
mod lines;

use std::collections::BTreeSet;

use egui::style::ScrollAnimation;
use egui::{
    CursorIcon, EventFilter, FontId, Frame, Key, Margin, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::puzzle::Edit;
use crate::studio::command::{Command, RuleCommand};
use crate::studio::document::rules;
use crate::studio::document::rules::Section;
use crate::studio::editor::inspector::inspector_ui;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::context_menu::context_menu_ui;
use crate::studio::window::memory::ListFocus;
use crate::studio::window::request::Request;
use crate::studio::{theme, widgets};
use crate::words::say;
use lines::{VisibleLines, has_keyboard};

/// The height of a row.
const ROW: f32 = 28.0;
/// The width of the eye at the end of a row.
const EYE: f32 = 36.0;
/// The width of the lock before the eye.
const LOCK: f32 = 26.0;
/// The size of the buttons in a row.
const BUTTON: f32 = 24.0;
/// The size of the icon of a kind.
const ICON: f32 = 20.0;
/// The gap after an icon.
const AFTER_ICON: f32 = 8.0;
/// The size of the colour of a rule in a section with a heading.
const DOT: f32 = 10.0;
/// The indent of rows, and that of rows below a heading.
const INDENTS: [f32; 2] = [8.0, 30.0];
/// The number of frames in which a requested name field may become visible.
const FRAMES_TO_NAME: u8 = 4;
/// The minimum width for text; below it, the text is left out.
const MIN_WORDS: f32 = 40.0;
/// The minimum width of a name next to a long place.
const MIN_NAME: f32 = 52.0;
/// The minimum width of a place next to a long name.
const MIN_PLACE: f32 = 88.0;
/// The gap between a name and a place.
const BESIDE: f32 = 8.0;
/// The margin around the settings below a row, and the padding in their frame.
const SETTINGS_MARGIN: Margin = Margin { left: 8, right: 8, top: 2, bottom: 8 };
const SETTINGS_PADDING: Margin = Margin::same(10);

/// Opens the requested name field: that of the focused or fully selected group, otherwise that of the selected rule.
pub(in crate::studio) fn begin_naming(window: &mut Window<'_>) {
    if std::mem::replace(&mut window.memory.rule_renames_handled, window.state.rename_requests)
        == window.state.rename_requests
    {
        return;
    }
    let (puzzle, chosen) = (window.tab.document.puzzle(), window.tab.document.selected_rules());
    let head = match window.memory.rules_focus {
        Some(ListFocus::Head(first)) => Some(first).filter(|first| chosen.contains(first)),
        Some(ListFocus::Row) | None => None,
    };
    match head.or_else(|| rules::whole_group(puzzle, &chosen).map(|run| run.start)) {
        Some(first) => group::begin(window, first),
        None => window.memory.rule_name_focus_frames = FRAMES_TO_NAME,
    }
}

/// Draws the list, with the settings of the selected rule below its row.
pub(in crate::studio) fn rules_ui(ui: &mut Ui, window: &mut Window<'_>) {
    window.memory.scrolled_to = window.memory.scrolled_to.filter(|_| window.tab.document.rule.is_some());
    window.memory.hovered_rules.clear();
    let sections = rules::sections(window.tab.document.puzzle());
    let order: Vec<usize> = sections.iter().flat_map(|section| section.rules.iter().copied()).collect();
    if order.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.vertical(|ui| widgets::fact_ui(ui, say!("view-rules-none")));
        });
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    if order.is_empty() {
        window.memory.rule_dragged = None;
        return;
    }
    let mut lines = VisibleLines::new(ui, window, &order);
    // One scope for all rows, so that the ids of what follows do not depend on the number of drawn rows.
    ui.scope(|ui| lines_ui(ui, window, &sections, &mut lines));
    lines.slots.push((ui.cursor().top(), order.len()));
    drag_ui(ui, window, &sections, &lines.slots);
}

/// Draws the headings of sections, the rows of rules, and the settings of the selected rule.
fn lines_ui(ui: &mut Ui, window: &mut Window<'_>, sections: &[Section], lines: &mut VisibleLines) {
    let state = window.state;
    let tab = &state.tab;
    let (puzzle, chosen, mut place) = (tab.document.puzzle(), tab.document.selected_rules(), 0);
    for section in sections {
        let (first, count) = (place, section.rules.len());
        place += count;
        let mut open = true;
        if section.has_head() {
            let key = (tab.id, section.key(puzzle));
            // A rule selected elsewhere is revealed.
            let rule = tab.document.rule.filter(|rule| section.rules.contains(rule));
            if rule.is_some() && window.memory.scrolled_to != rule {
                window.memory.folded_rules.remove(&key);
            }
            // A collapsed heading represents all of its rules.
            let folded = window.memory.folded_rules.contains(&key);
            let line = first..if folded { first + count } else { first + 1 };
            if lines.place(ui, &line, ROW) && group::head_ui(ui, window, section, &chosen) {
                window.memory.rules_line = Some(line);
            }
            open = !window.memory.folded_rules.contains(&key);
        }
        for (at, &index) in section.rules.iter().enumerate().filter(|_| open) {
            let line = first + at..first + at + 1;
            if !lines.place(ui, &line, ROW) {
                continue;
            }
            let (row, keyboard) = row_ui(ui, window, section, index, &chosen);
            if keyboard {
                window.memory.rules_line = Some(line);
            }
            if tab.document.rule == Some(index) {
                // A rule can be dropped between the row and its settings too.
                lines.slots.push((row.bottom(), first + at + 1));
                settings_ui(ui, window, index, row);
            }
        }
    }
    lines.fill(ui);
}

/// Draws the settings of the selected rule below its row, and scrolls to them if the rule has just been selected.
fn settings_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize, row: Rect) {
    let tokens = theme::tokens(ui);
    let edge = Stroke::new(1.0, widgets::mix(tokens.hairline, tokens.accent, 0.4));
    let frame = Frame::new().stroke(edge).corner_radius(theme::CONTROL_CORNER).inner_margin(SETTINGS_PADDING);
    let shown = frame.outer_margin(SETTINGS_MARGIN).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        inspector_ui(ui, window);
    });
    let rect = shown.response.rect;
    window.memory.open_settings = Some((index, rect.height()));
    if window.memory.scrolled_to != Some(index) {
        ui.scroll_to_rect(row.union(rect), None);
        window.memory.scrolled_to = Some(index);
    }
}

/// Handles dragging: a dragged row is dropped at the place that a line marks, and dragging the heading of a group moves
/// the whole group.
fn drag_ui(ui: &Ui, window: &mut Window<'_>, sections: &[Section], slots: &[(f32, usize)]) {
    let Some(from) = window.memory.rule_dragged else { return };
    let count = window.tab.document.puzzle().rules().len();
    let pointer = ui.input(|input| input.pointer.clone());
    let Some(pos) = pointer.interact_pos().filter(|_| from < count) else {
        window.memory.rule_dragged = None;
        return;
    };
    let distance = |slot: &(f32, usize)| (slot.0 - pos.y).abs();
    let nearest = slots.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    let Some(&(top, place)) = nearest else { return };
    let to = index_at(sections, from, place);
    if !pointer.primary_down() {
        window.memory.rule_dragged = None;
        window.request(match window.memory.group_dragged {
            true => Request::new(move |state, _| state.move_group(from, to)),
            false => Request::new(move |state, _| state.move_rules(from, to)),
        });
        return;
    }
    ui.set_cursor_icon(CursorIcon::Grabbing);
    let accent = theme::tokens(ui).accent;
    ui.painter().hline(ui.max_rect().x_range(), top, Stroke::new(2.0, accent));
    // Long lists scroll during the drag.
    let room = ui.clip_rect();
    let speed = if pos.y < room.top() {
        6.0
    } else if pos.y > room.bottom() {
        -6.0
    } else {
        0.0
    };
    if speed != 0.0 {
        ui.scroll_with_delta(vec2(0.0, speed));
        ui.request_repaint();
    }
}

/// Returns the index before which a dragged rule is put at this place of the list. At the end of its own section, that
/// is after the last rule of the section, wherever the next section begins.
fn index_at(sections: &[Section], dragged: usize, place: usize) -> usize {
    let order: Vec<usize> = sections.iter().flat_map(|section| section.rules.iter().copied()).collect();
    let own = sections.iter().find(|section| section.rules.contains(&dragged));
    let before = place.checked_sub(1).and_then(|before| order.get(before)).copied();
    match before.filter(|before| own.is_some_and(|own| own.rules.contains(before))) {
        Some(before) => before + 1,
        None => order.get(place).copied().unwrap_or(order.len()),
    }
}

/// Draws the row of a rule. Returns its place, and whether it has the focus.
fn row_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    section: &Section,
    index: usize,
    chosen: &BTreeSet<usize>,
) -> (Rect, bool) {
    let tokens = theme::tokens(ui);
    let selected = chosen.contains(&index);
    let placed = &window.tab.document.puzzle().rules()[index];
    let alone = placed.rule.description(window.tab.document.puzzle().board()).to_string();
    let place = match placed.name.is_empty() {
        true => alone.clone(),
        false => say!("view-rule", name = placed.rule.name(), place = alone.as_str()),
    };
    let (name, locked, kind) = (placed.display_name(), placed.locked, placed.rule.kind());
    let (on, tint, is_named) = (placed.on, placed.tint(), !placed.name.is_empty());

    // The id depends on the index in the list, not on what is drawn above.
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, ui.scope_id().with(("rule", index)), Sense::click_and_drag());
    let label = if on { "view-rule" } else { "view-rule.off" };
    let label = say!(label, name = name.as_str(), place = place.as_str());
    let label = if locked { say!("view-rule-locked", rule = label) } else { label };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, &label));
    widgets::row_background(ui, rect, selected, response.hovered());
    if response.hovered() {
        window.memory.hovered_rules = vec![index];
    }
    let fade = |colour: egui::Color32| if on { colour } else { colour.gamma_multiply(0.55) };
    // Below the heading of a kind, a row need not repeat the kind.
    let is_of_kind = section.has_head() && section.kind.is_some();
    let indent = rect.left() + INDENTS[usize::from(section.has_head())];
    let side = if is_of_kind { DOT } else { ICON };
    let sign = Rect::from_center_size(pos2(indent + side / 2.0, rect.center().y), Vec2::splat(side));
    match is_of_kind {
        true => {
            let edge = Stroke::new(1.0, fade(tokens.quiet));
            let colour = fade(theme::tint_colour(tokens.palette, tint));
            ui.painter().rect(sign, theme::ICON_CORNER - 1, colour, edge, StrokeKind::Inside);
        }
        false => {
            ui.scope(|ui| {
                ui.set_opacity(if on { 1.0 } else { 0.55 });
                icons::kind_tile(ui, sign, kind, tint);
            });
        }
    }
    let font = if selected { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let (left, right) = (sign.right() + AFTER_ICON, rect.right() - EYE - if locked { LOCK } else { 0.0 });
    let quiet = if on { tokens.quiet } else { tokens.quiet.gamma_multiply(0.85) };
    let place = if on { alone } else { say!("view-rule-place-off", place = alone) };
    let small = theme::regular(theme::FACT_SIZE);
    let (ink, middle, mut whole) = (fade(tokens.ink), rect.center().y, true);
    let mut place_left = left;
    if is_named || !is_of_kind {
        // Rules of the same kind differ only in their places, so a place gets its space before a long name does.
        let width = |text: &str, font: &FontId| {
            ui.painter().layout_no_wrap(text.to_owned(), font.clone(), quiet).size().x.ceil() + 1.0
        };
        let room = right - left - BESIDE;
        let room = (room - width(&place, &small)).max(width(&name, &font).min(room - MIN_PLACE)).max(MIN_NAME);
        let (end, fits) = widgets::middle_line(ui, pos2(left, middle), room, name, font, ink);
        (place_left, whole) = (end + BESIDE, fits);
    }
    let (place_font, place_ink) = if is_of_kind && !is_named { (small, ink) } else { (small, quiet) };
    if right - place_left > MIN_WORDS {
        let at = pos2(place_left, middle);
        whole &= widgets::middle_line(ui, at, right - place_left, place, place_font, place_ink).1;
    } else {
        whole = false;
    }
    // A clicked row has the focus too, but as it is also selected, its tint is enough.
    if !selected {
        widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    }
    let mut keyboard = has_keyboard(ui, &response, rect);
    keyboard |= eye_ui(ui, window, index, rect);
    keyboard |= locked && lock_ui(ui, window, index, rect);
    let response = if whole { response } else { response.on_hover_text(label) };
    let several = ui.input(|input| input.modifiers.command || input.modifiers.shift);
    if response.clicked() && several {
        let through = ui.input(|input| input.modifiers.shift);
        window.change(move |state, _| state.toggle_rule(index, through));
        response.request_focus();
    } else if response.clicked() || (response.secondary_clicked() && !selected) {
        window.change(move |state, _| state.select_rule(index));
        stay_below_settings(ui, window, index);
        response.request_focus();
    }
    if response.drag_started_by(egui::PointerButton::Primary) {
        window.memory.rule_dragged = Some(index);
        window.memory.group_dragged = false;
    }
    list_menu_ui(&response, window);
    keys(ui, window, &response, index, selected);
    (rect, keyboard || response.has_focus())
}

/// Scrolls so that a clicked row stays under the pointer although settings above it close.
fn stay_below_settings(ui: &Ui, window: &Window<'_>, clicked: usize) {
    let order = rules::listed(window.tab.document.puzzle());
    let place = |rule: usize| order.iter().position(|&other| other == rule);
    if let Some((open, height)) = window.memory.open_settings
        && window.tab.document.rule == Some(open)
        && place(open) < place(clicked)
    {
        ui.scroll_with_delta_animation(vec2(0.0, height), ScrollAnimation::none());
    }
}

/// Draws the context menu for the selected rules.
fn list_menu_ui(response: &Response, window: &mut Window<'_>) {
    let groups = [0..3, 3..5, 5..9, 9..11];
    let commands = |group: std::ops::Range<usize>| RuleCommand::OF_LIST[group].iter().map(|&one| one.into()).collect();
    context_menu_ui(response, window, &groups.map(commands), &[]);
}

/// Handles keys while a row has the focus: arrows move through the list, Home and End go to its ends, and with Shift
/// they extend the selection.
fn keys(ui: &Ui, window: &mut Window<'_>, response: &Response, index: usize, selected: bool) {
    if window.memory.rule_focus == Some(index) {
        window.memory.rule_focus = None;
        response.request_focus();
    }
    if !response.has_focus() {
        return;
    }
    window.memory.rules_focus = Some(ListFocus::Row);
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let order = rules::listed(window.tab.document.puzzle());
    let last = order.len().saturating_sub(1);
    // When a rule has been moved, the selected rule is no longer in the focused row.
    let at = window.tab.document.rule.unwrap_or(index);
    let to = |key: Key, from: usize| {
        let place = order.iter().position(|&rule| rule == from).unwrap_or(0);
        order[match key {
            Key::ArrowUp => place.saturating_sub(1),
            Key::ArrowDown => (place + 1).min(last),
            Key::Home => 0,
            _ => last,
        }]
    };
    for key in [Key::ArrowUp, Key::ArrowDown, Key::Home, Key::End] {
        if pressed(Modifiers::SHIFT, key) {
            let rule = to(key, index);
            window.change(move |state, _| state.toggle_rule(rule, true));
            window.memory.rule_focus = Some(to(key, index));
        } else if pressed(Modifiers::NONE, key) {
            let rule = to(key, at);
            window.change(move |state, _| state.select_rule(rule));
            window.memory.rule_focus = Some(to(key, at));
        }
    }
    if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
        if !selected {
            window.change(move |state, _| state.select_rule(index));
        }
        window.request(RuleCommand::Delete);
    }
}

/// Draws the lock of a locked rule; a click unlocks it. Returns whether it has the focus.
fn lock_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize, row: Rect) -> bool {
    let tokens = theme::tokens(ui);
    let name = window.tab.document.puzzle().rules()[index].display_name().to_lowercase();
    let rect = Rect::from_center_size(pos2(row.right() - EYE / 2.0 - LOCK, row.center().y), Vec2::splat(BUTTON));
    let response = ui.interact(rect, ui.scope_id().with(("lock", index)), Sense::click());
    let label = say!("view-rule-unlock", name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, true, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::lock(ui.painter(), rect.shrink(4.0), true, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        let edit = rules::locked(window.tab.document.puzzle(), &[index].into());
        edit.into_iter().for_each(|edit| window.edit(edit));
    }
    let keyboard = has_keyboard(ui, &response, row);
    response.on_hover_text(label);
    keyboard
}

/// Draws the eye at the end of a row, which enables or disables the rule. Returns whether it has the focus.
fn eye_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize, row: Rect) -> bool {
    let tokens = theme::tokens(ui);
    let placed = &window.tab.document.puzzle().rules()[index];
    let (on, name) = (placed.on, placed.display_name().to_lowercase());
    let rect = Rect::from_center_size(pos2(row.right() - EYE / 2.0, row.center().y), Vec2::splat(BUTTON));
    let response = ui.interact(rect, ui.scope_id().with(("eye", index)), Sense::click());
    let label = say!(if on { "view-rule-switch-off" } else { "view-rule-switch-on" }, name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::eye(ui.painter(), rect.shrink(4.0), on, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.edit(Edit::SwitchRule { index, on: !on });
    }
    let keyboard = has_keyboard(ui, &response, row);
    response.on_hover_text(Command::from(RuleCommand::Switch).tooltip());
    keyboard
}
