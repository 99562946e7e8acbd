//! Boards in rows and columns, all slots of a page alike.

use std::collections::BTreeMap;

use super::arrange::{MOST_GAP_MM, gap, on_side};
use super::plan::Filling;
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// Pages of so many columns and rows.
pub(super) struct Grid {
    /// Columns and rows.
    pub shape: (usize, usize),
    /// Where the boards of a page stand.
    pub content: Area,
}

impl Filling for Grid {
    fn fits(&self, slot: &Slot) -> bool {
        let room = self.room(0);
        slot.cell_mm(room, slot.header_height(room)) >= slot.least_cell_mm()
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        slots.len() <= self.shape.0 * self.shape.1
    }

    fn columns(&self) -> usize {
        self.shape.0
    }
}

impl Grid {
    /// One of the slots that divide the content evenly.
    fn room(&self, place: usize) -> Area {
        let (cols, rows) = self.shape;
        // Three or more side by side are small: white goes to them.
        let (gap, content) = (gap(self.content) * if cols > 2 { 0.66 } else { 1.0 }, self.content);
        let width = (content.width() - gap * (cols - 1) as f32) / cols as f32;
        let height = (content.height() - gap * (rows - 1) as f32) / rows as f32;
        let (col, row) = ((place % cols) as f32, (place / cols) as f32);
        Area::new(content.min.x + col * (width + gap), content.min.y + row * (height + gap), width, height)
    }

    /// Boards of one size have cells of one size through a whole section: as large as the tightest of them allows.
    /// Captions stand beside the boards where that suits most of them.
    pub fn agree(&self, slots: &mut [Slot]) {
        let room = self.room(0);
        if self.shape.0 == 1 {
            slots.iter_mut().for_each(|slot| slot.look.side = true);
            let beside = slots.iter().filter(|slot| slot.is_beside(room)).count();
            let side = beside * 2 > slots.len();
            slots.iter_mut().for_each(|slot| slot.look.side = side);
        }
        let mut tightest: BTreeMap<(i16, i16), f32> = BTreeMap::new();
        let cell_mm = |slot: &Slot| slot.cell_mm(room, slot.header_height(room));
        let sizes: Vec<f32> = slots.iter().map(cell_mm).collect();
        for (slot, size) in slots.iter().zip(&sizes) {
            // What needs a page of its own does not shrink the others.
            if *size >= slot.least_cell_mm() {
                let least = tightest.entry(slot.entry.puzzle.board().extent()).or_insert(f32::MAX);
                *least = least.min(*size);
            }
        }
        for (slot, size) in slots.iter_mut().zip(sizes) {
            let most = tightest.get(&slot.entry.puzzle.board().extent());
            if let Some(most) = most.filter(|_| size >= slot.least_cell_mm()) {
                slot.look.most_cell_mm = slot.look.most_cell_mm.min(*most);
            }
        }
    }

    /// Prints what a page holds.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        let (content, first) = (self.content, self.room(0));
        if let [only] = slots
            && (!only.look.answer || self.shape == (1, 1) || !self.fits(only))
        {
            return only.alone().print_alone(content, leaf);
        }
        // Fewer rows than there could be are closer to each other than the page is high.
        let rows: Vec<&[Slot]> = slots.chunks(self.shape.0).collect();
        let headers: Vec<f32> =
            rows.iter().map(|row| row.iter().map(|slot| slot.header_height(first)).fold(0.0, f32::max)).collect();
        let heights: Vec<f32> = rows
            .iter()
            .zip(&headers)
            .map(|(row, header)| row.iter().map(|slot| slot.height(first, *header)).fold(0.0, f32::max))
            .collect();
        let free = (content.height() - heights.iter().sum::<f32>()).max(0.0);
        let between = (free / rows.len().max(2).saturating_sub(1) as f32).min(MOST_GAP_MM);
        let lowered = ((free - between * (rows.len() - 1) as f32) / 3.0).clamp(0.0, 40.0);
        let mut y = content.min.y + if slots[0].look.answer { 0.0 } else { lowered };
        // Boards of a row are as close to each other as they may be apart.
        let widths: Vec<f32> = (0..self.shape.0)
            .map(|col| {
                let column = slots.iter().skip(col).step_by(self.shape.0);
                column.map(|slot| slot.width(first, slot.header_height(first))).fold(0.0, f32::max)
            })
            .collect();
        let free = (content.width() - widths.iter().sum::<f32>()).max(0.0);
        let between_cols = (free / (self.shape.0.max(2) - 1) as f32).min(MOST_GAP_MM);
        let block = widths.iter().sum::<f32>() + between_cols * (self.shape.0 - 1) as f32;
        let left = content.min.x + ((content.width() - block) / 2.0).max(0.0);
        for (number, row) in rows.iter().enumerate() {
            let mut x = left;
            for (col, slot) in row.iter().enumerate() {
                let height = if slot.look.notes { first.height() } else { heights[number] + 0.01 };
                let own = Area::new(x, y, widths[col], height);
                slot.print(on_side(own, content, binding), headers[number], leaf);
                x += widths[col] + between_cols;
            }
            y += heights[number] + between;
        }
    }
}
