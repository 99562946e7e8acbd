//! Random layouts of irregular regions.
//!
//! Regions begin as boxes, or as rows if the size is prime. Adjacent regions then exchange random cells as long as both
//! stay connected. Exchanges that lengthen the outline are accepted less often, because regions would otherwise become
//! snakes one cell wide.

use super::random::Random;

/// Number of exchanges tried for each cell. With fewer, the boxes remain recognisable.
const TRIES_PER_CELL: usize = 80;

/// Tolerance of longer outlines. Greater values give wilder shapes.
const OUTLINE_TOLERANCE: usize = 8;

/// Returns random regions for a grid of `size` rows, in the form for [`Grid::jigsaw`](super::Grid::jigsaw): the region
/// number of each cell, row by row. Region numbers begin at 0. Each region has `size` connected cells. Some layouts
/// have no filling, which only an engine can find out.
pub fn random_regions(size: u8, seed: u64) -> Vec<u8> {
    RegionLayout::new(size).randomized(Random::new(seed), false)
}

/// Returns regions with 180° rotational symmetry; see [`random_regions`].
pub fn symmetric_regions(size: u8, seed: u64) -> Vec<u8> {
    RegionLayout::new(size).randomized(Random::new(seed), true)
}

struct RegionLayout {
    size: usize,
    regions: Vec<u8>,
}

impl RegionLayout {
    fn new(size: u8) -> RegionLayout {
        let size = usize::from(size);
        // The largest divisor up to the root makes boxes as close to squares as possible.
        let rows = (1..=size).rfind(|&rows| rows * rows <= size && size.is_multiple_of(rows)).unwrap_or(1);
        let cols = size / rows;
        let region = |cell: usize| (cell / size / rows * rows + cell % size / cols) as u8;
        RegionLayout { size, regions: (0..size * size).map(region).collect() }
    }

    fn randomized(mut self, mut random: Random, symmetric: bool) -> Vec<u8> {
        for _ in 0..TRIES_PER_CELL * self.regions.len() {
            self.try_exchange(&mut random, symmetric);
        }
        self.numbered()
    }

    /// Exchanges the regions of two random cells on the border of two regions, if that is allowed.
    fn try_exchange(&mut self, random: &mut Random, symmetric: bool) {
        let a = random.below(self.regions.len());
        let Some(neighbour) = random.pick(&self.neighbours(a).collect::<Vec<_>>()) else { return };
        let (from, to) = (self.regions[a], self.regions[neighbour]);
        if from == to {
            return;
        }
        let touches = |cell: usize, region: u8| self.neighbours(cell).any(|next| self.regions[next] == region);
        let border: Vec<usize> =
            (0..self.regions.len()).filter(|&cell| self.regions[cell] == to && touches(cell, from)).collect();
        let Some(b) = random.pick(&border) else { return };

        let mut changes = vec![(a, to), (b, from)];
        if symmetric {
            // Makes the same exchange at the images of both cells.
            let image = |cell: usize| self.regions.len() - 1 - cell;
            changes.extend([(image(a), self.regions[image(b)]), (image(b), self.regions[image(a)])]);
            let distinct = changes.iter().all(|one| changes.iter().filter(|other| one.0 == other.0).count() == 1);
            if !distinct {
                return;
            }
        }
        let before = self.outline_at(&changes);
        let old: Vec<(usize, u8)> = changes.iter().map(|&(cell, _)| (cell, self.regions[cell])).collect();
        self.set(&changes);
        let longer = self.outline_at(&changes).saturating_sub(before);
        let whole = changes.iter().all(|&(_, region)| self.is_whole(region));
        // Each exchange is accepted with a probability of about 1 / (1 + longer² / OUTLINE_TOLERANCE).
        if !whole || random.below(1 + longer * longer / OUTLINE_TOLERANCE) != 0 {
            self.set(&old);
        }
    }

    fn set(&mut self, changes: &[(usize, u8)]) {
        changes.iter().for_each(|&(cell, region)| self.regions[cell] = region);
    }

