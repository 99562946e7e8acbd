//! Sums of which some cells differ from each other: such a part is bounded by as many different digits.
//!
//! A little killer crosses boxes, an arrow bends out of a row, an innie lies in two houses: not all cells of the sum
//! differ, so that it has no combinations (`cages`), but three cells that do come to 6 at least, not to 3.

use super::sums::{Sum, from_to};
use crate::solve::native::domains::{Conflict, Domains};

/// With more parts than this a sum has too many cells to exclude much.
const MOST_PARTS: usize = 12;

/// More than any sum comes to.
const FAR: i64 = 1 << 60;

/// A sum, divided into parts.
#[derive(Debug)]
pub struct Parts {
    parts: Vec<Part>,
    least: i64,
    most: i64,
}

/// Cells that differ from each other and have one factor.
#[derive(Debug)]
struct Part {
    factor: i64,
    cells: Vec<usize>,
}

/// What the digits of some cells come to, from and to.
#[derive(Clone, Copy, Default)]
struct Range {
    least: i64,
    most: i64,
}

impl Parts {
    /// The parts of a sum; None where no three of its cells differ and have one factor, or where it has many parts. By
    /// two cells there is little to gain: irreducible sums of cells take 5 % longer.
    pub fn of_sum(sum: &Sum, differ: impl Fn(usize, usize) -> bool) -> Option<Parts> {
        let mut parts: Vec<Part> = Vec::new();
        for &(factor, cell) in sum.terms.iter().filter(|(factor, _)| *factor != 0) {
            let fits = |part: &&mut Part| part.factor == factor && part.cells.iter().all(|&other| differ(other, cell));
            match parts.iter_mut().filter(fits).max_by_key(|part| part.cells.len()) {
                Some(part) => part.cells.push(cell),
                None => parts.push(Part { factor, cells: vec![cell] }),
            }
        }
        // A sum without a bound is far from it.
        let (least, most) = (sum.least.max(-FAR), sum.most.min(FAR));
        let gains = parts.len() <= MOST_PARTS && parts.iter().any(|part| part.cells.len() > 2);
        gains.then_some(Parts { parts, least, most })
    }
}

impl Part {
    /// What its digits come to, all and without any one of them; with the factor, all of them.
    ///
    /// # Errors
    /// When there are fewer candidates than cells.
    fn range(&self, domains: &impl Domains) -> Result<PartRange, Conflict> {
        let (mut all, mut singly) = (0, Range::default());
        for &cell in &self.cells {
            let candidates = domains.candidates(cell);
            all |= candidates;
            singly = Range { least: singly.least + lowest(candidates), most: singly.most + highest(candidates) };
        }
        let count = self.cells.len();
        let (least, least_but_one) = of_lowest(all, count).ok_or(Conflict)?;
        let (most, most_but_one) = of_highest(all, count);
        let digits = Range { least: singly.least.max(least), most: singly.most.min(most) };
        let (one, other) = (self.factor * digits.least, self.factor * digits.most);
        let terms = Range { least: one.min(other), most: one.max(other) };
        Ok(PartRange { terms, singly, but_one: Range { least: least_but_one, most: most_but_one } })
    }

    /// Takes away the digits with which the terms would not come to this range.
    fn cut(&self, to: Range, range: &PartRange, domains: &mut impl Domains) -> Result<(), Conflict> {
        let (one, other) = match self.factor {
            1 => (to.least, to.most),
            -1 => (-to.most, -to.least),
            // Rounded towards what is allowed.
            2.. => (-(-to.least).div_euclid(self.factor), to.most.div_euclid(self.factor)),
            _ => (to.most.div_euclid(self.factor), -(-to.least).div_euclid(self.factor)),
        };
        for &cell in &self.cells {
            let candidates = domains.candidates(cell);
            let others = Range {
                least: (range.singly.least - lowest(candidates)).max(range.but_one.least),
                most: (range.singly.most - highest(candidates)).min(range.but_one.most),
            };
            let kept = candidates & from_to(one - others.most, other - others.least);
            if kept != candidates {
                domains.keep(cell, kept)?;
            }
        }
        Ok(())
    }
}

/// What a part comes to.
#[derive(Clone, Copy, Default)]
struct PartRange {
    /// With the factor.
    terms: Range,
    /// Its digits, each by its own candidates.
    singly: Range,
    /// All of them but any one, as different digits.
    but_one: Range,
}

fn lowest(candidates: u32) -> i64 {
    i64::from(candidates.trailing_zeros()) + 1
}

fn highest(candidates: u32) -> i64 {
    i64::from(u32::BITS - candidates.leading_zeros())
}

/// The sum of so many lowest digits, and that of one less; None when there are too few.
fn of_lowest(mut digits: u32, count: usize) -> Option<(i64, i64)> {
    let (mut sum, mut before) = (0, 0);
    for _ in 0..count {
        before = sum;
        sum += lowest(digits);
        digits &= digits.checked_sub(1)?;
    }
    Some((sum, before))
}

/// The sum of so many highest digits, of which there are enough, and that of one less.
fn of_highest(mut digits: u32, count: usize) -> (i64, i64) {
    let (mut sum, mut before) = (0, 0);
    for _ in 0..count {
        before = sum;
        let high = highest(digits);
        sum += high;
        digits ^= 1 << (high - 1);
    }
    (sum, before)
}

