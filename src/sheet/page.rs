//! One puzzle as a printed picture: title and author above the board, the rules below it.
//!
//! The picture is in cell units like the board, but type is set in points, so the page knows how large a cell is
//! printed. What is read from left to right stands flush with the left edge of the board, what is read from right to
//! left with its right edge, each in a column at least [`LEAST_COLUMN_MM`] wide.

use std::collections::BTreeSet;

use super::board::{BoardLook, board_area, printed_board};
use super::column::{Column, Style, missing_letters, scene_of};
use super::ink_mode::InkMode;
use super::leaf::{Part, Role};
use super::legend::{self, Setting};
use super::numerals::in_language;
use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::scene::{Area, Family, Ink, Layer, Placement, Point, Scene, Weight, Width};
use crate::words::{Language, Message};

/// What is printed besides the puzzle itself.
#[derive(Clone, Copy, Default, Debug)]
pub struct PageOptions<'a> {
    /// Digits to write into the cells without a given.
    pub solution: Option<&'a Filling>,
    /// The solution as a small picture below the rules.
    pub small_answer: Option<&'a Filling>,
    /// Stands before the title.
    pub number: Option<u32>,
    /// How difficult the puzzle is, in the author's words; nothing where it is empty.
    pub label: &'a str,
    /// The author's own words in place of those made from the rules, a paragraph a line.
    pub rules: Option<&'a str>,
    /// Lines to write on, below everything.
    pub notes: bool,
    /// The printed width of the board without what stands beside it, in millimetres; None for what suits it.
    pub board_mm: Option<f32>,
    /// The width that words have at most, in millimetres, but for that of the board; None for what suits them.
    pub column_mm: Option<f32>,
    /// Boards and type nearly twice as large.
    pub large_print: bool,
    /// A dot for each digit in the empty cells, to note candidates by.
    pub dots: bool,
    /// The setter's marks and colours of cells, as they stand in the puzzle.
    pub marks: bool,
    /// What the printer has.
    pub ink: InkMode,
    /// Of all words that are not the author's.
    pub language: Language,
}

/// A picture to be printed, and what its maker should know.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// All of the page, with white around it.
    pub scene: Scene,
    /// The same in the order it is read.
    pub parts: Vec<Part>,
    /// The printed width of a cell, which is the unit of the scene.
    pub cell_mm: f32,
    /// Letters that the fonts lack, in words or on the board; they are printed as empty squares.
    pub missing: BTreeSet<char>,
}

/// The printed width of a 9x9 board, and the width that larger boards are shrunk to.
const CLASSIC_WIDTH_MM: f32 = 90.0;
const MOST_WIDTH_MM: f32 = 180.0;
/// The height that tall boards are shrunk to.
const MOST_HEIGHT_MM: f32 = 240.0;
/// Cells of small boards are no larger, those of mid-sized boards no smaller, and none so small that digits fall below
/// 7 points.
const LARGEST_CELL_MM: f32 = 12.0;
const USUAL_CELL_MM: f32 = 10.0;
const SMALLEST_CELL_MM: f32 = 4.2;
/// How much larger boards and type are in large print, where the paper has room.
const LARGE_BOARD: f32 = 1.8;
const LARGE_TYPE: f32 = 1.7;
/// Below a narrow board, rules may run wider than it does.
const LEAST_COLUMN_MM: f32 = 80.0;
/// White around everything.
pub(super) const MARGIN_MM: f32 = 5.0;

/// How large a cell is printed, for a board of these cells and the picture of it with all that stands beside them.
fn cell_mm(cells: Area, picture: Area, large_print: bool) -> f32 {
    let times = if large_print { LARGE_BOARD } else { 1.0 };
    let usual = times * (CLASSIC_WIDTH_MM / cells.width()).clamp(USUAL_CELL_MM, LARGEST_CELL_MM);
    let fitting = (MOST_WIDTH_MM / picture.width()).min(MOST_HEIGHT_MM / picture.height());
    usual.min(fitting).max(SMALLEST_CELL_MM)
}

