//! The setter tools in the studio: the open tool, its options, its job in the background, and its result until that
//! result is applied or discarded.
//!
//! **Invariant.** Nothing here changes the puzzle except `StudioState::apply_proposal` and the commands that fill
//! cells, each by a single edit. A result belongs to the puzzle it was computed for, and is dropped after any edit.

mod former_solution;
mod placing;
mod suggestion;
mod task_jobs;
mod wanted_path;

use std::time::{Duration, Instant};

use egui::Context;

use crate::author::{Clue, Goals, Preference, Symmetry, SymmetryScope};
use crate::board::Numbering;
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::document::open_document::Document;
use crate::studio::state::words::western;
use crate::studio::tasks::jobs::Job;
use crate::studio::tasks::query::BackgroundQuery;

use crate::studio::editor::pins::Pins;
use crate::words::{Message, say};
pub(in crate::studio) use former_solution::FormerSolution;
pub(in crate::studio) use placing::SymmetricPlacing;
pub(in crate::studio) use suggestion::Suggestion;
use task_jobs::ProgressReporter;
pub(in crate::studio) use task_jobs::{TaskOutcome, TaskProgress};
pub use wanted_path::{WantedDifficulty, WantedPath};

/// A setter's tool with a panel of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Removes clues while the solution stays unique.
    ThinOut,
    /// Lists the clues that are not needed.
    Redundant,
    /// Explains why the puzzle is not unique.
    Explain,
    /// Generates a new puzzle.
    Generate,
    /// Creates a variation of the open puzzle.
    Derive,
}

impl Task {
    /// All tools, in the order of the menu.
    pub const ALL: [Task; 5] = [Task::ThinOut, Task::Redundant, Task::Explain, Task::Generate, Task::Derive];

    /// Returns whether the tool has options to choose first.
    pub(in crate::studio) fn has_options(self) -> bool {
        match self {
            Task::ThinOut | Task::Generate | Task::Derive => true,
            Task::Redundant | Task::Explain => false,
        }
    }
}

/// The source of a new puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum PuzzleSource {
    /// The board and the rules of the open puzzle.
    ThisBoard,
    /// The board and the rules of the open puzzle, with givens in the same cells.
    TheseCells,
    /// The kind with this index.
    Kind(usize),
}

/// The options of the tools. An option that several tools have in common is shared by them.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct TaskOptions {
    pub symmetry: Symmetry,
    pub scope: SymmetryScope,
    pub prefer: Preference,
    /// The wanted number of clues as typed; empty for as few as possible.
    pub typed_clues: String,
    pub tries: u32,
    /// The time limit for removing clues.
    pub limit: Option<Duration>,
    pub seed: u64,
    /// True if whole rules that are not needed may be removed.
    pub removes_rules: bool,
    pub source: PuzzleSource,
    /// The indices of further kinds that are combined with the kind of the source.
    pub mixed_with: Vec<usize>,
    /// The symbols for the digits of a new puzzle.
    pub numbering: Numbering,
    /// True if marks of a new puzzle that are not needed may be removed.
    pub removes_marks: bool,
    /// The wanted difficulty of a new puzzle.
    pub path: WantedPath,
    /// True if a variation may permute cells.
    pub permutes_cells: bool,
    /// True if a variation may permute digits.
    pub permutes_digits: bool,
}

impl Default for TaskOptions {
    fn default() -> TaskOptions {
        TaskOptions {
            symmetry: Symmetry::None,
            scope: SymmetryScope::Board,
            prefer: Preference::FewestClues,
            typed_clues: String::new(),
            tries: 1,
            limit: None,
            seed: 1,
            removes_rules: false,
            source: PuzzleSource::ThisBoard,
            mixed_with: Vec::new(),
            numbering: Numbering::default(),
            removes_marks: false,
            path: WantedPath::default(),
            permutes_cells: true,
            permutes_digits: true,
        }
    }
}

impl TaskOptions {
    /// Returns the wanted number of clues, None for as few as possible.
    ///
    /// # Errors
    /// Returns an error message if the typed text is not a number.
    pub fn clues(&self) -> Result<Option<usize>, String> {
        match western(&self.typed_clues).as_str() {
            "" => Ok(None),
            typed => typed.parse().map(Some).map_err(|_| say!("tell-author-number-clues-number-or")),
        }
    }

    /// Returns the wanted difficulty of a new puzzle.
    ///
    /// # Errors
    /// Returns an error message if the typed text is not a range of numbers.
    pub fn goals(&self) -> Result<Goals, String> {
        match self.source {
            // The cells of the givens are fixed, so the difficulty cannot be chosen.
            PuzzleSource::TheseCells => Ok(Goals::default()),
            PuzzleSource::ThisBoard | PuzzleSource::Kind(_) => self.path.goals(self.limit),
        }
    }
}

/// The result of a tool, and the time that it took.
pub(in crate::studio) struct TaskResult {
    pub outcome: TaskOutcome,
    pub time: Duration,
}

