//! Actions that change a whole rule at once, offered in the inspector and the menu.

use super::context::Context;
use crate::board::Filling;

/// An action for rules of the kind `V`.
pub struct RuleAction<V: 'static> {
    /// The attribute of the kind's message that names the action. Its hint is the attribute `ID-hint`.
    pub id: &'static str,
    /// True if the action needs the puzzle's solution. Otherwise it is called without one.
    pub needs_solution: bool,
    /// The function that returns the changed rule, or a new one. None removes the rule.
    pub run: ActionFn<V>,
}

/// The function of an action: it takes the rule, if there is one, and the solution, if the action needs it.
pub type ActionFn<V> = fn(Option<&V>, &Context, Option<&Filling>) -> Option<V>;

impl<V> RuleAction<V> {
    /// Returns an action that needs the solution.
    pub const fn with_solution(id: &'static str, run: ActionFn<V>) -> RuleAction<V> {
        RuleAction { id, needs_solution: true, run }
    }

    /// Returns an action that does not need the solution.
    pub const fn without_solution(id: &'static str, run: ActionFn<V>) -> RuleAction<V> {
        RuleAction { id, needs_solution: false, run }
    }
}
