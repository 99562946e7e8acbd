//! Scenes as text, compared with `tests/snapshots`, and the layout of printed pages.
//!
//! After an intended change, `UPDATE_SNAPSHOTS=1 cargo test --test sheets` rewrites the files; review the diff.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::common::{marks, paper};
use gridwright::board::{Board, Cell, Digit, Grid, GridId};
use gridwright::formats;
use gridwright::place;
use gridwright::puzzle::{Edit, Givens, PlacedRule, Puzzle, Symbols};
use gridwright::scene::{Anchor, Area, ArrowHead, Dash, Item, Palette, Pen, Point, Scene, Weight};
use gridwright::sheet::svg::{self, TextMode};
use gridwright::sheet::{InkMode, Page, PageOptions, board_scene, puzzle_page, text};
use gridwright::variant::{Context, Diagonals, FourPyramids, Kind, MagicBox, Outside, Position};

const POINTS_PER_MM: f32 = 72.0 / 25.4;

// ---- scenes as text

fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn place(at: Point) -> String {
    format!("{},{}", number(at.x), number(at.y))
}

fn places(points: &[Point]) -> String {
    points.iter().map(|&at| place(at)).collect::<Vec<_>>().join(" ")
}

/// Formats a piece of a fill: a rectangle as its corner and size, any other shape as its corners.
fn piece(points: &[Point]) -> String {
    let around = points.iter().map(|&at| Area { min: at, max: at }).reduce(Area::union).expect("pieces have corners");
    match points == around.corners() {
        true => format!("{} {}x{}", place(around.min), number(around.width()), number(around.height())),
        false => places(points),
    }
}

/// Formats a pen: its thickness, and its differences from a plain line.
fn pen_text(pen: &Pen) -> String {
    let plain = Pen::new(pen.width);
    let dash = pen.dash.map(|Dash { on, off }| format!("dash {}-{}", number(on), number(off)));
    let join = (pen.join != plain.join).then(|| format!("join {:?}", pen.join));
    let end = (pen.end != plain.end).then(|| format!("end {:?}", pen.end));
    let bulb = pen.bulb.map(|radius| format!("bulb {}", number(radius)));
    let head = pen.head.map(|ArrowHead { length, width, filled }| {
        let sort = if filled { "filled" } else { "open" };
        format!("{sort} head {}x{}", number(length), number(width))
    });
    let rest = [dash, join, end, bulb, head].into_iter().flatten();
    std::iter::once(format!("{:?}", pen.width)).chain(rest).collect::<Vec<_>>().join(" ")
}

fn line_of(item: &Item) -> String {
    match item {
        Item::Fill { pieces, ink } => {
            let pieces = pieces.iter().map(|points| piece(points)).collect::<Vec<_>>().join(" | ");
            format!("fill {ink:?}: {pieces}")
        }
        Item::Line { points, closed, pen, ink } => {
            let sort = if *closed { "frame" } else { "line" };
            format!("{sort} {ink:?} {}: {}", pen_text(pen), places(points))
        }
        Item::Disc { centre, radius, ink } => format!("disc {ink:?}: {} radius {}", place(*centre), number(*radius)),
        Item::Ring { centre, radius, width, ink } => {
            format!("ring {ink:?} {width:?}: {} radius {}", place(*centre), number(*radius))
        }
        Item::Text { at, size, text, anchor, face, role, ink } => {
            format!("text {role:?} {ink:?} {:?} {} {anchor:?}: {} {text:?}", face.weight, number(*size), place(*at))
        }
        Item::Image { corners, image, opacity } => format!("image {image:?} {opacity}: {}", places(corners)),
    }
}

fn scene_text(scene: &Scene) -> String {
    let mut text = format!("bounds {}\n", piece(&scene.bounds().corners()));
    for item in scene.painted() {
        writeln!(text, "{}", line_of(item)).unwrap();
    }
    text
}

fn snapshots() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots"))
}

