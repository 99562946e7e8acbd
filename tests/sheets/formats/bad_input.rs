//! Bad files, and their exact error messages.

use std::fs;

use gridwright::formats::{self, Format};

use super::{GOLDEN, error_of, golden};

/// Returns a file of this format version with these fields.
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
        ("".to_owned(), "f: contains no puzzle"),
        (" \n\n".to_owned(), "f: contains no puzzle"),
        ("hello".to_owned(), "f: not a Gridwright puzzle: it does not start with “(gridwright: 1,”"),
        ("()".to_owned(), "f: not a Gridwright puzzle: it does not start with “(gridwright: 1,”"),
        ("(title: \"x\")".to_owned(), "f: not a Gridwright puzzle: it does not start with “(gridwright: 1,”"),
        ("(gridwright: 0)".to_owned(), "f: not a Gridwright puzzle: it does not start with “(gridwright: 1,”"),
        ("(gridwright: one)".to_owned(), "f: not a Gridwright puzzle: it does not start with “(gridwright: 1,”"),
        // Versions: nothing else in such a file is read.
        (
            "(gridwright: 2)".to_owned(),
            "f: made with a newer Gridwright (format 2; this version reads up to 1); update Gridwright to open it",
        ),
        (
            "(\n  gridwright: 7,\n  layers: {3: Hexagons(x: [..])},\n  grids: 5 oh".to_owned(),
            "f: made with a newer Gridwright (format 7; this version reads up to 1); update Gridwright to open it",
        ),
        (
            "(layers: [Hexagons(3)], gridwright: 2)".to_owned(),
            "f: made with a newer Gridwright (format 2; this version reads up to 1); update Gridwright to open it",
        ),
        // Cut off.
        ("(".to_owned(), "f: line 1: the file ends too early; part of it is probably missing"),
        ("(gridwright: 1,\n grids: [".to_owned(), "f: line 2: the file ends too early; part of it is probably missing"),
        (
            "(gridwright: 1,\n title: \"Unti".to_owned(),
            "f: line 2: the file ends too early; part of it is probably missing",
        ),
        // Syntax and fields.
        (
            file("    titel: \"x\",\n"),
            "f: line 6, column 5: Unexpected field named `titel` in `puzzle`, expected one of `gridwright`, `title`, \
             `author`, `stars`, `digits_from`, `grids`, `givens`, `rules`, `symbols`, `progress`, `remarks`, \
             `source`, `link`, `date`, `tags`, `rules_text`, `rules_text_about`, `sentences`, `message`, `notes`, \
             `solution`, `solution_text`, `not_understood`, `drawings`, or `fog` instead",
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
            "f: line 3, column 22: “3by3” is not a box size: expected rows and columns, like 3x3",
        ),
        (
            grids("(at: \"a1\", boxes: \"3x3\")"),
            "f: line 3, column 7: “a1” is not a cell: expected something like r3c4, r3c4-6 or r1-3c4-6",
        ),
        (
            grids("(at: \"r1c1\", boxes: \"3x3\"),\n(at: \"r9c9\", boxes: \"6x6\")"),
            "f: line 4: boxes of 6x6 cells are not possible: a box must have from 2 to 25 cells",
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
        (
            grids("(at: \"r1c1\", boxes: \"3x3\", latin: 9)"),
            "f: line 3: a grid has boxes (boxes: \"3x3\"), regions, or neither (latin: 9); give only one of these",
        ),
        (
            grids("(at: \"r1c1\", latin: 26)"),
            "f: line 3: a grid of 26 rows and columns is not possible: it must have from 2 to 25",
        ),
        (
            grids("(at: \"r3c5\", regions: [\n\"1122\",\n\"1122\",\n\"33 4\",\n\"3344\"])"),
            "f: line 6: row 3 has 3 symbols instead of 4",
        ),
        (
            grids("(at: \"r3c5\", regions: [\n\"1122\",\n\"1122\",\n\"33?4\",\n\"3344\"])"),
            "f: line 6: r5c7: “?” is not a digit; use the digits 1 to 9 and the letters A to P to name regions",
        ),
        (
            grids("(at: \"r1c1\", regions: [\n\"1122\",\n\"1122\",\n\"3344\",\n\"3345\"])"),
            "f: line 3: there is no region 5: the regions are counted from 1 to 4",
        ),
        // Givens.
        (nine(3, "... A.. ..."), "f: line 9, column 14: r3c4: digit 10 is too large for a 9x9 board"),
        (
            nine(2, "... x.. ..."),
            "f: line 8, column 14: r2c4: “x” is not a digit; use . for an empty cell, letters A to P for digits above \
             9, and # where there is no cell",
        ),
        (nine(9, "... ... .."), "f: line 15: row 9 has 8 symbols instead of 9"),
        (nine(9, ""), "f: line 15: row 9 has 0 symbols instead of 9"),
        (nine(1, "#.. ... ..."), "f: line 7, column 10: r1c1 is on the board; write . for a cell without a given"),
        (file(&givens(&[DOTS; 8])), "f: line 14: the givens have 8 rows instead of 9"),
        (file(&givens(&[DOTS; 11])), "f: line 16: the givens have 11 rows instead of 9"),
        (
            golden("two-grids.ron").replace("\"1. .. ##\"", "\"1. .. #5\""),
            "f: line 9, column 17: r2c7 is not on the board",
        ),
        (
            golden("two-grids.ron").replace("\"1. .. ##\"", "\"1. .. .#\""),
            "f: line 9, column 16: r2c6 is not on the board; write # there",
        ),
        // Rules.
        (rule("(rule: Region(cells: \"r1c1 r1c10\"))"), "f: line 8: rule 2 (Extra region): r1c10 is not on the board"),
        (rule("(rule: MagicBox(box: 10))"), "f: line 8: rule 2 (Magic box): there is no box 10; the grid has 9 boxes"),
        (rule("(rule: Diagonals(grid: 2))"), "f: line 8: rule 2 (Diagonals): there is no grid 2; the board has 1 grid"),
        (rule("(rule: Diagonals(grid: 0))"), "f: line 8, column 32: there is no grid 0; grids are counted from 1"),
        (
            rule("(rule: Region(cells: \"r1c1 r1cx\"))"),
            "f: line 8, column 31: “r1cx” is not a cell: expected something like r3c4, r3c4-6 or r1-3c4-6",
        ),
        (
            rule("(rule: Region(cells: \"r1-999c1-999\"))"),
            "f: line 8, column 31: more than 2000 cells; no board has that many",
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
        // Symbols.
        (file("    symbols: Own([\"a\", \"b\"]),\n"), "f: line 6: 2 symbols are not enough; the board has 9 digits"),
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
            assert!(error.ends_with(": the file ends too early; part of it is probably missing"), "{end}: {error}");
        }
    }
}

