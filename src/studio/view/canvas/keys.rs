//! Keyboard input on the board: digits, arrows, Delete, Escape, and the letters that activate tools.

use egui::{Context, Event, Key, Modifiers};

use super::play_keys;
use crate::board::Digit;
use crate::studio::command::request::Request;
use crate::studio::command::{AuthorCommand, BoardCommand, CheckCommand, Command, EditCommand, SolvingCommand};
use crate::studio::state::State;
use crate::studio::state::document::Selection;
use crate::studio::state::playtest::Mark;
use crate::studio::state::tools::{Input, Step, ToolId};
use crate::studio::state::typing::{digit_of, figure_of};
use crate::studio::view::window::Window;
use crate::variant::Kind;

/// A key press: the key, or `None` if an input method wrote the letter, and the letter in the user's script.
#[derive(Clone, Copy)]
pub(in crate::studio) struct Press {
    pub(super) key: Option<Key>,
    pub(super) modifiers: Modifiers,
    pub(super) letter: Option<char>,
}

/// Takes the key presses of this frame that belong to the board. While another widget has the focus (`board` is false),
/// that widget keeps the keys that it uses, and the board only gets digits and letters.
pub(in crate::studio) fn take_presses(ctx: &Context, state: &State, board: bool) -> Vec<Press> {
    // With the layout tool, Control makes steps smaller; otherwise, the board does not use arrows with Control.
    let nudges = state.tab.palette.tool_id() == ToolId::Grids;
    let steps = board && state.tab.solving.shows_path();
    let ours = |key, modifiers: Modifiers| match state.tab.plays {
        true => play_keys::is_ours(key, modifiers, board),
        false if board && (blanks(state, key, modifiers) || notes(state, key, modifiers).is_some()) => true,
        false if board && pins(state, key, modifiers) => true,
        false if board && clue_step(state, key, modifiers).is_some() => true,
        false => is_ours(key, modifiers, board, nudges) || (steps && path_command(key, modifiers).is_some()),
    };
    // With Shift, a digit key may be named after the character that it types.
    let named = |key: Key, physical: Option<Key>, modifiers: Modifiers| {
        let figure = physical.filter(|&key| symbol(key).is_some_and(|symbol| symbol.is_ascii_digit()));
        figure.filter(|_| modifiers.shift && (state.tab.plays || takes_notes(state))).unwrap_or(key)
    };
    ctx.input_mut(|input| split_off(&mut input.events, named, ours))
}

