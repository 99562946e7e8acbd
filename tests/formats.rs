//! Puzzles survive being written and read; bad files are refused with what is wrong and where; saving is all or
//! nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use gridwright::board::{Board, Cell, CellSet, Digit, Grid, GridId};
use gridwright::formats::{self, Format, customary_box};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::scene::Tint;
use gridwright::variant::{Diagonals, FourPyramids, FourSquares, Kind, MagicBox, Parity, Position, Region, Rule};
use proptest::prelude::*;

fn ron(puzzle: &Puzzle) -> String {
    let (text, warnings) = formats::write(&[puzzle], Format::Ron).unwrap();
    assert_eq!(warnings, []);
    text
}

fn read_one(text: &str) -> Puzzle {
    let mut loaded = formats::read_str("test", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.len(), 1);
    assert_eq!(loaded[0].warnings, []);
    loaded.remove(0).puzzle
}

fn error_of(text: &str, promised: Option<Format>) -> String {
    formats::read_str("f", text, promised).expect_err(text).to_string()
}

fn golden(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "puzzles", name].iter().collect();
    fs::read_to_string(path).unwrap()
}

const GOLDEN: [&str; 2] = ["every-rule.ron", "two-grids.ron"];

// Round trips.

#[test]
fn golden_files_are_written_as_they_were_read() {
    for name in GOLDEN {
        let text = golden(name);
        assert_eq!(ron(&read_one(&text)), text, "{name}");
    }
    let every_rule = read_one(&golden("every-rule.ron"));
    let kinds: Vec<Kind> = every_rule.rules().iter().map(|placed| placed.rule.kind()).collect();
    assert!(Kind::ALL.iter().all(|kind| kinds.contains(kind)), "every-rule.ron lacks a kind");
}

#[test]
fn a_golden_file_says_what_it_says() {
    let puzzle = read_one(&golden("two-grids.ron"));
    let grid = |row, col| Grid::new(Cell::new(row, col), 2, 2).unwrap();
    assert_eq!(puzzle.board(), &Board::new(vec![grid(1, 1), grid(3, 3)]).unwrap());
    assert_eq!((puzzle.title(), puzzle.author()), ("Two grids that share a box", ""));
    let givens: Vec<String> = puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit}")).collect();
    assert_eq!(givens, ["r2c2=1", "r3c5=4", "r4c4=2", "r5c2=3", "r6c6=1", "r7c7=3"]);
    let rule = Diagonals { grid: GridId(1), falling: true, rising: true };
    assert_eq!(puzzle.rules(), [PlacedRule::new(rule)]);

    let puzzle = read_one(&golden("every-rule.ron"));
    let looks: Vec<(Option<Tint>, bool)> = puzzle.rules().iter().map(|placed| (placed.tint, placed.on)).collect();
    assert_eq!(looks[..4], [(Some(Tint::Rose), true), (None, true), (None, false), (Some(Tint::Grey), false)]);
}

#[test]
fn what_is_typed_by_hand_may_be_looser_than_what_is_written() {
    let loose = "\u{FEFF}// A comment\r\n(\r\n  gridwright: 1, grids: [(boxes: \"2x2\", at: \"r2c2\"), (at: \"r4c4\", boxes: \"2x2\")],\r\n\
        /* and\n another */ rules: [(on: true, rule: Diagonals(grid: 2))],\r\n\
        givens: [\"1000##\", \"0 0 0 4 # #\", \"..2...\", \"3.....\", \"##..1.\", \"##...3\"], title: \"Two grids that share a box\")";
    let path = tempfile::NamedTempFile::new().unwrap();
    fs::write(&path, loose).unwrap();
    let loaded = formats::read(path.path()).unwrap();
    assert_eq!(loaded[0].puzzle, read_one(&golden("two-grids.ron")));
}

#[test]
fn every_kind_of_rule_survives_with_every_look() {
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        for (tint, on) in Tint::ALL.map(|tint| (Some(tint), false)).into_iter().chain([(None, true)]) {
            let placed = PlacedRule { rule: rule.clone(), tint, on };
            let puzzle = Puzzle::new("".into(), "".into(), board.clone(), BTreeMap::new(), vec![placed]).unwrap();
            assert_eq!(read_one(&ron(&puzzle)), puzzle);
        }
    }
}

