//! The algebra compared with the native engine, enumeration and the results of the paper.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashSet};
use std::time::Duration;

use gridwright::algebra::{Algebra, Ideal, Variable};
use gridwright::board::{Board, CellId, Digit, DigitSet, Filling, Grid};
use gridwright::model::{Model, Shape};
use gridwright::puzzle::Puzzle;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, SolveError, Verdict};
use gridwright::variant::Kind;
use proptest::prelude::*;

use super::agree::{all_shidokus, counted, runner, shidoku};
use crate::common::answers::solutions;
use crate::common::paper::paper_cases;
use crate::common::random::{puzzles_with_sums, tables};

/// The 288 4x4 grids are the points of the ideal, by consequences and splitting and by the paper's generators alone.
#[test]
fn the_empty_4x4_has_288_points() {
    let all: BTreeSet<Filling> = all_shidokus().into_iter().collect();
    let model = Puzzle::empty(shidoku()).model();
    for mut engine in [Algebra::new(), Algebra::with_paper_generators()] {
        let (count, found) = solutions(&mut engine, &model, 1000);
        assert_eq!(count, Count::Exactly(288));
        assert_eq!(found, all);
        assert!(engine.statistics().bases > 0);
    }
    // A single basis gives all of them.
    let mut of_the_paper = Algebra::with_paper_generators();
    of_the_paper.verdict(&model, &Control::new()).unwrap();
    assert_eq!((of_the_paper.statistics().bases, of_the_paper.statistics().nodes), (1, 0));
}

/// Every case of the papers has its count, and its solutions where they are recorded.
#[test]
fn algebra_counts_the_puzzles_of_the_papers() {
    let mut counted = 0;
    // Boards of several grids with few givens take minutes.
    let takes_seconds = |id: &str, cells: usize| cells <= 144 || id.ends_with("-easy");
    for case in paper_cases().into_iter().filter(|case| case.exact && case.expected_count <= 300) {
        if !takes_seconds(&case.id, case.puzzle.board().cells().len()) {
            continue;
        }
        let (count, found) = solutions(&mut Algebra::new(), &case.puzzle.model(), 1000);
        assert_eq!(count, Count::Exactly(case.expected_count), "{}", case.name());
        let recorded: BTreeSet<Filling> = case.solutions.iter().cloned().collect();
        assert!(recorded.is_empty() || recorded == found, "{}", case.name());
        counted += 1;
    }
    assert!(counted > 50, "{counted}");
}

/// The paper's classic and 4x4 puzzles with exactly its generators: one standard monomial, and the recorded solution.
#[test]
fn the_papers_generators_solve_the_papers_puzzles() {
    let ids = [
        "groebner-sec4-classic-S",
        "groebner-sec7-shidoku-derived",
        "groebner-sec7-shidoku-solution",
        "derived-roku-6x6",
    ];
    for id in ids {
        let case = paper_cases().into_iter().find(|case| case.id == id && case.label.is_none()).unwrap();
        let mut engine = Algebra::with_paper_generators();
        let (count, found) = solutions(&mut engine, &case.puzzle.model(), 1000);
        assert_eq!(count, Count::Exactly(case.expected_count), "{id}");
        assert!(case.solutions.iter().all(|solution| found.contains(solution)), "{id}");
        assert_eq!(engine.statistics().bases, 1);
    }
}

/// The maximum number of solutions searched by integer programs, since each takes a program of its own.
const BILP_LIMIT: u64 = 3;

/// Checks on random puzzles with rules of all kinds, sums, pairs and words that the algebra finds the same number of
/// solutions, the same solutions and the same candidates as the native engine and integer programs. Returns the number
/// of kinds of rule that occurred.
fn algebra_agrees(board: &Board, givens: std::ops::RangeInclusive<usize>, cases: u32, limit: u64) -> usize {
    let strategy = (puzzles_with_sums(board.clone(), givens), proptest::collection::vec(tables(board), 0..=2));
    let (seen, kinds): ([Cell<u32>; 3], _) = (Default::default(), RefCell::new(HashSet::new()));
    let result = runner(cases).run(&strategy, |((puzzle, sums), shapes)| {
        kinds.borrow_mut().extend(puzzle.rules().iter().map(|placed| placed.rule.kind().name().to_string()));
        let mut model = puzzle.model();
        sums.into_iter().chain(shapes).for_each(|shape| model.add(shape));
        let (expected, theirs) = solutions(&mut Native::new(), &model, limit);
        let (count, found) = solutions(&mut Algebra::new(), &model, limit);
        prop_assert_eq!(count, expected);
        let (by_programs, some) = solutions(&mut Bilp::new(), &model, BILP_LIMIT.min(limit));
        prop_assert_eq!(by_programs, counted(expected.found(), BILP_LIMIT.min(limit)));
        let kind = &seen[expected.found().min(2) as usize];
        kind.set(kind.get() + 1);
        if count.is_exact() {
            prop_assert!(some.is_subset(&theirs));
            prop_assert_eq!(found, theirs);
        }
        Ok(())
    });
    result.unwrap();
    assert!(seen.iter().all(|seen| seen.get() > cases / 20), "the puzzles are too much alike: {seen:?}");
    let result = runner(cases.min(60)).run(&strategy, |((puzzle, _), _)| {
        let model = puzzle.model();
        let candidates = Algebra::new().candidates(&model, &Control::new());
        prop_assert_eq!(candidates, Native::new().candidates(&model, &Control::new()));
        Ok(())
    });
    result.unwrap();
    kinds.into_inner().len()
}

