//! The text below a board: rules, the key of overlapping grids, a link that is too large for the caption, and lines for
//! notes.

use super::slot::Slot;
use crate::scene::{Area, Ink, Layer, Point, Scene, Weight, Width};
use crate::sheet::column::{Column, Line, Style};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::legend::{self, Marks, Setting};
use crate::words::Message;

/// The typeset text below a board.
pub(super) struct Below {
    lines: Vec<Line>,
    marks: Marks,
    code: Option<Area>,
    /// The bottom edge.
    pub end: f32,
}

const RULES: Style = Style::new(1.0, 1.4, Weight::Regular, Ink::Given);
/// The gap between board and rules, and between rules, in millimetres.
const RULES_GAP: f32 = 3.0;
const RULE_GAP: f32 = 1.0;
const NOTE_LINE_MM: f32 = 8.0;
const LEAST_NOTE_LINES: usize = 2;

impl Slot<'_> {
    pub(super) fn has_rules(&self) -> bool {
        !self.look.answer && (self.look.rules || self.entry.rules.is_some())
    }

    /// Sets the rules text, or only the key of overlapping grids. Returns the marks next to the sentences.
    pub(super) fn set_rules(&self, column: &mut Column) -> Marks {
        if self.look.answer {
            return Marks::default();
        }
        let style = RULES.times(self.detail_style().points);
        let setting = Setting { style, gaps: (RULES_GAP, RULE_GAP), language: self.look.language };
        match self.has_rules() {
            true => legend::set(column, &self.entry.puzzle, self.entry.rules.as_deref(), &setting),
            false => legend::set_key_alone(column, &self.entry.puzzle, &setting),
        }
    }

    /// Sets the text below the board, starting at the top of the area.
    pub(super) fn below(&self, room: Area) -> Below {
        let mut column = Column::within(room, self.look.family);
        let mut marks = self.set_rules(&mut column);
        if let Some(cut) = self.cut(&column, room) {
            column.y = column.lines[cut].at.y - column.lines[cut].size;
            column.lines.truncate(cut);
            marks.keep_above(column.y);
        }
        let in_caption = || self.band(room).code.is_some();
        let side = self.code_side(room).filter(|_| !self.look.answer && !in_caption());
        let code = side.map(|side| {
            column.space(RULES_GAP);
            let left = if self.look.language.is_right_to_left() { room.max.x - side } else { room.min.x };
            let area = Area::new(left, column.y, side, side);
            column.space(side);
            area
        });
        Below { lines: column.lines, marks, code, end: column.y }
    }

    /// Returns the number of lines that stay below the board if not all fit. At least two lines are moved to another
    /// page.
    fn cut(&self, column: &Column, room: Area) -> Option<usize> {
        let most = room.min.y + self.look.most_below_mm;
        let (all, fits) = (column.lines.len(), column.lines.iter().take_while(|line| line.at.y <= most).count());
        (fits < all).then(|| fits.min(all.saturating_sub(2)))
    }

    /// Returns the lines that do not fit, set from the top of the area.
    pub(super) fn rest(&self, room: Area) -> Vec<Line> {
        let mut column = Column::within(room, self.look.family);
        self.set_rules(&mut column);
        self.cut(&column, room).map(|cut| column.lines.split_off(cut)).unwrap_or_default()
    }

    /// Prints the text in this area.
    pub(super) fn print_below(&self, below: Below, area: Area, leaf: &mut Leaf) {
        let marks = below.marks.scene(self.look.ink, area);
        if !marks.is_empty() {
            leaf.add(Role::Furniture, marks, Some(self.index));
        }
        self.add_text(leaf, Role::Text, below.lines, area);
        if let Some(area) = below.code {
            self.print_code(area, leaf);
        }
    }

    /// Adds lines for notes, if there is enough space for some.
    pub(super) fn add_notes(&self, leaf: &mut Leaf, area: Area) {
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
}
