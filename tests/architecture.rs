//! The import table of `src/lib.rs`: which module may import which, where each third-party crate may be used, and the
//! modules of the native engine (`src/core/solve/native/mod.rs`). Other checks of the whole project are in
//! `architecture/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "architecture/circles.rs"]
mod circles;
#[path = "architecture/licences.rs"]
mod licences;
#[path = "architecture/lines.rs"]
mod lines;
#[path = "architecture/other_programs.rs"]
mod other_programs;
#[path = "architecture/sbom.rs"]
mod sbom;
#[path = "architecture/spacing.rs"]
mod spacing;
#[allow(dead_code, clippy::unwrap_used, reason = "other test programs use the rest")]
#[path = "common/tools.rs"]
mod tools;
#[path = "architecture/trust.rs"]
mod trust;

/// Each module of the program, with the modules that it may import besides itself.
const LAYERS: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("words", &[]),
    ("memory", &[]),
    ("parallel", &[]),
    ("model", &["board"]),
    ("solve", &["board", "model", "words", "memory", "parallel"]),
    ("algebra", &["board", "model", "solve", "memory"]),
    ("logic", &["board", "model", "words", "solve"]),
    ("scene", &[]),
    ("disk", &[]),
    ("place", &["board", "scene", "words"]),
    ("variant", &["board", "model", "place", "scene", "words"]),
    ("puzzle", &["board", "model", "place", "variant", "scene", "words"]),
    ("author", &["board", "model", "place", "words", "variant", "puzzle", "scene", "solve", "logic", "parallel"]),
    ("sheet", &["board", "model", "place", "words", "variant", "puzzle", "scene", "solve"]),
    (
        "formats",
        &["board", "model", "place", "words", "variant", "puzzle", "scene", "sheet", "solve", "algebra", "disk"],
    ),
    (
        "book",
        &[
            "author", "logic", "board", "model", "place", "words", "variant", "puzzle", "scene", "solve", "sheet",
            "formats", "disk", "parallel",
        ],
    ),
    (
        "web",
        &[
            "author", "logic", "board", "model", "place", "words", "variant", "puzzle", "scene", "solve", "sheet",
            "formats", "book", "parallel",
        ],
    ),
    (
        "studio",
        &[
            "board", "model", "place", "words", "variant", "puzzle", "scene", "solve", "sheet", "formats", "author",
            "book", "logic", "algebra", "disk", "memory", "web",
        ],
    ),
    (
        "cli",
        &[
            "board", "model", "place", "words", "variant", "puzzle", "scene", "solve", "sheet", "formats", "studio",
            "author", "book", "logic", "algebra", "disk", "parallel", "web",
        ],
    ),
];

/// The macros of `words`, which Rust exports at the root of its package.
const MACROS: &[&str] = &["message", "say"];

/// Third-party crates, and the only places under `src` that may name them. Crates not listed may be named anywhere.
const CRATES: &[(&str, &[&str])] = &[
    ("good_lp", &["solve/bilp"]),
    ("highs", &["solve/bilp"]),
    ("highs_sys", &["solve/bilp"]),
    ("microlp", &["solve/bilp"]),
    ("groebner", &["algebra"]),
    ("wide", &["solve/native/minirows", "solve/native/shapes/net"]),
    ("num_bigint", &["algebra", "variant/formula"]),
    ("num_integer", &["algebra", "variant/formula"]),
    ("num_rational", &["algebra", "variant/formula"]),
    ("num_traits", &["algebra", "variant/formula"]),
    ("ron", &["formats/ron"]),
    ("tempfile", &["disk"]),
    ("signal_hook", &["cli/signals"]),
    ("egui", &["studio"]),
    ("eframe", &["studio"]),
    ("rfd", &["studio"]),
    ("webbrowser", &["studio/files/links"]),
    ("zbus", &["studio/files/desktop"]),
    ("futures_lite", &["studio/files/desktop", "studio/files/system_picker"]),
    ("fluent_bundle", &["words"]),
    ("unic_langid", &["words"]),
    ("clap", &["cli", "main"]),
    ("serde_json", &["cli", "formats", "web"]),
    ("itoa", &["cli/check"]),
    ("litemap", &["puzzle"]),
    ("memchr", &["formats/line_source"]),
    ("base64", &["formats/penpa", "formats/iss/rules/lines", "scene/image_file", "web/secrets"]),
    ("sha2", &["web/secrets"]),
    ("chardetng", &["formats/encoding"]),
    ("csv", &["formats/table"]),
    ("encoding_rs", &["formats/encoding"]),
    ("unicode_normalization", &["puzzle/symbol_comparison", "studio/command/fuzzy"]),
    ("flate2", &["formats/penpa", "web/secrets"]),
    ("lz_str", &["formats/lz"]),
    ("quick_xml", &["formats/xml", "formats/opensudoku", "formats/ksudoku"]),
    ("tiny_skia", &["sheet/png"]),
    ("png", &["sheet/png"]),
    ("image", &["sheet/picture"]),
    ("qrcodegen", &["sheet/booklet/code"]),
    ("krilla", &["sheet/pdf"]),
    ("skrifa", &["sheet/text"]),
    ("harfrust", &["sheet/text"]),
    ("unicode_bidi", &["sheet/text", "studio/widgets/bidi"]),
    ("winnow", &["variant/formula"]),
    ("regex_automata", &["variant/expression"]),
    ("regex_syntax", &["variant/expression"]),
];

