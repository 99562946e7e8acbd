//! The line above an answer: its number and the page of its puzzle.

use super::caption::{Caption, TypeScale};
use super::slot::Slot;
use crate::scene::{Area, Face, Ink, Point, Weight};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine};
use crate::sheet::text;
use crate::words::Message;

/// The type size of the number above an answer.
const ANSWER: TypeScale = TypeScale { points: (9.0, 15.0), per_mm: 0.11 };
/// The gap between an answer and its number, in millimetres.
const ANSWER_GAP_MM: f32 = 1.6;
/// The smallest type in large print: 12 points.
const MIN_LARGE_MM: f32 = 12.0 * 25.4 / 72.0;

impl Slot<'_> {
    /// Sets the number of an answer. The page is on the same line (see [`Slot::puzzle_page_line`]).
    pub(super) fn answer_caption(&self, room: Area) -> Caption {
        let style = self.sized(TypeStyle::new(1.0, 1.25, Weight::Semibold, Ink::Given), ANSWER);
        let mut column = TextColumn::within(room, self.style.family);
        column.paragraph(&style, &self.number_words());
        column.space(ANSWER_GAP_MM);
        Caption { head: column.lines, ..Caption::empty(column.y) }
    }

    /// Sets the page of the puzzle at the other end of the line with the number of an answer. `left` and `board` are
    /// the left edge and the width of its board.
    pub(super) fn puzzle_page_line(&self, number: &TypesetLine, (left, board): (f32, f32)) -> Option<TypesetLine> {
        let language = self.style.language;
        let page = Message::new("book-page").with("page", language.format_number(self.reference?));
        let words = language.with_direction(language.translate(&page));
        let least = if self.style.is_large_print { MIN_LARGE_MM } else { 0.0 };
        let (size, face) = ((number.size * 0.8).max(least), Face { weight: Weight::Regular, ..number.face });
        let own = text::width(&number.text, number.size, number.face);
        let wide = text::width(&words, size, face);
        // There is no space next to the number of a tiny board.
        if own + wide + size > board {
            return None;
        }
        let x = if language.is_right_to_left() { left + wide } else { left + board - wide };
        let at = Point::new(x, number.at.y);
        Some(TypesetLine { at, size, text: words, face, ink: Ink::Quiet })
    }
}
