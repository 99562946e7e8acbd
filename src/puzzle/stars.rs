//! The difficulty of a puzzle as rated by its setter.

use serde::{Deserialize, Serialize};

use crate::words::Message;

/// The setter's difficulty, from one to five stars. It replaces the difficulty of the solving path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Stars(u8);

impl Stars {
    /// Returns this number of stars, or None unless it is from 1 to 5.
    pub fn new(count: u8) -> Option<Stars> {
        (1..=5).contains(&count).then_some(Stars(count))
    }

    /// Returns the number of stars.
    pub fn count(self) -> u8 {
        self.0
    }

    /// Returns the name of the difficulty.
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
