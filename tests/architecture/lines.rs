//! Lines of Rust and Markdown files have at most 120 columns. Unbreakable lines may be longer: table rows in Markdown,
//! and lines with a URL.

use std::fs;
use std::path::{Path, PathBuf};

/// In characters, as rustfmt counts them (`max_width` in rustfmt.toml).
const MAX_COLUMNS: usize = 120;

/// Collects the project's own Rust and Markdown files below a folder.
fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the project's folders can be read") {
        let path = entry.expect("their entries too").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        // Skip build output and settings of other programs.
        let passed_over = name == "target" || name.starts_with('.');
        if path.is_dir() && !passed_over {
            texts(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "md") {
            found.push(path);
        }
    }
}

fn is_too_long(line: &str, is_markdown: bool) -> bool {
    let cannot_be_broken = line.contains("://") || is_markdown && line.starts_with('|');
    line.chars().count() > MAX_COLUMNS && !cannot_be_broken
}

#[test]
fn lines_are_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    texts(root, &mut paths);
    paths.sort();
    assert!(paths.contains(&root.join("src/lib.rs")) && paths.contains(&root.join("README.md")), "{paths:?}");
    let mut long = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("source files are UTF-8");
        let is_markdown = path.extension().is_some_and(|ending| ending == "md");
        let lines = text.lines().enumerate().filter(|(_, line)| is_too_long(line, is_markdown));
        long.extend(lines.map(|(index, _)| format!("{}:{}", path.display(), index + 1)));
    }
    assert!(long.is_empty(), "lines of more than {MAX_COLUMNS} columns:\n{}", long.join("\n"));
}

#[test]
fn long_lines_are_found_but_for_those_that_cannot_be_broken() {
    let line = |start: &str| format!("{start}{}", "ü".repeat(MAX_COLUMNS + 1 - start.chars().count()));
    assert!(!is_too_long(&"ü".repeat(MAX_COLUMNS), false));
    for (start, is_markdown, expected) in
        [("// ", false, true), ("| ", false, true), ("| ", true, false), ("https://a.b/", true, false)]
    {
        assert_eq!(is_too_long(&line(start), is_markdown), expected, "{start}");
    }
}
