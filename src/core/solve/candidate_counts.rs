//! Counts the solutions that contain each candidate.

use super::control::Control;
use super::engine::Engine;
use super::error::SolveError;
use super::statistics::Statistics;
use crate::board::{CellId, DigitSet};
use crate::model::{Model, Shape};

/// The number of solutions in which each cell holds each digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CandidateCounts {
    /// The largest count. Candidates with more solutions have this count too.
    pub cap: u64,
    /// The counts by cell and digit, or the reason why the query was stopped.
    pub counts: Result<Vec<Vec<u64>>, SolveError>,
    /// The work done, even if the query was stopped.
    pub statistics: Statistics,
}

/// Counts the solutions that contain each candidate, up to `cap` for each.
pub fn candidate_counts(engine: &mut dyn Engine, model: &Model, cap: u64, control: &Control) -> CandidateCounts {
    let mut statistics = Statistics::default();
    let counts = count_candidates(engine, model, cap, control, &mut statistics);
    if counts.is_err() {
        // Adds the work of the query that was stopped.
        statistics += engine.statistics();
    }
    CandidateCounts { cap, counts, statistics }
}

fn count_candidates(
    engine: &mut dyn Engine,
    model: &Model,
    cap: u64,
    control: &Control,
    statistics: &mut Statistics,
) -> Result<Vec<Vec<u64>>, SolveError> {
    let digits = usize::from(model.digits());
    let mut counts = vec![vec![0; digits]; model.cells()];
    // With this many solutions, every cell has at least one digit that reached the cap.
    let limit = cap.saturating_mul(digits as u64);
    let all = engine.solutions(model, limit, control, &mut |filling| {
        for (counts, digit) in counts.iter_mut().zip(filling.digits()) {
            counts[digit.index()] = cap.min(counts[digit.index()] + 1);
        }
    })?;
    *statistics += engine.statistics();
    // There are too many solutions to enumerate, so a query of its own counts the solutions of each possible candidate
    // that is still below the cap.
    if !all.is_exact() {
        let possible = engine.candidates(model, control)?;
        *statistics += engine.statistics();
        for (index, counts) in counts.iter_mut().enumerate() {
            for digit in possible[index].iter().filter(|digit| counts[digit.index()] < cap).collect::<Vec<_>>() {
                let mut question = model.clone();
                question.add(Shape::Domain(CellId(index as u16), DigitSet::just(digit)));
                counts[digit.index()] = engine.solutions(&question, cap, control, &mut |_| {})?.found();
                *statistics += engine.statistics();
            }
        }
    }
    Ok(counts)
}
