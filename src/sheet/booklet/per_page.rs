//! The number of boards per page.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use crate::words::Message;

/// The number of boards per page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerPage {
    /// One board.
    #[default]
    One,
    /// Two boards.
    Two,
    /// Four boards.
    Four,
    /// Six boards.
    Six,
    /// Nine boards.
    Nine,
    /// Twelve boards.
    Twelve,
    /// Another number, from 1 to [`PerPage::MAX`].
    Many(u8),
    /// As many as fit at a comfortable size.
    Best,
    /// The numbers of columns and rows, from 1 to [`PerPage::MAX_SIDE`] each.
    Shape {
        /// The number of columns.
        cols: u8,
        /// The number of rows.
        rows: u8,
    },
}

impl PerPage {
    /// The largest number of columns or rows.
    pub const MAX_SIDE: u8 = 8;

    /// The largest number of boards on a page.
    pub const MAX: u8 = PerPage::MAX_SIDE * PerPage::MAX_SIDE;

    /// The choices that are offered, in their order.
    pub const ALL: [PerPage; 7] =
        [PerPage::One, PerPage::Two, PerPage::Four, PerPage::Six, PerPage::Nine, PerPage::Twelve, PerPage::Best];

    /// Returns the number, or `None` for the best fit.
    pub const fn count(self) -> Option<usize> {
        match self {
            PerPage::One => Some(1),
            PerPage::Two => Some(2),
            PerPage::Four => Some(4),
            PerPage::Six => Some(6),
            PerPage::Nine => Some(9),
            PerPage::Twelve => Some(12),
            PerPage::Many(count) => Some(count as usize),
            PerPage::Best => None,
            PerPage::Shape { cols, rows } => Some(cols as usize * rows as usize),
        }
    }
}

/// An error in parsing a number of boards per page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct PerPageError(String);

impl PerPageError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        Message::new("per-page-unknown").with("text", self.0.escape_debug().to_string())
    }
}

impl fmt::Display for PerPageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl FromStr for PerPage {
    type Err = PerPageError;

    fn from_str(text: &str) -> Result<PerPage, PerPageError> {
        let lower = text.trim().to_lowercase();
        let found = PerPage::ALL.into_iter().find(|it| it.to_string() == lower);
        let side = |text: &str| text.parse().ok().filter(|side| (1..=PerPage::MAX_SIDE).contains(side));
        let shape = || {
            let (cols, rows) = lower.split_once('x')?;
            Some(PerPage::Shape { cols: side(cols)?, rows: side(rows)? })
        };
        let many = || lower.parse().ok().filter(|count| (1..=PerPage::MAX).contains(count)).map(PerPage::Many);
        found.or_else(many).or_else(shape).ok_or_else(|| PerPageError(text.to_owned()))
    }
}

impl fmt::Display for PerPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.count()) {
            (PerPage::Shape { cols, rows }, _) => write!(f, "{cols}x{rows}"),
            (_, Some(count)) => write!(f, "{count}"),
            (_, None) => f.write_str("best"),
        }
    }
}

impl Serialize for PerPage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PerPage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerPage, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
