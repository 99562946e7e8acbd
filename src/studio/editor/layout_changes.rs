//! Commands on grids, and the message about givens and rules that a change of the layout has removed.

use crate::board::GridId;
use crate::puzzle::Puzzle;
use crate::studio::editor::tools::layout_edits::ShiftedLayout;
use crate::studio::state::StudioState;
use crate::words::say;

impl StudioState {
    /// Returns the grid that commands apply to: the chosen one, or the only one.
    pub(in crate::studio) fn current_grid(&self) -> Option<GridId> {
        let only = (self.tab.document.puzzle().board().grids().len() == 1).then_some(GridId(0));
        self.tab.palette.chosen_grid().or(only)
    }

    /// Applies a change of the layout, and moves the view with the board. Returns whether it was applied.
    pub(in crate::studio) fn apply_layout(&mut self, laid: &ShiftedLayout) -> bool {
        let done = self.try_edit(&laid.edit());
        if done {
            self.tab.board_view.camera.shift(laid.shift);
            self.tab.palette.sync_board(self.tab.document.puzzle().board());
        }
        done
    }
}

/// The numbers of givens and rules, used to report how many of them a change of the layout has removed.
#[derive(Clone, Copy)]
pub(in crate::studio) struct ContentCounts {
    givens: usize,
    rules: usize,
}

impl ContentCounts {
    pub fn by(puzzle: &Puzzle) -> ContentCounts {
        ContentCounts { givens: puzzle.givens().len(), rules: puzzle.rules().len() }
    }

    /// Returns a sentence about what this puzzle has lost; None if it has lost nothing.
    pub fn lost(self, puzzle: &Puzzle) -> Option<String> {
        let now = ContentCounts::by(puzzle);
        let lost = (self.givens.saturating_sub(now.givens), self.rules.saturating_sub(now.rules));
        let key = match lost {
            (0, 0) => return None,
            (_, 0) => "tell-layout-given-was-on-cells",
            (0, _) => "tell-layout-rule-was-on-cells",
            _ => "tell-layout-given-givens-rule-rules",
        };
        Some(say!(key, givens = lost.0, rules = lost.1))
    }
}
