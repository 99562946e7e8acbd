//! The layout inside a slot: the board with its caption above or next to it.

use super::slot::{MIN_TEXT_MM, Slot};
use crate::scene::{Area, Point};
use crate::sheet::board::board_area;
use crate::sheet::grid_key::has_deep_overlaps;

/// The horizontal extent of a board, in millimetres: its cells, and the outside clues before and after them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BoardSpan {
    pub before: f32,
    pub cells: f32,
    pub after: f32,
}

impl BoardSpan {
    /// Returns the smallest span that contains both.
    pub fn union(self, other: BoardSpan) -> BoardSpan {
        let (before, cells) = (self.before.max(other.before), self.cells.max(other.cells));
        BoardSpan { before, cells, after: self.after.max(other.after) }
    }

    pub fn width(self) -> f32 {
        self.before + self.cells + self.after
    }
}

/// The smallest and the largest width of a caption next to its board.
const SIDE_MM: (f32, f32) = (27.0, 50.0);
/// The gap between a board and the caption next to it.
const SIDE_GAP_MM: f32 = 6.0;

/// The positions of everything in a slot.
pub(super) struct SlotLayout {
    /// The column of a caption next to the board, as high as the board.
    pub side: Option<Area>,
    /// The left edge of text above and below the board.
    pub left: f32,
    /// The width of text above and below the board.
    pub width: f32,
    pub cell_mm: f32,
    /// The top left corner of the board's picture.
    pub board: Point,
    pub picture: Area,
}

impl Slot<'_> {
    /// Returns the extent of the board with cells of this size.
    pub(super) fn span(&self, cell_mm: f32) -> BoardSpan {
        let (cells, picture) = (board_area(self.entry.puzzle.board()), self.extent);
        BoardSpan {
            before: (cells.min.x - picture.min.x) * cell_mm,
            cells: cells.width() * cell_mm,
            after: (picture.max.x - cells.max.x) * cell_mm,
        }
    }

    /// Lays out the slot. `right_hand` is true on pages to the right of the spine.
    pub(super) fn layout(&self, room: Area, header: f32, right_hand: bool) -> SlotLayout {
        match self.layout_beside(room, right_hand) {
            Some(beside) if beside.cell_mm + 0.01 >= self.cell_mm_above(room) => beside,
            Some(_) | None => self.layout_above(room, header),
        }
    }

    /// Returns the cell size if the caption is above the board.
    fn cell_mm_above(&self, room: Area) -> f32 {
        let plan = self.layout_above(room, 0.0);
        let caption = self.caption_above(Area::new(plan.left, room.min.y, plan.width, room.height()));
        self.layout_above(room, caption.end - room.min.y).cell_mm
    }

    /// Lays out the slot with the caption above the board.
    fn layout_above(&self, room: Area, header: f32) -> SlotLayout {
        let (cells, picture) = (board_area(self.entry.puzzle.board()), self.extent);
        let mut text = room;
        let mut cell_mm = 0.0;
        // The text is as wide as the board, and the board gets the height that the text leaves, so that a few rounds of
        // approximation are needed.
        for _ in 0..3 {
            let below = self.set_below(text).end - text.min.y;
            let height = (room.height() - header - below).max(1.0);
            cell_mm = (room.width() / picture.width()).min(height / picture.height()).min(self.style.max_cell_mm);
            let least = if self.style.is_answer { 0.0 } else { MIN_TEXT_MM.min(room.width()) };
            let width = (cells.width() * cell_mm).max(least);
            text = Area::new(room.min.x, room.min.y, width, room.height());
        }
        let (own, right_to_left) = (self.span(cell_mm), self.style.language.is_right_to_left());
        let left = match self.style.span.map(|span| span.union(own)) {
            Some(span) if span.width() <= room.width() + 0.1 && right_to_left => {
                room.max.x - span.after - own.cells - own.before
            }
            Some(span) if span.width() <= room.width() + 0.1 => room.min.x + span.before - own.before,
            Some(_) | None => room.min.x + (room.width() - picture.width() * cell_mm) / 2.0,
        };
        let board_left = left + own.before;
        let text_left = match right_to_left {
            // Right-to-left lines are flush with the right side of the board.
            true => (board_left + cells.width() * cell_mm - text.width()).max(room.min.x),
            false => board_left.min(room.max.x - text.width()).max(room.min.x),
        };
        let board = Point::new(left, room.min.y + header);
        SlotLayout { side: None, left: text_left, width: text.width(), cell_mm, board, picture }
    }

    /// Lays out the slot with the caption in a column on the outer side of the board, if all of it fits there.
    fn layout_beside(&self, room: Area, right_hand: bool) -> Option<SlotLayout> {
        // The key of overlapping grids is too wide for such a column.
        let has_key = has_deep_overlaps(self.entry.puzzle.board());
        if !self.style.may_have_side_caption || self.style.is_answer || self.style.notes || has_key {
            return None;
        }
        let picture = self.extent;
        let (least, most) = (SIDE_MM.0 * self.style.type_factor, SIDE_MM.1 * self.style.type_factor);
        let cell_mm = self.style.max_cell_mm.min(room.height() / picture.height());
        let cell_mm = cell_mm.min((room.width() - least - SIDE_GAP_MM) / picture.width());
        if cell_mm <= 0.0 {
            return None;
        }
        let (own, high) = (self.span(cell_mm), picture.height() * cell_mm);
        // The boards of a section are aligned next to their captions, if the widest board leaves enough space for
        // these.
        let common = self.style.span.map(|span| span.union(own));
        let span = common.filter(|span| room.width() - span.width() - SIDE_GAP_MM >= least - 0.01).unwrap_or(own);
        let wide = span.width();
        let column = (room.width() - wide - SIDE_GAP_MM).min(most);
        let left = room.min.x + (room.width() - wide - SIDE_GAP_MM - column) / 2.0;
        let (text, board) = match right_hand {
            true => (left + wide + SIDE_GAP_MM, left + span.before + span.cells - own.cells - own.before),
            false => (left, left + column + SIDE_GAP_MM + span.before - own.before),
        };
        let side = Area::new(text, room.min.y, column, high);
        let fits = self.side_caption(side).end <= side.max.y;
        let board = Point::new(board, room.min.y);
        fits.then_some(SlotLayout { side: Some(side), left: text, width: column, cell_mm, board, picture })
    }
}
