//! Virtual scrolling of the rule list: in a long list, only the visible lines are drawn, and those that keyboard
//! navigation, scrolling or dragging needs. The other lines only occupy space.

use std::ops::Range;

use egui::{Rangef, Rect, Response, Ui, vec2};

use crate::studio::editor::rules_panel::ROW;
use crate::studio::window::Window;

/// The maximum number of rules in a list that is drawn in full. This is fast for so few rules, and lets screen readers
/// see all of them.
const SHORT: usize = 100;
/// The distance outside the visible area within which lines are drawn.
const MARGIN: f32 = 6.0 * ROW;

/// The layout of the lines of the list, from the top.
pub(super) struct VisibleLines {
    /// The vertical range in which lines are drawn.
    visible_range: Rangef,
    /// The places in the list whose lines are always drawn.
    always_drawn: Vec<usize>,
    /// The height of the skipped lines since the last drawn one.
    skipped_height: f32,
    /// The places where a dragged rule can be dropped: the vertical position of the top of a line, and the place in the
    /// list of its first rule.
    pub slots: Vec<(f32, usize)>,
}

impl VisibleLines {
    /// Starts the layout of the rules in this order.
    pub fn new(ui: &Ui, window: &mut Window<'_>, order: &[usize]) -> VisibleLines {
        let count = order.len();
        let sight = if count <= SHORT { Rangef::EVERYTHING } else { ui.clip_rect().y_range().expand(MARGIN) };
        // Tab moves from the focused line to its neighbours, and into the list at its ends.
        let keyboard = window.memory.rules_line.take();
        let around = keyboard.iter().flat_map(|line| [line.start.saturating_sub(1), line.start, line.end]);
        let named = window.memory.group_name.as_ref().filter(|naming| naming.group.0 == window.state.tab.id);
        // The list may have to scroll to the selected rule, and the row of a dragged rule must be drawn in every frame.
        let chosen = [window.state.tab.document.rule, window.memory.rule_focus, window.memory.rule_dragged];
        let ends = [0, count.saturating_sub(1)];
        let single = chosen.into_iter().flatten().chain(named.map(|naming| naming.group.1));
        let place = |rule: usize| order.iter().position(|&other| other == rule);
        let held = ends.into_iter().chain(single.filter_map(place)).chain(around).collect();
        VisibleLines {
            visible_range: sight,
            always_drawn: held,
            skipped_height: 0.0,
            slots: Vec::with_capacity(count + 1),
        }
    }

    /// Lays out the next line, which represents the rules at these places, with this height. Returns whether the caller
    /// must draw it now; otherwise it only occupies space.
    pub fn place(&mut self, ui: &mut Ui, places: &Range<usize>, height: f32) -> bool {
        let top = ui.cursor().top() + self.skipped_height;
        self.slots.push((top, places.start));
        let seen = top <= self.visible_range.max && top + height >= self.visible_range.min;
        let drawn = seen || self.always_drawn.iter().any(|place| places.contains(place));
        match drawn {
            true => self.fill(ui),
            false => self.skipped_height += height,
        }
        drawn
    }

    /// Allocates the space of the skipped lines.
    pub fn fill(&mut self, ui: &mut Ui) {
        if self.skipped_height > 0.0 {
            ui.allocate_space(vec2(0.0, self.skipped_height));
            self.skipped_height = 0.0;
        }
    }
}

/// Returns whether a part of a line has the focus. Scrolls to the line if a key moved the focus there.
pub(super) fn has_keyboard(ui: &Ui, part: &Response, line: Rect) -> bool {
    if part.gained_focus() {
        ui.scroll_to_rect(line, None);
    }
    part.has_focus()
}
