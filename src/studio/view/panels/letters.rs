//! The letters that open the menus with Alt. The words of each language name them; a menu whose name has its letter not
//! in it shows it behind.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Context, Event, Modifiers, Rect, Stroke, Ui, pos2};

use crate::studio::command::shortcuts;
use crate::studio::state::State;
use crate::studio::view::theme;
use crate::words::say;

/// The keys of the letters, in the order of the menus.
pub(super) const LETTERS: [&str; 8] = [
    "view-menu-file.letter",
    "view-menu-edit.letter",
    "view-menu-board.letter",
    "view-menu-rules.letter",
    "view-menu-solve.letter",
    "view-menu-setter.letter",
    "view-menu-view.letter",
    "view-menu-help.letter",
];
/// The same in the booklet.
pub(super) const BOOKLET: [&str; 4] =
    ["view-menu-file.letter", "view-menu-booklet.letter", "view-menu-view.letter", "view-menu-help.letter"];
/// How far a letter stands behind the name.
const BEHIND: f32 = 1.0;

/// The keys of the letters of the menus that are there now.
pub(super) fn of_page(state: &State) -> &'static [&'static str] {
    if state.booklet.open { &BOOKLET } else { &LETTERS }
}

fn letter(key: &'static str) -> Option<char> {
    say!(key).chars().find(|letter| letter.is_alphabetic())
}

fn is_same(one: char, other: char) -> bool {
    one.to_lowercase().eq(other.to_lowercase())
}

/// The menu whose letter was pressed with Alt, if one was; nothing else is done by that key then.
pub(super) fn pressed(ctx: &Context, state: &State) -> Option<usize> {
    let letters: Vec<Option<char>> = of_page(state).iter().map(|&key| letter(key)).collect();
    let opens = |written: char| {
        let is_own = |own: char| is_same(own, written) && shortcuts::opens_menu(state, own);
        letters.iter().position(|own| own.is_some_and(is_own))
    };
    ctx.input_mut(|input| {
        let menu = |at: usize| Some((at, menu_of(&input.events, at, &opens)?));
        let (at, place) = (0..input.events.len()).find_map(menu)?;
        input.events.remove(at);
        // The letter that the key writes on some systems is no digit.
        input.events.retain(|event| !matches!(event, Event::Text(_)));
        Some(place)
    })
}

/// The menu that a key with Alt opens: by the letter that it writes, or else by its own. The keys of keyboards without
/// Latin letters are called by the letters that others have there.
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

/// Where a letter is in a name, if it is.
fn place_in(name: &str, letter: char) -> Option<Range<usize>> {
    let (start, found) = name.char_indices().find(|(_, own)| is_same(*own, letter))?;
    Some(start..start + found.len_utf8())
}

fn underlined(format: TextFormat) -> TextFormat {
    TextFormat { underline: Stroke::new(1.0, format.color), ..format }
}

/// The name of a menu, with its letter, of this key, underlined where keys are about to open it.
pub(super) fn title(ui: &Ui, name: &str, key: Option<&'static str>, marked: bool) -> LayoutJob {
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

/// Shows the letter behind a name that has it not. It stands in the room between two names, so that nothing moves.
pub(super) fn behind(ui: &Ui, button: Rect, name: &str, key: Option<&'static str>) {
    let missing = |letter: &char| place_in(name, *letter).is_none();
    let Some(letter) = key.and_then(letter).filter(missing) else { return };
    let ink = theme::tokens(ui).ink;
    let format = underlined(TextFormat::simple(theme::regular(theme::HEAD_SIZE), ink));
    let galley = ui.painter().layout_job(LayoutJob::single_section(letter.to_string(), format));
    let left = button.right() - ui.spacing().button_padding.x + BEHIND;
    ui.painter().galley(pos2(left, button.center().y - galley.size().y / 2.0), galley, ink);
}
