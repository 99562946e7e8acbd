//! A rule as it stands in the list of a puzzle, with what its author notes about it there.

use crate::scene::Tint;
use crate::variant::Rule;

/// A rule as it stands in a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedRule {
    /// What it says and where.
    pub rule: Rule,
    /// The author's colour; None for the colour of its kind.
    pub tint: Option<Tint>,
    /// A rule that is switched off is kept, but neither meant, drawn nor printed.
    pub on: bool,
    /// What the author calls it in the list; empty when it has no name of its own. It is not printed.
    pub name: String,
    /// The group that it is listed in; empty when it is in none. Rules of a group side by side have one head.
    pub group: String,
    /// A rule that is locked stays as it is and where it is until it is unlocked: it can only be switched on and off,
    /// named, grouped, and put elsewhere in the list.
    pub locked: bool,
}

impl PlacedRule {
    /// The rule switched on, in the colour of its kind.
    pub fn new(rule: impl Into<Rule>) -> PlacedRule {
        let (name, group) = (String::new(), String::new());
        PlacedRule { rule: rule.into(), tint: None, on: true, name, group, locked: false }
    }

    /// The colour it is drawn in.
    pub fn tint(&self) -> Tint {
        self.tint.unwrap_or(self.rule.kind().info().tint)
    }

    /// What it is called in the list: by its own name, or by that of its kind in the language of the thread.
    pub fn called(&self) -> String {
        if self.name.is_empty() { self.rule.name().to_string() } else { self.name.clone() }
    }
}