fn board() -> impl Strategy<Value = Board> {
    let shapes = prop::sample::select(vec![(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (1, 5), (5, 5)]);
    (shapes, prop::collection::vec((0..20i16, 0..20i16), 1..4)).prop_filter_map(
        "two grids at one place",
        |(shape, at)| {
            let grids = at.into_iter().map(|(row, col)| Grid::new(Cell::new(row, col), shape.0, shape.1).unwrap());
            Board::new(grids.collect()).ok()
        },
    )
}

/// A rule of any kind, which may or may not fit the board.
fn rule(cells: Vec<Cell>) -> impl Strategy<Value = Rule> {
    let grid = (0..3u8).prop_map(GridId);
    let some = prop::sample::subsequence(cells.clone(), 0..=cells.len().min(9));
    let more = prop::sample::subsequence(cells.clone(), 0..=cells.len().min(9));
    let kinds = 0..7;
    (kinds, grid, any::<bool>(), any::<bool>(), 1..10usize, some, more).prop_map(
        |(kind, grid, yes, no, number, some, more)| {
            let some: CellSet = some.into_iter().collect();
            match kind {
                0 => Region { cells: some }.into(),
                1 => Diagonals { grid, falling: yes, rising: no }.into(),
                2 => FourSquares { grid }.into(),
                3 => FourPyramids { grid, mirrored: yes }.into(),
                4 => Position { grid }.into(),
                5 => MagicBox { grid, number, diagonals: yes }.into(),
                _ => {
                    let even = more.into_iter().filter(|&cell| !some.contains(cell)).collect();
                    Parity { odd: some, even }.into()
                }
            }
        },
    )
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "\\PC{0,20}", any::<String>(), "[a-z '\"\\\\#]{0,10}"]
}

prop_compose! {
    fn puzzle()(board in board())(
        rules in prop::collection::vec((rule(board.cells().to_vec()), prop::option::of(prop::sample::select(Tint::ALL.to_vec())), any::<bool>()), 0..8),
        givens in prop::collection::vec((prop::sample::select(board.cells().to_vec()), 1..=board.size()), 0..40),
        title in words(),
        author in words(),
        board in Just(board),
    ) -> Puzzle {
        let rules = rules.into_iter().filter(|(rule, ..)| rule.fits(&board).is_ok());
        let rules = rules.map(|(rule, tint, on)| PlacedRule { rule, tint, on }).collect();
        let givens = givens.into_iter().map(|(cell, value)| (cell, Digit::new(value).unwrap())).collect();
        Puzzle::new(title, author, board, givens, rules).unwrap()
    }
}

fn line_puzzle() -> impl Strategy<Value = Puzzle> {
    let sizes: Vec<u8> = (2..=25).filter(|&size| customary_box(size).is_some()).collect();
    let board = prop::sample::select(sizes).prop_map(|size| {
        let (rows, cols) = customary_box(size).unwrap();
        Board::single(rows, cols).unwrap()
    });
    board.prop_flat_map(|board| {
        let size = board.size();
        let count = board.cells().len();
        prop::collection::vec(prop::option::of(1..=size), count).prop_map(move |digits| {
            let given = |(cell, value): (&Cell, Option<u8>)| Some((*cell, Digit::new(value?)?));
            let givens = board.cells().iter().zip(digits).filter_map(given).collect();
            Puzzle::new(String::new(), String::new(), board.clone(), givens, vec![]).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn any_puzzle_survives_a_file(puzzle in puzzle()) {
        let text = ron(&puzzle);
        let back = read_one(&text);
        prop_assert_eq!(&back, &puzzle);
        prop_assert_eq!(ron(&back), text);
    }

    #[test]
    fn givens_survive_lines(puzzles in prop::collection::vec(line_puzzle(), 1..5)) {
        let (text, warnings) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Lines).unwrap();
        prop_assert_eq!(warnings, vec![]);
        let back: Vec<Puzzle> = formats::read_str("f", &text, None).unwrap().into_iter().map(|loaded| loaded.puzzle).collect();
        prop_assert_eq!(back, puzzles);
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in "[(){}\\[\\]a-z0-9:,\"#./! \n]{0,60}", format in prop::sample::select(vec![Format::Ron, Format::Lines])) {
        let _ = formats::read_str("f", &text, Some(format));
        let _ = formats::read_str("f", &format!("(gridwright: 1,{text}"), Some(format));
    }
}

// Lines of text.

const EMPTY_4X4: &str = "................";

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
            let givens = loaded.puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit}"));
            (loaded.source.line, givens.collect())
        })
        .collect();
    let expected = [(3, ""), (4, "r1c1=1"), (5, "r4c4=2"), (6, "r4c4=4")];
    assert_eq!(lines, expected.map(|(line, givens)| (line, givens.to_owned())));
    let warnings: Vec<String> = loaded.iter().flat_map(|loaded| &loaded.warnings).map(ToString::to_string).collect();
    let name = path.path().display();
    let warning =
        format!("{name}: line 4: what follows the puzzle is left out, here and in later lines: “,1234341221434321”");
    assert_eq!(warnings, [warning]);
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
    let full = Puzzle::new("T".into(), "".into(), board(1, 0, 3, 2), BTreeMap::new(), rules).unwrap();
    let plain = Puzzle::empty(board(0, 0, 2, 2));
    let (text, warnings) = formats::write(&[&plain, &full], Format::Lines).unwrap();
    assert_eq!(text, format!("{EMPTY_4X4}\n{}\n", ".".repeat(36)));
    let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    let expected = [
        "puzzle 2: title and author are lost: a line of text has no place for them",
        "puzzle 2: 1 rule is lost: a line of text has no place for rules",
        "puzzle 2: its boxes of 3x2 cells are lost: readers of a line of text take 2x3",
        "puzzle 2: its grid starts at r2c1; readers of a line of text take r1c1",
    ];
    assert_eq!(warnings, expected);
}

