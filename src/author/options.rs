//! The options, the progress and the result of removing clues and of generating puzzles.

use std::collections::BTreeSet;

use super::clues::{Clue, first_off_board};
use super::error::AuthorError;
use super::goals::Goals;
use super::order::Preference;
use super::rate::Rating;
use super::symmetry::{Symmetry, SymmetryScope};
use crate::board::{Cell, CellSet, Filling, OutsidePosition};
use crate::puzzle::Puzzle;

/// Options for removing clues and for generating puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinimiseOptions {
    /// The symmetry of the pattern of clues.
    pub symmetry: Symmetry,
    /// The area that is symmetric: the whole board or each grid separately.
    pub scope: SymmetryScope,
    /// The cells whose givens are pinned.
    pub pinned: CellSet,
    /// The outside positions whose clues are pinned.
    pub pinned_outside: BTreeSet<OutsidePosition>,
    /// The rules that may be removed as a whole, after the clues, by their index in the list. Disabled rules are
    /// ignored, and so are rules with outside clues, whose clues are removed one by one.
    pub removable_rules: BTreeSet<usize>,
    /// True if unneeded marks may be removed from new puzzles, after the clues. Marks are rules of a kind that occurs
    /// many times, such as cages. At least one of each kind stays.
    pub remove_marks: bool,
    /// The criterion for comparing results.
    pub prefer: Preference,
    /// The goals for the solving path. Clues are added and removed until it meets them.
    pub goals: Goals,
    /// The number of clues at which to stop, or `None` to remove as many as possible.
    pub target_clues: Option<usize>,
    /// The number of random orders to try. The best result wins.
    pub tries: u32,
    /// The seed. Together with the puzzle and the other options it determines the result.
    pub seed: u64,
}

impl Default for MinimiseOptions {
    fn default() -> MinimiseOptions {
        MinimiseOptions {
            symmetry: Symmetry::default(),
            scope: SymmetryScope::default(),
            pinned: CellSet::default(),
            pinned_outside: BTreeSet::new(),
            removable_rules: BTreeSet::new(),
            remove_marks: false,
            prefer: Preference::default(),
            goals: Goals::default(),
            target_clues: None,
            tries: 1,
            seed: 0,
        }
    }
}

impl MinimiseOptions {
    /// Checks that the options fit the puzzle.
    ///
    /// # Errors
    /// Returns an error if the options refer to something that the puzzle does not have.
    pub(super) fn check(&self, puzzle: &Puzzle) -> Result<(), AuthorError> {
        if let Some(cell) = first_off_board(puzzle, &self.pinned) {
            return Err(AuthorError::PinnedCellOffBoard { cell });
        }
        let grid = |outside_position: &OutsidePosition| puzzle.board().grid(outside_position.grid);
        let is_there = |at: &OutsidePosition| {
            grid(at).is_some_and(|grid| OutsidePosition::all(at.grid, grid).any(|other| other == *at))
        };
        if let Some(&outside_position) = self.pinned_outside.iter().find(|outside_position| !is_there(outside_position))
        {
            return Err(AuthorError::PinnedPositionMissing { outside_position });
        }
        match self.removable_rules.iter().find(|&&rule| rule >= puzzle.rules().len()) {
            Some(rule) => Err(AuthorError::UnknownRule { number: rule + 1 }),
            None => Ok(()),
        }
    }

    /// Returns whether a new puzzle meets the options, so that no other filling needs to be tried.
    pub(super) fn are_met_by(&self, made: &MinimisedPuzzle) -> bool {
        let few_clues = self.target_clues.is_none_or(|wished| made.clues <= wished);
        let few_givens = match self.prefer {
            Preference::FewestGivens => self.target_clues.is_some() || made.puzzle.givens().is_empty(),
            Preference::FewestClues | Preference::EvenSpread => true,
        };
        few_clues && few_givens
    }

    /// Returns the amounts to minimise in a new puzzle, compared in this order.
    pub(super) fn amounts(&self, made: &MinimisedPuzzle) -> (usize, usize) {
        match self.prefer {
            Preference::FewestClues | Preference::EvenSpread => (0, made.clues),
            Preference::FewestGivens => (made.puzzle.givens().len(), made.clues),
        }
    }

    /// Returns whether a clue is pinned.
    pub(super) fn keeps(&self, clue: &Clue) -> bool {
        match clue {
            Clue::Given { cell, .. } => self.pinned.contains(*cell),
            Clue::Outside { outside_position, .. } => self.pinned_outside.contains(outside_position),
            Clue::Mark { .. } | Clue::Rule { .. } => false,
        }
    }
}

/// The progress of a search, for a progress display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MinimiseProgress {
    /// The current try, from 1.
    pub attempt: u32,
    /// The number of tries requested.
    pub tries: u32,
    /// The cell or outside position of the clue just tried, or `None` for a rule.
    pub last_position: Option<Cell>,
    /// The number of clues left: givens and outside clues.
    pub clues: usize,
    /// The number of clues in the best of the finished tries.
    pub best: Option<usize>,
    /// The number of engine queries so far.
    pub queries: u64,
    /// The number of puzzles rated so far, if there are goals for the path. Restarts at 0 for each puzzle from which
    /// the search for the goals starts.
    pub rated: u64,
}

/// A puzzle with fewer clues and the same unique solution.
#[derive(Clone, PartialEq, Debug)]
pub struct MinimisedPuzzle {
    /// The puzzle with fewer clues.
    pub puzzle: Puzzle,
    /// Its only solution, which is also that of the original puzzle.
    pub solution: Filling,
    /// The number of givens and outside clues.
    pub clues: usize,
    /// The clues removed, as clues of the original puzzle.
    pub removed: Vec<Clue>,
    /// True if no clue can be removed: without any one of them, including pinned clues and removable rules, there are
    /// several solutions. False if time ran out before that was proved.
    pub irreducible: bool,
    /// The number of engine queries.
    pub queries: u64,
    /// The rating and its distance from the goals, or `None` if there were no goals.
    pub goal_rating: Option<GoalRating>,
}

/// A puzzle's rating and its distance from the goals.
#[derive(Clone, PartialEq, Debug)]
pub struct GoalRating {
    /// The rating, with the path.
    pub rating: Rating,
    /// The distance from the goals; 0 if it meets them.
    pub distance: f64,
}

impl GoalRating {
    /// Returns whether the goals are met.
    pub fn is_met(&self) -> bool {
        self.distance == 0.0
    }
}
