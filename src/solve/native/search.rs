//! The search: propagate, choose a digit to try, and on the way back take it away.

use super::branch::{Choice, choose};
use super::net::Net;
use super::state::{Conflict, State};
use super::{Wish, cages, clauses, crossings, groups, sums};
use crate::board::{Digit, Filling};
use crate::solve::{Control, Statistics, Stopped};

/// How much work, in cells looked at, may pass until the control is asked: far below a millisecond.
const WORK_BETWEEN_CHECKS: usize = 50_000;

/// A search over one net.
pub(super) struct Search<'a> {
    net: &'a Net,
    control: &'a Control,
    state: State<'a>,
    /// The choices that lead to the current node.
    choices: Vec<Choice>,
    /// For each choice the candidates it was made on, end to end.
    saved: Vec<u32>,
    /// How often each cell took part in a conflict.
    conflicts: Vec<u64>,
    /// The candidates that solutions were found for. Others are tried first, so that solutions show new ones.
    seen: Vec<u32>,
    statistics: Statistics,
    work: usize,
}

/// How propagation ended.
type Outcome = Result<(), Conflict>;

impl<'a> Search<'a> {
    pub(super) fn new(net: &'a Net, control: &'a Control) -> Search<'a> {
        Search {
            net,
            control,
            state: State::new(net),
            choices: Vec::new(),
            saved: Vec::new(),
            conflicts: vec![0; net.cells()],
            seen: vec![0; net.cells()],
            statistics: Statistics::default(),
            work: 0,
        }
    }

    pub(super) fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// Hands over each solution once. `More` at the end: there is no other.
    pub(super) fn run(&mut self, each: &mut dyn FnMut(Filling) -> Wish) -> Result<Wish, Stopped> {
        let outcome = self.begin()?;
        self.explore(outcome, each)
    }

    /// For each cell the digits that it takes in some solution; all empty when there is none.
    ///
    /// Every solution found is a witness for all its digits. Only candidates without a witness are asked for, and one
    /// that no solution has is gone for all questions after it.
    pub(super) fn candidates(&mut self) -> Result<Vec<u32>, Stopped> {
        let mut outcome = self.begin()?;
        loop {
            if outcome.is_err() {
                return Ok(vec![0; self.net.cells()]);
            }
            let open = |cell: &usize| self.state.candidates[*cell] & !self.seen[*cell] != 0;
            // The tightest cell first: what it rules out, the others need not ask.
            let next = (0..self.net.cells()).filter(open).min_by_key(|&cell| self.state.candidates[cell].count_ones());
            let Some(cell) = next else { return Ok(self.seen.clone()) };
            let root = self.state.candidates.clone();
            let unseen = root[cell] & !self.seen[cell];
            let digit = unseen & unseen.wrapping_neg();
            let kept = self.state.keep(cell, digit);
            let assumed = kept.and(self.propagate()?);
            let mut witness = None;
            self.explore(assumed, &mut |filling| {
                witness = Some(filling);
                Wish::Enough
            })?;
            self.choices.clear();
            self.saved.clear();
            self.state.clear_queues();
            self.state.candidates.copy_from_slice(&root);
            outcome = match witness {
                Some(filling) => {
                    for (seen, digit) in self.seen.iter_mut().zip(filling.digits()) {
                        *seen |= 1 << digit.index();
                    }
                    Ok(())
                }
                None => match self.state.keep(cell, !digit) {
                    Ok(()) => self.propagate()?,
                    Err(Conflict) => Err(Conflict),
                },
            };
        }
    }

    /// What follows without trying anything.
    fn begin(&mut self) -> Result<Outcome, Stopped> {
        self.control.check()?;
        // Only at the start may a cell have no candidate: nothing would ever look at it.
        if self.net.start.contains(&0) { Ok(Err(Conflict)) } else { self.propagate() }
    }

    /// Searches below the current node, which propagation left like this.
    fn explore(&mut self, mut outcome: Outcome, each: &mut dyn FnMut(Filling) -> Wish) -> Result<Wish, Stopped> {
        loop {
            if outcome.is_ok() {
                if let Some(choice) = choose(self.net, &self.state.candidates, &self.conflicts) {
                    self.descend(self.unseen_first(choice));
                    outcome = self.propagate()?;
                    continue;
                }
                if each(self.filling()) == Wish::Enough {
                    return Ok(Wish::Enough);
                }
            }
            outcome = match self.retreat() {
                None => return Ok(Wish::More),
                Some(Ok(())) => self.propagate()?,
                Some(Err(Conflict)) => Err(Conflict),
            };
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

    fn filling(&self) -> Filling {
        let digit = |&candidates: &u32| Digit::from_index(candidates.trailing_zeros() as usize);
        Filling::new(self.state.candidates.iter().map(digit).collect())
    }

    /// Tries a digit.
    fn descend(&mut self, choice: Choice) {
        self.statistics.nodes += 1;
        self.work += self.net.cells();
        self.saved.extend_from_slice(&self.state.candidates);
        self.choices.push(choice);
        let kept = self.state.keep(choice.cell, choice.digit);
        debug_assert_eq!(kept, Ok(()), "a choice is one of the candidates");
    }

    /// Goes back to the last choice and takes its digit away; None when there is no choice left.
    fn retreat(&mut self) -> Option<Outcome> {
        let choice = self.choices.pop()?;
        self.state.clear_queues();
        let start = self.saved.len() - self.net.cells();
        self.state.candidates.copy_from_slice(&self.saved[start..]);
        self.saved.truncate(start);
        Some(self.state.keep(choice.cell, !choice.digit))
    }

    /// Draws conclusions until there are none left, simple ones first.
    fn propagate(&mut self) -> Result<Outcome, Stopped> {
        let (net, state) = (self.net, &mut self.state);
        loop {
            if self.work >= WORK_BETWEEN_CHECKS {
                self.work = 0;
                self.control.report_nodes(self.statistics.nodes);
                self.control.check()?;
            }
            let (cells, outcome) = if let Some(group) = state.singles.pop() {
                (net.groups.get(group), groups::singles(net, state, group))
            } else if let Some(clause) = state.clauses.pop() {
                (net.cells_of_clauses.get(clause), clauses::one_place(net, state, clause))
            } else if let Some(sum) = state.sums.pop() {
                (net.cells_of_sums.get(sum), sums::bounds(net, state, sum))
            } else if let Some(cage) = state.cages.pop() {
                self.work += net.cages[cage].combinations.len();
                (net.cages[cage].cells.as_slice(), cages::combine(net, state, cage))
            } else if let Some(group) = state.subtle.pop() {
                let cells = net.groups.get(group);
                self.work += cells.len() * cells.len();
                (cells, groups::subsets(net, state, group).and_then(|()| crossings::locked(net, state, group)))
            } else {
                return Ok(Ok(()));
            };
            self.work += cells.len();
            if outcome.is_err() {
                cells.iter().for_each(|&cell| self.conflicts[cell] += 1);
                return Ok(outcome);
            }
        }
    }
}
