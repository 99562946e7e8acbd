//! A cache of fonts and shaped texts for a whole file, and rows of digits.

use std::collections::HashMap;
use std::rc::Rc;

use krilla::geom::Point as PdfPoint;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use super::canvas::PdfCanvas;
use crate::scene::{Anchor, Face, Ink, Point};
use crate::sheet::text::{self, FontId, Glyph};

/// A cache of fonts and shaped texts for a whole file.
#[derive(Default)]
pub(super) struct TextCache {
    fonts: Vec<(FontId, Font)>,
    /// Digits and other short texts, which occur again and again.
    short: HashMap<(String, Face), Rc<ShapedText>>,
}

/// A shaped text of size 1.
pub(super) struct ShapedText {
    pub glyphs: Vec<Glyph>,
    /// The start of its baseline, relative to its centre.
    pub centre: Point,
}

impl ShapedText {
    fn of(text: &str, face: Face) -> ShapedText {
        let centre = text::baseline_start(text, Point::new(0.0, 0.0), Anchor::Centre, 1.0, face);
        ShapedText { glyphs: text::shape(text, face), centre }
    }
}

/// The maximum length of a cached text, in bytes.
const MAX_CACHED_BYTES: usize = 8;

impl TextCache {
    /// Returns a font from the cache.
    pub fn font(&mut self, id: FontId) -> Font {
        if let Some((_, font)) = self.fonts.iter().find(|(known, _)| *known == id) {
            return font.clone();
        }
        let font = Font::new(id.file().data.into(), 0).expect("what the reader of fonts takes, the library takes");
        self.fonts.push((id, font.clone()));
        font
    }

    /// Returns a shaped text of size 1, from the cache if it is short.
    pub fn shaped(&mut self, text: &str, face: Face) -> Rc<ShapedText> {
        if text.len() > MAX_CACHED_BYTES {
            return Rc::new(ShapedText::of(text, face));
        }
        let key = (text.to_owned(), face);
        self.short.entry(key).or_insert_with(|| Rc::new(ShapedText::of(text, face))).clone()
    }
}

/// Digits of one style in a row. They are written as one text with wide spaces. This makes the file smaller, and
/// programs that read the text find the digits in one row.
pub(super) struct OpenRow {
    text: String,
    /// The glyphs with their horizontal positions.
    glyphs: Vec<(Glyph, f32)>,
    y: f32,
    size: f32,
    ink: Ink,
}

impl PdfCanvas<'_, '_> {
    /// Adds a digit to the current row, or starts a new row if the digit does not continue the current one.
    pub(super) fn add_digit(&mut self, text: &str, glyph: &Glyph, start: Point, size: f32, ink: Ink) {
        let joins = self.open_row.as_ref().is_some_and(|row| {
            let last = row.glyphs.last().is_some_and(|(last, x)| last.font == glyph.font && *x < start.x);
            last && row.y == start.y && row.size == size && row.ink == ink
        });
        if !joins {
            self.finish_row();
        }
        let empty = || OpenRow { text: String::new(), glyphs: Vec::new(), y: start.y, size, ink };
        let row = self.open_row.get_or_insert_with(empty);
        let letters = row.text.len()..row.text.len() + text.len();
        row.text.push_str(text);
        row.glyphs.push((Glyph { text_range: letters, ..glyph.clone() }, start.x));
    }

    /// Draws the collected row of digits.
    pub(super) fn finish_row(&mut self) {
        let Some(OpenRow { text, glyphs, y, size, ink }) = self.open_row.take() else { return };
        self.fill_with(ink);
        let nexts = glyphs.iter().skip(1).map(|(_, x)| Some(*x)).chain([None]);
        let mut pen = glyphs[0].1;
        let placed: Vec<KrillaGlyph> = glyphs
            .iter()
            .zip(nexts)
            .map(|((glyph, _), next)| {
                // Spaces are rounded to thousandths of the font size, which take fewer characters in the file. The next
                // space corrects the rounding error.
                let space = next.map_or(0.0, |next| (((next - pen) / size - glyph.advance) * 1000.0).round() / 1000.0);
                let advance = glyph.advance + space;
                pen += advance * size;
                let (right, up, letters) = (glyph.x, -glyph.y, glyph.text_range.clone());
                KrillaGlyph::new(GlyphId::new(glyph.id), advance, right, up, 0.0, letters, None)
            })
            .collect();
        let (first, x) = &glyphs[0];
        let font = self.letters.font(first.font);
        self.surface.draw_glyphs(PdfPoint::from_xy(*x, y), &placed, font, &text, size, false);
    }
}
