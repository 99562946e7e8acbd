//! The independent solvers `glpsol` (GLPK) and `cbc` (COIN-OR) read the LP files and find the recorded solutions.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use gridwright::board::{Digit, Filling};
use gridwright::formats::{self, lp};
use gridwright::puzzle::Puzzle;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};

use crate::common::paper;
use crate::common::tools::{other_program, output};

/// A case that takes glpsol more than a minute; the others together take less than a second.
const TOO_HARD: &str = "groebner-fig2-samurai-derived";

/// Returns the solution that glpsol found for a puzzle, or `None` if it proved that there is none.
fn glpsol(puzzle: &Puzzle) -> Option<Filling> {
    glpsol_reads(puzzle, &lp::write(puzzle).unwrap(), "--lp")
}

/// Returns the result of glpsol for a model in the format that an option names.
pub fn glpsol_reads(puzzle: &Puzzle, text: &str, option: &str) -> Option<Filling> {
    let folder = tempfile::tempdir().unwrap();
    let (model, report) = (folder.path().join("model"), folder.path().join("report.txt"));
    fs::write(&model, text).unwrap();
    let words = output(other_program("glpsol").arg(option).arg(&model).arg("-o").arg(&report));
    assert!(!words.contains("warning") && !words.contains("error"), "{words}");
    let report = fs::read_to_string(&report).unwrap();
    let status = report.lines().find_map(|line| line.strip_prefix("Status:")).expect("a report has a status").trim();
    match status {
        "INTEGER OPTIMAL" => {
            // Lines such as `17 r1c2_d8      *    1    0    1`.
            let values = report.lines().filter_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
                [number, name, "*", value, ..] if number.parse::<usize>().is_ok() => Some((name, value)),
                _ => None,
            });
            Some(filling(puzzle, values))
        }
        other if proved_infeasible(&words) => {
            assert!(["INTEGER EMPTY", "INTEGER UNDEFINED"].contains(&other), "{other}\n{words}");
            None
        }
        other => panic!("{other}\n{words}"),
    }
}

/// Returns whether the report has "PROBLEM HAS NO INTEGER FEASIBLE SOLUTION" or a similar message, which is never
/// printed for an interrupted search.
fn proved_infeasible(words: &str) -> bool {
    words.lines().any(|line| line.contains(" HAS NO ") && line.ends_with(" FEASIBLE SOLUTION"))
}

/// Returns the result of cbc for a puzzle, as [`glpsol`] does.
fn cbc(puzzle: &Puzzle) -> Option<Filling> {
    cbc_reads(puzzle, &lp::write(puzzle).unwrap(), "model.lp")
}

/// Returns the result of cbc for a model in the format that the file name indicates.
pub fn cbc_reads(puzzle: &Puzzle, text: &str, name: &str) -> Option<Filling> {
    let folder = tempfile::tempdir().unwrap();
    let (model, report) = (folder.path().join(name), folder.path().join("report.txt"));
    fs::write(&model, text).unwrap();
    let words = output(other_program("cbc").arg(&model).args(["solve", "solution"]).arg(&report));
    let report = fs::read_to_string(&report).unwrap_or_else(|error| panic!("{error}\n{words}"));
    let (status, values) = report.split_once('\n').unwrap_or((&report, ""));
    match status {
        _ if status.starts_with("Optimal - objective value 0.0") => {
            // Lines such as `     12 r1c2_d4                    1                       0`; zeros are omitted.
            let values = values.lines().filter_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
                [_, name, value, _] => Some((name, value)),
                _ => None,
            });
            Some(filling(puzzle, values))
        }
        _ if status.starts_with("Infeasible") || status.starts_with("Integer infeasible") => None,
        other => panic!("{other}\n{words}"),
    }
}

/// Reads the digits of the cells from the values of the variables.
fn filling<'a>(puzzle: &Puzzle, values: impl Iterator<Item = (&'a str, &'a str)>) -> Filling {
    let mut digits: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for (name, value) in values {
        let Some((cell, digit)) = name.split_once("_d") else { continue };
        match value {
            "1" => digits.entry(cell).or_default().push(digit.parse().unwrap()),
            "0" => {}
            other => panic!("{name} is {other}"),
        }
    }
    let digit = |cell: String| match digits.get(&*cell).map(Vec::as_slice) {
        Some(&[digit]) => Digit::new(digit).unwrap(),
        other => panic!("{cell}: {other:?}"),
    };
    Filling::new(puzzle.board().cells().iter().map(|cell| digit(cell.to_string())).collect())
}

