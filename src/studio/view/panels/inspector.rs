//! The inspector: what can be set on the selected rule.

use egui::{Align, Layout, RichText, TextEdit, Ui};

use crate::board::Numbering;
use crate::puzzle::Edit;
use crate::scene::Tint;
use crate::studio::command::request::Request;
use crate::studio::command::{Command, RuleCommand};
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::variant::{Field, Kind, Value};

pub(super) fn inspector_ui(ui: &mut Ui, app: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let Some((index, placed)) = app.document.rule.zip(app.document.selected_rule().cloned()) else { return };
    ui.separator();
    ui.add_space(8.0);
    widgets::head_ui(ui, &placed.rule.name().to_string());
    ui.add_space(2.0);
    let words = placed.rule.rules_text(&app.document.puzzle().context()).to_string();
    ui.label(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
    ui.add_space(4.0);

    let mut rule = placed.rule.clone();
    let mut changed = false;
    let kind = rule.kind();
    let numbering = app.document.puzzle().board().numbering();
    for field in rule.form(&app.document.puzzle().context()) {
        changed |= field_ui(ui, kind, numbering, field);
    }
    if changed {
        app.ask(Request::Edit(Edit::ChangeRule(index, rule)));
    }

    for action in kind.actions() {
        let command = Command::from(RuleCommand::Act(action));
        let refusal = command.refusal(app);
        let (width, enabled) = (ui.available_width(), refusal.is_none());
        let response =
            widgets::button_ui(ui, &action.label().to_string(), width, Weight::Plain, &tokens.neutral, enabled);
        if response.clicked() {
            app.ask(command);
        }
        response.on_hover_text(refusal.unwrap_or_else(|| action.hint().to_string()));
    }

    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label("Colour");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for tint in Tint::ALL.into_iter().rev() {
                let colour = theme::tint_colour(tokens.palette, tint);
                let name = format!("Colour {}", tint.name());
                if widgets::swatch_ui(ui, &name, colour, placed.tint() == tint).clicked() {
                    app.ask(Request::Edit(Edit::TintRule { index, tint }));
                }
            }
        });
    });
    ui.add_space(8.0);
    let on_all = Command::from(RuleCommand::OnAllGrids);
    if on_all.refusal(app).is_none() {
        let (label, width) = (on_all.label(app), ui.available_width());
        let button = widgets::button_ui(ui, &label, width, Weight::Plain, &tokens.neutral, true);
        if button.clicked() {
            app.ask(on_all);
        }
        button.on_hover_text(on_all.tooltip().as_ref());
        ui.add_space(4.0);
    }
    let label = Command::from(RuleCommand::Delete).label(app);
    if widgets::button_ui(ui, &label, ui.available_width(), Weight::Plain, &tokens.neutral, true).clicked() {
        app.ask(RuleCommand::Delete);
    }
}

/// A field of a rule; says whether the author changed it.
fn field_ui(ui: &mut Ui, kind: Kind, numbering: Numbering, field: Field<'_>) -> bool {
    let (label, hint) = (kind.word(field.id).to_string(), kind.hint_of(field.id).to_string());
    match field.value {
        Value::Toggle(on) => {
            let response = widgets::switch_ui(ui, &label, *on);
            let clicked = response.clicked();
            *on ^= clicked;
            response.on_hover_text(hint);
            clicked
        }
        Value::Choice { options, chosen } => {
            let names: Vec<String> = options.iter().map(|option| kind.word(option).to_string()).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            ui.label(label).on_hover_text(hint);
            let picked = widgets::segments_ui(ui, &names, *chosen, ui.available_width());
            picked.inspect(|&picked| *chosen = picked).is_some()
        }
        mut value @ (Value::Number { .. } | Value::Text(_) | Value::Digits(_)) => {
            let mut typed = value.write(numbering);
            let row = ui.horizontal(|ui| {
                ui.set_min_height(32.0);
                let name = ui.label(&label).on_hover_text(hint);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let field = TextEdit::singleline(&mut typed).desired_width(96.0).char_limit(60);
                    ui.add(field).labelled_by(name.id).accessible_name(&label).changed()
                });
                ui.response().changed()
            });
            drop(row);
            typed != value.write(numbering) && value.read(numbering, typed.trim()).is_ok()
        }
    }
}
