//! Explanations of why a puzzle does not have exactly one solution.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use gridwright::author::{Ambiguity, Clue, ExplainOptions, Explanation, MinimalContradiction, broken_clues, explain};
use gridwright::board::{Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, Grid, TraditionalLayout};
use gridwright::puzzle::{Edit, Givens, PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};
use gridwright::variant::{Diagonals, Position, Region};

use super::{every_shidoku, with_givens};
use crate::common::paper::paper_cases;

fn explained(puzzle: &Puzzle, options: &ExplainOptions) -> Explanation {
    explain(puzzle, options, &mut Native::new(), &Control::new(), &mut |_| ()).unwrap()
}

fn several(puzzle: &Puzzle, options: &ExplainOptions) -> Ambiguity {
    match explained(puzzle, options) {
        Explanation::Several(found) => found,
        other => panic!("{other:?}"),
    }
}

fn contradiction(puzzle: &Puzzle) -> MinimalContradiction {
    match explained(puzzle, &ExplainOptions::default()) {
        Explanation::NoSolution(found) => found,
        other => panic!("{other:?}"),
    }
}

fn case(id: &str) -> Puzzle {
    paper_cases().into_iter().find(|case| case.id == id && case.label.is_none()).unwrap().puzzle
}

/// Returns the puzzle with only these clues and rules, assembled independently.
fn only(puzzle: &Puzzle, clues: &[&Clue]) -> Puzzle {
    let mut givens = Givens::new();
    let mut rules: BTreeMap<usize, Option<PlacedRule>> = BTreeMap::new();
    for clue in clues {
        match clue {
            Clue::Given { cell, digit } => drop(givens.insert(*cell, *digit)),
            Clue::Rule { rule } => drop(rules.insert(*rule, Some(puzzle.rules()[*rule].clone()))),
            Clue::Mark { .. } => unreachable!("no case of the papers has a contradiction of marks"),
            Clue::Outside { rule, outside_position, piece } => {
                let placed = rules.entry(*rule).or_default();
                let current = placed.as_ref().map(|placed| &placed.rule);
                let clue = current.map(|rule| rule.clue(*outside_position)).unwrap_or_default() + piece;
                let kind = puzzle.rules()[*rule].rule.kind();
                let made = kind.with_clue(current, *outside_position, &clue).unwrap().unwrap();
                *placed = Some(PlacedRule::new(made));
            }
        }
    }
    with_givens(puzzle, givens, rules.into_values().flatten().collect())
}

/// Checks with both engines that the clues are contradictory, and not without any one of them.
fn assert_minimal(puzzle: &Puzzle, found: &MinimalContradiction) {
    assert!(found.minimal);
    let clues: Vec<&Clue> = found.clues.iter().collect();
    let mut engines: [Box<dyn Engine>; 2] = [Box::new(Native::new()), Box::new(Bilp::new())];
    for engine in &mut engines {
        let mut ask = |clues: &[&Clue]| {
            let part = only(puzzle, clues);
            let filling = engine.another_solution(&part.model(), &[], &Control::new()).unwrap();
            assert!(filling.as_ref().is_none_or(|filling| part.accepts(filling)));
            filling.is_some()
        };
        assert!(!ask(&clues), "no contradiction: {clues:?}");
        for clue in &clues {
            let others: Vec<&Clue> = clues.iter().filter(|other| other != &clue).copied().collect();
            assert!(ask(&others), "{clue:?} is not needed");
        }
    }
}

#[test]
fn the_faulty_figures_have_minimal_contradictions() {
    for (id, most) in [("persian-fig1-classic", 25), ("outside-2-printed", 2)] {
        let puzzle = case(id);
        let found = contradiction(&puzzle);
        let cures = found.likely_mistakes.as_deref().unwrap();
        assert_eq!(cures.len(), found.clues.len(), "every one of them is at fault as much as another");
        assert!(found.clues.len() <= most, "{id}: {:?}", found.clues);
        assert_minimal(&puzzle, &found);
    }
    let puzzle = case("outside-2-printed");
    let found = contradiction(&puzzle);
    let words: Vec<String> = found.clues.iter().map(|clue| clue.describe(&puzzle)).collect();
    assert_eq!(words, ["7 below column 7", "7 below column 9"]);
    assert_eq!(found.cells(&puzzle), "r7-9c7 r7-9c9".parse().unwrap());
}

