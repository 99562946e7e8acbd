//! The engine that solves by algebra.

use std::collections::HashSet;

use super::search::{IdealSearch, PointDemand};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::Model;
use crate::solve::{Control, Count, Engine, SolveError, Statistics};

/// The engine that computes Groebner bases of a model's ideal over a prime field.
///
/// A solution is never wrong, as each one is checked against the definition of every constraint. That there is no other
/// solution follows from exact arithmetic: see the documentation of the `algebra` module.
#[derive(Debug, Default)]
pub struct Algebra {
    statistics: Statistics,
    uses_paper_generators: bool,
}

impl Algebra {
    /// Returns an engine that derives linear and univariate consequences first, and splits ideals whose basis is too
    /// large.
    pub fn new() -> Algebra {
        Algebra::default()
    }

    /// Returns an engine that computes one basis of exactly the paper's generators, with one variable per cell. It
    /// gives the same results if it finishes, which it does on small boards and easy classic puzzles.
    pub fn with_paper_generators() -> Algebra {
        Algebra { uses_paper_generators: true, ..Algebra::default() }
    }

    /// Searches for a solution and adds its digits to `seen`. If a digit is assumed in a cell, the solution must have
    /// it there. Returns [`PointDemand::More`] if there is no such solution.
    fn find_witness(
        &mut self,
        model: &Model,
        assumed: Option<(CellId, Digit)>,
        seen: &mut [DigitSet],
        control: &Control,
    ) -> Result<PointDemand, SolveError> {
        self.run(model, assumed, control, &mut |filling| {
            for (set, &digit) in seen.iter_mut().zip(filling.digits()) {
                *set = set.union(DigitSet::just(digit));
            }
            PointDemand::Enough
        })
    }

    /// Passes solutions to `each` until no more are wanted. If a digit is assumed in a cell, only the solutions that
    /// have it there are passed.
    fn run(
        &mut self,
        model: &Model,
        assumed: Option<(CellId, Digit)>,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> PointDemand,
    ) -> Result<PointDemand, SolveError> {
        super::ideal::IdealError::check_digits(model).map_err(|error| SolveError::Engine(error.to_string()))?;
        let of_the_paper = self.uses_paper_generators;
        let mut search = IdealSearch::new(model, control, &mut self.statistics);
        match (of_the_paper, assumed) {
            (false, _) => search.run(assumed, each),
            (true, None) => search.run_with_paper_generators(each),
            (true, Some((cell, digit))) => {
                search.run_with_paper_generators(&mut |filling| match filling[cell] == digit {
                    true => each(filling),
                    false => PointDemand::More,
                })
            }
        }
    }
}

impl Engine for Algebra {
    fn name(&self) -> &'static str {
        "algebra"
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
        self.statistics = Statistics::default();
        let known: HashSet<&Filling> = known.iter().collect();
        let mut found = None;
        self.run(model, None, control, &mut |filling| match known.contains(&filling) {
            true => PointDemand::More,
            false => {
                found = Some(filling);
                PointDemand::Enough
            }
        })?;
        Ok(found)
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, SolveError> {
        self.statistics = Statistics::default();
        if limit == 0 {
            return Ok(Count::AtLeast(0));
        }
        let mut found = 0;
        let end = self.run(model, None, control, &mut |filling| {
            found += 1;
            control.report_solutions(found);
            each(filling);
            // A basis yields many solutions at once; the caller may have cancelled after one of them.
            if found < limit && !control.is_cancelled() { PointDemand::More } else { PointDemand::Enough }
        })?;
        if control.is_cancelled() {
            return Err(SolveError::Cancelled);
        }
        Ok(match end {
            PointDemand::More => Count::Exactly(found),
            PointDemand::Enough => Count::AtLeast(found),
        })
    }

    /// Runs one query for each candidate that no solution has contained so far.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, SolveError> {
        self.statistics = Statistics::default();
        let mut seen = vec![DigitSet::EMPTY; model.cells()];
        if self.find_witness(model, None, &mut seen, control)? == PointDemand::More {
            return Ok(seen);
        }
        for cell in (0..model.cells()).map(|cell| CellId(cell as u16)) {
            for digit in DigitSet::all(model.digits()).iter() {
                if !seen[cell.index()].contains(digit) {
                    self.find_witness(model, Some((cell, digit)), &mut seen, control)?;
                }
            }
        }
        Ok(seen)
    }
}
