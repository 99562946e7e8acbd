//! The digits that each cell takes in some solution: by one search for all of them, and asked for one by one; by all
//! cores when it takes long.
//!
//! Every solution found is a witness for all its digits, and nothing else need be found for these. The *sweep* goes
//! through the board once, and leaves out what shows nothing new: where it comes to an end, no solution has what is
//! left. Where there are few solutions that is soon so; puzzles of nine modern kinds with one clue too few take 0.63
//! times the time so, with up to four too few 0.79 times, and difference dots with one solution 0.8 times. Where there
//! are many it loses its way among them. So it takes turns with questions for one candidate after another, of which one
//! that no solution has is gone for all questions after it. Which candidates are left at the end does not depend on the
//! order of the questions, so several threads may ask them at once.
//!
//! On a wide board a solution costs much, and the search that learns is asked for one that shows as much as possible:
//! beside the digit in question it prefers all digits without a witness. So it takes about two thirds of the solutions
//! for a 16x16 with too few clues. There the sweep has no turn where that search has any, and on classics and on grids
//! that share boxes only its first one.

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

    /// For each cell the digits that need not be asked for.
    fn seen_or_impossible(&self) -> Vec<u32> {
        let seen = self.seen.iter().zip(&self.impossible);
        seen.map(|(seen, gone)| seen.load(Ordering::Relaxed) | gone.load(Ordering::Relaxed)).collect()
    }

    /// No solution has a digit without a witness.
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
    let (mut sweep, mut probe) = (Sweep::new(question, known), Probe::new(question, known));
    let result = by_turns(&mut sweep, &mut probe, question.budgets.nodes_on_one_core);
    let result = match result {
        Ok(Progress::OverBudget) => thread::scope(|scope| {
            let ask = || {
                let mut probe = Probe::new(question, known);
                let result = probe.run(u64::MAX, u64::MAX);
                (result, probe.statistics())
            };
            let others: Vec<_> = (1..cores()).map(|_| scope.spawn(ask)).collect();
            let mut result = by_turns(&mut sweep, &mut probe, u64::MAX);
            for other in others {
                match other.join() {
                    Ok((ended, work)) => {
                        *statistics += work;
                        result = result.and(ended);
                    }
                    Err(_) => result = Err(Stopped::Engine("a thread of the search failed".to_owned())),
                }
            }
            result
        }),
        ended => ended,
    };
    *statistics += sweep.statistics();
    *statistics += probe.statistics();
    result.map(|_| ())
}

/// Lets the sweep and questions for one candidate after another take turns, until these made so many nodes.
fn by_turns(sweep: &mut Sweep<'_, '_>, probe: &mut Probe<'_, '_>, most: u64) -> Result<Progress, Stopped> {
    loop {
        // Questions that find a solution are well asked. Those that find none make as many nodes as the sweep may.
        if sweep.run()? == Progress::Done || probe.run(sweep.granted, most)? == Progress::Done {
            return Ok(Progress::Done);
        }
        if probe.statistics().nodes > most {
            return Ok(Progress::OverBudget);
        }
    }
}

/// A search for all candidates at once: it leaves out what shows nothing new, and at its end no digit is possible that
/// was not seen. Where there are few solutions that is much the best way.
struct Sweep<'q, 'a> {
    question: &'q Question<'a>,
    known: &'q Known,
    /// None before the first turn.
    depth: Option<Box<dyn Depth<'a> + 'a>>,
    /// How many nodes its turns had together; no limit for others where it has none.
    granted: u64,
}

impl<'q, 'a> Sweep<'q, 'a> {
    fn new(question: &'q Question<'a>, known: &'q Known) -> Sweep<'q, 'a> {
        Sweep { question, known, depth: None, granted: 0 }
    }

    /// One more turn, with twice the nodes of the last.
    ///
    /// # Errors
    /// When the question was stopped.
    fn run(&mut self) -> Result<Progress, Stopped> {
        let budgets = self.question.budgets.sweep;
        if budgets.nodes == 0 || !budgets.goes_on && self.depth.is_some() {
            self.granted = u64::MAX;
            return Ok(Progress::OverBudget);
        }
        let (known, control) = (self.known, self.question.control);
        let is_first = self.depth.is_none();
        let depth = match &mut self.depth {
            Some(depth) => depth,
            none => {
                let depth = none.insert(self.question.depth());
                depth.begin(control)?;
                depth
            }
        };
        depth.set_seen(&known.seen_or_impossible());
        let (budget, mut found) = (self.granted.saturating_add(budgets.nodes), 0);
        let ended = depth.explore_unseen(budget, control, &mut |filling| {
            known.add(filling);
            found += 1;
            (!is_first || found < budgets.solutions).then(|| known.seen_or_impossible())
        })?;
        self.granted = self.granted.saturating_add(budget);
        Ok(match ended {
            Ended::Exhausted => {
                known.has_no_other(self.question.layout.digits);
                Progress::Done
            }
            Ended::Enough | Ended::OverBudget => Progress::OverBudget,
        })
    }

