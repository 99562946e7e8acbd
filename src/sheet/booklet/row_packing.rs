//! As many boards on a page as fit at a good size, packed row by row.

use super::gaps::{MAX_GAP_MM, mirrored_for, slot_gap};
use super::page_filling::{self, PageFilling};
use super::slot::{ABOVE_BLOCK, Slot};
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// A row of boards, packed as on a shelf: from one side on, as high as its highest board.
struct PackedRow {
    /// The widths of the boards.
    widths: Vec<f32>,
    /// The height of the highest caption.
    head: f32,
    /// The height of the highest part below the captions.
    body: f32,
}

impl PackedRow {
    fn height(&self) -> f32 {
        self.head + self.body
    }
}

/// Pages of boards at a good size.
pub(super) struct RowPacking {
    /// The area for the boards of a page.
    pub content: Area,
    /// The smallest and the largest cells that are comfortable to write in, in millimetres.
    pub best_cell_mm: (f32, f32),
}

/// The cell sizes to try, relative to that at which two classic boards fit side by side.
const CELL_SIZE_FACTORS: [f32; 8] = [1.25, 1.15, 1.06, 1.0, 0.94, 0.88, 0.82, 0.76];
/// The weight of smaller cells in the cost: cells that are smaller by a share `s` of the largest size cost as much as a
/// share `SMALL_CELL_WEIGHT * s` of additional pages.
const SMALL_CELL_WEIGHT: f32 = 0.4;
/// The largest number of puzzles in a section for which several sizes are tried. Longer sections fill nearly all their
/// pages at any size.
const MAX_TRIED_SLOTS: usize = 150;

impl PageFilling for RowPacking {
    fn fits(&self, slot: &Slot) -> bool {
        !slot.has_long_rules(self.content)
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        slots.len() == 1 || self.pack(slots).is_some()
    }

    fn columns(&self, _slots: &[Slot]) -> usize {
        1
    }
}

impl RowPacking {
    /// Returns the good cell sizes for a section, the largest first.
    fn sizes(&self, slots: usize) -> Vec<f32> {
        let (least, most) = self.best_cell_mm;
        // Two classic boards are 18 cells wide together.
        let usual = ((self.content.width() - slot_gap(self.content)) / 18.0).clamp(least, most);
        let good = |cell_mm: &f32| (least - 0.001..=most + 0.001).contains(cell_mm) && slots <= MAX_TRIED_SLOTS;
        let mut sizes: Vec<f32> = CELL_SIZE_FACTORS.into_iter().map(|step| step * usual).filter(good).collect();
        if sizes.is_empty() {
            sizes.push(usual);
        }
        sizes
    }

    /// Measures the boards of a section with cells of this size.
    fn measure(&self, slots: &mut [Slot], cell_mm: f32) {
        slots.iter_mut().for_each(|slot| slot.measure(cell_mm, self.content));
    }

