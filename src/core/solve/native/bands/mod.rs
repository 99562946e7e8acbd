//! The search for square boards with square boxes on which nearly all shapes are groups of cells with different digits:
//! the classic board of 9x9 cells, alone or as one of several grids, and boards of 16x16 cells. They may also have
//! diagonals, further regions, a knight's move and the like, and some pairs, such as those of thermometers.
//!
//! **Memory.** The places of each digit are a set of cells, one word for each band, side by side in registers of the
//! processor (`minirows`). A node takes 160 bytes on 9x9 boards and 544 on 16x16.
//!
//! **Propagation** (`state`) begins with the digits that lost a place, one by one: their rows, columns and boxes take
//! some 50 instructions without a branch on 9x9 boards, and a few lookup tables on 16x16. Other houses are searched one
//! by one. Then one pass over all digits removes the other digits from filled cells and finds the naked singles; this
//! repeats until no digit has lost a place. With this propagation the hardest classics take half the time of the narrow
//! search, and 16x16 boards a sixth of the time of the wide search and learning together.
//!
//! Pairs are propagated last, and only those of cells that changed. A 16x16 board with thermometers takes a sixth of
//! the time, too. One with random inequalities takes 1/20 of the time if there are 40 to 100 of them and 1/11 if there
//! are 130, but five times as long if there are 400: there the wide search is better, as it turns to learning sooner.
//!
//! `choose` makes the choices; `part` is the search on one grid of several, also with diagonals and pairs: samurai with
//! thermometers take 0.7 times as long as with narrow searches.

mod choose;
mod layout;
mod part;
mod state;

use super::conflicts::{CONFLICT, ConflictWeights};
use super::depth::{Choice, NodeOperations, SearchStatus};
use super::domains::digits;
use super::minirows::{CellBits, is_empty};
use super::shapes::QueryShapes;
use crate::board::{Digit, Filling};
use crate::solve::{Control, SolveError};
use state::{BandsNode, BandsState};

pub(super) use layout::BandsLayout;
pub(super) use part::BandsPart;

/// One query about a board, and the search for its solutions.
#[derive(Clone)]
pub(super) struct Bands<'a, C, const D: usize> {
    state: BandsState<'a, C, D>,
    above: Vec<(BandsNode<C, D>, Choice)>,
    /// For each digit, the cells in which a solution had it: other candidates are tried first.
    seen: [C; D],
    status: SearchStatus,
    conflicts: ConflictWeights,
    /// The root, kept while something is assumed.
    root: BandsNode<C, D>,
}

impl<'a, C: CellBits, const D: usize> Bands<'a, C, D> {
    /// Returns a query about the cells of a layout with these domains.
    pub fn new(layout: &'a BandsLayout<C>, asked: &QueryShapes<'_>) -> Bands<'a, C, D> {
        let state = BandsState::new(layout, asked);
        Bands {
            root: state.node,
            state,
            above: Vec::new(),
            seen: [C::NONE; D],
            status: SearchStatus::default(),
            conflicts: ConflictWeights::new(C::CELLS),
        }
    }

    /// Propagates in the current node; sets `is_done`.
    fn conclude(&mut self) {
        let outcome = self.state.propagate(&mut self.status.statistics.propagations);
        self.status.is_done = outcome.is_err();
        if let Err(cells) = outcome
            && !is_empty(cells)
        {
            self.conflicts.add(cells.each().map(|cell| (cell, CONFLICT)));
        }
    }
}

impl<C: CellBits, const D: usize> NodeOperations for Bands<'_, C, D> {
    /// These nodes take a quarter of a millisecond at most.
    const NODES_BETWEEN_CHECKS: u64 = 64;

    #[inline]
    fn status(&self) -> &SearchStatus {
        &self.status
    }

    #[inline]
    fn status_mut(&mut self) -> &mut SearchStatus {
        &mut self.status
    }

    fn propagate_root(&mut self, _: &Control) -> Result<(), SolveError> {
        self.conclude();
        Ok(())
    }

    #[inline]
    fn choose(&self) -> Option<Choice> {
        let few = self.state.open_cells()?;
        let last = self.conflicts.last().filter(|&cell| few.two.has(cell));
        let best = || self.state.best_cell(&few, |cell| self.conflicts.weight(cell)).map(|best| best.cell);
        let cell = last.or_else(best)?;
        Some(Choice { digit: self.state.digit_of(cell, &self.seen), cell })
    }

    #[inline]
    fn try_choice(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.above.push((self.state.node, choice));
        self.state.fix(choice.digit, choice.cell);
        self.conclude();
        Ok(())
    }

    #[inline]
    fn record_failure(&mut self, choice: Choice) {
        self.conflicts.set_last(choice.cell);
    }

    #[inline]
    fn is_below_root(&self) -> bool {
        !self.above.is_empty()
    }

    #[inline]
    fn reject_last(&mut self, control: &Control) -> Result<(), SolveError> {
        let Some((node, choice)) = self.above.pop() else { return Ok(()) };
        self.state.go_back(node);
        self.remove_candidate(choice, control)
    }

    fn split(&mut self) -> Self {
        let first = self.above.remove(0);
        Bands { above: vec![first], status: SearchStatus::default(), ..self.clone() }
    }

    fn assume(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.root = self.state.node;
        self.state.fix(choice.digit, choice.cell);
        self.conclude();
        Ok(())
    }

    fn release(&mut self) {
        self.above.clear();
        self.state.go_back(self.root);
    }

    #[inline]
    fn remove_candidate(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.state.remove(choice.digit, choice.cell);
        self.conclude();
        Ok(())
    }

    fn all_candidates(&self) -> Vec<u32> {
        self.state.possible()
    }

    fn filling(&self) -> Filling {
        let mut digits = vec![Digit::from_index(0); C::CELLS];
        for (digit, &places) in self.state.node.places.iter().enumerate() {
            places.each().for_each(|cell| digits[cell] = Digit::from_index(digit));
        }
        Filling::new(digits)
    }

    fn has_only_seen(&self) -> bool {
        self.state.has_only(&self.seen)
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen = [C::NONE; D];
        for (cell, &seen) in seen.iter().enumerate() {
            digits(seen).for_each(|digit| self.seen[digit].insert(cell));
        }
    }
}
