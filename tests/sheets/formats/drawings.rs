//! Drawings survive being written and read, look like what was read, and make room for themselves.

use gridwright::board::{Board, Random};
use gridwright::formats::{self, Format, LossOutcome, LostElement, Warning};
use gridwright::puzzle::{
    Angle, Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, Puzzle, TextAlign,
};
use gridwright::scene::{Area, ImageFile, Ink, Item, Palette, Point, Rgba};
use gridwright::sheet::png::{Background, PixelScale, render_on};
use gridwright::sheet::{InkMode, PageOptions, board_scene, puzzle_page, puzzle_pdf, puzzle_svg, svg::TextMode};
use serde_json::{Value, json};

use super::{read_one, ron};
use crate::common::soak;

/// A PNG file of four pixels: red, green, blue, and half transparent black.
fn quarters() -> ImageFile {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 2, 2);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&[255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 128]).unwrap();
    writer.finish().unwrap();
    ImageFile::new(file).unwrap()
}

struct Maker {
    random: Random,
}

impl Maker {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.below(of.len())]
    }

    /// A length up to `most` cells: often a multiple of half a cell, otherwise any.
    fn length(&mut self, least: f64, most: f64) -> Length {
        let part = self.random.below(1001) as f64 / 1000.0;
        let any = least + (most - least) * part;
        let cells = if self.random.below(2) == 0 { ((any * 2.0).round() / 2.0).max(least) } else { any };
        Length::of_cells(cells).unwrap()
    }

    fn point(&mut self) -> DrawingPoint {
        match self.random.below(3) {
            0 => DrawingPoint { x: self.length(-3.0, 13.0), y: self.length(-3.0, 13.0) },
            _ => {
                let at = |random: &mut Random| random.below(11) as f64 - 0.5;
                DrawingPoint::of_cells(at(&mut self.random), at(&mut self.random)).unwrap()
            }
        }
    }

    fn colour(&mut self) -> Rgba {
        let channel = |random: &mut Random| random.below(256) as u8;
        let alpha = self.one(&[255, 255, 255, 128, 7]);
        Rgba(channel(&mut self.random), channel(&mut self.random), channel(&mut self.random), alpha)
    }

    fn angle(&mut self) -> Angle {
        let degrees = self.one(&[0.0, 0.0, 0.0, 45.0, 90.0, 200.0, 12.345]);
        Angle::of_degrees(degrees).unwrap()
    }

    fn frame(&mut self) -> DrawnFrame {
        let (width, height) = (self.length(0.1, 4.0), self.length(0.1, 4.0));
        let height = if self.random.below(2) == 0 { width } else { height };
        DrawnFrame { centre: self.point(), width, height, angle: self.angle() }
    }

    fn drawing(&mut self) -> Drawing {
        let shape = match self.random.below(9) {
            0..3 => {
                let count = self.one(&[1, 1, 1, 2, 3]);
                let mut line = |_: usize| (0..1 + self.random.below(5)).map(|_| self.point()).collect();
                let lines = (0..count).map(&mut line).collect();
                let arrow = (self.random.below(3) == 0).then(|| self.length(0.05, 0.5));
                let ends = self.one(&[LineEnds::Round, LineEnds::Round, LineEnds::Flat, LineEnds::Square]);
                DrawnShape::Lines { lines, closed: self.random.below(4) == 0, ends, arrow }
            }
            3..5 => {
                let frame = self.frame();
                let half = f64::from(frame.width.min(frame.height)) / 2.0;
                let rounded = self.one(&[0.0, 0.0, half, 0.1]);
                DrawnShape::Rectangle { frame, rounded: Length::of_cells(rounded).unwrap() }
            }
            5..7 => DrawnShape::Ellipse { frame: self.frame() },
            7 => {
                let text = self.one(&["A", "12", "≠ é", "<b>&\"'", "two\nlines", "שלום"]).to_owned();
                let align = self.one(&[TextAlign::Centre, TextAlign::Centre, TextAlign::Left, TextAlign::Right]);
                DrawnShape::Text { text, at: self.point(), size: self.length(0.2, 2.0), align, angle: self.angle() }
            }
            _ => {
                let frame = match self.random.below(2) {
                    0 => self.frame(),
                    _ => {
                        let (centre, side) =
                            (DrawingPoint::of_cells(4.5, 4.5).unwrap(), Length::of_cells(9.0).unwrap());
                        DrawnFrame { centre, width: side, height: side, angle: Angle::default() }
                    }
                };
                let mirrored = self.random.below(3) == 0;
                DrawnShape::Image { frame, file: quarters(), mirrored, opacity: self.one(&[255, 100]) }
            }
        };
        let dash = (self.random.below(5) == 0).then(|| (self.length(0.05, 0.5), self.length(0.05, 0.5)));
        let width = self.one(&[30, 50, 150, 333]);
        let (stroke, fill) = (self.colour(), self.colour());
        let layer = self.one(&DrawingLayer::ALL);
        Drawing {
            stroke: (self.random.below(4) > 0).then_some(stroke),
            fill: (self.random.below(2) > 0).then_some(fill),
            width: Length::thousandths(width),
            dash,
            ..Drawing::new(shape)
        }
        .in_layer(layer)
    }
}