/// Compares each text with the file of its name, and the names with the existing files.
#[track_caller]
fn check_snapshots(group: &str, texts: &[(String, String)]) {
    let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let prefix = format!("{group}-");
    let mut wrong = Vec::new();
    let mut unknown: BTreeSet<String> = fs::read_dir(snapshots())
        .map(|files| files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect())
        .unwrap_or_default();
    unknown.retain(|name| name.starts_with(&prefix));
    for (name, text) in texts {
        let file = format!("{prefix}{name}.txt");
        unknown.remove(&file);
        if update {
            fs::create_dir_all(snapshots()).unwrap();
            fs::write(snapshots().join(&file), text).unwrap();
        } else if fs::read(snapshots().join(&file)).ok().as_deref() != Some(text.as_bytes()) {
            wrong.push(format!("{file} is missing or differs; now it is\n{text}"));
        }
    }
    for file in unknown {
        match update {
            true => fs::remove_file(snapshots().join(&file)).unwrap(),
            false => wrong.push(format!("{file} belongs to no test")),
        }
    }
    assert!(wrong.is_empty(), "set UPDATE_SNAPSHOTS=1 to accept:\n{}", wrong.join("\n"));
}

#[test]
fn each_variant_is_drawn_as_recorded() {
    let texts = Kind::ALL.iter().map(|kind| {
        let mut text = String::new();
        for (board, rule) in kind.examples() {
            let (rows, cols) = board.extent();
            let mut scene = Scene::new(Area::new(0.0, 0.0, f32::from(cols), f32::from(rows)));
            rule.draw(&Context::without_rules(&board), kind.info().tint, &mut scene);
            writeln!(text, "{}\n{}", serde_json::to_string(&rule).unwrap(), scene_text(&scene)).unwrap();
        }
        (format!("{kind:?}").to_lowercase(), text)
    });
    check_snapshots("variant", &texts.collect::<Vec<_>>());
}

#[test]
fn each_variant_is_written_as_svg_as_recorded() {
    let texts = Kind::ALL.iter().map(|kind| {
        let (board, rule) = kind.examples().remove(0);
        let puzzle = Puzzle::builder(board).rule(rule).build().unwrap();
        let svg = svg::render(&board_scene(&puzzle), Palette::Print, 10.0, TextMode::Text);
        (format!("{kind:?}").to_lowercase(), svg)
    });
    check_snapshots("svg", &texts.collect::<Vec<_>>());
}

#[test]
fn every_mark_is_drawn_as_recorded() {
    let inks = InkMode::ALL.into_iter().filter(|&ink| ink != InkMode::Grey);
    let scenes = inks.map(|ink| (format!("{ink:?}").to_lowercase(), scene_text(&ink.prepare(marks::marks(), 10.0))));
    let svg = svg::render(&marks::marks(), Palette::Print, 10.0, TextMode::Text);
    check_snapshots("marks", &scenes.chain([("svg".to_owned(), svg)]).collect::<Vec<_>>());
}

// ---- pages

fn samurai() -> Board {
    let at = |row, col| Grid::new(Cell::new(row, col), 3, 3).unwrap();
    Board::new(vec![at(0, 0), at(0, 12), at(6, 6), at(12, 0), at(12, 12)]).unwrap()
}

fn titled(board: Board, title: &str, author: &str, rules: Vec<PlacedRule>) -> Puzzle {
    let given = (board.cells()[0], Digit::new(board.size()).unwrap());
    Puzzle::builder(board)
        .title(title.to_owned())
        .author(author.to_owned())
        .givens(Givens::from_iter([given]))
        .rules(rules)
        .build()
        .unwrap()
}

#[test]
fn pages_are_set_as_recorded() {
    let grid = GridId(0);
    let diagonals = PlacedRule::new(Diagonals { grid, falling: true, rising: true });
    let positions = PlacedRule::new(Position { grid });
    let long_persian = "سودوکوی چهار در چهار با رقم‌های فارسی (Shidoku, 2008) برای آغاز";
    let pages = [
        ("bare", Puzzle::empty(Board::single(2, 2).unwrap())),
        ("shidoku", titled(Board::single(2, 2).unwrap(), "Four by four", "Ada", vec![diagonals.clone(), positions])),
        ("classic", titled(Board::classic(), "A first sudoku", "", vec![])),
        ("samurai", titled(samurai(), "", "Ada", vec![diagonals])),
        (
            "persian",
            titled(Board::single(2, 2).unwrap(), long_persian, "نرگس", vec![]).with_symbols(Symbols::Persian).unwrap(),
        ),
    ];
    let texts = pages.map(|(name, puzzle)| {
        let Page { scene, cell_mm, missing, .. } = puzzle_page(&puzzle, PageOptions::default());
        (name.to_owned(), format!("a cell is {} mm; missing {missing:?}\n{}", number(cell_mm), scene_text(&scene)))
    });
    check_snapshots("page", &texts);
}

