//! Thinning out: take clues away as long as the solution stays the only one, until none can go.
//!
//! With the solution known, each test is one question: is there a filling in which the clue does not hold, and all the
//! others do? A filling that was found so is kept: whenever, of the clues still there, it breaks none but those that
//! are to go, they are needed, and nothing has to be asked. A clue that is needed stays needed while others go, so one
//! pass over the clues is enough. As long as nearly all of them can go, many are tried at once: when they cannot all
//! go, the first half is tried, then the second; so the result is that of trying one after the other, with fewer
//! questions.

use std::collections::BTreeSet;
use std::time::Instant;

use super::clues::{Bits, Clue, Clues, first_off_board};
use super::goals::Goals;
use super::order::{HouseCounts, Order, Preference};
use super::rate::Rater;
use super::steer::{Reached, Steering};
use super::symmetry::{Scope, Symmetry};
use super::{AuthorError, only_solution};
use crate::board::{Cell, CellSet, Filling, Lookout, Random};
use crate::puzzle::Puzzle;
use crate::solve::{Ask, Asking, Control, Engine, Stopped};

/// What the author wants of the thinner puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The symmetry of the cells with givens.
    pub symmetry: Symmetry,
    /// Whether the whole board is symmetric or each grid by itself.
    pub scope: Scope,
    /// The givens in these cells stay.
    pub keep: CellSet,
    /// All digits at these places beyond the edges stay.
    pub keep_outside: BTreeSet<Lookout>,
    /// The rules, by their place in the list from 0, that may go as a whole when they are not needed: after the clues.
    /// Naming a rule has no effect when it is switched off, or has clues beyond the edges, which go clue by clue.
    pub loose_rules: BTreeSet<usize>,
    /// In new puzzles, marks may go that are not needed, after the clues: rules of which the kind has many, such as
    /// cages. At least one of each kind stays.
    pub thin_marks: bool,
    /// Which of the results is the better.
    pub prefer: Preference,
    /// What its path shall be like; clues are added again and taken away until it is so.
    pub goals: Goals,
    /// Stop at so many clues; None: as few as possible.
    pub clues: Option<usize>,
    /// How many random orders are tried; the one whose result is preferred wins.
    pub tries: u32,
    /// Puzzle, wishes and seed decide the result.
    pub seed: u64,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            symmetry: Symmetry::default(),
            scope: Scope::default(),
            keep: CellSet::default(),
            keep_outside: BTreeSet::new(),
            loose_rules: BTreeSet::new(),
            thin_marks: false,
            prefer: Preference::default(),
            goals: Goals::default(),
            clues: None,
            tries: 1,
            seed: 0,
        }
    }
}

impl Wishes {
    /// # Errors
    /// When something is named that the puzzle does not have.
    fn check(&self, puzzle: &Puzzle) -> Result<(), AuthorError> {
        if let Some(cell) = first_off_board(puzzle, &self.keep) {
            return Err(AuthorError::KeepOffBoard { cell });
        }
        let grid = |lookout: &Lookout| puzzle.board().grid(lookout.grid);
        let is_there =
            |at: &Lookout| grid(at).is_some_and(|grid| Lookout::all(at.grid, grid).any(|other| other == *at));
        if let Some(&lookout) = self.keep_outside.iter().find(|lookout| !is_there(lookout)) {
            return Err(AuthorError::KeepOffEdge { lookout });
        }
        match self.loose_rules.iter().find(|&&rule| rule >= puzzle.rules().len()) {
            Some(rule) => Err(AuthorError::NoRule { number: rule + 1 }),
            None => Ok(()),
        }
    }

    /// Whether a new puzzle is as it was wished, so that no other has to be tried.
    pub(super) fn are_reached(&self, made: &Minimised) -> bool {
        let few_clues = self.clues.is_none_or(|wished| made.clues <= wished);
        let few_givens = match self.prefer {
            Preference::FewestGivens => self.clues.is_some() || made.puzzle.givens().is_empty(),
            Preference::FewestClues | Preference::EvenSpread => true,
        };
        few_clues && few_givens
    }

    /// What a new puzzle should have few of: first of the first, then of the second.
    pub(super) fn amounts(&self, made: &Minimised) -> (usize, usize) {
        match self.prefer {
            Preference::FewestClues | Preference::EvenSpread => (0, made.clues),
            Preference::FewestGivens => (made.puzzle.givens().len(), made.clues),
        }
    }

