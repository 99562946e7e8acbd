//! The search on narrow boards of at most 128 cells: every single grid up to 11x11, and one of several grids (`part`).
//!
//! **Memory.** The places of each digit are one word of 128 bits, one bit for each cell, so a node of the search is a
//! few hundred bytes that are copied on branching. The direct consequences of a digit in a cell are one "and" with the
//! cell's peers. The naked singles of the whole board come from one pass over the digits with two accumulators (cells
//! with at least one candidate, with at least two). Hidden singles and locked candidates are found with *holders*: sets
//! of cells in which a digit must occur, which are the houses and the places of one-digit clauses (such as that of an
//! outside clue). A holder is searched for a digit only after it lost a place there, and the houses of the usual 9x9
//! board are searched all at once (`classic`):
//!
//! * no place: a conflict; one: a hidden single;
//! * two or three: cells that see all of these places cannot hold the digit. That covers every kind of locked
//!   candidates, whether rows cross boxes, diagonals or painted regions.
//!
//! On the usual 9x9 board, minirows yield all consequences of rows, columns and boxes for a digit instead
//! ([`minirows`](super::minirows)), which takes 0.9 times the time on 26 modern kinds. If the board has nothing else
//! but further groups, so that locked candidates must be searched anyway, counting the places is faster.
//!
//! **The loop** goes from cheap to expensive and restarts after each success (`propagate`, or `plain` if all groups are
//! houses of the usual board): naked singles, hidden singles, families of pairs and weak links, then the other shapes
//! in stages ([`PropagationStage`], `other_shapes`): small tables, sums, clauses, other pairs; sums with few
//! candidates, large tables and counts; locked candidates; naked pairs; leftovers of houses (`leftovers`); and words
//! and ranks last: 9x9 jigsaws with skyscrapers take 0.8 times the time that they take with words before all
//! consequences of the houses. On plain boards words come before naked pairs; if they came after them, skyscrapers and
//! sum lines would take 1.03 to 1.07 times the time. Each stage records which cells changed since it last ran. If the
//! loop ends without a conflict, `choose` makes the next choice.

mod build_layout;
mod cells;
mod choose;
mod classic;
mod families;
mod layout;
mod leftovers;
mod naked_pairs;
mod other_shapes;
mod part;
mod plain;
mod propagate;
mod propagate_families;
mod propagate_leftovers;
mod propagate_weak_links;
mod weak_links;

use strum::EnumCount as _;

use super::conflicts::{CONFLICT, ConflictWeights};
use super::depth::{Choice, NodeOperations, SearchStatus};
use super::domains::digits;
use super::shapes::QueryShapes;
use super::shapes::table::FillingTable;
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::solve::{Control, SolveError};
use cells::{CellMask, each, just};
use layout::{Holders, PropagationStage};
use leftovers::LeftoverSnapshot;

pub(super) use cells::MAX_DIGITS;
pub(super) use layout::NarrowLayout;
pub(super) use part::NarrowPart;

/// The state of a node.
#[derive(Clone)]
struct NarrowNode<const D: usize> {
    /// For each digit, the cells that may hold it.
    places: [CellMask; D],
    /// The cells without a digit, and those whose digit was not propagated yet.
    open: CellMask,
    /// The cells with two candidates that were searched for naked pairs.
    paired: CellMask,
    /// For each digit, the holders in which it is not placed yet.
    unplaced: [u64; D],
    /// The remaining fillings of each long table, at least one for each candidate of its cells once everything is
    /// propagated; and the state of each word.
    left: Vec<u64>,
}

/// A clause: one of these places holds its digit. It has one entry for each digit that occurs: the digit and its
/// places.
type NarrowClause = Vec<(usize, CellMask)>;

