//! The native engine compared with itself: with and without learning, query by query and all at once, with and without
//! its caches.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::common::paper::paper_cases;
use crate::common::random::{puzzles_with_sums, tables};
use gridwright::board::{
    Board, Cell, CellId, Digit, DigitSet, Filling, Grid, Random, TraditionalLayout, random_regions,
};
use gridwright::model::{Connected, Model, PairTable, Rank, Shape};
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, PartQuery, candidate_counts};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Returns the engine as it is, one that learns from the first decision on, and one that never learns.
fn natives() -> [Native; 3] {
    [Native::new(), Native::learning(), Native::not_learning()]
}

fn all_solutions(engine: &mut dyn Engine, model: &Model, limit: u64) -> (Count, BTreeSet<Filling>) {
    let mut found = BTreeSet::new();
    let count = engine.solutions(model, limit, &Control::new(), &mut |filling| {
        assert!(model.accepts(&filling), "no solution: {filling:?}");
        assert!(found.insert(filling.clone()), "found twice: {filling:?}");
    });
    (count.unwrap(), found)
}

/// Returns a runner with the same cases in every run.
fn runner(cases: u32) -> TestRunner {
    TestRunner::new(Config { cases, rng_seed: RngSeed::Fixed(21), failure_persistence: None, ..Config::default() })
}

fn models(board: Board, givens: RangeInclusive<usize>) -> impl Strategy<Value = Model> {
    let more = proptest::collection::vec(tables(&board), 0..=2);
    (puzzles_with_sums(board, givens), more).prop_map(|((puzzle, sums), more)| {
        let mut model = puzzle.model();
        sums.into_iter().chain(more).for_each(|shape| model.add(shape));
        model
    })
}

/// Returns single grids of all sizes for the narrow search, some for the wide one, and several grids.
fn boards() -> Vec<(Board, RangeInclusive<usize>, u32)> {
    let latin = |size| Board::new(vec![Grid::latin(Cell::new(0, 0), size).unwrap()]).unwrap();
    vec![
        (Board::single(2, 2).unwrap(), 0..=5, 1500),
        (latin(5), 2..=12, 600),
        (Board::single(2, 3).unwrap(), 4..=16, 800),
        (Board::classic(), 20..=44, 600),
        (Board::single(2, 5).unwrap(), 30..=60, 100),
        (latin(11), 50..=80, 60),
        (Board::single(3, 4).unwrap(), 50..=90, 60),
        (Board::single(4, 4).unwrap(), 110..=180, 30),
        (TraditionalLayout::Twin.board(3, 3).unwrap(), 60..=100, 120),
        (TraditionalLayout::Butterfly.board(3, 3).unwrap(), 45..=90, 60),
        (TraditionalLayout::Samurai.board(3, 3).unwrap(), 180..=280, 24),
    ]
}

#[test]
fn learning_changes_no_answer() {
    for (board, givens, cases) in boards() {
        let result = runner(cases).run(&models(board, givens), |model| {
            let [usual, learning, never] = natives().map(|mut engine| all_solutions(&mut engine, &model, 200));
            prop_assert_eq!(usual.0, learning.0);
            prop_assert_eq!(usual.0, never.0);
            if usual.0.is_exact() {
                prop_assert_eq!(&usual.1, &learning.1);
                prop_assert_eq!(&usual.1, &never.1);
            }
            let [usual, learning, never] =
                natives().map(|mut engine| engine.candidates(&model, &Control::new()).unwrap());
            prop_assert_eq!(&usual, &learning);
            prop_assert_eq!(&usual, &never);
            Ok(())
        });
        result.unwrap();
    }
}

