//! The search for square boards with square boxes on which cells do little but differ: the classic of 9x9 cells, and
//! 16x16, also with diagonals, further regions, cells that differ a knight's move apart and the like, and with some
//! pairs, such as those of thermometers.
//!
//! **In memory** the places of each digit are a set of cells, as many words as there are bands, which lie side by side
//! in registers of the processor (`minirows`). A node is 160 bytes or 544.
//!
//! **The loop** (`propagate`) takes the digits that lost a place one by one: what their rows, columns and boxes say is
//! some 50 instructions without a branch on 9x9 boards, and a few tables on those of 16x16. Other houses are looked
//! through one by one. Then one pass over all digits takes the cells that are filled from the other digits and finds
//! the naked singles; it goes on until no digit has lost a place. The hardest classics take half the time of the narrow
//! search so, and boards of 16x16 a sixth of the time that the wide search and learning take together. Pairs come
//! last, and only those of cells that changed: with thermometers 16x16 takes a sixth of the time, too. For 16x16 with
//! random inequalities it is 1/20 of the time with 40 to 100 of them, 1/11 with 130, but with 400 it is five times as
//! much: there the wide search is the better one, as learning has its turn sooner.

mod choose;
mod layout;
mod propagate;

use super::conflicts::Conflicts;
use super::depth::{Choice, Depth, Ended, Steps, Wanted, explore};
use super::domains::{Conflict, Domains, digits, is_single};
use super::minirows::Cells;
use super::shapes::Asked;
use crate::board::{Digit, Filling};
use crate::solve::{Control, Statistics, Stopped};

pub(super) use layout::BandsLayout;

/// How many nodes may pass between two checks of the control: a quarter of a millisecond at most.
const NODES_BETWEEN_CHECKS: u64 = 64;

/// What the digits of a node can still be.
#[derive(Clone, Copy)]
struct Node<C, const D: usize> {
    /// For each digit the cells that can hold it.
    places: [C; D],
    /// Cells whose digit is not known yet, or was not propagated.
    open: C,
}

/// One question about a board, and the search for its answers.
#[derive(Clone)]
pub(super) struct Bands<'a, C, const D: usize> {
    layout: &'a BandsLayout<C>,
    node: Node<C, D>,
    /// The digits, a bit each, that lost a place since their places were looked at.
    dirty: u32,
    above: Vec<(Node<C, D>, Choice)>,
    /// For each digit the cells in which a solution had it: others are tried first.
    seen: [C; D],
    statistics: Statistics,
    /// Whether the current node is done with: it has no solution, or its solution was handed over.
    is_done: bool,
    conflicts: Conflicts,
    /// The root, while something is assumed.
    root: Node<C, D>,
    /// The places that pairs were last propagated for.
    paired: [C; D],
}

impl<'a, C: Cells, const D: usize> Bands<'a, C, D> {
    /// A question about the cells of a layout with these domains.
    pub fn new(layout: &'a BandsLayout<C>, asked: &Asked<'_>) -> Bands<'a, C, D> {
        let mut node = Node { places: [C::ALL; D], open: C::ALL };
        let (mut given, mut given_of) = (C::NONE, [C::NONE; D]);
        for domain in &asked.domains {
            let (cell, allowed) = domain.shape;
            let cell = cell.index();
            if is_single(allowed.bits()) {
                let digit = allowed.bits().trailing_zeros() as usize % D;
                given.insert(cell);
                given_of[digit].insert(cell);
                node.places[digit] = node.places[digit] & layout.apart[cell];
            } else {
                digits(!allowed.bits() & ((1 << D) - 1)).for_each(|digit| node.places[digit % D].remove(cell));
            }
        }
        // A cell that is given twice has two digits here, which are found to be one too many.
        for (places, own) in node.places.iter_mut().zip(given_of) {
            *places = *places & !(given & !own);
        }
        Bands {
            layout,
            root: node,
            node,
            dirty: (1 << D) - 1,
            above: Vec::new(),
            seen: [C::NONE; D],
            statistics: Statistics::default(),
            is_done: false,
            conflicts: Conflicts::new(C::CELLS),
            paired: [C::NONE; D],
        }
    }

    /// Gives a cell this digit: what sees it cannot have it, from which the rest follows.
    fn fix(&mut self, digit: usize, cell: usize) {
        self.node.places[digit] = self.node.places[digit] & self.layout.apart[cell];
        self.dirty |= 1 << digit;
    }

    /// Takes a candidate away.
    fn remove(&mut self, digit: usize, cell: usize) {
        self.node.places[digit].remove(cell);
        self.dirty |= 1 << digit;
    }

    /// Tries a digit.
    fn try_choice(&mut self, choice: Choice) {
        self.statistics.nodes += 1;
        self.above.push((self.node, choice));
        self.fix(choice.digit, choice.cell);
        self.conclude();
        if self.is_done {
            self.conflicts.set_last(choice.cell);
        }
    }

    /// Takes the digit away that was tried at this node.
    fn reject(&mut self, choice: Choice) {
        self.statistics.backtracks += 1;
        self.dirty = 0;
        // All was propagated there.
        self.paired = self.node.places;
        self.remove(choice.digit, choice.cell);
        self.conclude();
    }

    /// Draws the conclusions in a node; sets `is_done`.
    fn conclude(&mut self) {
        self.is_done = self.propagate().is_err();
    }
}

impl<C: Cells, const D: usize> Domains for Bands<'_, C, D> {
    fn candidates(&self, cell: usize) -> u32 {
        let has = |digit: usize| self.node.places[digit].has(cell);
        (0..D).fold(0, |all, digit| all | u32::from(has(digit)) << digit)
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = self.candidates(cell);
        digits(old & !candidates).for_each(|digit| self.remove(digit, cell));
        if old & candidates == 0 { Err(Conflict) } else { Ok(()) }
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
        self.node = node;
        self.reject(choice);
        Ok(true)
    }

    #[inline]
    fn nodes(&self) -> u64 {
        self.statistics.nodes
    }

    fn filling(&self) -> Filling {
        let mut digits = vec![Digit::from_index(0); C::CELLS];
        for (digit, &places) in self.node.places.iter().enumerate() {
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
        (!self.is_done).then(|| {
            let mut possible = vec![0; C::CELLS];
            for (digit, &places) in self.node.places.iter().enumerate() {
                places.each().for_each(|cell| possible[cell] |= 1 << digit);
            }
            possible
        })
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
        let mut other = Bands { node, above: Vec::new(), statistics: Statistics::default(), ..self.clone() };
        other.reject(choice);
        Ok(Some(Box::new(other)))
    }

    fn assume(&mut self, cell: usize, digit: usize, _: &Control) -> Result<(), Stopped> {
        self.root = self.node;
        self.fix(digit, cell);
        self.conclude();
        Ok(())
    }

    fn release(&mut self) {
        self.above.clear();
        self.node = self.root;
        self.paired = self.node.places;
        self.dirty = 0;
        self.is_done = false;
    }

    fn exclude(&mut self, cell: usize, digit: usize, _: &Control) -> Result<(), Stopped> {
        self.remove(digit, cell);
        self.conclude();
        Ok(())
    }
}
