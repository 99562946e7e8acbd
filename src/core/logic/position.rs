//! The state of a person's solving: the digits placed, and the candidates of the other cells.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use super::bits::{self, BitRows, ones32};
use super::deduction_cache::DeductionCache;
use super::forcing_net::NetPool;
use super::layout::LogicLayout;
use super::links::Links;
use super::step::{Claim, Step, cell_id};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::Model;

/// The number of techniques that record the groups in which they find nothing more.
const GROUP_SLOTS: usize = 8;

/// The digits placed and the candidates of the open cells. A placed digit is not a candidate of cells that see it.
#[derive(Clone, Debug)]
pub struct SolvingPosition<'a> {
    pub(super) layout: &'a LogicLayout,
    /// For each cell, its candidates; for a placed cell, its digit.
    pub(super) candidates: Vec<u32>,
    pub(super) placed: Vec<bool>,
    pub(super) open: usize,
    /// For each group and digit, the places of the group whose open cells have that candidate.
    places: Vec<u32>,
    /// For each group, the digits placed in it.
    pub(super) done: Vec<u32>,
    /// For each digit, the open cells with that candidate.
    with_digit: BitRows,
    /// True if a cell has no candidates or a house has no place for a digit.
    pub(super) dead: bool,
    /// For each cell, the time of its last change.
    changed: Vec<u32>,
    /// For each group, the time of its last change.
    group_changed: Vec<u32>,
    clock: u32,
    /// For each slot, the time when nothing more was last found there, or 0. Shapes, sums, and each technique in each
    /// group have slots.
    settled: Vec<Cell<u32>>,
    /// The cached links, with the time when they were computed.
    links: RefCell<Option<(u32, Arc<Links>)>>,
    /// True if techniques may rely on uniqueness.
    pub(super) unique: bool,
    /// The cache of deductions from rules, at this position and in nets.
    pub(super) memo: DeductionCache,
    /// Discarded nets of earlier positions, whose memory is reused.
    pub(super) net_pool: NetPool,
}

impl<'a> SolvingPosition<'a> {
    /// Creates the starting position, with the givens placed and removed from the candidates of their peers. `unique`
    /// promises that there is exactly one solution, on which some techniques rely.
    pub fn new(layout: &'a LogicLayout, model: &Model, unique: bool) -> SolvingPosition<'a> {
        let (digits, cells) = (layout.digits, layout.cells);
        let (allowed, given) = layout.start(model);
        let all = DigitSet::all(model.digits()).bits();
        let mut position = SolvingPosition {
            layout,
            candidates: vec![all; cells],
            placed: vec![false; cells],
            open: cells,
            places: vec![0; layout.groups.len() * digits],
            done: vec![0; layout.groups.len()],
            with_digit: BitRows::new(digits, cells),
            dead: layout.is_contradictory,
            changed: vec![0; cells],
            group_changed: vec![0; layout.groups.len()],
            clock: 1,
            settled: vec![
                Cell::new(0);
                layout.shapes.len() + 2 * layout.sums.len() + GROUP_SLOTS * layout.groups.len()
            ],
            links: RefCell::new(None),
            unique,
            memo: DeductionCache::default(),
            net_pool: NetPool::default(),
        };
        for (index, group) in layout.groups.iter().enumerate() {
            // A group may have 32 places, so the shift needs 64 bits.
            let full = ((1u64 << group.cells.len()) - 1) as u32;
            position.places[index * digits..][..digits].fill(full);
        }
        for digit in 0..digits {
            (0..cells).for_each(|cell| position.with_digit.insert(digit, cell));
        }
        for (cell, &allowed) in allowed.iter().enumerate() {
            if allowed != all {
                position.remove(cell, all & !allowed);
            }
        }
        for cell in given {
            let left = position.candidates[cell.index()];
            if left.count_ones() == 1 && !position.placed[cell.index()] {
                position.place(cell.index(), left.trailing_zeros() as usize);
            }
        }
        position
    }

    /// Returns the candidates of a cell, or the digit of a placed cell.
    pub fn candidates(&self, cell: CellId) -> DigitSet {
        DigitSet::from_bits(self.candidates[cell.index()])
    }

    /// Returns whether the digit of a cell is placed.
    pub fn is_placed(&self, cell: CellId) -> bool {
        self.placed[cell.index()]
    }

    /// Returns the number of open cells.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Returns whether the position is contradictory: a cell has no candidate, or a house has no place for a digit.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// Returns a claim about the candidate with this number: cell times digits plus digit.
    pub(super) fn claim(&self, candidate: usize, holds: bool) -> Claim {
        let digits = self.layout.digits;
        Claim { cell: cell_id(candidate / digits), digit: Digit::from_index(candidate % digits), holds }
    }

    /// Returns the candidates of a cell that are in a mask; none for a placed cell.
    pub(super) fn candidates_in(&self, cell: usize, mask: u32) -> u32 {
        if self.placed[cell] { 0 } else { self.candidates[cell] & mask }
    }

    /// Returns the places of a group whose open cells have this candidate, as a bitmask.
    pub(super) fn places(&self, group: usize, digit: usize) -> u32 {
        self.places[group * self.layout.digits + digit]
    }

    /// Returns the places of all digits in all groups, group by group.
    pub(super) fn all_places(&self) -> &[u32] {
        &self.places
    }

    /// Returns the cell at a place of a group.
    pub(super) fn cell_at(&self, group: usize, place: usize) -> usize {
        self.layout.groups[group].cells[place].index()
    }

    /// Returns the cells at these places of a group.
    pub(super) fn cells_at(&self, group: usize, places: u32) -> Vec<usize> {
        ones32(places).map(|place| self.cell_at(group, place)).collect()
    }

    /// Returns the open cells with this candidate, as a bitset.
    pub(super) fn with_digit(&self, digit: usize) -> &[u64] {
        self.with_digit.row(digit)
    }

    /// Returns whether a cell is open and has this candidate.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        bits::contains(self.with_digit.row(digit), cell)
    }

