//! Files that are too large, too many, too deep or too long: each soon ends in an error that says so.

use gridwright::board::Board;
use gridwright::formats::{self, Format, MAX_BAD_LINES, PuzzleWriter, limits};
use gridwright::puzzle::{MAX_RULES, PlacedRule, Puzzle};
use gridwright::sheet::text::{FontError, add_family};
use gridwright::sheet::{PictureError, Pixels};
use gridwright::variant::{Rule, Thermometer};

use super::error_of;

/// Returns a puzzle with a rule whose field is this text.
fn with_rule(rule: &str) -> String {
    format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], rules: [(rule: {rule})])")
}

/// Returns a puzzle with a line whose rule is this formula.
fn own_line(formula: &str) -> String {
    with_rule(&format!("OwnLine(path: \"r1c1 r1c2\", formula: \"{formula}\")"))
}

/// Returns a puzzle with a line whose rule is this regular expression.
fn own_word(expression: &str) -> String {
    with_rule(&format!("OwnWord(path: \"r1c1 r1c2\", expression: \"{expression}\")"))
}

#[test]
fn the_page_of_limits_is_made_of_them() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/limits.md");
    let mut page = "# Limits

How large, how numerous and how deeply nested things in files may be. Anything beyond a limit is refused with a message
that names the limit. A test reads a file beyond each; `tests/sheets/formats/limits.rs` lists them. This page is
generated from `src/formats/limits.rs` and `src/cli/mod.rs`.

| what | at most |
| --- | --- |
"
    .to_owned();
    for (what, most) in limits().into_iter().chain(gridwright::cli::limits()) {
        page += &format!("| {what} | {most} |\n");
    }
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), page);
}

#[test]
fn what_is_beyond_a_limit_is_refused_with_the_limit() {
    let many = |text: &str, count: usize| text.repeat(count);
    let board = |keys: &str| format!("{{\"cells\":[{0}],\"regions\":[],{keys}}}", ["[{},{},{},{}]"; 4].join(","));
    let game = format!("<game data=\"{}\"/>", "0".repeat(81));
    let deflated = {
        use std::io::Write;
        let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
        packed.write_all(&vec![b'a'; 20_000_000]).unwrap();
        use base64::Engine;
        base64::engine::general_purpose::STANDARD.encode(packed.finish().unwrap())
    };
    let named = |words: &str, letters: usize| {
        format!("(gridwright: 1, {words}: \"{}\", grids: [(at: \"r1c1\", boxes: \"2x2\")])", "a".repeat(letters))
    };
    for (name, text, expected) in [
        ("a large puzzle", format!("({}", many(" ", 5 << 20)), "f: too large (5.0 MiB); the limit is 4 MiB"),
        ("large JSON", format!("{{\"gridwright\":1,\"title\":\"{}\"}}", many("a", 1_600_000)), "1.5 MiB"),
        ("a deep file", with_rule(&many("Some(", 600_000)), "brackets are nested more than 16 deep"),
        ("deep JSON", format!("{{\"size\":9,\"grid\":{}", many("[", 100_000)), "recursion limit"),
        ("a deep short form", format!("scl{}", lz_str::compress_to_base64(&many("[", 100_000))), "more than 32 deep"),
        ("a long title", named("title", 130_000), "too long (130000 characters); the limit is 1000"),
        ("a long author", named("author", 2_000_000), "too long (2000000 characters); the limit is 1000"),
        ("many elements", board(&format!("\"cages\":[{}1]", many("1,", 20_000))), "more than 10000 elements"),
        ("a packed bomb", format!("scl{}", lz_str::compress_to_base64(&many("a", 6_000_000))), "1.4 MiB"),
        ("a deflated bomb", format!("https://example.org/penpa-edit/#m=edit&p={deflated}"), "1.4 MiB"),
        ("many tags", format!("<ksudoku>{}", many("<a/>", 300_000)), "more than 200000 elements"),
        ("many games", format!("<opensudoku>{}</opensudoku>", many(&game, 10_001)), "more than 10000 puzzles"),
        (
            "many rules",
            with_rule(&format!("Position(grid: 1){}", many("), (rule: Position(grid: 1)", 10_000))),
            "too many rules (10001); the limit is 10000",
        ),
        ("a large board", "board 25 5x5 r1c1 r30c30 r60c60 r90c90\n".to_owned(), "2000"),
        (
            "a digit too many",
            format!("board 26 2x13 r1c1\n{}", many(&format!("{}\n", many(".", 26)), 26)),
            "the number of digits, from 2 to 25",
        ),
        (
            "a large collection",
            format!("<opensudoku>{}</opensudoku>", many(" ", 65 << 20)),
            "f: too large (65.0 MiB); the limit is 64 MiB",
        ),
        ("a long formula", own_line(&format!("a{} = b", many(" + 1", 100))), "at most 300 characters are allowed"),
        (
            "a deep formula",
            own_line(&format!("{}a{} = b", many("(", 41), many(")", 41))),
            "brackets and bars can be nested at most 40 deep",
        ),
        ("a large number", own_line("a + 1000000 = b"), "999999"),
        (
            "a formula of many states",
            with_rule("OwnCells(cells: \"r1-4c1-4\", formula: \"x[1]*x[2] = x[3]*x[4] and x[5]*x[6] = x[7]*x[8]\")"),
            "the formula is too complicated for 16 cells",
        ),
        ("a long expression", own_word(&many("1", 201)), "at most 200 characters are allowed"),
        ("a deep expression", own_word(&format!("{}1{}", many("(", 31), many(")", 31))), "parentheses/brackets (30)"),
        ("an expression of many states", own_word(".*1.{9}"), "the expression is too complex"),
    ] {
        let error = error_of(&text, None);
        assert!(error.contains(expected), "{name}: {}", error.chars().take(300).collect::<String>());
    }
}

