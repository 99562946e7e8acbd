//! A grid of several that share boxes, as the search over all of them sees it (`grids`): the search that suits the grid
//! draws the conclusions and says what it would try.

use super::depth::Choice;
use super::domains::Conflict;
use crate::solve::Statistics;

/// How many digits there are, and cells in a box: such grids are of 9x9 cells.
pub(super) const DIGITS: usize = 9;

/// What a grid would try, and how much hangs on it: the more the better.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proposal {
    pub choice: Choice,
    pub score: u32,
}

impl Proposal {
    /// A cell of this weight with so many candidates, at least one.
    pub fn new(choice: Choice, weight: u32, candidates: u32) -> Proposal {
        // Divided without loss by the usual numbers of candidates.
        Proposal { choice, score: 36 * weight / candidates }
    }
}

/// A search on one grid of 9x9 cells, its current node, and the nodes that it goes back to. Cells and boxes are
/// numbered row by row; the places of a digit in a box are a bit each, its rows nine bits apart.
pub(super) trait Part<'a>: Send {
    /// Keeps the current node, to go back to it. Nothing waits for being propagated there.
    fn keep_node(&mut self);

    /// Goes back to the node that was kept last.
    fn go_back(&mut self);

    /// Forgets the node that was kept first.
    fn forget_first(&mut self);

    /// The candidates of a cell.
    fn candidates(&self, cell: usize) -> u32;

    /// Gives a cell this digit and no other.
    fn fix(&mut self, choice: Choice);

    /// Takes a candidate away.
    fn remove(&mut self, choice: Choice);

    /// Whether something was changed and not propagated.
    fn is_pending(&self) -> bool;

    /// Draws all conclusions.
    ///
    /// # Errors
    /// When there is no solution.
    fn conclude(&mut self) -> Result<(), Conflict>;

    /// The boxes, a bit each, in which places went since this was asked last.
    fn changed_boxes(&mut self) -> u32;

    /// For each digit its places in a box.
    fn places_in_box(&self, place: usize) -> [u32; DIGITS];

    /// Takes all places but these of a digit from a box.
    fn keep_in_box(&mut self, place: usize, digit: usize, kept: u32);

    /// What to try next; None when every cell is filled.
    fn propose(&self) -> Option<Proposal>;

    /// The cell that was tried when a conflict last came up, where it should be the next to try.
    fn last_conflict(&self) -> Option<Choice>;

    /// What was tried in this cell led to a conflict.
    fn set_last_conflict(&mut self, cell: usize);

    /// From now on this is one question of many about the same board, each with something assumed.
    fn set_one_of_many(&mut self);

    /// For each cell its candidates.
    fn possible(&self) -> Vec<u32>;

    /// For each cell the digits that solutions were seen with: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Whether all candidates were seen in solutions.
    fn has_only_seen(&self) -> bool;

    /// What was propagated so far.
    fn statistics(&self) -> Statistics;

    /// Counts from nothing again.
    fn forget_statistics(&mut self);

    /// The same search once more.
    fn boxed(&self) -> Box<dyn Part<'a> + 'a>;
}
