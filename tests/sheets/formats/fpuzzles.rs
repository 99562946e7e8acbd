//! f-puzzles: our own boards in the three forms of exchange, cases that other importers get wrong, and random puzzles
//! written and read back.

use gridwright::board::{Board, Cell, CellId, Digit, GridId};
use gridwright::formats::{self, Format, Loss, LossOutcome, LostElement, Warning};
use gridwright::model::Shape;
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::variant::{
    AllSums, Arrow, BorderSum, Clones, DifferenceDot, KillerCage, Kind, NoRatio, Nonconsecutive, NumberClues, Parity,
    Position, RatioDot, Region, Rule, Sandwich, Thermometer, Whispers,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::soaked;
use crate::common::random::puzzles;

/// Returns an empty board.
fn empty(size: usize) -> Value {
    json!({ "size": size, "grid": vec![vec![json!({}); size]; size] })
}

/// Returns a board of nine rows with these keys.
fn with(keys: Value) -> Value {
    let mut board = empty(9);
    let Value::Object(keys) = keys else { panic!("{keys}") };
    board.as_object_mut().unwrap().extend(keys);
    board
}

fn read(board: &Value) -> (Puzzle, Vec<Loss>) {
    let mut loaded =
        formats::read_str("f", &board.to_string(), None).unwrap_or_else(|error| panic!("{error}\n{board}"));
    assert_eq!(loaded.len(), 1);
    let loaded = loaded.remove(0);
    assert_eq!(loaded.format, Format::FPuzzles);
    let loss = |warning| match warning {
        Warning::LostOnReading { loss, .. } => loss,
        other => panic!("{other}"),
    };
    (loaded.puzzle, loaded.warnings.into_iter().map(loss).collect())
}

fn rules(board: &Value) -> Vec<Rule> {
    let (puzzle, losses) = read(board);
    assert_eq!(losses, [], "{board}");
    puzzle.rules().iter().map(|placed| placed.rule.clone()).collect()
}

fn losses(board: &Value) -> Vec<String> {
    read(board).1.iter().map(ToString::to_string).collect()
}

fn error(board: &Value) -> String {
    formats::read_str("f", &board.to_string(), None).unwrap_err().to_string()
}

fn cells<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().unwrap()
}

fn border(one: &str, other: &str) -> gridwright::place::Border {
    gridwright::place::Border::between(cells(one), cells(other)).unwrap()
}

#[test]
fn vectors_are_read_and_written_byte_for_byte() {
    let text = include_str!("../../puzzles/fpuzzles-vectors.json");
    let vectors: Vec<Value> = serde_json::from_str(text).unwrap();
    let mut whole = 0;
    for vector in &vectors {
        let field = |name: &str| vector[name].as_str().unwrap();
        let read = |text: &str| {
            let loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}")).remove(0);
            (loaded.puzzle, loaded.warnings)
        };
        let (puzzle, warnings) = read(field("json_text"));
        for form in [
            field("base64").to_owned(),
            field("url").to_owned(),
            format!("https://sudokupad.app/fpuzzles{}", field("base64")),
            format!("fpuz{}", field("base64").trim_end_matches('=')),
            field("url").replace('+', " "),
        ] {
            assert_eq!(read(&form), (puzzle.clone(), warnings.clone()), "{form}");
        }
        if !warnings.is_empty() {
            continue;
        }
        whole += 1;
        let (json, lost) = formats::write(&[&puzzle], Format::FPuzzles).unwrap();
        assert_eq!((json.trim_end(), lost), (field("json_text"), vec![]), "{}", field("name"));
        let (link, lost) = formats::write(&[&puzzle], Format::FPuzzlesLink).unwrap();
        assert_eq!((link.trim_end(), lost), (field("url"), vec![]), "{}", field("name"));
    }
    assert_eq!((vectors.len(), whole), (12, 10));
}