#[test]
fn what_a_format_cannot_hold_is_refused() {
    let two_grids = read_one(&golden("two-grids.ron"));
    let plain = Puzzle::empty(Board::classic());
    let latin = Puzzle::empty(Board::single(1, 5).unwrap());
    for (puzzles, format, expected) in [
        (vec![&plain, &two_grids], Format::Lines, "puzzle 2: a line of text holds one grid, and the board has 2"),
        (vec![&latin], Format::Lines, "puzzle 1: a 5x5 grid has no customary line of text"),
        (vec![&plain, &plain], Format::Ron, "a .ron file holds one puzzle, and there are 2"),
        (vec![], Format::Ron, "a .ron file holds one puzzle, and there are 0"),
    ] {
        assert_eq!(formats::write(&puzzles, format).unwrap_err().to_string(), expected);
    }
    let error = formats::save_puzzles(Path::new("x.png"), &[&plain]).unwrap_err().to_string();
    assert_eq!(error, "x.png: the name must end in .ron or .txt, so that the format is known");
}

// Bad input.

/// A file of this format version with these fields.
fn file(fields: &str) -> String {
    format!("(\n    gridwright: 1,\n    grids: [\n        (at: \"r1c1\", boxes: \"3x3\"),\n    ],\n{fields})\n")
}

fn givens(rows: &[&str]) -> String {
    let rows: String = rows.iter().map(|row| format!("        \"{row}\",\n")).collect();
    format!("    givens: [\n{rows}    ],\n")
}