/// Returns a shape of one grid moved to the cells of a grid of another board.
fn moved(shape: &Shape, to: &impl Fn(CellId) -> CellId) -> Shape {
    let all = |cells: &[CellId]| cells.iter().map(|&cell| to(cell)).collect::<Vec<_>>();
    match shape {
        Shape::ExactlyOnce(cells) => Shape::ExactlyOnce(all(cells)),
        Shape::AllDifferent(cells) => Shape::AllDifferent(all(cells)),
        Shape::Domain(cell, digits) => Shape::Domain(to(*cell), *digits),
        Shape::AtLeastOne(places) => Shape::AtLeastOne(places.iter().map(|&(cell, digit)| (to(cell), digit)).collect()),
        Shape::Sum { terms, cmp, total } => {
            let terms = terms.iter().map(|&(factor, cell)| (factor, to(cell))).collect();
            Shape::Sum { terms, cmp: *cmp, total: *total }
        }
        Shape::Pair(one, other, table) => Shape::Pair(to(*one), to(*other), table.clone()),
        Shape::Word(cells, automaton) => Shape::Word(all(cells), automaton.clone()),
        Shape::Rank(rank) => Shape::Rank(Box::new(Rank {
            line: all(&rank.line),
            sides: rank.sides.iter().map(|side| side.iter().map(|line| all(line)).collect()).collect(),
            ..Rank::clone(rank)
        })),
        Shape::Table(cells, tuples) => Shape::Table(all(cells), tuples.clone()),
        Shape::Linear { terms, cmp, total } => {
            let terms = terms.iter().map(|(cell, weights)| (to(*cell), weights.clone())).collect();
            Shape::Linear { terms, cmp: *cmp, total: *total }
        }
        Shape::Connected(connected) => {
            let places = connected.places.iter().map(|&(cell, values)| (to(cell), values)).collect();
            Shape::Connected(Box::new(Connected { places, ..Connected::clone(connected) }))
        }
    }
}

/// Rules of all kinds, sums, pairs, words and clauses in two of several grids, which share a box or more. Each grid is
/// searched by itself, and compared with the learning search, which does not know about grids.
#[test]
fn grids_with_rules_are_answered_like_by_learning() {
    const MAX_CHECKS: u64 = 2_000;
    let (kinds, counts) = (RefCell::new([0; 8]), RefCell::new([0; 3]));
    let one_grid = || models(Board::classic(), 0..=12);
    let cases = [
        (TraditionalLayout::Twin, 40..=90, 100),
        (TraditionalLayout::Butterfly, 30..=75, 50),
        (TraditionalLayout::Windmill, 140..=210, 16),
        (TraditionalLayout::Samurai, 160..=240, 16),
    ];
    let without_learning = RefCell::new(0);
    for (preset, kept, cases) in cases {
        let board = preset.board(3, 3).unwrap();
        let result = runner(cases).run(&(one_grid(), one_grid(), any::<u64>()), |(one, other, seed)| {
            let mut random = Random::new(seed);
            let mut model = Model::of_board(&board);
            for (rules, grid) in [(one, 0), (other, 1 + random.below(board.grids().len() - 1))] {
                let first = board.grids()[grid].origin();
                let to = |cell: CellId| {
                    let (row, col) = (cell.index() as i16 / 9, cell.index() as i16 % 9);
                    board.id(Cell::new(first.row + row, first.col + col)).unwrap()
                };
                // Skip the rows, columns and boxes, which come first.
                for shape in rules.shapes().skip(27) {
                    // The givens of both grids would contradict each other, since their hidden fillings differ.
                    if grid == 0 || !matches!(shape, Shape::Domain(_, digits) if digits.len() == 1) {
                        model.add(moved(shape, &to));
                        kinds.borrow_mut()[kind(shape)] += 1;
                    }
                }
            }
            // With few givens, some of these puzzles are too hard for any search.
            let patience = Control::new().with_check_limit(MAX_CHECKS);
            let solution = Native::learning().another_solution(&model, &[], &patience);
            if let Some(filling) = solution.map_err(|error| TestCaseError::reject(error.to_string()))? {
                let mut cells: Vec<usize> = (0..filling.digits().len()).collect();
                random.shuffle(&mut cells);
                cells.truncate(kept.start() + random.below(kept.end() - kept.start() + 1));
                let given = |cell: usize| Shape::Domain(CellId(cell as u16), DigitSet::just(filling.digits()[cell]));
                cells.into_iter().for_each(|cell| model.add(given(cell)));
            }
            let [mut engine, mut other] = [Native::new(), Native::learning()];
            let [usual, learning] = [&mut engine, &mut other].map(|engine| all_solutions(engine, &model, 20));
            *without_learning.borrow_mut() += usize::from(engine.statistics().learned == 0);
            prop_assert_eq!(usual.0, learning.0);
            if usual.0.is_exact() {
                prop_assert_eq!(&usual.1, &learning.1);
                let [usual, learning] =
                    [engine, other].map(|mut engine| engine.candidates(&model, &Control::new()).unwrap());
                prop_assert_eq!(usual, learning);
            }
            counts.borrow_mut()[usual.0.found().min(2) as usize] += 1;
            Ok(())
        });
        result.unwrap();
    }
    let (kinds, counts, without_learning) = (kinds.into_inner(), counts.into_inner(), without_learning.into_inner());
    // The cases that the grids solved by themselves.
    assert!(without_learning >= 100, "{without_learning} of 182");
    assert!(counts.iter().all(|&count| count >= 10), "none, one, several: {counts:?}");
    // Houses do not occur, since they belong to the board.
    assert!(kinds[1..].iter().all(|&count| count >= 10), "{kinds:?}");
}

