//! The engine queries that are started after each edit, and those that the setter requests.

use egui::Context;

use crate::studio::analysis::check::EngineId;
use crate::studio::state::StudioState;

impl StudioState {
    /// Starts the check that follows each edit, but not while a number is being typed.
    pub(in crate::studio) fn start_due_check(&mut self, ctx: &Context) {
        if !self.awaits_figures(ctx) {
            self.tab.answers.sync_check(&self.tab.document, ctx);
        }
    }

    /// Collects answers, and starts those queries about the current puzzle whose answers should always be known.
    pub(in crate::studio) fn poll_answers(&mut self, ctx: &Context) {
        self.start_due_check(ctx);
        let meaning = self.tab.document.semantic_revision();
        self.tab.answers.checker.poll(meaning);
        self.tab.answers.counter.poll(meaning);
        self.tab.answers.proofs.poll(meaning);
        self.tab.author.poll(meaning);
        if self.tab.entry.is_none() {
            self.tab.author.former_solution.sync(self.tab.document.puzzle(), meaning);
        }
        self.tab.author.placing.sync(self.tab.document.puzzle(), meaning);
        let possible = self.tab.document.board_errors().is_empty();
        let ready = self.tab.entry.is_none() && self.tab.answers.checker.running(EngineId::Native, meaning).is_none();
        self.tab.answers.candidates.poll(&self.tab.document, possible, ready, ctx);
        let settled = ready && (self.tab.answers.verdict().is_some() || self.tab.answers.is_unknown());
        self.poll_playtest(ctx);
        self.poll_fog_check();
        self.tab.solving.poll(&self.tab.document, self.tab.answers.verdict(), settled, ctx);
    }
}
