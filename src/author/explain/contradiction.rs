//! Explains why there is no solution: leaves out clues and rules as long as there is still no solution.
//!
//! A clue that a contradiction needs is still needed after others have been left out, so one pass gives a minimal set.
//! The pass leaves out half of the undecided clues at once, then fewer if that is too many: a contradiction of k clues
//! out of n takes about k log n queries (compare QuickXplain, Junker 2004). A filling found by a query proves that no
//! subset of the clues it obeys is contradictory, which saves queries.

use super::explanation::MinimalContradiction;
use super::options::{ExplainOptions, ExplainProgress, ExplainStage};
use crate::author::clues::{Clue, ClueSet, Clues};
use crate::author::error::unless_cancelled;
use crate::board::Random;
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, PartQueries, PartQuery, SolveError};

/// Returns a minimal contradiction of a puzzle without a solution: the smallest found over several orders.
pub(super) fn find(
    puzzle: &Puzzle,
    options: &ExplainOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(ExplainProgress),
) -> Result<MinimalContradiction, SolveError> {
    let clues = Clues::of(puzzle, |_| true);
    let all: Vec<usize> = (0..clues.list().len()).collect();
    let orders = options.orders.max(1);
    let asking = engine.part_queries(clues.base().clone(), clues.shapes().to_vec());
    let mut search = ContradictionSearch { clues: &clues, asking, control, broken_by_filling: Vec::new() };
    let (mut best, mut minimal): (Vec<usize>, bool) = (all.clone(), false);
    for order in 0..orders {
        let mut random = Random::for_part(options.seed, order.into());
        let mut items = all.clone();
        random.shuffle(&mut items);
        // Rules are left out first: a contradiction among clues alone is easier to see.
        items.sort_by_key(|&index| !matches!(clues.list()[index], Clue::Rule { .. }));
        let mut done = |size: usize| {
            progress(ExplainProgress {
                stage: ExplainStage::Contradiction,
                done: order as usize,
                total: orders as usize,
                best: Some(size),
            });
        };
        done(best.len());
        let mut smaller = Vec::new();
        match search.reduce(items, &mut smaller) {
            Ok(()) if smaller.len() < best.len() || !minimal => (best, minimal) = (smaller, true),
            Ok(()) => {}
            Err(stopped) => {
                unless_cancelled(stopped)?;
                if !minimal {
                    best = smaller;
                }
                break;
            }
        }
        // A single clue that contradicts the board is as small as it gets.
        if best.len() <= 1 {
            break;
        }
    }
    best.sort_unstable();
    let mut cures = None;
    if minimal {
        match search.likely_mistakes(&best) {
            Ok(found) => cures = Some(found),
            Err(stopped) => unless_cancelled(stopped)?,
        }
    }
    let named = |indices: Vec<usize>| indices.into_iter().map(|index| clues.list()[index].clone()).collect();
    Ok(MinimalContradiction { clues: named(best), minimal, likely_mistakes: cures.map(named) })
}

struct ContradictionSearch<'a> {
    clues: &'a Clues,
    asking: Box<dyn PartQueries + 'a>,
    control: &'a Control,
    /// For each filling found, the clues it breaks.
    broken_by_filling: Vec<ClueSet>,
}

impl ContradictionSearch<'_> {
    /// Appends a minimal contradiction among the items, which contradict each other, to `needed`. If stopped, appends a
    /// contradiction that may be larger.
    fn reduce(&mut self, items: Vec<usize>, needed: &mut Vec<usize>) -> Result<(), SolveError> {
        let mut open = items;
        // Many items are left out at once while that succeeds, and fewer after each failure.
        let mut step = open.len().div_ceil(2).max(1);
        while !open.is_empty() {
            step = step.min(open.len());
            let rest: Vec<usize> = needed.iter().chain(&open[step..]).copied().collect();
            let contradictory = match self.is_contradictory(&rest) {
                Ok(contradictory) => contradictory,
                Err(stopped) => {
                    needed.append(&mut open);
                    return Err(stopped);
                }
            };
            match contradictory {
                true => {
                    open.drain(..step);
                    step *= 2;
                }
                // Without this item the rest has a solution, so the contradiction needs it.
                false if step == 1 => needed.push(open.remove(0)),
                false => step = step.div_ceil(2),
            }
        }
        Ok(())
    }

    /// Returns the clues among `some` whose removal alone leaves the rest of the puzzle with a solution.
    fn likely_mistakes(&mut self, some: &[usize]) -> Result<Vec<usize>, SolveError> {
        let mut found = Vec::new();
        for &clue in some {
            let others: Vec<usize> = (0..self.clues.list().len()).filter(|&other| other != clue).collect();
            if !self.is_contradictory(&others)? {
                found.push(clue);
            }
        }
        Ok(found)
    }

    fn is_contradictory(&mut self, some: &[usize]) -> Result<bool, SolveError> {
        self.control.check()?;
        let mut bits = ClueSet::of(self.clues.list().len(), |_| false);
        some.iter().for_each(|&index| bits.insert(index));
        // A known filling that breaks none of these clues is a solution of them.
        if self.broken_by_filling.iter().any(|broken| broken.overlaps_only_in(&bits, &[])) {
            return Ok(false);
        }
        let found = self.asking.solution(PartQuery { parts: some, extra: &[], excluded: None }, self.control)?;
        Ok(match found {
            None => true,
            Some(filling) => {
                self.broken_by_filling.push(self.clues.broken_by(&filling));
                false
            }
        })
    }
}
