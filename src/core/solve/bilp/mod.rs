//! The proving engine: the model as a binary integer linear program, solved through good_lp.
//!
//! Uniqueness is tested as is usual with integer programs: solve, add the row that excludes the solution, solve again.
//! The objective is 0ᵀx, so the first feasible point ends a solve. Each query builds one program, which is extended and
//! solved as often as necessary.
//!
//! Connected places have no rows at first. A point in which they are not connected gets cuts that exclude it, and the
//! program is solved again.
//!
//! Before the solver runs, variables that the rows alone determine are fixed (`probing`), which on boards without
//! givens leaves the solver little to do. The native engine is not involved in that.
//!
//! **Reliability.** A point that a solver returns is rounded and then checked exactly by [`Model::accepts`], so a
//! solution is never wrong; a point that fails the check is an error, not a result. "Infeasible" is accepted without
//! proof, and it has been wrong: the presolve of HiGHS 1.15 removes solutions of some small programs. In each known
//! case HiGHS had previously found a point that violates a row, which is detected and reported as an error as well.
//! Values that probing excludes are refuted by exact integer arithmetic. So "unique" and "no solution" may be false
//! here, if rarely; these two results are checked against the native engine.
//!
//! After an error, or a point that fails the check, the program is solved once more without presolve: HiGHS was seen to
//! map a solution of the presolved program to a point that violates a row. Only if that fails too is there no result.
//!
//! **Invariant.** Only this folder names good_lp and the solvers behind it, each solver in one file.

mod backend;
#[cfg(feature = "highs")]
mod highs;
#[cfg(all(feature = "microlp", not(feature = "highs")))]
mod microlp;
mod probing;
mod rows;

#[cfg(not(any(feature = "highs", feature = "microlp")))]
compile_error!("Gridwright needs an integer programming solver: enable the feature `highs` (default) or `microlp`.");

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::{Control, Count, Engine, SolveError, Statistics, run_abandonable};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::{Model, Program, Var};

use self::backend::{FeasiblePoint, SolveWatch};
#[cfg(feature = "highs")]
use self::highs::SolverSession;
#[cfg(all(feature = "microlp", not(feature = "highs")))]
use self::microlp::SolverSession;
use self::probing::FixedValues;

/// The name of the thread that builds and solves.
const THREAD: &str = "integer program";

/// The maximum number of terms of a program. With all copies, that many terms take some 300 MB. An empty 25x25 board
/// has 62 500 terms.
const MAX_TERMS: usize = 3_000_000;

/// The engine that proves by integer programming.
#[derive(Debug)]
pub struct Bilp {
    statistics: Statistics,
    probes: bool,
}

impl Default for Bilp {
    fn default() -> Bilp {
        Bilp::new()
    }
}

impl Bilp {
    /// Returns an engine that has not answered any query yet.
    pub fn new() -> Bilp {
        Bilp { statistics: Statistics::default(), probes: true }
    }

    /// Returns an engine without probing, so that all results are the solver's.
    pub fn without_probing() -> Bilp {
        Bilp { probes: false, ..Bilp::new() }
    }

    fn query<'a>(&'a mut self, model: &'a Model, control: &'a Control) -> Result<ProgramQuery<'a>, SolveError> {
        self.statistics = Statistics::default();
        ProgramQuery::new(model, control, &mut self.statistics, self.probes)
    }
}

impl Engine for Bilp {
    fn name(&self) -> &'static str {
        "bilp"
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn another_solution(
        &mut self,
        model: &Model,
        known: &[Filling],
        control: &Control,
    ) -> Result<Option<Filling>, SolveError> {
        let mut question = self.query(model, control)?;
        for filling in known {
            question.exclude(filling.clone())?;
        }
        question.solve(None)
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, SolveError> {
        // With a limit of 0, no program is needed.
        if limit == 0 {
            self.statistics = Statistics::default();
            return Ok(Count::AtLeast(0));
        }
        let mut question = self.query(model, control)?;
        for found in 0..limit {
            let Some(filling) = question.solve(None)? else { return Ok(Count::Exactly(found)) };
            control.report_solutions(found + 1);
            each(filling.clone());
            question.exclude(filling)?;
        }
        Ok(Count::AtLeast(limit))
    }

    /// Solves once for each candidate that no solution has contained so far; a refuted one stays excluded in later
    /// solves.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, SolveError> {
        let mut question = self.query(model, control)?;
        let variables = model.variables();
        let mut seen = vec![DigitSet::EMPTY; variables.counted()];
        let add = |seen: &mut Vec<DigitSet>, filling: &Filling| {
            for (set, digit) in seen.iter_mut().zip(filling.all()) {
                *set = set.union(DigitSet::just(digit));
            }
        };
        let Some(first) = question.solve(None)? else { return Ok(seen) };
        add(&mut seen, &first);
        for cell in (0..variables.counted()).map(|cell| CellId(cell as u16)) {
            for digit in variables.domain(cell).iter() {
                if seen[cell.index()].contains(digit) {
                    continue;
                }
                if let Some(filling) = question.solve_with(cell, digit)? {
                    add(&mut seen, &filling);
                }
            }
        }
        Ok(seen)
    }
}

