//! A booklet on its way to a file: proofs, preflight, pages, and a line that says how far it is.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Duration;

use clap::Args;

use super::Outcome;
use super::check::parse_seconds;
use super::destination::Destination;
use super::progress::ProgressLine;
use super::terminal::{fail, report_error, report_warning};
use crate::book::{self, Finding, Origin, Proof, Severity, preflight, prove};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, compose};
use crate::solve::Control;

#[derive(Args)]
#[command(next_help_heading = "Preflight of booklets")]
pub(super) struct PreflightArguments {
    /// Print in spite of the errors that preflight finds.
    #[arg(long)]
    anyway: bool,

    /// Do not look the booklet over; answers are still solved.
    #[arg(long)]
    no_preflight: bool,

    /// Give up proving after this many seconds.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
}

/// A booklet and where its puzzles came from.
pub(super) struct Press {
    pub settings: BookSettings,
    pub entries: Vec<BookEntry>,
    pub origins: Vec<Origin>,
}

impl Press {
    /// Proves the puzzles, looks the pages over and writes the file; without one the booklet is only looked over.
    pub fn run(mut self, wishes: &PreflightArguments, output: Option<&Destination<'_>>) -> Result<Outcome, Outcome> {
        let looked_over = !wishes.no_preflight;
        let proofs = if looked_over || self.settings.answers.is_some() { self.prove(wishes) } else { Vec::new() };
        for (entry, proof) in self.entries.iter_mut().zip(&proofs) {
            entry.answer = proof.answer().cloned();
        }
        let booklet = compose(&self.settings, &self.entries);
        if looked_over {
            let findings = preflight(&self.settings, &self.entries, &proofs, &booklet);
            findings.iter().for_each(|finding| self.report(finding));
            let bad = findings.iter().any(|finding| finding.problem.severity() == Severity::Error);
            if bad && !wishes.anyway {
                if output.is_some() {
                    report_error("nothing was printed; --anyway prints in spite of errors");
                }
                return Err(Outcome::NotUnique);
            }
        }
        let Some(output) = output else { return Ok(Outcome::Fine) };
        let mut line = ProgressLine::new();
        let count = booklet.leaves.len();
        let bytes = book::print(&self.settings, &booklet, &mut |done| {
            line.show(|| format!("page {done} of {count}"));
            ControlFlow::Continue(())
        });
        line.clear();
        let bytes = bytes.map_err(|error| fail(format_args!("{}: {error}", output.path().display())))?;
        output.save(&bytes)?;
        Ok(Outcome::Fine)
    }

    fn prove(&self, wishes: &PreflightArguments) -> Vec<Proof> {
        let puzzles: Vec<&Puzzle> = self.entries.iter().map(|entry| &entry.puzzle).collect();
        let control = wishes.timeout.map_or_else(Control::new, Control::with_timeout);
        let (line, count) = (Mutex::new(ProgressLine::new()), puzzles.len());
        prove(&puzzles, &control, &|done| {
            if let Ok(mut line) = line.lock() {
                line.show(|| format!("solved {done} of {count}"));
            }
        })
    }

    fn report(&self, Finding { problem, place }: &Finding) {
        let puzzle = place.puzzle.and_then(|puzzle| self.origins.get(puzzle));
        let puzzle = puzzle.map(|Origin { file, line, .. }| format!("{}:{line}: ", file.display()));
        let page = place.page.map(|page| format!("page {}: ", page + 1));
        let place = page.unwrap_or_default() + &puzzle.unwrap_or_default();
        match problem.severity() {
            Severity::Error => report_error(format_args!("{place}{problem}")),
            Severity::Warning => report_warning(format_args!("{place}{problem}")),
        }
    }
}
