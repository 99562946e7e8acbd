//! What the program is, and all its keys and gestures.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};

use super::parts::{head_ui, room_beside, take_keyboard};
use crate::studio::command::{self, Command, EditCommand, ViewCommand, shortcuts};
use crate::studio::state::State;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

const GESTURES: [(&str, &str); 15] = [
    ("Click, drag", "select cells"),
    ("Double click", "all cells alike: digit, rule or box"),
    ("Drag from beside the board", "select what is in the frame"),
    ("Shift+click, Shift+drag", "select up to a cell"),
    ("Ctrl+click", "add a cell, or take it away"),
    ("Arrows, Shift+arrows", "move, extend the selection"),
    ("0–9, letters above 9", "type a digit"),
    ("Delete", "clear cells, or delete the rule"),
    ("Enter", "apply what is offered, or check again"),
    ("K, in Thin out", "pin clues that shall stay"),
    ("Ctrl+press, rule tools", "the rule on all grids"),
    ("Ctrl+wheel, two fingers", "zoom"),
    ("Wheel, Space+drag", "move over the board"),
    ("Drag the edge of a panel", "wider or narrower; a double click: as before"),
    ("Escape", "step out of what is going on"),
];

const IN_PLAY: [(&str, &str); 8] = [
    ("Shift+digit", "a mark in the corners"),
    ("Ctrl+digit", "a mark in the middle"),
    ("Alt+digit", "a colour"),
    ("Z, X, V, N", "what digits become: digit, corner, centre, colour"),
    ("Space", "pause, and go on"),
    ("C", "check"),
    ("H", "a hint, then a stronger one"),
    ("W", "why a digit stands or falls"),
];

const WIDTH: f32 = 740.0;
/// The height of all that is above and below the keys.
const AROUND_KEYS: f32 = 86.0;
/// Between a key and what it does, and beside the bar that scrolls, in points.
const GAP: f32 = 16.0;
const BAR: f32 = 8.0;

pub(super) fn shortcuts_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(WIDTH);
    head_ui(ui, "Keys and gestures");
    ui.add_space(4.0);
    let room = room_beside(ui, AROUND_KEYS);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        ui.columns_const(|[left, right]| {
            widgets::head_ui(left, "On the board");
            lines_ui(left, "gestures", GESTURES.iter().map(|&(key, what)| (key.to_owned(), what.to_owned())));
            left.add_space(8.0);
            widgets::head_ui(left, "Tools");
            let tools =
                command::tools().map(|tool| (shortcuts::tool_key(window, tool), Command::Tool(tool).label(window)));
            lines_ui(left, "tools", tools);
            widgets::head_ui(right, "Everywhere");
            let keys: Vec<(String, String)> = keys(right, window).collect();
            lines_ui(right, "keys", keys.into_iter());
            right.add_space(8.0);
            widgets::head_ui(right, "In a play-test");
            lines_ui(right, "play", IN_PLAY.iter().map(|&(key, what)| (key.to_owned(), what.to_owned())));
        });
    });
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let neutral = &theme::tokens(ui).neutral;
        if widgets::button_ui(ui, "Change keys…", 128.0, Weight::Plain, neutral, true).clicked() {
            window.ask(ViewCommand::ChangeKeys);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
    });
}

/// The commands that have keys everywhere.
fn keys(ui: &Ui, state: &State) -> impl Iterator<Item = (String, String)> {
    Command::plain().filter_map(|command| {
        let key = ui.ctx().format_shortcut(&command.key(state)?);
        let label = match command {
            Command::Edit(EditCommand::Undo) => "Undo".to_owned(),
            Command::Edit(EditCommand::Redo) => "Redo".to_owned(),
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
    ui.label("A studio for people who make sudoku variants.");
    ui.add_space(8.0);
    widgets::fact_ui(ui, "Free software under the MIT licence.");
    widgets::fact_ui(ui, "The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.");
    close_ui(ui, window);
}

fn close_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
}

pub(super) fn close_button_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let close = widgets::button_ui(ui, "Close", 96.0, Weight::Primary, &theme::tokens(ui).neutral, true);
    take_keyboard(window, &close);
    if close.clicked() {
        window.close_dialog();
    }
}
