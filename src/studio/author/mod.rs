//! The author's tools in the studio: which one is open, its options, its work in the background, and its result until
//! that is applied or thrown away.
//!
//! **Invariant.** Nothing here changes the puzzle but [`App::apply_proposal`] and the commands that fill cells, and each
//! of them by one edit. A result is about the puzzle it was asked for: after any edit it is gone.

mod known;
mod marks;
mod pins;
mod placing;
mod proposal;
mod work;

use std::time::Duration;

use egui::Context;

use super::app::App;
use super::document::Document;
use super::jobs::{Job, Outcome as JobOutcome};
use super::tools::ToolId;
use crate::author::{Preference, Scope, Symmetry};

pub(super) use known::Known;
pub(super) use marks::add_marks;
pub(super) use pins::{Pin, Pins, pin_at};
pub(super) use placing::Placing;
pub(super) use proposal::Proposal;
pub(super) use work::{Outcome, Report, Reporter};

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
    pub const ALL: [Task; 5] = [Task::ThinOut, Task::Redundant, Task::Explain, Task::Generate, Task::Derive];

    /// Whether there is something to choose before the work begins.
    pub(super) fn has_options(self) -> bool {
        match self {
            Task::ThinOut | Task::Generate | Task::Derive => true,
            Task::Redundant | Task::Explain => false,
        }
    }
}

/// What a new puzzle is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// The board and the rules of the open puzzle.
    ThisBoard,
    /// The same, with givens where they stand now.
    TheseCells,
    /// A kind, by its place in the list.
    Kind(usize),
}

/// What the author has chosen for the tools. They share what they have in common.
#[derive(Clone, Debug)]
pub(super) struct Options {
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
        match self.typed_clues.trim() {
            "" => Ok(None),
            typed => {
                typed.parse().map(Some).map_err(|_| "The number of clues has to be a number, or nothing".to_owned())
            }
        }
    }
}

/// What a tool found, and how long it took.
pub(super) struct Done {
    pub outcome: Outcome,
    pub time: Duration,
}

enum State {
    Running(Job<Outcome>, Reporter),
    Done(Done),
}

/// The author's desk.
#[derive(Default)]
pub(super) struct Desk {
    /// The tool whose panel is open.
    pub open: Option<Task>,
    pub options: Options,
    pub pins: Pins,
    /// The work of the open tool, with the meaning of the puzzle it is about.
    state: Option<(u64, State)>,
}

impl Desk {
    fn start(&mut self, task: Task, document: &Document, ctx: &Context) {
        let reporter = Reporter::default();
        let work = work::work(task, document.puzzle().clone(), &self.options, &self.pins, reporter.clone());
        let state = match Job::start("author", ctx, work::control(task, &self.options), work) {
            Ok(job) => State::Running(job, reporter),
            Err(error) => failed(format!("No thread could be started: {error}.")),
        };
        self.state = Some((document.meaning(), state));
    }

    /// Takes in a result; what is about an older puzzle goes.
    pub fn poll(&mut self, meaning: u64) {
        if self.state.as_ref().is_some_and(|(asked, _)| *asked != meaning) {
            // Dropping running work cancels it.
            self.state = None;
        }
        let Some((_, State::Running(job, _))) = &self.state else { return };
        let time = job.elapsed();
        match job.poll() {
            JobOutcome::Running => {}
            JobOutcome::Done(outcome) => self.state = Some((meaning, State::Done(Done { outcome, time }))),
            JobOutcome::Lost => self.state = Some((meaning, failed("It ended without a result.".to_owned()))),
        }
    }

    /// The running work on the puzzle with this meaning, and how far it is.
    pub fn running(&self, meaning: u64) -> Option<(&Job<Outcome>, Option<Report>)> {
        match &self.state {
            Some((asked, State::Running(job, reporter))) if *asked == meaning => Some((job, reporter.last())),
            _ => None,
        }
    }

