//! A puzzle or an answer in its space on a page: caption, board, and the text below.

use super::code::QrLink;
use super::entry::BookEntry;
use super::slot_layout::{BoardSpan, SlotLayout};
use crate::puzzle::Puzzle;
use crate::scene::{Area, FontFamily, Placement, Point};
use crate::sheet::board::{BoardStyle, answer_board, board_area, board_scene, printed_board};
use crate::sheet::column::{TypesetLine, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::page::description;
use crate::words::{Language, Message};

/// The options that the slots of a batch share.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlotStyle {
    /// True to show the solution in the cells, without a title.
    pub is_answer: bool,
    /// True for large print.
    pub is_large_print: bool,
    /// True to print the rules below the board.
    pub prints_rules: bool,
    /// True to add lines for notes.
    pub notes: bool,
    /// True to print a dot for each digit in empty cells.
    pub dots: bool,
    /// True to print the setter's marks and cell colours.
    pub cell_marks: bool,
    /// True to print the source in the caption.
    pub sources: bool,
    /// The inks that the printer has.
    pub ink: InkMode,
    /// The language of all texts that are not the author's.
    pub language: Language,
    /// The font family of letters and digits.
    pub family: FontFamily,
    /// The largest cell size.
    pub max_cell_mm: f32,
    /// The common cell size of the slot's section, or 0 if there is none.
    pub section_cell_mm: f32,
    /// The largest height of the text below the board. The rest goes on following pages. None sets no limit.
    pub max_below_mm: Option<f32>,
    /// The slot width that determines the type size.
    pub type_width_mm: f32,
    /// An additional factor for the type size.
    pub type_factor: f32,
    /// True if the caption may be next to the board, provided that this does not make the board smaller.
    pub may_have_side_caption: bool,
    /// The common extent of boards that are aligned with each other, or `None` to centre the board.
    pub span: Option<BoardSpan>,
}

/// The content of a slot.
#[derive(Clone, Copy)]
pub(super) struct Slot<'a> {
    /// The index of the entry in the booklet.
    pub index: usize,
    /// The entry to print.
    pub entry: &'a BookEntry,
    /// The number before the title.
    pub number: u32,
    /// The printing options.
    pub style: SlotStyle,
    /// The printed page number of the answer, or for an answer, that of the puzzle.
    pub reference: Option<u32>,
    /// The QR code for the link of the puzzle.
    pub code: Option<&'a QrLink>,
    /// The bounds of the board with everything outside its grids, in cells. Answers have no outside clues.
    pub extent: Area,
    /// The width and height that the slot needs on a page at the cell size of its section.
    pub needed_size: (f32, f32),
    /// The part of the needed height that is above the board.
    pub needed_head: f32,
    /// The index of the page division among those of its batch; 0 is the requested one.
    pub page_grid_index: usize,
}

/// The cell size of a board alone on its page: 40 points.
const ALONE_CELL_MM: f32 = 14.2;
pub(super) const MM_PER_POINT: f32 = 25.4 / 72.0;
/// The least width of text for a narrow board.
pub(super) const MIN_TEXT_MM: f32 = 56.0;

/// Returns the bounds of a board with everything outside its grids, in cells. Answers have no outside clues.
pub(super) fn board_bounds(puzzle: &Puzzle, answer: bool) -> Area {
    match answer {
        true => board_area(puzzle.board()),
        false => board_scene(puzzle).bounds(),
    }
}

/// The share of a page's free height that goes above the content.
pub(super) const ABOVE_BLOCK: f32 = 0.45;

