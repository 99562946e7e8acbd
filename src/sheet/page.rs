//! A single puzzle as a printed picture: title and author above the board, rules text below it.
//!
//! The picture is in cell units like the board, but type is set in points, so that the page depends on the printed size
//! of a cell. Left-to-right text is flush with the left edge of the board, and right-to-left text with its right edge,
//! in a column at least [`MIN_COLUMN_MM`] wide.

use std::collections::BTreeSet;

use super::board::{BoardStyle, board_area, printed_board};
use super::column::{TextColumn, TypeStyle, missing_letters, scene_of};
use super::ink_mode::InkMode;
use super::leaf::{PagePart, Role};
use super::legend::{self, LegendStyle};
use super::numerals::in_language;
use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::scene::{Area, FontFamily, Ink, Layer, Placement, Point, Scene, Weight, Width};
use crate::words::{Language, Message};

/// The options of a printed puzzle.
#[derive(Clone, Copy, Default, Debug)]
pub struct PageOptions<'a> {
    /// The digits for the cells without a given.
    pub solution: Option<&'a Filling>,
    /// The solution, shown as a small picture below the rules.
    pub small_answer: Option<&'a Filling>,
    /// The number before the title.
    pub number: Option<u32>,
    /// The difficulty in the author's words, or an empty text.
    pub label: &'a str,
    /// The author's own rules text, with one paragraph per line, instead of the generated one.
    pub rules: Option<&'a str>,
    /// True to add lines for notes below everything.
    pub notes: bool,
    /// The printed width of the board without outside clues in millimetres, or `None` for the default.
    pub board_mm: Option<f32>,
    /// The maximum width of text in millimetres, unless the board is wider, or `None` for the default.
    pub column_mm: Option<f32>,
    /// True to print boards and type nearly twice as large.
    pub large_print: bool,
    /// True to print a dot for each digit in empty cells, for noting candidates.
    pub dots: bool,
    /// True to print the setter's marks and cell colours.
    pub marks: bool,
    /// True to print the source next to the author.
    pub source: bool,
    /// True to print the message to those who finish below everything, if a solution is printed.
    pub message: bool,
    /// The inks that the printer has.
    pub ink: InkMode,
    /// The language of all texts that are not the author's.
    pub language: Language,
}

/// A picture to be printed, with information about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The whole page, with its margins.
    pub scene: Scene,
    /// The same page as separate parts, in reading order.
    pub parts: Vec<PagePart>,
    /// The printed width of a cell, the unit of the scene, in millimetres.
    pub cell_mm: f32,
    /// The characters in texts or on the board that the fonts lack. They are printed as empty boxes.
    pub missing: BTreeSet<char>,
}

/// The printed width of a 9x9 board.
const CLASSIC_WIDTH_MM: f32 = 90.0;
/// The maximum width of larger boards.
const MAX_WIDTH_MM: f32 = 180.0;
/// The maximum height of boards.
const MAX_HEIGHT_MM: f32 = 240.0;
/// The largest cells, on small boards.
const LARGEST_CELL_MM: f32 = 12.0;
/// The smallest cells on mid-sized boards.
const MIN_MIDSIZED_CELL_MM: f32 = 10.0;
/// The smallest cells on any board, at which digits still have 7 points.
const SMALLEST_CELL_MM: f32 = 4.2;
/// The enlargement of boards in large print, if the paper has enough space.
const LARGE_BOARD_SCALE: f32 = 1.8;
/// The enlargement of type in large print, if the paper has enough space.
const LARGE_TYPE_SCALE: f32 = 1.7;
/// The least width of the rules text, which may be wider than a narrow board.
const MIN_COLUMN_MM: f32 = 80.0;
/// The margin around everything.
pub(super) const MARGIN_MM: f32 = 5.0;

/// Returns the printed size of a cell. `cells` are the bounds of the grids, and `picture` those of the board with
/// everything outside the grids.
fn cell_mm(cells: Area, picture: Area, large_print: bool) -> f32 {
    let times = if large_print { LARGE_BOARD_SCALE } else { 1.0 };
    let usual = times * (CLASSIC_WIDTH_MM / cells.width()).clamp(MIN_MIDSIZED_CELL_MM, LARGEST_CELL_MM);
    let fitting = (MAX_WIDTH_MM / picture.width()).min(MAX_HEIGHT_MM / picture.height());
    usual.min(fitting).max(SMALLEST_CELL_MM)
}