/// Inputs within a limit are read, so the inputs above are rejected for exceeding it.
#[test]
fn what_is_within_a_limit_is_read() {
    let many = |text: &str, count: usize| text.repeat(count);
    for (name, text) in [
        ("a long formula", own_line(&format!("a{} != b", many(" + 1", 73)))),
        ("a deep formula", own_line(&format!("{}a{} != b", many("(", 40), many(")", 40)))),
        ("a large number", own_line("a + 999999 != b")),
        ("a long expression", own_word(&many("1", 200))),
        ("a deep expression", own_word(&format!("{}1{}", many("(", 29), many(")", 29)))),
        ("an expression of many states", own_word(".*1.{6}")),
        ("a board of 25 digits", format!("board 25 5x5 r1c1\n{}", many(&format!("{}\n", many(".", 25)), 25))),
    ] {
        let read = formats::read_str("f", &text, None);
        assert!(read.is_ok(), "{name}: {}", read.unwrap_err());
    }
}

/// Lines may be given by their ends only, and pass through as many cells as there are numbers.
#[test]
fn lines_run_through_so_many_cells_and_no_further() {
    let drawing = |spans: usize| {
        let ends: Vec<&str> = ["[0.5,0.5]", "[0.5,998.5]"].into_iter().cycle().take(spans + 1).collect();
        let line =
            |ends: &str, colour: &str| format!("{{\"wayPoints\":[{ends}],\"thickness\":10,\"color\":\"#{colour}\"}}");
        let cells = ["[{},{},{},{}]"; 4].join(",");
        let boxes = "[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
                     [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]";
        // The colour of the second line says that it is a renban.
        let lines = [line(&ends.join(","), "CFCFCF"), line("[0.5,0.5],[0.5,3.5]", "F067F0")].join(",");
        let text = format!("{{\"cells\":[{cells}],\"regions\":[{boxes}],\"lines\":[{lines}]}}");
        formats::read_str("f", &text, None).unwrap().remove(0).puzzle
    };
    // 998 cells from end to end: 199 600 of them, and 200 598.
    let (within, beyond) = (drawing(200), drawing(201));
    assert_eq!(within.rules().len(), beyond.rules().len() + 1, "the second line is on the board");
}

/// The texts of a booklet are rejected with their limit, whether on one line or on several.
#[test]
fn words_of_a_booklet_have_so_many_letters() {
    for (setting, letters, most) in
        [("title", 1001, 1000), ("credits", 20_001, 20_000), ("copyright", 20_001, 20_000), ("back", 20_001, 20_000)]
    {
        let text = |letters: usize| format!("(gridwright_book: 1, settings: ({setting}: \"{}\"))", "a".repeat(letters));
        let error = formats::read_book_str("f", &text(letters)).unwrap_err().to_string();
        let told = format!("too long ({letters} characters); the limit is {most}");
        assert!(error.contains(setting) && error.contains(&told), "{setting}: {error}");
        assert!(formats::read_book_str("f", &text(most)).is_ok(), "{setting}");
    }
}

