//! The line above an answer: its number and the page of its puzzle.

use super::caption::{Caption, Growth};
use super::slot::Slot;
use crate::scene::{Area, Face, Ink, Point, Weight};
use crate::sheet::column::{Column, Line, Style};
use crate::sheet::text;
use crate::words::Message;

/// The type size of the number above an answer.
const ANSWER: Growth = Growth { points: (9.0, 15.0), per_mm: 0.11 };
/// The gap between an answer and its number, in millimetres.
const ANSWER_GAP_MM: f32 = 1.6;
/// The smallest type in large print: 12 points.
const LEAST_LARGE_MM: f32 = 12.0 * 25.4 / 72.0;

impl Slot<'_> {
    /// Sets the number of an answer. The page is on the same line (see [`Slot::page_of_puzzle`]).
    pub(super) fn answer_caption(&self, room: Area) -> Caption {
        let style = self.sized(Style::new(1.0, 1.25, Weight::Semibold, Ink::Given), ANSWER);
        let mut column = Column::within(room, self.look.family);
        column.paragraph(&style, &self.number_words());
        column.space(ANSWER_GAP_MM);
        Caption { head: column.lines, ..Caption::empty(column.y) }
    }

    /// Sets the page of the puzzle at the other end of the line with the number of an answer. `left` and `board` are
    /// the left edge and the width of its board.
    pub(super) fn page_of_puzzle(&self, number: &Line, (left, board): (f32, f32)) -> Option<Line> {
        let language = self.look.language;
        let page = Message::new("book-page").with("page", language.number(self.reference?));
        let words = language.line(language.say(&page));
        let least = if self.look.large { LEAST_LARGE_MM } else { 0.0 };
        let (size, face) = ((number.size * 0.8).max(least), Face { weight: Weight::Regular, ..number.face });
        let own = text::width(&number.text, number.size, number.face);
        let wide = text::width(&words, size, face);
        // There is no space next to the number of a tiny board.
        if own + wide + size > board {
            return None;
        }
        let x = if language.is_right_to_left() { left + wide } else { left + board - wide };
        let at = Point::new(x, number.at.y);
        Some(Line { at, size, text: words, face, ink: Ink::Quiet })
    }
}
