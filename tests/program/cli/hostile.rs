//! Malicious input, made to hang the program, to damage its files or to control the terminal.

use std::fs;
use std::os::unix::ffi::OsStrExt;

use super::*;
use crate::common::tools;

const HEAD: &str = r#"(gridwright: 1, grids: [(at: "r1c1", boxes: "3x3")],"#;

/// Returns a puzzle with `count` copies of this rule.
fn with_rules(rule: &str, count: usize) -> String {
    format!("{HEAD} rules: [{}])", format!("(rule: {rule}),").repeat(count))
}

#[test]
fn booklets_refer_to_files_and_folders_only() {
    let folder = Folder::new(&[("p.ron", CROSS)]);
    assert_eq!(folder.shell("mkfifo pipe && mkdir empty && ln -s pipe link").code, Some(0));
    for (file, expected) in [
        ("pipe", "pipe: is a device or a pipe; choose a file or folder"),
        ("link", "link: is a device or a pipe; choose a file or folder"),
        ("/dev/zero", "/dev/zero: is a device or a pipe; choose a file or folder"),
        ("/dev/stdin", "/dev/stdin: is a device or a pipe; choose a file or folder"),
        ("empty", "empty: contains no puzzle"),
        ("gone", "gone: cannot be read: No such file or directory"),
    ] {
        let project = format!("(gridwright_book: 1, puzzles: [(file: \"p.ron\"), (file: \"{file}\", line: 1)])");
        fs::write(folder.path("book.ron"), project).unwrap();
        let run = folder.run("book book.ron -o x.pdf");
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.err.starts_with(&format!("error: {expected}\n")), "{}", run.err);
    }
}

#[test]
fn what_is_too_much_is_refused_with_its_limit() {
    let nested = |count| format!("{HEAD} title: {}1)", "Some(".repeat(count));
    let titled = |field, title: &str| format!("{HEAD}\n{field}: \"{title}\")");
    let long = "w".repeat(128_000);
    let project = |settings: &str, item: &str| {
        format!("(gridwright_book: 1, settings: ({settings}), puzzles: [(file: \"p.ron\"{item})])")
    };
    let folder = Folder::new(&[
        ("p.ron", CROSS),
        ("deep.ron", &nested(800_000)),
        ("deep-book.ron", &format!("(gridwright_book: 1, puzzles: {}", "[".repeat(100))),
        ("newer.ron", &format!("(gridwright: 2, a: {}", "Some(".repeat(100))),
        ("title.ron", &titled("title", &long)),
        ("author.ron", &titled("author", &"word ".repeat(25_600))),
        ("key.ron", &format!("{HEAD} {long}: 1)")),
        ("title-book.ron", &project(&format!("title: \"{long}\""), "")),
        ("rules-book.ron", &project("", &format!(", rules: \"{long}\""))),
        ("rules.ron", &with_rules("Position(grid: 1)", 10_001)),
        ("dots.ron", &with_rules(&format!("Outside(grid: 1, top: \"{}1\")", ". ".repeat(400_000)), 1)),
    ]);
    let letters = "too long (128000 characters); the limit is 1000";
    let deep = "brackets are nested more than 16 deep";
    for (arguments, expected) in [
        ("check deep.ron", format!("deep.ron: line 1, column 140: {deep}")),
        ("book deep-book.ron", format!("deep-book.ron: line 1, column 46: {deep}")),
        (
            "check newer.ron",
            "newer.ron: made with a newer Gridwright (format 2; this version reads up to 1); update \
             Gridwright to open it"
                .to_owned(),
        ),
        ("check rules.ron", "rules.ron: too many rules (10001); the limit is 10000".to_owned()),
        ("check title.ron", format!("title.ron: line 2: the title: {letters}")),
        ("check author.ron", format!("author.ron: line 2: the author: {letters}")),
        ("book title-book.ron", format!("title-book.ron: the title: {letters}")),
        (
            "book rules-book.ron",
            "rules-book.ron: the rules of entry 1: too long (128000 characters); the limit is 20000".to_owned(),
        ),
        (
            "check dots.ron",
            "dots.ron: line 1: rule 1 (Outside sudoku): there is no row or column 400001 at the top edge; the \
             grid has 9"
                .to_owned(),
        ),
    ] {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.err), (Some(2), format!("error: {expected}\n")), "{arguments}");
    }
    let run = folder.run("check key.ron");
    assert!(run.code == Some(2) && run.err.len() < 5000 && run.err.ends_with(" more letters)\n"), "{}", run.err.len());
    for (command, count, most) in
        [("generate", "1000000000001", "1..=1000000000000"), ("derive p.ron", "1000001", "1..=1000000")]
    {
        let run = folder.run(&format!("{command} --count {count}"));
        assert!(run.code == Some(2) && run.err.contains(&format!("is not in {most}")), "{command}: {}", run.err);
    }
    let run = folder.shell(&format!("$G export p.ron -o x.pdf --title {long}"));
    assert!(run.code == Some(2) && run.err.contains(letters), "{}", run.err);
    assert!(!folder.path("x.pdf").exists());
}

