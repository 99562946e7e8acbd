//! Variations of puzzles.

use std::collections::BTreeSet;

use gridwright::author::{AuthorError, DeriveOptions, Variation, derive, fill, transformed};
use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, Random, TraditionalLayout, Transformation};
use gridwright::place;
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};
use gridwright::variant::{Context, Kind, MagicBox, Outside, Parity, Rule};

use super::{every_shidoku, with_givens};
use crate::common::paper::paper_cases;

fn some(puzzle: &Puzzle, count: usize, seed: u64) -> Result<Vec<Variation>, AuthorError> {
    let options = DeriveOptions { count, seed, ..DeriveOptions::default() };
    derive(puzzle, &options, &Control::new(), &mut |_| ())
}

/// Returns the givens and rules of a puzzle as text.
fn written(puzzle: &Puzzle) -> String {
    let mut rules: Vec<String> = puzzle.rules().iter().map(|placed| format!("{:?}", placed.rule)).collect();
    rules.sort();
    format!("{:?} {rules:?}", puzzle.givens())
}

#[test]
fn derived_puzzles_of_every_kind_have_the_solution_that_was_transformed() {
    let mut kinds = BTreeSet::new();
    for case in paper_cases() {
        let [solution] = &case.solutions[..] else { continue };
        // The hard 16x16 takes the integer program minutes; the easy one is the same kind.
        if case.id == "derived-supersudoku-16x16" || !kinds.insert(case.kind.clone()) {
            continue;
        }
        let derived = some(&case.puzzle, 3, 1).unwrap();
        assert_eq!(derived.len(), 3);
        for Variation { puzzle, step } in derived {
            assert_eq!(puzzle.board(), case.puzzle.board());
            assert_ne!(written(&puzzle), written(&case.puzzle));
            let moved = step.filling(solution);
            assert!(puzzle.accepts(&moved), "{}", case.name());
            let verdict = Bilp::new().verdict(&puzzle.model(), &Control::new()).unwrap();
            assert_eq!(verdict, Verdict::Unique(moved), "{}", case.name());
        }
    }
    assert!(kinds.len() >= 17, "{kinds:?}");
}

/// Indexers refer to positions by digits: a half-turn needs k and 10 - k swapped at the same time, and a reflection in
/// the falling diagonal swaps the meanings of rows and columns.
#[test]
fn indexers_are_derived_with_their_digits() {
    let text = std::fs::read_to_string("examples/indexers.ron").unwrap();
    let puzzle = gridwright::formats::read_str("indexers.ron", &text, None).unwrap().remove(0).puzzle;
    let derived = some(&puzzle, 1, 3).unwrap();
    for Variation { puzzle, step } in derived {
        assert!(step.reverses_digits());
        assert!(matches!(Bilp::new().verdict(&puzzle.model(), &Control::new()), Ok(Verdict::Unique(_))));
    }
    let board = Board::classic();
    let marked = |marks: &str| {
        let (grids, givens) = ("[(at: \"r1c1\", boxes: \"3x3\")]", ["\".........\""; 9].join(", "));
        let rules = format!("[(rule: Indexers({marks}))]");
        let text = format!("(gridwright: 1, grids: {grids}, givens: [{givens}], rules: {rules})");
        gridwright::formats::read_str("marks.ron", &text, None).unwrap().remove(0).puzzle
    };
    let transpose = Transformation::identity(&board);
    let cells = |cell: Cell| Cell::new(cell.col, cell.row);
    let transpose = gridwright::board::HouseLayout::of(&board).transformation(cells).unwrap_or(transpose);
    let image = transformed(&marked("column: \"r2c5\", row: \"r7c1\""), &transpose).unwrap();
    assert_eq!(written(&image), written(&marked("column: \"r1c7\", row: \"r5c2\"")));
}

#[test]
fn a_puzzle_with_several_solutions_gives_puzzles_with_as_many() {
    let case = paper_cases().into_iter().find(|case| case.id == "derived-classic-few-solutions").unwrap();
    for Variation { puzzle, step } in some(&case.puzzle, 5, 2).unwrap() {
        let mut found = BTreeSet::new();
        let count = Bilp::new().solutions(&puzzle.model(), 10, &Control::new(), &mut |filling| {
            found.insert(filling);
        });
        assert_eq!((count.unwrap().found(), found.len()), (4, 4));
        assert_eq!(found, case.solutions.iter().map(|solution| step.filling(solution)).collect());
    }
}