/// Further inputs of a booklet; other tests cover the limits on pixels and fonts.
#[test]
fn pictures_and_fonts_have_so_many_bytes() {
    let picture = Pixels::read(&vec![0; (64 << 20) + 1]).unwrap_err();
    assert_eq!((picture.clone(), picture.to_string().contains("64 MiB")), (PictureError::FileTooLarge, true));
    let font = add_family(&vec![0; (16 << 20) + 1], None).unwrap_err();
    assert_eq!((font.clone(), font.to_string().contains("16 MiB")), (FontError::TooLarge, true));
}

/// For each limit, the test with a file beyond it, and words that occur there.
const HELD: &[(&str, &str, &str)] = &[
    ("a file or stream of many puzzles", "tests/sheets/formats/limits.rs", "a large collection"),
    ("a file of one puzzle", "tests/sheets/formats/limits.rs", "a large puzzle"),
    ("JSON, and the decoded content", "tests/sheets/formats/limits.rs", "a packed bomb"),
    ("elements in a puzzle", "tests/sheets/formats/limits.rs", "many elements"),
    ("cells in all lines", "tests/sheets/formats/limits.rs", "fn lines_run_through_so_many_cells_and_no_further"),
    ("tags in an XML file", "tests/sheets/formats/limits.rs", "many tags"),
    ("puzzles in an OpenSudoku file", "tests/sheets/formats/limits.rs", "many games"),
    ("nested brackets in `.ron`", "tests/sheets/formats/limits.rs", "a deep file"),
    ("nested values in JSON", "tests/sheets/formats/limits.rs", "deep JSON"),
    ("nested values in SudokuPad", "tests/sheets/formats/limits.rs", "a deep short form"),
    ("bad lines in a row", "tests/sheets/formats/limits.rs", "stopped after 20 bad lines"),
    ("characters in a title", "tests/sheets/formats/limits.rs", "a long title"),
    ("characters in a text of several lines", "tests/sheets/formats/limits.rs", "fn words_of_a_booklet_have_so_many"),
    ("characters in a formula", "tests/sheets/formats/limits.rs", "a long formula"),
    ("nested brackets and bars", "tests/sheets/formats/limits.rs", "a deep formula"),
    ("a number in a formula", "tests/sheets/formats/limits.rs", "a large number"),
    ("characters in a regular expression", "tests/sheets/formats/limits.rs", "a long expression"),
    ("nested groups", "tests/sheets/formats/limits.rs", "a deep expression"),
    ("states of a formula of all digits", "tests/sheets/formats/limits.rs", "a formula of many states"),
    ("states of a regular expression", "tests/sheets/formats/limits.rs", "an expression of many states"),
    ("rules of a puzzle", "tests/sheets/formats/limits.rs", "many rules"),
    ("drawings of a puzzle", "tests/sheets/formats/drawings.rs", "too many drawings (10001)"),
    ("points in the lines of all drawings", "tests/sheets/formats/drawings.rs", "at most 50000"),
    ("a coordinate or length of a drawing", "tests/sheets/formats/drawings.rs", "drawings reach at most 300 cells"),
    ("the pictures among the drawings", "tests/sheets/formats/drawings.rs", "at most 1000 kB"),
    ("links of the fog of a puzzle", "src/puzzle/fogged.rs", "2001 links; the limit is 2000"),
    ("cells in all links of the fog", "src/puzzle/fogged.rs", "113400 cells in all links together"),
    ("digits of a board", "tests/sheets/formats/limits.rs", "a digit too many"),
    ("cells of a board", "tests/sheets/formats/limits.rs", "a large board"),
    (
        "puzzles in a booklet, and entries",
        "tests/sheets/formats/limits.rs",
        "more than 10000 puzzles, which is too many at once",
    ),
    ("margins of a booklet", "tests/sheets/formats/limits.rs", "margins: (top: 1e9"),
    ("gutter of a booklet", "tests/sheets/formats/limits.rs", "gutter_mm: inf"),
    ("bleed of a booklet", "tests/sheets/formats/limits.rs", "bleed_mm: -1"),
    ("a picture of a booklet", "tests/sheets/pictures.rs", "png_head(10_000, 10_000)"),
    ("the pictures of a booklet’s sections", "tests/sheets/pictures.rs", "PictureError::TooManyTogether"),
    ("a font of a booklet", "tests/sheets/formats/limits.rs", "fn pictures_and_fonts_have_so_many_bytes"),
    ("fonts read per run", "src/sheet/text/custom_fonts.rs", "fn no_more_fonts_are_taken_in_than_there_is_room_for"),
    ("puzzles generated by one `generate`", "tests/program/cli/hostile.rs", "1000000000001"),
    ("variations that `derive` makes", "tests/program/cli/hostile.rs", "1000001"),
];

