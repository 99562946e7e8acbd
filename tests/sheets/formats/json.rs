//! The JSON form and its schema, also tested with an independent validator.

use std::fs;
use std::io::Write;
use std::path::Path;

use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;
use gridwright::variant::Kind;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use super::round_trip::puzzle;
use super::{read_one, same_in_every_run};
use crate::common::tools::{other_program, output};

fn schema_path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/puzzle.schema.json")
}

#[test]
fn the_schema_in_the_documentation_is_that_of_the_reader() {
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(schema_path(), formats::json_schema()).unwrap();
    }
    assert!(fs::read_to_string(schema_path()).unwrap_or_default() == formats::json_schema());
}

/// Returns whether each line is valid according to Python's `jsonschema` (Debian package python3-jsonschema).
fn validated(lines: &[String]) -> Vec<bool> {
    const PROGRAM: &str = "
import json, sys, jsonschema
schema = json.load(open(sys.argv[1]))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for line in open(sys.argv[2], encoding='utf-8'):
    print('valid' if validator.is_valid(json.loads(line)) else 'invalid')
";
    let mut file = tempfile::NamedTempFile::new().unwrap();
    lines.iter().for_each(|line| writeln!(file, "{}", line.trim_end()).unwrap());
    // Debian's path of the module, even if another Python is found first.
    let mut python = other_program("/usr/bin/python3");
    let told = output(python.args(["-c", PROGRAM]).arg(schema_path()).arg(file.path()));
    told.lines().map(|word| word == "valid").collect()
}

fn line(puzzle: &Puzzle) -> String {
    formats::write(&[puzzle], Format::JsonLines).unwrap().0
}

fn examples() -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ron"));
    let whole = files.map(|path| read_one(&fs::read_to_string(path).unwrap()));
    let kinds = Kind::ALL
        .iter()
        .flat_map(|kind| kind.examples())
        .map(|(board, rule)| Puzzle::builder(board).rule(rule).build().unwrap());
    whole.chain(kinds).collect()
}

#[test]
#[ignore = "runs python3"]
fn examples_and_random_puzzles_of_every_kind_are_valid() {
    let mut runner = TestRunner::new(same_in_every_run());
    let random = (0..300).map(|_| puzzle().new_tree(&mut runner).unwrap().current());
    let puzzles: Vec<Puzzle> = examples().into_iter().chain(random).collect();
    let kinds: std::collections::BTreeSet<Kind> =
        puzzles.iter().flat_map(|puzzle| puzzle.rules()).map(|placed| placed.rule.kind()).collect();
    assert_eq!(kinds.len(), Kind::ALL.len());
    let lines: Vec<String> = puzzles.iter().map(line).collect();
    for (line, valid) in lines.iter().zip(validated(&lines)) {
        assert!(valid, "{line}");
    }
}

/// Returns many kinds of wrong files.
fn wrong_files() -> Vec<String> {
    let puzzle = read_one(&super::golden("many-rules.ron"));
    let good: Value = serde_json::from_str(&line(&puzzle)).unwrap();
    let mut wrong: Vec<Value> = Vec::new();
    let mut with = |change: &dyn Fn(&mut Value)| {
        let mut copy = good.clone();
        change(&mut copy);
        wrong.push(copy);
    };
    with(&|file| file["gridwright"] = 2.into());
    with(&|file| drop(file.as_object_mut().unwrap().remove("gridwright")));
    with(&|file| drop(file.as_object_mut().unwrap().remove("grids")));
    with(&|file| file["titel"] = "misspelt".into());
    with(&|file| file["title"] = 3.into());
    with(&|file| file["title"] = "a".repeat(1001).into());
    with(&|file| file["digits_from"] = 2.into());
    with(&|file| file["grids"][0]["at"] = "c1r1".into());
    with(&|file| file["grids"][0]["boxes"] = "3".into());
    with(&|file| file["givens"] = "12".into());
    with(&|file| file["givens"] = json!(["1!"]));
    with(&|file| file["rules"] = json!([{ "rule": { "NoSuchKind": {} } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "cells": "r1c1", "sum": [7] } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "cells": "r1c1", "sum": 70000 } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "sum": 7 } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "cells": ["r1c1"] } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "Renban": { "path": "r1c1-3" } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "Sandwich": { "top": "a" } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "AntiKnight": { "grid": 0 } } }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "cells": "r1c1" } }, "tint": "pink" }]));
    with(&|file| file["rules"] = json!([{ "rule": { "KillerCage": { "cells": "r1c1" } }, "on": 1 }]));
    with(&|file| file["symbols"] = "Runes".into());
    with(&|file| file["progress"] = json!([{ "at": "r1c1", "digit": 5 }]));
    wrong.extend([json!([]), json!(3), json!({})]);
    wrong.iter().map(Value::to_string).collect()
}

#[test]
fn files_of_a_wrong_form_are_refused() {
    for line in wrong_files() {
        assert!(formats::read_str("f", &line, Some(Format::JsonLines)).is_err(), "{line}");
    }
}

#[test]
#[ignore = "runs python3"]
fn what_the_reader_refuses_for_its_form_is_invalid() {
    let lines = wrong_files();
    for (line, valid) in lines.iter().zip(validated(&lines)) {
        assert!(!valid, "{line}");
    }
}

/// A random value in a valid object is changed: if the schema rejects it, so must the reader.
#[test]
#[ignore = "runs python3"]
fn what_the_schema_refuses_the_reader_refuses() {
    let mut random = gridwright::board::Random::new(5);
    let lines: Vec<String> = examples().iter().map(line).collect();
    let mut changed = Vec::new();
    for line in &lines {
        for _ in 0..6 {
            let mut value: Value = serde_json::from_str(line).unwrap();
            spoil(&mut value, &mut random);
            changed.push(value.to_string());
        }
    }
    let valid = validated(&changed);
    assert!(valid.iter().filter(|valid| !**valid).count() > changed.len() / 4);
    for (line, _) in changed.iter().zip(valid).filter(|(_, valid)| !valid) {
        assert!(formats::read_str("f", line, Some(Format::JsonLines)).is_err(), "{line}");
    }
}

/// Changes one value somewhere.
fn spoil(value: &mut Value, random: &mut gridwright::board::Random) {
    let deeper = random.below(8) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = random.below(fields.len());
            spoil(fields.values_mut().nth(at).unwrap(), random);
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = random.below(items.len());
            spoil(&mut items[at], random);
        }
        value => {
            // An empty list is read as an object without fields.
            let list = if value.is_object() { json!([[]]) } else { json!([]) };
            let others = [json!(-1), json!(3), json!("x"), json!("r1c1"), json!(true), list, json!({ "a": 1 })];
            *value = others[random.below(others.len())].clone();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..same_in_every_run() })]

    #[test]
    fn random_puzzles_come_back(puzzles in prop::collection::vec(puzzle(), 1..4)) {
        let (text, lost) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::JsonLines).unwrap();
        prop_assert_eq!(lost, vec![]);
        let read = formats::read_str("f", &text, None).unwrap();
        let read: Vec<Puzzle> = read.into_iter().map(|loaded| loaded.puzzle).collect();
        prop_assert_eq!(read, puzzles, "{}", text);
    }
}
