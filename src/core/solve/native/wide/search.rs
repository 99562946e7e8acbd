//! The wide search itself: propagation, and the node operations of a depth-first search.

use super::branch::choose;
use super::groups;
use super::layout::WideLayout;
use super::query::WideQuery;
use super::store::DomainStore;
use crate::board::{Digit, Filling};
use crate::solve::native::conflicts::{CONFLICT, ConflictWeights};
use crate::solve::native::depth::{Choice, NodeOperations, SearchStatus};
use crate::solve::native::domains::{Conflict, Domains, is_single};
use crate::solve::native::shapes::{QueryShapes, cages, clauses, leftovers, sums};
use crate::solve::{Control, SolveError};

/// The work, in cells visited, between two checks of the control. It takes far less than a millisecond.
const WORK_BETWEEN_CHECKS: usize = 50_000;

/// One query about a wide board, and the search for its solutions.
#[derive(Clone)]
pub struct WideSearch<'a> {
    store: DomainStore<'a>,
    status: SearchStatus,
    /// The choices that lead to the current node.
    choices: Vec<Choice>,
    /// The candidates before each choice, consecutively.
    saved: Vec<u32>,
    /// The candidates at the root, kept while something is assumed.
    root: Vec<u32>,
    conflicts: ConflictWeights,
    /// The candidates with a witness. Other candidates are tried first, so that each solution is a witness for new
    /// ones.
    seen: Vec<u32>,
    /// The cells visited since the last check of the control.
    work: usize,
}

/// The outcome of propagation.
type WideResult = Result<(), Conflict>;

impl<'a> WideSearch<'a> {
    /// Returns the search for a query with these domains and clauses; the other shapes are in the layout.
    pub fn new(layout: &'a WideLayout, asked: &QueryShapes<'_>) -> WideSearch<'a> {
        let cells = layout.cells;
        WideSearch {
            store: DomainStore::new(WideQuery::new(layout, asked)),
            status: SearchStatus::default(),
            choices: Vec::new(),
            saved: Vec::new(),
            root: Vec::new(),
            conflicts: ConflictWeights::new(cells),
            seen: vec![0; layout.counted],
            work: 0,
        }
    }

    /// Returns the choice, or another digit of its cell if the chosen digit has a witness already.
    fn unseen_first(&self, choice: Choice) -> Choice {
        let Choice { cell, digit } = choice;
        let seen = self.seen.get(cell).copied().unwrap_or(0);
        let unseen = self.store.candidates[cell] & !seen;
        if seen >> digit & 1 == 0 || unseen == 0 {
            choice
        } else {
            Choice { cell, digit: unseen.trailing_zeros() as usize }
        }
    }

    /// Returns the next choice, regardless of digits seen; None if every cell is filled.
    fn best_choice(&self) -> Option<Choice> {
        let best = || choose(self.store.query.layout, &self.store.candidates, &self.conflicts);
        self.last_conflict().or_else(best)
    }

    /// Returns the cell of the last conflict, if it is open and belongs to solutions.
    fn last_conflict(&self) -> Option<Choice> {
        let cell = self.conflicts.last().filter(|&cell| cell < self.store.query.layout.counted)?;
        let candidates = self.store.candidates[cell];
        (!is_single(candidates)).then_some(Choice { cell, digit: candidates.trailing_zeros() as usize })
    }

    /// Propagates until nothing follows any more, simple constraints first. Sets `is_done` to true if there is a
    /// conflict, otherwise to false.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn propagate(&mut self, before: WideResult, control: &Control) -> Result<(), SolveError> {
        self.status.is_done = before.is_err();
        let store = &mut self.store;
        let layout = store.query.layout;
        let counted = &mut self.status.statistics.propagations;
        // Each pass takes one constraint from the first queue that has one: cheap constraints have nothing left to do
        // before a costly one runs.
        while !self.status.is_done {
            if self.work >= WORK_BETWEEN_CHECKS {
                self.work = 0;
                control.report_nodes(self.status.statistics.nodes);
                control.check()?;
            }
            // The cells of the constraint, in which a conflict is recorded.
            let (cells, outcome) = if let Some(group) = store.singles.pop() {
                counted.houses += 1;
                let cells = layout.groups.get(group);
                (cells, groups::singles(cells, store))
            } else if let Some(clause) = store.clauses.pop() {
                counted.clauses += 1;
                let place = clauses::only_place(store.query.clauses.get(clause), store);
                let outcome = place.and_then(|place| place.map_or(Ok(()), |(cell, digit)| store.keep(cell, digit)));
                (store.query.cells_of_clauses.get(clause), outcome)
            } else if let Some(sum) = store.sums.pop() {
                counted.sums += 1;
                (layout.cells_of_sums.get(sum), sums::bounds(&layout.sums[sum], store))
            } else if let Some(table) = store.tables.pop() {
                counted.sums += 1;
                let table = &layout.tables[table];
                self.work += table.size();
                (table.cells.as_slice(), table.support(store))
            } else if let Some(pair) = store.pairs.pop() {
                counted.pairs += 1;
                (layout.pairs[pair].cells.as_slice(), layout.pairs[pair].support(store))
            } else if let Some(list) = store.tuples.pop() {
                counted.sums += 1;
                let list = &layout.tuples[list];
                self.work += list.count();
                (list.cells.as_slice(), list.support(store))
            } else if let Some(sum) = store.linears.pop() {
                counted.sums += 1;
                let cells = layout.cells_of_linears.get(sum);
                let sum = &layout.linears[sum];
                // The attainable sums take many steps for each value.
                self.work += 20 * cells.len();
                (cells, sum.bounds(store).and_then(|()| sum.attain(store)))
            } else if let Some(places) = store.connected.pop() {
                counted.words += 1;
                let places = &layout.connected[places];
                self.work += 4 * places.places.len();
                (places.cells.as_slice(), places.support(store))
            } else if let Some(cage) = store.cages.pop() {
                counted.sums += 1;
                self.work += layout.cages[cage].combinations.len();
                (layout.cages[cage].cells.as_slice(), cages::combine(&layout.cages[cage], store).map(drop))
            } else if let Some(counts) = store.counts.pop() {
                counted.words += 1;
                let counts = &layout.counts[counts];
                self.work += counts.cells.len() * counts.cells.len();
                (counts.cells.as_slice(), counts.support(store))
            } else if let Some(index) = store.words.pop() {
                counted.words += 1;
                let word = &layout.words[index];
                self.work += word.cells.len() * word.cells.len();
                // The layers are taken out for the call, as the word also changes the store.
                let mut layers = std::mem::take(&mut store.layers[index]);
                let supported = word.support(&mut layers, store);
                store.layers[index] = layers;
                (word.cells.as_slice(), supported)
            } else if let Some(rank) = store.ranks.pop() {
                counted.words += 1;
                (layout.ranks[rank].cells.as_slice(), layout.ranks[rank].support(store))
            } else if let Some(leftover) = store.leftovers.pop() {
                counted.houses += 1;
                (layout.cells_of_leftovers.get(leftover), leftovers::support(&layout.leftovers[leftover], store))
            } else if let Some(group) = store.subsets.pop() {
                counted.houses += 1;
                let cells = layout.groups.get(group);
                self.work += cells.len() * cells.len();
                let outcome = groups::subsets(cells, store);
                (cells, outcome.and_then(|()| layout.crossings.locked(group, layout.all, store)))
            } else {
                return Ok(());
            };
            self.work += cells.len();
            if outcome.is_err() {
                self.conflicts.add(cells.iter().map(|&cell| (cell, CONFLICT)));
                self.status.is_done = true;
            }
        }
        Ok(())
    }
}