#[test]
fn bad_puzzle_files_are_refused_with_what_is_wrong_and_where() {
    const DOTS: &str = "... ... ...";
    let nine = |number: usize, row: &'static str| {
        let mut rows = [DOTS; 9];
        rows[number - 1] = row;
        file(&givens(&rows))
    };
    let grids = |list: &str| format!("(gridwright: 1,\n grids: [\n{list}])");
    let rule = |rule: &str| file(&format!("    rules: [\n        (rule: Position()),\n        {rule},\n    ],\n"));
    for (text, expected) in [
        // Whole files.
        ("".to_owned(), "f: there is no puzzle in it"),
        (" \n\n".to_owned(), "f: there is no puzzle in it"),
        ("hello".to_owned(), "f: not a Gridwright puzzle: it does not begin with “(gridwright: 1,”"),
        ("()".to_owned(), "f: not a Gridwright puzzle: it does not begin with “(gridwright: 1,”"),
        ("(title: \"x\")".to_owned(), "f: not a Gridwright puzzle: it does not begin with “(gridwright: 1,”"),
        ("(gridwright: 0)".to_owned(), "f: not a Gridwright puzzle: it does not begin with “(gridwright: 1,”"),
        ("(gridwright: one)".to_owned(), "f: not a Gridwright puzzle: it does not begin with “(gridwright: 1,”"),
        // Versions: whatever else such a file holds is not looked at.
        ("(gridwright: 2)".to_owned(), "f: made by a newer Gridwright (format 2, this program reads up to 1)"),
        (
            "(\n  gridwright: 7,\n  layers: {3: Hexagons(x: [..])},\n  grids: 5 oh".to_owned(),
            "f: made by a newer Gridwright (format 7, this program reads up to 1)",
        ),
        (
            "(layers: [Hexagons(3)], gridwright: 2)".to_owned(),
            "f: made by a newer Gridwright (format 2, this program reads up to 1)",
        ),
        // Cut off.
        ("(".to_owned(), "f: line 1: the file ends too early; it was probably cut off"),
        ("(gridwright: 1,\n grids: [".to_owned(), "f: line 2: the file ends too early; it was probably cut off"),
        ("(gridwright: 1,\n title: \"Unti".to_owned(), "f: line 2: the file ends too early; it was probably cut off"),
        // Syntax and fields.
        (
            file("    titel: \"x\",\n"),
            "f: line 6, column 5: Unexpected field named `titel` in `puzzle`, expected one of `gridwright`, `title`, \
             `author`, `grids`, `givens`, or `rules` instead",
        ),
        (file("    title: x,\n"), "f: line 6, column 12: Expected string"),
        (file("") + "x", "f: line 7, column 1: Non-whitespace trailing characters"),
        ("(gridwright: 1)".to_owned(), "f: line 1, column 15: Unexpected missing field named `grids` in `puzzle`"),
        (
            file("    gridwright: 1,\n"),
            "f: line 6, column 5: Unexpected duplicate field named `gridwright` in `puzzle`",
        ),
        // Boards.
        (grids(""), "f: a board needs at least one grid"),
        (
            grids("(at: \"r1c1\", boxes: \"3by3\")"),
            "f: line 3, column 22: “3by3” is no shape of a box: expected rows and columns, like 3x3",
        ),
        (
            grids("(at: \"a1\", boxes: \"3x3\")"),
            "f: line 3, column 7: “a1” is not a cell: expected something like r3c4, r3c4-6 or r1-3c4-6",
        ),
        (
            grids("(at: \"r1c1\", boxes: \"3x3\"),\n(at: \"r9c9\", boxes: \"6x6\")"),
            "f: line 4: boxes of 6x6 cells make no grid: their area must be from 2 to 25",
        ),
        (
            grids("(at: \"r1c1\", boxes: \"3x3\"),\n(at: \"r400c9\", boxes: \"3x3\")"),
            "f: line 4: a grid cannot start at r400c9: it would leave the lattice",
        ),
        (
            grids("(at: \"r1c1\", boxes: \"3x3\"),\n(at: \"r7c7\", boxes: \"2x2\")"),
            "f: line 4: grid 2 has 4 digits but grid 1 has 9; all grids of a board need the same digits",
        ),
        (
            grids("(at: \"r1c1\", boxes: \"3x3\"),\n(at: \"r1c1\", boxes: \"3x3\")"),
            "f: line 4: grids 1 and 2 lie on exactly the same cells",
        ),
        // Givens.
        (nine(3, "... A.. ..."), "f: line 9, column 14: r3c4: digit 10 on a 9x9 board"),
        (
            nine(2, "... x.. ..."),
            "f: line 8, column 14: r2c4: “x” is no digit; an empty cell is ., letters from A to P are digits above 9, \
             and # is off the board",
        ),
        (nine(9, "... ... .."), "f: line 15: row 9 of the givens has 8 symbols, but the board is 9 cells wide"),
        (nine(9, ""), "f: line 15: row 9 of the givens has 0 symbols, but the board is 9 cells wide"),
        (nine(1, "#.. ... ..."), "f: line 7, column 10: r1c1 is a cell of the board; write . where no digit is given"),
        (file(&givens(&[DOTS; 8])), "f: line 14: the givens have 8 rows, but the board is 9 cells high"),
        (file(&givens(&[DOTS; 11])), "f: line 16: the givens have 11 rows, but the board is 9 cells high"),
        (
            golden("two-grids.ron").replace("\"1. .. ##\"", "\"1. .. #5\""),
            "f: line 9, column 17: r2c7: there is no such cell on the board",
        ),
        (
            golden("two-grids.ron").replace("\"1. .. ##\"", "\"1. .. .#\""),
            "f: line 9, column 16: r2c6: there is no such cell on the board; write # there",
        ),
        // Rules.
        (
            rule("(rule: Region(cells: \"r1c1 r1c10\"))"),
            "f: line 8: rule 2 (Painted region): r1c10 is not on the board",
        ),
        (rule("(rule: MagicBox(box: 10))"), "f: line 8: rule 2 (Magic box): there is no box 10 in a grid of 9 boxes"),
        (rule("(rule: Diagonals(grid: 2))"), "f: line 8: rule 2 (Diagonals): there is no grid 2; the board has 1"),
        (rule("(rule: Diagonals(grid: 0))"), "f: line 8, column 32: there is no grid 0; grids are counted from 1"),
        (
            rule("(rule: Region(cells: \"r1c1 r1cx\"))"),
            "f: line 8, column 31: “r1cx” is not a cell: expected something like r3c4, r3c4-6 or r1-3c4-6",
        ),
        (
            rule("(rule: Position(), tint: pink)"),
            "f: line 8, column 34: Unexpected variant named `pink` in enum `Tint`, expected one of `sand`, `green`, \
             `blue`, `violet`, `rose`, or `grey` instead",
        ),
        (
            rule("(rule: Position(mirrored: true))"),
            "f: line 8, column 25: Unexpected field named `mirrored` in `Position`, expected `grid` instead",
        ),
    ] {
        assert_eq!(error_of(&text, Some(Format::Ron)), expected, "{text}");
    }
    let unknown = error_of(&rule("(rule: Hexagon())"), None);
    assert!(
        unknown.starts_with("f: line 8, column 16: Unexpected variant named `Hexagon` in enum `Rule`"),
        "{unknown}"
    );
}

