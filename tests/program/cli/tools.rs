//! `minimise`, `generate`, `derive` and `explain`.

use super::*;

#[test]
fn minimise_prints_puzzles_in_the_form_they_came_in() {
    let full = format!("{UNIQUE_SOLUTION}\n");
    let folder =
        Folder::new(&[("full.txt", &full), ("several.txt", SEVERAL), ("none.txt", NONE), ("cross.ron", CROSS)]);
    let run = folder.run("minimise --seed 3 full.txt");
    assert_eq!((run.code, run.err.as_str(), run.out.len()), (Some(0), "", 17), "{run:?}");
    assert_eq!(folder.run("minimise --seed 3 full.txt").out, run.out, "a seed repeats");
    let thin = run.out.trim();
    assert!(thin.chars().zip(UNIQUE_SOLUTION.chars()).all(|(given, digit)| given == '.' || given == digit), "{thin}");
    assert!(folder.run("minimise cross.ron").out.starts_with("(\n    gridwright: 1,\n    title: \"Small cross\""));

    assert_eq!(folder.run("minimise --json full.txt").json()[0]["irreducible"], true);
    // A whole row is pinned, of which any three digits determine the fourth.
    let run = folder.run("minimise --json --keep r1c1-4 full.txt -o thin.ron");
    let found = &run.json()[0];
    assert_eq!(
        (&found["source"], &found["irreducible"], &found["title"]),
        (&"full.txt:1".into(), &false.into(), &"".into())
    );
    assert!(found["questions"].as_u64().is_some() && found["seconds"].is_f64(), "{found}");
    let puzzle = found["puzzle"].as_str().unwrap();
    assert!(puzzle.starts_with("1423"), "{puzzle}");
    assert_eq!(found["clues"], puzzle.trim().chars().filter(|&symbol| symbol != '.').count());
    assert_eq!(folder.run("check thin.ron").code, Some(0));

    for (arguments, code, error) in [
        ("minimise none.txt", 1, "none.txt:1: the puzzle has no solution"),
        ("minimise several.txt -o x.txt", 1, "several.txt:1: the puzzle has several solutions (r"),
        ("minimise --keep r5c5 full.txt", 2, "full.txt:1: r5c5 is not on the board"),
        ("minimise full.txt -o x.png", 2, "x.png: the file name has no known ending"),
        ("minimise missing.txt", 2, "missing.txt: cannot be read"),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(code), "{arguments}: {run:?}");
        assert!(run.err.starts_with(&format!("error: {error}")), "{arguments}: {}", run.err);
        assert!(!folder.names().iter().any(|name| name.starts_with("x.")));
    }
}

#[test]
fn minimise_writes_what_it_made_thin_and_counts_the_rest() {
    let lines = format!("{UNIQUE_SOLUTION}\n123\n{SEVERAL}\n{UNIQUE_SOLUTION}\n");
    let folder = Folder::new(&[("lines.txt", &lines), ("cross.ron", CROSS)]);
    let run = folder.run("minimise lines.txt -o thin.txt");
    assert_eq!(run.code, Some(2), "{run:?}");
    let told: Vec<&str> = run.err.lines().collect();
    assert!(told[0].starts_with("error: lines.txt: line 2:"), "{told:?}");
    assert!(told[1].starts_with("error: lines.txt:3: the puzzle has several solutions"), "{told:?}");
    assert_eq!(told[2..], ["error: thin.txt: 2 written, 2 left out"]);
    assert_eq!(folder.text("thin.txt").lines().count(), 2);
    assert_eq!(folder.run("check thin.txt").code, Some(0));

    // Anything left out of a file that replaces an input would be lost.
    let run = folder.run("minimise lines.txt -o lines.txt");
    assert_eq!((run.code, folder.text("lines.txt")), (Some(2), lines));
    assert!(run.err.contains("error: lines.txt: was not changed"), "{}", run.err);
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
    let run = folder.run("minimise lines.txt -o lines.txt --force");
    assert_eq!((run.code, folder.text("lines.txt").lines().count()), (Some(2), 2), "{run:?}");

    // What the new file cannot hold is reported as by `convert`.
    let run = folder.run("minimise cross.ron -o cross.txt");
    assert_eq!(run.code, Some(4), "{run:?}");
    assert!(run.err.contains("warning: puzzle 1: 1 rule is lost"), "{}", run.err);
    // A single-puzzle format is rejected before any work.
    let run = folder.run("minimise thin.txt -o one.ron");
    assert_eq!((run.code, folder.path("one.ron").exists()), (Some(2), false));
    assert!(run.err.starts_with("error: thin.txt: holds several puzzles"), "{}", run.err);
}