    /// What was found about the puzzle with this meaning.
    pub fn done(&self, meaning: u64) -> Option<&Done> {
        match &self.state {
            Some((asked, State::Done(done))) if *asked == meaning => Some(done),
            _ => None,
        }
    }
}

fn failed(reason: String) -> State {
    State::Done(Done { outcome: Outcome::Refused(reason), time: Duration::ZERO })
}

impl App {
    /// Opens the panel of a tool; one without options begins at once.
    pub(super) fn open_task(&mut self, task: Task, ctx: &Context) {
        self.layout.facts = true;
        self.desk.open = Some(task);
        self.desk.state = None;
        if !task.has_options() {
            self.start_task(ctx);
        }
    }

    pub(super) fn close_task(&mut self) {
        self.desk.open = None;
        self.desk.state = None;
        if self.tool_id() == ToolId::Pins {
            self.take_up(ToolId::Digits);
        }
    }

    pub(super) fn start_task(&mut self, ctx: &Context) {
        if let Some(task) = self.desk.open {
            self.desk.start(task, &self.document, ctx);
        }
    }

    /// Why the open tool cannot begin, or None when it can.
    pub(super) fn refusal_of_task(&self) -> Option<String> {
        let Some(task) = self.desk.open else { return Some("No tool of the author is open".to_owned()) };
        if self.is_at_work() {
            return Some("It is at work".to_owned());
        }
        if let Some(first) = self.unfinished().first() {
            return Some(format!("Mend the regions first: {first}"));
        }
        let no_givens = self.document.puzzle().givens().is_empty();
        match task {
            Task::ThinOut => self.desk.options.clues().err(),
            Task::Generate if self.desk.options.source == Source::TheseCells && no_givens => {
                Some("Type some givens first: their places are kept".to_owned())
            }
            Task::Generate => self.desk.options.clues().err(),
            Task::Derive if !self.desk.options.places && !self.desk.options.digits => {
                Some("Let cells or digits change".to_owned())
            }
            Task::Redundant | Task::Explain | Task::Derive => None,
        }
    }

    pub(super) fn is_at_work(&self) -> bool {
        self.desk.running(self.document.meaning()).is_some()
    }

    pub(super) fn stop_task(&mut self) {
        if let Some((job, _)) = self.desk.running(self.document.meaning()) {
            job.cancel();
        }
    }

    /// The puzzle that a tool offers, as long as it is shown.
    pub(super) fn proposal(&self) -> Option<&Proposal> {
        match &self.desk.done(self.document.meaning())?.outcome {
            Outcome::Proposal(proposal) => Some(proposal),
            Outcome::Redundant(_) | Outcome::Explained(_) | Outcome::Stopped | Outcome::Refused(_) => None,
        }
    }

    /// Whether the board shows an explanation.
    pub(super) fn is_explained(&self) -> bool {
        let done = self.desk.done(self.document.meaning());
        done.is_some_and(|done| matches!(done.outcome, Outcome::Explained(_)))
    }

    pub(super) fn apply_proposal(&mut self) {
        let Some(edit) = self.proposal().map(|proposal| proposal.edit.clone()) else { return };
        self.discard();
        if self.try_edit(&edit) {
            // What was known of the solution is about the puzzle that has gone.
            self.known.forget();
            self.canvas.camera.fit();
            self.palette.fit(self.document.puzzle().board());
        }
    }

    /// Throws away what the tool found.
    pub(super) fn discard(&mut self) {
        self.desk.state = None;
    }

    /// Tries again by other random numbers.
    pub(super) fn another_proposal(&mut self, ctx: &Context) {
        self.discard();
        self.desk.options.seed = self.desk.options.seed.wrapping_add(1);
        self.start_task(ctx);
    }

    /// Steps out of what the author's tools are doing. Returns whether there was anything to step out of.
    pub(super) fn step_out_of_task(&mut self) -> bool {
        if self.is_at_work() {
            self.stop_task();
        } else if self.desk.done(self.document.meaning()).is_some() {
            self.discard();
        } else if self.desk.open.is_some() {
            self.close_task();
        } else {
            return false;
        }
        true
    }
}
