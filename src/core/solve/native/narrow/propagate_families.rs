//! The propagation of families of pairs: unions of places, shifted by each distance.

use super::Narrow;
use super::cells::{CellMask, each};
use super::families::{MAX_UNIONS, PairFamily};

/// Returns the cells shifted to lower numbers by a step, which is at least 1 and less than [`super::families::FAR`].
///
/// The 128 bits are shifted as two words, as the instruction for all of them takes some processors six times as long as
/// that for one word.
fn moved_down(cells: CellMask, step: usize) -> CellMask {
    let (low, high) = (cells as u64, (cells >> 64) as u64);
    let low = low >> step | high << 1 << (63 - step);
    CellMask::from(high >> step) << 64 | CellMask::from(low)
}

/// Returns the cells shifted to higher numbers by a step; see [`moved_down`].
fn moved_up(cells: CellMask, step: usize) -> CellMask {
    let (low, high) = (cells as u64, (cells >> 64) as u64);
    let high = high << step | low >> 1 >> (63 - step);
    CellMask::from(high) << 64 | CellMask::from(low << step)
}

impl<const D: usize> Narrow<'_, D> {
    /// Removes digits without a compatible neighbour. Cells left without candidates are found by the naked singles.
    pub(super) fn support_family(&mut self, family: &PairFamily) {
        let mut unions = [0; MAX_UNIONS];
        for (at, union) in family.unions.iter().enumerate() {
            let [one, other] = union.bases.map(|base| base.map_or(0, |base| unions[base]));
            let (mut beside, mut more) = (one | other, union.more);
            while more != 0 {
                beside |= self.node.places[more.trailing_zeros() as usize];
                more &= more - 1;
            }
            unions[at] = beside;
            let Some(digit) = union.digit else { continue };
            // Combines all directions: whether anything is removed cannot be predicted, so that is tested once, and on
            // plain boards not at all.
            let alone = family.upward.iter().fold(0, |all, one| all | one.here & !moved_down(beside, one.step));
            let alone = family.downward.iter().fold(alone, |all, one| all | one.here & !moved_up(beside, one.step));
            let gone = self.node.places[digit] & alone;
            if self.is_plain {
                self.remove_if_any(digit, gone);
            } else if gone != 0 {
                self.remove_all(digit, gone);
            }
        }
    }

    /// Removes a candidate from several cells that have it.
    pub(super) fn remove_all(&mut self, digit: usize, cells: CellMask) {
        if self.is_plain {
            return self.remove_if_any(digit, cells);
        }
        self.node.places[digit] ^= cells;
        self.changed |= cells;
        self.stale |= cells;
        let holders = each(cells).fold(0, |holders, cell| holders | self.holders.of[cell]);
        self.dirty[digit] |= holders & self.node.unplaced[digit];
    }
}