/// Random puzzles with a few drawings, the same in every run.
fn puzzles(count: usize) -> impl Iterator<Item = Puzzle> {
    let mut maker = Maker { random: Random::new(11 + u64::from(soak())) };
    (0..count * soak() as usize).map(move |_| {
        let drawings = (0..1 + maker.random.below(4)).map(|_| maker.drawing()).collect();
        Puzzle::empty(Board::classic()).with_drawings(drawings).unwrap()
    })
}

/// Returns whether a warning is about drawings.
fn is_about_drawings(warning: &Warning) -> bool {
    match warning {
        Warning::LostOnReading { loss, .. } | Warning::LostOnWriting { loss, .. } => {
            loss.element == LostElement::Drawings
        }
        _ => false,
    }
}

/// Returns the drawings of each layer in their order.
fn layers(puzzle: &Puzzle) -> Vec<Drawing> {
    let mut drawings = puzzle.drawings().to_vec();
    drawings.sort_by_key(|drawing| drawing.layer);
    drawings
}

#[test]
fn own_formats_keep_drawings_exactly() {
    for puzzle in puzzles(300) {
        assert_eq!(read_one(&ron(&puzzle)), puzzle);
        for format in [Format::JsonLines, Format::Csv] {
            let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
            assert_eq!(warnings, []);
            assert_eq!(read_one(&text), puzzle, "{text}");
        }
    }
}

#[test]
fn other_programs_get_drawings_as_they_are_or_the_loss_is_reported() {
    for (format, least) in
        [(Format::SudokuPad, 100), (Format::SudokuPadLink, 100), (Format::FPuzzles, 2), (Format::FPuzzlesLink, 2)]
    {
        let mut equal = 0;
        for puzzle in puzzles(400) {
            let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
            if warnings.iter().any(is_about_drawings) {
                continue;
            }
            let read = formats::read_str("f", &text, Some(format)).unwrap().remove(0).puzzle;
            assert_eq!(layers(&read), layers(&puzzle), "{format:?}: {text}");
            equal += 1;
        }
        assert!(equal >= least * soak() as usize, "{format:?}: {equal}");
    }
}

/// Reads a 9x9 board of SudokuPad with this drawing.
fn sudokupad(drawing: Value) -> (Puzzle, Vec<Warning>) {
    let boxes: Vec<Vec<[usize; 2]>> =
        (0..9).map(|at| (0..9).map(|cell| [at / 3 * 3 + cell / 3, at % 3 * 3 + cell % 3]).collect()).collect();
    let mut board = json!({ "cellSize": 64, "cells": vec![vec![json!({}); 9]; 9], "regions": boxes });
    board.as_object_mut().unwrap().extend(drawing.as_object().unwrap().clone());
    let loaded = formats::read_str("f", &board.to_string(), None).unwrap().remove(0);
    (loaded.puzzle, loaded.warnings)
}

/// A drawing with everything that marks cannot express, made for this test.
fn sample() -> Value {
    json!({
        "lines": [
            // A loop that comes twice to a cell, off the board at its end.
            {
                "wayPoints": [[0.5, 0.5], [0.5, 3.5], [3.5, 3.5], [0.5, 0.5], [-1.5, 0.5]],
                "color": "#12AB34", "thickness": 9.6,
            },
            // A single cell.
            { "wayPoints": [[8.5, 8.5]], "color": "#FF0000", "thickness": 20 },
            { "d": "M64 64L128 64L128 128Z", "color": "#0000FF80", "thickness": 2, "fill": "#ABCDEF" },
        ],
        "arrows": [
            { "wayPoints": [[10.0, 2.25], [9.25, 3.0]], "color": "#A1A1A1", "thickness": 5, "headLength": 0.25 },
        ],
        "underlays": [
            { "center": [4.5, 4.25], "width": 0.4, "height": 2.5, "angle": 30, "backgroundColor": "#FEDCBA" },
            {
                "center": [-1.0, -1.0], "width": 1.5, "height": 1.5,
                "rounded": true, "borderColor": "#13579B", "borderSize": 4,
            },
        ],
        "overlays": [
            {
                "center": [12.0, 4.5], "width": 1, "height": 1,
                "text": "below the board", "fontSize": 32, "color": "#990033",
            },
            { "center": [2.0, 2.0], "width": 0.5, "height": 0.5, "text": "∩", "fontSize": 20, "angle": 90 },
        ],
    })
}

