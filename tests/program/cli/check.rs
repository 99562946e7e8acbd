//! `gridwright check`, and the exit statuses of all commands.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use gridwright::formats;
use serde_json::Value;

use super::*;
use crate::common::paper;

#[test]
fn the_exit_status_says_how_it_went() {
    let folder = Folder::new(LINES);
    for (arguments, code) in [
        ("check unique.txt", 0),
        ("check unique.txt unique.txt", 0),
        ("check several.txt", 1),
        ("check none.txt unique.txt", 1),
        ("check --limit 1 none.txt", 1),
        // A single solution found proves nothing.
        ("check --limit 1 unique.txt", 3),
        ("check --limit 1 none.txt unique.txt none.txt", 3),
        ("check --timeout 0.000000001 unique.txt", 3),
        ("check --engine bilp --timeout 0.000000001 unique.txt", 3),
        ("check missing.txt", 2),
        ("check missing.txt unique.txt", 2),
        ("check --limit 1 unique.txt missing.txt several.txt", 2),
        ("check bad.txt", 2),
        ("check future.ron", 2),
        ("check cut.ron", 2),
        ("check .", 2),
        ("check", 2),
        ("check --limit 0 unique.txt", 2),
        ("check --limit -1 unique.txt", 2),
        ("check --timeout 0 unique.txt", 2),
        ("check --timeout -1 unique.txt", 2),
        ("check --timeout nan unique.txt", 2),
        ("check --timeout soon unique.txt", 2),
        ("check --engine simplex unique.txt", 2),
        ("check --jsn unique.txt", 2),
        ("chek", 2),
        ("missing.ron", 2),
        ("--nonsense", 2),
        ("export cross.ron", 2),
        ("export cross.ron -o x.jpg", 2),
        ("export cross.ron -o x.png --dpi 35", 2),
        ("export cross.ron -o x.png --dpi 1201", 2),
        ("export cross.ron -o x.png --pixels 15", 2),
        ("export cross.ron -o x.png --pixels 128 --dpi 72", 2),
        ("export missing.ron -o x.png", 2),
        ("convert cross.ron", 2),
        ("convert cross.ron -o x.pdf", 2),
        ("convert bad.txt -o x.txt", 2),
        ("model cross.ron", 2),
        ("model missing.ron -o x.lp", 2),
        ("model cross.ron -o - --to docx", 2),
        ("--help", 0),
        ("--version", 0),
        ("help check", 0),
        ("check --help", 0),
        ("export --help", 0),
        ("convert --help", 0),
        ("model --help", 0),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(code), "{arguments}: {run:?}");
        // Every failure has a message, and only failures do.
        assert_eq!(run.err.is_empty(), code != 2, "{arguments}: {run:?}");
        assert!(!run.err.contains("panicked"), "{arguments}: {run:?}");
    }
    assert!(!folder.names().iter().any(|name| name.starts_with('x')), "{:?}", folder.names());
}

#[test]
fn people_get_a_line_a_puzzle_and_a_sum() {
    let folder = Folder::new(LINES);
    for (arguments, expected) in [
        ("check unique.txt", vec!["unique unique.txt:1"]),
        ("check cross.ron", vec!["unique cross.ron:1  “Small cross”"]),
        ("check --limit 300 several.txt", vec!["several several.txt:2  288 solutions"]),
        ("check --limit 1 unique.txt", vec!["unknown unique.txt:1  1 solution found"]),
        ("check --timeout 0.000000001 unique.txt", vec!["unknown unique.txt:1  out of time; 0 solutions found"]),
        (
            "check all.txt cross.ron",
            vec![
                "unique all.txt:1",
                "several all.txt:2  at least 2 solutions",
                "none all.txt:3",
                "unique cross.ron:1  “Small cross”",
                "4 puzzles: 2 unique, 1 with several solutions, 1 without, 0 unknown",
            ],
        ),
    ] {
        assert_eq!(folder.run(arguments).lines(), expected, "{arguments}");
    }
}

