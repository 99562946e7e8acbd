//! Boards inside a web page: what lies under the colours of a solver, and what lies over them.

use std::collections::BTreeSet;

use super::board::{DIGIT_SIZE, board_scene};
use super::clues::with_readable_clues;
use super::grid_key::add_corner_marks;
use super::notes::cells_with_clue;
use super::numerals::{in_language, with_local_numerals};
use super::svg::PageParts;
use crate::board::{Cell, DigitSet};
use crate::puzzle::Puzzle;
use crate::scene::{Area, Item, Layer, Weight, numeral_scale};
use crate::words::Language;

/// The least size of clues, in points, on cells of [`CELL_MM`].
const MIN_CLUE_POINTS: f32 = 7.0;
/// The width of a cell on a screen of usual size, in millimetres.
const CELL_MM: f32 = 11.0;

/// The board of a puzzle as drawings for a web page.
#[derive(Clone, PartialEq, Debug)]
pub struct PageBoard {
    /// The cells and the fills of regions.
    pub under: String,
    /// Everything else: marks, lines, givens and clues.
    pub over: String,
    /// The lines of the grids alone, which fog does not hide; empty without fog.
    pub lines: String,
    /// The part of the plane that the drawing fills, in cells.
    pub bounds: Area,
    /// The symbol of each digit in order, with the number of its outline in the shared parts.
    pub symbols: Vec<(String, usize)>,
    /// The cells with a clue in their top left corner.
    pub clue_cells: BTreeSet<Cell>,
}

/// Draws the board of a puzzle with the parts that all boards of a page share.
pub fn page_board(puzzle: &Puzzle, language: Language, parts: &mut PageParts) -> PageBoard {
    let puzzle = &*in_language(puzzle, language);
    let mut scene = with_local_numerals(board_scene(puzzle), puzzle, language);
    add_corner_marks(puzzle.board(), &mut scene);
    let scene = with_readable_clues(&scene, MIN_CLUE_POINTS, CELL_MM);
    let mut items: Vec<(Layer, &Item)> = scene.layered().collect();
    // The sort is stable, so the order within a layer is kept.
    items.sort_by_key(|(layer, _)| *layer);
    let lines = items.iter().filter(|(layer, _)| *layer == Layer::Grid && puzzle.fog().is_some());
    let lines = parts.draw(lines.map(|(_, item)| *item));
    let (under, over): (Vec<_>, Vec<_>) = items.into_iter().partition(|(layer, _)| *layer <= Layer::Region);
    let symbols = DigitSet::all(puzzle.board().size()).iter().map(|digit| {
        let symbol = puzzle.symbol_of(digit);
        let number = parts.text(&symbol, DIGIT_SIZE * numeral_scale(&symbol), Weight::Regular);
        (symbol, number)
    });
    let symbols = symbols.collect();
    PageBoard {
        under: parts.draw(under.into_iter().map(|(_, item)| item)),
        over: parts.draw(over.into_iter().map(|(_, item)| item)),
        lines,
        bounds: scene.bounds(),
        symbols,
        clue_cells: cells_with_clue(&scene),
    }
}
