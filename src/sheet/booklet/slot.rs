//! A puzzle or an answer in the room it is given on a page: caption, board, and what stands below.

use super::BookEntry;
use super::code::Code;
use super::placing::{Plan, Span};
use crate::puzzle::Puzzle;
use crate::scene::{Area, Family, Placement, Point};
use crate::sheet::board::{BoardLook, answer_board, board_area, board_scene, printed_board};
use crate::sheet::column::{Line, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::page::described;
use crate::words::{Language, Message};

/// How all slots of a batch look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// The solution in the cells, and no title.
    pub answer: bool,
    /// In large print nothing is small.
    pub large: bool,
    /// The rules below the board.
    pub rules: bool,
    /// Lines to write on.
    pub notes: bool,
    /// A dot for each digit in the empty cells.
    pub dots: bool,
    /// The setter's marks and colours of cells.
    pub cell_marks: bool,
    /// What the printer has.
    pub ink: InkMode,
    /// Of all words that are not the author's.
    pub language: Language,
    /// What letters and digits are set in.
    pub family: Family,
    /// Cells are no larger than this.
    pub most_cell_mm: f32,
    /// The cells of its section are so large; 0 where none was agreed on.
    pub section_cell_mm: f32,
    /// What stands below the board takes no more; what is cut stands on further pages.
    pub most_below_mm: f32,
    /// Type is as large as suits a slot of this width.
    pub type_mm: f32,
    /// And then so many times as large.
    pub type_times: f32,
    /// The caption may stand beside the board, where that makes the board no smaller.
    pub side: bool,
    /// Boards stand in line with others of these measures; None: in the middle of their room.
    pub span: Option<Span>,
}

/// What is to be printed in a slot.
#[derive(Clone, Copy)]
pub(super) struct Slot<'a> {
    /// Its place in the booklet.
    pub index: usize,
    /// What is printed.
    pub entry: &'a BookEntry,
    /// The number before its title.
    pub number: u32,
    /// How it is printed.
    pub look: Look,
    /// The page of its answer, and of an answer that of its puzzle, as they are printed.
    pub reference: Option<u32>,
    /// The link of the puzzle as a picture.
    pub code: Option<&'a Code>,
    /// The picture of the board with what stands around it, in cells. Answers have no clues beside them.
    pub picture: Area,
    /// What it needs on a page at the size of its section: width and height.
    pub needs: (f32, f32),
    /// What of that height stands above the board.
    pub head: f32,
    /// The way its page is divided, of those that its batch has; 0 is what was asked for.
    pub grid: usize,
}

/// Cells of a board alone on its page are enlarged to 40 points.
const ALONE_CELL_MM: f32 = 14.2;
pub(super) const MM_PER_POINT: f32 = 25.4 / 72.0;
/// Text beside a narrow board may run so wide.
pub(super) const LEAST_TEXT_MM: f32 = 56.0;

/// The picture of a board with what stands around it, in cells. Answers have no clues beside them.
pub(super) fn picture_of(puzzle: &Puzzle, answer: bool) -> Area {
    match answer {
        true => board_area(puzzle.board()),
        false => board_scene(puzzle).bounds(),
    }
}

/// How much of the white of a page stands above what does not fill it.
pub(super) const ABOVE_BLOCK: f32 = 0.45;

