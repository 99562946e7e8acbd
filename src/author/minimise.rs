//! Thinning out: take clues away as long as the solution stays the only one, until none can go.
//!
//! With the solution known, each test is one question: is there a filling in which the clue does not hold, and all the
//! others do? A filling that was found so is kept: whenever, of the clues still there, it breaks none but those that are to
//! go, they are needed, and nothing has to be asked. A clue that is needed stays needed while others go, so one pass over
//! the clues is enough.

use super::clues::{Bits, Clue, Clues, first_off_board};
use super::symmetry::{Scope, Symmetry};
use super::{AuthorError, only_solution};
use crate::board::{CellSet, Filling, Random};
use crate::puzzle::Puzzle;
use crate::solve::{Ask, Asking, Control, Engine, Stopped};

/// What the author wants of the thinner puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    pub symmetry: Symmetry,
    pub scope: Scope,
    /// The givens in these cells stay.
    pub keep: CellSet,
    /// Stop at so many clues; None: as few as possible.
    pub clues: Option<usize>,
    /// How many random orders are tried; the one that leaves the fewest clues wins.
    pub tries: u32,
    pub seed: u64,
}

impl Default for Wishes {
    fn default() -> Wishes {
        let (symmetry, scope) = (Symmetry::default(), Scope::default());
        Wishes { symmetry, scope, keep: CellSet::default(), clues: None, tries: 1, seed: 0 }
    }
}

/// What is being tried, for a progress display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The current try, from 1.
    pub attempt: u32,
    pub tries: u32,
    /// Clues that are still there.
    pub clues: usize,
    /// The fewest of the tries that are over.
    pub best: Option<usize>,
    /// Questions asked of the engine so far.
    pub questions: u64,
}

/// A puzzle with fewer clues and the same only solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimised {
    pub puzzle: Puzzle,
    pub solution: Filling,
    /// Givens, and digits beside the grids.
    pub clues: usize,
    /// No clue can go: without any one of them there are several solutions. False also when time ran out before that was
    /// proved.
    pub irreducible: bool,
    /// Questions asked of the engine.
    pub questions: u64,
}

