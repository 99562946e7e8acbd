//! The solving path of the open puzzle, computed after each edit, and the position that is viewed in it. A hint is
//! the first step of a path that begins with the digits a solver has entered.

mod solving_path;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::Context;

use crate::author::Rater;
use crate::board::{Cell, Filling};
use crate::logic::TechniqueId;
use crate::puzzle::{Givens, Puzzle};
use crate::solve::native::Native;
use crate::solve::{Control, Engine, SolveError, Verdict};
use crate::studio::document::open_document::Document;
use crate::studio::tasks::query::BackgroundQuery;

pub(in crate::studio) use solving_path::{CellView, SolvingPath, StepText, describe_step};
use solving_path::{mistakes, with_entered};

/// The time limit of a path that the setter did not request.
const LIMIT: Duration = Duration::from_secs(20);

/// The hardest technique of a path that the setter did not request. Nets may take seconds.
const QUICK_TECHNIQUE: &str = "finned-swordfish";

/// Returns the technique named by `QUICK_TECHNIQUE`, or the limit `up_to` if that is lower.
pub(in crate::studio) fn quick_limit(up_to: TechniqueId) -> TechniqueId {
    TechniqueId::named(QUICK_TECHNIQUE).unwrap_or(up_to).min(up_to)
}

/// The time for each step when the path is played back.
const PACE: Duration = Duration::from_millis(1200);

/// The level of detail of a hint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::studio) enum Strength {
    /// The place to look at.
    Where,
    /// The technique.
    Technique,
    /// The complete step.
    Step,
}

impl Strength {
    /// All levels, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Where, Strength::Technique, Strength::Step];

    /// Returns the next stronger level.
    pub fn stronger(self) -> Strength {
        match self {
            Strength::Where => Strength::Technique,
            Strength::Technique | Strength::Step => Strength::Step,
        }
    }
}

/// The part of the path that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Showing {
    /// All steps.
    Path,
    /// The next step, revealed up to the given strength.
    Hint(Strength),
}

/// The next step from the entered digits.
pub(in crate::studio) enum SolvingHint {
    /// The cells whose digits differ from the solution.
    Mistakes(Vec<Cell>),
    /// The path from the entered digits.
    Next(Box<SolvingPath>),
}

/// The solving path of the open puzzle.
pub(in crate::studio) struct Solving {
    /// The current semantic revision of the puzzle. The path of another revision is not shown.
    pub revision: u64,
    /// The content of the panel, if it is open.
    pub showing: Option<Showing>,
    /// The hardest technique to use.
    pub up_to: TechniqueId,
    /// The index of the next step at the viewed position; the number of steps at the end.
    at: usize,
    /// The time of the next step while the path is played.
    next: Option<Instant>,
    path: BackgroundQuery<Result<Box<SolvingPath>, SolveError>>,
    /// The hint, by revision of the document, which changes with the entered digits.
    hint: BackgroundQuery<Result<SolvingHint, SolveError>>,
    /// The rater, which caches preparations for a board and its rules. Jobs use it one after another.
    rater: Arc<Mutex<Rater>>,
}

impl Default for Solving {
    fn default() -> Solving {
        Solving {
            revision: 0,
            showing: None,
            up_to: TechniqueId::last(),
            at: 0,
            next: None,
            path: BackgroundQuery::default(),
            hint: BackgroundQuery::default(),
            rater: Arc::default(),
        }
    }
}

impl Solving {
    /// Returns a state without results, with the same technique limit.
    pub fn choices(&self) -> Solving {
        Solving { up_to: self.up_to, ..Solving::default() }
    }

    /// Collects results, and starts to work on the current puzzle. A puzzle with exactly one solution always gets a
    /// path; other puzzles get one while the panel is open. `settled` is true if the check has ended.
    pub fn poll(&mut self, document: &Document, verdict: Option<&Verdict>, settled: bool, ctx: &Context) {
        let (meaning, revision) = (document.semantic_revision(), document.revision());
        if !document.board_errors().is_empty() {
            self.path.forget();
            self.hint.forget();
            return;
        }
        self.path.keep(meaning);
        self.hint.keep(revision);
        let unique = matches!(verdict, Some(Verdict::Unique(_)));
        let wanted = unique || (settled && self.showing.is_some());
        // An open path view shows all techniques, not only the quick ones.
        if self.shows_path() && self.path().is_some_and(|walk| walk.ends_early(self.up_to)) {
            self.path.forget();
        }
        if wanted && self.path.of().is_none() {
            self.start_path(document, unique, ctx);
        }
        if settled && matches!(self.showing, Some(Showing::Hint(_))) && self.hint.of().is_none() {
            self.start_hint(document, verdict, ctx);
        }
        self.path.poll_fresh();
        self.path.answer_for_lost(|why| Err(SolveError::Engine(why)));
        self.hint.poll_fresh();
        self.hint.answer_for_lost(|why| Err(SolveError::Engine(why)));
        if let Some(walk) = self.path() {
            self.at = self.at.min(walk.len());
        }
        self.advance_playback(ctx);
    }

    fn start_path(&mut self, document: &Document, unique: bool, ctx: &Context) {
        let (puzzle, rater) = (document.puzzle().clone(), self.rater.clone());
        let (up_to, control) = match self.shows_path() {
            true => (self.up_to, Control::new()),
            false => (quick_limit(self.up_to), Control::with_timeout(LIMIT)),
        };
        self.path.start(document.semantic_revision(), "path", ctx, control, move |control| {
            let mut rater = rater.lock().unwrap_or_else(PoisonError::into_inner);
            SolvingPath::new(&puzzle, up_to, unique, &mut rater, control).map(Box::new)
        });
    }