/// A line of text on a page: the start of its baseline, size, words, weight.
type TextLine = (Point, f32, String, Weight);

/// Returns the lines of text outside cells.
fn text_lines(scene: &Scene) -> Vec<TextLine> {
    let lines = scene.painted().filter_map(|item| match item {
        Item::Text { at, size, text, anchor: Anchor::BaselineStart, face, .. } => {
            Some((*at, *size, text.clone(), face.weight))
        }
        Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Text { .. }
        | Item::Image { .. } => None,
    });
    lines.collect()
}

/// Checks what holds for every page, whatever is on it.
#[track_caller]
fn check_page(puzzle: &Puzzle) {
    let page = puzzle_page(puzzle, PageOptions::default());
    let name = format!("{:?} on {} grids", puzzle.title(), puzzle.board().grids().len());
    let (top, (bottom, right)) = (puzzle.board().top_left(), puzzle.board().extent());
    let board = Area {
        min: Point::new(f32::from(top.col), f32::from(top.row)),
        max: Point::new(f32::from(right), f32::from(bottom)),
    };
    // Including the digits in cells and outside the board.
    let board = page.scene.painted().fold(board, |area, item| match item {
        Item::Text { at, size, anchor: Anchor::Centre, .. } => {
            area.union(Area { min: *at, max: *at }.expanded(size / 2.0))
        }
        Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Text { .. }
        | Item::Image { .. } => area,
    });
    let bounds = page.scene.bounds();
    // A white margin of 5 mm around everything, so that lines at the edge are not cut off.
    let inner = bounds.expanded(-4.99 / page.cell_mm);
    assert_eq!(inner.union(board), inner, "{name}: the board reaches into the margin");

    let lines = text_lines(&page.scene);
    let mut below = bounds.min.y;
    for (at, size, words, weight) in &lines {
        let name = format!("{name}: {words:?}");
        let wide = text::width(words, *size, *weight);
        let left = if text::is_right_to_left(words) { at.x - wide } else { at.x };
        assert!(left >= inner.min.x - 0.01, "{name} begins in the margin");
        assert!(left + wide <= inner.max.x + 0.01, "{name} ends in the margin");
        let cap = at.y - text::cap_height(*size, *weight);
        // A quarter of the size covers the descenders of g and y.
        let tail = at.y + 0.25 * size;
        assert!(cap >= inner.min.y && tail <= bounds.max.y, "{name} leaves the page");
        assert!(tail < board.min.y || cap > board.max.y, "{name} lies on the board");
        assert!(cap > below, "{name} lies on the line before");
        below = tail;
        assert!(size * page.cell_mm * POINTS_PER_MM >= 7.0, "{name} is too small to read");
    }

    // Without the marks that preserve the direction of a broken paragraph.
    let squeezed = |text: &str| text.replace(['\u{200e}', '\u{200f}'], "").split_whitespace().collect::<String>();
    let printed = squeezed(&lines.iter().map(|(_, _, words, _)| words.as_str()).collect::<String>());
    let rules: String = puzzle.rules_text().iter().map(|sentence| sentence.to_string()).collect();
    let expected = [puzzle.title(), puzzle.author()].concat() + &rules;
    assert_eq!(printed, squeezed(&expected), "{name}: all words, once, in order");
}

