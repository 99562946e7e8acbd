//! Booklet export: proofs, preflight and pages, with a progress line.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::destination::Destination;
use super::outcome::Outcome;
use super::progress::ProgressLine;
use super::terminal::{Out, fail, output_error, report_error, report_warning};
use crate::book::{
    self, EntryOrigin, PreflightFinding, PreflightProblem, Proof, Severity, fonts_with, preflight_until, prove,
};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, BookletAssets, compose_with};
use crate::solve::Control;
use crate::words::{Language, Message};

#[derive(Args)]
#[command(next_help_heading = "Preflight")]
pub(super) struct PreflightArguments {
    /// Print despite preflight errors.
    #[arg(long)]
    pub(super) anyway: bool,

    /// Skip preflight; answers are still solved.
    #[arg(long)]
    pub(super) no_preflight: bool,

    /// Print the results of preflight to standard output.
    #[arg(long, conflicts_with = "no_preflight")]
    pub(super) preflight: bool,

    /// With --preflight, print one JSON object per problem.
    #[arg(long, requires = "preflight")]
    json: bool,

    /// Stop solving, proving and rating after this many seconds in total.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
}

/// Reads the font and picture files of the settings, relative to a folder.
pub(super) fn read_art(settings: &BookSettings, folder: &Path) -> Result<BookletAssets, Outcome> {
    let (art, faults) = book::read_assets(settings, folder);
    faults.iter().for_each(report_error);
    if faults.is_empty() { Ok(art) } else { Err(Outcome::Unreadable) }
}

/// The largest number of fonts that are named.
const MAX_FONTS_NAMED: usize = 3;

pub(super) const NOT_PRINTED: &str = "nothing was printed; --anyway prints despite errors";

/// A booklet and the origins of its puzzles.
pub(super) struct BookletJob {
    pub settings: BookSettings,
    pub art: BookletAssets,
    pub entries: Vec<BookEntry>,
    pub origins: Vec<EntryOrigin>,
}

impl BookletJob {
    fn puzzles(&self) -> Vec<&Puzzle> {
        self.entries.iter().map(|entry| &entry.puzzle).collect()
    }

    /// Proves the puzzles, runs preflight and writes the file. Without an output it stops after preflight.
    pub fn run(
        mut self,
        preflight_options: &PreflightArguments,
        output: Option<&Destination<'_>>,
    ) -> Result<Outcome, Outcome> {
        let control = preflight_options.control();
        let looked_over = !preflight_options.no_preflight;
        let proofs = if looked_over || self.settings.answers.is_some() || self.settings.rated {
            prove_all(&self.puzzles(), &control)
        } else {
            Vec::new()
        };
        for (entry, proof) in self.entries.iter_mut().zip(&proofs) {
            entry.answer = proof.answer_for(&entry.puzzle);
        }
        if self.settings.rated {
            rate_all(&mut self.entries, self.settings.text_language(), &control);
        }
        let booklet = compose_with(&self.settings, &self.entries, &self.art);
        if looked_over {
            let findings = preflight_until(&self.settings, &self.entries, &proofs, &booklet, &control);
            let origins = self.origins.iter().zip(&booklet.numbers).map(|(origin, number)| (origin, *number));
            let named: Vec<(&EntryOrigin, u32)> = origins.collect();
            preflight_options.report(&findings, &named, booklet.leaves.len())?;
            name_fonts(&findings);
            let bad = findings.iter().any(|finding| finding.problem.severity() == Severity::Error);
            if bad && !preflight_options.anyway {
                if output.is_some() {
                    report_error(NOT_PRINTED);
                }
                return Err(Outcome::NotUnique);
            }
        }
        let Some(output) = output else { return Ok(Outcome::Fine) };
        let unprinted = |error| fail(format_args!("{}: {error}", output.path().display()));
        let made = book::creation_time(self.settings.preset).map_err(unprinted)?;
        let mut line = ProgressLine::new();
        let count = booklet.leaves.len();
        let bytes = book::print(&self.settings, &booklet, made, &mut |done| {
            line.show(|| format!("page {done} of {count}"));
            ControlFlow::Continue(())
        });
        line.clear();
        let bytes = bytes.map_err(unprinted)?;
        output.save(&bytes)?;
        Ok(Outcome::Fine)
    }
}

