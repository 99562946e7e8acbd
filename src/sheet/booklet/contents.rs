//! The table of contents: sections with the numbers of their puzzles and their first pages.

use super::typesetter::{Chapter, Typesetter};
use crate::scene::{Area, Face, Ink, Layer, Point, Scene, Weight, Width};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine, scene_of};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::text;
use crate::words::Message;

const HEADING: TypeStyle = TypeStyle::new(20.0, 1.3, Weight::Semibold, Ink::Given);
const ENTRY: TypeStyle = TypeStyle::new(10.5, 2.0, Weight::Regular, Ink::Given);
const HEADING_GAP_MM: f32 = 4.0;
/// The smallest type size of section names. Longer names are broken into lines.
const MIN_POINTS: f32 = 8.5;
/// The least gap between columns.
const GAP_MM: f32 = 8.0;

/// Prints the table of contents with the chapters found in the previous round. It is empty in the first round.
pub(super) fn print(typesetter: &mut Typesetter) {
    let large = typesetter.type_factor();
    let language = typesetter.settings.text_language();
    let heading = typesetter.translate(&Message::new("book-contents"));
    let chapters = typesetter.previous.chapters.clone();
    let mut rest = &chapters[..];
    let mut first = true;
    while first || !rest.is_empty() {
        let mut leaf = Leaf::new(typesetter.next_area());
        let content = leaf.area.content;
        let mut column = TextColumn::within(content, typesetter.family);
        if std::mem::take(&mut first) {
            column.paragraph(&HEADING.scaled(large), &heading);
            let used = Area::new(content.min.x, content.min.y, content.width(), column.y - content.min.y);
            leaf.add(Role::Heading(1), scene_of(std::mem::take(&mut column.lines), used), None);
            column.space(HEADING_GAP_MM);
        }
        let style = ENTRY.scaled(large);
        let (size, line) = (column.size(&style), column.size(&style) * style.leading);
        let page_face = Face { family: typesetter.family, weight: Weight::Semibold };
        let face = Face { family: typesetter.family, weight: Weight::Regular };
        let page_of = |chapter: &Chapter| language.format_number(u32::try_from(chapter.page + 1).unwrap_or(u32::MAX));
        // The numbers of puzzles and of pages have columns of their own, aligned on all pages.
        let pages = chapters.iter().map(|it| text::width(&page_of(it), size, page_face)).fold(0.0, f32::max);
        let numbers = chapters.iter().map(|it| text::width(&it.puzzles, size, face)).fold(0.0, f32::max);
        let taken = pages + GAP_MM + if numbers > 0.0 { numbers + GAP_MM } else { 0.0 };
        let top = column.y;
        let mut lines: Vec<TypesetLine> = Vec::new();
        let mut rules = Scene::new(Area::new(content.min.x, top, content.width(), content.max.y - top));
        while let Some((chapter, later)) = rest.split_first() {
            let mut own = TextColumn::within(content, typesetter.family);
            // Names leave the columns of numbers and pages free.
            (own.rtl_width, own.ltr_width) = (content.width() - taken, content.width() - taken);
            let name = language.with_direction(chapter.name.clone());
            let smaller = own.fit_line(&style, MIN_POINTS * large, &name);
            own.y = column.y;
            // A name in smaller type keeps the distance of the other lines.
            own.paragraph(&TypeStyle { leading: line / own.size(&smaller), ..smaller }, &name);
            let name = own.lines;
            let height = line * name.len().max(1) as f32;
            if column.y + height > content.max.y + 0.01 && column.y > top {
                break;
            }
            rest = later;
            let (from, to) = (Point::new(content.min.x, column.y), Point::new(content.max.x, column.y));
            rules.line(Layer::Grid, from, to, Width::Thin, Ink::ThinLine);
            let base = name.first().map_or(column.y, |line| line.at.y);
            let from_right = |edge: f32, words: String, face: Face, ink: Ink| {
                let wide = text::width(&words, size, face);
                let left = match language.is_right_to_left() {
                    true => content.min.x + edge,
                    false => content.max.x - edge - wide,
                };
                let x = if text::is_right_to_left(&words) { left + wide } else { left };
                TypesetLine { at: Point::new(x, base), size, text: words, face, ink }
            };
            lines.extend(name);
            if !chapter.puzzles.is_empty() {
                lines.push(from_right(pages + GAP_MM, chapter.puzzles.clone(), face, Ink::Quiet));
            }
            lines.push(from_right(0.0, page_of(chapter), page_face, Ink::Given));
            column.y += height;
        }
        let area = Area::new(content.min.x, top, content.width(), column.y - top);
        leaf.add(Role::Artifact, rules, None);
        leaf.add(Role::Text, scene_of(lines, area), None);
        typesetter.leaves.push(leaf);
    }
}
