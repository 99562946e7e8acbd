//! Lines of text as measures and outlines, in the program's own font. Everything that needs to know how wide a text is
//! or how its letters look asks here; this is the only file that names the shaper and the font reader.
//!
//! A text is one line: line breaks in it are drawn as spaces, [`wrap`] makes lines. Lengths come in the unit of the
//! font size handed in. Pairs are kerned; figures are proportional, as the screen draws them. Each line is shaped as one
//! run from left to right, since the font has no right-to-left script: splitting a line into runs of one direction, and
//! choosing a font for each, belongs into `shape`, which alone knows glyphs.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::scene::{Anchor, Point, Weight};

/// One font file, read and ready to shape.
struct Font {
    face: FontRef<'static>,
    shaper: ShaperData,
    outlines: OutlineGlyphCollection<'static>,
    units_per_em: f32,
    /// In ems.
    cap_height: f32,
    /// The glyph of [`LACKING`] and its advance in ems.
    lacking: (GlyphId, f32),
}

impl Font {
    fn of(weight: Weight) -> &'static Font {
        static REGULAR: OnceLock<Font> = OnceLock::new();
        static MEDIUM: OnceLock<Font> = OnceLock::new();
        static SEMIBOLD: OnceLock<Font> = OnceLock::new();
        let cell = match weight {
            Weight::Regular => &REGULAR,
            Weight::Medium => &MEDIUM,
            Weight::Semibold => &SEMIBOLD,
        };
        cell.get_or_init(|| Font::read(font_file(weight)))
    }

    fn read(file: &'static [u8]) -> Font {
        let face = FontRef::new(file).expect("the embedded font is a font");
        let metrics = face.metrics(Size::unscaled(), LocationRef::default());
        let units_per_em = f32::from(metrics.units_per_em);
        let cap_height = metrics.cap_height.expect("the embedded font knows its cap height") / units_per_em;
        let lacking = face.charmap().map(LACKING).expect("the embedded font has a square");
        let advance = face.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(lacking);
        let lacking = (lacking, advance.unwrap_or(units_per_em) / units_per_em);
        let (shaper, outlines) = (ShaperData::new(&face), face.outline_glyphs());
        Font { face, shaper, outlines, units_per_em, cap_height, lacking }
    }
}

/// The OpenType file of a weight, for outputs that embed fonts.
pub fn font_file(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Regular => include_bytes!("../../assets/fonts/Inter-Regular.otf"),
        Weight::Medium => include_bytes!("../../assets/fonts/Inter-Medium.otf"),
        Weight::Semibold => include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
    }
}

/// What stands for a letter the font lacks: its empty square. The font's own sign for that looks like a menu.
const LACKING: char = '\u{25a1}';

/// A glyph of a shaped line; lengths in ems from the left end of the baseline, y down.
struct Glyph {
    id: GlyphId,
    x: f32,
    y: f32,
    advance: f32,
    /// Where in the text its letters begin, in bytes. Letters that form one glyph share a start.
    start: usize,
    /// The font has these letters; otherwise this is [`LACKING`].
    known: bool,
}

/// The glyphs of a line from left to right.
fn shape(text: &str, weight: Weight) -> Vec<Glyph> {
    let font = Font::of(weight);
    let mut buffer = UnicodeBuffer::new();
    for (start, letter) in text.char_indices() {
        buffer.add(if letter.is_whitespace() { ' ' } else { letter }, start as u32);
    }
    buffer.guess_segment_properties();
    buffer.set_direction(Direction::LeftToRight);
    let shaper = font.shaper.shaper(&font.face).build();
    let shaped = shaper.shape(buffer, ShapeOptions::new());
    let em = |units: i32| units as f32 / font.units_per_em;
    let mut pen = 0.0;
    let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(|(info, position)| {
        let (start, id) = (info.cluster as usize, GlyphId::new(info.glyph_id));
        let known = id != GlyphId::NOTDEF;
        let (id, advance) = if known { (id, em(position.x_advance)) } else { font.lacking };
        let glyph = Glyph { id, x: pen + em(position.x_offset), y: -em(position.y_offset), advance, start, known };
        pen += advance;
        glyph
    });
    glyphs.collect()
}

/// How wide a line is, from the start of its first letter's space to the end of its last.
pub fn width(text: &str, size: f32, weight: Weight) -> f32 {
    shape(text, weight).iter().map(|glyph| glyph.advance).sum::<f32>() * size
}

/// The height of the capital letters, which is also that of the digits.
pub fn cap_height(size: f32, weight: Weight) -> f32 {
    Font::of(weight).cap_height * size
}

/// The letters the font has no picture for; an empty square stands in their place.
pub fn missing(text: &str, weight: Weight) -> BTreeSet<char> {
    let squares = shape(text, weight).into_iter().filter(|glyph| !glyph.known);
    squares.filter_map(|glyph| text[glyph.start..].chars().next()).collect()
}