/// A running query: its program, loaded into a solver.
struct ProgramQuery<'a> {
    model: &'a Model,
    control: &'a Control,
    statistics: &'a mut Statistics,
    program: Arc<Program>,
    known: FixedValues,
    /// None while the solving thread has it, and permanently once that thread was abandoned.
    session: Option<SolverSession>,
    excluded: Vec<Filling>,
    /// The number of cuts added so far.
    cuts: usize,
}

impl<'a> ProgramQuery<'a> {
    fn new(
        model: &'a Model,
        control: &'a Control,
        statistics: &'a mut Statistics,
        probes: bool,
    ) -> Result<ProgramQuery<'a>, SolveError> {
        control.check()?;
        statistics.programs += 1;
        // Building the program and probing take long for large models.
        let (given, watch) = (model.clone(), SolveWatch::new(control, 0));
        let nodes = Arc::clone(&watch.nodes);
        let built = run_abandonable(THREAD, control, move || {
            let program = Program::relaxed(&given, MAX_TERMS).map(Arc::new).ok_or_else(too_large)?;
            let known = if probes { FixedValues::probe(&program, &watch)? } else { FixedValues::default() };
            let mut session = SolverSession::new(&program)?;
            known.fixed().try_for_each(|(var, value)| session.fix(var, Some(value)))?;
            Ok::<_, SolveError>((program, known, session))
        });
        statistics.nodes += nodes.load(Ordering::Relaxed);
        let (program, known, session) = built??;
        Ok(ProgramQuery {
            model,
            control,
            statistics,
            program,
            known,
            session: Some(session),
            excluded: Vec::new(),
            cuts: 0,
        })
    }

    fn session(&mut self) -> Result<&mut SolverSession, SolveError> {
        self.session.as_mut().ok_or_else(abandoned)
    }

    /// Excludes this filling from now on.
    fn exclude(&mut self, filling: Filling) -> Result<(), SolveError> {
        let row = self.program.exclusion(&filling);
        self.session()?.add(&row)?;
        self.excluded.push(filling);
        Ok(())
    }

    /// Returns a solution with this digit in this cell. If there is none, the digit is removed from the cell
    /// permanently.
    fn solve_with(&mut self, cell: CellId, digit: Digit) -> Result<Option<Filling>, SolveError> {
        let var = self.program.x(cell, digit);
        let known = self.known.value(var);
        if known == Some(false) {
            return Ok(None);
        }
        self.session()?.fix(var, Some(true))?;
        let found = self.solve(Some((cell, digit)))?;
        let refuted = found.is_none().then_some(false);
        // A refuted digit stays excluded; otherwise the variable is again as probing left it.
        self.session()?.fix(var, refuted.or(known))?;
        Ok(found)
    }

    /// Solves the current program. If `fixed` is given, its digit must already be fixed in its cell.
    fn solve(&mut self, fixed: Option<(CellId, Digit)>) -> Result<Option<Filling>, SolveError> {
        match self.attempt(true, fixed) {
            Err(SolveError::Engine(_)) if SolverSession::PRESOLVES && self.session.is_some() => {
                self.attempt(false, fixed)
            }
            answer => answer,
        }
    }

    /// Solves until the point satisfies all cuts.
    fn attempt(&mut self, presolve: bool, fixed: Option<(CellId, Digit)>) -> Result<Option<Filling>, SolveError> {
        loop {
            let Some(point) = self.point(presolve)? else { return Ok(None) };
            let value = |var: Var| point.get(var.0 as usize).copied().unwrap_or(f64::NAN);
            let cuts = self.program.cuts(value);
            if cuts.is_empty() {
                return self.checked(self.program.filling(value), fixed).map(Some);
            }
            self.cuts += cuts.len();
            let session = self.session()?;
            cuts.iter().try_for_each(|row| session.add(row))?;
        }
    }

    /// Returns a point of the current program.
    fn point(&mut self, presolve: bool) -> Result<FeasiblePoint, SolveError> {
        self.control.check()?;
        let mut session = self.session.take().ok_or_else(abandoned)?;
        let rows = self.program.rows().len() + self.excluded.len() + self.cuts;
        self.statistics.rows = self.statistics.rows.max(rows as u64);
        let watch = SolveWatch::new(self.control, self.statistics.nodes);
        let nodes = Arc::clone(&watch.nodes);
        // A solver checks the control only between two linear programs, which may take seconds on large boards.
        let solved = run_abandonable(THREAD, self.control, move || {
            let point = session.solve(&watch, presolve);
            (session, point)
        });
        self.statistics.nodes += nodes.load(Ordering::Relaxed);
        let (session, point) = solved?;
        self.session = Some(session);
        point
    }

    /// Returns the filling if it is a solution that is not excluded.
    fn checked(&self, filling: Option<Filling>, fixed: Option<(CellId, Digit)>) -> Result<Filling, SolveError> {
        let sound = |filling: &Filling| {
            self.model.accepts(filling)
                && !self.excluded.contains(filling)
                && fixed.is_none_or(|(cell, digit)| filling[cell] == digit)
        };
        match filling.filter(sound) {
            Some(filling) => Ok(filling),
            None => Err(SolveError::Engine("the solver's point does not satisfy the model".to_owned())),
        }
    }
}

fn too_large() -> SolveError {
    SolveError::Engine(format!("the integer program would have more than {MAX_TERMS} terms"))
}

fn abandoned() -> SolveError {
    SolveError::Engine("the integer program was left behind".to_owned())
}