#[test]
fn equal_rules_say_no_more_than_one_of_them() {
    for rule in ["Position(grid: 1)", "MagicBox(grid: 1, box: 5)", "MagicSquare(at: \"r2c2\", diagonals: true)"] {
        let folder = Folder::new(&[("many.ron", &with_rules(rule, 10_000)), ("one.ron", &with_rules(rule, 1))]);
        for command in ["check --json --timeout 100", "check --json --engine bilp --timeout 100", "candidates --json"] {
            let [many, one] = ["many", "one"].map(|name| folder.run(&format!("{command} {name}.ron")));
            assert_eq!((many.code, one.code), (Some(1), Some(1)), "{command}: {many:?}");
            for key in ["verdict", "solutions", "candidates"] {
                assert_eq!(many.json()[0][key], one.json()[0][key], "{command} of {rule}: {key}");
            }
            // The same work is done for the same query. If there are many candidates all cores share the queries, so
            // node counts may differ.
            let [many, one] = [many, one].map(|run| run.json()[0]["statistics"].clone());
            if command.starts_with("check") {
                assert_eq!(many, one, "{command} of {rule}");
            }
            for key in ["/nodes", "/propagations/houses", "/propagations/sums"] {
                let [many, one] = [&many, &one].map(|work| work.pointer(key).unwrap().as_u64().unwrap());
                assert!(many.abs_diff(one) <= one / 10, "{command} of {rule}: {many} and {one} {key}");
            }
        }
    }
}

/// Text that would turn the terminal red, clear it, and reverse the following text.
const RAW: &str = "a\u{1b}[31mb\u{9b}2Jc\u{202e}d\u{7}e";
const SHOWN: &str = "a\\u{1b}[31mb\\u{9b}2Jc\\u{202e}d\\u{7}e";

#[test]
fn nothing_raw_reaches_the_terminal() {
    let line = format!("{UNIQUE} {RAW}\n");
    let titled = CROSS.replace("Small cross", "a\\u{1b}[31mb\\u{9b}2Jc");
    let key = CROSS.replace("title:", &format!("{RAW}:"));
    let value = CROSS.replace("\"2x2\"", &format!("\"{RAW}\""));
    let word = format!("board 4 {RAW} r1c1\n");
    let project = "(gridwright_book: 1, puzzles: [(file: \"a\\u{1b}[31mb\")])";
    let folder = Folder::new(&[
        ("line.txt", &line),
        ("titled.ron", &titled),
        ("key.ron", &key),
        ("value.ron", &value),
        ("word.txt", &word),
        ("book.ron", project),
    ]);
    for name in [format!("{RAW}.ron"), format!("{RAW}.txt")] {
        fs::write(folder.path(&name), if name.ends_with("ron") { CROSS } else { &line }).unwrap();
    }
    let given = [OsStr::new(RAW), OsStr::from_bytes(b"a\x1b[31m\xFF\x9b2J")];
    let mut seen = 0;
    let mut assert_clean = |command: &[&OsStr]| {
        let run = folder.command().args(command).output().unwrap();
        for bytes in [&run.stdout, &run.stderr] {
            let text = std::str::from_utf8(bytes).unwrap();
            let acts = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202e}');
            assert!(!text.contains(acts), "{command:?}: {text:?}");
            seen += text.matches("\\u{1b}").count() + text.matches("\\u001b").count() + text.matches('□').count();
        }
        assert!(run.status.code().is_some_and(|code| code < 4), "{command:?}: {run:?}");
    };
    for command in ["check", "check --json", "candidates", "candidates --json", "explain", "explain --json"] {
        for file in ["line.txt", "titled.ron", "key.ron", "value.ron", "word.txt"] {
            let words: Vec<&OsStr> = command.split(' ').chain([file]).map(OsStr::new).collect();
            assert_clean(&words);
        }
        for name in [format!("{RAW}.ron"), format!("{RAW}.txt"), format!("{RAW}.gone")] {
            let words: Vec<&OsStr> = command.split(' ').chain([name.as_str()]).map(OsStr::new).collect();
            assert_clean(&words);
        }
    }
    for words in given {
        assert_clean(&[words]);
        assert_clean(&[OsStr::new("check"), OsStr::new("--engine"), words]);
        assert_clean(&[OsStr::new("generate"), OsStr::new("--kind"), words, OsStr::new("-o"), OsStr::new("-")]);
        assert_clean(&[
            OsStr::new("model"),
            OsStr::new("titled.ron"),
            OsStr::new("-o"),
            &Path::new("gone").join(words).into_os_string(),
        ]);
    }
    for arguments in ["book book.ron", "minimise titled.ron", "derive --json titled.ron", "model titled.ron -o -"] {
        assert_clean(&arguments.split(' ').map(OsStr::new).collect::<Vec<_>>());
    }
    assert!(seen > 40, "{seen}");
    let run = folder.command().args(["check", &format!("{RAW}.gone")]).output().unwrap();
    let expected = format!("error: {SHOWN}.gone: cannot be read: No such file or directory\n");
    assert_eq!(Run::of(run).err, expected);
}

