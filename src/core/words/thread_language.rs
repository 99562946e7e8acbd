//! The language of a thread: that of the window that it draws or works for. The default, also used on the command line,
//! is English.

use std::cell::Cell;
use std::fmt;

use super::language::Language;
use super::message::Message;

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    static OWN_DIGITS: Cell<bool> = const { Cell::new(true) };
}

/// Sets the language in which this thread displays messages. Numbers use the digits of the language if `own_digits` is
/// set, else western ones.
pub fn set_language(language: Language, own_digits: bool) {
    LANGUAGE.set(language);
    OWN_DIGITS.set(own_digits);
}

/// The language settings of a thread, to be passed to another thread that works for the same window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreadLanguage {
    language: Language,
    own_digits: bool,
}

impl ThreadLanguage {
    /// Returns the settings of this thread.
    pub fn current() -> ThreadLanguage {
        ThreadLanguage { language: current_language(), own_digits: OWN_DIGITS.get() }
    }

    /// Applies these settings to this thread.
    pub fn apply(self) {
        set_language(self.language, self.own_digits);
    }
}

/// Returns the language of this thread.
pub fn current_language() -> Language {
    LANGUAGE.get()
}

/// Replaces the digits in a text by those that this thread uses: the digits of its language, or western ones.
pub fn local_digits(text: &str) -> String {
    if OWN_DIGITS.get() { LANGUAGE.get().localise_digits(text) } else { text.to_owned() }
}

impl fmt::Display for Message {
    /// Translates the message into the language of this thread, with numbers in the digits that the thread uses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&LANGUAGE.get().translate_with(self, OWN_DIGITS.get()))
    }
}

/// Creates a message: `message!("file-new")`, or with placeholder values, `message!("cells-selected", count = 3)`.
#[macro_export]
macro_rules! message {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Message::new($key)$(.with(stringify!($name), $value))*
    };
}

/// Creates a message and translates it into the language of this thread.
#[macro_export]
macro_rules! say {
    ($($words:tt)*) => { $crate::message!($($words)*).to_string() };
}
