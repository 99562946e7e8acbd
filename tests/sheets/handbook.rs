//! The handbook in all languages of the program: each translation has the structure of the English one, and uses the
//! names shown in the window.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use gridwright::words::{Language, Message};

/// The menus, by the message keys of their names.
const MENUS: [&str; 9] = [
    "view-menu-file",
    "view-menu-edit",
    "view-menu-board",
    "view-menu-rules",
    "view-menu-solve",
    "view-menu-setter",
    "view-menu-view",
    "view-menu-help",
    "view-menu-booklet",
];

/// Other names from the window, by their message keys.
const NAMES: [&str; 29] = [
    "own-line",
    "own-cells",
    "shading",
    "shaded-cells",
    "shade-counts",
    "loop",
    "loop-cells",
    "loop-wall",
    "unknown-regions",
    "counting",
    "do-fog-cover",
    "do-fog-light",
    "do-fog-when",
    "do-fog-clears",
    "do-fog-check",
    "do-view-handbook",
    "ask-keys",
    "ask-newer.reload",
    "ask-changed.keep",
    "ask-changed.compare",
    "view-settling-place",
    "view-result-apply",
    "view-result-another",
    "view-menu-edit",
    "view-menu-view",
    "ask-book-setup.keep",
    "ask-book-setup.delete",
    "do-booklet-generate",
    "do-booklet-stop-batch",
];

