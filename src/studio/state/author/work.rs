//! The background jobs of the setter's tools.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::{Options, Pins, Proposal, Source, Task};
use crate::author::{
    AuthorError, Clue, DeriveOptions, DeriveProgress, ExplainOptions, ExplainProgress, Explanation, Goals, KINDS,
    Minimised, Mixture, MixtureError, Pattern, Progress, Wishes, derive, explain, generate, minimise, redundant,
};
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Stopped};
use crate::words::{Message, message};

/// The time limit of an explanation, which is then shown as it is.
const EXPLAIN_LIMIT: Duration = Duration::from_secs(30);

/// The progress of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Report {
    Thinning(Progress),
    Explaining(ExplainProgress),
    Deriving(DeriveProgress),
}

/// The last progress report of a job, shared with the window.
#[derive(Clone, Default)]
pub(in crate::studio) struct Reporter(Arc<Mutex<Option<Report>>>);

impl Reporter {
    fn tell(&self, report: Report) {
        // A report is written in one piece, so it is valid even if the lock is poisoned.
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(report);
    }

    pub fn last(&self) -> Option<Report> {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The result of a job.
pub(in crate::studio) enum Outcome {
    /// A suggested puzzle.
    Proposal(Box<Proposal>),
    /// The clues that are not needed.
    Redundant(Vec<Clue>),
    Explained(Box<Explanation>),
    /// The setter has cancelled the job.
    Stopped,
    /// The reason why there is nothing to show.
    Refused(Message),
}

/// Returns the control with the time limit of a tool.
pub(super) fn control(task: Task, options: &Options) -> Control {
    let limit = match task {
        Task::Explain => Some(EXPLAIN_LIMIT),
        // Only the search for a difficulty has a time limit, after which the nearest puzzle is shown.
        Task::Generate if options.goals().is_ok_and(|goals| goals.is_any()) => None,
        Task::ThinOut | Task::Generate => options.limit,
        Task::Redundant | Task::Derive => None,
    };
    limit.map_or_else(Control::new, Control::with_timeout)
}

/// Returns the work of a tool on a puzzle, with the current options.
pub(super) fn work(
    task: Task,
    puzzle: Puzzle,
    options: &Options,
    pins: &Pins,
    reporter: Reporter,
) -> impl FnOnce(&Control) -> Outcome + Send + 'static {
    let wishes = wishes(task, &puzzle, options, pins);
    let (options, seed) = (options.clone(), options.seed);
    move |control| {
        let engine = &mut Native::new();
        let thinning = &mut |progress| reporter.tell(Report::Thinning(progress));
        let outcome = match task {
            Task::ThinOut => minimise(&puzzle, &wishes, engine, control, thinning)
                .map(|thinner| Outcome::Proposal(Box::new(Proposal::thinner(&puzzle, thinner)))),
            Task::Redundant => redundant(&puzzle, engine, control).map(Outcome::Redundant),
            Task::Explain => {
                let each = &mut |progress| reporter.tell(Report::Explaining(progress));
                let explained = explain(&puzzle, &ExplainOptions::default(), engine, control, each);
                explained.map(|explained| Outcome::Explained(Box::new(explained))).map_err(AuthorError::from)
            }
            Task::Generate => {
                let pattern = match pattern(&options, &puzzle) {
                    Ok(pattern) => pattern,
                    Err(error) => return Outcome::Refused(error.message()),
                };
                generate(&pattern, &wishes, engine, control, thinning)
                    .map(|made| Outcome::Proposal(Box::new(made_of(options.source, &puzzle, made, seed))))
            }
            Task::Derive => {
                let each = &mut |progress| reporter.tell(Report::Deriving(progress));
                let Options { places, digits, .. } = options;
                let options = DeriveOptions { count: 1, seed, places, digits };
                derive(&puzzle, &options, control, each).map(|derived| match derived.into_iter().next() {
                    Some(derived) => Outcome::Proposal(Box::new(Proposal::derived(&puzzle, derived, seed))),
                    None => Outcome::Refused(message!("tell-work-no-other-puzzle-can")),
                })
            }
        };
        outcome.unwrap_or_else(refused)
    }
}

fn refused(error: AuthorError) -> Outcome {
    match error {
        AuthorError::Stopped(Stopped::Cancelled) => Outcome::Stopped,
        AuthorError::Stopped(_)
        | AuthorError::Several { .. }
        | AuthorError::NoSolution
        | AuthorError::KeepOffBoard { .. }
        | AuthorError::KeepOffEdge { .. }
        | AuthorError::PatternOffBoard { .. }
        | AuthorError::NoDigits { .. }
        | AuthorError::NoRule { .. }
        | AuthorError::Symmetry(_)
        | AuthorError::NotFillable
        | AuthorError::TooFewDerived { .. } => Outcome::Refused(error.message()),
    }
}

fn wishes(task: Task, puzzle: &Puzzle, options: &Options, pins: &Pins) -> Wishes {
    let rules = 0..puzzle.rules().len();
    let thins = task == Task::ThinOut;
    let pins = if thins { pins.of(puzzle) } else { Pins::default() };
    Wishes {
        symmetry: options.symmetry,
        scope: options.scope,
        keep: pins.cells,
        keep_outside: pins.outside,
        loose_rules: if thins && options.loose_rules { rules.collect() } else { [].into() },
        thin_marks: options.thin_marks,
        prefer: options.prefer,
        // Removing clues has no difficulty goal.
        goals: if thins { Goals::default() } else { options.goals().unwrap_or_default() },
        clues: options.clues().ok().flatten(),
        tries: options.tries,
        seed: options.seed,
    }
}

/// Returns the pattern of a new puzzle.
///
/// # Errors
/// Returns an error if the kinds cannot be combined.
fn pattern(options: &Options, puzzle: &Puzzle) -> Result<Pattern, MixtureError> {
    let here = || Box::new(puzzle.clone());
    Ok(match options.source {
        Source::ThisBoard => Pattern::Like(here()),
        Source::TheseCells => Pattern::Cells(here(), puzzle.givens().keys().copied().collect()),
        Source::Kind(place) => {
            let kinds = std::iter::once(&place).chain(&options.mixed_with).filter_map(|&place| KINDS.get(place));
            Pattern::Kinds(Mixture::new(kinds.collect())?.with_numbering(options.numbering))
        }
    })
}

fn made_of(source: Source, puzzle: &Puzzle, made: Minimised, seed: u64) -> Proposal {
    let new = match source {
        Source::ThisBoard | Source::TheseCells => false,
        Source::Kind(_) => true,
    };
    Proposal::generated(puzzle, made, seed, new)
}
