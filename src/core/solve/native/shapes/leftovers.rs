//! The law of leftovers, as solvers of jigsaws call it. Three rows and three regions that lie mostly in them hold each
//! digit three times. So the cells of the rows outside the regions hold the same digits as the cells of the regions
//! outside the rows, each digit equally often.
//!
//! This follows from the houses, but none of them alone shows it, nor do locked candidates if several houses are
//! needed. With the law, irreducible 9x9 jigsaws with rules of another kind take 0.2 to 0.8 times the nodes in the
//! median (killers 0.2, X and V 0.4, arrows 0.5, X-sums 0.6, skyscrapers 0.8), and on average 0.4 to 0.8 times the
//! time.
//!
//! The best limit for the number of cells on each side depends on the search. On 9x9 boards, the narrow search takes
//! 1.5 times the nodes with a limit of 3 cells compared with 5; with 7, it takes as many nodes as with 5, but a quarter
//! more time. On 16x16 boards, the wide search takes a fifth of the nodes with a limit of 8 and a tenth with 13, but as
//! much time. The learning search takes half the time with a limit of 13, 0.7 times with 8, and with 20 as much as
//! without leftovers.

use std::ops::RangeInclusive;

use crate::solve::native::domains::{Conflict, Domains, digits};

/// Two lists of cells that hold the same digits, in ascending order.
pub type Leftover = [Vec<usize>; 2];

/// Returns the leftovers of consecutive disjoint houses and the same number of other houses that overlap with them the
/// most, with up to `most` cells on each side.
pub fn leftovers(houses: &[Vec<usize>], cells: usize, most: usize) -> Vec<Leftover> {
    let mut houses_of = vec![Vec::new(); cells];
    for (index, house) in houses.iter().enumerate() {
        house.iter().for_each(|&cell| houses_of[cell].push(index));
    }
    let mut found = Vec::new();
    for first in 0..houses.len() {
        let mut inside = vec![false; cells];
        // For each house, the number of its cells that are `inside`.
        let mut common = vec![0; houses.len()];
        for last in (first..houses.len()).take(houses[first].len() - 1) {
            // Only disjoint houses hold each digit as often as there are houses.
            if houses[last].iter().any(|&cell| inside[cell]) {
                break;
            }
            for &cell in &houses[last] {
                inside[cell] = true;
                houses_of[cell].iter().for_each(|&house: &usize| common[house] += 1);
            }
            if let Some(leftover) = leftover_of(houses, first..=last, &inside, &common)
                && leftover[0].len() <= most
                && !found.contains(&leftover)
            {
                found.push(leftover);
            }
        }
    }
    found
}

/// Returns the leftover of some houses, whose cells are `inside`, and other houses, unless locked candidates find as
/// much.
fn leftover_of(
    houses: &[Vec<usize>],
    ones: RangeInclusive<usize>,
    inside: &[bool],
    common: &[usize],
) -> Option<Leftover> {
    let count = ones.clone().count();
    let mut order: Vec<usize> = (0..houses.len()).filter(|house| !ones.contains(house) && common[*house] > 0).collect();
    order.sort_by_key(|&house| std::cmp::Reverse(common[house]));
    let mut others: Vec<usize> = Vec::with_capacity(count);
    let mut taken = vec![false; inside.len()];
    for house in order {
        if others.len() < count && houses[house].iter().all(|&cell| !taken[cell]) {
            houses[house].iter().for_each(|&cell| taken[cell] = true);
            others.push(house);
        }
    }
    let only = |these: &[bool], those: &[bool]| -> Vec<usize> {
        (0..inside.len()).filter(|&cell| these[cell] && !those[cell]).collect()
    };
    let mut sides = [only(inside, &taken), only(&taken, inside)];
    // Locked candidates find as much for two houses that share few cells, as rows and boxes do unless the boxes are
    // just two rows high. The test for two houses is approximate: each side must lie in one house.
    let in_one = |side: &[usize]| houses.iter().any(|house| side.iter().all(|cell| house.contains(cell)));
    let size = houses[*ones.start()].len();
    let is_plain = sides[0].len() + (size / 3).max(3) >= size && sides.iter().all(|side| in_one(side));
    sides.sort_unstable();
    (others.len() == count && !sides[0].is_empty() && !is_plain).then_some(sides)
}