#[test]
fn a_puzzle_file_cut_off_anywhere_is_known_as_such() {
    for name in GOLDEN {
        let text = golden(name);
        for (end, _) in text.trim_end().char_indices().skip(1) {
            let error = error_of(&text[..end], Some(Format::Ron));
            assert!(error.ends_with(": the file ends too early; it was probably cut off"), "{end}: {error}");
        }
    }
}

#[test]
fn bad_lines_are_refused_with_what_is_wrong_and_where() {
    let line = |symbols: &str| format!("# heading\n\n{symbols}\n");
    let lengths = "16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625";
    let hint = "an empty cell is . or 0, and letters from A to P are digits above 9";
    let dots = ".".repeat(81);
    for (text, expected) in [
        ("".to_owned(), "f: there is no puzzle in it".to_owned()),
        ("# only\n\n# comments\n".to_owned(), "f: there is no puzzle in it".to_owned()),
        (line(&dots[1..]), format!("f: line 3: 80 symbols make no grid; a puzzle has {lengths}")),
        (line(&"1".repeat(25)), format!("f: line 3: 25 symbols make no grid; a puzzle has {lengths}")),
        (line("1"), format!("f: line 3: 1 symbols make no grid; a puzzle has {lengths}")),
        (
            line(&format!("  {}", dots.replacen("....", "..x.", 1))),
            format!("f: line 3, column 5: r1c3: “x” is no digit; {hint}"),
        ),
        (line(&format!("{}é", &dots[1..])), format!("f: line 3, column 81: r9c9: “é” is no digit; {hint}")),
        (line(&format!("{}\u{1}", &dots[1..])), format!("f: line 3, column 81: r9c9: “\\u{{1}}” is no digit; {hint}")),
        (line("quiet please"), format!("f: line 3, column 1: “q” is no digit; {hint}")),
        (line(&format!("{}A{}", &dots[..21], &dots[22..])), "f: line 3: r3c4: digit 10 on a 9x9 board".to_owned()),
        (line("5..............."), "f: line 3: r1c1: digit 5 on a 4x4 board".to_owned()),
    ] {
        assert_eq!(error_of(&text, Some(Format::Lines)), expected, "{text}");
    }
}

/// Reads a file with these bytes and this end of its name.
fn error_of_bytes(bytes: &[u8], extension: &str) -> String {
    let path = tempfile::Builder::new().suffix(extension).tempfile().unwrap();
    fs::write(&path, bytes).unwrap();
    let error = formats::read(path.path()).unwrap_err().to_string();
    error.replace(&path.path().display().to_string(), "f")
}

#[test]
fn files_that_are_no_text_are_refused() {
    let utf_16: Vec<u8> = [0xFF, 0xFE].into_iter().chain("1...".bytes().flat_map(|byte| [byte, 0])).collect();
    for (bytes, expected) in [
        (b"# ok\n# M\xFCller\n".to_vec(), "f: line 2: not a text in UTF-8"),
        (utf_16, "f: line 1: not a text in UTF-8; it looks like UTF-16"),
    ] {
        assert_eq!(error_of_bytes(&bytes, ".txt"), expected);
        assert_eq!(error_of_bytes(&bytes, ".ron"), expected);
    }
    let folder = tempfile::tempdir().unwrap();
    let error = formats::read(folder.path()).unwrap_err().to_string();
    assert!(error.ends_with(": cannot be read: Is a directory (os error 21)"), "{error}");
    let error = formats::read(&folder.path().join("x.ron")).unwrap_err().to_string();
    assert!(error.ends_with("x.ron: cannot be read: No such file or directory (os error 2)"), "{error}");
}

