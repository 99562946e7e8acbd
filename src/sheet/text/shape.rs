//! A line of text as glyphs: first split into runs of one direction (the Unicode bidirectional algorithm), each of
//! these into runs of one font, and each of those shaped on its own.
//!
//! A run of one font is a run of one script as far as shaping goes: each fallback font holds one script, and the
//! program's own font treats Latin, Greek and Cyrillic alike.

use std::ops::Range;

use harfrust::{Direction, ShapeOptions, UnicodeBuffer};
use skrifa::GlyphId;
use unicode_bidi::{BidiClass, BidiInfo, Direction as BaseDirection, Level};

use super::fonts::{Font, FontId, chain_of, main_font};
use crate::scene::Face;

/// A glyph of a shaped line; lengths in ems from the left end of the baseline, y down.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyph {
    /// The font it is of.
    pub font: FontId,
    /// The glyph's number in its font.
    pub id: u32,
    /// How far to the right it stands.
    pub x: f32,
    /// How far below the baseline it stands.
    pub y: f32,
    /// How far the next one stands from where this one does, in font sizes.
    pub advance: f32,
    /// The letters it stands for, in bytes of the text. Glyphs that make up one cluster share them.
    pub letters: Range<usize>,
    /// The fonts have these letters; otherwise this is an empty square.
    pub known: bool,
}

/// Whether a text is read from right to left: whether its first letter with a direction is.
pub fn is_right_to_left(text: &str) -> bool {
    unicode_bidi::get_base_direction_full(text) == BaseDirection::Rtl
}

/// The glyphs of a line from left to right.
pub fn shape(text: &str, face: impl Into<Face>) -> Vec<Glyph> {
    shape_within(text, face.into(), is_right_to_left(text))
}

/// The glyphs of a line from left to right, as part of a paragraph that is read in the given direction.
pub(super) fn shape_within(text: &str, face: Face, right_to_left: bool) -> Vec<Glyph> {
    // Line breaks, tabs and the rest are drawn as spaces. These are shorter, so remember where each byte was.
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
            if backward {
                pieces.reverse();
            }
            for (font, piece) in pieces {
                shape_piece(&line, font, piece, backward, face, &mut pen, &mut glyphs);
            }
        }
    }
    for glyph in &mut glyphs {
        glyph.letters = places[glyph.letters.start]..places[glyph.letters.end];
    }
    glyphs
}

/// Splits a run of one direction where the font changes.
fn pieces_of_one_font(line: &str, run: Range<usize>, face: Face) -> Vec<(FontId, Range<usize>)> {
    let chain = chain_of(face);
    let mut pieces: Vec<(FontId, Range<usize>)> = Vec::new();
    for (offset, letter) in line[run.clone()].char_indices() {
        let (start, end) = (run.start + offset, run.start + offset + letter.len_utf8());
        let before = pieces.last_mut();
        // Accents and joiners belong to the letter before them, and are shaped with it.
        let belongs = match unicode_bidi::bidi_class(letter) {
            BidiClass::BN => true,
            BidiClass::NSM => before.as_ref().is_some_and(|(font, _)| Font::of(*font).has(letter)),
            _ => false,
        };
        let own = chain.into_iter().find(|&font| Font::of(font).has(letter));
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

/// Adds the glyphs of a piece of one font and direction.
fn shape_piece(
    line: &str,
    id: FontId,
    piece: Range<usize>,
    backward: bool,
    face: Face,
    pen: &mut f32,
    glyphs: &mut Vec<Glyph>,
) {
    let font = Font::of(id);
    let mut buffer = UnicodeBuffer::new();
    for (offset, letter) in line[piece.clone()].char_indices() {
        buffer.add(letter, (piece.start + offset) as u32);
    }
    buffer.guess_segment_properties();
    buffer.set_direction(if backward { Direction::RightToLeft } else { Direction::LeftToRight });
    let shaped = font.shaper.shaper(&font.face).build().shape(buffer, ShapeOptions::new());
    let em = |units: i32| units as f32 / font.units_per_em;
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
                let (square, advance) = Font::of(own).lacking();
                (own, square.to_u32(), advance)
            }
        };
        let (x, y) = (*pen + em(position.x_offset), -em(position.y_offset));
        glyphs.push(Glyph { font, id, x, y, advance, letters: start..end, known });
        *pen += advance;
    }
}