/// The left end of the baseline of a text whose anchor is at `at`.
pub fn baseline_start(text: &str, at: Point, anchor: Anchor, size: f32, weight: Weight) -> Point {
    match anchor {
        Anchor::BaselineStart => at,
        Anchor::Centre => {
            let (width, height) = (width(text, size, weight), cap_height(size, weight));
            Point::new(at.x - width / 2.0, at.y + height / 2.0)
        }
    }
}

/// A step of an outline. Each figure opens with `Move` and ends with `Close`; the inside is what it winds around.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    Move(Point),
    Line(Point),
    /// A cubic curve: its two control points and its end.
    Curve(Point, Point, Point),
    Close,
}

/// The outlines of a line of text whose baseline starts at `start`, y down.
pub fn outline(text: &str, start: Point, size: f32, weight: Weight) -> Vec<Step> {
    let font = Font::of(weight);
    let scale = size / font.units_per_em;
    let mut pen = Pen { origin: start, scale, last: start, steps: Vec::new() };
    for glyph in shape(text, weight) {
        pen.origin = Point::new(start.x + glyph.x * size, start.y + glyph.y * size);
        if let Some(outline) = font.outlines.get(glyph.id) {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            outline.draw(settings, &mut pen).expect("the embedded font draws all its glyphs");
        }
    }
    pen.steps
}

/// Collects outlines from font units, y up.
struct Pen {
    origin: Point,
    scale: f32,
    last: Point,
    steps: Vec<Step>,
}

