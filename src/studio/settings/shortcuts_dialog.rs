//! The dialog that changes keyboard shortcuts. After a click on a shortcut, the dialog waits for another key
//! combination. A combination that belongs to another command is reassigned only after confirmation.

use egui::{
    Align, Align2, Event, Key, KeyboardShortcut, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::studio::command::keys;
use crate::studio::command::keys::{ShortcutScope, shortcut_owner};
use crate::studio::command::{Command, EditCommand};
use crate::studio::settings::about_dialog::close_button_ui;
use crate::studio::settings::keymap;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{head_ui, remaining_height};
use crate::words::say;

const WIDTH: f32 = 560.0;
const ROW: f32 = 32.0;
const KEY_WIDTH: f32 = 168.0;
/// The height of everything above and below the list.
const AROUND: f32 = 190.0;

pub(in crate::studio) fn keys_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 64.0));
    head_ui(ui, &say!("ask-change"));
    take_pressed(ui, window);
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut window.memory.keys.typed)
        .layouter(&mut typed)
        .hint_text(say!("ask-change.hint"))
        .desired_width(ui.available_width())
        .char_limit(60);
    ui.add(field).accessible_name(say!("ask-change.field"));
    ui.add_space(4.0);
    notice_ui(ui, window);
    let wanted = window.memory.keys.typed.trim().to_lowercase();
    let room = remaining_height(ui, AROUND);
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut none = true;
        for place in ShortcutScope::ALL {
            let fits = |command: &Command| {
                let key = key_words(ui, window, *command).to_lowercase();
                label(window, *command).to_lowercase().contains(&wanted) || key.contains(&wanted)
            };
            let commands: Vec<Command> = place.commands().into_iter().filter(fits).collect();
            if commands.is_empty() {
                continue;
            }
            none = false;
            ui.add_space(8.0);
            widgets::head_ui(ui, &place.name());
            commands.into_iter().for_each(|command| row_ui(ui, window, command));
        }
        if none {
            ui.add_space(12.0);
            widgets::fact_ui(ui, say!("ask-change.nothing"));
        }
    });
    ui.add_space(12.0);
    ui.horizontal(|ui| {
        let (neutral, changed) = (&theme::tokens(ui).neutral, window.keymap.is_changed());
        let usual = widgets::button_ui(ui, &say!("ask-change.usual"), 144.0, ButtonWeight::Plain, neutral, changed);
        if usual.clicked() && changed {
            window.change(keys::restore_all_keys);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
    });
}

/// Draws the prompt for a key, or the reason why a key was refused. Its height is fixed, so that the list does not
/// move.
fn notice_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let keys = &window.memory.keys;
    let (conflict, refusal, waits) = (keys.conflict, keys.refusal.clone(), keys.waiting.is_some());
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        if let Some((command, key, holder)) = conflict {
            let name = ui.ctx().format_shortcut(&key);
            let words = say!("ask-change.conflict", key = name, name = label(window, holder));
            ui.label(RichText::new(words).color(tokens.several.ink).font(theme::regular(theme::FACT_SIZE)));
            if widgets::button_ui(ui, &say!("ask-change.take"), 72.0, ButtonWeight::Plain, &tokens.neutral, true)
                .clicked()
            {
                window.memory.keys.conflict = None;
                let key = Some(key);
                window.change(move |state, ctx| keys::set_key(state, command, key, ctx));
            }
            if widgets::button_ui(ui, &say!("ask-change.leave"), 80.0, ButtonWeight::Plain, &tokens.neutral, true)
                .clicked()
            {
                window.memory.keys.conflict = None;
            }
        } else if let Some(refusal) = refusal {
            ui.label(RichText::new(refusal).color(tokens.none.ink).font(theme::regular(theme::FACT_SIZE)));
        } else if waits {
            widgets::fact_ui(ui, say!("ask-change.waits"));
        } else {
            widgets::fact_ui(ui, say!("ask-change.click"));
        }
    });
}

