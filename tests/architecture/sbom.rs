//! The bill of materials from `tests/tools/sbom`: it is JSON with everything that CycloneDX requires, and names exactly
//! the crates that cargo lists for the program, in the versions of the lock file.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::tools::{output, script};

fn made() -> String {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools/sbom");
    output(&mut script(tool, "python3", &[]))
}

/// Returns the crates that cargo lists for the program and its build, as `name version`.
fn listed() -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| env!("CARGO").to_owned());
    let arguments = ["tree", "--locked", "--offline", "--package", "gridwright"];
    let options = ["--edges", "normal,build", "--prefix", "none", "--format", "{p}"];
    let text = output(Command::new(cargo).current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).args(options));
    let crates = text.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some(format!("{} {}", words.next()?, words.next()?.trim_start_matches('v')))
    });
    crates.filter(|name| !name.starts_with("gridwright ")).collect()
}

#[test]
#[ignore = "runs python3"]
fn the_bill_of_materials_names_every_crate() {
    let text = made();
    let bill: Value = serde_json::from_str(&text).expect("the bill is JSON");
    assert_eq!((&bill["bomFormat"], &bill["specVersion"]), (&"CycloneDX".into(), &"1.5".into()));
    let of = |value: &Value, key: &str| value[key].as_str().unwrap_or_else(|| panic!("no {key}: {value}")).to_owned();
    assert_eq!(of(&bill["metadata"]["component"], "version"), env!("CARGO_PKG_VERSION"));
    let components = bill["components"].as_array().expect("it has components");
    let mut named = BTreeSet::new();
    for component in components {
        let (name, version, purl) = (of(component, "name"), of(component, "version"), of(component, "purl"));
        assert!(purl.ends_with(&format!("{name}@{version}")) || name == "HiGHS", "{purl}");
        assert!(!of(&component["licenses"][0], "expression").contains('/'), "{component}");
        assert!(of(component, "bom-ref") == purl && named.insert(format!("{name} {version}")), "{purl} twice");
    }
    let crates: BTreeSet<String> = named.iter().filter(|name| !name.starts_with("HiGHS ")).cloned().collect();
    assert_eq!(crates, listed());
    assert!(crates.len() > 100 && crates.len() < named.len(), "HiGHS is compiled in and named");
    for name in ["proptest ", "divan ", "egui_kittest "] {
        assert!(!crates.iter().any(|other| other.starts_with(name)), "{name}is no part of the program");
    }
    let lock = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock")).expect("it is there");
    // HiGHS and the project's own packages come from no registry.
    let is_own = |name: &str| name == "HiGHS" || name.starts_with("gridwright");
    for component in components.iter().filter(|component| !is_own(&of(component, "name"))) {
        let entry = format!("name = \"{}\"\nversion = \"{}\"\n", of(component, "name"), of(component, "version"));
        let entry = lock.split(&entry).nth(1).and_then(|rest| rest.split("[[package]]").next()).expect("it is locked");
        assert!(entry.contains(&of(&component["hashes"][0], "content")), "{component}");
    }
    // The dependency graph refers to the same components.
    let refs: BTreeSet<String> = components.iter().map(|component| of(component, "bom-ref")).collect();
    for entry in bill["dependencies"].as_array().expect("it tells dependencies") {
        for other in entry["dependsOn"].as_array().expect("a list") {
            assert!(refs.contains(other.as_str().unwrap_or("")), "{other} is no component");
        }
    }
    assert_eq!(made(), text, "the same lock file gives the same bytes");
}
