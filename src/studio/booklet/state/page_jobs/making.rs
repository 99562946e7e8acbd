//! Making the pages of the booklet.

use super::{PageJob, make};
use crate::book::Proof;
use crate::solve::Control;
use crate::studio::booklet::state::{BookletDraft, OpenBooklet, TypesetPages};
use crate::studio::tasks::query::BackgroundQuery;
use egui::Context;
use std::sync::Arc;

impl OpenBooklet {
    /// Returns the number of puzzles solved and the number to solve, while the pages are being made.
    pub fn progress(&self) -> Option<(usize, usize)> {
        match &self.page_query {
            BackgroundQuery::Running { job, .. } => Some((job.solutions() as usize, self.page_job.count)),
            BackgroundQuery::Idle | BackgroundQuery::Done { .. } | BackgroundQuery::Lost { .. } => None,
        }
    }

    /// Collects the pages. Returns the error if they could not be made.
    pub fn poll_making(&mut self) -> Option<String> {
        let revision = self.draft().revision;
        let of = self.page_query.of()?;
        self.page_job.outdated |= of != revision;
        let current = !self.page_job.outdated;
        if !current {
            // The next job begins only after this one has ended, so that fast typing does not start many jobs.
            self.page_query.cancel();
        }
        match self.page_query.finished() {
            None => {}
            Some(Err(why)) => {
                self.typeset_revision = current.then_some(revision);
                return Some(why);
            }
            Some(Ok(answer)) => {
                let rows = std::mem::take(&mut self.page_job.rows);
                let same = self.page_job.order == self.draft().order;
                // Proofs stay valid, whatever else has changed.
                for (&row, proof) in rows.iter().zip(answer.proofs).filter(|_| same) {
                    // In a cancelled job, a missing proof says nothing about the puzzle.
                    if current || !matches!(proof, Proof::NotProved(_)) {
                        // `set` fails if there is an earlier proof, which is just as good.
                        let _ = self.rows()[row].proof.set(proof);
                    }
                }
                if !current {
                    return None;
                }
                self.typeset =
                    Some(TypesetPages { booklet: Arc::new(answer.booklet), findings: answer.findings, rows });
                self.typeset_revision = Some(revision);
                self.pictures.invalidate();
                self.turn_to(self.page);
            }
        }
        None
    }

    /// Starts to make the pages if they are outdated.
    pub fn start_making(&mut self, ctx: &Context) {
        if self.page_query.is_running() || self.is_current() {
            return;
        }
        if self.rows().is_empty() {
            self.typeset = None;
            self.typeset_revision = Some(self.draft().revision);
            return;
        }
        let good = self.rows().iter().enumerate().filter_map(|(row, it)| Some((row, it, it.content.as_ref().ok()?)));
        let (mut rows, mut entries, mut known) = (Vec::new(), Vec::new(), Vec::new());
        for (row, it, entry) in good {
            rows.push(row);
            entries.push(entry.clone());
            known.push(it.proof.get().cloned());
        }
        let count = known.iter().filter(|known| known.is_none()).count();
        let &BookletDraft { revision, order, .. } = self.draft();
        let (settings, art) = (self.settings().clone(), self.art.clone());
        let work = move |control: &Control| make(&settings, entries, known, &art, control);
        self.page_job = PageJob { order, rows, outdated: false, count };
        self.page_query.start(revision, "booklet pages", ctx, Control::new(), work);
    }
}
