//! What tools have in common: what they see, what they are told, what they ask for.
//!
//! **Invariant.** A tool never changes the puzzle. It answers input with an [`Act`], and the studio carries it out.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Digit};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Point, Scene};
use crate::variant::Kind;

use super::laying::Laid;
use crate::studio::state::author::{Pin, Pins};
use crate::studio::state::document::{Selection, Typing};

/// Which tool is in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToolId {
    /// Selects cells, into which digits are typed.
    Digits,
    /// Paints rules of a kind.
    Paint(Kind),
    /// Lays out grids.
    Grids,
    /// Paints the regions of a grid.
    Jigsaw,
    /// Pins clues.
    Pins,
}

/// What the pointer or the keyboard did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) enum Input {
    /// The pointer is over this spot of the canvas, or elsewhere, with no button down.
    Hover(Option<Spot>),
    /// The button went down.
    Press { spot: Spot, keys: Keys },
    /// The pointer came into this cell of the board with the button down.
    Drag(Cell),
    /// The pointer is over this spot with the button down.
    Slide { spot: Spot, keys: Keys },
    /// The button went up.
    Release,
    /// The button went down and up twice.
    Double(Spot),
    /// An arrow key: so many steps down and right, small ones if `fine`.
    Nudge { rows: i16, cols: i16, fine: bool },
    /// A digit was typed.
    Type(Digit),
    /// A letter of a clue was typed: a figure from 0 to 9.
    Write(char),
    /// The last digit shall go, or all of them.
    Erase { all: bool },
    /// The clue is finished, and the one at the next place comes into the hand.
    Step(Step),
    /// The gesture or the choice is off: nothing shall come of it.
    Cancel,
}

/// The way from one place for a clue to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Step {
    /// To the next one in their order, after the last the first.
    Next,
    /// To the one before it.
    Back,
    /// To the nearest one in this direction.
    Towards { rows: i16, cols: i16 },
}

/// A spot on the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct Spot {
    pub point: Point,
}

impl Spot {
    /// The place of the lattice under the spot, on the board or beside it.
    pub fn place(self) -> Cell {
        // Far beyond any board; the pointer is only ever on the screen.
        let round = |at: f32| at.floor().clamp(-1000.0, 1000.0) as i16;
        Cell::new(round(self.point.y), round(self.point.x))
    }

    /// The cell of the board under the spot.
    pub fn cell(self, board: &Board) -> Option<Cell> {
        Some(self.place()).filter(|&cell| board.contains(cell))
    }
}

/// The keys that were held when the button went down.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct Keys {
    /// Shift: up to here.
    pub shift: bool,
    /// Control, on a Mac command: this one too, or no longer.
    pub command: bool,
    /// Alt: the rule that lies here.
    pub alt: bool,
}

/// What a tool can see.
pub(in crate::studio) struct Scope<'a> {
    pub puzzle: &'a Puzzle,
    pub selection: &'a Selection,
    /// The selected rule, by its place in the list.
    pub rule: Option<usize>,
    /// The selected rules, if several are.
    pub rules: BTreeSet<usize>,
    /// The clues that are pinned.
    pub pins: &'a Pins,
}

/// What a tool asks for.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Act {
    Select(Selection),
    /// Selects all cells like one beside others: by what it has first, and each further turn by the next.
    SelectAlike {
        cell: Cell,
        turn: usize,
        beside: CellSet,
    },
    /// Selects the rule at this place in the list.
    SelectRule(usize),
    /// Selects these cells beside the selected rule, and brings the cursor into sight.
    GoTo(Selection),
    Edit(Edit),
    /// Takes a part of a rule away; the rest of it is not selected then, so that a second Delete takes no more.
    TakeAway(Edit),
    /// One more figure of what is typed there.
    Write(Typing, Edit),
    /// Another layout.
    Lay(Laid),
    /// Pins a clue, or pulls the pin out.
    Pin(Pin, bool),
    /// Tells something about what is going on.
    Say(String),
    /// What was told is past.
    ClearNotice,
    /// Nothing can be done, for this reason.
    Refuse(String),
}

pub(in crate::studio) trait Tool {
    /// Takes in what the author did.
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act>;

    /// The edit that the running gesture would make if it ended now; the board is shown as if it had.
    fn pending(&self, scope: &Scope<'_>) -> Option<Edit>;

    /// How many rows down and columns right the pending edit moves what it does not speak of, so that the board still
    /// starts at r1c1; the board is shown as if it stayed where it was.
    fn pending_shift(&self, _scope: &Scope<'_>) -> (i16, i16) {
        (0, 0)
    }

    /// Adds marks of the running or the coming gesture.
    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene);

    /// Whether a gesture is under way, or a choice that escape would undo.
    fn is_busy(&self) -> bool;

    /// Whether typed digits are the tool's, not the selection's.
    fn wants_digits(&self) -> bool {
        false
    }

    /// Whether typed figures are letters of a clue that the tool writes.
    fn wants_letters(&self, _scope: &Scope<'_>) -> bool {
        false
    }

    /// Returns whether Delete and Backspace are the tool's, not the selection's.
    fn wants_delete(&self, scope: &Scope<'_>) -> bool {
        self.wants_digits() || self.wants_letters(scope)
    }

    /// Returns whether arrows, Tab and Enter go from clue to clue.
    fn steps(&self, scope: &Scope<'_>) -> bool {
        self.wants_digits() || self.wants_letters(scope)
    }
}
