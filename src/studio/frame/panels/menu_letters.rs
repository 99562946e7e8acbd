//! The letters that open menus with Alt. The translations define them; a menu whose name does not contain its letter
//! shows it after the name.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Context, Event, Modifiers, Rect, Stroke, Ui, pos2};

use crate::studio::command::shortcuts;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::words::say;

/// The translation keys of the letters, in the order of the menus.
pub(in crate::studio) const LETTERS: [&str; 8] = [
    "view-menu-file.letter",
    "view-menu-edit.letter",
    "view-menu-board.letter",
    "view-menu-rules.letter",
    "view-menu-solve.letter",
    "view-menu-setter.letter",
    "view-menu-view.letter",
    "view-menu-help.letter",
];
/// The translation keys of the letters in the booklet.
pub(in crate::studio) const BOOKLET: [&str; 4] =
    ["view-menu-file.letter", "view-menu-booklet.letter", "view-menu-view.letter", "view-menu-help.letter"];
/// The gap between a name and the letter after it.
const BEHIND: f32 = 1.0;

/// Returns the translation keys of the letters of the current menus.
pub(in crate::studio) fn of_page(state: &StudioState) -> &'static [&'static str] {
    if state.booklet.open { &BOOKLET } else { &LETTERS }
}

fn letter(key: &'static str) -> Option<char> {
    say!(key).chars().find(|letter| letter.is_alphabetic())
}

fn is_same(one: char, other: char) -> bool {
    one.to_lowercase().eq(other.to_lowercase())
}

/// Returns the menu whose letter was pressed with Alt, if any, and consumes the key.
pub(in crate::studio) fn pressed(ctx: &Context, state: &StudioState) -> Option<usize> {
    let letters: Vec<Option<char>> = of_page(state).iter().map(|&key| letter(key)).collect();
    let opens = |written: char| {
        let is_own = |own: char| is_same(own, written) && shortcuts::opens_menu(state, own);
        letters.iter().position(|own| own.is_some_and(is_own))
    };
    ctx.input_mut(|input| {
        let menu = |at: usize| Some((at, menu_of(&input.events, at, &opens)?));
        let (at, place) = (0..input.events.len()).find_map(menu)?;
        input.events.remove(at);
        // Some systems also send the letter as text. It must not be typed.
        input.events.retain(|event| !matches!(event, Event::Text(_)));
        Some(place)
    })
}

/// Returns the menu that a key opens with Alt: the menu whose letter the key types, otherwise the menu whose letter is
/// the name of the key. On keyboards without Latin letters, keys are named after the Latin letters in their positions.
fn menu_of(events: &[Event], at: usize, opens: &dyn Fn(char) -> Option<usize>) -> Option<usize> {
    let Event::Key { key, pressed: true, modifiers, .. } = events.get(at)? else { return None };
    if !modifiers.matches_logically(Modifiers::ALT) {
        return None;
    }
    let written = match events.get(at + 1) {
        Some(Event::Text(text)) => text.chars().next(),
        _ => None,
    };
    let mut name = key.name().chars();
    let own = name.next().filter(|_| name.next().is_none());
    written.and_then(opens).or_else(|| own.and_then(opens))
}

/// Returns the range of a letter in a name, if it contains it.
fn place_in(name: &str, letter: char) -> Option<Range<usize>> {
    let (start, found) = name.char_indices().find(|(_, own)| is_same(*own, letter))?;
    Some(start..start + found.len_utf8())
}

fn underlined(format: TextFormat) -> TextFormat {
    TextFormat { underline: Stroke::new(1.0, format.color), ..format }
}

/// Returns the name of a menu, with its letter underlined if `marked`.
pub(in crate::studio) fn title(ui: &Ui, name: &str, key: Option<&'static str>, marked: bool) -> LayoutJob {
    let format = TextFormat::simple(theme::regular(theme::CONTROL_SIZE), theme::tokens(ui).ink);
    let found = key.and_then(letter).filter(|_| marked).and_then(|letter| place_in(name, letter));
    let Some(found) = found else {
        return LayoutJob::single_section(name.to_owned(), format);
    };
    let mut job = LayoutJob::default();
    job.append(&name[..found.start], 0.0, format.clone());
    job.append(&name[found.clone()], 0.0, underlined(format.clone()));
    job.append(&name[found.end..], 0.0, format);
    job
}

/// Draws the letter after a name that does not contain it, in the gap between two names, so that nothing moves.
pub(in crate::studio) fn draw_letter_after(ui: &Ui, button: Rect, name: &str, key: Option<&'static str>) {
    let missing = |letter: &char| place_in(name, *letter).is_none();
    let Some(letter) = key.and_then(letter).filter(missing) else { return };
    let ink = theme::tokens(ui).ink;
    let format = underlined(TextFormat::simple(theme::regular(theme::HEAD_SIZE), ink));
    let galley = ui.painter().layout_job(LayoutJob::single_section(letter.to_string(), format));
    let left = button.right() - ui.spacing().button_padding.x + BEHIND;
    ui.painter().galley(pos2(left, button.center().y - galley.size().y / 2.0), galley, ink);
}
