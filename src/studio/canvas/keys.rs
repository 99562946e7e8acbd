//! Keyboard input on the board: digits, arrows, Delete, Escape, and the letters that activate tools.

use egui::{Context, Event, Key, Modifiers};

use crate::board::Digit;
use crate::studio::canvas::play_keys;
use crate::studio::command::{AuthorCommand, BoardCommand, CheckCommand, Command, EditCommand, SolvingCommand};
use crate::studio::document::open_document::Selection;
use crate::studio::document::played_cells::EntryMode;
use crate::studio::editor::tools::{ClueStep, ToolId, ToolInput};
use crate::studio::editor::typing::{digit_of, figure_of};
use crate::studio::state::StudioState;
use crate::studio::window::Window;
use crate::variant::Kind;

/// A key press: the key, or `None` if an input method wrote the letter, and the letter in the user's script.
#[derive(Clone, Copy)]
pub(in crate::studio) struct KeyPress {
    pub(super) key: Option<Key>,
    pub(super) modifiers: Modifiers,
    pub(super) letter: Option<char>,
}

/// Takes the key presses of this frame that belong to the board. While another widget has the focus (`board` is false),
/// that widget keeps the keys that it uses, and the board only gets digits and letters.
pub(in crate::studio) fn take_key_presses(ctx: &Context, state: &StudioState, board: bool) -> Vec<KeyPress> {
    // With the layout tool, Control makes steps smaller; otherwise, the board does not use arrows with Control.
    let nudges = state.tab.palette.tool_id() == ToolId::Grids;
    let steps = board && state.tab.solving.shows_path();
    let ours = |key, modifiers: Modifiers| match state.tab.is_playing {
        true => play_keys::is_playtest_key(key, modifiers, board),
        false if board && (leaves_blank(state, key, modifiers) || note_of_key(state, key, modifiers).is_some()) => true,
        false if board && toggles_pin(state, key, modifiers) => true,
        false if board && clue_step(state, key, modifiers).is_some() => true,
        false => is_board_key(key, modifiers, board, nudges) || (steps && path_command(key, modifiers).is_some()),
    };
    let marks = state.tab.is_playing || types_notes(state);
    let named = |key, physical, modifiers| match marks {
        true => figure_key(key, physical, modifiers, cfg!(windows)),
        false => (key, modifiers),
    };
    ctx.input_mut(|input| split_off(&mut input.events, named, ours))
}

/// Returns the key of a figure that is pressed with Shift, and the modifiers. With Shift, it may be named after the
/// character that it types or, on the number pad, after the movement that it makes without Num Lock. Windows then hides
/// that Shift is pressed.
fn figure_key(key: Key, physical: Option<Key>, modifiers: Modifiers, on_windows: bool) -> (Key, Modifiers) {
    let figure = physical.filter(|&key| symbol(key).is_some_and(|symbol| symbol.is_ascii_digit()));
    let moves = step(key).is_some() || matches!(key, Key::Home | Key::End | Key::PageUp | Key::PageDown | Key::Insert);
    match figure {
        Some(figure) if modifiers.shift => (figure, modifiers),
        Some(figure) if on_windows && moves && modifiers.is_none() => (figure, Modifiers::SHIFT),
        Some(_) | None => (key, modifiers),
    }
}

/// Removes and returns the events that belong to the board. The letter of a key follows as a separate event; a letter
/// without a key comes from an input method.
fn split_off(
    events: &mut Vec<Event>,
    named: impl Fn(Key, Option<Key>, Modifiers) -> (Key, Modifiers),
    ours: impl Fn(Key, Modifiers) -> bool,
) -> Vec<KeyPress> {
    let is_ours = |key, physical, modifiers| {
        let (key, modifiers) = named(key, physical, modifiers);
        ours(key, modifiers)
    };
    let mut presses: Vec<KeyPress> = Vec::new();
    // True if the last event was a key of the board that types a letter, which comes next.
    let mut open = false;
    events.retain(|event| {
        let was_open = std::mem::take(&mut open);
        match event {
            Event::Key { key, physical_key, pressed: true, modifiers, .. }
                if is_ours(*key, *physical_key, *modifiers) =>
            {
                let (key, modifiers) = named(*key, *physical_key, *modifiers);
                presses.push(KeyPress { key: Some(key), modifiers, letter: None });
                open = symbol(key).is_some();
                false
            }
            Event::Text(text) => {
                let mut letters = text.chars();
                // Longer texts are left to other widgets.
                let (Some(letter), None) = (letters.next(), letters.next()) else { return true };
                match presses.last_mut() {
                    Some(last) if was_open => last.letter = Some(letter),
                    _ => presses.push(KeyPress { key: None, modifiers: Modifiers::NONE, letter: Some(letter) }),
                }
                false
            }
            _ => true,
        }
    });
    presses
}

