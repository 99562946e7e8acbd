//! Clue removal: removes clues while the solution stays unique, until none can be removed.
//!
//! Since the solution is known, each test is one query: is there a filling that breaks this clue and obeys all the
//! others? Every filling found is kept as a witness. If the only remaining clues that a witness breaks are those about
//! to be removed, they are needed, and no query is necessary. A clue that is needed stays needed while others are
//! removed, so a single pass over the clues suffices. While nearly all clues can be removed, many are tried at once. If
//! they cannot all be removed, the first half is tried, then the second, so the result is the same as when trying one
//! after another, with fewer queries.

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

/// Options for removing clues and for generating puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The symmetry of the pattern of clues.
    pub symmetry: Symmetry,
    /// The area that is symmetric: the whole board or each grid by itself.
    pub scope: Scope,
    /// The cells whose givens are pinned.
    pub keep: CellSet,
    /// The outside positions whose clues are pinned.
    pub keep_outside: BTreeSet<Lookout>,
    /// The rules that may be removed as a whole, after the clues, by their index in the list. A rule that is switched
    /// off is ignored, and so is one with outside clues, which are removed one by one.
    pub loose_rules: BTreeSet<usize>,
    /// True if unneeded marks may be removed from new puzzles, after the clues. Marks are rules of a kind that occurs
    /// many times, such as cages. At least one of each kind stays.
    pub thin_marks: bool,
    /// The criterion for comparing results.
    pub prefer: Preference,
    /// The goals for the solving path. Clues are added and removed until it meets them.
    pub goals: Goals,
    /// The number of clues at which to stop, or `None` to remove as many as possible.
    pub clues: Option<usize>,
    /// The number of random orders to try. The best result wins.
    pub tries: u32,
    /// The seed. Together with the puzzle and the other options it determines the result.
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
    /// Returns an error if the options refer to something that the puzzle does not have.
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

    /// Returns whether a new puzzle meets the options, so that no other filling needs to be tried.
    pub(super) fn are_reached(&self, made: &Minimised) -> bool {
        let few_clues = self.clues.is_none_or(|wished| made.clues <= wished);
        let few_givens = match self.prefer {
            Preference::FewestGivens => self.clues.is_some() || made.puzzle.givens().is_empty(),
            Preference::FewestClues | Preference::EvenSpread => true,
        };
        few_clues && few_givens
    }

    /// Returns the amounts to minimise in a new puzzle, compared in this order.
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

/// The progress of a search, for a progress display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The current try, from 1.
    pub attempt: u32,
    /// The number of tries requested.
    pub tries: u32,
    /// The cell or outside position of the clue just tried, or `None` for a rule.
    pub tried: Option<Cell>,
    /// The number of clues left: givens and outside clues.
    pub clues: usize,
    /// The number of clues in the best of the finished tries.
    pub best: Option<usize>,
    /// The number of engine queries so far.
    pub questions: u64,
    /// The number of puzzles rated so far, if there are goals for the path. Restarts at 0 with each starting point.
    pub rated: u64,
}

/// A puzzle with fewer clues and the same unique solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimised {
    /// The puzzle with fewer clues.
    pub puzzle: Puzzle,
    /// Its only solution, which is also that of the original puzzle.
    pub solution: Filling,
    /// The number of givens and outside clues.
    pub clues: usize,
    /// The clues removed, as clues of the original puzzle.
    pub removed: Vec<Clue>,
    /// True if no clue can be removed: without any one of them, including pinned clues and removable rules, there are
    /// several solutions. False if time ran out before that was proved.
    pub irreducible: bool,
    /// The number of engine queries.
    pub questions: u64,
    /// The rating and its distance from the goals, or `None` if there were no goals.
    pub reached: Option<Reached>,
}

/// Removes clues while the puzzle keeps its unique solution. Givens are removed first, then outside clues, then the
/// removable rules.
///
/// If the time of `control` runs out, returns the puzzle with the clues removed so far.
///
/// # Errors
/// Returns an error if the puzzle does not have exactly one solution, the options do not fit it, or the work was
/// cancelled.
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

/// Adds and removes clues until the path of the puzzle meets the goals or time is up.
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
    // Clues that were added again no longer count as removed, and those exchanged for them do.
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

/// Removes clues as [`minimise`] does, without regard to the path.
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

/// Returns the clues and rules of a puzzle that are not needed: the puzzle is unique without any one of them, though
/// perhaps not without two.
///
/// # Errors
/// Returns an error if the puzzle does not have exactly one solution, or the work was stopped.
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

/// Running out of time is not an error here; the result is just not proved to be minimal.
fn time_is_up(stopped: Stopped) -> Result<bool, Stopped> {
    match stopped {
        Stopped::OutOfTime => Ok(false),
        Stopped::Cancelled | Stopped::Engine(_) => Err(stopped),
    }
}

/// The limit for witnesses kept, which suffices for a few tries on the largest boards.
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

    /// Returns the orbits that may be removed, in the groups in which they are tried: givens, outside clues, rules.
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

    /// Returns the best of several tries; if stopped, the best so far.
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
            // Batches of orbits to try together, as a stack: the last batch is tried next.
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

    /// Returns whether the remaining clues have other solutions without these.
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
