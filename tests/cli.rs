//! The program as it is run: exit status, standard output, standard error.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::paper;
use gridwright::formats;
use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_gridwright");

const UNIQUE: &str = "1.....1.4.3..3..";
const UNIQUE_SOLUTION: &str = "1423321441322341";
const SEVERAL: &str = "................";
const NONE: &str = "11..............";

/// A folder with files in it, in which the program is run.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new(files: &[(&str, &str)]) -> Folder {
        let folder = Folder(tempfile::tempdir().unwrap());
        files.iter().for_each(|(name, text)| fs::write(folder.path(name), text).unwrap());
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        command.current_dir(self.0.path()).stdin(Stdio::null());
        command
    }

    /// Runs the program on arguments separated by blanks.
    fn run(&self, arguments: &str) -> Run {
        Run::of(self.command(PROGRAM).args(arguments.split_whitespace()).output().unwrap())
    }

    fn run_with_input(&self, arguments: &str, input: &str) -> Run {
        let mut command = self.command(PROGRAM);
        command.args(arguments.split_whitespace());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // The program may refuse what it reads before it has read it all.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        Run::of(child.wait_with_output().unwrap())
    }

    /// Runs a line of shell in which `$G` is the program.
    fn shell(&self, line: &str) -> Run {
        Run::of(self.command("/bin/sh").args(["-c", line]).env("G", PROGRAM).output().unwrap())
    }
}