#[test]
fn bad_lines_are_refused_with_what_is_wrong_and_where() {
    let line = |symbols: &str| format!("# heading\n\n{symbols}\n");
    let lengths = "16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625";
    let hint = "use . or 0 for an empty cell, and letters A to P for digits above 9";
    let dots = ".".repeat(81);
    for (text, expected) in [
        ("".to_owned(), "f: contains no puzzle".to_owned()),
        ("# only\n\n# comments\n".to_owned(), "f: contains no puzzle".to_owned()),
        (line(&dots[1..]), format!("f: line 3: 80 symbols do not make a grid; a puzzle has {lengths}")),
        (line(&"1".repeat(25)), format!("f: line 3: 25 symbols do not make a grid; a puzzle has {lengths}")),
        (line("1"), format!("f: line 3: 1 symbols do not make a grid; a puzzle has {lengths}")),
        (
            line(&format!("  {}", dots.replacen("....", "..x.", 1))),
            format!("f: line 3, column 5: r1c3: “x” is not a digit; {hint}"),
        ),
        (line(&format!("{}é", &dots[1..])), format!("f: line 3, column 81: r9c9: “é” is not a digit; {hint}")),
        (
            line(&format!("{}\u{1}", &dots[1..])),
            format!("f: line 3, column 81: r9c9: “\\u{{1}}” is not a digit; {hint}"),
        ),
        (line("quiet please"), "f: not recognised as a puzzle".to_owned()),
        (
            line(&format!("{}A{}", &dots[..21], &dots[22..])),
            "f: line 3: r3c4: digit 10 is too large for a 9x9 board".to_owned(),
        ),
        (line("5..............."), "f: line 3: r1c1: digit 5 is too large for a 4x4 board".to_owned()),
    ] {
        assert_eq!(error_of(&text, Some(Format::Lines)), expected, "{text}");
    }
}

/// Returns the error of a file with these bytes and this extension.
fn error_of_bytes(bytes: &[u8], extension: &str) -> String {
    let path = tempfile::Builder::new().suffix(extension).tempfile().unwrap();
    fs::write(&path, bytes).unwrap();
    let error = formats::read(path.path()).unwrap_err().to_string();
    error.replace(&path.path().display().to_string(), "f")
}

#[test]
fn files_that_are_no_text_are_refused() {
    let expected =
        "f: not a text; if it is a picture or a document, open the puzzle in its program and copy it as text";
    for bytes in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01"[..], b"PK\x03\x04\x14\0\0\0\x08\0", b"(\0\x01\x02\xFF\x03"]
    {
        assert_eq!(error_of_bytes(bytes, ".txt"), expected);
        assert_eq!(error_of_bytes(bytes, ".ron"), expected);
    }
    let folder = tempfile::tempdir().unwrap();
    let error = formats::read(folder.path()).unwrap_err().to_string();
    assert!(error.ends_with(": cannot be read: Is a directory"), "{error}");
    let error = formats::read(&folder.path().join("x.ron")).unwrap_err().to_string();
    assert!(error.ends_with("x.ron: cannot be read: No such file or directory"), "{error}");
}

#[test]
fn huge_files_are_refused_before_they_are_read() {
    for (extension, bytes, expected) in [
        (".txt", 100 << 20, "f: too large; the limit is 64 MiB"),
        (".puzzle", 100_000_000, "f: too large; the limit is 64 MiB"),
        (".ron", 5 << 20, "f: too large (5 MiB); the limit is 4 MiB"),
    ] {
        let path = tempfile::Builder::new().suffix(extension).tempfile().unwrap();
        path.as_file().set_len(bytes).unwrap();
        let error = formats::read(path.path()).unwrap_err().to_string();
        assert_eq!(error.replace(&path.path().display().to_string(), "f"), expected);
    }
    let endless = formats::open_stream("-", std::io::repeat(b'.')).err().unwrap().to_string();
    assert_eq!(endless, "-: too large; the limit is 64 MiB");
    // A puzzle is recognised under any name.
    let long = format!("// {}\n{}", "x".repeat(5 << 20), golden("two-grids.ron"));
    assert_eq!(error_of_bytes(long.as_bytes(), ".txt"), "f: too large (5.0 MiB); the limit is 4 MiB");
}
