//! Pointers: cells whose digits determine that another cell holds a certain digit, as in numbered rooms and indexers.
//!
//! In a model, pointers are pairs, most of which exclude little: "if the first cell is 4, the fourth cell is 7". Here
//! all pairs of one cell are propagated together. If the cells pointed at are a house, which has the digit once, the
//! converse holds too: cells that are not pointed at don't have the digit. Irreducible numbered rooms take three fifths
//! of the time with pointers, and indexers two fifths, with half the nodes.

use std::collections::{BTreeMap, BTreeSet};

use super::pairs::TablePair;
use crate::solve::native::domains::{Conflict, Domains, is_single};

/// The minimum number of links of a pointer; if a cell has fewer, they stay pairs.
const MIN_LINKS: usize = 3;

/// A cell, and the consequences of its digits for other cells.
#[derive(Debug)]
pub struct Pointer {
    pub cell: usize,
    pub links: Vec<PointerLink>,
}

/// An implication: if the pointer's cell holds `digit`, the cell `to` holds `digit_there`. Digits are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLink {
    pub digit: usize,
    pub to: usize,
    pub digit_there: usize,
    /// True if the converse holds too.
    is_equivalence: bool,
}

impl PointerLink {
    /// Returns a pair as a link from one of its cells, if the pair is such a link.
    fn of_pair(pair: &TablePair, from: usize) -> Option<PointerLink> {
        let beside = &pair.compatible[from];
        let all = (1_u32 << beside.len()) - 1;
        let mut singles = (0..beside.len()).filter(|&digit| is_single(beside[digit]));
        // In a link, exactly one digit leaves a single digit for the other cell.
        let (digit, None) = (singles.next()?, singles.next()) else { return None };
        let others = |set: u32| (0..beside.len()).all(|other| other == digit || beside[other] == set);
        // The pair is an equivalence if all other digits exclude exactly that single digit, and an implication if they
        // exclude nothing.
        let both_ways = others(all & !beside[digit]);
        let digit_there = beside[digit].trailing_zeros() as usize;
        (both_ways || others(all)).then_some(PointerLink {
            digit,
            to: pair.cells[1 - from],
            digit_there,
            is_equivalence: both_ways,
        })
    }
}

impl Pointer {
    /// Divides pairs over the digits 1 to `digits` into pointers and the remaining pairs.
    pub fn divide(pairs: Vec<TablePair>, houses: &[Vec<usize>], digits: usize) -> (Vec<Pointer>, Vec<TablePair>) {
        let sides = |pair: &TablePair| [0, 1].map(|from| PointerLink::of_pair(pair, from));
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for pair in &pairs {
            let links = sides(pair).into_iter().zip(pair.cells).filter(|(link, _)| link.is_some());
            links.for_each(|(_, cell)| *counts.entry(cell).or_default() += 1);
        }
        let (mut links, mut rest) = (BTreeMap::<usize, Vec<(PointerLink, TablePair)>>::new(), Vec::new());
        for pair in pairs {
            // A pair that is a link from either cell is assigned to the cell with more links.
            let of_sides = sides(&pair).into_iter().zip(pair.cells).rev();
            let found = of_sides.filter_map(|(link, cell)| Some((link?, cell))).max_by_key(|(_, cell)| counts[cell]);
            match found {
                Some((link, cell)) => links.entry(cell).or_default().push((link, pair)),
                None => rest.push(pair),
            }
        }
        let mut pointers = Vec::new();
        for (cell, links) in links {
            if links.len() < MIN_LINKS {
                rest.extend(links.into_iter().map(|(_, pair)| pair));
                continue;
            }
            let mut pointer = Pointer { cell, links: links.into_iter().map(|(link, _)| link).collect() };
            pointer.add_converses(houses, digits);
            pointers.push(pointer);
        }
        (pointers, rest)
    }

    /// Turns links into equivalences if the cells pointed at are a house: the house has the digit once, in the cell
    /// pointed at, and so in no other cell. The pointer's own cell may be in the house and have no link: if it holds
    /// the digit, it points at itself.
    fn add_converses(&mut self, houses: &[Vec<usize>], digits: usize) {
        for there in 0..digits {
            let links = || self.links.iter().filter(|link| link.digit_there == there);
            let mut said: Vec<(usize, usize)> = links().map(|link| (link.digit, link.to)).collect();
            if said.iter().all(|&(digit, to)| digit != there && to != self.cell) {
                said.push((there, self.cell));
            }
            let mut digits_said: Vec<usize> = said.iter().map(|&(digit, _)| digit).collect();
            digits_said.sort_unstable();
            digits_said.dedup();
            let is_house = |house: &Vec<usize>| house.iter().all(|&cell| said.iter().any(|&(_, to)| to == cell));
            if said.len() == digits && digits_said.len() == digits && houses.iter().any(is_house) {
                self.links
                    .iter_mut()
                    .filter(|link| link.digit_there == there)
                    .for_each(|link| link.is_equivalence = true);
            }
        }
    }

    /// Returns the digits that the links point at, if all links are equivalences.
    pub fn target_digits(&self) -> Option<BTreeSet<usize>> {
        self.links.iter().map(|link| link.is_equivalence.then_some(link.digit_there)).collect()
    }

