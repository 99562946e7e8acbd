//! Shaping of a line of text into glyphs. The line is first split into runs of one direction (the Unicode bidirectional
//! algorithm). Each of these is split into runs of one font, which are shaped separately.
//!
//! For shaping, a run of one font is a run of one script: each fallback font contains one script, and the built-in font
//! treats Latin, Greek and Cyrillic alike.

use std::ops::Range;

use harfrust::{Direction, ShapeOptions, UnicodeBuffer};
use skrifa::GlyphId;
use unicode_bidi::{BidiClass, BidiInfo, Direction as BaseDirection, Level};

use super::fonts::{FontId, face_chain, main_font};
use crate::scene::Face;

/// A glyph of a shaped line. Lengths are in ems from the left end of the baseline, with the y axis pointing down.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyph {
    /// The font of the glyph.
    pub font: FontId,
    /// The glyph index in its font.
    pub id: u32,
    /// The horizontal position.
    pub x: f32,
    /// The distance below the baseline.
    pub y: f32,
    /// The distance to the position of the next glyph, in ems.
    pub advance: f32,
    /// The characters that it represents, as a byte range of the text. Glyphs of one cluster share them.
    pub text_range: Range<usize>,
    /// True if the fonts have these characters. Otherwise the glyph is an empty box.
    pub is_known: bool,
}

/// Returns whether a text reads from right to left, which is decided by its first letter with a direction.
pub fn is_right_to_left(text: &str) -> bool {
    unicode_bidi::get_base_direction_full(text) == BaseDirection::Rtl
}

/// Returns the glyphs of a line from left to right.
pub fn shape(text: &str, face: impl Into<Face>) -> Vec<Glyph> {
    shape_within(text, face.into(), is_right_to_left(text))
}

/// Returns the glyphs of a line from left to right, as part of a paragraph with the given direction.
pub(super) fn shape_within(text: &str, face: Face, right_to_left: bool) -> Vec<Glyph> {
    // Line breaks, tabs and other white space are drawn as spaces. A space may have fewer bytes than the character that
    // it replaces, so the original position of each byte is recorded.
    let mut line = String::with_capacity(text.len());
    let mut places = Vec::with_capacity(text.len() + 1);
    for (place, letter) in text.char_indices() {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        line.push(letter);
        places.resize(line.len(), place);
    }
    places.push(text.len());
    let level = if right_to_left { Level::rtl() } else { Level::ltr() };
    let bidi = BidiInfo::new(&line, Some(level));
    let mut glyphs = Vec::new();
    let mut pen = 0.0;
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let backward = levels[run.start].is_rtl();
            let mut pieces = pieces_of_one_font(&line, run, face);
            // The pen moves from left to right, so the last piece of a right-to-left run comes first.
            if backward {
                pieces.reverse();
            }
            for (font, piece) in pieces {
                shape_piece(&line, font, piece, backward, face, &mut pen, &mut glyphs);
            }
        }
    }
    for glyph in &mut glyphs {
        glyph.text_range = places[glyph.text_range.start]..places[glyph.text_range.end];
    }
    glyphs
}

/// Splits a run of one direction where the font changes.
fn pieces_of_one_font(line: &str, run: Range<usize>, face: Face) -> Vec<(FontId, Range<usize>)> {
    let chain = face_chain(face);
    let mut pieces: Vec<(FontId, Range<usize>)> = Vec::new();
    for (offset, letter) in line[run.clone()].char_indices() {
        let (start, end) = (run.start + offset, run.start + offset + letter.len_utf8());
        let before = pieces.last_mut();
        // Combining accents and joiners belong to the preceding letter, and are shaped with it.
        let belongs = match unicode_bidi::bidi_class(letter) {
            BidiClass::BN => true,
            BidiClass::NSM => before.as_ref().is_some_and(|(font, _)| font.font().has(letter)),
            _ => false,
        };
        let own = chain.into_iter().find(|&font| font.font().has(letter));
        let font = match &before {
            Some((font, _)) if belongs => *font,
            _ => own.unwrap_or(main_font(face)),
        };
        match before {
            Some((same, piece)) if *same == font => piece.end = end,
            _ => pieces.push((font, start..end)),
        }
    }
    pieces
}

/// Adds the glyphs of a run with one font and direction.
fn shape_piece(
    line: &str,
    id: FontId,
    piece: Range<usize>,
    backward: bool,
    face: Face,
    pen: &mut f32,
    glyphs: &mut Vec<Glyph>,
) {
    let font = id.font();
    let mut buffer = UnicodeBuffer::new();
    for (offset, letter) in line[piece.clone()].char_indices() {
        buffer.add(letter, (piece.start + offset) as u32);
    }
    // The script is guessed from the letters. The direction is that of the run, even for digits and punctuation alone.
    buffer.guess_segment_properties();
    buffer.set_direction(if backward { Direction::RightToLeft } else { Direction::LeftToRight });
    let shaped = font.shaper.shaper(&font.face).build().shape(buffer, ShapeOptions::new());
    let em = |units: i32| units as f32 / font.units_per_em;
    // A cluster ends where the next one begins in the text, whatever the order of their glyphs.
    let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
        let start = info.cluster as usize;
        let end = starts.get(starts.partition_point(|&other| other <= start)).copied().unwrap_or(piece.end);
        let known = info.glyph_id != GlyphId::NOTDEF.to_u32();
        let (font, id, advance) = match known {
            true => (id, info.glyph_id, em(position.x_advance)),
            false => {
                let own = main_font(face.weight.into());
                let (square, advance) = own.font().missing_glyph();
                (own, square.to_u32(), advance)
            }
        };
        let (x, y) = (*pen + em(position.x_offset), -em(position.y_offset));
        glyphs.push(Glyph { font, id, x, y, advance, text_range: start..end, is_known: known });
        *pen += advance;
    }
}
