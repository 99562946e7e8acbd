//! `gridwright candidates`.

use gridwright::formats::{self, Format};
use serde_json::Value;

use super::*;
use crate::common::paper;

#[test]
fn candidates_of_unique_puzzles_are_their_recorded_solutions() {
    let cases: Vec<_> = paper::paper_cases().into_iter().filter(|case| case.solutions.len() == 1).collect();
    let files: Vec<(String, String)> = cases
        .iter()
        .enumerate()
        .map(|(index, case)| (format!("{index:02}.ron"), formats::write(&[&case.puzzle], Format::Ron).unwrap().0))
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let names = files.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ");
    let run = Folder::new(&files).run(&format!("candidates --json {names}"));
    let lines = run.json();
    assert_eq!((run.code, lines.len()), (Some(0), cases.len()), "{}", run.err);
    for (line, case) in lines.iter().zip(&cases) {
        let cells: Vec<String> = case.solutions[0].digits().iter().map(|digit| digit.symbol().to_string()).collect();
        assert_eq!(line["candidates"], Value::from(cells), "{}", case.name());
        assert_eq!((&line["verdict"], &line["title"]), (&Value::from("unique"), &Value::from(case.puzzle.title())));
        assert!(line["seconds"].is_f64() && line["source"].as_str().unwrap().contains(".ron:"));
    }
}

#[test]
fn open_contradictory_and_unknown_puzzles_say_so() {
    let folder = Folder::new(LINES);
    let open = folder.run("candidates --json several.txt");
    assert_eq!((open.code, &open.json()[0]["verdict"]), (Some(1), &Value::from("several")));
    assert_eq!(open.json()[0]["candidates"], Value::from(vec!["1234"; 16]));
    let none = folder.run("candidates --json none.txt");
    assert_eq!((none.code, &none.json()[0]["verdict"]), (Some(1), &Value::from("none")));
    assert_eq!(none.json()[0]["candidates"], Value::from(vec![""; 16]));
    let unknown = folder.run("candidates --json --timeout 0.000000001 several.txt");
    assert_eq!((unknown.code, &unknown.json()[0]["verdict"]), (Some(3), &Value::from("unknown")));
    assert_eq!(unknown.json()[0]["candidates"], Value::Null);
    assert_eq!(folder.run("candidates bad.txt").code, Some(2));
}

#[test]
fn the_integer_program_answers_too_and_both_agree() {
    let folder = Folder::new(LINES);
    for (input, code) in [("all.txt", 1), ("unique.txt", 0), ("none.txt", 1), ("cross.ron", 0)] {
        for counts in ["", "--counts 3"] {
            let native = folder.run(&format!("candidates --json {counts} {input}"));
            for engine in ["bilp", "algebra", "both", "all"] {
                let other = folder.run(&format!("candidates --json {counts} --engine {engine} {input}"));
                assert_eq!((native.code, other.code), (Some(code), Some(code)), "{input}: {}", other.err);
                for (native, other) in native.json().iter().zip(other.json()) {
                    for key in ["candidates", "counts", "verdict"] {
                        assert_eq!(native[key], other[key], "{input} by {engine}: {key}");
                    }
                    assert_eq!((&native["engine"], &other["engine"]), (&Value::from("native"), &Value::from(engine)));
                    let programs = other["statistics"]["programs"].as_u64();
                    assert_eq!(programs > Some(0), engine != "algebra", "{other}");
                }
            }
        }
    }
}

#[test]
fn the_work_is_told_of_questions_that_were_stopped_too() {
    let magic: String =
        (1..=25).map(|number| format!("(rule: MagicBox(grid: 1, box: {number}, diagonals: true)),")).collect();
    let text = format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"5x5\")], givens: [], rules: [{magic}])");
    let folder = Folder::new(&[("hopeless.ron", &text)]);
    for counts in ["", "--counts 3"] {
        let run = folder.run(&format!("candidates --json --timeout 0.5 {counts} hopeless.ron"));
        assert_eq!((run.code, &run.json()[0]["candidates"]), (Some(3), &Value::Null), "{}", run.err);
        assert!(run.json()[0]["statistics"]["propagations"]["sums"].as_u64() > Some(0), "{}", run.out);
    }
}

#[test]
fn people_see_the_board() {
    let run = Folder::new(LINES).run("candidates unique.txt");
    assert_eq!(run.out.lines().skip(1).collect::<Vec<_>>(), ["1 4  2 3", "3 2  1 4", "", "4 1  3 2", "2 3  4 1"]);
}
