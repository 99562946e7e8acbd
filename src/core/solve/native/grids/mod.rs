//! The search for several 9x9 grids that share boxes, such as a samurai. Each grid is a board with a search of its own
//! (`part`) and is propagated by itself. Then the grids compare their shared boxes until none has anything new for
//! another one. Shapes that no single grid contains come last (`cross_grid`).
//!
//! **Nodes.** A choice is made in one grid and usually affects the others little. Each grid keeps its own nodes, and
//! only those at which it changes: `depths` lists their depths for each grid.
//!
//! **Choices.** The cell of the last conflict comes first if it has two candidates and its grid is searched by `bands`.
//! Otherwise each grid proposes a choice, and the grid of the last conflict wins unless the weight of another is three
//! times as much: lessons from one grid say little about the others, and a search that moves from grid to grid
//! rediscovers the same contradictions in each of them. With this choice, samurai with diagonals in each grid take 0.6
//! times the time, with thermometers 0.2 times, plain ones 1.05 times. A factor of two is nearly as good, five slightly
//! worse, and always taking the last grid costs plain samurai 1.6 times the nodes.

mod cross_grid;
mod layout;

use super::bands::BandsPart;
use super::depth::{Choice, NodeOperations, SearchStatus};
use super::domains::{Conflict, Domains, digits};
use super::narrow::NarrowPart;
use super::part::{ChoiceProposal, DIGITS, GridPart};
use super::shapes::QueryShapes;
use super::shapes::clauses::CandidatePlace;
use super::shapes::words::WordLayers;
use crate::board::{Digit, Filling};
use crate::solve::{Control, SolveError, Statistics};

pub(super) use layout::GridsLayout;

/// The factor by which a proposal's score must exceed that of the grid of the last conflict.
const LAST_GRID_FACTOR: u32 = 3;

/// The pending propagation of the shapes that no single grid contains.
#[derive(Clone)]
struct CrossGridQueue {
    /// The queue of shapes of the layout.
    pending: Vec<usize>,
    /// For each shape, whether it is queued.
    is_pending: Vec<bool>,
    layers: Vec<WordLayers>,
    clauses: Vec<Vec<CandidatePlace>>,
    /// True if the clauses are pending.
    are_clauses_pending: bool,
}

impl CrossGridQueue {
    fn new(layout: &GridsLayout, asked: &QueryShapes<'_>) -> CrossGridQueue {
        let count = layout.crossings.len();
        let clauses = layout.clauses_across(asked);
        CrossGridQueue {
            pending: (0..count).collect(),
            is_pending: vec![true; count],
            layers: vec![WordLayers::default(); count],
            are_clauses_pending: !clauses.is_empty(),
            clauses,
        }
    }

    fn enqueue(&mut self, crossing: usize) {
        if !std::mem::replace(&mut self.is_pending[crossing], true) {
            self.pending.push(crossing);
        }
    }

    fn next(&mut self) -> Option<usize> {
        let crossing = self.pending.pop()?;
        self.is_pending[crossing] = false;
        Some(crossing)
    }

    /// Drops all pending work.
    fn clear(&mut self) {
        while self.next().is_some() {}
        self.are_clauses_pending = false;
    }
}

/// One query about several grids, and the search for its solutions.
pub(super) struct GridsSearch<'a> {
    layout: &'a GridsLayout,
    parts: Vec<Box<dyn GridPart<'a> + 'a>>,
    across: CrossGridQueue,
    /// For each grid, the depths at which it saved a node, in ascending order; the root, 0, is not among them.
    depths: Vec<Vec<usize>>,
    /// The number of choices and assumptions that lead to the current node.
    depth: usize,
    choices: Vec<Choice>,
    /// The grid of the last choice that led to a contradiction at once.
    last_conflict: Option<usize>,
    /// The status; the grids count their own propagations.
    status: SearchStatus,
}

impl Clone for GridsSearch<'_> {
    fn clone(&self) -> Self {
        let parts = self.parts.iter().map(|part| part.clone_box()).collect();
        let (depths, choices, across) = (self.depths.clone(), self.choices.clone(), self.across.clone());
        let standing = self.status.clone();
        GridsSearch { parts, across, depths, choices, status: standing, ..*self }
    }
}

