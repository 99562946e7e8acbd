//! The board of a puzzle as a scene: background, rules, lines and givens. The screen and every sheet start from it.

use super::clues::with_readable_clues;
use super::drawings::add_drawings;
use super::grid_key::add_corner_marks;
use super::ink_mode::InkMode;
use super::joins::add_joins;
use super::notes::add_setters_marks;
use super::numerals::with_local_numerals;
use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Filling};
use crate::puzzle::{DrawingLayer, PlacedRule, Puzzle};
use crate::scene::{Area, FontFamily, Ink, Item, Layer, Pen, Point, Scene, TextRole, Weight, Width};
use crate::variant::{cell_area, draw_modifier, fill_cells};
use crate::words::Language;

const MM_PER_POINT: f32 = 25.4 / 72.0;

/// The font size of a digit in its cell, in cells.
pub const DIGIT_SIZE: f32 = 0.6;

/// The font size of a digit in an answer, whose small cells contain only the digit.
pub(super) const ANSWER_DIGIT_SIZE: f32 = 0.68;

/// The size of digits in large print, in points.
pub(super) const LARGE_DIGIT_POINTS: f32 = 16.0;
/// The size of digits in large print, in cells, if that is larger than [`LARGE_DIGIT_POINTS`].
const LARGE_DIGIT_SIZE: f32 = 0.62;
/// The least size of clues and symbols on a board in large print, in points.
const LARGE_CLUE_POINTS: f32 = 12.0;
/// The least size of clues and symbols on a board otherwise, in points.
const MIN_CLUE_POINTS: f32 = 7.0;

/// Draws the board as printed, without title and rules text. Its bounds are the lattice from the first cell to the
/// last, extended to cover what lies outside.
pub fn board_scene(puzzle: &Puzzle) -> Scene {
    let board = puzzle.board();
    let mut scene = bare_board(puzzle);
    add_drawings(puzzle, &[DrawingLayer::UnderGrid], &mut scene);
    let context = puzzle.context();
    for (_, placed) in puzzle.enabled_rules() {
        placed.rule.draw(&context, placed.tint(), &mut scene);
    }
    add_joins(puzzle, &mut scene);
    add_drawings(puzzle, &[DrawingLayer::UnderDigits, DrawingLayer::OverDigits], &mut scene);
    add_lines(board, &mut scene);
    add_givens(puzzle, DIGIT_SIZE, Weight::Medium, &mut scene);
    scene
}

/// Draws the background of the cells.
fn bare_board(puzzle: &Puzzle) -> Scene {
    let board = puzzle.board();
    let numerals = DigitSet::all(board.size()).iter().map(|digit| puzzle.symbol_of(digit)).collect();
    let mut scene = Scene::new(board_area(board)).with_numerals(numerals);
    let cells: CellSet = board.cells().iter().copied().collect();
    fill_cells(&mut scene, Layer::Paper, &cells, Ink::Paper);
    scene
}

fn add_givens(puzzle: &Puzzle, size: f32, weight: Weight, scene: &mut Scene) {
    for (&cell, digit) in puzzle.givens() {
        let at = cell_area(cell).center();
        scene.number(TextRole::Digit, at, size, digit.value(), weight, Ink::Given);
    }
}

/// Writes the digits of a filling into the cells without a given, and marks the cells to which its layers apply rules.
pub fn add_solution(puzzle: &Puzzle, filling: &Filling, scene: &mut Scene) {
    for (cells, placed) in draw_layers(puzzle, filling, scene) {
        if let Some(change) = placed.rule.change() {
            cells.iter().for_each(|&(cell, _)| draw_modifier(scene, cell, change));
        }
    }
    add_digits(puzzle, filling, DIGIT_SIZE, scene);
}

/// Draws the cells of a solution to which rules with layers apply. Returns them with their rules.
fn draw_layers<'p>(
    puzzle: &'p Puzzle,
    filling: &Filling,
    scene: &mut Scene,
) -> Vec<(Vec<(Cell, Digit)>, &'p PlacedRule)> {
    let marked = puzzle.marked_cells(filling).into_iter();
    let marked: Vec<_> = marked.filter_map(|(index, cells)| Some((cells, puzzle.rules().get(index)?))).collect();
    for (cells, placed) in &marked {
        placed.rule.draw_layer(cells, placed.tint(), scene);
    }
    marked
}

fn add_digits(puzzle: &Puzzle, filling: &Filling, size: f32, scene: &mut Scene) {
    for (&cell, digit) in puzzle.board().cells().iter().zip(filling.digits()) {
        if !puzzle.givens().contains_key(&cell) {
            let at = cell_area(cell).center();
            scene.number(TextRole::Digit, at, size, digit.value(), Weight::Regular, Ink::Solution);
        }
    }
}

