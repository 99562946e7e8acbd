//! Which puzzles stand together on a page. A page that would stay half empty, since the next board is too large for
//! it, takes a smaller one of those that follow; the last pages of a section share what they have.

use std::collections::VecDeque;

use super::slot::Slot;

/// So many puzzles further on a page looks for one that fits.
pub(super) const LOOK_AHEAD: usize = 8;

/// How puzzles fill pages.
pub(super) trait Filling {
    /// Whether a puzzle may stand on a page with others: a board whose digits would be too small has a page of its own.
    fn fits(&self, slot: &Slot) -> bool;

    /// Whether puzzles that may stand with others fit on a page together, in this order.
    fn holds(&self, slots: &[Slot]) -> bool;

    /// The number of boards side by side on a page of these puzzles, where that is decided; 1 otherwise.
    fn columns(&self, slots: &[Slot]) -> usize;
}

/// The pages of one section, each as the puzzles on it. With `keep_order` no puzzle is printed before one that precedes
/// it; a puzzle with a number of its own keeps its place in any case.
pub(super) fn pages<'a>(section: &[Slot<'a>], filling: &dyn Filling, keep_order: bool) -> Vec<Vec<Slot<'a>>> {
    let mut rest: VecDeque<(Slot, bool)> = section.iter().map(|slot| (*slot, filling.fits(slot))).collect();
    let mut pages: Vec<Vec<Slot>> = Vec::new();
    while let Some((first, fits)) = rest.pop_front() {
        let mut page = vec![first];
        while fits && let Some(at) = next(&page, &rest, filling, keep_order) {
            page.extend(rest.remove(at).map(|(slot, _)| slot));
        }
        pages.push(page);
    }
    share_out(&mut pages, filling);
    pages
}

/// The next puzzle that fits on the page: the first, or a later one that may be drawn forward.
fn next(page: &[Slot], rest: &VecDeque<(Slot, bool)>, filling: &dyn Filling, keep_order: bool) -> Option<usize> {
    let mut tried = page.to_vec();
    let mut failed: Vec<(i16, i16)> = Vec::new();
    for (at, (slot, fits)) in rest.iter().enumerate().take(if keep_order { 1 } else { LOOK_AHEAD }) {
        // A puzzle with a number of its own neither passes others nor is passed.
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

/// Lets the last two pages of a section hold about as many rows, where the last has less than half as many.
fn share_out(pages: &mut Vec<Vec<Slot>>, filling: &dyn Filling) {
    let [.., before, last] = &pages[..] else { return };
    let both: Vec<Slot> = before.iter().chain(last).copied().collect();
    let fair = both.len().div_ceil(2).next_multiple_of(filling.columns(&both));
    // Of two boards a page the last alone is enlarged.
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