/// One query about a narrow board, and the search for its solutions.
#[derive(Clone)]
pub(super) struct Narrow<'a, const D: usize> {
    layout: &'a NarrowLayout,
    holders: Holders,
    clauses: Vec<NarrowClause>,
    /// The cells of sums, tables, pairs, words, ranks and clauses.
    watched: CellMask,
    /// The watched cells whose candidates are read cell by cell: not those that are only in families or are only
    /// pointed at.
    read_cells: CellMask,
    node: NarrowNode<D>,
    leftover_snapshot: LeftoverSnapshot<D>,
    /// The cells with two candidates, as of the last search for naked singles.
    two_candidates: CellMask,
    /// The places of each digit when the weak links were last propagated.
    weak_link_snapshot: [CellMask; D],
    /// For each digit, the holders that lost a place since they were searched for hidden singles.
    dirty: [u64; D],
    /// For each digit, the holders that were not searched for locked candidates since they lost a place.
    unsearched: [u64; D],
    /// For each digit, the holders in which it may have two places, as of the last search for hidden singles. For
    /// houses of the classic board this is exact.
    twos: [u64; D],
    /// The same for two or three places.
    few: [u64; D],
    /// The cells that lost a candidate since the shapes that watch them were propagated.
    changed: CellMask,
    /// For each stage, the cells that lost a candidate since its shapes were propagated.
    pending: [CellMask; PropagationStage::COUNT],
    /// The candidates of each cell, for sums, tables and words; outdated for stale cells.
    candidates: Vec<u32>,
    /// The cells whose candidates must be recomputed from the places of the digits.
    stale: CellMask,
    above: Vec<(NarrowNode<D>, Choice)>,
    /// For each digit, the cells in which a solution had it: other candidates are tried first.
    seen: [CellMask; D],
    status: SearchStatus,
    conflicts: ConflictWeights,
    /// The cells of the last conflict.
    conflict_cells: CellMask,
    /// True if the only holders are the rows, columns and boxes of the classic board, and cells see only cells in
    /// these.
    is_plain: bool,
    /// True if the search answers several queries about the same board, each with an assumption.
    is_one_of_many: bool,
    /// The root, kept while something is assumed.
    root: NarrowNode<D>,
}

impl<'a, const D: usize> Narrow<'a, D> {
    /// Returns a query about the cells of a layout with these domains and clauses; the other shapes are in the layout.
    pub fn new(layout: &'a NarrowLayout, asked: &QueryShapes<'_>) -> Narrow<'a, D> {
        assert!(layout.digits <= D, "the layout is for more digits");
        let digits = |d: usize| d < layout.digits;
        let node = NarrowNode {
            places: std::array::from_fn(|d| if digits(d) { layout.all } else { 0 }),
            open: layout.all,
            paired: 0,
            unplaced: std::array::from_fn(|d| if digits(d) { layout.houses } else { 0 }),
            left: layout.left.clone(),
        };
        let mut narrow = Narrow {
            layout,
            holders: layout.holders.clone(),
            clauses: Vec::new(),
            watched: layout.watched,
            read_cells: layout.read_cells,
            root: node.clone(),
            node,
            leftover_snapshot: LeftoverSnapshot::initial(),
            two_candidates: 0,
            weak_link_snapshot: [CellMask::MAX; D],
            dirty: [0; D],
            unsearched: [0; D],
            twos: [u64::MAX; D],
            few: [u64::MAX; D],
            changed: CellMask::MAX,
            pending: [0; PropagationStage::COUNT],
            candidates: vec![0; layout.all.count_ones() as usize],
            stale: layout.all,
            above: Vec::new(),
            seen: [0; D],
            status: SearchStatus { is_done: layout.impossible, ..SearchStatus::default() },
            conflicts: ConflictWeights::new(layout.all.count_ones() as usize),
            conflict_cells: 0,
            is_plain: false,
            is_one_of_many: false,
        };
        // Long tables continue from the fillings left in a node. That requires each candidate to be in one of them from
        // the start.
        for (cell, possible) in layout.long_tables().flat_map(FillingTable::possible) {
            narrow.restrict(just(cell), DigitSet::from_bits(possible));
        }
        for domain in &asked.domains {
            let (cell, allowed) = domain.shape;
            narrow.restrict(just(cell.index()), allowed);
        }
        asked.clauses.iter().for_each(|clause| narrow.add_clause(clause.shape));
        narrow.dirty = narrow.node.unplaced;
        narrow.is_plain = layout.by_minirows && !layout.sees_more && narrow.holders.used_numbers == classic::HOUSES;
        narrow
    }

    fn restrict(&mut self, cells: CellMask, allowed: DigitSet) {
        for (d, places) in self.node.places.iter_mut().enumerate() {
            if allowed.bits() >> d & 1 == 0 {
                *places &= !cells;
            }
        }
    }

    fn add_clause(&mut self, places: &[(CellId, Digit)]) {
        let mut clause: NarrowClause = Vec::new();
        for &(cell, digit) in places {
            match clause.iter_mut().find(|(known, _)| *known == digit.index()) {
                Some((_, cells)) => *cells |= just(cell.index()),
                None => clause.push((digit.index(), just(cell.index()))),
            }
        }
        let cells = clause.iter().fold(0, |all, (_, cells)| all | cells);
        match clause[..] {
            [] => self.status.is_done = true,
            // All places are in one cell: that is a domain.
            _ if cells & (cells - 1) == 0 => self.restrict(cells, places.iter().map(|&(_, digit)| digit).collect()),
            // One digit: its places are a holder, unless all numbers of holders are in use.
            [(digit, cells)]
                if self.holders.add(cells).map(|holder| self.node.unplaced[digit] |= 1 << holder).is_some() => {}
            _ => {
                self.watched |= cells;
                self.read_cells |= cells;
                self.clauses.push(clause);
            }
        }
    }

    /// Goes back to a node in which everything was propagated.
    fn go_back(&mut self, node: NarrowNode<D>) {
        if self.watched != 0 {
            // The copied candidates are outdated where the two nodes differ.
            let regained = |all: CellMask, (one, other): (&CellMask, &CellMask)| all | (one ^ other);
            self.stale |= node.places.iter().zip(&self.node.places).fold(0, regained);
        }
        self.node = node;
        self.clear_pending();
    }

    /// Propagates in the current node; sets `is_done`.
    fn propagate_node(&mut self) {
        self.status.is_done = self.propagate().is_err();
        if self.status.is_done {
            self.add_conflict(self.conflict_cells & self.layout.all);
        }
    }

    /// Records a conflict in these cells. If few of the cells are open, each of them is more to blame than if there are
    /// many: the open cells share twice the weight of a conflict. With that, and the weight of the cell that was tried,
    /// kinds with sums take 0.8 to 0.9 times the nodes.
    fn add_conflict(&mut self, cells: CellMask) {
        let open = cells & self.node.open;
        let share = 2 * CONFLICT / open.count_ones().max(1);
        let weight = |cell: usize| if open & just(cell) == 0 { CONFLICT } else { share };
        self.conflicts.add(each(cells).map(|cell| (cell, weight(cell))));
    }

    /// Empties the queues: nothing of the current node is pending any more.
    fn clear_pending(&mut self) {
        self.leftover_snapshot = LeftoverSnapshot { places: self.node.places, open: self.node.open };
        self.weak_link_snapshot = self.node.places;
        self.dirty = [0; D];
        self.unsearched = [0; D];
        self.changed = 0;
        self.pending = [0; PropagationStage::COUNT];
    }
}

