//! The puzzles that a newcomer opens first: each has a title and exactly one solution, whoever is asked.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gridwright::formats;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

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
