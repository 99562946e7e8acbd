//! The description of a kind of rule for the palette.

use super::group::KindGroup;
use crate::scene::Tint;

/// The description of a kind for the palette. Its texts are in the message `ID`, with attributes for its hint, brushes,
/// fields and actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Info {
    /// Message key of its name.
    pub id: &'static str,
    /// Group in the palette.
    pub group: KindGroup,
    /// The key that activates the tool, if it has one.
    pub key: Option<char>,
    /// The attributes that name the brushes. Empty if there is only one way to draw the rule.
    pub brushes: &'static [&'static str],
    /// Tint of a new rule.
    pub tint: Tint,
}
