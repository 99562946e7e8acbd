//! What the studio does with layouts: commands on grids, and what is told when something is lost by them.

use super::State;
use super::tools::laying::{self, Laid};
use crate::board::{Board, BoardError, GridId};
use crate::formats::SavedLayout;
use crate::puzzle::{Edit, Puzzle};

impl State {
    /// The grid that commands on grids are about: the chosen one, or the only one.
    pub(in crate::studio) fn grid_in_hand(&self) -> Option<GridId> {
        let only = (self.document.puzzle().board().grids().len() == 1).then_some(GridId(0));
        self.palette.chosen_grid().or(only)
    }

    /// Makes another layout, and lets the view follow it. Returns whether it was made.
    pub(in crate::studio) fn lay(&mut self, laid: &Laid) -> bool {
        let done = self.try_edit(&laid.edit());
        if done {
            self.sight.camera.shift(laid.shift);
            self.palette.fit(self.document.puzzle().board());
        }
        done
    }

    /// Adds a grid beside the one that new ones are like, and chooses it.
    pub(in crate::studio) fn add_grid(&mut self) {
        let board = self.document.puzzle().board();
        let like = self.palette.grid_to_copy();
        let at = laying::place_beside(board, like);
        let laid = laying::added(board, like, at, format!("Add grid {}", board.grids().len() + 1));
        self.lay_new(laid);
    }

    /// Adds a grid like the chosen one that shares a corner box with it, and chooses it.
    pub(in crate::studio) fn duplicate_grid(&mut self) {
        let Some(grid) = self.grid_in_hand() else { return };
        let board = self.document.puzzle().board();
        let at = laying::place_of_double(board, grid);
        let laid = laying::added(board, grid, at, format!("Duplicate grid {grid}"));
        self.lay_new(laid);
    }

    fn lay_new(&mut self, laid: Result<Laid, BoardError>) {
        match laid {
            Ok(laid) => {
                if self.lay(&laid) {
                    let last = self.document.puzzle().board().grid_ids().last().unwrap_or_default();
                    self.palette.choose_grid(last);
                }
            }
            Err(error) => self.refuse(error.to_string()),
        }
    }

    /// Keeps the layout of the open puzzle under a name.
    pub(in crate::studio) fn keep_layout(&mut self, name: &str) {
        match self.layouts.save(name, self.document.puzzle().board()) {
            Ok(()) => self.say(&format!("The layout “{name}” is kept; New puzzle… offers it")),
            Err(error) => self.fail("The layout could not be kept", error.to_string()),
        }
    }

    /// Throws a kept layout away.
    pub(in crate::studio) fn forget_layout(&mut self, layout: &SavedLayout) {
        if let Err(error) = self.layouts.delete(layout) {
            self.fail("The layout could not be deleted", error.to_string());
        }
    }

    /// Puts the open puzzle on another board. Its grids become, in their order, the first ones of the new board.
    pub(in crate::studio) fn change_board(&mut self, board: &Board) {
        let old = self.document.puzzle().board().grids().len();
        let made_of = |index: usize| (index < old).then_some(GridId(index.min(255) as u8));
        let grids = board.grids().iter().enumerate().map(|(index, grid)| (made_of(index), grid.clone())).collect();
        if self.try_edit(&Edit::Lay { grids, what: "Change the board".to_owned() }) {
            self.sight.camera.fit();
            self.palette.fit(self.document.puzzle().board());
        }
    }

    pub(in crate::studio) fn delete_grid(&mut self) {
        let Some(grid) = self.grid_in_hand() else { return };
        match laying::removed(self.document.puzzle().board(), grid) {
            Ok(laid) => {
                self.lay(&laid);
            }
            Err(error) => self.refuse(error.to_string()),
        }
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
