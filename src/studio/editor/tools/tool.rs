//! The interface of tools: what they can see, their input, and their actions.
//!
//! **Invariant.** A tool never changes the puzzle. It answers input with a [`ToolAction`], and the studio carries it
//! out.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Digit, OutsidePosition};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Point, Scene};
use crate::variant::Kind;

use crate::studio::document::open_document::{Selection, TypingTarget};
use crate::studio::editor::pins::Pin;
use crate::studio::editor::pins::Pins;
use crate::studio::editor::tools::layout_edits::ShiftedLayout;

/// The identity of a tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToolId {
    /// Selects cells, into which digits are typed.
    Digits,
    /// Selects, changes and moves rules.
    Select,
    /// Paints rules of a kind.
    Paint(Kind),
    /// Lays out grids.
    Grids,
    /// Paints the regions of a grid.
    Jigsaw,
    /// Pins clues.
    Pins,
}

/// An input by pointer or keyboard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) enum ToolInput {
    /// The pointer is over this spot of the canvas, or elsewhere, with no button down.
    Hover(Option<CanvasSpot>),
    /// The button went down.
    Press { spot: CanvasSpot, keys: HeldModifiers },
    /// The pointer entered this cell of the board with the button down.
    Drag(Cell),
    /// The pointer is over this spot with the button down.
    Slide { spot: CanvasSpot, keys: HeldModifiers },
    /// The button went up.
    Release,
    /// A double click.
    Double(CanvasSpot),
    /// An arrow key: steps down and right, small ones if `fine`.
    Nudge { rows: i16, cols: i16, fine: bool },
    /// A digit was typed.
    Type(Digit),
    /// A character of a clue was typed: a figure from 0 to 9.
    Write(char),
    /// Erases the last digit, or all of them.
    Erase { all: bool },
    /// Completes the clue and moves to the next place.
    Step(ClueStep),
    /// Cancels the gesture or the choice without effect.
    Cancel,
}

/// A step from one place for a clue to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ClueStep {
    /// To the next one in order, wrapping around.
    Next,
    /// To the previous one.
    Back,
    /// To the nearest one in this direction.
    Towards { rows: i16, cols: i16 },
}

/// A spot on the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct CanvasSpot {
    pub point: Point,
}

impl CanvasSpot {
    /// Returns the lattice place under the spot, on the board or outside.
    pub fn place(self) -> Cell {
        // The bound is far beyond any board. The pointer never leaves the screen.
        let round = |at: f32| at.floor().clamp(-1000.0, 1000.0) as i16;
        Cell::new(round(self.point.y), round(self.point.x))
    }

    /// Returns the cell of the board under the spot.
    pub fn cell(self, board: &Board) -> Option<Cell> {
        Some(self.place()).filter(|&cell| board.contains(cell))
    }
}

/// The modifier keys that were held when the button went down.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct HeldModifiers {
    /// Shift: extends the selection or the rule up to the pressed spot.
    pub shift: bool,
    /// Ctrl, or Command on a Mac: adds or removes.
    pub command: bool,
    /// Alt: moves the rule at the pressed spot.
    pub alt: bool,
}

/// The state that a tool can see.
pub(in crate::studio) struct ToolScope<'a> {
    pub puzzle: &'a Puzzle,
    pub selection: &'a Selection,
    /// The index of the selected rule.
    pub rule: Option<usize>,
    /// The selected rules.
    pub rules: BTreeSet<usize>,
    /// The pinned clues.
    pub pins: &'a Pins,
}

/// An action that a tool asks for.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum ToolAction {
    Select(Selection),
    /// Selects all cells similar to `cell`, in addition to the cells `beside`. `turn` is the index of the similarity to
    /// use, counted cyclically.
    SelectSimilar {
        cell: Cell,
        turn: usize,
        beside: CellSet,
    },
    /// Selects the rule with this index.
    SelectRule(usize),
    /// Selects these rules and no others; the one with the given index can be edited.
    SelectRules(Option<usize>, BTreeSet<usize>),
    /// Adds the rule with this index to the selected ones, or removes it from them.
    ToggleRule(usize),
    /// Activates the tool for the outside clues of a kind, and opens the clue at a position.
    OpenOutsideClue(Kind, OutsidePosition),
    /// Selects these cells, keeps the selected rule, and scrolls to the cursor.
    GoTo(Selection),
    Edit(Edit),
    /// Removes a part of a rule and deselects the rule, so that a second Delete removes nothing more.
    RemovePart(Edit),
    /// Types one more figure.
    Write(TypingTarget, Edit),
    /// Applies a new layout.
    ApplyLayout(ShiftedLayout),
    /// Pins or unpins a clue.
    Pin(Pin, bool),
    /// Shows a message about the gesture.
    Notify(String),
    /// Removes the message.
    ClearNotice,
    /// Shows why nothing can be done.
    Refuse(String),
}

pub(in crate::studio) trait Tool {
    /// Handles an input.
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction>;

    /// Returns the edit that the running gesture would make if it ended now. The board is shown as if it had.
    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit>;

    /// Returns the shift that the pending edit applies to everything else so that the board still starts at r1c1.
    /// The board is shown without this shift.
    fn pending_shift(&self, _scope: &ToolScope<'_>) -> (i16, i16) {
        (0, 0)
    }

    /// Draws the preview of the running or the next gesture.
    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene);

    /// Returns whether there is a running gesture, or a choice that Escape would undo.
    fn is_busy(&self) -> bool;

    /// Returns the edit that restores a clue that a double click opened, if it has changed since.
    fn restoring_edit(&self, _scope: &ToolScope<'_>) -> Option<Edit> {
        None
    }

    /// Returns whether typed digits go to the tool rather than to the selection.
    fn wants_digits(&self) -> bool {
        false
    }

    /// Returns whether typed figures go to a clue that the tool writes.
    fn wants_letters(&self, _scope: &ToolScope<'_>) -> bool {
        false
    }

    /// Returns whether Delete and Backspace go to the tool rather than to the selection.
    fn wants_delete(&self, scope: &ToolScope<'_>) -> bool {
        self.wants_digits() || self.wants_letters(scope)
    }

    /// Returns whether arrows, Tab and Enter move between clues.
    fn steps_between_clues(&self, scope: &ToolScope<'_>) -> bool {
        self.wants_digits() || self.wants_letters(scope)
    }
    /// Returns whether an arrow leads from the cursor to the first clue.
    fn is_entered_by_arrows(&self) -> bool {
        false
    }
}
