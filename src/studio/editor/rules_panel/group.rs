//! The heading of a group of rules: a click collapses or selects the group, a drag moves it, and a double click or key
//! renames it.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::{Align2, Key, PointerButton, Rect, Role, Sense, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use crate::puzzle::Edit;
use crate::studio::document::rules;
use crate::studio::editor::rules_panel::lines::has_keyboard;
use crate::studio::editor::rules_panel::{EYE, LOW, list_menu_ui};
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

/// Draws the heading of a group. Returns whether it has the focus.
pub(super) fn head_ui(ui: &mut Ui, window: &mut Window<'_>, run: Range<usize>, chosen: &BTreeSet<usize>) -> bool {
    let tokens = theme::tokens(ui);
    let rules = window.tab.document.puzzle().rules();
    let name = rules[run.start].group.clone();
    let quantifier = rules[run.start].choice().map(|quantifier| quantifier.message().to_string());
    let any_on = rules[run.clone()].iter().any(|placed| placed.on);
    let folded = window.memory.folded_rules.contains(&(window.tab.id, name.clone()));
    let selected = run.clone().all(|index| chosen.contains(&index));

    // The id depends on the first rule, not on what is drawn above.
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), LOW));
    let response = ui.interact(rect, ui.scope_id().with(("group", run.start)), Sense::click_and_drag());
    let label = say!("view-rule-group", name = name.as_str(), count = run.len());
    let label = match &quantifier {
        Some(quantifier) => {
            say!("view-rule-group-quantified", name = label.as_str(), quantifier = quantifier.as_str())
        }
        None => label,
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, &label));
    widgets::row_background(ui, rect, selected, response.hovered());
    let left = Rect::from_min_size(rect.min, vec2(CHEVRON, rect.height()));
    let fold = ui.interact(left, ui.scope_id().with(("fold", run.start)), Sense::click());
    fold.widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, !folded, &name));
    icons::chevron(ui.painter(), left.center(), !folded, tokens.quiet);
    widgets::focus_ring(ui, &fold, theme::CONTROL_CORNER);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    let key = (window.tab.id, name.clone());
    if fold.clicked() && !window.memory.folded_rules.remove(&key) {
        window.memory.folded_rules.insert(key);
    }

    let right = rect.right() - EYE;
    let count = say!("view-rule-group-count", count = run.len());
    let font = theme::regular(theme::FACT_SIZE);
    let number = ui.painter().text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, count, font, tokens.quiet);
    let room = Rect::from_min_max(pos2(left.right(), rect.top()), pos2(number.left() - 8.0, rect.bottom()));
    let of = (window.tab.id, run.start);
    let naming = window.memory.group_name.take_if(|naming| naming.group == of);
    match naming {
        Some(naming) => name_ui(ui, window, run.clone(), room.shrink2(vec2(0.0, 3.0)), naming),
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
    keyboard |= eye_ui(ui, window, run.clone(), rect, any_on, &name);
    if response.has_focus() {
        window.memory.rules_focus = Some(ListFocus::Head(run.start));
    }
    if response.double_clicked() {
        begin(window, run.start);
    } else if response.clicked() || (response.secondary_clicked() && !selected) {
        let rule = run.start;
        window.change(move |state, _| state.select_rule(rule));
        if run.len() > 1 {
            let rule = run.end - 1;
            window.change(move |state, _| state.toggle_rule(rule, true));
        }
        // The clicked heading is visible, so the list must not scroll and move it away from the pointer.
        window.memory.scrolled_to = Some(run.start);
        response.request_focus();
    }
    if response.drag_started_by(PointerButton::Primary) {
        window.memory.rule_dragged = Some(run.start);
        window.memory.group_dragged = true;
    }
    list_menu_ui(&response, window);
    keyboard |= response.has_focus();
    response.on_hover_text(say!("view-rule-group-hint"));
    keyboard
}

/// Opens the name field of the group that begins with this rule.
pub(super) fn begin(window: &mut Window<'_>, first: usize) {
    let typed = window.tab.document.puzzle().rules()[first].group.clone();
    window.memory.group_name = Some(GroupRename { group: (window.tab.id, first), typed, begun: false });
}

/// Draws the name field of the group.
fn name_ui(ui: &mut Ui, window: &mut Window<'_>, run: Range<usize>, room: Rect, mut naming: GroupRename) {
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
        let edit = rules::renamed(window.tab.document.puzzle(), run.clone(), &naming.typed);
        if let Some(Edit::GroupRules { group, .. }) = &edit {
            // A collapsed group stays collapsed under its new name.
            let old = window.tab.document.puzzle().rules()[run.start].group.clone();
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
fn eye_ui(ui: &mut Ui, window: &mut Window<'_>, run: Range<usize>, row: Rect, any_on: bool, name: &str) -> bool {
    let tokens = theme::tokens(ui);
    let rect = Rect::from_center_size(pos2(row.right() - 20.0, row.center().y), Vec2::splat(28.0));
    let response = ui.interact(rect, ui.scope_id().with(("group eye", run.start)), Sense::click());
    let label = say!(if any_on { "view-rule-switch-off" } else { "view-rule-switch-on" }, name = name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, any_on, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.06));
    }
    icons::eye(ui.painter(), rect.shrink(5.0), any_on, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        let edit = rules::toggled(window.tab.document.puzzle(), &run.collect());
        edit.into_iter().for_each(|edit| window.edit(edit));
    }
    let keyboard = has_keyboard(ui, &response, row);
    response.on_hover_text(label);
    keyboard
}