#[test]
fn text_stays_on_the_page_and_off_the_board() {
    let long =
        "A remarkably long title for a puzzle that was made on a rainy Sunday afternoon in November by two people";
    let titles = [
        "",
        "Short",
        "Nineteen pyramids and one dog",
        long,
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung",
        "سودوکوی چهار هرم 🧩👩‍🚀 数独",
        "سودوکوی بسیار دراز با 9 رقم و چهار هرم (four pyramids, 2008) که در یک بعدازظهر بارانی آبان‌ماه ساخته شد",
        "סודוקו: ארבע פירמידות, חידה 12",
        "चार पिरामिडों वाली सुडोकु पहेली, जिसमें हर अंक एक बार आता है",
        "two\nlines\u{2028}and\ttabs \u{202e}turned\u{7}",
    ];
    let boards = [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5)].map(|(r, c)| Board::single(r, c).unwrap());
    let grid = GridId(0);
    for board in boards.into_iter().chain([samurai()]) {
        let mut rules: Vec<PlacedRule> = vec![PlacedRule::new(Diagonals { grid, falling: true, rising: false })];
        rules.push(PlacedRule::new(Position { grid }));
        for title in titles {
            check_page(&titled(board.clone(), title, "", vec![]));
            check_page(&titled(board.clone(), title, title, rules.clone()));
        }
    }
    let all = "123456789 . . . . . . . 123456789";
    let edge = || all.parse().unwrap();
    let none = place::OutsideClues::none(grid);
    let outside = Outside(place::OutsideClues { top: edge(), right: edge(), bottom: edge(), left: edge(), ..none });
    check_page(&titled(Board::classic(), "Many clues outside", "Ada", vec![PlacedRule::new(outside)]));
    for case in paper::paper_cases() {
        check_page(&case.puzzle);
    }
}

#[test]
fn paragraphs_start_at_the_edge_of_the_board_they_are_read_from() {
    // A board of 4.8 cm in a column of 8 cm: right-to-left text extends over the left edge, other text over the right.
    let title = "سودوکوی کوچک";
    let puzzle = titled(Board::single(2, 2).unwrap(), title, "Ada", vec![]);
    let page = puzzle_page(&puzzle, PageOptions::default());
    let starts: Vec<f32> = text_lines(&page.scene).into_iter().map(|(at, ..)| at.x).collect();
    assert_eq!(starts[..3], [4.0, 0.0, 0.0]);
    let (bounds, column) = (page.scene.bounds(), 80.0 / 12.0);
    let margin = 5.0 / 12.0;
    let (left, right) = (4.0 - column - margin, column + margin);
    assert!((bounds.min.x - left).abs() < 1e-4 && (bounds.max.x - right).abs() < 1e-4, "{bounds:?}");
}

#[test]
fn letters_the_font_lacks_are_reported() {
    let puzzle = titled(Board::classic(), "Größe 🧩", "علی ๓", vec![]);
    let missing: String = puzzle_page(&puzzle, PageOptions::default()).missing.into_iter().collect();
    assert_eq!(missing, "๓🧩");
}

#[test]
fn boards_are_printed_at_a_sensible_size() {
    let chain = Board::new((0..10).map(|at| Grid::new(Cell::new(0, at * 7), 3, 3).unwrap()).collect()).unwrap();
    let tower = Board::new((0..4).map(|at| Grid::new(Cell::new(at * 6, 0), 3, 3).unwrap()).collect()).unwrap();
    let single = |rows, cols| Board::single(rows, cols).unwrap();
    let cases = [
        ("4x4", single(2, 2), 12.0),
        ("6x6", single(2, 3), 12.0),
        ("8x8", single(2, 4), 11.25),
        ("9x9", single(3, 3), 10.0),
        ("16x16", single(4, 4), 10.0),
        ("25x25", single(5, 5), 7.2),
        ("samurai", samurai(), 180.0 / 21.0),
        ("27 rows", tower, 240.0 / 27.0),
        // Digits of 7 points need cells of 4.2 mm, however wide the page becomes.
        ("72 columns", chain, 4.2),
    ];
    for (name, board, expected) in cases {
        let found = puzzle_page(&Puzzle::empty(board), PageOptions::default()).cell_mm;
        assert!((found - expected).abs() < 0.01, "{name}: {found} mm");
    }
}

