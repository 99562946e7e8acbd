//! HiGHS: the default solver.
//!
//! good_lp's own `solve` offers no way to stop a running solve, so the model it builds is unwrapped and HiGHS is asked
//! directly: it calls back often, and stops when told to. Between two calls may lie the solution of one linear
//! program, on the largest boards a few seconds, so that who asked does not wait for it ([`crate::solve`], `apart`). A
//! time limit it watches more closely, so that is set as well.

#![allow(unsafe_code, reason = "HiGHS is a C library, and its callbacks and its node count have no safe wrapper")]

use std::ffi::{c_char, c_int, c_void};
use std::time::Instant;

use good_lp::solvers::highs::highs;
use good_lp::variable::UnsolvedProblem;
use good_lp::{Constraint, SolverModel};
use highs::{HighsModelStatus, HighsSolutionStatus, Model, SolvedModel, TrySetOptionError};
use highs_sys::{HighsCallbackDataIn, HighsCallbackDataOut};

use super::{Point, Watch};
use crate::memory;
use crate::solve::{Control, Stopped};

/// Solves one program.
pub(super) fn solve(problem: UnsolvedProblem, rows: Vec<Constraint>, watch: &Watch) -> Result<Point, Stopped> {
    let started = Instant::now();
    let point = solve_in_memory(problem, rows, watch);
    // HiGHS takes a hundred megabytes for cuts.
    memory::give_back_since(started);
    point
}

fn solve_in_memory(problem: UnsolvedProblem, rows: Vec<Constraint>, watch: &Watch) -> Result<Point, Stopped> {
    let mut problem = problem.using(highs);
    for row in rows {
        problem.add_constraint(row);
    }
    let mut model = problem.try_into_inner().map_err(|error| Stopped::Engine(error.to_string()))?;
    let failed = |what: &str| Stopped::Engine(format!("HiGHS cannot {what}"));
    configure(&mut model, &watch.control).map_err(|_| failed("be configured"))?;
    stop_when_told(&mut model, watch)?;
    let solved = model.try_solve().map_err(|_| failed("solve the program"))?;
    watch.report_nodes(tree_nodes(&solved));
    let feasible = || solved.primal_solution_status() == HighsSolutionStatus::Feasible;
    match solved.status() {
        // No variable is unbounded, so "unbounded or infeasible" can only be the latter.
        HighsModelStatus::Infeasible | HighsModelStatus::UnboundedOrInfeasible => Ok(None),
        HighsModelStatus::ModelEmpty => Ok(Some(Vec::new())),
        _ if feasible() => Ok(Some(solved.get_solution().columns().to_vec())),
        HighsModelStatus::ReachedInterrupt | HighsModelStatus::ReachedTimeLimit => {
            watch.control.check()?;
            // HiGHS measures the time with its own clock, which may be ahead a little.
            Err(Stopped::OutOfTime)
        }
        other => Err(Stopped::Engine(format!("HiGHS ended with the status {other:?}"))),
    }
}

/// Heuristics that solve a smaller integer program inside. Such a program does not call back, and was seen to run for
/// over a minute after a cancellation; and without them the harder puzzles are solved sooner.
const PROGRAMS_INSIDE: [&str; 3] =
    ["mip_heuristic_run_rens", "mip_heuristic_run_rins", "mip_heuristic_run_root_reduced_cost"];

/// Rules of the presolve that are switched off, a bit each: aggregator, sparsify, enumeration. With them HiGHS 1.15 was
/// seen to call a program infeasible that has solutions; `tests/engines.rs` holds that program.
const PRESOLVE_RULES_OFF: i32 = 1 << 12 | 1 << 14 | 1 << 16;

/// One thread and a fixed seed: the same program always gets the same answer.
fn configure(model: &mut Model, control: &Control) -> Result<(), TrySetOptionError> {
    model.try_set_option("threads", 1)?;
    model.try_set_option("random_seed", 0)?;
    model.try_set_option("presolve_rule_off", PRESOLVE_RULES_OFF)?;
    for heuristic in PROGRAMS_INSIDE {
        model.try_set_option(heuristic, false)?;
    }
    match control.time_left() {
        Some(left) => model.try_set_option("time_limit", left.as_secs_f64()),
        None => Ok(()),
    }
}

/// HiGHS counts the root, and 0 or -1 nodes where there is no tree.
fn without_root(nodes: i64) -> u64 {
    u64::try_from(nodes - 1).unwrap_or(0)
}

fn tree_nodes(solved: &SolvedModel) -> u64 {
    let mut nodes = 0;
    // SAFETY: the instance that `solved` owns is live, the name ends in a zero byte, `nodes` is valid for writing.
    unsafe { highs_sys::Highs_getInt64InfoValue(solved.as_ptr(), c"mip_node_count".as_ptr(), &raw mut nodes) };
    without_root(nodes)
}

/// Lets HiGHS call back during the solve, to stop it when the question was stopped.
fn stop_when_told(model: &mut Model, watch: &Watch) -> Result<(), Stopped> {
    let highs = model.as_mut_ptr();
    let data = std::ptr::from_ref(watch).cast_mut().cast::<c_void>();
    // SAFETY: `highs` is the live instance that `model` owns. `data` points to a `Watch` that outlives the solve: the
    // caller holds the reference until HiGHS has returned, and HiGHS calls back only while it runs. `ask` reads
    // it as what it is, and only through a shared reference.
    let statuses = unsafe {
        [
            highs_sys::Highs_setCallback(highs, Some(ask), data),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackMipInterrupt),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackSimplexInterrupt),
            highs_sys::Highs_startCallback(highs, highs_sys::kHighsCallbackIpmInterrupt),
        ]
    };
    match statuses.iter().all(|&status| status == highs_sys::kHighsStatusOk) {
        true => Ok(()),
        false => Err(Stopped::Engine("HiGHS cannot be given a callback".to_owned())),
    }
}

/// Called by HiGHS while it solves.
///
/// It cannot panic: it reads and writes atomics, and reads the clock. (Were it to, Rust would abort rather than unwind
/// into C++.)
///
/// # Safety
/// `data` must point to a live [`Watch`]; `output` must be null or valid for reading, `input` null or valid for
/// writing.
unsafe extern "C" fn ask(
    kind: c_int,
    _message: *const c_char,
    output: *const HighsCallbackDataOut,
    input: *mut HighsCallbackDataIn,
    data: *mut c_void,
) {
    // SAFETY: see the contract above, kept by `stop_when_told` and by HiGHS.
    let (watch, output, input) = unsafe { (data.cast::<Watch>().as_ref(), output.as_ref(), input.as_mut()) };
    let Some(watch) = watch else { return };
    if let Some(output) = output.filter(|_| kind == highs_sys::kHighsCallbackMipInterrupt) {
        watch.report_nodes(without_root(output.mip_node_count));
    }
    if let Some(input) = input {
        input.user_interrupt = c_int::from(watch.control.check().is_err());
    }
}
