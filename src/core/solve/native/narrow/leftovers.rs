//! Leftovers on a narrow board: cells that hold the same digits as other cells, each equally often.

use super::cells::{CellMask, MAX_CELLS, each, just};
use crate::solve::native::shapes::leftovers::Leftover;

/// The leftovers of a board, at most 64.
#[derive(Debug)]
pub struct LeftoverMasks {
    pub sides: Vec<[CellMask; 2]>,
    /// The leftovers of each cell, as a bitmask.
    pub by_cell: [u64; MAX_CELLS],
}

impl LeftoverMasks {
    pub fn new(mut leftovers: Vec<Leftover>) -> LeftoverMasks {
        leftovers.sort_by_key(|[one, _]| one.len());
        leftovers.truncate(u64::BITS as usize);
        let set = |side: &Vec<usize>| side.iter().fold(0, |all, &cell| all | just(cell));
        let sides: Vec<[CellMask; 2]> = leftovers.iter().map(|leftover| leftover.each_ref().map(set)).collect();
        let mut of = [0; MAX_CELLS];
        for (index, [one, other]) in sides.iter().enumerate() {
            each(one | other).for_each(|cell| of[cell] |= 1 << index);
        }
        LeftoverMasks { sides, by_cell: of }
    }
}

/// The state of a search when leftovers were last propagated.
#[derive(Clone, Debug)]
pub(super) struct LeftoverSnapshot<const D: usize> {
    pub places: [CellMask; D],
    pub open: CellMask,
}

impl<const D: usize> LeftoverSnapshot<D> {
    pub fn initial() -> LeftoverSnapshot<D> {
        LeftoverSnapshot { places: [CellMask::MAX; D], open: CellMask::MAX }
    }
}
