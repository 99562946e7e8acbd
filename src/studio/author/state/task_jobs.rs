//! The background jobs of the setter tools.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::author::{
    AuthorError, Clue, DeriveOptions, DeriveProgress, ExplainOptions, ExplainProgress, Explanation, GenerateTemplate,
    Goals, KINDS, MinimiseOptions, MinimiseProgress, MinimisedPuzzle, Mixture, MixtureError, derive, explain, generate,
    minimise, redundant_clues,
};
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, SolveError};
use crate::studio::author::state::{PuzzleSource, Suggestion, Task, TaskOptions};
use crate::studio::editor::pins::Pins;
use crate::words::{Message, message};

/// The time limit of an explanation. What has been found by then is shown.
const EXPLAIN_LIMIT: Duration = Duration::from_secs(30);

/// The progress of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum TaskProgress {
    RemovingClues(MinimiseProgress),
    Explaining(ExplainProgress),
    Deriving(DeriveProgress),
}

/// The last progress report of a job, shared with the window.
#[derive(Clone, Default)]
pub(in crate::studio) struct ProgressReporter(Arc<Mutex<Option<TaskProgress>>>);

impl ProgressReporter {
    fn report(&self, report: TaskProgress) {
        // A report is written in one piece, so it is valid even if the lock is poisoned.
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(report);
    }

    pub fn last(&self) -> Option<TaskProgress> {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The result of a job.
pub(in crate::studio) enum TaskOutcome {
    /// A suggested puzzle.
    Suggestion(Box<Suggestion>),
    /// The clues that are not needed.
    Redundant(Vec<Clue>),
    Explained(Box<Explanation>),
    /// The setter has cancelled the job.
    Stopped,
    /// The reason why there is nothing to show.
    Refused(Message),
}

/// Returns the control with the time limit of a tool.
pub(super) fn control(task: Task, options: &TaskOptions) -> Control {
    let limit = match task {
        Task::Explain => Some(EXPLAIN_LIMIT),
        // If a difficulty is wanted, only the search for it has a time limit, after which the nearest puzzle is shown.
        Task::Generate if options.goals().is_ok_and(|goals| goals.has_goals()) => None,
        Task::ThinOut | Task::Generate => options.limit,
        Task::Redundant | Task::Derive => None,
    };
    limit.map_or_else(Control::new, Control::with_timeout)
}

/// Returns the work of a tool on a puzzle, with the current options.
pub(super) fn work(
    task: Task,
    puzzle: Puzzle,
    options: &TaskOptions,
    pins: &Pins,
    reporter: ProgressReporter,
) -> impl FnOnce(&Control) -> TaskOutcome + Send + 'static {
    let wishes = minimise_options(task, &puzzle, options, pins);
    let (options, seed) = (options.clone(), options.seed);
    move |control| {
        let engine = &mut Native::new();
        let thinning = &mut |progress| reporter.report(TaskProgress::RemovingClues(progress));
        let outcome = match task {
            Task::ThinOut => minimise(&puzzle, &wishes, engine, control, thinning)
                .map(|thinner| TaskOutcome::Suggestion(Box::new(Suggestion::after_removal(&puzzle, thinner)))),
            Task::Redundant => redundant_clues(&puzzle, engine, control).map(TaskOutcome::Redundant),
            Task::Explain => {
                let each = &mut |progress| reporter.report(TaskProgress::Explaining(progress));
                let explained = explain(&puzzle, &ExplainOptions::default(), engine, control, each);
                explained.map(|explained| TaskOutcome::Explained(Box::new(explained))).map_err(AuthorError::from)
            }
            Task::Generate => {
                let pattern = match pattern(&options, &puzzle) {
                    Ok(pattern) => pattern,
                    Err(error) => return TaskOutcome::Refused(error.message()),
                };
                generate(&pattern, &wishes, engine, control, thinning).map(|made| {
                    TaskOutcome::Suggestion(Box::new(generated_suggestion(options.source, &puzzle, made, seed)))
                })
            }
            Task::Derive => {
                let each = &mut |progress| reporter.report(TaskProgress::Deriving(progress));
                let TaskOptions { permutes_cells: places, permutes_digits: digits, .. } = options;
                let options = DeriveOptions { count: 1, seed, move_cells: places, rename_digits: digits };
                derive(&puzzle, &options, control, each).map(|derived| match derived.into_iter().next() {
                    Some(derived) => {
                        TaskOutcome::Suggestion(Box::new(Suggestion::variation_of(&puzzle, derived, seed)))
                    }
                    None => TaskOutcome::Refused(message!("tell-work-no-other-puzzle-can")),
                })
            }
        };
        outcome.unwrap_or_else(refused)
    }
}

fn refused(error: AuthorError) -> TaskOutcome {
    match error {
        AuthorError::Stopped(SolveError::Cancelled) => TaskOutcome::Stopped,
        AuthorError::Stopped(_)
        | AuthorError::SeveralSolutions { .. }
        | AuthorError::SeveralLayers
        | AuthorError::NoSolution
        | AuthorError::PinnedCellOffBoard { .. }
        | AuthorError::PinnedPositionMissing { .. }
        | AuthorError::PatternOffBoard { .. }
        | AuthorError::NoDigits { .. }
        | AuthorError::UnknownRule { .. }
        | AuthorError::Symmetry(_)
        | AuthorError::NotFillable
        | AuthorError::TooFewDerived { .. } => TaskOutcome::Refused(error.message()),
    }
}

fn minimise_options(task: Task, puzzle: &Puzzle, options: &TaskOptions, pins: &Pins) -> MinimiseOptions {
    let rules = 0..puzzle.rules().len();
    let thins = task == Task::ThinOut;
    let pins = if thins { pins.of(puzzle) } else { Pins::default() };
    MinimiseOptions {
        symmetry: options.symmetry,
        scope: options.scope,
        pinned: pins.cells,
        pinned_outside: pins.outside,
        removable_rules: if thins && options.removes_rules { rules.collect() } else { [].into() },
        remove_marks: options.removes_marks,
        prefer: options.prefer,
        // Removing clues has no difficulty goal.
        goals: if thins { Goals::default() } else { options.goals().unwrap_or_default() },
        target_clues: options.clues().ok().flatten(),
        tries: options.tries,
        seed: options.seed,
    }
}

/// Returns the pattern of a new puzzle.
///
/// # Errors
/// Returns an error if the kinds cannot be combined.
fn pattern(options: &TaskOptions, puzzle: &Puzzle) -> Result<GenerateTemplate, MixtureError> {
    let here = || Box::new(puzzle.clone());
    Ok(match options.source {
        PuzzleSource::ThisBoard => GenerateTemplate::Like(here()),
        PuzzleSource::TheseCells => GenerateTemplate::Cells(here(), puzzle.givens().keys().copied().collect()),
        PuzzleSource::Kind(place) => {
            let kinds = std::iter::once(&place).chain(&options.mixed_with).filter_map(|&place| KINDS.get(place));
            GenerateTemplate::Kinds(Mixture::new(kinds.collect())?.with_numbering(options.numbering))
        }
    })
}

fn generated_suggestion(source: PuzzleSource, puzzle: &Puzzle, made: MinimisedPuzzle, seed: u64) -> Suggestion {
    let new = match source {
        PuzzleSource::ThisBoard | PuzzleSource::TheseCells => false,
        PuzzleSource::Kind(_) => true,
    };
    Suggestion::generated(puzzle, made, seed, new)
}