#[derive(Debug)]
struct Run {
    /// None when a signal ended the program.
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn of(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    fn json(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// What is printed for people, without the seconds, which differ from run to run.
    fn lines(&self) -> Vec<String> {
        let timeless = |line: &str| match line.split_once(" s  ") {
            Some((start, rest)) => format!("{} {rest}", start.split_whitespace().next().unwrap()),
            None => line.to_owned(),
        };
        self.out.lines().map(timeless).collect()
    }
}

const LINES: &[(&str, &str)] = &[
    ("unique.txt", "1.....1.4.3..3..\n"),
    ("several.txt", "# four\n................\n"),
    ("none.txt", "11..............\n"),
    ("bad.txt", "1.....1.4.3..3..\n123\n5...............\n"),
    ("all.txt", "1.....1.4.3..3..\n1.......4.3..3..\n11..............\n"),
    ("cross.ron", CROSS),
    ("future.ron", "(gridwright: 2, grids: [])"),
    ("cut.ron", "(gridwright: 1, grids: ["),
];

const CROSS: &str = r#"(
    gridwright: 1,
    title: "Small cross",
    author: "Nobody",
    grids: [
        (at: "r1c1", boxes: "2x2"),
    ],
    givens: [
        "12 ..",
        ".. ..",
        "4. ..",
        ".. ..",
    ],
    rules: [
        (rule: Diagonals(grid: 1, falling: true, rising: true)),
    ],
)
"#;

// check

#[test]
fn the_exit_status_says_how_it_went() {
    let folder = Folder::new(LINES);
    for (arguments, code) in [
        ("check unique.txt", 0),
        ("check unique.txt unique.txt", 0),
        ("check several.txt", 1),
        ("check none.txt unique.txt", 1),
        ("check --limit 1 none.txt", 1),
        // One solution that was found proves nothing.
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
        ("export missing.ron -o x.png", 2),
        ("convert cross.ron", 2),
        ("convert cross.ron -o x.pdf", 2),
        ("convert bad.txt -o x.txt", 2),
        ("model cross.ron", 2),
        ("model missing.ron -o x.lp", 2),
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
        // Every failure says why, and only failures do.
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
    for engine in ["native", "bilp", "both"] {
        let run = folder.run(&format!("check --json --limit 10 --engine {engine} all.txt cross.ron"));
        let expected = [
            ("all.txt:1", "", "unique", 1, true, Value::from(UNIQUE_SOLUTION)),
            ("all.txt:2", "", "several", 3, true, Value::Null),
            ("all.txt:3", "", "none", 0, true, Value::Null),
            ("cross.ron:1", "Small cross", "unique", 1, true, Value::from("1234341243212143")),
        ];
        assert_eq!(run.json().len(), expected.len(), "{run:?}");
        for (found, (source, title, verdict, solutions, exact, solution)) in run.json().into_iter().zip(expected) {
            let keys: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
            let mut all =
                ["source", "title", "verdict", "solutions", "exact", "solution", "engine", "seconds", "nodes"];
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

/// The answers are those that were worked out for the papers' puzzles by other programs.
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
                [solution] if count == 1 => Value::from(solution.to_string()),
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
    assert_eq!((run.code, run.err.as_str()), (Some(2), "error: -: there is no puzzle in it\n"));
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
            "error: bad.txt: line 2: 3 symbols make no grid; a puzzle has 16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625\n",
        ),
        ("check several.txt:1", 2, "", "error: several.txt: line 1: there is no puzzle in this line\n"),
        ("check all.txt:9", 2, "", "error: all.txt: line 9: there is no puzzle in this line\n"),
        ("check odd:7", 0, "unique odd:7:1", ""),
        ("check missing.txt:7", 2, "", "error: missing.txt: cannot be read: No such file or directory (os error 2)\n"),
    ] {
        let run = folder.run(arguments);
        assert_eq!(
            (run.code, run.lines().join("\n").as_str(), run.err.as_str()),
            (Some(code), out, err),
            "{arguments}"
        );
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let lines = format!("{UNIQUE}\n").repeat(20_000);
    let folder = Folder::new(&[("many.txt", &lines)]);
    let mut command = folder.command(PROGRAM);
    command.args(["check", "many.txt"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    reader.read_line(&mut first).unwrap();
    assert!(first.starts_with("unique "), "{first}");
    drop(reader);
    let run = Run::of(child.wait_with_output().unwrap());
    assert_eq!((run.code, run.err.as_str()), (Some(141), ""));
    let run = folder.shell("$G check many.txt:1 > /dev/full");
    assert_eq!(run.code, Some(2));
    assert_eq!(run.err, "error: standard output: No space left on device (os error 28)\n");
}

// Bad input: the details are in tests/formats.rs.

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
    fs::write(folder.path("latin.txt"), b"# caf\xE9\n").unwrap();
    let hint = "an empty cell is . or 0, and letters from A to P are digits above 9";
    let lengths = "16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625";
    for (file, expected) in [
        ("missing.ron", "cannot be read: No such file or directory (os error 2)"),
        ("short.txt", &format!("line 1: 15 symbols make no grid; a puzzle has {lengths}")),
        ("symbol.txt", &format!("line 2, column 11: r3c3: “?” is no digit; {hint}")),
        ("large.txt", "line 7: r3c4: digit 10 on a 9x9 board"),
        ("off.ron", "line 13: the givens have 5 rows, but the board is 4 cells high"),
        ("region.ron", "line 15: rule 1 (Painted region): r4c5 is not on the board"),
        ("future.ron", "made by a newer Gridwright (format 12, this program reads up to 1)"),
        ("cut.ron", "line 9: the file ends too early; it was probably cut off"),
        ("empty.ron", "there is no puzzle in it"),
        ("latin.txt", "line 1: not a text in UTF-8"),
    ] {
        for command in ["check", "check --json", "export -o x.png", "convert -o x.ron", "model -o x.lp"] {
            let run = folder.run(&format!("{command} {file}"));
            let err = format!("error: {file}: {expected}\n");
            assert_eq!((run.code, run.out.as_str(), run.err), (Some(2), "", err), "{command} {file}");
        }
    }
}

#[test]
fn a_file_of_100_mb_is_refused_with_little_memory() {
    let folder = Folder::new(&[]);
    fs::write(folder.path("big.txt"), format!("{UNIQUE}\n").repeat(6_000_000)).unwrap();
    for (line, expected) in [
        // The shell limits the address space to 100 MB, so the file cannot be held.
        ("ulimit -v 100000; $G check big.txt", "error: big.txt: too large: 97.3 MiB; at most 64 MiB are read\n"),
        ("$G check - < big.txt", "error: -: too large: at most 64 MiB are read\n"),
        ("$G check - < /dev/zero", "error: -: too large: at most 64 MiB are read\n"),
    ] {
        let run = folder.shell(line);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(2), "", expected), "{line}");
    }
}

#[test]
fn a_file_that_is_all_wrong_is_given_up() {
    let folder = Folder::new(&[("bad.txt", &"x\n".repeat(1000))]);
    let run = folder.run("check bad.txt");
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 21));
    assert!(run.err.ends_with("error: bad.txt: given up after 20 bad lines\n"), "{}", run.err);
}

// convert

#[test]
fn convert_writes_what_the_name_says() {
    let folder = Folder::new(LINES);
    let quiet = |arguments: &str| {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{arguments}");
    };
    quiet("convert cross.ron -o copy.ron");
    assert_eq!(folder.text("copy.ron"), CROSS);
    quiet("convert all.txt -o copy.txt");
    assert_eq!(folder.text("copy.txt"), folder.text("all.txt"));
    quiet("convert all.txt:3 -o third.ron");
    quiet("convert third.ron -o third.txt");
    assert_eq!(folder.text("third.txt"), format!("{NONE}\n"));
    quiet("convert several.txt -o several.txt");
    assert_eq!(folder.text("several.txt"), format!("{SEVERAL}\n"));

    let run = folder.run("convert cross.ron -o lossy.txt");
    assert_eq!((run.code, folder.text("lossy.txt").as_str()), (Some(0), "12......4.......\n"));
    let warnings = "warning: puzzle 1: title and author are lost: a line of text has no place for them\n\
                    warning: puzzle 1: 1 rule is lost: a line of text has no place for rules\n";
    assert_eq!(run.err, warnings);

    let run = folder.run("convert all.txt -o several.ron");
    let error = "error: all.txt: holds several puzzles; name one by its line, as in all.txt:1\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert!(!folder.path("several.ron").exists());
}

