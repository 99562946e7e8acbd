//! Paragraphs set one below the other, with what is read from right to left flush with the right edge.

use std::collections::BTreeSet;

use super::text;
use crate::scene::{Anchor, Area, Face, Family, Ink, Item, Layer, Point, Scene, TextRole, Weight};

const MM_PER_POINT: f32 = 25.4 / 72.0;

/// A kind of text on the page: its size, the distance of its baselines in sizes, and its looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// The font size in points.
    pub points: f32,
    /// From one baseline to the next, in font sizes.
    pub leading: f32,
    /// How bold it is.
    pub weight: Weight,
    /// What it is printed in.
    pub ink: Ink,
}

impl Style {
    /// A style of all these.
    pub const fn new(points: f32, leading: f32, weight: Weight, ink: Ink) -> Style {
        Style { points, leading, weight, ink }
    }

    /// How its letters look in a family.
    pub fn face(&self, family: Family) -> Face {
        Face { family, weight: self.weight }
    }

    /// The same looks in another size.
    pub fn times(self, factor: f32) -> Style {
        Style { points: self.points * factor, ..self }
    }
}

/// A line of text and its place.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Where its baseline starts, in the unit of the scene.
    pub at: Point,
    /// The font size in that unit.
    pub size: f32,
    /// Its words.
    pub text: String,
    /// How its letters look.
    pub face: Face,
    /// What it is printed in.
    pub ink: Ink,
}

impl Line {
    /// The line as an item of a scene.
    pub fn item(self) -> Item {
        let Line { at, size, text, face, ink } = self;
        Item::Text { at, size, text, anchor: Anchor::BaselineStart, face, role: TextRole::Label, ink }
    }
}

/// Text being set from top to bottom.
pub(super) struct Column {
    /// Where lines start that are read from left to right.
    pub left: f32,
    /// How long these may be.
    pub rightward: f32,
    /// Where lines start that are read from right to left.
    pub right: f32,
    /// How long these may be.
    pub leftward: f32,
    /// What its letters are of.
    pub family: Family,
    /// What a millimetre comes to in the unit of the scene.
    pub unit: f32,
    /// Where the next line begins.
    pub y: f32,
    /// The lines set so far.
    pub lines: Vec<Line>,
}

impl Column {
    /// A column in millimetres.
    pub fn within(area: Area, family: Family) -> Column {
        let (left, right, room) = (area.min.x, area.max.x, area.width());
        Column { left, rightward: room, right, leftward: room, family, unit: 1.0, y: area.min.y, lines: Vec::new() }
    }

    /// Leaves so many millimetres free.
    pub fn space(&mut self, mm: f32) {
        self.y += mm * self.unit;
    }

    /// The font size of a style in the unit of the scene.
    pub fn size(&self, style: &Style) -> f32 {
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
    pub fn fitting(&self, style: &Style, least: f32, words: &str) -> Style {
        let wide = text::width(words, self.size(style), style.face(self.family));
        let (room, _) = self.room(words);
        let points = (style.points * room / wide.max(room)).max(least);
        Style { points, ..*style }
    }

    /// The style, smaller if that keeps the words whole, but not below `least` points.
    pub fn keeping_words(&self, style: &Style, least: f32, words: &str) -> Style {
        let wide = text::widest_word(words, self.size(style), style.face(self.family));
        let (room, _) = self.room(words);
        let points = (style.points * room / wide.max(room)).max(least.min(style.points));
        Style { points, ..*style }
    }

    /// Sets a paragraph; an empty one takes no room.
    pub fn paragraph(&mut self, style: &Style, words: &str) {
        let size = self.size(style);
        let face = style.face(self.family);
        let cap = text::cap_height(size, face);
        let (room, start) = self.room(words);
        for text in text::wrap_evenly(words, size, face, room) {
            // Capitals stand in the middle of the line's height.
            let at = Point::new(start, self.y + (size * style.leading + cap) / 2.0);
            self.lines.push(Line { at, size, text, face, ink: style.ink });
            self.y += size * style.leading;
        }
    }

    /// Moves all lines down.
    pub fn lower(&mut self, by: f32) {
        self.lines.iter_mut().for_each(|line| line.at.y += by);
        self.y += by;
    }

    /// The rectangle from `top` down that the text may fill: one column for each direction that it is read in.
    pub fn area(&self, top: f32) -> Area {
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

/// Letters of a scene's texts that the fonts lack; they are printed as empty squares.
pub(super) fn missing_letters<'a>(items: impl Iterator<Item = &'a Item>) -> BTreeSet<char> {
    let letters = items.flat_map(|item| match item {
        Item::Text { text, face, .. } => text::missing(text, *face),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => BTreeSet::new(),
    });
    letters.collect()
}

/// The lines as a picture that fills `area`.
pub(super) fn scene_of(lines: Vec<Line>, area: Area) -> Scene {
    let mut scene = Scene::new(area);
    for line in lines {
        scene.add(Layer::Digit, line.item());
    }
    scene
}
