//! What is asked of the engines by itself after each edit, and what the author asks.

use egui::Context;

use super::State;
use super::check::EngineId;

impl State {
    /// Takes in answers, and asks about the puzzle as it is now what is to be known at all times.
    pub(in crate::studio) fn follow_answers(&mut self, ctx: &Context) {
        self.answers.ask_again(&self.document, ctx);
        let meaning = self.document.meaning();
        self.answers.checker.poll(meaning);
        self.answers.counter.poll(meaning);
        self.answers.proofs.poll(meaning);
        self.author.poll(meaning);
        self.author.known.follow(self.document.puzzle(), meaning);
        self.author.placing.follow(self.document.puzzle(), meaning);
        let possible = self.document.unfinished().is_empty();
        let ready = self.answers.checker.running(EngineId::Native, meaning).is_none();
        self.answers.candidates.poll(&self.document, possible, ready, ctx);
        let settled = ready && (self.answers.verdict().is_some() || self.answers.is_unknown());
        self.poll_playtest(ctx);
        self.solving.poll(&self.document, self.answers.verdict(), settled, ctx);
    }
}