    /// Removes the digits of the cell that point at an impossible digit, and the target digits of equivalences where
    /// nothing points any more.
    ///
    /// # Errors
    /// Returns an error if a cell has no candidates left.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let candidates = domains.candidates(self.cell);
        let (mut lost, mut alone) = (0, 0);
        for link in &self.links {
            let (here, there) = (candidates >> link.digit & 1, u32::from(domains.has(link.to, link.digit_there)));
            // Both are 0 or 1. The pointing digit is lost if the digit it points at is impossible. A target digit may
            // have to go if nothing points at it any more.
            lost |= (here & !there) << link.digit;
            alone |= u32::from(link.is_equivalence) & there & !here;
        }
        let left = candidates & !lost;
        if lost != 0 {
            domains.keep(self.cell, left)?;
        }
        // The digits removed just now need no second look: their target digits were impossible already.
        if alone != 0 {
            for link in self.links.iter().filter(|link| link.is_equivalence && left >> link.digit & 1 == 0) {
                if domains.has(link.to, link.digit_there) {
                    domains.keep(link.to, !(1 << link.digit_there))?;
                }
            }
        }
        if is_single(left) {
            let said = self.links.iter().filter(|link| left >> link.digit & 1 == 1);
            said.into_iter().try_for_each(|link| domains.keep(link.to, 1 << link.digit_there))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellId, Digit};
    use crate::model::PairTable;
    use crate::solve::native::domains::tests::ListedDomains;

    fn pair(cells: [u16; 2], digits: u8, allowed: impl Fn(usize, usize) -> bool) -> TablePair {
        let allowed = |one: Digit, other: Digit| allowed(one.index(), other.index());
        TablePair::new((CellId(cells[0]), CellId(cells[1]), &PairTable::new(digits, allowed)), digits)
    }

    /// Returns all ways to fill the cells with four digits, as numbers of two bits each.
    fn fillings(cells: usize) -> impl Iterator<Item = Vec<usize>> {
        (0..4_usize.pow(cells as u32)).map(move |number| (0..cells).map(|cell| number >> (2 * cell) & 3).collect())
    }

    #[test]
    fn pointers_leave_what_their_pairs_allow() {
        // A line of four cells, the first of which gives the place of the digit 3, as an equivalence.
        let room = |to: usize| pair([0, to as u16], 4, move |one, other| (one == to) == (other == 2));
        let (pointers, rest) = Pointer::divide(vec![room(1), room(2), room(3)], &[], 4);
        assert_eq!((pointers.len(), rest.len(), pointers[0].cell, pointers[0].links.len()), (1, 0, 0, 3));
        let mut state = 7_u32;
        for _ in 0..2000 {
            let cells: Vec<u32> = (0..4)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 20) & 15
                })
                .collect();
            if cells.contains(&0) {
                continue;
            }
            let has = |filling: &Vec<usize>| (0..4).all(|cell| cells[cell] >> filling[cell] & 1 == 1);
            let holds = |filling: &Vec<usize>| (1..4).all(|to| (filling[0] == to) == (filling[to] == 2));
            let mut expected = vec![0; 4];
            for filling in fillings(4).filter(has).filter(holds) {
                (0..4).for_each(|cell| expected[cell] |= 1 << filling[cell]);
            }
            let mut board = ListedDomains(cells.clone());
            // Repeats until nothing follows any more.
            let found = loop {
                let before = board.clone();
                if pointers[0].support(&mut board).is_err() {
                    break vec![0; 4];
                }
                if board == before {
                    break board.0;
                }
            };
            if expected.contains(&0) {
                assert!(found.contains(&0) || found.iter().zip(&cells).all(|(found, cell)| found & !cell == 0));
                continue;
            }
            let is_sound = expected.iter().zip(&found).all(|(expected, found)| expected & !found == 0);
            assert!(is_sound, "{cells:?}: {found:?} of {expected:?}");
            if cells.iter().all(|&cell| is_single(cell)) {
                assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn what_a_house_has_once_is_said_both_ways() {
        // The second of four cells gives the place of the digit 2, which is its own position: an indexer.
        let index = |to: usize| pair([1, to as u16], 4, move |one, other| one != to || other == 1);
        let pairs = || vec![index(0), index(2), index(3)];
        let both_ways = |houses: &[Vec<usize>]| {
            let (pointers, rest) = Pointer::divide(pairs(), houses, 4);
            assert!(rest.is_empty());
            pointers[0].links.iter().all(|link| link.is_equivalence)
        };
        assert!(!both_ways(&[]));
        assert!(!both_ways(&[vec![0, 1, 2, 4]]));
        assert!(both_ways(&[vec![0, 1, 2, 3]]));
        // All permutations that satisfy the pairs satisfy the converse too.
        let differ = |filling: &Vec<usize>| (0..4).all(|digit| filling.contains(&digit));
        let obeys = |filling: &Vec<usize>| filling[filling[1]] == 1;
        assert_eq!(fillings(4).filter(differ).filter(obeys).count(), 12);
        for filling in fillings(4).filter(differ).filter(obeys) {
            assert!((0..4).all(|to| (filling[1] == to) == (filling[to] == 1)), "{filling:?}");
        }
    }

    #[test]
    fn other_pairs_are_left_over() {
        let less = |to: u16| pair([0, to], 4, |one, other| one < other);
        let (pointers, rest) = Pointer::divide((1..5).map(less).collect(), &[], 4);
        assert_eq!((pointers.len(), rest.len()), (0, 4));
        // Two links are too few.
        let link = |to: usize| pair([0, to as u16], 4, move |one, other| one != to || other == 0);
        let (pointers, rest) = Pointer::divide(vec![link(1), link(2)], &[], 4);
        assert_eq!((pointers.len(), rest.len()), (0, 2));
    }
}