/// Formats of other programs that have names for kinds of rule.
const FOREIGN: &[&str] = &[
    "formats/fpuzzles/",
    "formats/sudokupad/",
    "formats/classic/",
    "formats/ksudoku/",
    "formats/sudokumaker/",
    "formats/iss/",
    "formats/penpa/",
    "formats/recognise/",
    "formats/region_lines.rs",
    "formats/rule_collector.rs",
    "formats/negative_constraints.rs",
];

/// The modules of the native engine, folders and files, each with those that it may import besides itself.
const ROOMS: &[(&str, &[&str])] = &[
    ("domains", &[]),
    ("lists", &[]),
    ("conflicts", &[]),
    ("depth", &[]),
    ("part", &["domains", "depth"]),
    ("shapes", &["domains"]),
    ("minirows", &[]),
    ("bands", &["domains", "conflicts", "depth", "part", "minirows", "shapes"]),
    ("narrow", &["domains", "conflicts", "depth", "part", "minirows", "shapes"]),
    ("grids", &["domains", "lists", "depth", "part", "minirows", "shapes", "bands", "narrow"]),
    ("wide", &["domains", "lists", "conflicts", "depth", "shapes"]),
    ("learn", &["domains", "shapes"]),
    ("layout", &["depth", "minirows", "shapes", "bands", "narrow", "grids", "wide"]),
    ("queries", &["domains", "depth", "shapes", "layout", "learn"]),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the source folder can be read") {
        let path = entry.expect("its entries too").path();
        match path.is_dir() {
            true => rust_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "rs") => found.push(path),
            false => {}
        }
    }
}

/// The folder of the base package: the modules that know no kinds of rule.
const BASE: &str = "core/";

/// Returns the path of a source file, given by its path below `src` or `src/core`.
fn path_of(file: &str) -> PathBuf {
    let in_base = source().join(BASE).join(file);
    if fs::exists(&in_base).expect("src can be read") { in_base } else { source().join(file) }
}

/// Returns each source file: its path below `src` or `src/core` with `/`, and its code without comments. The list of
/// the modules of the base package is left out.
fn files() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    rust_files(&source(), &mut paths);
    paths.retain(|path| *path != source().join(BASE).join("lib.rs"));
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(source()).expect("below src").to_string_lossy().replace('\\', "/");
        let name = name.strip_prefix(BASE).unwrap_or(&name).to_owned();
        let text = fs::read_to_string(&path).expect("source files are UTF-8");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        (name, code)
    };
    paths.into_iter().map(read).collect()
}

/// Returns the first names of paths that start with `prefix`, such as `board` and `model` in `use crate::{board::Cell,
/// model}`.
fn names_after(code: &str, prefix: &str) -> BTreeSet<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            names.insert(word(rest));
            continue;
        };
        // The names at the top level of a braced group.
        let mut depth = 0;
        let mut start = true;
        for (index, c) in group.char_indices() {
            if start && !c.is_whitespace() && depth == 0 {
                names.insert(word(&group[index..]));
                start = false;
            }
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => start = true,
                _ => {}
            }
        }
    }
    names.remove("");
    names
}

fn layer_of(file: &str) -> &str {
    file.split(['/', '.']).next().unwrap_or(file)
}

