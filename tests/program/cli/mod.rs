//! The program from the outside: exit status, standard output, standard error.

mod bad_input;
mod booklets;
mod candidates;
mod check;
mod destinations;
mod files;
mod formats;
mod hostile;
mod many;
mod options;
mod published;
mod rate;
mod scale;
mod tools;
mod web;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_gridwright");

const UNIQUE: &str = "1.....1.4.3..3..";
const UNIQUE_SOLUTION: &str = "1423321441322341";
const SEVERAL: &str = "................";
const NONE: &str = "11..............";

/// A folder with files, in which the program runs.
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

    fn command(&self) -> Command {
        self.within(Command::new(PROGRAM))
    }

    /// Lets a command run in the folder, without input.
    fn within(&self, mut command: Command) -> Command {
        command.current_dir(self.0.path()).stdin(Stdio::null());
        command
    }

    /// Runs the program on arguments separated by spaces.
    fn run(&self, arguments: &str) -> Run {
        Run::of(self.command().args(arguments.split_whitespace()).output().unwrap())
    }

    fn run_with_input(&self, arguments: &str, input: &str) -> Run {
        let mut command = self.command();
        command.args(arguments.split_whitespace());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // The program may reject its input before reading all of it.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        Run::of(child.wait_with_output().unwrap())
    }

    /// Runs a shell command in which `$G` is the program. It may run only tools that every Linux and macOS has.
    fn shell(&self, line: &str) -> Run {
        Run::of(self.within(Command::new("/bin/sh")).args(["-c", line]).env("G", PROGRAM).output().unwrap())
    }
}

#[derive(Debug)]
struct Run {
    /// The exit code, or `None` if a signal ended the program.
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

    /// Returns the output for people without the seconds, which differ from run to run.
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

#[test]
fn help_explains_itself() {
    let folder = Folder::new(&[]);
    for (arguments, parts) in [
        ("--help", &["check", "export", "convert", "model", "open the studio", "Examples:"][..]),
        (
            "check --help",
            &["--engine", "--limit", "--timeout", "--json", "Exit status", "Examples:", "source", "nodes"],
        ),
        ("candidates --help", &["--timeout", "--json", "Exit status", "Examples:", "verdict"]),
        ("export --help", &["--solution", "--dpi", "Examples:", "300"]),
        ("convert --help", &[".ron or .txt", "Examples:"]),
        ("minimise --help", &["--symmetry", "--keep", "--tries", "Exit status", "irreducible", "Examples:"]),
        ("generate --help", &["--kind", "--from", "--count", "Exit status", "Examples:"]),
        ("derive --help", &["--count", "--seed", "--keep-digits", "Exit status", "Examples:"]),
        ("explain --help", &["--json", "settling", "contradiction", "Exit status", "Examples:"]),
        ("model --help", &["glpsol --lp", "r3c4_d5"]),
    ] {
        let run = folder.run(arguments);
        parts.iter().for_each(|part| assert!(run.out.contains(part), "{arguments}: no {part:?} in\n{}", run.out));
        assert!(run.out.lines().all(|line| line.chars().count() <= 120), "{arguments}:\n{}", run.out);
    }
    assert_eq!(folder.run("--version").out, format!("gridwright {}\n", env!("CARGO_PKG_VERSION")));
    let typo = folder.run("chek");
    let error = "error: chek: no such file or subcommand; the subcommands are check, candidates, export, book, \
         convert, model, minimise, generate, derive, canon, explain, rate\n";
    assert_eq!(typo.err, error);
}