/// A limit without a file beyond it is untested.
#[test]
fn each_limit_has_a_file() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for (what, _) in limits().into_iter().chain(gridwright::cli::limits()) {
        // The other sentence about bad lines is about what is counted, not rejected.
        if what.starts_with("bad lines of an input") {
            continue;
        }
        let (_, file, words) = HELD.iter().find(|(begins, ..)| what.starts_with(begins)).expect(what);
        let text = std::fs::read_to_string(root.join(file)).unwrap();
        // Each occurs once in this list, and at least once in its test.
        let least = if text.contains("const HELD") { 2 } else { 1 };
        assert!(text.matches(words).count() >= least, "{what}: “{words}” stands nowhere in {file}");
    }
}

/// Inputs that were slow in an earlier version: for minutes, or seconds per megabyte.
#[test]
fn long_texts_are_read_in_one_go() {
    let dots = vec!["."; 400_000].join(" ");
    for rule in [
        format!("Sandwich(top: \"{dots}\")"),
        format!("Sandwich(top: \"{dots} 5\")"),
        format!("Outside(left: \"{dots} 5\")"),
        format!("KillerCage(cells: \"{}\")", "r1c1 ".repeat(400_000)),
        format!("Renban(path: \"{}\")", "r1c1 r1c2 ".repeat(200_000)),
        format!("LittleKiller(diagonal: \"{}\")", "top1>5 ".repeat(200_000)),
    ] {
        // Valid or not, it ends; a slow case shows in the running time of the tests.
        drop(formats::read_str("f", &with_rule(&rule), None));
    }
}

#[test]
fn files_of_old_macintoshes_have_lines() {
    let path = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(path.path(), "# mine\r1.....1.4.3..3..\r...............1\r").unwrap();
    let read = formats::read(path.path()).unwrap();
    assert_eq!((read.len(), read[0].source.line, read[1].source.line), (2, 2, 3));
    let text = "(\r gridwright: 1,\r grids: [(at: \"r1c1\", boxes: \"2x2\")],\r)";
    std::fs::write(path.path(), text).unwrap();
    assert_eq!(formats::read(path.path()).unwrap().len(), 1);
}

#[test]
fn a_booklet_gives_up_bad_files_and_refuses_lengths_that_no_page_has() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bad.txt"), "................\n".to_owned() + &"12\n".repeat(100_000)).unwrap();
    let item = formats::BookItem { file: "bad.txt".to_owned(), ..Default::default() };
    let book = formats::BookFile { puzzles: vec![item], ..Default::default() };
    let gathered = gridwright::book::gather(&book, folder.path());
    assert_eq!(gathered.errors.len(), MAX_BAD_LINES + 1);
    let last = gathered.errors.last().unwrap().error.to_string();
    assert!(last.ends_with("stopped after 20 bad lines"), "{last}");

    std::fs::write(folder.path().join("many.txt"), "................\n".repeat(10_001)).unwrap();
    let item = formats::BookItem { file: "many.txt".to_owned(), ..Default::default() };
    let book = formats::BookFile { puzzles: vec![item], ..Default::default() };
    let gathered = gridwright::book::gather(&book, folder.path());
    assert_eq!((gathered.errors.len(), gathered.entries.len()), (1, 0));
    assert!(gathered.errors[0].error.to_string().ends_with("more than 10000 puzzles, which is too many at once"));

    for (setting, at) in [
        ("bleed_mm: NaN", "bleed_mm"),
        ("bleed_mm: -1", "bleed_mm"),
        ("gutter_mm: -3.5", "gutter_mm"),
        ("gutter_mm: inf", "gutter_mm"),
        ("margins: (top: 10, bottom: 10, outside: -1, inside: 10)", "outside"),
        ("margins: (top: 1e9, bottom: 10, outside: 1, inside: 10)", "top"),
    ] {
        let text = format!("(gridwright_book: 1, settings: ({setting}))");
        let error = formats::read_book_str("f", &text).unwrap_err().to_string();
        let told = error.starts_with(&format!("f: line 1: {at}: "))
            && error.contains("mm is not a page measurement; use 0 to");
        assert!(told, "{setting}: {error}");
    }
}

