//! Clue removal: removes clues while the solution stays unique, until none can be removed.
//!
//! Since the solution is known, each test is one query: is there a filling that breaks this clue and obeys all the
//! others? Every filling found is kept as a witness. If the clues about to be removed are the only remaining ones that
//! a witness breaks, they cannot all be removed, and no query is necessary. A clue that is needed stays needed while
//! others are removed, so a single pass over the clues suffices. While nearly all clues can be removed, many are tried
//! at once. If they cannot all be removed, the first half is tried, then the second, so the result is the same as when
//! trying one after another, with fewer queries.

use std::time::Instant;

use super::clues::{Clue, ClueSet, Clues};
use super::error::{AuthorError, unless_cancelled};
use super::goal_search::GoalSearch;
use super::options::{MinimiseOptions, MinimiseProgress, MinimisedPuzzle};
use super::order::{HouseCounts, TrialOrder};
use super::rate::Rater;
use crate::board::{CellSet, Filling, Random};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, PartQueries, PartQuery, SolveError, Verdict};

/// The part of the random numbers for the search for goals. The tries use the parts from 0 on.
const GOAL_PART: u64 = u64::MAX;

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
    options: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let thin = remove_clues(puzzle, options, engine, control, progress)?;
    if !options.goals.has_goals() {
        return Ok(thin);
    }
    let until = Instant::now() + options.goals.time_limit;
    let pool = puzzle.givens().keys().copied().collect();
    let mut random = Random::for_part(options.seed, GOAL_PART);
    approach_goals(thin, &pool, options, (&mut random, until), engine, control, progress)
}

/// Adds and removes clues until the path of the puzzle meets the goals or time is up.
pub(super) fn approach_goals(
    thin: MinimisedPuzzle,
    pool: &CellSet,
    options: &MinimiseOptions,
    (random, until): (&mut Random, Instant),
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let mut steering = GoalSearch { options, engine, control, deadline: until, rater: Rater::new(), rated: 0 };
    let (puzzle, reached) = steering.search(&thin.puzzle, &thin.solution, pool, random, progress)?;
    let given = |puzzle: &Puzzle| puzzle.givens().len();
    // Clues that were added again no longer count as removed, but the clues removed in exchange do count.
    let mut removed = thin.removed;
    removed.retain(|clue| !matches!(clue, Clue::Given { cell, .. } if puzzle.givens().contains_key(cell)));
    let gone = thin.puzzle.givens().iter().filter(|(cell, _)| !puzzle.givens().contains_key(cell));
    removed.extend(gone.map(|(&cell, &digit)| Clue::Given { cell, digit }));
    Ok(MinimisedPuzzle {
        clues: (thin.clues + given(&puzzle)).saturating_sub(given(&thin.puzzle)),
        irreducible: thin.irreducible && puzzle == thin.puzzle,
        queries: thin.queries + steering.rated,
        goal_rating: Some(reached),
        solution: thin.solution,
        removed,
        puzzle,
    })
}

/// Removes clues as [`minimise`] does, without regard to the path.
fn remove_clues(
    puzzle: &Puzzle,
    options: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    options.check(puzzle)?;
    let solution = only_solution(puzzle, engine, control)?;
    let clues = Clues::of(puzzle, |rule| options.removable_rules.contains(&rule));
    let mut thinning = ClueRemover::new(puzzle, clues, solution, engine, control);
    let orbits = options.symmetry.orbits(options.scope, puzzle.board(), thinning.clues.list())?;
    let (best, irreducible) = match thinning.best_of(puzzle, &orbits, options, progress) {
        Ok(best) => {
            let needed = thinning.all_needed(&best);
            // Out of time, the result is just not proved to be minimal.
            (best, needed.or_else(|stopped| unless_cancelled(stopped).map(|()| false))?)
        }
        Err((SolveError::OutOfTime, best)) => (best, false),
        Err((stopped, _)) => return Err(stopped.into()),
    };
    let list = thinning.clues.list();
    let removed = (0..list.len()).filter(|&index| !best.contains(index)).map(|index| list[index].clone());
    Ok(MinimisedPuzzle {
        puzzle: thinning.clues.puzzle(puzzle, &best),
        clues: thinning.clues.count(&best),
        removed: removed.collect(),
        irreducible,
        queries: thinning.queries,
        solution: thinning.solution,
        goal_rating: None,
    })
}

/// Returns the clues and rules of a puzzle that are not needed: the puzzle is unique without any one of them, though
/// perhaps not without two.
///
/// # Errors
/// Returns an error if the puzzle does not have exactly one solution, or the work was stopped.
pub fn redundant_clues(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Vec<Clue>, AuthorError> {
    let solution = only_solution(puzzle, engine, control)?;
    let mut thinning = ClueRemover::new(puzzle, Clues::of(puzzle, |_| true), solution, engine, control);
    let all = thinning.all();
    let mut found = Vec::new();
    for index in all.iter() {
        if !thinning.is_needed(&all, &[index])? {
            found.push(thinning.clues.list()[index].clone());
        }
    }
    Ok(found)
}

/// Returns the only solution of a puzzle.
fn only_solution(puzzle: &Puzzle, engine: &mut dyn Engine, control: &Control) -> Result<Filling, AuthorError> {
    match engine.verdict(&puzzle.model(), control)? {
        Verdict::Unique(solution) => Ok(solution),
        Verdict::NoSolution => Err(AuthorError::NoSolution),
        Verdict::Several(two) => {
            let [one, other] = &*two;
            let pairs = one.digits().iter().zip(other.digits());
            let differ = puzzle.board().cells().iter().zip(pairs).find(|(_, (one, other))| one != other);
            let Some((&cell, (&one, &other))) = differ else { return Err(AuthorError::SeveralLayers) };
            Err(AuthorError::SeveralSolutions { cell, one: puzzle.symbol_of(one), other: puzzle.symbol_of(other) })
        }
    }
}

/// The limit for witnesses kept, which suffices for a few tries on the largest boards.
const MAX_WITNESSES: usize = 10_000;

struct ClueRemover<'a> {
    clues: Clues,
    solution: Filling,
    digits: u8,
    asking: Box<dyn PartQueries + 'a>,
    control: &'a Control,
    /// For each other filling found so far, the clues that it breaks.
    witnesses: Vec<ClueSet>,
    queries: u64,
}