/// Servers and programs treat a link as a path, in which two slashes are one; every board here lost a slash that way.
#[test]
fn slashes_that_a_link_lost_are_put_back() {
    let mut mended = 0;
    for number in 0..300 {
        // A character with fifteen set bits encodes as slashes.
        let title = format!("翿 {number}");
        let board = with(json!({ "title": title, "odd": [{ "cell": "R1C1" }] }));
        let packed = lz_str::compress_to_base64(board.to_string().as_str());
        if packed.matches("//").count() != 1 || packed.contains("///") {
            continue;
        }
        let link = format!("https://www.f-puzzles.com/?load={}", packed.replace("//", "/"));
        let loaded = formats::read_str("f", &link, None).unwrap_or_else(|error| panic!("{link}: {error}")).remove(0);
        assert_eq!((loaded.puzzle.title(), loaded.puzzle.rules().len()), (title.as_str(), 1));
        mended += 1;
    }
    assert!(mended > 3, "{mended}");
}

/// The meaning of a blank value depends on the number of digits.
#[test]
fn blank_values_mean_what_the_size_of_the_board_makes_of_them() {
    for (size, least) in [(4, 2), (6, 3), (8, 4), (9, 5)] {
        let mut board = empty(size);
        board["whispers"] = json!([{ "lines": [["R1C1", "R1C2"]] }]);
        let Rule::Whispers(rule) = &rules(&board)[0] else { panic!("{board}") };
        let puzzle = read(&board).0;
        assert_eq!(rule.number(&puzzle.context()), least, "{size}");
    }
    // The ratios that are present are forbidden elsewhere; 2 if there are none.
    let dots = |keys: Value| read(&with(keys)).0;
    let forbidden = |puzzle: &Puzzle, one: u8, other: u8| {
        let ids = [Cell::new(8, 7), Cell::new(8, 8)].map(|cell| puzzle.board().id(cell).unwrap());
        let digits = [one, other].map(|digit| Digit::new(digit).unwrap());
        let holds = |shape: &Shape| match shape {
            Shape::Pair(a, b, table) if [*a, *b] == ids => table.compatible(digits[0]).contains(digits[1]),
            _ => true,
        };
        !puzzle.model().shapes().all(holds)
    };
    let three = dots(json!({ "negative": ["ratio"], "ratio": [{ "cells": ["R1C1", "R1C2"], "value": "3" }] }));
    assert_eq!((forbidden(&three, 1, 3), forbidden(&three, 1, 2)), (true, false));
    let none = dots(json!({ "negative": ["ratio"], "ratio": [] }));
    assert_eq!((forbidden(&none, 1, 3), forbidden(&none, 1, 2)), (false, true));
    // Five and ten; an empty list next to it counts as present.
    let sums = dots(json!({ "negative": ["xv"], "xv": [] }));
    assert_eq!((forbidden(&sums, 1, 4), forbidden(&sums, 4, 6), forbidden(&sums, 3, 4)), (true, true, false));
}

/// Regions are written only if they differ from the default, which uses the greatest divisor up to the square root;
/// null is no region.
#[test]
fn regions_are_told_where_they_differ() {
    for (size, shape) in [(6, Some((2, 3))), (8, Some((2, 4))), (12, Some((3, 4))), (7, None)] {
        let (puzzle, lost) = read(&empty(size));
        assert_eq!(lost, []);
        match shape {
            Some(shape) => assert_eq!(puzzle.board().grids()[0].box_shape(), Some(shape)),
            // If the size is prime, boxes are rows and add nothing.
            None => assert_eq!(
                puzzle.board().grids()[0].box_cells(2),
                (0..7).map(|col| Cell::new(2, col)).collect::<Vec<_>>()
            ),
        }
    }
    let mut board = empty(4);
    for row in 0..4 {
        for col in 0..4 {
            board["grid"][row][col] = json!({ "region": null });
        }
    }
    assert_eq!(read(&board).0.board().grids()[0].box_count(), 0);
    // Two cells are swapped between boxes; a cell without a region leaves the others.
    let mut board = empty(4);
    (board["grid"][0][1], board["grid"][0][2]) = (json!({ "region": 1 }), json!({ "region": 0 }));
    let region = |puzzle: &Puzzle, index: usize| puzzle.board().grids()[0].box_cells(index);
    assert_eq!(region(&read(&board).0, 0), [(0, 0), (0, 2), (1, 0), (1, 1)].map(|(row, col)| Cell::new(row, col)));
}

