//! microlp: a solver in pure Rust, for builds without a C++ compiler. It is slow, but needs nothing else.
//!
//! A running solve cannot be told to stop, but it can be given a time limit and resumed where it stood: so it is
//! solved in slices, and between them is the time to ask whether to go on.

use std::time::Duration;

use good_lp::solvers::microlp::microlp;
use good_lp::variable::UnsolvedProblem;
use good_lp::{Constraint, SolverModel};
use microlp::{Error, ResumeOptions, SolveOptions, SolveOutcome};

use super::{Point, Watch};
use crate::solve::Stopped;

/// How long a cancelled solve may go on.
const SLICE: Duration = Duration::from_millis(50);

/// Solves one program.
pub(super) fn solve(problem: UnsolvedProblem, rows: Vec<Constraint>, watch: &Watch) -> Result<Point, Stopped> {
    let mut problem = problem.using(microlp);
    for row in rows {
        problem.add_constraint(row);
    }
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
            Err(error) => return Err(Stopped::Engine(error.to_string())),
        }
    }
}
