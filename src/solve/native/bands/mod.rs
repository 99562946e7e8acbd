//! The search for square boards with square boxes on which cells do little but differ: the classic of 9x9 cells, alone
//! or as one of several grids, and 16x16, also with diagonals, further regions, cells that differ a knight's move apart
//! and the like, and with some pairs, such as those of thermometers.
//!
//! **In memory** the places of each digit are a set of cells, as many words as there are bands, which lie side by side
//! in registers of the processor (`minirows`). A node is 160 bytes or 544.
//!
//! **Conclusions** (`state`) begin with the digits that lost a place, one by one: what their rows, columns and boxes
//! say is some 50 instructions without a branch on 9x9 boards, and a few tables on those of 16x16. Other houses are
//! looked through one by one. Then one pass over all digits takes the cells that are filled from the other digits and
//! finds the naked singles; it goes on until no digit has lost a place. The hardest classics take half the time of the
//! narrow search so, and boards of 16x16 a sixth of the time that the wide search and learning take together. Pairs
//! come last, and only those of cells that changed: with thermometers 16x16 takes a sixth of the time, too. For 16x16
//! with random inequalities it is 1/20 of the time with 40 to 100 of them, 1/11 with 130, but with 400 it is five times
//! as much: there the wide search is the better one, as learning has its turn sooner.
//!
//! `choose` says what to try; `part` is the search on one grid of several, which takes grids with diagonals and pairs
//! too: with thermometers samurai take 0.7 times the time that they take with narrow searches.

mod choose;
mod layout;
mod part;
mod state;

use super::conflicts::{CONFLICT, Conflicts};
use super::depth::{Choice, Depth, Ended, Steps, Wanted, explore};
use super::domains::digits;
use super::minirows::{Cells, is_empty};
use super::shapes::Asked;
use crate::board::{Digit, Filling};
use crate::solve::{Control, Statistics, Stopped};
use state::{Node, State};

pub(super) use layout::BandsLayout;
pub(super) use part::BandsPart;

/// How many nodes may pass between two checks of the control: a quarter of a millisecond at most.
const NODES_BETWEEN_CHECKS: u64 = 64;

/// One question about a board, and the search for its answers.
#[derive(Clone)]
pub(super) struct Bands<'a, C, const D: usize> {
    state: State<'a, C, D>,
    above: Vec<(Node<C, D>, Choice)>,
    /// For each digit the cells in which a solution had it: others are tried first.
    seen: [C; D],
    statistics: Statistics,
    /// Whether the current node is done with: it has no solution, or its solution was handed over.
    is_done: bool,
    conflicts: Conflicts,
    /// The root, while something is assumed.
    root: Node<C, D>,
}

impl<'a, C: Cells, const D: usize> Bands<'a, C, D> {
    /// A question about the cells of a layout with these domains.
    pub fn new(layout: &'a BandsLayout<C>, asked: &Asked<'_>) -> Bands<'a, C, D> {
        let state = State::new(layout, asked);
        Bands {
            root: state.node,
            state,
            above: Vec::new(),
            seen: [C::NONE; D],
            statistics: Statistics::default(),
            is_done: false,
            conflicts: Conflicts::new(C::CELLS),
        }
    }

    /// Tries a digit.
    fn try_choice(&mut self, choice: Choice) {
        self.statistics.nodes += 1;
        self.above.push((self.state.node, choice));
        self.state.fix(choice.digit, choice.cell);
        self.conclude();
        if self.is_done {
            self.conflicts.set_last(choice.cell);
        }
    }

    /// Goes back to a node, and takes the digit away that was tried there.
    fn reject(&mut self, node: Node<C, D>, choice: Choice) {
        self.statistics.backtracks += 1;
        self.state.go_back(node);
        self.state.remove(choice.digit, choice.cell);
        self.conclude();
    }

    /// Draws the conclusions in a node; sets `is_done`.
    fn conclude(&mut self) {
        let outcome = self.state.propagate(&mut self.statistics.propagations);
        self.is_done = outcome.is_err();
        if let Err(cells) = outcome
            && !is_empty(cells)
        {
            self.conflicts.add(cells.each().map(|cell| (cell, CONFLICT)));
        }
    }

    /// What to try next; None when every cell is filled.
    fn best_choice(&self) -> Option<Choice> {
        let few = self.state.few()?;
        let last = self.conflicts.last().filter(|&cell| few.two.has(cell));
        let best = || self.state.best_cell(&few, |cell| self.conflicts.weight(cell)).map(|best| best.cell);
        let cell = last.or_else(best)?;
        Some(Choice { digit: self.state.digit_of(cell, &self.seen), cell })
    }
}

impl<C: Cells, const D: usize> Steps for Bands<'_, C, D> {
    #[inline]
    fn is_done(&self) -> bool {
        self.is_done
    }

    #[inline]
    fn set_done(&mut self) {
        self.is_done = true;
    }

    #[inline]
    fn choose(&self) -> Option<Choice> {
        self.best_choice()
    }

    #[inline]
    fn descend(&mut self, choice: Choice, control: &Control) -> Result<(), Stopped> {
        self.try_choice(choice);
        if self.statistics.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            control.report_nodes(self.statistics.nodes);
            control.check()?;
        }
        Ok(())
    }

    #[inline]
    fn retreat(&mut self, _: &Control) -> Result<bool, Stopped> {
        let Some((node, choice)) = self.above.pop() else { return Ok(false) };
        self.reject(node, choice);
        Ok(true)
    }

    #[inline]
    fn nodes(&self) -> u64 {
        self.statistics.nodes
    }

    fn filling(&self) -> Filling {
        let mut digits = vec![Digit::from_index(0); C::CELLS];
        for (digit, &places) in self.state.node.places.iter().enumerate() {
            places.each().for_each(|cell| digits[cell] = Digit::from_index(digit));
        }
        Filling::new(digits)
    }
}

impl<'a, C: Cells, const D: usize> Depth<'a> for Bands<'a, C, D> {
    fn begin(&mut self, control: &Control) -> Result<(), Stopped> {
        control.check()?;
        self.conclude();
        Ok(())
    }

    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wanted,
    ) -> Result<Ended, Stopped> {
        explore(self, budget, control, each)
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn possible(&self) -> Option<Vec<u32>> {
        (!self.is_done).then(|| self.state.possible())
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen = [C::NONE; D];
        for (cell, &seen) in seen.iter().enumerate() {
            digits(seen).for_each(|digit| self.seen[digit].insert(cell));
        }
    }

    fn fork(&mut self, _: &Control) -> Result<Option<Box<dyn Depth<'a> + 'a>>, Stopped> {
        if self.above.is_empty() {
            let Some(choice) = (if self.is_done { None } else { self.best_choice() }) else { return Ok(None) };
            self.try_choice(choice);
        }
        let (node, choice) = self.above.remove(0);
        let mut other = Bands { above: Vec::new(), statistics: Statistics::default(), ..self.clone() };
        other.reject(node, choice);
        Ok(Some(Box::new(other)))
    }

    fn assume(&mut self, cell: usize, digit: usize, _: &Control) -> Result<(), Stopped> {
        self.root = self.state.node;
        self.state.fix(digit, cell);
        self.conclude();
        Ok(())
    }

    fn release(&mut self) {
        self.above.clear();
        self.state.go_back(self.root);
        self.is_done = false;
    }

    fn exclude(&mut self, cell: usize, digit: usize, _: &Control) -> Result<(), Stopped> {
        if self.is_done {
            // It would be forgotten that there is no solution.
            return Ok(());
        }
        self.state.remove(digit, cell);
        self.conclude();
        Ok(())
    }
}
