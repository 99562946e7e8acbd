//! `gridwright rate`.

use super::*;

/// A puzzle solved by singles, one with several solutions, one with none, an invalid one, one with a title.
const RATED: &[(&str, &str)] = &[
    ("unique.txt", UNIQUE),
    ("several.txt", SEVERAL),
    ("none.txt", NONE),
    ("bad.txt", "1.....1.4.3..3.x"),
    ("cross.ron", CROSS),
];

#[test]
fn the_exit_status_says_whether_all_are_solved() {
    let folder = Folder::new(RATED);
    for (arguments, code) in [
        ("rate unique.txt", 0),
        ("rate unique.txt cross.ron", 0),
        ("rate unique.txt several.txt", 1),
        ("rate none.txt", 1),
        ("rate unique.txt --up-to last-digit", 1),
        ("rate several.txt missing.txt", 2),
        ("rate bad.txt unique.txt", 2),
        ("rate --timeout 0.000000001 unique.txt", 3),
        ("rate", 2),
        ("rate unique.txt --up-to y-wing", 2),
        ("rate --timeout 0 unique.txt", 2),
        ("rate --help", 0),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(code), "{arguments}: {run:?}");
        assert!(!run.err.contains("panicked"), "{arguments}: {run:?}");
    }
    let wrong = folder.run("rate unique.txt --up-to y-wing").err;
    assert!(wrong.contains("naked-single") && wrong.contains("x-wing"), "{wrong}");
}