/// Returns the recorded solution of a case, or that there is none. Cases with several solutions are skipped, since
/// another solver may find another one.
fn recorded(case: &paper::PaperCase) -> Option<Option<&Filling>> {
    match (case.expected_count, case.exact, &case.solutions[..]) {
        (0, true, _) => Some(None),
        (1, true, [solution]) => Some(Some(solution)),
        _ => None,
    }
}

#[test]
#[ignore = "runs glpsol"]
fn glpsol_finds_what_is_recorded() {
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    for case in paper::paper_cases().into_iter().filter(|case| case.id != TOO_HARD) {
        let Some(expected) = recorded(&case) else { continue };
        assert_eq!(glpsol(&case.puzzle).as_ref(), expected, "{}", case.name());
        *checked.entry(case.kind).or_default() += 1;
    }
    for kind in ["classic", "three-magic", "odd-even", "position", "supersudoku", "samurai"] {
        assert!(checked.contains_key(kind), "{kind} was not checked: {checked:?}");
    }
}

#[test]
#[ignore = "runs cbc"]
fn cbc_finds_what_is_recorded() {
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    for case in paper::paper_cases() {
        let Some(expected) = recorded(&case) else { continue };
        assert_eq!(cbc(&case.puzzle).as_ref(), expected, "{}", case.name());
        *checked.entry(case.kind).or_default() += 1;
    }
    for kind in ["three-magic", "outside", "supersudoku", "samurai", "sohei"] {
        assert!(checked.contains_key(kind), "{kind} was not checked: {checked:?}");
    }
}

/// Regions and squares that do not occur in the papers. The solutions were found by cbc.
#[test]
#[ignore = "runs cbc"]
fn cbc_finds_the_solutions_of_examples() {
    for (name, recorded) in [
        ("jigsaw.ron", "621895473754362918438917526976531284315274869289746351143628795867459132592183647"),
        ("magic-square.ron", "843615792175329468926748531364592817289471653751863924597134286618257349432986175"),
        (
            "butterfly.ron",
            "938671425839465328791645712549638127873194562378591267384951624835179264387412956783\
             249756813492156983247516465321798645912678435129738549621837",
        ),
        ("latin-square.ron", "6371425724615334256171564372271356441527365637241"),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name);
        let puzzle = &formats::read(&path).unwrap()[0].puzzle;
        let found = cbc(puzzle).map(|filling| format!("{filling:?}"));
        assert_eq!(found.as_deref(), Some(recorded), "{name}");
    }
}

/// Other programs find the native engine's solutions for pairs, words, sums over different cells and clauses.
#[test]
#[ignore = "runs glpsol, cbc"]
fn other_programs_solve_the_integer_programs_of_modern_kinds() {
    let names = ["whispers", "renban", "quadruples", "sandwich", "palindrome", "thermometers", "between", "xv"];
    for name in names {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name).with_extension("ron");
        let puzzle = &formats::read(&path).unwrap()[0].puzzle;
        let solution = Native::new().another_solution(&puzzle.model(), &[], &Control::new()).unwrap();
        assert!(solution.is_some());
        assert_eq!(cbc(puzzle), solution, "cbc, {name}");
        if name != "sandwich" {
            assert_eq!(glpsol(puzzle), solution, "glpsol, {name}");
        }
    }
}

#[test]
fn names_tell_what_they_stand_for_and_lines_are_short() {
    let case = paper::paper_cases().into_iter().find(|case| case.kind == "three-magic").unwrap();
    let text = lp::write(&case.puzzle).unwrap();
    assert_eq!(text, lp::write(&case.puzzle).unwrap());
    for part in [
        "\\ gridwright model, .lp: an integer program\n",
        "\\ persian-fig7-three-magic\nMinimize\n obj: 0 r1c1_d1\nSubject To\n",
        "\n cell_r2c1: r2c1_d1 + r2c1_d2 + ",
        "\n given_r1c2: r1c2_d8 = 1\n",
        // One of the combinations of three digits that sum to 15 is chosen; 1 is in two of them.
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
