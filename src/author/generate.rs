//! Generation of new puzzles: fills a board at random and removes clues, or finds digits for given cells.

use std::time::Instant;

use super::error::AuthorError;
use super::fill::fill;
use super::goals::Goals;
use super::kinds::Mixture;
use super::minimise::{approach_goals, minimise};
use super::options::{MinimiseOptions, MinimiseProgress, MinimisedPuzzle};
use super::pattern::digits_for;
use super::rebuild::{with_filling, without_givens};
use crate::board::{CellSet, Random};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::solve::{Control, Engine, SolveError};

/// A template for new puzzles.
#[derive(Clone, Debug)]
pub enum GenerateTemplate {
    /// A board with rules of some kinds.
    Kinds(Mixture),
    /// The board, rules and texts of this puzzle; its givens are ignored.
    Like(Box<Puzzle>),
    /// The board, rules and texts of this puzzle, with givens in exactly these cells. New digits are found for them,
    /// and none is removed. Only the seed of the options is used.
    Cells(Box<Puzzle>, CellSet),
}

impl GenerateTemplate {
    /// Returns whether a new random layout can be tried if one cannot be filled.
    fn has_random_board(&self) -> bool {
        match self {
            GenerateTemplate::Kinds(kinds) => kinds.has_random_board(),
            GenerateTemplate::Like(_) | GenerateTemplate::Cells(..) => false,
        }
    }
}

/// The maximum number of layouts tried if none can be filled.
const MAX_LAYOUTS: u64 = 100;

/// The number of control checks, about a second, after which another layout is tried if there are others. Under some
/// rules many jigsaws cannot be filled, which may take long to prove.
const CHECKS_FOR_A_LAYOUT: u64 = 2_000;

/// The number of control checks per requested try, about a quarter of a minute, after which clue removal stops. Under
/// some rules a single query on a large board takes minutes. Most puzzles need a hundredth of this.
const CHECKS_FOR_REMOVAL: u64 = 20_000;

/// The maximum number of fillings from which clues are removed to reach a requested number of clues or givens.
const MAX_FILLINGS: u32 = 20;

/// Returns a puzzle made from a template. It has exactly one solution, and is determined by the template, the options
/// and their seed.
///
/// If clue removal takes very long, it stops early, which [`MinimisedPuzzle::irreducible`] shows.
///
/// If a specific number of clues or the fewest givens are requested, further fillings are tried until that goal is
/// reached, and the best result is returned.
///
/// # Errors
/// Returns an error if the board cannot be filled, the options do not fit it, or the work was stopped.
pub fn generate(
    template: &GenerateTemplate,
    options: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    if let GenerateTemplate::Cells(puzzle, cells) = template {
        let mut random = Random::for_part(options.seed, 0);
        let found = digits_for(&without_givens(puzzle), cells, &mut random, engine, control, progress)?;
        // Removal stops at this number of clues, so none is removed; the solution is only checked and the clues are
        // counted.
        let as_it_is =
            MinimiseOptions { seed: options.seed, target_clues: Some(usize::MAX), ..MinimiseOptions::default() };
        return minimise(&found, &as_it_is, engine, control, progress);
    }
    if options.goals.has_goals() {
        return generate_for_goals(template, options, engine, control, progress);
    }
    let mut best: Option<MinimisedPuzzle> = None;
    let mut fillings = 0;
    for layout in 0..MAX_LAYOUTS {
        let made = match generate_once(
            template,
            options,
            &mut Random::for_part(options.seed, layout),
            engine,
            control,
            progress,
        ) {
            Ok(made) => made,
            Err(AuthorError::NotFillable) if template.has_random_board() => continue,
            // This layout was given up, and there is time for another one.
            Err(AuthorError::Stopped(SolveError::OutOfTime))
                if template.has_random_board() && control.check().is_ok() =>
            {
                continue;
            }
            // Return the best result so far.
            Err(AuthorError::Stopped(SolveError::OutOfTime)) if best.is_some() => break,
            Err(error) => return Err(error),
        };
        let reached = options.are_met_by(&made);
        best = Some(match best {
            Some(best) if options.amounts(&best) <= options.amounts(&made) => best,
            _ => made,
        });
        fillings += 1;
        if reached || fillings == MAX_FILLINGS {
            break;
        }
    }
    best.ok_or(AuthorError::NotFillable)
}

