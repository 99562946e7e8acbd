//! Captions in a column next to the board.

use super::caption::{Caption, MIN_TITLE_POINTS, NUMBER, NUMBER_STYLE, TITLE, TITLE_STYLE, set_paragraph};
use super::slot::{MM_PER_POINT, Slot};
use super::stars;
use crate::scene::{Area, Point};
use crate::sheet::column::{TextColumn, TypesetLine};
use crate::sheet::text;

impl Slot<'_> {
    /// Sets the caption in a column as high as the board: number, title and details at the top, the link and the page
    /// of the answer at the bottom. The caption does not fit if its end is below the column.
    pub(super) fn side_caption(&self, column: Area) -> Caption {
        let (number, detail) = (self.sized(NUMBER_STYLE, NUMBER), self.detail_style());
        let family = self.style.family;
        let line = detail.points * MM_PER_POINT * detail.leading;
        let cap = text::cap_height(detail.points * MM_PER_POINT, self.face(&detail));
        let mut caption = Caption::empty(column.min.y);
        let below = |y: f32| Area { min: Point::new(column.min.x, y), ..column };
        caption.head = set_paragraph(column, &number, &self.style, &self.number_words());
        let mut base = caption.head.last().map_or(column.min.y, |line| line.at.y);
        let title = self.entry.title().trim();
        let mut is_broken = false;
        if !title.is_empty() {
            let style = self.sized(TITLE_STYLE, TITLE);
            let least = MIN_TITLE_POINTS * self.style.type_factor;
            let style = TextColumn::within(column, family).fit_words(&style, least, title);
            let mut lines = set_paragraph(below(base + line * 1.2), &style, &self.style, title);
            let small = TITLE_STYLE.scaled(least);
            // A title of more than two lines is set at the smallest size.
            if lines.len() > 2 {
                lines = set_paragraph(below(base + line * 1.2), &small, &self.style, title);
            }
            let widest = text::widest_word(title, least * MM_PER_POINT, self.face(&small));
            is_broken = widest > column.width() + 0.01;
            base = lines.last().map_or(base, |line| line.at.y);
            caption.head.extend(lines);
        }
        let add = |caption: &mut Caption, base: &mut f32, words: &str, gap: f32| {
            let lines = set_paragraph(below(*base + gap - cap), &detail, &self.style, words);
            *base = lines.last().map_or(*base, |line| line.at.y);
            caption.details.extend(lines);
        };
        for words in self.kinds() {
            add(&mut caption, &mut base, &self.style.language.with_direction(words), line);
        }
        if let Some(count) = self.entry.stars {
            let size = detail.points * MM_PER_POINT;
            let right_to_left = self.style.language.is_right_to_left();
            let left = match right_to_left {
                true => column.max.x - stars::width(size),
                false => column.min.x,
            };
            caption.stars =
                Some(stars::scene(count, Point::new(left, base + line * 1.5 - cap / 2.0), size, right_to_left));
            base += line * 1.5;
        }
        add(&mut caption, &mut base, &self.style.language.with_direction(self.label()), line);
        let mut rules = TextColumn::within(below(base + line * 0.5), family);
        caption.marks = self.set_rules(&mut rules);
        if !rules.lines.is_empty() {
            base = rules.y;
            caption.details.extend(rules.lines);
        }
        // The column is filled from the bottom up: the page of the answer, then the link above it.
        let page = set_paragraph(column, &detail, &self.style, &self.style.language.with_direction(self.answer_page()));
        let mut top = column.max.y;
        if let Some(last) = page.last().map(|line| line.at.y) {
            // Descenders of the last line must stay on the page.
            let bottom = column.max.y - line * 0.1;
            let down = bottom - last;
            top = bottom - (last - column.min.y) - line * 0.5;
            caption.details.extend(page.into_iter().map(|line| {
                let at = Point::new(line.at.x, line.at.y + down);
                TypesetLine { at, ..line }
            }));
        }
        if let Some(side) = self.whole_code_side() {
            // A link wider than the column does not fit. It is placed above the top of the column, so that it overlaps
            // the text.
            if side > column.width() + 0.01 {
                top = column.min.y;
            }
            let left = if self.style.language.is_right_to_left() { column.max.x - side } else { column.min.x };
            top -= side;
            caption.code = Some(Area::new(left, top, side, side));
        }
        // The caption does not fit if the upper part overlaps the lower one.
        let over = (base + line * 0.6 - top).max(0.0);
        // It does not fit either if a word of the title is wider than the column.
        let over = if is_broken { over + column.height() } else { over };
        caption.end = if over > 0.0 { column.max.y + over } else { base };
        caption
    }
}