#[test]
fn sheets_name_the_houses_that_are_there() {
    let boxes = |row| Grid::new(Cell::new(row, 0), 2, 2).unwrap();
    let jigsaw = |row| Grid::jigsaw(Cell::new(row, 0), vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]).unwrap();
    let latin = |row| Grid::latin(Cell::new(row, 0), 4).unwrap();
    for (grids, expected) in [
        (vec![boxes(0)], "Each row, column and box contains 1 to 4 once each."),
        (vec![jigsaw(0)], "Each row, column and outlined region contains 1 to 4 once each."),
        (vec![latin(0)], "Each row and column contains 1 to 4 once each."),
        (vec![latin(0), latin(4)], "In each grid, every row and column contains 1 to 4 once each."),
        (
            vec![latin(0), boxes(4)],
            "In each grid, every row and column contains 1 to 4 once each, and so does every box.",
        ),
        (
            vec![latin(0), jigsaw(4)],
            "In each grid, every row and column contains 1 to 4 once each, and so does every outlined region.",
        ),
        (
            vec![jigsaw(0), boxes(4), latin(8)],
            "In each grid, every row and column contains 1 to 4 once each, and so does every box or outlined region.",
        ),
    ] {
        let page = puzzle_page(&titled(Board::new(grids).unwrap(), "", "", vec![]), PageOptions::default());
        let lines: Vec<String> = text_lines(&page.scene).into_iter().map(|(_, _, words, _)| words).collect();
        assert_eq!(lines.join(" "), expected);
    }
}

#[test]
fn rules_are_printed_once_and_only_while_on() {
    let magic = |number, diagonals| PlacedRule::new(MagicBox { grid: GridId(0), number, diagonals });
    let rules =
        vec![magic(1, false), magic(5, false), PlacedRule::new(FourPyramids { grid: GridId(0), mirrored: true })];
    let puzzle = titled(Board::classic(), "", "", rules);
    let words = |puzzle: &Puzzle| {
        let lines = text_lines(&puzzle_page(puzzle, PageOptions::default()).scene);
        lines.into_iter().map(|(_, _, words, _)| words).collect::<Vec<_>>()
    };
    let board = "Each row, column and box contains 1 to 9 once each.";
    let magic = "In each magic box, the rows and columns all sum to 15.";
    // Next to the icon of its kind, the last sentence takes two lines.
    assert_eq!(words(&puzzle), [board, magic, "Each of the four shaded pyramids", "contains each digit once."]);
    let off = Edit::SwitchRule { index: 2, on: false }.apply(&puzzle).unwrap();
    assert_eq!(words(&off), [board, magic]);
}

/// If two grids share a corner block or are a cell apart, clues of both are at the same position of the lattice.
#[test]
fn clues_of_two_grids_at_one_place_are_clear_of_each_other() {
    let apart = [(0, 0), (0, 10), (10, 0)].map(|(row, col)| Grid::new(Cell::new(row, col), 3, 3).expect("it fits"));
    for board in [samurai(), Board::new(apart.to_vec()).expect("the grids fit")] {
        for number in ["1", "35"] {
            let line = [number; 9].join(" ");
            let clues = |grid: usize| {
                let sides = ["top", "right", "bottom", "left"].map(|side| format!("{side}: \"{line}\""));
                format!("(rule: Sandwich(grid: {grid}, {}))", sides.join(", "))
            };
            let rules: Vec<String> = (1..=board.grids().len()).map(clues).collect();
            let corners: Vec<String> = board.grids().iter().map(|grid| grid.origin().to_string()).collect();
            let grids =
                corners.iter().map(|at| format!("(at: \"{at}\", boxes: \"3x3\")")).collect::<Vec<_>>().join(",");
            let file = format!("(gridwright: 1, grids: [{grids}], rules: [{}])", rules.join(", "));
            let read = formats::read_str("clues", &file, None).expect("clues can be read");
            let scene = board_scene(&read[0].puzzle);
            let places: Vec<Area> = scene.painted().filter_map(area_of_digits).collect();
            assert!(places.len() >= 72, "{} clues", places.len());
            for (index, one) in places.iter().enumerate() {
                for other in &places[..index] {
                    let clear = one.max.x <= other.min.x
                        || other.max.x <= one.min.x
                        || one.max.y <= other.min.y
                        || other.max.y <= one.min.y;
                    assert!(clear, "{number} at {:?} and at {:?}", one.center(), other.center());
                }
            }
        }
    }
}

/// Returns the area of digits, which are 0.57 of the font size wide and 0.7 high.
fn area_of_digits(item: &Item) -> Option<Area> {
    let Item::Text { at, size, text, .. } = item else { return None };
    let (width, height) = (0.57 * size * text.chars().count() as f32, 0.7 * size);
    Some(Area::new(at.x - width / 2.0, at.y - height / 2.0, width, height))
}
