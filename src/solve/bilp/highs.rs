//! HiGHS: the default solver.
//!
//! good_lp's own `solve` offers no way to stop a running solve, so the model it builds is unwrapped and HiGHS is asked
//! directly: it calls back often, and stops when told to.

use std::ffi::{c_char, c_int, c_void};

use good_lp::solvers::highs::highs;
use good_lp::variable::UnsolvedProblem;
use good_lp::{Constraint, SolverModel};
use highs::{HighsModelStatus, HighsSolutionStatus, Model, SolvedModel};
use highs_sys::{HighsCallbackDataIn, HighsCallbackDataOut};

use super::Answer;
use crate::solve::{Control, Stopped};

/// Solves one program.
pub(super) fn solve(problem: UnsolvedProblem, rows: Vec<Constraint>, control: &Control) -> Result<Answer, Stopped> {
    let mut problem = problem.using(highs);
    for row in rows {
        problem.add_constraint(row);
    }
    let mut model = problem.try_into_inner().map_err(|error| Stopped::Engine(error.to_string()))?;
    let failed = |what: &str| Stopped::Engine(format!("HiGHS cannot {what}"));
    let options = [model.try_set_option("threads", 1), model.try_set_option("random_seed", 0)];
    if options.iter().any(Result::is_err) {
        return Err(failed("be configured"));
    }
    if let Some(left) = control.time_left() {
        model.try_set_option("time_limit", left.as_secs_f64()).map_err(|_| failed("take a time limit"))?;
    }
    stop_when_told(&mut model, control)?;
    let solved = model.try_solve().map_err(|_| failed("solve the program"))?;
    let nodes = tree_nodes(&solved);
    let feasible = || solved.primal_solution_status() == HighsSolutionStatus::Feasible;
    let point = || Some(solved.get_solution().columns().to_vec());
    match solved.status() {
        // No variable is unbounded, so "unbounded or infeasible" can only be the latter.
        HighsModelStatus::Infeasible | HighsModelStatus::UnboundedOrInfeasible => Ok(Answer { point: None, nodes }),
        HighsModelStatus::ModelEmpty => Ok(Answer { point: Some(Vec::new()), nodes }),
        _ if feasible() => Ok(Answer { point: point(), nodes }),
        HighsModelStatus::ReachedInterrupt | HighsModelStatus::ReachedTimeLimit => {
            control.check()?;
            // HiGHS measures the time with its own clock, which may be ahead by a hair.
            Err(Stopped::OutOfTime)
        }
        other => Err(Stopped::Engine(format!("HiGHS ended with the status {other:?}"))),
    }
}

/// The nodes of the tree but its root; HiGHS counts 0 or -1 where presolve settled everything.
fn tree_nodes(solved: &SolvedModel) -> u64 {
    let mut nodes = 0;
    // SAFETY: the instance that `solved` owns is live, the name ends in a zero byte, `nodes` is valid for writing.
    unsafe { highs_sys::Highs_getInt64InfoValue(solved.as_ptr(), c"mip_node_count".as_ptr(), &raw mut nodes) };
    u64::try_from(nodes - 1).unwrap_or(0)
}

/// Has the running solve ask `control` whether to go on.
fn stop_when_told(model: &mut Model, control: &Control) -> Result<(), Stopped> {
    let highs = model.as_mut_ptr();
    let data = std::ptr::from_ref(control).cast_mut().cast::<c_void>();
    // SAFETY: `highs` is the live instance that `model` owns. `data` points to a `Control` that outlives the solve: the
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
/// It cannot panic: it reads two atomics and the clock. (Were it to, Rust would abort rather than unwind into C++.)
///
/// # Safety
/// `data` must point to a live [`Control`]; `input` must be null or valid for writing.
unsafe extern "C" fn ask(
    _kind: c_int,
    _message: *const c_char,
    _output: *const HighsCallbackDataOut,
    input: *mut HighsCallbackDataIn,
    data: *mut c_void,
) {
    // SAFETY: see the contract above, kept by `stop_when_told` and by HiGHS.
    let (control, input) = unsafe { (data.cast::<Control>().as_ref(), input.as_mut()) };
    if let (Some(control), Some(input)) = (control, input) {
        input.user_interrupt = c_int::from(control.check().is_err());
    }
}