#[test]
fn a_mistake_is_among_the_few_clues_that_cure_the_puzzle() {
    let case = paper_cases().into_iter().find(|case| case.id == "greek-fig1.1-classic").unwrap();
    let mut mistakes = 0;
    for (&cell, &digit) in case.puzzle.givens() {
        let wrong = Digit::new(digit.value() % 9 + 1).unwrap();
        let set = Edit::SetGiven { cells: [cell].into_iter().collect(), digit: wrong };
        let mistake = set.apply(&case.puzzle).unwrap();
        let Explanation::NoSolution(found) = explained(&mistake, &ExplainOptions::default()) else { continue };
        let cures = found.likely_mistakes.unwrap();
        assert!(cures.contains(&Clue::Given { cell, digit: wrong }), "{wrong:?} in {cell}: {cures:?}");
        assert!(cures.iter().all(|clue| found.clues.contains(clue)));
        for clue in &found.clues {
            let Clue::Given { cell, .. } = clue else { panic!("{clue:?}") };
            let mut others = mistake.givens().clone();
            others.remove(cell);
            let others = with_givens(&mistake, others, vec![]);
            let solution = Native::new().another_solution(&others.model(), &[], &Control::new()).unwrap();
            assert_eq!(cures.contains(clue), solution.is_some(), "{clue:?}");
        }
        mistakes += 1;
    }
    assert!(mistakes > 20, "{mistakes}");
}

#[test]
fn explanations_repeat() {
    let empty = Puzzle::empty(TraditionalLayout::Twin.board(2, 3).unwrap());
    let options = ExplainOptions { max_solutions: 40, ..ExplainOptions::default() };
    assert_eq!(explained(&empty, &options), explained(&empty, &options));
    let none = case("persian-fig1-classic");
    assert_eq!(contradiction(&none), contradiction(&none));
}

#[test]
fn rules_are_blamed_where_clues_alone_are_not_at_fault() {
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let digit = |value| Digit::new(value).unwrap();
    let givens = [("r1c4", 1), ("r4c1", 1), ("r2c2", 1)].map(|(cell, value)| (cell.parse().unwrap(), digit(value)));
    let rules = vec![
        PlacedRule::new(Position { grid: empty.board().grid_ids().next().unwrap() }),
        PlacedRule::new(Region { cells: "r1c4 r4c1".parse().unwrap() }),
    ];
    let puzzle = with_givens(&empty, Givens::from_iter(givens), rules);
    let found = contradiction(&puzzle);
    assert_minimal(&puzzle, &found);
    let words: Vec<String> = found.clues.iter().map(|clue| clue.describe(&puzzle)).collect();
    assert_eq!(words, ["1 in r1c4", "1 in r4c1", "extra region (2 cells from r1c4)"]);
    assert_eq!(found.cells(&puzzle), "r1c4 r4c1".parse().unwrap());

    // A rule that is off is not blamed, and two equal digits in a row need no rule.
    let twice = [("r1c1", 2), ("r1c4", 2)].map(|(cell, value)| (cell.parse().unwrap(), digit(value)));
    let mut rules = puzzle.rules().to_vec();
    rules[0].on = false;
    let found = contradiction(&with_givens(&empty, Givens::from_iter(twice), rules));
    assert_eq!(found.clues.len(), 2);

    // No 3x3 latin square has all digits in both diagonals, so the rule itself is impossible.
    let latin = Puzzle::empty(Board::new(vec![Grid::latin(Cell::new(0, 0), 3).unwrap()]).unwrap());
    let grid = latin.board().grid_ids().next().unwrap();
    let both = PlacedRule::new(Diagonals { grid, falling: true, rising: true });
    let found = contradiction(&with_givens(&latin, Givens::new(), vec![both]));
    assert_eq!(found.clues, [Clue::Rule { rule: 0 }]);
}

#[test]
fn a_board_that_cannot_be_filled_in_needs_no_clues_for_it() {
    let regions = vec![0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 3, 3, 3];
    let board = Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap();
    let puzzle = with_givens(
        &Puzzle::empty(board),
        Givens::from_iter([("r1c1".parse().unwrap(), Digit::new(1).unwrap())]),
        vec![],
    );
    assert_eq!(
        contradiction(&puzzle),
        MinimalContradiction { clues: vec![], minimal: true, likely_mistakes: Some(vec![]) }
    );
}

