//! Which lines of the list of rules are drawn: of a long list those in sight, and those that keys go on from. All
//! others have their room.

use std::ops::Range;

use egui::{Rangef, Rect, Response, Ui, vec2};

use super::TALL;
use crate::studio::view::window::Window;

/// A list of so few rules is drawn whole: it takes no time, and screen readers see all of it.
const SHORT: usize = 100;
/// What is so far out of sight is drawn.
const MARGIN: f32 = 4.0 * TALL;

/// The lines of the list, as far as they have been laid out from the top.
pub(super) struct Lines {
    /// The heights between which lines are drawn.
    sight: Rangef,
    /// Rules whose lines are drawn wherever they are.
    held: Vec<usize>,
    /// The room of the lines that were left out since the last one that was drawn.
    left_out: f32,
    /// Where a row can be put: the height of the line, and the place in the list that it means.
    pub slots: Vec<(f32, usize)>,
}

impl Lines {
    /// The lines of so many rules, of which none is laid out yet.
    pub fn new(ui: &Ui, window: &mut Window<'_>, count: usize) -> Lines {
        let sight = if count <= SHORT { Rangef::EVERYTHING } else { ui.clip_rect().y_range().expand(MARGIN) };
        // The lines around the one with the keyboard are where Tab leads from it, the ends where it leads from outside.
        let keyboard = window.memory.rules_line.take();
        let around = keyboard.iter().flat_map(|line| [line.start.saturating_sub(1), line.start, line.end]);
        let named = window.memory.group_name.as_ref().filter(|naming| naming.of.0 == window.state.tab.id);
        // What is selected may have to be scrolled to, and what is dragged stays in the hand.
        let chosen = [window.state.tab.document.rule, window.memory.rule_focus, window.memory.rule_dragged];
        let ends = [0, count.saturating_sub(1)];
        let single = chosen.into_iter().flatten().chain(named.map(|naming| naming.of.1));
        let held = ends.into_iter().chain(single).chain(around).collect();
        Lines { sight, held, left_out: 0.0, slots: Vec::with_capacity(count + 1) }
    }

    /// The next line, which stands for these rules. Returns whether it is drawn, at once and so high; else it has its
    /// room.
    pub fn place(&mut self, ui: &mut Ui, rules: &Range<usize>, height: f32) -> bool {
        let top = ui.cursor().top() + self.left_out;
        self.slots.push((top, rules.start));
        let seen = top <= self.sight.max && top + height >= self.sight.min;
        let drawn = seen || self.held.iter().any(|rule| rules.contains(rule));
        match drawn {
            true => self.fill(ui),
            false => self.left_out += height,
        }
        drawn
    }

    /// Takes the room of what was left out.
    pub fn fill(&mut self, ui: &mut Ui) {
        if self.left_out > 0.0 {
            ui.allocate_space(vec2(0.0, self.left_out));
            self.left_out = 0.0;
        }
    }
}

/// Whether a part of a line has the keyboard. The line is scrolled to where a key has brought it there.
pub(super) fn has_keyboard(ui: &Ui, part: &Response, line: Rect) -> bool {
    if part.gained_focus() {
        ui.scroll_to_rect(line, None);
    }
    part.has_focus()
}