const TITLE: TypeStyle = TypeStyle::new(17.0, 1.2, Weight::Semibold, Ink::Given);
/// The smallest size of a title that would otherwise take several lines.
const MIN_TITLE_POINTS: f32 = 13.0;
const AUTHOR: TypeStyle = TypeStyle::new(9.5, 1.3, Weight::Regular, Ink::Quiet);
const RULES: TypeStyle = TypeStyle::new(9.0, 1.4, Weight::Regular, Ink::Given);
const CAPTION: TypeStyle = TypeStyle::new(8.5, 1.4, Weight::Medium, Ink::Quiet);
/// Distances in millimetres on a 9x9 board.
const AUTHOR_GAP: f32 = 0.6;
const HEADER_GAP: f32 = 3.4;
const RULES_GAP: f32 = 3.6;
const RULE_GAP: f32 = 1.4;
const BLOCK_GAP: f32 = 5.0;
/// The number of lines for notes.
const NOTE_LINES: usize = 4;
/// The distance between lines for notes.
const NOTE_LINE_MM: f32 = 8.0;
/// The size of a small answer's cells relative to those of the board.
const SMALL_ANSWER_SCALE: f32 = 0.45;
/// The largest enlargement of type on wide pages, relative to a 9x9 board.
const MAX_TYPE_GROWTH: f32 = 1.3;

/// Returns the heading, "12 · The title", without parts that are missing.
pub(super) fn heading(number: Option<u32>, title: &str, language: Language) -> String {
    let number = number.map(|number| language.format_number(number));
    match (number, title.trim()) {
        (Some(number), "") => language.with_direction(number),
        (Some(number), title) => language.with_direction(format!("{number} · {title}")),
        (None, _) => title.to_owned(),
    }
}

/// Returns the description of the board for screen readers.
pub(super) fn description(puzzle: &Puzzle, solved: bool) -> Message {
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let message = Message::new(match (solved, grids) {
        (true, 1) => "sheet-solution",
        (true, _) => "sheet-solution.several",
        (false, 1) => "sheet-puzzle",
        (false, _) => "sheet-puzzle.several",
    });
    message.with("grids", grids).with("size", size).with("givens", puzzle.givens().len())
}

/// Lays out the puzzle as it is printed.
pub fn puzzle_page(puzzle: &Puzzle, options: PageOptions) -> Page {
    let look = BoardStyle {
        solution: options.solution,
        dots: options.dots,
        marks: options.marks,
        ink: options.ink,
        large: options.large_print,
        language: options.language,
        ..BoardStyle::default()
    };
    let puzzle = &*in_language(puzzle, options.language);
    let (cells, picture) = (board_area(puzzle.board()), super::board_scene(puzzle).bounds());
    let usual = cell_mm(cells, picture, options.large_print);
    let cell_mm = options.board_mm.map_or(usual, |width| width / cells.width());
    let board = printed_board(puzzle, look, cell_mm);
    let growth = match options.large_print {
        true => LARGE_TYPE_SCALE,
        false => (cells.width() * cell_mm / CLASSIC_WIDTH_MM).clamp(1.0, MAX_TYPE_GROWTH),
    };
    // Outside clues may extend beyond the edge of the grids at which the text starts.
    let least = options.column_mm.map_or(MIN_COLUMN_MM, |most| most.min(MIN_COLUMN_MM)) / cell_mm;
    let mut column = TextColumn {
        left: cells.min.x,
        right: cells.max.x,
        ltr_width: (picture.max.x - cells.min.x).max(least),
        rtl_width: (cells.max.x - picture.min.x).max(least),
        family: FontFamily::default(),
        unit: growth / cell_mm,
        y: 0.0,
        lines: Vec::new(),
    };

    let language = options.language;
    let words = heading(options.number, puzzle.title(), language);
    let title = column.fit_line(&TITLE, MIN_TITLE_POINTS, &words);
    column.paragraph(&title, &words);
    let title_lines = column.lines.len();
    let own =
        puzzle.stars().filter(|_| options.label.trim().is_empty()).map(|stars| language.translate(&stars.message()));
    let label = own.as_deref().unwrap_or(options.label.trim());
    let published = puzzle.publication();
    let source = if options.source { published.source.trim() } else { "" };
    let below: Vec<&str> = [puzzle.author().trim(), source, label].into_iter().filter(|it| !it.is_empty()).collect();
    if column.y > 0.0 && !below.is_empty() {
        column.space(AUTHOR_GAP);
    }
    column.paragraph(&AUTHOR, &below.join(" · "));
    if column.y > 0.0 {
        column.space(HEADER_GAP);
    }
    // The header was set starting from zero, and is moved up to end where the picture of the board begins.
    let top = picture.min.y - column.y;
    column.move_down(top);
    let header_lines = column.lines.len();

    column.y = picture.max.y;
    let setting = LegendStyle { style: RULES, gaps: (RULES_GAP, RULE_GAP), language };
    let legend = legend::set_rules(&mut column, puzzle, options.rules, &setting).scene(options.ink, picture);
    let mut below = Vec::new();
    if let Some(filling) = options.small_answer {
        below.push(small_answer(puzzle, filling, &options, cell_mm, &mut column));
    }
    if options.message && (options.solution.is_some() || options.small_answer.is_some()) {
        for (index, line) in published.message.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            column.space(if index == 0 { RULES_GAP } else { RULE_GAP });
            column.paragraph(&RULES, line);
        }
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
    // The board is checked too, since its digits may be custom symbols that the fonts lack.
    let missing = missing_letters(scene.painted());
    let [title, author, rules] = texts;
    let picture = Role::Picture(language.translate(&description(puzzle, options.solution.is_some())));
    let pieces = [
        (Role::Heading(1), title),
        (Role::Text, author),
        (picture, board),
        (Role::Artifact, legend.with_bounds(content)),
        (Role::Text, rules),
    ];
    let words = language.translate(&Message::new("sheet-answer-or-notes"));
    let below = below.into_iter().map(|scene| (Role::Picture(words.clone()), scene));
    let parts =
        pieces.into_iter().chain(below).map(|(role, scene)| PagePart { role, scene, puzzle: None, picture: None });
    let parts = parts.filter(|part| !part.scene.is_empty()).collect();
    Page { scene, parts, cell_mm, missing }
}

