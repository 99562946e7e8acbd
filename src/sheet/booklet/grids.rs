//! Rows and columns for a section: as many boards per page as requested, and fewer for boards whose digits would be too
//! small to read.

use super::grid::{PageGrid, grid_shape};
use super::page_filling::PageFilling;
use super::per_page::PerPage;
use super::shortfall::FewerPerPage;
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The possible divisions of a page, from the requested one down to a single board.
pub(super) struct PageGrids(Vec<PageGrid>);

impl PageFilling for PageGrids {
    fn fits(&self, slot: &Slot) -> bool {
        self.grid_of(slot).fits(slot)
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        self.page_grid(slots).holds(slots)
    }

    fn columns(&self, slots: &[Slot]) -> usize {
        self.page_grid(slots).columns(slots)
    }
}

impl PageGrids {
    /// Returns the divisions, or `None` if pages hold as many boards as fit.
    pub fn new(per_page: PerPage, content: Area) -> Option<PageGrids> {
        let (shape, most) = (per_page.shape(content)?, per_page.count()?);
        let fewer =
            (1..most).rev().map(|count| PageGrid { shape: grid_shape(count, content), max_boards: count, content });
        // Other numbers would leave a slot empty on each page.
        let full = fewer.filter(|grid| grid.shape.0 * grid.shape.1 == grid.max_boards);
        Some(PageGrids(std::iter::once(PageGrid { shape, max_boards: most, content }).chain(full).collect()))
    }

    fn grid_of(&self, slot: &Slot) -> &PageGrid {
        &self.0[slot.page_grid_index]
    }

    /// Returns the division of a page, which is decided by the board that needs the fewest boards on its page.
    fn page_grid(&self, slots: &[Slot]) -> &PageGrid {
        &self.0[slots.iter().map(|slot| slot.page_grid_index).max().unwrap_or_default()]
    }

    /// Assigns each board of a section to the first grid in which it is legible, and gives the boards of each grid a
    /// common size.
    pub fn unify_cell_size(&self, slots: &mut [Slot]) {
        let mut left: Vec<usize> = (0..slots.len()).collect();
        // Boards that are not legible in a grid are left for the next one, which has fewer and larger slots.
        for (number, grid) in self.0.iter().enumerate() {
            let is_last = number + 1 == self.0.len();
            let agreed = with_common_size(grid, slots, &left, is_last);
            let mut rest = Vec::new();
            for (index, slot) in left.into_iter().zip(agreed) {
                match slot {
                    Some(slot) => slots[index] = Slot { page_grid_index: number, ..slot },
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
        self.page_grid(slots).print(slots, binding, leaf);
    }

    /// Returns how far the requested number per page is missed, or `None` if all boards are printed with that number.
    pub fn shortfall(&self, slots: &[Slot]) -> Option<FewerPerPage> {
        let wanted = self.0[0].max_boards;
        let counts = slots.iter().filter(|slot| slot.page_grid_index > 0).map(|slot| self.grid_of(slot).max_boards);
        counts
            .map(|count| FewerPerPage { requested: wanted, boards: 1, least: count, most: count })
            .reduce(FewerPerPage::with)
    }
}

/// Returns the boards with their common size in a grid, leaving out those that are not legible in it, unless `all` is
/// set.
fn with_common_size<'a>(grid: &PageGrid, slots: &[Slot<'a>], which: &[usize], all: bool) -> Vec<Option<Slot<'a>>> {
    let mut together: Vec<Slot> = which.iter().map(|&index| slots[index]).collect();
    grid.unify_cell_size(&mut together);
    if all || together.iter().all(|slot| grid.is_legible(slot)) {
        return together.into_iter().map(Some).collect();
    }
    // Boards that are too large for the grid do not influence the size of the others.
    let fits = |index: &usize| grid.is_legible_in_slot(&slots[*index]);
    let mut fitting: Vec<Slot> = which.iter().filter(|index| fits(index)).map(|&index| slots[index]).collect();
    grid.unify_cell_size(&mut fitting);
    let mut fitting = fitting.into_iter();
    let own = which.iter().map(|index| if fits(index) { fitting.next() } else { None });
    own.map(|slot| slot.filter(|slot| grid.is_legible(slot))).collect()
}