#[test]
fn few_solutions_are_compared_completely() {
    for id in ["derived-classic-2-solutions", "derived-classic-few-solutions"] {
        let case = paper_cases().into_iter().find(|case| case.id == id && case.label.is_none()).unwrap();
        let found = several(&case.puzzle, &ExplainOptions::default());
        assert_eq!((found.count, found.complete), (Some(case.solutions.len() as u64), true));
        assert_is_right(&case.puzzle, &found, &case.solutions);
        for (cell, digits) in case.puzzle.board().cells().iter().zip(found.disambiguating_digits.unwrap()) {
            for digit in digits.iter() {
                let set = Edit::SetGiven { cells: [*cell].into_iter().collect(), digit };
                let settled = set.apply(&case.puzzle).unwrap();
                let verdict = Bilp::new().verdict(&settled.model(), &Control::new()).unwrap();
                assert!(matches!(verdict, Verdict::Unique(_)), "{id}: {digit:?} in {cell}");
            }
        }
    }
}

/// Returns the cells in which two fillings differ.
fn differ(board: &Board, one: &Filling, other: &Filling) -> CellSet {
    let ids = (0..board.cells().len()).map(|id| CellId(id as u16));
    ids.filter(|&id| one[id] != other[id]).map(|id| board.cell(id)).collect()
}

/// Checks an explanation against all solutions.
fn assert_is_right(puzzle: &Puzzle, found: &Ambiguity, solutions: &[Filling]) {
    let board = puzzle.board();
    let [one, other] = &*found.solutions;
    assert!(solutions.contains(one) && solutions.contains(other) && one != other);
    assert_eq!(differ(board, one, other), found.smallest_difference);
    for solution in solutions.iter().filter(|&solution| solution != one) {
        let cells = differ(board, one, solution);
        assert!(
            cells == found.smallest_difference || !cells.iter().all(|cell| found.smallest_difference.contains(cell)),
            "a part suffices"
        );
    }
    if let Some(together) = &found.disambiguating_givens {
        let agree = |solution: &&Filling, some: &[(Cell, Digit)]| {
            some.iter().all(|&(cell, digit)| solution[board.id(cell).unwrap()] == digit)
        };
        assert_eq!(solutions.iter().filter(|solution| agree(solution, together)).count(), 1, "{together:?}");
        let single = found.disambiguating_digits.iter().flatten().any(|digits| !digits.is_empty());
        assert_eq!(together.len() == 1, single);
        for left_out in 0..together.len() {
            let mut others = together.clone();
            others.remove(left_out);
            assert!(solutions.iter().filter(|solution| agree(solution, &others)).count() > 1, "{together:?}");
        }
    }
    assert_eq!(found.disambiguating_givens.is_some(), found.disambiguating_digits.is_some());
    for (index, &cell) in board.cells().iter().enumerate() {
        let id = CellId(index as u16);
        let having = |digit: Digit| solutions.iter().filter(|solution| solution[id] == digit).count();
        let all = DigitSet::all(board.size());
        let candidates: DigitSet = all.iter().filter(|&digit| having(digit) > 0).collect();
        assert_eq!(found.candidates[index], candidates, "{cell}");
        assert_eq!(found.differing_cells.contains(cell), candidates.len() > 1, "{cell}");
        if let Some(settling) = &found.disambiguating_digits {
            assert_eq!(settling[index], all.iter().filter(|&digit| having(digit) == 1).collect(), "{cell}");
        }
    }
}

#[test]
fn many_solutions_are_asked_for_one_digit_after_the_other() {
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let all = every_shidoku();
    assert!(all.len() == 288 && all.iter().all(|filling| empty.accepts(filling)));
    let givens =
        ["", "r1c1=1", "r1c1=1 r2c3=1", "r1c1=1 r2c3=1 r3c2=3", "r1c1=1 r1c2=2 r2c3=1", "r1c1=1 r2c2=2 r3c3=3"];
    for text in givens {
        let given = |word: &str| {
            let (cell, digit) = word.split_once('=').unwrap();
            (cell.parse().unwrap(), Digit::new(digit.parse().unwrap()).unwrap())
        };
        let puzzle = with_givens(&empty, text.split_whitespace().map(given).collect(), vec![]);
        let solutions: Vec<Filling> = all.iter().filter(|filling| puzzle.accepts(filling)).cloned().collect();
        assert!(solutions.len() > 1, "{text}");
        for options in [2, 3, 1000].map(|limit| ExplainOptions { max_solutions: limit, ..ExplainOptions::default() }) {
            let found = several(&puzzle, &options);
            assert_is_right(&puzzle, &found, &solutions);
            let all_known = options.max_solutions > solutions.len() as u64;
            assert_eq!(found.count, all_known.then_some(solutions.len() as u64), "{text}");
        }
        let unasked = several(
            &puzzle,
            &ExplainOptions { max_solutions: 2, find_unique_givens: false, ..ExplainOptions::default() },
        );
        assert_is_right(&puzzle, &unasked, &solutions);
        assert_eq!(unasked.disambiguating_digits, None);
    }
}

