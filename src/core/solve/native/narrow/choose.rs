//! The choice at a node, by the number of candidates and by past conflicts.
//!
//! Most puzzles are solved after a few conflicts, for which the plain rule is best: a cell with two candidates, if
//! possible that of the last conflict, otherwise the one with the most conflicts and links to other cells with two. If
//! conflicts continue, the difficulty lies in one part of the board, which the plain rule leaves again and again. Then
//! cells with two and three candidates and digits with two places compete, as on wide boards (`wide::branch`), and the
//! cell of the last conflict is tried first in any case. On the hardest classics the plain rule takes a sixth fewer
//! nodes than the other one (36 000 to 43 000 for 336 puzzles), and with weights a tenth fewer than with links alone;
//! for candidates of four pyramids with too few clues, the other rule takes a quarter of the nodes (53 000 to 230 000
//! for 120 puzzles).
//!
//! On boards with sums, pairs, words and the like, these shapes imply most of the consequences of a digit, and the
//! number of shapes that contain a cell says more than its neighbours do. There every open cell competes, whatever the
//! number of its candidates, by its weight divided by that number. Conflicts and shapes add to the weight, as in F.
//! Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting systematic search by weighting constraints*, ECAI 2004. In
//! the median that takes 0.7 times the nodes of the plain rule on 21 modern kinds and 0.8 times on 20 others (0.3 on
//! ratio dots, 0.5 on indexers, 0.9 on whispers); shapes with 1 to 8 times the weight of the cell itself make no
//! difference of more than 3 %. On the 21 kinds it takes 1.1 times the nodes of the plain rule if shapes have no
//! weight, and 0.76 times if digits with two places don't compete.
//!
//! Each cell of a small conflict or shape is more to blame than each cell of a large one: the open cells of a conflict
//! share its weight, the cell that was tried then gets as much again, and a shape of few cells weighs more than one of
//! many. On 48 kinds that takes 0.92 times the nodes of equal weights; on sums of cells, killers, X and V, sandwiches
//! and dots 0.55 to 0.82. Other changes were measured in addition and gained nothing: boosting the digit with the most
//! conflicts, trying the cell of the last conflict first, and taking the weight of the heavier of two places for both.

use super::Narrow;
use super::cells::{CellMask, MAX_CELLS, each, just};
use super::classic;
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::depth::Choice;

/// The number of conflicts that shows that a puzzle is hard.
const MANY_CONFLICTS: u32 = 128;

/// The maximum number of cells with unseen digits for which the choice is made among these cells.
const FEW_CELLS: u32 = 8;

/// The number of bits of a cell's index.
const CELL_BITS: u32 = MAX_CELLS.ilog2();

/// The share of each candidate, by the number of candidates: 720 720 divided by that number, which is exact up to 16. A
/// share multiplied by a weight of 32 bits, and packed together with a count and a cell, stays below 2⁶³.
const SHARES: [u64; 16] = {
    let (mut shares, mut count) = ([0; 16], 1);
    while count < shares.len() {
        shares[count] = 720_720 / count as u64;
        count += 1;
    }
    shares
};

/// The open cells by the number of their candidates.
struct OpenByCount {
    two: CellMask,
    three: CellMask,
    more: CellMask,
}

/// A cell with its weight and the number of its candidates.
#[derive(Clone, Copy)]
pub(super) struct WeightedCell {
    cell: usize,
    pub weight: u32,
    pub count: u32,
}

impl WeightedCell {
    /// Returns whether this cell weighs more for each of its candidates than the other one.
    fn is_heavier_than(self, other: WeightedCell) -> bool {
        // The quotients are compared by cross-multiplication, which needs no division and loses nothing to rounding.
        self.weight * other.count > other.weight * self.count
    }
}

/// Returns the cells of half a set: all open cells are visited at each node, and one word is less work than two.
fn each_of_half(mut half: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (half != 0).then(|| {
            let cell = half.trailing_zeros() as usize;
            half &= half - 1;
            cell
        })
    })
}

