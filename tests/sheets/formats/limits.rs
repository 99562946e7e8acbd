//! Files that are too large, too many, too deep or too long: each ends soon, in an error that says so.

use std::collections::BTreeMap;

use gridwright::board::Board;
use gridwright::formats::{self, Format, MOST_BAD_LINES, Writer, limits};
use gridwright::puzzle::{MOST_RULES, PlacedRule, Puzzle};
use gridwright::variant::{Rule, Thermometer};

use super::error_of;

/// One puzzle with a rule whose field is this text.
fn with_rule(rule: &str) -> String {
    format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], rules: [(rule: {rule})])")
}

#[test]
fn the_page_of_limits_is_made_of_them() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/limits.md");
    let mut page =
        "# Limits\n\nHow large, how many and how deep things in files may be. What is beyond is refused with \
        a message that names the\nlimit; `tests/sheets/formats/limits.rs` has a file for each. This page is made from \
        `src/formats/limits.rs`.\n\n| what | at most |\n| --- | --- |\n"
            .to_owned();
    limits().iter().for_each(|(what, most)| page += &format!("| {what} | {most} |\n"));
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
        ("a large puzzle", format!("({}", many(" ", 5 << 20)), "f: too large: 5.0 MiB; at most 4 MiB are read"),
        ("large JSON", format!("{{\"gridwright\":1,\"title\":\"{}\"}}", many("a", 1_600_000)), "1.5 MiB"),
        ("a deep file", with_rule(&many("Some(", 600_000)), "brackets stand more than 16 deep in each other"),
        ("deep JSON", format!("{{\"size\":9,\"grid\":{}", many("[", 100_000)), "recursion limit"),
        ("a deep short form", format!("scl{}", lz_str::compress_to_base64(&many("[", 100_000))), "f: "),
        ("a long title", named("title", 130_000), "130000 letters are too many: at most 1000 are possible"),
        ("a long author", named("author", 2_000_000), "2000000 letters are too many: at most 1000 are possible"),
        ("many elements", board(&format!("\"cages\":[{}1]", many("1,", 20_000))), "more than 10000 elements"),
        ("a packed bomb", format!("scl{}", lz_str::compress_to_base64(&many("a", 6_000_000))), "1.4 MiB"),
        ("a deflated bomb", format!("https://example.org/penpa-edit/#m=edit&p={deflated}"), "1.4 MiB"),
        ("many tags", format!("<ksudoku>{}", many("<a/>", 300_000)), "more than 200000 elements"),
        ("many games", format!("<opensudoku>{}</opensudoku>", many(&game, 10_001)), "more than 10000 puzzles"),
        (
            "many rules",
            with_rule(&format!("Position(grid: 1){}", many("), (rule: Position(grid: 1)", 10_000))),
            "10001 rules are too many: at most 10000 are possible",
        ),
        ("a large board", "board 25 5x5 r1c1 r30c30 r60c60 r90c90\n".to_owned(), "2000"),
        ("a digit too many", format!("board 26 2x13 r1c1\n{}", many("..\n", 26)), "26"),
    ] {
        let error = error_of(&text, None);
        assert!(error.contains(expected), "{name}: {}", error.chars().take(300).collect::<String>());
    }
}