#[test]
fn a_drawing_looks_like_what_was_read() {
    let (puzzle, warnings) = sudokupad(sample());
    assert!(warnings.iter().all(is_about_drawings), "{warnings:?}");
    assert_eq!((puzzle.drawings().len(), puzzle.rules().len()), (8, 0));
    let scene = board_scene(&puzzle);
    let own: Vec<&Item> = scene.painted().filter(|item| matches!(item.ink(), Ink::Colour(_))).collect();
    let ink = |hex: &str| Ink::Colour(hex.parse().unwrap());
    let of = |hex: &str| own.iter().filter(|item| item.ink() == ink(hex)).copied().collect::<Vec<&Item>>();
    let [Item::Line { points, closed: false, pen, .. }] = of("#12AB34")[..] else { panic!("{own:?}") };
    let expected = [(0.5, 0.5), (3.5, 0.5), (3.5, 3.5), (0.5, 0.5), (0.5, -1.5)];
    assert_eq!(points, &expected.map(|(x, y)| Point::new(x, y)));
    assert_eq!(pen.width, gridwright::scene::Width::Cells(0.15));
    let [Item::Disc { centre, .. }] = of("#FF0000")[..] else { panic!("{own:?}") };
    assert_eq!(*centre, Point::new(8.5, 8.5));
    assert!(matches!(of("#0000FF80")[..], [Item::Line { closed: true, .. }]), "{own:?}");
    assert!(matches!(of("#ABCDEF")[..], [Item::Fill { .. }]), "{own:?}");
    let [Item::Line { pen, .. }] = of("#A1A1A1")[..] else { panic!("{own:?}") };
    assert!(pen.head.is_some());
    let [Item::Fill { pieces, .. }] = of("#FEDCBA")[..] else { panic!("{own:?}") };
    // The top of the rectangle, turned clockwise around its middle.
    let (sin, cos) = 30_f32.to_radians().sin_cos();
    let corner = Point::new(4.25 - 0.2 * cos + 1.25 * sin, 4.5 - 0.2 * sin - 1.25 * cos);
    assert!(pieces[0].iter().any(|at| (at.x - corner.x).hypot(at.y - corner.y) < 1e-3), "{pieces:?}, not {corner:?}");
    let [Item::Ring { radius, .. }] = of("#13579B")[..] else { panic!("{own:?}") };
    assert_eq!(*radius, 0.75);
    assert!(matches!(of("#990033")[..], [Item::Text { .. }]), "{own:?}");
    assert!(!of("#000000").is_empty(), "the turned letter: {own:?}");
    // Underlays lie under lines, and overlays over them.
    let place = |hex: &str| own.iter().position(|item| item.ink() == ink(hex)).unwrap();
    assert!(place("#FEDCBA") < place("#12AB34") && place("#12AB34") < place("#990033"));
}

#[test]
fn what_lies_off_the_board_has_room_on_every_sheet() {
    let (puzzle, _) = sudokupad(sample());
    let bounds = board_scene(&puzzle).bounds();
    assert!(bounds.contains(Area::new(-1.75, -1.75, 10.75, 14.0)), "{bounds:?}");
    for ink in InkMode::ALL {
        let page = puzzle_page(&puzzle, PageOptions { ink, ..PageOptions::default() });
        assert!(page.scene.bounds().contains(bounds), "{ink:?}");
        let words =
            page.scene.painted().filter(|item| matches!(item, Item::Text { text, .. } if text == "below the board"));
        assert_eq!(words.count(), 1, "{ink:?}");
    }
}

