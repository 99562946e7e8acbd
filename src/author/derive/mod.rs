//! Variations of a puzzle: cells change places and digits change names so that every house and every rule keeps its
//! meaning. A variation has as many solutions as the original puzzle: the same ones, transformed in the same way.

mod moves;

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::error::AuthorError;
use crate::board::{Board, HouseLayout, Random, Transformation};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::solve::{Control, SolveError};

/// Options for the number and kind of variations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeriveOptions {
    /// The number of puzzles requested.
    pub count: usize,
    /// The seed. The same seed gives the same puzzles.
    pub seed: u64,
    /// True if cells may change places.
    pub move_cells: bool,
    /// True if digits may change names.
    pub rename_digits: bool,
}

impl Default for DeriveOptions {
    fn default() -> DeriveOptions {
        DeriveOptions { count: 1, seed: 0, move_cells: true, rename_digits: true }
    }
}

/// The progress of a derivation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeriveProgress {
    /// The number of puzzles derived so far.
    pub done: usize,
    /// The number of puzzles requested.
    pub total: usize,
}

/// A variation of a puzzle and its transformation.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation {
    /// The variation.
    pub puzzle: Puzzle,
    /// The transformation from the original puzzle and its solutions to this one.
    pub step: Transformation,
}

/// The number of consecutive repeats among random puzzles after which all variations are enumerated instead.
const MAX_REPEATS: usize = 50;

/// The number of variations enumerated for each requested one, if there are few variations. A random choice of them is
/// returned.
const LISTED_PER_REQUESTED: usize = 8;

/// Returns variations of a puzzle, on the same board and with corresponding solutions. No two of them are the same, and
/// none is the same as the original: each differs in its givens or its rules.
///
/// Each results from a long random walk over simple transformations ([`crate::board::HouseLayout`] says which keep the
/// board, and [`crate::variant::DynRule::transformed`] which keep a rule), so that all variations are about equally
/// likely.
///
/// # Errors
/// Returns an error if there are fewer variations, or the work was stopped.
pub fn derive(
    puzzle: &Puzzle,
    options: &DeriveOptions,
    control: &Control,
    progress: &mut dyn FnMut(DeriveProgress),
) -> Result<Vec<Variation>, AuthorError> {
    derive_as(puzzle, options, control, progress, |derived| derived)
}

/// Derives puzzles as [`derive()`] does but keeps only what `make` returns for each, so that there may be millions.
///
/// # Errors
/// Returns the same errors as [`derive()`].
pub fn derive_as<T>(
    puzzle: &Puzzle,
    options: &DeriveOptions,
    control: &Control,
    progress: &mut dyn FnMut(DeriveProgress),
    make: impl Fn(Variation) -> T,
) -> Result<Vec<T>, AuthorError> {
    let source = DeriveSource::new(puzzle, options, control)?;
    let mut seen = HashSet::from([key(puzzle)]);
    let mut found = Vec::new();
    let mut repeats = 0;
    for number in 0.. {
        if found.len() == options.count {
            break;
        }
        // Random walks hardly find anything new, so there are few variations, and they are enumerated.
        if repeats == MAX_REPEATS {
            return Ok(source.enumerate(options, control)?.into_iter().map(make).collect());
        }
        control.check()?;
        let step = source.random_walk(&mut Random::for_part(options.seed, number), control)?;
        let derived = transformed(puzzle, &step).expect("every step of the walk keeps the rules");
        if seen.insert(key(&derived)) {
            found.push(make(Variation { puzzle: derived, step }));
            progress(DeriveProgress { done: found.len(), total: options.count });
            repeats = 0;
        } else {
            repeats += 1;
        }
    }
    Ok(found)
}

/// Returns the puzzle with its cells in other places and its digits under other names, or `None` if an enabled rule
/// cannot express the result. Disabled rules and decorations are dropped if they cannot express it.
pub fn transformed(puzzle: &Puzzle, step: &Transformation) -> Option<Puzzle> {
    let can_go = |placed: &PlacedRule| !placed.on || placed.rule.is_decoration();
    puzzle.transformed(step, &can_go).ok()
}

