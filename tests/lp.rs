//! Another solver, GLPK's `glpsol`, reads the LP files and finds the solutions that are recorded.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use gridwright::board::{Digit, Filling};
use gridwright::formats::lp;
use gridwright::puzzle::Puzzle;

use common::paper;

/// It takes glpsol more than a minute, the others together less than a second.
const TOO_HARD: &str = "groebner-fig2-samurai-derived";

/// What glpsol says of a puzzle: the solution it found, or None when it proved that there is none.
fn glpsol(puzzle: &Puzzle) -> Option<Filling> {
    let folder = tempfile::tempdir().unwrap();
    let (model, report) = (folder.path().join("model.lp"), folder.path().join("report.txt"));
    fs::write(&model, lp::write(puzzle)).unwrap();
    let output = Command::new("glpsol").arg("--lp").arg(&model).arg("-o").arg(&report).output();
    let output = output.expect("glpsol runs (Debian package glpk-utils)");
    let words = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && !words.contains("warning") && !words.contains("error"), "{words}");
    let report = fs::read_to_string(&report).unwrap();
    let status = report.lines().find_map(|line| line.strip_prefix("Status:")).expect("a report has a status").trim();
    match status {
        "INTEGER OPTIMAL" => Some(filling(puzzle, &report)),
        other if proved_infeasible(&words) => {
            assert!(["INTEGER EMPTY", "INTEGER UNDEFINED"].contains(&other), "{other}\n{words}");
            None
        }
        other => panic!("{other}\n{words}"),
    }
}

/// "PROBLEM HAS NO INTEGER FEASIBLE SOLUTION" and its like; never said of a search that was only given up.
fn proved_infeasible(words: &str) -> bool {
    words.lines().any(|line| line.contains(" HAS NO ") && line.ends_with(" FEASIBLE SOLUTION"))
}

/// Reads the cells' digits out of a report: lines such as `17 r1c2_d8      *    1    0    1`.
fn filling(puzzle: &Puzzle, report: &str) -> Filling {
    let mut digits: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for line in report.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [number, name, "*", value, ..] = words[..] else { continue };
        let (Ok(_), Some((cell, digit))) = (number.parse::<usize>(), name.split_once("_d")) else { continue };
        match value {
            "1" => digits.entry(cell).or_default().push(digit.parse().unwrap()),
            "0" => {}
            other => panic!("{name} is {other}"),
        }
    }
    let digit = |cell: String| match digits[&*cell][..] {
        [digit] => Digit::new(digit).unwrap(),
        ref several => panic!("{cell}: {several:?}"),
    };
    Filling::new(puzzle.board().cells().iter().map(|cell| digit(cell.to_string())).collect())
}

#[test]
fn glpsol_finds_what_is_recorded() {
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    for case in paper::paper_cases().into_iter().filter(|case| case.id != TOO_HARD) {
        let expected = match (case.expected_count, case.exact, &case.solutions[..]) {
            (0, true, _) => None,
            (1, true, [solution]) => Some(solution),
            // Of several solutions another solver may find another.
            _ => continue,
        };
        assert_eq!(glpsol(&case.puzzle).as_ref(), expected, "{}", case.name());
        *checked.entry(case.kind).or_default() += 1;
    }
    for kind in ["classic", "three-magic", "odd-even", "position", "supersudoku", "samurai"] {
        assert!(checked.contains_key(kind), "{kind} was not checked: {checked:?}");
    }
}

#[test]
fn names_tell_what_they_stand_for_and_lines_are_short() {
    let case = paper::paper_cases().into_iter().find(|case| case.kind == "three-magic").unwrap();
    let text = lp::write(&case.puzzle);
    assert_eq!(text, lp::write(&case.puzzle));
    for part in [
        "\\ persian-fig7-three-magic\nMinimize\n obj: 0 r1c1_d1\nSubject To\n",
        "\n cell_r2c1: r2c1_d1 + r2c1_d2 + ",
        "\n given_r1c2: r1c2_d8 = 1\n",
        // Of the combinations of three digits that sum to 15, one is chosen; 1 is in two of them.
        "\n rule1_1: a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 = 1\n",
        "\n rule1_2: r1c7_d1 + r1c8_d1 + r1c9_d1 - a1 - a2 = 0\n",
        "\nBinary\n r1c1_d1 r1c1_d2 ",
        "\nEnd\n",
    ] {
        assert!(text.contains(part), "{part:?} is missing in\n{text}");
    }
    // The format allows 255.
    assert!(text.lines().all(|line| line.len() <= 100));
}
