//! A net: an automaton unrolled over the cells of a word, and its steps from layer to layer.
//!
//! There is a layer of states before each cell and after the last: those on any path from the start to acceptance
//! (`unroll`). Most layers have few states. Then the steps from a state are a row with a set of states for each digit,
//! so that the steps by all digits are taken at once and without branches. One pass over the states before a cell finds
//! the states that its candidates lead to, the candidates that lead anywhere, and the states that lead on. Irreducible
//! skyscrapers take four fifths of the time that they would take with separate rows for each direction.

use wide::u64x2;

use super::joint::{JointNet, NetStep, join};
use super::unroll::{NONE, Unrolled};
use crate::solve::native::domains::digits;

/// The maximum number of digits of a row.
const ROW: usize = 9;

/// An automaton unrolled over a number of cells.
#[derive(Debug)]
pub struct StateNet {
    /// The steps from the states before each cell.
    steps: Vec<LayerSteps>,
    /// The start of each layer's set of states, in words of 64 bits.
    starts: Vec<usize>,
    /// The number of states of each layer; all 0 if no word of this length is accepted.
    counts: Vec<usize>,
}

/// The steps from the states of a layer by digits to states of the next one.
#[derive(Debug)]
enum LayerSteps {
    /// A row for each state, if the next layer has at most 64 states.
    Short(Vec<StateRow<SHORT>>),
    /// The same if it has at most 128.
    Long(Vec<StateRow<LONG>>),
    /// The same if it has at most [`MAX_IN_ROW`].
    Wide(Vec<StateRow<WIDE>>),
    /// If the layer has no rows: the number of digits; for each state and digit, the next state or `NONE`; and for each
    /// state, the digits with a step.
    Each(usize, Vec<u32>, Vec<u32>),
}

/// A set of states for each digit, of one, two or four words of 64 bits, in a number of vectors.
type StateRow<const N: usize> = [u64x2; N];
const SHORT: usize = ROW.div_ceil(2);
const LONG: usize = ROW;
const WIDE: usize = 2 * ROW;

/// The maximum number of states in a set of a row.
const MAX_IN_ROW: usize = 256;

/// The outcome of a pass over a cell's candidates and the states before and after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassResult {
    /// The candidates that lead from a state before to one after.
    pub supported: u32,
    /// True if a state before was removed, as no candidate leads on from it.
    pub has_lost_before: bool,
    /// True if a state after was removed, as no candidate leads to it.
    pub has_lost_after: bool,
}

impl StateNet {
    /// Returns the net of a word over `size` digits.
    pub fn new(unrolled: &Unrolled, size: usize) -> StateNet {
        let counts = &unrolled.counts;
        let steps = unrolled.steps.iter().zip(counts.windows(2));
        let steps = steps.map(|(steps, counts)| LayerSteps::new(steps, size, [counts[0], counts[1]]));
        StateNet::with(steps.collect(), counts.clone())
    }

    /// Returns the net of two words over all digits of a house, each unrolled from its own end. None if it has too many
    /// states or digits.
    pub fn of_both(one: &Unrolled, other: &Unrolled, size: usize) -> Option<StateNet> {
        if size > ROW {
            return None;
        }
        let JointNet { steps, counts } = join(one, other, size, MAX_IN_ROW)?;
        let around = steps.iter().zip(counts.windows(2));
        let steps = around.map(|(steps, counts)| LayerSteps::in_rows(steps.iter().copied(), [counts[0], counts[1]]));
        let steps = steps.collect::<Option<_>>()?;
        Some(StateNet::with(steps, counts))
    }

    fn with(steps: Vec<LayerSteps>, counts: Vec<usize>) -> StateNet {
        let mut starts = vec![0];
        starts.extend(counts.iter().scan(0, |end, count| {
            *end += words_of(*count);
            Some(*end)
        }));
        StateNet { steps, starts, counts }
    }

    /// Returns whether no word of this length is accepted.
    pub fn is_impossible(&self) -> bool {
        self.counts[0] == 0
    }

    /// Returns the approximate size of the net in bytes.
    pub fn bytes(&self) -> usize {
        self.steps.iter().map(LayerSteps::bytes).sum()
    }

    /// Returns the number of 64-bit words of all layers.
    pub fn size(&self) -> usize {
        self.starts[self.counts.len()]
    }

    /// Returns all states of all layers.
    pub fn all(&self) -> Vec<u64> {
        let mut all = vec![0; self.size()];
        for (&start, &count) in self.starts.iter().zip(&self.counts) {
            (0..count).for_each(|state| all[start + state / 64] |= 1 << (state % 64));
        }
        all
    }

