//! Converts a puzzle to the text of its file.

use ron::ser::PrettyConfig;
use serde::Serialize;

use super::file::{BoxShape, GridFile, RuleFile, VERSION, options};
use crate::board::{Boxes, Cell, Grid, Numbering};
use crate::formats::rows;
use crate::puzzle::{NotesInFile, Puzzle, Symbols};

/// Writes the puzzle as a file. Equal puzzles have equal texts.
pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    puzzle.board().numbering().with_file_numbering(|| write_parts(puzzle))
}

fn write_parts(puzzle: &Puzzle) -> String {
    let mut text = format!("(\n    gridwright: {VERSION},\n");
    for (name, words) in [("title", puzzle.title()), ("author", puzzle.author())] {
        if !words.is_empty() {
            text += &format!("    {name}: {},\n", in_words(words));
        }
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
    text + ")\n"
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

/// Writes the board row by row, with a blank between the boxes of its first grid; empty if there are no givens.
pub(super) fn write_givens(puzzle: &Puzzle) -> Vec<String> {
    let board = puzzle.board();
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    if puzzle.givens().is_empty() {
        return Vec::new();
    }
    let first = &board.grids()[0];
    let width = first.box_shape().map(|(_, cols)| i16::from(cols));
    let is_box_edge = |col: i16| width.is_some_and(|width| (col - first.origin().col).rem_euclid(width) == 0);
    let row = |row: i16| {
        let mut text = String::new();
        for col in top_left.col..right {
            if col > top_left.col && is_box_edge(col) {
                text.push(' ');
            }
            text.push(rows::symbol(puzzle, Cell::new(row, col)));
        }
        text
    };
    (top_left.row..bottom).map(row).collect()
}