#[test]
fn what_a_solver_left_is_no_clue() {
    let mut board = empty(9);
    board["grid"][0][0] = json!({ "value": 5 });
    board["grid"][0][1] = json!({ "value": 6, "given": true });
    board["grid"][0][2] = json!({ "centerPencilMarks": [1, 2], "cornerPencilMarks": [], "highlight": "#D0D0FF" });
    board["grid"][0][3] = json!({ "centerPencilMarks": [], "givenPencilMarks": null });
    let (puzzle, lost) = read(&board);
    assert_eq!(puzzle.givens(), &Givens::from_iter([(Cell::new(0, 1), Digit::new(6).unwrap())]));
    assert_eq!(puzzle.rules(), []);
    let lost: Vec<String> = lost.iter().map(ToString::to_string).collect();
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert!(lost[0].contains("closest"), "{lost:?}");
    let colours: Vec<_> = puzzle.progress().at(Cell::new(0, 2)).colours.iter().collect();
    assert_eq!(colours, [gridwright::scene::Tint::Violet]);
    assert_eq!(puzzle.progress().at(Cell::new(0, 0)).digit, Digit::new(5));
    assert_eq!(format!("{:?}", puzzle.progress().at(Cell::new(0, 2)).centre), "{1, 2}");
    assert_eq!((puzzle.progress().entered_count(), puzzle.progress().marked_count()), (1, 1));
    // Neither is written back as a given.
    let (text, lost) = formats::write(&[&puzzle], Format::FPuzzles).unwrap();
    let again: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&again["grid"][0][0], lost), (&json!({ "value": 5 }), vec![]));
    let highlight = again["grid"][0][2]["highlight"].clone();
    assert_eq!(again["grid"][0][2], json!({ "centerPencilMarks": [1, 2], "highlight": highlight }));
    assert_eq!(read(&again).0.progress(), puzzle.progress());
    // The setter's own candidates are a rule.
    let mut board = empty(9);
    board["grid"][1][1] = json!({ "givenPencilMarks": [3, 1] });
    board["grid"][2][1] = json!({ "givenPencilMarks": [1, 3] });
    let [Rule::Allowed(rule)] = &rules(&board)[..] else { panic!("{board}") };
    assert_eq!((rule.cells.clone(), rule.digits.to_string()), (cells("r2-3c2"), "13".to_owned()));
    // So is the parity of a cell.
    board["grid"][1][1] = json!({ "parity": "Odd" });
    board["grid"][2][1] = json!({ "parity": "Even" });
    assert_eq!(rules(&board), [Rule::from(Parity::of(cells("r2c2"), cells("r3c2")))]);
}

#[test]
fn regions_stand_only_where_they_differ() {
    // 6x6 boxes have two rows: r3c1 is in box 2, counted from 0.
    let board = read(&empty(6)).0.board().clone();
    assert_eq!(board, Board::single(2, 3).unwrap());
    let mut swapped = empty(6);
    swapped["grid"][0][2] = json!({ "region": 1 });
    swapped["grid"][0][3] = json!({ "region": 0 });
    let board = read(&swapped).0.board().clone();
    let regions = board.grids()[0].regions();
    assert_eq!(regions[..12], [0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1]);
    // Rows for prime numbers, and no region at all.
    assert_eq!(read(&empty(7)).0.board().grids()[0].box_shape(), Some((1, 7)));
    let mut latin = empty(4);
    latin["grid"] = json!(vec![vec![json!({ "region": null }); 4]; 4]);
    assert_eq!(read(&latin).0.board().grids()[0].box_count(), 0);
    // Some cells without a region: the rest are regions that need not hold every digit.
    let mut holes = empty(4);
    holes["grid"][0][0] = json!({ "region": null });
    let (puzzle, lost) = read(&holes);
    assert_eq!((lost.len(), lost[0].outcome.clone(), puzzle.rules().len()), (1, LossOutcome::AsRules, 4));
    assert_eq!(puzzle.rules()[0].rule, Region { cells: cells("r1c2 r2c1-2") }.into());
    // Complete boxes of another shape, whatever their numbers.
    let mut high = empty(6);
    for (row, cells) in high["grid"].as_array_mut().unwrap().iter_mut().enumerate() {
        for (col, cell) in cells.as_array_mut().unwrap().iter_mut().enumerate() {
            *cell = json!({ "region": 5 - (row / 3 * 3 + col / 2) });
        }
    }
    assert_eq!(read(&high).0.board(), &Board::single(3, 2).unwrap());
}

