//! Sums that no rule states but that follow from cages and houses by "the rule of 45": the sums of cells that cages
//! leave over in some houses (innies) or occupy outside them (outies). A linear relaxation implies these sums already,
//! but not that the cells hold whole digits: if a sum has few cells, few sets of digits have the right total.

use std::collections::BTreeSet;

use crate::board::CellId;
use crate::model::{Cmp, Model, Shape};

/// The largest number of cells of a derived sum; longer ones exclude little.
const MAX_CELLS: usize = 5;

/// The largest number of houses that are combined.
const MAX_HOUSES: usize = 3;

/// The largest number of sets of houses that are tried.
const MAX_SETS: usize = 400;

/// The largest number of cages from which sums are derived.
const MAX_CAGES: usize = 1000;

/// A sum of cells, some of them subtracted, and its total.
pub(super) type DerivedSum = (Vec<(i32, CellId)>, i32);

/// A search over sets of disjoint houses that cages connect.
struct DerivedSumFinder<'a> {
    digits: i32,
    houses: Vec<&'a [CellId]>,
    cages: Vec<(Vec<CellId>, i32)>,
    /// The cages that contain each cell.
    cages_by_cell: Vec<Vec<usize>>,
    found: BTreeSet<DerivedSum>,
}

/// Returns sums of at most five cells that follow from cages and houses, each once.
pub(super) fn innies_and_outies(model: &Model) -> Vec<DerivedSum> {
    let digits = usize::from(model.digits());
    let (mut houses, mut cages) = (Vec::new(), Vec::new());
    let is_cell = |cell: CellId| model.variables().is_cell(cell);
    let mut cages_of = vec![Vec::new(); model.cells()];
    for shape in model.shapes() {
        match shape {
            // The rule of 45 is about digits.
            Shape::ExactlyOnce(_) | Shape::Sum { .. } if !shape.cells().iter().all(|&cell| is_cell(cell)) => {}
            Shape::ExactlyOnce(cells) if cells.len() == digits => houses.push(cells.as_slice()),
            Shape::Sum { terms, cmp: Cmp::Equal, total } if terms.iter().all(|&(factor, _)| factor == 1) => {
                terms.iter().for_each(|&(_, cell)| cages_of[cell.index()].push(cages.len()));
                cages.push((terms.iter().map(|&(_, cell)| cell).collect::<Vec<_>>(), *total));
            }
            _ => {}
        }
    }
    if cages.is_empty() || cages.len() > MAX_CAGES {
        return Vec::new();
    }
    let found = BTreeSet::new();
    DerivedSumFinder { digits: i32::from(model.digits()), houses, cages, cages_by_cell: cages_of, found }.find()
}

impl DerivedSumFinder<'_> {
    fn find(mut self) -> Vec<DerivedSum> {
        // Breadth first: each set grows by the houses that a cage reaching out of it touches.
        let mut sets: Vec<BTreeSet<usize>> = (0..self.houses.len()).map(|house| BTreeSet::from([house])).collect();
        let mut known: BTreeSet<BTreeSet<usize>> = sets.iter().cloned().collect();
        let mut next = 0;
        while let Some(together) = sets.get(next).cloned() {
            next += 1;
            let cells: BTreeSet<CellId> = together.iter().flat_map(|&house| self.houses[house]).copied().collect();
            let touching: BTreeSet<usize> =
                cells.iter().flat_map(|cell| &self.cages_by_cell[cell.index()]).copied().collect();
            self.record_sums(together.len() as i32, &cells, &touching);
            if together.len() == MAX_HOUSES {
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
                if goes_on && sets.len() < MAX_SETS {
                    let more: BTreeSet<usize> = together.iter().copied().chain([house]).collect();
                    if known.insert(more.clone()) {
                        sets.push(more);
                    }
                }
            }
        }
        self.found.into_iter().collect()
    }

    /// Records the sums that follow from the cages that touch some houses. `houses` is the number of these houses, and
    /// `cells` has their cells. The cages inside the houses are subtracted first, then those that reach out the least.
    fn record_sums(&mut self, houses: i32, cells: &BTreeSet<CellId>, touching: &BTreeSet<usize>) {
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
                // Adding a cage that reaches out may leave a longer sum, so every prefix is recorded as a separate sum.
                if reach > 0 || by_reach.get(place + 1).is_none_or(|&(reach, _)| reach > 0) {
                    notes.push((covered.clone(), total));
                }
            }
        }
        for (covered, total) in notes {
            let left = cells.difference(&covered).map(|&cell| (1, cell));
            let added = covered.difference(cells).map(|&cell| (-1, cell));
            let terms: Vec<(i32, CellId)> = left.chain(added).collect();
            if (1..=MAX_CELLS).contains(&terms.len()) {
                self.found.insert((terms, whole - total));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    /// Returns a cage with this total. Its cells are given by row and column in a 9x9 grid.
    fn sum(cells: &[(u16, u16)], total: i32) -> Shape {
        let terms = cells.iter().map(|&(row, col)| (1, CellId(row * 9 + col))).collect();
        Shape::Sum { terms, cmp: Cmp::Equal, total }
    }

    fn found(sums: Vec<Shape>) -> Vec<DerivedSum> {
        let mut model = Model::of_board(&Board::classic());
        sums.into_iter().for_each(|sum| model.add(sum));
        innies_and_outies(&model)
    }

    fn row(row: u16, cols: std::ops::Range<u16>) -> Vec<(u16, u16)> {
        cols.map(|col| (row, col)).collect()
    }

    #[test]
    fn what_is_left_of_a_row_is_known() {
        // 45 - 6 - 30 = 9.
        let found = found(vec![sum(&row(0, 0..3), 6), sum(&row(0, 3..8), 30)]);
        assert!(found.contains(&(vec![(1, CellId(8))], 9)), "{found:?}");
    }

    #[test]
    fn what_reaches_out_of_a_row_is_known() {
        // The two cages exceed 45 by the digit of the cell below the row: 10 + 42 - 45 = 7.
        let reaching = [row(0, 3..9), vec![(1, 8)]].concat();
        let found = found(vec![sum(&row(0, 0..3), 10), sum(&reaching, 42)]);
        assert!(found.contains(&(vec![(-1, CellId(17))], -7)), "{found:?}");
    }

    #[test]
    fn rows_are_taken_together_where_a_cage_lies_in_both() {
        let both = [(0, 7), (0, 8), (1, 7), (1, 8)];
        let found = found(vec![sum(&row(0, 0..7), 30), sum(&both, 25), sum(&row(1, 0..6), 31)]);
        // 90 - 86 = 4.
        assert!(found.contains(&(vec![(1, CellId(15))], 4)), "{found:?}");
    }

    #[test]
    fn without_cages_nothing_follows() {
        assert_eq!(found(vec![]), []);
    }
}
