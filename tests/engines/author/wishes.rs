//! Options for removing clues and generating puzzles beyond symmetry and number.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use gridwright::author::{
    AuthorError, BatchEvent, Clue, GenerateTemplate, MinimiseOptions, MinimisedPuzzle, Mixture, Preference, Symmetry,
    SymmetryScope, add_givens_from_solution, generate, generate_batch, minimise, redundant_clues,
};
use gridwright::board::{Board, Cell, CellSet, Filling, OutsidePosition, Random, Side, TraditionalLayout};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};
use gridwright::variant::{Context, Kind, Position, Region, Rule};

use super::{every_shidoku, with_givens};
use crate::common::paper::paper_cases;

fn thin(puzzle: &Puzzle, wishes: &MinimiseOptions) -> Result<MinimisedPuzzle, AuthorError> {
    minimise(puzzle, wishes, &mut Native::new(), &Control::new(), &mut |_| ())
}

fn made(pattern: &GenerateTemplate, wishes: &MinimiseOptions) -> Result<MinimisedPuzzle, AuthorError> {
    generate(pattern, wishes, &mut Native::new(), &Control::new(), &mut |_| ())
}

fn kind(name: &str) -> GenerateTemplate {
    GenerateTemplate::Kinds(Mixture::parse(name).unwrap())
}

fn is_unique(puzzle: &Puzzle) -> bool {
    matches!(Bilp::new().verdict(&puzzle.model(), &Control::new()), Ok(Verdict::Unique(_)))
}

/// Returns a full grid of this kind.
fn full(name: &str, seed: u64) -> Puzzle {
    made(&kind(name), &MinimiseOptions { target_clues: Some(usize::MAX), seed, ..MinimiseOptions::default() })
        .unwrap()
        .puzzle
}

#[test]
fn digits_beside_a_grid_can_be_kept() {
    let puzzle = full("outside", 4);
    let grid = puzzle.board().grid_ids().next().unwrap();
    let place = |side, index| OutsidePosition::straight(grid, side, index);
    let kept = [place(Side::Top, 0), place(Side::Left, 8), place(Side::Right, 3)];
    let wishes = MinimiseOptions { pinned_outside: kept.into(), seed: 1, ..MinimiseOptions::default() };
    let found = thin(&puzzle, &wishes).unwrap();
    let clue = |puzzle: &Puzzle, place: OutsidePosition| puzzle.rules()[0].rule.clue(place);
    for place in kept {
        assert_eq!(clue(&found.puzzle, place), clue(&puzzle, place), "{place}");
        assert_eq!(clue(&puzzle, place).len(), 3);
    }
    assert!(is_unique(&found.puzzle));
    // Others are removed, and the result lists them.
    let gone = |clue: &Clue| matches!(clue, Clue::Outside { outside_position, .. } if kept.contains(outside_position));
    assert!(!found.removed.iter().any(gone));
    assert_eq!(found.removed.len() + found.clues, 81 + 4 * 9 * 3);
    let off = MinimiseOptions { pinned_outside: [place(Side::Top, 9)].into(), ..MinimiseOptions::default() };
    assert_eq!(
        thin(&puzzle, &off).unwrap_err().to_string(),
        "there is no position top10 outside the grids, so no clue can be kept there"
    );
}

#[test]
fn rules_that_are_not_needed_can_go_as_a_whole() {
    // The digits suffice without the diagonals; the region repeats a row.
    let case = paper_cases().into_iter().find(|case| case.kind == "sudoku-x").unwrap();
    let grid = case.puzzle.board().grid_ids().next().unwrap();
    let mut rules = case.puzzle.rules().to_vec();
    rules.push(PlacedRule::new(Region { cells: "r1c1-9".parse().unwrap() }));
    rules.push(PlacedRule { on: false, ..PlacedRule::new(Position { grid }) });
    let puzzle = with_givens(&case.puzzle, case.puzzle.givens().clone(), rules);
    assert_eq!(redundant_rules(&puzzle), [1], "the 17 clues need the diagonals");

    let all = MinimiseOptions { removable_rules: (0..3).collect(), seed: 1, ..MinimiseOptions::default() };
    let found = thin(&puzzle, &all).unwrap();
    assert!(found.irreducible);
    let kept: Vec<String> = found.puzzle.rules().iter().map(|placed| placed.rule.name().to_string()).collect();
    assert_eq!(kept, ["Diagonals", "Disjoint groups"], "what is off stays as it is");
    assert!(found.removed.contains(&Clue::Rule { rule: 1 }) && is_unique(&found.puzzle));
    assert_eq!(found.clues, found.puzzle.givens().len(), "rules are not counted");
    // The other engine confirms that each rule left is needed.
    let without = with_givens(&found.puzzle, found.puzzle.givens().clone(), vec![]);
    assert!(!is_unique(&without));
    // Without the option, rules stay, and a removable rule does not make the result reducible.
    let plain = thin(&puzzle, &MinimiseOptions::default()).unwrap();
    assert_eq!((plain.puzzle.rules().len(), plain.irreducible), (3, true));
    assert_eq!(
        thin(&puzzle, &MinimiseOptions { removable_rules: [7].into(), ..MinimiseOptions::default() }).unwrap_err(),
        AuthorError::UnknownRule { number: 8 }
    );
}

