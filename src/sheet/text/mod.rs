//! Lines of text: their widths, glyphs and outlines. All code that measures text or draws its letters uses this module,
//! and only this module uses the shaper and the font reader.
//!
//! A text is one line: line breaks in it are drawn as spaces, and [`wrap()`] breaks paragraphs into lines. Lengths are
//! in the unit of the given font size. Pairs are kerned; figures are proportional, as on the screen. A line may mix
//! scripts and directions; its base direction is that of its first letter that has one.

mod custom_fonts;
mod font;
mod fonts;
mod outline;
mod shape;
mod widths;
mod wrap;

use std::collections::BTreeSet;

use crate::scene::{Anchor, Face, Point};

pub use custom_fonts::{FontError, MAX_FONT_BYTES, MAX_FONTS, font_has};
pub use font::FontFile;
pub use fonts::{FAMILIES, FontId, add_family, font_chain, font_files};
pub use outline::{OutlineSegment, ink_bounds, outline};
pub use shape::{Glyph, is_right_to_left, shape};
pub use wrap::{widest_word, wrap, wrap_evenly};

/// Returns the width of a line: the sum of its advances.
pub fn width(text: &str, size: f32, face: impl Into<Face>) -> f32 {
    widths::advance(text, face.into(), is_right_to_left(text)) * size
}

/// Returns the height of the capital letters, which is also that of the digits 0 to 9.
pub fn cap_height(size: f32, face: impl Into<Face>) -> f32 {
    fonts::main_font(face.into()).font().cap_height() * size
}

/// Returns the characters that have no glyph in the fonts. They are drawn as empty boxes.
pub fn missing(text: &str, face: impl Into<Face>) -> BTreeSet<char> {
    let squares = shape(text, face).into_iter().filter(|glyph| !glyph.is_known);
    squares.filter_map(|glyph| text[glyph.text_range].chars().next()).collect()
}

/// Returns the left end of the baseline of a text with its anchor at `at`.
pub fn baseline_start(text: &str, at: Point, anchor: Anchor, size: f32, face: impl Into<Face>) -> Point {
    let face = face.into();
    match anchor {
        Anchor::BaselineStart if is_right_to_left(text) => Point::new(at.x - width(text, size, face), at.y),
        Anchor::BaselineStart => at,
        Anchor::Centre => {
            let middle = if has_capitals(text, face) { None } else { ink_bounds(text, size, face) };
            // The y axis points down, so capitals reach from `-cap_height` to the baseline at 0.
            let middle = middle.map_or(-cap_height(size, face) / 2.0, |ink| ink.center().y);
            Point::new(at.x - width(text, size, face) / 2.0, at.y - middle)
        }
    }
}

/// Returns whether a text consists of letters and digits of the face's main font, so that it is centred by the height
/// of its capitals. Other scripts have no such height, and symbols may have any position.
fn has_capitals(text: &str, face: Face) -> bool {
    let own = fonts::main_font(face);
    text.contains(char::is_alphanumeric) && shape(text, face).iter().all(|glyph| glyph.font == own)
}

#[cfg(test)]
mod tests;
