//! The search for a puzzle with the path that is wanted: clues are added and taken away, and what comes nearer is
//! kept. The puzzle keeps its only solution all the time.

use std::time::Instant;

use super::generate::rebuilt;
use super::goals::Goals;
use super::minimise::{Progress, Wishes};
use super::rate::{Rater, Rating};
use super::symmetry::SymmetryError;
use crate::board::{Cell, CellSet, Filling, Random};
use crate::logic::TechniqueId;
use crate::puzzle::{Givens, Puzzle};
use crate::solve::{Control, Engine, Stopped, Verdict};

/// After so many changes that bring it no nearer another beginning is better.
const MOST_IN_VAIN: usize = 150;

/// One in so many changes is kept though it leads away.
const ASTRAY: usize = 25;

/// How near a puzzle has come to what is wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct Reached {
    /// Its path.
    pub rating: Rating,
    /// How far it is from the goals; 0 when it is what is wanted.
    pub distance: f64,
}

impl Reached {
    /// Whether it is what is wanted.
    pub fn is_met(&self) -> bool {
        self.distance == 0.0
    }
}

/// What the search works with.
pub(super) struct Steering<'a> {
    pub(super) wishes: &'a Wishes,
    pub(super) engine: &'a mut dyn Engine,
    pub(super) control: &'a Control,
    pub(super) until: Instant,
    pub(super) rater: Rater,
    /// Puzzles that were rated.
    pub(super) rated: u64,
}

impl Steering<'_> {
    fn goals(&self) -> &Goals {
        &self.wishes.goals
    }

    /// Whether the time for it is up.
    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    pub(super) fn reached(&mut self, puzzle: &Puzzle) -> Result<Reached, Stopped> {
        self.rated += 1;
        let rating = self.rater.rate(puzzle, TechniqueId::last(), self.engine, self.control)?;
        Ok(Reached { distance: self.goals().distance(&rating), rating })
    }

    fn is_unique(&mut self, puzzle: &Puzzle) -> Result<bool, Stopped> {
        Ok(matches!(self.engine.verdict(&puzzle.model(), self.control)?, Verdict::Unique(_)))
    }

    /// Looks for a better puzzle, from one with exactly one solution. `pool` has the cells that may be given. The
    /// nearest is the result.
    ///
    /// # Errors
    /// When the work was cancelled.
    pub(super) fn from(
        &mut self,
        start: &Puzzle,
        solution: &Filling,
        pool: &CellSet,
        random: &mut Random,
        each: &mut dyn FnMut(Progress),
    ) -> Result<(Puzzle, Reached), Stopped> {
        let first = self.reached(start)?;
        self.tell(start, start, each);
        let mut best = (start.clone(), first.clone());
        let mut now = (start.clone(), first);
        let mut in_vain = 0;
        while !best.1.is_met() && in_vain < MOST_IN_VAIN && !self.is_over() {
            self.control.check()?;
            let changed = self.changed(&now.0, &now.1.rating, solution, pool, random)?;
            let reached = self.reached(&changed)?;
            self.tell(&changed, &best.0, each);
            in_vain += 1;
            if reached.distance < best.1.distance {
                best = (changed.clone(), reached.clone());
                in_vain = 0;
            }
            if reached.distance <= now.1.distance || random.below(ASTRAY) == 0 {
                now = (changed, reached);
            }
        }
        Ok(best)
    }

    /// Says which puzzle was looked at, and which is the best so far.
    fn tell(&self, now: &Puzzle, best: &Puzzle, each: &mut dyn FnMut(Progress)) {
        each(Progress {
            attempt: 1,
            tries: 1,
            tried: None,
            clues: now.givens().len(),
            best: Some(best.givens().len()),
            questions: self.rated,
            rated: self.rated,
        });
    }

    /// A neighbour of a puzzle: easier by some clues more where it is too hard, else with one clue for others.
    fn changed(
        &mut self,
        puzzle: &Puzzle,
        rating: &Rating,
        solution: &Filling,
        pool: &CellSet,
        random: &mut Random,
    ) -> Result<Puzzle, Stopped> {
        let mut givens = puzzle.givens().clone();
        let easier = self.goals().is_too_hard(rating);
        let open: Vec<Cell> = pool.iter().filter(|cell| !givens.contains_key(cell)).collect();
        for _ in 0..1 + random.below(2) {
            if let Some(&cell) = open.get(random.below(open.len().max(1))) {
                for cell in self.orbit(puzzle, cell).iter().filter(|&cell| pool.contains(cell)) {
                    insert(puzzle, &mut givens, solution, cell);
                }
            }
        }
        // Where it is too hard, clues go only now and then, so that there is room for others.
        let going = if easier { random.below(3) } else { usize::MAX };
        let mut order: Vec<Cell> = givens.keys().copied().filter(|&cell| !self.wishes.keep.contains(cell)).collect();
        random.shuffle(&mut order);
        let mut gone = 0;
        for cell in order {
            if gone >= going {
                break;
            }
            let orbit = self.orbit(puzzle, cell);
            if !givens.contains_key(&cell) || orbit.iter().any(|cell| self.wishes.keep.contains(cell)) {
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

    /// The cells that get and lose givens together.
    fn orbit(&self, puzzle: &Puzzle, cell: Cell) -> CellSet {
        let alone = |_: SymmetryError| [cell].into_iter().collect();
        self.wishes.symmetry.orbit(self.wishes.scope, puzzle.board(), cell).unwrap_or_else(alone)
    }
}

fn insert(puzzle: &Puzzle, givens: &mut Givens, solution: &Filling, cell: Cell) {
    if let Some(id) = puzzle.board().id(cell) {
        givens.insert(cell, solution[id]);
    }
}