/// Returns the filling with two cells swapped, which breaks some houses and perhaps the rule.
fn spoilt(filling: &Filling, random: &mut Random) -> Filling {
    let mut digits = filling.digits().to_vec();
    let (one, other) = (random.below(digits.len()), random.below(digits.len()));
    digits.swap(one, other);
    Filling::new(digits)
}

/// Returns the examples of all kinds that some filling obeys alone: clues of shades need a shading.
fn examples() -> impl Iterator<Item = (Board, Rule)> {
    let all = Kind::ALL.iter().flat_map(|kind| kind.examples());
    all.filter(|(_, rule)| rule.reads_layers().is_empty())
}

#[test]
fn transformed_rules_say_the_same_of_transformed_fillings() {
    let (mut accepted, mut rejected) = (0, 0);
    for (index, (board, rule)) in examples().enumerate() {
        let mut random = Random::new(index as u64);
        let (mut engine, control) = (Native::new(), Control::new());
        let ruled = with_givens(&Puzzle::empty(board.clone()), Givens::new(), vec![PlacedRule::new(rule.clone())]);
        let good = fill(&ruled, &mut random, &mut engine, &control).unwrap().unwrap();
        let mut fillings = vec![good.clone()];
        fillings.extend((0..10).map(|_| spoilt(&good, &mut random)));
        for _ in 0..3 {
            fillings.extend(fill(&Puzzle::empty(board.clone()), &mut random, &mut engine, &control).unwrap());
        }
        let givens = board.cells().iter().copied().zip(good.digits().iter().copied()).collect();
        let full = with_givens(&ruled, givens, ruled.rules().to_vec());
        // Kinds with fewer variations take long to give up.
        let derived = [5, 3].into_iter().find_map(|count| some(&full, count, 3).ok());
        let derived = derived.unwrap_or_else(|| panic!("nothing is derived with {rule:?}"));
        assert!(derived.len() >= 3, "{rule:?}: {}", derived.len());
        for Variation { puzzle, step } in derived {
            for filling in &fillings {
                let (before, after) = (rule.check(&Context::without_rules(&board), filling), step.filling(filling));
                let Some(placed) = puzzle.rules().first() else {
                    assert!(rule.is_decoration(), "{rule:?} is left out");
                    continue;
                };
                assert_eq!(
                    placed.rule.check(&Context::without_rules(&board), &after),
                    before,
                    "{rule:?} {filling:?} {step:?}"
                );
                *(if before { &mut accepted } else { &mut rejected }) += 1;
            }
        }
    }
    assert!(accepted > 400 && rejected > 400, "{accepted} {rejected}");
}

/// Returns a board with the grid and, below it, its copy with the boxes as jigsaw regions, so that a step may swap the
/// two.
fn with_jigsaw_below(grid: &Grid) -> Board {
    let size = usize::from(grid.size());
    let (rows, cols) = grid.box_shape().map(|(rows, cols)| (usize::from(rows), usize::from(cols))).unwrap();
    let region = |at: usize| at / size / rows * rows + at % size / cols;
    let regions = (0..size * size).map(|at| region(at) as u8).collect();
    let below = Grid::jigsaw(grid.origin().offset(size as i16, 0), regions).unwrap();
    Board::new(vec![grid.clone(), below]).unwrap()
}

#[test]
fn a_step_that_a_rule_cannot_follow_is_left_out() {
    for (board, rule) in examples() {
        let [grid] = board.grids() else { panic!("an example on several grids needs a board of its own here") };
        // A grid without boxes cannot change places with a jigsaw.
        if grid.box_shape().is_none() {
            continue;
        }
        let two = with_jigsaw_below(grid);
        let mut puzzle = with_givens(&Puzzle::empty(two.clone()), Givens::new(), vec![PlacedRule::new(rule.clone())]);
        let (mut random, mut engine) = (Random::new(1), Native::new());
        let good = fill(&puzzle, &mut random, &mut engine, &Control::new()).unwrap().unwrap();
        let cells = two.grids().iter().map(|grid| (grid.origin(), good[two.id(grid.origin()).unwrap()]));
        puzzle = with_givens(&puzzle, cells.collect(), puzzle.rules().to_vec());
        let mut fillings: Vec<Filling> = (0..10).map(|_| spoilt(&good, &mut random)).collect();
        fillings.push(good);
        for Variation { puzzle, step } in some(&puzzle, 5, 1).unwrap() {
            assert!(puzzle.rules().len() == 1 || rule.is_decoration());
            for filling in fillings.iter().filter(|_| !puzzle.rules().is_empty()) {
                let after = puzzle.rules()[0].rule.check(&Context::without_rules(&two), &step.filling(filling));
                assert_eq!(after, rule.check(&Context::without_rules(&two), filling), "{rule:?} {step:?}");
            }
        }
    }
}

