//! What can be done to a rule at one stroke, beside painting it: from the inspector and from the menu.

use super::Context;
use crate::board::Filling;

/// A thing to do with all of a rule of the kind `V`.
pub struct Action<V: 'static> {
    /// The attribute of the kind's message that names it; its hint is the attribute `ID-hint`.
    pub id: &'static str,
    /// Whether it is made of the puzzle's solution; else the solution is None.
    pub needs_solution: bool,
    /// What it makes of the rule, or from nothing. None: nothing is left.
    pub run: fn(Option<&V>, &Context, Option<&Filling>) -> Option<V>,
}