/// Removes the digits that only one side can hold. If one side has a digit as often as the other has places for it,
/// fixes the digit in these places.
///
/// # Errors
/// Returns an error if the sides cannot hold the same digits.
pub fn support(leftover: &Leftover, domains: &mut impl Domains) -> Result<(), Conflict> {
    let [one, other] = leftover;
    let all = |side: &[usize]| side.iter().fold(0, |all, &cell| all | domains.candidates(cell));
    let both = all(one) & all(other);
    one.iter().chain(other).try_for_each(|&cell| domains.keep(cell, both))?;
    for (one, other) in [(one, other), (other, one)] {
        let placed = one.iter().map(|&cell| domains.candidates(cell)).filter(|set| set.count_ones() == 1);
        for digit in digits(placed.fold(0, |all, set| all | set)) {
            let bit = 1 << digit;
            let times = one.iter().filter(|&&cell| domains.candidates(cell) == bit).count();
            let places = || other.iter().copied().filter(|&cell| domains.candidates(cell) & bit != 0);
            if places().count() < times {
                return Err(Conflict);
            }
            if places().count() == times {
                let places: Vec<usize> = places().collect();
                places.into_iter().try_for_each(|cell| domains.keep(cell, bit))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Random, random_regions};
    use crate::solve::native::domains::tests::ListedDomains;

    /// Returns rows, columns and regions.
    fn houses(regions: &[u8], size: usize) -> Vec<Vec<usize>> {
        let house = |belongs: &dyn Fn(usize) -> bool| (0..size * size).filter(|&cell| belongs(cell)).collect();
        let rows = (0..size).map(|row| house(&|cell| cell / size == row));
        let columns = (0..size).map(|column| house(&|cell| cell % size == column));
        rows.chain(columns).chain((0..size).map(|region| house(&|cell| usize::from(regions[cell]) == region))).collect()
    }

    /// Adds fillings, cell by cell, until enough were found or the tries are used up. For each cell, `before` has the
    /// earlier cells that differ from it.
    fn fill(before: &[Vec<usize>], digits: &mut Vec<usize>, found: &mut Vec<Vec<usize>>, tries: &mut usize) {
        let Some(differing) = before.get(digits.len()) else {
            found.push(digits.clone());
            return;
        };
        let (size, cell) = (before.len().isqrt(), digits.len());
        for digit in (0..size).map(|digit| (digit + cell) % size) {
            if found.len() < 60 && *tries > 0 && differing.iter().all(|&other| digits[other] != digit) {
                *tries -= 1;
                digits.push(digit);
                fill(before, digits, found, tries);
                digits.pop();
            }
        }
    }

    fn sorted(digits: impl Iterator<Item = usize>) -> Vec<usize> {
        let mut digits: Vec<usize> = digits.collect();
        digits.sort_unstable();
        digits
    }

    #[test]
    fn both_sides_hold_the_same_digits_in_every_filling() {
        let (mut compared, mut of_several_cells) = (0, 0);
        for seed in 0..30 {
            let size = 5 + seed as usize % 2;
            let houses = houses(&random_regions(size as u8, seed), size);
            let leftovers = leftovers(&houses, size * size, size);
            let before = |cell: usize| {
                let seen = houses.iter().filter(|house| house.contains(&cell)).flatten().copied();
                seen.filter(|&other| other < cell).collect()
            };
            let before: Vec<Vec<usize>> = (0..size * size).map(before).collect();
            let mut fillings = Vec::new();
            fill(&before, &mut Vec::new(), &mut fillings, &mut 20_000);
            for (filling, [one, other]) in
                fillings.iter().flat_map(|filling| leftovers.iter().map(move |leftover| (filling, leftover)))
            {
                let of = |side: &[usize]| sorted(side.iter().map(|&cell| filling[cell]));
                assert_eq!(of(one), of(other), "{one:?} and {other:?} of {filling:?}");
                compared += 1;
                of_several_cells += usize::from(one.len() > 1);
            }
        }
        assert!(compared > 5000 && of_several_cells > compared / 2, "{compared}, {of_several_cells}");
    }

    #[test]
    fn boxes_leave_nothing_over() {
        let boxes: Vec<u8> = (0..81).map(|cell| cell / 27 * 3 + cell % 9 / 3).collect();
        assert!(leftovers(&houses(&boxes, 9), 81, 5).is_empty());
    }

    /// Returns all fillings of the sides with these candidates that have the same digits on both.
    fn same_digits(leftover: &Leftover, candidates: &[u32]) -> Vec<Vec<usize>> {
        let mut fillings = vec![vec![]];
        for &candidates in candidates {
            let with = |filling: &Vec<usize>| {
                let filling = filling.clone();
                digits(candidates).map(move |digit| filling.iter().copied().chain([digit]).collect())
            };
            fillings = fillings.iter().flat_map(with).collect();
        }
        let of = |filling: &[usize], side: &[usize]| sorted(side.iter().map(|&cell| filling[cell]));
        fillings.retain(|filling: &Vec<usize>| of(filling, &leftover[0]) == of(filling, &leftover[1]));
        fillings
    }

    #[test]
    fn only_what_no_filling_has_is_taken_away() {
        let mut random = Random::new(3);
        let [mut refuted, mut smaller, mut decided] = [0; 3];
        for _ in 0..3000 {
            let size = 1 + random.below(3);
            let leftover = [(0..size).collect(), (size..2 * size).collect()];
            let before: Vec<u32> = (0..2 * size)
                .map(|_| if random.below(3) == 0 { 1 << random.below(4) } else { 1 + random.below(15) as u32 })
                .collect();
            let fillings = same_digits(&leftover, &before);
            let mut after = ListedDomains(before.clone());
            if support(&leftover, &mut after).is_err() {
                assert!(fillings.is_empty(), "{before:?}");
                refuted += 1;
                continue;
            }
            for cell in 0..2 * size {
                let possible = fillings.iter().fold(0, |all, filling| all | 1 << filling[cell]);
                assert_eq!(possible & !after.0[cell], 0, "cell {cell} of {before:?} and {after:?}");
            }
            smaller += usize::from(after.0 != before);
            if after.0.iter().all(|set| set.count_ones() == 1) {
                assert_eq!(fillings.len(), 1, "{before:?}");
                decided += 1;
            }
        }
        assert!(refuted > 300 && smaller > 1000 && decided > 100, "{refuted} {smaller} {decided}");
    }
}
