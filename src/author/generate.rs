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

impl Pattern {
    /// Whether another layout may be filled in where one cannot.
    fn has_random_board(&self) -> bool {
        match self {
            Pattern::Kind(kind) => kind.has_random_board(),
            Pattern::Like(_) | Pattern::Cells(..) => false,
        }
    }
}

/// After so many layouts that cannot be filled in, a kind is given up.
const MOST_LAYOUTS: u64 = 100;

/// So many fillings are thinned out in the hope for as few clues as are wished.
const MOST_FILLINGS: u32 = 20;

/// A puzzle of this pattern with exactly one solution. `wishes.seed` decides all of it.
///
/// When a number of clues is wished, further fillings are tried as long as more are needed; the fewest that were reached
/// are the result.
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
    if let Pattern::Cells(puzzle, cells) = pattern {
        let mut random = Random::of_part(wishes.seed, 0);
        let found = digits_for(&without_givens(puzzle), cells, &mut random, engine, control, each)?;
        let as_it_is = Wishes { seed: wishes.seed, clues: Some(usize::MAX), ..Wishes::default() };
        return minimise(&found, &as_it_is, engine, control, each);
    }
    let mut best: Option<Minimised> = None;
    let mut fillings = 0;
    for layout in 0..MOST_LAYOUTS {
        let made = match one(pattern, wishes, &mut Random::of_part(wishes.seed, layout), engine, control, each) {
            Ok(made) => made,
            Err(AuthorError::NotFillable) if pattern.has_random_board() => continue,
            // What there is already is a result.
            Err(AuthorError::Stopped(Stopped::OutOfTime)) if best.is_some() => break,
            Err(error) => return Err(error),
        };
        let reached = wishes.clues.is_none_or(|wished| made.clues <= wished);
        best = Some(match best {
            Some(best) if best.clues <= made.clues => best,
            _ => made,
        });
        fillings += 1;
        if reached || fillings == MOST_FILLINGS {
            break;
        }
    }
    best.ok_or(AuthorError::NotFillable)
}

/// A filling of a layout, thinned out.
fn one(
    pattern: &Pattern,
    wishes: &Wishes,
    random: &mut Random,
    engine: &mut dyn Engine,
    control: &Control,
    each: &mut dyn FnMut(Progress),
) -> Result<Minimised, AuthorError> {
    let empty = match pattern {
        Pattern::Kind(kind) => kind.empty(random),
        Pattern::Like(puzzle) | Pattern::Cells(puzzle, _) => without_givens(puzzle),
    };
    let filling = fill(&empty, random, engine, control)?.ok_or(AuthorError::NotFillable)?;
    let extra = match pattern {
        Pattern::Kind(kind) => kind.told_by(&empty, &filling, random),
        Pattern::Like(_) | Pattern::Cells(..) => vec![],
    };
    minimise(&with_filling(&empty, &filling, extra), wishes, engine, control, each)
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
