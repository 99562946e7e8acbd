//! A local search for a puzzle whose solving path meets the goals: clues are added and removed, and changes that bring
//! it nearer are kept. The puzzle stays unique all the time.

use std::time::Instant;

use super::goals::Goals;
use super::options::{GoalRating, MinimiseOptions, MinimiseProgress};
use super::rate::{Rater, Rating};
use super::rebuild::rebuilt;
use super::symmetry::SymmetryError;
use crate::board::{Cell, CellSet, Filling, Random};
use crate::logic::TechniqueId;
use crate::puzzle::{Givens, Puzzle};
use crate::solve::{Control, Engine, SolveError, Verdict};

/// The number of changes without progress after which the search gives up, since another starting point is better.
const MAX_FAILURES: usize = 150;

/// Of the changes that lead away from the goals, one in this many is accepted nevertheless.
const WORSE_ACCEPTED_ONE_IN: usize = 25;

/// The state of the search.
pub(super) struct GoalSearch<'a> {
    pub(super) options: &'a MinimiseOptions,
    pub(super) engine: &'a mut dyn Engine,
    pub(super) control: &'a Control,
    pub(super) deadline: Instant,
    pub(super) rater: Rater,
    /// The number of puzzles rated.
    pub(super) rated: u64,
}

impl GoalSearch<'_> {
    fn goals(&self) -> &Goals {
        &self.options.goals
    }

    /// Returns whether the time limit has passed.
    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    pub(super) fn rate(&mut self, puzzle: &Puzzle) -> Result<GoalRating, SolveError> {
        self.rated += 1;
        let rating = self.rater.rate(puzzle, TechniqueId::last(), self.engine, self.control)?;
        Ok(GoalRating { distance: self.goals().distance(&rating), rating })
    }

    fn is_unique(&mut self, puzzle: &Puzzle) -> Result<bool, SolveError> {
        Ok(matches!(self.engine.verdict(&puzzle.model(), self.control)?, Verdict::Unique(_)))
    }

    /// Searches for a better puzzle, starting from a unique one, and returns the one found that is nearest to the
    /// goals. `pool` has the cells that may become givens.
    ///
    /// # Errors
    /// Returns an error if the work was cancelled.
    pub(super) fn search(
        &mut self,
        start: &Puzzle,
        solution: &Filling,
        pool: &CellSet,
        random: &mut Random,
        progress: &mut dyn FnMut(MinimiseProgress),
    ) -> Result<(Puzzle, GoalRating), SolveError> {
        let first = self.rate(start)?;
        self.report(start, start, progress);
        let mut best = (start.clone(), first.clone());
        let mut now = (start.clone(), first);
        let mut in_vain = 0;
        while !best.1.is_met() && in_vain < MAX_FAILURES && !self.is_over() {
            self.control.check()?;
            let changed = self.neighbour(&now.0, &now.1.rating, solution, pool, random)?;
            let reached = self.rate(&changed)?;
            self.report(&changed, &best.0, progress);
            in_vain += 1;
            if reached.distance < best.1.distance {
                best = (changed.clone(), reached.clone());
                in_vain = 0;
            }
            // A puzzle as good as the current one is accepted too and, now and then, a worse one, to escape from a
            // local optimum.
            if reached.distance <= now.1.distance || random.below(WORSE_ACCEPTED_ONE_IN) == 0 {
                now = (changed, reached);
            }
        }
        Ok(best)
    }

    /// Reports the puzzle just rated and the best so far.
    fn report(&self, now: &Puzzle, best: &Puzzle, progress: &mut dyn FnMut(MinimiseProgress)) {
        progress(MinimiseProgress {
            attempt: 1,
            tries: 1,
            last_position: None,
            clues: now.givens().len(),
            best: Some(best.givens().len()),
            queries: self.rated,
            rated: self.rated,
        });
    }

    /// Returns a neighbour of a puzzle: one or two orbits of givens are added, then others are removed as long as the
    /// puzzle stays unique. If the puzzle is too hard, at most two orbits are removed, and otherwise all that can be.
    fn neighbour(
        &mut self,
        puzzle: &Puzzle,
        rating: &Rating,
        solution: &Filling,
        pool: &CellSet,
        random: &mut Random,
    ) -> Result<Puzzle, SolveError> {
        let mut givens = puzzle.givens().clone();
        let easier = self.goals().is_too_hard(rating);
        let open: Vec<Cell> = pool.iter().filter(|cell| !givens.contains_key(cell)).collect();
        // Clues are added before others are removed, so the puzzle stays unique throughout.
        for _ in 0..1 + random.below(2) {
            if let Some(&cell) = open.get(random.below(open.len().max(1))) {
                for cell in self.orbit(puzzle, cell).iter().filter(|&cell| pool.contains(cell)) {
                    insert(puzzle, &mut givens, solution, cell);
                }
            }
        }
        // If the puzzle is too hard, remove at most two orbits, to make room for others.
        let going = easier.then(|| random.below(3));
        let mut order: Vec<Cell> = givens.keys().copied().filter(|&cell| !self.options.pinned.contains(cell)).collect();
        random.shuffle(&mut order);
        let mut gone = 0;
        for cell in order {
            if going.is_some_and(|going| gone >= going) {
                break;
            }
            let orbit = self.orbit(puzzle, cell);
            // An orbit removed before may have included this cell.
            if !givens.contains_key(&cell) || orbit.iter().any(|cell| self.options.pinned.contains(cell)) {
                continue;
            }
            let less: Givens = givens
                .iter()
                .filter(|(cell, _)| !orbit.contains(**cell))
                .map(|(&cell, &digit)| (cell, digit))
                .collect();
            let tried = rebuilt(puzzle, less, puzzle.rules().to_vec());
            if self.is_unique(&tried)? {
                givens.clone_from(tried.givens());
                gone += 1;
            }
        }
        Ok(rebuilt(puzzle, givens, puzzle.rules().to_vec()))
    }

    /// Returns the cells that become or stop being givens together.
    fn orbit(&self, puzzle: &Puzzle, cell: Cell) -> CellSet {
        let alone = |_: SymmetryError| [cell].into_iter().collect();
        self.options.symmetry.orbit(self.options.scope, puzzle.board(), cell).unwrap_or_else(alone)
    }
}

fn insert(puzzle: &Puzzle, givens: &mut Givens, solution: &Filling, cell: Cell) {
    if let Some(id) = puzzle.board().id(cell) {
        givens.insert(cell, solution[id]);
    }
}
