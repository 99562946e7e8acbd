//! Readings, modifiers and layers of rules.
//!
//! A rule may add a layer of variables to the model ([`RuleLayer`]): the cells of a kind of modifier that the solver
//! has to find, for example. The value of a cell is its digit, changed by the modifiers of the puzzle that apply to the
//! cell ([`Change`]), in the order of the rules. A rule reads digits or values ([`Reading`]).

use serde::{Deserialize, Serialize};

use super::look::{Chosen, choices};
use crate::board::{Cell, Digit};

/// The numbers that a rule reads of its cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// The digits.
    #[default]
    Digits,
    /// The values: the digits, changed by the modifiers of the puzzle. Cells that must differ differ in their digits.
    Values,
}

impl Reading {
    /// Returns whether the rule reads digits.
    pub fn is_digits(&self) -> bool {
        *self == Reading::Digits
    }
}

choices! {
    /// The change of the value of a cell.
    Change {
        /// The value is doubled.
        Doubled = "doubled",
        /// The value counts negative.
        Negated = "negated",
        /// The value is one more.
        Hot = "hot",
        /// The value is one less.
        Cold = "cold",
        /// The value is 0.
        Zero = "zero",
    }
}

impl Chosen for Option<Change> {
    fn index(&self) -> usize {
        self.map_or(0, |change| 1 + change as usize)
    }

    fn choose(&mut self, index: usize) {
        match index.checked_sub(1) {
            None => *self = None,
            Some(index) => *self = Change::ALL.get(index).copied().or(*self),
        }
    }
}

impl Change {
    /// The attributes that name the options of an optional change: none, and then each change.
    pub const OPTIONAL: [&'static str; 1 + Change::OPTIONS.len()] = {
        let mut options = ["digit"; 1 + Change::OPTIONS.len()];
        let mut index = 0;
        while index < Change::OPTIONS.len() {
            options[index + 1] = Change::OPTIONS[index];
            index += 1;
        }
        options
    };

    /// Returns the value after the change.
    pub fn of(self, value: i32) -> i32 {
        match self {
            Change::Doubled => 2 * value,
            Change::Negated => -value,
            Change::Hot => value + 1,
            Change::Cold => value - 1,
            Change::Zero => 0,
        }
    }

    /// Returns the attribute that names the change.
    pub fn key(self) -> &'static str {
        Change::OPTIONS[self as usize]
    }

    /// Returns the sign on the board.
    pub fn sign(self) -> &'static str {
        match self {
            Change::Doubled => "×2",
            Change::Negated => "−",
            Change::Hot => "+1",
            Change::Cold => "−1",
            Change::Zero => "×0",
        }
    }
}

/// The meaning of the layer of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayerKind {
    /// The marks of cells to which the rule applies.
    Mark,
    /// The shades of cells: unshaded and shaded.
    Shade,
    /// The parts of a loop or path in cells.
    Loop,
    /// The numbers of the regions that cells belong to.
    Region,
}

impl LayerKind {
    /// Returns a short name in Latin letters, for exported models.
    pub fn name(self) -> &'static str {
        match self {
            LayerKind::Mark => "mark",
            LayerKind::Shade => "shade",
            LayerKind::Loop => "loop",
            LayerKind::Region => "region",
        }
    }
}

/// A layer of variables that belong to the solution, one for each of some cells. The first of their values means that
/// the rule does not apply to the cell, except in a layer of regions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleLayer {
    /// The meaning of the values.
    pub kind: LayerKind,
    /// The number of values of each variable.
    pub values: u8,
    /// The cells, in the order of the board.
    pub cells: Vec<Cell>,
}

impl RuleLayer {
    /// Returns the values that the layer of a modifier may have in a cell with this digit: the first, or the one after
    /// the digit. The mark of a layer of two values does not depend on the digit.
    pub(super) fn marks_of(&self, digit: Digit) -> impl Iterator<Item = Digit> + Clone + use<> {
        let mark = if self.values == 2 { 1 } else { digit.index() + 1 };
        [Digit::from_index(0), Digit::from_index(mark)].into_iter()
    }
}

/// The layer of a rule and its change of values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleEffect {
    /// The change, if the rule is a modifier.
    pub change: Option<Change>,
    /// The layer, if the rule adds one.
    pub layer: Option<RuleLayer>,
    /// The cells that the rule changes or may change, in the order of the board.
    pub cells: Vec<Cell>,
}