impl Slot<'_> {
    /// Returns the slot for a page of its own, where its cells may be large.
    pub fn for_own_page(&self) -> Self {
        let most_cell_mm = match (self.style.is_answer, self.style.is_large_print) {
            (true, _) => self.style.max_cell_mm,
            (false, true) => self.style.max_cell_mm.max(24.0),
            (false, false) => self.style.max_cell_mm.max(ALONE_CELL_MM),
        };
        let look = SlotStyle {
            max_cell_mm: most_cell_mm,
            may_have_side_caption: !self.style.is_answer,
            span: None,
            section_cell_mm: 0.0,
            ..self.style
        };
        Slot { style: look, ..*self }
    }

    /// Prints the slot on a page of its own.
    pub fn print_alone(&self, content: Area, leaf: &mut Leaf) {
        let slot = self.shortened(content);
        let (room, header) = slot.own_page_area(content);
        slot.print(room, header, leaf);
    }

    /// Returns the area of the slot on a page of its own, and the height of the caption above the board.
    fn own_page_area(&self, content: Area) -> (Area, f32) {
        let header = self.header_height(content);
        let height = self.height(content, header);
        let down = (content.height() - height).max(0.0) * ABOVE_BLOCK;
        let down = if self.style.notes || self.style.is_answer { 0.0 } else { down };
        (Area::new(content.min.x, content.min.y + down, content.width(), content.height() - down), header)
    }

    /// Returns the column below the board on a page of the slot's own, from the bottom of the board.
    pub fn own_page_text(&self, content: Area) -> Area {
        let (room, header) = self.own_page_area(content);
        let plan = self.layout(room, header, true);
        let bottom = plan.board.y + plan.picture.height() * plan.cell_mm;
        Area::new(plan.left, bottom, plan.width, room.height())
    }

    /// Returns the height of the slot in this area, with everything above and below the board.
    pub fn height(&self, room: Area, header: f32) -> f32 {
        if self.style.notes && !self.style.is_answer {
            return room.height();
        }
        let plan = self.layout(room, header, true);
        let board = plan.cell_mm * plan.picture.height();
        if plan.side.is_some() {
            return board;
        }
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        header + board + self.set_below(text).end - text.min.y
    }

    /// Returns the width of the slot in this area: that of the board, or of the text of a narrow board.
    pub fn width(&self, room: Area, header: f32) -> f32 {
        let plan = self.layout(room, header, true);
        if plan.side.is_some() {
            return room.width();
        }
        let text = if self.style.is_answer { 0.0 } else { MIN_TEXT_MM.min(room.width()) };
        let span = self.span(plan.cell_mm);
        let span = self.style.span.map_or(span, |other| span.union(other));
        span.width().max(span.before + text)
    }

    /// Returns the height of the caption above the board. Slots in a row share the largest height.
    pub fn header_height(&self, room: Area) -> f32 {
        let plan = self.layout(room, 0.0, true);
        if plan.side.is_some() {
            return 0.0;
        }
        self.caption_above(Area::new(plan.left, room.min.y, plan.width, room.height())).end - room.min.y
    }

    /// Returns the cell size in this area.
    pub fn cell_mm(&self, room: Area, header: f32) -> f32 {
        self.layout(room, header, true).cell_mm
    }

    /// Returns whether the caption is next to the board in this area.
    pub fn has_side_caption(&self, room: Area) -> bool {
        self.layout(room, 0.0, true).side.is_some()
    }

    /// Prints everything in this area, with the board `header` millimetres below its top.
    pub fn print(&self, room: Area, header: f32, leaf: &mut Leaf) {
        let plan = self.layout(room, header, leaf.area.right_hand);
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        let mut caption = match plan.side {
            Some(side) => self.side_caption(side),
            None => self.caption_above(text),
        };
        // The number of an answer is part of its picture. As headings, the numbers would hide the puzzles in the
        // document outline.
        let mut number = Vec::new();
        if self.style.is_answer {
            number = std::mem::take(&mut caption.head);
            let board = (plan.board.x, plan.picture.width() * plan.cell_mm);
            number.extend(number.first().and_then(|line| self.puzzle_page_line(line, board)));
        }
        let head = plan.side.unwrap_or(Area::new(text.min.x, text.min.y, text.width(), caption.end - text.min.y));
        self.print_caption(caption, head, leaf);
        self.print_board(&plan, number, head, leaf);
        if plan.side.is_some() {
            return;
        }
        let bottom = plan.board.y + plan.picture.height() * plan.cell_mm;
        let below = self.set_below(Area::new(text.min.x, bottom, text.width(), room.height()));
        let end = below.end;
        self.print_below(below, Area::new(text.min.x, bottom, text.width(), end - bottom), leaf);
        if self.style.notes && !self.style.is_answer {
            self.add_notes(leaf, Area { min: Point::new(text.min.x, end), max: Point::new(text.max.x, room.max.y) });
        }
    }

    fn print_board(&self, plan: &SlotLayout, number: Vec<TypesetLine>, head: Area, leaf: &mut Leaf) {
        let look = BoardStyle {
            solution: self.entry.answer.as_ref().filter(|_| self.style.is_answer),
            dots: self.style.dots,
            marks: self.style.cell_marks,
            ink: self.style.ink,
            large: self.style.is_large_print,
            min_points: 0.0,
            family: self.style.family,
            language: self.style.language,
        };
        let board = match self.style.is_answer {
            true => answer_board(&self.entry.puzzle, look, plan.cell_mm),
            false => printed_board(&self.entry.puzzle, look, plan.cell_mm),
        };
        let (scale, picture) = (plan.cell_mm, plan.picture);
        let origin = Point::new(plan.board.x - picture.min.x * scale, plan.board.y - picture.min.y * scale);
        let mut board = board.placed(Placement { scale, origin });
        board.append(&scene_of(number, head));
        let words = description(&self.entry.puzzle, self.style.is_answer);
        let words = match self.style.is_answer {
            true => Message::new("sheet-numbered").with("number", self.number).with("words", words),
            false => words,
        };
        leaf.add(Role::Picture(self.style.language.translate(&words)), board, Some(self.index));
    }

    pub(super) fn add_text(&self, leaf: &mut Leaf, role: Role, lines: Vec<TypesetLine>, area: Area) {
        if !lines.is_empty() {
            leaf.add(role, scene_of(lines, area), Some(self.index));
        }
    }
}
