//! Queries for one candidate after another, by the depth-first search and the learning search in turns.

use std::sync::atomic::Ordering;

use super::{Known, Progress};
use crate::board::Filling;
use crate::solve::native::ask::question::Question;
use crate::solve::native::ask::turns::{TakesTurns, take_turns};
use crate::solve::native::depth::{Depth, Ended, Wanted};
use crate::solve::native::domains::digits;
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::{Statistics, Stopped};

/// The number of queries that the learning search begins after it was the better one.
const FIRST_LEAD: u32 = 4;

/// The searches of one thread.
pub struct Probe<'q, 'a> {
    question: &'q Question<'a>,
    known: &'q Known,
    depth: Box<dyn Depth<'a> + 'a>,
    begun: bool,
    /// Created when a query takes long.
    learner: Option<Learner>,
    /// The number of queries that the learning search begins before the depth-first search is tried again.
    lead: u32,
    /// The next value of `lead` if the depth-first search takes long.
    next_lead: u32,
    /// The digits of each cell that were already excluded from the learning search.
    told: Vec<u32>,
    /// The nodes of queries that found no solution.
    in_vain: u64,
}

impl<'q, 'a> Probe<'q, 'a> {
    pub fn new(question: &'q Question<'a>, known: &'q Known) -> Probe<'q, 'a> {
        let told = vec![0; question.layout.cells];
        Probe {
            question,
            known,
            depth: question.depth(),
            begun: false,
            learner: None,
            lead: if question.budgets.learns_first { u32::MAX } else { 0 },
            next_lead: FIRST_LEAD,
            told,
            in_vain: 0,
        }
    }

    pub fn statistics(&self) -> Statistics {
        let mut all = self.depth.statistics();
        all += self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics());
        all
    }

    /// Queries one candidate after another, until queries without a solution took more than `in_vain` nodes or all
    /// queries more than `most`.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    pub fn run(&mut self, in_vain: u64, most: u64) -> Result<Progress, Stopped> {
        let control = self.question.control;
        if !std::mem::replace(&mut self.begun, true) {
            self.depth.begin(control)?;
        }
        loop {
            let Some(possible) = self.depth.possible() else {
                self.known.no_solution.store(true, Ordering::Relaxed);
                return Ok(Progress::Done);
            };
            // Applies what other threads have refuted.
            let impossible = &self.known.impossible;
            let gone = possible.iter().zip(impossible).map(|(open, gone)| open & gone.load(Ordering::Relaxed));
            let gone: Vec<(usize, u32)> = gone.enumerate().filter(|&(_, gone)| gone != 0).collect();
            if !gone.is_empty() {
                for (cell, gone) in gone {
                    for digit in digits(gone) {
                        self.depth.exclude(cell, digit, control)?;
                    }
                }
                continue;
            }
            if self.known.no_solution.load(Ordering::Relaxed) {
                return Ok(Progress::Done);
            }
            let seen = Known::load(&self.known.seen);
            let free = |cell: usize| !seen[cell] & !self.known.taken[cell].load(Ordering::Relaxed);
            // Begins with the cell with the fewest candidates: its consequences make other queries unnecessary.
            let open = (0..possible.len()).filter(|&cell| possible[cell] & free(cell) != 0);
            let Some(cell) = open.min_by_key(|&cell| possible[cell].count_ones()) else { return Ok(Progress::Done) };
            let nodes = self.statistics().nodes;
            if nodes > most || self.in_vain > in_vain {
                return Ok(Progress::OverBudget);
            }
            let digit = (possible[cell] & free(cell)).trailing_zeros() as usize;
            if digit >= u32::BITS as usize
                || self.known.taken[cell].fetch_or(1 << digit, Ordering::Relaxed) >> digit & 1 == 1
            {
                // Another thread was faster.
                continue;
            }
            self.depth.set_seen(&seen);
            match self.witness(&possible, cell, digit)? {
                Some(witness) => self.known.add(witness),
                None => {
                    self.known.impossible[cell].fetch_or(1 << digit, Ordering::Relaxed);
                    self.in_vain += self.statistics().nodes - nodes;
                }
            }
        }
    }

    /// Returns a solution with this digit in this cell.
    fn witness(&mut self, possible: &[u32], cell: usize, digit: usize) -> Result<Option<Filling>, Stopped> {
        let budgets = self.question.budgets.for_witness(self.question.layout);
        let learner_first = self.lead > 0;
        self.lead = self.lead.saturating_sub(1);
        let mut witness = Witness { probe: self, possible, cell, digit, assumed: false };
        if learner_first && let Some(answer) = witness.learn(budgets.conflicts)? {
            return Ok(answer);
        }
        let answer = take_turns(&mut witness, budgets)?;
        self.depth.release();
        Ok(answer)
    }
}

/// The query for a solution with this digit in this cell.
struct Witness<'p, 'q, 'a> {
    probe: &'p mut Probe<'q, 'a>,
    /// The candidates of each cell.
    possible: &'p [u32],
    cell: usize,
    digit: usize,
    /// True once the depth-first search assumes the digit.
    assumed: bool,
}

impl Witness<'_, '_, '_> {
    /// Runs a turn of the learning search; returns None if it did not finish.
    fn learn(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, Stopped> {
        let Probe { question, known, learner, told, .. } = &mut *self.probe;
        let learner = learner.get_or_insert_with(|| question.learner());
        let all = u32::MAX >> (u32::BITS - u32::from(question.layout.digits));
        for (cell, (told, possible)) in told.iter_mut().zip(self.possible).enumerate() {
            for digit in digits(all & !possible & !*told) {
                learner.exclude(cell, digit);
            }
            *told |= all & !possible;
        }
        let seen = known.seen.iter().map(|seen| seen.load(Ordering::Relaxed));
        let unseen = self.possible.iter().zip(seen).map(|(possible, seen)| possible & !seen).enumerate();
        learner.prefer(unseen.flat_map(|(cell, unseen)| digits(unseen).map(move |digit| (cell, digit))));
        Ok(match learner.solve(&[(self.cell, self.digit)], conflicts, question.control)? {
            Answer::Solution(filling) => Some(Some(filling)),
            Answer::Nothing => Some(None),
            Answer::OverBudget => None,
        })
    }
}

impl TakesTurns for Witness<'_, '_, '_> {
    type Answer = Option<Filling>;

    fn depth_first(&mut self, nodes: u64) -> Result<Option<Option<Filling>>, Stopped> {
        let probe = &mut *self.probe;
        let control = probe.question.control;
        if !std::mem::replace(&mut self.assumed, true) {
            probe.depth.assume(self.cell, self.digit, control)?;
        }
        let mut witness = None;
        let ended = probe.depth.explore(nodes, control, &mut |filling| {
            witness = Some(filling);
            Wanted::Enough
        })?;
        if ended == Ended::OverBudget {
            return Ok(None);
        }
        probe.next_lead = FIRST_LEAD;
        Ok(Some(witness))
    }

    fn learning(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, Stopped> {
        let answer = self.learn(conflicts)?;
        if answer.is_some() {
            self.probe.lead = self.probe.next_lead;
            self.probe.next_lead = self.probe.next_lead.saturating_mul(2);
        }
        Ok(answer)
    }
}
