//! The jobs behind the booklet: its pages with their proofs and findings, and the file.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::{Bindery, Draft, Made};
use crate::book::{self, Finding, Proof, preflight, prove};
use crate::formats;
use crate::puzzle::Puzzle;
use crate::sheet::PdfError;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet, compose};
use crate::solve::Control;
use crate::studio::app::App;
use crate::studio::jobs::{Job, Outcome};

/// Pages on their way.
pub(super) struct Making {
    revision: u64,
    /// The order of the rows that it is about.
    order: u64,
    rows: Vec<usize>,
    pub job: Job<Answer>,
    /// The booklet has changed meanwhile. Its answer is half an answer, also when a step back has made the booklet again
    /// what it was.
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
pub(in crate::studio) struct Export {
    pub path: PathBuf,
    pub pages: usize,
    /// Whether the file was written, and not stopped by the author.
    pub job: Job<Result<bool, String>>,
}

/// Makes the pages: solves what is not known yet, sets everything, looks it over.
fn make(settings: &BookSettings, mut entries: Vec<BookEntry>, known: Vec<Option<Proof>>, control: &Control) -> Answer {
    let open: Vec<usize> = (0..entries.len()).filter(|&index| known[index].is_none()).collect();
    let puzzles: Vec<&Puzzle> = open.iter().map(|&index| &entries[index].puzzle).collect();
    // What the control counts as solutions is shown as puzzles solved.
    let new = prove(&puzzles, control, &|done| control.report_solutions(done as u64));
    let mut new = new.into_iter();
    let proofs: Vec<Proof> = known.into_iter().filter_map(|known| known.or_else(|| new.next())).collect();
    for (entry, proof) in entries.iter_mut().zip(&proofs) {
        entry.answer = proof.answer().cloned();
    }
    let booklet = compose(settings, &entries);
    let findings = preflight(settings, &entries, &proofs, &booklet);
    Answer { booklet, proofs, findings }
}

impl App {
    /// Takes in what the booklet's jobs have made, and starts those that are needed.
    pub(in crate::studio) fn poll_booklet(&mut self, ctx: &Context) {
        self.poll_export();
        if self.bindery.open {
            self.bindery.poll_making();
            self.bindery.start_making(ctx);
            self.bindery.poll_pictures(ctx);
        }
    }

    fn poll_export(&mut self) {
        let Some(export) = &self.bindery.export else { return };
        let result = match export.job.poll() {
            Outcome::Running => return,
            Outcome::Done(result) => result,
            Outcome::Lost => Err("The export ended without an answer".to_owned()),
        };
        let path = export.path.clone();
        self.bindery.export = None;
        match result {
            Ok(true) => self.say(&format!("Exported {}", path.display())),
            Ok(false) => self.say("The export was cancelled; no file was written"),
            Err(error) => self.refuse(error),
        }
    }

    /// Writes the booklet as it is shown to a file.
    pub(in crate::studio) fn export_booklet(&mut self, path: PathBuf, ctx: &Context) {
        let Some(made) = &self.bindery.made else { return };
        let (settings, booklet, to) = (self.bindery.settings().clone(), made.booklet.clone(), path.clone());
        let pages = booklet.leaves.len();
        let work = move |control: &Control| {
            let bytes = book::print(&settings, &booklet, &mut |done| {
                control.report_nodes(done as u64);
                if control.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            match bytes {
                Err(PdfError::Cancelled) => Ok(false),
                Err(error) => Err(format!("{}: {error}", to.display())),
                Ok(bytes) => formats::save(&to, &bytes).map(|()| true).map_err(|error| error.to_string()),
            }
        };
        match Job::start("booklet file", ctx, Control::new(), work) {
            Ok(job) => self.bindery.export = Some(Export { path, pages, job }),
            Err(error) => self.refuse(error.to_string()),
        }
    }
}

impl Bindery {
    /// The pages are being made: how many puzzles were solved, of how many.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.making.as_ref().map(|making| (making.job.solutions() as usize, making.count))
    }

    fn poll_making(&mut self) {
        let revision = self.draft().revision;
        let Some(making) = &mut self.making else { return };
        making.overtaken |= making.revision != revision;
        let current = !making.overtaken;
        if !current {
            // The next job begins when this one has ended, so that fast typing does not start many.
            making.job.cancel();
        }
        match making.job.poll() {
            Outcome::Running => {}
            Outcome::Lost => {
                self.made_revision = current.then_some(self.draft().revision);
                self.making = None;
            }
            Outcome::Done(answer) => {
                let (rows, of_rows) = (making.rows.clone(), making.order);
                self.making = None;
                // What was proved stays proved, whatever else has changed.
                for (&row, proof) in rows.iter().zip(answer.proofs).filter(|_| of_rows == self.draft().order) {
                    if current || !matches!(proof, Proof::NotProved(_)) {
                        // A proof that came before is as good.
                        let _ = self.rows()[row].proof.set(proof);
                    }
                }
                if !current {
                    return;
                }
                self.made = Some(Made { booklet: Arc::new(answer.booklet), findings: answer.findings, rows });
                self.made_revision = Some(self.draft().revision);
                self.pictures.renew();
                self.turn_to(self.page);
            }
        }
    }

    fn start_making(&mut self, ctx: &Context) {
        if self.making.is_some() || self.is_current() {
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
        let settings = self.settings().clone();
        let work = move |control: &Control| make(&settings, entries, known, control);
        if let Ok(job) = Job::start("booklet pages", ctx, Control::new(), work) {
            self.making = Some(Making { revision, order, rows, job, overtaken: false, count });
        }
    }
}
