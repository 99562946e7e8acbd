//! The choice at a node: prefers cells with few candidates and many past conflicts.
//!
//! The measure is candidates per conflict, as in F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting Systematic
//! Search by Weighting Constraints*, ECAI 2004. Recent conflicts count most. If the measure ignored conflicts, a search
//! on a large or loosely connected board would repeatedly try cells that are unrelated to the cause of its conflicts.

use super::layout::WideLayout;
use crate::solve::native::conflicts::{CONFLICT, ConflictWeights};
use crate::solve::native::depth::Choice;
use crate::solve::native::domains::is_single;

/// The quality of a branch: `options` per conflict. `conflicts` is one more than the actual number, so that it is never
/// zero.
#[derive(Clone, Copy)]
struct BranchMeasure {
    options: u64,
    conflicts: u64,
}

impl BranchMeasure {
    fn is_better(self, other: BranchMeasure) -> bool {
        // Cross-multiplied, as a division would take most of the time of a choice.
        self.options * other.conflicts < other.options * self.conflicts
    }
}

/// Returns the next choice: a digit of the best cell, or one of two places of a digit in a house if that is better.
/// Variables that belong to no solution come last. None if every variable has a value.
pub fn choose(layout: &WideLayout, candidates: &[u32], conflicts: &ConflictWeights) -> Option<Choice> {
    let weight = |cell: usize| u64::from(conflicts.weight(cell) + CONFLICT);
    let best_of = |cells: std::ops::Range<usize>| {
        let mut best: Option<(usize, BranchMeasure)> = None;
        for cell in cells {
            let here = candidates[cell];
            if !is_single(here) {
                let measure = BranchMeasure { options: here.count_ones().into(), conflicts: weight(cell) };
                if best.is_none_or(|(_, known)| measure.is_better(known)) {
                    best = Some((cell, measure));
                }
            }
        }
        best
    };
    let best = best_of(0..layout.counted).or_else(|| best_of(layout.counted..candidates.len()));
    let (cell, mut measure) = best?;
    let mut choice = Choice { cell, digit: candidates[cell].trailing_zeros() as usize };
    // Two places are no better than two candidates.
    if measure.options == 2 {
        return Some(choice);
    }
    for (digit, places) in layout.houses().flat_map(|house| two_places(house, candidates)) {
        let [one, other] = places.map(weight);
        // The mean weight of the two cells.
        let of_places = BranchMeasure { options: 2, conflicts: (one + other) / 2 };
        if of_places.is_better(measure) {
            measure = of_places;
            choice = Choice { cell: if other > one { places[1] } else { places[0] }, digit };
        }
    }
    Some(choice)
}

/// Returns the digits with exactly two places in a house, with these places.
fn two_places<'a>(house: &'a [usize], candidates: &'a [u32]) -> impl Iterator<Item = (usize, [usize; 2])> + 'a {
    // Counts all digits at once, with counters up to three: the digits in at least one, two and three cells.
    let (mut once, mut twice, mut more) = (0, 0, 0);
    for &cell in house {
        more |= twice & candidates[cell];
        twice |= once & candidates[cell];
        once |= candidates[cell];
    }
    let mut left = twice & !more;
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left &= !bit;
        let mut places = house.iter().copied().filter(|&cell| candidates[cell] & bit != 0);
        Some((bit.trailing_zeros() as usize, [places.next()?, places.next()?]))
    })
}