/// The options for printing a board.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct BoardStyle<'a> {
    /// The digits for the cells without a given.
    pub solution: Option<&'a Filling>,
    /// True to draw a dot for each digit in those cells, unless a solution is written into them.
    pub dots: bool,
    /// True to print the setter's marks and cell colours; with a solution, only the colours.
    pub marks: bool,
    /// The inks that the printer has.
    pub ink: InkMode,
    /// True to draw lines and digits as thick as large print requires.
    pub large: bool,
    /// The least size of digits and clues, in points. Smaller digits grow, at most to the size that digits have in
    /// answers, and smaller clues are enlarged.
    pub min_points: f32,
    /// The font family of digits and clues.
    pub family: FontFamily,
    /// The language whose numerals are used for the numbers of clues.
    pub language: Language,
}

/// Draws the board for printing with cells of this width.
pub(super) fn printed_board(puzzle: &Puzzle, look: BoardStyle, cell_mm: f32) -> Scene {
    let mut scene = with_local_numerals(board_scene(puzzle), puzzle, look.language);
    add_corner_marks(puzzle.board(), &mut scene);
    if let Some(filling) = look.solution {
        add_solution(puzzle, filling, &mut scene);
    } else if look.dots {
        add_dots(puzzle, look.marks, cell_mm, &mut scene);
    }
    // Digits have the requested size in points as far as possible, but at least the usual size and at most that in
    // answers.
    let (usual, least, least_clue) = match look.large {
        true => (LARGE_DIGIT_SIZE, LARGE_DIGIT_POINTS, LARGE_CLUE_POINTS),
        false => (DIGIT_SIZE, look.min_points, look.min_points.max(MIN_CLUE_POINTS)),
    };
    let least = least * MM_PER_POINT / cell_mm;
    let scene = with_digits(&scene.with_family(look.family), least.clamp(usual, ANSWER_DIGIT_SIZE), look.large);
    let mut scene = with_readable_clues(&scene, least_clue, cell_mm);
    if look.marks {
        add_setters_marks(puzzle, look.solution.is_some(), &mut scene);
        scene = scene.with_family(look.family);
    }
    let scene = look.ink.prepare(scene, cell_mm);
    if look.large { with_line_widths(&scene, LARGE_STROKES, cell_mm) } else { scene }
}

/// Returns the scene with digits of this size, optionally as bold as headings.
pub(super) fn with_digits(scene: &Scene, digit_size: f32, bold: bool) -> Scene {
    let item = |item: &Item| {
        let mut item = item.clone();
        if let Item::Text { size, face, role: TextRole::Digit, .. } = &mut item {
            *size *= digit_size / DIGIT_SIZE;
            face.weight = if bold { Weight::Semibold } else { face.weight };
        }
        item
    };
    scene.with_items(scene.layered().map(|(layer, it)| (layer, item(it))).collect())
}

/// The thicknesses of thin and thick lines in large print, in points.
const LARGE_STROKES: (f32, f32) = (1.2, 3.25);
/// The thicknesses of thin and thick lines in answers, whose cells are small, in points.
const ANSWER_STROKES: (f32, f32) = (0.75, 1.4);
/// The thicknesses of thin and thick lines in answers in large print, in points.
const LARGE_ANSWER_STROKES: (f32, f32) = (1.0, 2.25);

/// Draws the board of an answer with cells of this width: only lines and digits, without the rules.
pub(super) fn answer_board(puzzle: &Puzzle, look: BoardStyle, cell_mm: f32) -> Scene {
    let board = puzzle.board();
    let mut scene = bare_board(puzzle);
    add_lines(board, &mut scene);
    add_givens(puzzle, ANSWER_DIGIT_SIZE, Weight::Semibold, &mut scene);
    if let Some(filling) = look.solution {
        draw_layers(puzzle, filling, &mut scene);
        add_digits(puzzle, filling, ANSWER_DIGIT_SIZE, &mut scene);
    }
    let scene = look.ink.prepare(scene, cell_mm);
    with_line_widths(
        &scene.with_family(look.family),
        if look.large { LARGE_ANSWER_STROKES } else { ANSWER_STROKES },
        cell_mm,
    )
}

