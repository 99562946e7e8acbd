//! How hard a puzzle is in the words of its author.

use serde::{Deserialize, Serialize};

use crate::words::Message;

/// How hard a puzzle is, as its author says: one star to five. It stands in the place of what a solving path says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Stars(u8);

impl Stars {
    /// So many stars; None but from 1 to 5.
    pub fn new(count: u8) -> Option<Stars> {
        (1..=5).contains(&count).then_some(Stars(count))
    }

    /// How many they are.
    pub fn count(self) -> u8 {
        self.0
    }

    /// What a puzzle with so many is called.
    pub fn message(self) -> Message {
        Message::new("difficulty").with("stars", usize::from(self.0))
    }
}

impl TryFrom<u8> for Stars {
    type Error = String;

    fn try_from(count: u8) -> Result<Stars, String> {
        Stars::new(count).ok_or_else(|| format!("{count} stars: a puzzle has 1 to 5"))
    }
}

impl From<Stars> for u8 {
    fn from(stars: Stars) -> u8 {
        stars.0
    }
}
