//! The licences of all dependencies, including those of tests, benchmarks and builds, compared with a list of allowed
//! ones. `deny.toml` holds the same list for cargo-deny.
//!
//! The peers of the benchmarks (`benches/peers`) are in a package of their own and not part of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// The SPDX names of the licences allowed in the program. None requires that programs made with the code be published.
const ALLOWED: &[&str] =
    &["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// Returns whether an SPDX expression allows use of the code. OR binds weakest, then AND, then WITH. As in older
/// manifests, `/` also means OR.
///
/// # Errors
/// Returns an error if the text is not such an expression.
fn is_allowed(expression: &str) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let allowed = alternatives(&mut rest)?;
    match rest.first() {
        None => Ok(allowed),
        Some(word) => Err(format!("“{word}” is not expected in “{expression}”")),
    }
}

/// Parses terms joined by OR, of which one must be allowed.
fn alternatives(rest: &mut &[&str]) -> Result<bool, String> {
    let mut allowed = joint(rest)?;
    while take(rest, "OR") {
        allowed |= joint(rest)?;
    }
    Ok(allowed)
}

/// Parses terms joined by AND, all of which must be allowed.
fn joint(rest: &mut &[&str]) -> Result<bool, String> {
    let mut allowed = term(rest)?;
    while take(rest, "AND") {
        allowed &= term(rest)?;
    }
    Ok(allowed)
}

/// Parses a licence, with its exception if it has one, or an expression in brackets. A licence WITH an exception
/// differs from the licence alone, so the list names the whole.
fn term(rest: &mut &[&str]) -> Result<bool, String> {
    if take(rest, "(") {
        let allowed = alternatives(rest)?;
        return if take(rest, ")") { Ok(allowed) } else { Err("a bracket is not closed".to_owned()) };
    }
    let licence = name(rest)?;
    let whole = if take(rest, "WITH") { format!("{licence} WITH {}", name(rest)?) } else { licence.to_owned() };
    Ok(ALLOWED.contains(&&*whole))
}

fn take(rest: &mut &[&str], wanted: &str) -> bool {
    let found = rest.first() == Some(&wanted);
    if found {
        *rest = &rest[1..];
    }
    found
}

fn name<'a>(rest: &mut &[&'a str]) -> Result<&'a str, String> {
    match rest {
        [first, others @ ..] if !["(", ")", "AND", "OR", "WITH"].contains(first) => {
            let first = *first;
            *rest = others;
            Ok(first)
        }
        [other, ..] => Err(format!("“{other}” stands where a licence is expected")),
        [] => Err("a licence is missing at the end".to_owned()),
    }
}

/// Returns the objection to the licence of a package from `cargo metadata`, or `None` if it is allowed.
fn objection(package: &Value) -> Option<String> {
    let of = |key: &str| package[key].as_str();
    let (name, version) = (of("name").unwrap_or("?"), of("version").unwrap_or("?"));
    let fault = match of("license").map(|licence| (licence, is_allowed(licence))) {
        Some((_, Ok(true))) => return None,
        Some((licence, Ok(false))) => format!("{licence} is not allowed"),
        Some((_, Err(error))) => error,
        None => "names no licence".to_owned(),
    };
    Some(format!("{name} {version}: {fault}"))
}

fn cargo(arguments: &[&str]) -> Output {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| env!("CARGO").to_owned());
    let mut command = Command::new(cargo);
    command.current_dir(env!("CARGO_MANIFEST_DIR")).arg("metadata").args(["--format-version", "1"]);
    command.args(["--locked", "--offline"]).args(arguments).output().expect("cargo runs")
}

/// Returns all packages of the lock file, for every system and feature. A build fetches only those for this system, so
/// if `cargo fetch` was never run, only these are checked; `.ci/run` fetches all.
fn packages() -> Vec<Value> {
    let everywhere = cargo(&["--all-features"]);
    let output = match everywhere.status.success() {
        true => everywhere,
        false => cargo(&["--filter-platform", &host()]),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata writes JSON");
    match metadata["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("cargo metadata lists no packages: {other}"),
    }
}

/// Returns the host triple of the compiler, such as `x86_64-unknown-linux-gnu`.
fn host() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let version = Command::new(rustc).arg("-vV").output().expect("rustc runs").stdout;
    let version = String::from_utf8(version).expect("rustc writes UTF-8");
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_owned()
}

#[test]
fn licences_of_all_dependencies_are_allowed() {
    let packages = packages();
    let names: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    // One for each kind of dependency: the program, its libraries, tests, benchmarks, builds.
    for name in ["gridwright", "serde", "egui", "memchr", "proptest", "divan", "cmake"] {
        assert!(names.contains(name), "cargo metadata is read wrongly: there is no {name} in {names:?}");
    }
    let objections: Vec<String> = packages.iter().filter_map(objection).collect();
    assert!(objections.is_empty(), "\n{}", objections.join("\n"));
}

#[test]
fn deny_toml_allows_the_same_licences() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    let text = fs::read_to_string(path).expect("deny.toml can be read");
    let section = text.split("\n[licenses]\n").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or("");
    let list = section.split("\nallow = [\n").nth(1).and_then(|rest| rest.split("\n]").next()).unwrap_or("");
    let listed: Vec<&str> = list.lines().map(|line| line.trim().trim_end_matches(',').trim_matches('"')).collect();
    assert_eq!(listed, ALLOWED);
    for word in ["exceptions", "clarify"] {
        assert!(!section.contains(word), "deny.toml makes {word} that the test does not know");
    }
    let copyleft = ALLOWED.iter().filter(|name| name.contains("GPL") || name.contains("SSPL"));
    assert_eq!(copyleft.count(), 0);
}

#[test]
fn expressions_are_read_as_spdx_defines_them() {
    let cases = [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("MIT OR GPL-3.0-only", true),
        ("Apache-2.0/MIT", true),
        ("MIT AND Unicode-3.0", true),
        ("MIT AND AGPL-3.0-only", false),
        // AND binds more tightly than OR.
        ("MIT OR Apache-2.0 AND GPL-2.0-only", true),
        ("(MIT OR Apache-2.0) AND GPL-2.0-only", false),
        ("GPL-2.0-only AND (MIT OR Apache-2.0) OR Zlib", true),
        ("Apache-2.0 WITH LLVM-exception", false),
        ("Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", true),
        ("GPL-2.0-only WITH Classpath-exception-2.0", false),
        ("mit", false),
    ];
    for (expression, expected) in cases {
        assert_eq!(is_allowed(expression), Ok(expected), "{expression}");
    }
    for expression in ["", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "AND MIT", "MIT WITH"] {
        assert!(is_allowed(expression).is_err(), "{expression}");
    }
    let package = |licence: Value| serde_json::json!({ "name": "a", "version": "1.0.0", "license": licence });
    assert_eq!(objection(&package("AGPL-3.0-only".into())).as_deref(), Some("a 1.0.0: AGPL-3.0-only is not allowed"));
    assert_eq!(objection(&package(Value::Null)).as_deref(), Some("a 1.0.0: names no licence"));
    assert_eq!(objection(&package("ISC".into())), None);
}
