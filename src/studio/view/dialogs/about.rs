//! What the program is, and all its keys and gestures.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};

use super::parts::{head_ui, room_beside, take_keyboard};
use crate::studio::command::{self, Command, EditCommand, ViewCommand, shortcuts};
use crate::studio::state::State;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::words::say;

/// What is done, where that has no name in every language, and what comes of it.
const GESTURES: [(&str, &str); 15] = [
    ("ask-gesture-select.key", "ask-gesture-select"),
    ("ask-gesture-alike.key", "ask-gesture-alike"),
    ("ask-gesture-frame.key", "ask-gesture-frame"),
    ("ask-gesture-upto.key", "ask-gesture-upto"),
    ("ask-gesture-toggle.key", "ask-gesture-toggle"),
    ("ask-gesture-move.key", "ask-gesture-move"),
    ("ask-gesture-type.key", "ask-gesture-type"),
    ("Delete", "ask-gesture-clear"),
    ("Enter", "ask-gesture-apply"),
    ("ask-gesture-pin.key", "ask-gesture-pin"),
    ("ask-gesture-everywhere.key", "ask-gesture-everywhere"),
    ("ask-gesture-zoom.key", "ask-gesture-zoom"),
    ("ask-gesture-pan.key", "ask-gesture-pan"),
    ("ask-gesture-panel.key", "ask-gesture-panel"),
    ("Escape", "ask-gesture-leave"),
];

const IN_PLAY: [(&str, &str); 8] = [
    ("ask-gesture-corner.key", "ask-gesture-corner"),
    ("ask-gesture-middle.key", "ask-gesture-middle"),
    ("ask-gesture-colour.key", "ask-gesture-colour"),
    ("Z, X, V, N", "ask-gesture-mode"),
    ("Space", "ask-gesture-pause"),
    ("C", "ask-gesture-check"),
    ("H", "ask-gesture-hint"),
    ("W", "ask-gesture-why"),
];

const WIDTH: f32 = 740.0;
/// The height of all that is above and below the keys.
const AROUND_KEYS: f32 = 86.0;
/// Between a key and what it does, and beside the bar that scrolls, in points.
const GAP: f32 = 16.0;
const BAR: f32 = 8.0;

pub(super) fn shortcuts_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(WIDTH);
    head_ui(ui, &say!("ask-keys"));
    ui.add_space(4.0);
    let room = room_beside(ui, AROUND_KEYS);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        ui.columns_const(|[left, right]| {
            widgets::head_ui(left, &say!("ask-keys.board"));
            lines_ui(left, "gestures", GESTURES.iter().map(said));
            left.add_space(8.0);
            widgets::head_ui(left, &say!("ask-keys.tools"));
            let tools =
                command::tools().map(|tool| (shortcuts::tool_key(window, tool), Command::Tool(tool).label(window)));
            lines_ui(left, "tools", tools);
            widgets::head_ui(right, &say!("ask-keys.everywhere"));
            let keys: Vec<(String, String)> = keys(right, window).collect();
            lines_ui(right, "keys", keys.into_iter());
            right.add_space(8.0);
            widgets::head_ui(right, &say!("ask-keys.play"));
            lines_ui(right, "play", IN_PLAY.iter().map(said));
        });
    });
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let neutral = &theme::tokens(ui).neutral;
        if widgets::button_ui(ui, &say!("ask-keys.change"), 128.0, Weight::Plain, neutral, true).clicked() {
            window.ask(ViewCommand::ChangeKeys);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
    });
}

/// A gesture and what comes of it; the name of a key alone is no message, and stays as it is.
fn said(&(gesture, what): &(&'static str, &'static str)) -> (String, String) {
    (say!(gesture), say!(what))
}

/// The commands that have keys everywhere.
fn keys(ui: &Ui, state: &State) -> impl Iterator<Item = (String, String)> {
    Command::plain().filter_map(|command| {
        let key = ui.ctx().format_shortcut(&command.key(state)?);
        let label = match command {
            Command::Edit(EditCommand::Undo) => say!("ask-undo"),
            Command::Edit(EditCommand::Redo) => say!("ask-redo"),
            _ => command.label(state),
        };
        Some((key, label.trim_end_matches('…').to_owned()))
    })
}

fn lines_ui(ui: &mut Ui, name: &str, lines: impl Iterator<Item = (String, String)>) {
    let tokens = theme::tokens(ui);
    ui.spacing_mut().interact_size.y = theme::FACT_SIZE;
    // What is longer than its column goes on in the next line, and not into the next column.
    let column = (ui.available_width() - GAP - BAR) / 2.0;
    let grid = Grid::new(name).num_columns(2).spacing([GAP, 6.0]).min_col_width(column).max_col_width(column);
    grid.show(ui, |ui| {
        for (key, what) in lines {
            ui.label(RichText::new(key).font(theme::medium(theme::FACT_SIZE)).color(tokens.ink));
            ui.label(RichText::new(what).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
            ui.end_row();
        }
    });
}

pub(super) fn about_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(400.0);
    head_ui(ui, &format!("Gridwright {}", env!("CARGO_PKG_VERSION")));
    ui.label(say!("ask-about"));
    ui.add_space(8.0);
    widgets::fact_ui(ui, say!("ask-about.licence"));
    widgets::fact_ui(ui, say!("ask-about.typeface"));
    close_ui(ui, window);
}

fn close_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
}

pub(super) fn close_button_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let close = widgets::button_ui(ui, &say!("ask-close"), 96.0, Weight::Primary, &theme::tokens(ui).neutral, true);
    take_keyboard(window, &close);
    if close.clicked() {
        window.close_dialog();
    }
}
