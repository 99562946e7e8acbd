//! What to try in a node, by the number of candidates and by where conflicts were.
//!
//! Most puzzles are solved after a few conflicts, for which the plain rule is best: a cell with two candidates, if
//! possible that of the last conflict, otherwise the one that most conflicts and most other cells of two hang on.
//! Where conflicts go on, what is hard lies in one part of the board, and the plain rule leaves it again and again.
//! Then cells of two and of three candidates and digits with two places compete, as on wide boards (`branch`), and
//! the last conflict's cell is tried first whatever it holds. On the hardest classics the plain rule takes a sixth
//! fewer nodes than the other one (36 000 to 43 000 for 336 puzzles), and the weights a tenth fewer than links alone;
//! for candidates of four pyramids with too few clues the other rule takes a quarter of the nodes (53 000 to 230 000
//! for 120 puzzles).
//!
//! Where sums, pairs, words and the like lie on the board, most of what follows from a digit follows by them, and
//! how many of them a cell is in says more than its neighbours. There every open cell competes, whatever it holds,
//! by its weight for each candidate: conflicts and shapes, as in F. Boussemart, F. Hemery, C. Lecoutre, L. Sais,
//! *Boosting systematic search by weighting constraints*, ECAI 2004. In the median that takes 0.7 times the nodes
//! of the plain rule on 21 modern kinds and 0.8 times on 20 others (0.3 on ratio dots, 0.5 on indexers, 0.9 on
//! whispers); shapes that weigh 1 to 8 times as much as the cell itself make no difference of more than 3 %. On the
//! 21 it is 1.1 times without shapes, and 0.76 without digits of two places. Few cells are to blame more than many: the
//! open cells of a conflict share its weight, the cell that was tried when it came up has as much again, and a shape of
//! few cells weighs more than one of many. On 48 kinds that takes 0.92 times the nodes of equal weights, on sums of
//! cells, killers, X and V, sandwiches and dots 0.55 to 0.82. Measured with it, to no gain: boosting the digit of
//! most conflicts, the last conflict's cell first, and the heavier of two places for both.

use super::Narrow;
use super::classic;
use super::layout::{Cells, MOST_CELLS, each, just};
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::depth::Choice;

/// So many conflicts show that a puzzle is hard.
const MANY: u32 = 128;

/// So many cells with digits that were not seen are few.
const FEW_CELLS: u32 = 8;

/// A cell's number has so many bits.
const CELL_BITS: u32 = MOST_CELLS.ilog2();

/// For a number of candidates the share of each: 720 720 divided by it, which leaves nothing over up to 16. With a
/// weight of 32 bits, a count and a cell it stays below 2⁶³.
const SHARES: [u64; 16] = {
    let (mut shares, mut count) = ([0; 16], 1);
    while count < shares.len() {
        shares[count] = 720_720 / count as u64;
        count += 1;
    }
    shares
};

/// The open cells by their candidates.
struct Open {
    two: Cells,
    three: Cells,
    more: Cells,
}

/// A cell and its weight for so many candidates.
#[derive(Clone, Copy)]
pub(super) struct Weighed {
    cell: usize,
    pub weight: u32,
    pub count: u32,
}

impl Weighed {
    /// Whether it weighs more for each candidate.
    fn is_heavier_than(self, other: Weighed) -> bool {
        self.weight * other.count > other.weight * self.count
    }
}