#[test]
fn marks_that_are_not_needed_can_go_one_by_one() {
    let all: Vec<Filling> = every_shidoku();
    let board = Board::single(2, 2).unwrap();
    let context = Context::without_rules(&board);
    for (seed, kind) in [Kind::Parity, Kind::LowHigh, Kind::Allowed, Kind::Indexers].into_iter().enumerate() {
        let seed = seed as u64;
        let (mut random, solution) = (Random::new(seed), &all[seed as usize * 70 + 3]);
        // Enough rules of the kind for marks in most cells.
        let rules: Vec<Rule> = (0..40).filter_map(|_| kind.random_of(&context, solution, &mut random)).collect();
        let rules: Vec<PlacedRule> = rules.into_iter().map(PlacedRule::new).collect();
        let givens = board.cells().iter().zip(solution.digits()).map(|(&cell, &digit)| (cell, digit));
        let puzzle = Puzzle::builder(board.clone()).givens(givens).rules(rules).build().unwrap();
        let solutions = |puzzle: &Puzzle| all.iter().filter(|filling| puzzle.accepts(filling)).count();
        let wishes = MinimiseOptions {
            removable_rules: (0..puzzle.rules().len()).collect(),
            seed,
            ..MinimiseOptions::default()
        };
        let found = thin(&puzzle, &wishes).unwrap();
        assert!(found.irreducible && solutions(&found.puzzle) == 1, "{kind:?}");
        assert!(found.removed.iter().any(|clue| matches!(clue, Clue::Mark { .. })), "{kind:?}: {:?}", found.removed);
        assert!(!found.removed.iter().any(|clue| matches!(clue, Clue::Rule { .. })), "{kind:?}");
        let marks = |puzzle: &Puzzle| puzzle.rules().iter().map(|placed| placed.rule.parts().len()).sum::<usize>();
        let gone = found.removed.iter().filter(|clue| matches!(clue, Clue::Mark { .. })).count();
        assert_eq!(marks(&found.puzzle) + gone, marks(&puzzle), "{kind:?}");
        for (index, placed) in found.puzzle.rules().iter().enumerate() {
            for part in 0..placed.rule.parts().len() {
                let mut rules = found.puzzle.rules().to_vec();
                match placed.rule.with_parts(&|number| number != part) {
                    Some(rule) => rules[index].rule = rule,
                    None => drop(rules.remove(index)),
                }
                let less = with_givens(&found.puzzle, found.puzzle.givens().clone(), rules);
                assert!(solutions(&less) > 1, "{kind:?}: the mark {:?} is not needed", placed.rule.parts()[part]);
            }
        }
    }
}

/// Returns the redundant rules by their number.
fn redundant_rules(puzzle: &Puzzle) -> Vec<usize> {
    let found = redundant_clues(puzzle, &mut Native::new(), &Control::new()).unwrap();
    let rules = found.iter().filter_map(|clue| match clue {
        Clue::Rule { rule } => Some(*rule),
        Clue::Given { .. } | Clue::Outside { .. } | Clue::Mark { .. } => None,
    });
    rules.collect()
}

/// Returns the unevenness of the givens: the sum over all houses of the square of their count, minus its value if all
/// were equal, per given.
fn unevenness(puzzle: &Puzzle) -> f64 {
    let board = puzzle.board();
    let given = |cell: &gridwright::board::CellId| puzzle.givens().contains_key(&board.cell(*cell));
    let counts: Vec<f64> =
        board.houses().iter().map(|house| house.cells.iter().filter(|cell| given(cell)).count() as f64).collect();
    let mean = counts.iter().sum::<f64>() / counts.len() as f64;
    counts.iter().map(|count| (count - mean).powi(2)).sum()
}