/// Names fonts of the computer that have the letters that are missing.
fn name_fonts(findings: &[PreflightFinding]) {
    let missing: BTreeSet<char> = findings
        .iter()
        .filter_map(|finding| match &finding.problem {
            PreflightProblem::MissingLetters(letters) => Some(letters.chars()),
            _ => None,
        })
        .flatten()
        .collect();
    if missing.is_empty() {
        return;
    }
    let letters: String = missing.into_iter().collect();
    for font in fonts_with(&letters, MAX_FONTS_NAMED) {
        report_warning(format_args!("a font that has “{letters}”: --font {}", font.display()));
    }
}

/// A preflight finding as a line of JSON.
#[derive(Serialize)]
struct JsonFinding<'a> {
    severity: &'static str,
    name: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip)]
    origin: Option<&'a EntryOrigin>,
}

impl<'a> JsonFinding<'a> {
    fn new(
        PreflightFinding { problem, position: place }: &PreflightFinding,
        named: &[(&'a EntryOrigin, u32)],
    ) -> JsonFinding<'a> {
        let puzzle = place.puzzle.and_then(|puzzle| named.get(puzzle));
        let origin = puzzle.map(|(origin, _)| *origin);
        JsonFinding {
            severity: problem.severity().name(),
            name: problem.name(),
            message: problem.to_string(),
            page: place.page.map(|page| page + 1),
            puzzle: puzzle.map(|(_, number)| *number),
            file: origin.map(|origin| origin.file.display().to_string()),
            line: origin.map(|origin| origin.line),
            origin,
        }
    }

    /// Returns the finding in words, such as "page 3: puzzle 12 (lines.txt:4): …", without the parts that are unknown.
    fn to_text(&self) -> String {
        let page = self.page.map(|page| format!("page {page}: ")).unwrap_or_default();
        let file = self.origin.map(|EntryOrigin { file, line, .. }| format!("{}:{line}", file.display()));
        let puzzle = match (self.puzzle, file) {
            (Some(number), Some(file)) => format!("puzzle {number} ({file}): "),
            (Some(number), None) => format!("puzzle {number}: "),
            (None, _) => String::new(),
        };
        page + &puzzle + &self.message
    }
}

/// Proves puzzles, with a progress line.
pub(super) fn prove_all(puzzles: &[&Puzzle], control: &Control) -> Vec<Proof> {
    let (line, count) = (RefCell::new(ProgressLine::new()), puzzles.len());
    prove(puzzles, control, &|done| line.borrow_mut().show(|| format!("solved {done} of {count}")))
}

/// Rates puzzles, with a progress line.
pub(super) fn rate_all(entries: &mut [BookEntry], words: Language, control: &Control) {
    let (line, count) = (RefCell::new(ProgressLine::new()), entries.len());
    book::rate(entries, words, control, &|done| line.borrow_mut().show(|| format!("rated {done} of {count}")));
}

impl PreflightArguments {
    /// Starts the timeout of the command, which all its proofs and ratings share.
    pub(super) fn control(&self) -> Control {
        self.timeout.map_or_else(Control::new, Control::with_timeout)
    }

    /// Reports findings: on standard output with `--preflight`, otherwise as warnings and errors. `named` has the file
    /// and the printed number of each puzzle.
    pub(super) fn report(
        &self,
        findings: &[PreflightFinding],
        named: &[(&EntryOrigin, u32)],
        pages: usize,
    ) -> Result<(), Outcome> {
        let mut out = Out::new();
        for finding in findings {
            let told = JsonFinding::new(finding, named);
            let words = format!("{}: {}", told.severity, told.to_text());
            match (self.preflight, finding.problem.severity()) {
                (true, _) if self.json => out.json(&told).map_err(output_error)?,
                (true, _) => out.line(words).map_err(output_error)?,
                (false, Severity::Error) => report_error(told.to_text()),
                (false, Severity::Warning) => report_warning(told.to_text()),
            }
        }
        if self.preflight && !self.json && findings.is_empty() {
            let fine = Message::new("preflight-fine").with("pages", pages).with("puzzles", named.len());
            out.line(fine.to_string()).map_err(output_error)?;
        }
        out.flush().map_err(output_error)
    }

    /// Returns whether preflight runs.
    pub(super) fn is_enabled(&self) -> bool {
        !self.no_preflight
    }
}
