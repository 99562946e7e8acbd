//! A puzzle or an answer in the room it is given on a page: heading, board, and what stands below.

use super::BookEntry;
use super::matter::names_of;
use super::stars;
use crate::scene::{Area, Ink, Item, Layer, Placement, Point, Scene, TextRole, Weight, Width};
use crate::sheet::board::{BoardLook, DIGIT_SIZE, MOST_CLUE_GROWTH, answer_board, board_area, printed_board};
use crate::sheet::column::{Column, Line, Style, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::legend::{self, Marks, Setting};
use crate::sheet::page::{described, heading};
use crate::sheet::text;
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
    /// What the printer has.
    pub ink: InkMode,
    /// Of all words that are not the author's.
    pub language: Language,
    /// Cells are no larger than this.
    pub most_cell_mm: f32,
    /// Type is as large as suits a slot of this width.
    pub type_mm: f32,
    /// And then so many times as large.
    pub type_times: f32,
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
}

/// The least and the most points of type, which grows with the width of the slots.
const HEADING_POINTS: (f32, f32) = (9.0, 15.0);
const DETAIL_POINTS: (f32, f32) = (7.5, 9.5);
const POINTS_PER_SLOT_MM: (f32, f32) = (0.11, 0.08);
const HEADING: Style = Style::new(1.0, 1.25, Weight::Semibold, Ink::Given);
const DETAIL: Style = Style::new(1.0, 1.3, Weight::Regular, Ink::Quiet);
const RULES: Style = Style::new(1.0, 1.4, Weight::Regular, Ink::Given);
/// The smallest text on a board, and what it comes to.
const LEAST_TEXT_POINTS: f32 = 7.0;
/// Digits in large print, and those of answers.
const LARGE_DIGIT_POINTS: f32 = 16.0;
const LARGE_ANSWER_POINTS: f32 = 12.0;
/// Cells of a board alone on its page are enlarged to 40 points.
const ALONE_CELL_MM: f32 = 14.2;
const MM_PER_POINT: f32 = 25.4 / 72.0;
/// Between heading and board, board and rules, rules and rules, in millimetres.
const BOARD_GAP: f32 = 1.6;
const RULES_GAP: f32 = 3.0;
const RULE_GAP: f32 = 1.0;
/// Text beside a narrow board may run so wide.
const LEAST_TEXT_MM: f32 = 80.0;
const NOTE_LINE_MM: f32 = 8.0;
const LEAST_NOTE_LINES: usize = 2;

/// Where everything in a slot stands.
struct Plan {
    /// Type stands within this, from left to right.
    left: f32,
    width: f32,
    cell_mm: f32,
    /// The top left corner of the picture of the board.
    board: Point,
    picture: Area,
}

