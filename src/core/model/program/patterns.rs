//! The rows of words of distinct digits, with one variable for each pattern of a word. The alternative is a flow
//! through an automaton, which does not express that the digits are distinct. Patterns take fewer variables, and their
//! linear relaxation is far tighter.
//!
//! If a pattern allows a digit only in some of the places, and the line certainly contains the digit, the digit is in
//! one of these: `sum of x[place, digit] over these places >= sum of the patterns that allow the digit in no others`.
//! For a line that contains each digit, such rows say all that a pattern does. A shorter line certainly contains a
//! digit if a pattern has as many places for a set of digits as the set has digits; further rows exclude digits from
//! places.

use std::collections::{BTreeMap, BTreeSet};

use super::rows::{Program, Row, Var};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Origin, Patterns};

/// The largest number of terms; with more, a flow is better. Measured on irreducible 9x9 puzzles: X-sums, which all
/// have fewer terms, take 1/40 of the time of a flow; with three times this limit, some sandwiches take twenty times
/// the time.
const MAX_TERMS: usize = 6_000;

/// The places of a line as a bitmask.
type LinePlaces = u32;

/// A pattern of a line.
struct LinePattern<'a> {
    var: Var,
    sets: &'a [DigitSet],
    /// The digits that the line certainly contains.
    sure: DigitSet,
}

impl LinePattern<'_> {
    fn places_of(&self, digit: Digit) -> LinePlaces {
        places(self.sets, |set| set.contains(digit))
    }
}

fn places(sets: &[DigitSet], wanted: impl Fn(DigitSet) -> bool) -> LinePlaces {
    sets.iter().enumerate().fold(0, |all, (place, &set)| all | LinePlaces::from(wanted(set)) << place)
}

/// Returns the places of each distinct set.
fn groups(sets: &[DigitSet]) -> BTreeMap<u32, LinePlaces> {
    sets.iter().map(|set| (set.bits(), places(sets, |other| other == *set))).collect()
}

/// Returns whether a line of distinct digits can have this pattern, judging by the sizes of its groups.
fn has_room(sets: &[DigitSet]) -> bool {
    groups(sets).iter().all(|(set, places)| places.count_ones() <= set.count_ones())
}