/// Returns the number of the kind of a shape.
fn kind(shape: &Shape) -> usize {
    match shape {
        Shape::ExactlyOnce(_) => 0,
        Shape::AllDifferent(_) => 1,
        Shape::Domain(..) => 2,
        Shape::AtLeastOne(_) => 3,
        Shape::Sum { .. } => 4,
        Shape::Pair(..) => 5,
        Shape::Word(..) => 6,
        Shape::Rank(_) => 7,
        Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => unreachable!("only layers have them"),
    }
}

#[test]
fn learning_counts_the_puzzles_of_the_papers() {
    for case in paper_cases() {
        let (count, found) = all_solutions(&mut Native::learning(), &case.puzzle.model(), 100);
        assert_eq!(count.found(), case.expected_count.min(100), "{}", case.name());
        if count.is_exact() && !case.solutions.is_empty() {
            assert_eq!(found, case.solutions.iter().cloned().collect(), "{}", case.name());
        }
    }
}

/// Returns a random puzzle: a random filling from the engine, with a random share of it as givens.
fn puzzle_on(board: &Board, random: &mut Random, givens: usize) -> Puzzle {
    let empty = Puzzle::empty(board.clone());
    let filling = gridwright::author::fill(&empty, random, &mut Native::new(), &Control::new()).unwrap().unwrap();
    let mut cells = board.cells().to_vec();
    random.shuffle(&mut cells);
    cells.truncate(givens);
    let given = |cell: Cell| (cell, filling[board.id(cell).unwrap()]);
    Puzzle::builder(board.clone()).givens(cells.into_iter().map(given)).build().unwrap()
}

#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn grids_that_share_cells_have_the_verdicts_of_the_integer_program() {
    let mut random = Random::new(5);
    let mut unique = 0;
    for (preset, rows, cols, givens) in [
        (TraditionalLayout::Twin, 2, 2, 8..=12),
        (TraditionalLayout::Twin, 2, 3, 20..=30),
        (TraditionalLayout::Samurai, 3, 3, 110..=150),
    ] {
        let board = preset.board(rows, cols).unwrap();
        for round in 0..12 {
            let count = givens.start() + random.below(givens.end() - givens.start() + 1);
            let model = puzzle_on(&board, &mut random, count).model();
            let (expected, _) = all_solutions(&mut Bilp::new(), &model, 2);
            for mut engine in natives() {
                let (found, _) = all_solutions(&mut engine, &model, 2);
                assert_eq!(found, expected, "{preset:?} {rows}x{cols}, round {round}");
            }
            unique += usize::from(expected == Count::Exactly(1));
        }
    }
    assert!((5..31).contains(&unique), "{unique} of 36 puzzles are unique");
}

