//! Sums divided into parts of cells that differ from each other: such a part is bounded by the sum of as many different
//! digits.
//!
//! A little killer crosses boxes, an arrow bends out of a row, an innie lies in two houses: not all cells of the sum
//! differ, so it has no combinations (`cages`), but three cells that do differ total at least 6, not 3.

use super::sums::{RangedSum, from_to};
use crate::solve::native::domains::{Conflict, Domains};

/// The maximum number of parts; a sum with more has too many cells to exclude much.
const MAX_PARTS: usize = 12;

/// A number larger than any sum.
const FAR: i64 = 1 << 60;

/// A sum divided into parts.
#[derive(Debug)]
pub struct SumParts {
    parts: Vec<SumPart>,
    least: i64,
    most: i64,
}

/// Cells that differ from each other and have the same coefficient.
#[derive(Debug)]
struct SumPart {
    factor: i64,
    cells: Vec<usize>,
}

/// The range of a sum of some digits.
#[derive(Clone, Copy, Default)]
struct DigitSumRange {
    least: i64,
    most: i64,
}

impl SumParts {
    /// Returns the parts of a sum; None if no three of its cells differ and have the same coefficient, or if it has
    /// many parts. Parts of two cells gain little: irreducible sums of cells take 5 % longer with them.
    pub fn of_sum(sum: &RangedSum, differ: impl Fn(usize, usize) -> bool) -> Option<SumParts> {
        let mut parts: Vec<SumPart> = Vec::new();
        for &(factor, cell) in sum.terms.iter().filter(|(factor, _)| *factor != 0) {
            let fits =
                |part: &&mut SumPart| part.factor == factor && part.cells.iter().all(|&other| differ(other, cell));
            match parts.iter_mut().filter(fits).max_by_key(|part| part.cells.len()) {
                Some(part) => part.cells.push(cell),
                None => parts.push(SumPart { factor, cells: vec![cell] }),
            }
        }
        // A missing bound becomes one that no sum reaches.
        let (least, most) = (sum.min.max(-FAR), sum.max.min(FAR));
        let gains = parts.len() <= MAX_PARTS && parts.iter().any(|part| part.cells.len() > 2);
        gains.then_some(SumParts { parts, least, most })
    }
}

impl SumPart {
    /// Returns the ranges of the part's weighted sum, of the sum of its digits, and of the sum of all its digits but
    /// one, whichever is left out.
    ///
    /// # Errors
    /// Returns an error if there are fewer candidates than cells.
    fn range(&self, domains: &impl Domains) -> Result<PartRange, Conflict> {
        let (mut all, mut singly) = (0, DigitSumRange::default());
        for &cell in &self.cells {
            let candidates = domains.candidates(cell);
            all |= candidates;
            singly =
                DigitSumRange { least: singly.least + lowest(candidates), most: singly.most + highest(candidates) };
        }
        let count = self.cells.len();
        let (least, least_but_one) = of_lowest(all, count).ok_or(Conflict)?;
        let (most, most_but_one) = of_highest(all, count);
        // Both bounds hold: the one from the candidates of each cell, and the one from different digits in all cells.
        let digits = DigitSumRange { least: singly.least.max(least), most: singly.most.min(most) };
        let (one, other) = (self.factor * digits.least, self.factor * digits.most);
        let terms = DigitSumRange { least: one.min(other), most: one.max(other) };
        Ok(PartRange { terms, singly, but_one: DigitSumRange { least: least_but_one, most: most_but_one } })
    }