impl Program {
    /// Requires a line of distinct digits to have one of these patterns. Returns whether that was worthwhile; if not,
    /// nothing is added.
    pub(super) fn add_patterns(&mut self, cells: &[CellId], patterns: &Patterns, origin: Origin) -> bool {
        let digits = DigitSet::all(self.digits);
        let is_whole = cells.len() == digits.len();
        let possible: Vec<&[DigitSet]> = patterns.iter().filter(|sets| has_room(sets)).collect();
        if possible.is_empty() || cells.len() > LinePlaces::BITS as usize - 1 {
            return false;
        }
        let all: LinePlaces = (1 << cells.len()) - 1;
        let grouped: BTreeSet<LinePlaces> = possible.iter().flat_map(|sets| groups(sets).into_values()).collect();
        // In a line that contains each digit, some places hold exactly the digits that the others don't.
        let within: BTreeSet<LinePlaces> = match is_whole {
            true => grouped.iter().flat_map(|&places| [places, all ^ places]).collect(),
            false => grouped.clone(),
        };
        if within.len() * digits.len() * (cells.len() + possible.len()) / 2 > MAX_TERMS {
            return false;
        }
        let sure = |sets: &[DigitSet]| {
            // As many places as digits: each digit of the set is in one of them.
            let tight = groups(sets).into_iter().filter(|(set, places)| set.count_ones() == places.count_ones());
            if is_whole {
                digits
            } else {
                tight.fold(DigitSet::EMPTY, |all, (set, _)| all.union(DigitSet::from_bits(set)))
            }
        };
        let named = possible.into_iter().map(|sets| LinePattern { var: self.auxiliary(), sets, sure: sure(sets) });
        let patterns: Vec<LinePattern> = named.collect();
        let row = |terms, cmp, total| Row { terms, cmp, total, origin: Some(origin) };
        self.rows.push(row(patterns.iter().map(|pattern| (1, pattern.var)).collect(), Cmp::Equal, 1));
        for digit in digits.iter() {
            let of: Vec<(LinePlaces, &LinePattern)> = patterns.iter().map(|one| (one.places_of(digit), one)).collect();
            let terms_of = |places: LinePlaces| {
                let here = cells.iter().enumerate().filter(move |(place, _)| places >> place & 1 == 1);
                here.map(|(_, &cell)| (1, self.x(cell, digit))).collect::<Vec<_>>()
            };
            let mut rows = Vec::new();
            // If the pattern confines a digit that is in the line to `within`, the digit is there.
            for &within in within.iter().filter(|&&places| places != 0 && places != all) {
                let forces =
                    |(places, one): &&(LinePlaces, &LinePattern)| one.sure.contains(digit) && places & !within == 0;
                let forcing: Vec<(i32, Var)> = of.iter().filter(forces).map(|(_, one)| (-1, one.var)).collect();
                if !forcing.is_empty() {
                    rows.push(row([terms_of(within), forcing].concat(), Cmp::AtLeast, 0));
                }
            }
            // A digit within these places excludes the patterns that allow it in none of them.
            for &within in grouped.iter().filter(|_| !is_whole) {
                let forbids = |(places, _): &&(LinePlaces, &LinePattern)| places & within == 0;
                let forbidding: Vec<(i32, Var)> = of.iter().filter(forbids).map(|(_, one)| (1, one.var)).collect();
                if !forbidding.is_empty() {
                    rows.push(row([terms_of(within), forbidding].concat(), Cmp::AtMost, 1));
                }
            }
            self.rows.extend(rows);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::model::Model;

    /// Returns all sequences of `length` distinct digits.
    fn orders(digits: u8, length: usize) -> Vec<Vec<Digit>> {
        let longer = |order: &Vec<Digit>| -> Vec<Vec<Digit>> {
            let left = DigitSet::all(digits).without(order.iter().copied().collect());
            left.iter().map(|digit| [order.as_slice(), &[digit]].concat()).collect()
        };
        (0..length).fold(vec![vec![]], |orders, _| orders.iter().flat_map(longer).collect())
    }

    /// Returns whether the rows hold for these digits, with one of the patterns or none.
    fn has_point(program: &Program, line: &[Digit]) -> bool {
        let own = program.cells() * usize::from(program.digits());
        let holds = |chosen: Option<usize>| {
            program.rows().iter().all(|row| {
                let is_one = |var: Var| match program.cell_and_digit(var) {
                    Some((cell, digit)) => line[cell.index()] == digit,
                    None => chosen == Some(var.0 as usize),
                };
                let comes_to: i32 = row.terms.iter().filter(|(_, var)| is_one(*var)).map(|(factor, _)| factor).sum();
                match row.cmp {
                    Cmp::AtMost => comes_to <= row.total,
                    Cmp::Equal => comes_to == row.total,
                    Cmp::AtLeast => comes_to >= row.total,
                }
            })
        };
        (own..program.variables()).map(Some).chain([None]).any(holds)
    }

    #[test]
    fn a_line_has_one_of_its_patterns() {
        let mut random = Random::new(3);
        let (mut said, mut found) = (0, 0);
        for (digits, length) in [(4, 4), (5, 4), (5, 5), (6, 3)] {
            let cells: Vec<CellId> = (0..length).map(|cell| CellId(cell as u16)).collect();
            for _ in 0..40 {
                let mut patterns = Patterns::new(length);
                for _ in 0..1 + random.below(4) {
                    // Several places share a set, so that its digits are certain.
                    let sets: Vec<u32> = (0..3).map(|_| 1 + random.below((1 << digits) - 1) as u32).collect();
                    let which: Vec<usize> = (0..length).map(|_| random.below(3)).collect();
                    patterns.push(|place| DigitSet::from_bits(sets[which[place]]));
                }
                let mut model = Model::unconstrained(length, digits);
                model.add_different(cells.clone());
                let mut program = Program::new(&model);
                if !program.add_patterns(&cells, &patterns, Origin::Base) {
                    continue;
                }
                said += 1;
                for line in orders(digits, length) {
                    let has = |sets: &[DigitSet]| sets.iter().zip(&line).all(|(set, &digit)| set.contains(digit));
                    let expected = patterns.iter().any(has);
                    found += usize::from(expected);
                    assert_eq!(has_point(&program, &line), expected, "{line:?} {patterns:?}");
                }
            }
        }
        assert!(said > 100 && found > 1000, "{said} {found}");
    }
}