/// Regions and rows together imply more than each of them; where the engine uses that, no solution may be lost.
#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn jigsaws_have_the_solutions_of_the_integer_program() {
    let mut random = Random::new(15);
    let mut counts = [0; 3];
    for (size, givens) in [(6, 4..=14), (7, 8..=20), (9, 20..=40), (12, 55..=90)] {
        for round in 0..10 {
            let regions = random_regions(size, random.next_u64());
            let board = Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap();
            let empty = Puzzle::empty(board.clone());
            let filled =
                gridwright::author::fill(&empty, &mut random.clone(), &mut Native::new(), &Control::new()).unwrap();
            if filled.is_none() {
                continue;
            }
            let count = givens.start() + random.below(givens.end() - givens.start() + 1);
            let mut model = puzzle_on(&board, &mut random, count).model();
            if round % 4 == 0 {
                // Most likely this is a wrong digit.
                let cell = CellId(random.below(board.cells().len()) as u16);
                let digit = Digit::from_index(random.below(size.into()));
                model.add(Shape::Domain(cell, DigitSet::just(digit)));
            }
            let (expected, of_program) = all_solutions(&mut Bilp::new(), &model, 3);
            for mut engine in natives() {
                let (found, solutions) = all_solutions(&mut engine, &model, 3);
                assert_eq!(found, expected, "{size}x{size}, round {round}");
                assert!(!found.is_exact() || solutions == of_program, "{size}x{size}, round {round}");
            }
            counts[of_program.len().min(2)] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count >= 4), "{counts:?} puzzles with none, one and several solutions");
}

/// Returns the two diagonals of a square board.
fn diagonals(n: u16) -> Vec<Vec<CellId>> {
    [(0..n).map(|at| CellId(n * at + at)).collect(), (0..n).map(|at| CellId(n * at + n - 1 - at)).collect()].to_vec()
}

/// Returns the pairs of cells a knight's move apart.
fn knights(n: i16) -> Vec<Vec<CellId>> {
    let cells = (0..n * n).flat_map(|cell| [(1, 2), (2, 1), (1, -2), (2, -1)].map(|step| (cell / n, cell % n, step)));
    let pairs = cells.map(|(row, column, (down, right))| [(row, column), (row + down, column + right)]);
    let on_board = pairs.filter(|pair| pair.iter().all(|&(row, column)| row < n && (0..n).contains(&column)));
    on_board.map(|pair| pair.map(|(row, column)| CellId((n * row + column) as u16)).to_vec()).collect()
}

/// Returns the falling diagonal of each 9x9 grid of a board.
fn falling(board: &Board) -> Vec<Vec<CellId>> {
    let origins = board.grids().iter().map(Grid::origin);
    let cells = origins.map(|first| (0..9).map(move |at| Cell::new(first.row + at, first.col + at)));
    cells.map(|cells| cells.map(|cell| board.id(cell).unwrap()).collect()).collect()
}