#[test]
fn givens_can_be_spread_evenly() {
    let totals = [Preference::FewestClues, Preference::EvenSpread].map(|prefer| {
        let of = |seed| {
            let found =
                thin(&full("classic", seed), &MinimiseOptions { prefer, tries: 5, seed, ..MinimiseOptions::default() })
                    .unwrap();
            assert!(found.irreducible && is_unique(&found.puzzle));
            unevenness(&found.puzzle)
        };
        (0..8).map(of).sum::<f64>()
    });
    assert!(totals[1] < 0.8 * totals[0], "{totals:?}");
    let wished = MinimiseOptions {
        prefer: Preference::EvenSpread,
        target_clues: Some(30),
        seed: 1,
        ..MinimiseOptions::default()
    };
    let found = thin(&full("classic", 1), &wished).unwrap();
    assert_eq!(found.clues, 30);
    // 30 givens over 27 houses of three families: nowhere much more than 30 / 9.
    let board = found.puzzle.board();
    let most = board
        .houses()
        .iter()
        .map(|house| house.cells.iter().filter(|&&id| found.puzzle.givens().contains_key(&board.cell(id))).count());
    assert!(most.max().unwrap() <= 5);
}

#[test]
fn fewer_clues_are_looked_for_in_other_fillings() {
    let clues = |clues, seed| {
        made(&kind("classic"), &MinimiseOptions { target_clues: clues, seed, ..MinimiseOptions::default() })
            .unwrap()
            .clues
    };
    let free: Vec<usize> = (0..12).map(|seed| clues(None, seed)).collect();
    assert!(free.iter().any(|&found| found > 23), "{free:?}");
    let wished: Vec<usize> = (0..12).map(|seed| clues(Some(23), seed)).collect();
    assert!(wished.iter().all(|&found| found == 23), "{wished:?}");
    // A number that no puzzle reaches gives the best of several results.
    let least =
        made(&kind("shidoku"), &MinimiseOptions { target_clues: Some(3), seed: 1, ..MinimiseOptions::default() })
            .unwrap();
    assert!(least.clues >= 4 && least.irreducible && is_unique(&least.puzzle));
}

#[test]
fn partners_of_a_cell_are_those_the_symmetry_sends_it_to() {
    let classic = Board::classic();
    let orbit = |symmetry: Symmetry, cell: &str| {
        symmetry.orbit(SymmetryScope::Board, &classic, cell.parse().unwrap()).unwrap().to_string()
    };
    let table = [
        (Symmetry::None, "r1c2", "r1c2"),
        (Symmetry::HalfTurn, "r1c2", "r1c2 r9c8"),
        (Symmetry::HalfTurn, "r5c5", "r5c5"),
        (Symmetry::QuarterTurn, "r1c2", "r1c2 r2c9 r8c1 r9c8"),
        (Symmetry::Horizontal, "r1c2", "r1c2 r1c8"),
        (Symmetry::Vertical, "r1c2", "r1c2 r9c2"),
        (Symmetry::Falling, "r1c2", "r1c2 r2c1"),
        (Symmetry::Rising, "r1c2", "r1c2 r8c9"),
        (Symmetry::Diagonals, "r1c2", "r1c2 r2c1 r8c9 r9c8"),
        (Symmetry::Full, "r1c2", "r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8"),
        (Symmetry::Full, "r1c10", "r1c10"),
    ];
    for (symmetry, cell, expected) in table {
        assert_eq!(orbit(symmetry, cell), expected, "{symmetry:?}");
    }
    // Each grid by itself: the block shared by two grids passes partners on to the other grid.
    let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
    let cell: Cell = "r7c7".parse().unwrap();
    let orbit = Symmetry::HalfTurn.orbit(SymmetryScope::EachGrid, &twin, cell).unwrap();
    // The first grid maps r7c7 to r3c3, the second to r15c15; both images are outside the shared block, so the orbit
    // ends.
    assert_eq!(orbit, "r3c3 r7c7 r15c15".parse().unwrap());
    let wide = Board::new(vec![
        gridwright::board::Grid::new(Cell::new(0, 0), 2, 2).unwrap(),
        gridwright::board::Grid::new(Cell::new(0, 2), 2, 2).unwrap(),
    ]);
    assert!(Symmetry::QuarterTurn.orbit(SymmetryScope::Board, &wide.unwrap(), Cell::new(0, 0)).is_err());
}

