//! Keys that work on the board: digits, arrows, delete, escape, and the letters that take up tools.

use egui::{Context, Event, Key, Modifiers};

use crate::board::{Board, Cell, Digit};
use crate::puzzle::Edit;
use crate::studio::app::App;
use crate::studio::command::Command;
use crate::studio::document::Selection;
use crate::studio::tools::ToolId;
use crate::variant::Kind;

/// Hands the keys of this frame to the board. While another widget has the keyboard (`board` is false), that widget
/// keeps the keys that mean something to it, and the board gets the digits and letters.
pub(in crate::studio) fn type_keys(ctx: &Context, app: &mut App, board: bool) {
    let presses: Vec<(Key, Modifiers)> = ctx.input_mut(|input| {
        let mut presses = Vec::new();
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. } if is_ours(*key, *modifiers, board) => {
                presses.push((*key, *modifiers));
                false
            }
            _ => true,
        });
        presses
    });
    for (key, modifiers) in presses {
        press(ctx, app, key, modifiers);
    }
}

fn is_ours(key: Key, modifiers: Modifiers, board: bool) -> bool {
    let chosen = modifiers.is_none() || modifiers.shift_only() || modifiers == Modifiers::ALT;
    let arrow = step(key).is_some() && (modifiers.is_none() || modifiers.shift_only());
    let symbol = chosen && (letter(key).is_some() || numeral(key).is_some());
    symbol || (board && (arrow || (modifiers.is_none() && is_command(key))))
}

fn is_command(key: Key) -> bool {
    matches!(key, Key::Delete | Key::Backspace | Key::Escape | Key::Enter)
}

fn press(ctx: &Context, app: &mut App, key: Key, modifiers: Modifiers) {
    if let Some((rows, cols)) = step(key) {
        return move_cursor(app, rows, cols, modifiers.shift);
    }
    match key {
        Key::Delete | Key::Backspace => app.run_if_enabled(Command::Delete, ctx),
        Key::Escape => app.escape(),
        Key::Enter => app.run_if_enabled(Command::Check, ctx),
        _ => {
            let symbol = numeral(key).or_else(|| letter(key));
            let Some(symbol) = symbol else { return };
            let digit = Digit::from_symbol(symbol).filter(|_| modifiers != Modifiers::ALT);
            match digit.filter(|&digit| types_digit(app.document.puzzle().board(), app.tool_id(), digit)) {
                Some(digit) => type_digit(app, digit),
                None => take_up(app, ctx, symbol),
            }
        }
    }
}

/// Whether the symbol of a digit types it now, rather than taking up a tool: numerals always do; letters do on
/// boards that have such a digit, while the digits tool is in the hand.
pub(in crate::studio) fn types_digit(board: &Board, tool: ToolId, digit: Digit) -> bool {
    digit.value() <= 9 || (tool == ToolId::Digits && digit.value() <= board.size())
}

fn type_digit(app: &mut App, digit: Digit) {
    let cells = app.document.selection.cells.clone();
    if cells.is_empty() {
        return app.say("Select a cell first, then type its digit.");
    }
    app.edit(&Edit::SetGiven { cells, digit });
}

fn take_up(app: &mut App, ctx: &Context, symbol: char) {
    if symbol == 'D' {
        return app.run_if_enabled(Command::Tool(ToolId::Digits), ctx);
    }
    let Some(&kind) = Kind::ALL.iter().find(|kind| kind.info().key == symbol) else { return };
    match app.tool_id() == ToolId::Paint(kind) {
        // The key of the tool in the hand changes the brush.
        true => app.next_brush(),
        false => app.run_if_enabled(Command::Tool(ToolId::Paint(kind)), ctx),
    }
}

fn move_cursor(app: &mut App, rows: i16, cols: i16, extend: bool) {
    let board = app.document.puzzle().board();
    let selection = &app.document.selection;
    let (height, width) = board.extent();
    let cell = match selection.cursor {
        None => Some(board.cells()[0]),
        // Over holes of the board to the next cell, around at its end.
        Some(cursor) => (1..=height.max(width)).find_map(|times| {
            let row = (cursor.row + rows * times).rem_euclid(height);
            let col = (cursor.col + cols * times).rem_euclid(width);
            Some(Cell::new(row, col)).filter(|&cell| board.contains(cell))
        }),
    };
    let Some(cell) = cell else { return };
    let mut next = Selection::just(cell);
    if extend {
        next.cells.extend(selection.cells.iter());
    }
    app.document.selection = next;
}

fn step(key: Key) -> Option<(i16, i16)> {
    match key {
        Key::ArrowUp => Some((-1, 0)),
        Key::ArrowDown => Some((1, 0)),
        Key::ArrowLeft => Some((0, -1)),
        Key::ArrowRight => Some((0, 1)),
        _ => None,
    }
}

fn numeral(key: Key) -> Option<char> {
    let name = key.name();
    (name.len() == 1).then(|| name.chars().next()).flatten().filter(|symbol| ('1'..='9').contains(symbol))
}

fn letter(key: Key) -> Option<char> {
    let name = key.name();
    (name.len() == 1).then(|| name.chars().next()).flatten().filter(char::is_ascii_uppercase)
}
