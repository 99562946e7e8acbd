//! A list of digits, which may repeat, written in sequence: `1135`. In files, digits have the names that they have on
//! the board ([`Numbering::of_file`]).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Digit, Numbering};
use crate::words::Message;

/// A list of digits, which may repeat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DigitList(pub Vec<Digit>);

impl DigitList {
    /// Returns the digits in rising order.
    pub fn sorted(digits: impl IntoIterator<Item = Digit>) -> DigitList {
        let mut digits: Vec<Digit> = digits.into_iter().collect();
        digits.sort_unstable();
        DigitList(digits)
    }

    /// Parses the symbols of digits on a board with this numbering.
    ///
    /// # Errors
    /// Returns an error that names the first invalid symbol.
    pub fn read(numbering: Numbering, text: &str) -> Result<DigitList, Message> {
        let not_a_digit = |symbol: char| Message::new("refusal-not-a-digit").with("symbol", symbol.to_string());
        let digit = |symbol| numbering.read(symbol).ok_or_else(|| not_a_digit(symbol));
        text.chars().map(digit).collect::<Result<_, _>>().map(DigitList)
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for DigitList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Numbering::of_file().text(self.0.iter().copied()))
    }
}

impl FromStr for DigitList {
    type Err = Message;

    fn from_str(text: &str) -> Result<DigitList, Message> {
        DigitList::read(Numbering::of_file(), text)
    }
}

impl Serialize for DigitList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DigitList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DigitList, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