#[test]
fn negative_constraints_are_real_without_marks() {
    let board = with(json!({ "ratio": [], "xv": [], "negative": ["ratio", "xv"] }));
    assert_eq!(rules(&board), [NoRatio::new(GridId(0)).into(), AllSums::new(GridId(0)).into()]);
    let board =
        with(json!({ "nonconsecutive": true, "negative": ["ratio"], "ratio": [{ "cells": ["R1C1", "R1C2"] }] }));
    let dot: Rule = RatioDot::new(border("r1c1", "r1c2")).into();
    assert_eq!(rules(&board), [Nonconsecutive::new(GridId(0)).into(), NoRatio::new(GridId(0)).into(), dot]);
    assert_eq!(losses(&with(json!({ "negative": ["sum"] }))), ["1 × “negative sum”: left out (not recognised)"]);
    assert_eq!(rules(&with(json!({ "antiknight": false, "diagonal+": false }))), []);
}

#[test]
fn blank_values_are_customary() {
    let pair = |keys: Value| with(keys);
    let dot =
        pair(json!({ "difference": [{ "cells": ["R1C1", "R1C2"] }, { "cells": ["R2C1", "R2C2"], "value": "" }] }));
    let plain = |one, other| Rule::from(DifferenceDot::new(border(one, other)));
    assert_eq!(rules(&dot), [plain("r1c1", "r1c2"), plain("r2c1", "r2c2")]);
    let whispers = pair(json!({ "whispers": [{ "lines": [["R1C1", "R1C2"]], "value": "" }] }));
    assert_eq!(rules(&whispers), [Whispers::new(cells("r1c1 r1c2")).into()]);
    let xv = pair(
        json!({ "xv": [{ "cells": ["R1C1", "R1C2"], "value": "" }, { "cells": ["R2C2", "R2C1"], "value": "V" }] }),
    );
    assert_eq!(losses(&xv), ["1 rule of the kind “Pair sum (XV)”: left out (empty)"]);
    assert_eq!(read(&xv).0.rules()[0].rule, BorderSum { border: border("r2c1", "r2c2"), sum: Some(5) }.into());
    let cages = pair(json!({ "killercage": [
        { "cells": ["R1C1", "R1C2"] }, { "cells": ["R1C1", "R1C2"], "value": "0" }, { "cells": ["R1C1"], "value": "7" },
    ] }));
    let cage = |at: &str, sum| Rule::from(KillerCage { cells: cells(at), sum });
    assert_eq!(rules(&cages), [cage("r1c1-2", None), cage("r1c1-2", None), cage("r1c1", Some(7.into()))]);
}

