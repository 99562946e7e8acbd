//! Readers of corrupted texts: whatever the input, they soon return a puzzle or an error. `tests/fuzz.sh` searches the
//! same targets for any length of time; here each runs for a second, deterministically.

use std::path::Path;
use std::time::{Duration, Instant};

use gridwright::formats;

#[path = "../../fuzz/targets/mod.rs"]
mod targets;

use targets::Search;

/// A time that counts as a hang. This is not a measure of speed, which is what benchmarks are for.
const FOR_EVER: Duration = Duration::from_secs(60);

/// Searches a target briefly: all its seeds and this many further inputs.
fn search(name: &str, tries: usize) {
    let target = targets::all().into_iter().find(|target| target.name == name).unwrap();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    let beginnings = target.beginnings(&corpus).unwrap();
    assert!(!beginnings.is_empty(), "{name} has nothing to begin with");
    let mut search = Search::new(target, 7);
    let mut beginnings = beginnings.into_iter();
    for _ in 0..beginnings.len() + tries {
        let input = beginnings.next().unwrap_or_else(|| search.next_input());
        if let Err(fault) = search.try_input(&input) {
            let file = tempfile::NamedTempFile::new().unwrap().into_temp_path().keep().unwrap();
            std::fs::write(&file, &fault.input).unwrap();
            let input: String = String::from_utf8_lossy(&fault.input).chars().take(2000).collect();
            panic!("{name}: {}\n{}: {input}", fault.what, file.display());
        }
    }
    let figures = search.figures();
    assert!(figures.kept > 1, "{name}: of all inputs the same comes: {figures:?}");
}

#[test]
fn readers_given_faults_end_soon_with_a_puzzle_or_an_error() {
    let mut readers = 0;
    for target in targets::all().iter().filter(|target| !["edits", "questions"].contains(&target.name)) {
        search(target.name, 400);
        readers += 1;
    }
    let readable = formats::Format::ALL.iter().filter(|format| format.info().read).count();
    assert_eq!(readers, readable + 2, "a format is not fuzzed, or booklets or texts are not");
}

#[test]
fn edits_are_undone_and_their_puzzles_are_drawn() {
    search("edits", 150);
}

#[test]
fn engines_find_what_trying_all_fillings_finds() {
    search("questions", 150);
}

/// Every folder of the corpus belongs to a target, so that none is skipped.
#[test]
fn the_corpus_belongs_to_targets() {
    let names: Vec<&str> = targets::all().iter().map(|target| target.name).collect();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    for entry in std::fs::read_dir(corpus).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(names.contains(&&*name), "{name} is no target");
    }
}

/// Inputs that would use all memory or never end if they were read completely.
#[test]
fn hostile_texts_end_soon() {
    let packed = |text: &str| lz_str::compress_to_base64(text);
    let deep = "[".repeat(1_000_000);
    let cells = format!("[{}{{}}]", "{},".repeat(100_000));
    let lines = "{\"wayPoints\":[[0.5,0.5],[0.5,900.5]],\"thickness\":9},".repeat(9000);
    let board = |keys: &str| format!("{{\"cells\":[{0}],\"regions\":[],{keys}}}", ["[{},{},{},{}]"; 4].join(","));
    let solo = format!("9jk:{}", "z".repeat(1_000_000));
    for text in [
        format!("{{\"size\":9,\"grid\":{deep}"),
        format!("scl{}", packed(&"a".repeat(6_000_000))),
        format!("scl{}", packed(&deep)),
        format!("{{\"cells\":[{cells}],\"regions\":[]}}"),
        board(&format!("\"lines\":[{}1]", lines)),
        board(&format!("\"cages\":[{}1]", "1,".repeat(200_000))),
        format!("<ksudoku>{}", "<a>".repeat(1_000_000)),
        "<ksudoku><graph sizeX=\"99999\" sizeY=\"99999\" order=\"9\"/></ksudoku>".to_owned(),
        "<ksudoku><clique size=\"1\">0</clique></ksudoku>".to_owned(),
        format!("<opensudoku>{}</opensudoku>", "<game/>".repeat(300_000)),
        solo,
    ] {
        let start = Instant::now();
        if let Ok(puzzles) = formats::open_str("f", &text) {
            puzzles.take(30).for_each(drop);
        }
        let took = start.elapsed();
        assert!(took < FOR_EVER, "{took:?}: {}", text.chars().take(60).collect::<String>());
    }
}
