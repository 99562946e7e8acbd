//! The search on one of several grids whose only shapes are groups of cells with different digits and a few pairs.

use super::BandsLayout;
use super::state::{BandsNode, BandsState};
use crate::solve::Statistics;
use crate::solve::native::conflicts::{CONFLICT, ConflictWeights};
use crate::solve::native::depth::Choice;
use crate::solve::native::domains::{Conflict, Domains, digits};
use crate::solve::native::minirows::{CellBits, Nine, is_empty};
use crate::solve::native::part::{ChoiceProposal, DIGITS, GridPart};
use crate::solve::native::shapes::QueryShapes;

/// A grid, and the nodes that it returns to.
#[derive(Clone)]
pub struct BandsPart<'a> {
    state: BandsState<'a, Nine, DIGITS>,
    saved_nodes: Vec<BandsNode<Nine, DIGITS>>,
    /// The places when `changed_boxes` was last called.
    reported_places: [Nine; DIGITS],
    seen: [Nine; DIGITS],
    conflicts: ConflictWeights,
    statistics: Statistics,
}

impl<'a> BandsPart<'a> {
    /// Returns a query about the cells of the grid with these domains.
    pub fn new(layout: &'a BandsLayout<Nine>, asked: &QueryShapes<'_>) -> BandsPart<'a> {
        BandsPart {
            state: BandsState::new(layout, asked),
            saved_nodes: Vec::new(),
            reported_places: [Nine::ALL; DIGITS],
            seen: [Nine::NONE; DIGITS],
            conflicts: ConflictWeights::new(Nine::CELLS),
            statistics: Statistics::default(),
        }
    }

    fn choice(&self, cell: usize) -> Choice {
        Choice { digit: self.state.digit_of(cell, &self.seen), cell }
    }
}

impl<'a> GridPart<'a> for BandsPart<'a> {
    fn save_node(&mut self) {
        self.saved_nodes.push(self.state.node);
    }

    fn go_back(&mut self) {
        if let Some(node) = self.saved_nodes.pop() {
            self.state.go_back(node);
            // The other grids had received everything from this node before it was saved.
            self.reported_places = node.places;
        }
    }

    fn drop_first_node(&mut self) {
        self.saved_nodes.remove(0);
    }

    fn candidates(&self, cell: usize) -> u32 {
        self.state.candidates(cell)
    }

    fn fix(&mut self, choice: Choice) {
        self.state.fix(choice.digit, choice.cell);
    }

    fn remove(&mut self, choice: Choice) {
        self.state.remove(choice.digit, choice.cell);
    }

    fn is_pending(&self) -> bool {
        self.state.dirty != 0
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        self.state.propagate(&mut self.statistics.propagations).map_err(|cells| {
            if !is_empty(cells) {
                self.conflicts.add(cells.each().map(|cell| (cell, CONFLICT)));
            }
            Conflict
        })
    }

    fn changed_boxes(&mut self) -> u32 {
        let places = self.state.node.places;
        let gone = places.iter().zip(&self.reported_places).fold(Nine::NONE, |gone, (&now, &told)| gone | told & !now);
        self.reported_places = places;
        gone.boxes()
    }

    fn places_in_box(&self, place: usize) -> [u32; DIGITS] {
        let mut all = [0; DIGITS];
        all.iter_mut().zip(&self.state.node.places).for_each(|(one, places)| *one = places.in_box(place));
        all
    }

    fn keep_in_box(&mut self, place: usize, digit: usize, kept: u32) {
        self.state.node.places[digit].keep_in_box(place, kept);
        self.state.dirty |= 1 << digit;
    }

    fn propose(&self) -> Option<ChoiceProposal> {
        let best = self.state.best_cell(&self.state.open_cells()?, |cell| self.conflicts.weight(cell))?;
        Some(ChoiceProposal::new(self.choice(best.cell), best.weight, best.candidates))
    }

    fn last_conflict(&self) -> Option<Choice> {
        let cell = self.conflicts.last()?;
        self.state.open_cells().is_some_and(|few| few.two.has(cell)).then(|| self.choice(cell))
    }

    fn set_last_conflict(&mut self, cell: usize) {
        self.conflicts.set_last(cell);
    }

    fn set_one_of_many(&mut self) {}

    fn possible(&self) -> Vec<u32> {
        self.state.possible()
    }

    fn has_only_seen(&self) -> bool {
        self.state.has_only(&self.seen)
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen = [Nine::NONE; DIGITS];
        for (cell, &seen) in seen.iter().enumerate() {
            digits(seen).for_each(|digit| self.seen[digit].insert(cell));
        }
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn reset_statistics(&mut self) {
        self.statistics = Statistics::default();
    }

    fn clone_box(&self) -> Box<dyn GridPart<'a> + 'a> {
        Box::new(self.clone())
    }
}
