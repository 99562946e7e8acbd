//! The pages on trust: every test that they name exists, and every promise has its row in the appendix.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::rust_files;

/// The rows of the tables of a page whose last column holds tests: the promise, and the cell with the tests.
fn rows(page: &str) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> = Vec::new();
    let mut names_tests = false;
    for line in page.lines() {
        let Some(row) = line.strip_prefix("| ").and_then(|line| line.strip_suffix(" |")) else {
            names_tests = false;
            continue;
        };
        let cells: Vec<&str> = row.split(" | ").collect();
        let (Some(first), Some(last)) = (cells.first(), cells.last()) else { continue };
        if *first == "promise" {
            names_tests = last.starts_with("test");
        } else if names_tests && !first.starts_with("---") {
            rows.push((first.to_string(), last.to_string()));
        }
    }
    rows
}

/// The last part of each name between backticks: a test, a module of tests, or a part of the names of several
/// tests, as `cargo test` takes it.
fn named(cell: &str) -> impl Iterator<Item = &str> {
    let names = cell.split('`').skip(1).step_by(2);
    names.map(|name| name.trim_end_matches("::").rsplit([':', ' ']).next().unwrap_or(name))
}

#[test]
fn promises_name_tests_that_exist_and_have_a_row_in_the_appendix() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = |name: &str| rows(&fs::read_to_string(root.join("docs").join(name)).expect("the page can be read"));
    let (promises, attacks) = (page("trust.md"), page("trust-appendix.md"));
    assert!(promises.len() > 50 && attacks.len() > 50, "{} promises, {} attacks", promises.len(), attacks.len());

    let mut files = Vec::new();
    ["src", "tests"].iter().for_each(|folder| rust_files(&root.join(folder), &mut files));
    let mut known: BTreeSet<String> = BTreeSet::new();
    for file in &files {
        let stem = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        known.extend(stem(file));
        known.extend(file.parent().and_then(stem));
        let text = fs::read_to_string(file).expect("a source file can be read");
        let functions = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
        known.extend(functions.map(str::to_owned));
    }
    let is_known = |name: &str| known.iter().any(|known| known.contains(name));
    let missing = promises.iter().chain(&attacks).flat_map(|(promise, tests)| {
        named(tests).filter(|name| !is_known(name)).map(move |name| format!("{name}: {promise}"))
    });
    let missing: Vec<String> = missing.collect();
    assert!(missing.is_empty(), "tests that do not exist:\n{}", missing.join("\n"));

    let attacked: BTreeSet<&str> = attacks.iter().map(|(promise, _)| promise.as_str()).collect();
    let bare: Vec<&str> =
        promises.iter().map(|(promise, _)| promise.as_str()).filter(|promise| !attacked.contains(promise)).collect();
    assert!(bare.is_empty(), "promises without a row in the appendix:\n{}", bare.join("\n"));
}