#[test]
fn imports_point_downward_only() {
    let mut breaches = Vec::new();
    let mut seen = BTreeSet::new();
    for (file, code) in files() {
        let layer = layer_of(&file);
        if layer == "lib" || layer == "main" {
            continue;
        }
        let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
            breaches.push(format!("{file}: no line in the table for {layer}"));
            continue;
        };
        seen.insert(layer.to_owned());
        for name in names_after(&code, "crate::") {
            let part = LAYERS.iter().any(|(layer, _)| *layer == name);
            if layer == "words" && MACROS.contains(&name.as_str()) {
                continue;
            }
            if part && name != layer && !allowed.contains(&name.as_str()) {
                breaches.push(format!("{file}: may not import {name}"));
            }
            // A name that is not a module would be a re-export that hides the layer.
            if !part {
                breaches.push(format!("{file}: names crate::{name}, which is no part of the table"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    let missing: Vec<_> = LAYERS.iter().map(|(name, _)| *name).filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "the table speaks of parts that are not there: {missing:?}");
}

#[test]
fn rooms_of_the_native_engine_import_downward_only() {
    let mut breaches = Vec::new();
    let mut seen = BTreeSet::new();
    for (file, code) in files() {
        let Some(path) = file.strip_prefix("solve/native/").filter(|path| *path != "mod.rs") else { continue };
        let room = layer_of(path);
        let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            breaches.push(format!("{file}: no line in the table for {room}"));
            continue;
        };
        seen.insert(room.to_owned());
        let mut names = names_after(&code, "crate::solve::native::");
        // In the folder's own file and in files next to the folders, `super` is the engine.
        if !path.contains('/') || path.ends_with("/mod.rs") {
            names.extend(names_after(&code, "super::"));
        }
        if code.contains("super::super") {
            breaches.push(format!("{file}: names its way up, which this test does not read"));
        }
        for name in names {
            if name != room && !allowed.contains(&name.as_str()) {
                breaches.push(format!("{file}: may not import {name}"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    let missing: Vec<_> = ROOMS.iter().map(|(name, _)| *name).filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "the table speaks of rooms that are not there: {missing:?}");
}

/// Returns whether code names a crate, as a path `name::` or in `use name`.
fn names_crate(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = &code[at + name.len()..];
        let whole = !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '"' || c == '.');
        whole && after.starts_with("::")
    })
}

/// Returns whether one of our own modules has the name of the crate here, such as `formats/ron/` for the files next to
/// it. Then `ron::` refers to that module.
fn has_own_module(file: &str, code: &str, name: &str) -> bool {
    let files = [format!("{name}.rs"), format!("{name}/mod.rs")];
    let places = files.map(|beside| path_of(&format!("{}/{beside}", layer_of(file))));
    let beside = places.iter().any(|place| fs::exists(place).expect("src can be read"));
    let mut imports = code.split("use crate::").skip(1).filter_map(|rest| rest.split(';').next());
    beside || imports.any(|import| import.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name))
}

/// The folders of the studio from the lowest to the highest. Each imports only folders before it.
const STUDIO: &[&str] = &[
    "theme", "tasks", "widgets", "document", "editor", "files", "analysis", "author", "playtest", "canvas", "booklet",
    "settings", "frame", "app",
];

/// The interface between the features of the studio and its window: the state that is made of their states, the table
/// that is made of their commands, and the view of both in a frame. All features import it, and it imports their types.
const STUDIO_HUB: &[&str] = &["state", "command", "window"];

#[test]
fn folders_of_the_studio_import_downward_only() {
    let height = |folder: &str| STUDIO.iter().position(|name| *name == folder);
    let (mut breaches, mut seen) = (Vec::new(), BTreeSet::new());
    for (file, code) in files() {
        let Some(path) = file.strip_prefix("studio/").filter(|path| *path != "mod.rs") else { continue };
        let folder = layer_of(path);
        seen.insert(folder.to_owned());
        let code = code.split("#[cfg(test)]\nmod tests").next().unwrap_or("");
        if code.contains("super::super") {
            breaches.push(format!("{file}: names its way up, which this test does not read"));
        }
        let is_hub = STUDIO_HUB.contains(&folder);
        for name in names_after(code, "crate::studio::") {
            let allowed = match (height(folder), height(&name)) {
                _ if name == folder || STUDIO_HUB.contains(&name.as_str()) => true,
                (Some(own), Some(other)) => other < own,
                (None, Some(_)) if is_hub => name != "frame" && name != "app",
                _ => false,
            };
            if !allowed {
                breaches.push(format!("{file}: may not import {name}"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    let missing: Vec<_> = STUDIO.iter().chain(STUDIO_HUB).filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "the table speaks of folders that are not there: {missing:?}");
}

/// Threads have the language of the window and a rule for panics, which `tasks` gives to all of them.
#[test]
fn the_threads_of_the_studio_are_started_in_one_place() {
    let starts =
        |code: &str| ["thread::spawn", "thread::Builder", "thread::scope"].iter().any(|way| code.contains(way));
    let own = |code: &str| code.split("#[cfg(test)]\nmod tests").next().is_some_and(starts);
    let places: Vec<String> = files()
        .into_iter()
        .filter(|(file, code)| file.starts_with("studio/") && own(code))
        .map(|(file, _)| file)
        .collect();
    assert_eq!(places, ["studio/tasks/threads.rs"]);
}

/// Returns the files of the studio that draw.
fn views() -> Vec<(String, String)> {
    let draws = |code: &str| code.contains("Window<'_>") || code.contains("&mut Ui") || code.contains("ui: &Ui");
    files().into_iter().filter(|(file, code)| file.starts_with("studio/") && draws(code)).collect()
}

/// Returns the names of the kinds of rule, from the list in `variant/kinds/mod.rs`.
fn kinds() -> Vec<String> {
    let list = fs::read_to_string(source().join("variant/kinds/mod.rs")).expect("the list of kinds can be read");
    let entries = list.split("variants![").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    entries.split(',').filter_map(|entry| entry.trim().split_once("::").map(|(_, name)| name.to_owned())).collect()
}

#[test]
fn nothing_outside_the_folder_of_variants_names_a_kind() {
    let kinds = kinds();
    assert!(kinds.len() > 10, "the list of kinds is read wrongly: {kinds:?}");
    let mut breaches = Vec::new();
    for (file, code) in files().into_iter().filter(|(file, _)| !file.starts_with("variant/")) {
        // The names that other programs give to kinds belong in the code for their formats, and tests use real kinds.
        if file.ends_with("/tests.rs") || FOREIGN.iter().any(|folder| file.starts_with(folder)) {
            continue;
        }
        let code = code.split("#[cfg(test)]").next().unwrap_or("");
        for name in &kinds {
            let starts = |at: usize| !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let paths = [format!("Kind::{name}"), format!("Rule::{name}")];
            let named = paths.iter().any(|path| code.match_indices(path.as_str()).any(|(at, _)| starts(at)));
            let imports = code.split("use crate::variant::").skip(1).filter_map(|rest| rest.split(';').next());
            let words = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == name);
            if named || imports.into_iter().any(words) || code.contains(&format!("variant::{name}")) {
                breaches.push(format!("{file}: names the kind {name}"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

#[test]
fn each_third_party_crate_is_named_in_its_places() {
    let mut breaches = Vec::new();
    for (file, code) in files() {
        for (name, places) in CRATES {
            let inside =
                places.iter().any(|place| file.starts_with(&format!("{place}/")) || file == format!("{place}.rs"));
            if !inside && !has_own_module(&file, &code, name) && names_crate(&code, name) {
                breaches.push(format!("{file}: only {places:?} may name {name}"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

/// All output of the command line goes through one module for the terminal and one for files, which ensure that nothing
/// unescaped is printed and nothing is lost. Progress lines are exempt.
#[test]
fn the_command_line_writes_in_two_places() {
    let streams = [
        ("stdout()", &["cli/terminal.rs"][..]),
        ("stderr()", &["cli/terminal.rs", "cli/progress.rs"]),
        ("print!", &[]),
        ("println!", &[]),
        ("formats::save", &["cli/destination.rs"]),
        ("fs::write", &[]),
        ("File::create", &[]),
        ("File::options", &[]),
    ];
    let mut breaches = Vec::new();
    for (file, code) in files().into_iter().filter(|(file, _)| layer_of(file) == "cli") {
        for (name, places) in streams {
            if code.contains(name) && !places.contains(&file.as_str()) {
                breaches.push(format!("{file}: only {places:?} may use {name}"));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

/// Code that opens, writes, renames or removes files is in the file layer, so that tests reach each of these steps.
/// Code that only queries the file system may be anywhere, since it changes nothing.
#[test]
fn files_are_touched_in_one_place() {
    let touching = [
        "File",
        "OpenOptions",
        "DirBuilder",
        "write",
        "read",
        "read_to_string",
        "rename",
        "copy",
        "remove_file",
        "remove_dir",
        "remove_dir_all",
        "create_dir",
        "create_dir_all",
        "hard_link",
        "set_permissions",
    ];
    let asking = [
        "canonicalize",
        "metadata",
        "read_dir",
        "read_link",
        "symlink_metadata",
        // The return types of these functions.
        "DirEntry",
        "Metadata",
        "MetadataExt",
        "Permissions",
        "TryLockError",
    ];
    let exceptions = [
        // Information about the process itself is in no file on a disk.
        ("memory.rs", "read_to_string"),
        ("cli/signals.rs", "read_to_string"),
        // Standard input is already open, and is only asked which file it is.
        ("cli/destination.rs", "File"),
    ];
    let (mut breaches, mut used) = (Vec::new(), BTreeSet::new());
    for (file, code) in files() {
        if layer_of(&file) == "disk" || file == "studio/files/temp_folder.rs" {
            continue;
        }
        // One of our own modules has a name with the same ending.
        let code = code.split("#[cfg(test)]").next().unwrap_or("").replace("roofs::", "");
        for name in names_after(&code, "fs::").iter().filter(|name| name.as_str() != "self") {
            match exceptions.iter().position(|exception| *exception == (file.as_str(), name.as_str())) {
                Some(known) => drop(used.insert(known)),
                None if touching.contains(&name.as_str()) => {
                    breaches.push(format!("{file}: only src/disk may use fs::{name}"));
                }
                None if asking.contains(&name.as_str()) => {}
                None => breaches.push(format!("{file}: fs::{name} is known neither to touch files nor to ask only")),
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    assert_eq!(used.len(), exceptions.len(), "exceptions that are not needed any more");
}

/// Drawing uses cached data only, since a disk may take seconds to respond and a frame cannot wait.
#[test]
fn what_is_drawn_asks_no_disk() {
    let asking = [".exists()", ".is_file()", ".is_dir()", ".is_symlink()", ".metadata()", ".canonicalize()", "fs::"];
    // Also our own functions that access it.
    let own = [
        "disk::",
        "Found::of(",
        "OnDisk",
        "on_disk::",
        "Layouts",
        "Setups",
        "Recent::",
        "formats::save",
        "FileDialog::open(",
    ];
    let mut breaches = Vec::new();
    let mut seen = 0;
    for (file, code) in views() {
        let code = code.split("#[cfg(test)]").next().unwrap_or("").replace("proofs::", "");
        let all = asking.iter().chain(&own);
        breaches.extend(all.filter(|asks| code.contains(**asks)).map(|asks| format!("{file}: {asks}")));
        seen += 1;
    }
    assert!(seen > 50, "the views stand elsewhere");
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

/// `unsafe` is denied in the manifest, except for calls of C libraries, each of which must say why it is sound.
#[test]
fn unsafe_code_stands_where_c_is_called() {
    let manifest = fs::read_to_string(source().join("../Cargo.toml")).expect("the manifest can be read");
    assert!(manifest.contains("\nunsafe_code = \"deny\"\n"), "unsafe code is denied");
    let mut allowing = BTreeSet::new();
    for (file, _) in files() {
        // Read the file with its comments.
        let code = fs::read_to_string(path_of(&file)).expect("the file can be read");
        let plain = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        if plain.clone().any(|line| line.contains("unsafe_code")) {
            allowing.insert(file.clone());
        }
        let lines: Vec<&str> = code.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.contains("unsafe {")) {
            let reason = lines[..at].iter().rev().take_while(|line| !line.trim().is_empty()).take(4);
            assert!(reason.clone().any(|line| line.contains("// SAFETY: ")), "{file}: no reason for {line}");
        }
    }
    let expected = ["memory.rs", "solve/bilp/highs.rs"].map(str::to_owned);
    assert_eq!(allowing, expected.into());
}

#[test]
fn every_dependency_has_a_line() {
    let free = ["gridwright_core", "serde", "strum", "thiserror"];
    for path in ["../Cargo.toml", "core/Cargo.toml"] {
        let manifest = fs::read_to_string(source().join(path)).expect("the manifest can be read");
        let names: Vec<String> = dependencies(&manifest).iter().map(|name| name.replace('-', "_")).collect();
        assert!(names.iter().any(|name| name == "serde"), "{path} is read wrongly: {names:?}");
        let is_known = |name: &str| free.contains(&name) || CRATES.iter().any(|(listed, _)| *listed == name);
        let unknown: Vec<_> = names.iter().filter(|name| !is_known(name)).collect();
        assert!(unknown.is_empty(), "dependencies of {path} without a line: {unknown:?}");
    }
}

/// Returns the names in the table of dependencies of a manifest, without those of some systems only.
fn dependencies(manifest: &str) -> Vec<&str> {
    let table = manifest.split("\n[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or("");
    // Long lists of features take several lines, of which only the first begins with a name.
    let named = table.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    named.filter_map(|line| line.split(['.', ' ']).next()).collect()
}

/// Returns the names of the crates in a lock file.
fn locked(lock: &str) -> BTreeSet<&str> {
    lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"')).collect()
}

/// The fuzzer is a package of its own, so that the program is built without it.
#[test]
fn the_fuzzer_stays_outside() {
    let read = |path: &str| fs::read_to_string(source().join("..").join(path)).expect("the file can be read");
    let fuzz = read("tests/fuzz/Cargo.toml");
    assert!(fuzz.contains("\n[workspace]\n") && fuzz.contains("\npublish = false\n"), "{fuzz}");
    let (lock, own) = (read("Cargo.lock"), read("tests/fuzz/Cargo.lock"));
    assert!(!locked(&lock).contains("gridwright-fuzz") && locked(&own).contains("gridwright-fuzz"));
    // The fuzzer tests the same program: every crate has the program's version.
    let versions = |lock: &str| -> BTreeSet<String> {
        lock.split("[[package]]").map(|entry| entry.lines().skip(1).take(2).collect::<Vec<_>>().join(" ")).collect()
    };
    let (lock, own) = (versions(&lock), versions(&own));
    let others: Vec<&String> = own.difference(&lock).filter(|entry| !entry.contains("gridwright-fuzz")).collect();
    assert!(others.is_empty(), "{others:?}");
}

/// A separate package is built from its lock file, which needs all the dependencies of the program.
#[test]
fn packages_beside_the_program_have_locked_what_it_needs() {
    let read = |path: &str| fs::read_to_string(source().join("..").join(path)).expect("the file can be read");
    let manifest = read("Cargo.toml");
    let is_optional = |name: &str| manifest.contains(&format!("\"dep:{name}\""));
    let needed: Vec<&str> = dependencies(&manifest).into_iter().filter(|name| !is_optional(name)).collect();
    assert!(needed.contains(&"serde") && !needed.contains(&"egui"), "the manifest is read wrongly: {needed:?}");
    for path in ["tests/fuzz/Cargo.lock", "benches/peers/Cargo.lock"] {
        let lock = read(path);
        let own = lock.split("[[package]]").find(|entry| entry.starts_with("\nname = \"gridwright\"\n")).unwrap();
        let is_locked = |name: &&str| own.contains(&format!(" \"{name}\"")) || own.contains(&format!(" \"{name} "));
        let missing: Vec<&&str> = needed.iter().filter(|name| !is_locked(name)).collect();
        assert!(missing.is_empty(), "{path} misses {missing:?}");
    }
}

/// The solvers used for comparison have a licence that the program must not come under, so they are in a package of
/// their own.
#[test]
fn peers_of_the_benchmarks_stay_outside() {
    let read = |path: &str| fs::read_to_string(source().join("..").join(path)).expect("the file can be read");
    let (lock, peers_lock) = (read("Cargo.lock"), read("benches/peers/Cargo.lock"));
    assert!(locked(&lock).contains("serde") && locked(&peers_lock).contains("sudoku"), "lock files are read wrongly");
    assert!(!locked(&lock).contains("sudoku"), "the program depends on the crate sudoku");
    let manifest = read("Cargo.toml");
    let names_it = |line: &str| line.starts_with("sudoku") || line.contains(".sudoku") || line.contains("\"sudoku");
    assert!(!manifest.lines().any(names_it), "the manifest names the crate sudoku");
    let peers = read("benches/peers/Cargo.toml");
    assert!(peers.contains("\n[workspace]\n") && peers.contains("\npublish = false\n"), "{peers}");
}

#[test]
fn the_readers_of_this_test_find_what_they_should() {
    let code = "use crate::board::Cell;\nuse crate::{model::{Cmp, Model}, scene};\nlet a = crate::puzzle::x();";
    let names: Vec<_> = names_after(code, "crate::").into_iter().collect();
    assert_eq!(names, ["board", "model", "puzzle", "scene"]);
    assert!(names_crate("use ron::Options;", "ron") && names_crate("let x = ron::to_string();", "ron"));
    assert!(!names_crate("let electron::x; self::ron::x", "ron"));
}
