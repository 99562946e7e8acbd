//! Boards in rows and columns.

use std::collections::BTreeMap;

use super::gaps::{MAX_GAP_MM, mirrored_for, slot_gap};
use super::page_filling::PageFilling;
use super::slot::{ABOVE_BLOCK, Slot};
use super::slot_layout::BoardSpan;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The division of a page into columns and rows.
pub(super) struct PageGrid {
    /// The numbers of columns and rows.
    pub shape: (usize, usize),
    /// The largest number of boards on a page.
    pub max_boards: usize,
    /// The area for the boards of a page.
    pub content: Area,
}

/// A board that is much higher or wider than the others of its section, such as one with many outside clues or a large
/// code below it, does not make the others smaller. It is an outlier if the others would shrink below `OUTLIER_RATIO`
/// of their size and at most the share `MAX_OUTLIER_SHARE` of the section is like it. Its page then holds fewer boards,
/// or only one.
const MAX_OUTLIER_SHARE: f32 = 0.25;
const OUTLIER_RATIO: f32 = 0.9;
const TOO_WIDE_RATIO: f32 = 0.97;

impl PageFilling for PageGrid {
    fn fits(&self, slot: &Slot) -> bool {
        let room = self.full_height_slot();
        let own = slot.cell_mm(room, slot.header_height(room));
        // A board that is too wide for the cell size of its section has a page of its own.
        let is_large = own >= slot.min_cell_mm() && own > slot.style.section_cell_mm * TOO_WIDE_RATIO;
        is_large && !slot.has_long_rules(self.content)
    }

    fn holds(&self, slots: &[Slot]) -> bool {
        if slots.len() > self.max_boards || slots.len() > self.shape.0 * self.shape.1 {
            return false;
        }
        // A row is as high as its highest board, and a column as wide as its widest.
        let rows = slots.chunks(self.shape.0).map(|row| row.iter().map(|slot| slot.needed_size.1).fold(0.0, f32::max));
        let gaps = (slots.len().div_ceil(self.shape.0) - 1) as f32 * self.gap();
        let widths = (0..self.shape.0)
            .map(|col| slots.iter().skip(col).step_by(self.shape.0).map(|slot| slot.needed_size.0).fold(0.0, f32::max));
        let between = (self.shape.0.min(slots.len()) - 1) as f32 * self.gap();
        rows.sum::<f32>() + gaps <= self.content.height() + 0.05
            && widths.sum::<f32>() + between <= self.content.width() + 0.05
    }

    fn columns(&self, _slots: &[Slot]) -> usize {
        self.shape.0
    }
}

impl PageGrid {
    /// Returns whether the digits of a board are large enough at the common size of its section. A board with long
    /// rules has a page of its own in any case.
    pub fn is_legible(&self, slot: &Slot) -> bool {
        slot.has_long_rules(self.content) || self.is_large(slot, self.full_height_slot())
    }

    /// Returns whether the digits of a board, measured without the others, are large enough in one of the slots.
    pub fn is_legible_in_slot(&self, slot: &Slot) -> bool {
        slot.has_long_rules(self.content) || self.is_large(slot, self.slot_area())
    }

    fn is_large(&self, slot: &Slot, room: Area) -> bool {
        slot.cell_mm(room, slot.header_height(room)) >= slot.min_cell_mm()
    }

    /// Returns the least gap between slots. Three or more columns have small boards, so the gap is reduced in their
    /// favour.
    fn gap(&self) -> f32 {
        slot_gap(self.content) * if self.shape.0 > 2 { 0.66 } else { 1.0 }
    }

    /// Returns one of the slots that divide the content area evenly.
    fn slot_area(&self) -> Area {
        let (cols, rows) = self.shape;
        let (gap, content) = (self.gap(), self.content);
        let width = (content.width() - gap * (cols - 1) as f32) / cols as f32;
        let height = (content.height() - gap * (rows - 1) as f32) / rows as f32;
        Area::new(content.min.x, content.min.y, width, height)
    }

    /// Returns an area as wide as a slot and as high as the page.
    fn full_height_slot(&self) -> Area {
        Area::new(self.content.min.x, self.content.min.y, self.slot_area().width(), self.content.height())
    }

    /// Returns the area for measuring a slot whose cells are as large as its section allows.
    fn measuring_area(&self, slot: &Slot) -> Area {
        if slot.style.notes { self.slot_area() } else { self.full_height_slot() }
    }

