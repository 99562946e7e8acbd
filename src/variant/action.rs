//! What can be done to a rule at one stroke, beside painting it: from the inspector and from the menu.

/// A thing to do with all of a rule. What it makes is said by [`super::Variant::act`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    pub label: &'static str,
    pub hint: &'static str,
    /// Whether it is made of the puzzle's solution.
    pub needs_solution: bool,
}
