//! microlp, a solver in pure Rust for builds without a C++ compiler. It is slow, but needs nothing else.
//!
//! A running solve cannot be stopped, but it can have a time limit and be resumed. So a program is solved in slices of
//! time, with a check for a stop between them. Rows cannot be added to a program that was solved, so each solve passes
//! the whole program again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use good_lp::SolverModel;
use good_lp::solvers::microlp::microlp;
use microlp::{Error, ResumeOptions, SolveOptions, SolveOutcome};

use super::backend::{FeasiblePoint, SolveWatch, constraint, problem};
use crate::model::{Cmp, Program, Row, Var};
use crate::solve::SolveError;

/// The longest time that a cancelled solve may continue.
const SLICE: Duration = Duration::from_millis(50);

/// One program and its additions.
pub(super) struct SolverSession {
    program: Arc<Program>,
    added: Vec<Row>,
    fixed: BTreeMap<Var, bool>,
}

impl SolverSession {
    /// True if the solver has a presolve that can be switched off.
    pub(super) const PRESOLVES: bool = false;

    /// Stores the program.
    pub(super) fn new(program: &Arc<Program>) -> Result<SolverSession, SolveError> {
        Ok(SolverSession { program: Arc::clone(program), added: Vec::new(), fixed: BTreeMap::new() })
    }

    /// Adds a row for all later solves.
    pub(super) fn add(&mut self, row: &Row) -> Result<(), SolveError> {
        self.added.push(row.clone());
        Ok(())
    }

    /// Fixes a variable to 1 or 0, or frees it, for all later solves.
    pub(super) fn fix(&mut self, var: Var, value: Option<bool>) -> Result<(), SolveError> {
        match value {
            Some(value) => self.fixed.insert(var, value),
            None => self.fixed.remove(&var),
        };
        Ok(())
    }

    /// Solves the current program.
    pub(super) fn solve(&mut self, watch: &SolveWatch, _presolve: bool) -> Result<FeasiblePoint, SolveError> {
        let (problem, variables) = problem(&self.program);
        let mut problem = problem.using(microlp);
        let fixed = self.fixed.iter().map(|(&var, &value)| {
            let terms = vec![(1, var)];
            Row { terms, cmp: Cmp::Equal, total: i32::from(value), origin: None }
        });
        for row in self.program.rows().iter().chain(&self.added).cloned().chain(fixed) {
            problem.add_constraint(constraint(&row, &variables));
        }
        // A slice ends no later than the query's deadline.
        let slice = || Some(watch.control.time_left().map_or(SLICE, |left| left.min(SLICE)));
        let mut options = SolveOptions::default();
        options.time_limit = slice();
        let mut outcome = problem.as_inner().solve_with(options);
        loop {
            match outcome {
                Ok(SolveOutcome::Solution(solution)) => {
                    let point = solution.iter().map(|(_, value)| value).collect();
                    watch.report_nodes(solution.stats().nodes_solved);
                    return Ok(Some(point));
                }
                Ok(interrupted @ SolveOutcome::Interrupted(_)) => {
                    watch.control.check()?;
                    watch.report_nodes(interrupted.stats().nodes_solved);
                    let mut options = ResumeOptions::default();
                    options.time_limit = slice();
                    outcome = interrupted.resume_with(options);
                }
                Err(Error::Infeasible) => return Ok(None),
                Err(error) => return Err(SolveError::Engine(error.to_string())),
            }
        }
    }
}
