//! The commands of the setter's tools on the open puzzle.

use crate::author::Explanation;
use crate::puzzle::Givens;
use crate::solve::Verdict;
use crate::studio::author::state::TaskOutcome;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;

impl StudioState {
    pub(in crate::studio) fn close_task(&mut self) {
        self.tab.author.open = None;
        self.tab.author.discard();
        if self.tab.palette.tool_id() == ToolId::Pins {
            self.activate_tool(ToolId::Digits);
        }
    }

    /// Returns the givens that make an ambiguous puzzle unique, if they were searched for and found.
    pub(in crate::studio) fn disambiguating_givens(&self) -> Option<Givens> {
        let done = self.tab.author.done(self.tab.document.semantic_revision())?;
        let TaskOutcome::Explained(explained) = &done.outcome else { return None };
        let Explanation::Several(ambiguity) = &**explained else { return None };
        let givens = ambiguity.disambiguating_givens.as_ref().filter(|givens| !givens.is_empty())?;
        Some(givens.iter().copied().collect())
    }

    /// Cancels the running job of the setter's tools, or discards its result. Returns whether there was anything
    /// to cancel.
    pub(in crate::studio) fn cancel_or_discard_task(&mut self) -> bool {
        if self.tab.author.is_running() {
            self.tab.author.stop_task();
        } else if self.tab.author.done(self.tab.document.semantic_revision()).is_some() {
            self.tab.author.discard();
        } else if self.tab.author.open.is_some() {
            self.close_task();
        } else {
            return false;
        }
        true
    }

    /// Remembers the only solution before the puzzle changes. If the puzzle has several solutions and the setter has
    /// deviated from the remembered one, that one is forgotten, since the setter has decided against it.
    pub(in crate::studio) fn remember_solution(&mut self) {
        match self.tab.answers.verdict() {
            Some(Verdict::Unique(solution)) => {
                self.tab.author.former_solution.solution =
                    Some((self.tab.document.puzzle().board().clone(), solution.clone()));
            }
            Some(Verdict::Several(_)) if !self.tab.author.former_solution.contradicting_clues().is_empty() => {
                self.tab.author.former_solution.solution = None
            }
            Some(Verdict::Several(_) | Verdict::NoSolution) | None => {}
        }
    }
}
