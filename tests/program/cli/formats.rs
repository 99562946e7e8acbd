//! Formats of other programs: every command reads them wherever it reads puzzles, and `convert` reports what is lost.

use super::*;

/// Returns an f-puzzles link of an empty 4x4 grid with its diagonals.
fn link(folder: &Folder) -> String {
    let run = folder.run("convert cross.ron --to f-puzzles-link --rules");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    assert!(run.out.starts_with("https://www.f-puzzles.com/?load=N4Ig"), "{run:?}");
    run.out.trim().to_owned()
}

const DIAGONALS: &str = "(\n    gridwright: 1,\n    grids: [\n        (at: \"r1c1\", boxes: \"2x2\"),\n    ],\n    \
    givens: [\n        \
    \"1. ..\",\n        \".. 2.\",\n        \".. ..\",\n        \".. ..\",\n    ],\n    rules: [\n        \
    (rule: Diagonals(grid: 1, falling: true, rising: true)),\n    ],\n)\n";

#[test]
fn a_link_stands_wherever_a_file_does() {
    let folder = Folder::new(&[("cross.ron", DIAGONALS), ("line.txt", UNIQUE)]);
    let link = link(&folder);
    let sudokupad = link.replace("https://www.f-puzzles.com/?load=", "https://sudokupad.app/fpuzzles");
    for argument in [&link, &sudokupad] {
        let check = folder.run(&format!("check --json {argument}"));
        let found: Value = serde_json::from_str(&check.out).unwrap();
        assert_eq!(
            (found["source"].as_str(), found["verdict"].as_str()),
            (Some("link:1"), Some("several")),
            "{check:?}"
        );
        let run = folder.run(&format!("convert {argument} -o back.ron"));
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
        assert_eq!(folder.text("back.ron"), DIAGONALS);
    }
    // In a file of lines, and on standard input.
    let mixed = format!("{UNIQUE}\n{link}\n");
    fs::write(folder.path("mixed.txt"), &mixed).unwrap();
    let check = folder.run("check mixed.txt");
    // A line for each, and the total.
    assert_eq!(check.out.lines().count(), 3, "{check:?}");
    assert_eq!(folder.run("convert mixed.txt:2 -o second.ron").code, Some(0));
    assert_eq!(folder.text("second.ron"), DIAGONALS);
    let check = folder.run_with_input("check --json -", &mixed);
    let lines: Vec<Value> = check.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[1]["source"], "-:2");
    assert_eq!(folder.run(&format!("candidates {link}")).code, folder.run("candidates cross.ron").code);
    let run = folder.run("check https://www.f-puzzles.com/?id=abcdefgh");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("error: link: the link contains no puzzle, only the ID of one"), "{run:?}");
}

#[test]
fn what_is_lost_is_told_and_strictness_refuses() {
    let folder = Folder::new(&[("cross.ron", DIAGONALS)]);
    let lost = "warning: puzzle 1: 1 rule of the kind “Diagonals”: kept as a drawing, no longer a rule\n";
    let run = folder.run("convert cross.ron -o cross.sudokupad");
    assert_eq!((run.code, run.err.as_str()), (Some(4), lost));
    let run = folder.run("convert cross.ron -o strict.sudokupad --strict");
    assert_eq!(
        (run.code, run.err),
        (Some(4), format!("{lost}error: strict.sudokupad: not written, as something would be lost\n"))
    );
    assert!(!folder.path("strict.sudokupad").exists());
    let run = folder.run("convert cross.ron -o whole.fpuzzles --strict");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    // Reading may lose content, too: a cell with an invalid colour from a solver.
    let board = folder.text("whole.fpuzzles").replacen("{}", "{\"highlight\":\"red\"}", 1);
    fs::write(folder.path("entered.json"), board).unwrap();
    let run = folder.run("convert entered.json -o entered.ron");
    let lost = "warning: entered.json: a solver’s colour in 1 cell: left out (not supported here)\n";
    assert_eq!((run.code, run.err.as_str()), (Some(4), lost));
    let run = folder.run("convert cross.ron --to pdf");
    assert_eq!(run.code, Some(2));
    let run = folder.run("convert cross.ron -o cross.sdk");
    assert_eq!(
        (run.code, run.err.as_str()),
        (Some(2), "error: cross.sdk: Sudoku (.sdk) can only hold 9x9 grids with 3x3 boxes, with digits from 1\n")
    );
}

#[test]
fn solutions_are_told_where_they_are_asked_for() {
    let folder = Folder::new(&[("line.txt", UNIQUE), ("several.txt", SEVERAL)]);
    let run = folder.run("convert line.txt --to sudokupad --solution");
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, json["metadata"]["solution"].as_str()), (Some(0), Some(UNIQUE_SOLUTION)));
    let run = folder.run("convert several.txt --to sudokupad --solution");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
}
