//! Generation of new puzzles: fills a board at random and removes clues, or finds digits for given cells.

use std::time::Instant;

use super::goals::Goals;
use super::kinds::Mixture;
use super::minimise::{MinimiseOptions, MinimisedPuzzle, approach_goals, minimise};
use super::pattern::digits_for;
use super::{AuthorError, MinimiseProgress};
use crate::board::{Cell, CellId, CellSet, Digit, DigitSet, Filling, Random};
use crate::model::Shape;
use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::solve::{Control, Engine, PartQuery, SolveError};

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

/// The number of control checks, some milliseconds, after which a set of random digits is given up. It may be
/// impossible, while other digits might lead to a filling at once.
const CHECKS_FOR_RANDOM_DIGITS: u64 = 60;

/// The number of control checks, about a second, after which the search for a filling drops the restrictions from
/// `sketched_domains`.
const CHECKS_FOR_A_SKETCH: u64 = 1_000;

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
    pattern: &GenerateTemplate,
    wishes: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    if let GenerateTemplate::Cells(puzzle, cells) = pattern {
        let mut random = Random::for_part(wishes.seed, 0);
        let found = digits_for(&without_givens(puzzle), cells, &mut random, engine, control, each)?;
        // Removal stops at this number of clues, so none is removed; the solution is only checked and the clues are
        // counted.
        let as_it_is =
            MinimiseOptions { seed: wishes.seed, target_clues: Some(usize::MAX), ..MinimiseOptions::default() };
        return minimise(&found, &as_it_is, engine, control, each);
    }
    if wishes.goals.has_goals() {
        return generate_for_goals(pattern, wishes, engine, control, each);
    }
    let mut best: Option<MinimisedPuzzle> = None;
    let mut fillings = 0;
    for layout in 0..MAX_LAYOUTS {
        let made =
            match generate_once(pattern, wishes, &mut Random::for_part(wishes.seed, layout), engine, control, each) {
                Ok(made) => made,
                Err(AuthorError::NotFillable) if pattern.has_random_board() => continue,
                // This layout was given up, and there is time for another one.
                Err(AuthorError::Stopped(SolveError::OutOfTime))
                    if pattern.has_random_board() && control.check().is_ok() =>
                {
                    continue;
                }
                // Return the best result so far.
                Err(AuthorError::Stopped(SolveError::OutOfTime)) if best.is_some() => break,
                Err(error) => return Err(error),
            };
        let reached = wishes.are_met_by(&made);
        best = Some(match best {
            Some(best) if wishes.amounts(&best) <= wishes.amounts(&made) => best,
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
    pattern: &GenerateTemplate,
    wishes: &MinimiseOptions,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let until = Instant::now() + wishes.goals.time_limit;
    let distance = |made: &MinimisedPuzzle| made.goal_rating.as_ref().map_or(f64::MAX, |reached| reached.distance);
    let without = MinimiseOptions { goals: Goals::default(), ..wishes.clone() };
    let mut nearest: Option<MinimisedPuzzle> = None;
    let (mut layout, mut unfillable) = (0, 0);
    loop {
        let mut random = Random::for_part(wishes.seed, layout);
        layout += 1;
        let thin = match generate_once(pattern, &without, &mut random, engine, control, each) {
            Err(AuthorError::NotFillable) if pattern.has_random_board() && unfillable < MAX_LAYOUTS => {
                unfillable += 1;
                continue;
            }
            Err(AuthorError::Stopped(SolveError::OutOfTime)) if nearest.is_some() => break,
            thin => thin?,
        };
        // Any cell may become a given, since the solution is known.
        let pool = thin.puzzle.board().cells().iter().copied().collect();
        let made = approach_goals(thin, &pool, wishes, (&mut random, until), engine, control, each)?;
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
    pattern: &GenerateTemplate,
    wishes: &MinimiseOptions,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(MinimiseProgress),
) -> Result<MinimisedPuzzle, AuthorError> {
    let empty = match pattern {
        GenerateTemplate::Kinds(kinds) => kinds.puzzle_before_solution(random),
        GenerateTemplate::Like(puzzle) | GenerateTemplate::Cells(puzzle, _) => without_givens(puzzle),
    };
    let patience = if pattern.has_random_board() { &control.with_check_limit(CHECKS_FOR_A_LAYOUT) } else { control };
    let filling = fill(&empty, random, engine, patience)?.ok_or(AuthorError::NotFillable)?;
    let told = match pattern {
        GenerateTemplate::Kinds(kinds) => kinds.solution_rules(&empty, &filling, random),
        GenerateTemplate::Like(_) | GenerateTemplate::Cells(..) => vec![],
    };
    // The rules made from the solution follow those of the unsolved puzzle.
    let first_mark = match pattern {
        GenerateTemplate::Kinds(_) => empty.rules().len(),
        GenerateTemplate::Like(_) | GenerateTemplate::Cells(..) => 0,
    };
    let full = with_filling(&empty, &filling, told);
    let mut wishes = wishes.clone();
    if wishes.remove_marks {
        wishes.removable_rules.extend(removable_marks(&full, first_mark));
    }
    let patience = control.with_check_limit(CHECKS_FOR_REMOVAL.saturating_mul(wishes.tries.max(1).into()));
    minimise(&full, &wishes, engine, &patience, each)
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

/// Fills a board under its rules and givens, or returns `None` if that is impossible.
///
/// Random cells get random digits, none twice in a house, and the engine looks for a solution that has all of them. If
/// none exists or none is found soon, the digits are split into two halves, each half is tried, and so on down to
/// single digits. The engine fills the remaining cells. So fillings look random, though they are not exactly equally
/// likely.
///
/// # Errors
/// Returns an error if the work was stopped.
pub fn fill(
    puzzle: &Puzzle,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
) -> Result<Option<Filling>, SolveError> {
    let mut asking = engine.part_queries(puzzle.model(), vec![]);
    // If `checks` is given, `None` can also mean that no answer was found within that many checks.
    let mut ask = |wanted: &[Shape], checks: Option<u64>| {
        let patience = checks.map(|checks| control.with_check_limit(checks));
        let question = PartQuery { parts: &[], extra: wanted, excluded: None };
        match asking.solution(question, patience.as_ref().unwrap_or(control)) {
            Err(SolveError::OutOfTime) if patience.is_some() && control.check().is_ok() => Ok(None),
            found => found,
        }
    };
    let mut filling = None;
    let mut held: Vec<Shape> = Vec::new();
    let mut waiting = vec![random_digits(puzzle, random)];
    while let Some(mut group) = waiting.pop() {
        let before = held.len();
        held.extend(group.iter().map(|&(cell, digit)| Shape::Domain(cell, DigitSet::just(digit))));
        let is_so = |filling: &Filling| group.iter().all(|&(cell, digit)| filling[cell] == digit);
        // The latest filling already has these digits, so they can be fixed without a query.
        if filling.as_ref().is_some_and(is_so) {
            continue;
        }
        match ask(&held, Some(CHECKS_FOR_RANDOM_DIGITS))? {
            Some(found) => filling = Some(found),
            None => {
                held.truncate(before);
                // Establish first that the board can be filled at all.
                if filling.is_none() {
                    held.extend(sketched_domains(puzzle, random));
                    if held.len() > before {
                        filling = ask(&held, Some(CHECKS_FOR_A_SKETCH))?;
                    }
                }
                if filling.is_none() {
                    held.truncate(before);
                    filling = ask(&held, None)?;
                    if filling.is_none() {
                        return Ok(None);
                    }
                }
                if group.len() > 1 {
                    // The first half goes on top, so it is tried next.
                    waiting.push(group.split_off(group.len() / 2));
                    waiting.push(group);
                }
            }
        }
    }
    Ok(filling)
}

/// Returns, as constraints, the restrictions of cells with which some rules make a filling faster to find.
fn sketched_domains(puzzle: &Puzzle, random: &mut Random) -> Vec<Shape> {
    let (board, context) = (puzzle.board(), puzzle.context());
    let all = puzzle.enabled_rules().flat_map(|(_, placed)| placed.rule.sketch(&context, random)).collect::<Vec<_>>();
    all.into_iter().filter_map(|(cell, digits)| Some(Shape::Domain(board.id(cell)?, digits))).collect()
}

/// Returns digits for random cells: two cells for each digit and two for every n cells of the board, where n is the
/// number of digits, except those that would repeat a digit in a house. In a test with 4000 9x9 grids and half as many
/// digits, bands in which all boxes have the same three sets of digits in their rows were one and a half times as
/// frequent as they should be; more digits change little.
fn random_digits(puzzle: &Puzzle, random: &mut Random) -> Vec<(CellId, Digit)> {
    let board = puzzle.board();
    let digits = usize::from(board.size());
    let mut houses_of = vec![Vec::new(); board.cells().len()];
    for (index, house) in board.houses().iter().enumerate() {
        house.cells.iter().for_each(|cell| houses_of[cell.index()].push(index));
    }
    let mut used = vec![DigitSet::EMPTY; board.houses().len()];
    let mut place = |cell: CellId, digit: Digit| {
        let just = DigitSet::just(digit);
        let free = houses_of[cell.index()].iter().all(|&house| used[house].intersect(just).is_empty());
        if free {
            houses_of[cell.index()].iter().for_each(|&house| used[house] = used[house].union(just));
        }
        free
    };
    for (&cell, &digit) in puzzle.givens() {
        board.id(cell).map(|id| place(id, digit));
    }
    let mut cells: Vec<Cell> =
        board.cells().iter().copied().filter(|cell| !puzzle.givens().contains_key(cell)).collect();
    random.shuffle(&mut cells);
    let chosen = cells.into_iter().take(2 * (digits + board.cells().len() / digits)).filter_map(|cell| board.id(cell));
    let chosen: Vec<(CellId, Digit)> = chosen.map(|cell| (cell, Digit::from_index(random.below(digits)))).collect();
    chosen.into_iter().filter(|&(cell, digit)| place(cell, digit)).collect()
}

/// Returns the puzzle with givens in these cells added ("fill the rest from the solution"). Their digits are those of
/// the only solution, or of a random one if there are several. Returns `None` if there is no solution.
///
/// # Errors
/// Returns an error if the work was stopped.
pub fn add_givens_from_solution(
    puzzle: &Puzzle,
    cells: &CellSet,
    seed: u64,
    engine: &mut dyn Engine,
    control: &Control,
) -> Result<Option<Puzzle>, SolveError> {
    let filling = fill(puzzle, &mut Random::new(seed), engine, control)?;
    Ok(filling.map(|filling| {
        let mut givens = puzzle.givens().clone();
        givens.extend(cells.iter().filter_map(|cell| Some((cell, filling[puzzle.board().id(cell)?]))));
        rebuilt(puzzle, givens, puzzle.rules().to_vec())
    }))
}

fn without_givens(puzzle: &Puzzle) -> Puzzle {
    rebuilt(puzzle, Givens::new(), puzzle.rules().to_vec())
}

/// Returns the puzzle with every cell given and with more rules.
fn with_filling(puzzle: &Puzzle, filling: &Filling, extra: Vec<PlacedRule>) -> Puzzle {
    let givens = puzzle.board().cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    rebuilt(puzzle, givens, puzzle.rules().iter().cloned().chain(extra).collect())
}

/// Returns the puzzle with other givens and rules, which fit it. Solving progress, remarks and stars are dropped, since
/// they belong to the old puzzle.
pub(super) fn rebuilt(puzzle: &Puzzle, givens: Givens, rules: Vec<PlacedRule>) -> Puzzle {
    let changed = puzzle.with_clues(givens, rules).and_then(|changed| changed.with_remarks(Vec::new()));
    let changed = changed.and_then(|changed| changed.with_stars(None).with_progress(Default::default()));
    changed.expect("digits and rules of this board fit it")
}