    fn statistics(&self) -> Statistics {
        self.depth.as_ref().map_or(Statistics::default(), |depth| depth.statistics())
    }
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
    /// How many nodes questions took that found nothing.
    in_vain: u64,
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
            in_vain: 0,
        }
    }

    fn statistics(&self) -> Statistics {
        let mut all = self.depth.statistics();
        all += self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics());
        all
    }

    /// Asks for one candidate after another, until it made so many nodes in vain, or so many in all.
    ///
    /// # Errors
    /// When the question was stopped.
    fn run(&mut self, in_vain: u64, most: u64) -> Result<Progress, Stopped> {
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
            let nodes = self.statistics().nodes;
            if nodes > most || self.in_vain > in_vain {
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
                None => {
                    self.known.impossible[cell].fetch_or(1 << digit, Ordering::Relaxed);
                    self.in_vain += self.statistics().nodes - nodes;
                }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellId, Random};
    use crate::model::{Cmp, Model, Shape};
    use crate::solve::Control;
    use crate::solve::native::ask::turns::{Budgets, Searches};
    use crate::solve::native::layout::Layout;
    use crate::solve::native::shapes::stock::Stock;
    use crate::solve::native::shapes::{Asked, Sorted};

    /// A filling of a grid with boxes of these rows and columns, the digits in any order.
    fn filled(rows: usize, cols: usize, random: &mut Random) -> Vec<Digit> {
        let size = rows * cols;
        let mut names: Vec<usize> = (0..size).collect();
        random.shuffle(&mut names);
        let at = |cell: usize| (cell / size * cols + cell / size / rows + cell % size) % size;
        (0..size * size).map(|cell| Digit::from_index(names[at(cell)])).collect()
    }

    /// The houses of a grid, some of the digits as givens, and sums of neighbours on 6x6; now and then one is wrong.
    fn puzzle(board: &Board, filling: &[Digit], givens: usize, random: &mut Random) -> Model {
        let mut model = Model::of_board(board);
        for _ in 0..givens {
            let cell = random.below(filling.len());
            model.add(Shape::Domain(CellId(cell as u16), DigitSet::just(filling[cell])));
        }
        if board.size() == 6 {
            for _ in 0..8 {
                let first = random.below(filling.len() - 1);
                let cells = [first, first + 1];
                let wrong = i32::from(random.below(30) == 0);
                let total = cells.iter().map(|&cell| i32::from(filling[cell].value())).sum::<i32>() + wrong;
                let terms = cells.iter().map(|&cell| (1, CellId(cell as u16))).collect();
                model.add(Shape::Sum { terms, cmp: Cmp::Equal, total });
            }
        }
        model
    }

    #[test]
    fn each_way_finds_the_digits_of_all_solutions() {
        let mut random = Random::new(21);
        let (mut none, mut one, mut few, mut many) = (0, 0, 0, 0);
        for round in 0..150 {
            let classic = round % 3 == 0;
            let (board, rows, cols, givens) = match classic {
                true => (Board::classic(), 3, 3, 30 + random.below(40)),
                false => (Board::single(2, 3).unwrap(), 2, 3, 1 + random.below(10)),
            };
            let model = puzzle(&board, &filled(rows, cols, &mut random), givens, &mut random);
            let layout = Layout::new(board.size(), model.cells(), &Sorted::new(model.shapes()), &mut Stock::default());
            let asked = Asked::new(model.shapes());
            let mut budgets = Budgets::new(&layout, &asked, Searches::DepthFirst);
            budgets.sweep.goes_on = true;
            let control = Control::new();
            let question = Question { model: &model, layout: &layout, asked, budgets, control: &control };
            let (mut digits, mut count) = (vec![0; model.cells()], 0);
            let all = question.run(&mut Statistics::default(), &mut |filling| {
                digits.iter_mut().zip(filling.digits()).for_each(|(set, digit)| *set |= 1 << digit.index());
                count += 1;
                Wanted::More
            });
            assert_eq!(all, Ok(Wanted::More));
            let counted = [&mut none, &mut one, &mut few, &mut many];
            *counted[[1, 2, 30].iter().filter(|&&least| count >= least).count()] += 1;
            let nothing = || Known::new(model.cells(), vec![], &vec![0; model.cells()]);
            let known = nothing();
            let mut sweep = Sweep::new(&question, &known);
            while sweep.run() == Ok(Progress::OverBudget) {}
            assert_eq!(known.candidates(), digits, "the sweep in round {round}");
            let known = nothing();
            assert_eq!(Probe::new(&question, &known).run(u64::MAX, u64::MAX), Ok(Progress::Done));
            assert_eq!(known.candidates(), digits, "one by one in round {round}");
            let known = nothing();
            assert_eq!(find(&question, &known, &mut Statistics::default()), Ok(()));
            assert_eq!(known.candidates(), digits, "by turns in round {round}");
        }
        assert!(none > 5 && one > 5 && few > 10 && many > 10, "{none} {one} {few} {many}");
    }
}
