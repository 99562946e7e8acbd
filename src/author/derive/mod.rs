//! New puzzles from one: cells change places and digits change names so that every house and every rule keeps its
//! meaning. What comes out has as many solutions as the puzzle it came from, and they are those of that puzzle,
//! transformed in the same way.

mod moves;

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::AuthorError;
use crate::board::{Board, Layout, Random, Transformation};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::solve::{Control, Stopped};

/// How many puzzles, and how they may differ from the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeriveOptions {
    /// How many puzzles are asked for.
    pub count: usize,
    /// The same seed gives the same puzzles.
    pub seed: u64,
    /// Whether cells may change places.
    pub places: bool,
    /// Whether digits may change names.
    pub digits: bool,
}

impl Default for DeriveOptions {
    fn default() -> DeriveOptions {
        DeriveOptions { count: 1, seed: 0, places: true, digits: true }
    }
}

/// How many puzzles are derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeriveProgress {
    /// Puzzles derived so far.
    pub done: usize,
    /// Puzzles that were asked for.
    pub of: usize,
}

/// A derived puzzle, and how it came about.
#[derive(Clone, PartialEq, Debug)]
pub struct Derived {
    /// The puzzle, with the givens and rules where they are now.
    pub puzzle: Puzzle,
    /// It turns a solution of the first puzzle into one of this.
    pub step: Transformation,
}

/// After so many random puzzles one after the other that were there already, all that exist are listed instead.
const MOST_REPEATS: usize = 50;

/// Where there are few puzzles, so many times as many as are asked for are listed, and random ones of them taken.
const SPARE: usize = 8;

/// Puzzles with the same board and solutions that correspond: no two of them the same, and none the same as the
/// first. Same means the same givens and the same rules.
///
/// Each comes from a long random walk over simple transformations ([`crate::board::Layout`] says which keep the board,
/// and [`crate::variant::Meaning::transformed`] which keep a rule), so that one derived puzzle is about as likely as
/// another.
///
/// # Errors
/// When there are fewer such puzzles, or the work was stopped.
pub fn derive(
    puzzle: &Puzzle,
    options: &DeriveOptions,
    control: &Control,
    each: &mut dyn FnMut(DeriveProgress),
) -> Result<Vec<Derived>, AuthorError> {
    derive_as(puzzle, options, control, each, |derived| derived)
}

/// As [`derive()`], when less than whole puzzles is kept: `make` says what of each, so that there may be millions.
///
/// # Errors
/// As for [`derive()`].
pub fn derive_as<T>(
    puzzle: &Puzzle,
    options: &DeriveOptions,
    control: &Control,
    each: &mut dyn FnMut(DeriveProgress),
    make: impl Fn(Derived) -> T,
) -> Result<Vec<T>, AuthorError> {
    let source = Source::new(puzzle, options, control)?;
    let mut seen = HashSet::from([key(puzzle)]);
    let mut found = Vec::new();
    let mut repeats = 0;
    for number in 0.. {
        if found.len() == options.count {
            break;
        }
        if repeats == MOST_REPEATS {
            return Ok(source.listed(options, control)?.into_iter().map(make).collect());
        }
        control.check()?;
        let step = source.walk(&mut Random::of_part(options.seed, number), control)?;
        let derived = transformed(puzzle, &step).expect("every step of the walk keeps the rules");
        if seen.insert(key(&derived)) {
            found.push(make(Derived { puzzle: derived, step }));
            each(DeriveProgress { done: found.len(), of: options.count });
            repeats = 0;
        } else {
            repeats += 1;
        }
    }
    Ok(found)
}

/// The puzzle with its cells in other places and its digits under other names; None when a rule that is on cannot be
/// said any more. A rule that is off and cannot be said is left out, and so is a decoration.
pub fn transformed(puzzle: &Puzzle, step: &Transformation) -> Option<Puzzle> {
    let can_go = |placed: &PlacedRule| !placed.on || placed.rule.is_decoration();
    puzzle.transformed(step, &can_go).ok()
}