/// The setter tools: the open tool, its options, its job and its result.
#[derive(Default)]
pub(in crate::studio) struct AuthorTools {
    /// The current semantic revision of the puzzle. A result about another one is not shown.
    pub revision: u64,
    /// The tool whose panel is open.
    pub open: Option<Task>,
    pub options: TaskOptions,
    pub pins: Pins,
    /// The only solution before the latest edits.
    pub former_solution: FormerSolution,
    /// The symmetry for placing givens.
    pub placing: SymmetricPlacing,
    /// The job of the open tool, by semantic revision of the puzzle.
    query: BackgroundQuery<TaskResult>,
    /// The progress of that job.
    reporter: ProgressReporter,
}

impl AuthorTools {
    /// Returns a value with the same options, no open tool and no result.
    pub fn choices(&self) -> AuthorTools {
        AuthorTools { options: self.options.clone(), ..AuthorTools::default() }
    }

    /// Starts a tool.
    pub fn start(&mut self, task: Task, document: &Document, ctx: &Context) {
        self.reporter = ProgressReporter::default();
        let work = task_jobs::work(task, document.puzzle().clone(), &self.options, &self.pins, self.reporter.clone());
        let timed = move |control: &Control| {
            let started = Instant::now();
            TaskResult { outcome: work(control), time: started.elapsed() }
        };
        self.query.start(document.semantic_revision(), "author", ctx, task_jobs::control(task, &self.options), timed);
    }

    /// Collects the result, and drops a result about an older puzzle.
    pub fn poll(&mut self, meaning: u64) {
        self.query.keep(meaning);
        self.query.poll();
        self.query.answer_for_lost(|why| TaskResult {
            outcome: TaskOutcome::Refused(Message::verbatim(why)),
            time: Duration::ZERO,
        });
    }

    pub fn is_running(&self) -> bool {
        self.running(self.revision).is_some()
    }

    pub fn stop_task(&mut self) {
        if let Some((job, _)) = self.running(self.revision) {
            job.cancel();
        }
    }

    /// Returns the suggestion of a tool, as long as it is shown.
    pub fn suggestion(&self) -> Option<&Suggestion> {
        match &self.done(self.revision)?.outcome {
            TaskOutcome::Suggestion(proposal) => Some(proposal),
            TaskOutcome::Redundant(_) | TaskOutcome::Explained(_) | TaskOutcome::Stopped | TaskOutcome::Refused(_) => {
                None
            }
        }
    }

    /// Returns whether the board shows an explanation.
    pub fn is_explained(&self) -> bool {
        let done = self.done(self.revision);
        done.is_some_and(|done| matches!(done.outcome, TaskOutcome::Explained(_)))
    }

    /// Discards the result.
    pub fn discard(&mut self) {
        self.query.forget();
    }

    /// Returns why the open tool cannot start, or None if it can.
    pub fn refusal(&self, document: &Document) -> Option<String> {
        let Some(task) = self.open else { return Some(say!("tell-author-no-tool-author-open")) };
        if self.is_running() {
            return Some(say!("tell-author-at-work"));
        }
        if let Some(first) = document.board_errors().first() {
            return Some(say!("do-mend-regions", first = first.to_string()));
        }
        let no_givens = document.puzzle().givens().is_empty();
        match task {
            Task::ThinOut => self.options.clues().err(),
            Task::Generate if self.options.source == PuzzleSource::TheseCells && no_givens => {
                Some(say!("tell-author-type-some-givens-first"))
            }
            Task::Generate => self.options.clues().err().or_else(|| self.options.goals().err()),
            Task::Derive if !self.options.permutes_cells && !self.options.permutes_digits => {
                Some(say!("tell-author-let-cells-or-digits"))
            }
            Task::Redundant | Task::Explain | Task::Derive => None,
        }
    }

    /// Returns a sentence such as "r3c4 = 5 contradicts the solution that the puzzle had before."
    pub fn contradiction_message(&self, puzzle: &Puzzle) -> Option<String> {
        let (first, others) = self.former_solution.contradicting_clues().split_first()?;
        let first = match first {
            Clue::Given { cell, digit } => format!("{cell} = {}", puzzle.symbol_of(*digit)),
            Clue::Outside { .. } => first.describe(puzzle),
            Clue::Mark { .. } => say!("tell-author-mark", clue = first.describe(puzzle)),
            Clue::Rule { .. } => say!("tell-author-rule", clue = first.describe(puzzle)),
        };
        Some(say!("tell-author-contradicts-solution-puzzle-had", first = first, more = others.len()))
    }

    /// Returns the running job for this semantic revision, and its progress.
    pub fn running(&self, meaning: u64) -> Option<(&Job<TaskResult>, Option<TaskProgress>)> {
        self.query.running(meaning).map(|job| (job, self.reporter.last()))
    }

    /// Returns the result for this semantic revision.
    pub fn done(&self, meaning: u64) -> Option<&TaskResult> {
        self.query.answer(meaning)
    }
}
