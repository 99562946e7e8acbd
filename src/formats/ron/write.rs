//! Converts a puzzle to the text of its file.

use ron::ser::PrettyConfig;
use serde::Serialize;

use super::file::{BoxShape, GridFile, RuleFile, VERSION, options};
use super::publication;
use crate::board::{Boxes, Grid, Numbering};
use crate::formats::rows;
use crate::puzzle::{Fog, NotesInFile, Puzzle, Symbols};

/// Writes the puzzle as a file. Equal puzzles have equal texts.
pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    puzzle.board().numbering().with_file_numbering(|| write_parts(puzzle))
}

fn write_parts(puzzle: &Puzzle) -> String {
    let mut text = format!("(\n    gridwright: {VERSION},\n");
    let published = puzzle.publication();
    let texts = |texts: &[(&str, &str)]| -> String {
        let texts = texts.iter().filter(|(_, words)| !words.is_empty());
        texts.map(|(name, words)| format!("    {name}: {},\n", in_words(*words))).collect()
    };
    text += &texts(&[
        ("title", puzzle.title()),
        ("author", puzzle.author()),
        ("source", &published.source),
        ("link", &published.link),
        ("date", &published.date),
    ]);
    if !published.tags.is_empty() {
        text += &format!("    tags: {},\n", in_words(&published.tags));
    }
    if let Some(stars) = puzzle.stars() {
        text += &format!("    stars: {},\n", stars.count());
    }
    let numbering = puzzle.board().numbering();
    if numbering != Numbering::default() {
        text += &format!("    digits_from: {numbering},\n");
    }
    write_list("grids", puzzle.board().grids().iter().map(grid_file), &mut text);
    write_list("givens", write_givens(puzzle).into_iter(), &mut text);
    write_list("rules", puzzle.rules().iter().cloned().map(RuleFile::from), &mut text);
    if *puzzle.symbols() != Symbols::default() {
        text += &format!("    symbols: {},\n", in_words(puzzle.symbols()));
    }
    write_list("progress", Vec::<NotesInFile>::from(puzzle.progress()).into_iter(), &mut text);
    write_list("remarks", puzzle.remarks().iter(), &mut text);
    if let Some(own) = &published.rules_text {
        text += &format!("    rules_text: {},\n", in_words(&own.text));
    }
    if let Some(about) = publication::rules_text_about(puzzle) {
        text += &format!("    rules_text_about: {},\n", in_words(about));
    }
    write_list("sentences", publication::sentences(puzzle).into_iter(), &mut text);
    text += &texts(&[("message", &published.message), ("notes", &published.notes)]);
    write_list("solution", publication::solution_rows(puzzle).into_iter(), &mut text);
    text += &texts(&[("solution_text", publication::solution_text(puzzle))]);
    write_list("not_understood", published.not_understood.iter(), &mut text);
    write_list("drawings", puzzle.drawings().iter(), &mut text);
    if let Some(fog) = puzzle.fog() {
        text += &format!("    fog: {},\n", write_fog(fog));
    }
    text + ")\n"
}

/// Writes fog in one line if it has no links, or else with one link per line.
fn write_fog(fog: &Fog) -> String {
    let Fog { lights, links } = fog;
    if links.is_empty() {
        return in_words(fog);
    }
    let lights = if lights.is_empty() { String::new() } else { format!("        lights: {},\n", in_words(lights)) };
    let links: String = links.iter().map(|link| format!("            {},\n", in_words(link))).collect();
    format!("(\n{lights}        links: [\n{links}        ],\n    )")
}

/// Writes a list with one entry per line, so that a change of one entry changes one line. Only long entries take
/// several lines.
pub(super) fn write_list(name: &str, entries: impl ExactSizeIterator<Item = impl Serialize>, text: &mut String) {
    const INDENT: &str = "\n        ";
    const WIDTH: usize = 100;
    if entries.len() == 0 {
        return;
    }
    *text += &format!("    {name}: [");
    for entry in entries {
        let line = in_ron(&entry, PrettyConfig::new().depth_limit(0));
        let entry = if line.chars().count() <= WIDTH { line } else { in_ron(&entry, PrettyConfig::new()) };
        *text += INDENT;
        *text += &entry.replace('\n', INDENT);
        text.push(',');
    }
    *text += "\n    ],\n";
}

/// Formats a text as it was typed; only control characters are escaped.
pub(super) fn in_words(value: &(impl Serialize + ?Sized)) -> String {
    let layout = PrettyConfig::new().depth_limit(0);
    let plain = in_ron(value, layout.clone().escape_strings(false));
    if plain.contains(char::is_control) { in_ron(value, layout) } else { plain }
}

fn in_ron(value: &(impl Serialize + ?Sized), layout: PrettyConfig) -> String {
    options().to_string_pretty(value, layout.new_line("\n")).expect("every puzzle can be written")
}

pub(super) fn grid_file(grid: &Grid) -> GridFile {
    let mut file = GridFile { at: grid.origin(), boxes: None, regions: Vec::new(), latin: None };
    match grid.boxes() {
        Boxes::Regular { rows, cols } => file.boxes = Some(BoxShape { rows: *rows, cols: *cols }),
        Boxes::Jigsaw(regions) => file.regions = rows::write_regions(regions),
        Boxes::Latin => file.latin = Some(grid.size()),
    }
    file
}

/// Writes the givens row by row; empty if there are none.
pub(super) fn write_givens(puzzle: &Puzzle) -> Vec<String> {
    match puzzle.givens().is_empty() {
        true => Vec::new(),
        false => rows::write_rows(puzzle.board(), |cell| rows::symbol(puzzle, cell)),
    }
}
