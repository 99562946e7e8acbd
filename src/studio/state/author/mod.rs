//! The author's tools in the studio: which one is open, its options, its work in the background, and its result until
//! that is applied or thrown away.
//!
//! **Invariant.** Nothing here changes the puzzle but `State::apply_proposal` and the commands that fill cells, and
//! each of them by one edit. A result is about the puzzle it was asked for: after any edit it is gone.

mod known;
mod path_wish;
mod pins;
mod placing;
mod proposal;
mod work;

use std::time::{Duration, Instant};

use egui::Context;

use super::asked::Asked;
use super::document::Document;
use super::jobs::Job;
use super::words::western;
use crate::author::{Clue, Goals, Preference, Scope, Symmetry};
use crate::board::Numbering;
use crate::puzzle::Puzzle;
use crate::solve::Control;

use crate::words::{Message, say};
pub(in crate::studio) use known::Known;
pub use path_wish::{DifficultyWish, PathWish};
pub(in crate::studio) use pins::{Pin, Pins, has_clue, pin_at};
pub(in crate::studio) use placing::Placing;
pub(in crate::studio) use proposal::{Proposal, give};
use work::Reporter;
pub(in crate::studio) use work::{Outcome, Report};

/// A tool of the author with a panel of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Takes clues away while the solution stays the only one.
    ThinOut,
    /// Says which clues are not needed.
    Redundant,
    /// Says why there is not exactly one solution.
    Explain,
    /// Makes a new puzzle.
    Generate,
    /// Makes another puzzle out of this one.
    Derive,
}

impl Task {
    /// All of them, in the order of the menu.
    pub const ALL: [Task; 5] = [Task::ThinOut, Task::Redundant, Task::Explain, Task::Generate, Task::Derive];

    /// Whether there is something to choose before the work begins.
    pub(in crate::studio) fn has_options(self) -> bool {
        match self {
            Task::ThinOut | Task::Generate | Task::Derive => true,
            Task::Redundant | Task::Explain => false,
        }
    }
}

/// What a new puzzle is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Source {
    /// The board and the rules of the open puzzle.
    ThisBoard,
    /// The same, with givens where they stand now.
    TheseCells,
    /// A kind, by its place in the list.
    Kind(usize),
}

/// What the author has chosen for the tools. They share what they have in common.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Options {
    pub symmetry: Symmetry,
    pub scope: Scope,
    pub prefer: Preference,
    /// The wished number of clues as it is typed; empty for as few as possible.
    pub typed_clues: String,
    pub tries: u32,
    /// Thinning out goes no further after this time.
    pub limit: Option<Duration>,
    pub seed: u64,
    /// Whether rules may go that are not needed.
    pub loose_rules: bool,
    pub source: Source,
    /// The kinds that are mixed with that of the source, by their place in the list.
    pub mixed_with: Vec<usize>,
    /// What the digits of a new puzzle of some kind are called.
    pub numbering: Numbering,
    /// Whether marks of a new puzzle may go that are not needed.
    pub thin_marks: bool,
    /// What the path of a new puzzle shall be like.
    pub path: PathWish,
    /// Whether cells of a derived puzzle may change places, and digits their names.
    pub places: bool,
    pub digits: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            symmetry: Symmetry::None,
            scope: Scope::Board,
            prefer: Preference::FewestClues,
            typed_clues: String::new(),
            tries: 1,
            limit: None,
            seed: 1,
            loose_rules: false,
            source: Source::ThisBoard,
            mixed_with: Vec::new(),
            numbering: Numbering::default(),
            thin_marks: false,
            path: PathWish::default(),
            places: true,
            digits: true,
        }
    }
}

impl Options {
    /// The wished number of clues, None for as few as possible.
    ///
    /// # Errors
    /// When what is typed is no number.
    pub fn clues(&self) -> Result<Option<usize>, String> {
        match western(&self.typed_clues).as_str() {
            "" => Ok(None),
            typed => typed.parse().map(Some).map_err(|_| say!("tell-author-number-clues-number-or")),
        }
    }

    /// What is wanted of the path of a new puzzle.
    ///
    /// # Errors
    /// When what is typed is no range of numbers.
    pub fn goals(&self) -> Result<Goals, String> {
        match self.source {
            // Digits are found for cells that are chosen already.
            Source::TheseCells => Ok(Goals::default()),
            Source::ThisBoard | Source::Kind(_) => self.path.goals(self.limit),
        }
    }
}

/// What a tool found, and how long it took.
pub(in crate::studio) struct Done {
    pub outcome: Outcome,
    pub time: Duration,
}

