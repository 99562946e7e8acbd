//! Fog survives being written and read, in the native formats and in those of programs that have it.

use gridwright::board::{Board, Cell, CellSet, Numbering, Random, TraditionalLayout};
use gridwright::formats::{self, Format, LossOutcome, LostElement, Warning};
use gridwright::puzzle::{Fog, FogLink, Puzzle};
use serde_json::{Value, json};

use crate::common::soak;

fn cells(text: &str) -> CellSet {
    text.parse().unwrap()
}

fn link(when: &str, clears: &str) -> FogLink {
    FogLink { when: cells(when), clears: cells(clears) }
}

fn random_cells(board: &Board, most: usize, random: &mut Random) -> CellSet {
    (0..1 + random.below(most)).filter_map(|_| random.pick(board.cells())).collect()
}

fn random_fog(board: &Board, random: &mut Random) -> Fog {
    let most = [1, 3, 20][random.below(3)];
    let lights = if random.below(4) == 0 { CellSet::default() } else { random_cells(board, most, random) };
    let link = |random: &mut Random| FogLink {
        when: random_cells(board, most, random),
        clears: random_cells(board, most, random),
    };
    Fog { lights, links: (0..random.below(4)).map(|_| link(random)).collect() }
}

/// Writes a puzzle and returns what is read of it, and what was lost.
fn back(puzzle: &Puzzle, format: Format) -> (Puzzle, Vec<Warning>) {
    let (text, lost) = formats::write(&[puzzle], format).unwrap();
    let loaded = formats::read_str("f", &text, Some(format)).unwrap().remove(0);
    (loaded.puzzle, lost)
}

#[test]
fn random_fog_is_written_and_read() {
    let mut random = Random::new(u64::from(soak()));
    for round in 0..60 * soak() {
        let board = match round % 4 {
            0 => Board::single(2, 3).unwrap(),
            1 => TraditionalLayout::Twin.board(2, 2).unwrap(),
            2 => Board::single(3, 3).unwrap().with_numbering(Numbering::FromZero),
            _ => Board::classic(),
        };
        let plain = board.grids().len() == 1 && board.numbering() == Numbering::FromOne;
        let puzzle = Puzzle::empty(board.clone()).with_fog(Some(random_fog(&board, &mut random))).unwrap();
        for format in [Format::Ron, Format::JsonLines, Format::Csv] {
            assert_eq!(back(&puzzle, format), (puzzle.clone(), vec![]), "{format:?}");
        }
        let foreign = [Format::SudokuPad, Format::SudokuPadLink, Format::FPuzzles, Format::FPuzzlesLink];
        for format in foreign.into_iter().take(if plain { 4 } else { 2 }) {
            let (read, lost) = back(&puzzle, format);
            assert_eq!((read.fog(), lost), (puzzle.fog(), vec![]), "{format:?}");
        }
    }
}

#[test]
fn fog_is_readable_in_files_and_mistakes_are_found() {
    let puzzle = |fog: Fog| Puzzle::empty(Board::single(2, 2).unwrap()).with_fog(Some(fog)).unwrap();
    let end = |fog: Fog| {
        let text = formats::write(&[&puzzle(fog)], Format::Ron).unwrap().0;
        text.split_once("    fog: ").unwrap().1.to_owned()
    };
    assert_eq!(end(Fog::default()), "(),\n)\n");
    assert_eq!(end(Fog { lights: cells("r1-2c1-2"), links: vec![] }), "(lights: \"r1-2c1-2\"),\n)\n");
    let links = vec![link("r1c1 r2c3", "r4c4"), link("r1c2", "r3c3-4")];
    let text = "(\n        lights: \"r1c1\",\n        links: [\n            \
                (when: \"r1c1 r2c3\", clears: \"r4c4\"),\n            \
                (when: \"r1c2\", clears: \"r3c3-4\"),\n        ],\n    ),\n)\n";
    assert_eq!(end(Fog { lights: cells("r1c1"), links }), text);
    let file = |fog: &str| format!("(\n gridwright: 1,\n grids: [(at: \"r1c1\", boxes: \"2x2\")],\n fog: {fog},\n)");
    let refused = |fog: &str| formats::read_str("f", &file(fog), None).unwrap_err().to_string();
    assert_eq!(refused("(lights: \"r1c5\")"), "f: line 4: fog: r1c5 is not on the board");
    let empty = "f: line 4: fog: link 1 needs cells on both sides: those it waits for and those it clears";
    assert_eq!(refused("(links: [(when: \"\", clears: \"r1c1\")])"), empty);
    assert!(refused("(light: \"r1c1\")").contains("Unexpected field named `light`"));
    assert!(refused("(links: [(when: \"r1c1\")])").contains("missing field named `clears`"));
    // Formats without fog say so.
    let fogged = puzzle(Fog::default());
    for format in [Format::Lines, Format::Solo, Format::Iss, Format::KSudoku] {
        let (_, lost) = back(&fogged, format);
        let is_fog = |warning: &Warning| match warning {
            Warning::LostOnWriting { loss, .. } => {
                (&loss.element, &loss.outcome) == (&LostElement::Fog, &LossOutcome::NoPlace)
            }
            _ => false,
        };
        assert!(lost.iter().any(is_fog), "{format:?}: {lost:?}");
    }
}

