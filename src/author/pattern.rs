//! Digits for a pattern: the author says which cells are given, and digits are found for them with which the puzzle has
//! exactly one solution.
//!
//! A random filling gives the digits to begin with. Then one given after the other gets another digit, whenever the
//! cells keep no more candidates by that than before; when that leads nowhere, another filling is the beginning.
//! Counting candidates rather than solutions tells two bad puzzles apart long before one of them is good.

use super::generate::{fill, rebuilt};
use super::minimise::Progress;
use super::{AuthorError, first_off_board};
use crate::board::{Cell, CellSet, Digit, DigitSet, Random};
use crate::puzzle::{Givens, Puzzle};
use crate::solve::{Control, Engine, Stopped};

/// So many fillings are tried to begin with.
const MOST_BEGINNINGS: u32 = 30;

/// After so many rounds over all cells that made nothing better, another filling is tried.
const MOST_ROUNDS: usize = 3;

/// A puzzle of this board and these rules with givens in exactly these cells, and exactly one solution.
///
/// # Errors
/// When a cell is not on the board, the board cannot be filled in, no digits were found, or the work was stopped.
pub(super) fn digits_for(
    puzzle: &Puzzle,
    cells: &CellSet,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Puzzle, AuthorError> {
    if let Some(cell) = first_off_board(puzzle, cells) {
        return Err(AuthorError::PatternOffBoard { cell });
    }
    let mut search = LocalSearch { puzzle, engine, control, questions: 0 };
    let pattern: Vec<Cell> = cells.iter().collect();
    for beginning in 1..=MOST_BEGINNINGS {
        let filling = fill(puzzle, random, search.engine, control)?.ok_or(AuthorError::NotFillable)?;
        let digit = |&cell: &Cell| Some((cell, filling[puzzle.board().id(cell)?]));
        let givens: Givens = pattern.iter().filter_map(digit).collect();
        let mut tell = |tried: Option<Cell>, questions: u64| {
            let (attempt, tries, clues) = (beginning, MOST_BEGINNINGS, pattern.len());
            each(Progress { attempt, tries, tried, clues, best: None, questions, rated: 0 });
        };
        if let Some(givens) = search.from(givens, &pattern, random, &mut tell)? {
            return Ok(rebuilt(puzzle, givens, puzzle.rules().to_vec()));
        }
    }
    Err(AuthorError::NoDigits { beginnings: MOST_BEGINNINGS })
}

/// A local search for digits: one given after the other is changed, as long as that leaves fewer candidates.
struct LocalSearch<'a> {
    /// Without givens.
    puzzle: &'a Puzzle,
    engine: &'a mut dyn Engine,
    control: &'a Control,
    questions: u64,
}

impl LocalSearch<'_> {
    /// Digits with exactly one solution; None when no change improves them any more.
    fn from(
        &mut self,
        mut givens: Givens,
        pattern: &[Cell],
        random: &mut Random,
        tell: &mut dyn FnMut(Option<Cell>, u64),
    ) -> Result<Option<Givens>, Stopped> {
        let Some(mut cost) = self.cost(&givens)? else { return Ok(None) };
        let mut idle = 0;
        while cost > 0 && idle < MOST_ROUNDS {
            let before = cost;
            let mut order = pattern.to_vec();
            random.shuffle(&mut order);
            for cell in order {
                tell(Some(cell), self.questions);
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

    fn candidates(&mut self, givens: &Givens) -> Result<Vec<DigitSet>, Stopped> {
        self.control.check()?;
        self.questions += 1;
        let puzzle = rebuilt(self.puzzle, givens.clone(), self.puzzle.rules().to_vec());
        self.engine.candidates(&puzzle.model(), self.control)
    }

    /// How many candidates there are beside one for each cell: none when there is one solution. None: there is no
    /// solution.
    fn cost(&mut self, givens: &Givens) -> Result<Option<usize>, Stopped> {
        let candidates = self.candidates(givens)?;
        let none = candidates.iter().any(|digits| digits.is_empty());
        Ok((!none).then(|| candidates.iter().map(|digits| digits.len() - 1).sum()))
    }
}
