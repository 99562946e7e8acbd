//! Probing: consequences of the rows alone, before the solver runs.
//!
//! A variable is fixed and the rows are propagated; if that ends in a contradiction, the value is impossible. If one of
//! several variables must be 1, the consequences that all of them share hold in any case. This is probing as in M. W.
//! P. Savelsbergh, *Preprocessing and Probing Techniques for Mixed Integer Programming Problems*, ORSA Journal on
//! Computing 6 (1994). When probing finds no more, the search branches on the probed choice whose alternatives have the
//! most consequences, and repeats this on each branch: implicit enumeration as in E. Balas, *An Additive Algorithm for
//! Solving Linear Programs with Zero-One Variables*, Operations Research 13 (1965), with the look-ahead of SAT solvers.
//! The search ends when no branch is left, when two points are known, or when the work limit is reached.
//!
//! Linear relaxations are weak on boards without givens: a solver takes seconds where probing takes tenths of a second,
//! after which the solver needs a millisecond for the rest.
//!
//! **Invariant.** This file knows only the rows of the program and which variables describe cells: no shape, no rule,
//! and nothing of the native engine.

use super::backend::SolveWatch;
use super::rows::ProgramRows;
use crate::model::{Program, Var};
use crate::solve::SolveError;

/// The maximum number of terms of rows that are visited without look-ahead. On boards with many solutions, two of them
/// are found with less work.
const PLAIN_WORK: u64 = 2_000_000;

/// The maximum number of terms of rows that are visited with look-ahead, which takes about four seconds. It was
/// measured on every fifth of the irreducible puzzles of modern kinds: two of ten little killers need more, and for
/// those two the solver takes as long as without probing.
const LOOKAHEAD_WORK: u64 = 600_000_000;

/// The inverse of the fraction of the variables that must be fixed to halve the estimated remaining work of a branch.
/// Values from 12 to 70 were measured on difference dots, little killers and killers.
const HALVING_DIVISOR: f64 = 30.0;

/// The values of variables that are known to be the same at all points of a program.
#[derive(Default)]
pub(super) struct FixedValues {
    values: Vec<Option<bool>>,
}

impl FixedValues {
    /// Derives the values from the rows of a program alone.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    pub fn probe(program: &Program, watch: &SolveWatch) -> Result<FixedValues, SolveError> {
        let rows = ProgramRows::new(program);
        let mut nodes = 0;
        let mut values = vec![None; program.variables()];
        // The cheap search comes first: where there are many solutions, it soon finds two of them.
        for (looks_ahead, most) in [(false, PLAIN_WORK), (true, LOOKAHEAD_WORK)] {
            let mut search = ProbingSearch {
                has_lookahead: looks_ahead,
                work_limit: most,
                nodes,
                ..ProbingSearch::new(&rows, watch)
            };
            let ended = search.run();
            nodes = search.nodes;
            let ended = ended?;
            let is_known = !matches!(ended, ProbingOutcome::Unknown);
            values = match ended {
                ProbingOutcome::NoPoint => rows.contradiction(),
                ProbingOutcome::One(point) => point,
                ProbingOutcome::Several | ProbingOutcome::Unknown => search.at_all_points(),
            };
            if is_known {
                break;
            }
        }
        Ok(FixedValues { values })
    }

    /// Returns the value that a variable has at every point, if it is known.
    pub fn value(&self, var: Var) -> Option<bool> {
        self.values.get(var.0 as usize).copied().flatten()
    }

    /// Returns all variables with a known value.
    pub fn fixed(&self) -> impl Iterator<Item = (Var, bool)> {
        self.values.iter().enumerate().filter_map(|(var, value)| Some((Var(var as u32), (*value)?)))
    }
}

/// The outcome of a search for points.
enum ProbingOutcome {
    /// There is no point.
    NoPoint,
    /// All points have these values.
    One(Vec<Option<bool>>),
    /// Two branches ended without a contradiction, so there are probably several points.
    Several,
    /// The work limit was reached.
    Unknown,
}

