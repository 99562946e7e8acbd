//! HiGHS, the default solver.
//!
//! good_lp's own `solve` offers no way to stop a running solve, so the model that it builds is unwrapped and HiGHS is
//! called directly. HiGHS calls back often, and stops on request. Between two callbacks it may solve one linear
//! program, which takes a few seconds on the largest boards, so the caller does not wait for HiGHS to stop
//! ([`crate::solve`], `abandonable`). HiGHS checks its own time limit more often, so a time limit is set as well.
//!
//! A program stays in one instance of HiGHS, to which rows are added and in which variables are fixed between two
//! solves. Each solve starts as in a new instance and keeps nothing of the previous solve.

#![allow(unsafe_code, reason = "HiGHS is a C library, and callbacks and runs after an error have no safe wrapper")]

use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::Arc;
use std::time::Instant;

use good_lp::SolverModel;
use good_lp::solvers::highs::highs;
use highs::{HighsModelStatus, Model, TrySetOptionError};
use highs_sys::{HighsCallbackDataIn, HighsCallbackDataOut};

use super::backend::{FeasiblePoint, SolveWatch, constraint, problem};
use crate::memory;
use crate::model::{Cmp, Program, Row, Var};
use crate::solve::{Control, SolveError};

/// One program in an instance of HiGHS.
pub(super) struct SolverSession {
    model: Model,
}

// SAFETY: the instance belongs to its session, and every use of the instance goes through a reference to the session,
// so that no two threads use it at once. HiGHS ties no instance to a thread: its per-thread state, a queue of tasks, is
// not part of an instance and is set up when a solve begins.
unsafe impl Send for SolverSession {}

impl SolverSession {
    /// True if the solver has a presolve that can be switched off.
    pub(super) const PRESOLVES: bool = true;

    /// Builds the program.
    pub(super) fn new(program: &Arc<Program>) -> Result<SolverSession, SolveError> {
        let (problem, variables) = problem(program);
        let mut problem = problem.using(highs);
        for row in program.rows() {
            problem.add_constraint(constraint(row, &variables));
        }
        let mut model = problem.try_into_inner().map_err(|error| SolveError::Engine(error.to_string()))?;
        configure(&mut model).map_err(|_| failed("be configured"))?;
        Ok(SolverSession { model })
    }

    /// Adds a row for all later solves.
    pub(super) fn add(&mut self, row: &Row) -> Result<(), SolveError> {
        // The columns are the variables in order.
        let terms = row.terms.iter().map(|&(factor, var)| (var.0 as c_int, f64::from(factor)));
        let (columns, factors): (Vec<c_int>, Vec<f64>) = terms.unzip();
        let total = f64::from(row.total);
        let (least, most) = match row.cmp {
            Cmp::AtMost => (f64::NEG_INFINITY, total),
            Cmp::Equal => (total, total),
            Cmp::AtLeast => (total, f64::INFINITY),
        };
        let (highs, count) = (self.model.as_mut_ptr(), columns.len() as c_int);
        // SAFETY: `highs` is the live instance that the session owns. It copies the two lists, which both have `count`
        // entries.
        let status = unsafe { highs_sys::Highs_addRow(highs, least, most, count, columns.as_ptr(), factors.as_ptr()) };
        check_status(status, "take a row")
    }

    /// Fixes a variable to 1 or 0, or frees it, for all later solves.
    pub(super) fn fix(&mut self, var: Var, value: Option<bool>) -> Result<(), SolveError> {
        let (least, most) = value.map_or((0.0, 1.0), |value| (f64::from(value), f64::from(value)));
        let highs = self.model.as_mut_ptr();
        // SAFETY: `highs` is the live instance that the session owns; it refuses a column that it does not have.
        let status = unsafe { highs_sys::Highs_changeColBounds(highs, var.0 as c_int, least, most) };
        check_status(status, "fix a variable")
    }

    /// Solves the current program.
    pub(super) fn solve(&mut self, watch: &SolveWatch, presolve: bool) -> Result<FeasiblePoint, SolveError> {
        let started = Instant::now();
        let point = self.solve_program(watch, presolve);
        // HiGHS uses a hundred megabytes for cuts.
        memory::trim_if_long(started);
        point
    }