#[test]
fn digits_are_found_for_a_pattern() {
    // A half-turn pattern of 26 cells, another on 6x6, and the paper's own with both diagonals.
    let heart = "r1c2-3 r1c7-8 r2c1 r2c4 r2c6 r2c9 r3c1 r3c5 r3c9 r4c1 r4c9 r5c2 r5c8 \
                 r6c3 r6c7 r7c4 r7c6 r8c5 r5c4-6 r4c4 r6c5 r9c1 r9c9 r7c1 r7c9";
    let classic = Puzzle::empty(Board::classic());
    // The 17 cells of a figure with both diagonals.
    let cross = paper_cases().into_iter().find(|case| case.id == "greek-fig5.1-sudoku-x").unwrap().puzzle;
    let figure = cross.givens().keys().copied().collect::<CellSet>().to_string();
    let roku = Puzzle::empty(Board::single(2, 3).unwrap());
    let cases = [(&classic, heart), (&roku, "r1c1-2 r2c5-6 r3c3 r4c4 r5c1-2 r6c5-6"), (&cross, &*figure)];
    for (puzzle, cells) in cases {
        let cells: CellSet = cells.parse().unwrap();
        let pattern = GenerateTemplate::Cells(Box::new(puzzle.clone()), cells.clone());
        let found = made(&pattern, &MinimiseOptions { seed: 1, ..MinimiseOptions::default() }).unwrap();
        assert_eq!(found.puzzle.givens().keys().copied().collect::<CellSet>(), cells);
        assert_eq!((found.clues, found.puzzle.rules()), (cells.len(), puzzle.rules()));
        let verdict = Bilp::new().verdict(&found.puzzle.model(), &Control::new()).unwrap();
        assert_eq!(verdict, Verdict::Unique(found.solution.clone()));
        assert_eq!(made(&pattern, &MinimiseOptions { seed: 1, ..MinimiseOptions::default() }).unwrap(), found);
    }
    // Two empty rows of a band can be exchanged, whatever the digits.
    let hopeless =
        GenerateTemplate::Cells(Box::new(Puzzle::empty(Board::single(2, 2).unwrap())), "r3-4c1-4".parse().unwrap());
    let error = made(&hopeless, &MinimiseOptions::default()).unwrap_err();
    assert!(matches!(error, AuthorError::NoDigits { .. }), "{error}");
}

#[test]
fn the_rest_is_filled_from_the_solution() {
    let case = paper_cases().into_iter().find(|case| case.id == "greek-fig1.1-classic").unwrap();
    let [solution] = &case.solutions[..] else { panic!("it has one solution") };
    let wanted: CellSet = "r1c1-9 r5c5".parse().unwrap();
    let filled = |puzzle: &Puzzle, seed| {
        add_givens_from_solution(puzzle, &wanted, seed, &mut Native::new(), &Control::new()).unwrap()
    };
    let done = filled(&case.puzzle, 1).unwrap();
    for (&cell, &digit) in case.puzzle.board().cells().iter().zip(solution.digits()) {
        let before = case.puzzle.givens().get(&cell);
        let expected = if wanted.contains(cell) { Some(&digit) } else { before };
        assert_eq!(done.givens().get(&cell), expected, "{cell}");
    }
    // On an empty board every seed has its own digits, and they go together.
    let empty = Puzzle::empty(Board::classic());
    let rows: BTreeSet<String> = (0..5).map(|seed| format!("{:?}", filled(&empty, seed).unwrap().givens())).collect();
    assert_eq!(rows.len(), 5);
    let none = paper_cases().into_iter().find(|case| case.id == "persian-fig1-classic").unwrap();
    assert_eq!(add_givens_from_solution(&none.puzzle, &wanted, 0, &mut Native::new(), &Control::new()), Ok(None));
}

#[test]
fn a_batch_is_the_same_however_many_cores_there_are() {
    let wishes = MinimiseOptions { seed: 9, ..MinimiseOptions::default() };
    let engine = || Box::new(Native::new()) as Box<dyn Engine>;
    let mut puzzles = Vec::new();
    let mut last = 0;
    generate_batch(&kind("roku"), &wishes, 40, &engine, &Control::new(), &mut |event| {
        match event {
            BatchEvent::Progress { done, of } => {
                assert_eq!((done, of), (last + 1, 40));
                last = done;
            }
            BatchEvent::Puzzle { index, made } => {
                assert_eq!(index, puzzles.len());
                puzzles.push(made.puzzle);
            }
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    // Sequentially, on one core.
    for (index, puzzle) in puzzles.iter().enumerate() {
        let seed = gridwright::board::Random::for_part(9, index as u64).next_u64();
        assert_eq!(
            &made(&kind("roku"), &MinimiseOptions { seed, ..MinimiseOptions::default() }).unwrap().puzzle,
            puzzle
        );
    }
    let control = Control::new();
    let mut count = 0;
    let broken = generate_batch(&kind("roku"), &wishes, 40, &engine, &control, &mut |event| {
        count += usize::from(matches!(event, BatchEvent::Puzzle { .. }));
        if count == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((broken, count, control.is_cancelled()), (Ok(()), 3, true));
    let cancelled = generate_batch(&kind("roku"), &wishes, 40, &engine, &control, &mut |_| ControlFlow::Continue(()));
    assert_eq!(cancelled, Err(AuthorError::Stopped(SolveError::Cancelled)));
}