/// Returns the fog of a text and what was reported about it.
fn fog_of(text: &str) -> (Option<Fog>, Vec<String>) {
    let loaded = formats::read_str("f", text, None).unwrap().remove(0);
    let told = loaded.warnings.iter().map(ToString::to_string).filter(|told| told.contains("fog"));
    (loaded.puzzle.fog().cloned(), told.collect())
}

fn sudokupad(more: Value) -> String {
    let mut board = json!({ "cellSize": 50, "cells": vec![vec![json!({}); 4]; 4], "regions": [] });
    board.as_object_mut().unwrap().append(&mut more.as_object().unwrap().clone());
    board.to_string()
}

#[test]
fn all_forms_of_sudokupad_are_read() {
    let lit = |lights: &str| (Some(Fog { lights: cells(lights), links: vec![] }), Vec::<String>::new());
    assert_eq!(fog_of(&sudokupad(json!({}))), (None, vec![]));
    assert_eq!(fog_of(&sudokupad(json!({ "foglight": [] }))), lit(""));
    assert_eq!(fog_of(&sudokupad(json!({ "foglight": [[0, 0], [3, 2]] }))), lit("r1c1 r4c3"));
    assert_eq!(fog_of(&sudokupad(json!({ "foglight": "r1c1r4c3" }))), lit("r1c1 r4c3"));
    let cages = json!([
        { "cells": [[0, 0], [0, 1]], "value": "FOGLIGHT" },
        { "cells": [[2, 2]], "value": "foglight" },
        { "value": "foglight: rundefinedcundefinedr4c4" },
    ]);
    assert_eq!(fog_of(&sudokupad(json!({ "cages": cages }))), lit("r1c1-2 r3c3 r4c4"));
    assert_eq!(fog_of(&sudokupad(json!({ "cages": [{ "value": "foglight: " }] }))), lit(""));
    let effect = |cell: &str, kind: &str, clears: &str| {
        let trigger = json!({ "type": "cellvalue", "cell": cell });
        json!({ "trigger": trigger, "effect": { "type": kind, "cells": clears } })
    };
    let effects = json!([
        effect("r1c1r2c2", "foglight", "r3c3-r4c4"),
        effect("r1c1r9c9", "foglight", "r1c2"),
        effect("r9c9", "foglight", "r1c2"),
        effect("r1c1", "applause", "r1c2"),
    ]);
    let (fog, told) = fog_of(&sudokupad(json!({ "foglight": [[0, 0], [9, 9]], "triggereffect": effects })));
    let links = vec![link("r1c1 r2c2", "r3-4c3-4"), link("r1c1", "r1c2")];
    assert_eq!(fog, Some(Fog { lights: cells("r1c1"), links }));
    assert_eq!(told, ["f: 1 fog light: left out (outside the board)", "f: 2 fog links: left out (outside the board)"]);
    // The short form renames some keys.
    let row = "[,,,]";
    let short = format!(
        "{{cs:50,ce:[{row},{row},{row},{row}],re:[],foglight:[[1,1]],triggereffect:[{{trigger:{{type:'cellvalue',\
         cell:'r1c1'}},effect:{{type:'foglight',ce:'r1c2r1c3'}}}}]}}"
    );
    assert_eq!(fog_of(&short), (Some(Fog { lights: cells("r2c2"), links: vec![link("r1c1", "r1c2-3")] }), vec![]));
}

