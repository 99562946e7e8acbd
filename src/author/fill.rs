//! Fills boards at random.

use super::rebuild::rebuilt;
use crate::board::{Cell, CellId, CellSet, Digit, DigitSet, Filling, Random};
use crate::model::Shape;
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, PartQuery, SolveError};

/// The number of control checks, some milliseconds, after which a set of random digits is given up. It may be
/// impossible, while other digits might lead to a filling at once.
const CHECKS_FOR_RANDOM_DIGITS: u64 = 60;

/// The number of control checks, about a second, after which the search for a filling drops the restrictions from
/// `sketched_domains`.
const CHECKS_FOR_A_SKETCH: u64 = 1_000;

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
    let all = puzzle.certain_rules().flat_map(|(_, placed)| placed.rule.sketch(&context, random)).collect::<Vec<_>>();
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