impl NodeOperations for WideSearch<'_> {
    /// Rarely matters, because propagation itself usually checks sooner.
    const NODES_BETWEEN_CHECKS: u64 = 64;

    #[inline]
    fn status(&self) -> &SearchStatus {
        &self.status
    }

    #[inline]
    fn status_mut(&mut self) -> &mut SearchStatus {
        &mut self.status
    }

    fn propagate_root(&mut self, control: &Control) -> Result<(), SolveError> {
        // The query itself may leave a cell without candidates, which no queue would notice.
        let possible = if self.store.candidates.contains(&0) { Err(Conflict) } else { Ok(()) };
        self.propagate(possible, control)
    }

    #[inline]
    fn choose(&self) -> Option<Choice> {
        self.best_choice().map(|choice| self.unseen_first(choice))
    }

    fn try_choice(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError> {
        self.work += self.store.candidates.len();
        self.saved.extend_from_slice(&self.store.candidates);
        self.choices.push(choice);
        let kept = self.store.keep(choice.cell, 1 << choice.digit);
        self.propagate(kept, control)
    }

    fn record_failure(&mut self, choice: Choice) {
        self.conflicts.set_last(choice.cell);
    }

    #[inline]
    fn is_below_root(&self) -> bool {
        !self.choices.is_empty()
    }

    fn reject_last(&mut self, control: &Control) -> Result<(), SolveError> {
        let Some(choice) = self.choices.pop() else { return Ok(()) };
        // Propagation stopped at a contradiction: what is still queued belongs to the rejected node.
        self.store.clear_queues();
        // The candidates that were saved last are at the end.
        let start = self.saved.len() - self.store.candidates.len();
        self.store.candidates.copy_from_slice(&self.saved[start..]);
        self.saved.truncate(start);
        self.remove_candidate(choice, control)
    }

    fn is_auxiliary(&self, choice: Choice) -> bool {
        choice.cell >= self.store.query.layout.counted
    }

    fn forget_auxiliary_choices(&mut self) {
        while self.choices.last().is_some_and(|&choice| self.is_auxiliary(choice)) {
            self.choices.pop();
            self.saved.truncate(self.saved.len() - self.store.candidates.len());
        }
    }

    fn split(&mut self) -> Self {
        let cells = self.store.candidates.len();
        let mut other = WideSearch { status: SearchStatus::default(), ..self.clone() };
        // The other search returns to the root, where it rejects the first choice; this one keeps the branch of that
        // choice and no longer needs the root.
        other.choices.truncate(1);
        other.saved.truncate(cells);
        self.choices.remove(0);
        self.saved.drain(..cells);
        other
    }

    fn assume(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError> {
        self.root.clone_from(&self.store.candidates);
        let kept = self.store.keep(choice.cell, 1 << choice.digit);
        self.propagate(kept, control)
    }

    fn release(&mut self) {
        self.choices.clear();
        self.saved.clear();
        self.store.clear_queues();
        self.store.candidates.copy_from_slice(&self.root);
    }

    fn remove_candidate(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError> {
        let kept = self.store.keep(choice.cell, !(1 << choice.digit));
        self.propagate(kept, control)
    }

    fn all_candidates(&self) -> Vec<u32> {
        self.store.candidates.clone()
    }

    fn filling(&self) -> Filling {
        let digit = |&candidates: &u32| Digit::from_index(candidates.trailing_zeros() as usize);
        let layout = self.store.query.layout;
        let (cells, layers) = self.store.candidates[..layout.counted].split_at(layout.board_cells);
        Filling::new(cells.iter().map(digit).collect()).with_layers(layers.iter().map(digit).collect())
    }

    fn has_only_seen(&self) -> bool {
        self.store.candidates.iter().zip(&self.seen).all(|(candidates, seen)| candidates & !seen == 0)
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen.copy_from_slice(seen);
    }
}