/// Each was slow in an earlier version: for minutes, or seconds for each megabyte.
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
        // Good or bad, it ends: what takes longer is seen by whoever runs the tests.
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
    std::fs::write(folder.path().join("bad.txt"), "12\n".repeat(100_000)).unwrap();
    let item = formats::BookItem { file: "bad.txt".to_owned(), ..Default::default() };
    let book = formats::BookFile { puzzles: vec![item], ..Default::default() };
    let gathered = gridwright::book::gather(&book, folder.path());
    assert_eq!(gathered.faults.len(), MOST_BAD_LINES + 1);
    let last = gathered.faults.last().unwrap().error.to_string();
    assert!(last.ends_with("given up after 20 bad lines"), "{last}");

    std::fs::write(folder.path().join("many.txt"), "................\n".repeat(10_001)).unwrap();
    let item = formats::BookItem { file: "many.txt".to_owned(), ..Default::default() };
    let book = formats::BookFile { puzzles: vec![item], ..Default::default() };
    let gathered = gridwright::book::gather(&book, folder.path());
    assert_eq!((gathered.faults.len(), gathered.entries.len()), (1, 0));
    assert!(gathered.faults[0].error.to_string().ends_with("more than 10000 puzzles are too many at once"));

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
        let told =
            error.starts_with(&format!("f: line 1: {at}: ")) && error.contains("mm is no length of a page: from 0 to");
        assert!(told, "{setting}: {error}");
    }
}

/// Written one after the other, puzzles make the same text as together.
#[test]
fn collections_are_written_as_they_are_read() {
    let text: String = (0..50).map(|at| format!("{}1{}\n", ".".repeat(at % 16), ".".repeat(15 - at % 16))).collect();
    let all: Vec<_> = formats::read_str("f", &text, None).unwrap().into_iter().map(|loaded| loaded.puzzle).collect();
    let formats = [Format::Lines, Format::JsonLines, Format::Csv, Format::FPuzzlesLink, Format::Solo, Format::Iss];
    for format in formats {
        let (whole, _) = formats::write(&all.iter().collect::<Vec<_>>(), format).unwrap();
        let mut writer = Writer::new(format);
        for puzzle in &all {
            writer.add(&puzzle.into()).unwrap();
        }
        assert_eq!(writer.finish().unwrap().0, whole, "{format:?}");
    }
    let classic = vec![super::read_one(&".".repeat(81)); 3];
    let (whole, _) = formats::write(&classic.iter().collect::<Vec<_>>(), Format::OpenSudoku).unwrap();
    let mut writer = Writer::new(Format::OpenSudoku);
    classic.iter().for_each(|puzzle| drop(writer.add(&puzzle.into()).unwrap()));
    assert_eq!(writer.finish().unwrap().0, whole);
}

/// What is written is read again; what could not be is refused, with the limit.
#[test]
fn no_format_writes_what_it_does_not_read() {
    let path = Rule::from(Thermometer { path: "r1c1 r1c2 r2c3".parse().unwrap(), branches: vec![], slow: false });
    let rules = |name: &str| {
        let placed = PlacedRule { name: name.to_owned(), ..PlacedRule::new(path.clone()) };
        Puzzle::new(String::new(), String::new(), Board::classic(), BTreeMap::new(), vec![placed; MOST_RULES]).unwrap()
    };
    let (many, long) = (rules(""), rules(&"n".repeat(500)));
    for (puzzle, format, expected) in [
        (&many, Format::SudokuPad, "SudokuPad is read with at most 10000 elements, and the puzzle has more"),
        (&many, Format::SudokuPadLink, "SudokuPad is read with at most 10000 elements, and the puzzle has more"),
        (&many, Format::FPuzzles, "f-puzzles is read with at most 10000 elements, and the puzzle has more"),
        (&long, Format::Ron, "MiB are too large for Gridwright: at most 4 MiB are read again"),
        (&long, Format::JsonLines, "MiB are too large for JSON lines: at most 1.4 MiB are read again"),
        (&long, Format::Csv, "MiB are too large for CSV: at most 1.4 MiB are read again"),
    ] {
        let error = formats::write(&[puzzle], format).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{format:?}: {error}");
    }
    for format in [Format::Ron, Format::JsonLines, Format::Csv] {
        let (text, _) = formats::write(&[&many], format).unwrap();
        let again = formats::read_str("f", &text, Some(format)).unwrap();
        assert_eq!(again[0].puzzle.rules().len(), MOST_RULES, "{format:?}");
    }
    // A copy of work that is not saved is there in any case.
    assert_eq!(formats::read_own("f", &formats::write_own(&long)).unwrap(), long);
}
