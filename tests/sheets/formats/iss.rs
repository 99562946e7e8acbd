//! Strings of the Interactive Sudoku Solver: a point, a name, and arguments after tildes.

use std::fs;

use gridwright::board::{Board, Boxes, Cell, Digit, Numbering};
use gridwright::formats::{self, Format, LoadedPuzzle, LostElement, Warning};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::{Diagonals, KillerCage, Kind, Rule, Sandwich, Skyscraper, Whispers};
use serde_json::{Value, json};

fn read(text: &str) -> LoadedPuzzle {
    read_one(text, Format::Iss)
}

fn read_one(text: &str, format: Format) -> LoadedPuzzle {
    let mut loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((loaded.len(), loaded[0].format), (1, format), "{text}");
    loaded.remove(0)
}

fn rules(puzzle: &Puzzle) -> Vec<Rule> {
    puzzle.rules().iter().map(|placed| placed.rule.clone()).collect()
}

/// Returns a rule from its JSON form.
fn rule(value: Value) -> Rule {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

fn warnings(loaded: &LoadedPuzzle) -> Vec<String> {
    loaded.warnings.iter().map(ToString::to_string).collect()
}

fn error(text: &str) -> String {
    formats::read_str("f", text, Some(Format::Iss)).unwrap_err().to_string()
}

#[test]
fn strings_are_written() {
    let cage = KillerCage { cells: "r1c1-2".parse().unwrap(), sum: Some(9.into()) };
    let diagonal = Diagonals { grid: Default::default(), falling: false, rising: true };
    let whispers = Whispers::new("r2c2 r3c3".parse().unwrap());
    // Rules without a name there are composed of constraints that have names.
    let magic = Kind::MagicBox.examples().remove(0).1;
    let word = Kind::OwnWord.examples().remove(0).1;
    let clues = serde_json::from_value(json!({ "top": "8 . 11", "right": "4", "left": ". 0" })).unwrap();
    let sandwich = Sandwich::new(clues);
    let clues = serde_json::from_value(json!({ "bottom": ". 5", "left": "3" })).unwrap();
    let skyscraper = Skyscraper::new(clues);
    let rules: Vec<Rule> =
        vec![cage.into(), diagonal.into(), whispers.into(), magic, word, sandwich.into(), skyscraper.into()];
    let rules = rules.into_iter().map(PlacedRule::new);
    let givens = Givens::from_iter([(Cell::new(0, 4), Digit::from_index(6))]);
    let puzzle = Puzzle::builder(Board::classic()).givens(givens).rules(rules).build().unwrap();
    let (text, lost) = formats::write(&[&puzzle], Format::Iss).unwrap();
    let start = ".~R1C5_7.Cage~9~R1C1~R1C2.Diagonal~1.Whisper~5~R2C2~R3C3.Sum~15~R4C4~R4C5~R4C6.Sum~15~";
    assert!(text.starts_with(start), "{text}");
    let end = ".Sandwich~8~C1.Sandwich~11~C3.Sandwich~4~R1.Sandwich~0~R2.Skyscraper~C2~~5.Skyscraper~R1~3\n";
    assert!(text.ends_with(end), "{text}");
    assert_eq!(lost.len(), 1);
    let large = Board::single(4, 4).unwrap();
    let givens =
        Givens::from_iter([(large.cells()[9], Digit::from_index(11)), (large.cells()[255], Digit::from_index(0))]);
    let large = Puzzle::builder(large).givens(givens).build().unwrap();
    assert_eq!(formats::write(&[&large], Format::Iss).unwrap().0, ".Shape~16x16.~R1Ca_12.~RgCg_1\n");
    let (text, _) = formats::write(&[&Puzzle::empty(Board::single(3, 2).unwrap())], Format::Iss).unwrap();
    assert_eq!(text, format!(".Shape~6x6.Jigsaw~{}{}.NoBoxes\n", "112233".repeat(3), "445566".repeat(3)));
    let (text, _) = formats::write(&[&Puzzle::empty(Board::classic())], Format::Iss).unwrap();
    assert_eq!(text, ".Shape~9x9\n");
}

#[test]
fn rules_with_a_name_there_are_read() {
    for (text, expected) in [
        (".Cage~10~R1C1~R1C2", json!({ "KillerCage": { "cells": "r1c1-2", "sum": 10 } })),
        (".Cage~~R1C1~R1C2", json!({ "KillerCage": { "cells": "r1c1-2" } })),
        (".Cage~0~R1C1~R1C2", json!({ "KillerCage": { "cells": "r1c1-2" } })),
        (".Sum~10~R1C1~R1C2", json!({ "CellSum": { "cells": "r1c1-2", "sum": 10 } })),
        (".Sum~10_=_1_1~R1C1~R1C2", json!({ "CellSum": { "cells": "r1c1-2", "sum": 10 } })),
        // A sum along a whole diagonal is an outside clue.
        (".Sum~10~R1C3~R2C2~R3C1", json!({ "LittleKiller": { "diagonal": "top3<10" } })),
        (".LittleKiller~10~R1C3", json!({ "LittleKiller": { "diagonal": "top3<10" } })),
        (".LittleKiller~10~R1C1", json!({ "LittleKiller": { "diagonal": "top1>10" } })),
        (".LittleKiller~10~R3C1", json!({ "LittleKiller": { "diagonal": "left3>10" } })),
        (".LittleKiller~10~R3C9", json!({ "LittleKiller": { "diagonal": "right3<10" } })),
        (".LittleKiller~10~R9C3", json!({ "LittleKiller": { "diagonal": "bottom3>10" } })),
        (".LittleKiller~10~R1C9", json!({ "LittleKiller": { "diagonal": "top9<10" } })),
        (".Diagonal~1", json!({ "Diagonals": { "grid": 1, "falling": false, "rising": true } })),
        (".Diagonal~-1.Diagonal~1", json!({ "Diagonals": { "grid": 1, "falling": true, "rising": true } })),
        (".Thermo~R1C1~R2C2~R3C2", json!({ "Thermometer": { "path": "r1c1 r2c2 r3c2" } })),
        (".Whisper~4~R1C1~R2C2", json!({ "Whispers": { "path": "r1c1 r2c2", "number": 4 } })),
        (".Whisper~R1C1~R2C2", json!({ "Whispers": { "path": "r1c1 r2c2" } })),
        (".Whisper~5~R1C1~R2C2", json!({ "Whispers": { "path": "r1c1 r2c2" } })),
        (".Modular~3~R1C1~R2C2~R3C3", json!({ "Modular": { "path": "r1c1 r2c2 r3c3" } })),
        (".Modular~2~R1C1~R2C2~R3C3", json!({ "Alternating": { "path": "r1c1 r2c2 r3c3" } })),
        (".Lockout~4~R1C1~R1C2~R1C3", json!({ "Lockout": { "path": "r1c1 r1c2 r1c3" } })),
        (".SumLine~12~R1C1~R1C2~R1C3", json!({ "SumLine": { "path": "r1c1 r1c2 r1c3", "number": 12 } })),
        (".RegionSumLine~R1C3~R1C4", json!({ "RegionSum": { "path": "r1c3 r1c4" } })),
        (".Arrow~R1C1~R1C2~R1C3", json!({ "Arrow": { "circle": "r1c1", "shafts": ["r1c1 r1c2 r1c3"] } })),
        (
            ".Arrow~R2C1~R1C1.Arrow~R2C1~R3C1~R4C1",
            json!({ "Arrow": { "circle": "r2c1", "shafts": ["r2c1 r1c1", "r2c1 r3c1 r4c1"] } }),
        ),
        (".PillArrow~2~R1C1~R1C2~R2C3~R3C3", json!({ "Arrow": { "circle": "r1c1-2", "shafts": ["r1c2 r2c3 r3c3"] } })),
        (".Regex~WzEyXSsuKg~R1C1~R1C2", json!({ "OwnWord": { "path": "r1c1 r1c2", "expression": "[12]+.*" } })),
        (".AllDifferent~R1C1~R2C4~R9C9", json!({ "Region": { "cells": "r1c1 r2c4 r9c9" } })),
        (".WhiteDot~R1C1~R1C2", json!({ "DifferenceDot": { "border": "r1c1-2" } })),
        (".BlackDot~R2C1~R1C1", json!({ "RatioDot": { "border": "r1-2c1" } })),
        (".X~R1C1~R1C2", json!({ "BorderSum": { "border": "r1c1-2", "sum": 10 } })),
        (".V~R1C1~R1C2", json!({ "BorderSum": { "border": "r1c1-2", "sum": 5 } })),
        // The first is greater.
        (".GreaterThan~R1C1~R1C2", json!({ "Inequality": { "border": "r1c1-2" } })),
        (".GreaterThan~R1C2~R1C1", json!({ "Inequality": { "border": "r1c1-2", "rising": true } })),
        (".ContainAtLeast~1_2_2~R1C1~R1C2~R2C1~R2C2", json!({ "Quadruple": { "corner": "r1c1", "digits": "122" } })),
        (".Quad~R1C1~7~3", json!({ "Quadruple": { "corner": "r1c1", "digits": "37" } })),
        (".Sandwich~10~C2.Sandwich~0~R3", json!({ "Sandwich": { "top": ". 10", "left": ". . 0" } })),
        (".Lunchbox~10~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9", json!({ "Sandwich": { "left": "10" } })),
        (".XSum~C1~20~21.XSum~R9~~3", json!({ "XSum": { "top": "20", "bottom": "21", "right": ". . . . . . . . 3" } })),
        (".NumberedRoom~R2~5", json!({ "NumberedRooms": { "left": ". 5" } })),
        (".FullRank~R2~~5", json!({ "FullRank": { "right": ". 5" } })),
        (".Indexing~C~R1C1~R2C2.Indexing~R~R3C3", json!({ "Indexers": { "column": "r1c1 r2c2", "row": "r3c3" } })),
        (".CountingCircles~R1C1~R2C2", json!({ "CountingCircles": { "circles": "r1c1 r2c2" } })),
        (".SameValues~2~R1C1~R2C2", json!({ "Clones": { "groups": ["r1c1", "r2c2"] } })),
        (
            ".SameValues~2~R1C1~R3C4.SameValues~2~R1C2~R3C5.SameValues~2~R2C2~R4C5",
            json!({ "Clones": { "groups": ["r1c1-2 r2c2", "r3c4-5 r4c5"] } }),
        ),
        // Marks that allow several digits.
        (".~R1C1_1_2~R1C2_1_2", json!({ "Allowed": { "cells": "r1c1-2", "digits": "12" } })),
        (".~R1C1_2_4_6_8", json!({ "Parity": { "even": "r1c1" } })),
        // Alternatives: a digit near the edge, or around a corner.
        (".Or.~R1C1_5.~R2C1_5.~R3C1_5.End", json!({ "Outside": { "top": "5" } })),
        (".Or.~R2C2_5.~R2C3_5.~R3C2_5.~R3C3_5.End", json!({ "Quadruple": { "corner": "r2c2", "digits": "5" } })),
        (".And.Cage~10~R1C1~R1C2.End", json!({ "KillerCage": { "cells": "r1c1-2", "sum": 10 } })),
        // Pairs of digits: a packed table, then lines of cells, each with a name before it or none.
        (".Pair~_3_8H_wH8AHwAE~_~R1C1~R1C2", json!({ "Thermometer": { "path": "r1c1 r1c2", "slow": true } })),
    ] {
        let loaded = read(text);
        assert_eq!((rules(&loaded.puzzle), warnings(&loaded)), (vec![rule(expected)], vec![]), "{text}");
    }
    let flags = ".AntiKnight.AntiKing.AntiConsecutive.GlobalEntropy.DisjointSets.Windoku.StrictXV.Renban~R1C1~R1C2\
        .Palindrome~R1C1~R1C2.Between~R1C1~R1C2~R1C3.Zipper~R1C1~R1C2~R1C3.DoubleArrow~R1C1~R1C2~R1C3\
        .Entropic~R1C1~R1C2~R1C3";
    let kinds: Vec<Kind> = read(flags).puzzle.rules().iter().map(|placed| placed.rule.kind()).collect();
    let expected = [
        Kind::AntiKnight,
        Kind::AntiKing,
        Kind::Nonconsecutive,
        Kind::Entropy,
        Kind::Position,
        Kind::FourSquares,
        Kind::AllSums,
        Kind::Renban,
        Kind::Palindrome,
        Kind::Between,
        Kind::Zipper,
        Kind::DoubleArrow,
        Kind::Entropic,
    ];
    assert_eq!(kinds, expected);
    // Copies of the constraints at the origin to the cells of a packed set.
    let copies = read(".Replicate~BAB.WhiteDot~R1C1~R1C2.End");
    let dots = ["r1c1-2", "r2c4-5"].map(|border| rule(json!({ "DifferenceDot": { "border": border } })));
    assert_eq!(rules(&copies.puzzle), dots);
}

#[test]
fn boards_and_givens_are_read() {
    let loaded = read(".Shape~6x6.~R1C1_3~R6C6_1.~R2C3_2");
    let givens: Vec<String> = loaded.puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit:?}")).collect();
    assert_eq!(givens, ["r1c1=3", "r2c3=2", "r6c6=1"]);
    assert_eq!(loaded.puzzle.board(), &Board::single(2, 3).unwrap());
    assert_eq!(read(".Shape~16x16.~RgCa_16").puzzle.board(), &Board::single(4, 4).unwrap());
    let zero = read(".Shape~9x9~0-8.~R1C1_0").puzzle;
    assert_eq!(zero.board().numbering(), Numbering::FromZero);
    assert_eq!(zero.givens().iter().next(), Some((&Cell::new(0, 0), &Digit::from_index(0))));
    let boxes = |text: &str| read(text).puzzle.board().grids()[0].boxes().clone();
    assert_eq!(boxes(".Shape~4x4.NoBoxes"), Boxes::Latin);
    assert_eq!(boxes(".Shape~5x5"), Boxes::Latin);
    assert!(matches!(boxes(".Shape~4x4.Jigsaw~1112132233243444.NoBoxes"), Boxes::Jigsaw(_)));
    // The pieces overlap the customary boxes; if they do not cover everything, they are regions, too.
    let both = read(".Shape~4x4.Jigsaw~1112132233243444").puzzle;
    assert_eq!((both.board(), both.rules().len()), (&Board::single(2, 2).unwrap(), 4));
    let some = read(".Shape~4x4.Jigsaw~1110100000000000.NoBoxes").puzzle;
    assert_eq!(
        (some.board().grids()[0].boxes(), rules(&some)),
        (&Boxes::Latin, vec![rule(json!({ "Region": { "cells": "r1c1-3 r2c1" } }))])
    );
    let link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E3%7ER1C1%7ER1C2.%7ER5C5_5&mode=all";
    let linked = read_one(link, Format::IssLink).puzzle;
    assert_eq!((linked.rules().len(), linked.givens().len()), (1, 1));
}