/// Takes clues away as long as the puzzle keeps its only solution. Givens go first, then digits beside the grids.
///
/// When the time of `control` runs out, the puzzle as thin as it was by then is the result.
///
/// # Errors
/// When the puzzle does not have exactly one solution, the wishes do not fit it, or the work was cancelled.
pub fn minimise(
    puzzle: &Puzzle,
    wishes: &Wishes,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Minimised, AuthorError> {
    if let Some(cell) = first_off_board(puzzle, &wishes.keep) {
        return Err(AuthorError::KeepOffBoard { cell });
    }
    let solution = only_solution(puzzle, engine, control)?;
    let mut thinning = Thinning::new(puzzle, solution, engine, control);
    let orbits = wishes.symmetry.orbits(wishes.scope, puzzle.board(), thinning.clues.list())?;
    let (best, irreducible) = match thinning.best_of(&orbits, wishes, each) {
        Ok(best) => {
            let needed = thinning.all_needed(&best);
            (best, needed.or_else(time_is_up)?)
        }
        Err((Stopped::OutOfTime, best)) => (best, false),
        Err((stopped, _)) => return Err(stopped.into()),
    };
    Ok(Minimised {
        puzzle: thinning.clues.puzzle(puzzle, &best),
        clues: best.len(),
        irreducible,
        questions: thinning.questions,
        solution: thinning.solution,
    })
}

/// The clues of a puzzle that are not needed: without any one of them, though perhaps not without two, it still has
/// only one solution.
///
/// # Errors
/// When the puzzle does not have exactly one solution, or the work was stopped.
pub fn redundant(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Vec<Clue>, AuthorError> {
    let solution = only_solution(puzzle, engine, control)?;
    let mut thinning = Thinning::new(puzzle, solution, engine, control);
    let all = thinning.all();
    let mut found = Vec::new();
    for index in all.iter() {
        if !thinning.is_needed(&all, &[index])? {
            found.push(thinning.clues.list()[index].clone());
        }
    }
    Ok(found)
}

/// Out of time is no failure here, only less known.
fn time_is_up(stopped: Stopped) -> Result<bool, Stopped> {
    match stopped {
        Stopped::OutOfTime => Ok(false),
        Stopped::Cancelled | Stopped::Engine(_) => Err(stopped),
    }
}

/// The most fillings that are kept: enough for a few tries on the largest boards.
const MOST_WITNESSES: usize = 10_000;

struct Thinning<'a> {
    clues: Clues,
    solution: Filling,
    digits: u8,
    asking: Box<dyn Asking + 'a>,
    control: &'a Control,
    /// For each other filling found so far, the clues that it breaks.
    witnesses: Vec<Bits>,
    questions: u64,
}

impl<'a> Thinning<'a> {
    fn new(puzzle: &Puzzle, solution: Filling, engine: &'a mut dyn Engine, control: &'a Control) -> Thinning<'a> {
        let (clues, digits) = (Clues::of(puzzle), puzzle.board().size());
        let asking = engine.asking(clues.base().clone(), clues.shapes().to_vec());
        Thinning { clues, solution, digits, asking, control, witnesses: Vec::new(), questions: 0 }
    }

    fn all(&self) -> Bits {
        Bits::of(self.clues.list().len(), |_| true)
    }

    /// The fewest clues of several tries; when stopped, the fewest so far.
    fn best_of(
        &mut self,
        orbits: &[Vec<usize>],
        wishes: &Wishes,
        each: &mut dyn FnMut(Progress),
    ) -> Result<Bits, (Stopped, Bits)> {
        let kept = |index: &usize| match self.clues.list()[*index] {
            Clue::Given { cell, .. } => wishes.keep.contains(cell),
            Clue::Outside { .. } => false,
        };
        let free: Vec<&Vec<usize>> = orbits.iter().filter(|orbit| !orbit.iter().any(kept)).collect();
        let is_outside = |orbit: &&Vec<usize>| matches!(self.clues.list()[orbit[0]], Clue::Outside { .. });
        let (outside, givens): (Vec<_>, Vec<_>) = free.into_iter().partition(is_outside);
        let mut best: Option<Bits> = None;
        for attempt in 0..wishes.tries.max(1) {
            let mut random = Random::of_part(wishes.seed, attempt.into());
            let [mut givens, mut outside] = [givens.clone(), outside.clone()];
            random.shuffle(&mut givens);
            random.shuffle(&mut outside);
            let mut left = self.all();
            let mut stopped = None;
            for orbit in givens.into_iter().chain(outside) {
                if wishes.clues.is_some_and(|wished| left.len() < wished + orbit.len()) {
                    continue;
                }
                match self.is_needed(&left, orbit) {
                    Ok(true) => {}
                    Ok(false) => orbit.iter().for_each(|&index| left.remove(index)),
                    Err(why) => {
                        stopped = Some(why);
                        break;
                    }
                }
                let best = best.as_ref().map(Bits::len);
                let (tries, questions) = (wishes.tries.max(1), self.questions);
                each(Progress { attempt: attempt + 1, tries, clues: left.len(), best, questions });
            }
            let fewest = match best {
                Some(best) if best.len() <= left.len() => best,
                _ => left,
            };
            match stopped {
                Some(why) => return Err((why, fewest)),
                None => best = Some(fewest),
            }
        }
        Ok(best.unwrap_or_else(|| self.all()))
    }

    fn all_needed(&mut self, left: &Bits) -> Result<bool, Stopped> {
        for index in left.iter() {
            if !self.is_needed(left, &[index])? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the clues that are left have other solutions without these.
    fn is_needed(&mut self, left: &Bits, going: &[usize]) -> Result<bool, Stopped> {
        if self.witnesses.iter().rev().any(|broken| broken.meets_only(left, going)) {
            return Ok(true);
        }
        self.control.check()?;
        self.questions += 1;
        let parts: Vec<usize> = left.iter().filter(|index| !going.contains(index)).collect();
        let negation = self.clues.negation(going, self.digits);
        let except = if negation.is_some() { None } else { Some(&self.solution) };
        let ask = Ask { parts: &parts, further: negation.as_deref().unwrap_or_default(), except };
        let other = self.asking.solution(ask, self.control)?;
        let Some(other) = other else { return Ok(false) };
        let broken = self.clues.broken_by(&other);
        debug_assert!(broken.meets_only(left, going), "the engine answered another question");
        if self.witnesses.len() < MOST_WITNESSES {
            self.witnesses.push(broken);
        }
        Ok(true)
    }
}
