//! The points of a puzzle's ideal, of which its reduced basis is made: found by the algebra, or, where that comes to no
//! end, as solutions that are known otherwise.

use crate::algebra::Algebra;
use crate::board::Filling;
use crate::model::Model;
use crate::solve::native::Native;
use crate::solve::{Control, Count, Engine, Stopped};

/// How often an engine may ask whether to go on, which does not depend on the machine: some seconds.
const MOST_CHECKS: u64 = 20_000;

/// The points of an ideal.
#[derive(Clone, PartialEq, Debug)]
pub struct Points {
    /// Those that were found, each once.
    pub solutions: Vec<Filling>,
    /// How many there are.
    pub count: Count,
    /// Whether the algebra found them; if not, they are the solutions that the native engine knows.
    pub by_algebra: bool,
}

/// The points of a model's ideal, at most so many.
///
/// # Errors
/// When neither engine came to an end within its limits, or the question was stopped.
pub fn points(model: &Model, most: u64, control: &Control) -> Result<Points, Stopped> {
    let ask = |engine: &mut dyn Engine, by_algebra| {
        let mut solutions = Vec::new();
        let limited = control.for_checks(MOST_CHECKS);
        let count = engine.solutions(model, most, &limited, &mut |one| solutions.push(one))?;
        Ok(Points { solutions, count, by_algebra })
    };
    match ask(&mut Algebra::new(), true) {
        Err(_) if control.stopped().is_none() => ask(&mut Native::new(), false),
        answer => answer,
    }
}