    fn keeps(&self, clue: &Clue) -> bool {
        match clue {
            Clue::Given { cell, .. } => self.keep.contains(*cell),
            Clue::Outside { lookout, .. } => self.keep_outside.contains(lookout),
            Clue::Mark { .. } | Clue::Rule { .. } => false,
        }
    }
}

/// What is being tried, for a progress display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The current try, from 1.
    pub attempt: u32,
    /// Tries that were asked for.
    pub tries: u32,
    /// The cell of the clue that was just tried, or the place beyond an edge; None for a rule.
    pub tried: Option<Cell>,
    /// Clues that are still there: givens, and digits beside the grids.
    pub clues: usize,
    /// How many the best of the tries has that are over.
    pub best: Option<usize>,
    /// Questions asked of the engine so far.
    pub questions: u64,
    /// Puzzles whose paths were looked at so far, where a path is wanted; each beginning counts anew.
    pub rated: u64,
}

/// A puzzle with fewer clues and the same only solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimised {
    /// The thinner puzzle.
    pub puzzle: Puzzle,
    /// Its only solution, which was that of the puzzle before.
    pub solution: Filling,
    /// Givens, and digits beside the grids.
    pub clues: usize,
    /// What was taken away, as clues of the puzzle that was thinned out.
    pub removed: Vec<Clue>,
    /// No clue can go: without any one of them, also of those that were to be kept and of the rules that might go,
    /// there are several solutions. False also when time ran out before that was proved.
    pub irreducible: bool,
    /// Questions asked of the engine.
    pub questions: u64,
    /// How near its path is to what is wanted; None when nothing was.
    pub reached: Option<Reached>,
}

/// Takes clues away as long as the puzzle keeps its only solution. Givens go first, then digits beside the grids, then
/// the rules that may.
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
    let thin = thinned(puzzle, wishes, engine, control, each)?;
    if !wishes.goals.is_any() {
        return Ok(thin);
    }
    let until = Instant::now() + wishes.goals.patience;
    let pool = puzzle.givens().keys().copied().collect();
    let mut random = Random::of_part(wishes.seed, u64::MAX);
    steered(thin, &pool, wishes, (&mut random, until), engine, control, each)
}