    /// Gives boards with the same number of rows and columns one cell size throughout a section, as large as most of
    /// them allow. Captions go next to the boards if that suits most of them, and boards are aligned.
    pub fn unify_cell_size(&self, slots: &mut [Slot]) {
        let (room, tall) = (self.slot_area(), self.full_height_slot());
        if self.shape.0 == 1 {
            // Captions go next to the boards if that is possible in most slots.
            slots.iter_mut().for_each(|slot| slot.style.may_have_side_caption = true);
            let beside = slots.iter().filter(|slot| slot.has_side_caption(room)).count();
            let side = beside * 2 > slots.len();
            slots.iter_mut().for_each(|slot| slot.style.may_have_side_caption = side);
        }
        // The cell sizes at which boards fit in a slot, and at which they are as wide as a slot.
        let mut sizes: BTreeMap<(i16, i16), Vec<(f32, f32)>> = BTreeMap::new();
        for slot in slots.iter() {
            let cell_mm = |room: Area| slot.cell_mm(room, slot.header_height(room));
            let (in_slot, in_column) = (cell_mm(room), cell_mm(tall));
            // Boards that need pages of their own do not shrink the others.
            if in_column >= slot.min_cell_mm() && !slot.has_long_rules(self.content) {
                sizes.entry(slot.entry.puzzle.board().extent()).or_default().push((in_slot, in_column));
            }
        }
        // With only a few boards per page, an additional page costs more than smaller cells.
        let outliers = if self.shape.0 * self.shape.1 < 4 { 0.0 } else { MAX_OUTLIER_SHARE };
        let common: BTreeMap<(i16, i16), f32> =
            sizes.into_iter().map(|(extent, sizes)| (extent, common_size(sizes, outliers))).collect();
        let mut widest = BoardSpan::default();
        for slot in slots.iter_mut() {
            let Some(most) = common.get(&slot.entry.puzzle.board().extent()) else { continue };
            let own = slot.cell_mm(tall, slot.header_height(tall));
            if own >= slot.min_cell_mm() {
                slot.style.max_cell_mm = slot.style.max_cell_mm.min(*most);
                slot.style.section_cell_mm = slot.style.max_cell_mm;
            }
            if self.fits(slot) {
                widest = widest.union(slot.span(slot.cell_mm(tall, slot.header_height(tall))));
            }
        }
        self.shrink_for_captions(slots);
        for slot in slots.iter_mut() {
            slot.style.span = Some(if self.shape.0 == 1 { widest } else { BoardSpan::default() });
            let measured = self.measuring_area(slot);
            let header = slot.header_height(measured);
            slot.needed_size = (slot.width(measured, header), slot.height(measured, header));
        }
    }

    /// Reduces cells so that all boards of a section except outliers fit in a slot below the highest caption, since the
    /// boards of a row begin at the same height.
    fn shrink_for_captions(&self, slots: &mut [Slot]) {
        let room = self.slot_area();
        // Smaller cells may change the height of captions, which the second round takes into account.
        for _ in 0..2 {
            let fits = |slot: &&Slot| {
                let own = slot.cell_mm(room, slot.header_height(room));
                self.fits(slot) && own >= slot.style.section_cell_mm * OUTLIER_RATIO
            };
            let head = |slot: &Slot| slot.header_height(self.measuring_area(slot));
            let highest = slots.iter().filter(fits).map(head).fold(0.0, f32::max);
            let mut most: BTreeMap<(i16, i16), f32> = BTreeMap::new();
            for slot in slots.iter().filter(fits) {
                let cell_mm = most.entry(slot.entry.puzzle.board().extent()).or_insert(f32::MAX);
                *cell_mm = cell_mm.min(slot.cell_mm(room, highest));
            }
            for slot in slots.iter_mut() {
                if let Some(cell_mm) = most.get(&slot.entry.puzzle.board().extent()) {
                    slot.style.section_cell_mm = slot.style.section_cell_mm.min(*cell_mm);
                    slot.style.max_cell_mm = slot.style.max_cell_mm.min(*cell_mm);
                }
            }
        }
    }

