//! Rows and columns for a section: as many boards on a page as were asked for, and fewer for those boards whose digits
//! would be too small to read.

use super::grid::{Grid, grid_shape};
use super::plan::Filling;
use super::slot::Slot;
use super::{FewerPerPage, PerPage};
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// Ways to divide a page, from the one that was asked for down to one board.
pub(super) struct Grids(Vec<Grid>);

impl Filling for Grids {
    fn fits(&self, slot: &Slot) -> bool {
        self.of(slot).fits(slot)
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        self.of_page(slots).holds(slots)
    }

    fn columns(&self, slots: &[Slot]) -> usize {
        self.of_page(slots).columns(slots)
    }
}

impl Grids {
    /// None where as many boards as fit stand on a page.
    pub fn new(per_page: PerPage, content: Area) -> Option<Grids> {
        let (shape, most) = (per_page.shape(content)?, per_page.count()?);
        let fewer = (1..most).rev().map(|count| Grid { shape: grid_shape(count, content), most: count, content });
        // Others would leave a place empty on each page.
        let full = fewer.filter(|grid| grid.shape.0 * grid.shape.1 == grid.most);
        Some(Grids(std::iter::once(Grid { shape, most, content }).chain(full).collect()))
    }

    fn of(&self, slot: &Slot) -> &Grid {
        &self.0[slot.grid]
    }

    /// Boards that need fewer on a page decide for all of theirs.
    fn of_page(&self, slots: &[Slot]) -> &Grid {
        &self.0[slots.iter().map(|slot| slot.grid).max().unwrap_or_default()]
    }

    /// Gives each board of a section the first of the grids in which it can be read, and lets the boards of each grid
    /// agree on one size.
    pub fn agree(&self, slots: &mut [Slot]) {
        let mut left: Vec<usize> = (0..slots.len()).collect();
        for (number, grid) in self.0.iter().enumerate() {
            let is_last = number + 1 == self.0.len();
            let agreed = agreed(grid, slots, &left, is_last);
            let mut rest = Vec::new();
            for (index, slot) in left.into_iter().zip(agreed) {
                match slot {
                    Some(slot) => slots[index] = Slot { grid: number, ..slot },
                    None => rest.push(index),
                }
            }
            left = rest;
            if left.is_empty() {
                break;
            }
        }
    }

    /// Prints what a page holds.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        self.of_page(slots).print(slots, binding, leaf);
    }

    /// Returns how far the number that was asked for is missed; None where all boards are printed so.
    pub fn fewer(&self, slots: &[Slot]) -> Option<FewerPerPage> {
        let wanted = self.0[0].most;
        let counts = slots.iter().filter(|slot| slot.grid > 0).map(|slot| self.of(slot).most);
        counts.map(|count| FewerPerPage { wanted, boards: 1, least: count, most: count }).reduce(FewerPerPage::with)
    }
}

/// The boards as they agree in a grid, but for those that cannot be read there. `all` keeps these too.
fn agreed<'a>(grid: &Grid, slots: &[Slot<'a>], which: &[usize], all: bool) -> Vec<Option<Slot<'a>>> {
    let mut together: Vec<Slot> = which.iter().map(|&index| slots[index]).collect();
    grid.agree(&mut together);
    if all || together.iter().all(|slot| grid.reads(slot)) {
        return together.into_iter().map(Some).collect();
    }
    // What is too large for the grid has no say in the size of the others.
    let fits = |index: &usize| grid.reads_in_slot(&slots[*index]);
    let mut fitting: Vec<Slot> = which.iter().filter(|index| fits(index)).map(|&index| slots[index]).collect();
    grid.agree(&mut fitting);
    let mut fitting = fitting.into_iter();
    let own = which.iter().map(|index| if fits(index) { fitting.next() } else { None });
    own.map(|slot| slot.filter(|slot| grid.reads(slot))).collect()
}