    /// Returns the layers before and after a cell.
    #[inline]
    pub fn around<'a>(&self, place: usize, layers: &'a mut [u64]) -> (&'a mut [u64], &'a mut [u64]) {
        let (before, after) = layers.split_at_mut(self.starts[place + 1]);
        (&mut before[self.starts[place]..], &mut after[..self.starts[place + 2] - self.starts[place + 1]])
    }

    /// Computes the states after a cell to which its candidates lead from the states before it.
    pub fn lead(&self, place: usize, candidates: u32, before: &[u64], after: &mut [u64]) {
        match &self.steps[place] {
            LayerSteps::Short(rows) => lead(rows, candidates, before, after),
            LayerSteps::Long(rows) => lead(rows, candidates, before, after),
            LayerSteps::Wide(rows) => lead(rows, candidates, before, after),
            LayerSteps::Each(size, steps, leading) => {
                after.fill(0);
                each(before, |state| {
                    let from = &steps[state * size..][..*size];
                    for digit in digits(candidates & leading[state]) {
                        let to = from[digit];
                        after[to as usize / 64] |= 1 << (to % 64);
                    }
                });
            }
        }
    }

    /// Removes the states after a cell that no candidate leads to, and those before it from which no candidate leads
    /// on.
    pub fn pass(&self, place: usize, candidates: u32, before: &mut [u64], after: &mut [u64]) -> PassResult {
        match &self.steps[place] {
            LayerSteps::Short(rows) => pass(rows, candidates, before, after),
            LayerSteps::Long(rows) => pass(rows, candidates, before, after),
            LayerSteps::Wide(rows) => pass(rows, candidates, before, after),
            LayerSteps::Each(size, steps, leading) => {
                let (mut supported, mut kept, mut reached) = (0, vec![0; before.len()], vec![0; after.len()]);
                each(before, |state| {
                    let from = &steps[state * size..][..*size];
                    for digit in digits(candidates & leading[state]) {
                        let to = from[digit];
                        let (at, bit) = (to as usize / 64, 1 << (to % 64));
                        if after[at] & bit != 0 {
                            reached[at] |= bit;
                            supported |= 1 << digit;
                            kept[state / 64] |= 1 << (state % 64);
                        }
                    }
                });
                PassResult {
                    supported,
                    has_lost_before: retain(before, &kept),
                    has_lost_after: retain(after, &reached),
                }
            }
        }
    }
}

impl LayerSteps {
    fn bytes(&self) -> usize {
        match self {
            LayerSteps::Short(rows) => size_of_val(rows.as_slice()),
            LayerSteps::Long(rows) => size_of_val(rows.as_slice()),
            LayerSteps::Wide(rows) => size_of_val(rows.as_slice()),
            LayerSteps::Each(_, steps, leading) => size_of_val(steps.as_slice()) + size_of_val(leading.as_slice()),
        }
    }

    /// Converts the steps from `unroll`. `counts` has the numbers of states before and after the cell.
    fn new(steps: &[u32], size: usize, counts: [usize; 2]) -> LayerSteps {
        // Steps are listed state by state, one for each digit.
        let taken = steps.iter().enumerate().filter(|&(_, &to)| to != NONE);
        let taken = taken.map(|(at, &to)| NetStep { from: (at / size) as u32, digit: at % size, to });
        let in_rows = if size <= ROW { LayerSteps::in_rows(taken, counts) } else { None };
        in_rows.unwrap_or_else(|| {
            let leads = |(digit, &to): (usize, &u32)| u32::from(to != NONE) << digit;
            let leading = steps.chunks(size).map(|from| from.iter().enumerate().map(leads).sum()).collect();
            LayerSteps::Each(size, steps.to_vec(), leading)
        })
    }

    /// Returns rows of steps by at most [`ROW`] digits; None if there are too many states after them.
    fn in_rows(steps: impl Iterator<Item = NetStep>, [before, after]: [usize; 2]) -> Option<LayerSteps> {
        match words_of(after) {
            0 | 1 => Some(LayerSteps::Short(rows(before, steps))),
            2 => Some(LayerSteps::Long(rows(before, steps))),
            4 => Some(LayerSteps::Wide(rows(before, steps))),
            _ => None,
        }
    }
}

/// Returns the number of words of each set in a row of `N` vectors; the words of the first digit come first.
const fn words<const N: usize>() -> usize {
    2 * N / ROW
}

/// Returns the number of words of a set of states: four instead of three, which would not fill two vectors.
fn words_of(states: usize) -> usize {
    match states.div_ceil(64) {
        3 => 4,
        words => words,
    }
}

/// Returns the rows of this many states.
fn rows<const N: usize>(states: usize, steps: impl Iterator<Item = NetStep>) -> Vec<StateRow<N>> {
    let mut rows = vec![[[0; 2]; N]; states];
    for NetStep { from, digit, to } in steps {
        // Seen as words, a row has the sets of the digits one after another.
        rows[from as usize].as_flattened_mut()[digit * words::<N>() + to as usize / 64] |= 1 << (to % 64);
    }
    rows.into_iter().map(|row| row.map(u64x2::new)).collect()
}

/// The masks of two words for two bits of a set.
const TAKEN: [u64x2; 4] =
    [u64x2::new([0, 0]), u64x2::new([u64::MAX, 0]), u64x2::new([0, u64::MAX]), u64x2::new([u64::MAX, u64::MAX])];

