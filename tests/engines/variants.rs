//! For every kind of rule: `check` and `lower` agree, and the kind keeps its other promises.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use gridwright::board::{Board, CellSet, Digit, DigitSet, Filling, GridId, Random, TraditionalLayout};
use gridwright::model::{Model, Shape};
use gridwright::place::{Gesture, PlacementError, Stroke, StrokeEffect, grid_name};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::scene::{Area, Item, Scene, Tint};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{Context, FourPyramids, FourSquares, Kind, MagicBox, Parity, Region, Rule};

fn shuffled<T>(random: &mut Random, mut items: Vec<T>) -> Vec<T> {
    random.shuffle(&mut items);
    items
}

/// Returns the examples of all kinds, except rules with layers, which `modifiers` tests.
fn rule_examples() -> Vec<(Board, Rule)> {
    let all = Kind::ALL.iter().flat_map(|kind| kind.examples());
    all.filter(|(board, rule)| rule.layer(board).is_none() && rule.reads_layers().is_empty()).collect()
}

/// Returns whether no filling breaks the rule, as it is a decoration, or says only what values are.
fn restricts_nothing(rule: &Rule) -> bool {
    rule.is_decoration() || rule.change().is_some()
}

fn model_with(board: &Board, rule: &Rule) -> Model {
    let mut model = Model::of_board(board);
    rule.lower(&Context::without_rules(board), &mut model);
    model
}

