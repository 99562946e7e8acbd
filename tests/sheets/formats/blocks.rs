//! Whole boards as rows of text.

use gridwright::board::{Board, Cell, Grid, TraditionalLayout};
use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;
use proptest::prelude::*;

use super::{EMPTY_4X4, error_of, golden, read_one, round_trip};
use crate::common::paper;

const TWIN: &str = "board 4 2x2 r1c1 r3c3\n1...##\n....##\n..2...\n3.....\n##..1.\n##...3\n\n";

fn write(puzzles: &[&Puzzle]) -> String {
    formats::write(puzzles, Format::Lines).unwrap().0
}

/// Returns a puzzle with only its board and givens, which is what a text file can express.
fn bare(puzzle: &Puzzle) -> Puzzle {
    let (board, givens) = (puzzle.board().clone(), puzzle.givens().clone());
    Puzzle::builder(board).givens(givens).build().unwrap()
}

fn grid(text: &str) -> Grid {
    Grid::new(text.parse().unwrap(), 2, 2).unwrap()
}

#[test]
fn a_block_says_what_it_says() {
    let puzzle = read_one(TWIN);
    assert_eq!(puzzle.board(), &TraditionalLayout::Twin.board(2, 2).unwrap());
    let givens: Vec<String> = puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit:?}")).collect();
    assert_eq!(givens, ["r1c1=1", "r3c3=2", "r4c1=3", "r5c5=1", "r6c6=3"]);
    assert_eq!(write(&[&puzzle]), TWIN);

    let latin = "board 5 latin r1c1\n12345\n.....\n.....\n.....\n.....\n\n";
    assert_eq!(read_one(latin).board().grids(), [Grid::latin(Cell::new(0, 0), 5).unwrap()]);
    assert_eq!(write(&[&read_one(latin)]), latin);

    let jigsaw =
        "board 4 jigsaw r1c1 2x2 r3c3\n1112\n1332\n4332\n4442\n....##\n....##\n1.....\n......\n##....\n##....\n\n";
    let board = read_one(jigsaw).board().clone();
    let regions = [0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1];
    assert_eq!(board.grids(), [Grid::jigsaw(Cell::new(0, 0), regions.to_vec()).unwrap(), grid("r3c3")]);
    assert_eq!(write(&[&read_one(jigsaw)]), jigsaw);

    let samurai = write(&[&Puzzle::empty(TraditionalLayout::Samurai.board(3, 3).unwrap())]);
    assert!(samurai.starts_with("board 9 3x3 r1c1 r1c13 r7c7 r13c1 r13c13\n.........###.........\n"), "{samurai}");
    assert_eq!(samurai.lines().count(), 1 + 21 + 1);
}

#[test]
fn blocks_and_lines_share_a_file() {
    // A block also ends at the end of the file or before another board.
    let text = format!(
        "# a collection\r\n{EMPTY_4X4}\r\n{rows} \r\n\r\n# again, looser\r\n{EMPTY_4X4}\r\n  \
         board  4 2x2\tr1c1 r3c3 # a comment\r\n\
         1. ..##\r\n00 00 ##\r\n  ..2...\r\n3.....\r\n# #..1.\r\n##...3\r\nboard 4 2x2 r1c1\n12..\n....\n....\n....",
        rows = TWIN.trim_end().replace('\n', "\r\n")
    );
    let loaded = formats::read_str("f", &text, None).unwrap();
    let found: Vec<(usize, Puzzle)> = loaded.into_iter().map(|loaded| (loaded.source.line, loaded.puzzle)).collect();
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [2, 3, 12, 13, 20]);
    assert_eq!(found[1].1, read_one(TWIN));
    assert_eq!(found[3].1, read_one(TWIN));
    assert_eq!(found[4].1, read_one("12.............."));
    // A board that a line can express is written as a line.
    let puzzles: Vec<&Puzzle> = found.iter().map(|(_, puzzle)| puzzle).collect();
    assert_eq!(write(&puzzles), format!("{EMPTY_4X4}\n{TWIN}{EMPTY_4X4}\n{TWIN}12..............\n"));
}

#[test]
fn a_bad_block_does_not_hide_the_next_puzzle() {
    let text = format!("board 4 2x3 r1c1\n....\n....\n\n{TWIN}{}\n{EMPTY_4X4}\n", TWIN.replace('2', "x"));
    let path = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(&path, text).unwrap();
    let found: Vec<Option<usize>> =
        formats::open(path.path()).unwrap().map(|loaded| Some(loaded.ok()?.source.line)).collect();
    assert_eq!(found, [None, Some(5), None, Some(22)]);
}