/// Removes and returns the events that belong to the board. The letter of a key follows as a separate event; a letter
/// without a key comes from an input method.
fn split_off(
    events: &mut Vec<Event>,
    named: impl Fn(Key, Option<Key>, Modifiers) -> Key,
    ours: impl Fn(Key, Modifiers) -> bool,
) -> Vec<Press> {
    let mut presses: Vec<Press> = Vec::new();
    let mut open = false;
    events.retain(|event| {
        let was_open = std::mem::take(&mut open);
        match event {
            Event::Key { key, physical_key, pressed: true, modifiers, .. }
                if ours(named(*key, *physical_key, *modifiers), *modifiers) =>
            {
                let key = named(*key, *physical_key, *modifiers);
                presses.push(Press { key: Some(key), modifiers: *modifiers, letter: None });
                open = symbol(key).is_some();
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

/// Handles a key press.
pub(in crate::studio) fn press(ctx: &Context, window: &mut Window<'_>, press: Press) {
    if window.tab.plays {
        return play_keys::press(ctx, window, press);
    }
    let Press { key, modifiers, letter } = press;
    // On layouts where digits need Shift, they are plain digits.
    let figure = modifiers.shift_only() && letter.is_some_and(|letter| letter.is_ascii_digit());
    if let Some((mark, digit)) = key.filter(|_| !figure).and_then(|key| notes(window, key, modifiers)) {
        return window.ask(Request::Note(mark, digit));
    }
    if key.is_some_and(|key| blanks(window, key, modifiers)) {
        return window.ask(Request::BlankAndNext);
    }
    if key.is_some_and(|key| pins(window, key, modifiers)) {
        return window.ask(AuthorCommand::Pin);
    }
    if let Some(command) = key.filter(|_| window.tab.solving.shows_path()).and_then(|key| path_command(key, modifiers))
    {
        return window.ask(command);
    }
    if let Some(step) = key.and_then(|key| clue_step(window, key, modifiers)) {
        return window.ask(Request::Input(Input::Step(step)));
    }
    if let Some((rows, cols)) = key.and_then(step) {
        return match window.tab.palette.tool_id() {
            ToolId::Grids => window.ask(Request::Input(Input::Nudge { rows, cols, fine: modifiers.command })),
            ToolId::Digits | ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Pins => {
                move_cursor(window, rows, cols, modifiers.shift)
            }
        };
    }
    match key {
        Some(Key::Delete | Key::Backspace) if window.tab.palette.tool_id() == ToolId::Grids => {
            window.ask(BoardCommand::DeleteGrid);
        }
        Some(Key::Delete | Key::Backspace) if window.erases_with_tool() => {
            window.ask(Request::Input(Input::Erase { all: key == Some(Key::Delete) }));
        }
        Some(Key::Delete | Key::Backspace) => window.ask(EditCommand::Delete),
        Some(Key::Escape) => window.ask(Request::Escape),
        Some(Key::Enter) if window.tab.author.proposal().is_some() => window.ask(AuthorCommand::Apply),
        Some(Key::Enter) => window.ask(CheckCommand::Check),
        _ => {
            let key_symbol = key.and_then(symbol);
            let typed = letter.or(key_symbol).filter(|_| modifiers != Modifiers::ALT);
            if let Some(figure) = typed.and_then(|typed| figure_of(window.tab.document.puzzle(), typed))
                && window.writes_clue()
            {
                return window.ask(Request::Input(Input::Write(figure)));
            }
            match typed.and_then(|typed| typed_digit(window, typed)) {
                Some(digit) if window.tab.palette.tool().wants_digits() => {
                    window.ask(Request::Input(Input::Type(digit)))
                }
                Some(digit) => window.ask(Request::Type(digit, ctx.input(|input| input.time))),
                None => take_up(window, key_symbol.or(letter)),
            }
        }
    }
}

/// Returns whether digits with Shift or Control type marks, which they do while digits are placed.
fn takes_notes(state: &State) -> bool {
    state.tab.palette.tool_id() == ToolId::Digits && !state.tab.solving.shows_path()
}

/// Returns the setter's mark that a key types: a corner mark with Shift, a centre mark with Control.
fn notes(state: &State, key: Key, modifiers: Modifiers) -> Option<(Mark, Digit)> {
    let figure = symbol(key).filter(|symbol| symbol.is_ascii_digit() && takes_notes(state))?;
    let mark = match modifiers {
        _ if modifiers.shift_only() => Mark::Corner,
        _ if modifiers.command_only() => Mark::Centre,
        _ => return None,
    };
    Some((mark, digit_of(state.tab.document.puzzle(), true, figure)?))
}

/// Returns whether a key leaves a cell blank and advances: Space, and 0 if it is not a digit of the board.
fn blanks(state: &State, key: Key, modifiers: Modifiers) -> bool {
    let digits = state.tab.palette.tool_id() == ToolId::Digits && !state.tab.solving.shows_path();
    let cell = state.tab.document.selection.cells.len() == 1;
    let blank = key == Key::Space || key == Key::Num0 && digit_of(state.tab.document.puzzle(), true, '0').is_none();
    state.advances && digits && cell && modifiers.is_none() && blank
}

/// Returns whether a key toggles the pin of the clue at the cursor: Space, with the pin tool.
fn pins(state: &State, key: Key, modifiers: Modifiers) -> bool {
    state.tab.palette.tool_id() == ToolId::Pins && modifiers.is_none() && key == Key::Space
}

/// Returns the step that a key makes from the clue being typed.
fn clue_step(state: &State, key: Key, modifiers: Modifiers) -> Option<Step> {
    let way = match (key, step(key)) {
        (Key::Tab | Key::Enter, _) if modifiers.is_none() => Step::Next,
        (Key::Tab, _) if modifiers.shift_only() => Step::Back,
        (_, Some((rows, cols))) if modifiers.is_none() => Step::Towards { rows, cols },
        _ => return None,
    };
    (state.steps_from_clue() && !state.tab.solving.shows_path()).then_some(way)
}

/// Returns the command of a key while the solving path is shown.
fn path_command(key: Key, modifiers: Modifiers) -> Option<SolvingCommand> {
    match key {
        _ if !modifiers.is_none() => None,
        Key::ArrowLeft | Key::ArrowUp => Some(SolvingCommand::Back),
        Key::ArrowRight | Key::ArrowDown => Some(SolvingCommand::Forward),
        Key::Home => Some(SolvingCommand::First),
        Key::End => Some(SolvingCommand::Last),
        Key::Space => Some(SolvingCommand::Play),
        _ => None,
    }
}

fn typed_digit(state: &State, typed: char) -> Option<Digit> {
    let wanted = state.tab.palette.tool_id() == ToolId::Digits || state.tab.palette.tool().wants_digits();
    digit_of(state.tab.document.puzzle(), wanted, typed)
}

/// Returns the digit that a symbol types in a playtest.
pub(super) fn digit_typed(state: &State, typed: char) -> Option<Digit> {
    digit_of(state.tab.document.puzzle(), true, typed)
}

fn take_up(window: &mut Window<'_>, symbol: Option<char>) {
    let symbol = symbol.map(|symbol| symbol.to_ascii_uppercase());
    match symbol {
        Some('D') => return window.ask(Command::Tool(ToolId::Digits)),
        Some('G') => return window.ask(Command::Tool(ToolId::Grids)),
        Some('K') => return window.ask(Command::Tool(ToolId::Pins)),
        Some('J') => return window.ask(Command::Tool(ToolId::Jigsaw)),
        _ => {}
    }
    let Some(&kind) = Kind::ALL.iter().find(|kind| symbol.is_some() && kind.info().key == symbol) else { return };
    match window.tab.palette.tool_id() == ToolId::Paint(kind) {
        // The key of the active tool changes its brush.
        true => window.ask(Request::NextBrush),
        false => window.ask(Command::Tool(ToolId::Paint(kind))),
    }
}

pub(super) fn move_cursor(window: &mut Window<'_>, rows: i16, cols: i16, extend: bool) {
    let board = window.tab.document.puzzle().board();
    let selection = &window.tab.document.selection;
    let cell = match selection.cursor {
        None => Some(board.cells()[0]),
        Some(cursor) => board.along(cursor, rows, cols).next(),
    };
    let Some(cell) = cell else { return };
    let mut next = Selection::just(cell);
    if extend {
        next.cells.extend(selection.cells.iter());
    }
    window.ask(Request::MoveTo(next, cell));
}

pub(super) fn step(key: Key) -> Option<(i16, i16)> {
    match key {
        Key::ArrowUp => Some((-1, 0)),
        Key::ArrowDown => Some((1, 0)),
        Key::ArrowLeft => Some((0, -1)),
        Key::ArrowRight => Some((0, 1)),
        _ => None,
    }
}

/// Returns the digit or capital letter of a key.
pub(super) fn symbol(key: Key) -> Option<char> {
    let name = key.name();
    let one = (name.len() == 1).then(|| name.chars().next()).flatten()?;
    (one.is_ascii_digit() || one.is_ascii_uppercase()).then_some(one)
}