/// Takes away the digits with which the sum would miss its range. On filled cells it is exact.
///
/// # Errors
/// When the sum cannot be in its range.
pub fn bounds(sum: &Parts, domains: &mut impl Domains) -> Result<(), Conflict> {
    let mut ranges = [PartRange::default(); MOST_PARTS];
    let mut whole = Range::default();
    for (part, range) in sum.parts.iter().zip(&mut ranges) {
        *range = part.range(domains)?;
        whole.least += range.terms.least;
        whole.most += range.terms.most;
    }
    if whole.least > sum.most || whole.most < sum.least {
        return Err(Conflict);
    }
    for (part, range) in sum.parts.iter().zip(&ranges) {
        let Range { least, most } = range.terms;
        // What is left for this part.
        let to = Range { least: sum.least - (whole.most - most), most: sum.most - (whole.least - least) };
        if least < to.least || most > to.most {
            part.cut(to, range, domains)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::solve::native::domains::digits;
    use crate::solve::native::domains::tests::Cells;
    use crate::solve::native::shapes::sums::bounds as plain_bounds;

    fn sum(factors: &[i64], least: i64, most: i64) -> Sum {
        Sum { terms: factors.iter().copied().zip(0..).collect(), least, most }
    }

    /// The digits of each cell in all fillings, found by trying; None when there is none.
    fn tried(sum: &Sum, domains: &[u32], differ: impl Fn(usize, usize) -> bool) -> Option<Vec<u32>> {
        let mut fillings: Vec<Vec<usize>> = vec![vec![]];
        for (cell, &candidates) in domains.iter().enumerate() {
            let longer = fillings.iter().flat_map(|filling| {
                let fits = |&digit: &usize| (0..cell).all(|other| !differ(other, cell) || filling[other] != digit);
                digits(candidates).filter(fits).map(|digit| [filling.as_slice(), &[digit]].concat()).collect::<Vec<_>>()
            });
            fillings = longer.collect();
        }
        let total = |filling: &[usize]| -> i64 {
            sum.terms.iter().map(|&(factor, cell)| factor * (filling[cell] as i64 + 1)).sum()
        };
        fillings.retain(|filling| (sum.least..=sum.most).contains(&total(filling)));
        let all = |cell: usize| fillings.iter().fold(0, |all, filling| all | 1 << filling[cell]);
        (!fillings.is_empty()).then(|| (0..domains.len()).map(all).collect())
    }

    #[test]
    fn three_cells_that_differ_come_to_six_at_least() {
        // Four cells, of which the first three differ, come to 8: none of those is more than 4, nor the last than 2.
        let differ = |one: usize, other: usize| one != other && one < 3 && other < 3;
        let parts = Parts::of_sum(&sum(&[1; 4], 8, 8), differ).expect("three cells differ");
        let mut cells = Cells(vec![0b1_1111_1111; 4]);
        assert!(bounds(&parts, &mut cells).is_ok());
        assert_eq!(cells.0, [0b1111, 0b1111, 0b1111, 0b11]);
        assert!(Parts::of_sum(&sum(&[1, 1], 8, 8), |one, other| one != other).is_none(), "two cells gain nothing");
    }

    #[test]
    fn no_digit_of_a_filling_goes_and_filled_cells_are_judged() {
        let mut random = Random::new(15);
        let (mut held, mut narrower) = (0, 0);
        for _ in 0..20_000 {
            let factors: Vec<i64> = (0..5).map(|_| [1, 1, 1, 1, -1, 2, -3][random.below(7)]).collect();
            let groups: Vec<usize> = (0..5).map(|_| random.below(2)).collect();
            let differ = |one: usize, other: usize| one != other && groups[one] == groups[other];
            let least = random.below(25) as i64 - 5;
            let most = [least, least + 1, i64::MAX][random.below(3)];
            let least = if random.below(4) == 0 { i64::MIN } else { least };
            let sum = sum(&factors, least, most);
            let Some(parts) = Parts::of_sum(&sum, differ) else { continue };
            let few = random.below(3);
            let domain = |random: &mut Random| match few {
                0 => 1 << random.below(6),
                _ => 1 + random.below(63) as u32,
            };
            let domains: Vec<u32> = (0..5).map(|_| domain(&mut random)).collect();
            let (mut cells, mut plain) = (Cells(domains.clone()), Cells(domains.clone()));
            let result = bounds(&parts, &mut cells);
            match tried(&sum, &domains, differ) {
                Some(kept) => {
                    held += 1;
                    assert!(result.is_ok(), "{sum:?} has fillings of {domains:?}");
                    assert!(kept.iter().zip(&cells.0).all(|(kept, left)| kept & !left == 0), "{sum:?} {domains:?}");
                    plain_bounds(&sum, &mut plain).expect("it has fillings");
                    narrower += usize::from(cells.0 != plain.0);
                }
                // That the cells differ is not for the sum to judge.
                None if few == 0 && tried(&sum, &domains, |_, _| false).is_none() => {
                    assert!(result.is_err(), "{sum:?} is missed by {domains:?}");
                }
                None => {}
            }
        }
        assert!(held > 2000 && narrower > 200, "{held} had fillings, {narrower} were bounded more closely");
    }
}
