//! All texts of the program. They are built as a [`Message`], a key with its arguments, which a [`Language`] turns into
//! text.
//!
//! The translations are in `assets/words/CODE`, written in Fluent (<https://projectfluent.org>), which handles plurals
//! and other grammatical forms. Missing translations fall back to English.
//!
//! **Invariant.** No other folder contains sentences about rules, places, sheets or files, and this folder imports no
//! other.

mod language;
mod message;
mod system_error;
mod thread_language;

pub use crate::{message, say};
pub use language::Language;
pub use message::{Arg, Message};
pub use system_error::system_reason;
pub use thread_language::{ThreadLanguage, current_language, local_digits, set_language};