#[test]
fn tables_of_pairs_are_formulas() {
    // The solver's own key for "a + b is not 10".
    let not_ten = "_7v_-7v_-7v_-H";
    let loaded = read(&format!(".Pair~{not_ten}~_No%20ten~R1C1~R1C2~R1C3~~R5C5~R5C7"));
    let line = json!({ "OwnLine": { "path": "r1c1 r1c2 r1c3", "formula": "a + b != 10", "name": "No ten" } });
    let line = rule(line);
    let apart = json!({ "OwnCells": { "cells": "r5c5 r5c7", "formula": "a + b != 10", "name": "No ten" } });
    let apart = rule(apart);
    assert_eq!((rules(&loaded.puzzle), warnings(&loaded)), (vec![line, apart], vec![]));
    let all = read(&format!(".PairX~{not_ten}~R1C1~R2C2~R3C3"));
    let cells = json!({ "OwnCells": { "cells": "r1c1 r2c2 r3c3", "formula": "a + b != 10" } });
    assert_eq!(rules(&all.puzzle), [rule(cells)]);
    // Older names have two letters swapped.
    let swapped = |c: char| {
        if c == '-' {
            '_'
        } else if c == '_' {
            '-'
        } else {
            c
        }
    };
    let old: String = not_ten.chars().map(swapped).collect();
    assert_eq!(rules(&read(&format!(".BinaryX~{old}~R1C1~R2C2~R3C3")).puzzle), rules(&all.puzzle));
}