fn is_board_key(key: Key, modifiers: Modifiers, board: bool, nudges: bool) -> bool {
    let plain = modifiers.is_none() || modifiers.shift_only();
    let typed = (plain || modifiers == Modifiers::ALT) && symbol(key).is_some();
    let arrow = (plain || (nudges && modifiers.command)) && step(key).is_some();
    let command = modifiers.is_none() && matches!(key, Key::Delete | Key::Backspace | Key::Escape | Key::Enter);
    typed || (board && (arrow || command))
}

/// Handles a key press.
pub(in crate::studio) fn handle_key(ctx: &Context, window: &mut Window<'_>, press: KeyPress) {
    if window.tab.is_playing {
        return play_keys::handle_key(ctx, window, press);
    }
    let KeyPress { key, modifiers, letter } = press;
    // On keyboard layouts where digits need Shift, digits with Shift are plain digits, not marks.
    let figure = modifiers.shift_only() && letter.is_some_and(|letter| letter.is_ascii_digit());
    if let Some((mark, digit)) = key.filter(|_| !figure).and_then(|key| note_of_key(window, key, modifiers)) {
        return window.change(move |state, _| state.note_digit(mark, digit));
    }
    if key.is_some_and(|key| leaves_blank(window, key, modifiers)) {
        return window.change(|state, _| state.clear_and_advance());
    }
    if key.is_some_and(|key| toggles_pin(window, key, modifiers)) {
        return window.request(AuthorCommand::Pin);
    }
    if let Some(command) = key.filter(|_| window.tab.solving.shows_path()).and_then(|key| path_command(key, modifiers))
    {
        return window.request(command);
    }
    if let Some(step) = key.and_then(|key| clue_step(window, key, modifiers)) {
        return window.tool_input(ToolInput::Step(step));
    }
    if let Some((rows, cols)) = key.and_then(step) {
        let document = &window.tab.document;
        let moves_rule = modifiers.is_none() && document.rule.is_some() && document.selection.cells.is_empty();
        return match window.tab.palette.tool_id() {
            ToolId::Grids => window.tool_input(ToolInput::Nudge { rows, cols, fine: modifiers.command }),
            ToolId::Select if moves_rule => window.change(move |state, _| state.nudge_rules(rows, cols)),
            ToolId::Digits | ToolId::Select | ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Pins => {
                move_cursor(window, rows, cols, modifiers.shift)
            }
        };
    }
    match key {
        Some(Key::Delete | Key::Backspace) if window.tab.palette.tool_id() == ToolId::Grids => {
            window.request(BoardCommand::DeleteGrid);
        }
        Some(Key::Delete | Key::Backspace) if window.erases_with_tool() => {
            window.tool_input(ToolInput::Erase { all: key == Some(Key::Delete) });
        }
        Some(Key::Delete | Key::Backspace) => window.request(EditCommand::Delete),
        Some(Key::Escape) => window.change(|state, _| state.escape()),
        Some(Key::Enter) if window.tab.author.suggestion().is_some() => window.request(AuthorCommand::Apply),
        Some(Key::Enter) => window.request(CheckCommand::Check),
        _ => {
            let key_symbol = key.and_then(symbol);
            let typed = letter.or(key_symbol).filter(|_| modifiers != Modifiers::ALT);
            if let Some(figure) = typed.and_then(|typed| figure_of(window.tab.document.puzzle(), typed))
                && window.writes_clue()
            {
                return window.tool_input(ToolInput::Write(figure));
            }
            match typed.and_then(|typed| typed_digit(window, typed)) {
                Some(digit) if window.tab.palette.tool().wants_digits() => window.tool_input(ToolInput::Type(digit)),
                Some(digit) => {
                    let time = ctx.input(|input| input.time);
                    window.change(move |state, _| state.type_digit(digit, time))
                }
                None => activate(window, key_symbol.or(letter)),
            }
        }
    }
}

/// Returns whether digits with Shift or Control type marks, which they do while digits are placed.
fn types_notes(state: &StudioState) -> bool {
    state.tab.palette.tool_id() == ToolId::Digits && !state.tab.solving.shows_path()
}

