//! The sizes of puzzles and answers, and their lower limits.

use super::slot::{MIN_TEXT_MM, MM_PER_POINT, Slot, SlotStyle};
use crate::board::DigitSet;
use crate::scene::{Area, Item, Scene, TextRole, numeral_scale};
use crate::sheet::board::{ANSWER_DIGIT_SIZE, DIGIT_SIZE, LARGE_DIGIT_POINTS};
use crate::sheet::clues;

/// The smallest text on a board, in points.
pub(super) const MIN_TEXT_POINTS: f32 = 7.0;
/// The size of digits of answers in large print, in points.
pub(super) const LARGE_ANSWER_POINTS: f32 = 12.0;

/// Returns the cell size at which the smallest text on a board has this size. `largest` is an upper limit for the size
/// of the smallest text, in cells.
pub(super) fn min_cell_mm(board: &Scene, points: f32, largest: f32) -> f32 {
    let sizes = board.layered().filter_map(|(_, item)| match item {
        Item::Text { size, role: TextRole::Clue | TextRole::Mark, .. } => Some(clues::largest_size(item, *size)),
        Item::Text { size, .. } => Some(*size),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    points * MM_PER_POINT / sizes.fold(largest, f32::min)
}

impl Slot<'_> {
    /// Returns the width and height with cells of this size.
    pub fn size_at(&self, cell_mm: f32, most: Area) -> (f32, f32) {
        let picture = self.extent;
        let width = (picture.width() * cell_mm).min(most.width());
        let slot = Slot { style: SlotStyle { max_cell_mm: cell_mm, ..self.style }, ..*self };
        let header = slot.header_height(Area::new(0.0, 0.0, width, most.height()));
        (width, header + picture.height() * cell_mm)
    }

    /// Returns the cell size at which the smallest text of the board, such as outside clues, has its least size.
    pub fn min_cell_mm(&self) -> f32 {
        if self.style.is_answer {
            let points = if self.style.is_large_print { LARGE_ANSWER_POINTS } else { MIN_TEXT_POINTS };
            return points * MM_PER_POINT / (ANSWER_DIGIT_SIZE * self.min_numeral_scale());
        }
        if self.style.is_large_print {
            return LARGE_DIGIT_POINTS * MM_PER_POINT / DIGIT_SIZE;
        }
        min_cell_mm(&crate::sheet::board_scene(&self.entry.puzzle), MIN_TEXT_POINTS, DIGIT_SIZE)
    }

    /// Returns the size of the smallest digit, which may have several letters, relative to a digit of one letter.
    fn min_numeral_scale(&self) -> f32 {
        let puzzle = &self.entry.puzzle;
        let digits = DigitSet::all(puzzle.board().size());
        digits.iter().map(|digit| numeral_scale(&puzzle.symbol_of(digit))).fold(1.0, f32::min)
    }

    /// Stores the space that the slot needs at this cell size, including the caption.
    pub fn measure(&mut self, cell_mm: f32, most: Area) {
        let picture = self.extent;
        let cell_mm = cell_mm.max(self.min_cell_mm().min(self.style.max_cell_mm));
        let width = (picture.width() * cell_mm).min(most.width());
        let room = Area::new(0.0, 0.0, width, most.height());
        let header = self.header_height(room);
        let below = self.set_below(Area::new(0.0, 0.0, width.max(MIN_TEXT_MM.min(most.width())), most.height())).end;
        let cell_mm = (width / picture.width()).min(((most.height() - header - below) / picture.height()).max(0.1));
        self.needed_size = (picture.width() * cell_mm, header + picture.height() * cell_mm + below);
        self.needed_head = header;
    }
}
