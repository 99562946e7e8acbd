//! Queries for one candidate after another, by the depth-first search and the learning search in turns.

use std::sync::atomic::Ordering;

use super::known_candidates::KnownCandidates;
use super::progress::CandidateProgress;
use crate::board::{DigitSet, Filling};
use crate::solve::native::depth::{DepthFirst, ExploreOutcome, SolutionDemand};
use crate::solve::native::domains::digits;
use crate::solve::native::learn::{LearnOutcome, Learner};
use crate::solve::native::queries::query::ModelQuery;
use crate::solve::native::queries::turns::{TurnQuery, take_turns};
use crate::solve::{SolveError, Statistics};

/// A lead that outlasts the queries of any board.
const LASTING_LEAD: u32 = u32::MAX;
/// The value of `next_lead` at first, and again after each query that the depth-first search finished.
const FIRST_LEAD: u32 = 4;

/// The searches of one thread.
pub struct CandidateProbe<'q, 'a> {
    query: &'q ModelQuery<'a>,
    known: &'q KnownCandidates,
    depth: Box<dyn DepthFirst<'a> + 'a>,
    has_begun: bool,
    /// Created when a query takes long.
    learner: Option<Learner>,
    /// The number of queries in which the learning search has the first turn before the depth-first search is tried
    /// again.
    lead: u32,
    /// The value that `lead` gets when the learning search finishes a query before the depth-first search.
    next_lead: u32,
    /// For each cell, the digits that were already excluded in the learning search.
    excluded: Vec<u32>,
    /// The nodes of queries that found no solution.
    wasted_nodes: u64,
}

impl<'q, 'a> CandidateProbe<'q, 'a> {
    pub fn new(question: &'q ModelQuery<'a>, known: &'q KnownCandidates) -> CandidateProbe<'q, 'a> {
        let told = vec![0; question.layout.variables.count()];
        CandidateProbe {
            query: question,
            known,
            depth: question.depth(),
            has_begun: false,
            learner: None,
            lead: if question.budgets.learns_first { LASTING_LEAD } else { 0 },
            next_lead: FIRST_LEAD,
            excluded: told,
            wasted_nodes: 0,
        }
    }

    pub fn statistics(&self) -> Statistics {
        let mut all = self.depth.statistics();
        all += self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics());
        all
    }

    /// Queries one candidate after another, until the queries without a solution have used more than `in_vain` nodes,
    /// or all queries more than `most` nodes, where these limits are set.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    pub fn run(&mut self, in_vain: Option<u64>, most: Option<u64>) -> Result<CandidateProgress, SolveError> {
        let control = self.query.control;
        if !std::mem::replace(&mut self.has_begun, true) {
            self.depth.begin(control)?;
        }
        loop {
            let Some(possible) = self.depth.possible() else {
                self.known.no_solution.store(true, Ordering::Relaxed);
                return Ok(CandidateProgress::Done);
            };
            // Excludes the candidates that other threads have refuted.
            let impossible = &self.known.impossible;
            let gone = possible.iter().zip(impossible).map(|(open, gone)| open & gone.load(Ordering::Relaxed));
            let gone: Vec<(usize, u32)> = gone.enumerate().filter(|&(_, gone)| gone != 0).collect();
            if !gone.is_empty() {
                // Exclusions propagate, so the candidates have to be read again afterwards.
                for (cell, gone) in gone {
                    for digit in digits(gone) {
                        self.depth.exclude(cell, digit, control)?;
                    }
                }
                continue;
            }
            if self.known.no_solution.load(Ordering::Relaxed) {
                return Ok(CandidateProgress::Done);
            }
            let seen = KnownCandidates::load(&self.known.seen);
            let free = |cell: usize| !seen[cell] & !self.known.queried[cell].load(Ordering::Relaxed);
            // Begins with the cell with the fewest candidates: its consequences make other queries unnecessary.
            let open = (0..seen.len()).filter(|&cell| possible[cell] & free(cell) != 0);
            let Some(cell) = open.min_by_key(|&cell| possible[cell].count_ones()) else {
                return Ok(CandidateProgress::Done);
            };
            let nodes = self.statistics().nodes;
            if most.is_some_and(|most| nodes > most) || in_vain.is_some_and(|most| self.wasted_nodes > most) {
                return Ok(CandidateProgress::OverBudget);
            }
            // Other threads may have taken the last free digit of the cell since it was chosen; an empty set has 32
            // trailing zeros.
            let digit = (possible[cell] & free(cell)).trailing_zeros() as usize;
            if digit >= u32::BITS as usize
                || self.known.queried[cell].fetch_or(1 << digit, Ordering::Relaxed) >> digit & 1 == 1
            {
                // Another thread was faster.
                continue;
            }
            self.depth.set_seen(&seen);
            match self.witness(&possible, cell, digit)? {
                Some(witness) => self.known.add(witness),
                None => {
                    self.known.impossible[cell].fetch_or(1 << digit, Ordering::Relaxed);
                    self.wasted_nodes += self.statistics().nodes - nodes;
                }
            }
        }
    }

    /// Returns a solution with this digit in this cell; None if there is none.
    fn witness(&mut self, possible: &[u32], cell: usize, digit: usize) -> Result<Option<Filling>, SolveError> {
        let budgets = self.query.budgets.for_witness(self.query.layout);
        let learner_first = self.lead > 0;
        self.lead = self.lead.saturating_sub(1);
        let mut witness = WitnessQuery { probe: self, possible, cell, digit, assumed: false };
        if learner_first && let Some(answer) = witness.learn(budgets.conflicts)? {
            return Ok(answer);
        }
        let answer = take_turns(&mut witness, budgets)?;
        self.depth.release();
        Ok(answer)
    }
}

