//! Crossings of a house with another group: a digit whose places in the house all lie in the crossing (locked
//! candidates) has no place in the rest of the group.

use std::collections::BTreeMap;

use crate::solve::native::domains::{Conflict, Domains};
use crate::solve::native::lists::FlatLists;

/// The crossings, in the order of their houses. Each has two lists of cells.
#[derive(Debug)]
pub struct Crossings {
    /// The index of each group's first crossing, and at the end the number of crossings. Only houses have crossings.
    starts: Vec<usize>,
    /// For each crossing, the cells of the house outside it, then those of the other group.
    outside: FlatLists<usize>,
}

impl Crossings {
    /// Returns the crossings of two or more cells. With one cell in common, a digit locked there is a hidden single.
    pub fn new(
        groups: &FlatLists<usize>,
        groups_of: &FlatLists<usize>,
        is_house: impl Fn(&[usize]) -> bool,
    ) -> Crossings {
        let mut crossings = Crossings { starts: vec![0], outside: FlatLists::new() };
        for house in groups.iter() {
            if is_house(house) {
                let mut common = BTreeMap::new();
                for &group in house.iter().flat_map(|&cell| groups_of.get(cell)) {
                    *common.entry(group).or_insert(0) += 1;
                }
                for (group, common) in common {
                    let group = groups.get(group);
                    // A group within the house, such as the house itself, has no cell outside it.
                    if common >= 2 && common < group.len() {
                        crossings.outside.push(house.iter().copied().filter(|cell| !group.contains(cell)));
                        crossings.outside.push(group.iter().copied().filter(|cell| !house.contains(cell)));
                    }
                }
            }
            // Other groups get an empty range, so that the index of a house is that of its group.
            crossings.starts.push(crossings.outside.len() / 2);
        }
        crossings
    }

    fn of(&self, house: usize) -> impl Iterator<Item = (&[usize], &[usize])> {
        (self.starts[house]..self.starts[house + 1]).map(|at| (self.outside.get(2 * at), self.outside.get(2 * at + 1)))
    }

    /// Propagates all crossings of a house; `all` has all digits as candidates.
    ///
    /// # Errors
    /// Returns an error if a cell has no candidate left.
    pub fn locked(&self, house: usize, all: u32, domains: &mut impl Domains) -> Result<(), Conflict> {
        for (of_house, of_group) in self.of(house) {
            let elsewhere = of_house.iter().fold(0, |union, &cell| union | domains.candidates(cell));
            // Every digit has a place in the house: digits without a place outside the crossing have one inside.
            let locked = all & !elsewhere;
            if locked == 0 {
                continue;
            }
            for &cell in of_group {
                if domains.candidates(cell) & locked != 0 {
                    domains.keep(cell, !locked)?;
                }
            }
        }
        Ok(())
    }
}