/// Returns the turns and reflections that map the board to itself, starting with the identity.
pub(super) fn turns_of(board: &Board) -> Vec<Transformation> {
    std::iter::once(Transformation::identity(board)).chain(moves::symmetries(board, &HouseLayout::of(board))).collect()
}

/// Returns the simple renamings of digits: exchanges of two digits, and renamings of all at once.
pub(super) fn renamings_of(board: &Board) -> Vec<Transformation> {
    moves::of_digits(board)
}

/// Returns a hash of the givens and of the effective rules, regardless of their order. If two variations have the same
/// hash, one of them is lost; with a million variations this happens once in 30 million runs.
fn key(puzzle: &Puzzle) -> u64 {
    let given = |cell| puzzle.givens().get(cell).map_or(0, |digit| digit.value());
    let mut rules: Vec<String> = puzzle.effective_rules().map(|(_, placed)| placed.meaning_key()).collect();
    rules.sort_unstable();
    let givens: Vec<u8> = puzzle.board().cells().iter().map(given).collect();
    let mut hasher = DefaultHasher::new();
    (givens, rules).hash(&mut hasher);
    hasher.finish()
}

/// A puzzle and the simple transformations of its board.
struct DeriveSource<'a> {
    puzzle: &'a Puzzle,
    places: Vec<Transformation>,
    digits: Vec<Transformation>,
    /// Symmetries of the board that keep the rules only if digits change names as well.
    both: Vec<Transformation>,
}

impl<'a> DeriveSource<'a> {
    fn new(puzzle: &'a Puzzle, options: &DeriveOptions, control: &Control) -> Result<DeriveSource<'a>, SolveError> {
        let board = puzzle.board();
        let places = if options.move_cells { moves::of_cells(board) } else { vec![] };
        let digits = if options.rename_digits { moves::of_digits(board) } else { vec![] };
        let mut source = DeriveSource { puzzle, places, digits, both: vec![] };
        if options.move_cells && options.rename_digits {
            for (alone, both) in moves::of_cells_and_digits(board) {
                if !source.keeps_rules(&alone, control)? && source.keeps_rules(&both, control)? {
                    source.both.push(both);
                }
            }
        }
        Ok(source)
    }

    /// Returns whether the effective rules can express the result of this transformation.
    fn keeps_rules(&self, step: &Transformation, control: &Control) -> Result<bool, SolveError> {
        let board = self.puzzle.board();
        for (_, placed) in self.puzzle.effective_rules() {
            control.check()?;
            if placed.transformed(board, step).is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns a product of many random simple transformations, such that the rules are kept after each of them.
    fn random_walk(&self, random: &mut Random, control: &Control) -> Result<Transformation, SolveError> {
        let mut step = Transformation::identity(self.puzzle.board());
        for moves in [&self.places, &self.digits, &self.both] {
            // The walk is long enough that each simple transformation is likely to occur several times.
            for _ in 0..4 * moves.len() {
                let next = step.then(&moves[random.below(moves.len())]);
                if self.keeps_rules(&next, control)? {
                    step = next;
                }
            }
        }
        Ok(step)
    }

    /// Enumerates the reachable puzzles breadth-first from the original and returns a random choice of the requested
    /// number.
    fn enumerate(&self, options: &DeriveOptions, control: &Control) -> Result<Vec<Variation>, AuthorError> {
        let most = options.count.saturating_mul(LISTED_PER_REQUESTED);
        let mut seen = HashSet::from([key(self.puzzle)]);
        let mut found: Vec<Variation> = Vec::new();
        let mut waiting: VecDeque<Transformation> = [Transformation::identity(self.puzzle.board())].into();
        'list: while let Some(step) = waiting.pop_front() {
            for simple in self.places.iter().chain(&self.digits).chain(&self.both) {
                control.check()?;
                let next = step.then(simple);
                let Some(puzzle) = transformed(self.puzzle, &next) else { continue };
                if seen.insert(key(&puzzle)) {
                    waiting.push_back(next.clone());
                    found.push(Variation { puzzle, step: next });
                    if found.len() == most {
                        break 'list;
                    }
                }
            }
        }
        if found.len() < options.count {
            return Err(AuthorError::TooFewDerived { found: found.len(), wanted: options.count });
        }
        Random::new(options.seed).shuffle(&mut found);
        found.truncate(options.count);
        Ok(found)
    }
}