/// Takes the awaited key combination before anything else can.
fn take_pressed(ui: &Ui, window: &mut Window<'_>) {
    let Some(command) = window.memory.keys.waiting else { return };
    let pressed = ui.input_mut(|input| {
        let press = input.events.iter().find_map(|event| match event {
            // A modifier alone is not a combination yet.
            Event::Key { key, .. } if keymap::is_modifier(*key) => None,
            Event::Key { key, pressed: true, modifiers, .. } => Some((*key, *modifiers)),
            // egui sends these events instead of the keys.
            Event::Copy => Some((Key::C, egui::Modifiers::COMMAND)),
            Event::Cut => Some((Key::X, egui::Modifiers::COMMAND)),
            Event::Paste(_) => Some((Key::V, egui::Modifiers::COMMAND)),
            _ => None,
        });
        let typed = |event: &Event| {
            matches!(event, Event::Key { .. } | Event::Text(_) | Event::Copy | Event::Cut | Event::Paste(_))
        };
        input.events.retain(|event| !typed(event));
        press
    });
    let Some((key, modifiers)) = pressed else { return };
    let shortcut = keymap::pressed(key, modifiers);
    let keys = &mut window.memory.keys;
    (keys.waiting, keys.refusal, keys.conflict) = (None, None, None);
    match (key, modifiers.any()) {
        (Key::Escape, false) => {}
        (Key::Delete | Key::Backspace, false) => {
            window.change(move |state, ctx| keys::set_key(state, command, None, ctx))
        }
        _ => match (keymap::refusal(shortcut).map(|key| say!(key)), shortcut_owner(window.state, command, shortcut)) {
            (Some(refusal), _) => keys.refusal = Some(refusal.to_owned()),
            (None, Some(holder)) => keys.conflict = Some((command, shortcut, holder)),
            (None, None) => {
                let key = Some(shortcut);
                window.change(move |state, ctx| keys::set_key(state, command, key, ctx))
            }
        },
    }
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command) {
    let tokens = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, ROW), Sense::hover());
    let name = label(window, command);
    let left = pos2(rect.left() + 8.0, rect.top() + 8.0);
    let width = rect.width() - KEY_WIDTH - 56.0;
    widgets::line(ui, left, width, name.clone(), theme::regular(theme::CONTROL_SIZE), tokens.ink);
    let waits = window.memory.keys.waiting == Some(command);
    let key = key_words(ui, window, command);
    let none = key.is_empty() && !waits;
    let words = match key {
        _ if waits => say!("ask-change.press"),
        _ if none => say!("ask-change.none"),
        key => key,
    };
    let place = Rect::from_min_size(pos2(rect.right() - KEY_WIDTH - 32.0, rect.top() + 2.0), vec2(KEY_WIDTH, 28.0));
    let id = ui.scope_id().with(format!("{command:?}"));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}: {words}")));
    let edge = if waits { tokens.accent } else { tokens.hairline };
    let fill = if response.hovered() { tokens.hovered } else { tokens.field };
    ui.painter().rect(place, theme::CONTROL_CORNER, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let changed = command.current_shortcut(window) != command.shortcut();
    let (font, ink) = match (changed, none) {
        (true, _) => (theme::medium(theme::FACT_SIZE), tokens.accent_text),
        (false, true) => (theme::regular(theme::FACT_SIZE), tokens.quiet),
        (false, false) => (theme::regular(theme::FACT_SIZE), tokens.ink),
    };
    ui.painter().text(place.center(), Align2::CENTER_CENTER, &words, font, ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        let keys = &mut window.memory.keys;
        (keys.waiting, keys.refusal, keys.conflict) = (Some(command), None, None);
        response.surrender_focus();
    }
    if changed {
        let back = Rect::from_center_size(pos2(rect.right() - 16.0, rect.center().y), Vec2::splat(24.0));
        let response = ui.interact(back, id.with("usual"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("ask-change.back", name = name.as_str())));
        icons::undo_arrow(ui.painter(), back.shrink(4.0), true, tokens.ink);
        widgets::focus_ring(ui, &response, theme::ICON_CORNER);
        if response.clicked() {
            window.change(move |state, ctx| keys::restore_key(state, command, ctx));
        }
        let usual = command.shortcut().map(|key| ui.ctx().format_shortcut(&key));
        response.on_hover_text(say!("ask-change.was", key = usual.unwrap_or_else(|| say!("ask-change.none"))));
    }
}

fn key_words(ui: &Ui, state: &StudioState, command: Command) -> String {
    command.current_shortcut(state).map(|key: KeyboardShortcut| ui.ctx().format_shortcut(&key)).unwrap_or_default()
}

/// Returns the name of a command, without the step that it would undo.
fn label(state: &StudioState, command: Command) -> String {
    let label = match command {
        Command::Edit(EditCommand::Undo) => say!("ask-undo"),
        Command::Edit(EditCommand::Redo) => say!("ask-redo"),
        _ => command.label(state),
    };
    label.split(": ").next().unwrap_or_default().trim_end_matches('…').to_owned()
}