/// Square boards whose constraints are mostly differences, and several that share boxes, have searches of their own.
/// These are compared with the independent learning search, on boards with few solutions, many or, with a wrong digit,
/// none.
#[test]
fn boards_on_which_cells_only_differ_are_answered_like_by_learning() {
    let several = |preset: TraditionalLayout| preset.board(3, 3).unwrap();
    let (samurai, sohei, butterfly) =
        (several(TraditionalLayout::Samurai), several(TraditionalLayout::Sohei), several(TraditionalLayout::Butterfly));
    let cases = [
        (samurai.clone(), vec![], 0, 110..=150, 24),
        (samurai.clone(), falling(&samurai), 0, 100..=140, 16),
        (sohei.clone(), vec![], 60, 70..=110, 16),
        (several(TraditionalLayout::Windmill), vec![], 0, 100..=140, 16),
        (several(TraditionalLayout::Flower), vec![], 0, 50..=80, 16),
        (butterfly.clone(), vec![], 0, 35..=60, 24),
        (butterfly, vec![], 40, 25..=45, 24),
        // The first and last cells have no grid in common.
        (several(TraditionalLayout::Twin), vec![vec![CellId(0), CellId(152)]], 0, 45..=70, 16),
        (Board::classic(), vec![], 0, 24..=44, 120),
        (Board::single(4, 4).unwrap(), vec![], 0, 95..=125, 16),
        (Board::single(4, 4).unwrap(), diagonals(16), 0, 95..=125, 16),
        (Board::single(4, 4).unwrap(), knights(16), 0, 95..=125, 16),
        (Board::single(4, 4).unwrap(), vec![], 90, 60..=80, 16),
    ];
    let mut random = Random::new(11);
    let mut counts = [0; 3];
    for (board, further, pairs, givens, rounds) in cases {
        let rising = PairTable::new(board.size(), |one, other| one < other);
        let mut model = puzzle_on(&board, &mut random, 0).model();
        further.iter().for_each(|cells| model.add(Shape::AllDifferent(cells.clone())));
        for round in 0..rounds {
            // A random first row gives a different filling each time.
            let mut first: Vec<usize> = (0..usize::from(board.size())).collect();
            random.shuffle(&mut first);
            let given = |cell: usize, digit: Digit| Shape::Domain(CellId(cell as u16), DigitSet::just(digit));
            let mut begun = model.clone();
            first.iter().take(6).enumerate().for_each(|(cell, &at)| begun.add(given(cell, Digit::from_index(at))));
            let filling = Native::learning().another_solution(&begun, &[], &Control::new()).unwrap();
            let filling = filling.expect("six digits of a row are no contradiction");
            let mut cells: Vec<usize> = (0..filling.digits().len()).collect();
            random.shuffle(&mut cells);
            cells.truncate(givens.start() + random.below(givens.end() - givens.start() + 1));
            let mut asked = model.clone();
            cells.iter().for_each(|&cell| asked.add(given(cell, filling.digits()[cell])));
            for _ in 0..pairs {
                // A cell and its right neighbour, lower digit first.
                let cell = board.cells()[random.below(filling.digits().len())];
                let Some(beside) = board.id(Cell::new(cell.row, cell.col + 1)) else { continue };
                let mut two = [board.id(cell).unwrap(), beside];
                two.sort_by_key(|&cell| filling[cell]);
                if filling[two[0]] != filling[two[1]] {
                    asked.add(Shape::Pair(two[0], two[1], rising.clone()));
                }
            }
            if round % 4 == 3 {
                // A different digit somewhere mostly leaves no solution.
                let cell = (0..filling.digits().len()).find(|cell| !cells.contains(cell)).unwrap();
                let other = (filling.digits()[cell].index() + 1) % usize::from(board.size());
                asked.add(given(cell, Digit::from_index(other)));
            }
            let engines = || [Native::new(), Native::learning()];
            let [usual, learning] = engines().map(|mut engine| all_solutions(&mut engine, &asked, 20));
            assert_eq!(usual.0, learning.0, "{} cells, {round}", cells.len());
            if learning.0.is_exact() {
                assert_eq!(usual.1, learning.1);
                let [usual, learning] = engines().map(|mut engine| engine.candidates(&asked, &Control::new()).unwrap());
                assert_eq!(usual, learning);
            }
            counts[learning.0.found().min(2) as usize] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count >= 10), "none, one, several: {counts:?}");
}

/// With more solutions than one core counts alone, all cores find the same ones, in the same order, up to the limit.
fn counting_is_divided(model: &Model) {
    let in_order = |engine: &mut Native, limit| {
        let mut found = Vec::new();
        let count = engine.solutions(model, limit, &Control::new(), &mut |filling| found.push(filling));
        (count.unwrap(), found)
    };
    // The engine that never learns never divides the work either.
    let (count, one_core) = in_order(&mut Native::not_learning(), u64::MAX);
    assert!(count.is_exact() && count.found() > 5000, "{count:?}");
    let (all, cores) = in_order(&mut Native::new(), u64::MAX);
    assert_eq!(all, count);
    assert_eq!(cores.iter().collect::<BTreeSet<_>>(), one_core.iter().collect());
    for limit in [1, 999, 1001, 4000] {
        let (part, found) = in_order(&mut Native::new(), limit);
        assert_eq!(part, Count::AtLeast(limit));
        assert_eq!(found[..], cores[..limit as usize], "the first {limit}");
    }
}

