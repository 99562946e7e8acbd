//! Files of boards whose digits begin at 0.

use gridwright::board::{Board, Cell, Digit, Grid, Numbering, TraditionalLayout};
use gridwright::formats::{self, Format, lp};
use gridwright::puzzle::Puzzle;
use gridwright::variant::Outside;

use super::{error_of, read_one, ron};

const RON: &str = r#"(
    gridwright: 1,
    title: "From nothing",
    digits_from: 0,
    grids: [
        (at: "r1c1", boxes: "2x2"),
    ],
    givens: [
        "0. ..",
        ".. .3",
        ".. ..",
        ".1 ..",
    ],
    rules: [
        (rule: KillerCage(cells: "r1c2-3", sum: 1)),
        (rule: Outside(grid: 1, top: ". 0 . 13", left: "2")),
    ],
)
"#;

fn numbers(puzzle: &Puzzle) -> Vec<(String, u8)> {
    let numbering = puzzle.board().numbering();
    puzzle.givens().iter().map(|(cell, &digit)| (cell.to_string(), numbering.number(digit))).collect()
}

#[test]
fn a_file_says_once_that_its_digits_begin_at_0() {
    let puzzle = read_one(RON);
    assert_eq!(puzzle.board(), &Board::single(2, 2).unwrap().with_numbering(Numbering::FromZero));
    assert_eq!(numbers(&puzzle), [("r1c1".into(), 0), ("r2c4".into(), 3), ("r4c2".into(), 1)]);
    // A 0 at the top is the first digit.
    let outside = puzzle.rules()[1].rule.downcast::<Outside>().unwrap();
    assert_eq!(outside.0.top.at(1).single(), Digit::new(1));
    assert_eq!(outside.0.left.at(0).single(), Digit::new(3));
    assert_eq!(ron(&puzzle), RON);
    // Rules are read with it wherever the field is.
    let last = RON.replace("    digits_from: 0,\n", "").replace("    ],\n)\n", "    ],\n    digits_from: 0,\n)\n");
    assert_ne!(last, RON);
    assert_eq!(read_one(&last), puzzle);
    // Digits from 1 need no field.
    let one =
        RON.replace("digits_from: 0", "digits_from: 1").replace(r#""0. ..""#, r#""4. ..""#).replace(". 0 .", ". 4 .");
    assert_eq!(read_one(&one).board().numbering(), Numbering::FromOne);
    assert_eq!(ron(&read_one(&one)), one.replace("    digits_from: 1,\n", ""));
}

#[test]
fn what_is_no_digit_of_such_a_board_is_refused_with_its_digits() {
    for (from, to, expected) in [
        ("digits_from: 0", "digits_from: 2", "line 4, column 18: digits begin at 0 or 1, not at 2"),
        (".. .3", ".. .4", "line 10, column 14: r2c4: digit 4 is too large; the digits of this board are 0 to 3"),
        (
            ".. .3",
            ".. .x",
            "line 10, column 14: r2c4: “x” is not a digit; use . for an empty cell (0 is a digit here), letters A to \
             O for digits above 9, and # where there is no cell",
        ),
        (
            ". 0 .",
            ". 4 .",
            "line 16: rule 2 (Outside sudoku): digit 4 at the top edge is too large; the digits of the grid are 0 to 3",
        ),
    ] {
        assert_eq!(error_of(&RON.replace(from, to), Some(Format::Ron)), format!("f: {expected}"));
    }
    let error = error_of(&RON.replace(". 0 .", ". x ."), Some(Format::Ron));
    assert!(error.starts_with("f: line 16") && error.ends_with("“x” is not a digit"), "{error}");
}

#[test]
fn boards_as_rows_name_their_digits() {
    let block = "board 0-3 2x2 r1c1 r3c3\n0...##\n....##\n..2...\n3.....\n##..0.\n##...3\n\n";
    let puzzle = read_one(block);
    let board = TraditionalLayout::Twin.board(2, 2).unwrap().with_numbering(Numbering::FromZero);
    assert_eq!(puzzle.board(), &board);
    let expected = [("r1c1", 0), ("r3c3", 2), ("r4c1", 3), ("r5c5", 0), ("r6c6", 3)];
    assert_eq!(numbers(&puzzle), expected.map(|(cell, number)| (cell.to_owned(), number)));
    assert_eq!(formats::write(&[&puzzle], Format::Lines).unwrap().0, block);
    // A line cannot express it.
    let single = Puzzle::empty(Board::single(2, 2).unwrap().with_numbering(Numbering::FromZero));
    let (text, _) = formats::write(&[&single], Format::Lines).unwrap();
    assert_eq!(text, "board 0-3 2x2 r1c1\n....\n....\n....\n....\n\n");
    assert_eq!(read_one(&text), single);
    assert_eq!(read_one(&text.replace("0-3", "1-4")).board(), &Board::single(2, 2).unwrap());
    let large = Puzzle::empty(Board::new(vec![Grid::latin(Cell::new(0, 0), 25).unwrap()]).unwrap());
    let large = Puzzle::empty(large.board().clone().with_numbering(Numbering::FromZero));
    assert!(formats::write(&[&large], Format::Lines).unwrap().0.starts_with("board 0-24 latin r1c1\n"));
    for wrong in ["0-25", "2-5", "0-0", "0-", "-3", "0-3-4"] {
        let error = error_of(&block.replace("0-3", wrong), Some(Format::Lines));
        assert!(error.contains("expected the number of digits"), "{wrong}: {error}");
    }
    let off = error_of(&block.replace("0...##", "0...0#"), Some(Format::Lines));
    assert_eq!(off, "f: line 2, column 5: r1c5 is not on the board");
}

/// Files of other programs without a given 0 whose rules or solution show that digits begin at 0.
#[test]
fn other_programs_say_where_digits_begin() {
    let eight = serde_json::json!({ "value": 8, "given": true });
    let mut rows = vec![vec![serde_json::json!({}); 9]; 9];
    rows[0][0] = eight;
    let solution: Vec<i64> = (0..81).map(|at| (at % 9 + at / 9 * 3 + at / 27 + 8) % 9).collect();
    let one_more: Vec<i64> = solution.iter().map(|digit| digit + 1).collect();
    let text = |digits: &[i64]| digits.iter().map(i64::to_string).collect::<String>();
    let from_zero = "Normal Sudoku rules apply, with the digits 0-8.";
    let marked = serde_json::json!([0, 3]);
    for (rules, digits, marks, lowest) in [
        (from_zero, &[][..], None, 0),
        ("Each row, column and box contains 0 to 8 once each.", &[], None, 0),
        ("Each row, column and box holds 0 to 8 once each.", &[], None, 0),
        ("", &solution, None, 0),
        ("", &[], Some(&marked), 0),
        ("", &[], None, 1),
        ("", &one_more, None, 1),
        ("Place the digits 1 to 9. A clue counts the digits 0 to 8 that it sees.", &[], None, 1),
    ] {
        let mut rows = rows.clone();
        let mut grid = rows.clone();
        if let Some(marks) = marks {
            rows[1][1] = serde_json::json!({ "centremarks": marks });
            grid[1][1] = serde_json::json!({ "centerPencilMarks": marks });
        }
        let regions: Vec<Vec<[usize; 2]>> =
            (0..9).map(|at| (0..9).map(|one| [at / 3 * 3 + one / 3, at % 3 * 3 + one % 3]).collect()).collect();
        let sudokupad = serde_json::json!({
            "cells": rows, "regions": regions, "metadata": { "rules": [rules], "solution": text(digits) },
        });
        let fpuzzles = serde_json::json!({ "size": 9, "grid": grid, "ruleset": rules, "solution": digits });
        for file in [sudokupad, fpuzzles] {
            let puzzle = formats::read_str("f", &file.to_string(), None).unwrap().remove(0).puzzle;
            assert_eq!(numbers(&puzzle), [("r1c1".to_owned(), 8)], "{file}");
            assert_eq!(puzzle.board().numbering().lowest(), lowest, "{file}");
        }
    }
    let iss = read_one(".Shape~9x9~0-8.~R1C1_8");
    assert_eq!((iss.board().numbering(), numbers(&iss)), (Numbering::FromZero, vec![("r1c1".to_owned(), 8)]));
}

/// Puzzles written for SudokuPad are read back correctly even without a given 0.
#[test]
fn digits_from_0_come_back_from_sudokupad() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (5, 5)] {
        let board = Board::single(rows, cols).unwrap().with_numbering(Numbering::FromZero);
        let last = Digit::new(board.size() - 1).unwrap();
        let puzzle = Puzzle::empty(board).with_clues([(Cell::new(0, 1), last)].into_iter().collect(), vec![]).unwrap();
        for format in [Format::SudokuPad, Format::SudokuPadLink] {
            let (text, lost) = formats::write(&[&puzzle], format).unwrap();
            assert_eq!((lost, read_one(&text)), (vec![], puzzle.clone()), "{text}");
        }
        assert!(formats::write(&[&puzzle], Format::FPuzzles).is_err());
    }
}

#[test]
fn integer_programs_name_digits_as_the_board_does() {
    let text = lp::write(&read_one(RON)).unwrap();
    assert!(text.contains("r1c1_d0") && text.contains("r4c4_d3") && !text.contains("_d4"), "{text}");
}