#[test]
fn json_has_a_line_a_puzzle_with_all_its_keys() {
    let folder = Folder::new(LINES);
    for engine in ["native", "bilp", "algebra", "both", "all"] {
        let run = folder.run(&format!("check --json --limit 10 --engine {engine} all.txt cross.ron"));
        let expected = [
            ("all.txt:1", "", "unique", 1, true, Value::from(UNIQUE_SOLUTION)),
            ("all.txt:2", "", "several", 3, true, Value::Null),
            ("all.txt:3", "", "none", 0, true, Value::Null),
            ("cross.ron:1", "Small cross", "unique", 1, true, Value::from("1234341243212143")),
        ];
        assert_eq!(run.json().len(), expected.len(), "{run:?}");
        for (found, (source, title, verdict, solutions, exact, solution)) in run.json().into_iter().zip(expected) {
            let mut keys: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
            keys.sort_unstable();
            let mut all = [
                "source",
                "title",
                "verdict",
                "solutions",
                "exact",
                "solution",
                "engine",
                "seconds",
                "nodes",
                "statistics",
            ];
            all.sort_unstable();
            assert_eq!(keys, all);
            assert_eq!(found["source"], source);
            assert_eq!(found["title"], title);
            assert_eq!(found["verdict"], verdict, "{found}");
            assert_eq!(found["solutions"], solutions, "{found}");
            assert_eq!(found["exact"], exact, "{found}");
            assert_eq!(found["solution"], solution, "{found}");
            assert_eq!(found["engine"], engine);
            assert!(found["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{found}");
            assert!(found["seconds"].is_f64() && found["nodes"].is_u64(), "{found}");
        }
    }
}

/// The results match those computed by other programs for the papers' puzzles.
#[test]
fn check_agrees_with_what_is_recorded() {
    let folder = Folder::new(&[]);
    let cases = paper::paper_cases();
    let mut files = String::new();
    for (number, case) in cases.iter().enumerate() {
        formats::save_puzzles(&folder.path(&format!("{number}.ron")), &[&case.puzzle]).unwrap();
        files.push_str(&format!(" {number}.ron"));
    }
    // Counting to 1000 takes the integer program too long; two solutions are enough for the verdict.
    for (engine, limit) in [("native", 1000), ("both", 2)] {
        let run = folder.run(&format!("check --json --engine {engine} --limit {limit}{files}"));
        assert_eq!(run.code, Some(1), "{}", run.err);
        assert_eq!(run.json().len(), cases.len());
        for (found, case) in run.json().iter().zip(&cases) {
            let count = case.expected_count.min(limit);
            let verdict = ["none", "unique", "several"][count.min(2) as usize];
            let name = format!("{} {}", case.kind, case.name());
            assert_eq!((&found["title"], &found["verdict"]), (&case.id.as_str().into(), &verdict.into()), "{name}");
            assert_eq!(found["solutions"], count, "{name}");
            assert_eq!(found["exact"], case.exact && case.expected_count < limit, "{name}");
            let solution = match &case.solutions[..] {
                [solution] if count == 1 => Value::from(format!("{solution:?}")),
                _ if count == 1 => continue,
                _ => Value::Null,
            };
            assert_eq!(found["solution"], solution, "{name}");
        }
    }
}

#[test]
fn out_of_time_after_two_solutions_is_several() {
    let folder = Folder::new(&[("empty.txt", &".".repeat(81))]);
    let run = folder.run("check --json --limit 1000000000000 --timeout 0.5 empty.txt");
    let found = &run.json()[0];
    assert_eq!((run.code, &found["verdict"], &found["exact"]), (Some(1), &"several".into(), &false.into()), "{found}");
    assert!(found["solutions"].as_u64().unwrap() > 2, "{found}");
    assert_eq!(found["solution"], Value::Null);
}

#[test]
fn standard_input_is_a_dash() {
    let folder = Folder::new(LINES);
    for (input, expected) in [
        (format!("{UNIQUE}\r\n\r\n# two\r\n{UNIQUE} # again\r\n"), vec!["-:1", "-:4"]),
        (CROSS.to_owned(), vec!["-:1"]),
        (format!("\u{FEFF}{CROSS}"), vec!["-:1"]),
    ] {
        let run = folder.run_with_input("check --json -", &input);
        let sources: Vec<Value> = run.json().into_iter().map(|line| line["source"].clone()).collect();
        assert_eq!(
            (run.code, sources),
            (Some(0), expected.into_iter().map(Value::from).collect()),
            "{run:?}",
            run = run.err
        );
    }
    let run = folder.run_with_input("check unique.txt - unique.txt", "");
    assert_eq!((run.code, run.err.as_str()), (Some(2), "error: -: contains no puzzle\n"));
    assert_eq!(run.lines().len(), 3, "the others were checked");
}

#[test]
fn a_line_of_a_collection_can_be_named_as_it_is_printed() {
    let folder = Folder::new(LINES);
    fs::write(folder.path("odd:7"), UNIQUE).unwrap();
    for (arguments, code, out, err) in [
        ("check all.txt:3", 1, "none all.txt:3", ""),
        ("check bad.txt:1", 0, "unique bad.txt:1", ""),
        (
            "check bad.txt:2",
            2,
            "",
            "error: bad.txt: line 2: 3 symbols do not make a grid; a puzzle has 16, 36, 64, 81, 100, 144, 196, 225, \
             256, 324, 400, 441, 484, 576, or 625\n",
        ),
        ("check several.txt:1", 2, "", "error: several.txt: line 1: this line contains no puzzle\n"),
        ("check all.txt:9", 2, "", "error: all.txt: line 9: this line contains no puzzle\n"),
        ("check odd:7", 0, "unique odd:7:1", ""),
        ("check missing.txt:7", 2, "", "error: missing.txt: cannot be read: No such file or directory\n"),
    ] {
        let run = folder.run(arguments);
        assert_eq!(
            (run.code, run.lines().join("\n").as_str(), run.err.as_str()),
            (Some(code), out, err),
            "{arguments}"
        );
    }
}

/// Samurais as rows of text and lines of 81 symbols in one file.
#[test]
fn boards_of_several_grids_are_read_among_lines() {
    let cases = paper::paper_cases();
    let all = ["samurai", "sohei", "classic", "samurai"].map(|kind| {
        let mut cases = cases.iter().filter(|case| case.kind == kind && case.expected_count == 1);
        &cases.next().unwrap_or_else(|| panic!("no {kind}")).puzzle
    });
    let (text, _) = formats::write(&all, formats::Format::Lines).unwrap();
    let folder = Folder::new(&[("boards.txt", &text)]);
    let run = folder.run("check --json boards.txt");
    let verdicts: Vec<Value> = run.json().into_iter().map(|found| found["verdict"].clone()).collect();
    assert_eq!((run.code, verdicts), (Some(0), vec![Value::from("unique"); 4]), "{}", run.err);
    let starts: Vec<usize> = (1..).zip(text.lines()).filter(|(_, line)| line.len() > 21).map(|(at, _)| at).collect();
    let sources: Vec<Value> = run.json().into_iter().map(|found| found["source"].clone()).collect();
    assert_eq!(sources, starts.iter().map(|line| Value::from(format!("boards.txt:{line}"))).collect::<Vec<_>>());

    // Each can be selected, converted and printed.
    let sohei = starts[1];
    assert_eq!(folder.run(&format!("convert boards.txt:{sohei} -o sohei.ron")).err, "");
    assert_eq!(folder.run("check sohei.ron").lines(), ["unique sohei.ron:1"]);
    assert_eq!(folder.run("convert sohei.ron -o sohei.txt").err, "");
    assert!(text.contains(&folder.text("sohei.txt")));
    assert_eq!(folder.run("export sohei.txt -o sohei.png --dpi 72").err, "");
    assert_eq!(folder.run("model sohei.txt -o sohei.lp").err, "");
    // An error in a bad one is reported wherever it is.
    fs::write(folder.path("bad.txt"), text.replacen("###", "#.#", 1)).unwrap();
    let run = folder.run("check bad.txt:1");
    let expected = "error: bad.txt: line 2, column 11: r1c11 is not on the board; write # there\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), expected));
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let lines = format!("{UNIQUE}\n").repeat(20_000);
    let folder = Folder::new(&[("many.txt", &lines)]);
    let mut command = folder.command();
    command.args(["check", "many.txt"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    reader.read_line(&mut first).unwrap();
    assert!(first.starts_with("unique "), "{first}");
    drop(reader);
    let run = Run::of(child.wait_with_output().unwrap());
    assert_eq!((run.code, run.err.as_str()), (Some(141), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let folder = Folder::new(&[("many.txt", UNIQUE)]);
    // Also standard error.
    let run = folder.shell("$G check missing.txt 2> /dev/full");
    assert_eq!(run.code, Some(2));
    for command in ["check many.txt:1", "--help", "help check", "check -h", "--version"] {
        let run = folder.shell(&format!("$G {command} > /dev/full"));
        assert_eq!(run.code, Some(2), "{command}");
        assert_eq!(run.err, "error: standard output: No space left on device\n", "{command}");
    }
}

/// Returns a line of JSON as f-puzzles writes it: the 4x4 board of `UNIQUE` with elements of some kind.
fn fpuzzle(elements: &str) -> String {
    let cell = |symbol: char| match symbol {
        '.' => "{}".to_owned(),
        digit => format!(r#"{{"value": {digit}, "given": true}}"#),
    };
    let cells: Vec<String> = UNIQUE.chars().map(cell).collect();
    let rows: Vec<String> = cells.chunks(4).map(|row| format!("[{}]", row.join(", "))).collect();
    format!(r#"{{"size": 4, "grid": [{}], {elements}}}"#, rows.join(", "))
}

/// A regression test: each was left out with a warning, and the rest reported as unique with exit status 0.
#[test]
fn a_rule_that_nothing_obeys_is_named_by_the_verdict() {
    for (elements, reason) in [
        (
            r#""killercage": [{"cells": ["R1C1", "R1C2", "R1C3", "R1C4", "R2C1"], "value": "12"}]"#,
            "5 cells cannot all have different digits",
        ),
        (
            r#""thermometer": [{"lines": [["R1C1", "R1C2", "R1C3", "R1C4", "R2C4"]]}]"#,
            "5 cells cannot all have different digits",
        ),
        (
            r#""renban": [{"lines": [["R1C1", "R1C2", "R1C3", "R1C4", "R2C4"]]}]"#,
            "5 cells cannot all have different digits",
        ),
        (
            r#""extraregion": [{"cells": ["R1C1", "R1C2", "R1C3", "R1C4", "R2C1"]}]"#,
            "5 cells cannot all have different digits",
        ),
        (
            r#""quadruple": [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2, 3, 4, 1]}]"#,
            "too many digits (5)",
        ),
        (r#""sandwichsum": [{"cell": "R0C1", "value": "99"}]"#, "99 is not between 0 and 5"),
        (r#""killercage": [{"cells": ["R1C2", "R1C3"], "value": "100"}]"#, "no digits satisfy it"),
        (r#""difference": [{"cells": ["R1C2", "R1C3"], "value": "4"}]"#, "no digits satisfy it"),
        (r#""xsum": [{"cell": "R0C1", "value": "0"}]"#, "0 is not between 1 and 10"),
        (r#""littlekillersum": [{"cell": "R0C1", "direction": "DR", "value": "500"}]"#, "500 is not between 1 and 12"),
    ] {
        let folder = Folder::new(&[("a.json", &fpuzzle(elements))]);
        let run = folder.run("check a.json");
        assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{elements}: {run:?}");
        assert!(run.out.starts_with("none ") && run.out.contains("rule 1 (") && run.out.contains(reason), "{run:?}");
        let run = folder.run("check --json --strict --engine both a.json");
        let line: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((run.code, &line["verdict"]), (Some(1), &"none".into()), "{run:?}");
        assert!(line["impossible"][0].as_str().unwrap().contains(reason), "{run:?}");
        assert!(line.get("left_out").is_none(), "{run:?}");
    }
}

/// A verdict on less than the whole puzzle has an exit status and a message of its own.
#[test]
fn what_is_left_out_is_told_with_the_verdict() {
    let unknown = fpuzzle(r#""wormhole": [{"cells": ["R1C1", "R4C4"]}]"#);
    let jump = fpuzzle(r#""renban": [{"lines": [["R1C1", "R4C4"]]}]"#);
    let harmless = fpuzzle(r#""truecandidatesoptions": ["x"], "solution": [1, 4], "text": [{"cells": ["R1C1"]}]"#);
    let folder = Folder::new(&[
        ("unknown.json", &unknown),
        ("jump.json", &jump),
        ("harmless.json", &harmless),
        ("unique.txt", UNIQUE),
        ("several.txt", SEVERAL),
    ]);
    for file in ["unknown.json", "jump.json"] {
        let run = folder.run(&format!("check {file}"));
        assert_eq!(run.code, Some(4), "{run:?}");
        assert!(
            run.out.starts_with("unique ") && run.out.ends_with("of the rules that were understood; 1 was not\n"),
            "{run:?}"
        );
        let run = folder.run(&format!("check --json {file}"));
        let line: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((run.code, line["left_out"].as_array().unwrap().len()), (Some(4), 1), "{run:?}");
        let run = folder.run(&format!("check --json --strict {file} unique.txt"));
        let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((run.code, lines.len(), &lines[1]["verdict"]), (Some(4), 2, &"unique".into()), "{run:?}");
        assert!(lines[0]["error"].as_str().unwrap().starts_with("not checked"), "{run:?}");
        for command in ["candidates", "rate", "canon", "explain"] {
            assert_eq!(folder.run(&format!("{command} {file}")).code, Some(4), "{command} {file}");
        }
        assert_eq!(folder.run(&format!("model {file} -o {file}.lp")).code, Some(4), "{file}");
    }
    for (arguments, code) in [
        ("check harmless.json", 0),
        ("check --strict harmless.json", 0),
        ("check several.txt unknown.json", 4),
        ("check unknown.json missing.json", 2),
        ("check --limit 1 unknown.json", 3),
    ] {
        assert_eq!(folder.run(arguments).code, Some(code), "{arguments}");
    }
}

/// Groups with quantifiers are shown with the rules that hold, and a quantifier that is too large with its place.
#[test]
fn groups_say_which_of_their_rules_hold() {
    let rule = |cells: &str, on: &str| {
        format!("(rule: Region(cells: \"{cells}\"), group: \"Liars\", quantifier: Exactly(1){on}),\n")
    };
    let file = |rules: &str| {
        format!(
            "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")],\n\
             givens: [\"12 34\", \"34 12\", \"21 43\", \"43 21\"],\nrules: [\n{rules}])\n"
        )
    };
    let both = file(&(rule("r1c1 r2c3", "") + &rule("r1c1 r2c4", "")));
    let none =
        file(&(rule("r1c1 r2c3", ", on: false") + &rule("r1c1 r2c4", ", on: false").replace("Exactly(1)", "All")));
    let large = file(&(rule("r1c1 r2c3", "") + &rule("r1c1 r2c4", "")).replace("Exactly(1)", "AtLeast(3)"));
    let folder = Folder::new(&[("both.ron", &both), ("none.ron", &none), ("large.ron", &large)]);
    let line: Value = serde_json::from_str(&folder.run("check --json both.ron").out).unwrap();
    let group = serde_json::json!([{ "name": "Liars", "quantifier": "exactly 1", "rules": [1, 2], "hold": [2] }]);
    assert_eq!((&line["verdict"], &line["groups"]), (&"unique".into(), &group));
    let text = folder.run("check both.ron").out;
    assert!(text.contains("group “Liars”, exactly 1 of rules 1, 2: rule 2 holds"), "{text}");
    let line: Value = serde_json::from_str(&folder.run("check --json none.ron").out).unwrap();
    assert_eq!((&line["verdict"], &line["groups"]), (&"unique".into(), &Value::Null));
    let text = folder.run("check large.ron").out;
    assert!(text.contains("rule 1 (") && text.contains("needs 3 rules, but the group has only 2"), "{text}");
}