#[test]
fn what_there_is_no_kind_for_is_told() {
    let text = ".Cage~10~R1C1~R1C2.NFA~abc~R1C1~R1C2.EqualSum~R1C1~R1C2~-~R2C1.Var~A~~2.Sum~3~R1C1~VA1.GlobalMod\
        .Or.Thermo~R1C1~R1C2.Thermo~R1C2~R1C1.End.Renban~R1C1~R9C9.~VA1_3.SearchPriority~1~R1C1.Fog~R1C1";
    let expected = [
        "f: 1 × “Given”: left out (not recognised)",
        "f: 1 × “NFA”: left out (not recognised)",
        "f: 1 × “EqualSum”: left out (not recognised)",
        "f: 1 × “Sum”: left out (not recognised)",
        "f: 1 × “GlobalMod”: left out (not recognised)",
        "f: 1 × “Or”: left out (not recognised)",
        "f: 1 rule of the kind “Renban line”: left out (r9c9 is not next to r1c1)",
        "f: 1 setting: left out (not supported here)",
        "f: 1 × “Fog”: left out (not recognised)",
    ];
    let loaded = read(text);
    assert_eq!((loaded.puzzle.rules().len(), warnings(&loaded)), (1, expected.map(str::to_owned).to_vec()));
}

#[test]
fn bad_strings_say_where() {
    for (text, expected) in [
        (".Shape~4x5", "f: .Shape~4x5: expected a number of rows from 2 to 25"),
        (".Shape~9x9~10", "f: .Shape~9x9~10: expected rows and columns that contain every digit"),
        (".Shape~9x9~~Raw", "f: .Shape~9x9~~Raw: expected rows and columns that contain every digit"),
        (".~R1C1_10", "f: .~R1C1_10: expected a cell and its digits, such as R3C4_7"),
        (".~R1C1", "f: .~R1C1: expected a cell and its digits, such as R3C4_7"),
        (".Jigsaw~123", "f: .Jigsaw~123: expected a list of cells"),
        (".Or.~R1C1_1", "f: the file ends too early; part of it is probably missing"),
        (".Cage~3~R1C1.End", "f: .End: expected a constraint such as .Cage~10~R1C1~R1C2"),
        ("Cage~3~R1C1", "f: contains no puzzle"),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
    // An invalid constraint is reported, and the others are kept.
    for (text, expected) in [
        (".Cage~10~R1C1~R0C2", "a cell in the grid"),
        (".Cage~10", "a list of cells such as R3C4"),
        (".Cage~ten~R1C1", "a whole number"),
        (".Cage~3~R5Ca~R1C2", "a cell in the grid"),
        (".Quad~R1C1~x", "a list of digits of the board"),
        (".Regex~é", "a constraint such as .Cage~10~R1C1~R1C2"),
        (".Cage~10~R1C1~R1C30", "a cell in the grid"),
        (".XSum~R10~3", "a cell outside the grid"),
    ] {
        let loaded = read(&format!("{text}.AntiKnight"));
        let expected = format!("f: 1 × “{text}”: left out (expected {expected})");
        assert_eq!((warnings(&loaded), loaded.puzzle.rules().len()), (vec![expected], 1), "{text}");
    }
    let deep = format!("{}.~R1C1_1", ".Or".repeat(100_000));
    assert!(error(&deep).contains("16"));
    // Copies of copies of copies.
    let copies = format!("{}.~R1C1_1{}", ".Replicate~D".repeat(14), ".End".repeat(14));
    assert!(error(&copies).contains("10000"));
}

#[test]
fn what_means_something_else_there_is_read_as_it_is_meant() {
    let kinds = |text: &str| {
        let loaded = read(text);
        let kinds: Vec<Kind> = loaded.puzzle.rules().iter().map(|placed| placed.rule.kind()).collect();
        (kinds, warnings(&loaded))
    };
    let unknown = |names: &[&str]| -> Vec<String> {
        names.iter().map(|name| format!("f: 1 × “{name}”: left out (not recognised)")).collect()
    };
    // Dots lift the negative rule of Kropki, but not a rule for all neighbours.
    assert_eq!(kinds(".AntiConsecutive.BlackDot~R1C1~R1C2"), (vec![Kind::OwnGrid, Kind::RatioDot], vec![]));
    assert_eq!(kinds(".StrictKropki"), (vec![Kind::Nonconsecutive, Kind::NoRatio], vec![]));
    assert_eq!(kinds(".Shape~4x4.AntiTaxicab"), (vec![Kind::Leaps; 4], vec![]));
    // A rank applies to single lines if lines can be equal and nothing else is stated.
    let nearest = "f: 1 rule of the kind “Full rank”: replaced by the closest match";
    assert_eq!(kinds(".Shape~4x4.FullRank~R1~3"), (vec![Kind::FullRank], vec![nearest.to_owned()]));
    assert_eq!(kinds(".Shape~4x4.FullRank~R1~3.FullRankTies~any"), (vec![Kind::FullRank], vec![]));
    assert_eq!(kinds(".FullRank~R1~3.FullRankTies~none"), (vec![Kind::FullRank], vec![]));
    // Factors and repeated cells in sums of more than two cells; sums that no cell can have; closed lines.
    let sums = ".Sum~10_=_1_-1_1~R1C1~R1C2~R1C3.Sum~-3~R1C1.Sum~3~R1C1~R1C1.SumLine~10~R1C1~R1C2~R2C2~LOOP";
    assert_eq!(
        kinds(sums).1,
        ["f: 3 × “Sum”: left out (not recognised)", "f: 1 × “SumLine”: left out (not recognised)"]
    );
    let sums = ".Sum~10_=_1_-1~R1C1~R1C2.Sum~6~R1C1~R1C1.Cage~7~R1C1~R1C1~R1C2";
    let found = vec![Kind::OwnCells, Kind::Allowed, Kind::OwnCells, Kind::KillerCage];
    assert_eq!(kinds(sums), (found, vec![]));
    let zero =
        ".Shape~4x4~0-3.Sandwich~3~R1.Indexing~C~R1C2.Skyscraper~R1~3.AntiTaxicab.Lunchbox~2~R1C1~R1C2~R1C3~R1C4";
    let names = ["Sandwich", "Indexing", "Skyscraper", "AntiTaxicab", "Lunchbox"];
    assert_eq!(kinds(zero), (vec![], unknown(&names)));
    let pill = "f: 1 rule of the kind “Arrow”: replaced by the closest match";
    assert_eq!(kinds(".Shape~16x16.PillArrow~2~R1C1~R1C2~R2C3"), (vec![Kind::Arrow], vec![pill.to_owned()]));
    let pieces = ".Shape~4x4.NoBoxes.Jigsaw~1110100000000000.RegionSumLine~R1C1~R1C2~R1C3~R1C4.DisjointSets";
    let (found, told) = kinds(pieces);
    assert_eq!((found, told), (vec![Kind::Region], unknown(&["RegionSumLine", "DisjointSets"])));
    // Of two numbers at one position the last one counts, and an impossible one stays.
    let twice = read(".XSum~C1~20.XSum~C1~21");
    assert_eq!(rules(&twice.puzzle), [rule(json!({ "XSum": { "top": "21" } }))]);
    let wrong = read(".Sandwich~36~C1.Sandwich~10~C2");
    assert_eq!(rules(&wrong.puzzle), [rule(json!({ "Sandwich": { "top": "36 10" } }))]);
    let reasons: Vec<String> = wrong.puzzle.impossible_rules().map(|(_, reason)| reason.to_string()).collect();
    assert_eq!(reasons, ["rule 1 (Sandwich sum): 36 is not between 0 and 35"]);
    // Copied cells are relative to the origin of the copies; nested copies are copied as they are.
    let moved = read(".Replicate~B~R2C2.WhiteDot~R1C1~R1C2.End");
    assert_eq!(rules(&moved.puzzle), [rule(json!({ "DifferenceDot": { "border": "r1c1-2" } }))]);
    let nested = read(".Replicate~C.Replicate~AI.~R1C1_1.End.End");
    let givens: Vec<String> = nested.puzzle.givens().iter().map(|(cell, _)| cell.to_string()).collect();
    assert_eq!(givens, ["r2c2"]);
    assert_eq!(kinds(".Replicate~B~VA1.~VA1_1.End"), (vec![], unknown(&["Replicate"])));
    // Also if it comes first.
    assert_eq!(kinds(".Foo~1~R1C1.Cage~3~R1C1~R1C2"), (vec![Kind::KillerCage], unknown(&["Foo"])));
    let ignored = format!(".Shape~9x9.Shape~4x4.Jigsaw~{}.Quad~R1C1", "123".repeat(27));
    let quad = "f: 1 rule of the kind “Quadruple”: left out (empty)";
    let told = ["f: 1 × “Shape”: left out (not recognised)", "f: 2 × “Jigsaw”: left out (not recognised)", quad];
    assert_eq!(kinds(&ignored).1, told);
}

#[test]
fn links_may_have_blanks_or_plain_givens() {
    let read = |asked: &str| {
        read_one(&format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={asked}"), Format::IssLink).puzzle
    };
    for asked in [".Cage~3~R1C1~R1C2+.AntiKnight", ".Cage~3~R1C1~R1C2%20.AntiKnight", "%2ECage~3~R1C1~R1C2.AntiKnight"]
    {
        assert_eq!(read(asked).rules().len(), 2, "{asked}");
    }
    assert_eq!(read(&"1...".repeat(4)).givens().len(), 4);
    let killer = "3x3::k:".to_owned() + &"0:".repeat(81);
    assert_eq!(read(&killer).rules().len(), 0);
    assert!(formats::read_str("f", "https://example.org/?q=Interactive-Sudoku-Solver", None).is_err());
}

/// A link has the same meaning as the string, none of whose characters is special in links (RFC 3986, 2.3).
#[test]
fn strings_are_written_as_links() {
    let text = ".Cage~3~R1C1~R1C2.Thermo~R2C1~R2C2.~R9C9_5.Regex~WzEyXSsuKg~R3C1~R3C2.Pair~gAAAAB~_~R5C1~R5C2";
    let puzzle = read(text).puzzle;
    let [string, link] = [Format::Iss, Format::IssLink].map(|format| formats::write(&[&puzzle], format).unwrap().0);
    let asked = link.strip_prefix("https://sigh.github.io/Interactive-Sudoku-Solver/?q=").unwrap();
    assert_eq!(asked, string);
    let is_free = |sign: char| sign.is_ascii_alphanumeric() || "-._~".contains(sign);
    assert!(asked.trim_end().chars().all(is_free), "{asked}");
    assert_eq!(read_one(&link, Format::IssLink).puzzle, read(&string).puzzle);
    assert!(formats::is_link(&link));
}

/// However repetitive, a text of a megabyte soon gives a puzzle or an error.
#[test]
fn long_strings_end_soon() {
    let cells = "~R1C1~R1C2".repeat(100_000);
    for name in ["AllDifferent", "WhiteDot", "Thermo", "SameValues~2"] {
        let told = warnings(&read(&format!(".{name}{cells}")));
        assert!(told.len() == 1 && told[0].contains("expected a list of cells"), "{name}: {told:?}");
    }
    let copies = format!("{}.AllDifferent{cells}{}", ".Replicate~D".repeat(14), ".End".repeat(14));
    assert!(error(&copies).contains("100000"));
    let many = format!(".Or{}.End", ".~R1C1_1".repeat(5000));
    assert!(error(&format!("{}{many}{}", ".Replicate~D".repeat(14), ".End".repeat(14))).contains("100000"));
    let arrows: String = (0..5000).map(|_| ".Arrow~R1C1~R1C2~R1C3").collect();
    assert_eq!(read(&arrows).puzzle.rules().len(), 1);
}

/// A text may have a string in each line, mixed with other puzzles; a row of letters as digits is not such a string.
#[test]
fn lines_may_be_strings() {
    let text = "# two\n.Shape~4x4.~R1C1_1\n.AntiKnight\n1...............\n";
    let loaded = formats::read_str("f", text, None).unwrap();
    let formats: Vec<Format> = loaded.iter().map(|loaded| loaded.format).collect();
    assert_eq!(formats, [Format::Iss, Format::Iss, Format::Lines]);
    let row = ".Cage".to_owned() + &".".repeat(620);
    let loaded = formats::read_str("f", &row, None).unwrap().remove(0);
    assert_eq!((loaded.format, loaded.puzzle.givens().len()), (Format::Lines, 4));
}

/// The examples have the same solution after a round trip if nothing was reported as lost.
#[test]
fn puzzles_come_back_with_their_solutions() {
    let mut same = 0;
    for entry in fs::read_dir("examples").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "ron") {
            continue;
        }
        let puzzle = formats::read_str("f", &fs::read_to_string(&path).unwrap(), None).unwrap().remove(0).puzzle;
        let Ok((text, lost)) = formats::write(&[&puzzle], Format::Iss) else { continue };
        let back = read(&text);
        let told = |warnings: &[Warning]| {
            warnings.iter().any(|warning| match warning {
                Warning::LostOnWriting { loss, .. } => {
                    !matches!(loss.element, LostElement::Title | LostElement::Author | LostElement::Difficulty)
                }
                _ => true,
            })
        };
        if told(&lost) || told(&back.warnings) {
            continue;
        }
        let solve = |puzzle: &Puzzle| Native::new().verdict(&puzzle.model(), &Control::new()).unwrap();
        match (solve(&puzzle), solve(&back.puzzle)) {
            (Verdict::Unique(one), Verdict::Unique(other)) => assert_eq!(one, other, "{}", path.display()),
            (one, other) => panic!("{}: {one:?} {other:?}", path.display()),
        }
        same += 1;
    }
    assert!(same > 40, "{same}");
}
