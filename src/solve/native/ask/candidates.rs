//! The digits that each cell takes in some solution, asked for one by one; by all cores when it takes long.
//!
//! Every solution found is a witness for all its digits. Only candidates without a witness are asked for, and one
//! that no solution has is gone for all questions after it. Before that a second solution is looked for: without one
//! nothing is left to ask. Which candidates are left at the end does not depend on the order of the questions, so
//! several threads may ask them at once.
//!
//! On a wide board a solution costs much, and the search that learns is asked for one that shows as much as possible:
//! beside the digit in question it prefers all digits without a witness. So it takes about two thirds of the solutions
//! for a 16x16 with too few clues.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use super::parallel::cores;
use super::question::Question;
use super::turns::{TakesTurns, take_turns};
use crate::board::{Digit, DigitSet, Filling};
use crate::solve::native::depth::{Depth, Ended, Wanted};
use crate::solve::native::domains::digits;
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::{Statistics, Stopped};

/// What is known of the candidates, for all threads.
pub struct Known {
    /// For each cell the digits with a witness.
    seen: Vec<AtomicU32>,
    /// For each cell digits that no solution has.
    impossible: Vec<AtomicU32>,
    /// For each cell the digits that some thread asks for.
    taken: Vec<AtomicU32>,
    no_solution: AtomicBool,
    witnesses: Mutex<Vec<Filling>>,
}

impl Known {
    /// Begins with solutions and with digits that no solution has.
    pub fn new(cells: usize, witnesses: Vec<Filling>, impossible: &[u32]) -> Known {
        let known = Known {
            seen: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            impossible: impossible.iter().map(|&digits| AtomicU32::new(digits)).collect(),
            taken: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            no_solution: AtomicBool::new(false),
            witnesses: Mutex::default(),
        };
        witnesses.into_iter().for_each(|witness| known.add(witness));
        known
    }

    /// Adds a witness that shows something new.
    fn add(&self, witness: Filling) {
        let bit = |digit: &Digit| 1 << digit.index();
        let add = |(seen, digit): (&AtomicU32, &Digit)| seen.fetch_or(bit(digit), Ordering::Relaxed) & bit(digit) == 0;
        let new = self.seen.iter().zip(witness.digits()).filter(|&pair| add(pair)).count();
        if new > 0
            && let Ok(mut witnesses) = self.witnesses.lock()
        {
            witnesses.push(witness);
        }
    }

    fn has_one_witness_at_most(&self) -> bool {
        self.witnesses.lock().is_ok_and(|witnesses| witnesses.len() < 2)
    }

    /// There is no solution but the witness, if there is one.
    fn has_no_other(&self, digits: u8) {
        let all = DigitSet::all(digits).bits();
        let seen = Known::load(&self.seen);
        self.no_solution.store(seen.iter().all(|&seen| seen == 0), Ordering::Relaxed);
        for (impossible, seen) in self.impossible.iter().zip(seen) {
            impossible.fetch_or(all & !seen, Ordering::Relaxed);
        }
    }

    fn load(sets: &[AtomicU32]) -> Vec<u32> {
        sets.iter().map(|set| set.load(Ordering::Relaxed)).collect()
    }

    /// The witnesses, and for each cell the digits that no solution has.
    pub fn into_parts(self) -> (Vec<Filling>, Vec<u32>) {
        let impossible = Known::load(&self.impossible);
        (self.witnesses.into_inner().unwrap_or_default(), impossible)
    }

    /// For each cell the digits with a witness, bit `i` for the digit `i + 1`; none when there is no solution.
    pub fn candidates(&self) -> Vec<u32> {
        match self.no_solution.load(Ordering::Relaxed) {
            true => vec![0; self.seen.len()],
            false => Known::load(&self.seen),
        }
    }
}

/// Finds out all candidates, so that `known` says them.
///
/// # Errors
/// When the question was stopped; what is known until then is true.
pub fn find(question: &Question<'_>, known: &Known, statistics: &mut Statistics) -> Result<(), Stopped> {
    if question.budgets.nodes_for_two > 0
        && known.has_one_witness_at_most()
        && has_one_at_most(question, known, statistics)?
    {
        return Ok(());
    }
    let mut first = Probe::new(question, known);
    let mut result = first.run(Some(question.budgets.nodes_on_one_core));
    if result == Ok(Progress::OverBudget) {
        let others = thread::scope(|scope| {
            let ask = || {
                let mut probe = Probe::new(question, known);
                let result = probe.run(None);
                (result, probe.statistics())
            };
            let others: Vec<_> = (1..cores()).map(|_| scope.spawn(ask)).collect();
            result = first.run(None);
            others.into_iter().map(|other| other.join()).collect::<Vec<_>>()
        });
        for other in others {
            let Ok((ended, work)) = other else {
                return Err(Stopped::Engine("a thread of the search failed".to_owned()));
            };
            *statistics += work;
            result = result.and(ended);
        }
    }
    *statistics += first.statistics();
    result.map(|_| ())
}