/// The labels of keys; keys pressed together are joined by a plus sign.
const KEYS: [&str; 15] =
    ["Ctrl", "Shift", "Alt", "Escape", "Delete", "Home", "End", "Page", "Tab", "Space", "C", "D", "G", "H", "J"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn handbook(language: Language) -> String {
    let file = match language {
        Language::English => "docs/handbook.md".to_owned(),
        other => format!("docs/handbook.{}.md", other.code()),
    };
    fs::read_to_string(root().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn said(language: Language, key: &str) -> String {
    language.translate(&Message::new(key.to_owned()))
}

/// A block: a heading, a picture, a paragraph, a list item, a table row or a line of code.
#[derive(Debug)]
struct Part {
    /// The part that is the same in each language: the marks of a heading, the file of a picture, a line of code.
    shape: String,
    words: String,
}

fn parts(text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let (mut coded, mut open) = (false, false);
    for line in text.lines() {
        let fence = line.starts_with("```");
        let (shape, words) = if fence || coded {
            coded ^= fence;
            (line.to_owned(), "")
        } else if line.starts_with('#') {
            let (marks, words) = line.split_once(' ').unwrap();
            (marks.to_owned(), words)
        } else if let Some((words, file)) = line.strip_prefix("![").and_then(|picture| picture.split_once("](")) {
            (format!("![]({file}"), words)
        } else if line.starts_with('|') {
            ("|".repeat(line.matches('|').count()), line)
        } else if let Some(words) = line.strip_prefix("* ") {
            ("*".to_owned(), words)
        } else if line.is_empty() {
            open = false;
            continue;
        } else if open {
            let last = parts.last_mut().unwrap();
            last.words = format!("{} {}", last.words, line.trim());
            continue;
        } else {
            (String::new(), line)
        };
        open = shape.is_empty() || shape == "*";
        parts.push(Part { shape, words: words.to_owned() });
    }
    assert!(!coded, "a block of code does not end");
    parts
}

/// Returns the texts between pairs of this mark.
fn between(words: &str, mark: char) -> impl Iterator<Item = &str> {
    words.split(mark).skip(1).step_by(2)
}

fn is_key(word: &str) -> bool {
    let first = word.split('+').next().unwrap_or_default();
    let is_number = |rest: &str| !rest.is_empty() && rest.chars().all(|digit| digit.is_ascii_digit());
    KEYS.contains(&first) || first.strip_prefix('F').is_some_and(is_number)
}

/// Returns the keys that are named. A label with an ellipsis is a button.
fn keys(words: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '+';
    let (mut keys, mut rest) = (Vec::new(), words);
    while let Some(from) = rest.find(is_part) {
        let word = &rest[from..];
        let (word, behind) = word.split_at(word.find(|letter: char| !is_part(letter)).unwrap_or(word.len()));
        if is_key(word) && !behind.starts_with('…') {
            keys.push(word);
        }
        rest = behind;
    }
    keys
}

/// Returns the marks that a block has in every language, in any order: keys, code, links, and the amount of emphasis.
fn marks(words: &str) -> Vec<String> {
    let links = words.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let mut marks: Vec<String> = keys(words).into_iter().map(str::to_owned).collect();
    marks.extend(between(words, '`').map(|code| format!("`{code}`")));
    marks.extend(links.map(|(to, _)| format!("({to})")));
    marks.extend(between(words, '*').map(|_| "*".to_owned()));
    marks.sort_unstable();
    marks
}

/// Returns the text of a handbook, with each block on one line.
fn words(text: &str) -> String {
    parts(text).into_iter().map(|part| part.words + "\n").collect()
}

/// Returns the name of a command as in sentences, without the punctuation at its end.
fn bare(name: &str) -> &str {
    name.trim_end_matches(['…', '?', '؟', ';'])
}

/// Returns the message keys of the commands with constant names, by their English names.
fn commands() -> BTreeMap<String, Vec<String>> {
    let file = fs::read_to_string(root().join("assets/words/en/commands.ftl")).unwrap();
    let mut commands: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (key, name) in file.lines().filter_map(|line| line.split_once(" = ")) {
        if key.starts_with("do-") && !name.contains('{') {
            commands.entry(bare(name).to_owned()).or_default().push(key.to_owned());
        }
    }
    commands
}

/// Returns whether a text begins with a name as a whole word.
fn begins(text: &str, name: &str) -> bool {
    text.strip_prefix(name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Returns the number of occurrences of a name in a text.
fn count(text: &str, name: &str) -> usize {
    let is_within = |at: usize| text[..at].ends_with(char::is_alphanumeric);
    text.match_indices(name).filter(|&(at, _)| !is_within(at) && begins(&text[at..], name)).count()
}

/// Returns the commands that the English handbook names after their menus: the key of the menu, the name, and the
/// number of times.
fn paths(text: &str, commands: &BTreeMap<String, Vec<String>>) -> BTreeMap<(&'static str, String), usize> {
    let mut paths = BTreeMap::new();
    for menu in MENUS {
        let before = format!("{}, ", said(Language::English, menu));
        for (at, _) in text.match_indices(&before) {
            let rest = &text[at + before.len()..];
            let is_within = text[..at].ends_with(char::is_alphanumeric);
            if is_within || !rest.starts_with(char::is_uppercase) {
                continue;
            }
            let name = commands.keys().filter(|name| begins(rest, name)).max_by_key(|name| name.len());
            let line = rest.lines().next().unwrap_or_default();
            let name = name.unwrap_or_else(|| panic!("{before}{line}: there is no such command"));
            *paths.entry((menu, name.clone())).or_insert(0) += 1;
        }
    }
    paths
}

#[test]
fn translations_have_the_shape_of_the_english_handbook() {
    let english = handbook(Language::English);
    let wanted = parts(&english);
    assert!(wanted.len() > 50 && wanted.iter().any(|part| part.shape == "##"), "{}", wanted.len());
    for language in Language::ALL {
        let text = handbook(language);
        let found = parts(&text);
        for (part, wanted) in found.iter().zip(&wanted) {
            let place = format!("{}: {}\nin English: {}", language.code(), part.words, wanted.words);
            assert_eq!(part.shape, wanted.shape, "{place}");
            assert_eq!(marks(&part.words), marks(&wanted.words), "{place}");
            let same = language == Language::English || wanted.words.is_empty();
            assert!(same || part.words != wanted.words, "not translated, {place}");
        }
        assert_eq!(found.len(), wanted.len(), "{}: so many parts", language.code());
    }
}

#[test]
fn translations_call_commands_as_the_menus_do() {
    let commands = commands();
    let paths = paths(&words(&handbook(Language::English)), &commands);
    assert!(paths.len() > 10, "{paths:?}");
    for language in Language::ALL {
        let text = words(&handbook(language));
        let comma = if language == Language::Persian { "،" } else { "," };
        for ((menu, command), &wanted) in &paths {
            // Commands with the same English name may differ in another language.
            let mut names: Vec<String> =
                commands[command].iter().map(|key| bare(&said(language, key)).to_owned()).collect();
            names.sort_unstable();
            names.dedup();
            let menu = said(language, menu);
            let found: usize = names.iter().map(|name| count(&text, &format!("{menu}{comma} {name}"))).sum();
            assert!(found >= wanted, "{}: {menu}{comma} {names:?} ({command})", language.code());
        }
    }
}

#[test]
fn translations_call_what_the_window_shows_as_it_does() {
    let english = parts(&handbook(Language::English));
    for language in Language::ALL {
        let text = handbook(language);
        for key in NAMES {
            let name = said(language, key);
            assert!(count(&words(&text), &name) > 0, "{}: {key}, “{name}”", language.code());
        }
        for (part, english) in parts(&text).iter().zip(&english) {
            for (stressed, wanted) in between(&part.words, '*').zip(between(&english.words, '*')) {
                let key = NAMES.into_iter().find(|key| said(Language::English, key) == wanted);
                let key = key.unwrap_or_else(|| panic!("{wanted} is not among the names"));
                assert_eq!(stressed, said(language, key), "{}", language.code());
            }
        }
    }
}

#[test]
fn parts_and_marks_of_a_handbook_are_told_apart() {
    let (head, list) = ("# A\n\n![B](c.png)\n\nD Ctrl+E\nF2\n\n", "* `g` [h](i.md)\n  *j* Delete…\n* k\n\n");
    let text = format!("{head}{list}| l | m |\n\n```sh\nn o\n```\n");
    let found: Vec<(String, String)> = parts(&text).into_iter().map(|part| (part.shape, part.words)).collect();
    let wanted = [
        ("#", "A"),
        ("![](c.png)", "B"),
        ("", "D Ctrl+E F2"),
        ("*", "`g` [h](i.md) *j* Delete…"),
        ("*", "k"),
        ("|||", "| l | m |"),
        ("```sh", ""),
        ("n o", ""),
        ("```", ""),
    ];
    assert_eq!(found, wanted.map(|(shape, words)| (shape.to_owned(), words.to_owned())));
    assert_eq!(marks(&found[2].1), ["Ctrl+E", "D", "F2"]);
    assert_eq!(marks(&found[3].1), ["(i.md)", "*", "`g`"]);
    assert_eq!((count("File, Opens. File, Open.", "File, Open"), count("aFile", "File")), (1, 0));
}
