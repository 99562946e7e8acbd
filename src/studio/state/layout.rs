//! What the studio does with layouts: commands on grids, and what is told when something is lost by them.

use super::State;
use super::tools::laying::Laid;
use crate::board::GridId;
use crate::puzzle::Puzzle;

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
        let count = |before: usize, now: usize, one: &str, many: &str| match before.saturating_sub(now) {
            0 => None,
            1 => Some((format!("1 {one}"), 1)),
            lost => Some((format!("{lost} {many}"), lost)),
        };
        let lost = [count(self.givens, now.givens, "given", "givens"), count(self.rules, now.rules, "rule", "rules")];
        let lost: Vec<(String, usize)> = lost.into_iter().flatten().collect();
        let (total, words): (Vec<usize>, Vec<&str>) = lost.iter().map(|(word, count)| (*count, word.as_str())).unzip();
        let total: usize = total.iter().sum();
        let (be, them) = if total == 1 { ("was", "it") } else { ("were", "them") };
        let words = words.join(" and ");
        (total > 0).then(|| format!("{words} {be} on cells that are gone or taken; undo brings {them} back"))
    }
}
