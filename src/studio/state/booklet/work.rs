//! The jobs behind the booklet: its pages with their proofs and findings, and the file.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::art::ArtCache;
use super::{Draft, Made, OpenBooklet};
use crate::book::{self, Finding, Place, Problem, Proof, preflight_until, prove, rate};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet, compose_with};
use crate::solve::Control;
use crate::studio::state::asked::Asked;

/// Pages on their way: what they are about.
#[derive(Default)]
pub(super) struct Making {
    /// The order of the rows that it is about.
    order: u64,
    rows: Vec<usize>,
    /// The booklet has changed meanwhile. Its answer is half an answer, also when a step back has made the booklet
    /// again what it was.
    overtaken: bool,
    /// How many puzzles have to be proved.
    pub count: usize,
}

pub(super) struct Answer {
    booklet: Booklet,
    proofs: Vec<Proof>,
    findings: Vec<Finding>,
}

/// A file on its way.
#[derive(Default)]
pub(in crate::studio) struct Export {
    pub path: PathBuf,
    pub pages: usize,
    /// Whether the file was written, and not stopped by the author.
    pub asked: Asked<Result<bool, String>>,
}

/// Makes the pages: solves what is not known yet, sets everything, looks it over.
fn make(
    settings: &BookSettings,
    mut entries: Vec<BookEntry>,
    known: Vec<Option<Proof>>,
    art: &ArtCache,
    control: &Control,
) -> Answer {
    let open: Vec<usize> = (0..entries.len()).filter(|&index| known[index].is_none()).collect();
    let puzzles: Vec<&Puzzle> = open.iter().map(|&index| &entries[index].puzzle).collect();
    // What the control counts as solutions is shown as puzzles solved.
    let new = prove(&puzzles, control, &|done| control.report_solutions(done as u64));
    let mut new = new.into_iter();
    let proofs: Vec<Proof> = known.into_iter().filter_map(|known| known.or_else(|| new.next())).collect();
    for (entry, proof) in entries.iter_mut().zip(&proofs) {
        entry.answer = proof.answer().cloned();
    }
    if settings.rated {
        rate(&mut entries, settings.words(), control, &|_| ());
    }
    let (art, faults) = art.get(settings);
    book::add_links(settings, &mut entries);
    let booklet = compose_with(settings, &entries, &art);
    let faults = faults.into_iter().map(|words| Finding { problem: Problem::BadFile(words), place: Place::default() });
    let findings = faults.chain(preflight_until(settings, &entries, &proofs, &booklet, control)).collect();
    Answer { booklet, proofs, findings }
}

impl OpenBooklet {
    /// The pages are being made: how many puzzles were solved, of how many.
    pub fn progress(&self) -> Option<(usize, usize)> {
        match &self.asked {
            Asked::Running { job, .. } => Some((job.solutions() as usize, self.making.count)),
            Asked::Idle | Asked::Done { .. } | Asked::Lost { .. } => None,
        }
    }

    /// Takes in pages that were made. Returns why they could not be made, if they could not.
    pub fn poll_making(&mut self) -> Option<String> {
        let revision = self.draft().revision;
        let of = self.asked.of()?;
        self.making.overtaken |= of != revision;
        let current = !self.making.overtaken;
        if !current {
            // The next job begins when this one has ended, so that fast typing does not start many.
            self.asked.cancel();
        }
        match self.asked.finished() {
            None => {}
            Some(Err(why)) => {
                self.made_revision = current.then_some(revision);
                return Some(why);
            }
            Some(Ok(answer)) => {
                let rows = std::mem::take(&mut self.making.rows);
                let same = self.making.order == self.draft().order;
                // What was proved stays proved, whatever else has changed.
                for (&row, proof) in rows.iter().zip(answer.proofs).filter(|_| same) {
                    if current || !matches!(proof, Proof::NotProved(_)) {
                        // A proof that came before is as good.
                        let _ = self.rows()[row].proof.set(proof);
                    }
                }
                if !current {
                    return None;
                }
                self.made = Some(Made { booklet: Arc::new(answer.booklet), findings: answer.findings, rows });
                self.made_revision = Some(revision);
                self.pictures.renew();
                self.turn_to(self.page);
            }
        }
        None
    }

    /// Lets the pages be made, if those that are there are of another booklet.
    pub fn start_making(&mut self, ctx: &Context) {
        if self.asked.is_running() || self.is_current() {
            return;
        }
        if self.rows().is_empty() {
            self.made = None;
            self.made_revision = Some(self.draft().revision);
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
        let &Draft { revision, order, .. } = self.draft();
        let (settings, art) = (self.settings().clone(), self.art.clone());
        let work = move |control: &Control| make(&settings, entries, known, &art, control);
        self.making = Making { order, rows, overtaken: false, count };
        self.asked.start(revision, "booklet pages", ctx, Control::new(), work);
    }
}