/// Returns all 4x4 sudokus, by trying every permutation as each row.
fn all_shidokus() -> Vec<Filling> {
    let mut rows = Vec::new();
    for a in 1..=4u8 {
        for b in 1..=4u8 {
            for c in 1..=4u8 {
                for d in 1..=4u8 {
                    if BTreeSet::from([a, b, c, d]).len() == 4 {
                        rows.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    let column_ok = |grid: &[[u8; 4]]| {
        (0..4).all(|col| grid.iter().map(|row| row[col]).collect::<BTreeSet<_>>().len() == grid.len())
    };
    let box_ok = |top: &[u8; 4], bottom: &[u8; 4]| {
        (0..2).all(|half| {
            BTreeSet::from([top[half * 2], top[half * 2 + 1], bottom[half * 2], bottom[half * 2 + 1]]).len() == 4
        })
    };
    let mut grids: Vec<Vec<[u8; 4]>> = vec![vec![]];
    for row in 0..4 {
        let mut longer = Vec::new();
        for grid in &grids {
            for candidate in &rows {
                let mut grid = grid.clone();
                grid.push(*candidate);
                if column_ok(&grid) && (row % 2 == 0 || box_ok(&grid[row - 1], &grid[row])) {
                    longer.push(grid);
                }
            }
        }
        grids = longer;
    }
    let digits = |grid: Vec<[u8; 4]>| grid.into_iter().flatten().filter_map(Digit::new).collect();
    grids.into_iter().map(|grid| Filling::new(digits(grid))).collect()
}

/// Returns a random sudoku of a single grid, made from the cyclic one by shuffling bands, stacks, their lines, and the
/// digits.
fn random_sudoku(board: &Board, random: &mut Random) -> Filling {
    let grid = &board.grids()[0];
    let (height, width) = grid.box_shape().expect("the examples have regular boxes");
    let (height, width, size) = (usize::from(height), usize::from(width), usize::from(grid.size()));
    let mut lines = |depth: usize| -> Vec<usize> {
        let bands = shuffled(random, (0..size / depth).collect());
        bands.into_iter().flat_map(|band| shuffled(random, (0..depth).map(|at| band * depth + at).collect())).collect()
    };
    let (rows, cols) = (lines(height), lines(width));
    let digits = shuffled(random, (0..size).map(Digit::from_index).collect());
    let cyclic = |row: usize, col: usize| digits[(width * (row % height) + row / height + col) % size];
    Filling::new(
        rows.iter().flat_map(|&row| cols.iter().map(move |&col| (row, col))).map(|(r, c)| cyclic(r, c)).collect(),
    )
}

#[test]
fn check_and_lower_agree_on_every_4x4_sudoku() {
    let grids = all_shidokus();
    assert_eq!(grids.len(), 288);
    let small: Vec<_> = rule_examples().into_iter().filter(|(board, _)| board.size() == 4).collect();
    // 2x2 magic boxes are tested only here: no sudoku satisfies them, and both sides must agree on that.
    let magic = MagicBox { grid: GridId(0), number: 1, diagonals: false };
    let cases = small.into_iter().chain([(Board::single(2, 2).unwrap(), Rule::from(magic))]);
    let mut wrong = Vec::new();
    for (board, rule) in cases {
        let model = model_with(&board, &rule);
        let meant: BTreeSet<&Filling> =
            grids.iter().filter(|grid| rule.check(&Context::without_rules(&board), grid)).collect();
        let by_shapes: BTreeSet<&Filling> = grids.iter().filter(|grid| model.accepts(grid)).collect();
        let mut found = BTreeSet::new();
        let all = Native::new().solutions(&model, 1000, &Control::new(), &mut |filling| {
            found.insert(filling);
        });
        assert!(all.unwrap().is_exact());
        let faults = [
            (meant != by_shapes, "check and lower differ"),
            (meant != found.iter().collect(), "the engine finds others"),
            (meant.is_empty() != matches!(rule, Rule::MagicBox(_)), "accepts nothing"),
            (meant.len() == 288 && !restricts_nothing(&rule), "rejects nothing"),
        ];
        wrong.extend(faults.into_iter().filter(|(is, _)| *is).map(|(_, fault)| format!("{fault}: {rule:?}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn check_and_lower_agree_on_larger_boards() {
    let examples: Vec<_> = rule_examples().into_iter().filter(|(board, _)| board.size() > 4).collect();
    // Some rules take the integer program a minute, so all cores share the work.
    let next = AtomicUsize::new(0);
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        examples.get(number).map(|example| (number, example))
    };
    let look = || {
        let mut wrong = Vec::new();
        while let Some((number, (board, rule))) = take() {
            wrong.extend(faults_on_a_larger_board(board, rule, &mut Random::for_part(0x5eed, number as u64)));
        }
        wrong
    };
    let wrong: Vec<String> = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let lookers: Vec<_> = (0..cores).map(|_| scope.spawn(look)).collect();
        lookers.into_iter().flat_map(|looker| looker.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the fillings for which the meaning of a rule differs from its model or from the results of the engines.
fn faults_on_a_larger_board(board: &Board, rule: &Rule, random: &mut Random) -> Vec<String> {
    let mut wrong = Vec::new();
    let context = Context::without_rules(board);
    let model = model_with(board, rule);
    let mut rejected = 0;
    for _ in 0..200 {
        let filling = random_sudoku(board, random);
        assert!(Model::of_board(board).accepts(&filling), "the shuffled grid is a sudoku");
        if rule.check(&context, &filling) != model.accepts(&filling) {
            wrong.push(format!("check and lower differ: {rule:?} {filling:?}"));
        }
        rejected += usize::from(!rule.check(&context, &filling));
    }
    if rejected == 0 && !restricts_nothing(rule) {
        wrong.push(format!("rejects nothing: {rule:?}"));
    }
    // Random first rows, so that the engines' solutions differ from each other.
    for round in 0..6 {
        let mut model = model.clone();
        if round > 0 {
            let first = shuffled(random, DigitSet::all(board.size()).iter().collect());
            for (&cell, digit) in board.houses()[0].cells.iter().zip(first).take(3) {
                model.add(Shape::Domain(cell, DigitSet::just(digit)));
            }
        }
        let native = Native::new().another_solution(&model, &[], &Control::new()).unwrap();
        if round < 2 {
            let bilp = Bilp::new().another_solution(&model, &[], &Control::new()).unwrap();
            assert_eq!(native.is_some(), bilp.is_some(), "{rule:?}");
            assert!(bilp.is_none_or(|filling| rule.check(&context, &filling)), "{rule:?}");
        }
        if round == 0 && native.is_none() {
            wrong.push(format!("accepts nothing: {rule:?}"));
        }
        assert!(native.is_none_or(|filling| rule.check(&context, &filling)), "{rule:?}");
    }
    // The engines reject exactly what `check` rejects, on full grids.
    for _ in 0..5 {
        let filling = random_sudoku(board, random);
        let mut full = model.clone();
        for (id, &digit) in (0..).zip(filling.digits()) {
            full.add(Shape::Domain(gridwright::board::CellId(id), DigitSet::just(digit)));
        }
        for engine in [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()] {
            let found = engine.another_solution(&full, &[], &Control::new()).unwrap();
            assert_eq!(found.is_some(), rule.check(&context, &filling), "{} {rule:?}", engine.name());
        }
    }
    wrong
}

#[test]
fn every_kind_has_examples_that_fit_and_words_for_the_sheet() {
    for kind in Kind::ALL {
        assert!(!kind.examples().is_empty(), "{kind:?}");
        for (board, rule) in kind.examples() {
            assert_eq!(rule.kind(), *kind);
            assert_eq!(rule.check_fit(&board), Ok(()), "{rule:?}");
            let text = rule.rules_text(&Context::without_rules(&board)).to_string();
            assert!(text.ends_with('.') && text.chars().next().is_some_and(char::is_uppercase), "{text}");
            assert!(!rule.description(&board).to_string().is_empty());
            assert!(!rule.cells(&board).is_empty() && rule.cells(&board).iter().all(|cell| board.contains(cell)));
            assert!(Puzzle::builder(board).rule(rule).build().is_ok());
        }
    }
}

#[test]
fn a_key_takes_up_one_tool() {
    let keys: Vec<char> = Kind::ALL.iter().filter_map(|kind| kind.info().key).collect();
    let different: BTreeSet<char> = keys.iter().copied().chain("DJGK".chars()).collect();
    assert_eq!(different.len(), keys.len() + 4, "{keys:?}");
}

#[test]
fn marks_stay_within_the_cells_of_the_rule() {
    for (board, rule) in rule_examples() {
        let size = f32::from(board.size());
        let mut scene = Scene::new(Area::new(0.0, 0.0, size, size));
        rule.draw(&Context::without_rules(&board), Tint::Sand, &mut scene);
        let cells = rule.cells(&board);
        let mut points = Vec::new();
        for item in scene.painted() {
            match item {
                Item::Fill { pieces, .. } => points.extend(pieces.iter().flatten().copied()),
                Item::Line { points: line, .. } => points.extend(line.iter().copied()),
                Item::Disc { centre, .. } | Item::Ring { centre, .. } => points.push(*centre),
                Item::Text { at, .. } => points.push(*at),
                Item::Image { corners, .. } => points.extend(corners),
            }
        }
        // A rule for a whole grid may appear in the rules text only.
        assert!(!points.is_empty() || rule.kind().gesture() == Gesture::Grid, "{rule:?} draws something");
        assert!(rule.kind().icon(Tint::Sand).painted().next().is_some(), "{rule:?} has an icon");
        let bounds = scene.bounds();
        for point in points {
            if rule.kind().gesture() == Gesture::Edge {
                let inside = (bounds.min.x..=bounds.max.x).contains(&point.x)
                    && (bounds.min.y..=bounds.max.y).contains(&point.y);
                let on_grid = (0.0..=size).contains(&point.x) && (0.0..=size).contains(&point.y);
                assert!(inside && !on_grid, "{rule:?}: {point:?} lies beside the grid, within the picture");
                continue;
            }
            let near = cells.iter().any(|cell| {
                let (x, y) = (f32::from(cell.col), f32::from(cell.row));
                (x..=x + 1.0).contains(&point.x) && (y..=y + 1.0).contains(&point.y)
            });
            assert!(near, "{rule:?}: {point:?} lies outside its cells");
        }
    }
}

#[test]
fn decorations_say_nothing() {
    let decorations = Kind::ALL.iter().filter(|kind| kind.is_decoration());
    let cases: Vec<(Board, Rule)> = decorations.flat_map(|kind| kind.examples()).collect();
    assert!(cases.len() > 10);
    for (board, rule) in cases {
        let plain = Puzzle::empty(board.clone());
        let rules = vec![PlacedRule::new(rule.clone())];
        let decorated = Puzzle::builder(board).rules(rules).build().unwrap();
        assert_eq!(decorated.model().constraints(), plain.model().constraints(), "{rule:?}");
        assert_eq!(decorated.rules_text(), plain.rules_text(), "{rule:?}");
        assert_eq!(decorated.effective_rules().count(), 0);
    }
}

fn cells(text: &str) -> CellSet {
    text.parse().unwrap()
}

fn stroke(path: &str, brush: usize, extend: bool) -> Stroke {
    // Word by word, so that the path keeps its order.
    let mut path = path.split(' ').flat_map(|word| cells(word).iter().collect::<Vec<_>>());
    Stroke::new(path.next().unwrap()).over(path).with_brush(brush).extending(extend)
}

#[test]
fn pyramids_are_those_of_the_papers_formulas() {
    // Top r = 1..3, c = 3+r..9-r; left c = 1..3, r = 1+c..7-c; bottom r = 7..9, c = 11-r..r-3; right c = 7..9,
    // r = 13-c..c-1, all counted from 1.
    let cell = |r: i16, c: i16| gridwright::board::Cell::new(r - 1, c - 1);
    let top = (1..=3).flat_map(|r| (3 + r..=9 - r).map(move |c| cell(r, c)));
    let left = (1..=3).flat_map(|c| (1 + c..=7 - c).map(move |r| cell(r, c)));
    let bottom = (7..=9).flat_map(|r| (11 - r..=r - 3).map(move |c| cell(r, c)));
    let right = (7..=9).flat_map(|c| (13 - c..=c - 1).map(move |r| cell(r, c)));
    let board = Board::classic();
    let expected: Vec<CellSet> = vec![top.collect(), right.collect(), bottom.collect(), left.collect()];
    let mut model = Model::unconstrained(81, 9);
    Rule::from(FourPyramids { grid: GridId(0), mirrored: false }).lower(&Context::without_rules(&board), &mut model);
    let lowered: Vec<CellSet> =
        model.constraints().iter().map(|c| c.shape.cells().iter().map(|&id| board.cell(id)).collect()).collect();
    assert_eq!(lowered, expected);
}

#[test]
fn strokes_make_change_and_remove_rules() {
    let board = Board::classic();
    let region = |text: &str| Some(Rule::from(Region { cells: cells(text) }));
    let parity = |odd: &str, even: &str| Some(Rule::from(Parity::of(cells(odd), cells(even))));
    let magic = |number| Some(Rule::from(MagicBox { grid: GridId(0), number, diagonals: false }));
    let squares = || Some(Rule::from(FourSquares { grid: GridId(0) }));
    let table = [
        (Kind::Region, None, stroke("r1c1-3 r2c3", 0, false), region("r1c1-3 r2c3")),
        (Kind::Region, region("r1c1-3"), stroke("r2c1-2", 0, true), region("r1c1-3 r2c1-2")),
        (Kind::Region, region("r1c1-3"), stroke("r1c3 r2c3", 0, true), region("r1c1-2")),
        (Kind::Region, region("r1c1"), stroke("r1c1", 0, true), None),
        (Kind::Parity, None, stroke("r1c1-2", 0, false), parity("", "r1c1-2")),
        (Kind::Parity, None, stroke("r1c1-2", 1, false), parity("r1c1-2", "")),
        (Kind::Parity, parity("r1c1", "r1c2"), stroke("r1c2-3", 1, false), parity("r1c1-3", "")),
        (Kind::Parity, parity("r1c1", "r1c2"), stroke("r1c2-3", 0, false), parity("r1c1", "")),
        (Kind::Parity, parity("", "r1c2"), stroke("r1c2", 0, false), None),
        (Kind::MagicBox, None, stroke("r5c5", 0, false), magic(5)),
        (Kind::MagicBox, magic(5), stroke("r4c4", 0, false), None),
        (Kind::FourSquares, None, stroke("r9c9", 0, false), squares()),
        (Kind::FourSquares, squares(), stroke("r9c9", 0, false), None),
    ];
    for (kind, current, stroke, expected) in table {
        let expected = expected.map_or(StrokeEffect::Removed, StrokeEffect::Changed);
        assert_eq!(kind.apply_stroke(current.as_ref(), &board, &stroke), expected, "{kind:?} {stroke:?}");
    }
}

#[test]
fn a_stroke_changes_only_the_rule_it_touches() {
    let board = Board::classic();
    let touched =
        |rule: &Rule, stroke: Stroke| rule.kind().apply_stroke(Some(rule), &board, &stroke) != StrokeEffect::Unchanged;
    let region = Rule::from(Region { cells: cells("r1c1-3") });
    assert!(!touched(&region, stroke("r1c1", 0, false)));
    assert!(touched(&region, stroke("r5c5", 0, true)));
    // A grid may contain both pinwheels.
    let pyramids = Rule::from(FourPyramids { grid: GridId(0), mirrored: false });
    assert!(touched(&pyramids, stroke("r5c5", 0, false)));
    assert!(!touched(&pyramids, stroke("r5c5", 1, false)));
    let mirrored = Rule::from(FourPyramids { grid: GridId(0), mirrored: true });
    assert_eq!(
        Kind::FourPyramids.apply_stroke(None, &board, &stroke("r5c5", 1, false)),
        StrokeEffect::Changed(mirrored)
    );
    let magic = Rule::from(MagicBox { grid: GridId(0), number: 5, diagonals: false });
    assert!(touched(&magic, stroke("r6c6", 0, false)));
    assert!(!touched(&magic, stroke("r7c7", 0, false)));
}

#[test]
fn rules_that_do_not_fit_say_why() {
    let (classic, roku) = (Board::classic(), Board::single(2, 3).unwrap());
    let other = GridId(1);
    let table: Vec<(&Board, Rule, PlacementError)> = vec![
        (&roku, FourSquares { grid: GridId(0) }.into(), PlacementError::NotNineByNine),
        (&classic, FourSquares { grid: other }.into(), PlacementError::NoGrid { grid: other, grids: 1 }),
        (&roku, MagicBox { grid: GridId(0), number: 1, diagonals: false }.into(), PlacementError::NotSquare),
        (
            &classic,
            MagicBox { grid: GridId(0), number: 10, diagonals: false }.into(),
            PlacementError::NoBox { number: 10, boxes: 9 },
        ),
        (
            &classic,
            MagicBox { grid: GridId(0), number: 0, diagonals: false }.into(),
            PlacementError::NoBox { number: 0, boxes: 9 },
        ),
        (
            &classic,
            Region { cells: cells("r9c9-10") }.into(),
            PlacementError::OffBoard { cell: "r9c10".parse().unwrap() },
        ),
        (&roku, Region { cells: cells("r1-2c1-4") }.into(), PlacementError::TooManyCells { found: 8, most: 6 }),
        (&roku, Region { cells: cells("r1c1") }.into(), PlacementError::TooFewCells { least: 2 }),
        (
            &roku,
            Parity::of(cells("r1c1"), cells("r1c1")).into(),
            PlacementError::MarkedTwice { cell: "r1c1".parse().unwrap() },
        ),
        (&roku, Parity::of(cells(""), cells("")).into(), PlacementError::TooFewCells { least: 1 }),
    ];
    for (board, rule, expected) in table {
        assert_eq!(rule.check_fit(board), Err(expected), "{rule:?}");
    }
}

#[test]
fn grids_are_named_by_where_they_lie() {
    let names = |preset: TraditionalLayout| {
        let board = preset.board(3, 3).unwrap();
        board.grid_ids().map(|grid| grid_name(&board, grid).to_string()).collect::<Vec<_>>()
    };
    let samurai = ["north-west grid", "north-east grid", "centre grid", "south-west grid", "south-east grid"];
    assert_eq!(names(TraditionalLayout::Samurai), samurai);
    assert_eq!(names(TraditionalLayout::Sohei), ["north grid", "west grid", "east grid", "south grid"]);
    // Five in a row, two of which are to the north-west.
    let chain = ["grid 1", "grid 2", "grid 3", "grid 4", "grid 5"];
    assert_eq!(names(TraditionalLayout::Chain { grids: 5 }), chain);
    let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
    let squares = Rule::from(FourSquares { grid: GridId(4) });
    assert_eq!(
        squares.rules_text(&Context::without_rules(&board)).to_string(),
        "In the south-east grid, each of the four shaded squares contains each digit once."
    );
}
