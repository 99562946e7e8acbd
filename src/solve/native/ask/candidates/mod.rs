//! The digits that each cell takes in some solution, by one search for all of them and by one query for each, on all
//! cores if it takes long.
//!
//! Every solution found is a witness for all its digits, which then need nothing else. The `sweep` searches the board
//! once and prunes whatever contains nothing new; if it finishes, no solution has the remaining digits. With few
//! solutions that happens soon: with it, puzzles of nine modern kinds with one clue too few take 0.63 times the time,
//! with up to four too few 0.79 times, and difference dots with one solution 0.8 times. With many solutions it gets
//! lost among them. So it alternates with queries for one candidate after another, and a candidate refuted by one of
//! these is excluded from all later ones. The remaining candidates do not depend on the order of the queries, so
//! several threads may ask them at once (`probe`).
//!
//! On a wide board a solution is expensive, so the learning search is asked for one that contains as many new digits as
//! possible: besides the digit in question it prefers all digits without a witness. So a 16x16 with too few clues needs
//! about two thirds of the solutions. Boards on which that search begins have no sweep; classics and grids that share
//! boxes have only its first turn.

mod known;
mod probe;
mod sweep;

use std::thread;

use crate::solve::native::ask::parallel::cores;
use crate::solve::native::ask::question::Question;
use crate::solve::{Statistics, Stopped};
use probe::Probe;
use sweep::Sweep;

pub use known::Known;

/// The progress of a search for candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// No candidate is left, except those that other threads are querying.
    Done,
    OverBudget,
}

/// Finds all candidates and records them in `known`.
///
/// # Errors
/// Returns an error if the query was stopped; `known` remains true.
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

/// Alternates between the sweep and queries for single candidates, until the latter exceed `most` nodes.
fn by_turns(sweep: &mut Sweep<'_, '_>, probe: &mut Probe<'_, '_>, most: u64) -> Result<Progress, Stopped> {
    loop {
        // Queries that find a solution are never wasted. Those that find none may use as many nodes as the sweep.
        if sweep.run()? == Progress::Done || probe.run(sweep.granted, most)? == Progress::Done {
            return Ok(Progress::Done);
        }
        if probe.statistics().nodes > most {
            return Ok(Progress::OverBudget);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellId, Digit, DigitSet, Random};
    use crate::model::{Cmp, Model, Shape};
    use crate::solve::Control;
    use crate::solve::native::ask::turns::{Budgets, Searches};
    use crate::solve::native::depth::Wanted;
    use crate::solve::native::layout::Layout;
    use crate::solve::native::shapes::stock::Stock;
    use crate::solve::native::shapes::{Asked, Sorted};

    /// Returns a filling of a grid with boxes of this size, with the digits in random order.
    fn filled(rows: usize, cols: usize, random: &mut Random) -> Vec<Digit> {
        let size = rows * cols;
        let mut names: Vec<usize> = (0..size).collect();
        random.shuffle(&mut names);
        let at = |cell: usize| (cell / size * cols + cell / size / rows + cell % size) % size;
        (0..size * size).map(|cell| Digit::from_index(names[at(cell)])).collect()
    }

    /// Returns the houses of a grid, with some of the digits as givens, and sums of neighbours on 6x6, now and then
    /// wrong.
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
