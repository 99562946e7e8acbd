//! Linear constraints: sums of a weight for the value of each variable.
//!
//! Bounds leave each term what the other terms can still contribute. If a sum must equal its total, the sums that the
//! terms before and after each term can attain exclude more, such as odd totals of even values. They are sets of bits,
//! as long as the sum has few values (M. A. Trick, *A Dynamic Programming Approach for Consistency and Propagation for
//! Knapsack Constraints*, Annals of Operations Research 118, 2003).

use super::sorted_shapes::LinearShape;
use crate::model::Cmp;
use crate::solve::native::domains::{Conflict, Domains, digits};

/// A sum of weights in the range from `min` to `max`.
#[derive(Clone, Debug)]
pub struct LinearSum {
    pub terms: Vec<LinearTerm>,
    pub min: i64,
    pub max: i64,
}

/// A variable and the weight of each of its values.
#[derive(Clone, Debug)]
pub struct LinearTerm {
    pub cell: usize,
    weights: Vec<i64>,
}

impl LinearTerm {
    /// Returns the weight of a value, counted from 0.
    pub fn weight(&self, value: usize) -> i64 {
        self.weights.get(value).copied().unwrap_or(0)
    }

    /// Returns the least and the largest weight of these candidates, of which there must be at least one.
    fn range(&self, candidates: u32) -> (i64, i64) {
        let weights = digits(candidates).map(|value| self.weight(value));
        weights.fold((i64::MAX, i64::MIN), |(least, most), weight| (least.min(weight), most.max(weight)))
    }

    /// Returns the candidates whose weight satisfies a condition.
    fn filtered(&self, candidates: u32, keeps: impl Fn(i64) -> bool) -> u32 {
        digits(candidates).filter(|&value| keeps(self.weight(value))).fold(0, |kept, value| kept | 1 << value)
    }
}

impl LinearSum {
    pub fn new(shape: &LinearShape<'_>) -> LinearSum {
        let total = i64::from(shape.total);
        let (min, max) = match shape.cmp {
            Cmp::AtMost => (i64::MIN, total),
            Cmp::Equal => (total, total),
            Cmp::AtLeast => (total, i64::MAX),
        };
        let term = |(cell, weights): &(crate::board::CellId, crate::model::Weights)| LinearTerm {
            cell: cell.index(),
            weights: weights.all().iter().map(|&weight| weight.into()).collect(),
        };
        LinearSum { terms: shape.terms.iter().map(term).collect(), min, max }
    }

    /// Removes the values with which the sum would miss its range; exact if all variables have one value.
    ///
    /// # Errors
    /// Returns an error if the sum cannot be in its range.
    pub fn bounds(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let ranges = || self.terms.iter().map(|term| (term, domains.candidates(term.cell)));
        let (mut lowest, mut highest) = (0, 0);
        for (term, candidates) in ranges() {
            if candidates == 0 {
                return Err(Conflict);
            }
            let (low, high) = term.range(candidates);
            lowest += low;
            highest += high;
        }
        if lowest > self.max || highest < self.min {
            return Err(Conflict);
        }
        for term in &self.terms {
            let candidates = domains.candidates(term.cell);
            let (low, high) = term.range(candidates);
            let (least, most) = (self.min.saturating_sub(highest - high), self.max.saturating_sub(lowest - low));
            if low < least || high > most {
                domains.keep(term.cell, term.filtered(candidates, |weight| least <= weight && weight <= most))?;
            }
        }
        Ok(())
    }

    /// Removes the values that no attainable sum has, if the sum has a total and not too many values. The bounds must
    /// have been propagated.
    ///
    /// # Errors
    /// Returns an error if the total cannot be attained.
    pub fn attain(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let ranges: Vec<(i64, i64)> = self.terms.iter().map(|term| term.range(domains.candidates(term.cell))).collect();
        let width: i64 = ranges.iter().map(|(low, high)| high - low).sum();
        let lowest: i64 = ranges.iter().map(|(low, _)| low).sum();
        // The total above the lowest sum; all sums are counted from that one.
        let rest = self.max.saturating_sub(lowest);
        if self.min != self.max || width >= AttainedSums::BITS {
            return Ok(());
        }
        if !(0..=width).contains(&rest) {
            return Err(Conflict);
        }
        let steps = |place: usize, candidates: u32| {
            let (term, (low, _)) = (&self.terms[place], ranges[place]);
            digits(candidates).map(move |value| (value, (term.weight(value) - low) as usize))
        };
        // The sums of the terms before each one, and of all.
        let mut before = vec![AttainedSums::of_nothing()];
        for (place, term) in self.terms.iter().enumerate() {
            let mut next = AttainedSums::default();
            steps(place, domains.candidates(term.cell)).for_each(|(_, step)| next.add(&before[place], step));
            before.push(next);
        }
        // The sums that the terms before must have, so that the terms from here on can attain the total.
        let mut wanted = AttainedSums::default();
        wanted.add(&AttainedSums::of_nothing(), rest as usize);
        for (place, term) in self.terms.iter().enumerate().rev() {
            let candidates = domains.candidates(term.cell);
            let (mut kept, mut earlier) = (0, AttainedSums::default());
            for (value, step) in steps(place, candidates) {
                let from = wanted.lowered(step);
                if from.meets(&before[place]) {
                    kept |= 1 << value;
                    earlier.add(&from, 0);
                }
            }
            if kept != candidates {
                domains.keep(term.cell, kept)?;
            }
            wanted = earlier;
        }
        Ok(())
    }
}

