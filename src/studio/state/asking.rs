//! The questions to the engines after each edit, and those that the setter asks.

use egui::Context;

use super::State;
use super::check::EngineId;

impl State {
    /// Starts the check that follows each edit, but not while a number is being typed.
    pub(in crate::studio) fn ask_again(&mut self, ctx: &Context) {
        if !self.awaits_figures(ctx) {
            self.tab.answers.ask_again(&self.tab.document, ctx);
        }
    }

    /// Collects answers, and asks what should always be known about the current puzzle.
    pub(in crate::studio) fn follow_answers(&mut self, ctx: &Context) {
        self.ask_again(ctx);
        let meaning = self.tab.document.meaning();
        self.tab.answers.checker.poll(meaning);
        self.tab.answers.counter.poll(meaning);
        self.tab.answers.proofs.poll(meaning);
        self.tab.author.poll(meaning);
        if self.tab.entry.is_none() {
            self.tab.author.known.follow(self.tab.document.puzzle(), meaning);
        }
        self.tab.author.placing.follow(self.tab.document.puzzle(), meaning);
        let possible = self.tab.document.unfinished().is_empty();
        let ready = self.tab.entry.is_none() && self.tab.answers.checker.running(EngineId::Native, meaning).is_none();
        self.tab.answers.candidates.poll(&self.tab.document, possible, ready, ctx);
        let settled = ready && (self.tab.answers.verdict().is_some() || self.tab.answers.is_unknown());
        self.poll_playtest(ctx);
        self.tab.solving.poll(&self.tab.document, self.tab.answers.verdict(), settled, ctx);
    }
}