fn relabelling(board: &Board, digits: &[u8]) -> Transformation {
    Transformation::relabelling(board, digits.iter().map(|&digit| Digit::new(digit).unwrap()).collect()).unwrap()
}

#[test]
fn rules_forbid_what_they_cannot_say() {
    let (nine, six) = (Board::classic(), Board::single(2, 3).unwrap());
    let grid = nine.grid_ids().next().unwrap();
    let parity: Rule = Parity::of("r1c1".parse().unwrap(), "r2c2".parse().unwrap()).into();
    let magic: Rule = MagicBox { grid, number: 5, diagonals: false }.into();
    let table: [(&Rule, &Board, &[u8], bool); 7] = [
        (&parity, &nine, &[3, 4, 1, 2, 9, 8, 7, 6, 5], true),
        (&parity, &nine, &[2, 1, 3, 4, 5, 6, 7, 8, 9], false),
        (&parity, &six, &[2, 1, 4, 3, 6, 5], true),
        (&parity, &six, &[2, 3, 4, 1, 6, 5], true),
        (&parity, &six, &[2, 3, 1, 4, 6, 5], false),
        (&magic, &nine, &[9, 8, 7, 6, 5, 4, 3, 2, 1], true),
        (&magic, &nine, &[2, 1, 3, 4, 5, 6, 7, 8, 9], false),
    ];
    for (rule, board, digits, possible) in table {
        assert_eq!(rule.transformed(board, &relabelling(board, digits)).is_some(), possible, "{rule:?} {digits:?}");
    }
    let swapped = parity.transformed(&six, &relabelling(&six, &[2, 1, 4, 3, 6, 5])).unwrap();
    assert_eq!(swapped, Parity::of("r2c2".parse().unwrap(), "r1c1".parse().unwrap()).into());
}

#[test]
fn outside_clues_go_with_their_edges() {
    let case = paper_cases().into_iter().find(|case| case.id == "outside-4").unwrap();
    let clues = |puzzle: &Puzzle| puzzle.rules().iter().map(|placed| format!("{:?}", placed.rule).len()).sum::<usize>();
    let options = DeriveOptions { count: 20, rename_digits: false, ..DeriveOptions::default() };
    let derived = derive(&case.puzzle, &options, &Control::new(), &mut |_| ()).unwrap();
    for Variation { puzzle, step } in &derived {
        assert!(step.keeps_digits());
        assert!(clues(puzzle) > 0 && puzzle.rules().len() == case.puzzle.rules().len());
        assert!(puzzle.accepts(&step.filling(&case.solutions[0])));
    }
    // Some variations swap the edges themselves.
    let tops: BTreeSet<String> = derived
        .iter()
        .map(|derived| {
            let grid = derived.puzzle.board().grid_ids().next().unwrap();
            let top = (0..9)
                .map(|index| gridwright::board::OutsidePosition::straight(grid, gridwright::board::Side::Top, index));
            let mut clues: Vec<String> = top.map(|place| derived.puzzle.rules()[0].rule.clue(place)).collect();
            clues.sort();
            clues.join(" ")
        })
        .collect();
    assert!(tops.len() >= 4, "{tops:?}");
}

#[test]
fn a_calendar_has_no_day_twice_and_a_seed_repeats() {
    let case = paper_cases().into_iter().find(|case| case.kind == "sudoku-x").unwrap();
    let mut steps = 0;
    let options = DeriveOptions { count: 365, seed: 7, ..DeriveOptions::default() };
    let year = derive(&case.puzzle, &options, &Control::new(), &mut |progress| {
        steps += 1;
        assert_eq!((progress.done, progress.total), (steps, 365));
    });
    let year: Vec<String> = year.unwrap().iter().map(|derived| written(&derived.puzzle)).collect();
    assert_eq!((year.iter().collect::<BTreeSet<_>>().len(), steps), (365, 365));
    assert!(!year.contains(&written(&case.puzzle)));
    let again: Vec<String> =
        some(&case.puzzle, 10, 7).unwrap().iter().map(|derived| written(&derived.puzzle)).collect();
    assert_eq!(again, year[..10]);
    assert_ne!(written(&some(&case.puzzle, 1, 8).unwrap()[0].puzzle), year[0]);
}

