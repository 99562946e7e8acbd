//! What the program is, and all its keys and gestures.

use egui::{Align, Grid, Layout, RichText, Ui};

use super::{head_ui, take_keyboard};
use crate::studio::app::App;
use crate::studio::command::{self, Command, EditCommand};
use crate::studio::theme;
use crate::studio::widgets::{self, Weight};

const GESTURES: [(&str, &str); 12] = [
    ("Click, drag", "select cells"),
    ("Shift+click", "select up to a cell"),
    ("Ctrl+click", "add a cell, or take it away"),
    ("Arrows, Shift+arrows", "move, extend the selection"),
    ("1–9, letters above 9", "type a digit"),
    ("Delete", "clear cells, or delete the rule"),
    ("Enter", "apply what is offered, or check again"),
    ("K, in Thin out", "pin clues that shall stay"),
    ("Ctrl+press, rule tools", "the rule on all grids"),
    ("Ctrl+wheel, two fingers", "zoom"),
    ("Wheel, Space+drag", "move over the board"),
    ("Escape", "step out of what is going on"),
];

pub(super) fn shortcuts_ui(ui: &mut Ui, app: &mut App) {
    ui.set_width(660.0);
    head_ui(ui, "Keys and gestures");
    ui.add_space(4.0);
    ui.columns_const(|[left, right]| {
        widgets::head_ui(left, "On the board");
        lines_ui(left, "gestures", GESTURES.iter().map(|&(key, what)| (key.to_owned(), what.to_owned())));
        left.add_space(8.0);
        widgets::head_ui(left, "Tools");
        let tools = command::tools().map(|tool| (command::tool_key(app, tool), Command::Tool(tool).label(app)));
        lines_ui(left, "tools", tools);
        widgets::head_ui(right, "Everywhere");
        let keys = Command::plain().filter_map(|command| {
            let key = right.ctx().format_shortcut(&command.shortcut()?);
            let label = match command {
                Command::Edit(EditCommand::Undo) => "Undo".to_owned(),
                Command::Edit(EditCommand::Redo) => "Redo".to_owned(),
                _ => command.label(app),
            };
            Some((key, label.trim_end_matches('…').to_owned()))
        });
        let keys: Vec<(String, String)> = keys.collect();
        lines_ui(right, "keys", keys.into_iter());
    });
    close_ui(ui, app);
}

fn lines_ui(ui: &mut Ui, name: &str, lines: impl Iterator<Item = (String, String)>) {
    let tokens = theme::tokens(ui);
    ui.spacing_mut().interact_size.y = theme::FACT_SIZE;
    Grid::new(name).num_columns(2).spacing([16.0, 6.0]).min_col_width(96.0).show(ui, |ui| {
        for (key, what) in lines {
            ui.label(RichText::new(key).font(theme::medium(theme::FACT_SIZE)).color(tokens.ink));
            ui.label(RichText::new(what).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
            ui.end_row();
        }
    });
}

pub(super) fn about_ui(ui: &mut Ui, app: &mut App) {
    ui.set_width(400.0);
    head_ui(ui, &format!("Gridwright {}", env!("CARGO_PKG_VERSION")));
    ui.label("A studio for people who make sudoku variants.");
    ui.add_space(8.0);
    widgets::fact_ui(ui, "Free software under the MIT licence.");
    widgets::fact_ui(ui, "The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.");
    close_ui(ui, app);
}

fn close_ui(ui: &mut Ui, app: &mut App) {
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let close = widgets::button_ui(ui, "Close", 96.0, Weight::Primary, &theme::tokens(ui).neutral, true);
        take_keyboard(app, &close);
        if close.clicked() {
            app.dialog = None;
        }
    });
}
