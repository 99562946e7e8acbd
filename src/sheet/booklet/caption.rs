//! What stands above or beside a board: number, title, kinds of rule, difficulty, and the page of the answer.

use super::layouts::layout_of;
use super::slot::{Look, MM_PER_POINT, Slot};
use super::{matter::names_of, stars};
use crate::scene::{Area, Face, Ink, Point, Scene, Weight};
use crate::sheet::column::{Column, Line, Style};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::legend::Marks;
use crate::sheet::text;
use crate::words::Message;

/// A caption, set in its place.
pub(super) struct Caption {
    /// The number and the title.
    pub head: Vec<Line>,
    /// All other words.
    pub details: Vec<Line>,
    pub stars: Option<Scene>,
    /// The marks beside the rules in it.
    pub marks: Marks,
    /// Where the link is printed.
    pub code: Option<Area>,
    /// Where the board begins below it; of a caption beside a board, where it ends.
    pub end: f32,
}

/// The least and the most points of type, which grows with the width of the slots, and by how much a millimetre.
pub(super) struct Growth {
    pub points: (f32, f32),
    pub per_mm: f32,
}

pub(super) const NUMBER: Growth = Growth { points: (13.0, 26.0), per_mm: 0.32 };
pub(super) const TITLE: Growth = Growth { points: (9.0, 11.0), per_mm: 0.13 };
const DETAIL: Growth = Growth { points: (7.5, 8.5), per_mm: 0.1 };
/// Titles are set no smaller.
pub(super) const LEAST_TITLE_POINTS: f32 = 9.0;
pub(super) const NUMBER_STYLE: Style = Style::new(1.0, 1.1, Weight::Semibold, Ink::Given);
pub(super) const TITLE_STYLE: Style = Style::new(1.0, 1.2, Weight::Semibold, Ink::Given);
const DETAIL_STYLE: Style = Style::new(1.0, 1.3, Weight::Regular, Ink::Quiet);
/// Between a caption and its board, in sizes of the details.
const BOARD_GAP: f32 = 1.35;
/// The page of the answer stands at the end of the caption where the title keeps so many millimetres.
const LEAST_TITLE_MM: f32 = 30.0;
/// A link stands in the caption where it takes no more of its width, and is no higher, in millimetres.
const MOST_CODE_PART: f32 = 0.3;
const MOST_CODE_MM: f32 = 18.0;

impl Caption {
    pub fn empty(end: f32) -> Caption {
        let (head, details, marks) = (Vec::new(), Vec::new(), Marks::default());
        Caption { head, details, stars: None, marks, code: None, end }
    }
}

/// Takes so much of an area on the side where reading begins, or on the other.
fn take(free: &mut Area, width: f32, from_left: bool) -> Area {
    let width = width.min(free.width()).max(0.0);
    match from_left {
        true => {
            let taken = Area::new(free.min.x, free.min.y, width, free.height());
            free.min.x += width;
            taken
        }
        false => {
            let taken = Area::new(free.max.x - width, free.min.y, width, free.height());
            free.max.x -= width;
            taken
        }
    }
}

/// A paragraph, the capitals of its first line at the top of the area. Its lines begin on the side where the language
/// of the page does, also those of an author who writes in another.
pub(super) fn set(area: Area, style: &Style, look: &Look, words: &str) -> Vec<Line> {
    let family = look.family;
    // What was measured to fit in a line does so after rounding.
    let mut column = Column::within(area.expanded(0.01), family);
    column.paragraph(style, words);
    let size = column.size(style);
    let up = (size * style.leading - text::cap_height(size, style.face(family))) / 2.0;
    column.lines.iter_mut().for_each(|line| line.at.y -= up);
    flush(column.lines, area, !look.language.is_right_to_left())
}

/// Lines that begin on the left of an area, or end on its right.
fn flush(mut lines: Vec<Line>, area: Area, left: bool) -> Vec<Line> {
    for line in &mut lines {
        let wide = text::width(&line.text, line.size, line.face);
        let from = if left { area.min.x } else { area.max.x - wide };
        line.at.x = if text::is_right_to_left(&line.text) { from + wide } else { from };
    }
    lines
}