impl<const D: usize> NodeOperations for Narrow<'_, D> {
    /// These nodes take far less than a millisecond, even with many sums.
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
        // A contradiction found while the query was set up must not be overwritten.
        self.status.is_done = self.status.is_done || self.propagate().is_err();
        Ok(())
    }

    #[inline]
    fn choose(&self) -> Option<Choice> {
        self.best_choice()
    }

    fn choose_unseen(&self) -> Option<Choice> {
        self.best_unseen()
    }

    #[inline]
    fn try_choice(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.above.push((self.node.clone(), choice));
        self.fix(choice.digit, choice.cell);
        self.propagate_node();
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
        self.go_back(node);
        self.remove_candidate(choice, control)
    }

    fn split(&mut self) -> Self {
        // This search keeps only the branch of its first choice, so only the other search goes back to the node before
        // that choice. The other search counts its work from zero, since this one reports the work so far.
        let first = self.above.remove(0);
        Narrow { above: vec![first], status: SearchStatus::default(), ..self.clone() }
    }

    fn assume(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.root = self.node.clone();
        self.is_one_of_many = true;
        self.fix(choice.digit, choice.cell);
        self.propagate_node();
        Ok(())
    }

    fn release(&mut self) {
        self.above.clear();
        self.node = self.root.clone();
        self.stale = self.layout.all;
        self.clear_pending();
    }

    #[inline]
    fn remove_candidate(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.remove(choice.digit, choice.cell);
        self.propagate_node();
        Ok(())
    }

    fn all_candidates(&self) -> Vec<u32> {
        let mut possible = vec![0; self.layout.all.count_ones() as usize];
        for (digit, &places) in self.node.places.iter().enumerate() {
            each(places).for_each(|cell| possible[cell] |= 1 << digit);
        }
        possible
    }

    fn filling(&self) -> Filling {
        let mut digits = vec![Digit::from_index(0); self.layout.all.count_ones() as usize];
        for (d, &places) in self.node.places.iter().enumerate() {
            each(places).for_each(|cell| digits[cell] = Digit::from_index(d));
        }
        Filling::new(digits)
    }

    fn has_only_seen(&self) -> bool {
        self.node.places.iter().zip(&self.seen).all(|(places, seen)| places & !seen == 0)
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen = [0; D];
        for (cell, &seen) in seen.iter().enumerate() {
            digits(seen).for_each(|digit| self.seen[digit] |= just(cell));
        }
    }
}
