//! The search on wide boards: propagate, choose a digit to try, and on the way back take it away.

use super::branch::{Choice, choose};
use super::layout::Net;
use super::store::{Conflict, Domains, State, is_single};
use super::{crossings, groups};
use crate::board::{Digit, Filling};
use crate::solve::native::conflicts::Conflicts;
use crate::solve::native::depth::Depth;
use crate::solve::native::shapes::{cages, clauses, sums};
use crate::solve::native::{Ended, Wish};
use crate::solve::{Control, Statistics, Stopped};

/// How much work, in cells looked at, may pass until the control is asked: far below a millisecond.
const WORK_BETWEEN_CHECKS: usize = 50_000;

/// A search over one net.
#[derive(Clone)]
pub struct Search<'a> {
    state: State<'a>,
    /// Whether the current node is done with: it has no solution, or its solution was handed over.
    failed: bool,
    /// The choices that lead to the current node.
    choices: Vec<Choice>,
    /// For each choice the candidates it was made on, end to end.
    saved: Vec<u32>,
    /// The candidates at the root, while something is assumed.
    root: Vec<u32>,
    conflicts: Conflicts,
    /// The candidates that solutions were found for. Others are tried first, so that solutions show new ones.
    seen: Vec<u32>,
    statistics: Statistics,
    work: usize,
}

/// How propagation ended.
type Outcome = Result<(), Conflict>;

