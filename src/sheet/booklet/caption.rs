//! Captions above or next to a board: number, title, kinds of rules, difficulty and the page of the answer.

use super::layouts::layout_of;
use super::slot::{MM_PER_POINT, Slot, SlotStyle};
use super::{front_back_matter::names_of, stars};
use crate::scene::{Area, Face, Ink, Point, Scene, Weight};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::legend::LegendMarks;
use crate::sheet::text;
use crate::words::Message;

/// A typeset caption.
pub(super) struct Caption {
    /// The number and the title.
    pub head: Vec<TypesetLine>,
    /// All other text.
    pub details: Vec<TypesetLine>,
    pub stars: Option<Scene>,
    /// The marks next to the rules.
    pub marks: LegendMarks,
    /// The position of the link.
    pub code: Option<Area>,
    /// The top of the board below the caption, or the bottom of a caption next to the board.
    pub end: f32,
}

/// The smallest and the largest type size in points, and its growth with the width of slots, in points per millimetre.
pub(super) struct TypeScale {
    pub points: (f32, f32),
    pub per_mm: f32,
}

pub(super) const NUMBER: TypeScale = TypeScale { points: (13.0, 26.0), per_mm: 0.32 };
pub(super) const TITLE: TypeScale = TypeScale { points: (9.0, 11.0), per_mm: 0.13 };
const DETAIL: TypeScale = TypeScale { points: (7.5, 8.5), per_mm: 0.1 };
/// The smallest type size of titles.
pub(super) const MIN_TITLE_POINTS: f32 = 9.0;
pub(super) const NUMBER_STYLE: TypeStyle = TypeStyle::new(1.0, 1.1, Weight::Semibold, Ink::Given);
pub(super) const TITLE_STYLE: TypeStyle = TypeStyle::new(1.0, 1.2, Weight::Semibold, Ink::Given);
const DETAIL_STYLE: TypeStyle = TypeStyle::new(1.0, 1.3, Weight::Regular, Ink::Quiet);
/// The gap between a caption and its board, relative to the font size of the details.
const BOARD_GAP: f32 = 1.35;
/// The least width of the title next to the page of the answer, in millimetres. Otherwise the page goes below the
/// title.
const MIN_TITLE_MM: f32 = 30.0;
/// The largest share of a caption's width that a link may take.
const MAX_CODE_SHARE: f32 = 0.3;
/// The largest height of a link in a caption, in millimetres.
const MAX_CODE_MM: f32 = 18.0;

impl Caption {
    pub fn empty(end: f32) -> Caption {
        let (head, details, marks) = (Vec::new(), Vec::new(), LegendMarks::default());
        Caption { head, details, stars: None, marks, code: None, end }
    }
}

