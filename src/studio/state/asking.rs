//! What is asked of the engines by itself after each edit, and what the author asks.

use egui::Context;

use super::State;
use super::check::EngineId;
use crate::solve::Control;

impl State {
    /// Takes in answers, and asks about the puzzle as it is now what is to be known at all times.
    pub(in crate::studio) fn follow_answers(&mut self, ctx: &Context) {
        self.ask_again(ctx);
        let meaning = self.document.meaning();
        self.answers.checker.poll(meaning);
        self.answers.counter.poll(meaning);
        self.author.poll(meaning);
        self.author.known.follow(self.document.puzzle(), meaning);
        self.author.placing.follow(self.document.puzzle(), meaning);
        let possible = self.document.unfinished().is_empty();
        let ready = self.answers.checker.running(EngineId::Native, meaning).is_none();
        self.answers.candidates.poll(&self.document, possible, ready, ctx);
    }

    /// Asks the question that follows each edit, if there was an edit.
    pub(in crate::studio) fn ask_again(&mut self, ctx: &Context) {
        // What the engines would say of unfinished regions is true, and of no use.
        let possible = self.document.unfinished().is_empty();
        self.answers.checker.follow(&self.document, possible, ctx);
    }

    /// Asks an engine for as long as it takes.
    pub(in crate::studio) fn check(&mut self, engine: EngineId, ctx: &Context) {
        if self.document.unfinished().is_empty() {
            self.answers.checker.start(engine, &self.document, Control::new(), ctx);
        }
    }

    /// Asks for the candidates for as long as it takes.
    pub(in crate::studio) fn find_candidates(&mut self, ctx: &Context) {
        self.answers.candidates.start(&self.document, Control::new(), ctx);
    }

    pub(in crate::studio) fn count(&mut self, ctx: &Context) {
        self.answers.counter.start(&self.document, ctx);
    }
}
