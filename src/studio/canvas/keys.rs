//! Keys that work on the board: digits, arrows, delete, escape, and the letters that take up tools.

use egui::{Context, Event, Key, Modifiers};

use crate::board::{Cell, CellSet, Digit};
use crate::puzzle::{Edit, Puzzle};
use crate::studio::app::App;
use crate::studio::command::{AuthorCommand, BoardCommand, CheckCommand, Command, EditCommand};
use crate::studio::document::Selection;
use crate::studio::tools::{Input, ToolId};
use crate::variant::Kind;

/// A digit typed so soon after another is its second figure, where digits have two.
const SECOND_FIGURE_SECS: f64 = 1.0;

/// The digit typed last, for those of two figures.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Typed {
    digit: Digit,
    cells: CellSet,
    time: f64,
}

/// What was typed: a key, or none when an input method wrote the letter, and the letter in the author's script.
#[derive(Clone, Copy)]
struct Press {
    key: Option<Key>,
    modifiers: Modifiers,
    letter: Option<char>,
}

/// Hands the keys of this frame to the board. While another widget has the keyboard (`board` is false), that widget
/// keeps the keys that mean something to it, and the board gets the digits and letters.
pub(in crate::studio) fn type_keys(ctx: &Context, app: &mut App, board: bool) {
    // Control makes the steps of the layout tool smaller; elsewhere such arrows are not ours.
    let nudges = app.tool_id() == ToolId::Grids;
    let presses = ctx.input_mut(|input| take_presses(&mut input.events, board, nudges));
    for one in presses {
        press(ctx, app, one);
    }
}

/// Takes out the events that are the board's. The letter a key writes follows it as an event of its own; a letter
/// without a key comes from an input method.
fn take_presses(events: &mut Vec<Event>, board: bool, nudges: bool) -> Vec<Press> {
    let mut presses: Vec<Press> = Vec::new();
    let mut open = false;
    events.retain(|event| {
        let was_open = std::mem::take(&mut open);
        match event {
            Event::Key { key, pressed: true, modifiers, .. } if is_ours(*key, *modifiers, board, nudges) => {
                presses.push(Press { key: Some(*key), modifiers: *modifiers, letter: None });
                open = symbol(*key).is_some();
                false
            }
            Event::Text(text) => {
                let mut letters = text.chars();
                let (Some(letter), None) = (letters.next(), letters.next()) else { return true };
                match presses.last_mut() {
                    Some(last) if was_open => last.letter = Some(letter),
                    _ => presses.push(Press { key: None, modifiers: Modifiers::NONE, letter: Some(letter) }),
                }
                false
            }
            _ => true,
        }
    });
    presses
}

fn is_ours(key: Key, modifiers: Modifiers, board: bool, nudges: bool) -> bool {
    let plain = modifiers.is_none() || modifiers.shift_only();
    let typed = (plain || modifiers == Modifiers::ALT) && symbol(key).is_some();
    let arrow = (plain || (nudges && modifiers.command)) && step(key).is_some();
    let command = modifiers.is_none() && matches!(key, Key::Delete | Key::Backspace | Key::Escape | Key::Enter);
    typed || (board && (arrow || command))
}

fn press(ctx: &Context, app: &mut App, Press { key, modifiers, letter }: Press) {
    if let Some((rows, cols)) = key.and_then(step) {
        return match app.tool_id() {
            ToolId::Grids => app.tool_input(Input::Nudge { rows, cols, fine: modifiers.command }),
            ToolId::Digits | ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Pins => {
                move_cursor(app, rows, cols, modifiers.shift)
            }
        };
    }
    match key {
        Some(Key::Delete | Key::Backspace) if app.tool_id() == ToolId::Grids => {
            app.run_if_enabled(BoardCommand::DeleteGrid, ctx);
        }
        Some(Key::Delete | Key::Backspace) if app.tool().wants_digits() || app.writes_clue() => {
            app.tool_input(Input::Erase { all: key == Some(Key::Delete) });
        }
        Some(Key::Delete | Key::Backspace) => app.run_if_enabled(EditCommand::Delete, ctx),
        Some(Key::Escape) => app.escape(),
        Some(Key::Enter) if app.writes_clue() => app.tool_input(Input::Cancel),
        Some(Key::Enter) if app.proposal().is_some() => app.run_if_enabled(AuthorCommand::Apply, ctx),
        Some(Key::Enter) => app.run_if_enabled(CheckCommand::Check, ctx),
        _ => {
            let key_symbol = key.and_then(symbol);
            let typed = letter.or(key_symbol).filter(|_| modifiers != Modifiers::ALT);
            if let Some(figure) = typed.and_then(|typed| figure(app.document.puzzle(), typed))
                && app.writes_clue()
            {
                return app.tool_input(Input::Write(figure));
            }
            match typed.and_then(|typed| typed_digit(app, typed)) {
                Some(digit) if app.tool().wants_digits() => app.tool_input(Input::Type(digit)),
                Some(digit) => type_digit(ctx, app, digit),
                None => take_up(app, ctx, key_symbol.or(letter)),
            }
        }
    }
}

