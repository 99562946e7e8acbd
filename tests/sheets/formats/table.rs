//! CSV: one complete puzzle per line, and common lists of classic sudokus.

use gridwright::formats::{self, Format, PuzzleToWrite};
use gridwright::puzzle::{Publication, Puzzle};
use proptest::prelude::*;

use super::round_trip::puzzle;
use super::{error_of, golden, read_one, same_in_every_run};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn back(text: &str) -> Vec<(Puzzle, Vec<String>)> {
    let loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let words = |loaded: &formats::LoadedPuzzle| loaded.warnings.iter().map(ToString::to_string).collect();
    loaded.iter().for_each(|loaded| assert_eq!(loaded.format, Format::Csv));
    loaded.iter().map(|loaded| (loaded.puzzle.clone(), words(loaded))).collect()
}

#[test]
fn classic_lists_are_read_whatever_they_are_called() {
    let plain = read_one(LINE);
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let zeros = LINE.replace('.', "0");
    for text in [
        format!("puzzle,solution\n{zeros},{solved}\n"),
        format!("id;Puzzle;clues;difficulty\r\n1;{LINE};30;2.5\r\n"),
        format!("\"quizzes\",\"solutions\"\n\"{zeros}\",\"{solved}\"\n"),
        format!("sudoku\tsource\n{}\t\"a \"\"good\"\" one\"\n", LINE.replace('.', "*")),
        format!("givens\n{LINE}"),
    ] {
        let read = back(&text);
        let digits = read[0].0.clone().with_publication(Publication::default()).unwrap();
        assert_eq!((read.len(), &digits), (1, &plain), "{text}");
    }
    let read = back(&format!("id;puzzle;clues;solution\n1;{LINE};30;{solved}\n2;{LINE};30;{solved}\n"));
    let expected =
        ["f: line 2: 1 × “id”: left out (not supported here)", "f: line 2: 1 × “clues”: left out (not supported here)"];
    for (puzzle, _) in &read {
        let found = puzzle.stored_solution().unwrap().filling(puzzle.board()).unwrap();
        assert_eq!(puzzle.board().numbering().filling_text(&found), solved);
    }
    // Once for the whole table.
    assert_eq!((read[0].1.iter().map(String::as_str).collect::<Vec<_>>(), &read[1].1), (expected.to_vec(), &vec![]));
}

#[test]
fn a_row_says_all_of_a_puzzle() {
    let puzzles: Vec<Puzzle> = super::GOLDEN.iter().map(|name| read_one(&golden(name))).collect();
    let (text, lost) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Csv).unwrap();
    assert_eq!(lost, []);
    let columns = "title,author,digits_from,grids,givens,rules,symbols,progress,drawings,fog,solution,source,link,\
                   date,tags,stars,rules_text,rules_text_about,sentences,message,notes,solution_text,\
                   not_understood,remarks";
    assert_eq!(text.lines().next(), Some(columns));
    assert_eq!(back(&text), puzzles.iter().map(|puzzle| (puzzle.clone(), vec![])).collect::<Vec<_>>());
    let plain = read_one(LINE);
    let solution = gridwright::board::Filling::from_symbols(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    )
    .unwrap();
    let out = PuzzleToWrite { solution: Some(&solution), ..(&plain).into() };
    let (text, _) = formats::write_out(&[out], Format::Csv).unwrap();
    let expected = format!(
        ",,,,{LINE},,,,,,534678912672195348198342567859761423426853791713924856961537284287419635345286179,,,,,,,,,,,,,"
    );
    assert_eq!(text.lines().nth(1), Some(expected.as_str()));
}

#[test]
fn bad_rows_are_told_and_the_others_are_read() {
    let text = format!(
        "title,givens,rules\nA,{LINE},\nB,{LINE}\nC,{LINE},\"[{{\"\"rule\"\": 3}}]\"\nD,12,\nE,{LINE},x\nF,{LINE},[]\n"
    );
    let path = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(path.path(), &text).unwrap();
    let read: Vec<Result<String, String>> = formats::open(path.path())
        .unwrap()
        .map(|row| row.map(|row| row.puzzle.title().to_owned()).map_err(|error| error.to_string()))
        .collect();
    assert_eq!(read.len(), 6);
    let name = path.path().display();
    assert_eq!((&read[0], &read[5]), (&Ok("A".to_owned()), &Ok("F".to_owned())));
    let expected = [
        "line 3: CSV: expected as many values as there are names in the first line",
        "line 4: invalid type: integer `3`, expected string or map",
        "line 5: 2 symbols",
        "line 6: rules: expected a JSON value, as in the JSON form",
    ];
    for (read, expected) in read[1..5].iter().zip(expected) {
        let error = read.clone().unwrap_err();
        assert!(error.starts_with(&format!("{name}: {expected}")), "{error}");
    }
    assert_eq!(error_of("givens,title\n", None), "f: contains no puzzle");
    assert!(error_of("givens,grids\n1..,3\n", None).starts_with("f: line 2: invalid type"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..same_in_every_run() })]

    #[test]
    fn random_puzzles_come_back(puzzles in prop::collection::vec(puzzle(), 1..4)) {
        let (text, lost) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Csv).unwrap();
        prop_assert_eq!(lost, vec![]);
        let read: Vec<Puzzle> = back(&text).into_iter().map(|(puzzle, _)| puzzle).collect();
        prop_assert_eq!(read, puzzles, "{}", text);
    }
}

/// Text that a spreadsheet would take for a formula gets an apostrophe, and is read back unchanged.
#[test]
fn words_that_are_formulas_for_a_spreadsheet_come_back_as_they_were() {
    let plain = read_one(LINE);
    for (words, cell) in [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-2", "'-2"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ("'=1", "''=1"),
        ("''=1", "'''=1"),
        ("'quoted'", "'quoted'"),
        ("'", "'"),
        ("1=1", "1=1"),
    ] {
        let givens = plain.givens().clone();
        let puzzle = Puzzle::builder(plain.board().clone()).title(words).author(words).givens(givens).build().unwrap();
        let (text, lost) = formats::write(&[&puzzle], Format::Csv).unwrap();
        assert_eq!(lost, []);
        let row = text.lines().nth(1).unwrap();
        assert!(row.starts_with(&format!("{cell},{cell},")), "{row}");
        assert_eq!(back(&text), [(puzzle, vec![])]);
    }
    // As other programs write it.
    let read = back(&format!("title,givens\n'=1,{LINE}\n"));
    assert_eq!(read[0].0.title(), "=1");
}
