//! Settings of a rule with a text form of their own: typed in the inspector, and written so in files.
//!
//! A field of a rule is written so by `#[serde(with = "crate::variant::written")]`.

use serde::{Deserialize, Deserializer, Serializer};

use crate::board::DigitSet;
use crate::place::{ClueValue, DiagonalClues, EdgeClues};
use crate::words::Message;

/// What is typed and written in files as a line of text.
pub trait Written: Sized {
    /// The text.
    fn write(&self) -> String;

    /// What is written so.
    ///
    /// # Errors
    /// Why the text means nothing, and where.
    fn read(text: &str) -> Result<Self, Message>;
}

/// A setting of some [`Written`] type, as a field of the inspector sees it.
pub trait Typed {
    /// The text as it stands.
    fn text(&self) -> String;

    /// Takes what was typed.
    ///
    /// # Errors
    /// Why the text means nothing, and where; the setting stays as it was.
    fn take(&mut self, typed: &str) -> Result<(), Message>;
}

impl<T: Written> Typed for T {
    fn text(&self) -> String {
        self.write()
    }

    fn take(&mut self, typed: &str) -> Result<(), Message> {
        *self = T::read(typed)?;
        Ok(())
    }
}

/// Some digits, one after another.
impl Written for DigitSet {
    fn write(&self) -> String {
        ClueValue::write(self)
    }

    fn read(text: &str) -> Result<Self, Message> {
        ClueValue::read(text)
    }
}

/// Clues beyond an edge, a word for each row or column.
impl<V: ClueValue> Written for EdgeClues<V> {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, Message> {
        text.parse()
    }
}

/// Clues along diagonals, each a word with its place.
impl<V: ClueValue> Written for DiagonalClues<V> {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, Message> {
        text.parse()
    }
}

/// Writes a setting in a file.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Written, S: Serializer>(setting: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&setting.write())
}

/// Reads a setting from a file.
///
/// # Errors
/// Those of the deserializer, and why the text means nothing.
pub fn deserialize<'de, T: Written, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
