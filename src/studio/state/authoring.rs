//! What the author's tools do with the open puzzle.

use std::collections::BTreeMap;

use egui::Context;

use super::State;
use super::author::{Task, give};
use super::tools::ToolId;
use crate::board::{Cell, CellSet, Digit};
use crate::puzzle::Edit;
use crate::solve::Verdict;

impl State {
    /// Opens the panel of a tool; one without options begins at once.
    pub(in crate::studio) fn open_task(&mut self, task: Task, ctx: &Context) {
        self.panels.facts = true;
        self.author.open = Some(task);
        self.author.discard();
        if !task.has_options() {
            self.start_task(ctx);
        }
    }

    pub(in crate::studio) fn close_task(&mut self) {
        self.author.open = None;
        self.author.discard();
        if self.palette.tool_id() == ToolId::Pins {
            self.take_up(ToolId::Digits);
        }
    }

    pub(in crate::studio) fn start_task(&mut self, ctx: &Context) {
        if let Some(task) = self.author.open {
            self.author.start(task, &self.document, ctx);
        }
    }

    pub(in crate::studio) fn apply_proposal(&mut self) {
        let Some(edit) = self.author.proposal().map(|proposal| proposal.edit.clone()) else { return };
        self.author.discard();
        if self.try_edit(&edit) {
            // What was known of the solution is about the puzzle that has gone.
            self.author.known.forget();
            self.sight.camera.fit();
            self.palette.fit(self.document.puzzle().board());
        }
    }

    /// Tries again by other random numbers.
    pub(in crate::studio) fn another_proposal(&mut self, ctx: &Context) {
        self.author.discard();
        self.author.options.seed = self.author.options.seed.wrapping_add(1);
        self.start_task(ctx);
    }

    /// Steps out of what the author's tools are doing. Returns whether there was anything to step out of.
    pub(in crate::studio) fn step_out_of_task(&mut self) -> bool {
        if self.author.is_at_work() {
            self.author.stop_task();
        } else if self.author.done(self.document.meaning()).is_some() {
            self.author.discard();
        } else if self.author.open.is_some() {
            self.close_task();
        } else {
            return false;
        }
        true
    }

    /// Remembers the only solution, if there is one: the puzzle is about to change. A solution that the author has left
    /// while others were open is forgotten: the choice is made.
    pub(in crate::studio) fn remember_solution(&mut self) {
        match self.answers.verdict() {
            Some(Verdict::Unique(solution)) => {
                self.author.known.solution = Some((self.document.puzzle().board().clone(), solution.clone()));
            }
            Some(Verdict::Several(_)) if !self.author.known.left_by().is_empty() => self.author.known.solution = None,
            Some(Verdict::Several(_) | Verdict::NoSolution) | None => {}
        }
    }

    /// Makes givens of what the solution has in these cells, in one step.
    pub(in crate::studio) fn fill_from_solution(&mut self, cells: &CellSet) {
        let Some(filling) = self.answers.filling_to_take() else { return };
        let board = self.document.puzzle().board();
        let taken = cells.iter().filter_map(|cell| Some((cell, filling[board.id(cell)?])));
        let taken: BTreeMap<Cell, Digit> = taken.collect();
        let what = match taken.len() {
            1 => "Fill a cell from the solution".to_owned(),
            count => format!("Fill {count} cells from the solution"),
        };
        self.edit(&Edit::All { edits: give(&taken), what });
    }
}
