//! The list of rules, in groups if the setter made some.

mod group;
mod lines;

use std::collections::BTreeSet;

use egui::{
    CursorIcon, EventFilter, FontId, Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::puzzle::Edit;
use crate::studio::command::{Command, RuleCommand};
use crate::studio::document::rules;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::context_menu::context_menu_ui;
use crate::studio::window::memory::ListFocus;
use crate::studio::window::request::Request;
use crate::studio::{theme, widgets};
use crate::words::say;
use lines::{VisibleLines, has_keyboard};

/// The height of a row with the name of the rule above its place.
const TALL: f32 = 48.0;
/// The height of a row with the name and the place in one line.
const LOW: f32 = 32.0;
/// The number of rules that must be visible before rows get two lines.
const MIN_VISIBLE_RULES: f32 = 5.0;
/// The width of the eye at the end of a row.
const EYE: f32 = 36.0;
/// The width of the lock before the eye.
const LOCK: f32 = 26.0;
/// The indent of the rules of a group.
const INDENT: f32 = 16.0;
/// The number of frames in which a requested name field may become visible.
const FRAMES_TO_NAME: u8 = 4;
/// The minimum width for text; below it, the text is left out.
const MIN_WORDS: f32 = 40.0;
/// The minimum width of a name next to a long place.
const MIN_NAME: f32 = 52.0;
/// The minimum width of a place next to a long name.
const MIN_PLACE: f32 = 88.0;
/// The gap between a name and a place in one line.
const BESIDE: f32 = 8.0;

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

/// Draws the rows within the height `room`. The height of a row depends on `room` alone, so that adding a rule does not
/// move the others.
pub(in crate::studio) fn rules_ui(ui: &mut Ui, window: &mut Window<'_>, room: f32) {
    let tall = room >= MIN_VISIBLE_RULES * TALL;
    let count = window.tab.document.puzzle().rules().len();
    window.memory.scrolled_to = window.memory.scrolled_to.filter(|_| window.tab.document.rule.is_some());
    if count == 0 {
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.vertical(|ui| widgets::fact_ui(ui, say!("view-rules-none")));
        });
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    if count == 0 {
        window.memory.rule_dragged = None;
        return;
    }
    let mut lines = VisibleLines::new(ui, window, count);
    // One scope for all rows, so that the ids of what follows do not depend on the number of drawn rows.
    ui.scope(|ui| lines_ui(ui, window, tall, &mut lines));
    lines.slots.push((ui.cursor().top(), count));
    drag_ui(ui, window, &lines.slots);
}

/// Draws the headings of groups and the rows of rules.
fn lines_ui(ui: &mut Ui, window: &mut Window<'_>, tall: bool, lines: &mut VisibleLines) {
    let state = window.state;
    let tab = &state.tab;
    let (puzzle, chosen) = (tab.document.puzzle(), tab.document.selected_rules());
    let height = if tall { TALL } else { LOW };
    for run in rules::runs(puzzle) {
        let group = &puzzle.rules()[run.start].group;
        let mut open = true;
        if !group.is_empty() {
            let key = (tab.id, group.clone());
            // A rule selected elsewhere is revealed.
            let rule = tab.document.rule.filter(|rule| run.contains(rule));
            if rule.is_some() && window.memory.scrolled_to != rule {
                window.memory.folded_rules.remove(&key);
            }
            // A collapsed heading represents all of its rules.
            let folded = window.memory.folded_rules.contains(&key);
            let line = run.start..if folded { run.end } else { run.start + 1 };
            if lines.place(ui, &line, LOW) && group::head_ui(ui, window, run.clone(), &chosen) {
                window.memory.rules_line = Some(line);
            }
            open = !window.memory.folded_rules.contains(&key);
        }
        for index in run.filter(|_| open) {
            let line = index..index + 1;
            if lines.place(ui, &line, height) && row_ui(ui, window, index, tall, &chosen) {
                window.memory.rules_line = Some(line);
            }
        }
    }
    lines.fill(ui);
}