/// The largest file the shell allows is 512 bytes: saving fails half-way, or the program is killed half-way.
#[test]
fn an_interrupted_save_leaves_the_old_file() {
    let folder = Folder::new(&[("big.txt", &format!("{}\n", ".".repeat(81)).repeat(100)), ("old.txt", "old")]);
    let run = folder.shell("trap '' XFSZ; ulimit -f 1; $G convert big.txt -o old.txt");
    let error = "error: old.txt: cannot be saved: File too large (os error 27)\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert_eq!(folder.names(), ["big.txt", "old.txt"], "nothing is left beside the old file");
    let run = folder.shell("ulimit -f 1; exec $G convert big.txt -o old.txt");
    assert_eq!(run.code, None, "killed by the signal: {run:?}");
    assert_eq!(folder.text("old.txt"), "old");
}

// export and model

/// Width and height of a PNG, from its first chunk (PNG specification, 11.2.2).
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn export_prints_the_puzzle_and_its_only_solution() {
    let folder = Folder::new(LINES);
    let picture = |arguments: &str| {
        let run = folder.run(&format!("export {arguments} -o x.png"));
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{arguments}");
        fs::read(folder.path("x.png")).unwrap()
    };
    let (plain, solved) = (picture("cross.ron"), picture("cross.ron --solution"));
    assert_eq!(png_size(&plain), png_size(&solved));
    assert_ne!(plain, solved);
    assert_eq!(plain, picture("cross.ron --dpi 300"));
    let ((width, height), (small_width, small_height)) = (png_size(&plain), png_size(&picture("cross.ron --dpi 150")));
    assert!(width.abs_diff(2 * small_width) <= 2 && height.abs_diff(2 * small_height) <= 2);
    picture("all.txt:1 --solution");

    fs::write(folder.path("x.png"), "old").unwrap();
    for (arguments, code, error) in [
        (
            "all.txt:2 --solution",
            1,
            "all.txt:2: the puzzle has several solutions, so there is none to print; leave out --solution",
        ),
        (
            "all.txt:3 --solution",
            1,
            "all.txt:3: the puzzle has no solution, so there is none to print; leave out --solution",
        ),
        ("all.txt", 2, "all.txt: holds several puzzles; name one by its line, as in all.txt:1"),
    ] {
        let run = folder.run(&format!("export {arguments} -o x.png"));
        assert_eq!((run.code, run.err), (Some(code), format!("error: {error}\n")), "{arguments}");
        assert_eq!(folder.text("x.png"), "old");
    }
}

#[test]
fn model_writes_an_lp_file_or_prints_it() {
    let folder = Folder::new(LINES);
    let run = folder.run("model cross.ron -o cross.lp");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
    let text = folder.text("cross.lp");
    assert!(text.starts_with("\\ Small cross\nMinimize\n") && text.ends_with("\nEnd\n"), "{text}");
    let printed = folder.run("model cross.ron -o -");
    assert_eq!((printed.code, printed.out), (Some(0), text));
    assert!(!folder.path("-").exists());
}

// help

#[test]
fn help_explains_itself() {
    let folder = Folder::new(&[]);
    for (arguments, parts) in [
        ("--help", &["check", "export", "convert", "model", "open the studio", "Examples:"][..]),
        (
            "check --help",
            &["--engine", "--limit", "--timeout", "--json", "Exit status", "Examples:", "source", "nodes"],
        ),
        ("export --help", &["--solution", "--dpi", "Examples:", "300"]),
        ("convert --help", &[".ron or .txt", "Examples:"]),
        ("model --help", &["glpsol --lp", "r3c4_d5"]),
    ] {
        let run = folder.run(arguments);
        parts.iter().for_each(|part| assert!(run.out.contains(part), "{arguments}: no {part:?} in\n{}", run.out));
        assert!(run.out.lines().all(|line| line.chars().count() <= 120), "{arguments}:\n{}", run.out);
    }
    assert_eq!(folder.run("--version").out, format!("gridwright {}\n", env!("CARGO_PKG_VERSION")));
    let typo = folder.run("chek");
    let error =
        "error: chek: there is no such file (and no such subcommand: there are check, export, convert, model)\n";
    assert_eq!(typo.err, error);
}