#[test]
fn pictures_are_drawn_pixel_by_pixel() {
    let centre = DrawingPoint::of_cells(-1.0, 1.0).unwrap();
    let side = Length::of_cells(2.0).unwrap();
    let frame = DrawnFrame { centre, width: side, height: side, angle: Angle::of_degrees(90.0).unwrap() };
    let image = Drawing::new(DrawnShape::Image { frame, file: quarters(), mirrored: false, opacity: 255 });
    let puzzle = Puzzle::empty(Board::single(2, 2).unwrap()).with_drawings(vec![image]).unwrap();
    let scene = board_scene(&puzzle);
    assert_eq!(scene.bounds(), Area::new(-2.0, 0.0, 6.0, 4.0));
    let picture = render_on(&scene, Palette::Print, 254, PixelScale::WholePixels(4.0), Background::Paper).unwrap();
    let pixels = picture.rgba();
    // A cell is 40 pixels wide. Between two pixels of the picture, colours are mixed.
    let at = |x: f32, y: f32| {
        let (x, y) = (((x + 2.0) * 40.0) as usize, (y * 40.0) as usize);
        let start = (y * picture.width() as usize + x) * 4;
        [pixels[start], pixels[start + 1], pixels[start + 2]]
    };
    let near = |found: [u8; 3], wanted: [u8; 3]| found.iter().zip(wanted).all(|(&a, b)| a.abs_diff(b) < 12);
    // Turned to the right, the left column is on top: blue, then red; the right one below: grey, then green.
    let corners = [(-1.9, 0.1, [0, 0, 255]), (-0.1, 0.1, [255, 0, 0]), (-1.9, 1.9, [127; 3]), (-0.1, 1.9, [0, 255, 0])];
    for (x, y, wanted) in corners {
        assert!(near(at(x, y), wanted), "{x} {y}: {:?}, not {wanted:?}", at(x, y));
    }
    let options = PageOptions::default();
    assert!(puzzle_svg(&puzzle, options, TextMode::Outlines).contains("data:image/png;base64,"));
    for ink in InkMode::ALL {
        let options = PageOptions { ink, ..PageOptions::default() };
        let pdf = puzzle_pdf(&puzzle, options, "a5".parse().unwrap()).unwrap();
        let has = |words: &[u8]| pdf.windows(words.len()).any(|part| part == words);
        assert!(has(b"/Image"), "{ink:?}");
    }
}

#[test]
fn bad_drawings_are_refused_with_their_place() {
    let file = |drawings: &str| {
        format!(
            "(\n    gridwright: 1,\n    grids: [(at: \"r1c1\", boxes: \"2x2\")],\n    drawings: [\n\
             {drawings}    ],\n)\n"
        )
    };
    let frame = "frame: (centre: (1, 1), width: 1, height: 1)";
    for (drawing, expected) in [
        ("(shape: Lines(lines: [[]]))", "line 5: drawing 1: a line needs at least one point"),
        (
            "(shape: Ellipse(frame: (centre: (1, 1), width: -1, height: 1)))",
            "line 5: drawing 1: a width, height or font size must not be negative",
        ),
        (
            "(shape: Lines(lines: [[(0, 0)]]), dash: (0, 1))",
            "line 5: drawing 1: a dash and its gap must be longer than 0",
        ),
    ] {
        let error = super::error_of(&file(&format!("        {drawing},\n")), None);
        assert!(error.ends_with(expected), "{error}, not {expected}");
    }
    for (drawing, expected) in [
        ("(shape: Lines(lines: [[(0, 301)]]))".to_owned(), "drawings reach at most 300 cells"),
        (format!("(shape: Ellipse({frame}), fill: \"red\")"), "is not a colour"),
        (format!("(shape: Image({frame}, file: \"AAAA\"))"), "expected a PNG, JPEG or WebP picture in Base64"),
    ] {
        let error = super::error_of(&file(&format!("        {drawing},\n")), None);
        assert!(error.contains(expected), "{error}, not {expected}");
    }
    let truncated = format!("(shape: Image({frame}, file: \"iVBORw0KGgo=\"))");
    let error = super::error_of(&file(&format!("        {truncated},\n")), None);
    assert!(error.contains("line 5: drawing 1: the picture cannot be used: "), "{error}");
    let points = format!("        (shape: Lines(lines: [[{}]])),\n", "(0, 0), ".repeat(50_001));
    assert!(super::error_of(&file(&points), None).ends_with("together have at most 50000"));
    let bytes = "A".repeat(1_400_000);
    let image = format!("        (shape: Image({frame}, file: \"iVBORw0KGgoAAAAN{bytes}\")),\n");
    assert!(super::error_of(&file(&image), None).ends_with("together have at most 1000 kB"));
    let many = "        (shape: Lines(lines: [[(0, 0)]])),\n".repeat(10_001);
    assert!(super::error_of(&file(&many), None).ends_with("too many drawings (10001); the limit is 10000"));
}

#[test]
fn kept_drawings_are_no_loss_but_may_have_been_rules() {
    let (_, warnings) = sudokupad(sample());
    let kept = warnings.iter().find_map(|warning| match warning {
        Warning::LostOnReading { loss, .. } => Some(loss),
        _ => None,
    });
    let kept = kept.expect("drawings are reported");
    assert_eq!((kept.count, kept.outcome.clone()), (8, LossOutcome::AsDrawings));
    assert!(kept.may_change_solutions() && !kept.outcome.is_loss());
}