/// A thinned puzzle with clues added and taken away until its path is what is wanted, or time is up.
pub(super) fn steered(
    thin: Minimised,
    pool: &CellSet,
    wishes: &Wishes,
    (random, until): (&mut Random, Instant),
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Minimised, AuthorError> {
    let mut steering = Steering { wishes, engine, control, until, rater: Rater::new(), rated: 0 };
    let (puzzle, reached) = steering.from(&thin.puzzle, &thin.solution, pool, random, each)?;
    let given = |puzzle: &Puzzle| puzzle.givens().len();
    // What was taken away by now: not what was given again, but what was exchanged for it.
    let mut removed = thin.removed;
    removed.retain(|clue| !matches!(clue, Clue::Given { cell, .. } if puzzle.givens().contains_key(cell)));
    let gone = thin.puzzle.givens().iter().filter(|(cell, _)| !puzzle.givens().contains_key(cell));
    removed.extend(gone.map(|(&cell, &digit)| Clue::Given { cell, digit }));
    Ok(Minimised {
        clues: (thin.clues + given(&puzzle)).saturating_sub(given(&thin.puzzle)),
        irreducible: thin.irreducible && puzzle == thin.puzzle,
        questions: thin.questions + steering.rated,
        reached: Some(reached),
        solution: thin.solution,
        removed,
        puzzle,
    })
}

/// The same without regard to the path.
pub(super) fn thinned(
    puzzle: &Puzzle,
    wishes: &Wishes,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Minimised, AuthorError> {
    wishes.check(puzzle)?;
    let solution = only_solution(puzzle, engine, control)?;
    let clues = Clues::of(puzzle, |rule| wishes.loose_rules.contains(&rule));
    let mut thinning = Thinning::new(puzzle, clues, solution, engine, control);
    let orbits = wishes.symmetry.orbits(wishes.scope, puzzle.board(), thinning.clues.list())?;
    let (best, irreducible) = match thinning.best_of(puzzle, &orbits, wishes, each) {
        Ok(best) => {
            let needed = thinning.all_needed(&best);
            (best, needed.or_else(time_is_up)?)
        }
        Err((Stopped::OutOfTime, best)) => (best, false),
        Err((stopped, _)) => return Err(stopped.into()),
    };
    let list = thinning.clues.list();
    let removed = (0..list.len()).filter(|&index| !best.contains(index)).map(|index| list[index].clone());
    Ok(Minimised {
        puzzle: thinning.clues.puzzle(puzzle, &best),
        clues: thinning.clues.count(&best),
        removed: removed.collect(),
        irreducible,
        questions: thinning.questions,
        solution: thinning.solution,
        reached: None,
    })
}

/// The clues of a puzzle that are not needed, and the rules: without any one of them, though perhaps not without two,
/// it still has only one solution.
///
/// # Errors
/// When the puzzle does not have exactly one solution, or the work was stopped.
pub fn redundant(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Vec<Clue>, AuthorError> {
    let solution = only_solution(puzzle, engine, control)?;
    let mut thinning = Thinning::new(puzzle, Clues::of(puzzle, |_| true), solution, engine, control);
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
    fn new(
        puzzle: &Puzzle,
        clues: Clues,
        solution: Filling,
        engine: &'a mut dyn Engine,
        control: &'a Control,
    ) -> Thinning<'a> {
        let digits = puzzle.board().size();
        let asking = engine.asking(clues.base().clone(), clues.shapes().to_vec());
        Thinning { clues, solution, digits, asking, control, witnesses: Vec::new(), questions: 0 }
    }

    fn all(&self) -> Bits {
        Bits::of(self.clues.list().len(), |_| true)
    }

    /// The orbits that may go, in the groups in which they are tried: givens, digits beside the grids, rules.
    fn free<'b>(&self, orbits: &'b [Vec<usize>], wishes: &Wishes) -> Vec<Vec<&'b Vec<usize>>> {
        let list = self.clues.list();
        let group_of = |orbit: &Vec<usize>| match list[orbit[0]] {
            Clue::Given { .. } => 0,
            Clue::Outside { .. } => 1,
            Clue::Mark { .. } | Clue::Rule { .. } => 2,
        };
        let mut groups = vec![Vec::new(); 3];
        for orbit in orbits.iter().filter(|orbit| !orbit.iter().any(|&index| wishes.keeps(&list[index]))) {
            groups[group_of(orbit)].push(orbit);
        }
        groups
    }

    /// The best of several tries; when stopped, the best so far.
    fn best_of(
        &mut self,
        puzzle: &Puzzle,
        orbits: &[Vec<usize>],
        wishes: &Wishes,
        each: &mut dyn FnMut(Progress),
    ) -> Result<Bits, (Stopped, Bits)> {
        let groups = self.free(orbits, wishes);
        let house_counts = HouseCounts::of(puzzle.board(), self.clues.list());
        let tries = wishes.tries.max(1);
        let mut best: Option<Bits> = None;
        for attempt in 0..tries {
            let mut random = Random::of_part(wishes.seed, attempt.into());
            let mut order = Order::new(groups.clone(), &mut random, wishes.prefer, &house_counts);
            let mut left = self.all();
            let mut clues = self.clues.count(&left);
            let mut stopped = None;
            // Orbits that are tried together; those of the last are the next ones in order.
            let mut waiting: Vec<Vec<&Vec<usize>>> = Vec::new();
            loop {
                let going = |orbit: &Vec<usize>| orbit.iter().filter(|&&index| self.clues.is_counted(index)).count();
                let room = clues.saturating_sub(wishes.clues.unwrap_or(0));
                let Some(mut batch) = waiting.pop().or_else(|| order.next_batch(&left, room, going)) else { break };
                let together: Vec<usize> = batch.iter().copied().flatten().copied().collect();
                match self.is_needed(&left, &together) {
                    Ok(false) => {
                        together.iter().for_each(|&index| left.remove(index));
                        clues = self.clues.count(&left);
                    }
                    Ok(true) if batch.len() > 1 => {
                        order.found_needed();
                        waiting.push(batch.split_off(batch.len() / 2));
                        waiting.push(batch);
                        continue;
                    }
                    Ok(true) => {}
                    Err(why) => {
                        stopped = Some(why);
                        break;
                    }
                }
                let best = best.as_ref().map(|best| self.clues.count(best));
                let (tried, questions) = (self.clues.place(puzzle, together[0]), self.questions);
                each(Progress { attempt: attempt + 1, tries, tried, clues, best, questions, rated: 0 });
            }
            let better = match best {
                Some(best) if !house_counts.is_better(wishes.prefer, &left, &best) => best,
                _ => left,
            };
            match stopped {
                Some(why) => return Err((why, better)),
                None => best = Some(better),
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
