//! Rows of digits.

use krilla::geom::Point as PdfPoint;
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};

use super::text_cache::TextCache;
use crate::scene::{Ink, Point};
use crate::sheet::text::Glyph;

/// Digits of one style in a row. They are written as one text with wide spaces. This makes the file smaller, and
/// programs that read the text find the digits in one row.
pub(super) struct DigitRow {
    text: String,
    /// The glyphs with their horizontal positions.
    glyphs: Vec<(Glyph, f32)>,
    y: f32,
    size: f32,
    /// The ink of all digits.
    pub ink: Ink,
}

impl DigitRow {
    /// Creates a row without digits, on the baseline of its first digit.
    pub fn new(start: Point, size: f32, ink: Ink) -> DigitRow {
        DigitRow { text: String::new(), glyphs: Vec::new(), y: start.y, size, ink }
    }

    /// Returns whether a digit continues the row.
    pub fn is_continued_by(&self, glyph: &Glyph, start: Point, size: f32, ink: Ink) -> bool {
        let last = self.glyphs.last().is_some_and(|(last, x)| last.font == glyph.font && *x < start.x);
        last && self.y == start.y && self.size == size && self.ink == ink
    }

    /// Adds a digit that starts at this horizontal position.
    pub fn add(&mut self, text: &str, glyph: &Glyph, x: f32) {
        let letters = self.text.len()..self.text.len() + text.len();
        self.text.push_str(text);
        self.glyphs.push((Glyph { text_range: letters, ..glyph.clone() }, x));
    }

    /// Draws the digits with the selected colour.
    pub fn draw(&self, surface: &mut Surface<'_>, letters: &mut TextCache) {
        let Some((first, x)) = self.glyphs.first() else { return };
        let nexts = self.glyphs.iter().skip(1).map(|(_, x)| Some(*x)).chain([None]);
        let size = self.size;
        let mut pen = *x;
        let placed: Vec<KrillaGlyph> = self
            .glyphs
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
        let font = letters.font(first.font);
        surface.draw_glyphs(PdfPoint::from_xy(*x, self.y), &placed, font, &self.text, size, false);
    }
}