/// The ways in which a board as a whole is turned or mirrored into itself; the first leaves it as it is.
pub(super) fn turns_of(board: &Board) -> Vec<Transformation> {
    std::iter::once(Transformation::identity(board)).chain(moves::symmetries(board, &Layout::of(board))).collect()
}

/// The simple ways to give digits new names: each exchange of two, and those of all at once.
pub(super) fn renamings_of(board: &Board) -> Vec<Transformation> {
    moves::of_digits(board)
}

/// A number for what makes a puzzle on its board: the givens, and in any order the rules that mean something. Were two
/// puzzles to have the same, one of them would not be among the derived ones: of a million, once in 30 million times.
fn key(puzzle: &Puzzle) -> u64 {
    let given = |cell| puzzle.givens().get(cell).map_or(0, |digit| digit.value());
    let mut rules: Vec<String> = puzzle.rules_meant().map(|(_, placed)| format!("{:?}", placed.rule)).collect();
    rules.sort_unstable();
    let givens: Vec<u8> = puzzle.board().cells().iter().map(given).collect();
    let mut hasher = DefaultHasher::new();
    (givens, rules).hash(&mut hasher);
    hasher.finish()
}

/// A puzzle and the simple transformations of its board.
struct Source<'a> {
    puzzle: &'a Puzzle,
    places: Vec<Transformation>,
    digits: Vec<Transformation>,
    /// Symmetries that the puzzle keeps only if digits change their names as well.
    both: Vec<Transformation>,
}

impl<'a> Source<'a> {
    fn new(puzzle: &'a Puzzle, options: &DeriveOptions, control: &Control) -> Result<Source<'a>, Stopped> {
        let board = puzzle.board();
        let places = if options.places { moves::of_cells(board) } else { vec![] };
        let digits = if options.digits { moves::of_digits(board) } else { vec![] };
        let mut source = Source { puzzle, places, digits, both: vec![] };
        if options.places && options.digits {
            for (alone, both) in moves::of_both(board) {
                if !source.is_kept(&alone, control)? && source.is_kept(&both, control)? {
                    source.both.push(both);
                }
            }
        }
        Ok(source)
    }

    /// Whether the rules that are on can still be said.
    fn is_kept(&self, step: &Transformation, control: &Control) -> Result<bool, Stopped> {
        let board = self.puzzle.board();
        for (_, placed) in self.puzzle.rules_meant() {
            control.check()?;
            if placed.rule.transformed(board, step).is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Many simple transformations one after the other, each of which keeps the rules where it stands.
    fn walk(&self, random: &mut Random, control: &Control) -> Result<Transformation, Stopped> {
        let mut step = Transformation::identity(self.puzzle.board());
        for moves in [&self.places, &self.digits, &self.both] {
            // Long enough that each of them is likely to be among them several times.
            for _ in 0..4 * moves.len() {
                let next = step.then(&moves[random.below(moves.len())]);
                if self.is_kept(&next, control)? {
                    step = next;
                }
            }
        }
        Ok(step)
    }

    /// The puzzles that can be reached, listed from the first one on, and as many of them as are asked for.
    fn listed(&self, options: &DeriveOptions, control: &Control) -> Result<Vec<Derived>, AuthorError> {
        let most = options.count.saturating_mul(SPARE);
        let mut seen = HashSet::from([key(self.puzzle)]);
        let mut found: Vec<Derived> = Vec::new();
        let mut waiting: VecDeque<Transformation> = [Transformation::identity(self.puzzle.board())].into();
        'list: while let Some(step) = waiting.pop_front() {
            for simple in self.places.iter().chain(&self.digits).chain(&self.both) {
                control.check()?;
                let next = step.then(simple);
                let Some(puzzle) = transformed(self.puzzle, &next) else { continue };
                if seen.insert(key(&puzzle)) {
                    waiting.push_back(next.clone());
                    found.push(Derived { puzzle, step: next });
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