#[test]
fn huge_files_are_refused_before_they_are_read() {
    for (extension, bytes, expected) in [
        (".txt", 100 << 20, "f: too large: 100 MiB; at most 64 MiB are read"),
        (".sdk", 100_000_000, "f: too large: 95.4 MiB; at most 64 MiB are read"),
        (".ron", 5 << 20, "f: too large: 5 MiB; at most 4 MiB are read"),
    ] {
        let path = tempfile::Builder::new().suffix(extension).tempfile().unwrap();
        path.as_file().set_len(bytes).unwrap();
        let error = formats::read(path.path()).unwrap_err().to_string();
        assert_eq!(error.replace(&path.path().display().to_string(), "f"), expected);
    }
    let endless = formats::open_stream("-", std::io::repeat(b'.')).err().unwrap().to_string();
    assert_eq!(endless, "-: too large: at most 64 MiB are read");
    // A puzzle is a puzzle by any name.
    let long = format!("// {}\n{}", "x".repeat(5 << 20), golden("two-grids.ron"));
    assert_eq!(error_of_bytes(long.as_bytes(), ".txt"), "f: too large: 5.0 MiB; at most 4 MiB are read");
}

// Formats are told by content and name.

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
    let expected = format!("{}: holds 3 puzzles; only the first is taken", path.path().display());
    assert_eq!(loaded.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
    fs::write(&path, EMPTY_4X4).unwrap();
    assert_eq!(formats::read_first(path.path()).unwrap().warnings, []);
}

// Saving.

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn saving_makes_or_replaces_a_file_and_leaves_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let puzzle = read_one(&golden("two-grids.ron"));
    for _ in 0..2 {
        assert_eq!(formats::save_puzzles(&path, &[&puzzle]).unwrap(), []);
        assert_eq!(fs::read_to_string(&path).unwrap(), golden("two-grids.ron"));
    }
    assert_eq!(names(folder.path()), ["new.ron"]);
}

#[cfg(unix)]
#[test]
fn saving_keeps_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("plain"), "old").unwrap();
    formats::save(&path("new"), b"new").unwrap();
    let mode = |name: &str| fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("new"), mode("plain"), "a new file is like any other");
    for bits in [0o600, 0o664, 0o755] {
        fs::set_permissions(path("plain"), fs::Permissions::from_mode(bits)).unwrap();
        formats::save(&path("plain"), b"new").unwrap();
        assert_eq!(mode("plain"), bits);
    }

    fs::create_dir(path("far")).unwrap();
    symlink("far/target", path("middle")).unwrap();
    symlink("middle", path("link")).unwrap();
    for content in ["first", "second"] {
        // The first time the link leads nowhere yet.
        formats::save(&path("link"), content.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(path("far/target")).unwrap(), content);
        assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
        assert!(fs::symlink_metadata(path("middle")).unwrap().is_symlink());
    }
    symlink("loop", path("loop")).unwrap();
    assert!(formats::save(&path("loop"), b"x").is_err());
    assert_eq!(names(folder.path()), ["far", "link", "loop", "middle", "new", "plain"]);
}

#[cfg(unix)]
#[test]
fn a_save_that_fails_says_why_and_leaves_the_old_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old.ron");
    fs::write(&old, "old").unwrap();
    fs::set_permissions(&old, fs::Permissions::from_mode(0o444)).unwrap();
    let full = Path::new("/dev/full");
    for (path, reason) in [
        (old.as_path(), "the file is marked read-only"),
        (folder.path(), "is a directory"),
        (&folder.path().join("none/x.ron"), "No such file or directory"),
        // Nobody may make files there, not even root.
        (Path::new("/proc/gridwright.ron"), "/proc"),
        (full, "No space left on device"),
    ] {
        let error = formats::save(path, b"new").unwrap_err().to_string();
        assert!(error.starts_with(&format!("{}: cannot be saved: ", path.display())), "{error}");
        assert!(error.contains(reason), "{error}");
    }
    assert_eq!(fs::read_to_string(&old).unwrap(), "old");
    assert_eq!(names(folder.path()), ["old.ron"]);
}
