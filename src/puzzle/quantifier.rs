//! The number of rules of a group that hold.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Filling};
use crate::model::{ChoiceCount, Cmp, Weights};
use crate::variant::Context;
use crate::words::Message;

/// The number of rules of a group that hold. The others are broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Quantifier {
    /// All rules hold, as without a quantifier.
    All,
    /// At least so many rules hold.
    AtLeast(u16),
    /// Exactly so many rules hold; with 0, all are broken.
    Exactly(u16),
    /// At most so many rules hold.
    AtMost(u16),
    /// As many rules hold as the digit of this cell.
    Digit(Cell),
}

impl Quantifier {
    /// Returns the least number of rules that a group must have.
    pub fn least(self) -> usize {
        match self {
            Quantifier::AtLeast(count) | Quantifier::Exactly(count) | Quantifier::AtMost(count) => count.into(),
            Quantifier::All | Quantifier::Digit(_) => 0,
        }
    }

    /// Returns the quantifier as a short text, such as "exactly 2".
    pub fn message(self) -> Message {
        match self {
            Quantifier::All => Message::new("quantifier-all"),
            Quantifier::Exactly(0) => Message::new("quantifier-none"),
            Quantifier::AtLeast(count) => Message::new("quantifier-at-least").with("count", usize::from(count)),
            Quantifier::Exactly(count) => Message::new("quantifier-exactly").with("count", usize::from(count)),
            Quantifier::AtMost(count) => Message::new("quantifier-at-most").with("count", usize::from(count)),
            Quantifier::Digit(cell) => Message::new("quantifier-digit").with("cell", cell.to_string()),
        }
    }

    /// Returns the quantifier with its cell moved; None if the cell is removed.
    pub(super) fn moved(self, cell: impl FnOnce(Cell) -> Option<Cell>) -> Option<Quantifier> {
        match self {
            Quantifier::Digit(old) => cell(old).map(Quantifier::Digit),
            Quantifier::All | Quantifier::AtLeast(_) | Quantifier::Exactly(_) | Quantifier::AtMost(_) => Some(self),
        }
    }

    /// Returns whether so many rules hold in a filling.
    pub(super) fn holds(self, count: usize, context: &Context, filling: &Filling) -> bool {
        match self {
            Quantifier::All => true,
            Quantifier::AtLeast(least) => count >= usize::from(least),
            Quantifier::Exactly(wanted) => count == usize::from(wanted),
            Quantifier::AtMost(most) => count <= usize::from(most),
            Quantifier::Digit(cell) => context.sum(filling, [cell]) == count as i32,
        }
    }

    /// Returns the same quantifier for a model.
    pub(super) fn count(self, context: &Context) -> ChoiceCount {
        let number = i32::from;
        match self {
            Quantifier::All => ChoiceCount::Compared(Cmp::AtLeast, 0),
            Quantifier::AtLeast(count) => ChoiceCount::Compared(Cmp::AtLeast, number(count)),
            Quantifier::Exactly(count) => ChoiceCount::Compared(Cmp::Equal, number(count)),
            Quantifier::AtMost(count) => ChoiceCount::Compared(Cmp::AtMost, number(count)),
            Quantifier::Digit(cell) => match context.board().id(cell) {
                Some(id) => ChoiceCount::Of(id, Weights::new(context.numbers())),
                None => ChoiceCount::Compared(Cmp::Equal, -1),
            },
        }
    }
}

/// The reason why a rule cannot be in a group with a quantifier, or why its group cannot have the quantifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceProblem {
    /// The rule decorates, or adds to what a solution is, or its opposite cannot be expressed.
    Kind,
    /// The cell of the quantifier is not on the board.
    OffBoard {
        /// The cell.
        cell: Cell,
    },
    /// More rules must hold than the group has.
    TooFew {
        /// The number in the quantifier.
        wanted: usize,
        /// The number of enabled rules of the group.
        found: usize,
    },
    /// The rules consist of more conditions than a model supports.
    TooLarge,
}

impl ChoiceProblem {
    /// Returns the problem as a message that can be translated.
    pub fn message(self) -> Message {
        match self {
            ChoiceProblem::Kind => Message::new("choice-kind"),
            ChoiceProblem::OffBoard { cell } => Message::new("choice-off-board").with("cell", cell.to_string()),
            ChoiceProblem::TooFew { wanted, found } => {
                Message::new("choice-too-few").with("wanted", wanted).with("found", found)
            }
            ChoiceProblem::TooLarge => Message::new("choice-too-large"),
        }
    }
}

impl fmt::Display for ChoiceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
