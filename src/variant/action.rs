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
    pub run: Run<V>,
}

/// What an action makes of a rule that may not be there yet; the solution is there when the action needs it.
pub type Run<V> = fn(Option<&V>, &Context, Option<&Filling>) -> Option<V>;

impl<V> Action<V> {
    /// An action that needs the solution.
    pub const fn told(id: &'static str, run: Run<V>) -> Action<V> {
        Action { id, needs_solution: true, run }
    }

    /// An action that needs no solution.
    pub const fn made(id: &'static str, run: Run<V>) -> Action<V> {
        Action { id, needs_solution: false, run }
    }
}
