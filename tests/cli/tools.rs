//! `minimise` and `generate`.

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

    let run = folder.run("minimise --json --keep r1c1-4 full.txt -o thin.ron");
    let found = &run.json()[0];
    assert_eq!(
        (&found["source"], &found["irreducible"], &found["title"]),
        (&"full.txt:1".into(), &true.into(), &"".into())
    );
    assert!(found["questions"].as_u64().is_some() && found["seconds"].is_f64(), "{found}");
    let puzzle = found["puzzle"].as_str().unwrap();
    assert!(puzzle.starts_with("1423"), "{puzzle}");
    assert_eq!(found["clues"], puzzle.trim().chars().filter(|&symbol| symbol != '.').count());
    assert_eq!(folder.run("check thin.ron").code, Some(0));

    for (arguments, code, error) in [
        ("minimise none.txt", 1, "none.txt:1: the puzzle has no solution"),
        ("minimise several.txt full.txt -o x.txt", 1, "several.txt:1: the puzzle has several solutions (r"),
        ("minimise --keep r5c5 full.txt", 2, "full.txt:1: r5c5: there is no such cell on the board"),
        ("minimise full.txt -o x.png", 2, "x.png: the name must end in .ron or .txt"),
        ("minimise missing.txt", 2, "missing.txt: cannot be read"),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(code), "{arguments}: {run:?}");
        assert!(run.err.starts_with(&format!("error: {error}")), "{arguments}: {}", run.err);
        assert!(!folder.names().iter().any(|name| name.starts_with("x.")));
    }
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
    assert!(folder.run("generate --kind sudoku -o -").err.contains("there are classic, shidoku, roku"));
}
