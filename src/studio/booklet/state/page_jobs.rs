//! The jobs of the booklet: making the pages, with proofs and preflight, and exporting the file.

mod making;

use std::path::PathBuf;

use crate::book::{self, FindingPosition, PreflightFinding, PreflightProblem, Proof, preflight_until, prove, rate};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet, compose_with};
use crate::solve::Control;
use crate::studio::booklet::state::art::ArtCache;
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
        entry.answer = proof.answer_for(&entry.puzzle);
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