fn fpuzzles(more: Value) -> String {
    let mut board = json!({ "size": 4, "grid": vec![vec![json!({}); 4]; 4] });
    board.as_object_mut().unwrap().append(&mut more.as_object().unwrap().clone());
    board.to_string()
}

#[test]
fn all_forms_of_f_puzzles_are_read() {
    let lit = |lights: &str| (Some(Fog { lights: cells(lights), links: vec![] }), Vec::<String>::new());
    assert_eq!(fog_of(&fpuzzles(json!({ "foglight": ["R1C1", "R4C3"] }))), lit("r1c1 r4c3"));
    assert_eq!(fog_of(&fpuzzles(json!({ "fogofwar": ["R1C1"] }))), lit("r1-2c1-2"));
    assert_eq!(fog_of(&fpuzzles(json!({ "fogofwarbulb": [{ "cell": "R4C4" }] }))), lit("r3-4c3-4"));
    assert_eq!(fog_of(&fpuzzles(json!({ "fogofwar": [] }))), (None, vec![]));
    let cages = json!([
        { "cells": ["R1C1"], "value": "FOW" },
        { "cells": ["R2C1"], "value": "FOGLIGHT", "outlineC": "#00000000" },
        { "cells": [], "value": "foglight: r3c1" },
    ]);
    assert_eq!(fog_of(&fpuzzles(json!({ "cage": cages }))), lit("r1-3c1"));
}

#[test]
fn patterns_and_labels_of_sudokumaker_are_links() {
    let read = |constraints: Value| {
        let puzzle = json!({ "name": "T", "cells": vec![json!({}); 16], "size": 4, "constraints": constraints });
        fog_of(&json!({ "formatVersion": "1.5.0", "puzzle": puzzle }).to_string())
    };
    let lights = json!({ "type": 4000, "lightCells": [0, 5] });
    let plain = Fog { lights: cells("r1c1 r2c2"), links: vec![] };
    assert_eq!(read(json!([lights])), (Some(plain.clone()), vec![]));
    let labels = json!({
        "type": 4001,
        "patterns": [],
        "triggers": [{ "label": "A", "cells": [0, 1] }, { "label": "B", "cells": [2] }],
        "effects": [{ "label": "A", "cells": [15] }, { "label": "C", "cells": [14] }],
    });
    let linked = Fog { links: vec![link("r1c1-2", "r4c4")], ..plain.clone() };
    assert_eq!(read(json!([lights, labels])), (Some(linked), vec![]));
    // The cell itself and its orthogonal neighbours, except for the first cell.
    let (fog, told) = read(json!([{ "type": 4001, "patterns": [0, 1], "overrides": [0] }]));
    let fog = fog.unwrap();
    assert_eq!((fog.links.len(), &fog.links[0]), (15, &link("r1c2", "r1c1-3 r2c2")));
    assert_eq!(told, ["f: 1 fog link: replaced by the closest match"]);
    let around = |cell: &str, patterns: Value| {
        let (fog, _) = read(json!([{ "type": 4001, "patterns": patterns }]));
        let at: Cell = cell.parse().unwrap();
        fog.unwrap().links.into_iter().find(|link| link.when.contains(at)).unwrap().clears.to_string()
    };
    assert_eq!(around("r2c2", json!([2])), "r1c1 r1c3 r3c1 r3c3");
    assert_eq!(around("r1c1", json!([3])), "r2c3 r3c2");
    assert_eq!(around("r1c1", json!([4, 5])), "r1c1-4 r2-4c1");
}

#[test]
fn sentences_about_fog_are_no_rules() {
    let unread = |rules: &str| {
        let text = sudokupad(json!({ "foglight": [[0, 0]], "metadata": { "rules": rules } }));
        formats::read_str("f", &text, None).unwrap().remove(0).puzzle.not_understood_count()
    };
    let fog = "Part of the board is covered in fog. Each correct digit will clear the fog around its cell.";
    assert_eq!(unread(&format!("Normal sudoku rules apply. {fog}")), 0);
    assert_eq!(unread(&format!("Wombats eat each other at dawn on the shore. {fog}")), 1);
}
