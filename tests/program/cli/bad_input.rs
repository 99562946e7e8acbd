//! Bad input; `tests/formats` has the exact messages for each kind.

use std::fs;

use super::*;

#[test]
fn bad_input_is_told_with_file_line_and_cell() {
    let folder = Folder::new(&[
        ("short.txt", "1.....1.4.3..3.\n"),
        ("symbol.txt", "# x\n1.....1.4.?..3..\n"),
        (
            "large.txt",
            "\n\n\n\n\n\n.....................A...........................................................\n",
        ),
        ("off.ron", &CROSS.replace("\".. ..\",\n    ],", "\".. ..\",\n        \".. ..\",\n    ],")),
        ("region.ron", &CROSS.replace("Diagonals(grid: 1, falling: true, rising: true)", "Region(cells: \"r4c3-5\")")),
        ("future.ron", &CROSS.replace("gridwright: 1", "gridwright: 12")),
        ("cut.ron", &CROSS[..CROSS.len() / 2]),
        ("empty.ron", ""),
    ]);
    fs::write(folder.path("picture.txt"), b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR").unwrap();
    let hint = "use . or 0 for an empty cell, and letters A to P for digits above 9";
    let lengths = "16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625";
    for (file, expected) in [
        ("missing.ron", "cannot be read: No such file or directory"),
        ("short.txt", &format!("line 1: 15 symbols do not make a grid; a puzzle has {lengths}")),
        ("symbol.txt", &format!("line 2, column 11: r3c3: “?” is not a digit; {hint}")),
        ("large.txt", "line 7: r3c4: digit 10 is too large for a 9x9 board"),
        ("off.ron", "line 13: the givens have 5 rows instead of 4"),
        ("region.ron", "line 15: rule 1 (Extra region): r4c5 is not on the board"),
        (
            "future.ron",
            "made with a newer Gridwright (format 12; this version reads up to 1); update Gridwright to open it",
        ),
        ("cut.ron", "line 9: the file ends too early; part of it is probably missing"),
        ("empty.ron", "contains no puzzle"),
        (
            "picture.txt",
            "not a text; if it is a picture or a document, open the puzzle in its program and copy it as text",
        ),
    ] {
        for command in ["check", "check --json", "export -o x.png", "convert -o x.ron", "model -o x.lp"] {
            let run = folder.run(&format!("{command} {file}"));
            let err = format!("error: {file}: {expected}\n");
            assert_eq!((run.code, run.err.as_str()), (Some(2), err.as_str()), "{command} {file}");
            match command {
                // Every puzzle has its line, and so has every faulty line.
                "check --json" => {
                    let (place, problem) = match expected.strip_prefix("line ").and_then(|rest| rest.split_once(": ")) {
                        Some((line, problem)) => (format!(":{}", line.split(',').next().unwrap()), problem),
                        None => (String::new(), expected),
                    };
                    let told = serde_json::json!({ "source": format!("{file}{place}"), "error": problem });
                    assert_eq!(run.json(), [told], "{file}");
                }
                _ => assert_eq!(run.out, "", "{command} {file}"),
            }
        }
    }
}

#[test]
fn a_file_of_100_mb_is_read_with_little_memory_and_one_without_lines_is_refused() {
    let folder = Folder::new(&[]);
    fs::write(folder.path("big.txt"), format!("{UNIQUE}\n").repeat(6_000_000)).unwrap();
    // The shell limits the address space to less than the 492 MB of the file, so it cannot be kept in memory. A program
    // that is not optimised takes much of that space itself.
    let run = folder.shell("ulimit -v 300000; $G check --cores 1 --skip 5999998 big.txt");
    assert_eq!(run.lines()[..2], ["unique big.txt:5999999", "unique big.txt:6000000"], "{run:?}");
    let run = folder.shell("$G check - < /dev/zero");
    let expected = "error: -: too large; the limit is 64 MiB\n";
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(2), "", expected));
}

#[test]
fn a_file_that_is_all_wrong_is_given_up() {
    let folder =
        Folder::new(&[("bad.txt", &"x\n".repeat(1000)), ("mostly.txt", &(UNIQUE.to_owned() + &"\n12".repeat(1000)))]);
    let run = folder.run("check bad.txt");
    assert_eq!((run.code, run.err.as_str()), (Some(2), "error: bad.txt: not recognised as a puzzle\n"));
    let run = folder.run("check mostly.txt");
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 21));
    assert!(run.err.ends_with("error: mostly.txt: stopped after 20 bad lines\n"), "{}", run.err);
}

#[test]
fn bad_lines_among_good_ones_are_told_twenty_times_and_then_counted() {
    let pair = format!("{UNIQUE}\n123\n");
    let folder = Folder::new(&[("mixed.txt", &pair.repeat(200)), ("few.txt", &pair)]);
    for command in ["check", "rate", "canon", "explain"] {
        let run = folder.run(&format!("{command} mixed.txt few.txt"));
        let told: Vec<&str> = run.err.lines().collect();
        assert_eq!((run.code, told.len()), (Some(2), 22), "{command}: {}", run.err);
        assert!(told[0].starts_with("error: mixed.txt: line 2:"), "{command}: {told:?}");
        assert!(told[19].starts_with("error: mixed.txt: line 40:"), "{command}: {told:?}");
        // The other input is reported separately.
        assert!(told[20].starts_with("error: few.txt: line 2:"), "{command}: {told:?}");
        assert_eq!(told[21], "error: mixed.txt: 180 more cannot be read", "{command}");
        // All valid lines are processed.
        assert!(run.out.contains("mixed.txt:399") && run.out.contains("few.txt:1"), "{command}: {}", run.out);
        assert!(run.out.lines().count() >= 201, "{command}: {}", run.out);
    }
    // With --json each still has its line.
    let run = folder.run("check --json mixed.txt");
    assert_eq!((run.json().len(), run.err.lines().count()), (400, 21));
    let run = folder.run("export mixed.txt -o x.ron --skip-unreadable --title T");
    assert_eq!((run.code, run.err.lines().count()), (Some(0), 21), "{}", run.err);
    assert!(run.err.ends_with("warning: left out: mixed.txt: 180 more cannot be read\n"), "{}", run.err);
}

#[test]
fn of_many_bad_entries_of_a_booklet_some_are_told() {
    let items: String = (0..100).map(|at| format!("(file: \"none-{at}.ron\"),")).collect();
    let folder = Folder::new(&[("book.ron", &format!("(gridwright_book: 1, puzzles: [{items}])"))]);
    for (option, begins) in [("", "error: "), ("--skip-unreadable", "warning: left out: ")] {
        let run = folder.run(&format!("book book.ron {option}"));
        let told: Vec<&str> = run.err.lines().collect();
        let files = told.iter().filter(|line| line.starts_with(&format!("{begins}none-"))).count();
        assert_eq!((run.code == Some(0), files), (false, 20), "{}", run.err);
        assert_eq!(told[20], format!("{begins}80 more entries cannot be read"));
    }
}