#[test]
fn algebra_agrees_on_random_4x4() {
    let kinds = algebra_agrees(&shidoku(), 0..=6, 600, 400);
    // Some kinds need a larger board.
    assert!(kinds * 10 > Kind::ALL.len() * 8, "{kinds} of {} kinds", Kind::ALL.len());
}

#[test]
fn algebra_agrees_on_random_latin_squares() {
    let grid = Grid::latin(gridwright::board::Cell::new(0, 0), 5).unwrap();
    algebra_agrees(&Board::new(vec![grid]).unwrap(), 6..=14, 200, 50);
}

#[test]
fn algebra_agrees_on_random_6x6() {
    algebra_agrees(&Board::single(2, 3).unwrap(), 8..=18, 200, 50);
}

#[test]
fn algebra_agrees_on_random_9x9() {
    algebra_agrees(&Board::classic(), 26..=44, 20, 20);
}

/// The exported ideal vanishes at a filling exactly if the model accepts it: on all 4x4 grids, and on fillings that
/// break the houses. Auxiliary variables take the values that the polynomials force.
#[test]
fn the_written_ideal_vanishes_exactly_at_solutions() {
    let all = all_shidokus();
    let strategy = (
        puzzles_with_sums(shidoku(), 0..=4),
        proptest::collection::vec(tables(&shidoku()), 0..=2),
        proptest::collection::vec((0..16usize, 0..4usize, 0..288usize), 12),
    );
    let result = runner(25).run(&strategy, |((puzzle, sums), shapes, changes)| {
        let mut model = puzzle.model();
        sums.into_iter().chain(shapes).for_each(|shape| model.add(shape));
        let ideal = Ideal::new(&model).unwrap();
        let changed = changes.into_iter().map(|(cell, digit, grid)| {
            let mut digits = all[grid].digits().to_vec();
            digits[cell] = Digit::from_index(digit);
            Filling::new(digits)
        });
        let fillings: Vec<Filling> = all.iter().step_by(7).cloned().chain(changed).collect();
        for filling in fillings {
            prop_assert_eq!(vanishes(&ideal, &filling), model.accepts(&filling), "{:?}", filling);
        }
        Ok(())
    });
    result.unwrap();
}

/// Returns whether some values of the auxiliary variables make all polynomials 0. Each variable is determined by a
/// polynomial that is linear in it once all others are known, or by trying small numbers.
fn vanishes(ideal: &Ideal, filling: &Filling) -> bool {
    let mut others: Vec<Option<i64>> = vec![None; ideal.auxiliaries()];
    let value = |others: &[Option<i64>], variable: Variable| match variable {
        Variable::Cell(cell) => Some(i64::from(filling[cell].value())),
        Variable::Auxiliary(number) => others[number],
    };
    loop {
        let mut decided = false;
        for generator in ideal.generators() {
            let polynomial = &generator.polynomial;
            let variables: BTreeSet<Variable> =
                polynomial.terms().flat_map(|(power, _)| power.0.iter().map(|&(variable, _)| variable)).collect();
            let open: Vec<Variable> =
                variables.into_iter().filter(|&variable| value(&others, variable).is_none()).collect();
            // The cell determines which unit variable is 1: the variables of a cell come together and sum to 1.
            let at = |number: usize, tried: i64| {
                let others = &others;
                polynomial.value(move |variable| match variable {
                    Variable::Auxiliary(other) if other == number => tried,
                    other => value(others, other).unwrap_or(0),
                })
            };
            if let [Variable::Auxiliary(number)] = open[..] {
                // A product of six factors is at most 3 to the power of six.
                let mut roots = (-729..=729).filter(|&tried| at(number, tried) == 0.into());
                let Some(root) = roots.next() else { return false };
                if roots.next().is_none() {
                    others[number] = Some(root);
                    decided = true;
                }
            } else if let Some(units) = units_of(&open, polynomial, |variable| value(&others, variable)) {
                units.into_iter().for_each(|(number, unit)| others[number] = Some(unit));
                decided = true;
            }
        }
        if !decided {
            break;
        }
    }
    let known = |variable| value(&others, variable).expect("every variable is decided by the digits");
    ideal.generators().iter().all(|generator| generator.polynomial.value(known) == 0.into())
}