/// Returns the same set of states for each of these digits, and none for the others.
#[inline]
fn for_each_of<const N: usize>(candidates: u32, states: &[u64]) -> StateRow<N> {
    let candidates = candidates & ((1 << ROW) - 1);
    let words = words::<N>();
    // With one word for each digit, a vector belongs to two digits, whose bits select its mask.
    if words == 1 {
        let all = u64x2::splat(states[0]);
        return std::array::from_fn(|at| all & TAKEN[(candidates >> (2 * at)) as usize & 3]);
    }
    // With two or four words, a vector belongs to one digit, and the vectors of the set recur for each digit.
    let all: [u64x2; 2] = std::array::from_fn(|at| u64x2::new([0, 1].map(|word| states[(2 * at + word) % words])));
    let (half, neither_or_both) = (words / 2, [TAKEN[0], TAKEN[3]]);
    std::array::from_fn(|at| all[at % half] & neither_or_both[(candidates >> (at / half)) as usize & 1])
}

/// Returns the digits whose set in a row is not empty.
#[inline]
fn digits_of<const N: usize>(row: &StateRow<N>) -> u32 {
    let row = row.map(u64x2::to_array);
    let sets = row.as_flattened().chunks_exact(words::<N>()).take(ROW);
    let has_any = |set: &[u64]| set.iter().fold(0, |all, word| all | word) != 0;
    sets.enumerate().fold(0, |all, (digit, set)| all | u32::from(has_any(set)) << digit)
}

/// Returns the union of the sets of all digits of a row, in the first words of the array.
#[inline]
fn states_of<const N: usize>(row: &StateRow<N>) -> [u64; 4] {
    let mut all = [u64x2::ZERO; 2];
    row.iter().enumerate().for_each(|(at, &set)| all[at % words::<N>().div_ceil(2)] |= set);
    match all.map(u64x2::to_array) {
        [[one, two], _] if words::<N>() == 1 => [one | two, 0, 0, 0],
        [[one, two], [three, four]] => [one, two, three, four],
    }
}

fn lead<const N: usize>(rows: &[StateRow<N>], candidates: u32, before: &[u64], after: &mut [u64]) {
    // Has all states for the candidates and none for other digits, so that one operation selects the steps.
    let wanted = for_each_of::<N>(candidates, &[u64::MAX; 4]);
    let mut led = [u64x2::ZERO; N];
    each(before, |state| {
        led.iter_mut().zip(&rows[state]).zip(&wanted).for_each(|((led, &to), &wanted)| *led |= to & wanted);
    });
    after.copy_from_slice(&states_of(&led)[..words::<N>()]);
}

fn pass<const N: usize>(rows: &[StateRow<N>], candidates: u32, before: &mut [u64], after: &mut [u64]) -> PassResult {
    // Only steps to states after the cell that are still possible are taken.
    let wanted = for_each_of::<N>(candidates, after);
    let mut led = [u64x2::ZERO; N];
    let mut is_less_before = false;
    for (at, before) in before.iter_mut().enumerate() {
        let (mut left, mut kept) = (*before, 0);
        while left != 0 {
            // The lowest state left in the word, as a bit.
            let bit = left & left.wrapping_neg();
            let row = &rows[64 * at + left.trailing_zeros() as usize];
            let mut any = u64x2::ZERO;
            for ((led, &to), &wanted) in led.iter_mut().zip(row).zip(&wanted) {
                let to = to & wanted;
                *led |= to;
                any |= to;
            }
            // There is no branch, as the processor could not predict which states lead on.
            let [one, other] = any.to_array();
            kept |= bit & u64::from(one | other != 0).wrapping_neg();
            left ^= bit;
        }
        is_less_before |= kept != *before;
        *before = kept;
    }
    PassResult {
        supported: digits_of(&led),
        has_lost_before: is_less_before,
        has_lost_after: retain(after, &states_of(&led)),
    }
}

/// Removes the states of a set that are not in `kept`; returns whether there were any.
fn retain(set: &mut [u64], kept: &[u64]) -> bool {
    let mut gone = 0;
    for (set, kept) in set.iter_mut().zip(kept) {
        gone |= *set & !kept;
        *set &= kept;
    }
    gone != 0
}

/// Calls `state` with each state of a set.
#[inline]
fn each(set: &[u64], mut state: impl FnMut(usize)) {
    for (at, &word) in set.iter().enumerate() {
        let mut left = word;
        while left != 0 {
            state(64 * at + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// The representation of the steps from a layer.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum StepsKind {
        Short,
        Long,
        Wide,
        Each,
    }

    impl StateNet {
        /// Returns the representation of the steps before each cell.
        pub fn kinds(&self) -> impl Iterator<Item = StepsKind> {
            self.steps.iter().map(|steps| match steps {
                LayerSteps::Short(_) => StepsKind::Short,
                LayerSteps::Long(_) => StepsKind::Long,
                LayerSteps::Wide(_) => StepsKind::Wide,
                LayerSteps::Each(..) => StepsKind::Each,
            })
        }
    }
}