impl<'a> GridsSearch<'a> {
    /// Returns a query about the cells of a layout with these domains and clauses.
    pub fn new(layout: &'a GridsLayout, asked: &QueryShapes<'_>) -> GridsSearch<'a> {
        let part = |grid| -> Box<dyn GridPart<'a> + 'a> {
            let own = layout.query_of(grid, asked);
            match &layout.grids[grid].plain {
                Some(plain) if own.clauses.is_empty() => Box::new(BandsPart::new(plain, &own.query_shapes())),
                _ => Box::new(NarrowPart::new(&layout.grids[grid].narrow, &own.query_shapes())),
            }
        };
        GridsSearch {
            layout,
            parts: (0..layout.grids.len()).map(part).collect(),
            across: CrossGridQueue::new(layout, asked),
            depths: vec![Vec::new(); layout.grids.len()],
            depth: 0,
            choices: Vec::new(),
            last_conflict: None,
            status: SearchStatus::default(),
        }
    }

    /// Returns a grid for a change, after saving its node at this depth.
    fn part_mut(&mut self, grid: usize) -> &mut (dyn GridPart<'a> + 'a) {
        // Only the first change at a depth saves the node. The root is depth 0 and never saved.
        if self.depth > self.depths[grid].last().copied().unwrap_or(0) {
            self.depths[grid].push(self.depth);
            self.parts[grid].save_node();
        }
        &mut *self.parts[grid]
    }

    /// Goes back by one choice or assumption.
    fn backtrack(&mut self) {
        for (part, depths) in self.parts.iter_mut().zip(&mut self.depths) {
            // A grid that did not change at this depth has nothing to restore.
            if depths.pop_if(|depth| *depth == self.depth).is_some() {
                part.go_back();
            }
        }
        self.across.clear();
        self.depth -= 1;
        self.status.is_done = false;
    }

    /// Propagates in the current node; sets `is_done`.
    fn conclude(&mut self) {
        self.status.is_done = self.propagate().is_err();
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            // Shapes across grids read each cell in one of its grids, so the grids have to agree first.
            while let Some(grid) = self.parts.iter().position(|part| part.is_pending()) {
                self.parts[grid].propagate()?;
                self.share_changes(grid);
            }
            if let Some(crossing) = self.across.next() {
                // The layers are taken out for the call, since the shape changes the candidates of this search.
                let mut layers = std::mem::take(&mut self.across.layers[crossing]);
                let outcome = self.layout.crossings[crossing].propagate(&mut layers, self);
                self.across.layers[crossing] = layers;
                outcome?;
            } else if std::mem::take(&mut self.across.are_clauses_pending) {
                let clauses = std::mem::take(&mut self.across.clauses);
                let outcome = clauses.iter().try_for_each(|places| cross_grid::propagate_clause(places, self));
                self.across.clauses = clauses;
                outcome?;
            } else {
                return Ok(());
            }
        }
    }

    /// Passes the changes in the boxes of a grid to the grids that share these boxes, and queues the shapes across
    /// grids that have cells in them.
    fn share_changes(&mut self, grid: usize) {
        let changed = self.parts[grid].changed_boxes();
        let layout = self.layout;
        for &shared in layout.shared_of.get(grid) {
            if changed >> layout.shared[shared].place_in(grid) & 1 == 1 {
                self.merge_shared_box(shared);
            }
        }
        if !layout.crossings.is_empty() {
            // A shape across grids is listed under only one grid of a shared box; changes in the other grid reach that
            // one by merging.
            for place in digits(changed) {
                layout
                    .crossings_of
                    .get(DIGITS * grid + place)
                    .iter()
                    .for_each(|&crossing| self.across.enqueue(crossing));
            }
        }
        self.across.are_clauses_pending |= changed != 0 && !self.across.clauses.is_empty();
    }

    /// Restricts both grids of a shared box to the candidates that both have there.
    fn merge_shared_box(&mut self, shared: usize) {
        let shared = &self.layout.shared[shared];
        let [one, other] = [0, 1].map(|of| self.parts[shared.grids[of]].places_in_box(shared.at[of]));
        if one == other {
            return;
        }
        for digit in 0..DIGITS {
            let both = one[digit] & other[digit];
            for (of, places) in [one[digit], other[digit]].into_iter().enumerate() {
                if places != both {
                    self.part_mut(shared.grids[of]).keep_in_box(shared.at[of], digit, both);
                }
            }
        }
    }

    /// Returns the grid of a choice, and the choice with the index of its cell within that grid.
    fn in_grid(&self, choice: Choice) -> (usize, Choice) {
        let (grid, cell) = self.layout.place_of[choice.cell];
        (grid, Choice { cell, ..choice })
    }

    /// Descends by one level and fixes a cell.
    fn fix(&mut self, choice: Choice) {
        self.depth += 1;
        let (grid, own) = self.in_grid(choice);
        self.part_mut(grid).fix(own);
        self.conclude();
    }

    /// Returns the next choice; None if every cell is filled.
    fn best_choice(&self) -> Option<Choice> {
        let of_board = |grid: usize, own: Choice| Choice { cell: self.layout.cells[grid][own.cell], ..own };
        let last = self.last_conflict;
        if let Some(grid) = last
            && let Some(own) = self.parts[grid].last_conflict()
        {
            return Some(of_board(grid, own));
        }
        let mut best: Option<(usize, ChoiceProposal, u32)> = None;
        for (grid, part) in self.parts.iter().enumerate() {
            let Some(proposal) = part.propose() else { continue };
            let score = if last == Some(grid) { LAST_GRID_FACTOR * proposal.score } else { proposal.score };
            if best.is_none_or(|(_, _, known)| score > known) {
                best = Some((grid, proposal, score));
            }
        }
        best.map(|(grid, proposal, _)| of_board(grid, proposal.choice))
    }
}