/// Returns, for the polynomial u_1 + 2 u_2 + ... + n u_n - x with known x, the values of the units, of which one is 1.
fn units_of(
    open: &[Variable],
    polynomial: &gridwright::algebra::Polynomial,
    value: impl Fn(Variable) -> Option<i64>,
) -> Option<Vec<(usize, i64)>> {
    if polynomial.degree() != 1 || open.len() < 2 {
        return None;
    }
    let mut cell = None;
    let mut units = Vec::new();
    for (power, factor) in polynomial.terms() {
        match power.0[..] {
            [(Variable::Cell(cell_id), 1)] if *factor == (-1).into() => cell = value(Variable::Cell(cell_id)),
            [(Variable::Auxiliary(number), 1)] => units.push((number, factor.clone())),
            _ => return None,
        }
    }
    let cell = cell?;
    let of_digits = (1..).zip(&units).all(|(digit, (_, factor))| *factor == digit.into());
    (of_digits && units.len() == open.len())
        .then(|| (1..).zip(units).map(|(digit, (number, _))| (number, i64::from(digit == cell))).collect())
}

/// Long words, clauses with many places and ranks add variables, and nothing is left out.
#[test]
fn large_constraints_are_written_with_further_variables() {
    let board = shidoku();
    let mut model = Model::of_board(&board);
    let cells: Vec<CellId> = (0..9).map(CellId).collect();
    // An even number of ones among nine cells.
    let step = |&odd: &bool, digit: Digit| Some(odd ^ (digit.value() == 1));
    model.add(Shape::Word(cells, gridwright::model::Automaton::explore(4, false, step, |odd| !odd)));
    let places = (0..10).map(|cell| (CellId(cell), Digit::from_index(usize::from(cell) % 4))).collect();
    model.add(Shape::AtLeastOne(places));
    let ideal = Ideal::new(&model).unwrap();
    assert!(ideal.auxiliaries() > 36);
    let mut accepted = 0;
    for filling in all_shidokus() {
        assert_eq!(vanishes(&ideal, &filling), model.accepts(&filling), "{filling:?}");
        accepted += u64::from(model.accepts(&filling));
    }
    assert!(accepted > 0 && accepted < 288);
    assert_eq!(solutions(&mut Algebra::new(), &model, 1000).0, Count::Exactly(accepted));
}

/// A puzzle that no basis within the limits solves is split, and the search ends.
#[test]
fn a_hard_classic_is_split() {
    let case = paper_cases().into_iter().find(|case| case.id == "prolog-classic-4" && case.label.is_none()).unwrap();
    let mut engine = Algebra::new();
    let verdict = engine.verdict(&case.puzzle.model(), &Control::new()).unwrap();
    let Verdict::Unique(found) = verdict else { panic!("{verdict:?}") };
    assert_eq!(vec![found], case.solutions);
    assert!(engine.statistics().nodes > 0);
}

#[test]
fn a_cell_without_a_digit_has_no_point() {
    let mut model = Puzzle::empty(shidoku()).model();
    model.add(Shape::Domain(CellId(3), DigitSet::EMPTY));
    for mut engine in [Algebra::new(), Algebra::with_paper_generators()] {
        assert_eq!(engine.verdict(&model, &Control::new()), Ok(Verdict::NoSolution));
    }
}

/// A basis that takes minutes stops at the deadline, within the elimination.
#[test]
fn a_long_basis_ends_at_the_deadline() {
    let case = paper_cases().into_iter().find(|case| case.id == "prolog-classic-4" && case.label.is_none()).unwrap();
    let control = Control::with_timeout(Duration::from_millis(500));
    let verdict = Algebra::with_paper_generators().verdict(&case.puzzle.model(), &control);
    assert_eq!(verdict, Err(SolveError::OutOfTime));
}

/// A basis that is cancelled from outside stops, and so does a query whose basis is still being computed.
#[test]
fn a_long_basis_ends_when_it_is_cancelled() {
    let case = paper_cases().into_iter().find(|case| case.id == "prolog-classic-4" && case.label.is_none()).unwrap();
    let (control, model) = (Control::new(), case.puzzle.model());
    let verdict = std::thread::scope(|scope| {
        let asked = scope.spawn(|| Algebra::with_paper_generators().verdict(&model, &control));
        std::thread::sleep(Duration::from_millis(300));
        control.cancel();
        asked.join().unwrap()
    });
    assert_eq!(verdict, Err(SolveError::Cancelled));
}
