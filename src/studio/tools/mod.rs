//! Tools: what the pointer does on the board.
//!
//! **Invariant.** A tool never changes the puzzle. It answers input with an [`Act`], and the studio carries it out.

mod digits;
mod painter;

use crate::board::Cell;
use crate::puzzle::{Edit, Puzzle};
use crate::scene::Scene;
use crate::variant::Kind;

use super::document::Selection;

pub(super) use digits::Digits;
pub(super) use painter::RulePainter;

/// Which tool is in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToolId {
    /// Selects cells, into which digits are typed.
    Digits,
    /// Paints rules of a kind.
    Paint(Kind),
}

/// What the pointer did, in cells of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Input {
    /// The pointer is over this cell, or over none, with no button down.
    Hover(Option<Cell>),
    /// The button went down, on a cell or beside the board.
    Press { cell: Option<Cell>, keys: Keys },
    /// The pointer came into this cell with the button down.
    Drag(Cell),
    /// The button went up.
    Release,
    /// The gesture is off: nothing shall come of it.
    Cancel,
}

/// The keys that were held when the button went down.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Keys {
    /// Shift: up to here.
    pub shift: bool,
    /// Control, on a Mac command: this one too, or no longer.
    pub command: bool,
}

/// What a tool can see.
pub(super) struct Scope<'a> {
    pub puzzle: &'a Puzzle,
    pub selection: &'a Selection,
    /// The selected rule, by its place in the list.
    pub rule: Option<usize>,
}

/// What a tool asks for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Act {
    Select(Selection),
    Edit(Edit),
}

pub(super) trait Tool {
    /// Takes in what the pointer did.
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act>;

    /// The edit that the running gesture would make if it ended now; the board is shown as if it had.
    fn pending(&self, scope: &Scope<'_>) -> Option<Edit>;

    /// Adds marks of the running or the coming gesture.
    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene);

    /// Whether a gesture is under way.
    fn is_busy(&self) -> bool;
}
