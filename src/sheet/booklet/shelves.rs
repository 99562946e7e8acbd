//! As many boards on a page as fit in a good size, row by row.

use super::arrange::{MOST_GAP_MM, gap, on_side};
use super::plan::Filling;
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// A row of boards of a good size, as a shelf is packed: from one side on, as high as the highest of them.
struct Shelf {
    /// Each with its width.
    widths: Vec<f32>,
    height: f32,
}

/// Pages of boards in a good size.
pub(super) struct Shelves {
    /// Where the boards of a page stand.
    pub content: Area,
    /// The least and the most that is good to write in, in millimetres.
    pub best_cell_mm: (f32, f32),
}

impl Filling for Shelves {
    fn fits(&self, _slot: &Slot) -> bool {
        true
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        pack(slots, self.cell_mm(), self.content).is_some()
    }

    fn columns(&self) -> usize {
        1
    }
}

impl Shelves {
    /// Two classic boards side by side, if that makes cells of a good size.
    fn cell_mm(&self) -> f32 {
        let (least, most) = self.best_cell_mm;
        ((self.content.width() - gap(self.content)) / 18.0).clamp(least, most)
    }

    /// Prints what a page holds.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        if let [alone] = slots {
            // The page is its own.
            return alone.alone().print_alone(self.content, leaf);
        }
        // What is left over goes into the cells first. References and numbers were not known when the page was planned:
        // where they take more room, the cells give it.
        const STEPS: [f32; 10] = [1.25, 1.2, 1.15, 1.1, 1.05, 1.0, 0.97, 0.94, 0.91, 0.88];
        let good = |step: &&f32| **step <= 1.0 || self.cell_mm() * **step <= self.best_cell_mm.1;
        let fitting = STEPS.iter().filter(good).find_map(|step| pack(slots, self.cell_mm() * step, self.content));
        let shelves = fitting.unwrap_or_else(|| rows_of(slots, self.cell_mm(), self.content));
        print_rows(slots, &shelves, self.content, binding, leaf);
    }
}

/// The boards in rows as they come; None where they do not fit on a page together.
fn pack(slots: &[Slot], cell_mm: f32, content: Area) -> Option<Vec<Shelf>> {
    let shelves = rows_of(slots, cell_mm, content);
    let gaps = gap(content) * shelves.len().saturating_sub(1) as f32;
    let used = shelves.iter().map(|shelf| shelf.height).sum::<f32>() + gaps;
    (used <= content.height() + 0.01 || slots.len() == 1).then_some(shelves)
}

fn rows_of(slots: &[Slot], cell_mm: f32, content: Area) -> Vec<Shelf> {
    let gap = gap(content);
    let mut shelves: Vec<Shelf> = Vec::new();
    for slot in slots {
        let (width, height) = slot.natural_size(cell_mm, content);
        if let Some(shelf) = shelves.last_mut() {
            let beside = shelf.widths.iter().sum::<f32>() + gap * shelf.widths.len() as f32 + width;
            if beside <= content.width() + 0.01 {
                shelf.widths.push(width);
                shelf.height = shelf.height.max(height);
                continue;
            }
        }
        shelves.push(Shelf { widths: vec![width], height });
    }
    shelves
}

fn print_rows(slots: &[Slot], shelves: &[Shelf], content: Area, binding: Binding, leaf: &mut Leaf) {
    let gap = gap(content);
    let heights: f32 = shelves.iter().map(|shelf| shelf.height).sum();
    let gaps = shelves.len().saturating_sub(1) as f32;
    // What is left goes between the rows, but not so much that they fall apart; the block stands above the middle.
    let free = (content.height() - heights).max(0.0);
    let between = (free / gaps.max(1.0)).clamp(gap.min(MOST_GAP_MM), MOST_GAP_MM);
    let mut rest = slots;
    let mut y = content.min.y + ((free - between * gaps).max(0.0) / 3.0).min(40.0);
    for shelf in shelves {
        let (row, others) = rest.split_at(shelf.widths.len());
        rest = others;
        let widths: f32 = shelf.widths.iter().sum();
        let spare = (content.width() - widths).max(0.0);
        let beside = (spare / row.len().max(2).saturating_sub(1) as f32).min(MOST_GAP_MM);
        let mut x = content.min.x + (spare - beside * (row.len() - 1) as f32).max(0.0) / 2.0;
        let mut rooms = Vec::new();
        for width in &shelf.widths {
            let room = Area::new(x, y, *width, shelf.height);
            rooms.push(on_side(room, content, binding));
            x += width + beside;
        }
        let headers = row.iter().zip(&rooms).map(|(slot, room)| slot.header_height(*room));
        let header = headers.fold(0.0, f32::max);
        for (slot, room) in row.iter().zip(rooms) {
            slot.print(room, header, leaf);
        }
        y += shelf.height + between;
    }
}
