//! A cache of fonts and shaped texts for a whole file.

use std::collections::HashMap;
use std::rc::Rc;

use krilla::text::Font;

use crate::scene::{Anchor, Face, Point};
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
