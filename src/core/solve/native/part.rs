//! The view that the search over several grids (`grids`) has of one of them: the grid's own search propagates and
//! proposes choices.

use super::depth::Choice;
use super::domains::Conflict;
use crate::solve::Statistics;

/// The number of digits, and of cells in a box: such grids have 9x9 cells.
pub(super) const DIGITS: usize = 9;

/// A choice proposed by a grid, with its score; larger is better.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceProposal {
    pub choice: Choice,
    pub score: u32,
}

impl ChoiceProposal {
    /// Returns the proposal of a cell with this weight and number of candidates, at least one.
    pub fn new(choice: Choice, weight: u32, candidates: u32) -> ChoiceProposal {
        // The division is exact for the usual numbers of candidates.
        ChoiceProposal { choice, score: 36 * weight / candidates }
    }
}

/// A search on one grid of 9x9 cells, with its current node and the nodes that it returns to. Cells and boxes are
/// numbered row by row; the places of a digit in a box are a bitmask with its rows nine bits apart.
pub(super) trait GridPart<'a>: Send {
    /// Saves the current node, in which nothing may be pending.
    fn save_node(&mut self);

    /// Returns to the node that was saved last.
    fn go_back(&mut self);

    /// Drops the node that was saved first.
    fn drop_first_node(&mut self);

    /// Returns the candidates of a cell.
    fn candidates(&self, cell: usize) -> u32;

    /// Fixes a cell to this digit.
    fn fix(&mut self, choice: Choice);

    /// Removes a candidate.
    fn remove(&mut self, choice: Choice);

    /// Returns whether something was changed and not propagated yet.
    fn is_pending(&self) -> bool;

    /// Propagates everything.
    ///
    /// # Errors
    /// Returns an error if there is no solution.
    fn propagate(&mut self) -> Result<(), Conflict>;

    /// Returns a bitmask of the boxes that lost places since the last call.
    fn changed_boxes(&mut self) -> u32;

    /// Returns the places of each digit in a box.
    fn places_in_box(&self, place: usize) -> [u32; DIGITS];

    /// Removes all places of a digit in a box but these.
    fn keep_in_box(&mut self, place: usize, digit: usize, kept: u32);

    /// Returns the grid's next choice; None if every cell is filled.
    fn propose(&self) -> Option<ChoiceProposal>;

    /// Returns the cell that was tried at the last conflict, if it should be tried next.
    fn last_conflict(&self) -> Option<Choice>;

    /// Records that trying this cell led to a conflict.
    fn set_last_conflict(&mut self, cell: usize);

    /// Announces that this is one of many queries about the same board, each with an assumption.
    fn set_one_of_many(&mut self);

    /// Returns the candidates of each cell.
    fn possible(&self) -> Vec<u32>;

    /// Sets the digits of each cell that were seen in solutions: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Returns whether all candidates were seen in solutions.
    fn has_only_seen(&self) -> bool;

    /// Returns the work so far.
    fn statistics(&self) -> Statistics;

    /// Resets the statistics.
    fn reset_statistics(&mut self);

    /// Returns a copy of the search.
    fn clone_box(&self) -> Box<dyn GridPart<'a> + 'a>;
}