    /// Prints the slots of a page.
    pub fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        let content = self.content;
        // A board without neighbours has the whole page.
        if let [only] = slots
            && (self.max_boards == 1 || self.shape.0 * self.shape.1 > 1 || !self.fits(only))
        {
            return only.for_own_page().print_alone(content, leaf);
        }
        let slots = &self.aligned(slots)[..];
        let header = |slot: &Slot| slot.header_height(self.measuring_area(slot));
        let rows: Vec<&[Slot]> = slots.chunks(self.shape.0).collect();
        let headers: Vec<f32> = rows.iter().map(|row| row.iter().map(header).fold(0.0, f32::max)).collect();
        let height = |slot: &Slot, header: f32| slot.height(self.measuring_area(slot), header);
        let heights: Vec<f32> = rows
            .iter()
            .zip(&headers)
            .map(|(row, header)| row.iter().map(|slot| height(slot, *header)).fold(0.0, f32::max))
            .collect();
        let free = (content.height() - heights.iter().sum::<f32>()).max(0.0);
        let between = (free / rows.len().max(2).saturating_sub(1) as f32).min(MAX_GAP_MM);
        let mut y = content.min.y + (free - between * (rows.len() - 1) as f32).max(0.0) * ABOVE_BLOCK;
        // The boards of a row are moved together up to the largest gap.
        let columns = self.shape.0.min(slots.len());
        let widths: Vec<f32> = (0..columns)
            .map(|col| {
                let column = slots.iter().skip(col).step_by(self.shape.0);
                column.map(|slot| slot.width(self.measuring_area(slot), header(slot))).fold(0.0, f32::max)
            })
            .collect();
        let free = (content.width() - widths.iter().sum::<f32>()).max(0.0);
        let between_cols = (free / (columns.max(2) - 1) as f32).min(MAX_GAP_MM);
        let block = widths.iter().sum::<f32>() + between_cols * (columns - 1) as f32;
        let left = content.min.x + ((content.width() - block) / 2.0).max(0.0);
        for (number, row) in rows.iter().enumerate() {
            let mut x = left;
            for (col, slot) in row.iter().enumerate() {
                let height = if slot.style.notes { self.slot_area().height() } else { heights[number] + 0.01 };
                let own = Area::new(x, y, widths[col], height);
                slot.print(mirrored_for(own, content, binding), headers[number], leaf);
                x += widths[col] + between_cols;
            }
            y += heights[number] + between;
        }
    }

    /// Returns the slots of a page, with boards aligned in each column.
    fn aligned<'a>(&self, slots: &[Slot<'a>]) -> Vec<Slot<'a>> {
        let mut slots = slots.to_vec();
        if self.shape.0 > 1 {
            for col in 0..self.shape.0.min(slots.len()) {
                let own = slots.iter().skip(col).step_by(self.shape.0);
                let span = own
                    .map(|slot| {
                        slot.span(
                            slot.cell_mm(self.measuring_area(slot), slot.header_height(self.measuring_area(slot))),
                        )
                    })
                    .fold(BoardSpan::default(), BoardSpan::union);
                slots.iter_mut().skip(col).step_by(self.shape.0).for_each(|slot| slot.style.span = Some(span));
            }
        }
        slots
    }
}

/// Returns the common cell size of boards, given for each the size that fits in a slot and that which fits in a column.
/// Boards that would make the others too small are ignored, up to the share `outliers`.
fn common_size(sizes: Vec<(f32, f32)>, outliers: f32) -> f32 {
    let pick = |mut sizes: Vec<f32>| {
        // `most` is the smallest size if all permitted outliers are ignored. Sizes only slightly below `most` need not
        // be ignored, so the smallest of those is taken.
        sizes.sort_by(f32::total_cmp);
        let most = sizes[(sizes.len() as f32 * outliers) as usize];
        sizes.into_iter().find(|size| *size >= most * OUTLIER_RATIO).unwrap_or(most)
    };
    let (in_slot, in_column) = sizes.into_iter().unzip();
    pick(in_slot).min(pick(in_column))
}

/// Returns the numbers of columns and rows for `count` slots with the largest square in each slot, and among equal
/// squares those with the fewest slots.
pub(super) fn grid_shape(count: usize, content: Area) -> (usize, usize) {
    let shapes = (1..=count).map(|cols| (cols, count.div_ceil(cols)));
    let side = |(cols, rows): (usize, usize)| (content.width() / cols as f32).min(content.height() / rows as f32);
    let best =
        |a: &(usize, usize), b: &(usize, usize)| side(*a).total_cmp(&side(*b)).then((b.0 * b.1).cmp(&(a.0 * a.1)));
    shapes.max_by(best).unwrap_or((1, 1))
}
