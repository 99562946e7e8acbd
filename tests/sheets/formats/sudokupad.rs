//! SudokuPad: any board is written so that it can be solved there, and everything marked as recoverable is read back.

use gridwright::board::{Board, Cell, Digit, Grid, GridId, TraditionalLayout};
use gridwright::formats::{self, Format, LossOutcome, LostElement, PuzzleToWrite, Warning};
use gridwright::puzzle::{DrawnShape, Givens, PlacedRule, Puzzle};
use gridwright::scene::Point;
use gridwright::variant::{AntiKnight, CircleMark, KillerCage, Kind, LineMark, Region, Rule, TextLabel};
use serde_json::{Value, json};

fn puzzle(board: Board, rules: Vec<Rule>) -> Puzzle {
    let givens = Givens::from_iter([(board.cells()[0], Digit::from_index(2))]);
    let rules = rules.into_iter().map(PlacedRule::new);
    Puzzle::builder(board).title("A title").author("Somebody").givens(givens).rules(rules).build().unwrap()
}

fn written(puzzle: &Puzzle) -> (Value, Vec<String>) {
    let (text, warnings) = formats::write(&[puzzle], Format::SudokuPad).unwrap();
    (serde_json::from_str(&text).unwrap(), warnings.iter().map(ToString::to_string).collect())
}

fn back(puzzle: &Puzzle, format: Format) -> (Puzzle, Vec<String>) {
    let (text, _) = formats::write(&[puzzle], format).unwrap();
    let loaded = formats::read_str("f", &text, None).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0);
    assert_eq!(loaded.format, format);
    (loaded.puzzle, loaded.warnings.iter().map(ToString::to_string).collect())
}

#[test]
fn boards_of_every_layout_come_back() {
    let mut boards: Vec<Board> = TraditionalLayout::ALL.iter().map(|preset| preset.board(3, 3).unwrap()).collect();
    boards.push(Board::single(2, 3).unwrap());
    boards.push(Board::single(3, 2).unwrap());
    boards.push(TraditionalLayout::Samurai.board(2, 2).unwrap());
    boards.push(Board::new(vec![Grid::latin(Cell::new(0, 0), 5).unwrap()]).unwrap());
    let regions = vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3];
    boards.push(Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap());
    for board in boards {
        let puzzle = puzzle(board, vec![]);
        for format in [Format::SudokuPad, Format::SudokuPadLink] {
            let (read, _) = back(&puzzle, format);
            let cells = |puzzle: &Puzzle| {
                let mut houses: Vec<Vec<Cell>> = puzzle
                    .board()
                    .houses()
                    .iter()
                    .map(|house| house.cells.iter().map(|&id| puzzle.board().cell(id)).collect())
                    .collect();
                houses.sort();
                houses
            };
            assert_eq!(cells(&read), cells(&puzzle));
            assert_eq!((read.givens(), read.title(), read.author()), (puzzle.givens(), "A title", "Somebody"));
        }
    }
}

/// The format's documented fields, on a small board.
#[test]
fn what_is_written_is_what_the_format_has() {
    let cage = KillerCage { cells: "r1c1-2".parse().unwrap(), sum: Some(4.into()) };
    let region = Region { cells: "r1c4 r2c3".parse().unwrap() };
    let thermometer = Kind::Thermometer.examples().remove(1).1;
    let rules = vec![cage.into(), region.into(), AntiKnight::new(GridId(0)).into(), thermometer];
    let puzzle = puzzle(Board::single(2, 2).unwrap(), rules);
    let (json, lost) = written(&puzzle);
    assert_eq!(json["metadata"]["title"], "A title");
    assert_eq!(json["cells"].as_array().unwrap().len(), 4);
    assert_eq!((&json["cells"][0][0]["value"], &json["cells"][0][1]), (&json!(3), &json!({})));
    assert_eq!(json["regions"][0], json!([[0, 0], [0, 1], [1, 0], [1, 1]]));
    assert_eq!(json["cages"][0], json!({ "cells": [[0, 0], [0, 1]], "unique": true, "value": "4", "sum": 4 }));
    assert_eq!(json["cages"][1], json!({ "cells": [[0, 3], [1, 2]], "unique": true, "hidden": true }));
    assert_eq!(json["global"], json!(["antiknight"]));
    assert!(!json["lines"].as_array().unwrap().is_empty(), "{json}");
    assert!(json["metadata"]["rules"].as_str().unwrap().contains("knight"), "{json}");
    assert_eq!(lost, ["puzzle 1: 1 rule of the kind “Thermometer”: kept as a drawing, no longer a rule"]);
    // The solution is written if it is known.
    let solution = gridwright::board::Filling::from_symbols("3412123423414123").unwrap();
    let out = PuzzleToWrite { solution: Some(&solution), ..(&puzzle).into() };
    let (text, _) = formats::write_out(&[out], Format::SudokuPad).unwrap();
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["metadata"]["solution"], "3412123423414123");
}

