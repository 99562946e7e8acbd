//! Files import each other in circles of three files at most, so that each can be read before those that use it.

use std::collections::{BTreeMap, BTreeSet};

/// The largest number of files that may import each other in a circle.
const MAX_CIRCLE: usize = 3;

type Path = Vec<String>;

/// The files by the paths of their modules below `crate`.
struct Modules {
    files: BTreeMap<Path, String>,
    /// The targets of the names that each module exports from elsewhere.
    exports: BTreeMap<Path, BTreeMap<String, Path>>,
}

/// Returns the path of the module in a file, below `crate`.
fn module_of(file: &str) -> Path {
    let path = file.trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(if path == "lib" { "" } else { path });
    path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Returns the paths in the tree of a `use` item.
fn leaves(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((head, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let (mut found, mut depth, mut start) = (Vec::new(), 0, 0);
    let body = rest.trim_end().strip_suffix('}').unwrap_or(rest);
    for (at, letter) in body.char_indices().chain([(body.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = &body[start..at];
                start = (at + 1).min(body.len());
                if !part.trim().is_empty() {
                    found.extend(leaves(part).into_iter().map(|leaf| format!("{head}{leaf}")));
                }
            }
            _ => {}
        }
    }
    found
}

/// Returns what each `use` item names, and whether it exports the names.
fn imports(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    for item in code.split(';') {
        let line = item.rsplit("\n\n").next().unwrap_or(item).trim_start();
        let Some(at) = line.find("use ").filter(|&at| at == 0 || line[..at].starts_with("pub")) else { continue };
        found.extend(leaves(&line[at + 4..]).into_iter().map(|leaf| (at > 0, leaf)));
    }
    found
}

/// Returns the paths of at least two names in code, such as `region::Region`, except the trees of `use` items.
fn named_paths(code: &str) -> impl Iterator<Item = &str> {
    let runs = code.split(|letter: char| !(letter.is_alphanumeric() || "_:$".contains(letter)));
    runs.filter(|run| !run.ends_with(':') && !run.contains('$')).filter(|run| run.trim_matches(':').contains("::"))
}

impl Modules {
    fn new(sources: &[(String, String)]) -> Modules {
        let files: BTreeMap<Path, String> = sources.iter().map(|(file, _)| (module_of(file), file.clone())).collect();
        let mut modules = Modules { files, exports: BTreeMap::new() };
        for (file, code) in sources {
            let module = module_of(file);
            let exported = imports(code).into_iter().filter(|(exports, _)| *exports);
            let exported: BTreeMap<String, Path> = exported
                .filter_map(|(_, leaf)| modules.absolute(&module, &leaf))
                .filter_map(|path| Some((path.last()?.clone(), path)))
                .collect();
            modules.exports.insert(module, exported);
        }
        modules
    }

    /// Returns the path below `crate` of what a module names; `None` for anything of another crate.
    fn absolute(&self, module: &[String], named: &str) -> Option<Path> {
        let parts: Path = named.split("::").map(|part| part.trim().to_owned()).collect();
        let mut path: Path = module.to_vec();
        let mut rest = parts.as_slice();
        match rest.first()?.as_str() {
            "crate" => (path, rest) = (Path::new(), &rest[1..]),
            "super" | "self" => {
                while let Some(step) = rest.first().filter(|part| ["super", "self"].contains(&part.as_str())) {
                    if step == "super" {
                        path.pop()?;
                    }
                    rest = &rest[1..];
                }
            }
            child => {
                let with_child: Path = path.iter().cloned().chain([child.to_owned()]).collect();
                self.files.contains_key(&with_child).then_some(())?;
            }
        }
        path.extend(rest.iter().filter(|part| *part != "self").cloned());
        Some(path)
    }

    /// Returns the file that defines what a path names, following exports.
    fn defining_file(&self, path: &Path, depth: usize) -> Option<&String> {
        let length = (0..=path.len()).rev().find(|&length| self.files.contains_key(&path[..length]))?;
        let (module, rest) = path.split_at(length);
        let target = rest.first().and_then(|name| self.exports.get(module)?.get(name));
        match target.filter(|target| depth < 5 && *target != path) {
            Some(target) => self.defining_file(target, depth + 1),
            None => self.files.get(module),
        }
    }
}

/// Returns the files that can be reached from each file by following imports.
fn reachable(imports: &BTreeMap<String, BTreeSet<String>>) -> BTreeMap<&str, BTreeSet<&str>> {
    let of = |start: &str| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![start.to_owned()]);
        while let Some(file) = open.pop() {
            for next in imports.get(&file).into_iter().flatten() {
                if seen.insert(next.as_str()) {
                    open.push(next.clone());
                }
            }
        }
        seen
    };
    imports.keys().map(|file| (file.as_str(), of(file))).collect()
}

#[test]
fn files_form_no_large_circles() {
    let sources: Vec<(String, String)> = super::files()
        .into_iter()
        .map(|(file, code)| (file, code.split("#[cfg(test)]\nmod tests").next().unwrap_or("").to_owned()))
        .collect();
    let modules = Modules::new(&sources);
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, code) in &sources {
        let module = module_of(file);
        let named = imports(code).into_iter().filter(|(exports, _)| !exports).map(|(_, leaf)| leaf);
        // A list of modules names what it takes from each without importing it. Panels of the studio call those inside
        // them in the same way, which does not count. Neither do paths that only limit the visibility of a name.
        let code_without_visibility = code.replace("pub(in crate::", "pub(in ");
        let in_place = named_paths(&code_without_visibility).filter(|_| !file.starts_with("studio/"));
        let in_place = in_place.map(str::to_owned);
        let targets = named.chain(in_place).filter_map(|leaf| modules.absolute(&module, &leaf));
        let targets = targets.filter_map(|path| modules.defining_file(&path, 0).cloned());
        edges.insert(file.clone(), targets.filter(|target| target != file).collect());
    }
    let count: usize = edges.values().map(BTreeSet::len).sum();
    assert!(count > 3000, "only {count} imports are found");
    let reach = reachable(&edges);
    let circle = |file: &str| -> BTreeSet<&str> {
        reach[file].iter().copied().filter(|other| reach.get(other).is_some_and(|back| back.contains(file))).collect()
    };
    let large: BTreeSet<BTreeSet<&str>> =
        reach.keys().map(|file| circle(file)).filter(|circle| circle.len() > MAX_CIRCLE).collect();
    assert!(large.is_empty(), "files that import each other in a circle: {large:#?}");
}
