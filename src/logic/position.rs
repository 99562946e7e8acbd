//! Where a person stands: the digits that are placed, and the candidates that are left in the other cells.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use super::bits::{self, Rows, ones32};
use super::layout::Layout;
use super::links::Links;
use super::memo::Memo;
use super::reach::Spare;
use super::step::Step;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::Model;

/// How many techniques remember of each group that it says nothing more.
const GROUP_SLOTS: usize = 8;

/// Digits that are placed, and the candidates of the open cells. A placed digit is no candidate of cells that see it.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    pub(super) layout: &'a Layout,
    /// For each cell its candidates; of a placed one its digit.
    pub(super) candidates: Vec<u32>,
    pub(super) placed: Vec<bool>,
    pub(super) open: usize,
    /// For each group and digit, the places of the group whose open cells have it.
    places: Vec<u32>,
    /// For each group the digits that are placed in it.
    pub(super) done: Vec<u32>,
    /// For each digit the open cells that have it.
    with_digit: Rows,
    /// A cell without candidates, or a house without a place for a digit.
    pub(super) dead: bool,
    /// For each cell, and for each group, when it last changed.
    changed: Vec<u32>,
    group_changed: Vec<u32>,
    clock: u32,
    /// When a shape, or a group for one technique, was last found to say nothing more.
    settled: Vec<Cell<u32>>,
    /// What follows from what, with the time when that was.
    links: RefCell<Option<(u32, Arc<Links>)>>,
    /// Whether techniques may lean on there being one solution.
    pub(super) unique: bool,
    /// What rules said of candidates, here and in nets.
    pub(super) memo: Memo,
    /// Nets of positions before this one, whose memory is used again.
    pub(super) spare: Spare,
}