/// The cells of half a set: all open cells are gone through at each node, and one word is less work than two.
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
    /// What to try next; None when every cell is filled.
    pub(super) fn best_choice(&self) -> Option<Choice> {
        if self.node.open == 0 {
            return None;
        }
        if self.layout.watched != 0 {
            return self.by_shapes(self.node.open).map(|(choice, _)| choice);
        }
        let open = self.open_cells();
        let two_places = || self.two_places(|cell| self.weight(cell, &open)).map(|(_, choice)| choice);
        // The weights of one question of many are those of the others too: they are there from the start.
        let is_hard = self.conflicts.count() >= MANY || self.is_one_of_many;
        let chosen = if is_hard { self.by_weight(&open) } else { self.tightest(&open) };
        // A digit with two places is better than a cell with many candidates.
        chosen.or_else(two_places).or_else(|| {
            let cell = each(open.three | open.more).min_by_key(|&cell| self.gathered(cell).count_ones())?;
            Some(self.digit_of(cell))
        })
    }

    /// What to try next where only digits are of interest that were not seen: where few cells have any, one of these.
    /// With up to three or a dozen of them it takes as long; always one of these, 1.5 times as long.
    pub(super) fn best_unseen(&self) -> Option<Choice> {
        if self.layout.watched != 0 {
            let unseen = self.node.places.iter().zip(&self.seen).fold(0, |all, (places, seen)| all | places & !seen);
            let cells = unseen & self.node.open;
            if (1..=FEW_CELLS).contains(&cells.count_ones()) {
                return self.by_shapes(cells).map(|(choice, _)| choice);
            }
        }
        self.best_choice()
    }

    /// A cell with two candidates: that of the last conflict, or one by its links and weight.
    fn tightest(&self, open: &Open) -> Option<Choice> {
        let last = self.conflicts.last().filter(|&cell| open.two & just(cell) != 0);
        let cell = last.or_else(|| each(open.two).max_by_key(|&cell| self.weight(cell, open)))?;
        Some(self.digit_of(cell))
    }

    /// The cell of the last conflict; or the one of two or three candidates with the fewest for its links and weight;
    /// or a digit with two places, where these are fewer than three candidates for what they weigh.
    fn by_weight(&self, open: &Open) -> Option<Choice> {
        if let Some(cell) = self.conflicts.last().filter(|&cell| self.node.open & just(cell) != 0) {
            return Some(self.digit_of(cell));
        }
        let heaviest = |cells| each(cells).map(|cell| (self.weight(cell, open), cell)).max();
        // Whether two options of the one weight are fewer than three of the other, for what they weigh.
        let are_fewer = |two: u32, three: u32| 3 * two >= 2 * three;
        match (heaviest(open.two), heaviest(open.three)) {
            (Some((two, cell)), Some((three, _))) if are_fewer(two, three) => Some(self.digit_of(cell)),
            (Some((_, cell)), None) => Some(self.digit_of(cell)),
            // Of a cell a digit without a witness can be tried: where solutions are wanted that is better than few
            // options.
            (_, Some((_, cell))) if self.is_one_of_many => Some(self.digit_of(cell)),
            (_, Some((three, cell))) => match self.two_places(|cell| self.weight(cell, open)) {
                Some((two, choice)) if are_fewer(two, three) => Some(choice),
                _ => Some(self.digit_of(cell)),
            },
            (None, None) => None,
        }
    }

    /// Of these open cells the one with the most weight for its candidates; of all, perhaps a digit with two places
    /// that weigh more for two than that cell does for three and more; and that weight. None when there is no such
    /// cell.
    pub(super) fn by_shapes(&self, among: Cells) -> Option<(Choice, Weighed)> {
        let weight = |cell: usize| self.conflicts.weight(cell) + self.layout.weights[cell];
        // Weight for each candidate, few candidates and the cell as one number, which is compared without a branch.
        let counts = self.counts();
        let weighed = |half: [u64; 4], at: usize, cell: usize| {
            let bit = |plane: usize| (half[plane] >> at) as usize & 1;
            let count = bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3;
            let score = u64::from(weight(cell)) * SHARES[count];
            score << (4 + CELL_BITS) | (15 - count as u64) << CELL_BITS | cell as u64
        };
        let (low, high) = (counts.map(|plane| plane as u64), counts.map(|plane| (plane >> 64) as u64));
        let of_low = each_of_half(among as u64).map(|at| weighed(low, at, at));
        let of_high = each_of_half((among >> 64) as u64).map(|at| weighed(high, at, 64 + at));
        // Two loops take less time than one over both.
        let best = of_high.fold(of_low.fold(0, u64::max), u64::max);
        if best == 0 {
            return None;
        }
        let cell = best as usize % MOST_CELLS;
        let best = Weighed { cell, weight: weight(cell), count: 15 - (best >> CELL_BITS) as u32 % 16 };
        // Of a cell a digit without a witness can be tried: where solutions are wanted that is better than few options.
        if best.count > 2
            && !self.is_one_of_many
            && among == self.node.open
            && let Some((weight, choice)) = self.two_places(weight)
            && let place = (Weighed { cell: choice.cell, weight, count: 2 })
            && place.is_heavier_than(best)
        {
            return Some((choice, place));
        }
        Some((self.digit_of(best.cell), best))
    }

    /// How much hangs on a cell: conflicts there, and cells of two candidates that see it. Never 0.
    fn weight(&self, cell: usize, open: &Open) -> u32 {
        let links = (open.two & self.layout.peers[cell % MOST_CELLS]).count_ones();
        self.conflicts.weight(cell) + CONFLICT * (1 + links)
    }

    /// The digit with two places that weigh most, their mean, and the heavier of them.
    fn two_places(&self, weight: impl Fn(usize) -> u32) -> Option<(u32, Choice)> {
        let mut best: Option<(u32, Choice)> = None;
        let tally = self.layout.by_minirows.then(|| classic::tally(&self.node.places));
        for digit in 0..D {
            let counted = tally.as_ref().map(|tally| u64::from(tally.two[digit]) | !classic::HOUSES);
            let mut left = self.node.wanting[digit] & counted.unwrap_or(self.twos[digit]);
            while left != 0 {
                let holder = left.trailing_zeros() as usize;
                left &= left - 1;
                let places = self.node.places[digit] & self.holders.cells[holder];
                let second = places & places.wrapping_sub(1);
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

    /// How many candidates each cell has: the lowest bit of each number, then the next ones.
    fn counts(&self) -> [Cells; 4] {
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

    fn open_cells(&self) -> Open {
        let (mut once, mut twice, mut thrice, mut more) = (0, 0, 0, 0);
        for &places in &self.node.places {
            more |= thrice & places;
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        let open = self.node.open;
        Open { two: open & !thrice, three: open & thrice & !more, more: open & more }
    }

    /// A candidate of the cell, if possible one without a witness.
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
