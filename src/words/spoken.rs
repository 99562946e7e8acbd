//! The language that a thread speaks: that of the window which it draws, or works for. It is English where nobody has
//! said otherwise, as on the command line.

use std::cell::Cell;

use super::{Language, Message};

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
    static OWN_DIGITS: Cell<bool> = const { Cell::new(true) };
    /// Numbers are western ones for now.
    static WESTERN: Cell<bool> = const { Cell::new(false) };
}

/// From now on messages that are displayed by this thread are said in this language; with `own_digits` numbers in them
/// have the digits of the language, else western ones.
pub fn speak(language: Language, own_digits: bool) {
    SPOKEN.set(language);
    OWN_DIGITS.set(own_digits);
}

/// How a thread speaks, to be handed to another one that works for the same window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speech {
    language: Language,
    own_digits: bool,
}

impl Speech {
    /// As this thread speaks.
    pub fn now() -> Speech {
        Speech { language: spoken(), own_digits: OWN_DIGITS.get() }
    }

    /// From now on this thread speaks so.
    pub fn begin(self) {
        speak(self.language, self.own_digits);
    }
}

/// The language that this thread speaks.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// The figures of a text in the digits that this thread writes.
pub fn figures(text: &str) -> String {
    if OWN_DIGITS.get() { SPOKEN.get().digits(text) } else { text.to_owned() }
}

/// The message in the language that this thread speaks, with numbers as it writes them.
pub(super) fn speak_of(message: &Message) -> String {
    WESTERN.set(!OWN_DIGITS.get());
    let said = SPOKEN.get().say(message);
    WESTERN.set(false);
    said
}

/// Whether numbers are written in western digits now, whatever the language.
pub(super) fn is_western() -> bool {
    WESTERN.get()
}

/// A message: `message!("file-new")`, or with what its placeholders stand for `message!("cells-selected", count = 3)`.
macro_rules! message {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Message::new($key)$(.with(stringify!($name), $value))*
    };
}

/// What such a message says in the language that this thread speaks, as text.
macro_rules! say {
    ($($words:tt)*) => { $crate::words::message!($($words)*).to_string() };
}

pub(crate) use {message, say};