/// The author's tools: the one that is open, its options, its work and its result.
#[derive(Default)]
pub(in crate::studio) struct AuthorTools {
    /// The meaning of the puzzle as it is now; a result about another one is not shown.
    pub of: u64,
    /// The tool whose panel is open.
    pub open: Option<Task>,
    pub options: Options,
    pub pins: Pins,
    /// The solution that was the only one before the author went on.
    pub known: Known,
    /// The symmetry that givens are placed by.
    pub placing: Placing,
    /// The work of the open tool, about the puzzle with a meaning.
    asked: Asked<Done>,
    /// Where that work says how far it is.
    reporter: Reporter,
}

impl AuthorTools {
    /// No tool open and nothing found, but the same options.
    pub fn choices(&self) -> AuthorTools {
        AuthorTools { options: self.options.clone(), ..AuthorTools::default() }
    }

    /// Lets a tool begin.
    pub fn start(&mut self, task: Task, document: &Document, ctx: &Context) {
        self.reporter = Reporter::default();
        let work = work::work(task, document.puzzle().clone(), &self.options, &self.pins, self.reporter.clone());
        let timed = move |control: &Control| {
            let started = Instant::now();
            Done { outcome: work(control), time: started.elapsed() }
        };
        self.asked.start(document.meaning(), "author", ctx, work::control(task, &self.options), timed);
    }

    /// Takes in a result; what is about an older puzzle goes.
    pub fn poll(&mut self, meaning: u64) {
        self.asked.keep(meaning);
        self.asked.poll();
        self.asked
            .answer_for_lost(|why| Done { outcome: Outcome::Refused(Message::verbatim(why)), time: Duration::ZERO });
    }

    pub fn is_at_work(&self) -> bool {
        self.running(self.of).is_some()
    }

    pub fn stop_task(&mut self) {
        if let Some((job, _)) = self.running(self.of) {
            job.cancel();
        }
    }

    /// The puzzle that a tool offers, as long as it is shown.
    pub fn proposal(&self) -> Option<&Proposal> {
        match &self.done(self.of)?.outcome {
            Outcome::Proposal(proposal) => Some(proposal),
            Outcome::Redundant(_) | Outcome::Explained(_) | Outcome::Stopped | Outcome::Refused(_) => None,
        }
    }

    /// Whether the board shows an explanation.
    pub fn is_explained(&self) -> bool {
        let done = self.done(self.of);
        done.is_some_and(|done| matches!(done.outcome, Outcome::Explained(_)))
    }

    /// Throws away what the tool found.
    pub fn discard(&mut self) {
        self.asked.forget();
    }

    /// Why the open tool cannot begin, or None when it can.
    pub fn refusal(&self, document: &Document) -> Option<String> {
        let Some(task) = self.open else { return Some(say!("tell-author-no-tool-author-open")) };
        if self.is_at_work() {
            return Some(say!("tell-author-at-work"));
        }
        if let Some(first) = document.unfinished().first() {
            return Some(say!("do-mend-regions", first = first.to_string()));
        }
        let no_givens = document.puzzle().givens().is_empty();
        match task {
            Task::ThinOut => self.options.clues().err(),
            Task::Generate if self.options.source == Source::TheseCells && no_givens => {
                Some(say!("tell-author-type-some-givens-first"))
            }
            Task::Generate => self.options.clues().err().or_else(|| self.options.goals().err()),
            Task::Derive if !self.options.places && !self.options.digits => {
                Some(say!("tell-author-let-cells-or-digits"))
            }
            Task::Redundant | Task::Explain | Task::Derive => None,
        }
    }

    /// "r3c4 = 5 contradicts the solution that the puzzle had before."
    pub fn left_solution(&self, puzzle: &Puzzle) -> Option<String> {
        let (first, others) = self.known.left_by().split_first()?;
        let first = match first {
            Clue::Given { cell, digit } => format!("{cell} = {}", puzzle.written(*digit)),
            Clue::Outside { .. } => first.describe(puzzle),
            Clue::Mark { .. } => say!("tell-author-mark", clue = first.describe(puzzle)),
            Clue::Rule { .. } => say!("tell-author-rule", clue = first.describe(puzzle)),
        };
        Some(say!("tell-author-contradicts-solution-puzzle-had", first = first, more = others.len()))
    }

    /// The running work on the puzzle with this meaning, and how far it is.
    pub fn running(&self, meaning: u64) -> Option<(&Job<Done>, Option<Report>)> {
        self.asked.running(meaning).map(|job| (job, self.reporter.last()))
    }

    /// What was found about the puzzle with this meaning.
    pub fn done(&self, meaning: u64) -> Option<&Done> {
        self.asked.answer(meaning)
    }
}