const TITLE: Style = Style::new(17.0, 1.2, Weight::Semibold, Ink::Given);
/// A title too long for one line is set smaller, down to this, before it is broken.
const LEAST_TITLE_POINTS: f32 = 13.0;
const AUTHOR: Style = Style::new(9.5, 1.3, Weight::Regular, Ink::Quiet);
const RULES: Style = Style::new(9.0, 1.4, Weight::Regular, Ink::Given);
const CAPTION: Style = Style::new(8.5, 1.4, Weight::Medium, Ink::Quiet);
/// Distances in millimetres on a 9x9 board.
const AUTHOR_GAP: f32 = 0.6;
const HEADER_GAP: f32 = 3.4;
const RULES_GAP: f32 = 3.6;
const RULE_GAP: f32 = 1.4;
const BLOCK_GAP: f32 = 5.0;
/// Lines to write on.
const NOTE_LINES: usize = 4;
const NOTE_LINE_MM: f32 = 8.0;
/// A small answer's cells beside those of the board.
const SMALL_ANSWER: f32 = 0.45;
/// Type on the widest pages is this much larger than on a 9x9.
const MOST_GROWTH: f32 = 1.3;

/// "12 · The title", or what there is of it.
pub(super) fn heading(number: Option<u32>, title: &str, language: Language) -> String {
    let number = number.map(|number| language.number(number));
    match (number, title.trim()) {
        (Some(number), "") => language.line(number),
        (Some(number), title) => language.line(format!("{number} · {title}")),
        (None, _) => title.to_owned(),
    }
}

/// What a reader who does not see the board is told of it.
pub(super) fn described(puzzle: &Puzzle, solved: bool) -> Message {
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let message = Message::new(match (solved, grids) {
        (true, 1) => "sheet-solution",
        (true, _) => "sheet-solution.several",
        (false, 1) => "sheet-puzzle",
        (false, _) => "sheet-puzzle.several",
    });
    message.with("grids", grids).with("size", size).with("givens", puzzle.givens().len())
}

/// The puzzle as it is printed.
pub fn puzzle_page(puzzle: &Puzzle, options: PageOptions) -> Page {
    let look = BoardLook {
        solution: options.solution,
        dots: options.dots,
        marks: options.marks,
        ink: options.ink,
        large: options.large_print,
        language: options.language,
        ..BoardLook::default()
    };
    let puzzle = &*in_language(puzzle, options.language);
    let (cells, picture) = (board_area(puzzle.board()), super::board_scene(puzzle).bounds());
    let usual = cell_mm(cells, picture, options.large_print);
    let cell_mm = options.board_mm.map_or(usual, |width| width / cells.width());
    let board = printed_board(puzzle, look, cell_mm);
    let growth = match options.large_print {
        true => LARGE_TYPE,
        false => (cells.width() * cell_mm / CLASSIC_WIDTH_MM).clamp(1.0, MOST_GROWTH),
    };
    // Clues beside the board stand out beyond the start of the text.
    let least = options.column_mm.map_or(LEAST_COLUMN_MM, |most| most.min(LEAST_COLUMN_MM)) / cell_mm;
    let mut column = Column {
        left: cells.min.x,
        right: cells.max.x,
        rightward: (picture.max.x - cells.min.x).max(least),
        leftward: (cells.max.x - picture.min.x).max(least),
        family: Family::default(),
        unit: growth / cell_mm,
        y: 0.0,
        lines: Vec::new(),
    };

    let language = options.language;
    let words = heading(options.number, puzzle.title(), language);
    let title = column.fitting(&TITLE, LEAST_TITLE_POINTS, &words);
    column.paragraph(&title, &words);
    let title_lines = column.lines.len();
    let own = puzzle.stars().filter(|_| options.label.trim().is_empty()).map(|stars| language.say(&stars.message()));
    let label = own.as_deref().unwrap_or(options.label.trim());
    let below: Vec<&str> = [puzzle.author().trim(), label].into_iter().filter(|it| !it.is_empty()).collect();
    if column.y > 0.0 && !below.is_empty() {
        column.space(AUTHOR_GAP);
    }
    column.paragraph(&AUTHOR, &below.join(" · "));
    if column.y > 0.0 {
        column.space(HEADER_GAP);
    }
    // The header was set from zero down; it ends where the picture of the board begins.
    let top = picture.min.y - column.y;
    column.lower(top);
    let header_lines = column.lines.len();

    column.y = picture.max.y;
    let setting = Setting { style: RULES, gaps: (RULES_GAP, RULE_GAP), language };
    let legend = legend::set(&mut column, puzzle, options.rules, &setting).scene(options.ink, picture);
    let mut below = Vec::new();
    if let Some(filling) = options.small_answer {
        below.push(small_answer(puzzle, filling, &options, cell_mm, &mut column));
    }
    if options.notes {
        below.push(notes(language, &mut column));
    }
    let content = picture.union(column.area(top)).union(below.iter().fold(picture, |area, it| area.union(it.bounds())));
    let bounds = content.expanded(MARGIN_MM / cell_mm);

    let mut lines = column.lines;
    let rest = lines.split_off(header_lines);
    let author = lines.split_off(title_lines);
    let mut scene = board.clone().with_bounds(bounds);
    scene.append(&legend);
    let texts = [lines, author, rest].map(|lines| scene_of(lines, content));
    texts.iter().chain(&below).for_each(|part| scene.append(part));
    // Digits, too, may be symbols of the author's own.
    let missing = missing_letters(scene.painted());
    let [title, author, rules] = texts;
    let picture = Role::Picture(language.say(&described(puzzle, options.solution.is_some())));
    let pieces = [
        (Role::Heading(1), title),
        (Role::Text, author),
        (picture, board),
        (Role::Furniture, legend.with_bounds(content)),
        (Role::Text, rules),
    ];
    let words = language.say(&Message::new("sheet-answer-or-notes"));
    let below = below.into_iter().map(|scene| (Role::Picture(words.clone()), scene));
    let parts = pieces.into_iter().chain(below).map(|(role, scene)| Part { role, scene, puzzle: None, picture: None });
    let parts = parts.filter(|part| !part.scene.is_empty()).collect();
    Page { scene, parts, cell_mm, missing }
}

