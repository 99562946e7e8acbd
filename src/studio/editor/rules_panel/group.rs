//! The heading of a section of the list: a click collapses or selects its rules, and a drag moves them. A group that
//! the setter made is renamed by a double click or key.

use std::collections::BTreeSet;

use egui::{Align2, Key, PointerButton, Rect, Role, Sense, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use crate::puzzle::Edit;
use crate::studio::document::rules;
use crate::studio::document::rules::Section;
use crate::studio::editor::rules_panel::lines::has_keyboard;
use crate::studio::editor::rules_panel::{AFTER_ICON, BUTTON, EYE, ICON, ROW, list_menu_ui};
use crate::studio::widgets::bidi;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::memory::{GroupRename, ListFocus};
use crate::studio::{theme, widgets};
use crate::words::say;

/// The maximum length of a name.
const MAX_LETTERS: usize = 100;
/// The space of the chevron.
const CHEVRON: f32 = 26.0;

/// Draws the heading of a section. Returns whether it has the focus.
pub(super) fn head_ui(ui: &mut Ui, window: &mut Window<'_>, section: &Section, chosen: &BTreeSet<usize>) -> bool {
    let tokens = theme::tokens(ui);
    let (puzzle, first, kind) = (window.tab.document.puzzle(), section.rules[0], section.kind);
    let rules = puzzle.rules();
    let name = kind.map_or_else(|| rules[first].group.clone(), |kind| kind.name().to_string());
    let quantifier = rules[first].choice().map(|quantifier| quantifier.message().to_string());
    let any_on = section.rules.iter().any(|&index| rules[index].on);
    let key = (window.tab.id, section.key(puzzle));
    let folded = window.memory.folded_rules.contains(&key);
    let (count, selected) = (section.rules.len(), section.rules.iter().all(|index| chosen.contains(index)));

    // The id depends on the first rule, not on what is drawn above.
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, ui.scope_id().with(("group", first)), Sense::click_and_drag());
    let label = say!("view-rule-group", name = name.as_str(), count = count);
    let label = match &quantifier {
        Some(quantifier) => {
            say!("view-rule-group-quantified", name = label.as_str(), quantifier = quantifier.as_str())
        }
        None => label,
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, &label));
    widgets::row_background(ui, rect, selected, response.hovered());
    let left = Rect::from_min_size(rect.min, vec2(CHEVRON, rect.height()));
    let fold = ui.interact(left, ui.scope_id().with(("fold", first)), Sense::click());
    let folds = if kind.is_some() { say!("view-rule-kind-fold", name = name.as_str()) } else { name.clone() };
    fold.widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, !folded, &folds));
    icons::chevron(ui.painter(), left.center(), !folded, tokens.quiet);
    widgets::focus_ring(ui, &fold, theme::CONTROL_CORNER);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if fold.clicked() && !window.memory.folded_rules.remove(&key) {
        window.memory.folded_rules.insert(key);
    }
    if response.hovered() {
        window.memory.hovered_rules = section.rules.clone();
    }

    let right = rect.right() - EYE;
    let number = say!("view-rule-group-count", count = count);
    let font = theme::regular(theme::FACT_SIZE);
    let number = ui.painter().text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, number, font, tokens.quiet);
    let mut room = Rect::from_min_max(pos2(left.right(), rect.top()), pos2(number.left() - 8.0, rect.bottom()));
    if let Some(kind) = kind {
        let icon = Rect::from_center_size(pos2(room.left() + ICON / 2.0, room.center().y), Vec2::splat(ICON));
        icons::kind_tile(ui, icon, kind, kind.info().tint);
        room.min.x = icon.right() + AFTER_ICON;
    }
    let of = (window.tab.id, first);
    let naming = window.memory.group_name.take_if(|naming| naming.group == of);
    match naming {
        Some(naming) => name_ui(ui, window, section, room.shrink2(vec2(0.0, 1.0)), naming),
        None => {
            let ink = if any_on { tokens.ink } else { tokens.ink.gamma_multiply(0.55) };
            let font = theme::semibold(theme::CONTROL_SIZE);
            let at = pos2(room.left(), room.center().y);
            let title = match &quantifier {
                Some(quantifier) => {
                    say!("view-rule-group-quantified", name = name.as_str(), quantifier = quantifier.as_str())
                }
                None => name.clone(),
            };
            widgets::middle_line(ui, at, room.width(), title, font, ink);
        }
    }
    let mut keyboard = has_keyboard(ui, &response, rect) | has_keyboard(ui, &fold, rect);
    keyboard |= eye_ui(ui, window, section, rect, any_on, &name);
    if response.has_focus() {
        window.memory.rules_focus = Some(ListFocus::Head(first));
    }
    let drags = response.drag_started_by(PointerButton::Primary);
    if response.double_clicked() && kind.is_none() {
        begin(window, first);
    } else if response.clicked() || ((response.secondary_clicked() || drags && kind.is_some()) && !selected) {
        window.change(move |state, _| state.select_rule(first));
        if let Some(&last) = section.rules.last().filter(|&&last| last != first) {
            window.change(move |state, _| state.toggle_rule(last, true));
        }
        // The clicked heading is visible, so the list must not scroll and move it away from the pointer.
        window.memory.scrolled_to = Some(first);
        response.request_focus();
    }
    if drags {
        window.memory.rule_dragged = Some(first);
        // The rules of a kind are moved as the selected ones.
        window.memory.group_dragged = kind.is_none();
    }
    list_menu_ui(&response, window);
    keyboard |= response.has_focus();
    response.on_hover_text(say!(if kind.is_none() { "view-rule-group-hint" } else { "view-rule-kind-hint" }));
    keyboard
}