#[test]
fn counting_does_not_depend_on_the_cores() {
    let case = paper_cases().into_iter().find(|case| case.id == "prolog-classic-4").unwrap();
    let givens: Vec<Cell> = case.puzzle.givens().keys().copied().collect();
    let fewer = Edit::ClearGivens { cells: givens.into_iter().take(2).collect() }.apply(&case.puzzle).unwrap();
    counting_is_divided(&fewer.model());
    let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
    let models = (0..).map(|seed| puzzle_on(&twin, &mut Random::new(seed), 46).model());
    let count = |model: &Model| all_solutions(&mut Native::not_learning(), model, 40_000).0;
    let has_many = |model: &Model| matches!(count(model), Count::Exactly(6000..));
    counting_is_divided(&models.take(50).find(has_many).expect("one of fifty has so many solutions"));
}

#[test]
fn many_questions_of_one_layout_are_answered_like_each_alone() {
    for (board, givens, cases) in boards() {
        let strategy = (models(board, givens), any::<u64>());
        let result = runner(cases / 6).run(&strategy, |(model, seed)| {
            let mut random = Random::new(seed);
            let shapes: Vec<Shape> = model.constraints().iter().map(|constraint| constraint.shape.clone()).collect();
            let (parts, base): (Vec<Shape>, Vec<Shape>) = shapes.into_iter().partition(|_| random.below(3) == 0);
            let mut bare = Model::unconstrained(model.cells(), model.digits());
            base.into_iter().for_each(|shape| bare.add(shape));
            let further = Shape::AtLeastOne(
                (0..4)
                    .map(|_| {
                        let cell = CellId(random.below(model.cells()) as u16);
                        (cell, Digit::from_index(random.below(usize::from(model.digits()))))
                    })
                    .collect(),
            );
            for mut engine in natives() {
                let mut asking =
                    engine.part_queries(bare.clone(), parts.iter().map(|shape| vec![shape.clone()]).collect());
                let mut known: Option<Filling> = None;
                for round in 0..6 {
                    let on: Vec<usize> = (0..parts.len()).filter(|_| random.below(2) == 0).collect();
                    let further = if round % 2 == 0 { vec![] } else { vec![further.clone()] };
                    let mut alone = bare.clone();
                    on.iter().map(|&part| &parts[part]).chain(&further).for_each(|shape| alone.add(shape.clone()));
                    let ask = PartQuery { parts: &on, extra: &further, excluded: known.as_ref() };
                    let answer = asking.solution(ask, &Control::new()).unwrap();
                    let except: Vec<Filling> = known.iter().cloned().collect();
                    let expected = Native::not_learning().another_solution(&alone, &except, &Control::new()).unwrap();
                    prop_assert_eq!(answer.is_some(), expected.is_some());
                    if let Some(filling) = &answer {
                        prop_assert!(alone.accepts(filling) && known.as_ref() != Some(filling));
                    }
                    known = answer.or(known);
                }
            }
            Ok(())
        });
        result.unwrap();
    }
}

/// One engine for one board after another: the state kept from earlier boards makes no difference, down to the node
/// count of the search.
#[test]
fn layouts_are_the_same_whatever_was_asked_before() {
    let engine = RefCell::new([Native::new(), Native::not_learning()]);
    let (wide, twin) = (Board::single(3, 4).unwrap(), TraditionalLayout::Twin.board(3, 3).unwrap());
    for (board, cases) in [(Board::classic(), 150), (Board::single(2, 3).unwrap(), 150), (wide, 30), (twin, 150)] {
        let cells = board.cells().len();
        let result = runner(cases).run(&models(board, cells / 3..=cells / 2), |model| {
            for (engine, mut new) in engine.borrow_mut().iter_mut().zip([Native::new(), Native::not_learning()]) {
                let found = all_solutions(engine, &model, 20);
                prop_assert_eq!(found, all_solutions(&mut new, &model, 20));
                prop_assert_eq!(engine.statistics(), new.statistics());
            }
            Ok(())
        });
        result.unwrap();
    }
}

