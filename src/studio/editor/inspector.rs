//! The settings of the selected rule, which open below its row.

use egui::{Align, Id, Key, Layout, RichText, TextEdit, Ui};

use crate::puzzle::{Edit, PlacedRule};
use crate::scene::Tint;
use crate::studio::command::{Command, RuleCommand, shortcuts};
use crate::studio::document::open_document::TypingTarget;
use crate::studio::document::rules;
use crate::studio::state::words::{tint_name, western};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::dropdown::dropdown_ui;
use crate::studio::widgets::{bidi, icons};
use crate::studio::window::Window;
use crate::studio::window::memory::FieldDraft;
use crate::variant::{Field, FieldValue, Kind};
use crate::words::say;

/// The maximum length of a typed name.
const MAX_LETTERS_OF_NAME: usize = 100;
/// The size of a button of the header.
const HEAD_BUTTON: f32 = 28.0;
/// The maximum length of a typed value.
const MAX_LETTERS: usize = 1000;

pub(in crate::studio) fn inspector_ui(ui: &mut Ui, app: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let Some((index, placed)) = app.tab.document.rule.zip(app.tab.document.selected_rule().cloned()) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let room = ui.available_width() - 2.0 * (HEAD_BUTTON + ui.spacing().item_spacing.x);
        name_ui(ui, app, index, &placed, room);
        head_button_ui(ui, app, RuleCommand::Lock, |painter, rect, ink| {
            icons::lock(painter, rect, placed.locked, ink);
        });
        head_button_ui(ui, app, RuleCommand::Delete, icons::bin);
    });
    ui.add_space(4.0);
    let words = placed.rules_text(&app.tab.document.puzzle().context()).to_string();
    ui.label(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
    ui.add_space(4.0);

    let mut rule = placed.rule.clone();
    let mut changed = None;
    let kind = rule.kind();
    let fields = rule.form(&app.state.tab.document.puzzle().context());
    for field in fields {
        let (id, is_typed) = (field.id, !matches!(field.value, FieldValue::Toggle(_) | FieldValue::Choice { .. }));
        if field_ui(ui, app, index, kind, field) {
            changed = Some((id, is_typed));
        }
    }
    match changed {
        Some((id, true)) => {
            let typing = TypingTarget::Field(index, id);
            let edit = Edit::ChangeRule(index, rule);
            app.change(move |state, _| state.type_figure(typing, &edit))
        }
        Some((_, false)) => app.edit(Edit::ChangeRule(index, rule)),
        None => {}
    }

    for action in kind.actions() {
        let command = Command::from(RuleCommand::Act(action));
        let refusal = command.disabled_reason(app);
        let (width, enabled) = (ui.available_width(), refusal.is_none());
        let response =
            widgets::button_ui(ui, &action.label().to_string(), width, ButtonWeight::Plain, &tokens.neutral, enabled);
        if response.clicked() {
            app.request(command);
        }
        response.on_hover_text(refusal.unwrap_or_else(|| action.hint().to_string()));
    }

    reading_ui(ui, app, index, &placed);
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(say!("view-rule-colour"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for tint in Tint::ALL.into_iter().rev() {
                let colour = theme::tint_colour(tokens.palette, tint);
                let name = tint_name(tint);
                if widgets::swatch_ui(ui, &name, colour, placed.tint() == tint).clicked() {
                    app.edit(Edit::TintRule { index, tint });
                }
            }
        });
    });
    let on_all = Command::from(RuleCommand::OnAllGrids);
    if on_all.disabled_reason(app).is_none() {
        let (label, width) = (on_all.label(app), ui.available_width());
        let button = widgets::button_ui(ui, &label, width, ButtonWeight::Plain, &tokens.neutral, true);
        if button.clicked() {
            app.request(on_all);
        }
        button.on_hover_text(on_all.tooltip());
    }
}

