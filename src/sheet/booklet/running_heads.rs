//! Page headers and footers.

use super::typesetter::Typesetter;
use crate::scene::{Ink, Point, Weight};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine, scene_of};
use crate::sheet::leaf::Role;
use crate::sheet::paper::PageArea;
use crate::sheet::text;

/// The placeholders of headers and footers.
pub const HEAD_PLACEHOLDERS: [&str; 4] = ["{title}", "{section}", "{page}", "{pages}"];

const RUNNING: TypeStyle = TypeStyle::new(8.0, 1.3, Weight::Regular, Ink::Quiet);
const NUMBER: TypeStyle = TypeStyle::new(9.0, 1.3, Weight::Medium, Ink::Given);
/// The styles of headers and footers in large print.
const LARGE_RUNNING: TypeStyle = TypeStyle::new(12.0, 1.1, Weight::Regular, Ink::Quiet);
const LARGE_NUMBER: TypeStyle = TypeStyle::new(14.0, 1.1, Weight::Semibold, Ink::Given);

impl Typesetter<'_> {
    /// Adds the header and the footer of a page, on its outer side.
    pub(super) fn add_running_heads(&mut self, index: usize) {
        let (header, footer) = self.running_heads(index);
        let (large, family) = (self.settings.large_print, self.family);
        let cut = &mut self.cut_title;
        let leaf = &mut self.leaves[index];
        let area = leaf.area;
        let mut add = |style: &TypeStyle, words: &str, middle: f32| {
            let mut column = TextColumn::within(area.content, family);
            column.paragraph(style, words);
            // The text must fit on one line, so a longer title is cut.
            if column.lines.len() > 1 {
                cut.get_or_insert(index);
            }
            let Some(mut line) = column.lines.into_iter().next() else { return };
            let cap = text::cap_height(line.size, line.face);
            line.at = outer_start(area, &line, middle + cap / 2.0);
            leaf.add(Role::Artifact, scene_of(vec![line], area.content), None);
        };
        let (running, number) = if large { (LARGE_RUNNING, LARGE_NUMBER) } else { (RUNNING, NUMBER) };
        add(&running, header.trim(), (area.safe.min.y + area.content.min.y) / 2.0);
        add(&number, footer.trim(), (area.safe.max.y + area.content.max.y) / 2.0);
    }

    /// Returns the text of a page's header and footer.
    fn running_heads(&self, index: usize) -> (String, String) {
        let settings = self.settings;
        let (title, section) = (settings.title.trim(), self.chapter_of(index));
        let number = |number: usize| settings.text_language().format_number(u32::try_from(number).unwrap_or(u32::MAX));
        let filled = |template: &str| {
            let words = fill_placeholder(&fill_placeholder(template, "{title}", title), "{section}", section);
            let words = words.replace("{pages}", &number(self.leaves.len())).replace("{page}", &number(index + 1));
            settings.text_language().with_direction(words)
        };
        let header = match (settings.header.trim(), settings.running_title) {
            (_, false) => String::new(),
            ("", true) if self.leaves[index].area.right_hand && !section.is_empty() => section.to_owned(),
            ("", true) => title.to_owned(),
            (template, true) => filled(template),
        };
        let footer = match (settings.footer.trim(), settings.page_numbers) {
            (_, false) => String::new(),
            ("", true) => number(index + 1),
            (template, true) => filled(template),
        };
        (header, footer)
    }
}

/// Replaces a placeholder of the template. If there is nothing to put in, the separators next to it are removed too.
fn fill_placeholder(template: &str, name: &str, words: &str) -> String {
    if !words.is_empty() {
        return template.replace(name, words);
    }
    let parts = |letter: char| letter.is_whitespace() || "—–-·•|/:,".contains(letter);
    let mut rest = template.to_owned();
    while let Some(at) = rest.find(name) {
        let (before, after) = (rest[..at].trim_end_matches(parts), &rest[at + name.len()..]);
        // Separators before the placeholder are removed, or those after it if nothing is left before it.
        rest = match before.is_empty() {
            true => after.trim_start_matches(parts).to_owned(),
            false => format!("{before}{after}"),
        };
    }
    rest
}

/// Returns the start of a line that is flush with the outer edge of the content.
fn outer_start(area: PageArea, line: &TypesetLine, y: f32) -> Point {
    let wide = text::width(&line.text, line.size, line.face);
    let left = if area.right_hand { area.content.max.x - wide } else { area.content.min.x };
    let start = if text::is_right_to_left(&line.text) { left + wide } else { left };
    Point::new(start, y)
}