#[test]
fn cages_regions_and_marks_come_back() {
    let cells = |text: &str| text.parse().unwrap();
    let rules: Vec<Rule> = vec![
        KillerCage { cells: cells("r1c1-2"), sum: Some(4.into()) }.into(),
        KillerCage { cells: cells("r2c1-2"), sum: None }.into(),
        Region { cells: cells("r1c4 r2c3") }.into(),
        AntiKnight::new(GridId(0)).into(),
        TextLabel { cells: cells("r1c1-2"), text: "V".into(), size: Some(50), coloured: false }.into(),
        CircleMark { cells: cells("r3c3"), size: Some(60), fill: Default::default(), outline: Default::default() }
            .into(),
    ];
    let puzzle = puzzle(Board::single(2, 2).unwrap(), rules.clone());
    let (read, _) = back(&puzzle, Format::SudokuPadLink);
    let read: Vec<Rule> = read.rules().iter().map(|placed| placed.rule.clone()).collect();
    for rule in &rules[..5] {
        assert!(read.contains(rule), "{rule:?} {read:#?}");
    }
}

#[test]
fn every_kind_can_be_drawn_there() {
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        let kind = rule.kind();
        let puzzle = puzzle(board, vec![rule]);
        let (text, warnings) = formats::write(&[&puzzle], Format::SudokuPadLink).unwrap();
        for warning in warnings {
            let Warning::LostOnWriting { loss, .. } = &warning else { panic!("{warning}") };
            assert_eq!((&loss.element, &loss.outcome), (&LostElement::Rules(kind), &LossOutcome::AsMarks));
        }
        formats::read_str("f", &text, None).unwrap_or_else(|error| panic!("{kind:?}: {error}"));
    }
}

#[test]
fn shapes_are_read_as_marks_and_words_as_words() {
    let board = json!({
        "cellSize": 50,
        "metadata": { "title": "T", "rules": "Own rules.", "solution": "1234341221434321", "msgcorrect": "Well done" },
        "cells": vec![vec![json!({}); 4]; 4],
        "regions": [],
        "cages": [
            { "cells": [], "value": "author: A. U. Thor" },
            { "cells": [[0, 0], [0, 1]], "value": "3" },
            { "cells": [[3, 3]], "value": "?", "outlineC": "#5B86D6" },
        ],
        "lines": [
            { "wayPoints": [[0.5, 0.5], [2.5, 2.5]], "color": "#2F8F63", "thickness": 8.96 },
            { "wayPoints": [[0.1, 0.5], [2.5, 2.5]], "color": "#2F8F63", "thickness": 9 },
        ],
        "overlays": [
            { "center": [1, 1.5], "width": 0.3, "height": 0.3, "rounded": true, "backgroundColor": "#FFFFFF" },
        ],
        "foglight": [[0, 0], [1, 1], [2, 2]],
        "something": 1,
    });
    let loaded = formats::read_str("f", &board.to_string(), None).unwrap().remove(0);
    let puzzle = &loaded.puzzle;
    assert_eq!((puzzle.title(), puzzle.author()), ("T", "A. U. Thor"));
    assert_eq!(puzzle.board().grids()[0].box_count(), 0);
    let rules: Vec<&Rule> = puzzle.rules().iter().map(|placed| &placed.rule).collect();
    let [Rule::KillerCage(cage), Rule::LineMark(LineMark { path, .. }), Rule::FrameMark(_)] = &rules[..] else {
        panic!("{rules:#?}")
    };
    assert_eq!((cage.sum.clone(), path.to_string()), (Some(3.into()), "r1c1 r2c2 r3c3".into()));
    let shapes: Vec<&DrawnShape> = puzzle.drawings().iter().map(|drawing| &drawing.shape).collect();
    let [DrawnShape::Lines { .. }, DrawnShape::Text { text, .. }, DrawnShape::Ellipse { frame }] = &shapes[..] else {
        panic!("{shapes:#?}")
    };
    assert_eq!((text.as_str(), frame.centre.point()), ("?", Point::new(1.5, 1.0)));
    let lost: Vec<String> = loaded.warnings.iter().map(ToString::to_string).collect();
    let expected = [
        "f: 1 × “something”: left out (not recognised)",
        "f: 3 drawings: kept as drawings without meaning; if one of them is a rule, it does not apply",
    ];
    assert_eq!(lost, expected);
    let fog = puzzle.fog().unwrap();
    assert_eq!((fog.lights.to_string().as_str(), fog.links.len()), ("r1c1 r2c2 r3c3", 0));
    let published = puzzle.publication();
    assert_eq!(published.rules_text.as_ref().map(|own| own.text.as_str()), Some("Own rules."));
    assert_eq!(published.message, "Well done");
    let solution = puzzle.stored_solution().unwrap().filling(puzzle.board()).unwrap();
    assert_eq!(puzzle.board().numbering().filling_text(&solution), "1234341221434321");
    // "something", and three drawings and two marks beside the author's own words.
    assert_eq!(puzzle.not_understood_count(), 6);
}