/// Draws a button of the header.
fn head_button_ui(
    ui: &mut Ui,
    app: &mut Window<'_>,
    command: RuleCommand,
    draw: impl FnOnce(&egui::Painter, egui::Rect, egui::Color32),
) {
    let command = Command::from(command);
    let (label, refusal) = (command.label(app), command.disabled_reason(app));
    let response = widgets::sized_icon_button_ui(ui, HEAD_BUTTON, &label, refusal.is_none(), draw);
    if response.clicked() {
        app.request(command);
    }
    response.on_hover_text(refusal.unwrap_or_else(|| shortcuts::with_key(app, ui.ctx(), command, &label)));
}

/// Draws the switch between digits and values, if the rule can read values and there are modifiers; below a modifier,
/// the button for all rules.
fn reading_ui(ui: &mut Ui, app: &mut Window<'_>, index: usize, placed: &PlacedRule) {
    let chosen = [index].into();
    let read = Command::from(RuleCommand::Read);
    if placed.rule.change().is_some() {
        if rules::can_read_values(app.tab.document.puzzle(), &chosen) {
            let (label, width) = (read.label(app), ui.available_width());
            let button = widgets::button_ui(ui, &label, width, ButtonWeight::Plain, &theme::tokens(ui).neutral, true);
            if button.clicked() {
                app.request(read);
            }
            button.on_hover_text(read.tooltip());
        }
    } else if placed.rule.reads_values() && (app.tab.document.puzzle().has_modifiers() || !placed.reads.is_digits()) {
        let switch = widgets::switch_ui(ui, &say!("do-rule-read"), !placed.reads.is_digits());
        if switch.clicked() {
            app.request(read);
        }
        switch.on_hover_text(read.tooltip());
    }
}

/// Draws the field for the custom name of the rule, as wide as this with its padding.
fn name_ui(ui: &mut Ui, app: &mut Window<'_>, index: usize, placed: &PlacedRule, width: f32) {
    let mut name = placed.name.clone();
    let mut line = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut name)
        .layouter(&mut line)
        .id(ui.scope_id().with((app.tab.id, index, "rule name")))
        .hint_text(say!("view-rule-name-hint"))
        .margin(theme::FIELD_MARGIN)
        .desired_width(width - theme::FIELD_MARGIN.sum().x)
        .char_limit(MAX_LETTERS_OF_NAME);
    let response = ui.add(field).accessible_name(say!("view-rule-name"));
    if std::mem::take(&mut app.memory.rule_name_focus_frames) > 0 {
        response.request_focus();
        response.scroll_to_me(None);
    }
    if response.changed() {
        app.edit(Edit::NameRule { index, name: name.replace(['\n', '\r'], " ") });
    }
    if response.lost_focus() {
        app.change(|state, _| state.finish_entry());
    } else if response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        response.surrender_focus();
    }
}

/// Draws a field of a rule; returns whether its value was edited.
fn field_ui(ui: &mut Ui, app: &mut Window<'_>, rule: usize, kind: Kind, field: Field<'_>) -> bool {
    let (label, hint) = (kind.field_label(&field).to_string(), kind.field_hint(&field).to_string());
    let named = NamedField { place: (rule, field.id), label, hint };
    match field.value {
        FieldValue::Toggle(on) => {
            let response = widgets::switch_ui(ui, &named.label, *on);
            let clicked = response.clicked();
            *on ^= clicked;
            response.on_hover_text(named.hint);
            clicked
        }
        FieldValue::Choice { options, chosen } => {
            let names: Vec<String> = options.iter().map(|option| kind.word(option).to_string()).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            ui.label(&named.label).on_hover_text(named.hint);
            let (room, mut place) = (ui.available_width(), chosen.index());
            let picked = match widgets::segments_width(ui, &names) <= room {
                true => widgets::segments_ui(ui, &names, place, room),
                false => {
                    // Names that have no room side by side are in a list.
                    let label = format!("{}: {}", named.label, names[place]);
                    dropdown_ui(ui, (app.tab.id, named.place), label, names[place], room, |ui| {
                        names.iter().enumerate().for_each(|(at, &name)| _ = ui.selectable_value(&mut place, at, name));
                    });
                    (place != chosen.index()).then_some(place)
                }
            };
            picked.inspect(|&picked| chosen.choose(picked)).is_some()
        }
        mut value @ (FieldValue::Number { .. }
        | FieldValue::Sum { .. }
        | FieldValue::Digits(_)
        | FieldValue::List { .. }) => {
            let row = ui.horizontal(|ui| {
                ui.set_min_height(32.0);
                let name = ui.label(&named.label).on_hover_text(&named.hint);
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| typed_ui(ui, app, &named, name.id, &mut value, 96.0)).inner
            });
            let changed = row.inner;
            refusal_ui(ui, app, &named);
            changed
        }
        mut value @ (FieldValue::Text(_) | FieldValue::Typed(_)) => {
            let name = ui.label(&named.label).on_hover_text(&named.hint);
            let changed = typed_ui(ui, app, &named, name.id, &mut value, f32::INFINITY);
            refusal_ui(ui, app, &named);
            ui.add_space(4.0);
            changed
        }
    }
}