#[test]
fn generate_makes_the_same_puzzles_of_the_same_seed() {
    let folder = Folder::new(&[("cross.ron", CROSS)]);
    let run = folder.run("generate --kind shidoku --count 20 --seed 7 -o -");
    assert_eq!((run.code, run.err.as_str(), run.out.lines().count()), (Some(0), "", 20));
    assert_eq!(folder.run("generate --kind shidoku --count 20 --seed 7 -o -").out, run.out);
    assert_ne!(folder.run("generate --kind shidoku --count 20 --seed 8 -o -").out, run.out);
    let check = folder.run_with_input("check -", &run.out);
    assert_eq!(check.code, Some(0), "{check:?}");

    assert_eq!(folder.run("generate --from cross.ron --count 10 -o crosses").code, Some(0));
    assert!(folder.text("crosses/cross-01.ron").contains("Diagonals") && folder.path("crosses/cross-10.ron").exists());
    let run = folder.run("generate --kind samurai --symmetry half-turn --clues 150 -o -");
    assert!(run.out.starts_with("board 9 3x3 r1c1 r1c13 r7c7 r13c1 r13c13\n"), "{run:?}");
    assert_eq!(folder.run_with_input("check -", &run.out).code, Some(0));

    for arguments in
        ["generate -o -", "generate --kind sudoku -o -", "generate --kind classic", "generate --from x.ron -o -"]
    {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.err.is_empty()), (Some(2), false), "{arguments}: {run:?}");
    }
    assert!(folder.run("generate --kind sudoku -o -").err.contains("choose from classic, shidoku, roku"));
}

#[test]
fn generate_mixes_kinds_and_begins_digits_at_0() {
    let folder = Folder::new(&[]);
    let wishes = "--prefer fewest-givens --thin-marks --seed 3";
    let run = folder.run(&format!("generate --kind killer+thermometers {wishes} -o made"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    let text = folder.text("made/killer+thermometers-1.ron");
    assert!(text.contains("KillerCage") && text.contains("Thermometer") && !text.contains("givens"), "{text}");
    let check = folder.run("check --engine both made/killer+thermometers-1.ron");
    assert_eq!(check.code, Some(0), "{check:?}");

    let run = folder.run("generate --kind shidoku --digits-from 0 --seed 1 -o -");
    assert!(run.out.starts_with("board 0-3 2x2 r1c1\n") && !run.out.contains('4'), "{run:?}");
    let check = folder.run_with_input("check --json -", &run.out);
    let solution = check.json()[0]["solution"].as_str().unwrap().to_owned();
    assert!(solution.len() == 16 && solution.chars().all(|symbol| "0123".contains(symbol)), "{solution}");
    let candidates = folder.run_with_input("candidates --json -", &run.out);
    let cells: Vec<String> = solution.chars().map(String::from).collect();
    assert_eq!(candidates.json()[0]["candidates"], Value::from(cells));
    let (head, rows) = run.out.split_once('\n').unwrap();
    let explained = folder.run_with_input("explain -", &format!("{head}\n{}", rows.replace('0', ".")));
    assert!(explained.out.contains("r1c1 0 or 3") || explained.out.contains("r1c1 3 or 0"), "{explained:?}");

    for (arguments, error) in [
        ("--kind killer+sudoku", "there is no kind “sudoku”; choose from classic, shidoku"),
        ("--kind twin+samurai", "“twin” and “samurai” are both boards"),
        ("--kind killer --digits-from 2", "expected 0 or 1"),
        ("--from x.ron --digits-from 0", "cannot be used with"),
    ] {
        let run = folder.run(&format!("generate {arguments} -o -"));
        assert!(run.code == Some(2) && run.err.contains(error), "{arguments}: {}", run.err);
    }
}

/// A 4x4 with outside clues, and a region that it does not need.
const BESIDE: &str = r#"(
    gridwright: 1,
    title: "Beside",
    grids: [
        (at: "r1c1", boxes: "2x2"),
    ],
    givens: [
        "14 23",
        "32 14",
        "41 32",
        "23 41",
    ],
    rules: [
        (rule: Outside(grid: 1, top: "13 24 12 34", left: "14")),
        (rule: Region(cells: "r1c1 r2c1")),
    ],
)
"#;

#[test]
fn minimise_keeps_places_beside_a_grid_and_spares_rules() {
    let folder = Folder::new(&[("beside.ron", BESIDE)]);
    let thin = |arguments: &str| {
        let run = folder.run(&format!("minimise --json beside.ron {arguments}"));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments}: {run:?}");
        run.json().remove(0)
    };
    let plain = thin("");
    assert_eq!((&plain["irreducible"], &plain["rules_gone"]), (&true.into(), &Value::Array(vec![])));
    let kept = thin("--keep r1c1,top1-2");
    let puzzle = kept["puzzle"].as_str().unwrap();
    assert!(puzzle.contains("top: \"13 24") && puzzle.contains("\"1"), "{puzzle}");
    assert!(plain["puzzle"].as_str().unwrap().contains("Region"));
    let loose = thin("--loose-rules");
    assert_eq!(loose["rules_gone"], Value::from(vec!["extra region (2 cells from r1c1)"]));
    assert!(!loose["puzzle"].as_str().unwrap().contains("Region"));
    assert_eq!(thin("--loose-rules=2")["rules_gone"], loose["rules_gone"]);
    assert!(thin("--prefer even --tries 5")["irreducible"].as_bool().unwrap());
    for (arguments, error) in [
        ("--keep g2top1", "beside.ron:1: there is no position g2top1 outside the grids"),
        ("--loose-rules=3", "beside.ron:1: there is no rule 3 to remove"),
    ] {
        let run = folder.run(&format!("minimise beside.ron {arguments}"));
        assert_eq!(run.code, Some(2));
        assert!(run.err.starts_with(&format!("error: {error}")), "{}", run.err);
    }
    let run = folder.run("minimise --symmetry sideways beside.ron");
    assert!(run.err.contains("half-turn, quarter-turn"), "{}", run.err);
}