    /// Removes the digits with which the weighted sum would be outside this range.
    fn restrict(&self, to: DigitSumRange, range: &PartRange, domains: &mut impl Domains) -> Result<(), Conflict> {
        let (one, other) = match self.factor {
            1 => (to.least, to.most),
            -1 => (-to.most, -to.least),
            // Rounds towards the inside of the allowed range.
            2.. => (-(-to.least).div_euclid(self.factor), to.most.div_euclid(self.factor)),
            _ => (to.most.div_euclid(self.factor), -(-to.least).div_euclid(self.factor)),
        };
        for &cell in &self.cells {
            let candidates = domains.candidates(cell);
            // The sum of the part's other cells. Both bounds hold: the one from the candidates of each cell, and the
            // one from different digits.
            let others = DigitSumRange {
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

/// The ranges of a part.
#[derive(Clone, Copy, Default)]
struct PartRange {
    /// The weighted sum.
    terms: DigitSumRange,
    /// The sum of its digits, each bounded by its own candidates.
    singly: DigitSumRange,
    /// The sum of all its digits but one, whichever is left out, as different digits.
    but_one: DigitSumRange,
}

fn lowest(candidates: u32) -> i64 {
    i64::from(candidates.trailing_zeros()) + 1
}

fn highest(candidates: u32) -> i64 {
    i64::from(u32::BITS - candidates.leading_zeros())
}

/// Returns the sum of the `count` lowest digits, and the sum of the `count - 1` lowest; None if there are too few
/// digits.
fn of_lowest(mut digits: u32, count: usize) -> Option<(i64, i64)> {
    let (mut sum, mut before) = (0, 0);
    for _ in 0..count {
        before = sum;
        sum += lowest(digits);
        // Clears the lowest bit, and fails if there was none.
        digits &= digits.checked_sub(1)?;
    }
    Some((sum, before))
}

/// Returns the sum of the `count` highest digits, and the sum of the `count - 1` highest. There must be enough digits.
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

/// Removes the digits with which the sum would miss its range; exact if all cells are filled.
///
/// # Errors
/// Returns an error if the sum cannot be in its range.
pub fn bounds(sum: &SumParts, domains: &mut impl Domains) -> Result<(), Conflict> {
    let mut ranges = [PartRange::default(); MAX_PARTS];
    let mut whole = DigitSumRange::default();
    for (part, range) in sum.parts.iter().zip(&mut ranges) {
        *range = part.range(domains)?;
        whole.least += range.terms.least;
        whole.most += range.terms.most;
    }
    if whole.least > sum.most || whole.most < sum.least {
        return Err(Conflict);
    }
    for (part, range) in sum.parts.iter().zip(&ranges) {
        let DigitSumRange { least, most } = range.terms;
        // The range that the other parts leave for this part.
        let to = DigitSumRange { least: sum.least - (whole.most - most), most: sum.most - (whole.least - least) };
        if least < to.least || most > to.most {
            part.restrict(to, range, domains)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::solve::native::domains::digits;
    use crate::solve::native::domains::tests::ListedDomains;
    use crate::solve::native::shapes::sums::bounds as plain_bounds;

    fn sum(factors: &[i64], least: i64, most: i64) -> RangedSum {
        RangedSum { terms: factors.iter().copied().zip(0..).collect(), min: least, max: most }
    }

    /// Returns the digits of each cell in all fillings, by brute force; None if there is none.
    fn tried(sum: &RangedSum, domains: &[u32], differ: impl Fn(usize, usize) -> bool) -> Option<Vec<u32>> {
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
        fillings.retain(|filling| (sum.min..=sum.max).contains(&total(filling)));
        let all = |cell: usize| fillings.iter().fold(0, |all, filling| all | 1 << filling[cell]);
        (!fillings.is_empty()).then(|| (0..domains.len()).map(all).collect())
    }

    #[test]
    fn three_cells_that_differ_come_to_six_at_least() {
        // Four cells, the first three of which differ, total 8: none of the three exceeds 4, and the last does not
        // exceed 2.
        let differ = |one: usize, other: usize| one != other && one < 3 && other < 3;
        let parts = SumParts::of_sum(&sum(&[1; 4], 8, 8), differ).expect("three cells differ");
        let mut cells = ListedDomains(vec![0b1_1111_1111; 4]);
        assert!(bounds(&parts, &mut cells).is_ok());
        assert_eq!(cells.0, [0b1111, 0b1111, 0b1111, 0b11]);
        assert!(SumParts::of_sum(&sum(&[1, 1], 8, 8), |one, other| one != other).is_none(), "two cells gain nothing");
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
            let Some(parts) = SumParts::of_sum(&sum, differ) else { continue };
            let few = random.below(3);
            let domain = |random: &mut Random| match few {
                0 => 1 << random.below(6),
                _ => 1 + random.below(63) as u32,
            };
            let domains: Vec<u32> = (0..5).map(|_| domain(&mut random)).collect();
            let (mut cells, mut plain) = (ListedDomains(domains.clone()), ListedDomains(domains.clone()));
            let result = bounds(&parts, &mut cells);
            match tried(&sum, &domains, differ) {
                Some(kept) => {
                    held += 1;
                    assert!(result.is_ok(), "{sum:?} has fillings of {domains:?}");
                    assert!(kept.iter().zip(&cells.0).all(|(kept, left)| kept & !left == 0), "{sum:?} {domains:?}");
                    plain_bounds(&sum, &mut plain).expect("it has fillings");
                    narrower += usize::from(cells.0 != plain.0);
                }
                // The sum does not check that the cells differ.
                None if few == 0 && tried(&sum, &domains, |_, _| false).is_none() => {
                    assert!(result.is_err(), "{sum:?} is missed by {domains:?}");
                }
                None => {}
            }
        }
        assert!(held > 2000 && narrower > 200, "{held} had fillings, {narrower} were bounded more closely");
    }
}