impl<const D: usize> Narrow<'_, D> {
    /// Returns the next choice; None if every cell is filled.
    pub(super) fn best_choice(&self) -> Option<Choice> {
        if self.node.open == 0 {
            return None;
        }
        if self.layout.watched != 0 {
            return self.heaviest_choice(self.node.open).map(|(choice, _)| choice);
        }
        let open = self.open_cells();
        let two_places = || self.two_places(|cell| self.weight(cell, &open)).map(|(_, choice)| choice);
        // One of many queries begins with the weights of the earlier ones, which apply to it too.
        let is_hard = self.conflicts.count() >= MANY_CONFLICTS || self.is_one_of_many;
        let chosen = if is_hard { self.by_weight(&open) } else { self.tightest(&open) };
        // A digit with two places is better than a cell with many candidates.
        chosen.or_else(two_places).or_else(|| {
            let cell = each(open.three | open.more).min_by_key(|&cell| self.computed_candidates(cell).count_ones())?;
            Some(self.digit_of(cell))
        })
    }

    /// Returns the next choice if only unseen digits are of interest: if few cells have any, a choice in one of these
    /// cells. Limits of three and of a dozen cells take as long; always choosing one of these cells takes 1.5 times as
    /// long.
    pub(super) fn best_unseen(&self) -> Option<Choice> {
        if self.layout.watched != 0 {
            let unseen = self.node.places.iter().zip(&self.seen).fold(0, |all, (places, seen)| all | places & !seen);
            let cells = unseen & self.node.open;
            if (1..=FEW_CELLS).contains(&cells.count_ones()) {
                return self.heaviest_choice(cells).map(|(choice, _)| choice);
            }
        }
        self.best_choice()
    }

    /// Returns a cell with two candidates: that of the last conflict, or the one with the most links and weight.
    fn tightest(&self, open: &OpenByCount) -> Option<Choice> {
        let last = self.conflicts.last().filter(|&cell| open.two & just(cell) != 0);
        let cell = last.or_else(|| each(open.two).max_by_key(|&cell| self.weight(cell, open)))?;
        Some(self.digit_of(cell))
    }

    /// Returns the cell of the last conflict if it is open. Otherwise returns the cell with two or three candidates
    /// that has the fewest relative to its weight, or a digit with two places if these are fewer, relative to their
    /// weight, than the three candidates of that cell.
    fn by_weight(&self, open: &OpenByCount) -> Option<Choice> {
        if let Some(cell) = self.conflicts.last().filter(|&cell| self.node.open & just(cell) != 0) {
            return Some(self.digit_of(cell));
        }
        let heaviest = |cells| each(cells).map(|cell| (self.weight(cell, open), cell)).max();
        // Returns whether two options of one weight are better than three of another, relative to their weights.
        let are_fewer = |two: u32, three: u32| 3 * two >= 2 * three;
        match (heaviest(open.two), heaviest(open.three)) {
            (Some((two, cell)), Some((three, _))) if are_fewer(two, three) => Some(self.digit_of(cell)),
            (Some((_, cell)), None) => Some(self.digit_of(cell)),
            // In a cell, a digit that no known solution has there can be tried. When looking for solutions, that is
            // better than having few options.
            (_, Some((_, cell))) if self.is_one_of_many => Some(self.digit_of(cell)),
            (_, Some((three, cell))) => match self.two_places(|cell| self.weight(cell, open)) {
                Some((two, choice)) if are_fewer(two, three) => Some(choice),
                _ => Some(self.digit_of(cell)),
            },
            (None, None) => None,
        }
    }

    /// Returns the cell in `among`, a set of open cells, that has the greatest weight for each of its candidates. If
    /// `among` has all open cells, may instead return a digit with two places, if its weight for each place is greater
    /// than the weight of that cell for each of its three or more candidates. Also returns the weight. Returns None if
    /// `among` is empty.
    pub(super) fn heaviest_choice(&self, among: CellMask) -> Option<(Choice, WeightedCell)> {
        let weight = |cell: usize| self.conflicts.weight(cell) + self.layout.weights[cell];
        // The weight for each candidate, a number that is greater for fewer candidates, and the cell are packed into
        // one number that is compared without a branch.
        let counts = self.counts();
        let weighed = |half: [u64; 4], at: usize, cell: usize| {
            // Each plane holds one binary digit of the counts of all cells.
            let bit = |plane: usize| (half[plane] >> at) as usize & 1;
            let count = bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3;
            let score = u64::from(weight(cell)) * SHARES[count];
            score << (4 + CELL_BITS) | (15 - count as u64) << CELL_BITS | cell as u64
        };
        let (low, high) = (counts.map(|plane| plane as u64), counts.map(|plane| (plane >> 64) as u64));
        let of_low = each_of_half(among as u64).map(|at| weighed(low, at, at));
        let of_high = each_of_half((among >> 64) as u64).map(|at| weighed(high, at, 64 + at));
        // Two loops are faster than one over both.
        let best = of_high.fold(of_low.fold(0, u64::max), u64::max);
        // Every cell has a positive weight from the start, so a zero means that there is no cell.
        if best == 0 {
            return None;
        }
        let cell = best as usize % MAX_CELLS;
        let best = WeightedCell { cell, weight: weight(cell), count: 15 - (best >> CELL_BITS) as u32 % 16 };
        // In a cell, a digit that no known solution has there can be tried. When looking for solutions, that is better
        // than having few options.
        if best.count > 2
            && !self.is_one_of_many
            && among == self.node.open
            && let Some((weight, choice)) = self.two_places(weight)
            && let place = (WeightedCell { cell: choice.cell, weight, count: 2 })
            && place.is_heavier_than(best)
        {
            return Some((choice, place));
        }
        Some((self.digit_of(best.cell), best))
    }

    /// Returns the weight of a cell: conflicts there, and cells with two candidates that see it. Never 0.
    fn weight(&self, cell: usize, open: &OpenByCount) -> u32 {
        let links = (open.two & self.layout.peers[cell % MAX_CELLS]).count_ones();
        self.conflicts.weight(cell) + CONFLICT * (1 + links)
    }

    /// Returns the digit whose two places weigh the most, with their mean weight and the heavier of them.
    fn two_places(&self, weight: impl Fn(usize) -> u32) -> Option<(u32, Choice)> {
        let mut best: Option<(u32, Choice)> = None;
        let tally = self.layout.by_minirows.then(|| classic::tally(&self.node.places));
        for digit in 0..D {
            // The tally is exact for houses; for other holders, and for outdated counts, the places are counted below.
            let counted = tally.as_ref().map(|tally| u64::from(tally.two[digit]) | !classic::HOUSES);
            let mut left = self.node.unplaced[digit] & counted.unwrap_or(self.twos[digit]);
            while left != 0 {
                let holder = left.trailing_zeros() as usize;
                left &= left - 1;
                let places = self.node.places[digit] & self.holders.cells[holder];
                let second = places & places.wrapping_sub(1);
                // Without its lowest two places nothing is left.
                if second & second.wrapping_sub(1) == 0 {
                    let two = [places, second].map(|cells| cells.trailing_zeros() as usize);
                    let [one, other] = two.map(&weight);
                    let weight = (one + other) / 2;
                    if best.is_none_or(|(known, _)| weight > known) {
                        best = Some((weight, Choice { digit, cell: if other > one { two[1] } else { two[0] } }));
                    }
                }
            }
        }
        best
    }

    /// Returns the number of candidates of each cell as bit planes, the lowest bits first: a ripple-carry adder on sets
    /// of cells.
    fn counts(&self) -> [CellMask; 4] {
        let mut counts = [0; 4];
        for &places in &self.node.places {
            counts.iter_mut().fold(places, |carry, bits| {
                let next = *bits & carry;
                *bits ^= carry;
                next
            });
        }
        counts
    }

    /// Sorts the open cells by the number of their candidates, with saturating counters as sets of cells.
    fn open_cells(&self) -> OpenByCount {
        let (mut once, mut twice, mut thrice, mut more) = (0, 0, 0, 0);
        for &places in &self.node.places {
            more |= thrice & places;
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        // Propagation filled the cells with one candidate: an open cell has at least two.
        let open = self.node.open;
        OpenByCount { two: open & !thrice, three: open & thrice & !more, more: open & more }
    }

    /// Returns a candidate of the cell, preferably one that no solution in `seen` has.
    fn digit_of(&self, cell: usize) -> Choice {
        let bit = just(cell);
        let unseen = (0..D).find(|&digit| self.node.places[digit] & !self.seen[digit] & bit != 0);
        let any = || {
            (0..D)
                .find(|&digit| self.node.places[digit] & bit != 0)
                .expect("a cell without candidates ends propagation with a conflict")
        };
        Choice { digit: unseen.unwrap_or_else(any), cell }
    }
}
