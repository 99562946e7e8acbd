//! Settings of a rule with their own text format, which is typed in the inspector and written to files.
//!
//! Fields of a rule use this module with `#[serde(with = "crate::variant::written")]`.

use serde::{Deserialize, Deserializer, Serializer};

use crate::board::DigitSet;
use crate::place::{ClueValue, DiagonalClues, EdgeClues};
use crate::words::Message;

/// A value that is typed and written to files as a line of text.
pub trait TextFormat: Sized {
    /// Returns the value as text.
    fn write(&self) -> String;

    /// Parses a value.
    ///
    /// # Errors
    /// Returns an error with the mistake and its position.
    fn read(text: &str) -> Result<Self, Message>;
}

/// A setting of any [`TextFormat`] type, as used by a field of the inspector.
pub trait TextSetting {
    /// Returns the current text.
    fn text(&self) -> String;

    /// Sets the value to a typed text.
    ///
    /// # Errors
    /// Returns an error with the mistake and its position. The setting is then unchanged.
    fn set_text(&mut self, typed: &str) -> Result<(), Message>;
}

impl<T: TextFormat> TextSetting for T {
    fn text(&self) -> String {
        self.write()
    }

    fn set_text(&mut self, typed: &str) -> Result<(), Message> {
        *self = T::read(typed)?;
        Ok(())
    }
}

/// The symbols of the digits in sequence.
impl TextFormat for DigitSet {
    fn write(&self) -> String {
        ClueValue::write(self)
    }

    fn read(text: &str) -> Result<Self, Message> {
        ClueValue::read(text)
    }
}

/// Clues at an edge, with a word for each row or column.
impl<V: ClueValue> TextFormat for EdgeClues<V> {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, Message> {
        text.parse()
    }
}

/// Clues along diagonals, each a word with its position.
impl<V: ClueValue> TextFormat for DiagonalClues<V> {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, Message> {
        text.parse()
    }
}

/// Serializes a setting as text.
///
/// # Errors
/// Returns an error if the serializer fails.
pub fn serialize<T: TextFormat, S: Serializer>(setting: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&setting.write())
}

/// Deserializes a setting from text.
///
/// # Errors
/// Returns an error if the deserializer fails or the text is not valid.
pub fn deserialize<'de, T: TextFormat, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
