//! The inspector: what can be set on the selected rule.

use egui::{Align, Layout, RichText, Ui};

use crate::puzzle::Edit;
use crate::scene::Tint;
use crate::studio::command::request::Request;
use crate::studio::command::{Command, RuleCommand};
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::variant::Field;

pub(super) fn inspector_ui(ui: &mut Ui, app: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let Some((index, placed)) = app.document.rule.zip(app.document.selected_rule().cloned()) else { return };
    ui.separator();
    ui.add_space(8.0);
    widgets::head_ui(ui, placed.rule.name());
    ui.add_space(2.0);
    let words = placed.rule.rules_text(app.document.puzzle().board());
    ui.label(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
    ui.add_space(4.0);

    let mut rule = placed.rule.clone();
    let mut changed = false;
    for field in rule.form() {
        match field {
            Field::Toggle { label, hint, on } => {
                let response = widgets::switch_ui(ui, label, *on);
                if response.clicked() {
                    *on = !*on;
                    changed = true;
                }
                response.on_hover_text(hint);
            }
        }
    }
    if changed {
        app.ask(Request::Edit(Edit::ChangeRule(index, rule)));
    }

    let kind = placed.rule.kind();
    for (at, action) in kind.actions().iter().enumerate() {
        let command = Command::from(RuleCommand::Act(kind, at));
        let refusal = command.refusal(app);
        let (width, enabled) = (ui.available_width(), refusal.is_none());
        let response = widgets::button_ui(ui, action.label, width, Weight::Plain, &tokens.neutral, enabled);
        if response.clicked() {
            app.ask(command);
        }
        response.on_hover_text(refusal.unwrap_or_else(|| action.hint.to_owned()));
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
        button.on_hover_text(on_all.tooltip());
        ui.add_space(4.0);
    }
    let label = Command::from(RuleCommand::Delete).label(app);
    if widgets::button_ui(ui, &label, ui.available_width(), Weight::Plain, &tokens.neutral, true).clicked() {
        app.ask(RuleCommand::Delete);
    }
}
