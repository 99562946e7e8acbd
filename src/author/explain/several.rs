//! Explains why there are several solutions: where they differ, and which givens make the puzzle unique.
//!
//! Every solution found is kept. If these are all the solutions, everything is computed from them. If there may be
//! more, candidates are queried as extra givens, each for a first and a second solution. A candidate that two known
//! solutions share cannot make the puzzle unique, so it is not queried. Every solution found this way counts for all
//! its cells.

use std::collections::BTreeSet;

use super::explanation::Ambiguity;
use super::options::{ExplainOptions, ExplainProgress, ExplainStage};
use super::{marks, unique_givens};
use crate::author::error::unless_cancelled;
use crate::board::{Cell, CellId, CellSet, Digit, DigitSet, Filling, Random};
use crate::model::{Model, Shape};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Engine, PartQuery, SolveError};

/// The maximum number of solutions compared pairwise; the number of pairs is about half its square.
const MAX_COMPARED: usize = 300;

/// The solutions found so far.
struct KnownSolutions {
    /// The solutions in the order found, without duplicates.
    list: Vec<Filling>,
    set: BTreeSet<Filling>,
    /// For each cell, the digits that at least one of the solutions has there.
    once: Vec<DigitSet>,
    /// For each cell, the digits that at least two of the solutions have there.
    twice: Vec<DigitSet>,
}

impl KnownSolutions {
    fn insert(&mut self, filling: Filling) {
        if !self.set.insert(filling.clone()) {
            return;
        }
        for (cell, &digit) in filling.digits().iter().enumerate() {
            let just = DigitSet::just(digit);
            // `twice` comes first, while `once` still lacks this solution.
            self.twice[cell] = self.twice[cell].union(self.once[cell].intersect(just));
            self.once[cell] = self.once[cell].union(just);
        }
        self.list.push(filling);
    }
}

pub(super) struct SolutionComparison<'a> {
    puzzle: &'a Puzzle,
    model: &'a Model,
    engine: &'a mut dyn Engine,
    control: &'a Control,
    known: KnownSolutions,
}

