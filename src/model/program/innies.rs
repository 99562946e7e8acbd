//! Sums that no rule says and that follow from rules and houses together: what the cages leave of some houses, and
//! what they add to them ("the rule of 45"). A linear relaxation knows them already, but not that the cells hold whole
//! digits: the sets of digits of a few cells are few.

use std::collections::BTreeSet;

use crate::board::CellId;
use crate::model::{Cmp, Model, Shape};

/// Sums of more cells say little.
const MOST_CELLS: usize = 5;

/// The most houses that are taken together.
const MOST_HOUSES: usize = 3;

/// The most sets of houses that are looked at.
const MOST_SETS: usize = 400;

/// The most cages of which sums are made.
const MOST_CAGES: usize = 1000;

/// A sum of cells, some of them subtracted, and its total.
pub(super) type Derived = (Vec<(i32, CellId)>, i32);

struct Finder<'a> {
    digits: i32,
    houses: Vec<&'a [CellId]>,
    cages: Vec<(Vec<CellId>, i32)>,
    /// For each cell the cages in which it lies.
    cages_of: Vec<Vec<usize>>,
    found: BTreeSet<Derived>,
}

/// Sums of at most five cells that follow from cages and houses, each once.
pub(super) fn innies_and_outies(model: &Model) -> Vec<Derived> {
    let digits = usize::from(model.digits());
    let (mut houses, mut cages) = (Vec::new(), Vec::new());
    let mut cages_of = vec![Vec::new(); model.cells()];
    for shape in model.shapes() {
        match shape {
            Shape::ExactlyOnce(cells) if cells.len() == digits => houses.push(cells.as_slice()),
            Shape::Sum { terms, cmp: Cmp::Equal, total } if terms.iter().all(|&(factor, _)| factor == 1) => {
                terms.iter().for_each(|&(_, cell)| cages_of[cell.index()].push(cages.len()));
                cages.push((terms.iter().map(|&(_, cell)| cell).collect::<Vec<_>>(), *total));
            }
            _ => {}
        }
    }
    if cages.is_empty() || cages.len() > MOST_CAGES {
        return Vec::new();
    }
    let found = BTreeSet::new();
    Finder { digits: i32::from(model.digits()), houses, cages, cages_of, found }.find()
}

impl Finder<'_> {
    fn find(mut self) -> Vec<Derived> {
        let mut sets: Vec<BTreeSet<usize>> = (0..self.houses.len()).map(|house| BTreeSet::from([house])).collect();
        let mut known: BTreeSet<BTreeSet<usize>> = sets.iter().cloned().collect();
        let mut next = 0;
        while let Some(together) = sets.get(next).cloned() {
            next += 1;
            let cells: BTreeSet<CellId> = together.iter().flat_map(|&house| self.houses[house]).copied().collect();
            let touching: BTreeSet<usize> =
                cells.iter().flat_map(|cell| &self.cages_of[cell.index()]).copied().collect();
            self.look_at(together.len() as i32, &cells, &touching);
            if together.len() == MOST_HOUSES {
                continue;
            }
            let reached: BTreeSet<CellId> = touching
                .iter()
                .flat_map(|&cage| &self.cages[cage].0)
                .filter(|cell| !cells.contains(cell))
                .copied()
                .collect();
            for (house, its) in self.houses.iter().enumerate() {
                let goes_on =
                    its.iter().all(|cell| !cells.contains(cell)) && its.iter().any(|cell| reached.contains(cell));
                if goes_on && sets.len() < MOST_SETS {
                    let more: BTreeSet<usize> = together.iter().copied().chain([house]).collect();
                    if known.insert(more.clone()) {
                        sets.push(more);
                    }
                }
            }
        }
        self.found.into_iter().collect()
    }

    /// Notes what cages leave of so many houses with these cells, and what they add to them.
    fn look_at(&mut self, houses: i32, cells: &BTreeSet<CellId>, touching: &BTreeSet<usize>) {
        let beyond = |cage: usize| self.cages[cage].0.iter().filter(|cell| !cells.contains(cell)).count();
        let mut by_reach: Vec<(usize, usize)> = touching.iter().map(|&cage| (beyond(cage), cage)).collect();
        by_reach.sort_unstable();
        let whole = houses * self.digits * (self.digits + 1) / 2;
        let (mut covered, mut total) = (BTreeSet::new(), 0);
        let mut notes = Vec::new();
        for (place, &(reach, cage)) in by_reach.iter().enumerate() {
            let (its, sum) = &self.cages[cage];
            if its.iter().all(|cell| !covered.contains(cell)) {
                covered.extend(its.iter().copied());
                total += sum;
                // Each cage that reaches out may be one too many.
                if reach > 0 || by_reach.get(place + 1).is_none_or(|&(reach, _)| reach > 0) {
                    notes.push((covered.clone(), total));
                }
            }
        }
        for (covered, total) in notes {
            let left = cells.difference(&covered).map(|&cell| (1, cell));
            let added = covered.difference(cells).map(|&cell| (-1, cell));
            let terms: Vec<(i32, CellId)> = left.chain(added).collect();
            if (1..=MOST_CELLS).contains(&terms.len()) {
                self.found.insert((terms, whole - total));
            }
        }
    }
}