/// Returns the scene with these thicknesses of thin and thick lines, in points.
fn with_line_widths(scene: &Scene, (thin, thick): (f32, f32), cell_mm: f32) -> Scene {
    let cells = |points: f32| Width::Cells(points * MM_PER_POINT / cell_mm);
    let of = |width: Width| match width {
        Width::Thin => cells(thin),
        Width::Thick => cells(thick),
        Width::Cells(_) => width,
    };
    let item = |item: &Item| match item.clone() {
        Item::Line { points, closed, pen, ink } => {
            Item::Line { points, closed, pen: Pen { width: of(pen.width), ..pen }, ink }
        }
        Item::Ring { centre, radius, width, ink } => Item::Ring { centre, radius, width: of(width), ink },
        other @ (Item::Fill { .. } | Item::Disc { .. } | Item::Text { .. } | Item::Image { .. }) => other,
    };
    scene.with_items(scene.layered().map(|(layer, it)| (layer, item(it))).collect())
}

/// Adds a dot for each digit to the cells without a given, arranged as squarely as possible. Cells with printed marks
/// get none.
fn add_dots(puzzle: &Puzzle, marks: bool, cell_mm: f32, scene: &mut Scene) {
    const RADIUS_MM: f32 = 0.22;
    let count = usize::from(puzzle.board().size());
    // The smallest square arrangement that holds all digits.
    let cols = (1..).find(|cols| cols * cols >= count).unwrap_or(1);
    let rows = count.div_ceil(cols);
    let radius = (RADIUS_MM / cell_mm).min(0.25 / cols as f32);
    // The dots lie in the middle of equal parts of the inner 72 % of the cell.
    let place = |at: usize, of: usize| 0.14 + 0.72 * (at as f32 + 0.5) / of as f32;
    let marked = |cell: Cell| marks && puzzle.progress().at(cell).is_marked();
    let open = puzzle.board().cells().iter().filter(|cell| !puzzle.givens().contains_key(cell));
    for &cell in open.filter(|&&cell| !marked(cell)) {
        let corner = cell_area(cell).min;
        for dot in 0..count {
            let at = Point::new(corner.x + place(dot % cols, cols), corner.y + place(dot / cols, rows));
            scene.disc(Layer::Digit, at, radius, Ink::Quiet);
        }
    }
}

/// Returns the rectangle around all cells.
pub fn board_area(board: &Board) -> Area {
    let (top_left, (rows, cols)) = (board.top_left(), board.extent());
    let (x, y) = (f32::from(top_left.col), f32::from(top_left.row));
    Area { min: Point::new(x, y), max: Point::new(f32::from(cols), f32::from(rows)) }
}

/// The line between two neighbouring positions of the lattice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BorderLine {
    None,
    Thin,
    Thick,
}

/// Returns the line between two cells: thick at the border of a grid or of a box of some grid, and thin between other
/// cells.
fn border_between(board: &Board, a: Cell, b: Cell) -> BorderLine {
    let mut edge = BorderLine::None;
    for grid in board.grids() {
        match (grid.contains(a), grid.contains(b)) {
            (false, false) => {}
            (true, true) if grid.box_of(a) == grid.box_of(b) => {
                if edge == BorderLine::None {
                    edge = BorderLine::Thin;
                }
            }
            // Either only one of the cells is in the grid, or they are in different boxes of it.
            _ => return BorderLine::Thick,
        }
    }
    edge
}

/// Adds the lines of the board, each as long as it continues without a break: first the thin lines, then the thick
/// ones.
fn add_lines(board: &Board, scene: &mut Scene) {
    let (rows, cols) = board.extent();
    for (wanted, width, ink) in
        [(BorderLine::Thin, Width::Thin, Ink::ThinLine), (BorderLine::Thick, Width::Thick, Ink::ThickLine)]
    {
        for row in 0..=rows {
            // The line at y = `row` separates the cells of the previous row from those of this one.
            let edges = (0..cols).map(|col| border_between(board, Cell::new(row - 1, col), Cell::new(row, col)));
            for (from, to) in edge_runs(edges, wanted) {
                let y = f32::from(row);
                scene.line(Layer::Grid, Point::new(from, y), Point::new(to, y), width, ink);
            }
        }
        for col in 0..=cols {
            let edges = (0..rows).map(|row| border_between(board, Cell::new(row, col - 1), Cell::new(row, col)));
            for (from, to) in edge_runs(edges, wanted) {
                let x = f32::from(col);
                scene.line(Layer::Grid, Point::new(x, from), Point::new(x, to), width, ink);
            }
        }
    }
}

/// Returns the runs of `wanted` edges, as (start, end) in cells.
fn edge_runs(edges: impl Iterator<Item = BorderLine>, wanted: BorderLine) -> Vec<(f32, f32)> {
    let mut runs: Vec<(f32, f32)> = Vec::new();
    for (at, _) in edges.enumerate().filter(|&(_, edge)| edge == wanted) {
        let at = at as f32;
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1.0,
            _ => runs.push((at, at + 1.0)),
        }
    }
    runs
}