    fn start_hint(&mut self, document: &Document, verdict: Option<&Verdict>, ctx: &Context) {
        let solution = match verdict {
            Some(Verdict::Unique(solution)) => Some(solution.clone()),
            Some(Verdict::NoSolution | Verdict::Several(_)) | None => None,
        };
        let (puzzle, up_to, rater) = (document.puzzle().clone(), self.up_to, self.rater.clone());
        let work = move |control: &Control| hint(&puzzle, solution.as_ref(), up_to, &rater, control);
        self.hint.start(document.revision(), "hint", ctx, Control::new(), work);
    }

    /// Changes the technique limit and starts again.
    pub fn set_limit(&mut self, up_to: TechniqueId) {
        self.up_to = up_to;
        self.path.forget();
        self.hint.forget();
    }

    /// Opens the panel, or switches from a hint to the whole path. A search that was stopped starts again.
    pub fn show(&mut self, showing: Showing) {
        self.showing = Some(showing);
        self.next = None;
        if self.path.answer(self.revision).is_some_and(|answer| answer.is_err()) {
            self.path.forget();
        }
    }

    /// Closes the panel.
    pub fn close(&mut self) {
        self.showing = None;
        self.next = None;
        self.hint.forget();
    }

    /// Returns whether the panel is open.
    pub fn is_open(&self) -> bool {
        self.showing.is_some()
    }

    /// Returns whether the whole path is shown.
    pub fn shows_path(&self) -> bool {
        self.showing == Some(Showing::Path)
    }

    /// Returns whether a path or a hint is being computed.
    pub fn is_asking(&self) -> bool {
        self.path.is_running() || self.hint.is_running()
    }

    /// Returns the path of the current puzzle.
    pub fn path(&self) -> Option<&SolvingPath> {
        self.path.answer(self.revision)?.as_deref().ok()
    }

    /// Returns why there is no path.
    pub fn path_error(&self) -> Option<&SolveError> {
        self.path.answer(self.revision)?.as_ref().err()
    }

    /// Returns the hint for this revision of the document.
    pub fn hinted(&self, revision: u64) -> Option<&Result<SolvingHint, SolveError>> {
        self.hint.answer(revision)
    }

    /// Returns the digits that a fully revealed hint places, if any.
    pub fn hinted_digits(&self, document: &Document) -> Option<Givens> {
        let Some(Showing::Hint(Strength::Step)) = self.showing else { return None };
        let Ok(SolvingHint::Next(walk)) = self.hinted(document.revision())? else { return None };
        let cells = document.puzzle().board().cells();
        let placed = walk.step(0)?.0.placed.iter().map(|&(cell, digit)| (cells[usize::from(cell.0)], digit));
        Some(placed.collect::<Givens>()).filter(|placed| !placed.is_empty())
    }

    /// Returns what the board shows: a path, the index of its next step, and the strength to which it is revealed.
    pub fn viewed(&self, revision: u64) -> Option<(&SolvingPath, usize, Strength)> {
        match self.showing? {
            Showing::Path => Some((self.path()?, self.at, Strength::Step)),
            Showing::Hint(strength) => match self.hinted(revision)? {
                Ok(SolvingHint::Next(walk)) => Some((walk, 0, strength)),
                Ok(SolvingHint::Mistakes(_)) | Err(_) => None,
            },
        }
    }

    /// Returns the index of the next step at the viewed position.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes to the end of the path.
    pub fn go_to_end(&mut self) {
        self.go_to(self.path().map_or(0, SolvingPath::len));
    }

    /// Goes to the position before a step, or to the end if there are fewer steps.
    pub fn go_to(&mut self, at: usize) {
        self.next = None;
        self.at = at.min(self.path().map_or(0, SolvingPath::len));
    }

    /// Returns whether the path is played.
    pub fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// Plays the path, or pauses it. At the end of the path, begins again at its start.
    pub fn play(&mut self) {
        if self.next.take().is_none() {
            if self.path().is_some_and(|walk| self.at >= walk.len()) {
                self.at = 0;
            }
            self.next = Some(Instant::now() + PACE);
        }
    }

    fn advance_playback(&mut self, ctx: &Context) {
        let Some(next) = self.next else { return };
        let Some(last) = self.path().map(SolvingPath::len) else { return };
        let now = Instant::now();
        if now >= next {
            self.at = (self.at + 1).min(last);
            self.next = (self.at < last).then_some(now + PACE);
        }
        if let Some(next) = self.next {
            ctx.request_repaint_after(next.saturating_duration_since(now));
        }
    }
}

fn hint(
    puzzle: &Puzzle,
    solution: Option<&Filling>,
    up_to: TechniqueId,
    rater: &Mutex<Rater>,
    control: &Control,
) -> Result<SolvingHint, SolveError> {
    if let Some(wrong) = solution.map(|solution| mistakes(puzzle, solution)).filter(|wrong| !wrong.is_empty()) {
        return Ok(SolvingHint::Mistakes(wrong));
    }
    let entered = with_entered(puzzle);
    // If there are several solutions, the entered digits may already select one.
    let unique = match solution {
        Some(_) => true,
        None => matches!(Native::new().verdict(&entered.model(), control)?, Verdict::Unique(_)),
    };
    let mut rater = rater.lock().unwrap_or_else(PoisonError::into_inner);
    // A hint is the first step, so nets are tried only if nothing simpler applies.
    let walk = SolvingPath::new(&entered, quick_limit(up_to), unique, &mut rater, control)?;
    let walk = match walk.len() == 0 && walk.ends_early(up_to) {
        true => SolvingPath::new(&entered, up_to, unique, &mut rater, control)?,
        false => walk,
    };
    Ok(SolvingHint::Next(Box::new(walk)))
}