impl<'a> SolutionComparison<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        model: &'a Model,
        two: [Filling; 2],
        engine: &'a mut dyn Engine,
        control: &'a Control,
    ) -> SolutionComparison<'a> {
        let once = vec![DigitSet::EMPTY; model.cells()];
        let mut known = KnownSolutions { list: Vec::new(), set: BTreeSet::new(), twice: once.clone(), once };
        two.into_iter().for_each(|filling| known.insert(filling));
        SolutionComparison { puzzle, model, engine, control, known }
    }

    pub(super) fn answer(
        mut self,
        options: &ExplainOptions,
        progress: &mut dyn FnMut(ExplainProgress),
    ) -> Result<Ambiguity, SolveError> {
        let (mut exact, mut complete) = (false, true);
        match self.enumerate(options.max_solutions.max(2)) {
            Ok(all) => exact = all,
            Err(stopped) => {
                unless_cancelled(stopped)?;
                complete = false;
            }
        }
        let count = exact.then_some(self.known.list.len() as u64);
        let two = self.smallest_difference(options, progress)?;
        if complete && !exact {
            match self.query_candidates(options.find_unique_givens, progress) {
                Ok(()) => {}
                Err(stopped) => {
                    unless_cancelled(stopped)?;
                    complete = false;
                }
            }
        }
        // Candidates that were not queried may have a second solution.
        let settling = (options.find_unique_givens && complete).then(|| {
            let pairs = self.known.once.iter().zip(&self.known.twice);
            // A digit that only one solution has in a cell makes the puzzle unique as a given.
            pairs.map(|(once, twice)| DigitSet::from_bits(once.bits() & !twice.bits())).collect()
        });
        let mut together = None;
        if options.find_unique_givens && complete {
            match self.unique_givens(&two[0], settling.as_deref().unwrap_or_default()) {
                Ok(givens) => together = givens,
                Err(stopped) => unless_cancelled(stopped)?,
            }
        }
        let open = self.open();
        let mut marks = None;
        if options.find_unique_givens && complete && exact {
            match marks::disambiguating_marks(self.puzzle, &self.known.list, &open, self.control) {
                Ok(found) => marks = Some(found),
                Err(stopped) => unless_cancelled(stopped)?,
            }
        }
        Ok(Ambiguity {
            smallest_difference: differing(self.puzzle, self.model, &two),
            solutions: Box::new(two),
            differing_cells: open,
            candidates: self.known.once,
            disambiguating_digits: settling,
            disambiguating_givens: together,
            disambiguating_marks: marks,
            count,
            complete,
        })
    }

    fn open(&self) -> CellSet {
        let cells = self.puzzle.board().cells().iter().zip(&self.known.once);
        let open = cells.filter(|(_, digits)| digits.len() > 1).map(|(&cell, _)| cell);
        // With layers, cells may differ even if their digits don't.
        let Some((first, others)) = self.known.list.split_first().filter(|(first, _)| !first.layers().is_empty())
        else {
            return open.collect();
        };
        let pairs = others.iter().map(|other| [first.clone(), other.clone()]);
        open.chain(pairs.flat_map(|pair| differing(self.puzzle, self.model, &pair).iter().collect::<Vec<_>>()))
            .collect()
    }

    /// Returns givens that together make the puzzle unique: a single one, or some of this solution. None if no givens
    /// do, as solutions differ in layers.
    fn unique_givens(
        &mut self,
        one: &Filling,
        settling: &[DigitSet],
    ) -> Result<Option<Vec<(Cell, Digit)>>, SolveError> {
        let board = self.puzzle.board();
        let mut singles = board.cells().iter().zip(settling);
        if let Some(single) = singles.find_map(|(&cell, digits)| Some((cell, digits.iter().next()?))) {
            return Ok(Some(vec![single]));
        }
        let known = &self.known.list[..self.known.list.len().min(MAX_COMPARED)];
        let cells = unique_givens::cells(self.model, one, known, self.engine, self.control)?;
        Ok(cells.map(|cells| cells.into_iter().map(|id| (board.cell(id), one[id])).collect()))
    }

    /// Enumerates up to `limit` solutions and returns whether these are all.
    fn enumerate(&mut self, limit: u64) -> Result<bool, SolveError> {
        let mut found = Vec::new();
        let count = self.engine.solutions(self.model, limit, self.control, &mut |filling| found.push(filling));
        found.into_iter().for_each(|filling| self.known.insert(filling));
        Ok(count?.is_exact())
    }

    /// Returns the two solutions found that differ in the fewest cells.
    fn smallest_difference(
        &mut self,
        options: &ExplainOptions,
        progress: &mut dyn FnMut(ExplainProgress),
    ) -> Result<[Filling; 2], SolveError> {
        let mut random = Random::new(options.seed);
        let pairs = closest_pairs(&self.known.list[..self.known.list.len().min(MAX_COMPARED)], options.pairs.max(1));
        let mut best: Option<(usize, [Filling; 2])> = None;
        for (done, &(distance, one, other)) in pairs.iter().enumerate() {
            let smallest = best.as_ref().map(|(size, _)| *size);
            progress(ExplainProgress { stage: ExplainStage::Difference, done, total: pairs.len(), best: smallest });
            let (one, mut other) = (self.known.list[one].clone(), self.known.list[other].clone());
            let end = self.shrink_difference(&one, &mut other, &mut random);
            let size = distance_of(&one, &other);
            debug_assert!((1..=distance).contains(&size), "a difference only gets smaller");
            if best.as_ref().is_none_or(|(smallest, _)| size < *smallest) {
                best = Some((size, [one, other]));
            }
            if let Err(stopped) = end {
                unless_cancelled(stopped)?;
                break;
            }
        }
        Ok(best.expect("two solutions are one pair").1)
    }

    /// Makes `other` agree with `one` in more and more cells, until no solution agrees in one more.
    fn shrink_difference(&mut self, one: &Filling, other: &mut Filling, random: &mut Random) -> Result<(), SolveError> {
        let count = self.model.variables().counted();
        let agree_in = |other: &Filling, id: usize| one[CellId(id as u16)] == other[CellId(id as u16)];
        let mut waiting: Vec<usize> = (0..count).filter(|&id| !agree_in(other, id)).collect();
        random.shuffle(&mut waiting);
        let agree = |id: usize| vec![Shape::Domain(CellId(id as u16), DigitSet::just(one[CellId(id as u16)]))];
        let mut asking = self.engine.part_queries(self.model.clone(), (0..count).map(agree).collect());
        // If no solution agrees in a cell, none does when more cells are fixed, so each cell is tried only once.
        while let Some(cell) = waiting.pop() {
            let fixed: Vec<usize> = (0..count).filter(|&id| id == cell || agree_in(other, id)).collect();
            let ask = PartQuery { parts: &fixed, extra: &[], excluded: Some(one) };
            if let Some(closer) = asking.solution(ask, self.control)? {
                waiting.retain(|&id| !agree_in(&closer, id));
                self.known.insert(closer.clone());
                *other = closer;
            }
        }
        Ok(())
    }

    /// Finds the candidates of every cell and, if `settle` is set, queries each until it is known to have at least two
    /// solutions or just one.
    fn query_candidates(&mut self, settle: bool, progress: &mut dyn FnMut(ExplainProgress)) -> Result<(), SolveError> {
        let mut candidates = self.engine.candidates(self.model, self.control)?;
        candidates.truncate(self.model.cells());
        if !settle {
            self.known.once = candidates;
            return Ok(());
        }
        let of = candidates.iter().filter(|digits| digits.len() > 1).count();
        let (known, mut done) = (&mut self.known, 0);
        let mut asking = self.engine.part_queries(self.model.clone(), vec![]);
        for (cell, digits) in candidates.iter().enumerate().filter(|(_, digits)| digits.len() > 1) {
            progress(ExplainProgress { stage: ExplainStage::UniqueGivens, done, total: of, best: None });
            done += 1;
            for digit in digits.iter() {
                // Query until a second solution is known, or there is known to be none.
                while !known.twice[cell].contains(digit) {
                    let wanted = [Shape::Domain(CellId(cell as u16), DigitSet::just(digit))];
                    let except = known.list.iter().find(|filling| filling.digits()[cell] == digit);
                    let ask = PartQuery { parts: &[], extra: &wanted, excluded: except };
                    let Some(filling) = asking.solution(ask, self.control)? else { break };
                    known.insert(filling);
                }
            }
        }
        debug_assert_eq!(known.once, candidates, "every candidate has a solution");
        Ok(())
    }
}

fn distance_of(one: &Filling, other: &Filling) -> usize {
    one.all().zip(other.all()).filter(|(one, other)| one != other).count()
}

/// Returns the pairs of fillings that differ in the fewest cells, closest first, as (number of cells, index, index).
fn closest_pairs(fillings: &[Filling], most: usize) -> Vec<(usize, usize, usize)> {
    let places = 0..fillings.len();
    let pairs = places.flat_map(|other| (0..other).map(move |one| (one, other)));
    let mut pairs: Vec<_> =
        pairs.map(|(one, other)| (distance_of(&fillings[one], &fillings[other]), one, other)).collect();
    pairs.sort_unstable();
    pairs.truncate(most);
    pairs
}

/// Returns the cells in which two solutions differ, by their digits or in a layer.
fn differing(puzzle: &Puzzle, model: &Model, [one, other]: &[Filling; 2]) -> CellSet {
    let variables = model.variables();
    let differ = (0..variables.counted() as u16).map(CellId).filter(|&id| one[id] != other[id]);
    differ.filter_map(|id| variables.owner(id)).map(|cell| puzzle.board().cell(cell)).collect()
}
