//! External programs, and files for them.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a program and returns its output.
#[track_caller]
pub fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{program} runs (see .ci/packages): {error}"));
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{program} {arguments:?}: {out}{err}");
    out.into_owned()
}

/// Writes a file into a folder and returns its path as text.
pub fn written(folder: &Path, name: &str, content: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Checks that qpdf finds no errors, and that all fonts are embedded as subsets with Unicode maps.
#[track_caller]
pub fn assert_sound(name: &str, path: &str) {
    let report = run("qpdf", &["--check", path]);
    assert!(report.contains("No syntax or stream encoding errors found"), "{name}: {report}");
    let fonts = run("pdffonts", &[path]);
    // Name, type (of one or two words), encoding, embedded, subset, Unicode, object.
    for line in fonts.lines().skip(2) {
        let words: Vec<&str> = line.split_whitespace().rev().collect();
        assert_eq!(words[2..5], ["yes"; 3], "{name}: {line}");
    }
    assert!(fonts.lines().count() > 2, "{name}: {fonts}");
}
