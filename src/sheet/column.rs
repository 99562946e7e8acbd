//! A column of paragraphs. Right-to-left paragraphs are flush with the right edge.

use std::collections::BTreeSet;

use super::text;
use crate::scene::{Anchor, Area, Face, FontFamily, Ink, Item, Layer, Point, Scene, TextRole, Weight};

const MM_PER_POINT: f32 = 25.4 / 72.0;

/// A text style: font size, line spacing, weight and ink.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypeStyle {
    /// The font size in points.
    pub points: f32,
    /// The distance between baselines, in font sizes.
    pub leading: f32,
    /// The font weight.
    pub weight: Weight,
    /// The ink of the text.
    pub ink: Ink,
}

impl TypeStyle {
    /// Creates a style.
    pub const fn new(points: f32, leading: f32, weight: Weight, ink: Ink) -> TypeStyle {
        TypeStyle { points, leading, weight, ink }
    }

    /// Returns the font face of this style in a family.
    pub fn face(&self, family: FontFamily) -> Face {
        Face { family, weight: self.weight }
    }

    /// Returns the same style in another size.
    pub fn scaled(self, factor: f32) -> TypeStyle {
        TypeStyle { points: self.points * factor, ..self }
    }
}

/// A line of text with its position.
#[derive(Clone, Debug)]
pub(super) struct TypesetLine {
    /// The start of the baseline, in the unit of the scene.
    pub at: Point,
    /// The font size in that unit.
    pub size: f32,
    /// The text of the line.
    pub text: String,
    /// The font face.
    pub face: Face,
    /// The ink of the text.
    pub ink: Ink,
}

impl TypesetLine {
    /// Returns the line as an item of a scene.
    pub fn item(self) -> Item {
        let TypesetLine { at, size, text, face, ink } = self;
        Item::Text { at, size, text, anchor: Anchor::BaselineStart, face, role: TextRole::Label, ink }
    }
}

/// A column of text, set from top to bottom.
pub(super) struct TextColumn {
    /// The start of left-to-right lines.
    pub left: f32,
    /// The length available to left-to-right lines.
    pub ltr_width: f32,
    /// The start of right-to-left lines.
    pub right: f32,
    /// The length available to right-to-left lines.
    pub rtl_width: f32,
    /// The font family.
    pub family: FontFamily,
    /// The length of a millimetre in the unit of the scene.
    pub unit: f32,
    /// The top of the next line.
    pub y: f32,
    /// The lines set so far.
    pub lines: Vec<TypesetLine>,
}

impl TextColumn {
    /// Creates a column that fills the width of an area, in millimetres.
    pub fn within(area: Area, family: FontFamily) -> TextColumn {
        let (left, right, room) = (area.min.x, area.max.x, area.width());
        TextColumn {
            left,
            ltr_width: room,
            right,
            rtl_width: room,
            family,
            unit: 1.0,
            y: area.min.y,
            lines: Vec::new(),
        }
    }

    /// Leaves this much space, in millimetres.
    pub fn space(&mut self, mm: f32) {
        self.y += mm * self.unit;
    }

    /// Returns the font size of a style in the unit of the scene.
    pub fn size(&self, style: &TypeStyle) -> f32 {
        style.points * MM_PER_POINT * self.unit
    }

    /// Returns the length available to the lines of a paragraph, and the position at which they start.
    fn room(&self, words: &str) -> (f32, f32) {
        match text::is_right_to_left(words) {
            true => (self.rtl_width, self.right),
            false => (self.ltr_width, self.left),
        }
    }

    /// Returns the style, reduced to fit the text on one line if possible, but not below `least` points.
    pub fn fit_line(&self, style: &TypeStyle, least: f32, words: &str) -> TypeStyle {
        let wide = text::width(words, self.size(style), style.face(self.family));
        let (room, _) = self.room(words);
        // The quotient is at most 1, so that a short text is not enlarged.
        let points = (style.points * room / wide.max(room)).max(least);
        TypeStyle { points, ..*style }
    }

    /// Returns the style, reduced to avoid breaking words if possible, but not below `least` points.
    pub fn fit_words(&self, style: &TypeStyle, least: f32, words: &str) -> TypeStyle {
        let wide = text::widest_word(words, self.size(style), style.face(self.family));
        let (room, _) = self.room(words);
        let points = (style.points * room / wide.max(room)).max(least.min(style.points));
        TypeStyle { points, ..*style }
    }

    /// Sets a paragraph; an empty one takes no space.
    pub fn paragraph(&mut self, style: &TypeStyle, words: &str) {
        let size = self.size(style);
        let face = style.face(self.family);
        let cap = text::cap_height(size, face);
        let (room, start) = self.room(words);
        for text in text::wrap_evenly(words, size, face, room) {
            // The capitals are centred vertically in the line.
            let at = Point::new(start, self.y + (size * style.leading + cap) / 2.0);
            self.lines.push(TypesetLine { at, size, text, face, ink: style.ink });
            self.y += size * style.leading;
        }
    }

    /// Moves all lines down.
    pub fn move_down(&mut self, by: f32) {
        self.lines.iter_mut().for_each(|line| line.at.y += by);
        self.y += by;
    }

    /// Returns the area below `top` that the text may fill: the union of the columns for all directions in which its
    /// lines run.
    pub fn area(&self, top: f32) -> Area {
        let height = self.y - top;
        let rightward = Area::new(self.left, top, self.ltr_width, height);
        let leftward = Area::new(self.right - self.rtl_width, top, self.rtl_width, height);
        let starts: Vec<bool> = self.lines.iter().map(|line| text::is_right_to_left(&line.text)).collect();
        match (starts.contains(&true), starts.contains(&false)) {
            (true, true) => leftward.union(rightward),
            (true, false) => leftward,
            (false, _) => rightward,
        }
    }
}

/// Returns the characters of a scene's texts that the fonts lack. They are printed as empty boxes.
pub(super) fn missing_letters<'a>(items: impl Iterator<Item = &'a Item>) -> BTreeSet<char> {
    let letters = items.flat_map(|item| match item {
        Item::Text { text, face, .. } => text::missing(text, *face),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
            BTreeSet::new()
        }
    });
    letters.collect()
}

/// Returns the lines as a picture that fills `area`.
pub(super) fn scene_of(lines: Vec<TypesetLine>, area: Area) -> Scene {
    let mut scene = Scene::new(area);
    for line in lines {
        scene.add(Layer::Digit, line.item());
    }
    scene
}