/// A set of sums below [`AttainedSums::BITS`].
#[derive(Clone, Copy, Default)]
struct AttainedSums([u128; 2]);

impl AttainedSums {
    /// The number of sums that a set has room for.
    const BITS: i64 = 256;

    /// Returns the set of 0 alone.
    fn of_nothing() -> AttainedSums {
        AttainedSums([1, 0])
    }

    /// Adds the sums of another set, each raised by a step. Sums beyond the room are left out.
    fn add(&mut self, other: &AttainedSums, step: usize) {
        let [low, high] = other.0;
        let raised = match step {
            0 => [low, high],
            1..128 => [low << step, high << step | low >> (128 - step)],
            128..256 => [0, low << (step - 128)],
            _ => [0, 0],
        };
        self.0 = [self.0[0] | raised[0], self.0[1] | raised[1]];
    }

    /// Returns the sums lowered by a step, without those that would be negative.
    fn lowered(&self, step: usize) -> AttainedSums {
        let [low, high] = self.0;
        AttainedSums(match step {
            0 => [low, high],
            1..128 => [low >> step | high << (128 - step), high >> step],
            128..256 => [high >> (step - 128), 0],
            _ => [0, 0],
        })
    }

    fn meets(&self, other: &AttainedSums) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellId, Random};
    use crate::model::Weights;
    use crate::solve::native::domains::tests::ListedDomains;
    use std::borrow::Cow;

    /// Returns the values of each variable in some assignment with an allowed sum, by enumeration.
    fn supported(sum: &LinearSum, candidates: &[u32]) -> Vec<u32> {
        let mut found = vec![0; candidates.len()];
        let mut chosen = vec![0; candidates.len()];
        fn extend(sum: &LinearSum, candidates: &[u32], chosen: &mut Vec<usize>, place: usize, found: &mut [u32]) {
            if place == candidates.len() {
                let total: i64 = sum.terms.iter().zip(chosen.iter()).map(|(term, &value)| term.weights[value]).sum();
                if sum.min <= total && total <= sum.max {
                    found.iter_mut().zip(chosen.iter()).for_each(|(found, &value)| *found |= 1 << value);
                }
                return;
            }
            for value in (0..8).filter(|value| candidates[place] >> value & 1 == 1) {
                chosen[place] = value;
                extend(sum, candidates, chosen, place + 1, found);
            }
        }
        extend(sum, candidates, &mut chosen, 0, &mut found);
        found
    }

    #[test]
    fn values_that_stay_are_those_of_some_allowed_sum() {
        let mut random = Random::new(8);
        let (mut empty, mut less) = (0, 0);
        for round in 0..2000 {
            let count = 1 + random.below(4);
            let spread = [3, 7, 40, 90][round % 4];
            let weight = |random: &mut Random| random.below(spread) as i32 - spread as i32 / 3;
            let terms: Vec<(CellId, Weights)> = (0..count as u16)
                .map(|cell| (CellId(cell), Weights::new((0..5).map(|_| weight(&mut random)).collect::<Vec<_>>())))
                .collect();
            let cmp = [Cmp::AtMost, Cmp::Equal, Cmp::Equal, Cmp::AtLeast][random.below(4)];
            let total = weight(&mut random) * count as i32;
            let sum = LinearSum::new(&LinearShape { terms: Cow::Owned(terms), cmp, total });
            let candidates: Vec<u32> = (0..count).map(|_| 1 + random.below(31) as u32).collect();
            let expected = supported(&sum, &candidates);
            let mut domains = ListedDomains(candidates.clone());
            let outcome = sum.bounds(&mut domains).and_then(|()| sum.attain(&mut domains));
            // Each pass is exact for the candidates that it began with, and a second pass removes nothing more.
            let bounded = cmp != Cmp::Equal || spread < 90;
            match outcome {
                Err(_) => assert!(expected.contains(&0), "{sum:?} {candidates:?}"),
                Ok(()) if bounded => assert_eq!(domains.0, expected, "{sum:?} {candidates:?}"),
                Ok(()) => {}
            }
            empty += usize::from(outcome.is_err());
            less += usize::from(outcome.is_ok() && domains.0 != candidates);
        }
        assert!(empty > 100 && less > 300, "{empty} {less}");
    }
}