/// A setting session: givens and rules come and go, and one engine answers all the time.
#[test]
fn what_is_kept_between_edits_changes_no_candidates() {
    let mut random = Random::new(11);
    let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
    for (board, givens) in [(Board::classic(), 24), (Board::single(2, 3).unwrap(), 9), (twin, 50)] {
        let digits = usize::from(board.size());
        let mut puzzle = puzzle_on(&board, &mut random, givens);
        let mut engine = Native::new();
        for step in 0..60 {
            let cell = board.cells()[random.below(board.cells().len())];
            let cells = [cell].into_iter().collect();
            let edit = match puzzle.givens().get(&cell) {
                Some(_) => Edit::ClearGivens { cells },
                None => Edit::SetGiven { cells, digit: Digit::from_index(random.below(digits)) },
            };
            // An occasional wrong digit, which is soon undone.
            let changed = edit.apply(&puzzle).unwrap();
            let expected = Native::new().candidates(&changed.model(), &Control::new()).unwrap();
            assert_eq!(engine.candidates(&changed.model(), &Control::new()).unwrap(), expected, "step {step}");
            if expected.iter().all(|set| !set.is_empty()) {
                puzzle = changed;
            }
        }
    }
}

#[test]
fn candidates_are_counted_like_solutions() {
    let mut several = 0;
    for case in paper_cases() {
        let model = case.puzzle.model();
        let (count, found) = all_solutions(&mut Native::not_learning(), &model, 5000);
        if !count.is_exact() || case.puzzle.board().cells().len() > 128 {
            continue;
        }
        for cap in [1, 3, 1000] {
            let counts = candidate_counts(&mut Native::new(), &model, cap, &Control::new()).counts.unwrap();
            for (cell, counts) in counts.iter().enumerate() {
                for (digit, &count) in counts.iter().enumerate() {
                    let with = found.iter().filter(|filling| filling.digits()[cell].index() == digit).count();
                    assert_eq!(count, cap.min(with as u64), "{} cell {cell} digit {digit} cap {cap}", case.name());
                }
            }
        }
        several += usize::from(found.len() > 1);
    }
    assert!(several > 5, "{several}");
}

#[test]
fn counts_beyond_the_cap_are_counted_candidate_by_candidate() {
    let case = paper_cases().into_iter().find(|case| case.id == "prolog-classic-4").unwrap();
    let givens: Vec<Cell> = case.puzzle.givens().keys().copied().collect();
    let fewer = Edit::ClearGivens { cells: givens.into_iter().take(1).collect() }.apply(&case.puzzle).unwrap();
    let model = fewer.model();
    let (count, found) = all_solutions(&mut Native::not_learning(), &model, 1_000_000);
    assert!(count.is_exact() && count.found() > 200, "{count:?}");
    let cap = 20;
    let counts = candidate_counts(&mut Native::new(), &model, cap, &Control::new()).counts.unwrap();
    for (cell, counts) in counts.iter().enumerate() {
        for (digit, &count) in counts.iter().enumerate() {
            let with = found.iter().filter(|filling| filling.digits()[cell].index() == digit).count();
            assert_eq!(count, cap.min(with as u64), "cell {cell} digit {digit}");
        }
    }
}

/// A model that is hard for a search without learning across parts: many small independent parts, the last of which is
/// contradictory.
#[test]
fn parts_that_have_nothing_to_do_with_each_other_are_refuted_soon() {
    let digits = |values: &[u8]| -> DigitSet { values.iter().map(|&value| Digit::new(value).unwrap()).collect() };
    let mut model = Model::unconstrained(120, 9);
    // Nine cells with eight digits among them, as pairwise differences without a group of nine.
    let clique: Vec<u16> = (100..109).collect();
    for (index, &a) in clique.iter().enumerate() {
        model.add(Shape::Domain(CellId(a), digits(&[1, 2, 3, 4, 5, 6, 7, 8])));
        clique[..index].iter().for_each(|&b| model.add(Shape::AllDifferent(vec![CellId(a), CellId(b)])));
    }
    for mut engine in [Native::new(), Native::learning()] {
        let (count, _) = all_solutions(&mut engine, &model, 1);
        assert_eq!(count, Count::Exactly(0));
    }
}
