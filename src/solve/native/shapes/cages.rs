//! Cages: plain sums over cells that differ from each other, by the combinations of digits they can hold.

use super::sums::Sum;
use crate::solve::native::domains::{Conflict, Domains, is_single};

/// The cells, and every set of as many digits with a sum that fits.
#[derive(Debug)]
pub struct Cage {
    pub cells: Vec<usize>,
    pub combinations: Vec<u32>,
}

/// More combinations than this exclude little, and cost much to look through.
pub const MOST_COMBINATIONS: usize = 600;

impl Cage {
    /// The cage of a sum, when its factors are all 1, its cells differ from each other and its combinations are few.
    pub fn of_sum(sum: &Sum, differ: impl Fn(usize, usize) -> bool, digits: u8) -> Option<Cage> {
        let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell).collect();
        let all_differ = || cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| differ(a, b)));
        if cells.is_empty() || sum.terms.iter().any(|&(factor, _)| factor != 1) || !all_differ() {
            return None;
        }
        let mut collector =
            Collector { digits: i64::from(digits), least: sum.least, most: sum.most, found: Vec::new() };
        let complete = collector.collect(cells.len() as i64, 1, 0, 0);
        complete.then_some(Cage { cells, combinations: collector.found })
    }
}

struct Collector {
    digits: i64,
    least: i64,
    most: i64,
    found: Vec<u32>,
}

impl Collector {
    /// Collects the sets that add `count` digits from `from` on to `chosen` with its sum `sum`; false: too many.
    fn collect(&mut self, count: i64, from: i64, chosen: u32, sum: i64) -> bool {
        // The smallest and the largest that can still be added.
        let smallest = sum + count * (2 * from + count - 1) / 2;
        let largest = sum + count * (2 * self.digits - count + 1) / 2;
        if from + count - 1 > self.digits || smallest > self.most || largest < self.least {
            return true;
        }
        if count == 0 {
            self.found.push(chosen);
            return self.found.len() <= MOST_COMBINATIONS;
        }
        (from..=self.digits).all(|digit| self.collect(count - 1, digit + 1, chosen | 1 << (digit - 1), sum + digit))
    }
}

/// Keeps the digits of the combinations that are still possible, and places those in all of them that have one place.
///
/// # Errors
/// When no combination is possible.
pub fn combine(cage: &Cage, domains: &mut impl Domains) -> Result<(), Conflict> {
    let Cage { cells, combinations } = cage;
    if combinations.is_empty() {
        return Err(Conflict);
    }
    // There are as many as digits in a combination.
    let mut candidates = [0; u32::BITS as usize];
    let candidates = &mut candidates[..cells.len()];
    let (mut once, mut twice, mut fixed) = (0, 0, 0);
    for (&cell, here) in cells.iter().zip(&mut *candidates) {
        *here = domains.candidates(cell);
        twice |= once & *here;
        once |= *here;
        if is_single(*here) {
            fixed |= *here;
        }
    }
    let (mut possible, mut certain) = (0, u32::MAX);
    for &combination in combinations {
        let fits = combination & !once == 0
            && fixed & !combination == 0
            && candidates.iter().all(|here| here & combination != 0);
        if fits {
            possible |= combination;
            certain &= combination;
        }
    }
    if possible == 0 {
        return Err(Conflict);
    }
    let placed = certain & once & !twice;
    for (&cell, &here) in cells.iter().zip(&*candidates) {
        let kept = here & if here & placed == 0 { possible } else { placed };
        if kept != here {
            domains.keep(cell, kept)?;
        }
    }
    Ok(())
}
