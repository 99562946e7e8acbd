//! The engine that solves by algebra.

use std::collections::HashSet;

use super::search::{Search, Wanted};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::Model;
use crate::solve::{Control, Count, Engine, Statistics, Stopped};

/// The engine that computes Gröbner bases of a model's ideal over a prime field.
///
/// A solution is never wrong, as each is checked against the definition of every constraint. That there is no other one
/// follows from exact arithmetic: see the documentation of the `algebra` module.
#[derive(Debug, Default)]
pub struct Algebra {
    statistics: Statistics,
    of_the_paper: bool,
}

impl Algebra {
    /// Returns an engine that derives linear and univariate consequences first, and splits ideals whose basis is too
    /// large.
    pub fn new() -> Algebra {
        Algebra::default()
    }

    /// Returns an engine that computes one basis of exactly the paper's generators, with one variable per cell. It
    /// gives the same results if it finishes, which it does on small boards and easy classic puzzles.
    pub fn of_the_paper() -> Algebra {
        Algebra { of_the_paper: true, ..Algebra::default() }
    }

    /// Searches for a solution, with the assumed digit in its cell if one is given, and adds its digits to `seen`.
    /// Returns [`Wanted::More`] if there is none.
    fn show(
        &mut self,
        model: &Model,
        assumed: Option<(CellId, Digit)>,
        seen: &mut [DigitSet],
        control: &Control,
    ) -> Result<Wanted, Stopped> {
        self.run(model, assumed, control, &mut |filling| {
            for (set, &digit) in seen.iter_mut().zip(filling.digits()) {
                *set = set.union(DigitSet::just(digit));
            }
            Wanted::Enough
        })
    }

    /// Passes every solution, with the assumed digit in its cell if one is given, to `each` until no more are wanted.
    fn run(
        &mut self,
        model: &Model,
        assumed: Option<(CellId, Digit)>,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wanted,
    ) -> Result<Wanted, Stopped> {
        let of_the_paper = self.of_the_paper;
        let mut search = Search::new(model, control, &mut self.statistics);
        match (of_the_paper, assumed) {
            (false, _) => search.run(assumed, each),
            (true, None) => search.run_of_the_paper(each),
            (true, Some((cell, digit))) => search.run_of_the_paper(&mut |filling| match filling[cell] == digit {
                true => each(filling),
                false => Wanted::More,
            }),
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

    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped> {
        self.statistics = Statistics::default();
        let known: HashSet<&Filling> = known.iter().collect();
        let mut found = None;
        self.run(model, None, control, &mut |filling| match known.contains(&filling) {
            true => Wanted::More,
            false => {
                found = Some(filling);
                Wanted::Enough
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
    ) -> Result<Count, Stopped> {
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
            if found < limit && !control.is_cancelled() { Wanted::More } else { Wanted::Enough }
        })?;
        if control.is_cancelled() {
            return Err(Stopped::Cancelled);
        }
        Ok(match end {
            Wanted::More => Count::Exactly(found),
            Wanted::Enough => Count::AtLeast(found),
        })
    }

    /// Asks one query for each candidate that no solution has contained so far.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped> {
        self.statistics = Statistics::default();
        let mut seen = vec![DigitSet::EMPTY; model.cells()];
        if self.show(model, None, &mut seen, control)? == Wanted::More {
            return Ok(seen);
        }
        for cell in (0..model.cells()).map(|cell| CellId(cell as u16)) {
            for digit in DigitSet::all(model.digits()).iter() {
                if !seen[cell.index()].contains(digit) {
                    self.show(model, Some((cell, digit)), &mut seen, control)?;
                }
            }
        }
        Ok(seen)
    }
}
