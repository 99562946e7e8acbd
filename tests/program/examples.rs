//! The content of `examples/`: puzzles, each with a title and exactly one solution by both engines, and programs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gridwright::formats;
use gridwright::model::Model;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

#[allow(dead_code, reason = "its `main` is not called here")]
#[path = "../../examples/check_file.rs"]
mod check_file;
#[allow(dead_code, reason = "its `main` is not called here")]
#[path = "../../examples/export_sheet.rs"]
mod export_sheet;
#[allow(dead_code, reason = "its `main` is not called here")]
#[path = "../../examples/new_kind.rs"]
mod new_kind;
#[allow(dead_code, reason = "its `main` is not called here")]
#[path = "../../examples/own_rule.rs"]
mod own_rule;

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name)
}

#[test]
fn every_example_is_unique_by_both_engines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ron")).collect();
    paths.sort();
    let mut titles = BTreeSet::new();
    for path in &paths {
        let name = path.display();
        let loaded = formats::read(path).unwrap();
        let [loaded] = &loaded[..] else { panic!("{name} holds several puzzles") };
        let (puzzle, control) = (&loaded.puzzle, Control::new());
        assert!(!puzzle.title().is_empty() && titles.insert(puzzle.title().to_owned()), "{name}: {}", puzzle.title());
        let native = Native::new().verdict(&puzzle.model(), &control).unwrap();
        let Verdict::Unique(solution) = &native else { panic!("{name}: {native:?}") };
        assert!(puzzle.accepts(solution), "{name}");
        assert_eq!(Bilp::new().verdict(&puzzle.model(), &control).as_ref(), Ok(&native), "{name}");
    }
    let names: BTreeSet<&str> = paths.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
    for name in [
        "jigsaw",
        "latin-square",
        "twin",
        "windmill",
        "butterfly",
        "flower",
        "samurai",
        "sohei",
        "winter-samurai",
        "magic-square",
        "twenty-five-25x25",
        "outside-clues",
        "shidoku-4x4",
    ] {
        assert!(names.contains(name), "there is no example {name}");
    }
}

#[test]
fn check_file_gives_the_verdict_of_each_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("lines.txt");
    fs::write(&file, "12..34..........\n................\n11..............\n1234341221434321\n").unwrap();
    let lines = check_file::check(&file).unwrap();
    let ends = ["several solutions", "several solutions", "no solution", "exactly one solution, 1234341221434321"];
    assert_eq!(lines.len(), ends.len());
    for (index, (line, end)) in lines.iter().zip(ends).enumerate() {
        assert!(line.contains(&format!("lines.txt:{} ", index + 1)) && line.ends_with(end), "{line}");
    }
    assert!(check_file::check(&folder.path().join("none.txt")).is_err());
}

#[test]
fn own_rules_leave_the_published_solution_of_the_miracle_sudoku() {
    let puzzle = own_rule::miracle().unwrap();
    let verdict = |model: &Model| Native::new().verdict(model, &Control::new()).unwrap();
    assert!(matches!(verdict(&puzzle.model()), Verdict::Several(_)));
    let Verdict::Unique(solution) = verdict(&own_rule::with_rules(&puzzle)) else { panic!("it has one solution") };
    // As solved by Simon Anthony in the video "The Miracle Sudoku" (Cracking the Cryptic, May 2020).
    let published = "483726159726159483159483726837261594261594837594837261372615948615948372948372615";
    assert_eq!(format!("{solution:?}"), published);
}

#[test]
fn a_new_kind_means_the_same_twice_and_is_drawn() {
    let shown = new_kind::show().unwrap();
    // Rows 3 and 4 can be swapped, and so can columns 3 and 4: r3c3 equals r1c1 in a quarter of all fillings.
    assert_eq!((shown.all, shown.accepted, shown.found), (288, 288 / 4, 288 / 4));
    assert_eq!(shown.sentence, "Each line reads the same from both ends.");
    // From the middle of r1c1 to that of r3c3, on cells of 9 mm.
    assert!(
        shown.picture.starts_with("<svg ") && shown.picture.contains("stroke-linecap=\"round\""),
        "{}",
        shown.picture
    );
}

#[test]
fn sheets_are_exported_as_their_names_end() {
    let folder = tempfile::tempdir().unwrap();
    let beginnings: [(&str, &[u8]); 3] = [("a.png", b"\x89PNG\r\n"), ("a.svg", b"<svg "), ("a.pdf", b"%PDF-")];
    for (name, beginning) in beginnings {
        let to = folder.path().join(name);
        export_sheet::export(&example("shidoku-4x4.ron"), &to).unwrap();
        assert!(fs::read(&to).unwrap().starts_with(beginning), "{name}");
    }
    assert!(export_sheet::export(&example("shidoku-4x4.ron"), &folder.path().join("a.gif")).is_err());
}