/// Opens the name field of the group that begins with this rule.
pub(super) fn begin(window: &mut Window<'_>, first: usize) {
    let typed = window.tab.document.puzzle().rules()[first].group.clone();
    window.memory.group_name = Some(GroupRename { group: (window.tab.id, first), typed, begun: false });
}

/// Draws the name field of the group.
fn name_ui(ui: &mut Ui, window: &mut Window<'_>, section: &Section, room: Rect, mut naming: GroupRename) {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let mut line = bidi::line_layouter(font);
    let response = ui
        .scope_builder(UiBuilder::new().max_rect(room), |ui| {
            let field = TextEdit::singleline(&mut naming.typed).layouter(&mut line).char_limit(MAX_LETTERS);
            ui.add(field.desired_width(room.width()).id_salt("group name"))
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, say!("view-rule-group-name")));
    if !naming.begun {
        response.request_focus();
        naming.begun = true;
        window.memory.group_name = Some(naming);
        return;
    }
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        return;
    }
    if response.lost_focus() {
        // A group is a range of consecutive rules.
        let first = section.rules[0];
        let run = first..first + section.rules.len();
        let edit = rules::renamed(window.tab.document.puzzle(), run, &naming.typed);
        if let Some(Edit::GroupRules { group, .. }) = &edit {
            // A collapsed group stays collapsed under its new name.
            let old = window.tab.document.puzzle().rules()[first].group.clone();
            if window.memory.folded_rules.remove(&(window.tab.id, old)) {
                window.memory.folded_rules.insert((window.tab.id, group.clone()));
            }
        }
        edit.into_iter().for_each(|edit| window.edit(edit));
        return;
    }
    window.memory.group_name = Some(naming);
}

/// Draws the eye at the end of the heading, which enables or disables the rules of the group. Returns whether it has
/// the focus.
fn eye_ui(ui: &mut Ui, window: &mut Window<'_>, section: &Section, row: Rect, any_on: bool, name: &str) -> bool {
    let tokens = theme::tokens(ui);
    let rect = Rect::from_center_size(pos2(row.right() - EYE / 2.0, row.center().y), Vec2::splat(BUTTON));
    let response = ui.interact(rect, ui.scope_id().with(("group eye", section.rules[0])), Sense::click());
    let label = say!(if any_on { "view-rule-switch-off" } else { "view-rule-switch-on" }, name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, any_on, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::eye(ui.painter(), rect.shrink(4.0), any_on, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        let edit = rules::toggled(window.tab.document.puzzle(), &section.rules.iter().copied().collect());
        edit.into_iter().for_each(|edit| window.edit(edit));
    }
    let keyboard = has_keyboard(ui, &response, row);
    response.on_hover_text(label);
    keyboard
}
