//! Words: what the program says is a [`Message`], a key with its arguments; a [`Language`] makes it text.
//!
//! The sentences lie in `assets/words/CODE`, written in Fluent (<https://projectfluent.org>), which knows plurals
//! and other forms of each language. What a language lacks is said in English.
//!
//! **Invariant.** No sentence of a rule, a place, a sheet or a file is built elsewhere; this folder imports no other.

mod language;
mod message;
mod spoken;
mod system;

pub use language::Language;
pub use message::{Arg, Message};
pub use spoken::{Speech, figures, speak, spoken};
pub(crate) use spoken::{message, say};
pub use system::system_reason;