#[test]
fn fewer_than_asked_for_is_refused_with_their_number() {
    let one = |cell: &str| (cell.parse().unwrap(), Digit::new(1).unwrap());
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    // A single given can be in any of 16 cells and be any of 4 digits, and is one of these itself.
    let single = with_givens(&empty, Givens::from_iter([one("r2c3")]), vec![]);
    let all = some(&single, 63, 0).unwrap();
    assert_eq!(all.iter().map(|derived| written(&derived.puzzle)).collect::<BTreeSet<_>>().len(), 63);
    assert_eq!(some(&single, 64, 0), Err(AuthorError::TooFewDerived { found: 63, wanted: 64 }));
    let kept = DeriveOptions { count: 16, rename_digits: false, ..DeriveOptions::default() };
    let error = derive(&single, &kept, &Control::new(), &mut |_| ()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "this puzzle has only 15 variations with the same board and rules, but 16 were requested"
    );
    let renamed = DeriveOptions { count: 3, move_cells: false, ..DeriveOptions::default() };
    let places: BTreeSet<Cell> = derive(&single, &renamed, &Control::new(), &mut |_| ())
        .unwrap()
        .iter()
        .flat_map(|derived| derived.puzzle.givens().keys().copied().collect::<Vec<_>>())
        .collect();
    assert_eq!(places, ["r2c3".parse().unwrap()].into());
    assert_eq!(some(&empty, 1, 0), Err(AuthorError::TooFewDerived { found: 0, wanted: 1 }));
}

#[test]
fn all_4x4_sudokus_derive_from_two() {
    // The sizes of the classes: E. Arnold, R. Field, S. Lucas, L. Taalman, *Minimal Complete Shidoku Symmetry Groups*
    // (2013).
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let cells = empty.board().cells();
    let full = |filling: &Filling| cells.iter().copied().zip(filling.digits().iter().copied()).collect();
    let mut left: BTreeSet<Filling> = every_shidoku().into_iter().collect();
    let mut classes = Vec::new();
    while let Some(filling) = left.pop_first() {
        let puzzle = with_givens(&empty, full(&filling), vec![]);
        let Err(AuthorError::TooFewDerived { found, .. }) = some(&puzzle, 288, 0) else {
            panic!("there are 287 others")
        };
        for Variation { puzzle, step } in some(&puzzle, found, 0).unwrap() {
            let derived = step.filling(&filling);
            assert_eq!(*puzzle.givens(), full(&derived));
            assert!(left.remove(&derived), "{derived:?} is no sudoku, or of two classes");
        }
        classes.push(found + 1);
    }
    classes.sort_unstable();
    assert_eq!(classes, [96, 192]);
}

#[test]
fn shared_blocks_hold_grids_together() {
    let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
    let mut random = Random::new(5);
    let filling =
        fill(&Puzzle::empty(board.clone()), &mut random, &mut Native::new(), &Control::new()).unwrap().unwrap();
    let givens = board.cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    let full = with_givens(&Puzzle::empty(board.clone()), givens, vec![]);
    let derived = some(&full, 30, 1).unwrap();
    let corner: Cell = "r1c1".parse().unwrap();
    let shared: Cell = "r7c7".parse().unwrap();
    let image = |cell: Cell| -> BTreeSet<Cell> {
        derived.iter().map(|derived| derived.step.cell(&board, cell).unwrap()).collect()
    };
    assert!(derived.iter().all(|derived| derived.puzzle.accepts(&derived.step.filling(&filling))));
    assert!(image(shared).iter().all(|&cell| board.grids_at(cell).count() == 2));
    assert!(image(corner).iter().all(|&cell| board.grids_at(cell).count() == 1));
    assert!(image(corner).len() > 15 && image(shared).len() > 10, "they move about");
}

#[test]
fn rules_that_are_off_do_not_stand_in_the_way_and_cancel_ends_it() {
    let case = paper_cases().into_iter().find(|case| case.kind == "four-pyramids").unwrap();
    let mut rules = case.puzzle.rules().to_vec();
    rules.iter_mut().for_each(|placed| placed.on = false);
    let grid = case.puzzle.board().grid_ids().next().unwrap();
    let outside = Outside(place::OutsideClues { top: "1".parse().unwrap(), ..place::OutsideClues::none(grid) });
    rules.push(PlacedRule { on: false, ..PlacedRule::new(outside) });
    let off = with_givens(&case.puzzle, case.puzzle.givens().clone(), rules);
    assert_eq!(some(&off, 100, 0).unwrap().len(), 100);
    let board = off.board();
    let swap = gridwright::board::HouseLayout::of(board)
        .transformation(|cell| Cell::new([1, 0].get(cell.row as usize).copied().unwrap_or(cell.row), cell.col))
        .unwrap();
    let swapped = transformed(&off, &swap).unwrap();
    assert_eq!(swapped.rules().len(), 1, "pyramids cannot be said any more, the clue on top can");
    assert_eq!(transformed(&case.puzzle, &swap), None);
    let control = Control::new();
    control.cancel();
    let stopped = derive(&off, &DeriveOptions::default(), &control, &mut |_| ());
    assert_eq!(stopped, Err(AuthorError::Stopped(SolveError::Cancelled)));
}

