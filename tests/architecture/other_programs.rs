//! The tests that run other programs: one helper starts these, their names and packages are known, and `README.md` runs
//! these tests too. The helper itself checks that they are marked.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::rust_files;
use super::tools::PACKAGES;

/// The arguments of `Command::new` elsewhere: this program, Rust, and what every Linux and macOS has.
const ORDINARY: [&str; 7] =
    ["PROGRAM", "env!(\"CARGO_BIN_EXE_gridwright\")", "cargo", "rustc", "\"/bin/sh\"", "\"kill\"", "\"mkfifo\""];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(path)).expect("the file can be read")
}

/// Returns the files of a folder with their text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    rust_files(&root().join(folder), &mut files);
    files.into_iter().map(|file| (file.clone(), read(file))).collect()
}

#[test]
fn tests_start_other_programs_in_one_place() {
    let mut breaches = Vec::new();
    let here = [root().join("tests/common/tools.rs"), root().join("tests/architecture/other_programs.rs")];
    let fuzzer = root().join("tests/fuzz");
    for (file, text) in sources("tests") {
        if here.contains(&file) || file.starts_with(&fuzzer) {
            continue;
        }
        for rest in text.split("Command::new(").skip(1) {
            if !ORDINARY.iter().any(|argument| rest.starts_with(&format!("{argument})"))) {
                breaches.push(format!("{}: Command::new({}", file.display(), rest.lines().next().unwrap_or("")));
            }
        }
    }
    assert!(breaches.is_empty(), "use tests/common/tools.rs:\n{}", breaches.join("\n"));
}

#[test]
fn marks_name_programs_whose_packages_are_installed() {
    let installed = read(".ci/packages");
    let known: BTreeSet<&str> = PACKAGES.iter().flat_map(|(_, programs)| programs.iter().copied()).collect();
    for (package, _) in PACKAGES {
        let is_listed = installed.split_whitespace().any(|word| word == package);
        assert!(is_listed, "{package} is not in .ci/packages");
    }
    let sources = [sources("tests"), sources("src")].concat();
    let lines = sources.iter().flat_map(|(_, text)| text.lines());
    let marks = lines.filter_map(|line| line.trim_start().strip_prefix("#[ignore = \"runs ")?.strip_suffix("\"]"));
    assert_eq!(marks.flat_map(|names| names.split(", ")).collect::<BTreeSet<_>>(), known);
}

#[test]
fn the_tests_of_the_readme_are_all_tests() {
    let readme = read("README.md");
    let block = readme.split("<!-- tests -->\n```sh\n").nth(1).and_then(|rest| rest.split("```").next());
    let command = block.expect("README.md has a test command");
    assert!(command.contains("cargo test --locked") && command.ends_with(" -- --include-ignored\n"), "{command}");
}
