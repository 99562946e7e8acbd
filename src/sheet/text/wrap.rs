//! Paragraphs broken into lines.

use std::cell::RefCell;
use std::collections::HashMap;

use super::shape::{is_right_to_left, shape_within};
use super::widths::advance;
use crate::scene::Face;

/// The mark that lets what follows be read from left to right, or from right to left; neither has ink.
const LEFT_TO_RIGHT: char = '\u{200e}';
const RIGHT_TO_LEFT: char = '\u{200f}';

/// A paragraph to be broken, in one size and face.
#[derive(Clone, Copy)]
struct Setting {
    size: f32,
    face: Face,
    /// How the paragraph is read, and so each line of it.
    right_to_left: bool,
}

impl Setting {
    fn width(self, text: &str) -> f32 {
        advance(text, self.face, self.right_to_left) * self.size
    }
}

/// Breaks a paragraph into lines no wider than `most`: between words, after hyphens and dashes, and inside a word only
/// where it alone is wider than a line. Each line holds at least one letter, however narrow the column.
///
/// Each line is read in the direction of the paragraph: one that alone would be read the other way begins with a mark.
pub fn wrap(text: &str, size: f32, face: impl Into<Face>, most: f32) -> Vec<String> {
    let right_to_left = is_right_to_left(text);
    let setting = Setting { size, face: face.into(), right_to_left };
    let mut lines = Vec::new();
    let mut line = String::new();
    for (glue, piece) in pieces(text) {
        let longer = if line.is_empty() { piece.to_owned() } else { format!("{line}{glue}{piece}") };
        if setting.width(&longer) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        let mut parts = split(piece, setting, most);
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

/// The unbreakable pieces of a text, each with what stands between it and the one before on the same line.
fn pieces(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    // These spaces are there to hold words together.
    let holds = |letter: char| matches!(letter, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let words = text.split(move |letter: char| letter.is_whitespace() && !holds(letter));
    words.filter(|word| !word.is_empty()).flat_map(|word| {
        let parts = parts(word).into_iter();
        parts.enumerate().map(|(index, part)| (if index == 0 { " " } else { "" }, part))
    })
}

/// The parts of a word, which may be broken after hyphens and dashes; but one letter keeps its ending, as in "X-th".
fn parts(word: &str) -> Vec<&str> {
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

/// The width of the widest part of a text that is not broken where a line ends.
pub fn widest_word(text: &str, size: f32, face: impl Into<Face>) -> f32 {
    let setting = Setting { size, face: face.into(), right_to_left: is_right_to_left(text) };
    pieces(text).map(|(_, piece)| setting.width(piece)).fold(0.0, f32::max)
}

/// A paragraph with all that its lines depend on.
type Asked = (String, u32, Face, u32);

/// Paragraphs are measured again and again while pages are set; so many are remembered in each thread.
const MOST_REMEMBERED: usize = 20_000;

thread_local! {
    static REMEMBERED: RefCell<HashMap<Asked, Vec<String>>> = RefCell::new(HashMap::new());
}

/// As [`wrap`], but with lines of about the same width where there are several: no last line of one short word.
pub fn wrap_evenly(text: &str, size: f32, face: impl Into<Face>, most: f32) -> Vec<String> {
    let face = face.into();
    let asked: Asked = (text.to_owned(), size.to_bits(), face, most.to_bits());
    if let Some(lines) = REMEMBERED.with_borrow(|remembered| remembered.get(&asked).cloned()) {
        return lines;
    }
    let lines = wrapped_evenly(text, size, face, most);
    REMEMBERED.with_borrow_mut(|remembered| {
        if remembered.len() >= MOST_REMEMBERED {
            remembered.clear();
        }
        remembered.insert(asked, lines.clone());
    });
    lines
}

fn wrapped_evenly(text: &str, size: f32, face: Face, most: f32) -> Vec<String> {
    let mut lines = wrap(text, size, face, most);
    // A column narrower than a word would break it.
    let (mut narrow, mut wide) = (widest_word(text, size, face).min(most), most);
    // The narrowest column of as many lines, closely enough.
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

/// Cuts a word into parts no wider than `most`, between letters that do not belong together; all but the last are full.
fn split(word: &str, setting: Setting, most: f32) -> Vec<String> {
    let mut glyphs = shape_within(word, setting.face, setting.right_to_left);
    glyphs.sort_by_key(|glyph| glyph.letters.start);
    // Letters that belong together, as where they begin and how wide they are.
    let groups: Vec<(usize, f32)> = glyphs
        .chunk_by(|a, b| a.letters.start == b.letters.start)
        .map(|group| (group[0].letters.start, group.iter().map(|glyph| glyph.advance).sum::<f32>() * setting.size))
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
        while to > from + 1 && setting.width(part(from, to)) > most {
            to -= 1;
        }
        parts.push(part(from, to).to_owned());
        from = to;
    }
    parts
}