/// Draws the solved board in a small size under a caption, and advances the column below it.
fn small_answer(
    puzzle: &Puzzle,
    filling: &Filling,
    options: &PageOptions,
    cell_mm: f32,
    column: &mut TextColumn,
) -> Scene {
    column.space(BLOCK_GAP);
    let caption = options.language.translate(&Message::new("sheet-answer"));
    let caption = match puzzle.not_understood_count() {
        0 => caption,
        count => {
            let understood = Message::new("sheet-understood").with("count", count);
            options.language.with_direction(format!("{caption} · {}", options.language.translate(&understood)))
        }
    };
    column.paragraph(&CAPTION, &caption);
    let scale = SMALL_ANSWER_SCALE.max(SMALLEST_CELL_MM / cell_mm).min(1.0);
    let language = options.language;
    let look = BoardStyle { solution: Some(filling), ink: options.ink, language, ..BoardStyle::default() };
    let board = printed_board(puzzle, look, cell_mm * scale);
    let (cells, picture) = (board_area(puzzle.board()), board.bounds());
    // The answer goes on the side where reading begins.
    let x = match options.language.is_right_to_left() {
        true => column.right - cells.max.x * scale,
        false => column.left - cells.min.x * scale,
    };
    let origin = Point::new(x, column.y - picture.min.y * scale);
    let board = board.placed(Placement { scale, origin });
    column.y += picture.height() * scale;
    board
}

/// Adds a caption and lines for notes, as wide as the column.
fn notes(language: Language, column: &mut TextColumn) -> Scene {
    column.space(BLOCK_GAP);
    let top = column.y;
    column.paragraph(&CAPTION, &language.translate(&Message::new("sheet-notes")));
    let mm = column.unit;
    let height = column.y - top + mm * NOTE_LINE_MM * NOTE_LINES as f32;
    let (left, width) = match language.is_right_to_left() {
        true => (column.right - column.rtl_width, column.rtl_width),
        false => (column.left, column.ltr_width),
    };
    let mut scene = Scene::new(Area::new(left, top, width, height));
    for _ in 0..NOTE_LINES {
        column.space(NOTE_LINE_MM);
        let (from, to) = (Point::new(left, column.y), Point::new(left + width, column.y));
        scene.line(Layer::Grid, from, to, Width::Thin, Ink::ThinLine);
    }
    scene
}
