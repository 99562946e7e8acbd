//! What the author's tools do with the open puzzle.

use super::State;
use super::tools::ToolId;
use crate::solve::Verdict;

impl State {
    pub(in crate::studio) fn close_task(&mut self) {
        self.author.open = None;
        self.author.discard();
        if self.palette.tool_id() == ToolId::Pins {
            self.take_up(ToolId::Digits);
        }
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
}
