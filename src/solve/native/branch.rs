//! Where the search branches: where little is left, and where conflicts were before.
//!
//! The measure is candidates per conflict, as in F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting Systematic
//! Search by Weighting Constraints*, ECAI 2004. Without the conflicts a search on a large or loosely connected board tries
//! again and again what has nothing to do with the reason of its failures.

use super::net::Layout;
use super::state::is_single;

/// A digit to try in a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub cell: usize,
    pub digit: u32,
}

/// `options` per conflict, in units of 2⁻³², where `cells` cells took part in `conflicts` together. Less is better.
fn measure(options: u32, conflicts: u64, cells: u64) -> u64 {
    (u64::from(options) << 32) / (conflicts / cells + 1)
}

/// What to try next: a digit of the best cell, or one of two places of a digit in a house where that is better still.
/// None when every cell is filled.
pub(super) fn choose(layout: &Layout, candidates: &[u32], conflicts: &[u64]) -> Option<Choice> {
    let open = (0..candidates.len()).filter(|&cell| !is_single(candidates[cell]));
    let of_cell = |cell: usize| measure(candidates[cell].count_ones(), conflicts[cell], 1);
    let best = open.min_by_key(|&cell| of_cell(cell))?;
    let by_cell = Choice { cell: best, digit: candidates[best] & candidates[best].wrapping_neg() };
    // Two places are no better than two candidates: the cells are done with.
    if candidates[best].count_ones() == 2 {
        return Some(by_cell);
    }
    let by_place = layout.houses().flat_map(|house| two_places(house, candidates));
    let by_place = by_place.map(|(digit, places)| {
        let together = places.map(|cell| conflicts[cell]);
        let cell = if together[1] > together[0] { places[1] } else { places[0] };
        (measure(2, together[0] + together[1], 2), Choice { cell, digit })
    });
    match by_place.min_by_key(|&(measure, _)| measure) {
        Some((measure, choice)) if measure < of_cell(best) => Some(choice),
        Some(_) | None => Some(by_cell),
    }
}

/// The digits with exactly two places in a house, with these places.
fn two_places<'a>(house: &'a [usize], candidates: &'a [u32]) -> impl Iterator<Item = (u32, [usize; 2])> + 'a {
    let (mut once, mut twice, mut more) = (0, 0, 0);
    for &cell in house {
        more |= twice & candidates[cell];
        twice |= once & candidates[cell];
        once |= candidates[cell];
    }
    let mut left = twice & !more;
    std::iter::from_fn(move || {
        let digit = left & left.wrapping_neg();
        left &= !digit;
        let mut places = house.iter().copied().filter(|&cell| candidates[cell] & digit != 0);
        Some((digit, [places.next()?, places.next()?]))
    })
}
