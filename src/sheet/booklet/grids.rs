//! Rows and columns for a section: as many boards per page as requested, and fewer for boards whose digits would be too
//! small to read.

use super::grid::{Grid, grid_shape};
use super::plan::Filling;
use super::slot::Slot;
use super::{FewerPerPage, PerPage};
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The possible divisions of a page, from the requested one down to a single board.
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
    /// Returns the divisions, or `None` if pages hold as many boards as fit.
    pub fn new(per_page: PerPage, content: Area) -> Option<Grids> {
        let (shape, most) = (per_page.shape(content)?, per_page.count()?);
        let fewer = (1..most).rev().map(|count| Grid { shape: grid_shape(count, content), most: count, content });
        // Other numbers would leave a slot empty on each page.
        let full = fewer.filter(|grid| grid.shape.0 * grid.shape.1 == grid.most);
        Some(Grids(std::iter::once(Grid { shape, most, content }).chain(full).collect()))
    }

    fn of(&self, slot: &Slot) -> &Grid {
        &self.0[slot.grid]
    }

    /// The board that needs the fewest on its page decides for the whole page.
    fn of_page(&self, slots: &[Slot]) -> &Grid {
        &self.0[slots.iter().map(|slot| slot.grid).max().unwrap_or_default()]
    }

    /// Assigns each board of a section to the first grid in which it is legible, and gives the boards of each grid a
    /// common size.
    pub fn agree(&self, slots: &mut [Slot]) {
        let mut left: Vec<usize> = (0..slots.len()).collect();
        // Boards that are not legible in a grid are left for the next one, which has fewer and larger slots.
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

    /// Prints the slots of a page.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        self.of_page(slots).print(slots, binding, leaf);
    }

    /// Returns how far the requested number per page is missed, or `None` if all boards are printed with that number.
    pub fn fewer(&self, slots: &[Slot]) -> Option<FewerPerPage> {
        let wanted = self.0[0].most;
        let counts = slots.iter().filter(|slot| slot.grid > 0).map(|slot| self.of(slot).most);
        counts.map(|count| FewerPerPage { wanted, boards: 1, least: count, most: count }).reduce(FewerPerPage::with)
    }
}

/// Returns the boards with their common size in a grid, leaving out those that are not legible in it, unless `all` is
/// set.
fn agreed<'a>(grid: &Grid, slots: &[Slot<'a>], which: &[usize], all: bool) -> Vec<Option<Slot<'a>>> {
    let mut together: Vec<Slot> = which.iter().map(|&index| slots[index]).collect();
    grid.agree(&mut together);
    if all || together.iter().all(|slot| grid.reads(slot)) {
        return together.into_iter().map(Some).collect();
    }
    // Boards that are too large for the grid do not influence the size of the others.
    let fits = |index: &usize| grid.reads_in_slot(&slots[*index]);
    let mut fitting: Vec<Slot> = which.iter().filter(|index| fits(index)).map(|&index| slots[index]).collect();
    grid.agree(&mut fitting);
    let mut fitting = fitting.into_iter();
    let own = which.iter().map(|index| if fits(index) { fitting.next() } else { None });
    own.map(|slot| slot.filter(|slot| grid.reads(slot))).collect()
}