/// The solved board in a small size, under a caption; the column goes on below it.
fn small_answer(puzzle: &Puzzle, filling: &Filling, options: &PageOptions, cell_mm: f32, column: &mut Column) -> Scene {
    column.space(BLOCK_GAP);
    column.paragraph(&CAPTION, &options.language.say(&Message::new("sheet-answer")));
    let scale = SMALL_ANSWER.max(SMALLEST_CELL_MM / cell_mm).min(1.0);
    let language = options.language;
    let look = BoardLook { solution: Some(filling), ink: options.ink, language, ..BoardLook::default() };
    let board = printed_board(puzzle, look, cell_mm * scale);
    let (cells, picture) = (board_area(puzzle.board()), board.bounds());
    // Below its caption, on the side where reading begins.
    let x = match options.language.is_right_to_left() {
        true => column.right - cells.max.x * scale,
        false => column.left - cells.min.x * scale,
    };
    let origin = Point::new(x, column.y - picture.min.y * scale);
    let board = board.placed(Placement { scale, origin });
    column.y += picture.height() * scale;
    board
}

/// A caption and lines to write on, as wide as the column.
fn notes(language: Language, column: &mut Column) -> Scene {
    column.space(BLOCK_GAP);
    let top = column.y;
    column.paragraph(&CAPTION, &language.say(&Message::new("sheet-notes")));
    let mm = column.unit;
    let height = column.y - top + mm * NOTE_LINE_MM * NOTE_LINES as f32;
    let (left, width) = match language.is_right_to_left() {
        true => (column.right - column.leftward, column.leftward),
        false => (column.left, column.rightward),
    };
    let mut scene = Scene::new(Area::new(left, top, width, height));
    for _ in 0..NOTE_LINES {
        column.space(NOTE_LINE_MM);
        let (from, to) = (Point::new(left, column.y), Point::new(left + width, column.y));
        scene.line(Layer::Grid, from, to, Width::Thin, Ink::ThinLine);
    }
    scene
}
