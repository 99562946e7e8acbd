//! Lines of text as measures, glyphs and outlines, in the program's own fonts. Everything that needs to know how wide a
//! text is or how its letters look asks here; this is the only folder that names the shaper and the font reader.
//!
//! A text is one line: line breaks in it are drawn as spaces, [`wrap`] makes lines. Lengths come in the unit of the
//! font size handed in. Pairs are kerned; figures are proportional, as the screen draws them. A line may mix scripts
//! and directions; as a whole it is read in the direction of its first letter that has one.

mod fonts;
mod outline;
mod own;
mod shape;
mod widths;
mod wrap;

use std::collections::BTreeSet;

use crate::scene::{Anchor, Face, Point};

pub use fonts::{FAMILIES, FontFile, FontId, font_chain, font_files};
pub use outline::{Step, ink, outline};
pub use own::{FontError, MOST_FONT_BYTES, MOST_FONTS, add_family};
pub use shape::{Glyph, is_right_to_left, shape};
pub use wrap::{widest_word, wrap, wrap_evenly};

/// How wide a line is, from the start of its first letter's space to the end of its last.
pub fn width(text: &str, size: f32, face: impl Into<Face>) -> f32 {
    widths::advance(text, face.into(), is_right_to_left(text)) * size
}

/// The height of the capital letters, which is also that of the digits 0 to 9.
pub fn cap_height(size: f32, face: impl Into<Face>) -> f32 {
    fonts::Font::of(fonts::main_font(face.into())).cap_height() * size
}

/// The letters the fonts have no picture for; an empty square stands in their place.
pub fn missing(text: &str, face: impl Into<Face>) -> BTreeSet<char> {
    let squares = shape(text, face).into_iter().filter(|glyph| !glyph.known);
    squares.filter_map(|glyph| text[glyph.letters].chars().next()).collect()
}

/// The left end of the baseline of a text whose anchor is at `at`.
pub fn baseline_start(text: &str, at: Point, anchor: Anchor, size: f32, face: impl Into<Face>) -> Point {
    let face = face.into();
    match anchor {
        Anchor::BaselineStart if is_right_to_left(text) => Point::new(at.x - width(text, size, face), at.y),
        Anchor::BaselineStart => at,
        Anchor::Centre => {
            let middle = if has_capitals(text, face) { None } else { ink(text, size, face) };
            let middle = middle.map_or(-cap_height(size, face) / 2.0, |ink| ink.center().y);
            Point::new(at.x - width(text, size, face) / 2.0, at.y - middle)
        }
    }
}

/// Whether a text is of letters and digits as high as the capitals, so that its middle is theirs: those of the
/// program's own font. Other scripts have no such height, and signs stand anywhere.
fn has_capitals(text: &str, face: Face) -> bool {
    let own = fonts::main_font(face);
    text.contains(char::is_alphanumeric) && shape(text, face).iter().all(|glyph| glyph.font == own)
}

#[cfg(test)]
mod tests;