impl Slot<'_> {
    pub(super) fn sized(&self, style: Style, growth: Growth) -> Style {
        let points = (self.look.type_mm * growth.per_mm).clamp(growth.points.0, growth.points.1);
        style.times(points * self.look.type_times)
    }

    pub(super) fn face(&self, style: &Style) -> Face {
        style.face(self.look.family)
    }

    pub(super) fn detail_style(&self) -> Style {
        self.sized(DETAIL_STYLE, DETAIL)
    }

    pub(super) fn number_words(&self) -> String {
        let language = self.look.language;
        language.line(language.number(self.number))
    }

    /// The kinds of rule where they are not told below, and the author.
    pub(super) fn kinds(&self) -> Vec<String> {
        let puzzle = &self.entry.puzzle;
        let mut details = vec![puzzle.author().trim().to_owned()];
        if let Some(layout) = layout_of(puzzle.board()) {
            details.push(self.look.language.say(&layout));
        }
        if !self.has_rules() {
            let kinds = puzzle.rules_meant().map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect();
            details.push(names_of(kinds, self.look.language));
        }
        details
    }

    pub(super) fn label(&self) -> String {
        self.entry.label.trim().to_owned()
    }

    pub(super) fn answer_page(&self) -> String {
        let language = self.look.language;
        let page = self.reference.map(|page| Message::new("book-answer-page").with("page", language.number(page)));
        page.map(|page| language.say(&page)).unwrap_or_default()
    }

    fn joined(&self, mut details: Vec<String>) -> String {
        details.retain(|detail| !detail.is_empty());
        self.look.language.line(details.join(" · "))
    }

    /// The caption above the board, from the top of the room down.
    pub(super) fn band(&self, room: Area) -> Caption {
        if self.look.answer {
            return self.answer_caption(room);
        }
        let from_left = !self.look.language.is_right_to_left();
        let (number, detail) = (self.sized(NUMBER_STYLE, NUMBER), self.detail_style());
        let gap = detail.points * MM_PER_POINT;
        let (mut free, mut caption) = (room, Caption::empty(room.min.y));
        let small = |side: f32| side <= (room.width() * MOST_CODE_PART).min(MOST_CODE_MM * self.look.type_times);
        if let Some(side) = self.code_side(room).filter(|side| small(*side)) {
            let area = take(&mut free, side, !from_left);
            caption.code = Some(Area::new(area.min.x, area.min.y, side, side));
            caption.end = room.min.y + side;
            take(&mut free, gap, !from_left);
        }
        let whole = free;
        let words = self.number_words();
        let wide = text::width(&words, number.points * MM_PER_POINT, self.face(&number));
        let at_number = take(&mut free, wide, from_left);
        caption.head = set(at_number, &number, &self.look, &words);
        take(&mut free, gap * 0.9, from_left);
        let foot = caption.head.last().map_or(room.min.y, |line| line.at.y);

        // Stars, and the page of the answer, at the end where there is room for the title.
        let star_mm = detail.points * MM_PER_POINT;
        let end_words = self.joined(vec![self.label(), self.answer_page()]);
        let end_wide = text::width(&end_words, detail.points * MM_PER_POINT, self.face(&detail));
        let end_wide = end_wide.max(self.entry.stars.map_or(0.0, |_| stars::width(star_mm)));
        let at_end = free.width() - end_wide - 2.0 * gap >= LEAST_TITLE_MM * self.look.type_times;
        let end = at_end.then(|| {
            let end = take(&mut free, end_wide, !from_left);
            take(&mut free, 2.0 * gap, !from_left);
            end
        });

        let title = self.entry.title().trim();
        let title_style = Column::within(free, self.look.family).fitting(
            &self.sized(TITLE_STYLE, TITLE),
            LEAST_TITLE_POINTS * self.look.type_times,
            title,
        );
        let title_style = Column::within(free, self.look.family).keeping_words(
            &title_style,
            LEAST_TITLE_POINTS * self.look.type_times,
            title,
        );
        let title_lines = set(free, &title_style, &self.look, title);
        let title_end = title_lines.last().map(|line| line.at.y);
        let first = title_lines.first().map(|line| (line.at.y, text::width(&line.text, line.size, line.face)));
        let cap = text::cap_height(detail.points * MM_PER_POINT, self.face(&detail));
        let leading = detail.points * MM_PER_POINT * detail.leading;
        caption.head.extend(title_lines);

        let mut words = self.kinds();
        if end.is_none() {
            words.extend([self.label(), self.answer_page()]);
        }
        let words = self.joined(words);
        // Below the title, at least on the line of the number; below both where the caption is narrow.
        let beside = title_end.map_or(foot, |end| (end + leading).max(foot));
        let at = match end.is_none() && title_end.is_some() {
            true => Area { min: Point::new(whole.min.x, foot.max(beside - leading) + leading - cap), ..whole },
            false => Area { min: Point::new(free.min.x, beside - cap), ..free },
        };
        caption.details = set(at, &detail, &self.look, &words);
        let mut bottom = caption.details.last().map_or(foot, |line| line.at.y).max(foot);
        bottom = bottom.max(title_end.unwrap_or(foot));
        match end {
            Some(end) => {
                let last = Area { min: Point::new(end.min.x, beside - cap), ..end };
                let lines = flush(set(last, &detail, &self.look, &end_words), end, !from_left);
                bottom = lines.last().map_or(bottom, |line| bottom.max(line.at.y));
                caption.details.extend(lines);
                caption.stars = self.entry.stars.map(|count| {
                    let left = if from_left { end.max.x - stars::width(star_mm) } else { end.min.x };
                    let middle = first.map_or(room.min.y + star_mm / 2.0, |(base, _)| base - cap / 2.0);
                    stars::scene(count, Point::new(left, middle), star_mm, !from_left)
                });
            }
            None => caption.stars = self.narrow_stars(whole, wide, first, star_mm, &mut bottom),
        }
        caption.end = caption.end.max(bottom + gap * BOARD_GAP);
        caption
    }

    /// Stars of a narrow caption: at the end of the first line, after the number and the title, which begins on the
    /// line told and is as wide as told; or on a line of their own at the bottom.
    fn narrow_stars(
        &self,
        room: Area,
        number: f32,
        title: Option<(f32, f32)>,
        size: f32,
        bottom: &mut f32,
    ) -> Option<Scene> {
        let count = self.entry.stars?;
        let used = number + title.map_or(0.0, |(_, wide)| wide) + 3.0 * size;
        let from_left = !self.look.language.is_right_to_left();
        let is_beside = room.width() - used >= stars::width(size);
        let middle = match title {
            Some((base, _)) if is_beside => base - size * 0.36,
            None if is_beside => room.min.y + size / 2.0,
            Some(_) | None => {
                *bottom += size * 1.5;
                *bottom - size * 0.36
            }
        };
        let left = if is_beside == from_left { room.max.x - stars::width(size) } else { room.min.x };
        Some(stars::scene(count, Point::new(left, middle), size, !from_left))
    }

    /// Prints a caption that was set within this area.
    pub(super) fn print_caption(&self, caption: Caption, area: Area, leaf: &mut Leaf) {
        let Caption { head, details, stars, marks, code, .. } = caption;
        self.add_text(leaf, Role::Heading(2), head, area);
        if let Some(stars) = stars {
            let count = usize::from(self.entry.stars.unwrap_or_default());
            let words = self.look.language.say(&Message::new("book-stars").with("count", count));
            leaf.add(Role::Picture(words), stars, Some(self.index));
        }
        let marks = marks.scene(self.look.ink, area);
        if !marks.is_empty() {
            leaf.add(Role::Furniture, marks, Some(self.index));
        }
        self.add_text(leaf, Role::Text, details, area);
        if let Some(area) = code {
            self.print_code(area, leaf);
        }
    }
}
