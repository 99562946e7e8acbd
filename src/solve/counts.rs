//! How many solutions each candidate has.

use super::{Control, Engine, Statistics, Stopped};
use crate::board::{CellId, DigitSet};
use crate::model::{Model, Shape};

/// For each cell and each digit, in how many solutions the cell holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CandidateCounts {
    /// No number is larger: who has more solutions has this many.
    pub cap: u64,
    /// Cell by cell, digit by digit.
    pub counts: Vec<Vec<u64>>,
    /// The work behind it.
    pub statistics: Statistics,
}

/// Counts the solutions of every candidate, each up to `cap`.
///
/// # Errors
/// When the question was stopped before it was answered.
pub fn candidate_counts(
    engine: &mut dyn Engine,
    model: &Model,
    cap: u64,
    control: &Control,
) -> Result<CandidateCounts, Stopped> {
    let digits = usize::from(model.digits());
    let mut counts = vec![vec![0; digits]; model.cells()];
    // With so many solutions every cell has a digit that need not be counted any more.
    let limit = cap.saturating_mul(digits as u64);
    let all = engine.solutions(model, limit, control, &mut |filling| {
        for (counts, digit) in counts.iter_mut().zip(filling.digits()) {
            counts[digit.index()] = cap.min(counts[digit.index()] + 1);
        }
    })?;
    let mut statistics = engine.statistics();
    if !all.is_exact() {
        let possible = engine.candidates(model, control)?;
        statistics += engine.statistics();
        for (index, counts) in counts.iter_mut().enumerate() {
            for digit in possible[index].iter().filter(|digit| counts[digit.index()] < cap).collect::<Vec<_>>() {
                let mut question = model.clone();
                question.add(Shape::Domain(CellId(index as u16), DigitSet::just(digit)));
                counts[digit.index()] = engine.solutions(&question, cap, control, &mut |_| {})?.found();
                statistics += engine.statistics();
            }
        }
    }
    Ok(CandidateCounts { cap, counts, statistics })
}
