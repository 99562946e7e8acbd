//! The search on one of several grids, for grids and queries that `bands` cannot search.

use super::cells::CellMask;
use super::{Narrow, NarrowLayout, NarrowNode};
use crate::solve::Statistics;
use crate::solve::native::depth::{Choice, NodeOperations};
use crate::solve::native::domains::Conflict;
use crate::solve::native::minirows::Nine;
use crate::solve::native::part::{ChoiceProposal, DIGITS, GridPart};
use crate::solve::native::shapes::QueryShapes;

/// The cells of the first box.
const BOX: CellMask = 0o007_007_007;

/// The number of cells in a band of three rows.
const OF_BAND: usize = 27;

/// A grid, and the nodes that it returns to.
#[derive(Clone)]
pub struct NarrowPart<'a> {
    search: Narrow<'a, DIGITS>,
    saved_nodes: Vec<NarrowNode<DIGITS>>,
    /// The places when `changed_boxes` was last called.
    reported_places: [CellMask; DIGITS],
    /// True if something was changed and not propagated yet.
    is_pending: bool,
}

impl<'a> NarrowPart<'a> {
    /// Returns a query about the cells of the grid with these domains and clauses.
    pub fn new(layout: &'a NarrowLayout, asked: &QueryShapes<'_>) -> NarrowPart<'a> {
        let search = Narrow::new(layout, asked);
        NarrowPart { search, saved_nodes: Vec::new(), reported_places: [layout.all; DIGITS], is_pending: true }
    }
}

/// Returns the distance of a box from the first one, in bits.
fn shift(place: usize) -> usize {
    OF_BAND * (place / 3) + 3 * (place % 3)
}

impl<'a> GridPart<'a> for NarrowPart<'a> {
    fn save_node(&mut self) {
        self.saved_nodes.push(self.search.node.clone());
    }

    fn go_back(&mut self) {
        if let Some(node) = self.saved_nodes.pop() {
            // The other grids had received everything from this node before it was saved.
            self.reported_places = node.places;
            self.search.go_back(node);
            self.search.status.is_done = false;
            self.is_pending = false;
        }
    }

    fn drop_first_node(&mut self) {
        self.saved_nodes.remove(0);
    }

    fn candidates(&self, cell: usize) -> u32 {
        // The stored candidates may be outdated.
        self.search.computed_candidates(cell)
    }

    fn fix(&mut self, choice: Choice) {
        self.search.fix(choice.digit, choice.cell);
        self.is_pending = true;
    }

    fn remove(&mut self, choice: Choice) {
        self.search.remove(choice.digit, choice.cell);
        self.is_pending = true;
    }

    fn is_pending(&self) -> bool {
        self.is_pending
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        self.is_pending = false;
        if !self.search.status.is_done {
            self.search.propagate_node();
        }
        if self.search.status.is_done { Err(Conflict) } else { Ok(()) }
    }

    fn changed_boxes(&mut self) -> u32 {
        let places = self.search.node.places;
        let gone = places.iter().zip(&self.reported_places).fold(0, |gone, (now, told)| gone | told & !now);
        self.reported_places = places;
        Nine::of_bits(gone).boxes()
    }

    fn places_in_box(&self, place: usize) -> [u32; DIGITS] {
        let mut all = [0; DIGITS];
        all.iter_mut()
            .zip(&self.search.node.places)
            .for_each(|(one, places)| *one = (places >> shift(place) & BOX) as u32);
        all
    }

    fn keep_in_box(&mut self, place: usize, digit: usize, kept: u32) {
        let gone = self.search.node.places[digit] & (BOX & !CellMask::from(kept)) << shift(place);
        self.search.remove_all(digit, gone);
        self.is_pending = true;
    }

    fn propose(&self) -> Option<ChoiceProposal> {
        self.search
            .heaviest_choice(self.search.node.open)
            .map(|(choice, weighed)| ChoiceProposal::new(choice, weighed.weight, weighed.count))
    }

    fn last_conflict(&self) -> Option<Choice> {
        None
    }

    fn set_last_conflict(&mut self, cell: usize) {
        self.search.conflicts.set_last(cell);
    }

    fn set_one_of_many(&mut self) {
        self.search.is_one_of_many = true;
    }

    fn possible(&self) -> Vec<u32> {
        (0..self.search.candidates.len()).map(|cell| self.search.computed_candidates(cell)).collect()
    }

    fn has_only_seen(&self) -> bool {
        self.search.has_only_seen()
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.search.set_seen(seen);
    }

    fn statistics(&self) -> Statistics {
        self.search.status.statistics
    }

    fn reset_statistics(&mut self) {
        self.search.status.statistics = Statistics::default();
    }

    fn clone_box(&self) -> Box<dyn GridPart<'a> + 'a> {
        Box::new(self.clone())
    }
}