/// Singles fill the board, but the digits break the only rule.
#[test]
fn digits_that_break_a_rule_are_no_solution() {
    let sum = |cells: &str, sum: u16| {
        let board = r#"grids: [(at: "r1c1", boxes: "2x2")], givens: ["1...", "..1.", "4.3.", ".3.."]"#;
        format!(r#"(gridwright: 1, {board}, rules: [(rule: CellSum(cells: "{cells}", sum: {sum}))])"#)
    };
    // The first row of the solution is 1423.
    let folder = Folder::new(&[("right.ron", &sum("r1c2-3", 6)), ("wrong.ron", &sum("r1c2-3", 7))]);
    let run = folder.run("rate --json right.ron wrong.ron");
    let lines = run.json();
    assert_eq!((run.code, &lines[0]["solved"], &lines[1]["solved"]), (Some(1), &true.into(), &false.into()), "{run:?}");
    assert_eq!((&lines[1]["label"], &lines[1]["stars"]), (&Value::Null, &Value::Null));
    let run = folder.run("rate wrong.ron");
    assert!(run.out.contains("contradict"), "{run:?}");
}

#[test]
fn json_has_a_line_a_puzzle_in_the_order_of_the_input() {
    let folder = Folder::new(RATED);
    let many = format!("{}\n", [UNIQUE, SEVERAL].join("\n")).repeat(40);
    fs::write(folder.path("many.txt"), many).unwrap();
    let run = folder.run("rate --json many.txt");
    let lines = run.json();
    assert_eq!((run.code, lines.len()), (Some(1), 80));
    for (index, line) in lines.iter().enumerate() {
        assert_eq!(line["source"], format!("many.txt:{}", index + 1));
        assert_eq!(line["solved"], index % 2 == 0, "{line}");
        assert_eq!(line["unique"], index % 2 == 0, "{line}");
    }
    let solved = &lines[0];
    assert!(solved["hardest"]["number"].as_f64().is_some_and(|number| (1.0..2.4).contains(&number)), "{solved}");
    assert!(solved["hardest"]["name"].as_str().is_some_and(|name| name.contains("ingle")), "{solved}");
    assert!(solved["score"].as_f64() >= solved["hardest"]["number"].as_f64(), "{solved}");
    assert_eq!(solved["open"].as_array().unwrap().len(), UNIQUE.matches('.').count());
    let waves: Vec<u64> = solved["waves"].as_array().unwrap().iter().map(|wave| wave.as_u64().unwrap()).collect();
    assert_eq!(waves.len(), UNIQUE.matches('.').count());
    // Each step depends on one of the wave before it, and several can be taken at once.
    let has_one_before = |(at, &wave): (usize, &u64)| wave == 1 || waves[..at].contains(&(wave - 1));
    assert!(
        waves.iter().enumerate().all(has_one_before) && waves.iter().max() < Some(&(waves.len() as u64)),
        "{waves:?}"
    );
    assert!(solved.get("steps").is_none() && solved.get("to_try").is_none(), "{solved}");
    let stuck = &lines[1];
    assert!(stuck["label"].is_null() && stuck["stars"].is_null() && stuck["hardest"].is_null(), "{stuck}");
    assert_eq!(stuck["to_try"], 4);
    let cross = &folder.run("rate --json cross.ron").json()[0];
    assert_eq!(cross["title"], "Small cross");
}

#[test]
fn the_path_tells_every_step() {
    let folder = Folder::new(RATED);
    let line = &folder.run("rate --json --path unique.txt").json()[0];
    let steps = line["steps"].as_array().unwrap();
    let mut digits: Vec<char> = UNIQUE.chars().collect();
    for step in steps {
        assert!(step["sentence"].as_str().is_some_and(|sentence| sentence.contains(": ")), "{step}");
        for (cell, digit) in step["placed"].as_object().unwrap() {
            let numbers: Vec<usize> = cell[1..].split('c').map(|number| number.parse().unwrap()).collect();
            let place = &mut digits[4 * (numbers[0] - 1) + numbers[1] - 1];
            assert_eq!(*place, '.', "{step}");
            *place = digit.as_str().unwrap().chars().next().unwrap();
        }
    }
    assert_eq!(digits.into_iter().collect::<String>(), UNIQUE_SOLUTION);
    let words = folder.run("rate --path unique.txt").lines();
    assert_eq!(words.len(), 1 + steps.len());
    assert!(words[0].contains("unique.txt:1") && words[0].contains('*'), "{words:?}");
    let stuck = folder.run("rate several.txt").lines();
    assert!(
        stuck[0].starts_with("unsolved") && stuck[0].ends_with("it does not have exactly one solution"),
        "{stuck:?}"
    );
}

#[test]
fn goals_are_told_and_those_that_cannot_be_reached_are_owned_up_to() {
    let folder = Folder::new(RATED);
    let run = folder.run("generate --kind classic --difficulty 2.6..3.4 --no-guess --json -o - --seed 2");
    let made = &run.json()[0];
    assert_eq!((run.code, &made["met"]), (Some(0), &Value::from(true)), "{run:?}");
    fs::write(folder.path("made.txt"), made["puzzle"].as_str().unwrap()).unwrap();
    assert_eq!(folder.run("rate --json made.txt").json()[0]["hardest"]["number"], made["hardest"]);
    // No 4x4 needs chains.
    let run = folder.run("generate --kind shidoku --difficulty 8.. --patience 0.5 --json -o -");
    assert_eq!((run.code, &run.json()[0]["met"]), (Some(0), &Value::from(false)), "{run:?}");
    assert!(run.err.contains("none with this path was found in 0.5 s; the closest has"), "{run:?}");
    for wrong in ["--difficulty 5..3", "--difficulty hard", "--techniques xy-wing", "--needs wings"] {
        let run = folder.run(&format!("generate --kind shidoku {wrong} -o -"));
        assert_eq!(run.code, Some(2), "{wrong}: {run:?}");
    }
}

/// The example can be solved with what is seen; without its lights, nothing can be placed.
#[test]
fn fog_is_solved_with_what_can_be_seen_or_the_place_is_named() {
    let fog = include_str!("../../../examples/fog.ron");
    let dark = fog.replace("fog: (lights: \"r1-3c1-3\")", "fog: ()");
    assert_ne!(fog, dark);
    let folder = Folder::new(&[("fog.ron", fog), ("dark.ron", &dark)]);
    let run = folder.run("rate fog.ron");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.out.contains("\n  fog: solved with what can be seen"), "{run:?}");
    let run = folder.run("rate dark.ron");
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.out.contains("\n  fog: stuck after 0 digits; clear: nothing\n"), "{run:?}");
    let run = folder.run("rate --json fog.ron dark.ron");
    let fogs: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(fogs[0]["fog"], serde_json::json!({ "solved": true, "placed": 36, "clear": "r1-6c1-6" }));
    assert_eq!(fogs[1]["fog"], serde_json::json!({ "solved": false, "placed": 0, "clear": "" }));
    // Preflight says that paper has no fog.
    let run = folder.run("export fog.ron -o fog.pdf");
    assert!(run.err.contains("paper has no fog"), "{run:?}");
}
