//! The text below a board: rules, the key of overlapping grids, a link that is too large for the caption, and lines for
//! notes.

use super::slot::Slot;
use crate::scene::{Area, Ink, Layer, Point, Scene, Weight, Width};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::legend::{self, LegendMarks, LegendStyle};
use crate::words::Message;

/// The typeset text below a board.
pub(super) struct TextBelow {
    lines: Vec<TypesetLine>,
    marks: LegendMarks,
    code: Option<Area>,
    /// The bottom edge.
    pub end: f32,
}

const RULES: TypeStyle = TypeStyle::new(1.0, 1.4, Weight::Regular, Ink::Given);
/// The gap between board and rules, in millimetres.
const RULES_GAP: f32 = 3.0;
/// The gap between rules, in millimetres.
const RULE_GAP: f32 = 1.0;
const NOTE_LINE_MM: f32 = 8.0;
const MIN_NOTE_LINES: usize = 2;

impl Slot<'_> {
    pub(super) fn has_rules(&self) -> bool {
        !self.style.is_answer && (self.style.prints_rules || self.entry.rules.is_some())
    }

    /// Sets the rules text, or only the key of overlapping grids. Returns the marks next to the sentences.
    pub(super) fn set_rules(&self, column: &mut TextColumn) -> LegendMarks {
        if self.style.is_answer {
            return LegendMarks::default();
        }
        let style = RULES.scaled(self.detail_style().points);
        let setting = LegendStyle { style, gaps: (RULES_GAP, RULE_GAP), language: self.style.language };
        match self.has_rules() {
            true => legend::set_rules(column, &self.entry.puzzle, self.entry.rules.as_deref(), &setting),
            false => legend::set_key_alone(column, &self.entry.puzzle, &setting),
        }
    }

    /// Sets the text below the board, starting at the top of the area.
    pub(super) fn set_below(&self, room: Area) -> TextBelow {
        let mut column = TextColumn::within(room, self.style.family);
        let mut marks = self.set_rules(&mut column);
        if let Some(cut) = self.cut_line(&column, room) {
            column.y = column.lines[cut].at.y - column.lines[cut].size;
            column.lines.truncate(cut);
            marks.keep_above(column.y);
        }
        let in_caption = || self.caption_above(room).code.is_some();
        // A link that is small enough is in the caption already.
        let side = self.code_side(room).filter(|_| !self.style.is_answer && !in_caption());
        let code = side.map(|side| {
            column.space(RULES_GAP);
            let left = if self.style.language.is_right_to_left() { room.max.x - side } else { room.min.x };
            let area = Area::new(left, column.y, side, side);
            column.space(side);
            area
        });
        TextBelow { lines: column.lines, marks, code, end: column.y }
    }

    /// Returns the number of lines that stay below the board if not all fit. At least two lines are moved to another
    /// page.
    fn cut_line(&self, column: &TextColumn, room: Area) -> Option<usize> {
        let most = room.min.y + self.style.max_below_mm?;
        let (all, fits) = (column.lines.len(), column.lines.iter().take_while(|line| line.at.y <= most).count());
        (fits < all).then(|| fits.min(all.saturating_sub(2)))
    }

    /// Returns the lines that do not fit, set from the top of the area.
    pub(super) fn cut_lines(&self, room: Area) -> Vec<TypesetLine> {
        let mut column = TextColumn::within(room, self.style.family);
        self.set_rules(&mut column);
        self.cut_line(&column, room).map(|cut| column.lines.split_off(cut)).unwrap_or_default()
    }

    /// Prints the text in this area.
    pub(super) fn print_below(&self, below: TextBelow, area: Area, leaf: &mut Leaf) {
        let marks = below.marks.scene(self.style.ink, area);
        if !marks.is_empty() {
            leaf.add(Role::Artifact, marks, Some(self.index));
        }
        self.add_text(leaf, Role::Text, below.lines, area);
        if let Some(area) = below.code {
            self.print_code(area, leaf);
        }
    }

    /// Adds lines for notes, if there is enough space for some.
    pub(super) fn add_notes(&self, leaf: &mut Leaf, area: Area) {
        const MAX_LINES: usize = 8;
        let count = ((area.height() / NOTE_LINE_MM) as usize).saturating_sub(1).min(MAX_LINES);
        if count < MIN_NOTE_LINES {
            return;
        }
        let mut scene = Scene::new(area);
        for line in 1..=count {
            let y = area.min.y + NOTE_LINE_MM * (line as f32 + 0.5);
            scene.line(Layer::Grid, Point::new(area.min.x, y), Point::new(area.max.x, y), Width::Thin, Ink::ThinLine);
        }
        let words = self.style.language.translate(&Message::new("sheet-lines"));
        leaf.add(Role::Picture(words), scene, Some(self.index));
    }
}
