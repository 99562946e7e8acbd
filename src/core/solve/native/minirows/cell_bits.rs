//! Sets of cells.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Not};

/// A set of cells, numbered row by row; each row of boxes is a band, stored in a word of its own. A set negated with
/// `!` may have bits that are no cells until it is intersected with another one.
pub trait CellBits:
    Copy + Debug + PartialEq + Send + Sync + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// The number of cells.
    const CELLS: usize;

    const NONE: Self;

    const ALL: Self;

    fn has(self, cell: usize) -> bool;

    fn insert(&mut self, cell: usize);

    fn remove(&mut self, cell: usize);

    fn count(self) -> u32;

    /// Returns the cells in ascending order.
    fn each(self) -> impl Iterator<Item = usize>;

    /// Returns the places of a digit that rows and boxes leave. In each band, its rows and the boxes across it form a
    /// square matrix of crossings, called minirows. The digit takes one minirow in each row and one in each box, a
    /// permutation. So a minirow is excluded if it is in no permutation of minirows with places. That covers all
    /// consequences between rows and boxes: hidden singles, both kinds of locked candidates, and the same for several
    /// rows and as many boxes.
    fn in_rows(self) -> Self;

    /// Does the same for columns and boxes.
    fn in_columns(self) -> Self;

    /// Returns the places that are alone in their row; every row must have a place.
    fn alone(self) -> Self;
}

#[inline(always)]
pub fn is_empty<C: CellBits>(cells: C) -> bool {
    cells == C::NONE
}