    /// Returns the open cells with this candidate that see all of these cells.
    pub(super) fn seeing_all(&self, digit: usize, cells: &[usize]) -> Vec<usize> {
        let rows: Vec<&[u64]> = cells.iter().map(|&cell| self.layout.peers.row(cell)).collect();
        bits::common(self.with_digit.row(digit), &rows).collect()
    }

    /// Returns the places of the open cells of a group.
    pub(super) fn open_places(&self, group: usize) -> Vec<usize> {
        let cells = &self.layout.groups[group].cells;
        (0..cells.len()).filter(|&place| !self.placed[cells[place].index()]).collect()
    }

    /// Iterates over the open cells.
    pub(super) fn open_cells(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.layout.cells).filter(|&cell| !self.placed[cell])
    }

    /// Returns the cached links of the position, which `find` computes if the position has changed.
    pub(super) fn cached_links(&self, find: impl FnOnce(&SolvingPosition<'_>) -> Links) -> Arc<Links> {
        let kept = self.links.borrow().as_ref().filter(|(time, _)| *time == self.clock).map(|(_, links)| links.clone());
        kept.unwrap_or_else(|| {
            let links = Arc::new(find(self));
            *self.links.borrow_mut() = Some((self.clock, links.clone()));
            links
        })
    }

    /// Resets this position to `other`, an earlier state of it from which it differs only by removed candidates.
    pub(super) fn reset_to(&mut self, other: &SolvingPosition<'a>) {
        self.candidates.clone_from(&other.candidates);
        self.places.clone_from(&other.places);
        self.with_digit.clone_from(&other.with_digit);
        self.dead = other.dead;
        self.changed.clone_from(&other.changed);
        self.group_changed.clone_from(&other.group_changed);
        self.clock = other.clock;
        self.settled.clone_from(&other.settled);
    }

    /// Returns whether nothing has changed in these cells since the shape or sum of this slot gave nothing more.
    pub(super) fn is_settled(&self, slot: usize, cells: &[usize]) -> bool {
        let settled = self.settled[slot].get();
        settled > 0 && cells.iter().all(|&cell| self.changed[cell] < settled)
    }

    /// Records that the shape or sum of this slot gives nothing more.
    pub(super) fn mark_settled(&self, slot: usize) {
        self.settled[slot].set(self.clock);
    }

    fn group_slot(&self, technique: usize, group: usize) -> usize {
        // The slots of groups come last, with a block for each technique.
        self.settled.len() - (technique + 1) * self.layout.groups.len() + group
    }

    /// Returns whether nothing has changed in a group since the technique with this number, from 0, found nothing in
    /// it.
    pub(super) fn is_group_settled(&self, technique: usize, group: usize) -> bool {
        let settled = self.settled[self.group_slot(technique, group)].get();
        settled > 0 && self.group_changed[group] < settled
    }

    /// Records that a technique found nothing in a group.
    pub(super) fn mark_group_settled(&self, technique: usize, group: usize) {
        self.settled[self.group_slot(technique, group)].set(self.clock);
    }

    /// Removes candidates from an open cell. Removing the digit of a placed cell makes the position contradictory.
    pub(super) fn remove(&mut self, cell: usize, mask: u32) {
        let going = self.candidates[cell] & mask;
        if going == 0 {
            return;
        }
        if self.placed[cell] {
            self.dead = true;
            return;
        }
        self.candidates[cell] &= !going;
        self.clock += 1;
        // Stores the time before this change: a slot marked as settled earlier has at most this time, and one marked
        // from now on has a later time.
        self.changed[cell] = self.clock - 1;
        self.dead |= self.candidates[cell] == 0;
        let digits = self.layout.digits;
        for digit in ones32(going) {
            self.with_digit.remove(digit, cell);
        }
        for &(group, place) in &self.layout.groups_of[cell] {
            let group = usize::from(group);
            self.group_changed[group] = self.clock - 1;
            let complete = self.layout.groups[group].complete;
            // A digit already placed in the group needs no place in it.
            for digit in ones32(going) {
                let places = &mut self.places[group * digits + digit];
                *places &= !(1 << place);
                self.dead |= *places == 0 && complete && self.done[group] >> digit & 1 == 0;
            }
        }
    }

    /// Places a digit and removes it from all cells that see this one.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        if self.placed[cell] || self.candidates[cell] >> digit & 1 == 0 {
            // Placing the same digit again is no contradiction.
            self.dead |= self.candidates[cell] != 1 << digit;
            return;
        }
        let layout = self.layout;
        self.clock += 1;
        self.changed[cell] = self.clock - 1;
        for &(group, _) in &layout.groups_of[cell] {
            self.group_changed[usize::from(group)] = self.clock - 1;
            self.done[usize::from(group)] |= 1 << digit;
        }
        for other in ones32(self.candidates[cell]) {
            self.with_digit.remove(other, cell);
        }
        for &(group, place) in &layout.groups_of[cell] {
            let group = usize::from(group);
            for other in ones32(self.candidates[cell]) {
                let places = &mut self.places[group * layout.digits + other];
                *places &= !(1 << place);
                let complete = layout.groups[group].complete;
                self.dead |= *places == 0 && complete && self.done[group] >> other & 1 == 0;
            }
        }
        self.placed[cell] = true;
        self.candidates[cell] = 1 << digit;
        self.open -= 1;
        for word in 0..layout.words {
            // A copy, since `remove` changes the row while its bits are visited.
            let seen = self.with_digit.row(digit)[word] & layout.peers.row(cell)[word];
            for bit in bits::ones(seen) {
                self.remove(word * 64 + bit, 1 << digit);
            }
        }
        // A peer that already holds the digit is a contradiction.
        self.dead |= layout.peer_list[cell].iter().any(|&peer| {
            let peer = usize::from(peer);
            self.placed[peer] && self.candidates[peer] == 1 << digit
        });
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Step) {
        for &(cell, set) in &step.removed {
            self.remove(cell.index(), set.bits());
        }
        for &(cell, digit) in &step.placed {
            self.place(cell.index(), digit.index());
        }
    }

    /// Returns the digits of all cells if they are all placed without contradiction.
    pub fn filling(&self) -> Option<crate::board::Filling> {
        let digits = self.candidates.iter().map(|bits| DigitSet::from_bits(*bits).single());
        if self.open > 0 || self.dead {
            None
        } else {
            digits.collect::<Option<Vec<Digit>>>().map(crate::board::Filling::new)
        }
    }
}