/// Returns the setter's mark that a key types: a corner mark with Shift, a centre mark with Control.
fn note_of_key(state: &StudioState, key: Key, modifiers: Modifiers) -> Option<(EntryMode, Digit)> {
    let figure = symbol(key).filter(|symbol| symbol.is_ascii_digit() && types_notes(state))?;
    let mark = match modifiers {
        _ if modifiers.shift_only() => EntryMode::Corner,
        _ if modifiers.command_only() => EntryMode::Centre,
        _ => return None,
    };
    Some((mark, digit_of(state.tab.document.puzzle(), true, figure)?))
}

/// Returns whether a key leaves a cell blank and advances: Space, and 0 if it is not a digit of the board.
fn leaves_blank(state: &StudioState, key: Key, modifiers: Modifiers) -> bool {
    let digits = state.tab.palette.tool_id() == ToolId::Digits && !state.tab.solving.shows_path();
    let cell = state.tab.document.selection.cells.len() == 1;
    let blank = key == Key::Space || key == Key::Num0 && digit_of(state.tab.document.puzzle(), true, '0').is_none();
    state.advances_after_typing && digits && cell && modifiers.is_none() && blank
}

/// Returns whether a key toggles the pin of the clue at the cursor: Space, with the pin tool.
fn toggles_pin(state: &StudioState, key: Key, modifiers: Modifiers) -> bool {
    state.tab.palette.tool_id() == ToolId::Pins && modifiers.is_none() && key == Key::Space
}

/// Returns the step that a key makes from the clue being typed.
fn clue_step(state: &StudioState, key: Key, modifiers: Modifiers) -> Option<ClueStep> {
    let way = match (key, step(key)) {
        (Key::Tab | Key::Enter, _) if modifiers.is_none() => ClueStep::Next,
        (Key::Tab, _) if modifiers.shift_only() => ClueStep::Back,
        (_, Some((rows, cols))) if modifiers.is_none() => ClueStep::Towards { rows, cols },
        _ => return None,
    };
    let enters = matches!(way, ClueStep::Towards { .. }) && state.tab.palette.tool().is_entered_by_arrows();
    ((enters || state.steps_between_clues()) && !state.tab.solving.shows_path()).then_some(way)
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

fn typed_digit(state: &StudioState, typed: char) -> Option<Digit> {
    let wanted = state.tab.palette.tool_id() == ToolId::Digits || state.tab.palette.tool().wants_digits();
    digit_of(state.tab.document.puzzle(), wanted, typed)
}

/// Returns the digit that a symbol types in a playtest.
pub(super) fn playtest_digit(state: &StudioState, typed: char) -> Option<Digit> {
    digit_of(state.tab.document.puzzle(), true, typed)
}

fn activate(window: &mut Window<'_>, symbol: Option<char>) {
    let symbol = symbol.map(|symbol| symbol.to_ascii_uppercase());
    match symbol {
        Some('D') => return window.request(Command::Tool(ToolId::Digits)),
        Some('V') => return window.request(Command::Tool(ToolId::Select)),
        Some('G') => return window.request(Command::Tool(ToolId::Grids)),
        Some('K') => return window.request(Command::Tool(ToolId::Pins)),
        Some('J') => return window.request(Command::Tool(ToolId::Jigsaw)),
        _ => {}
    }
    let Some(&kind) = Kind::ALL.iter().find(|kind| symbol.is_some() && kind.info().key == symbol) else { return };
    match window.tab.palette.tool_id() == ToolId::Paint(kind) {
        // The key of the active tool changes its brush.
        true => window.change(|state, _| state.tab.palette.next_option()),
        false => window.request(Command::Tool(ToolId::Paint(kind))),
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
    window.change(move |state, _| state.move_selection(next, cell));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_pad_with_shift_types_figures() {
        let (none, shift) = (Modifiers::NONE, Modifiers::SHIFT);
        for (key, figure) in [(Key::End, Key::Num1), (Key::ArrowLeft, Key::Num4), (Key::PageUp, Key::Num9)] {
            for on_windows in [false, true] {
                assert_eq!(figure_key(key, Some(figure), shift, on_windows), (figure, shift));
                // The keys that only move have no figure.
                assert_eq!(figure_key(key, Some(key), none, on_windows), (key, none));
                assert_eq!(figure_key(key, Some(key), shift, on_windows), (key, shift));
                assert_eq!(figure_key(figure, Some(figure), none, on_windows), (figure, none));
            }
            // Windows hides Shift. Elsewhere it is the number pad without Num Lock, which moves.
            assert_eq!(figure_key(key, Some(figure), none, true), (figure, shift));
            assert_eq!(figure_key(key, Some(figure), none, false), (key, none));
        }
        assert_eq!(figure_key(Key::Exclamationmark, Some(Key::Num1), shift, false), (Key::Num1, shift));
    }
}