/// The query for a solution with this digit in this cell.
struct WitnessQuery<'p, 'q, 'a> {
    probe: &'p mut CandidateProbe<'q, 'a>,
    /// The candidates of each cell.
    possible: &'p [u32],
    cell: usize,
    digit: usize,
    /// True once the depth-first search assumes the digit.
    assumed: bool,
}

impl WitnessQuery<'_, '_, '_> {
    /// Runs a turn of the learning search; returns None if it did not finish.
    fn learn(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, SolveError> {
        let CandidateProbe { query: question, known, learner, excluded: told, .. } = &mut *self.probe;
        let learner = learner.get_or_insert_with(|| question.learner());
        let all = DigitSet::all(question.layout.variables.most_values()).bits();
        for (cell, (told, possible)) in told.iter_mut().zip(self.possible).enumerate() {
            // The learning search keeps all exclusions, so each digit is excluded only once.
            for digit in digits(all & !possible & !*told) {
                learner.exclude(cell, digit);
            }
            *told |= all & !possible;
        }
        let seen = known.seen.iter().map(|seen| seen.load(Ordering::Relaxed));
        let unseen = self.possible.iter().zip(seen).map(|(possible, seen)| possible & !seen).enumerate();
        learner.prefer(unseen.flat_map(|(cell, unseen)| digits(unseen).map(move |digit| (cell, digit))));
        Ok(match learner.solve(&[(self.cell, self.digit)], conflicts, question.control)? {
            LearnOutcome::Solution(filling) => Some(Some(filling)),
            LearnOutcome::NoSolution => Some(None),
            LearnOutcome::OverBudget => None,
        })
    }
}

impl TurnQuery for WitnessQuery<'_, '_, '_> {
    type Answer = Option<Filling>;

    fn run_depth_first(&mut self, nodes: u64) -> Result<Option<Option<Filling>>, SolveError> {
        let probe = &mut *self.probe;
        let control = probe.query.control;
        if !std::mem::replace(&mut self.assumed, true) {
            probe.depth.assume(self.cell, self.digit, control)?;
        }
        let mut witness = None;
        let ended = probe.depth.explore(nodes, control, &mut |filling| {
            witness = Some(filling);
            SolutionDemand::Enough
        })?;
        if ended == ExploreOutcome::OverBudget {
            return Ok(None);
        }
        probe.next_lead = FIRST_LEAD;
        Ok(Some(witness))
    }

    fn run_learning(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, SolveError> {
        let answer = self.learn(conflicts)?;
        if answer.is_some() {
            // Each time the depth-first search is tried again in vain, the learning search has the first turn in twice
            // as many queries.
            self.probe.lead = self.probe.next_lead;
            self.probe.next_lead = self.probe.next_lead.saturating_mul(2);
        }
        Ok(answer)
    }
}