#[test]
fn generate_finds_digits_for_a_pattern_and_tells_what_it_made() {
    let folder = Folder::new(&[("cross.ron", CROSS), ("sixteen.txt", "1.....1.4.3..3..\n")]);
    let run = folder.run("generate --from sixteen.txt --pattern --count 6 --seed 3 -o -");
    assert_eq!((run.code, run.err.as_str(), run.out.lines().count()), (Some(0), "", 6), "{run:?}");
    for line in run.out.lines() {
        let places = |text: &str| text.chars().map(|symbol| symbol == '.').collect::<Vec<bool>>();
        assert_eq!(places(line), places(UNIQUE));
    }
    assert_eq!(folder.run_with_input("check -", &run.out).code, Some(0));
    let run = folder.run("generate --from cross.ron --pattern=r1c1-2,r2c4,r4c1 --json -o made");
    let made = &run.json()[0];
    assert_eq!((&made["clues"], &made["file"]), (&4.into(), &"made/cross-1.ron".into()), "{run:?}");
    assert!(folder.text("made/cross-1.ron").contains("Diagonals"));
    let run = folder.run("generate --kind shidoku --json --clues 3 -o -");
    let made = &run.json()[0];
    // No 4x4 has fewer than 4 clues.
    assert!(run.err.starts_with("warning: puzzle 1: ") && made["clues"].as_u64().unwrap() >= 4, "{run:?}");
    assert_eq!(made["irreducible"], true);
    for (arguments, code, error) in [
        ("generate --from sixteen.txt --pattern=r1c1 -o -", 1, "error: no digits for these cells were found"),
        ("generate --from sixteen.txt --pattern=r1c9 -o -", 2, "error: r1c9 is not on the board"),
        ("generate --kind classic --pattern -o -", 2, "error: "),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(code), "{arguments}: {run:?}");
        assert!(run.err.starts_with(error), "{arguments}: {}", run.err);
    }
}

#[test]
fn derive_makes_different_puzzles_of_one() {
    let folder = Folder::new(LINES);
    let run = folder.run("derive --count 30 --seed 5 unique.txt");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    let lines: std::collections::BTreeSet<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 30);
    assert!(!lines.contains(UNIQUE));
    assert_eq!(folder.run("derive --count 30 --seed 5 unique.txt").out, run.out, "a seed repeats");
    assert_eq!(folder.run_with_input("check -", &run.out).code, Some(0));

    assert_eq!(folder.run("derive --count 12 --keep-digits cross.ron all.txt -o year").code, Some(0));
    assert!(folder.text("year/cross-01.ron").contains("Diagonals"));
    assert!(folder.path("year/all-3-12.ron").exists());
    let run = folder.run("derive --json --keep-places cross.ron");
    let found = &run.json()[0];
    let digits: std::collections::BTreeSet<char> = found["digits"].as_str().unwrap().chars().collect();
    assert_eq!(digits, "1234".chars().collect());
    assert!(found["puzzle"].as_str().unwrap().starts_with("(\n    gridwright: 1"));

    let run = folder.run("derive several.txt");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.starts_with("error: several.txt:2: this puzzle has only 0 variations"), "{}", run.err);
    let run = folder.run("derive cross.ron ./cross.ron -o twice");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("the output files of another input would have the same names"), "{}", run.err);
    assert_eq!(folder.run("derive bad.txt").code, Some(2));
}

