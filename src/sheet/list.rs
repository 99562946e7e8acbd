//! Reference lists, such as keyboard shortcuts: pages of short entries with their meanings, in sections and two
//! columns.

use super::column::{TextColumn, TypeStyle, TypesetLine, scene_of};
use super::leaf::{Leaf, PagePart, Role};
use super::paper::{PageArea, Paper};
use crate::scene::{Area, FontFamily, Ink, Weight};
use crate::words::Language;

const TITLE: TypeStyle = TypeStyle::new(17.0, 1.2, Weight::Semibold, Ink::Given);
const HEAD: TypeStyle = TypeStyle::new(10.5, 1.3, Weight::Semibold, Ink::Given);
const ENTRY: TypeStyle = TypeStyle::new(8.5, 1.25, Weight::Medium, Ink::Given);
const MEANING: TypeStyle = TypeStyle::new(8.5, 1.25, Weight::Regular, Ink::Given);
/// The margins and gaps of the page, in millimetres.
const MARGIN: f32 = 12.0;
const SAFE: f32 = 6.35;
const GUTTER: f32 = 8.0;
const TITLE_GAP: f32 = 4.0;
const SECTION_GAP: f32 = 4.0;
const ENTRY_GAP: f32 = 0.9;
/// The share of a column's width that entries take.
const ENTRY_SHARE: f32 = 0.4;

/// A section: its heading and its entries with their meanings.
pub type ListSection = (String, Vec<(String, String)>);

/// The state of typesetting, which fills columns and pages in turn.
struct ListTypesetter {
    area: PageArea,
    is_right_to_left: bool,
    leaves: Vec<Leaf>,
    lines: Vec<TypesetLine>,
    /// The top of the columns on this page.
    top: f32,
    /// The position of the next line.
    y: f32,
    is_second_column: bool,
}

impl ListTypesetter {
    fn column(&self) -> Area {
        let content = self.area.content;
        let width = (content.width() - GUTTER) / 2.0;
        let is_right = self.is_second_column != self.is_right_to_left;
        let x = if is_right { content.min.x + width + GUTTER } else { content.min.x };
        Area::new(x, self.top, width, content.max.y - self.top)
    }

    /// Sets words between two fractions of the column's width. Returns the lines and the position below them.
    fn set(&self, style: &TypeStyle, words: &str, from: f32, to: f32) -> (Vec<TypesetLine>, f32) {
        let column = self.column();
        let (from, to) = if self.is_right_to_left { (1.0 - to, 1.0 - from) } else { (from, to) };
        let area = Area::new(column.min.x + from * column.width(), self.y, (to - from) * column.width(), 1.0);
        let mut set = TextColumn::within(area, FontFamily::default());
        set.paragraph(style, words);
        (set.lines, set.y)
    }

    fn next_column(&mut self) {
        if self.is_second_column {
            self.end_page();
            self.top = self.area.content.min.y;
        }
        self.is_second_column = !self.is_second_column;
        self.y = self.top;
    }

    fn end_page(&mut self) {
        let scene = scene_of(std::mem::take(&mut self.lines), self.area.content);
        let parts = vec![PagePart { role: Role::Text, scene, puzzle: None, picture: None }];
        self.leaves.push(Leaf { area: self.area, parts });
    }

    /// Sets an entry, or a heading if there is no meaning. `after` is the space that must be left below it in the
    /// column, so that a heading stays with the entries that follow.
    fn entry(&mut self, entry: &str, meaning: Option<&str>, after: f32) {
        // The second attempt is made at the top of a fresh column, and always succeeds.
        for _ in 0..2 {
            let (mut lines, mut end) = match meaning {
                Some(_) => self.set(&ENTRY, entry, 0.0, ENTRY_SHARE - 0.03),
                None => self.set(&HEAD, entry, 0.0, 1.0),
            };
            if let Some(meaning) = meaning {
                let (more, lower) = self.set(&MEANING, meaning, ENTRY_SHARE, 1.0);
                lines.extend(more);
                end = end.max(lower);
            }
            if end + after > self.area.content.max.y && self.y > self.top {
                self.next_column();
                continue;
            }
            self.lines.extend(lines);
            self.y = end + ENTRY_GAP;
            return;
        }
    }
}

/// Returns the pages of a list with a title.
pub fn list_leaves(title: &str, sections: &[ListSection], paper: Paper, language: Language) -> Vec<Leaf> {
    let trim = Area::new(0.0, 0.0, paper.width_mm, paper.height_mm);
    let area = PageArea { content: trim.expanded(-MARGIN), safe: trim.expanded(-SAFE), ..PageArea::whole(trim) };
    let mut head = TextColumn::within(area.content, FontFamily::default());
    head.paragraph(&TITLE, title);
    let top = head.y + TITLE_GAP;
    let reversed = language.is_right_to_left();
    let mut setter = ListTypesetter {
        area,
        is_right_to_left: reversed,
        leaves: Vec::new(),
        lines: head.lines,
        top,
        y: top,
        is_second_column: false,
    };
    for (name, entries) in sections {
        if setter.y > setter.top {
            setter.y += SECTION_GAP;
        }
        setter.entry(name, None, 12.0);
        entries.iter().for_each(|(entry, meaning)| setter.entry(entry, Some(meaning), 0.0));
    }
    setter.end_page();
    setter.leaves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Item;

    #[test]
    fn all_of_a_long_list_is_set_within_its_pages() {
        let entries =
            |section: usize| (0..90).map(move |at| (format!("Ctrl+{at}"), format!("does {section} and {at}")));
        let sections: Vec<ListSection> = (0..3).map(|at| (format!("Section {at}"), entries(at).collect())).collect();
        for language in [Language::English, Language::Persian] {
            let leaves = list_leaves("Keys", &sections, Paper::A4, language);
            assert!(leaves.len() > 1, "{}", leaves.len());
            let mut texts = 0;
            for leaf in &leaves {
                for item in leaf.parts[0].scene.painted() {
                    let Item::Text { at, .. } = item else { continue };
                    texts += 1;
                    assert!(leaf.area.content.expanded(0.1).overlaps(Area { min: *at, max: *at }), "{at:?}");
                }
            }
            assert_eq!(texts, 1 + 3 + 2 * 3 * 90);
        }
    }
}