impl<'a> Position<'a> {
    /// The beginning: the givens placed, all that they see taken away. `unique` says that there is exactly one
    /// solution, which some techniques need.
    pub fn new(layout: &'a Layout, model: &Model, unique: bool) -> Position<'a> {
        let (digits, cells) = (layout.digits, layout.cells);
        let (allowed, given) = layout.start(model);
        let all = DigitSet::all(model.digits()).bits();
        let mut position = Position {
            layout,
            candidates: vec![all; cells],
            placed: vec![false; cells],
            open: cells,
            places: vec![0; layout.groups.len() * digits],
            done: vec![0; layout.groups.len()],
            with_digit: Rows::new(digits, cells),
            dead: layout.broken,
            changed: vec![0; cells],
            group_changed: vec![0; layout.groups.len()],
            clock: 1,
            settled: vec![
                Cell::new(0);
                layout.shapes.len() + 2 * layout.sums.len() + GROUP_SLOTS * layout.groups.len()
            ],
            links: RefCell::new(None),
            unique,
            memo: Memo::default(),
            spare: Spare::default(),
        };
        for (index, group) in layout.groups.iter().enumerate() {
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

    /// The candidates of a cell, of a placed one its digit.
    pub fn candidates(&self, cell: CellId) -> DigitSet {
        DigitSet::from_bits(self.candidates[cell.index()])
    }

    /// Whether the digit of a cell is known.
    pub fn is_placed(&self, cell: CellId) -> bool {
        self.placed[cell.index()]
    }

    /// How many cells are not placed.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Nothing can stand here: a cell has no candidate, or a house no place for a digit.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// The places of a group whose open cells have a digit, as bits.
    pub(super) fn places(&self, group: usize, digit: usize) -> u32 {
        self.places[group * self.layout.digits + digit]
    }

    /// The same for all groups, digit by digit.
    pub(super) fn all_places(&self) -> &[u32] {
        &self.places
    }

    /// The cell at a place of a group.
    pub(super) fn cell_at(&self, group: usize, place: usize) -> usize {
        self.layout.groups[group].cells[place].index()
    }

    /// The cells at these places of a group.
    pub(super) fn cells_at(&self, group: usize, places: u32) -> Vec<usize> {
        ones32(places).map(|place| self.cell_at(group, place)).collect()
    }

    /// The open cells that have a digit.
    pub(super) fn with_digit(&self, digit: usize) -> &[u64] {
        self.with_digit.row(digit)
    }

    /// Whether an open cell has a digit.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        bits::contains(self.with_digit.row(digit), cell)
    }

    /// The open cells with this digit that see all of these cells.
    pub(super) fn seeing_all(&self, digit: usize, cells: &[usize]) -> Vec<usize> {
        let rows: Vec<&[u64]> = cells.iter().map(|&cell| self.layout.peers.row(cell)).collect();
        bits::common(self.with_digit.row(digit), &rows).collect()
    }

    /// The open cells of a group.
    pub(super) fn open_places(&self, group: usize) -> Vec<usize> {
        let cells = &self.layout.groups[group].cells;
        (0..cells.len()).filter(|&place| !self.placed[cells[place].index()]).collect()
    }

    /// The open cells.
    pub(super) fn open_cells(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.layout.cells).filter(|&cell| !self.placed[cell])
    }

    /// What follows from what here.
    pub(super) fn links(&self) -> Arc<Links> {
        let kept = self.links.borrow().as_ref().filter(|(time, _)| *time == self.clock).map(|(_, links)| links.clone());
        kept.unwrap_or_else(|| {
            let links = Arc::new(Links::new(self));
            *self.links.borrow_mut() = Some((self.clock, links.clone()));
            links
        })
    }

    /// Becomes a position of the same layout again, from which only candidates were taken away.
    pub(super) fn go_back_to(&mut self, other: &Position<'a>) {
        self.candidates.clone_from(&other.candidates);
        self.places.clone_from(&other.places);
        self.with_digit.clone_from(&other.with_digit);
        self.dead = other.dead;
        self.changed.clone_from(&other.changed);
        self.group_changed.clone_from(&other.group_changed);
        self.clock = other.clock;
        self.settled.clone_from(&other.settled);
    }

    /// Whether nothing has changed in these cells since a shape was found to say nothing more.
    pub(super) fn is_settled(&self, slot: usize, cells: &[usize]) -> bool {
        let settled = self.settled[slot].get();
        settled > 0 && cells.iter().all(|&cell| self.changed[cell] < settled)
    }

    /// Notes that a shape says nothing more.
    pub(super) fn settle(&self, slot: usize) {
        self.settled[slot].set(self.clock);
    }

    fn group_slot(&self, technique: usize, group: usize) -> usize {
        self.settled.len() - (technique + 1) * self.layout.groups.len() + group
    }

    /// Whether nothing has changed in a group since the technique of this number, from 0, found nothing in it.
    pub(super) fn is_group_settled(&self, technique: usize, group: usize) -> bool {
        let settled = self.settled[self.group_slot(technique, group)].get();
        settled > 0 && self.group_changed[group] < settled
    }

    /// Notes that a technique found nothing in a group.
    pub(super) fn settle_group(&self, technique: usize, group: usize) {
        self.settled[self.group_slot(technique, group)].set(self.clock);
    }

    /// Takes candidates away from an open cell.
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
            for digit in ones32(going) {
                let places = &mut self.places[group * digits + digit];
                *places &= !(1 << place);
                self.dead |= *places == 0 && complete && self.done[group] >> digit & 1 == 0;
            }
        }
    }

    /// Places a digit: it goes from all cells that see this one.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        if self.placed[cell] || self.candidates[cell] >> digit & 1 == 0 {
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
            let seen = self.with_digit.row(digit)[word] & layout.peers.row(cell)[word];
            for bit in bits::ones(seen) {
                self.remove(word * 64 + bit, 1 << digit);
            }
        }
        // Cells that see it and hold the digit already.
        self.dead |= layout.peer_list[cell].iter().any(|&peer| {
            let peer = usize::from(peer);
            self.placed[peer] && self.candidates[peer] == 1 << digit
        });
    }

    /// Takes a step.
    pub fn apply(&mut self, step: &Step) {
        for &(cell, set) in &step.removed {
            self.remove(cell.index(), set.bits());
        }
        for &(cell, digit) in &step.placed {
            self.place(cell.index(), digit.index());
        }
    }

    /// The digits of all cells, once they are placed.
    pub fn filling(&self) -> Option<crate::board::Filling> {
        let digits = self.candidates.iter().map(|bits| DigitSet::from_bits(*bits).single());
        if self.open > 0 || self.dead {
            None
        } else {
            digits.collect::<Option<Vec<Digit>>>().map(crate::board::Filling::new)
        }
    }
}
