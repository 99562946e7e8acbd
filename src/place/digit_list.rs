//! Digits in a row, which may repeat, written one after another: `1135`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Digit;
use crate::words::Message;

/// Some digits, in their order; a digit may be there several times.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DigitList(pub Vec<Digit>);

impl DigitList {
    /// The digits in rising order.
    pub fn sorted(digits: impl IntoIterator<Item = Digit>) -> DigitList {
        let mut digits: Vec<Digit> = digits.into_iter().collect();
        digits.sort_unstable();
        DigitList(digits)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for DigitList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{}", digit.symbol()))
    }
}

impl FromStr for DigitList {
    type Err = Message;

    fn from_str(text: &str) -> Result<DigitList, Message> {
        let not_a_digit = |symbol: char| Message::new("refusal-not-a-digit").with("symbol", symbol.to_string());
        let digit = |symbol| Digit::from_symbol(symbol).ok_or_else(|| not_a_digit(symbol));
        text.chars().map(digit).collect::<Result<_, _>>().map(DigitList)
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
