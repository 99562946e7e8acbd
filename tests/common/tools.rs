//! Programs that are not part of the project, and files for them.
//!
//! Every test that runs one gets it from here and is marked with its name, `#[ignore = "runs qpdf, gs"]`, so that
//! `cargo test` needs no other program, and `cargo test -- --include-ignored` runs everything.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// The Debian packages that `.ci/packages` installs, with the programs of each that tests run.
pub const PACKAGES: [(&str, &[&str]); 24] = [
    ("appstream", &["appstreamcli"]),
    ("bash", &["bash"]),
    ("cadical", &["cadical"]),
    ("chromium", &["chromium"]),
    ("chromium-driver", &["chromedriver"]),
    ("coinor-cbc", &["cbc"]),
    ("dbus-daemon", &["dbus-daemon"]),
    ("desktop-file-utils", &["desktop-file-validate"]),
    ("ghostscript", &["gs"]),
    ("glpk-utils", &["glpsol"]),
    ("libglib2.0-bin", &["gio"]),
    ("librsvg2-bin", &["rsvg-convert"]),
    ("macaulay2", &["M2"]),
    ("minisat", &["minisat"]),
    ("minizinc", &["minizinc"]),
    ("node-typescript", &["tsc"]),
    ("parallel", &["parallel"]),
    ("poppler-utils", &["pdffonts", "pdfimages", "pdfinfo", "pdftocairo", "pdftoppm", "pdftotext"]),
    ("python3", &["python3"]),
    ("qpdf", &["qpdf"]),
    ("shared-mime-info", &["update-mime-database"]),
    ("singular-ui", &["Singular"]),
    ("xdotool", &["xdotool"]),
    ("xvfb", &["Xvfb"]),
];

/// Returns a command that runs a program, by its name or path.
#[track_caller]
pub fn other_program(program: &str) -> Command {
    assert_runs(program);
    Command::new(program)
}

/// Returns a command that runs a script with an interpreter. The script runs the other programs.
#[track_caller]
pub fn script(path: impl AsRef<Path>, interpreter: &str, others: &[&str]) -> Command {
    others.iter().for_each(|program| assert_runs(program));
    let mut command = other_program(interpreter);
    command.arg(path.as_ref());
    command
}

/// Runs a program and returns its output.
#[track_caller]
pub fn run(program: &str, arguments: &[&str]) -> String {
    output(other_program(program).args(arguments))
}

/// Runs a command and returns its output.
#[track_caller]
pub fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?}: {out}{err}");
    out.into_owned()
}

/// Checks that a program is installed, and that the test which runs it is marked.
#[track_caller]
fn assert_runs(program: &str) {
    let name = Path::new(program).file_name().and_then(|name| name.to_str()).unwrap_or(program);
    let package = PACKAGES.iter().find(|(_, programs)| programs.contains(&name)).map(|(package, _)| package);
    let package = package.unwrap_or_else(|| panic!("{name}: its Debian package must be listed"));
    if let Some(test) = unmarked_test() {
        panic!("{test}: a test that runs another program needs #[ignore = \"runs {name}\"]");
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let installed = std::env::split_paths(&folders).any(|folder| folder.join(program).is_file());
    assert!(installed, "{program} is missing; it is in the Debian package {package} (see .ci/packages)");
}

/// Returns the name of the running test if it is not marked as ignored.
fn unmarked_test() -> Option<String> {
    static IGNORED: OnceLock<String> = OnceLock::new();
    // The thread of a test has its name. A single test may run on the main thread.
    let thread = std::thread::current();
    let name = thread.name().filter(|&name| cfg!(test) && name != "main")?;
    let ignored = IGNORED.get_or_init(|| {
        let mut list = Command::new(std::env::current_exe().unwrap());
        output(list.args(["--list", "--ignored", "--format", "terse"]))
    });
    let marked = ignored.lines().any(|line| line.strip_suffix(": test") == Some(name));
    (!marked).then(|| name.to_owned())
}

/// Writes a file into a folder and returns its path as text.
pub fn written(folder: &Path, name: &str, content: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Checks that qpdf finds no errors, and that all fonts are embedded as subsets with Unicode maps: runs qpdf, pdffonts.
#[track_caller]
pub fn assert_sound(name: &str, path: &str) {
    let report = run("qpdf", &["--check", path]);
    assert!(report.contains("No syntax or stream encoding errors found"), "{name}: {report}");
    let fonts = run("pdffonts", &[path]);
    // Name, type (of one or two words), encoding, embedded, subset, Unicode, object.
    for line in fonts.lines().skip(2) {
        let words: Vec<&str> = line.split_whitespace().rev().collect();
        assert_eq!(words[2..5], ["yes"; 3], "{name}: {line}");
    }
    assert!(fonts.lines().count() > 2, "{name}: {fonts}");
}