/// Splits off a strip of this width, at the left of an area or at its right.
fn split_off(free: &mut Area, width: f32, from_left: bool) -> Area {
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

/// Sets a paragraph, with the capitals of its first line at the top of the area. Its lines are aligned to the side
/// where the language of the page begins, even if the author writes in another language.
pub(super) fn set_paragraph(area: Area, style: &TypeStyle, look: &SlotStyle, words: &str) -> Vec<TypesetLine> {
    let family = look.family;
    // The tolerance makes text fit on a line that was measured to fit before rounding.
    let mut column = TextColumn::within(area.expanded(0.01), family);
    column.paragraph(style, words);
    let size = column.size(style);
    // The column centres capitals in their line, so this much of the line is above them.
    let up = (size * style.leading - text::cap_height(size, style.face(family))) / 2.0;
    column.lines.iter_mut().for_each(|line| line.at.y -= up);
    align_lines(column.lines, area, !look.language.is_right_to_left())
}

/// Aligns lines to the left edge of an area or to its right edge.
fn align_lines(mut lines: Vec<TypesetLine>, area: Area, left: bool) -> Vec<TypesetLine> {
    for line in &mut lines {
        let wide = text::width(&line.text, line.size, line.face);
        let from = if left { area.min.x } else { area.max.x - wide };
        line.at.x = if text::is_right_to_left(&line.text) { from + wide } else { from };
    }
    lines
}

impl Slot<'_> {
    pub(super) fn sized(&self, style: TypeStyle, growth: TypeScale) -> TypeStyle {
        let points = (self.style.type_width_mm * growth.per_mm).clamp(growth.points.0, growth.points.1);
        style.scaled(points * self.style.type_factor)
    }

    pub(super) fn face(&self, style: &TypeStyle) -> Face {
        style.face(self.style.family)
    }

    pub(super) fn detail_style(&self) -> TypeStyle {
        self.sized(DETAIL_STYLE, DETAIL)
    }

    pub(super) fn number_words(&self) -> String {
        let language = self.style.language;
        language.with_direction(language.format_number(self.number))
    }

    /// Returns the author, the source if it is printed, the layout of the board and, unless rules are printed below,
    /// the kinds of rules.
    pub(super) fn kinds(&self) -> Vec<String> {
        let puzzle = &self.entry.puzzle;
        let mut details = vec![puzzle.author().trim().to_owned()];
        if self.style.sources {
            details.push(puzzle.publication().source.trim().to_owned());
        }
        if let Some(layout) = layout_of(puzzle.board()) {
            details.push(self.style.language.translate(&layout));
        }
        if !self.has_rules() {
            let kinds = puzzle.effective_rules().map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect();
            details.push(names_of(kinds, self.style.language));
        }
        details
    }

    pub(super) fn label(&self) -> String {
        self.entry.label.trim().to_owned()
    }

    pub(super) fn answer_page(&self) -> String {
        let language = self.style.language;
        let page =
            self.reference.map(|page| Message::new("book-answer-page").with("page", language.format_number(page)));
        page.map(|page| language.translate(&page)).unwrap_or_default()
    }

    fn joined(&self, mut details: Vec<String>) -> String {
        details.retain(|detail| !detail.is_empty());
        self.style.language.with_direction(details.join(" · "))
    }

    /// Sets the caption above the board, from the top of the area down.
    pub(super) fn caption_above(&self, room: Area) -> Caption {
        if self.style.is_answer {
            return self.answer_caption(room);
        }
        let from_left = !self.style.language.is_right_to_left();
        let (number, detail) = (self.sized(NUMBER_STYLE, NUMBER), self.detail_style());
        let gap = detail.points * MM_PER_POINT;
        let (mut free, mut caption) = (room, Caption::empty(room.min.y));
        let small = |side: f32| side <= (room.width() * MAX_CODE_SHARE).min(MAX_CODE_MM * self.style.type_factor);
        // A small link is at the end of the caption. A large one goes below the board.
        if let Some(side) = self.code_side(room).filter(|side| small(*side)) {
            let area = split_off(&mut free, side, !from_left);
            caption.code = Some(Area::new(area.min.x, area.min.y, side, side));
            caption.end = room.min.y + side;
            split_off(&mut free, gap, !from_left);
        }
        // From here on, `free` is the space that remains on the first line.
        let whole = free;
        let words = self.number_words();
        let wide = text::width(&words, number.points * MM_PER_POINT, self.face(&number));
        let at_number = split_off(&mut free, wide, from_left);
        caption.head = set_paragraph(at_number, &number, &self.style, &words);
        split_off(&mut free, gap * 0.9, from_left);
        let foot = caption.head.last().map_or(room.min.y, |line| line.at.y);

        // Stars and the page of the answer go at the end of the line if they leave enough space for the title.
        let star_mm = detail.points * MM_PER_POINT;
        let end_words = self.joined(vec![self.label(), self.answer_page()]);
        let end_wide = text::width(&end_words, detail.points * MM_PER_POINT, self.face(&detail));
        let end_wide = end_wide.max(self.entry.stars.map_or(0.0, |_| stars::width(star_mm)));
        let at_end = free.width() - end_wide - 2.0 * gap >= MIN_TITLE_MM * self.style.type_factor;
        let end = at_end.then(|| {
            let end = split_off(&mut free, end_wide, !from_left);
            split_off(&mut free, 2.0 * gap, !from_left);
            end
        });

        let title = self.entry.title().trim();
        let title_style = TextColumn::within(free, self.style.family).fit_line(
            &self.sized(TITLE_STYLE, TITLE),
            MIN_TITLE_POINTS * self.style.type_factor,
            title,
        );
        let title_style = TextColumn::within(free, self.style.family).fit_words(
            &title_style,
            MIN_TITLE_POINTS * self.style.type_factor,
            title,
        );
        let title_lines = set_paragraph(free, &title_style, &self.style, title);
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
        // The details go below the title, on the line of the number or further down. In a narrow caption they go below
        // both.
        let beside = title_end.map_or(foot, |end| (end + leading).max(foot));
        let at = match end.is_none() && title_end.is_some() {
            true => Area { min: Point::new(whole.min.x, foot.max(beside - leading) + leading - cap), ..whole },
            false => Area { min: Point::new(free.min.x, beside - cap), ..free },
        };
        caption.details = set_paragraph(at, &detail, &self.style, &words);
        let mut bottom = caption.details.last().map_or(foot, |line| line.at.y).max(foot);
        bottom = bottom.max(title_end.unwrap_or(foot));
        match end {
            Some(end) => {
                let last = Area { min: Point::new(end.min.x, beside - cap), ..end };
                let lines = align_lines(set_paragraph(last, &detail, &self.style, &end_words), end, !from_left);
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

    /// Places the stars of a narrow caption: at the end of the first line, if there is space after the number and the
    /// title, and otherwise on a line of their own at the bottom. `title` has the baseline and the width of the title's
    /// first line.
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
        let from_left = !self.style.language.is_right_to_left();
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

    /// Prints a caption that was set in this area.
    pub(super) fn print_caption(&self, caption: Caption, area: Area, leaf: &mut Leaf) {
        let Caption { head, details, stars, marks, code, .. } = caption;
        self.add_text(leaf, Role::Heading(2), head, area);
        if let Some(stars) = stars {
            let count = usize::from(self.entry.stars.unwrap_or_default());
            let words = self.style.language.translate(&Message::new("book-stars").with("count", count));
            leaf.add(Role::Picture(words), stars, Some(self.index));
        }
        let marks = marks.scene(self.style.ink, area);
        if !marks.is_empty() {
            leaf.add(Role::Artifact, marks, Some(self.index));
        }
        self.add_text(leaf, Role::Text, details, area);
        if let Some(area) = code {
            self.print_code(area, leaf);
        }
    }
}
