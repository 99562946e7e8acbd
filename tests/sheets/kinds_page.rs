//! The page `docs/kinds.md` and its pictures are generated from the kinds themselves, so that they stay up to date.
//!
//! After an intended change, `UPDATE_SNAPSHOTS=1 cargo test --test sheets` rewrites them; review the diff.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Ink, Layer, Palette};
use gridwright::sheet::svg;
use gridwright::variant::{Kind, KindGroup};

/// The width of a picture, in millimetres.
const PICTURE_MM: f32 = 16.0;

const INTRODUCTION: &str = "\
# The kinds of rule

Each kind with its picture, its sentence on a sheet (from an example on a 9x9 or 4x4 board), how to draw it in the
studio, its name for `gridwright generate --kind`, and an example puzzle with exactly one solution. Join names with `+`
for puzzles of several kinds: `--kind killer+thermometers`.

This page is generated from the code and checked by a test.
";

#[test]
fn the_page_of_kinds_says_what_the_kinds_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let mut wanted: BTreeMap<String, String> =
        Kind::ALL.iter().map(|&kind| (picture_name(kind), picture(kind))).collect();
    wanted.insert("kinds.md".to_owned(), page());
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::create_dir_all(folder.join("kinds")).unwrap();
        wanted.iter().for_each(|(name, content)| fs::write(folder.join(name), content).unwrap());
    }
    let wrong: Vec<&String> = wanted
        .iter()
        .filter(|&(name, content)| fs::read_to_string(folder.join(name)).ok().as_ref() != Some(content))
        .map(|(name, _)| name)
        .collect();
    assert!(wrong.is_empty(), "set UPDATE_SNAPSHOTS=1 to write {wrong:?}");
    let there = fs::read_dir(folder.join("kinds")).unwrap().map(|entry| entry.unwrap().file_name());
    let there: BTreeSet<String> = there.map(|name| format!("kinds/{}", name.to_string_lossy())).collect();
    assert!(there.iter().all(|name| wanted.contains_key(name)), "pictures of no kind: {there:?}");
}

fn picture_name(kind: Kind) -> String {
    format!("kinds/{}.svg", kind.info().id)
}

/// Returns the icon of a kind in print colours.
fn picture(kind: Kind) -> String {
    let mut scene = kind.icon(kind.info().tint);
    let bounds = scene.bounds().expanded(0.08);
    scene.fill_areas(Layer::Paper, [Area { ..bounds }], Ink::Paper);
    let cell_mm = PICTURE_MM / bounds.width().max(bounds.height());
    svg::render(&scene.with_bounds(bounds), Palette::Print, cell_mm, svg::TextMode::Outlines)
}

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for group in KindGroup::ALL {
        write!(page, "\n## {}\n\n", group.name()).unwrap();
        page += "| | Kind | On the sheet | In the studio | Generate | Example |\n|---|---|---|---|---|---|\n";
        for &kind in Kind::ALL.iter().filter(|kind| kind.info().group == group) {
            let name = kind.name().to_string();
            let cells = [
                format!("![{name}]({})", picture_name(kind)),
                name,
                sentence(kind),
                kind.hint().to_string(),
                kind.generated_name().map(|name| format!("`{name}`")).unwrap_or_default(),
                example(kind),
            ];
            let cells = cells.map(|cell| cell.replace('|', "\\|").replace('\n', " "));
            writeln!(page, "| {} |", cells.join(" | ")).unwrap();
        }
    }
    page
}

/// Returns the rules text of the first example.
fn sentence(kind: Kind) -> String {
    if kind.is_decoration() {
        return "Nothing: decoration without meaning.".to_owned();
    }
    let (board, rule) = kind.examples().swap_remove(0);
    let puzzle = Puzzle::builder(board).rule(rule.clone()).build();
    rule.rules_text(&puzzle.unwrap().context()).to_string()
}

/// Returns a link to the file shown in the gallery.
fn example(kind: Kind) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let is_it = |path: &&std::path::PathBuf| fs::read_to_string(path).is_ok_and(|text| text == kind.example());
    let name = files.iter().find(is_it).and_then(|path| path.file_name()).unwrap().to_string_lossy().into_owned();
    format!("[{name}](../examples/{name})")
}
