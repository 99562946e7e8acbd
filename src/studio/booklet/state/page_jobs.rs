//! The jobs of the booklet: making the pages, with proofs and preflight, and exporting the file.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use crate::book::{self, FindingPosition, PreflightFinding, PreflightProblem, Proof, preflight_until, prove, rate};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet, compose_with};
use crate::solve::Control;
use crate::studio::booklet::state::art::ArtCache;
use crate::studio::booklet::state::{BookletDraft, OpenBooklet, TypesetPages};
use crate::studio::tasks::query::BackgroundQuery;

/// The description of the running job that makes pages.
#[derive(Default)]
pub(super) struct PageJob {
    /// The revision of the order of the rows.
    order: u64,
    rows: Vec<usize>,
    /// True if the booklet has changed since the job began. The job is then cancelled and its result incomplete,
    /// even if an undo has restored the revision.
    outdated: bool,
    /// The number of puzzles to prove.
    pub count: usize,
}

pub(super) struct PagesAnswer {
    booklet: Booklet,
    proofs: Vec<Proof>,
    findings: Vec<PreflightFinding>,
}

/// A running export.
#[derive(Default)]
pub(in crate::studio) struct Export {
    pub path: PathBuf,
    pub pages: usize,
    /// The job, whose result is false if the setter stopped it.
    pub query: BackgroundQuery<Result<bool, String>>,
}

/// Makes the pages: proves the solutions not yet known, typesets everything, and runs preflight.
fn make(
    settings: &BookSettings,
    mut entries: Vec<BookEntry>,
    known: Vec<Option<Proof>>,
    art: &ArtCache,
    control: &Control,
) -> PagesAnswer {
    let open: Vec<usize> = (0..entries.len()).filter(|&index| known[index].is_none()).collect();
    let puzzles: Vec<&Puzzle> = open.iter().map(|&index| &entries[index].puzzle).collect();
    // The control's solution count is used for the number of puzzles solved.
    let new = prove(&puzzles, control, &|done| control.report_solutions(done as u64));
    let mut new = new.into_iter();
    // The new proofs are in the order of the missing ones.
    let proofs: Vec<Proof> = known.into_iter().filter_map(|known| known.or_else(|| new.next())).collect();
    for (entry, proof) in entries.iter_mut().zip(&proofs) {
        entry.answer = proof.answer().cloned();
    }
    if settings.rated {
        rate(&mut entries, settings.text_language(), control, &|_| ());
    }
    let (art, faults) = art.get(settings);
    book::add_links(settings, &mut entries);
    let booklet = compose_with(settings, &entries, &art);
    let faults = faults.into_iter().map(|words| PreflightFinding {
        problem: PreflightProblem::BadFile(words),
        position: FindingPosition::default(),
    });
    let findings = faults.chain(preflight_until(settings, &entries, &proofs, &booklet, control)).collect();
    PagesAnswer { booklet, proofs, findings }
}

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
