//! Web pages on the command line: what they contain, and how their puzzles are solved first.

use std::cell::RefCell;

use clap::{Args, ValueEnum};

use super::booklet_job::{prove_all, rate_all};
use super::destination::Destination;
use super::outcome::Outcome;
use super::progress::ProgressLine;
use super::terminal::report_warning;
use crate::book::Proof;
use crate::puzzle::Puzzle;
use crate::sheet::booklet::BookEntry;
use crate::solve::Control;
use crate::web::{SolutionCheck, WebPuzzle, WebSettings, add_steps, web_page};

#[derive(Args)]
#[command(next_help_heading = "Web pages")]
pub(super) struct WebArguments {
    /// What an .html knows about the solution: none; whole, to recognise a finished puzzle by a hash; or cells, to find
    /// wrong digits at any time, which hides the solution from the eye only (default: whole).
    #[arg(long, value_name = "WHAT", value_enum)]
    solution_check: Option<CheckName>,

    /// Include hints in an .html: the steps of the solving path, shown one at a time. They contain the solution.
    #[arg(long)]
    hints: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CheckName {
    /// Nothing.
    None,
    /// Whether a finished puzzle is right.
    Whole,
    /// Which digits are wrong.
    Cells,
}

impl WebArguments {
    /// Returns the first given option.
    pub(super) fn first_option(&self) -> Option<&'static str> {
        match self {
            WebArguments { solution_check: Some(_), .. } => Some("--solution-check"),
            WebArguments { hints: true, .. } => Some("--hints"),
            WebArguments { .. } => None,
        }
    }

    fn check(&self) -> SolutionCheck {
        match self.solution_check {
            None => SolutionCheck::default(),
            Some(CheckName::None) => SolutionCheck::None,
            Some(CheckName::Whole) => SolutionCheck::Whole,
            Some(CheckName::Cells) => SolutionCheck::Cells,
        }
    }

    /// Solves the puzzles as far as the page needs it, and writes the page. `sources` names each puzzle in warnings.
    pub(super) fn write(
        &self,
        mut entries: Vec<BookEntry>,
        sources: &[String],
        (settings, rated): (WebSettings, bool),
        control: &Control,
        output: &Destination<'_>,
    ) -> Result<Outcome, Outcome> {
        let settings = WebSettings { check: self.check(), ..settings };
        let mut unique = vec![false; entries.len()];
        if settings.check != SolutionCheck::None || self.hints || rated {
            let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
            let proofs = prove_all(&puzzles, control);
            for (at, (entry, proof)) in entries.iter_mut().zip(&proofs).enumerate() {
                unique[at] = proof.answer().is_some();
                entry.answer = proof.answer_for(&entry.puzzle);
                if entry.answer.is_none() {
                    report_warning(format_args!("{}: {}", sources[at], unknown_solution(proof, self.hints)));
                }
            }
        }
        if rated {
            rate_all(&mut entries, settings.language, control);
        }
        let mut puzzles: Vec<WebPuzzle> = entries.into_iter().map(WebPuzzle::new).collect();
        if self.hints {
            let (line, count) = (RefCell::new(ProgressLine::new()), puzzles.len());
            let progress = |done| line.borrow_mut().show(|| format!("hints for {done} of {count}"));
            add_steps(&mut puzzles, &unique, settings.language, control, &progress);
            line.borrow_mut().clear();
        }
        output.save(web_page(&puzzles, &settings).as_bytes())?;
        Ok(Outcome::Fine)
    }
}

/// Returns the warning about a puzzle whose solution is not known.
fn unknown_solution(proof: &Proof, hints: bool) -> String {
    let why = match proof {
        Proof::NoSolution => "it has no solution",
        Proof::SeveralSolutions => "it has several solutions",
        Proof::Unique(_) | Proof::NotProved(_) => "its solution was not found",
    };
    let lost = if hints { "finds repeated digits only, and has no hints" } else { "finds repeated digits only" };
    format!("{why}, so its page {lost}")
}
