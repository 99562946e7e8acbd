//! The check of whether the puzzle has exactly one solution, carried out by the engines in the background.
//!
//! The native engine starts after each edit, with a time limit. The integer program runs only on request.

use std::time::{Duration, Instant};

use crate::board::{CellSet, Filling};
use crate::puzzle::Puzzle;
use crate::solve::bilp::Bilp;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, SolveError, Statistics, Verdict};
use crate::studio::document::open_document::Document;
use crate::studio::tasks::jobs::Job;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// The default time limit of the check after each edit. A puzzle that takes too long must not keep the machine busy;
/// the setter can start a check without a limit.
const DEFAULT_LIVE_LIMIT: Duration = Duration::from_secs(10);

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum EngineId {
    /// The native engine, which checks after each edit.
    Native,
    /// The integer program, a second opinion on request.
    Program,
}

impl EngineId {
    pub const ALL: [EngineId; 2] = [EngineId::Native, EngineId::Program];

    fn engine(self) -> Box<dyn Engine> {
        match self {
            EngineId::Native => Box::new(Native::new()),
            EngineId::Program => Box::new(Bilp::new()),
        }
    }
}

/// The answer of an engine, with its time and statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct CheckAnswer {
    pub outcome: Result<Verdict, SolveError>,
    pub time: Duration,
    pub statistics: Statistics,
}

/// The last check by each engine, with the semantic revision of its puzzle.
pub(in crate::studio) struct Checker {
    /// The time limit of the check after each edit.
    pub live_limit: Duration,
    native: BackgroundQuery<CheckAnswer>,
    program: BackgroundQuery<CheckAnswer>,
}

/// The part of an answer that the canvas can show in addition to the givens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ShownSolution<'a> {
    Solution(&'a Filling),
    /// One of several solutions, the previous one, and the cells that differ among all of them.
    OneOfSeveral {
        this: &'a Filling,
        before: &'a Filling,
        differing: CellSet,
    },
}

impl Default for Checker {
    fn default() -> Checker {
        Checker { live_limit: DEFAULT_LIVE_LIMIT, native: BackgroundQuery::Idle, program: BackgroundQuery::Idle }
    }
}

impl Checker {
    fn query(&self, engine: EngineId) -> &BackgroundQuery<CheckAnswer> {
        match engine {
            EngineId::Native => &self.native,
            EngineId::Program => &self.program,
        }
    }

    fn query_mut(&mut self, engine: EngineId) -> &mut BackgroundQuery<CheckAnswer> {
        match engine {
            EngineId::Native => &mut self.native,
            EngineId::Program => &mut self.program,
        }
    }

    /// Starts a check of the current puzzle with the native engine, unless it was started before. `possible` is true if
    /// the board can have solutions at all.
    pub fn sync(&mut self, document: &Document, possible: bool, ctx: &egui::Context) {
        if !possible {
            // Dropping a running check cancels it.
            self.native.forget();
        } else if self.native.of() != Some(document.semantic_revision()) {
            self.start(EngineId::Native, document, Control::with_timeout(self.live_limit), ctx);
        }
    }

    /// Starts a check of the current puzzle, and drops an older one with the same engine.
    pub fn start(&mut self, engine: EngineId, document: &Document, control: Control, ctx: &egui::Context) {
        let puzzle = document.puzzle().clone();
        let work = move |control: &Control| ask(engine.engine().as_mut(), &puzzle, control);
        self.query_mut(engine).start(document.semantic_revision(), "check", ctx, control, work);
    }

    /// Collects answers, and drops checks of older puzzles.
    pub fn poll(&mut self, meaning: u64) {
        for engine in EngineId::ALL {
            let asked = self.query_mut(engine);
            if asked.is_running() {
                asked.keep(meaning);
            }
            asked.poll_fresh();
            asked.answer_for_lost(failed);
        }
    }

    pub fn answer(&self, engine: EngineId, meaning: u64) -> Option<&CheckAnswer> {
        self.query(engine).answer(meaning)
    }

    pub fn running(&self, engine: EngineId, meaning: u64) -> Option<&Job<CheckAnswer>> {
        self.query(engine).running(meaning)
    }

    pub fn is_running(&self, meaning: u64) -> bool {
        EngineId::ALL.into_iter().any(|engine| self.running(engine, meaning).is_some())
    }

    /// Cancels all running checks.
    pub fn cancel(&self) {
        EngineId::ALL.into_iter().for_each(|engine| self.query(engine).cancel());
    }

    fn decided(&self, engine: EngineId, meaning: u64) -> Option<&Verdict> {
        self.answer(engine, meaning)?.outcome.as_ref().ok()
    }

    /// Returns the verdict for this semantic revision; None if the engines contradict each other.
    pub fn verdict(&self, meaning: u64) -> Option<&Verdict> {
        let native = self.decided(EngineId::Native, meaning);
        let verdict = native.or_else(|| self.decided(EngineId::Program, meaning));
        verdict.filter(|_| !self.disagree(meaning))
    }

