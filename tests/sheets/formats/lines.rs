//! Lines of text, and content that a format cannot hold.

use std::fs;
use std::path::Path;

use gridwright::board::{Board, Cell, Grid, GridId};
use gridwright::formats::{self, Format, customary_box};
use gridwright::puzzle::{PlacedRule, Puzzle, Symbols};
use gridwright::variant::Position;

use super::{EMPTY_4X4, golden};

#[test]
fn lines_are_read_as_real_collections_have_them() {
    let text = format!(
        "\u{FEFF}# heading\r\n\r\n   {EMPTY_4X4}  \r\n1...............,1234341221434321\r\n0000000000000002 # easy\n\
         0000000000000004;rated 1.5\n"
    );
    let path = tempfile::NamedTempFile::new().unwrap();
    fs::write(&path, text).unwrap();
    let loaded = formats::read(path.path()).unwrap();
    let lines: Vec<(usize, String)> = loaded
        .iter()
        .map(|loaded| {
            let givens = loaded.puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit:?}"));
            (loaded.source.line, givens.collect())
        })
        .collect();
    let expected = [(3, ""), (4, "r1c1=1"), (5, "r4c4=2"), (6, "r4c4=4")];
    assert_eq!(lines, expected.map(|(line, givens)| (line, givens.to_owned())));
    let warnings: Vec<String> = loaded.iter().flat_map(|loaded| &loaded.warnings).map(ToString::to_string).collect();
    let name = path.path().display();
    let warning = format!("{name}: line 6: text after the puzzle is ignored, here and in later lines: “;rated 1.5”");
    assert_eq!(warnings, [warning]);
    let solved: Vec<bool> = loaded.iter().map(|loaded| loaded.puzzle.stored_solution().is_some()).collect();
    assert_eq!(solved, [false, true, false, false]);
}

#[test]
fn boxes_are_as_square_as_can_be_and_wide_rather_than_high() {
    let expected = [
        (4, (2, 2)),
        (6, (2, 3)),
        (8, (2, 4)),
        (9, (3, 3)),
        (10, (2, 5)),
        (12, (3, 4)),
        (14, (2, 7)),
        (15, (3, 5)),
        (16, (4, 4)),
        (18, (3, 6)),
        (20, (4, 5)),
        (21, (3, 7)),
        (22, (2, 11)),
        (24, (4, 6)),
        (25, (5, 5)),
    ];
    let found: Vec<_> = (0..=255).filter_map(|size| Some((size, customary_box(size)?))).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_bad_line_does_not_hide_the_next() {
    let path = tempfile::NamedTempFile::new().unwrap();
    fs::write(&path, format!("123\n{EMPTY_4X4}\n5...............\n{EMPTY_4X4}\n")).unwrap();
    let found: Vec<Option<usize>> =
        formats::open(path.path()).unwrap().map(|loaded| Some(loaded.ok()?.source.line)).collect();
    assert_eq!(found, [None, Some(2), None, Some(4)]);
    assert!(formats::read(path.path()).is_err());
}

#[test]
fn writing_lines_tells_what_is_lost() {
    let board = |row, col, rows, cols| Board::new(vec![Grid::new(Cell::new(row, col), rows, cols).unwrap()]).unwrap();
    let rules = vec![PlacedRule::new(Position { grid: GridId(0) })];
    let full = Puzzle::builder(board(1, 0, 3, 2)).title("T").rules(rules).build().unwrap();
    let full = full.with_symbols(Symbols::Letters).unwrap();
    let plain = Puzzle::empty(board(0, 0, 2, 2));
    let (text, warnings) = formats::write(&[&plain, &full], Format::Lines).unwrap();
    assert_eq!(text, format!("{EMPTY_4X4}\nboard 6 3x2 r2c1\n{}\n", "......\n".repeat(6)));
    let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    let expected = [
        "puzzle 2: title and author are lost; lines of text cannot hold them",
        "puzzle 2: 1 rule is lost; lines of text cannot hold rules",
        "puzzle 2: its symbols are lost; lines of text use digits, then letters",
    ];
    assert_eq!(warnings, expected);
}

#[test]
fn what_a_format_cannot_hold_is_refused() {
    let plain = Puzzle::empty(Board::classic());
    for (puzzles, format, expected) in [
        (vec![&plain, &plain], Format::Ron, "a .ron file holds one puzzle, but there are 2"),
        (vec![], Format::Ron, "a .ron file holds one puzzle, but there are 0"),
    ] {
        assert_eq!(formats::write(&puzzles, format).unwrap_err().to_string(), expected);
    }
    let error = formats::save_puzzles(Path::new("x.png"), &[&plain]).unwrap_err().to_string();
    assert!(error.starts_with("x.png: the file name has no known ending; use .ron, "), "{error}");
}

#[test]
fn the_content_tells_the_format_whatever_the_name() {
    let ron = golden("two-grids.ron");
    for extension in [".ron", ".txt", ".puzzle", ""] {
        let path = tempfile::Builder::new().suffix(extension).tempfile().unwrap();
        for (text, grids) in [(ron.as_str(), 2), (EMPTY_4X4, 1)] {
            fs::write(&path, text).unwrap();
            let loaded = formats::read(path.path()).unwrap();
            assert_eq!(loaded[0].puzzle.board().grids().len(), grids, "{extension}");
            assert_eq!(loaded[0].source.to_string(), format!("{}:1", path.path().display()));
        }
    }
}

#[test]
fn the_first_of_several_comes_with_a_warning() {
    let path = tempfile::NamedTempFile::new().unwrap();
    fs::write(&path, format!("{EMPTY_4X4}\n").repeat(3)).unwrap();
    let loaded = formats::read_first(path.path()).unwrap();
    let expected = format!("{}: contains 3 puzzles; only the first is used", path.path().display());
    assert_eq!(loaded.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
    fs::write(&path, EMPTY_4X4).unwrap();
    assert_eq!(formats::read_first(path.path()).unwrap().warnings, []);
}