impl Domains for GridsSearch<'_> {
    fn candidates(&self, cell: usize) -> u32 {
        let (grid, own) = self.layout.place_of[cell];
        self.parts[grid].candidates(own)
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let (grid, own) = self.layout.place_of[cell];
        let old = self.parts[grid].candidates(own);
        digits(old & !candidates).for_each(|digit| self.part_mut(grid).remove(Choice { cell: own, digit }));
        if old & candidates == 0 { Err(Conflict) } else { Ok(()) }
    }
}

impl NodeOperations for GridsSearch<'_> {
    /// These nodes take far less than a millisecond, even with many sums.
    const NODES_BETWEEN_CHECKS: u64 = 32;

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
        self.best_choice()
    }

    #[inline]
    fn try_choice(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.choices.push(choice);
        self.fix(choice);
        Ok(())
    }

    fn record_failure(&mut self, choice: Choice) {
        let (grid, own) = self.in_grid(choice);
        self.parts[grid].set_last_conflict(own.cell);
        self.last_conflict = Some(grid);
    }

    #[inline]
    fn is_below_root(&self) -> bool {
        !self.choices.is_empty()
    }

    #[inline]
    fn reject_last(&mut self, control: &Control) -> Result<(), SolveError> {
        let Some(choice) = self.choices.pop() else { return Ok(()) };
        self.backtrack();
        self.remove_candidate(choice, control)
    }

    fn split(&mut self) -> Self {
        let mut other = GridsSearch { status: SearchStatus::default(), ..self.clone() };
        // This search already counts the work so far.
        other.parts.iter_mut().for_each(|part| part.reset_statistics());
        // The other search returns to the node below the first choice, which the caller then rejects.
        while other.choices.len() > 1 {
            other.choices.pop();
            other.backtrack();
        }
        // This search keeps the branch of its first choice, whose node becomes the root: all depths decrease by one.
        self.choices.remove(0);
        self.depth -= 1;
        for (part, depths) in self.parts.iter_mut().zip(&mut self.depths) {
            if depths.first() == Some(&1) {
                depths.remove(0);
                part.drop_first_node();
            }
            depths.iter_mut().for_each(|depth| *depth -= 1);
        }
        other
    }

    fn assume(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        self.parts.iter_mut().for_each(|part| part.set_one_of_many());
        self.fix(choice);
        Ok(())
    }

    fn release(&mut self) {
        self.choices.clear();
        // An assumption is not in `choices`, but it adds to the depth.
        while self.depth > 0 {
            self.backtrack();
        }
    }

    #[inline]
    fn remove_candidate(&mut self, choice: Choice, _: &Control) -> Result<(), SolveError> {
        let (grid, own) = self.in_grid(choice);
        self.part_mut(grid).remove(own);
        self.conclude();
        Ok(())
    }

    fn all_candidates(&self) -> Vec<u32> {
        let mut all = vec![0; self.layout.place_of.len()];
        for (part, own) in self.parts.iter().zip(&self.layout.cells) {
            // Grids agree about the cells they share once everything is propagated.
            part.possible().into_iter().zip(own).for_each(|(candidates, &cell)| all[cell] = candidates);
        }
        all
    }

    fn filling(&self) -> Filling {
        let digit = |candidates: u32| Digit::from_index(candidates.trailing_zeros() as usize);
        Filling::new(self.all_candidates().into_iter().map(digit).collect())
    }

    fn has_only_seen(&self) -> bool {
        self.parts.iter().all(|part| part.has_only_seen())
    }

    fn set_seen(&mut self, seen: &[u32]) {
        for (part, own) in self.parts.iter_mut().zip(&self.layout.cells) {
            let of_part: Vec<u32> = own.iter().map(|&cell| seen[cell]).collect();
            part.set_seen(&of_part);
        }
    }

    fn statistics(&self) -> Statistics {
        let mut all = self.status.statistics;
        for part in &self.parts {
            all.propagations += part.statistics().propagations;
        }
        all
    }
}
