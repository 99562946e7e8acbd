//! The visual order of the words of a line (Unicode Standard Annex 9). egui shapes each word and places the words from
//! left to right; this module reorders the words of right-to-left languages.
//!
//! `unicode-bidi` finds the order; there is no crate that applies it to the rows of egui, and egui has no place for it.
//!
//! Lines are broken before reordering, in logical order, so that each line keeps its words.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Galley, Glyph, LayoutJob, PlacedRow, Row};
use egui::{Color32, FontId, Pos2, Rect, TextBuffer, Ui};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// Returns whether a text needs reordering. Persian digits do: they are shaped like letters, though numbers are read
/// from left to right.
fn needs_order(text: &str) -> bool {
    text.chars().any(is_shaped_backwards)
}

/// Returns whether a text contains right-to-left letters.
fn has_right_to_left(text: &str) -> bool {
    // Hebrew, Arabic and similar scripts begin here; Latin, Greek and Cyrillic come before.
    text.chars().any(|letter| letter >= '\u{0590}' && is_right_to_left(letter))
}

fn is_right_to_left(letter: char) -> bool {
    matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// A glyph of a row in logical order: its index in the row, and its bidi level.
#[derive(Clone, Copy)]
struct PlacedGlyph {
    nth: usize,
    level: Level,
    /// The x position, from the left edge of the row.
    x: f32,
}

/// Returns whether a letter or digit is shaped from right to left: Hebrew, Arabic, and Arabic digits.
fn is_shaped_backwards(letter: char) -> bool {
    matches!(letter, '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}')
}

/// Returns the runs of adjacent glyphs of one face, which were shaped together.
fn runs(glyphs: &[Glyph]) -> Vec<Range<usize>> {
    let face = |glyph: &Glyph| (glyph.font_face_ascent.to_bits(), glyph.font_face_height.to_bits());
    let (mut runs, mut from) = (Vec::new(), 0);
    while from < glyphs.len() {
        let run = glyphs[from..].iter().take_while(|glyph| face(glyph) == face(&glyphs[from])).count();
        runs.push(from..from + run);
        from += run;
    }
    runs
}

/// Returns whether a glyph is empty, such as the second letter of a ligature.
fn is_empty_glyph(glyph: &Glyph) -> bool {
    glyph.advance_width == 0.0 && glyph.uv_rect.is_nothing() && is_shaped_backwards(glyph.chr)
}

/// Returns the glyphs in logical order. Shaping reverses each right-to-left word. egui then appends empty glyphs,
/// because it expects the first letter at the left and concludes that letters are missing. The empty glyphs that stand
/// for letters of ligatures are kept, so that a text has as many glyphs as letters.
fn logical_order(glyphs: &[Glyph]) -> Vec<usize> {
    let mut order = Vec::new();
    for run in runs(glyphs) {
        if !run.clone().any(|nth| is_shaped_backwards(glyphs[nth].chr)) {
            order.extend(run);
            continue;
        }
        let (silent, mut formed): (Vec<usize>, Vec<usize>) = run.partition(|&nth| is_empty_glyph(&glyphs[nth]));
        formed.reverse();
        let missing = (silent.len() + 1).saturating_sub(formed.len());
        order.extend(formed);
        order.extend(silent.into_iter().take(missing));
    }
    order
}

/// Returns the text as laid out by egui, with one glyph per letter, so that the cursor can be between any two letters.
fn one_glyph_per_letter(galley: Arc<Galley>) -> Arc<Galley> {
    if !needs_order(&galley.job.text) {
        return galley;
    }
    let mut galley = Galley::clone(&galley);
    for row in &mut galley.rows {
        let mut kept = logical_order(&row.glyphs);
        // Only the surplus glyphs are removed. The rest stay in the order of egui.
        kept.sort_unstable();
        if kept.len() < row.glyphs.len() {
            let mut cleaned = Row::clone(&row.row);
            cleaned.glyphs = kept.iter().map(|&nth| row.glyphs[nth]).collect();
            row.row = Arc::new(cleaned);
        }
    }
    Arc::new(galley)
}

/// Returns a layouter for a single-line field that lays out text as egui does, with one glyph per letter.
pub(in crate::studio) fn line_layouter(font: FontId) -> impl FnMut(&Ui, &dyn TextBuffer, f32) -> Arc<Galley> {
    move |ui, text, _| layout_typed(ui, LayoutJob::simple_singleline(text.as_str().to_owned(), font.clone(), ink(ui)))
}

/// Returns a layouter for a multi-line field.
pub(in crate::studio) fn lines_layouter(font: FontId) -> impl FnMut(&Ui, &dyn TextBuffer, f32) -> Arc<Galley> {
    move |ui, text, width| layout_typed(ui, LayoutJob::simple(text.as_str().to_owned(), font.clone(), ink(ui), width))
}

fn ink(ui: &Ui) -> Color32 {
    ui.visuals().override_text_color.unwrap_or_else(|| ui.visuals().widgets.inactive.text_color())
}

fn layout_typed(ui: &Ui, mut job: LayoutJob) -> Arc<Galley> {
    // A typed space must be visible even before the next letter is typed.
    job.keep_trailing_whitespace = true;
    one_glyph_per_letter(ui.fonts_mut(|fonts| fonts.layout_job(job)))
}

/// Returns the positions of the glyphs of a row; `mirrored` is true in a right-to-left window.
fn place_glyphs(row: &Row, mirrored: bool) -> Vec<PlacedGlyph> {
    let order = logical_order(&row.glyphs);
    let text: String = order.iter().map(|&nth| row.glyphs[nth].chr).collect();
    let base = match mirrored && has_right_to_left(&text) {
        true => Some(Level::rtl()),
        // The first letter determines the direction.
        false => None,
    };
    let info = BidiInfo::new(&text, base);
    // A row contains at most one paragraph.
    let levels: Vec<Level> = match info.paragraphs.first() {
        Some(paragraph) => info.reordered_levels_per_char(paragraph, paragraph.range.clone()),
        None => Vec::new(),
    };
    let level = |at: usize| levels.get(at).copied().unwrap_or(Level::ltr());
    let mut placed: Vec<PlacedGlyph> =
        order.iter().enumerate().map(|(at, &nth)| PlacedGlyph { nth, level: level(at), x: 0.0 }).collect();
    let visual = BidiInfo::reorder_visual(&(0..placed.len()).map(level).collect::<Vec<_>>());
    // Glyphs that are adjacent both before and after reordering move together, which keeps their spacing.
    let (mut x, mut at) = (row.glyphs.first().map_or(0.0, |glyph| glyph.pos.x), 0);
    while at < visual.len() {
        let nth = |at: usize| placed[visual[at]].nth;
        let mut end = at + 1;
        while end < visual.len() && nth(end) == nth(end - 1) + 1 {
            end += 1;
        }
        let (first, last) = (row.glyphs[nth(at)], row.glyphs[nth(end - 1)]);
        let by = x - first.pos.x;
        x += last.max_x() - first.pos.x;
        for &which in &visual[at..end] {
            placed[which].x = row.glyphs[placed[which].nth].pos.x + by;
        }
        at = end;
    }
    placed
}

/// Returns whether a character is mirrored in right-to-left text.
fn has_mirror_image(letter: char) -> bool {
    matches!(letter, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '«' | '»' | '‹' | '›' | '→' | '←' | '≤' | '≥')
}

/// Returns the row with its glyphs in visual order.
fn visual_row(row: &Row, mirrored: bool) -> Row {
    let mut row = row.clone();
    let placed = place_glyphs(&row, mirrored);
    let vertices = &mut row.visuals.mesh.vertices;
    for PlacedGlyph { nth, level, x } in placed {
        let glyph = &mut row.glyphs[nth];
        let by = x - glyph.pos.x;
        glyph.pos.x = x;
        let first = glyph.first_vertex as usize;
        // A visible glyph is a quad of four vertices.
        let Some(corners) = vertices.get_mut(first..first + 4).filter(|_| !glyph.uv_rect.is_nothing()) else {
            continue;
        };
        for corner in &mut *corners {
            corner.pos.x += by;
        }
        if level.is_rtl() && has_mirror_image(glyph.chr) {
            let (left, right) = (x, x + glyph.advance_width);
            for corner in &mut *corners {
                corner.pos.x = left + right - corner.pos.x;
            }
        }
    }
    if mirrored && !row.visuals.glyph_vertex_range.is_empty() {
        // Highlighted ranges are mirrored too.
        let (glyphs, width) = (row.visuals.glyph_vertex_range.clone(), row.size.x);
        let marks = vertices.iter_mut().enumerate().filter(|(at, _)| !glyphs.contains(at));
        marks.for_each(|(_, vertex)| vertex.pos.x = width - vertex.pos.x);
    }
    row.visuals.mesh_bounds = vertices.iter().fold(Rect::NOTHING, |mut bounds, vertex| {
        bounds.extend_with(vertex.pos);
        bounds
    });
    row
}

/// Returns the left edge of a row aligned to the other side of its text.
fn mirrored_left(galley: &Galley, row: &PlacedRow) -> f32 {
    galley.rect.left() + galley.rect.right() - row.pos.x - row.size.x
}

fn visual_galley(galley: &Galley, mirrored: bool) -> Galley {
    let mut galley = galley.clone();
    let edges: Vec<f32> = galley.rows.iter().map(|row| mirrored_left(&galley, row)).collect();
    for (row, edge) in galley.rows.iter_mut().zip(edges) {
        let text: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
        if needs_order(&text) {
            row.row = Arc::new(visual_row(&row.row, mirrored));
        }
        if mirrored {
            row.pos.x = edge;
        }
    }
    let bounds = |row: &PlacedRow| row.visuals.mesh_bounds.translate(row.pos.to_vec2());
    galley.mesh_bounds = galley.rows.iter().fold(Rect::NOTHING, |all, row| all.union(bounds(row)));
    galley
}

/// Returns the visual x position of the text cursor at `at`, both relative to the text.
pub(in crate::studio) fn caret(galley: &Galley, mirrored: bool, at: Pos2) -> Option<f32> {
    let row = galley.rows.iter().find(|row| row.rect().y_range().contains(at.y))?;
    let x = at.x - row.pos.x;
    let placed = place_glyphs(&row.row, mirrored);
    // egui places the cursor as if the text ran from left to right, so the glyphs to the left of the cursor are the
    // letters before it.
    let middle = |nth: usize| row.glyphs[nth].pos.x + row.glyphs[nth].advance_width / 2.0;
    let before = placed.iter().filter(|placed| middle(placed.nth) < x).count();
    // A letter starts at its left edge in left-to-right text, and at its right edge in right-to-left text.
    let edge = |placed: &PlacedGlyph, start: bool| {
        let width = row.glyphs[placed.nth].advance_width;
        placed.x + if placed.level.is_rtl() == start { width } else { 0.0 }
    };
    let x = match placed.get(before) {
        Some(next) => edge(next, true),
        None => edge(placed.last()?, false),
    };
    let left = if mirrored { mirrored_left(galley, row) } else { row.pos.x };
    Some(left + x)
}

/// A cache of texts in visual order.
#[derive(Default)]
pub(in crate::studio) struct VisualTextCache {
    /// The texts by the address of their galley, which is kept alive with them.
    known: HashMap<usize, CachedText>,
}

struct CachedText {
    /// The original text, kept alive so that no other text gets its address.
    _from: Arc<Galley>,
    ordered: Arc<Galley>,
    mirrored: bool,
    used: bool,
}

impl VisualTextCache {
    /// Returns the text in visual order; `None` if that is the order of egui.
    pub fn ordered(&mut self, galley: &Arc<Galley>, mirrored: bool) -> Option<Arc<Galley>> {
        let aligned = mirrored && galley.rows.len() > 1;
        if !aligned && !needs_order(&galley.job.text) {
            return None;
        }
        let key = Arc::as_ptr(galley) as usize;
        if let Some(known) = self.known.get_mut(&key).filter(|known| known.mirrored == mirrored) {
            known.used = true;
            return Some(known.ordered.clone());
        }
        let ordered = Arc::new(visual_galley(galley, mirrored));
        let known = CachedText { _from: galley.clone(), ordered: ordered.clone(), mirrored, used: true };
        self.known.insert(key, known);
        Some(ordered)
    }

    /// Forgets the texts that were not drawn in this frame.
    pub fn forget_unused(&mut self) {
        self.known.retain(|_, known| std::mem::take(&mut known.used));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::theme;

    /// Returns the texts as laid out by egui, with the fonts of the window.
    fn galleys<const COUNT: usize>(texts: [&str; COUNT]) -> [Arc<Galley>; COUNT] {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let mut laid = Vec::new();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let (font, ink) = (theme::regular(14.0), egui::Color32::BLACK);
            laid = texts.map(|text| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink)).into();
        });
        output.drop_without_applying_deltas();
        laid.try_into().unwrap()
    }

    /// Returns the letters of the first row in visual order, and checks that no two letters overlap.
    fn seen(galley: &Galley) -> String {
        let has_form = |glyph: &&Glyph| !is_empty_glyph(glyph) && !matches!(glyph.chr, '\u{2066}' | '\u{2069}');
        let mut glyphs: Vec<Glyph> = galley.rows[0].glyphs.iter().filter(has_form).copied().collect();
        glyphs.sort_by(|a, b| a.pos.x.total_cmp(&b.pos.x));
        for pair in glyphs.windows(2) {
            assert!(pair[1].pos.x > pair[0].max_x() - 1.0, "{} and {} overlap", pair[0].chr, pair[1].chr);
        }
        glyphs.iter().map(|glyph| glyph.chr).collect()
    }

    #[test]
    fn words_stand_in_the_order_in_which_they_are_read() {
        // The logical order, and the visual orders in a left-to-right and in a right-to-left window.
        let table = [
            ("برف ۲۳", "۲۳ فرب", "۲۳ فرب"),
            ("title برف", "title فرب", "فرب title"),
            ("برف PDF 12 را", "ار PDF 12 فرب", "ار PDF 12 فرب"),
            ("برف بب", "بب فرب", "بب فرب"),
            ("אב ג", "ג בא", "ג בא"),
            ("۲۳", "۲۳", "۲۳"),
            ("r1c1 ۴۵ ۶۷", "r1c1 ۴۵ ۶۷", "r1c1 ۴۵ ۶۷"),
            ("در \u{2066}/tmp/برف/a.ron\u{2069} را", "ار /tmp/فرب/a.ron رد", "ار /tmp/فرب/a.ron رد"),
        ];
        let laid = galleys(table.map(|(spoken, ..)| spoken));
        for (galley, (spoken, plain, mirrored)) in laid.iter().zip(table) {
            let found = [false, true].map(|mirrored| seen(&visual_galley(galley, mirrored)));
            assert_eq!(found, [plain, mirrored], "{spoken}");
        }
        let [latin] = galleys(["r1c1 (12)"]);
        let mut lines = VisualTextCache::default();
        assert!(lines.ordered(&latin, false).is_none() && lines.ordered(&latin, true).is_none());
    }

    #[test]
    fn brackets_open_to_the_other_side() {
        let [galley] = galleys(["(برف)"]);
        let ordered = visual_galley(&galley, true);
        assert_eq!(seen(&ordered), ")فرب(");
        let corners = |galley: &Galley, letter: char| {
            let row = &galley.rows[0];
            let at = row.glyphs.iter().find(|glyph| glyph.chr == letter).unwrap().first_vertex as usize;
            row.visuals.mesh.vertices[at..at + 4].to_vec()
        };
        for letter in ['(', ')'] {
            // The right edge of the letter is now its left edge.
            let right = corners(&galley, letter).iter().map(|corner| corner.uv.x).fold(0.0, f32::max);
            let after = corners(&ordered, letter);
            let left = after.iter().min_by(|a, b| a.pos.x.total_cmp(&b.pos.x)).unwrap();
            assert_eq!(left.uv.x, right, "{letter}");
        }
    }

    #[test]
    fn a_text_has_as_many_glyphs_as_letters() {
        for galley in galleys(["برف", "برف ۲۳ را", "سلام دنیا", "لا", "r1c1 (12)", "۲۳", "שלום"])
        {
            let letters = galley.job.text.chars().count();
            assert_eq!(one_glyph_per_letter(galley.clone()).rows[0].glyphs.len(), letters, "{}", galley.job.text);
        }
    }

    #[test]
    fn the_cursor_stands_where_the_next_letter_comes() {
        let [galley] = galleys(["برف"]);
        let (width, middle) = (galley.size().x, galley.size().y / 2.0);
        for mirrored in [false, true] {
            let at = |x: f32| caret(&galley, mirrored, Pos2::new(x, middle)).unwrap();
            assert!((at(0.0) - width).abs() < 0.5 && at(width).abs() < 0.5, "{} {}", at(0.0), at(width));
        }
    }
}
