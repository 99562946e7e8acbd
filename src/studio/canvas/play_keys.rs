//! Keyboard input of the playtest: digits, with Shift, Control or Alt as marks, letters that choose a mark or move the
//! cursor, arrows and Space.

use egui::{Context, Key, Modifiers};

use crate::studio::canvas::keys::{KeyPress, playtest_digit, step, symbol};
use crate::studio::command::{PlayCommand, shortcuts};
use crate::studio::document::played_cells::EntryMode;
use crate::studio::state::StudioState;
use crate::studio::window::Window;

/// Returns whether a key belongs to the playtest. `board` is true if no other widget has the focus.
pub(super) fn is_playtest_key(key: Key, modifiers: Modifiers, board: bool) -> bool {
    let held = modifiers.is_none() || modifiers.shift_only();
    let marks = held || modifiers.command_only() || modifiers == Modifiers::ALT;
    let typed = match symbol(key) {
        Some(symbol) if symbol.is_ascii_digit() => marks,
        // Letters with Control are shortcuts.
        Some(_) => held || modifiers == Modifiers::ALT,
        None => false,
    };
    let plain = matches!(key, Key::Delete | Key::Backspace | Key::Escape | Key::Space | Key::Enter);
    typed || board && (held && step(key).is_some() || modifiers.is_none() && plain)
}

/// Handles a key press.
pub(super) fn handle_key(ctx: &Context, window: &mut Window<'_>, KeyPress { key, modifiers, letter }: KeyPress) {
    match key {
        Some(Key::Space) => return window.request(PlayCommand::Pause),
        Some(_) | None if window.playing().is_some_and(|test| test.clock.paused) => return,
        Some(Key::Delete | Key::Backspace) => return window.request(PlayCommand::Erase),
        Some(Key::Escape) => return window.change(|state, _| state.escape()),
        Some(_) | None => {}
    }
    let moves = modifiers.is_none() || modifiers.shift_only();
    let letter_step = || letter.or(key.and_then(symbol)).and_then(|letter| step_of_letter(window, letter));
    if let Some((rows, cols)) = key.and_then(step).or_else(|| letter_step().filter(|_| moves)) {
        return super::keys::move_cursor(window, rows, cols, modifiers.shift);
    }
    let key_symbol = key.and_then(symbol);
    let mark = match modifiers {
        // On keyboard layouts where digits need Shift, digits with Shift are plain digits, not marks.
        _ if letter.is_some_and(|letter| letter.is_ascii_digit()) && modifiers.shift_only() => None,
        _ if modifiers.shift_only() => Some(EntryMode::Corner),
        _ if modifiers.command_only() => Some(EntryMode::Centre),
        _ if modifiers == Modifiers::ALT => Some(EntryMode::Colour),
        _ => None,
    };
    // For a mark, the key determines the digit, because a digit key with Shift types another character. Otherwise, the
    // typed letter determines it.
    let typed = match mark {
        Some(_) => key_symbol,
        None => letter.or(key_symbol),
    };
    // With Alt, a letter is a command even on boards that have it as a digit.
    let alone = key_symbol.is_some_and(|symbol| !symbol.is_ascii_digit()) && modifiers == Modifiers::ALT;
    match typed.filter(|_| !alone).and_then(|typed| playtest_digit(window, typed)) {
        Some(digit) => {
            let time = ctx.input(|input| input.time);
            window.change(move |state, _| state.play_digit(mark, digit, time));
        }
        None => {
            if let Some(command) = key_symbol.or(letter).and_then(shortcuts::play_command_of_letter) {
                window.request(command);
            }
        }
    }
}

/// Returns the step that a letter makes, if letters move the cursor and it is no digit of the board.
fn step_of_letter(state: &StudioState, letter: char) -> Option<(i16, i16)> {
    let step = match letter.to_ascii_uppercase() {
        'W' => (-1, 0),
        'A' => (0, -1),
        'S' => (1, 0),
        'D' => (0, 1),
        _ => return None,
    };
    (state.letters_move && playtest_digit(state, letter).is_none()).then_some(step)
}