    /// Returns the cells that share an edge with this one.
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (size, row, col) = (self.size, cell / self.size, cell % self.size);
        let near = [(row > 0, -1), (row + 1 < size, 1)].map(|(is, step)| (is, step * size as isize));
        let near = near.into_iter().chain([(col > 0, -1), (col + 1 < size, 1)]);
        near.filter(|(is, _)| *is).map(move |(_, step)| cell.wrapping_add_signed(step))
    }

    /// Returns the length of the outline along these cells.
    fn outline_at(&self, changes: &[(usize, u8)]) -> usize {
        let differ =
            |cell: usize| self.neighbours(cell).filter(|&next| self.regions[next] != self.regions[cell]).count();
        changes.iter().map(|&(cell, _)| differ(cell)).sum()
    }

    /// Returns whether a region has all its cells and they are connected.
    fn is_whole(&self, region: u8) -> bool {
        let mut seen = vec![false; self.regions.len()];
        let first = self.regions.iter().position(|&other| other == region);
        let mut reached: Vec<usize> = first.into_iter().collect();
        reached.iter().for_each(|&cell| seen[cell] = true);
        let mut count = 0;
        while let Some(cell) = reached.pop() {
            count += 1;
            for next in self.neighbours(cell) {
                if self.regions[next] == region && !seen[next] {
                    seen[next] = true;
                    reached.push(next);
                }
            }
        }
        count == self.size
    }

    /// Returns the regions numbered in the order in which they occur, row by row.
    fn numbered(&self) -> Vec<u8> {
        let mut order: Vec<u8> = Vec::new();
        for region in &self.regions {
            if !order.contains(region) {
                order.push(*region);
            }
        }
        let number = |region: &u8| order.iter().position(|other| other == region).unwrap_or(0) as u8;
        self.regions.iter().map(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::{Cell, Grid};

    #[test]
    fn regions_are_whole_and_have_the_right_number_of_cells() {
        for size in 2..=25 {
            for seed in 0..4 {
                for regions in [random_regions(size, seed), symmetric_regions(size, seed)] {
                    let grid = Grid::jigsaw(Cell::new(0, 0), regions).unwrap();
                    assert_eq!((grid.size(), grid.region_errors()), (size, vec![]));
                }
            }
        }
    }

    #[test]
    fn a_seed_gives_the_same_layout_and_another_seed_another() {
        for size in [4, 5, 6, 7, 8, 9, 10, 12, 16] {
            assert_eq!(random_regions(size, 7), random_regions(size, 7));
            let seeds = if size == 4 { 0..6 } else { 0..30 };
            let layouts: BTreeSet<Vec<u8>> = seeds.clone().map(|seed| random_regions(size, seed)).collect();
            let least = if size == 4 { 4 } else { 28 };
            assert!(layouts.len() >= least, "{size}: {}", layouts.len());
        }
    }

    #[test]
    fn boxes_are_hard_to_recognise_and_symmetric_layouts_are_symmetric() {
        let boxes = RegionLayout::new(9).regions;
        for seed in 0..20 {
            for regions in [random_regions(9, seed), symmetric_regions(9, seed)] {
                // The largest number of cells that the region shares with one box.
                let shared = |region: u8| {
                    let counts =
                        (0..9).map(|index| (0..81).filter(|&c| regions[c] == region && boxes[c] == index).count());
                    counts.max().unwrap_or(0)
                };
                let kept: usize = (0..9).map(shared).sum();
                assert!(kept < 72, "{kept} of 81 cells are still in their boxes: {regions:?}");
            }
            let regions = symmetric_regions(9, seed);
            let image: Vec<u8> = regions.iter().rev().copied().collect();
            let same = |a: usize, b: usize| (regions[a] == regions[b]) == (image[a] == image[b]);
            assert!((0..81).all(|a| (0..81).all(|b| same(a, b))));
        }
    }
}