/// Handles dragging: a dragged row is dropped at the place that a line marks, and dragging the heading of a group moves
/// the whole group.
fn drag_ui(ui: &Ui, window: &mut Window<'_>, slots: &[(f32, usize)]) {
    let Some(from) = window.memory.rule_dragged else { return };
    let count = window.tab.document.puzzle().rules().len();
    let pointer = ui.input(|input| input.pointer.clone());
    let Some(pos) = pointer.interact_pos().filter(|_| from < count) else {
        window.memory.rule_dragged = None;
        return;
    };
    let distance = |slot: &(f32, usize)| (slot.0 - pos.y).abs();
    let nearest = slots.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    let Some(&(top, to)) = nearest else { return };
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

/// Draws the row of a rule. Returns whether it has the focus.
fn row_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize, tall: bool, chosen: &BTreeSet<usize>) -> bool {
    let tokens = theme::tokens(ui);
    let selected = chosen.contains(&index);
    let placed = &window.tab.document.puzzle().rules()[index];
    let alone = placed.rule.description(window.tab.document.puzzle().board()).to_string();
    // Below a custom name, the row shows the kind of rule; in one line there is no space for it.
    let place = match placed.name.is_empty() {
        true => alone.clone(),
        false => say!("view-rule", name = placed.rule.name(), place = alone.as_str()),
    };
    let (name, locked, grouped) = (placed.display_name(), placed.locked, !placed.group.is_empty());
    let (on, tint) = (placed.on, theme::tint_colour(tokens.palette, placed.tint()));

    let size = vec2(ui.available_width(), if tall { TALL } else { LOW });
    // The id depends on the index in the list, not on what is drawn above.
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, ui.scope_id().with(("rule", index)), Sense::click_and_drag());
    let label = if on { "view-rule" } else { "view-rule.off" };
    let label = say!(label, name = name.as_str(), place = place.as_str());
    let label = if locked { say!("view-rule-locked", rule = label) } else { label };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, &label));
    widgets::row_background(ui, rect, selected, response.hovered());
    let side = if tall { 24.0 } else { 18.0 };
    let indent = if grouped { 8.0 + INDENT } else { 8.0 };
    let swatch = Rect::from_center_size(pos2(rect.left() + indent + side / 2.0, rect.center().y), Vec2::splat(side));
    let fade = |colour: egui::Color32| if on { colour } else { colour.gamma_multiply(0.55) };
    let edge = Stroke::new(1.0, fade(tokens.neutral.edge));
    ui.painter().rect(swatch, theme::ICON_CORNER, fade(tint), edge, StrokeKind::Inside);
    let font = if selected { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let (left, right) = (swatch.right() + 10.0, rect.right() - EYE - if locked { LOCK } else { 0.0 });
    let quiet = if on { tokens.quiet } else { tokens.quiet.gamma_multiply(0.85) };
    let place = if tall { place } else { alone };
    let place = if on { place } else { say!("view-rule-place-off", place = place) };
    let small = theme::regular(theme::FACT_SIZE);
    // Rules of the same kind differ only in their places, so a place in the same line gets its space before a long name
    // does.
    let name_room = match tall {
        true => right - left,
        false => {
            let width = |text: &str, font: &FontId| {
                ui.painter().layout_no_wrap(text.to_owned(), font.clone(), quiet).size().x.ceil() + 1.0
            };
            let room = right - left - BESIDE;
            (room - width(&place, &small)).max(width(&name, &font).min(room - MIN_PLACE)).max(MIN_NAME)
        }
    };
    let (upper, lower) = if tall { (rect.top() + 15.0, rect.top() + 32.0) } else { (rect.center().y, rect.center().y) };
    let ink = fade(tokens.ink);
    let (end, mut whole) = widgets::middle_line(ui, pos2(left, upper), name_room, name, font, ink);
    let beside = if tall { left } else { end + BESIDE };
    if right - beside > MIN_WORDS {
        whole &= widgets::middle_line(ui, pos2(beside, lower), right - beside, place, small, quiet).1;
    } else {
        whole = false;
    }
    // A clicked row has the focus too, but as it is also selected, its tint is enough.
    if !selected {
        widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    }
    if window.tab.document.rule == Some(index) && window.memory.scrolled_to != Some(index) {
        response.scroll_to_me(None);
        window.memory.scrolled_to = Some(index);
    }
    let mut keyboard = has_keyboard(ui, &response, rect);
    keyboard |= eye_ui(ui, window, index, rect);
    keyboard |= locked && lock_ui(ui, window, index, rect);
    let response = if whole { response } else { response.on_hover_text(label) };
    let several = ui.input(|input| input.modifiers.command || input.modifiers.shift);
    if response.clicked() && several {
        let through = ui.input(|input| input.modifiers.shift);
        window.change(move |state, _| state.toggle_rule(index, through));
        window.memory.scrolled_to = Some(index);
        response.request_focus();
    } else if response.clicked() || (response.secondary_clicked() && !selected) {
        window.change(move |state, _| state.select_rule(index));
        // The row is visible already. Scrolling would move it away from the pointer.
        window.memory.scrolled_to = Some(index);
        response.request_focus();
    }
    if response.drag_started_by(egui::PointerButton::Primary) {
        window.memory.rule_dragged = Some(index);
        window.memory.group_dragged = false;
    }
    list_menu_ui(&response, window);
    keys(ui, window, &response, index, selected);
    keyboard || response.has_focus()
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
    let last = window.tab.document.puzzle().rules().len().saturating_sub(1);
    // When a rule has been moved, the selected rule is no longer in the focused row.
    let at = window.tab.document.rule.unwrap_or(index);
    let to = |key: Key, from: usize| match key {
        Key::ArrowUp => from.saturating_sub(1),
        Key::ArrowDown => (from + 1).min(last),
        Key::Home => 0,
        _ => last,
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
    let rect = Rect::from_center_size(pos2(row.right() - 20.0 - LOCK, row.center().y), Vec2::splat(28.0));
    let response = ui.interact(rect, ui.scope_id().with(("lock", index)), Sense::click());
    let label = say!("view-rule-unlock", name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, true, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::lock(ui.painter(), rect.shrink(6.0), tokens.quiet);
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
    let rect = Rect::from_center_size(pos2(row.right() - 20.0, row.center().y), Vec2::splat(28.0));
    let response = ui.interact(rect, ui.scope_id().with(("eye", index)), Sense::click());
    let label = say!(if on { "view-rule-switch-off" } else { "view-rule-switch-on" }, name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::eye(ui.painter(), rect.shrink(5.0), on, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.edit(Edit::SwitchRule { index, on: !on });
    }
    let keyboard = has_keyboard(ui, &response, row);
    response.on_hover_text(Command::from(RuleCommand::Switch).tooltip());
    keyboard
}