    /// Returns the pages of a section, choosing the cell size with the best balance of few pages and large cells.
    pub fn pages<'a>(&self, slots: &mut [Slot<'a>], keep_order: bool) -> Vec<Vec<Slot<'a>>> {
        let sizes = self.sizes(slots.len());
        let largest = sizes.first().copied().unwrap_or(1.0);
        let mut best: Option<(f32, Vec<Vec<Slot>>)> = None;
        for cell_mm in sizes {
            self.measure(slots, cell_mm);
            let pages = page_filling::fill_pages(slots, self, keep_order);
            // Smaller cells are worth it only if they save enough pages.
            let cost = pages.len() as f32 * (1.0 + SMALL_CELL_WEIGHT * (1.0 - cell_mm / largest));
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, pages));
            }
        }
        best.map(|(_, pages)| pages).unwrap_or_default()
    }

    /// Gives the boards of a section the largest cells at which all pages hold the number of boards planned for them.
    pub fn unify_cell_size(&self, slots: &mut [Slot], pages: &[usize]) {
        let mut sizes = self.sizes(slots.len());
        // References and numbers were not known when the pages were planned. If they take more space, the cells become
        // smaller.
        let least = sizes.last().copied().unwrap_or_default();
        sizes.extend([0.95, 0.9, 0.85, 0.8].map(|part| part * least));
        for cell_mm in sizes {
            self.measure(slots, cell_mm);
            let mut rest = &slots[..];
            let fits = pages.iter().all(|&count| {
                let (page, others) = rest.split_at(count.min(rest.len()));
                rest = others;
                self.holds(page)
            });
            if fits {
                return;
            }
        }
    }

    /// Prints the slots of a page.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        if let [alone] = slots {
            // A single board has the whole page.
            return alone.for_own_page().print_alone(self.content, leaf);
        }
        print_rows(slots, &pack_rows(slots, self.content), self.content, binding, leaf);
    }

    /// Packs the boards in rows in their order, or returns `None` if they do not fit on one page.
    fn pack(&self, slots: &[Slot]) -> Option<Vec<PackedRow>> {
        let shelves = pack_rows(slots, self.content);
        let gaps = slot_gap(self.content) * shelves.len().saturating_sub(1) as f32;
        let used = shelves.iter().map(PackedRow::height).sum::<f32>() + gaps;
        // A hundredth of a millimetre allows for rounding.
        (used <= self.content.height() + 0.01).then_some(shelves)
    }
}

fn pack_rows(slots: &[Slot], content: Area) -> Vec<PackedRow> {
    let gap = slot_gap(content);
    let mut shelves: Vec<PackedRow> = Vec::new();
    for slot in slots {
        let (width, height) = slot.needed_size;
        let body = height - slot.needed_head;
        if let Some(shelf) = shelves.last_mut() {
            let beside = shelf.widths.iter().sum::<f32>() + gap * shelf.widths.len() as f32 + width;
            if beside <= content.width() + 0.01 {
                shelf.widths.push(width);
                shelf.head = shelf.head.max(slot.needed_head);
                shelf.body = shelf.body.max(body);
                continue;
            }
        }
        shelves.push(PackedRow { widths: vec![width], head: slot.needed_head, body });
    }
    shelves
}

fn print_rows(slots: &[Slot], shelves: &[PackedRow], content: Area, binding: Binding, leaf: &mut Leaf) {
    let gap = slot_gap(content);
    let heights: f32 = shelves.iter().map(PackedRow::height).sum();
    let gaps = shelves.len().saturating_sub(1) as f32;
    // The free height goes between the rows, up to the largest gap. The block is a little above the middle.
    let free = (content.height() - heights).max(0.0);
    let between = (free / gaps.max(1.0)).clamp(gap.min(MAX_GAP_MM), MAX_GAP_MM);
    let mut rest = slots;
    let mut y = content.min.y + (free - between * gaps).max(0.0) * ABOVE_BLOCK;
    for shelf in shelves {
        let (row, others) = rest.split_at(shelf.widths.len());
        rest = others;
        let widths: f32 = shelf.widths.iter().sum();
        let spare = (content.width() - widths).max(0.0);
        let beside = (spare / row.len().max(2).saturating_sub(1) as f32).min(MAX_GAP_MM);
        let mut x = content.min.x + (spare - beside * (row.len() - 1) as f32).max(0.0) / 2.0;
        let mut rooms = Vec::new();
        for width in &shelf.widths {
            let room = Area::new(x, y, *width, shelf.height());
            rooms.push(mirrored_for(room, content, binding));
            x += width + beside;
        }
        let headers = row.iter().zip(&rooms).map(|(slot, room)| slot.header_height(*room));
        let header = headers.fold(0.0, f32::max);
        for (slot, room) in row.iter().zip(rooms) {
            slot.print(room, header, leaf);
        }
        y += shelf.height() + between;
    }
}
