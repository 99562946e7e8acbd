//! What the studio does with layouts: commands on grids, and what is told when something is lost by them.

use super::State;
use super::tools::laying::Laid;
use crate::board::GridId;
use crate::puzzle::Puzzle;
use crate::words::say;

impl State {
    /// The grid that commands on grids are about: the chosen one, or the only one.
    pub(in crate::studio) fn grid_in_hand(&self) -> Option<GridId> {
        let only = (self.tab.document.puzzle().board().grids().len() == 1).then_some(GridId(0));
        self.tab.palette.chosen_grid().or(only)
    }

    /// Makes another layout, and lets the view follow it. Returns whether it was made.
    pub(in crate::studio) fn lay(&mut self, laid: &Laid) -> bool {
        let done = self.try_edit(&laid.edit());
        if done {
            self.tab.board_view.camera.shift(laid.shift);
            self.tab.palette.fit(self.tab.document.puzzle().board());
        }
        done
    }
}

/// How much a puzzle holds that a change of its layout could lose.
#[derive(Clone, Copy)]
pub(in crate::studio) struct Held {
    givens: usize,
    rules: usize,
}

impl Held {
    pub fn by(puzzle: &Puzzle) -> Held {
        Held { givens: puzzle.givens().len(), rules: puzzle.rules().len() }
    }

    /// What this puzzle has lost, in a sentence; None when it still has everything.
    pub fn lost(self, puzzle: &Puzzle) -> Option<String> {
        let now = Held::by(puzzle);
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