/// A search in progress.
struct ProbingSearch<'a> {
    rows: &'a ProgramRows,
    watch: &'a SolveWatch,
    has_lookahead: bool,
    values: Vec<Option<bool>>,
    /// The least and the largest value that each row can still have.
    ranges: Vec<(i64, i64)>,
    /// The variables in the order in which they were fixed.
    trail: Vec<u32>,
    /// The rows to propagate.
    queue: Vec<u32>,
    is_queued: Vec<bool>,
    /// The open branches: the length of the trail before each, and the variable that was set to 1.
    branches: Vec<(usize, u32)>,
    /// The estimated remaining work for each choice, if it was probed.
    scores: Vec<f64>,
    /// The number of alternatives of the current choice in which each variable became 0 and 1.
    implied_counts: Vec<[u32; 2]>,
    /// The point that was found, or the common values of all points with the same digits in the cells.
    point: Option<Vec<Option<bool>>>,
    /// The number of branches taken.
    nodes: u64,
    /// The number of terms visited.
    work: u64,
    /// The limit of the work.
    work_limit: u64,
}

impl<'a> ProbingSearch<'a> {
    fn new(rows: &'a ProgramRows, watch: &'a SolveWatch) -> ProbingSearch<'a> {
        let variables = rows.variables();
        let range = |row: usize| {
            let factors = rows.terms(row as u32).iter().map(|&(factor, _)| i64::from(factor));
            (factors.clone().filter(|factor| *factor < 0).sum(), factors.filter(|factor| *factor > 0).sum())
        };
        ProbingSearch {
            rows,
            watch,
            has_lookahead: false,
            values: vec![None; variables],
            ranges: (0..rows.bounds.len()).map(range).collect(),
            trail: Vec::new(),
            queue: (0..rows.bounds.len() as u32).collect(),
            is_queued: vec![true; rows.bounds.len()],
            branches: Vec::new(),
            scores: vec![0.0; rows.choices.len()],
            implied_counts: vec![[0; 2]; variables],
            point: None,
            nodes: 0,
            work: 0,
            work_limit: 0,
        }
    }

    /// Searches all branches within the work limit.
    fn run(&mut self) -> Result<ProbingOutcome, SolveError> {
        let mut holds = self.propagate();
        loop {
            self.watch.control.check()?;
            holds = holds && (!self.has_lookahead || self.probe_choices()?);
            if self.work > self.work_limit {
                return Ok(ProbingOutcome::Unknown);
            }
            if holds {
                if let Some(var) = self.next_variable() {
                    self.nodes += 1;
                    self.watch.report_nodes(self.nodes);
                    self.branches.push((self.trail.len(), var));
                    holds = self.set(var, true);
                    continue;
                }
                // Branches differ in the digit of a cell, so that this point is another one.
                if self.point.is_some() {
                    return Ok(ProbingOutcome::Several);
                }
                self.point = Some(self.values.clone());
            }
            // Backtracks to the other side of the last branch.
            let Some((kept, var)) = self.branches.pop() else {
                return Ok(self.point.take().map_or(ProbingOutcome::NoPoint, ProbingOutcome::One));
            };
            self.undo(kept);
            holds = self.set(var, false);
        }
    }

    /// Returns the values fixed before the first open branch. A point may have been found in a branch that is closed by
    /// now, so that only values that agree with that point are kept.
    fn at_all_points(mut self) -> Vec<Option<bool>> {
        if let Some(&(kept, _)) = self.branches.first() {
            self.undo(kept);
        }
        if let Some(point) = &self.point {
            for (value, there) in self.values.iter_mut().zip(point) {
                *value = value.filter(|_| value == there);
            }
        }
        self.values
    }

    /// Fixes a variable and propagates; returns false if a row is violated.
    fn set(&mut self, var: u32, value: bool) -> bool {
        self.fix(var, value);
        self.propagate()
    }

    fn fix(&mut self, var: u32, value: bool) {
        self.values[var as usize] = Some(value);
        self.trail.push(var);
        let uses = self.rows.uses(var);
        self.work += uses.len() as u64;
        for &(row, factor) in uses {
            let (least, most) = &mut self.ranges[row as usize];
            // A term with value 1 raises the least value and one with value 0 lowers the largest; the other way round
            // for a negative coefficient.
            match value == (factor > 0) {
                true => *least += i64::from(factor.abs()),
                false => *most -= i64::from(factor.abs()),
            }
            if !self.is_queued[row as usize] {
                self.is_queued[row as usize] = true;
                self.queue.push(row);
            }
        }
    }

    /// Unfixes all variables but the first `kept` of the trail.
    fn undo(&mut self, kept: usize) {
        for var in self.trail.drain(kept..) {
            let value = self.values[var as usize].take();
            for &(row, factor) in self.rows.uses(var) {
                let (least, most) = &mut self.ranges[row as usize];
                match (value == Some(true)) == (factor > 0) {
                    true => *least -= i64::from(factor.abs()),
                    false => *most += i64::from(factor.abs()),
                }
            }
        }
    }

    /// Propagates all queued rows; returns false if a row is violated.
    fn propagate(&mut self) -> bool {
        let (mut next, mut holds) = (0, true);
        while let Some(&row) = self.queue.get(next) {
            next += 1;
            self.is_queued[row as usize] = false;
            // After a violation the queue is only emptied, which resets the flags.
            holds = holds && self.propagate_row(row);
        }
        self.queue.clear();
        holds
    }

    /// Fixes each variable of which only one value still satisfies a row; returns false if the row cannot be satisfied
    /// at all.
    fn propagate_row(&mut self, row: u32) -> bool {
        let ((from, to), (least, most)) = (self.rows.bounds[row as usize], self.ranges[row as usize]);
        if least > to || most < from {
            return false;
        }
        // The amounts by which the least value may still rise and the largest may still fall.
        let (up, down) = (to - least, most - from);
        // If no coefficient exceeds either slack, no variable alone can violate the row.
        if self.rows.largest[row as usize] <= up.min(down) {
            return true;
        }
        let terms = self.rows.terms(row);
        self.work += terms.len() as u64;
        for &(factor, var) in terms {
            let by = i64::from(factor.abs());
            // A coefficient beyond both slacks violates the row with either value. Fixing the variable queues the row
            // again, and the violation is found then.
            if by > up.min(down) && self.values[var as usize].is_none() {
                // Chooses the value with which the row stays within its bounds.
                self.fix(var, (by <= up) == (factor > 0));
            }
        }
        true
    }

    /// Probes each alternative of each choice once; returns false if there is a contradiction.
    fn probe_choices(&mut self) -> Result<bool, SolveError> {
        for place in 0..self.rows.choices.len() {
            self.watch.control.check()?;
            if self.work > self.work_limit {
                break;
            }
            if !self.probe_choice(place) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn probe_choice(&mut self, place: usize) -> bool {
        let rows = self.rows;
        let terms = rows.terms(rows.choices[place]);
        self.work += terms.len() as u64;
        let (mut possible, mut score) = (0, 0.0);
        let mut followed: Vec<u32> = Vec::new();
        let mut holds = true;
        // Counts what each possible alternative fixes; an impossible one is excluded permanently.
        for &(_, var) in terms {
            if !holds || self.values[var as usize].is_some() {
                continue;
            }
            let kept = self.trail.len();
            let can_be = self.set(var, true);
            if can_be {
                possible += 1;
                let fixed = (self.trail.len() - kept) as f64 / self.values.len() as f64;
                score += (-fixed * HALVING_DIVISOR).exp2();
                for &fixed in &self.trail[kept..] {
                    self.implied_counts[fixed as usize][usize::from(self.values[fixed as usize] == Some(true))] += 1;
                    followed.push(fixed);
                }
            }
            self.undo(kept);
            holds = can_be || self.set(var, false);
        }
        self.scores[place] = score;
        // Excluding one alternative may have fixed another one to 1 before it was probed.
        let is_open = terms.iter().all(|&(_, var)| self.values[var as usize] != Some(true));
        // Consequences of all alternatives hold in any case. Reading a counter resets it, so that only the first entry
        // of a variable counts.
        for var in followed {
            for value in [false, true] {
                let is_so = std::mem::take(&mut self.implied_counts[var as usize][usize::from(value)]) == possible;
                if is_so && is_open && holds && self.values[var as usize].is_none() {
                    holds = self.set(var, value);
                }
            }
        }
        holds
    }

    /// Returns a variable of the choice with the least remaining work, or None if all cells hold a digit.
    fn next_variable(&mut self) -> Option<u32> {
        let rows = self.rows;
        let mut best: Option<(f64, u32)> = None;
        for (place, &row) in rows.choices.iter().enumerate() {
            let terms = rows.terms(row);
            self.work += terms.len() as u64;
            let mut open =
                terms.iter().map(|(_, var)| *var).filter(|var| self.values[*var as usize].is_none()).peekable();
            let Some(&first) = open.peek() else { continue };
            // Branches choose digits of cells, so that points of different branches are different fillings.
            if terms.iter().any(|(_, var)| *var as usize >= rows.cell_variables) {
                continue;
            }
            // Without look-ahead, the number of open alternatives estimates the work.
            let score = if self.has_lookahead { self.scores[place] } else { open.count() as f64 };
            if best.is_none_or(|(least, _)| score < least) {
                best = Some((score, first));
            }
        }
        best.map(|(_, var)| var)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellId, Digit, DigitSet, Filling};
    use crate::model::{Cmp, Model, Shape};
    use crate::solve::Control;

    /// Returns all 4x4 grids with boxes.
    fn grids(model: &Model) -> Vec<Filling> {
        let mut begun = vec![Vec::new()];
        for cell in 0..16 {
            let with = |digits: Vec<Digit>| {
                DigitSet::all(4).iter().filter_map(move |digit| {
                    let next: Vec<Digit> = digits.iter().copied().chain([digit]).collect();
                    let at = |id: CellId| next.get(id.index()).copied();
                    model.conflicts(at).is_empty().then_some(next)
                })
            };
            begun = begun.into_iter().flat_map(with).collect();
            assert!(!begun.is_empty(), "{cell}");
        }
        begun.into_iter().map(Filling::new).collect()
    }

    /// Pseudo-random numbers, the same in each run.
    struct TestNumbers(u64);

    impl TestNumbers {
        fn below(&mut self, most: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % most
        }

        fn cell(&mut self) -> CellId {
            CellId(self.below(16) as u16)
        }
    }

    /// Returns a shape that most grids violate, but this one usually doesn't.
    fn shape(numbers: &mut TestNumbers, grid: &Filling) -> Shape {
        let mut cells: Vec<CellId> = (0..3).map(|_| numbers.cell()).collect();
        cells.sort_unstable();
        cells.dedup();
        let off = i32::from(numbers.below(12) == 0);
        match numbers.below(4) {
            0 => Shape::Domain(cells[0], DigitSet::just(grid[cells[0]])),
            1 => Shape::AtLeastOne(cells.iter().map(|&cell| (cell, grid[cell])).collect()),
            kind => {
                let factors = [1, if kind == 2 { 1 } else { -2 }, 1];
                let terms: Vec<(i32, CellId)> = factors.into_iter().zip(cells).collect();
                let total: i32 = terms.iter().map(|&(factor, cell)| factor * i32::from(grid[cell].value())).sum();
                let cmp = [Cmp::Equal, Cmp::AtMost, Cmp::AtLeast][numbers.below(3) as usize];
                Shape::Sum { terms, cmp, total: total + off }
            }
        }
    }

    #[test]
    fn what_is_known_is_so_at_every_point_and_enough_of_it() {
        let base = Model::of_board(&Board::single(2, 2).unwrap());
        let grids = grids(&base);
        assert_eq!(grids.len(), 288);
        let mut counts = [0; 3];
        for seed in 0..600 {
            let mut numbers = TestNumbers(seed);
            let grid = &grids[numbers.below(288) as usize];
            let mut model = base.clone();
            for _ in 0..3 + numbers.below(8) {
                model.add(shape(&mut numbers, grid));
            }
            let solutions: Vec<&Filling> = grids.iter().filter(|grid| model.accepts(grid)).collect();
            let program = Program::new(&model);
            let known = FixedValues::probe(&program, &SolveWatch::new(&Control::new(), 0)).unwrap();
            let of = |cell: usize, digit| known.value(program.x(CellId(cell as u16), digit));
            for filling in &solutions {
                for (cell, &held) in filling.digits().iter().enumerate() {
                    for digit in DigitSet::all(4).iter() {
                        let value = of(cell, digit);
                        assert!(value.is_none_or(|value| value == (held == digit)), "seed {seed}: {cell} {digit:?}");
                    }
                }
            }
            let all = |value| (0..16).all(|cell| DigitSet::all(4).iter().any(|digit| of(cell, digit) == value));
            match solutions.len() {
                0 => assert!(DigitSet::all(4).iter().all(|digit| of(0, digit) == Some(false)), "seed {seed}"),
                1 => assert!(all(Some(true)), "seed {seed}"),
                _ => assert!(!all(Some(true)), "seed {seed}"),
            }
            counts[solutions.len().min(2)] += 1;
        }
        assert!(counts.iter().all(|count| *count > 30), "{counts:?}");
    }

    #[test]
    fn a_question_that_is_cancelled_stops() {
        let control = Control::new();
        control.cancel();
        let program = Program::new(&Model::of_board(&Board::single(3, 3).unwrap()));
        assert!(matches!(FixedValues::probe(&program, &SolveWatch::new(&control, 0)), Err(SolveError::Cancelled)));
    }
}
