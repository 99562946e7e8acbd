//! One puzzle as a printed picture: title and author above the board, the rules below it.
//!
//! The picture is in cell units like the board, but type is set in points, so the page knows how large a cell is
//! printed. What is read from left to right stands flush with the left edge of the board, what is read from right to left
//! with its right edge, each in a column at least [`LEAST_COLUMN_MM`] wide.

use std::collections::BTreeSet;

use super::board::{add_solution, board_area, board_scene};
use super::text;
use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::scene::{Anchor, Area, Ink, Item, Layer, Point, Scene, Weight};

/// What is printed besides the puzzle itself.
#[derive(Clone, Copy, Default, Debug)]
pub struct PageOptions<'a> {
    /// Digits to write into the cells without a given.
    pub solution: Option<&'a Filling>,
}

/// A picture to be printed, and what its maker should know.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    pub scene: Scene,
    /// The printed width of a cell, which is the unit of the scene.
    pub cell_mm: f32,
    /// Letters of the title, the author or the rules that the font lacks; they are printed as empty squares.
    pub missing: BTreeSet<char>,
}

/// The printed width of a 9x9 board, and the width that larger boards are shrunk to.
const CLASSIC_WIDTH_MM: f32 = 90.0;
const MOST_WIDTH_MM: f32 = 180.0;
/// The height that tall boards are shrunk to.
const MOST_HEIGHT_MM: f32 = 240.0;
/// Cells of small boards are no larger, those of mid-sized boards no smaller, and none so small that digits fall below
/// 7 points.
const LARGEST_CELL_MM: f32 = 12.0;
const USUAL_CELL_MM: f32 = 10.0;
const SMALLEST_CELL_MM: f32 = 4.2;
/// Below a narrow board, rules may run wider than it does.
const LEAST_COLUMN_MM: f32 = 80.0;
/// White around everything.
const MARGIN_MM: f32 = 5.0;
const MM_PER_POINT: f32 = 25.4 / 72.0;

/// How large a cell is printed, for a board of these cells and the picture of it with all that stands beside them.
fn cell_mm(cells: Area, picture: Area) -> f32 {
    let usual = (CLASSIC_WIDTH_MM / cells.width()).clamp(USUAL_CELL_MM, LARGEST_CELL_MM);
    let fitting = (MOST_WIDTH_MM / picture.width()).min(MOST_HEIGHT_MM / picture.height());
    usual.min(fitting).max(SMALLEST_CELL_MM)
}

/// A kind of text on the page: its size on a 9x9 board, the distance of its baselines in sizes, and its looks.
struct Style {
    points: f32,
    leading: f32,
    weight: Weight,
    ink: Ink,
}

const TITLE: Style = Style { points: 17.0, leading: 1.2, weight: Weight::Semibold, ink: Ink::Given };
/// A title too long for one line is set smaller, down to this, before it is broken.
const LEAST_TITLE_POINTS: f32 = 13.0;
const AUTHOR: Style = Style { points: 9.5, leading: 1.3, weight: Weight::Regular, ink: Ink::Quiet };
const RULES: Style = Style { points: 9.0, leading: 1.4, weight: Weight::Regular, ink: Ink::Given };
/// Distances in millimetres on a 9x9 board.
const AUTHOR_GAP: f32 = 0.6;
const HEADER_GAP: f32 = 3.4;
const RULES_GAP: f32 = 3.6;
const RULE_GAP: f32 = 1.4;
/// Type on the widest pages is this much larger than on a 9x9.
const MOST_GROWTH: f32 = 1.3;

