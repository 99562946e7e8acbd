//! Words of the author, stored solutions, and what was not understood, on the command line.

use serde_json::Value;

use super::*;

const SOLVED: &str = "1234341221434321";

/// Returns a 4x4 puzzle file with these givens and fields.
fn file(givens: &str, fields: &str) -> String {
    let rows: Vec<String> = (0..4).map(|row| format!("\"{}\"", &givens[4 * row..4 * row + 4])).collect();
    format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")], givens: [{}], {fields})", rows.join(", "))
}

fn solution(digits: &str) -> String {
    let rows: Vec<String> = (0..4).map(|row| format!("\"{}\"", &digits[4 * row..4 * row + 4])).collect();
    format!("solution: [{}],", rows.join(", "))
}

fn json(run: &Run) -> Value {
    serde_json::from_str(run.out.lines().next().unwrap()).unwrap_or_else(|error| panic!("{error}: {run:?}"))
}

#[test]
fn a_stored_solution_is_compared_with_the_verdict() {
    let exchanged: String = SOLVED
        .chars()
        .map(|digit| {
            if digit == '1' {
                '4'
            } else if digit == '4' {
                '1'
            } else {
                digit
            }
        })
        .collect();
    let cage = "rules: [(rule: KillerCage(cells: \"r1c1-2\", sum: 3))],";
    let folder = Folder::new(&[
        ("good.ron", &file("1234341221434...", &solution(SOLVED))),
        ("part.ron", &file("1234341221434...", &solution("12.............."))),
        ("other.ron", &file("1234341221434...", &solution(&exchanged))),
        ("broken.ron", &file("................", &format!("{cage} {}", solution(&exchanged)))),
        ("words.ron", &file("1234341221434...", "solution_text: \"all cells are shaded\",")),
    ]);
    for (name, code, expected) in [
        ("good.ron", 0, vec![]),
        ("part.ron", 0, vec![]),
        ("other.ron", 1, vec!["it is not the one found", "it contradicts 7 givens"]),
        ("broken.ron", 1, vec!["it breaks rule 1 (Killer cage)"]),
        ("words.ron", 0, vec!["it is not one digit of the board for each cell"]),
    ] {
        let run = folder.run(&format!("check --json {name}"));
        let line = json(&run);
        let told: Vec<&str> =
            line["stored_solution"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        assert_eq!((run.code, told.len()), (Some(code), expected.len()), "{run:?}");
        assert!(told.iter().zip(&expected).all(|(told, expected)| told.starts_with(expected)), "{told:?}");
        let plain = folder.run(&format!("check {name}"));
        assert_eq!(plain.out.matches("stored solution: ").count(), expected.len(), "{plain:?}");
    }
}

#[test]
fn a_verdict_says_that_not_all_was_understood_until_it_is_settled() {
    let unread = "not_understood: [(name: \"wormhole\", count: 2), (name: \"fog\")],";
    let folder =
        Folder::new(&[("part.ron", &file("1234341221434...", unread)), ("all.ron", &file("1234341221434...", ""))]);
    let run = folder.run("check part.ron");
    assert_eq!(run.code, Some(4), "{run:?}");
    assert!(run.out.ends_with("of the rules that were understood; 3 were not\n"), "{run:?}");
    assert_eq!(json(&folder.run("check --json part.ron"))["not_understood"], 3);
    assert_eq!(folder.run("check --strict part.ron").code, Some(4));
    let run = folder.run("check --json all.ron");
    assert_eq!((run.code, json(&run).get("not_understood")), (Some(0), None));
}

/// Rules that cannot hold on their board are kept and make the verdict, whatever the format.
#[test]
fn a_rule_that_cannot_hold_makes_the_verdict_none_with_its_reason() {
    let cells = vec![vec![serde_json::json!({}); 9]; 9];
    let ten: Vec<[usize; 2]> = (0..10).map(|at| [at / 5, at % 5]).collect();
    let named: Vec<String> = ten.iter().map(|[row, col]| format!("R{}C{}", row + 1, col + 1)).collect();
    let regions: Vec<Vec<[usize; 2]>> =
        (0..9).map(|region| (0..9).map(|at| [region / 3 * 3 + at / 3, region % 3 * 3 + at % 3]).collect()).collect();
    let f = serde_json::json!({ "size": 9, "grid": cells, "killercage": [{ "cells": named, "value": "50" }] });
    let sandwich = serde_json::json!({ "size": 9, "grid": cells, "sandwichsum": [{ "cell": "R1C0", "value": "99" }] });
    let of_pad = |cage: serde_json::Value| serde_json::json!({ "cells": cells, "regions": regions, "cages": [cage] });
    let pad = of_pad(serde_json::json!({ "cells": ten, "value": "50" }));
    let killer = of_pad(serde_json::json!({ "cells": ten, "value": "50", "unique": true }));
    let folder = Folder::new(&[
        ("f.json", &f.to_string()),
        ("sandwich.json", &sandwich.to_string()),
        ("pad.json", &pad.to_string()),
        ("killer.json", &killer.to_string()),
    ]);
    // Without words, a cage that is not said to be of different digits may mean something else.
    let line = json(&folder.run("check --json pad.json"));
    assert_eq!((&line["verdict"], &line["not_understood"]), (&"several".into(), &1.into()));
    for (name, kind) in [("f.json", "Killer cage"), ("sandwich.json", "Sandwich"), ("killer.json", "Killer cage")] {
        let run = folder.run(&format!("check --json {name}"));
        let line = json(&run);
        assert_eq!((run.code, &line["verdict"]), (Some(1), &"none".into()), "{run:?}");
        assert!(line["impossible"][0].as_str().unwrap().starts_with(&format!("rule 1 ({kind}")), "{run:?}");
    }
}

/// Own words, source and message are printed and go to other programs.
#[test]
fn own_words_are_printed_and_converted() {
    let own = "title: \"T\", source: \"A contest\", message: \"Well done!\", rules_text: \"My own rules.\",";
    let folder = Folder::new(&[("own.ron", &file("1234341221434...", &format!("{own} {}", solution(SOLVED))))]);
    let run = folder.run("convert own.ron --to sudokupad");
    let metadata = &json(&run)["metadata"];
    assert_eq!(run.code, Some(0), "{run:?}");
    for (key, expected) in [
        ("title", "T"),
        ("source", "A contest"),
        ("msgcorrect", "Well done!"),
        ("rules", "My own rules."),
        ("solution", SOLVED),
    ] {
        assert_eq!(metadata[key], expected);
    }
    let printed = |name: &str, options: &str| {
        let run = folder.run(&format!("export own.ron -o {name} --live-text {options}"));
        assert_eq!(run.code, Some(0), "{run:?}");
        folder.text(name)
    };
    let plain = printed("plain.svg", "");
    assert!(plain.contains("My own rules.") && !plain.contains("A contest") && !plain.contains("Well done!"));
    let all = printed("all.svg", "--sources --messages --solution");
    assert!(all.contains("A contest") && all.contains("Well done!"), "{all}");
}

/// The stored solution is printed where the engine had no time to find one.
#[test]
fn the_stored_solution_is_printed_where_the_engine_cannot_decide() {
    let folder = Folder::new(&[
        ("good.ron", &file("................", &format!("{} not_understood: [(name: \"fog\")],", solution(SOLVED)))),
        ("none.ron", &file("................", "not_understood: [(name: \"fog\")],")),
    ]);
    let run = folder.run("export good.ron -o good.svg --solution");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.err.contains("the stored solution is printed"), "{run:?}");
    assert_eq!(folder.run("export none.ron -o none.svg --solution").code, Some(1));
}