impl Pen {
    fn place(&mut self, x: f32, y: f32) -> Point {
        self.last = Point::new(self.origin.x + x * self.scale, self.origin.y - y * self.scale);
        self.last
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(Step::Move(to));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(Step::Line(to));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        // The same curve as a cubic: control points two thirds of the way to the quadratic one.
        let from = self.last;
        let (control, to) = (self.place(cx, cy), self.place(x, y));
        let toward =
            |end: Point| Point::new(end.x + (control.x - end.x) * 2.0 / 3.0, end.y + (control.y - end.y) * 2.0 / 3.0);
        self.steps.push(Step::Curve(toward(from), toward(to), to));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (a, b, to) = (self.place(ax, ay), self.place(bx, by), self.place(x, y));
        self.steps.push(Step::Curve(a, b, to));
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}

/// Breaks a paragraph into lines no wider than `most`: between words, after hyphens and dashes, and inside a word only
/// where it alone is wider than a line. Each line holds at least one letter, however narrow the column.
pub fn wrap(text: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (glue, piece) in pieces(text) {
        let longer = if line.is_empty() { piece.to_owned() } else { format!("{line}{glue}{piece}") };
        if width(&longer, size, weight) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        let mut parts = split(piece, size, weight, most);
        line = parts.pop().unwrap_or_default();
        lines.extend(parts);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// The unbreakable pieces of a text, each with what stands between it and the one before on the same line.
fn pieces(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    // These spaces are there to hold words together.
    let holds = |letter: char| matches!(letter, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let words = text.split(move |letter: char| letter.is_whitespace() && !holds(letter));
    words.filter(|word| !word.is_empty()).flat_map(|word| {
        let parts = word.split_inclusive(['-', '\u{2010}', '\u{2013}', '\u{2014}']);
        parts.enumerate().map(|(index, part)| (if index == 0 { " " } else { "" }, part))
    })
}

/// As [`wrap`], but with lines of about the same width where there are several: no last line of one short word.
pub fn wrap_evenly(text: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
    let mut lines = wrap(text, size, weight, most);
    let (mut narrow, mut wide) = (0.0, most);
    // The narrowest column of as many lines, closely enough.
    while lines.len() > 1 && wide - narrow > size / 2.0 {
        let middle = (narrow + wide) / 2.0;
        let tried = wrap(text, size, weight, middle);
        if tried.len() == lines.len() {
            (lines, wide) = (tried, middle);
        } else {
            narrow = middle;
        }
    }
    lines
}

/// Cuts a word into parts no wider than `most`, between letters that do not belong together; all but the last are full.
fn split(word: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
    let glyphs = shape(word, weight);
    // Letters that belong together, as where they begin and how wide they are.
    let groups: Vec<(usize, f32)> = glyphs
        .chunk_by(|a, b| a.start == b.start)
        .map(|group| (group[0].start, group.iter().map(|glyph| glyph.advance).sum::<f32>() * size))
        .collect();
    let part = |from: usize, to: usize| &word[groups[from].0..groups.get(to).map_or(word.len(), |group| group.0)];
    let mut parts = Vec::new();
    let mut from = 0;
    while from < groups.len() {
        let (mut to, mut used) = (from + 1, groups[from].1);
        while to < groups.len() && used + groups[to].1 <= most {
            used += groups[to].1;
            to += 1;
        }
        // Shapes and distances depend on neighbours: cut off from them, a part may need more room.
        while to > from + 1 && width(part(from, to), size, weight) > most {
            to -= 1;
        }
        parts.push(part(from, to).to_owned());
        from = to;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const WEIGHTS: [Weight; 3] = [Weight::Regular, Weight::Medium, Weight::Semibold];

    /// The box around the corners and ends of an outline, as left, right, top, bottom.
    fn ink(text: &str, weight: Weight) -> (f32, f32, f32, f32) {
        let mut ink = (f32::MAX, f32::MIN, f32::MAX, f32::MIN);
        for step in outline(text, Point::new(0.0, 0.0), 1.0, weight) {
            if let Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) = step {
                ink = (ink.0.min(to.x), ink.1.max(to.x), ink.2.min(to.y), ink.3.max(to.y));
            }
        }
        ink
    }

    #[test]
    fn digits_are_as_high_as_capitals_and_lie_in_their_space() {
        for weight in WEIGHTS {
            for digit in '0'..='9' {
                let text = digit.to_string();
                let (left, right, top, bottom) = ink(&text, weight);
                assert!((-top - cap_height(1.0, weight)).abs() < 0.02 && bottom.abs() < 0.02, "{digit} {weight:?}");
                assert!(left > 0.0 && right < width(&text, 1.0, weight), "{digit} {weight:?}");
            }
        }
    }

    #[test]
    fn widths_grow_with_the_size_and_kerning_draws_pairs_together() {
        let wide = width("Sudoku", 10.0, Weight::Regular);
        assert!((wide - 10.0 * width("Sudoku", 1.0, Weight::Regular)).abs() < 0.001);
        assert!(width("Sudoku", 10.0, Weight::Semibold) > wide);
        let apart = width("A", 1.0, Weight::Regular) + width("V", 1.0, Weight::Regular);
        assert!(width("AV", 1.0, Weight::Regular) < apart - 0.02);
        assert_eq!(width("", 1.0, Weight::Regular), 0.0);
    }

    #[test]
    fn a_centred_text_lies_around_its_point() {
        let at = Point::new(4.5, 2.5);
        let start = baseline_start("M", at, Anchor::Centre, 0.6, Weight::Medium);
        assert!((start.x + width("M", 0.6, Weight::Medium) / 2.0 - at.x).abs() < 1e-5);
        assert!((start.y - cap_height(0.6, Weight::Medium) / 2.0 - at.y).abs() < 1e-5);
        assert_eq!(baseline_start("M", at, Anchor::BaselineStart, 0.6, Weight::Medium), at);
    }

    #[test]
    fn letters_without_a_picture_are_named() {
        let cases = [
            ("Plain: “Größe”, Ελληνικά, Кириллица ≤ 9", ""),
            ("line\nbreaks\tand\u{a0}spaces", ""),
            ("a\u{200d}b\u{fe0f}", ""),
            ("\u{633}\u{648}\u{62f}\u{648}\u{6a9}\u{648}", "\u{62f}\u{633}\u{648}\u{6a9}"),
            ("1 \u{1f9e9} 2 \u{6570}", "\u{6570}\u{1f9e9}"),
        ];
        for (text, expected) in cases {
            let found: String = missing(text, Weight::Semibold).into_iter().collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn lines_break_between_words_and_only_there_if_they_can() {
        let most = width("each digit once", 1.0, Weight::Regular);
        let cases: [(&str, &[&str]); 6] = [
            ("each digit once", &["each digit once"]),
            ("  each\n digit \t once  ", &["each digit once"]),
            ("each digit once more", &["each digit once", "more"]),
            ("a well-known sum", &["a well-known", "sum"]),
            ("disestablishmentarian", &["disestablishme", "ntarian"]),
            ("", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(wrap(text, 1.0, Weight::Regular, most), expected, "{text}");
        }
        assert_eq!(wrap("abc d", 1.0, Weight::Regular, 0.0), ["a", "b", "c", "d"]);
        assert_eq!(wrap("9\u{a0}+\u{a0}6 is 15", 1.0, Weight::Regular, 3.0), ["9\u{a0}+\u{a0}6", "is 15"]);
    }

    proptest! {
        #[test]
        fn any_text_is_measured_broken_and_drawn(text in "\\PC{0,60}|(?s).{0,20}", most in 0.0f32..20.0) {
            let lines = wrap(&text, 1.0, Weight::Regular, most);
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
            for line in lines {
                // Only letters that belong together may be wider than the column.
                let wide = width(&line, 1.0, Weight::Regular);
                let parts = split(&line, 1.0, Weight::Regular, 0.0);
                prop_assert!(wide <= most || parts.len() == 1, "{line:?} is {wide} wide, not {most}");
                outline(&line, Point::new(0.0, 0.0), 1.0, Weight::Regular);
            }
            missing(&text, Weight::Medium);
        }
    }
}