/// The puzzle as it is printed.
pub fn puzzle_page(puzzle: &Puzzle, options: PageOptions) -> Page {
    let mut board = board_scene(puzzle);
    if let Some(filling) = options.solution {
        add_solution(puzzle, filling, &mut board);
    }
    let (cells, picture) = (board_area(puzzle.board()), board.bounds());
    let cell_mm = cell_mm(cells, picture);
    let growth = (cells.width() * cell_mm / CLASSIC_WIDTH_MM).clamp(1.0, MOST_GROWTH);
    // Clues beside the board stand out beyond the start of the text.
    let least = LEAST_COLUMN_MM / cell_mm;
    let mut column = Column {
        left: cells.min.x,
        right: cells.max.x,
        rightward: (picture.max.x - cells.min.x).max(least),
        leftward: (cells.max.x - picture.min.x).max(least),
        unit: growth / cell_mm,
        y: 0.0,
        lines: Vec::new(),
    };

    let title = column.fitting(&TITLE, LEAST_TITLE_POINTS, puzzle.title());
    column.paragraph(&title, puzzle.title());
    if column.y > 0.0 && !puzzle.author().trim().is_empty() {
        column.space(AUTHOR_GAP);
    }
    column.paragraph(&AUTHOR, puzzle.author());
    if column.y > 0.0 {
        column.space(HEADER_GAP);
    }
    // The header was set from zero down; it ends where the picture of the board begins.
    let top = picture.min.y - column.y;
    for line in &mut column.lines {
        line.at.y += top;
    }

    column.y = picture.max.y;
    for (index, sentence) in puzzle.rules_text().iter().enumerate() {
        column.space(if index == 0 { RULES_GAP } else { RULE_GAP });
        column.paragraph(&RULES, sentence);
    }
    let content = picture.union(column.area(top));
    let mut missing = BTreeSet::new();
    let mut scene = board.with_bounds(content.expanded(MARGIN_MM / cell_mm));
    for Line { at, size, text, weight, ink } in column.lines {
        missing.extend(text::missing(&text, weight));
        scene.add(Layer::Digit, Item::Text { at, size, text, anchor: Anchor::BaselineStart, weight, ink });
    }
    Page { scene, cell_mm, missing }
}

/// A line of text that has found its place.
struct Line {
    at: Point,
    size: f32,
    text: String,
    weight: Weight,
    ink: Ink,
}

/// Text being set from top to bottom, in cell units.
struct Column {
    /// Where lines start that are read from left to right, and how long they may be.
    left: f32,
    rightward: f32,
    /// The same for those read from right to left.
    right: f32,
    leftward: f32,
    /// What a millimetre of the design comes to.
    unit: f32,
    /// Where the next line begins.
    y: f32,
    lines: Vec<Line>,
}

impl Column {
    fn space(&mut self, mm: f32) {
        self.y += mm * self.unit;
    }

    fn size(&self, style: &Style) -> f32 {
        style.points * MM_PER_POINT * self.unit
    }

    /// How long a line of this paragraph may be, and where it starts.
    fn room(&self, words: &str) -> (f32, f32) {
        match text::is_right_to_left(words) {
            true => (self.leftward, self.right),
            false => (self.rightward, self.left),
        }
    }

    /// The style, smaller if that makes the text one line, but not below `least` points.
    fn fitting(&self, style: &Style, least: f32, words: &str) -> Style {
        let wide = text::width(words, self.size(style), style.weight);
        let (room, _) = self.room(words);
        let points = (style.points * room / wide.max(room)).max(least);
        Style { points, ..*style }
    }

    /// Sets a paragraph; an empty one takes no room.
    fn paragraph(&mut self, style: &Style, words: &str) {
        let size = self.size(style);
        let cap = text::cap_height(size, style.weight);
        let (room, start) = self.room(words);
        for text in text::wrap_evenly(words, size, style.weight, room) {
            // Capitals stand in the middle of the line's height.
            let at = Point::new(start, self.y + (size * style.leading + cap) / 2.0);
            self.lines.push(Line { at, size, text, weight: style.weight, ink: style.ink });
            self.y += size * style.leading;
        }
    }

    /// The rectangle from `top` down that the text may fill: one column for each direction that it is read in.
    fn area(&self, top: f32) -> Area {
        let height = self.y - top;
        let rightward = Area::new(self.left, top, self.rightward, height);
        let leftward = Area::new(self.right - self.leftward, top, self.leftward, height);
        let starts: Vec<bool> = self.lines.iter().map(|line| text::is_right_to_left(&line.text)).collect();
        match (starts.contains(&true), starts.contains(&false)) {
            (true, true) => leftward.union(rightward),
            (true, false) => leftward,
            (false, _) => rightward,
        }
    }
}