#[test]
fn a_large_board_has_a_small_difference() {
    // Without clues, two digits of one row of a box can be swapped with another over two rows: 4 cells are the minimum.
    let empty = Puzzle::empty(TraditionalLayout::Samurai.board(3, 3).unwrap());
    let found = several(&empty, &ExplainOptions { find_unique_givens: false, pairs: 4, ..ExplainOptions::default() });
    assert!((4..=24).contains(&found.smallest_difference.len()), "{}", found.smallest_difference);
    assert_eq!(found.differing_cells.len(), 369);
}

#[test]
fn unique_puzzles_need_no_explanation() {
    let case = paper_cases().into_iter().find(|case| case.id == "greek-fig1.1-classic").unwrap();
    let [solution] = &case.solutions[..] else { panic!("it has one solution") };
    assert_eq!(explained(&case.puzzle, &ExplainOptions::default()), Explanation::Unique(solution.clone()));
}

#[test]
fn what_is_typed_against_the_solution_is_named() {
    let case = paper_cases().into_iter().find(|case| case.kind == "outside" && !case.solutions.is_empty()).unwrap();
    let solution = &case.solutions[0];
    assert_eq!(broken_clues(&case.puzzle, solution), []);
    let (cell, digit): (Cell, Digit) = ("r5c5".parse().unwrap(), solution.digits()[40]);
    let other = Digit::new(digit.value() % 9 + 1).unwrap();
    let typed = |digit| Edit::SetGiven { cells: [cell].into_iter().collect(), digit }.apply(&case.puzzle).unwrap();
    assert_eq!(broken_clues(&typed(digit), solution), []);
    assert_eq!(broken_clues(&typed(other), solution), [Clue::Given { cell, digit: other }]);
    // A region of two cells with the same digit contradicts the solution too.
    let same = solution.digits().iter().position(|&there| there == digit).unwrap();
    let cells = [cell, case.puzzle.board().cells()[same]].into_iter().collect();
    let painted = Edit::AddRule(PlacedRule::new(Region { cells })).apply(&case.puzzle).unwrap();
    assert_eq!(broken_clues(&painted, solution), [Clue::Rule { rule: case.puzzle.rules().len() }]);
}

#[test]
fn stopping_gives_nothing_or_what_is_known_by_then() {
    let puzzle = case("persian-fig1-classic");
    let control = Control::new();
    let mut calls = 0;
    let stopped = explain(&puzzle, &ExplainOptions::default(), &mut Native::new(), &control, &mut |_| {
        calls += 1;
        control.cancel();
    });
    assert_eq!((stopped, calls), (Err(SolveError::Cancelled), 1));
    let late = Control::with_timeout(Duration::ZERO);
    let stopped = explain(&puzzle, &ExplainOptions::default(), &mut Native::new(), &late, &mut |_| ());
    assert_eq!(stopped, Err(SolveError::OutOfTime));
    // Time runs out while the contradiction is being reduced; the remaining clues still contradict each other.
    let short = Control::with_timeout(Duration::from_secs(2));
    let found = explain(&puzzle, &ExplainOptions::default(), &mut Native::new(), &short, &mut |progress| {
        if progress.stage == gridwright::author::ExplainStage::Contradiction {
            std::thread::sleep(short.time_left().unwrap());
        }
    });
    let Ok(Explanation::NoSolution(found)) = found else { panic!("{found:?}") };
    let clues: BTreeSet<&Clue> = found.clues.iter().collect();
    assert_eq!((found.minimal, clues.len()), (false, puzzle.givens().len()));
}