/// The figure from 0 to 9 that a symbol stands for: itself, or a digit of the puzzle's numerals.
fn figure(puzzle: &Puzzle, symbol: char) -> Option<char> {
    if symbol.is_ascii_digit() {
        return Some(symbol);
    }
    let digit = puzzle.symbols().read(symbol, puzzle.board().size()).filter(|_| symbol.is_numeric())?;
    char::from_digit(digit.value().into(), 10)
}

fn typed_digit(app: &App, typed: char) -> Option<Digit> {
    let wanted = app.tool_id() == ToolId::Digits || app.tool().wants_digits();
    digit_of(app.document.puzzle(), wanted, typed)
}

/// The digit that a symbol types now, if it does not take up a tool: numerals always type; letters do where the
/// puzzle is written with them, while the digits tool is in the hand or a clue is written (`wanted`).
pub(in crate::studio) fn digit_of(puzzle: &Puzzle, wanted: bool, symbol: char) -> Option<Digit> {
    let digit = puzzle.symbols().read(symbol, puzzle.board().size())?;
    (wanted || !symbol.is_alphabetic()).then_some(digit)
}

fn type_digit(ctx: &Context, app: &mut App, digit: Digit) {
    let cells = app.document.selection.cells.clone();
    if cells.is_empty() {
        return app.say("Select a cell first, then type its digit.");
    }
    let time = ctx.input(|input| input.time);
    let digit = two_figures(app, &cells, digit, time).unwrap_or(digit);
    app.canvas.typed = Some(Typed { digit, cells: cells.clone(), time });
    app.edit(&Edit::SetGiven { cells, digit });
}

/// The digit whose first figure was typed just before and whose second is typed now.
fn two_figures(app: &App, cells: &CellSet, second: Digit, time: f64) -> Option<Digit> {
    let puzzle = app.document.puzzle();
    let ten = Digit::new(10).filter(|_| puzzle.board().size() >= 10)?;
    // Where ten is a letter, two figures are two digits, of which the second corrects the first.
    puzzle.symbols().write(ten).chars().nth(1).filter(|figure| figure.is_numeric())?;
    let before = app.canvas.typed.as_ref().filter(|typed| time - typed.time < SECOND_FIGURE_SECS)?;
    let value = before.digit.value().checked_mul(10)?.checked_add(second.value())?;
    (before.cells == *cells && value <= puzzle.board().size()).then(|| Digit::new(value)).flatten()
}

fn take_up(app: &mut App, ctx: &Context, symbol: Option<char>) {
    let symbol = symbol.map(|symbol| symbol.to_ascii_uppercase());
    match symbol {
        Some('D') => return app.run_if_enabled(Command::Tool(ToolId::Digits), ctx),
        Some('G') => return app.run_if_enabled(Command::Tool(ToolId::Grids), ctx),
        Some('K') => return app.run_if_enabled(Command::Tool(ToolId::Pins), ctx),
        Some('J') => return app.run_if_enabled(Command::Tool(ToolId::Jigsaw), ctx),
        _ => {}
    }
    let Some(&kind) = Kind::ALL.iter().find(|kind| symbol.is_some() && kind.info().key == symbol) else { return };
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
    app.canvas.reveal = Some(cell);
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

/// The figure or capital letter on a key.
fn symbol(key: Key) -> Option<char> {
    let name = key.name();
    let one = (name.len() == 1).then(|| name.chars().next()).flatten()?;
    (one.is_ascii_digit() || one.is_ascii_uppercase()).then_some(one)
}
