//! Line breaking of paragraphs.

use std::cell::RefCell;
use std::collections::HashMap;

use super::shape::{is_right_to_left, shape_within};
use super::widths::advance;
use crate::scene::Face;

/// An invisible mark that makes the text after it run from left to right.
const LEFT_TO_RIGHT: char = '\u{200e}';
/// An invisible mark that makes the text after it run from right to left.
const RIGHT_TO_LEFT: char = '\u{200f}';

/// The size, face and direction of a paragraph to be broken.
#[derive(Clone, Copy)]
struct WrapStyle {
    size: f32,
    face: Face,
    /// The direction of the paragraph and of each of its lines.
    right_to_left: bool,
}

impl WrapStyle {
    fn width(self, text: &str) -> f32 {
        advance(text, self.face, self.right_to_left) * self.size
    }
}

/// Breaks a paragraph into lines no wider than `most`: between words and after hyphens and dashes, and inside a word
/// only if it is wider than a line. Each line contains at least one letter, however narrow the column.
///
/// Each line keeps the direction of the paragraph. A line that would have the opposite direction on its own starts with
/// a direction mark.
pub fn wrap(text: &str, size: f32, face: impl Into<Face>, most: f32) -> Vec<String> {
    let right_to_left = is_right_to_left(text);
    let setting = WrapStyle { size, face: face.into(), right_to_left };
    let mut lines = Vec::new();
    let mut line = String::new();
    for (glue, piece) in unbreakable_pieces(text) {
        let longer = if line.is_empty() { piece.to_owned() } else { format!("{line}{glue}{piece}") };
        if setting.width(&longer) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        let mut parts = split_word(piece, setting, most);
        line = parts.pop().unwrap_or_default();
        lines.extend(parts);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    for line in &mut lines {
        if is_right_to_left(line) != right_to_left {
            line.insert(0, if right_to_left { RIGHT_TO_LEFT } else { LEFT_TO_RIGHT });
        }
    }
    lines
}

/// Returns the unbreakable pieces of a text, each with the separator from the previous piece on the same line.
fn unbreakable_pieces(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    // These spaces are non-breaking.
    let holds = |letter: char| matches!(letter, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let words = text.split(move |letter: char| letter.is_whitespace() && !holds(letter));
    words.filter(|word| !word.is_empty()).flat_map(|word| {
        let parts = breakable_parts(word).into_iter();
        parts.enumerate().map(|(index, part)| (if index == 0 { " " } else { "" }, part))
    })
}

/// Returns the parts of a word, which may be broken after hyphens and dashes. A single letter keeps its ending, as in
/// "X-th".
fn breakable_parts(word: &str) -> Vec<&str> {
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, letter) in word.char_indices() {
        let end = at + letter.len_utf8();
        let is_lone = || word[from..at].chars().count() == 1 && word[from..at].chars().all(char::is_alphabetic);
        let breaks = match letter {
            '-' | '\u{2010}' => !is_lone(),
            '\u{2013}' | '\u{2014}' => true,
            _ => false,
        };
        if breaks && end < word.len() {
            parts.push(&word[from..end]);
            from = end;
        }
    }
    parts.push(&word[from..]);
    parts
}

/// Returns the width of the widest part of a text that cannot be broken.
pub fn widest_word(text: &str, size: f32, face: impl Into<Face>) -> f32 {
    let setting = WrapStyle { size, face: face.into(), right_to_left: is_right_to_left(text) };
    unbreakable_pieces(text).map(|(_, piece)| setting.width(piece)).fold(0.0, f32::max)
}

/// The arguments of [`wrap_evenly`], as a cache key.
type WrapKey = (String, u32, Face, u32);

/// The largest number of cached paragraphs in each thread. They are measured again and again during typesetting.
const MAX_CACHED: usize = 20_000;

thread_local! {
    static CACHE: RefCell<HashMap<WrapKey, Vec<String>>> = RefCell::new(HashMap::new());
}

/// Breaks a paragraph like [`wrap`], but into lines of similar width, to avoid a last line with a single short word.
pub fn wrap_evenly(text: &str, size: f32, face: impl Into<Face>, most: f32) -> Vec<String> {
    let face = face.into();
    let asked: WrapKey = (text.to_owned(), size.to_bits(), face, most.to_bits());
    if let Some(lines) = CACHE.with_borrow(|remembered| remembered.get(&asked).cloned()) {
        return lines;
    }
    let lines = compute_even_lines(text, size, face, most);
    CACHE.with_borrow_mut(|remembered| {
        if remembered.len() >= MAX_CACHED {
            remembered.clear();
        }
        remembered.insert(asked, lines.clone());
    });
    lines
}

fn compute_even_lines(text: &str, size: f32, face: Face, most: f32) -> Vec<String> {
    let mut lines = wrap(text, size, face, most);
    // A column narrower than its widest word would break it.
    let (mut narrow, mut wide) = (widest_word(text, size, face).min(most), most);
    // Bisects for the narrowest column with the same number of lines, to within half the font size.
    while lines.len() > 1 && wide - narrow > size / 2.0 {
        let middle = (narrow + wide) / 2.0;
        let tried = wrap(text, size, face, middle);
        if tried.len() == lines.len() {
            (lines, wide) = (tried, middle);
        } else {
            narrow = middle;
        }
    }
    lines
}

/// Splits a word into parts no wider than `most`, between characters that do not belong together. All parts except the
/// last are as long as possible.
fn split_word(word: &str, setting: WrapStyle, most: f32) -> Vec<String> {
    let mut glyphs = shape_within(word, setting.face, setting.right_to_left);
    // The glyphs come from left to right. The parts are taken in reading order, whatever the direction.
    glyphs.sort_by_key(|glyph| glyph.text_range.start);
    // Characters that belong together, with their start and their width.
    let groups: Vec<(usize, f32)> = glyphs
        .chunk_by(|a, b| a.text_range.start == b.text_range.start)
        .map(|group| (group[0].text_range.start, group.iter().map(|glyph| glyph.advance).sum::<f32>() * setting.size))
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
        // Shapes and distances depend on adjacent letters. Without them, a part may need more space.
        while to > from + 1 && setting.width(part(from, to)) > most {
            to -= 1;
        }
        parts.push(part(from, to).to_owned());
        from = to;
    }
    parts
}