    fn solve_program(&mut self, watch: &SolveWatch, presolve: bool) -> Result<FeasiblePoint, SolveError> {
        self.reset()?;
        configure_solve(&mut self.model, &watch.control, presolve).map_err(|_| failed("be configured"))?;
        self.run(watch)?;
        watch.report_nodes(self.tree_nodes());
        match self.status()? {
            // No variable is unbounded, so "unbounded or infeasible" can only mean infeasible.
            HighsModelStatus::Infeasible | HighsModelStatus::UnboundedOrInfeasible => match self.point_status() {
                // HiGHS solved the presolved program, but the point found there violates the original one. It then
                // continues as if it had found nothing, which proves nothing about the program.
                highs_sys::SOLUTION_STATUS_INFEASIBLE => Err(SolveError::Engine(
                    "HiGHS calls a program infeasible after a point that breaks a row".to_owned(),
                )),
                _ => Ok(None),
            },
            HighsModelStatus::ModelEmpty => Ok(Some(Vec::new())),
            _ if self.point_status() == highs_sys::SOLUTION_STATUS_FEASIBLE => Ok(Some(self.solution())),
            HighsModelStatus::ReachedInterrupt | HighsModelStatus::ReachedTimeLimit => {
                watch.control.check()?;
                // HiGHS measures the time with its own clock, which may run slightly ahead.
                Err(SolveError::OutOfTime)
            }
            other => Err(SolveError::Engine(format!("HiGHS ended with the status {other:?}"))),
        }
    }

    /// Discards the solution of the previous solve, and its time, which would count towards a time limit.
    fn reset(&mut self) -> Result<(), SolveError> {
        let highs = self.model.as_mut_ptr();
        // SAFETY: `highs` is the live instance that the session owns.
        let statuses = unsafe { [highs_sys::Highs_clearSolver(highs), highs_sys::Highs_zeroAllClocks(highs)] };
        statuses.into_iter().try_for_each(|status| check_status(status, "begin anew"))
    }

    /// Runs HiGHS. The crate's own method would discard the instance if HiGHS ends with an error.
    fn run(&mut self, watch: &SolveWatch) -> Result<(), SolveError> {
        install_callback(&mut self.model, watch)?;
        let highs = self.model.as_mut_ptr();
        // SAFETY: `highs` is the live instance that the session owns. `watch` outlives the run, after which there are
        // no more callbacks.
        let status = unsafe {
            let status = highs_sys::Highs_run(highs);
            highs_sys::Highs_setCallback(highs, None, ptr::null_mut());
            status
        };
        check_status(status, "solve the program")
    }

    fn status(&self) -> Result<HighsModelStatus, SolveError> {
        // SAFETY: the instance that the session owns is live.
        let status = unsafe { highs_sys::Highs_getModelStatus(self.model.as_ptr()) };
        HighsModelStatus::try_from(status).map_err(|_| failed("tell how it ended"))
    }

    /// Returns whether there is a point and whether it is feasible, as a status of HiGHS.
    fn point_status(&self) -> c_int {
        let (highs, mut status) = (self.model.as_ptr(), highs_sys::SOLUTION_STATUS_NONE);
        // SAFETY: the instance that the session owns is live, the name ends in a zero byte, `status` is valid for
        // writing.
        unsafe { highs_sys::Highs_getIntInfoValue(highs, c"primal_solution_status".as_ptr(), &raw mut status) };
        status
    }

    /// Returns the values of all variables; requires a solution.
    fn solution(&self) -> Vec<f64> {
        let (highs, none) = (self.model.as_ptr(), ptr::null_mut());
        let mut values = vec![0.0; self.model.num_cols()];
        // SAFETY: the instance that the session owns is live. It writes no more values than it has columns, and nothing
        // where there is a null pointer.
        unsafe { highs_sys::Highs_getSolution(highs, values.as_mut_ptr(), none, none, none) };
        values
    }

    fn tree_nodes(&self) -> u64 {
        let (highs, mut nodes) = (self.model.as_ptr(), 0);
        // SAFETY: the instance that the session owns is live, the name ends in a zero byte, `nodes` is valid for
        // writing.
        unsafe { highs_sys::Highs_getInt64InfoValue(highs, c"mip_node_count".as_ptr(), &raw mut nodes) };
        without_root(nodes)
    }
}