#[test]
fn lines_begin_where_they_should() {
    let arrow = with(json!({ "arrow": [{ "lines": [["R5C5", "R4C5", "R3C5"]], "cells": ["R5C5"] }] }));
    let rule = Arrow { circle: cells("r5c5"), shafts: vec![cells("r5c5 r4c5 r3c5")] };
    assert_eq!(rules(&arrow), [rule.into()]);
    let pill = with(json!({ "arrow": [{ "lines": [["R5C5", "R5C6", "R4C7"]], "cells": ["R5C6", "R5C5"] }] }));
    // In that format, r5c6 counts too.
    let (puzzle, told) = read(&pill);
    assert_eq!((told.len(), told[0].outcome.clone()), (1, LossOutcome::Nearest));
    let expected = Arrow { circle: cells("r5c5-6"), shafts: vec![cells("r5c6 r4c7")] };
    assert_eq!(puzzle.rules()[0].rule, expected.into());
    let bare = with(json!({ "arrow": [{ "lines": [], "cells": ["R5C5"] }] }));
    assert_eq!(losses(&bare), ["1 rule of the kind “Arrow”: left out (empty)"]);
    let forked = with(json!({ "thermometer": [
        { "lines": [["R1C1", "R1C2", "R1C3"], ["R1C1", "R1C2", "R2C3"], ["R5C5", "R5C6"]] },
    ] }));
    let stem = cells("r1c1 r1c2 r1c3");
    let tree = Thermometer { path: stem, branches: vec![cells("r1c2 r2c3")], slow: false };
    let other = Thermometer { path: cells("r5c5 r5c6"), branches: vec![], slow: false };
    assert_eq!(rules(&forked), [tree.into(), other.into()]);
}

#[test]
fn clues_beyond_the_edges_are_seen_from_there() {
    let board = with(json!({ "littlekillersum": [
        { "cell": "R0C4", "cells": ["R1C3", "R2C2", "R3C1"], "direction": "DL", "value": "17" },
        { "cell": "R0C0", "direction": "DR", "value": "40" },
        { "cell": "R10C1", "direction": "UR" },
        { "cell": "R10C1", "direction": "UR", "value": "0" },
        { "cell": "R10C1", "direction": "UR", "value": "-3" },
    ] }));
    assert_eq!(losses(&board), ["3 rules of the kind “Little killer”: left out (empty)"]);
    let (puzzle, _) = read(&board);
    let Rule::LittleKiller(rule) = &puzzle.rules()[0].rule else { panic!("{board}") };
    let clues: Vec<String> = rule.clues.clues().map(|(at, sum)| format!("{at} {}", sum.unwrap())).collect();
    assert_eq!(clues, ["top1> 40", "top3< 17"]);
    let board = with(json!({ "sandwichsum": [
        { "cell": "R0C1", "value": "8" }, { "cell": "R4C0", "value": "0" }, { "cell": "R4C10", "value": "" },
    ] }));
    assert_eq!(losses(&board), ["1 rule of the kind “Sandwich sum”: left out (empty)"]);
    let clues = serde_json::from_value(json!({ "top": "8", "left": ". . . 0" })).unwrap();
    assert_eq!(read(&board).0.rules()[0].rule, Sandwich::from(NumberClues::new(clues)).into());
    for (key, element) in
        [("sandwichsum", json!({ "cell": "R0C0", "value": "1" })), ("xsum", json!({ "cell": "R5C5" }))]
    {
        let error = error(&with(json!({ key: [element] })));
        assert_eq!(error, format!("f: {key} 1: expected a cell outside the grid"));
    }
}

#[test]
fn clones_are_matched_by_their_place_in_the_list() {
    let clone = |cells: Value, copies: Value| with(json!({ "clone": [{ "cells": cells, "cloneCells": copies }] }));
    let groups = |groups: &[&str]| {
        Rule::from(Clones { groups: gridwright::place::Groups(groups.iter().map(|at| cells(at)).collect()) })
    };
    assert_eq!(rules(&clone(json!(["R1C2", "R1C1"]), json!(["R5C6", "R5C5"]))), [groups(&["r1c1-2", "r5c5-6"])]);
    let crossed = clone(json!(["R1C1", "R1C2"]), json!(["R5C6", "R5C5"]));
    assert_eq!(rules(&crossed), [groups(&["r1c1", "r5c6"]), groups(&["r1c2", "r5c5"])]);
    assert_eq!(
        error(&clone(json!(["R1C1"]), json!([]))),
        "f: clone 1: expected the same number of cells in both \
        lists"
    );
}