#[test]
fn short_forms_and_broken_boards() {
    let packed = |text: &str| format!("scl{}", lz_str::compress_to_base64(text));
    let empty = "[,,,]";
    let text = format!("{{cs:50,ce:[{empty},{empty},{empty},{empty}],re:[],ca:[{{ce:[[0,0]],v:'3',sum:3}}],t:'x'}}");
    let loaded = formats::read_str("f", &packed(&text), None).unwrap().remove(0);
    assert_eq!((loaded.format, loaded.puzzle.rules().len()), (Format::SudokuPadLink, 1));
    let error = |text: &str| formats::read_str("f", text, None).unwrap_err().to_string();
    assert_eq!(error(&packed("{\"cells\":3}")), "f: cells: expected a list of rows");
    let oblong = json!({ "cells": vec![vec![json!({}); 4]; 3], "regions": [] });
    assert_eq!(
        error(&oblong.to_string()),
        "f: regions: expected regions that form one square grid, or several with the same boxes"
    );
    let bad = json!({ "cells": vec![vec![json!({}); 4]; 4], "regions": [[[0, "x"]]] });
    assert_eq!(error(&bad.to_string()), "f: regions 1: expected cells as [row, column], starting from 0");
}

/// A regression test: the area of such a region overflowed 16 bits.
#[test]
fn regions_of_cells_that_are_far_apart_are_read_without_these() {
    let read = |first: serde_json::Value| {
        let boxes =
            [[[0, 2], [0, 3], [1, 2], [1, 3]], [[2, 0], [2, 1], [3, 0], [3, 1]], [[2, 2], [2, 3], [3, 2], [3, 3]]];
        let mut regions = vec![first];
        regions.extend(boxes.map(|cells| json!(cells)));
        let text = json!({ "cells": vec![vec![json!({}); 4]; 4], "regions": regions }).to_string();
        let read = formats::read_str("f", &text, None).map(|mut loaded| loaded.remove(0).puzzle);
        read.map_err(|error| error.to_string())
    };
    let near = read(json!([[0, 1], [1, 0]]));
    assert_eq!(read(json!([[255, 0], [0, 1], [1, 0], [1, 255]])), near);
    assert_eq!(read(json!([[999, 999], [0, 1], [1, 0], [0, 998]])), near);
}

/// Metadata given as lists of texts is read as one text; values that are not texts are reported.
#[test]
fn words_may_be_lists() {
    let row = |row: usize| (0..4).map(|col| [row, col]).collect::<Vec<_>>();
    let regions: Vec<_> = (0..4).map(row).collect();
    let file = |metadata: serde_json::Value| {
        let cells = vec![vec![serde_json::json!({}); 4]; 4];
        serde_json::json!({ "cells": cells, "regions": regions, "metadata": metadata })
    };
    let read = |file: serde_json::Value| {
        let loaded = formats::read_str("f", &file.to_string(), None).unwrap().remove(0);
        let told: Vec<String> = loaded.warnings.iter().map(ToString::to_string).collect();
        let rules = loaded.puzzle.publication().rules_text.as_ref().map(|own| own.text.clone());
        (loaded.puzzle.title().to_owned(), loaded.puzzle.author().to_owned(), rules, told)
    };
    let rules = Some("First.\nSecond.".to_owned());
    let lists = serde_json::json!({ "title": ["One", "two"], "author": ["A", "B"], "rules": ["First.", "Second."] });
    assert_eq!(read(file(lists.clone())), ("One, two".into(), "A, B".into(), rules.clone(), vec![]));
    let strange = serde_json::json!({ "title": { "en": "T" }, "author": true, "rules": null });
    let unknown = |name: &str| format!("f: 1 × “{name}”: left out (not recognised)");
    let (title, author, _, mut told) = read(file(strange));
    told.sort();
    assert_eq!((title.as_str(), author.as_str(), told), ("", "", vec![unknown("author"), unknown("title")]));
    let fpuzzle = serde_json::json!({ "size": 4, "grid": vec![vec![serde_json::json!({}); 4]; 4],
        "title": lists["title"], "author": lists["author"], "ruleset": lists["rules"] });
    assert_eq!(read(fpuzzle), ("One, two".into(), "A, B".into(), rules, vec![]));
}
