//! Counts: the number of times that digits occur in some cells, for several digits of the same cells.
//!
//! A count is given as a word whose automaton only counts one digit. Words over the same cells are combined: each cell
//! holds one digit, so the counts of all digits add up to the number of cells. Prefix and suffix subset sums tell which
//! counts are still possible. If the cells must hold a digit as often as a family of disjoint houses allows, each house
//! of the family has the digit in one of these cells and not elsewhere.

use std::collections::BTreeMap;

use crate::board::{CellId, Digit};
use crate::model::Automaton;
use crate::solve::native::domains::{Conflict, Domains, digits, is_single};

/// The maximum number of cells; longer words stay words.
const MAX_CELLS: usize = 126;

/// A set of numbers up to 127.
type NumberSet = u128;

/// Some cells, and the allowed counts of each digit in them.
#[derive(Clone, Debug)]
pub struct DigitCounts {
    pub cells: Vec<usize>,
    /// The allowed counts of each digit, as a bitmask.
    allowed: Vec<NumberSet>,
    /// Families of disjoint houses that together contain all of the cells.
    families: Vec<Vec<CountedHouse>>,
}

/// A house that contains some of the cells.
#[derive(Clone, Debug)]
struct CountedHouse {
    /// The indices of the cells in it.
    inside: NumberSet,
    /// Its other cells.
    outside: Vec<usize>,
}