#[test]
fn disjoint_groups_of_irregular_regions_are_counted_in_reading_order() {
    let mut board = empty(4);
    board["disjointgroups"] = true.into();
    assert_eq!(rules(&board), [Position { grid: GridId(0) }.into()]);
    board["grid"][0][1] = json!({ "region": 1 });
    board["grid"][0][2] = json!({ "region": 0 });
    let (puzzle, lost) = read(&board);
    assert_eq!(lost, []);
    let first: Rule = Region { cells: cells("r1c1-2 r3c1 r3c3") }.into();
    let second: Rule = Region { cells: cells("r1c3-4 r3c2 r3c4") }.into();
    assert_eq!(puzzle.rules()[..2], [PlacedRule::new(first), PlacedRule::new(second)]);
}

#[test]
fn twins_are_dropped_and_unknown_keys_are_told() {
    let board = with(json!({
        "line": [{ "lines": [["R1C1", "R2C2"]], "fromConstraint": "Renban" }],
        "circle": [{ "cells": ["R1C1"], "isNewConstraint": true }],
        "text": [{ "cells": ["R1C1"], "value": "x", "fromRangskSolver": true }],
        "renban": [{ "lines": [["R1C1", "R2C2"]], "fromConstraint": false, "weight": 3 }],
        "hexagon": [1, 2],
        "foglight": ["R1C1", "R1C2", "R1C3"],
        "disabledlogic": ["wings"],
    }));
    let (puzzle, lost) = read(&board);
    assert_eq!(puzzle.rules().len(), 1);
    let lost: Vec<String> = lost.iter().map(ToString::to_string).collect();
    let expected = [
        "1 × “renban.weight”: left out (not recognised)",
        "2 × “hexagon”: left out (not recognised)",
        "1 setting: left out (not supported here)",
    ];
    assert_eq!(lost, expected);
}

#[test]
fn broken_boards_are_refused_with_what_is_wrong() {
    let mut short = empty(9);
    short["grid"].as_array_mut().unwrap().pop();
    let mut narrow = empty(9);
    narrow["grid"][2].as_array_mut().unwrap().pop();
    let mut high = empty(9);
    high["grid"][2][3] = json!({ "value": 10, "given": true });
    for (board, expected) in [
        (json!({ "size": 99, "grid": [] }), "f: size: expected a number of rows from 2 to 25"),
        (json!({ "size": 9, "grid": 3 }), "f: grid: expected a list of rows"),
        (short, "f: the givens have 8 rows instead of 9"),
        (narrow, "f: row 3 has 8 symbols instead of 9"),
        (high, "f: grid, r3c4: expected a digit of the board"),
        (
            with(json!({ "killercage": [{ "cells": ["R1C1"] }, { "cells": ["RxC1"] }] })),
            "f: killercage 2: expected a cell such as R3C4",
        ),
        (
            with(json!({ "killercage": [{ "cells": ["R1C12"] }] })),
            "f: killercage 1: expected a cell in the grid or next to it",
        ),
        (with(json!({ "killercage": 3 })), "f: killercage: expected a list"),
        (with(json!({ "odd": [3] })), "f: odd 1: expected an object such as {\"size\": 9}"),
        (
            with(json!({ "quadruple": [{ "cells": ["R1C1", "R1C2"], "values": [1] }] })),
            "f: quadruple 1: expected four cells that meet at a corner",
        ),
    ] {
        assert_eq!(error(&board), expected, "{board}");
    }
    let placement_errors =
        losses(&with(json!({ "renban": [{ "lines": [["R1C1", "R5C5"]] }], "killercage": [{ "cells": ["R0C1"] }] })));
    assert_eq!(placement_errors.len(), 2, "{placement_errors:?}");
    let error = formats::read_str("f", "https://www.f-puzzles.com/?id=yc6pf5xq", None).unwrap_err().to_string();
    assert!(error.starts_with("f: the link contains no puzzle, only the ID of one stored"), "{error}");
    let error =
        formats::read_str("f", "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcB", None).unwrap_err().to_string();
    assert_eq!(error, "f: the link cannot be decoded; part of it is probably missing");
}