    /// Returns whether the engines agree, once both have a verdict.
    fn compare(&self, meaning: u64) -> Option<bool> {
        let native = self.decided(EngineId::Native, meaning)?;
        let program = self.decided(EngineId::Program, meaning)?;
        Some(match (native, program) {
            (Verdict::Unique(one), Verdict::Unique(other)) => one == other,
            // If there are several solutions, the engines may have found different ones.
            (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
        })
    }

    /// Returns whether both engines have a verdict, and agree.
    pub fn agree(&self, meaning: u64) -> bool {
        self.compare(meaning) == Some(true)
    }

    /// Returns whether both engines have a verdict, and contradict each other.
    pub fn disagree(&self, meaning: u64) -> bool {
        self.compare(meaning) == Some(false)
    }
}

fn failed(reason: String) -> CheckAnswer {
    CheckAnswer { outcome: Err(SolveError::Engine(reason)), time: Duration::ZERO, statistics: Statistics::default() }
}

/// Runs an engine, and verifies its answer with the definitions of the rules themselves, which the engine does not use.
fn ask(engine: &mut dyn Engine, puzzle: &Puzzle, control: &Control) -> CheckAnswer {
    let started = Instant::now();
    let outcome = engine.verdict(&puzzle.model(), control);
    let time = started.elapsed();
    let accepted = match &outcome {
        Ok(Verdict::Unique(filling)) => puzzle.accepts(filling),
        Ok(Verdict::Several(fillings)) => fillings.iter().all(|filling| puzzle.accepts(filling)),
        Ok(Verdict::NoSolution) | Err(_) => true,
    };
    let outcome = if accepted { outcome } else { Err(SolveError::Engine(say!("tell-check-its-solution-breaks-rule"))) };
    CheckAnswer { outcome, time, statistics: engine.statistics() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, DigitSet};
    use crate::model::Model;
    use crate::solve::Count;

    fn answered(outcome: Result<Verdict, SolveError>) -> BackgroundQuery<CheckAnswer> {
        let answer = CheckAnswer { outcome, time: Duration::ZERO, statistics: Statistics::default() };
        BackgroundQuery::Done { of: 7, answer }
    }

    #[test]
    fn engines_that_contradict_each_other_leave_no_verdict() {
        let filling = |symbols: &str| Filling::from_symbols(symbols).unwrap();
        let unique = |symbols: &str| Ok(Verdict::Unique(filling(symbols)));
        let several = |a: &str, b: &str| Ok(Verdict::Several(Box::new([filling(a), filling(b)])));
        let stopped = || Err(SolveError::Cancelled);
        let cases = [
            (unique("12"), unique("12"), Some(true)),
            (unique("12"), unique("21"), Some(false)),
            (unique("12"), Ok(Verdict::NoSolution), Some(false)),
            (several("12", "21"), several("34", "43"), Some(true)),
            (several("12", "21"), unique("12"), Some(false)),
            (unique("12"), stopped(), None),
            (stopped(), unique("12"), None),
            (stopped(), stopped(), None),
        ];
        for (native, program, agree) in cases {
            let known = [&native, &program].into_iter().any(|outcome| outcome.is_ok());
            let name = format!("{native:?} against {program:?}");
            let checker = Checker { native: answered(native), program: answered(program), ..Checker::default() };
            assert_eq!(checker.compare(7), agree, "{name}");
            assert_eq!(checker.verdict(7).is_some(), known && agree != Some(false), "{name}");
            assert_eq!(checker.verdict(8), None, "{name}: another puzzle");
        }
    }

    #[test]
    fn a_solution_that_breaks_a_rule_is_no_answer() {
        struct Liar(Filling);
        impl Engine for Liar {
            fn name(&self) -> &'static str {
                "liar"
            }

            fn statistics(&self) -> Statistics {
                Statistics::default()
            }

            fn another_solution(
                &mut self,
                _: &Model,
                _: &[Filling],
                _: &Control,
            ) -> Result<Option<Filling>, SolveError> {
                Ok(None)
            }

            fn solutions(
                &mut self,
                _: &Model,
                _: u64,
                _: &Control,
                each: &mut dyn FnMut(Filling),
            ) -> Result<Count, SolveError> {
                each(self.0.clone());
                Ok(Count::Exactly(1))
            }

            fn candidates(&mut self, _: &Model, _: &Control) -> Result<Vec<DigitSet>, SolveError> {
                Ok(self.0.digits().iter().map(|&digit| DigitSet::just(digit)).collect())
            }
        }
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        for (symbols, honest) in [("1234341221434321", true), ("1111111111111111", false)] {
            let mut engine = Liar(Filling::from_symbols(symbols).unwrap());
            let answer = ask(&mut engine, &puzzle, &Control::new());
            assert_eq!(answer.outcome.is_ok(), honest, "{symbols}");
        }
    }
}
