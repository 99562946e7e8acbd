//! A rule in the list of a puzzle, with the setter's settings for it.

use crate::scene::Tint;
use crate::variant::Rule;

/// Greatest number of rules of a puzzle. It is more than twice the number of borders between cells of the largest
/// board, so that each border can have a mark.
pub const MAX_RULES: usize = 10_000;

/// A rule of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedRule {
    /// The rule itself.
    pub rule: Rule,
    /// The setter's colour. None is the default colour of the kind.
    pub tint: Option<Tint>,
    /// False for a disabled rule, which is stored but not applied, drawn or printed.
    pub on: bool,
    /// The setter's name for the rule in the list, which may be empty. It is not printed.
    pub name: String,
    /// The group in the list, or empty for none. Adjacent rules of a group have a common heading.
    pub group: String,
    /// True for a locked rule. It cannot be changed or removed, but it can be enabled and disabled, named, grouped and
    /// moved in the list.
    pub locked: bool,
}

impl PlacedRule {
    /// Returns the rule, enabled and with the colour of its kind.
    pub fn new(rule: impl Into<Rule>) -> PlacedRule {
        let (name, group) = (String::new(), String::new());
        PlacedRule { rule: rule.into(), tint: None, on: true, name, group, locked: false }
    }

    /// Returns the colour of the rule.
    pub fn tint(&self) -> Tint {
        self.tint.unwrap_or(self.rule.kind().info().tint)
    }

    /// Returns the name of the rule in the list: its own, or that of its kind in the language of the thread.
    pub fn display_name(&self) -> String {
        if self.name.is_empty() { self.rule.name().to_string() } else { self.name.clone() }
    }
}