fn failed(what: &str) -> SolveError {
    SolveError::Engine(format!("HiGHS cannot {what}"))
}

/// Returns an error if a function of HiGHS returned an error status.
fn check_status(status: c_int, what: &str) -> Result<(), SolveError> {
    if status == highs_sys::STATUS_ERROR { Err(failed(what)) } else { Ok(()) }
}

/// Heuristics that solve a smaller integer program internally. Such a program makes no callbacks: one was seen to run
/// for over a minute after a cancellation. Without them the harder puzzles are solved sooner.
const SUB_MIP_HEURISTICS: [&str; 3] =
    ["mip_heuristic_run_rens", "mip_heuristic_run_rins", "mip_heuristic_run_root_reduced_cost"];

/// The presolve rules that are switched off, as a bitmask: aggregator, sparsify, enumeration. With all three, HiGHS
/// 1.15 was seen to lose solutions of a program, which then had to be solved without presolve; `tests/engines` covers
/// it.
const PRESOLVE_RULES_OFF: i32 = 1 << 12 | 1 << 14 | 1 << 16;

/// Sets one thread and a fixed seed, so that the same program always gives the same result.
fn configure(model: &mut Model) -> Result<(), TrySetOptionError> {
    model.try_set_option("threads", 1)?;
    model.try_set_option("random_seed", 0)?;
    model.try_set_option("presolve_rule_off", PRESOLVE_RULES_OFF)?;
    for heuristic in SUB_MIP_HEURISTICS {
        model.try_set_option(heuristic, false)?;
    }
    Ok(())
}

fn configure_solve(model: &mut Model, control: &Control, presolve: bool) -> Result<(), TrySetOptionError> {
    model.try_set_option("presolve", if presolve { "choose" } else { "off" })?;
    match control.time_left() {
        Some(left) => model.try_set_option("time_limit", left.as_secs_f64()),
        None => Ok(()),
    }
}

/// Returns the number of nodes without the root. HiGHS counts the root, and reports 0 or -1 nodes if there is no tree.
fn without_root(nodes: i64) -> u64 {
    u64::try_from(nodes - 1).unwrap_or(0)
}

/// Lets HiGHS call back during the solve, so that it stops once the query is stopped.
fn install_callback(model: &mut Model, watch: &SolveWatch) -> Result<(), SolveError> {
    let highs = model.as_mut_ptr();
    let data = ptr::from_ref(watch).cast_mut().cast::<c_void>();
    // SAFETY: `highs` is the live instance that `model` owns. `data` points to a `SolveWatch` that outlives the solve:
    // the caller holds the reference until HiGHS has returned and the callback is removed. `interrupt_callback` reads
    // it as a `SolveWatch`, and only through a shared reference.
    let statuses = unsafe {
        [
            highs_sys::Highs_setCallback(highs, Some(interrupt_callback), data),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackMipInterrupt),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackSimplexInterrupt),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackIpmInterrupt),
        ]
    };
    match statuses.iter().all(|&status| status == highs_sys::kHighsStatusOk) {
        true => Ok(()),
        false => Err(SolveError::Engine("HiGHS cannot be given a callback".to_owned())),
    }
}

/// The callback, called by HiGHS while it solves.
///
/// It cannot panic: it reads and writes atomics, and reads the clock. (A panic would abort rather than unwind into
/// C++.)
///
/// # Safety
/// `data` must point to a live [`SolveWatch`]; `output` must be null or valid for reading, `input` null or valid for
/// writing.
unsafe extern "C" fn interrupt_callback(
    kind: c_int,
    _message: *const c_char,
    output: *const HighsCallbackDataOut,
    input: *mut HighsCallbackDataIn,
    data: *mut c_void,
) {
    // SAFETY: see the contract above, upheld by `install_callback` and by HiGHS.
    let (watch, output, input) = unsafe { (data.cast::<SolveWatch>().as_ref(), output.as_ref(), input.as_mut()) };
    let Some(watch) = watch else { return };
    if let Some(output) = output.filter(|_| kind == highs_sys::kHighsCallbackMipInterrupt) {
        watch.report_nodes(without_root(output.mip_node_count));
    }
    if let Some(input) = input {
        input.user_interrupt = c_int::from(watch.control.check().is_err());
    }
}
