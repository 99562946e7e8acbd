//! Literals: "this variable is true" or "this variable is false".

use std::ops::Not;

/// A variable or its opposite. The first variables are "the cell holds the digit", cell by cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Lit(u32);

impl Lit {
    /// The variable is true.
    pub const fn yes(var: usize) -> Lit {
        Lit(2 * var as u32)
    }

    /// The variable is false.
    pub const fn no(var: usize) -> Lit {
        Lit(2 * var as u32 + 1)
    }

    pub const fn var(self) -> usize {
        self.0 as usize / 2
    }

    pub const fn is_yes(self) -> bool {
        self.0 & 1 == 0
    }

    /// A number in the place of a literal.
    pub const fn from_word(word: u32) -> Lit {
        Lit(word)
    }

    /// For arrays with a place for each literal.
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