/// Returns the meaning of a puzzle's rules, in any order.
fn meaning(puzzle: &Puzzle) -> Vec<String> {
    let sorted = |cells: &[CellId]| {
        let mut cells = cells.to_vec();
        cells.sort_unstable();
        cells
    };
    let plain = |shape: &Shape| match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => format!("different {:?}", sorted(cells)),
        shape => format!("{shape:?}"),
    };
    let mut shapes: Vec<String> = puzzle.model().shapes().map(plain).collect();
    shapes.sort();
    shapes.dedup();
    shapes
}

/// Writes and reads a puzzle, and checks that everything not reported as lost is the same.
fn there_and_back(puzzle: &Puzzle) -> Result<(), TestCaseError> {
    let (text, warnings) = formats::write(&[puzzle], Format::FPuzzles).unwrap();
    let read = formats::read_str("f", &text, None).unwrap().remove(0);
    prop_assert_eq!(&read.warnings, &vec![], "{}", text);
    prop_assert_eq!(read.puzzle.givens(), puzzle.givens());
    let gone: Vec<Kind> = warnings
        .iter()
        .filter_map(|warning| match warning {
            Warning::LostOnWriting {
                loss: Loss { element: LostElement::Rules(kind), outcome: LossOutcome::NoPlace, .. },
                ..
            } => Some(*kind),
            _ => None,
        })
        .collect();
    let stays = |placed: &&PlacedRule| match &placed.rule {
        Rule::BorderSum(sign) => matches!(sign.sum, Some(5 | 10)),
        Rule::KillerCage(cage) => cage.sum != Some(0.into()),
        rule => !gone.contains(&rule.kind()),
    };
    let kept: Vec<PlacedRule> = puzzle.rules().iter().filter(stays).cloned().collect();
    let title = puzzle.title().to_owned();
    let kept = Puzzle::builder(puzzle.board().clone())
        .title(title)
        .givens(puzzle.givens().clone())
        .rules(kept)
        .build()
        .unwrap();
    prop_assert_eq!(meaning(&read.puzzle), meaning(&kept), "{}", text);
    let (again, _) = formats::write(&[&read.puzzle], Format::FPuzzles).unwrap();
    let again = formats::read_str("f", &again, None).unwrap().remove(0);
    prop_assert_eq!(again.puzzle, read.puzzle);
    Ok(())
}

/// Generates puzzles in which at most one rule marks minima and maxima: in f-puzzles all such marks are one rule, and
/// adjacent cells with the same mark do not restrict each other.
fn one_rule_of_extremes(board: Board, givens: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    let marks = |puzzle: &Puzzle| puzzle.rules().iter().filter(|placed| placed.rule.kind() == Kind::Extremes).count();
    puzzles(board, givens).prop_filter("several rules of extremes", move |puzzle| marks(puzzle) < 2)
}

proptest! {
    #![proptest_config(soaked(60))]

    #[test]
    fn random_puzzles_come_back(puzzle in one_rule_of_extremes(Board::classic(), 0..=30)) {
        there_and_back(&puzzle)?;
    }

    #[test]
    fn random_small_puzzles_come_back(puzzle in one_rule_of_extremes(Board::single(2, 3).unwrap(), 0..=10)) {
        there_and_back(&puzzle)?;
    }
}

#[test]
fn every_example_comes_back_but_for_what_is_told() {
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        let rules = vec![PlacedRule::new(rule)];
        let puzzle = Puzzle::builder(board).title("T").author("A").rules(rules).build().unwrap();
        if puzzle.board().grids().len() == 1 {
            there_and_back(&puzzle).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn hostile_texts_end_in_errors() {
    let deep = format!("{{\"size\":9,\"grid\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000));
    let many = format!("{{\"size\":9,\"grid\":{},\"odd\":[{}1]}}", empty(9)["grid"], "1,".repeat(600_000));
    let bomb = lz_str::compress_to_base64(&"a".repeat(6_000_000));
    let cages = format!("{{\"size\":9,\"grid\":{},\"odd\":[{}1]}}", empty(9)["grid"], "1,".repeat(20_000));
    for text in [deep, many, format!("https://www.f-puzzles.com/?load={bomb}"), cages] {
        assert!(formats::read_str("f", &text, None).is_err());
    }
}