impl Slot<'_> {
    /// The picture of the board with what stands around it, in cells. Answers have no clues beside them.
    pub fn picture(&self) -> Area {
        match self.look.answer {
            true => board_area(self.entry.puzzle.board()),
            false => crate::sheet::board_scene(&self.entry.puzzle).bounds(),
        }
    }

    /// The slot with a page of its own, where its cells may be large.
    pub fn alone(&self) -> Self {
        let most_cell_mm = match (self.look.answer, self.look.large) {
            (true, _) => self.look.most_cell_mm,
            (false, true) => self.look.most_cell_mm.max(24.0),
            (false, false) => self.look.most_cell_mm.max(ALONE_CELL_MM),
        };
        Slot { look: Look { most_cell_mm, ..self.look }, ..*self }
    }

    /// Prints it on a page of its own.
    pub fn print_alone(&self, content: Area, leaf: &mut Leaf) {
        let header = self.header_height(content);
        let height = self.height(content, header);
        let down = ((content.height() - height).max(0.0) / 5.0).min(25.0);
        let down = if self.look.notes || self.look.answer { 0.0 } else { down };
        let room = Area::new(content.min.x, content.min.y + down, content.width(), content.height() - down);
        self.print(room, header, leaf);
    }

    /// How high it is in such a room, with what stands above and below the board.
    pub fn height(&self, room: Area, header: f32) -> f32 {
        if self.look.notes && !self.look.answer {
            return room.height();
        }
        let plan = self.plan(room, header);
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        let below = self.rules(text).0.y - text.min.y;
        header + plan.cell_mm * plan.picture.height() + below
    }

    /// How wide it is in such a room: the board, and text beside a narrow one.
    pub fn width(&self, room: Area, header: f32) -> f32 {
        let plan = self.plan(room, header);
        let text = if self.look.answer { 0.0 } else { LEAST_TEXT_MM.min(room.width()) };
        (plan.cell_mm * plan.picture.width()).max(text)
    }

    /// Width and height where cells have this size.
    pub fn size_at(&self, cell_mm: f32, most: Area) -> (f32, f32) {
        let picture = self.picture();
        let width = (picture.width() * cell_mm).min(most.width());
        let slot = Slot { look: Look { most_cell_mm: cell_mm, ..self.look }, ..*self };
        let header = slot.header_height(Area::new(0.0, 0.0, width, most.height()));
        (width, header + picture.height() * cell_mm)
    }

    /// The size of a cell that makes the smallest text of the board, such as clues beside it, as large as it must be.
    pub fn least_cell_mm(&self) -> f32 {
        if self.look.large {
            let points = if self.look.answer { LARGE_ANSWER_POINTS } else { LARGE_DIGIT_POINTS };
            return points * MM_PER_POINT / DIGIT_SIZE;
        }
        if self.look.answer {
            return LEAST_TEXT_POINTS * MM_PER_POINT / DIGIT_SIZE;
        }
        let sizes = crate::sheet::board_scene(&self.entry.puzzle);
        let sizes = sizes.layered().filter_map(|(_, item)| match item {
            Item::Text { size, role: TextRole::Clue | TextRole::Mark, .. } => Some(size * MOST_CLUE_GROWTH),
            Item::Text { size, .. } => Some(*size),
            Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
        });
        LEAST_TEXT_POINTS * MM_PER_POINT / sizes.fold(DIGIT_SIZE, f32::min)
    }

    fn points(&self, (least, most): (f32, f32), per_mm: f32) -> f32 {
        (self.look.type_mm * per_mm).clamp(least, most) * self.look.type_times
    }

    /// Heading and details, set from the top of the room; and how many lines of them are the heading's.
    fn header(&self, room: Area) -> (Column, usize) {
        let mut column = Column::within(room);
        let heading_points = self.points(HEADING_POINTS, POINTS_PER_SLOT_MM.0);
        let title = if self.look.answer { "" } else { self.entry.puzzle.title() };
        let words = heading(Some(self.number), title, self.look.language);
        let style = column.fitting(&HEADING.times(heading_points), HEADING_POINTS.0, &words);
        column.paragraph(&style, &words);
        let heading_lines = column.lines.len();
        if !self.look.answer {
            let detail_points = self.points(DETAIL_POINTS, POINTS_PER_SLOT_MM.1);
            column.paragraph(&DETAIL.times(detail_points), &self.details());
        }
        column.space(BOARD_GAP);
        (column, heading_lines)
    }

    /// Author, difficulty, and the kinds of rule where these are not told below.
    fn details(&self) -> String {
        let puzzle = &self.entry.puzzle;
        let mut details = vec![puzzle.author().trim().to_owned(), self.entry.label.trim().to_owned()];
        if !self.has_rules() {
            let kinds = puzzle.rules_meant().map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect();
            details.push(names_of(kinds, self.look.language));
        }
        if let Some(page) = self.reference {
            let page = Message::new("book-answer-page").with("page", self.look.language.number(page));
            details.push(self.look.language.say(&page));
        }
        details.retain(|detail| !detail.is_empty());
        self.look.language.line(details.join(" · "))
    }

    fn has_rules(&self) -> bool {
        !self.look.answer && (self.look.rules || self.entry.rules.is_some())
    }

    /// The rules, set from the top of the room, and the marks beside them.
    fn rules(&self, room: Area) -> (Column, Marks) {
        let mut column = Column::within(room);
        let style = RULES.times(self.points(DETAIL_POINTS, POINTS_PER_SLOT_MM.1));
        let setting = Setting { style, gaps: (RULES_GAP, RULE_GAP), language: self.look.language };
        if !self.has_rules() {
            let marks = match self.look.answer {
                true => Marks::default(),
                false => legend::set_key_alone(&mut column, &self.entry.puzzle, &setting),
            };
            return (column, marks);
        }
        let marks = legend::set(&mut column, &self.entry.puzzle, self.entry.rules.as_deref(), &setting);
        (column, marks)
    }

    /// How high the heading is in such a room; slots side by side share the greatest.
    pub fn header_height(&self, room: Area) -> f32 {
        let plan = self.plan(room, 0.0);
        let (column, _) = self.header(Area::new(plan.left, room.min.y, plan.width, room.height()));
        column.y - room.min.y
    }

    /// The size of a cell in such a room.
    pub fn cell_mm(&self, room: Area, header: f32) -> f32 {
        self.plan(room, header).cell_mm
    }

    fn plan(&self, room: Area, header: f32) -> Plan {
        let (cells, picture) = (board_area(self.entry.puzzle.board()), self.picture());
        let mut text = room;
        let mut cell_mm = 0.0;
        // The text is as wide as the board, and the board has the room that the text leaves.
        for _ in 0..3 {
            let (rules, _) = self.rules(text);
            let below = rules.y - text.min.y;
            let height = (room.height() - header - below).max(1.0);
            cell_mm = (room.width() / picture.width()).min(height / picture.height()).min(self.look.most_cell_mm);
            let least = if self.look.answer { 0.0 } else { LEAST_TEXT_MM.min(room.width()) };
            let width = (cells.width() * cell_mm).max(least);
            text = Area::new(room.min.x, room.min.y, width, room.height());
        }
        let left = room.min.x + (room.width() - picture.width() * cell_mm) / 2.0;
        let board_left = left + (cells.min.x - picture.min.x) * cell_mm;
        let text_left = match self.look.language.is_right_to_left() {
            // Lines end flush with the other side of the board.
            true => (board_left + cells.width() * cell_mm - text.width()).max(room.min.x),
            false => board_left.min(room.max.x - text.width()).max(room.min.x),
        };
        Plan { left: text_left, width: text.width(), cell_mm, board: Point::new(left, room.min.y + header), picture }
    }

    /// Prints everything into the room, the board `header` millimetres below its top.
    pub fn print(&self, room: Area, header: f32, leaf: &mut Leaf) {
        let plan = self.plan(room, header);
        let text = Area::new(plan.left, room.min.y, plan.width, room.height());
        let (column, heading_lines) = self.header(text);
        let own_header = column.y - room.min.y;
        // A heading lower than its neighbours' stands close to its board.
        let mut lines = column.lines;
        lines.iter_mut().for_each(|line| line.at.y += (header - own_header).max(0.0));
        let details = lines.split_off(heading_lines);
        let head = Area::new(text.min.x, room.min.y + (header - own_header).max(0.0), text.width(), own_header);
        // The number of an answer is part of its picture: a list of all of them would hide the puzzles.
        let (mut number, lines) = if self.look.answer { (lines, Vec::new()) } else { (Vec::new(), lines) };
        number.extend(number.first().and_then(|line| self.page_of_puzzle(line, &plan)));
        let stars = self.stars(lines.first(), text);
        self.add_text(leaf, Role::Heading(2), lines, head);
        if let Some(stars) = stars {
            let count = usize::from(self.entry.stars.unwrap_or_default());
            let words = self.look.language.say(&Message::new("book-stars").with("count", count));
            leaf.add(Role::Picture(words), stars, Some(self.index));
        }
        self.add_text(leaf, Role::Text, details, head);

        let look = BoardLook {
            solution: self.entry.answer.as_ref().filter(|_| self.look.answer),
            dots: self.look.dots,
            ink: self.look.ink,
            large: self.look.large,
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

        let bottom = plan.board.y + picture.height() * scale;
        let (rules, marks) = self.rules(Area::new(text.min.x, bottom, text.width(), room.height()));
        let end = rules.y;
        let below = Area::new(text.min.x, bottom, text.width(), end - bottom);
        let marks = marks.scene(self.look.ink, below);
        if !marks.is_empty() {
            leaf.add(Role::Furniture, marks, Some(self.index));
        }
        self.add_text(leaf, Role::Text, rules.lines, below);
        if self.look.notes && !self.look.answer {
            self.add_notes(leaf, Area { min: Point::new(text.min.x, end), max: Point::new(text.max.x, room.max.y) });
        }
    }

    /// The page of the puzzle, at the other end of the line with the number of an answer.
    fn page_of_puzzle(&self, number: &Line, plan: &Plan) -> Option<Line> {
        let language = self.look.language;
        let page = Message::new("book-page").with("page", language.number(self.reference?));
        let words = language.line(language.say(&page));
        let size = number.size * 0.8;
        let (own, wide) =
            (text::width(&number.text, number.size, number.weight), text::width(&words, size, Weight::Regular));
        let board = plan.picture.width() * plan.cell_mm;
        // There is no room beside the number of a tiny board.
        if own + wide + size > board {
            return None;
        }
        let x = if language.is_right_to_left() { plan.board.x + wide } else { plan.board.x + board - wide };
        let at = Point::new(x, number.at.y);
        Some(Line { at, size, text: words, weight: Weight::Regular, ink: Ink::Quiet })
    }

    /// Stars at the other end of the line with the number and the title, where there is room.
    fn stars(&self, heading: Option<&Line>, text: Area) -> Option<Scene> {
        let (stars, heading) = (self.entry.stars?, heading?);
        let size = self.points(DETAIL_POINTS, POINTS_PER_SLOT_MM.1) * MM_PER_POINT;
        let wide = stars::width(size);
        if self.look.answer || text::width(&heading.text, heading.size, heading.weight) + wide + size > text.width() {
            return None;
        }
        let left = if self.look.language.is_right_to_left() { text.min.x } else { text.max.x - wide };
        let y = heading.at.y - text::cap_height(heading.size, heading.weight) / 2.0;
        Some(stars::scene(stars, Point::new(left, y), size))
    }

    fn add_text(&self, leaf: &mut Leaf, role: Role, lines: Vec<Line>, area: Area) {
        if !lines.is_empty() {
            leaf.add(role, scene_of(lines, area), Some(self.index));
        }
    }

    /// Lines to write on, if there is room for some.
    fn add_notes(&self, leaf: &mut Leaf, area: Area) {
        const MOST_LINES: usize = 8;
        let count = ((area.height() / NOTE_LINE_MM) as usize).saturating_sub(1).min(MOST_LINES);
        if count < LEAST_NOTE_LINES {
            return;
        }
        let mut scene = Scene::new(area);
        for line in 1..=count {
            let y = area.min.y + NOTE_LINE_MM * (line as f32 + 0.5);
            scene.line(Layer::Grid, Point::new(area.min.x, y), Point::new(area.max.x, y), Width::Thin, Ink::ThinLine);
        }
        let words = self.look.language.say(&Message::new("sheet-lines"));
        leaf.add(Role::Picture(words), scene, Some(self.index));
    }

    /// What the slot needs at least where cells have this size: width and height with the heading.
    pub fn natural_size(&self, cell_mm: f32, most: Area) -> (f32, f32) {
        let picture = self.picture();
        let cell_mm = cell_mm.max(self.least_cell_mm().min(self.look.most_cell_mm));
        let width = (picture.width() * cell_mm).min(most.width());
        let room = Area::new(0.0, 0.0, width, most.height());
        let header = self.header_height(room);
        let rules = self.rules(Area::new(0.0, 0.0, width.max(LEAST_TEXT_MM.min(most.width())), most.height())).0.y;
        let cell_mm = (width / picture.width()).min(((most.height() - header - rules) / picture.height()).max(0.1));
        (picture.width() * cell_mm, header + picture.height() * cell_mm + rules)
    }
}