/// Collects the language entries of a PDF file, as qpdf reads it.
fn languages(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            found.extend(value.as_str().filter(|_| key == "/Lang").map(str::to_owned));
            languages(value, found);
        }),
        Value::Array(items) => items.iter().for_each(|item| languages(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns a folder with a puzzle whose title and author have control characters, and everything exported from it.
fn exported_control_characters() -> Folder {
    let titled = CROSS.replace("Small cross", "a\\u{0}b\\u{1b}\\u{fffe}c").replace("Nobody", "\\u{1}\\u{c}");
    let folder = Folder::new(&[("p.ron", &titled)]);
    for output in ["x.pdf", "x.svg --live-text", "x.svg", "x.png", "copy.ron"] {
        let command = if output == "copy.ron" { "convert" } else { "export" };
        let run = folder.run(&format!("{command} p.ron -o {output}"));
        assert_eq!(run.code, Some(0), "{output}: {run:?}");
    }
    let run = folder.shell(
        "$G export p.ron -o book.pdf --no-preflight --cover --answers --title \"$(printf 'x\\001y')\" \
         --author \"$(printf '\\033')\" --language \"$(printf 'e\\007n')\" --credits \"$(printf 'b\\002')\"",
    );
    assert_eq!(run.code, Some(0), "{run:?}");
    folder.run("export p.ron -o project.ron --title T");
    let run = folder.shell(
        "$G book project.ron -o printed.pdf --no-preflight --title \"$(printf 'x\\001y')\" \
         --language \"$(printf 'e\\007n')\"",
    );
    assert_eq!(run.code, Some(0), "{run:?}");
    folder
}

#[test]
fn control_characters_spoil_no_file() {
    let copy = exported_control_characters().text("copy.ron");
    assert!(copy.contains("title: \"a□b□□c\",\n    author: \"□□\""), "{copy}");
}

#[test]
#[ignore = "runs qpdf, pdfinfo"]
fn control_characters_spoil_no_pdf_file() {
    let folder = exported_control_characters();
    let path = |file: &str| folder.path(file).to_str().unwrap().to_owned();
    for file in ["book.pdf", "printed.pdf"] {
        let mut found = Vec::new();
        languages(&serde_json::from_str(&tools::run("qpdf", &["--json", &path(file)])).unwrap(), &mut found);
        assert!(found.iter().any(|language| language.contains("e□n")), "{file}: {found:?}");
        let raw = |language: &String| language.starts_with("b:") || language.chars().any(char::is_control);
        assert!(!found.iter().any(raw), "{file}: {found:?}");
    }
    let mut meta = String::new();
    for file in ["x.pdf", "printed.pdf", "book.pdf"] {
        tools::run("qpdf", &["--check", &path(file)]);
        meta = tools::run("pdfinfo", &["-meta", &path(file)]);
        assert!(meta.contains("<dc:title>") && !meta.contains(|c: char| c.is_control() && c != '\n'), "{meta:?}");
    }
    assert!(meta.contains("x□y"));
}

/// Files that once took minutes or gigabytes, or would: each finishes in at most 500 MB. `tests/tools/hostile` has the
/// list and prints the table of `docs/trust.md`.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "runs python3"]
fn hostile_files_end_soon_in_little_memory() {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools/hostile");
    // Other tests run at the same time, so allow for more time.
    let output = tools::script(tool, "python3", &[]).args(["--patience", "20", PROGRAM]).output().unwrap();
    let run = Run::of(output);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(run.out.lines().count() > 20, "{}", run.out);
}