/// Puzzles written one after another give the same text as together.
#[test]
fn collections_are_written_as_they_are_read() {
    let text: String = (0..50).map(|at| format!("{}1{}\n", ".".repeat(at % 16), ".".repeat(15 - at % 16))).collect();
    let all: Vec<_> = formats::read_str("f", &text, None).unwrap().into_iter().map(|loaded| loaded.puzzle).collect();
    let formats = [Format::Lines, Format::JsonLines, Format::Csv, Format::FPuzzlesLink, Format::Solo, Format::Iss];
    for format in formats {
        let (whole, _) = formats::write(&all.iter().collect::<Vec<_>>(), format).unwrap();
        let mut writer = PuzzleWriter::new(format);
        for puzzle in &all {
            writer.add(&puzzle.into()).unwrap();
        }
        assert_eq!(writer.finish().unwrap().0, whole, "{format:?}");
    }
    let classic = vec![super::read_one(&".".repeat(81)); 3];
    let (whole, _) = formats::write(&classic.iter().collect::<Vec<_>>(), Format::OpenSudoku).unwrap();
    let mut writer = PuzzleWriter::new(Format::OpenSudoku);
    classic.iter().for_each(|puzzle| drop(writer.add(&puzzle.into()).unwrap()));
    assert_eq!(writer.finish().unwrap().0, whole);
}

/// Written files can be read again; puzzles that could not be read again are rejected with the limit.
#[test]
fn no_format_writes_what_it_does_not_read() {
    let path = Rule::from(Thermometer { path: "r1c1 r1c2 r2c3".parse().unwrap(), branches: vec![], slow: false });
    let rules = |name: &str| {
        let placed = PlacedRule { name: name.to_owned(), ..PlacedRule::new(path.clone()) };
        Puzzle::builder(Board::classic()).rules(vec![placed; MAX_RULES]).build().unwrap()
    };
    let classic = vec![super::read_one(&".".repeat(81)); 10_001];
    let all: Vec<&Puzzle> = classic.iter().collect();
    assert!(formats::write(&all[1..], Format::OpenSudoku).is_ok());
    let error = formats::write(&all, Format::OpenSudoku).unwrap_err().to_string();
    assert_eq!(error, "OpenSudoku is limited to 10000 puzzles, and there are more");
    let (many, long) = (rules(""), rules(&"n".repeat(500)));
    for (puzzle, format, expected) in [
        (&many, Format::SudokuPad, "SudokuPad (JSON) is limited to 10000 elements, and the puzzle has more"),
        (&many, Format::SudokuPadLink, "SudokuPad (JSON) is limited to 10000 elements, and the puzzle has more"),
        (&many, Format::FPuzzles, "f-puzzles (JSON) is limited to 10000 elements, and the puzzle has more"),
        (&long, Format::Ron, "MiB is too large for Gridwright; the limit is 4 MiB"),
        (&long, Format::JsonLines, "MiB is too large for JSON lines; the limit is 1.4 MiB"),
        (&long, Format::Csv, "MiB is too large for CSV; the limit is 1.4 MiB"),
    ] {
        let error = formats::write(&[puzzle], format).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{format:?}: {error}");
    }
    for format in [Format::Ron, Format::JsonLines, Format::Csv] {
        let (text, _) = formats::write(&[&many], format).unwrap();
        let again = formats::read_str("f", &text, Some(format)).unwrap();
        assert_eq!(again[0].puzzle.rules().len(), MAX_RULES, "{format:?}");
    }
    // The copy of unsaved work is written in any case.
    assert_eq!(formats::read_native("f", &formats::write_native(&long)).unwrap(), long);
}