/// Returns whether cells are connected by edges.
fn is_one_piece(cells: &CellSet) -> bool {
    let mut seen = CellSet::default();
    let mut open: Vec<Cell> = cells.iter().take(1).collect();
    while let Some(cell) = open.pop() {
        if cells.contains(cell) && !seen.contains(cell) {
            seen.insert(cell);
            open.extend(cell.neighbours());
        }
    }
    seen == *cells
}

/// Rows 2 and 3 are swapped, so a rule in rows 1 and 2 would be in rows 1 and 3.
#[test]
fn no_mark_is_torn_that_hung_together() {
    let board = Board::classic();
    let exchanged = |rows: [i16; 2]| {
        let other = |row: i16| if row == rows[0] { rows[1] } else { rows[0] };
        let step = |cell: Cell| if rows.contains(&cell.row) { Cell::new(other(cell.row), cell.col) } else { cell };
        gridwright::board::HouseLayout::of(&board).transformation(step).unwrap()
    };
    let image = |rule: &str, rows| {
        let text = format!(
            "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], givens: [{}], rules: [(rule: {rule})])",
            ["\".........\""; 9].join(", ")
        );
        let puzzle = gridwright::formats::read_str("marks.ron", &text, None).unwrap().remove(0).puzzle;
        transformed(&puzzle, &exchanged(rows))
    };
    for rule in [
        "KillerCage(cells: \"r1-2c1\", sum: 9)",
        "KillerCage(cells: \"r1c1-2 r2c1\")",
        "KillerCage(cells: \"r1c1 r2c2\")",
        "ProductCage(cells: \"r1-2c1\", product: 12)",
        "Region(cells: \"r1-2c1-2\")",
        "CellSum(cells: \"r1-2c1\", sum: 9)",
        "OwnCells(cells: \"r1-2c1\", formula: \"a != b\")",
        "Clones(groups: [\"r1-2c1\", \"r7-8c2\"])",
        "Clones(groups: [\"r7-8c1\", \"r1-2c2\"])",
        "Thermometer(path: \"r1c1 r2c1\")",
        "Renban(path: \"r1c1 r2c1\")",
        "Arrow(circle: \"r1-2c1\", shafts: [\"r1c1 r1c2\"])",
    ] {
        assert_eq!(image(rule, [1, 2]), None, "{rule}");
        assert!(image(rule, [3, 4]).is_some(), "{rule}");
        // Swapping rows 1 and 2 keeps it in rows 1 and 2.
        assert!(image(rule, [0, 1]).is_some() || rule.starts_with("Clones") || rule.contains("r1c2"), "{rule}");
    }
    // A rule that marks single cells need not be connected, and a rule that was in pieces may stay so.
    for rule in [
        "Allowed(cells: \"r1-2c1\", digits: \"123\")",
        "Parity(even: \"r1-2c1\")",
        "KillerCage(cells: \"r1c1 r2c7\", sum: 9)",
        "Region(cells: \"r2c2-3 r8c4\")",
    ] {
        assert!(image(rule, [1, 2]).is_some(), "{rule}");
    }
}

#[test]
fn derived_killers_have_whole_cages() {
    for file in ["killer-cage", "product-cages", "regions", "clones"] {
        let text = std::fs::read_to_string(format!("examples/{file}.ron")).unwrap();
        let puzzle = gridwright::formats::read_str(file, &text, None).unwrap().remove(0).puzzle;
        let whole = |puzzle: &Puzzle| {
            let cells = puzzle.rules().iter().map(|placed| placed.rule.cells(puzzle.board()));
            cells.map(|cells| is_one_piece(&cells)).collect::<Vec<_>>()
        };
        let before = whole(&puzzle);
        for Variation { puzzle, .. } in some(&puzzle, 7, 5).unwrap() {
            let after = whole(&puzzle);
            assert!(before.iter().zip(&after).all(|(before, after)| after >= before), "{file}: {before:?} {after:?}");
        }
    }
}
