//! Continues long rules on following pages, if they would leave too little of a page to their board.

use std::collections::VecDeque;

use super::front_back_matter::{NAME, add_text};
use super::slot::{Slot, SlotStyle};
use super::typesetter::Typesetter;
use crate::scene::{Area, Point};
use crate::sheet::column::{TextColumn, TypesetLine, scene_of};
use crate::sheet::grid_key::has_deep_overlaps;
use crate::sheet::leaf::Role;

/// The largest share of a page that rules may take, unless a board as wide as the page leaves them more.
const MAX_RULES: f32 = 0.3;

impl Slot<'_> {
    /// Returns the largest height that the rules may take on the page, or `None` if they do not exceed it. Rules that
    /// are followed by a key stay on the page completely.
    fn max_rules_mm(&self, content: Area) -> Option<f32> {
        if self.style.is_answer || !self.has_rules() || has_deep_overlaps(self.entry.puzzle.board()) {
            return None;
        }
        let whole = Slot { style: SlotStyle { max_below_mm: None, span: None, ..self.style }, ..*self };
        if whole.has_side_caption(content) {
            return None;
        }
        let cell_mm = (content.width() / self.extent.width()).min(self.style.max_cell_mm);
        let spare =
            content.height() - self.extent.height() * cell_mm - whole.caption_above(content).end + content.min.y;
        let most = spare.max(content.height() * MAX_RULES);
        (whole.set_below(content).end - content.min.y > most).then_some(most)
    }

    /// Returns whether the rules leave the board too little of a page. Such a puzzle has a page of its own.
    pub(super) fn has_long_rules(&self, content: Area) -> bool {
        self.max_rules_mm(content).is_some()
    }

    /// Returns the slot with its rules limited to what its page may hold.
    pub(super) fn shortened(&self, content: Area) -> Self {
        Slot { style: SlotStyle { max_below_mm: self.max_rules_mm(content), ..self.style }, ..*self }
    }
}

impl Typesetter<'_> {
    /// Prints the rules of a puzzle that do not fit on its own page.
    pub(super) fn print_continuation(&mut self, slot: &Slot) {
        let Some(content) = self.leaves.last().map(|leaf| leaf.area.content) else { return };
        let alone = slot.for_own_page().shortened(content);
        if alone.style.max_below_mm.is_none() {
            return;
        }
        let column = alone.own_page_text(content);
        let mut rest = VecDeque::from(alone.cut_lines(column));
        let right_to_left = self.settings.text_language().is_right_to_left();
        let title = format!("{} {}", self.settings.text_language().format_number(slot.number), slot.entry.title());
        let title = self.settings.text_language().with_direction(title);
        while let Some(mut before) = rest.front().map(|line| line.at.y - line.size) {
            let (style, family) = (NAME.scaled(self.type_factor()), self.family);
            let leaf = self.add_page();
            let own = leaf.area.content;
            let mut head = TextColumn::within(own, family);
            add_text(leaf, &mut head, &[(style, &title)]);
            head.space(2.0);
            let across = if right_to_left { own.max.x - column.max.x } else { own.min.x - column.min.x };
            let (mut lines, mut y): (Vec<TypesetLine>, f32) = (Vec::new(), head.y);
            // Each page takes at least one line, so that this ends even if lines are higher than pages.
            while let Some(line) = rest.pop_front() {
                // Lines keep their distances. The first baseline is one font size below the heading.
                let next = y + line.at.y - before;
                // Descenders must stay on the page.
                if next + line.size * 0.3 > own.max.y && !lines.is_empty() {
                    rest.push_front(line);
                    break;
                }
                (before, y) = (line.at.y, next);
                lines.push(TypesetLine { at: Point::new(line.at.x + across, y), ..line });
            }
            let area = Area { min: Point::new(own.min.x, head.y), max: Point::new(own.max.x, y.max(head.y)) };
            leaf.add(Role::Text, scene_of(lines, area), Some(slot.index));
        }
    }
}