impl Slot<'_> {
    /// The slot with a page of its own, where its cells may be large.
    pub fn alone(&self) -> Self {
        let most_cell_mm = match (self.look.answer, self.look.large) {
            (true, _) => self.look.most_cell_mm,
            (false, true) => self.look.most_cell_mm.max(24.0),
            (false, false) => self.look.most_cell_mm.max(ALONE_CELL_MM),
        };
        let look = Look { most_cell_mm, side: !self.look.answer, span: None, section_cell_mm: 0.0, ..self.look };
        Slot { look, ..*self }
    }

    /// Prints it on a page of its own.
    pub fn print_alone(&self, content: Area, leaf: &mut Leaf) {
        let slot = self.shortened(content);
        let (room, header) = slot.room_alone(content);
        slot.print(room, header, leaf);
    }

    /// Where it stands on a page of its own, and how high the caption above it is.
    fn room_alone(&self, content: Area) -> (Area, f32) {
        let header = self.header_height(content);
        let height = self.height(content, header);
        let down = (content.height() - height).max(0.0) * ABOVE_BLOCK;
        let down = if self.look.notes || self.look.answer { 0.0 } else { down };
        (Area::new(content.min.x, content.min.y + down, content.width(), content.height() - down), header)
    }

    /// The column below its board on a page of its own, from the bottom of the board on.
    pub fn text_alone(&self, content: Area) -> Area {
        let (room, header) = self.room_alone(content);
        let plan = self.plan(room, header, true);
        let bottom = plan.board.y + plan.picture.height() * plan.cell_mm;
        Area::new(plan.left, bottom, plan.width, room.height())
    }

    /// How high it is in such a room, with what stands above and below the board.
    pub fn height(&self, room: Area, header: f32) -> f32 {
        if self.look.notes && !self.look.answer {
            return room.height();
        }
        let plan = self.plan(room, header, true);
        let board = plan.cell_mm * plan.picture.height();
        if plan.side.is_some() {
            return board;
        }
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        header + board + self.below(text).end - text.min.y
    }

    /// How wide it is in such a room: the board, and text beside a narrow one.
    pub fn width(&self, room: Area, header: f32) -> f32 {
        let plan = self.plan(room, header, true);
        if plan.side.is_some() {
            return room.width();
        }
        let text = if self.look.answer { 0.0 } else { LEAST_TEXT_MM.min(room.width()) };
        let span = self.span(plan.cell_mm);
        let span = self.look.span.map_or(span, |other| span.most(other));
        span.width().max(span.before + text)
    }

    /// How high the caption above the board is in such a room; slots side by side share the greatest.
    pub fn header_height(&self, room: Area) -> f32 {
        let plan = self.plan(room, 0.0, true);
        if plan.side.is_some() {
            return 0.0;
        }
        self.band(Area::new(plan.left, room.min.y, plan.width, room.height())).end - room.min.y
    }

    /// The size of a cell in such a room.
    pub fn cell_mm(&self, room: Area, header: f32) -> f32 {
        self.plan(room, header, true).cell_mm
    }

    /// Whether the caption stands beside the board in such a room.
    pub fn is_beside(&self, room: Area) -> bool {
        self.plan(room, 0.0, true).side.is_some()
    }

    /// Prints everything into the room, the board `header` millimetres below its top.
    pub fn print(&self, room: Area, header: f32, leaf: &mut Leaf) {
        let plan = self.plan(room, header, leaf.area.right_hand);
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        let mut caption = match plan.side {
            Some(side) => self.beside(side),
            None => self.band(text),
        };
        // The number of an answer is part of its picture: a list of all of them would hide the puzzles.
        let mut number = Vec::new();
        if self.look.answer {
            number = std::mem::take(&mut caption.head);
            let board = (plan.board.x, plan.picture.width() * plan.cell_mm);
            number.extend(number.first().and_then(|line| self.page_of_puzzle(line, board)));
        }
        let head = plan.side.unwrap_or(Area::new(text.min.x, text.min.y, text.width(), caption.end - text.min.y));
        self.print_caption(caption, head, leaf);
        self.print_board(&plan, number, head, leaf);
        if plan.side.is_some() {
            return;
        }
        let bottom = plan.board.y + plan.picture.height() * plan.cell_mm;
        let below = self.below(Area::new(text.min.x, bottom, text.width(), room.height()));
        let end = below.end;
        self.print_below(below, Area::new(text.min.x, bottom, text.width(), end - bottom), leaf);
        if self.look.notes && !self.look.answer {
            self.add_notes(leaf, Area { min: Point::new(text.min.x, end), max: Point::new(text.max.x, room.max.y) });
        }
    }

    fn print_board(&self, plan: &Plan, number: Vec<Line>, head: Area, leaf: &mut Leaf) {
        let look = BoardLook {
            solution: self.entry.answer.as_ref().filter(|_| self.look.answer),
            dots: self.look.dots,
            marks: self.look.cell_marks,
            ink: self.look.ink,
            large: self.look.large,
            least_points: 0.0,
            family: self.look.family,
            language: self.look.language,
        };
        let board = match self.look.answer {
            true => answer_board(&self.entry.puzzle, look, plan.cell_mm),
            false => printed_board(&self.entry.puzzle, look, plan.cell_mm),
        };
        let (scale, picture) = (plan.cell_mm, plan.picture);
        let origin = Point::new(plan.board.x - picture.min.x * scale, plan.board.y - picture.min.y * scale);
        let mut board = board.placed(Placement { scale, origin });
        board.append(&scene_of(number, head));
        let words = described(&self.entry.puzzle, self.look.answer);
        let words = match self.look.answer {
            true => Message::new("sheet-numbered").with("number", self.number).with("words", words),
            false => words,
        };
        leaf.add(Role::Picture(self.look.language.say(&words)), board, Some(self.index));
    }

    pub(super) fn add_text(&self, leaf: &mut Leaf, role: Role, lines: Vec<Line>, area: Area) {
        if !lines.is_empty() {
            leaf.add(role, scene_of(lines, area), Some(self.index));
        }
    }
}
