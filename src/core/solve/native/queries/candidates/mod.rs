//! The digits that each cell takes in some solution, by one search for all of them and by one query for each, on all
//! cores if it takes long.
//!
//! Every solution found is a witness for all its digits, which then need no query. The `sweep` searches the board once
//! and prunes each subtree that contains nothing new; if it finishes, no solution has the remaining digits. With few
//! solutions that happens soon: with the sweep, puzzles of nine modern kinds with one clue too few take 0.63 times the
//! time, with up to four too few 0.79 times, and difference dots with one solution 0.8 times. With many solutions the
//! sweep gets lost among them. So it alternates with queries for one candidate after another, and a candidate refuted
//! by one of these is excluded from all later ones. The remaining candidates do not depend on the order of the queries,
//! so several threads may ask them at once (`probe`).
//!
//! On a wide board it is expensive to find a solution, so the learning search is asked for one that contains as many
//! new digits as possible: besides the digit in question it prefers all digits without a witness. So a 16x16 puzzle
//! with too few clues needs only about two thirds as many solutions. Boards on which the learning search has the first
//! turn have no sweep; on classics and grids that share boxes, the sweep has only its first turn.

mod known_candidates;
mod probe;
mod progress;
mod sweep;

use std::thread;

use crate::parallel::cores;
use crate::solve::native::queries::query::ModelQuery;
use crate::solve::{SolveError, Statistics};
use probe::CandidateProbe;
use progress::CandidateProgress;
use sweep::CandidateSweep;

pub use known_candidates::KnownCandidates;

/// Finds all candidates and records them in `known`.
///
/// # Errors
/// Returns an error if the query was stopped; what `known` has recorded until then remains valid.
pub fn find(question: &ModelQuery<'_>, known: &KnownCandidates, statistics: &mut Statistics) -> Result<(), SolveError> {
    let (mut sweep, mut probe) = (CandidateSweep::new(question, known), CandidateProbe::new(question, known));
    let result = alternate(&mut sweep, &mut probe, Some(question.budgets.nodes_on_one_core));
    let result = match result {
        Ok(CandidateProgress::OverBudget) => thread::scope(|scope| {
            let ask = || {
                let mut probe = CandidateProbe::new(question, known);
                let result = probe.run(None, None);
                (result, probe.statistics())
            };
            let others: Vec<_> = (1..cores()).map(|_| scope.spawn(ask)).collect();
            let mut result = alternate(&mut sweep, &mut probe, None);
            for other in others {
                match other.join() {
                    Ok((ended, work)) => {
                        *statistics += work;
                        result = result.and(ended);
                    }
                    Err(_) => result = Err(SolveError::Engine("a thread of the search failed".to_owned())),
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

/// Alternates between the sweep and queries for single candidates, until these queries exceed `most` nodes, if set.
fn alternate(
    sweep: &mut CandidateSweep<'_, '_>,
    probe: &mut CandidateProbe<'_, '_>,
    most: Option<u64>,
) -> Result<CandidateProgress, SolveError> {
    loop {
        // Queries that find a solution are never wasted. Those that find none may use as many nodes as the sweep.
        if sweep.run()? == CandidateProgress::Done
            || probe.run(sweep.wasted_node_limit(), most)? == CandidateProgress::Done
        {
            return Ok(CandidateProgress::Done);
        }
        if most.is_some_and(|most| probe.statistics().nodes > most) {
            return Ok(CandidateProgress::OverBudget);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellId, Digit, DigitSet, Random};
    use crate::model::{Cmp, Model, Shape};
    use crate::solve::Control;
    use crate::solve::native::depth::SolutionDemand;
    use crate::solve::native::layout::ModelLayout;
    use crate::solve::native::queries::turns::{Budgets, SearchStrategy};
    use crate::solve::native::shapes::layout_cache::LayoutCache;
    use crate::solve::native::shapes::{QueryShapes, SortedShapes};

    /// Returns a filling of a grid with boxes of this size, with the digits in random order.
    fn filled(rows: usize, cols: usize, random: &mut Random) -> Vec<Digit> {
        let size = rows * cols;
        let mut names: Vec<usize> = (0..size).collect();
        random.shuffle(&mut names);
        let at = |cell: usize| (cell / size * cols + cell / size / rows + cell % size) % size;
        (0..size * size).map(|cell| Digit::from_index(names[at(cell)])).collect()
    }

    /// Returns a model with the houses of a grid, some of the digits as givens and, on 6x6, sums of neighbours, a few
    /// of which are wrong.
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
            let layout =
                ModelLayout::new(model.variables(), &SortedShapes::new(model.shapes()), &mut LayoutCache::default());
            let asked = QueryShapes::new(model.shapes());
            let mut budgets = Budgets::new(&layout, &asked, SearchStrategy::DepthFirst);
            budgets.sweep.has_more_turns = true;
            let control = Control::new();
            let question = ModelQuery { model: &model, layout: &layout, shapes: asked, budgets, control: &control };
            let (mut digits, mut count) = (vec![0; model.cells()], 0);
            let all = question.run(&mut Statistics::default(), &mut |filling| {
                digits.iter_mut().zip(filling.digits()).for_each(|(set, digit)| *set |= 1 << digit.index());
                count += 1;
                SolutionDemand::More
            });
            assert_eq!(all, Ok(SolutionDemand::More));
            let counted = [&mut none, &mut one, &mut few, &mut many];
            *counted[[1, 2, 30].iter().filter(|&&least| count >= least).count()] += 1;
            let nothing = || KnownCandidates::new(model.cells(), vec![], &vec![0; model.cells()]);
            let known = nothing();
            let mut sweep = CandidateSweep::new(&question, &known);
            while sweep.run() == Ok(CandidateProgress::OverBudget) {}
            assert_eq!(known.candidates(), digits, "the sweep in round {round}");
            let known = nothing();
            assert_eq!(CandidateProbe::new(&question, &known).run(None, None), Ok(CandidateProgress::Done));
            assert_eq!(known.candidates(), digits, "one by one in round {round}");
            let known = nothing();
            assert_eq!(find(&question, &known, &mut Statistics::default()), Ok(()));
            assert_eq!(known.candidates(), digits, "by turns in round {round}");
        }
        assert!(none > 5 && one > 5 && few > 10 && many > 10, "{none} {one} {few} {many}");
    }
}
