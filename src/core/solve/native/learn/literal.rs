//! Literals: "this variable is true" or "this variable is false".

use std::ops::Not;

/// A variable or its negation. The first variables mean "the cell holds the digit"; they are ordered by digit, and then
/// by cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Lit(u32);

impl Lit {
    /// Returns the literal "the variable is true".
    pub const fn yes(var: usize) -> Lit {
        Lit(2 * var as u32)
    }

    /// Returns the literal "the variable is false".
    pub const fn no(var: usize) -> Lit {
        Lit(2 * var as u32 + 1)
    }

    pub const fn var(self) -> usize {
        self.0 as usize / 2
    }

    pub const fn is_yes(self) -> bool {
        self.0 & 1 == 0
    }

    /// Stores a number in place of a literal.
    pub const fn from_word(word: u32) -> Lit {
        Lit(word)
    }

    /// Returns the index for arrays with an entry for each literal.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}