/// The texts of a field, and its identity: the index of its rule and its id within the rule.
struct NamedField {
    place: (usize, &'static str),
    label: String,
    hint: String,
}

/// Draws a text field; returns whether its value was edited. Typed text stays as it is, even while it is not valid.
fn typed_ui(
    ui: &mut Ui,
    app: &mut Window<'_>,
    named: &NamedField,
    name: Id,
    value: &mut FieldValue<'_>,
    width: f32,
) -> bool {
    let numbering = app.tab.document.puzzle().board().numbering();
    let current = value.write(numbering);
    let draft = app.memory.draft.take_if(|draft| draft.place == named.place && draft.contains_value(&current));
    let mut draft = draft.unwrap_or_else(|| FieldDraft::new(named.place, &current));
    let font = egui::TextStyle::Body.resolve(ui.style());
    let (mut line, mut lines) = (bidi::line_layouter(font.clone()), bidi::lines_layouter(font));
    let field = match value {
        // Long texts are shown in full, but contain no line breaks.
        FieldValue::Text(_) | FieldValue::Typed(_) => {
            TextEdit::multiline(&mut draft.typed).layouter(&mut lines).desired_rows(1).return_key(None)
        }
        FieldValue::Number { .. }
        | FieldValue::Sum { .. }
        | FieldValue::Digits(_)
        | FieldValue::List { .. }
        | FieldValue::Toggle(_)
        | FieldValue::Choice { .. } => TextEdit::singleline(&mut draft.typed).layouter(&mut line),
    };
    let field = field.id(ui.scope_id().with((app.tab.id, named.place))).desired_width(width).char_limit(MAX_LETTERS);
    let response = ui.add(field).labelled_by(name).accessible_name(&named.label);
    let mut changed = false;
    if response.changed() {
        let typed = draft.typed.replace(['\n', '\r'], " ");
        let typed =
            if matches!(value, FieldValue::Number { .. } | FieldValue::Sum { .. }) { western(&typed) } else { typed };
        let taken = value.read(numbering, typed.trim());
        draft.error = taken.err().map(|reason| reason.to_string());
        draft.after = value.write(numbering);
        changed = draft.after != current;
        draft.before = current;
    }
    if response.has_focus() {
        app.memory.draft = Some(draft);
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            response.surrender_focus();
        }
    } else if response.lost_focus() {
        app.change(|state, _| state.finish_entry());
    }
    changed
}

/// Draws the reason why the typed text is refused.
fn refusal_ui(ui: &mut Ui, app: &Window<'_>, named: &NamedField) {
    let draft = app.memory.draft.as_ref().filter(|draft| draft.place == named.place);
    if let Some(refusal) = draft.and_then(|draft| draft.error.as_ref()) {
        let ink = ui.visuals().error_fg_color;
        ui.label(RichText::new(refusal).font(theme::regular(theme::FACT_SIZE)).color(ink));
    }
}