/// Looks for two solutions, in a limited number of nodes; whether it is known then that there is one at most. Most
/// puzzles that people ask about have one, and no digit of theirs but its own need be asked for.
fn has_one_at_most(question: &Question<'_>, known: &Known, statistics: &mut Statistics) -> Result<bool, Stopped> {
    let mut depth = question.depth();
    let mut found = 0;
    let ended = depth.begin(question.control).and_then(|()| {
        depth.explore(question.budgets.nodes_for_two, question.control, &mut |filling| {
            known.add(filling);
            found += 1;
            if found < 2 { Wanted::More } else { Wanted::Enough }
        })
    });
    *statistics += depth.statistics();
    match ended? {
        Ended::Exhausted => known.has_no_other(question.layout.digits),
        Ended::Enough | Ended::OverBudget => return Ok(false),
    }
    Ok(true)
}

/// How many questions the search that learns begins after it was the better one.
const FIRST_LEAD: u32 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// No candidate is left that no thread asks for.
    Done,
    OverBudget,
}

/// One thread's searches.
struct Probe<'q, 'a> {
    question: &'q Question<'a>,
    known: &'q Known,
    depth: Box<dyn Depth<'a> + 'a>,
    begun: bool,
    /// Made when a question takes long.
    learner: Option<Learner>,
    /// So many questions the learner begins; then the depth-first search may try again.
    lead: u32,
    /// How many they will be the next time the depth-first search takes long.
    next_lead: u32,
    /// For each cell the digits that the learner was told to exclude.
    told: Vec<u32>,
}

impl<'q, 'a> Probe<'q, 'a> {
    fn new(question: &'q Question<'a>, known: &'q Known) -> Probe<'q, 'a> {
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
        }
    }

    fn statistics(&self) -> Statistics {
        let mut all = self.depth.statistics();
        all += self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics());
        all
    }

    /// Asks for one candidate after another, until it made so many nodes, if there is a limit.
    ///
    /// # Errors
    /// When the question was stopped.
    fn run(&mut self, budget: Option<u64>) -> Result<Progress, Stopped> {
        let control = self.question.control;
        if !std::mem::replace(&mut self.begun, true) {
            self.depth.begin(control)?;
        }
        loop {
            let Some(possible) = self.depth.possible() else {
                self.known.no_solution.store(true, Ordering::Relaxed);
                return Ok(Progress::Done);
            };
            // What other threads have ruled out.
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
            // The cell with the fewest candidates first: what it rules out need not be asked for others.
            let open = (0..possible.len()).filter(|&cell| possible[cell] & free(cell) != 0);
            let Some(cell) = open.min_by_key(|&cell| possible[cell].count_ones()) else { return Ok(Progress::Done) };
            if budget.is_some_and(|budget| self.statistics().nodes > budget) {
                return Ok(Progress::OverBudget);
            }
            let digit = (possible[cell] & free(cell)).trailing_zeros() as usize;
            if digit >= u32::BITS as usize
                || self.known.taken[cell].fetch_or(1 << digit, Ordering::Relaxed) >> digit & 1 == 1
            {
                // Another thread was quicker.
                continue;
            }
            self.depth.set_seen(&seen);
            match self.witness(&possible, cell, digit)? {
                Some(witness) => self.known.add(witness),
                None => _ = self.known.impossible[cell].fetch_or(1 << digit, Ordering::Relaxed),
            }
        }
    }

    /// A solution with this digit in this cell.
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

/// The question for a solution with this digit in this cell.
struct Witness<'p, 'q, 'a> {
    probe: &'p mut Probe<'q, 'a>,
    /// For each cell its candidates.
    possible: &'p [u32],
    cell: usize,
    digit: usize,
    /// Whether the depth-first search assumes the digit.
    assumed: bool,
}

impl Witness<'_, '_, '_> {
    /// A turn of the search that learns; None when it did not come to an end.
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