#[test]
fn bad_blocks_are_refused_with_what_is_wrong_and_where() {
    let hint = "use . for an empty cell, letters A to P for digits above 9, and # where there is no cell";
    let digits = "the number of digits, from 2 to 25, or the digits, such as 0-8";
    let shape = "the boxes, such as 3x3, latin or jigsaw";
    let cell = "the top-left cell of a grid, such as r1c1";
    let rows = "....\n....\n....\n....\n";
    for (text, expected) in [
        ("board".to_owned(), format!("line 1, column 1: the board line is incomplete; expected {digits}")),
        ("board x".to_owned(), format!("line 1, column 7: “x” is not valid in a board line; expected {digits}")),
        (
            "board 1 latin r1c1".to_owned(),
            format!("line 1, column 7: “1” is not valid in a board line; expected {digits}"),
        ),
        (
            "board 26 latin r1c1".to_owned(),
            format!("line 1, column 7: “26” is not valid in a board line; expected {digits}"),
        ),
        ("\n  board 4".to_owned(), format!("line 2, column 3: the board line is incomplete; expected {shape}")),
        ("board 4 r1c1".to_owned(), format!("line 1, column 9: “r1c1” is not valid in a board line; expected {shape}")),
        (
            "board 4 2x2".to_owned(),
            "line 1, column 1: the board line is incomplete; expected the top-left cell of each grid, such as r1c1"
                .into(),
        ),
        ("board 4 2x2 c1".to_owned(), format!("line 1, column 13: “c1” is not valid in a board line; expected {cell}")),
        (
            "board 4 2x2 r1c1-4".to_owned(),
            format!("line 1, column 13: “r1c1-4” is not valid in a board line; expected {cell}"),
        ),
        (" board 4 3x2 r1c1".to_owned(), "line 1, column 10: 3x2 boxes do not fit a board with 4 digits".to_owned()),
        ("board 4 2x2 r999c1".to_owned(), "line 1: a grid cannot start at r999c1: it would leave the lattice".into()),
        ("board 4 2x2 r1c1 r1c1".to_owned(), "line 1: grids 1 and 2 lie on exactly the same cells".to_owned()),
        (
            "board 25 5x5 r1c1 r1c26 r26c1 r26c26".to_owned(),
            "line 1: a board of 2500 cells is too large: at most 2000 are possible".to_owned(),
        ),
        ("board 4 2x2 r1c1".to_owned(), "line 1: the givens have 0 rows instead of 4".to_owned()),
        (format!("board 4 2x2 r1c1\n{rows}...."), "line 6: the givens have 5 rows instead of 4".to_owned()),
        ("board 4 2x2 r1c1\n....\n....\n\n....\n".to_owned(), "line 3: the givens have 2 rows instead of 4".to_owned()),
        ("board 4 2x2 r1c1\n....\n...\n".to_owned(), "line 3: row 2 has 3 symbols instead of 4".to_owned()),
        ("board 4 2x2 r1c1\n..?.\n".to_owned(), format!("line 2, column 3: r1c3: “?” is not a digit; {hint}")),
        (
            "board 4 2x2 r1c1\n.. 5.\n".to_owned(),
            "line 2, column 4: r1c3: digit 5 is too large for a 4x4 board".to_owned(),
        ),
        (TWIN.replace("1...##", "1...#."), "line 2, column 6: r1c6 is not on the board; write # there".to_owned()),
        (TWIN.replace("1...##", "1...4#"), "line 2, column 5: r1c5 is not on the board".to_owned()),
        (
            // A row that begins with # is a row, not a comment.
            TWIN.replace("##..1.", "#...1."),
            "line 6, column 2: r5c2 is not on the board; write # there".to_owned(),
        ),
        (
            TWIN.replace("....##", "#...##"),
            "line 3, column 1: r2c1 is on the board; write . for a cell without a given".to_owned(),
        ),
        (format!("board 4 jigsaw r2c2\n1122\n11\n{rows}"), "line 3: row 2 has 2 symbols instead of 4".to_owned()),
        (
            format!("board 4 jigsaw r1c1\n{rows}"),
            "line 2, column 1: r1c1: “.” is not a digit; use the digits 1 to 9 and the letters A to P to name regions"
                .to_owned(),
        ),
        (
            format!("board 4 jigsaw r1c1\n1122\n1122\n3344\n3345\n{rows}"),
            "line 1: there is no region 5: the regions are counted from 1 to 4".to_owned(),
        ),
        (
            "board 4 jigsaw r1c1\n1122\n1122\n".to_owned(),
            "line 3: the jigsaw at r1c1 has 2 rows of regions instead of 4".to_owned(),
        ),
        (
            "board 4 jigsaw r1c1\n1122\n1122\n3344\n3344\n".to_owned(),
            "line 1: the givens have 0 rows instead of 4".to_owned(),
        ),
    ] {
        assert_eq!(error_of(&text, None), format!("f: {expected}"), "{text}");
    }
}

#[test]
fn every_paper_case_survives() {
    let cases = paper::paper_cases();
    let puzzles: Vec<Puzzle> = cases.iter().map(|case| bare(&case.puzzle)).collect();
    let text = write(&puzzles.iter().collect::<Vec<_>>());
    let back: Vec<Puzzle> =
        formats::read_str("f", &text, None).unwrap().into_iter().map(|loaded| loaded.puzzle).collect();
    assert!(back == puzzles);
    let boards = text.lines().filter(|line| line.starts_with("board")).count();
    assert_eq!(boards, cases.iter().filter(|case| case.puzzle.board().grids().len() > 1).count());
    assert!(boards > 2);
}

#[test]
fn a_golden_board_survives() {
    for name in super::GOLDEN {
        let puzzle = bare(&read_one(&golden(name)));
        assert_eq!(read_one(&write(&[&puzzle])), puzzle, "{name}");
    }
    let far = Board::new(vec![grid("r7c9"), grid("r20c30")]).unwrap();
    assert_eq!(read_one(&write(&[&Puzzle::empty(far.clone())])).board(), &far);
}

proptest! {
    #![proptest_config(super::same_in_every_run())]

    #[test]
    fn boards_and_givens_survive_blocks(puzzles in prop::collection::vec(round_trip::puzzle(), 1..4)) {
        let puzzles: Vec<Puzzle> = puzzles.iter().map(bare).collect();
        let (text, warnings) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Lines).unwrap();
        prop_assert_eq!(warnings, vec![]);
        let back: Vec<Puzzle> =
            formats::read_str("f", &text, None).unwrap().into_iter().map(|loaded| loaded.puzzle).collect();
        prop_assert_eq!(back, puzzles);
    }

    #[test]
    fn no_block_makes_the_reader_panic(text in "(board |[0-9xrc#. ]|latin|jigsaw|2x2|r1c1|\n){0,60}") {
        let _ = formats::read_str("f", &format!("board {text}"), None);
    }
}