/// Returns a puzzle whose path meets the goals, or the nearest one found in time.
fn generate_for_goals(
    template: &GenerateTemplate,
    options: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let until = Instant::now() + options.goals.time_limit;
    let distance = |made: &MinimisedPuzzle| made.goal_rating.as_ref().map_or(f64::MAX, |reached| reached.distance);
    let without = MinimiseOptions { goals: Goals::default(), ..options.clone() };
    let mut nearest: Option<MinimisedPuzzle> = None;
    let (mut layout, mut unfillable) = (0, 0);
    loop {
        let mut random = Random::for_part(options.seed, layout);
        layout += 1;
        let thin = match generate_once(template, &without, &mut random, engine, control, progress) {
            Err(AuthorError::NotFillable) if template.has_random_board() && unfillable < MAX_LAYOUTS => {
                unfillable += 1;
                continue;
            }
            Err(AuthorError::Stopped(SolveError::OutOfTime)) if nearest.is_some() => break,
            thin => thin?,
        };
        // Any cell may become a given, since the solution is known.
        let pool = thin.puzzle.board().cells().iter().copied().collect();
        let made = approach_goals(thin, &pool, options, (&mut random, until), engine, control, progress)?;
        nearest = Some(match nearest {
            Some(nearest) if distance(&nearest) <= distance(&made) => nearest,
            _ => made,
        });
        let met = nearest.as_ref().is_some_and(|made| distance(made) == 0.0);
        if met || Instant::now() >= until {
            break;
        }
    }
    nearest.ok_or(AuthorError::NotFillable)
}

/// Fills a layout and removes clues from it.
fn generate_once(
    template: &GenerateTemplate,
    options: &MinimiseOptions,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let empty = match template {
        GenerateTemplate::Kinds(kinds) => kinds.puzzle_before_solution(random),
        GenerateTemplate::Like(puzzle) | GenerateTemplate::Cells(puzzle, _) => without_givens(puzzle),
    };
    let patience = if template.has_random_board() { &control.with_check_limit(CHECKS_FOR_A_LAYOUT) } else { control };
    let filling = fill(&empty, random, engine, patience)?.ok_or(AuthorError::NotFillable)?;
    let told = match template {
        GenerateTemplate::Kinds(kinds) => kinds.solution_rules(&empty, &filling, random),
        GenerateTemplate::Like(_) | GenerateTemplate::Cells(..) => vec![],
    };
    // The rules made from the solution follow those of the unsolved puzzle.
    let first_mark = match template {
        GenerateTemplate::Kinds(_) => empty.rules().len(),
        GenerateTemplate::Like(_) | GenerateTemplate::Cells(..) => 0,
    };
    let full = with_filling(&empty, &filling, told);
    let mut options = options.clone();
    if options.remove_marks {
        options.removable_rules.extend(removable_marks(&full, first_mark));
    }
    let patience = control.with_check_limit(CHECKS_FOR_REMOVAL.saturating_mul(options.tries.max(1).into()));
    minimise(&full, &options, engine, &patience, progress)
}

/// Returns the indices of removable marks among the rules from index `from` on: all rules but the first of each kind,
/// so that at least one mark of each kind stays.
fn removable_marks(puzzle: &Puzzle, from: usize) -> Vec<usize> {
    let rules = || puzzle.enabled_rules().filter(|(index, _)| *index >= from);
    let has_another = |(index, placed): &(usize, &PlacedRule)| {
        rules().any(|(other, before)| other < *index && before.rule.kind() == placed.rule.kind())
    };
    rules().filter(has_another).map(|(index, _)| index).collect()
}