impl DigitCounts {
    /// Returns the words that are counts, and the other words. Each of the `houses` holds every digit.
    pub fn of_words<'w>(
        words: &[(&'w [CellId], &'w Automaton)],
        houses: &[Vec<usize>],
    ) -> (Vec<DigitCounts>, Vec<(&'w [CellId], &'w Automaton)>) {
        let mut counts: BTreeMap<&[CellId], DigitCounts> = BTreeMap::new();
        let mut others = Vec::new();
        for &(cells, automaton) in words {
            let count = (cells.len() <= MAX_CELLS).then(|| counted(automaton, cells.len())).flatten();
            let Some((digit, allowed)) = count else {
                others.push((cells, automaton));
                continue;
            };
            let of_cells = counts.entry(cells).or_insert_with(|| {
                let cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
                let families = families(&cells, houses);
                DigitCounts { cells, allowed: vec![NumberSet::MAX; automaton.digits().into()], families }
            });
            of_cells.allowed[digit] &= allowed;
        }
        (counts.into_values().collect(), others)
    }

    /// Removes the digits that would make a count impossible; exact if all cells are filled.
    ///
    /// # Errors
    /// Returns an error if the counts are impossible.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        const MAX: usize = u32::BITS as usize;
        let size = self.allowed.len();
        let (mut places, mut fixed) = ([0 as NumberSet; MAX], [0 as NumberSet; MAX]);
        for (at, &cell) in self.cells.iter().enumerate() {
            let candidates = domains.candidates(cell);
            for digit in digits(candidates) {
                places[digit] |= 1 << at;
            }
            if is_single(candidates) {
                fixed[candidates.trailing_zeros() as usize] |= 1 << at;
            }
        }
        let room = |family: &Vec<CountedHouse>, places: NumberSet| {
            family.iter().filter(|house| house.inside & places != 0).count() as u32
        };
        let mut possible = [0 as NumberSet; MAX];
        for digit in 0..size {
            // The digit occurs at most once in each house of a family and in each place, and at least as often as it is
            // fixed.
            let rooms = self.families.iter().map(|family| room(family, places[digit]));
            let most = rooms.min().unwrap_or(u32::MAX).min(places[digit].count_ones());
            possible[digit] = self.allowed[digit] & up_to(most) & !below(fixed[digit].count_ones());
        }
        // For each digit, the possible total numbers of cells with lower digits, and of cells with this or a higher
        // digit.
        let (mut before, mut after) = ([0 as NumberSet; MAX + 1], [0 as NumberSet; MAX + 1]);
        before[0] = 1;
        after[size] = 1;
        for digit in 0..size {
            before[digit + 1] = sums(before[digit], possible[digit]);
        }
        for digit in (0..size).rev() {
            after[digit] = sums(after[digit + 1], possible[digit]);
        }
        let all = self.cells.len() as u32;
        if before[size] >> all & 1 == 0 {
            return Err(Conflict);
        }
        for digit in 0..size {
            // The cells that all other digits can fill together; this one must fill the rest.
            let others = sums(before[digit], after[digit + 1]);
            let fits = |count: &u32| others >> (all - count) & 1 == 1;
            let mut counts = bits(possible[digit]).filter(fits);
            let least = counts.next().ok_or(Conflict)?;
            let most = counts.last().unwrap_or(least);
            let open = places[digit] & !fixed[digit];
            if most == fixed[digit].count_ones() {
                // The digit is fixed as often as it can be.
                for at in bits(open) {
                    let cell = self.cells[at as usize];
                    domains.keep(cell, domains.candidates(cell) & !(1 << digit))?;
                }
            } else if least == places[digit].count_ones() {
                // Every place is needed.
                for at in bits(open) {
                    domains.keep(self.cells[at as usize], 1 << digit)?;
                }
            } else if least > 0 {
                // Each house with a place among the cells must use it, so the digit is in no other cell of the house.
                for family in self.families.iter().filter(|family| room(family, places[digit]) == least) {
                    let taken = family.iter().filter(|house| house.inside & places[digit] != 0);
                    for &cell in taken.flat_map(|house| &house.outside) {
                        if domains.has(cell, digit) {
                            domains.keep(cell, !(1 << digit))?;
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// Returns the digit that an automaton counts, and the counts up to `length` that it accepts; None if it does anything
/// else.
fn counted(automaton: &Automaton, length: usize) -> Option<(usize, NumberSet)> {
    let size = usize::from(automaton.digits());
    let moves = |state: usize, digit: usize| automaton.next(state, Digit::from_index(digit)) != Some(state);
    let digit = (0..size).find(|&digit| moves(0, digit))?;
    // Follows the counted digit from state to state. In each of these states, every other digit must stay.
    let (mut state, mut allowed) = (0, 0);
    for count in 0..=length {
        if (0..size).any(|other| other != digit && moves(state, other)) {
            return None;
        }
        allowed |= NumberSet::from(automaton.is_accepting(state)) << count;
        match automaton.next(state, Digit::from_index(digit)) {
            Some(next) => state = next,
            None => break,
        }
    }
    Some((digit, allowed))
}

/// Returns families of disjoint houses that together contain all of these cells.
fn families(cells: &[usize], houses: &[Vec<usize>]) -> Vec<Vec<CountedHouse>> {
    let mut families: Vec<(Vec<usize>, Vec<CountedHouse>)> = Vec::new();
    for house in houses {
        let inside = cells.iter().enumerate().filter(|(_, cell)| house.contains(cell));
        let inside = inside.fold(0, |all, (at, _)| all | 1 << at);
        if inside == 0 {
            continue;
        }
        let outside = house.iter().copied().filter(|cell| !cells.contains(cell)).collect();
        let apart = |taken: &[usize]| house.iter().all(|cell| !taken.contains(cell));
        let at = families.iter().position(|(taken, _)| apart(taken)).unwrap_or_else(|| {
            families.push((Vec::new(), Vec::new()));
            families.len() - 1
        });
        families[at].0.extend(house);
        families[at].1.push(CountedHouse { inside, outside });
    }
    let all =
        |family: &[CountedHouse]| family.iter().fold(0, |all, house| all | house.inside) == below(cells.len() as u32);
    families.into_iter().map(|(_, family)| family).filter(|family| all(family)).collect()
}

/// Returns all sums of one number from each set.
fn sums(some: NumberSet, others: NumberSet) -> NumberSet {
    bits(others).fold(0, |all, number| all | some << number)
}

/// Returns the numbers of a set in ascending order.
fn bits(mut set: NumberSet) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let number = set.trailing_zeros();
            set &= set - 1;
            number
        })
    })
}

/// Returns the numbers below this one, which is at most 127.
fn below(number: u32) -> NumberSet {
    (1 << number) - 1
}

/// Returns the numbers up to this one, which is at most 126.
fn up_to(number: u32) -> NumberSet {
    below(number + 1)
}