/// Two grids with the same boxes, which in the second are jigsaw regions.
#[test]
fn derive_leaves_out_steps_that_a_rule_cannot_follow() {
    let four = r#"(gridwright: 1,
        grids: [(at: "r1c1", boxes: "2x2"), (at: "r5c1", regions: ["1122", "1122", "3344", "3344"])],
        rules: [(rule: Position(grid: 1))], givens: ["1...", "....", "....", "....", "2...", "....", "....", "...."])"#;
    let regions = ["111222333", "444555666", "777888999"].map(|row| format!("\"{row}\",").repeat(3)).concat();
    let empty = "\".........\",".repeat(17);
    let nine = format!(
        r#"(gridwright: 1, grids: [(at: "r1c1", boxes: "3x3"), (at: "r10c1", regions: [{regions}])],
        rules: [(rule: FourSquares(grid: 1))], givens: ["12.......", {empty}])"#
    );
    let folder = Folder::new(&[("four.ron", four), ("nine.ron", &nine)]);
    for (name, rule) in [("four", "Position(grid: 1)"), ("nine", "FourSquares(grid: 1)")] {
        let run = folder.run(&format!("derive --count 9 --seed 3 {name}.ron -o derived"));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{name}");
        for number in 1..=9 {
            assert!(folder.text(&format!("derived/{name}-{number}.ron")).contains(rule), "{name}");
        }
    }
}

#[test]
fn explain_says_what_is_wrong() {
    let folder = Folder::new(LINES);
    let run = folder.run("explain all.txt");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let lines = run.lines();
    assert_eq!((&*lines[0], &*lines[2]), ("unique all.txt:1", "several all.txt:2"));
    assert!(lines.iter().any(|line| line.starts_with("  any one of these givens makes it unique: r")), "{lines:?}");
    assert!(
        lines[1].starts_with("  redundant, each on its own: ") || lines[1] == "  every clue is needed",
        "{lines:?}"
    );
    assert_eq!(lines.last().unwrap(), "  these contradict each other, and none can be left out: 1 in r1c1, 1 in r1c2");

    let run = folder.run("explain --json all.txt");
    let found = run.json();
    let verdicts: Vec<&Value> = found.iter().map(|line| &line["verdict"]).collect();
    assert_eq!(verdicts, ["unique", "several", "none"]);
    assert_eq!(found[1]["solutions"], folder.run("check --json --limit 100 all.txt:2").json()[0]["solutions"]);
    assert_eq!(found[1]["complete"], true);
    let settling = found[1]["settling"].as_array().unwrap();
    for pair in settling {
        let (cell, digit) = (pair[0].as_str().unwrap(), pair[1].as_str().unwrap().chars().next().unwrap());
        let place: Vec<usize> = cell[1..].split('c').map(|number| number.parse().unwrap()).collect();
        let mut puzzle: Vec<char> = "1.......4.3..3..".chars().collect();
        puzzle[(place[0] - 1) * 4 + place[1] - 1] = digit;
        let settled: String = puzzle.into_iter().collect();
        assert_eq!(folder.run_with_input("check -", &settled).code, Some(0), "{pair}");
    }
    assert!(!settling.is_empty());
    let redundant: Vec<&str> =
        found[0]["redundant"].as_array().unwrap().iter().map(|clue| clue["cells"].as_str().unwrap()).collect();
    for (index, symbol) in UNIQUE.char_indices().filter(|(_, symbol)| *symbol != '.') {
        let mut less = UNIQUE.to_owned();
        less.replace_range(index..=index, ".");
        let cell = format!("r{}c{}", index / 4 + 1, index % 4 + 1);
        let is_unique = folder.run_with_input("check -", &less).code == Some(0);
        assert_eq!(redundant.contains(&&*cell), is_unique, "{symbol} in {cell}");
    }
    assert!(found[1]["together"].as_array().is_some_and(|givens| !givens.is_empty()));
    assert_eq!(found[2]["contradiction"][0]["what"], "1 in r1c1");
    assert_eq!((&found[2]["contradiction"][1]["cells"], &found[2]["minimal"]), (&"r1c2".into(), &true.into()));
    assert_eq!(found[2].get("settling"), None);
    assert_eq!(folder.run("explain unique.txt").code, Some(0));
    assert_eq!(folder.run("explain bad.txt").code, Some(2));
    assert_eq!(folder.run("explain --timeout 0.000000001 several.txt").code, Some(3));
}