impl<'a> Search<'a> {
    pub fn new(net: Net<'a>) -> Search<'a> {
        let cells = net.cells();
        Search {
            state: State::new(net),
            failed: false,
            choices: Vec::new(),
            saved: Vec::new(),
            root: Vec::new(),
            conflicts: Conflicts::new(cells),
            seen: vec![0; cells],
            statistics: Statistics::default(),
            work: 0,
        }
    }

    /// The choice, or another digit of its cell when a solution was already found for that one.
    fn unseen_first(&self, choice: Choice) -> Choice {
        let Choice { cell, digit } = choice;
        let unseen = self.state.candidates[cell] & !self.seen[cell];
        if self.seen[cell] & digit == 0 || unseen == 0 {
            choice
        } else {
            Choice { cell, digit: unseen & unseen.wrapping_neg() }
        }
    }

    /// What to try next; None when every cell is filled.
    fn choose(&self) -> Option<Choice> {
        let best = || choose(self.state.net.layout, &self.state.candidates, &self.conflicts);
        self.last_conflict().or_else(best)
    }

    fn last_conflict(&self) -> Option<Choice> {
        let cell = self.conflicts.last()?;
        let candidates = self.state.candidates[cell];
        (!is_single(candidates)).then_some(Choice { cell, digit: candidates & candidates.wrapping_neg() })
    }

    fn filling(&self) -> Filling {
        let digit = |&candidates: &u32| Digit::from_index(candidates.trailing_zeros() as usize);
        Filling::new(self.state.candidates.iter().map(digit).collect())
    }

    /// Tries a digit.
    fn descend(&mut self, choice: Choice) {
        self.statistics.nodes += 1;
        self.work += self.state.candidates.len();
        self.saved.extend_from_slice(&self.state.candidates);
        self.choices.push(choice);
        let kept = self.state.keep(choice.cell, choice.digit);
        debug_assert_eq!(kept, Ok(()), "a choice is one of the candidates");
    }

    /// Goes back to the last choice and takes its digit away; None when there is no choice left.
    fn retreat(&mut self) -> Option<Outcome> {
        let choice = self.choices.pop()?;
        self.statistics.backtracks += 1;
        self.state.clear_queues();
        let start = self.saved.len() - self.state.candidates.len();
        self.state.candidates.copy_from_slice(&self.saved[start..]);
        self.saved.truncate(start);
        Some(self.state.keep(choice.cell, !choice.digit))
    }

    /// Draws conclusions until there are none left, simple ones first; sets `failed`.
    fn propagate(&mut self, before: Outcome, control: &Control) -> Result<(), Stopped> {
        self.failed = before.is_err();
        let state = &mut self.state;
        let layout = state.net.layout;
        let counted = &mut self.statistics.propagations;
        while !self.failed {
            if self.work >= WORK_BETWEEN_CHECKS {
                self.work = 0;
                control.report_nodes(self.statistics.nodes);
                control.check()?;
            }
            // The cells to blame for a conflict.
            let (cells, outcome) = if let Some(group) = state.singles.pop() {
                counted.houses += 1;
                (layout.groups.get(group), groups::singles(layout, state, group))
            } else if let Some(clause) = state.clauses.pop() {
                counted.clauses += 1;
                let outcome = clauses::one_place(state, clause);
                (state.net.cells_of_clauses.get(clause), outcome)
            } else if let Some(sum) = state.sums.pop() {
                counted.sums += 1;
                (layout.cells_of_sums.get(sum), sums::bounds(&layout.sums[sum], state))
            } else if let Some(table) = state.tables.pop() {
                counted.sums += 1;
                let table = &layout.tables[table];
                self.work += table.size();
                (table.cells.as_slice(), table.support(state))
            } else if let Some(pair) = state.pairs.pop() {
                counted.pairs += 1;
                (layout.pairs[pair].cells.as_slice(), layout.pairs[pair].support(state))
            } else if let Some(cage) = state.cages.pop() {
                counted.sums += 1;
                self.work += layout.cages[cage].combinations.len();
                (layout.cages[cage].cells.as_slice(), cages::combine(&layout.cages[cage], state))
            } else if let Some(index) = state.words.pop() {
                counted.words += 1;
                let word = &layout.words[index];
                self.work += word.cells.len() * word.cells.len();
                let mut layers = std::mem::take(&mut state.layers[index]);
                let supported = word.support(&mut layers, state);
                state.layers[index] = layers;
                (word.cells.as_slice(), supported)
            } else if let Some(group) = state.subtle.pop() {
                counted.houses += 1;
                let cells = layout.groups.get(group);
                self.work += cells.len() * cells.len();
                let outcome = groups::subsets(layout, state, group);
                (cells, outcome.and_then(|()| crossings::locked(layout, state, group)))
            } else {
                return Ok(());
            };
            self.work += cells.len();
            if outcome.is_err() {
                self.conflicts.add(cells.iter().copied());
                self.failed = true;
            }
        }
        Ok(())
    }
}

impl<'a> Depth<'a> for Search<'a> {
    fn begin(&mut self, control: &Control) -> Result<(), Stopped> {
        control.check()?;
        // Only at the start may a cell have no candidate: nothing would ever look at it.
        let possible = if self.state.candidates.contains(&0) { Err(Conflict) } else { Ok(()) };
        self.propagate(possible, control)
    }

    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Ended, Stopped> {
        let last = self.statistics.nodes.saturating_add(budget);
        loop {
            if !self.failed {
                if let Some(choice) = self.choose() {
                    if self.statistics.nodes >= last {
                        return Ok(Ended::OverBudget);
                    }
                    self.descend(self.unseen_first(choice));
                    self.propagate(Ok(()), control)?;
                    if self.failed {
                        self.conflicts.set_last(choice.cell);
                    }
                    continue;
                }
                self.failed = true;
                if each(self.filling()) == Wish::Enough {
                    return Ok(Ended::Enough);
                }
            }
            match self.retreat() {
                None => return Ok(Ended::Exhausted),
                Some(outcome) => self.propagate(outcome, control)?,
            }
        }
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn possible(&self) -> Option<Vec<u32>> {
        (!self.failed).then(|| self.state.candidates.clone())
    }

    fn set_seen(&mut self, seen: &[u32]) {
        self.seen.copy_from_slice(seen);
    }

    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn Depth<'a> + 'a>>, Stopped> {
        if self.choices.is_empty() {
            let choice = if self.failed { None } else { self.choose() };
            let Some(choice) = choice else { return Ok(None) };
            self.descend(choice);
            self.propagate(Ok(()), control)?;
        }
        let cells = self.state.candidates.len();
        let mut other = self.clone();
        other.statistics = Statistics::default();
        other.choices.truncate(1);
        other.saved.truncate(cells);
        self.choices.remove(0);
        self.saved.drain(..cells);
        if let Some(outcome) = other.retreat() {
            other.propagate(outcome, control)?;
        }
        Ok(Some(Box::new(other)))
    }

    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped> {
        self.root.clone_from(&self.state.candidates);
        let kept = self.state.keep(cell, 1 << digit);
        self.propagate(kept, control)
    }

    fn release(&mut self) {
        self.choices.clear();
        self.saved.clear();
        self.state.clear_queues();
        self.state.candidates.copy_from_slice(&self.root);
        self.failed = false;
    }

    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped> {
        let kept = self.state.keep(cell, !(1 << digit));
        self.propagate(kept, control)
    }
}
