//! The points of a puzzle's ideal, from which its reduced basis is built. They are found by the algebra engine, or by
//! the native engine if the algebra engine takes too long.

use crate::algebra::Algebra;
use crate::board::Filling;
use crate::model::Model;
use crate::solve::native::Native;
use crate::solve::{Control, Count, Engine, SolveError};

/// The limit on an engine's cancellation checks, which, unlike a timeout, does not depend on the speed of the machine.
/// It allows a few seconds of work.
const MAX_CHECKS: u64 = 20_000;

/// The points of an ideal.
#[derive(Clone, PartialEq, Debug)]
pub struct IdealPoints {
    /// The points found, each once.
    pub solutions: Vec<Filling>,
    /// The number of points.
    pub count: Count,
    /// True if the algebra engine found them; otherwise the native engine did.
    pub by_algebra: bool,
}

/// Returns the points of a model's ideal, at most `most`.
///
/// # Errors
/// Returns an error if neither engine finished within its limits, or the work was cancelled.
pub fn points(model: &Model, most: u64, control: &Control) -> Result<IdealPoints, SolveError> {
    let ask = |engine: &mut dyn Engine, by_algebra| {
        let mut solutions = Vec::new();
        let limited = control.with_check_limit(MAX_CHECKS);
        let count = engine.solutions(model, most, &limited, &mut |one| solutions.push(one))?;
        Ok(IdealPoints { solutions, count, by_algebra })
    };
    match ask(&mut Algebra::new(), true) {
        Err(_) if control.stopped().is_none() => ask(&mut Native::new(), false),
        answer => answer,
    }
}
