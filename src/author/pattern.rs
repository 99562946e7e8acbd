//! Digits for a pattern: the setter chooses the cells of the givens, and a search finds digits for them so that the
//! puzzle is unique.
//!
//! The search starts from the digits of a random filling. It then changes one given after another, accepting a new
//! digit if the cells have no more candidates than before. When several rounds bring no progress, it restarts from
//! another filling. Counting candidates instead of solutions distinguishes two bad puzzles long before one of them is
//! unique.

use super::clues::first_off_board;
use super::error::AuthorError;
use super::fill::fill;
use super::options::MinimiseProgress;
use super::rebuild::rebuilt;
use crate::board::{Cell, CellSet, Digit, DigitSet, Random};
use crate::puzzle::{Givens, Puzzle};
use crate::solve::{Control, Engine, SolveError};

/// The number of fillings tried as starting points.
const MAX_STARTS: u32 = 30;

/// The number of rounds over all cells without progress before the search restarts from another filling.
const MAX_ROUNDS: usize = 3;

/// Returns a puzzle with this board and these rules, givens in exactly these cells, and exactly one solution.
///
/// # Errors
/// Returns an error if a cell is off the board, the board cannot be filled, no digits were found, or the work was
/// stopped.
pub(super) fn digits_for(
    puzzle: &Puzzle,
    cells: &CellSet,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
    progress: &mut dyn FnMut(MinimiseProgress),
) -> Result<Puzzle, AuthorError> {
    if let Some(cell) = first_off_board(puzzle, cells) {
        return Err(AuthorError::PatternOffBoard { cell });
    }
    let mut search = LocalSearch { puzzle, engine, control, queries: 0 };
    let pattern: Vec<Cell> = cells.iter().collect();
    for beginning in 1..=MAX_STARTS {
        let filling = fill(puzzle, random, search.engine, control)?.ok_or(AuthorError::NotFillable)?;
        let digit = |&cell: &Cell| Some((cell, filling[puzzle.board().id(cell)?]));
        let givens: Givens = pattern.iter().filter_map(digit).collect();
        let mut tell = |tried: Option<Cell>, questions: u64| {
            progress(MinimiseProgress {
                attempt: beginning,
                tries: MAX_STARTS,
                last_position: tried,
                clues: pattern.len(),
                queries: questions,
                ..MinimiseProgress::default()
            });
        };
        if let Some(givens) = search.improve(givens, &pattern, random, &mut tell)? {
            return Ok(rebuilt(puzzle, givens, puzzle.rules().to_vec()));
        }
    }
    Err(AuthorError::NoDigits { starts: MAX_STARTS })
}

/// A local search for digits that changes one given at a time and never accepts a change that adds candidates.
struct LocalSearch<'a> {
    /// The puzzle without givens.
    puzzle: &'a Puzzle,
    engine: &'a mut dyn Engine,
    control: &'a Control,
    queries: u64,
}

impl LocalSearch<'_> {
    /// Returns digits that make the puzzle unique, or `None` if no change improves them any more.
    fn improve(
        &mut self,
        mut givens: Givens,
        pattern: &[Cell],
        random: &mut Random,
        tell: &mut dyn FnMut(Option<Cell>, u64),
    ) -> Result<Option<Givens>, SolveError> {
        let Some(mut cost) = self.cost(&givens)? else { return Ok(None) };
        let mut idle = 0;
        while cost > 0 && idle < MAX_ROUNDS {
            let before = cost;
            let mut order = pattern.to_vec();
            random.shuffle(&mut order);
            for cell in order {
                tell(Some(cell), self.queries);
                let old = givens.remove(&cell);
                let possible = self.candidates(&givens)?;
                let id = self.puzzle.board().id(cell);
                let mut digits: Vec<Digit> = id
                    .map_or(DigitSet::EMPTY, |id| possible[id.index()])
                    .iter()
                    .filter(|&digit| Some(digit) != old)
                    .collect();
                random.shuffle(&mut digits);
                givens.extend(old.map(|old| (cell, old)));
                for digit in digits {
                    let changed = givens.insert(cell, digit);
                    match self.cost(&givens)? {
                        // Equally good digits are taken as well, which leads across plateaus.
                        Some(found) if found <= cost => {
                            cost = found;
                            break;
                        }
                        _ => givens.extend(changed.map(|old| (cell, old))),
                    }
                }
                if cost == 0 {
                    return Ok(Some(givens));
                }
            }
            idle = if cost < before { 0 } else { idle + 1 };
        }
        Ok((cost == 0).then_some(givens))
    }

    fn candidates(&mut self, givens: &Givens) -> Result<Vec<DigitSet>, SolveError> {
        self.control.check()?;
        self.queries += 1;
        let puzzle = rebuilt(self.puzzle, givens.clone(), self.puzzle.rules().to_vec());
        self.engine.candidates(&puzzle.model(), self.control)
    }

    /// Returns the number of candidates in excess of one per cell, which is 0 for a unique puzzle, or `None` if there
    /// is no solution.
    fn cost(&mut self, givens: &Givens) -> Result<Option<usize>, SolveError> {
        let candidates = self.candidates(givens)?;
        let none = candidates.iter().any(|digits| digits.is_empty());
        Ok((!none).then(|| candidates.iter().map(|digits| digits.len() - 1).sum()))
    }
}
