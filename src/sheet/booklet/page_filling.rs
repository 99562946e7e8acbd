//! The assignment of puzzles to pages. A page that would stay half empty because the next board is too large takes a
//! smaller one of those that follow. The last two pages of a section share their puzzles evenly.

use std::collections::VecDeque;

use super::slot::Slot;

/// The number of following puzzles that are searched for one that fits on a page.
pub(super) const LOOK_AHEAD: usize = 8;

/// A strategy for filling pages with puzzles.
pub(super) trait PageFilling {
    /// Returns whether a puzzle can share a page with others. A board whose digits would be too small has a page of its
    /// own.
    fn fits(&self, slot: &Slot) -> bool;

    /// Returns whether puzzles that can share a page fit on one together, in this order.
    fn holds(&self, slots: &[Slot]) -> bool;

    /// Returns the number of boards side by side on a page of these puzzles if it is fixed, and 1 otherwise.
    fn columns(&self, slots: &[Slot]) -> usize;
}

/// Returns the puzzles on each page of a section. With `keep_order`, puzzles are never moved forward. A puzzle with a
/// number of its own keeps its position in any case.
pub(super) fn fill_pages<'a>(section: &[Slot<'a>], filling: &dyn PageFilling, keep_order: bool) -> Vec<Vec<Slot<'a>>> {
    let mut rest: VecDeque<(Slot, bool)> = section.iter().map(|slot| (*slot, filling.fits(slot))).collect();
    let mut pages: Vec<Vec<Slot>> = Vec::new();
    while let Some((first, fits)) = rest.pop_front() {
        let mut page = vec![first];
        while fits && let Some(at) = next_fitting(&page, &rest, filling, keep_order) {
            page.extend(rest.remove(at).map(|(slot, _)| slot));
        }
        pages.push(page);
    }
    balance_last_pages(&mut pages, filling);
    pages
}

/// Returns the next puzzle that fits on the page: the first one, or a later one that may be moved forward.
fn next_fitting(
    page: &[Slot],
    rest: &VecDeque<(Slot, bool)>,
    filling: &dyn PageFilling,
    keep_order: bool,
) -> Option<usize> {
    let mut tried = page.to_vec();
    // The sizes of boards that did not fit. Other boards of the same size are not tried again.
    let mut failed: Vec<(i16, i16)> = Vec::new();
    for (at, (slot, fits)) in rest.iter().enumerate().take(if keep_order { 1 } else { LOOK_AHEAD }) {
        // A puzzle with a number of its own neither overtakes others nor is overtaken.
        let fixed = slot.entry.number.is_some();
        if fixed && at > 0 {
            return None;
        }
        let size = slot.entry.puzzle.board().extent();
        if *fits && !failed.contains(&size) {
            tried.push(*slot);
            if filling.holds(&tried) {
                return Some(at);
            }
            tried.pop();
            failed.push(size);
        }
        if fixed {
            return None;
        }
    }
    None
}

/// Distributes the last two pages of a section evenly if the last one has less than half as many puzzles.
fn balance_last_pages(pages: &mut Vec<Vec<Slot>>, filling: &dyn PageFilling) {
    let [.., before, last] = &pages[..] else { return };
    let both: Vec<Slot> = before.iter().chain(last).copied().collect();
    // The first of the two pages gets half of them or a little more, in whole rows.
    let fair = both.len().div_ceil(2).next_multiple_of(filling.columns(&both));
    // With two boards per page, a single last one is enlarged instead.
    let sparse = last.len() * 2 < before.len() && before.len() > 2;
    let fits =
        |slots: &[Slot]| !slots.is_empty() && slots.iter().all(|slot| filling.fits(slot)) && filling.holds(slots);
    let shared = both
        .split_at_checked(fair)
        .filter(|(one, other)| sparse && one.len() < before.len() && fits(one) && fits(other));
    if let Some((one, other)) = shared {
        let count = pages.len();
        pages.splice(count - 2.., [one.to_vec(), other.to_vec()]);
    }
}