impl<'a> ClueRemover<'a> {
    fn new(
        puzzle: &Puzzle,
        clues: Clues,
        solution: Filling,
        engine: &'a mut dyn Engine,
        control: &'a Control,
    ) -> ClueRemover<'a> {
        let digits = puzzle.board().size();
        let asking = engine.part_queries(clues.base().clone(), clues.shapes().to_vec());
        ClueRemover { clues, solution, digits, asking, control, witnesses: Vec::new(), queries: 0 }
    }

    fn all(&self) -> ClueSet {
        ClueSet::of(self.clues.list().len(), |_| true)
    }

    /// Returns the orbits that may be removed, in the groups in which they are tried: givens, outside clues, rules.
    fn free<'b>(&self, orbits: &'b [Vec<usize>], options: &MinimiseOptions) -> Vec<Vec<&'b Vec<usize>>> {
        let list = self.clues.list();
        let group_of = |orbit: &Vec<usize>| match list[orbit[0]] {
            Clue::Given { .. } => 0,
            Clue::Outside { .. } => 1,
            Clue::Mark { .. } | Clue::Rule { .. } => 2,
        };
        let mut groups = vec![Vec::new(); 3];
        for orbit in orbits.iter().filter(|orbit| !orbit.iter().any(|&index| options.keeps(&list[index]))) {
            groups[group_of(orbit)].push(orbit);
        }
        groups
    }

    /// Returns the best of several tries; if stopped, the best so far.
    fn best_of(
        &mut self,
        puzzle: &Puzzle,
        orbits: &[Vec<usize>],
        options: &MinimiseOptions,
        progress: &mut dyn FnMut(MinimiseProgress),
    ) -> Result<ClueSet, (SolveError, ClueSet)> {
        let groups = self.free(orbits, options);
        let house_counts = HouseCounts::of(puzzle.board(), self.clues.list());
        let tries = options.tries.max(1);
        let mut best: Option<ClueSet> = None;
        for attempt in 0..tries {
            let mut random = Random::for_part(options.seed, attempt.into());
            let mut order = TrialOrder::new(groups.clone(), &mut random, options.prefer, &house_counts);
            let mut left = self.all();
            let mut clues = self.clues.count(&left);
            let mut stopped = None;
            // Batches of orbits to try together, as a stack: the last batch is tried next.
            let mut waiting: Vec<Vec<&Vec<usize>>> = Vec::new();
            loop {
                let going = |orbit: &Vec<usize>| orbit.iter().filter(|&&index| self.clues.is_counted(index)).count();
                // The clues that may still go before the requested number is reached.
                let room = clues.saturating_sub(options.target_clues.unwrap_or(0));
                let Some(mut batch) = waiting.pop().or_else(|| order.next_batch(&left, room, going)) else { break };
                let together: Vec<usize> = batch.iter().copied().flatten().copied().collect();
                match self.is_needed(&left, &together) {
                    Ok(false) => {
                        together.iter().for_each(|&index| left.remove(index));
                        clues = self.clues.count(&left);
                    }
                    Ok(true) if batch.len() > 1 => {
                        order.shrink_batches();
                        // The first half goes on top, so it is tried next.
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
                let (tried, questions) = (self.clues.position(puzzle, together[0]), self.queries);
                progress(MinimiseProgress {
                    attempt: attempt + 1,
                    tries,
                    last_position: tried,
                    clues,
                    best,
                    queries: questions,
                    rated: 0,
                });
            }
            let better = match best {
                Some(best) if !house_counts.is_better(options.prefer, &left, &best) => best,
                _ => left,
            };
            match stopped {
                Some(why) => return Err((why, better)),
                None => best = Some(better),
            }
        }
        Ok(best.unwrap_or_else(|| self.all()))
    }

    fn all_needed(&mut self, left: &ClueSet) -> Result<bool, SolveError> {
        for index in left.iter() {
            if !self.is_needed(left, &[index])? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether the remaining clues have other solutions without those in `going`.
    fn is_needed(&mut self, left: &ClueSet, going: &[usize]) -> Result<bool, SolveError> {
        if self.witnesses.iter().rev().any(|broken| broken.overlaps_only_in(left, going)) {
            return Ok(true);
        }
        self.control.check()?;
        self.queries += 1;
        let parts: Vec<usize> = left.iter().filter(|index| !going.contains(index)).collect();
        // Any other filling that obeys the rest breaks a clue of `going`, or the puzzle would have two solutions. Where
        // that cannot be stated as a constraint, the solution is excluded, which has the same effect.
        let negation = self.clues.negation(going, self.digits);
        let except = if negation.is_some() { None } else { Some(&self.solution) };
        let ask = PartQuery { parts: &parts, extra: negation.as_deref().unwrap_or_default(), excluded: except };
        let other = self.asking.solution(ask, self.control)?;
        let Some(other) = other else { return Ok(false) };
        let broken = self.clues.broken_by(&other);
        debug_assert!(broken.overlaps_only_in(left, going), "the engine answered another question");
        if self.witnesses.len() < MAX_WITNESSES {
            self.witnesses.push(broken);
        }
        Ok(true)
    }
}
