//! The contents: sections, with the numbers of their puzzles, and the pages on which they begin.

use super::typesetter::Typesetter;
use crate::scene::{Area, Face, Ink, Layer, Point, Scene, Weight, Width};
use crate::sheet::column::{Column, Line, Style, scene_of};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::text;
use crate::words::Message;

const HEADING: Style = Style::new(20.0, 1.3, Weight::Semibold, Ink::Given);
const ENTRY: Style = Style::new(10.5, 2.0, Weight::Regular, Ink::Given);
const HEADING_GAP_MM: f32 = 4.0;
/// Between a name and the page, at least.
const GAP_MM: f32 = 8.0;

/// Prints the contents as the round before found them; in the first round there is room for nothing.
pub(super) fn print(typesetter: &mut Typesetter) {
    let large = typesetter.large();
    let language = typesetter.settings.words();
    let heading = typesetter.say(&Message::new("book-contents"));
    let chapters = typesetter.known.chapters.clone();
    let mut rest = &chapters[..];
    let mut first = true;
    while first || !rest.is_empty() {
        let mut leaf = Leaf::new(typesetter.next_area());
        let content = leaf.area.content;
        let mut column = Column::within(content, typesetter.family);
        if std::mem::take(&mut first) {
            column.paragraph(&HEADING.times(large), &heading);
            let used = Area::new(content.min.x, content.min.y, content.width(), column.y - content.min.y);
            leaf.add(Role::Heading(1), scene_of(std::mem::take(&mut column.lines), used), None);
            column.space(HEADING_GAP_MM);
        }
        let style = ENTRY.times(large);
        let height = column.size(&style) * style.leading;
        let fits = ((content.max.y - column.y) / height).floor().max(1.0) as usize;
        let (now, later) = rest.split_at(fits.min(rest.len()));
        rest = later;
        let top = column.y;
        let mut lines: Vec<Line> = Vec::new();
        let mut rules = Scene::new(Area::new(content.min.x, top, content.width(), height * now.len() as f32));
        for (name, page) in now {
            let rule = column.y;
            let (from, to) = (Point::new(content.min.x, rule), Point::new(content.max.x, rule));
            rules.line(Layer::Grid, from, to, Width::Thin, Ink::ThinLine);
            let number = language.number(u32::try_from(page + 1).unwrap_or(u32::MAX));
            let size = column.size(&style);
            let face = Face { family: typesetter.family, weight: Weight::Semibold };
            let wide = text::width(&number, size, face);
            let room =
                Column { rightward: content.width() - wide - GAP_MM, ..Column::within(content, typesetter.family) };
            let mut own = Column { leftward: room.rightward, y: rule, ..room };
            own.paragraph(&style, name);
            // A name that needs more lines is cut: the section itself has all of it.
            let Some(line) = own.lines.into_iter().next() else { continue };
            let number_left = match text::is_right_to_left(&line.text) {
                true => content.min.x,
                false => content.max.x - wide,
            };
            let at = Point::new(number_left, line.at.y);
            lines.push(line);
            lines.push(Line { at, size, text: number, face, ink: Ink::Given });
            column.y += height;
        }
        let area = Area::new(content.min.x, top, content.width(), column.y - top);
        leaf.add(Role::Furniture, rules, None);
        leaf.add(Role::Text, scene_of(lines, area), None);
        typesetter.leaves.push(leaf);
    }
}
