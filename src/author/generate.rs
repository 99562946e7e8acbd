//! New puzzles: fill a board at random, then thin out; or find digits for given cells.

use std::collections::BTreeMap;

use super::kinds::PuzzleKind;
use super::minimise::{Minimised, Wishes, minimise};
use super::pattern::digits_for;
use super::{AuthorError, Progress};
use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Filling, Random};
use crate::model::Shape;
use crate::puzzle::{PlacedRule, Puzzle};
use crate::solve::{Ask, Control, Engine, Stopped};

/// What new puzzles are to look like.
#[derive(Clone, Debug)]
pub enum Pattern {
    Kind(&'static PuzzleKind),
    /// The board, rules and words of this puzzle; its givens are not looked at.
    Like(Box<Puzzle>),
    /// The board, rules and words of this puzzle, with givens in exactly these cells: new digits are found for them, and
    /// none is taken away. Of the wishes only the seed counts.
    Cells(Box<Puzzle>, CellSet),
}

/// After so many layouts that cannot be filled in, a kind is given up.
const MOST_LAYOUTS: u64 = 100;

/// A puzzle of this pattern with exactly one solution. `wishes.seed` decides all of it.
///
/// # Errors
/// When the board cannot be filled in, the wishes do not fit it, or the work was stopped.
pub fn generate(
    pattern: &Pattern,
    wishes: &Wishes,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Minimised, AuthorError> {
    let layouts = match pattern {
        Pattern::Kind(kind) if kind.has_random_board() => MOST_LAYOUTS,
        Pattern::Kind(_) | Pattern::Like(_) | Pattern::Cells(..) => 1,
    };
    if let Pattern::Cells(puzzle, cells) = pattern {
        let mut random = Random::of_part(wishes.seed, 0);
        let found = digits_for(&without_givens(puzzle), cells, &mut random, engine, control, each)?;
        let as_it_is = Wishes { seed: wishes.seed, clues: Some(usize::MAX), ..Wishes::default() };
        return minimise(&found, &as_it_is, engine, control, each);
    }
    for layout in 0..layouts {
        let mut random = Random::of_part(wishes.seed, layout);
        let empty = match pattern {
            Pattern::Kind(kind) => kind.empty(&mut random),
            Pattern::Like(puzzle) | Pattern::Cells(puzzle, _) => without_givens(puzzle),
        };
        let Some(filling) = fill(&empty, &mut random, engine, control)? else { continue };
        let extra = match pattern {
            Pattern::Kind(kind) => kind.told_by(&empty, &filling, &mut random),
            Pattern::Like(_) | Pattern::Cells(..) => vec![],
        };
        let full = with_filling(&empty, &filling, extra);
        return minimise(&full, wishes, engine, control, each);
    }
    Err(AuthorError::NotFillable)
}

/// Fills a board in under its rules and givens; None when that is impossible.
///
/// One solution is found first. Then random cells get random digits one after another, each time with a new solution that
/// has all of them, or the digit is not possible there; what is left open follows from the engine. So every run looks
/// different, though not every filling is exactly as likely.
///
/// # Errors
/// When the work was stopped.
pub fn fill(
    puzzle: &Puzzle,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
) -> Result<Option<Filling>, Stopped> {
    let board: &Board = puzzle.board();
    let mut asking = engine.asking(puzzle.model(), vec![]);
    let mut ask = |wanted: &[Shape]| asking.solution(Ask { parts: &[], further: wanted, except: None }, control);
    let Some(mut filling) = ask(&[])? else { return Ok(None) };
    let mut cells: Vec<Cell> = board.cells().to_vec();
    random.shuffle(&mut cells);
    let digits = usize::from(board.size());
    let chosen = cells.iter().take(digits + cells.len() / digits).filter_map(|&cell| board.id(cell));
    let mut wanted = Vec::new();
    for cell in chosen {
        let digit = Digit::from_index(random.below(digits));
        wanted.push(Shape::Domain(cell, DigitSet::just(digit)));
        if filling[cell] != digit {
            match ask(&wanted)? {
                Some(other) => filling = other,
                None => _ = wanted.pop(),
            }
        }
    }
    Ok(Some(filling))
}

/// The puzzle with givens in these cells too: "fill the rest from the solution". The digits are those of the only solution,
/// or of a random one where there are several; None when there is none.
///
/// # Errors
/// When the work was stopped.
pub fn complete(
    puzzle: &Puzzle,
    cells: &CellSet,
    seed: u64,
    engine: &mut dyn Engine,
    control: &Control,
) -> Result<Option<Puzzle>, Stopped> {
    let filling = fill(puzzle, &mut Random::new(seed), engine, control)?;
    Ok(filling.map(|filling| {
        let mut givens = puzzle.givens().clone();
        givens.extend(cells.iter().filter_map(|cell| Some((cell, filling[puzzle.board().id(cell)?]))));
        rebuilt(puzzle, givens, puzzle.rules().to_vec())
    }))
}

fn without_givens(puzzle: &Puzzle) -> Puzzle {
    rebuilt(puzzle, BTreeMap::new(), puzzle.rules().to_vec())
}

/// The puzzle with every cell given, and more rules.
fn with_filling(puzzle: &Puzzle, filling: &Filling, extra: Vec<PlacedRule>) -> Puzzle {
    let givens = puzzle.board().cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    rebuilt(puzzle, givens, puzzle.rules().iter().cloned().chain(extra).collect())
}

/// The puzzle with other givens and rules, which fit it.
pub(super) fn rebuilt(puzzle: &Puzzle, givens: BTreeMap<Cell, Digit>, rules: Vec<PlacedRule>) -> Puzzle {
    let words = (puzzle.title().to_owned(), puzzle.author().to_owned());
    let changed = Puzzle::new(words.0, words.1, puzzle.board().clone(), givens, rules);
    let changed = changed.and_then(|changed| changed.with_symbols(puzzle.symbols().clone()));
    changed.expect("digits and rules of this board fit it")
}
