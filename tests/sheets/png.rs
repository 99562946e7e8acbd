//! PNG pictures, decoded and measured.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, Digit, Filling, GridId};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::scene::{Anchor, Area, Ink, Item, Layer, Palette, Point, Rgba, Scene, Tint, Width};
use gridwright::sheet::png::{PngError, render};
use gridwright::sheet::{PageOptions, board_scene, puzzle_page, puzzle_png};
use gridwright::variant::{FourSquares, Parity, Region};
use image::{ImageFormat, RgbImage};

fn decoded(png: &[u8]) -> RgbImage {
    image::load_from_memory_with_format(png, ImageFormat::Png).unwrap().into_rgb8()
}

fn page(puzzle: &Puzzle, dpi: u32) -> RgbImage {
    decoded(&puzzle_png(puzzle, PageOptions::default(), dpi).unwrap())
}

/// Returns the board of a puzzle without texts: 10 mm per cell, with half a cell of white on each side.
fn bare(puzzle: &Puzzle) -> Scene {
    let scene = board_scene(puzzle);
    let bounds = scene.bounds().expanded(0.5);
    scene.with_bounds(bounds)
}

/// Renders a scene of `cells` x `cells` at ten pixels per cell.
fn drawn(cells: f32, draw: impl FnOnce(&mut Scene)) -> RgbImage {
    let mut scene = Scene::new(Area::new(0.0, 0.0, cells, cells));
    draw(&mut scene);
    // At 254 dpi, a millimetre is ten pixels.
    decoded(&render(&scene, Palette::Print, 254, 1.0).unwrap().encode().unwrap())
}

fn print(ink: Ink) -> [u8; 3] {
    let Rgba(red, green, blue, _) = Palette::Print.colour(ink).over(Rgba(255, 255, 255, 255));
    [red, green, blue]
}

const WHITE: [u8; 3] = [255; 3];

/// Returns the runs of one colour among pixels, as colour, start and length.
fn stretches(pixels: impl Iterator<Item = [u8; 3]>) -> Vec<([u8; 3], u32, u32)> {
    let mut stretches: Vec<([u8; 3], u32, u32)> = Vec::new();
    for (at, colour) in pixels.enumerate() {
        match stretches.last_mut() {
            Some((last, _, length)) if *last == colour => *length += 1,
            _ => stretches.push((colour, at as u32, 1)),
        }
    }
    stretches
}

fn row(image: &RgbImage, y: u32) -> impl Iterator<Item = [u8; 3]> + '_ {
    (0..image.width()).map(move |x| image.get_pixel(x, y).0)
}

fn column(image: &RgbImage, x: u32) -> impl Iterator<Item = [u8; 3]> + '_ {
    (0..image.height()).map(move |y| image.get_pixel(x, y).0)
}

fn classic(rows: &[&str], rules: Vec<PlacedRule>) -> Puzzle {
    let givens = rows.iter().enumerate().flat_map(|(row, text)| {
        let digits = text.chars().enumerate().filter_map(|(col, symbol)| Some((col, Digit::from_symbol(symbol)?)));
        digits.map(move |(col, digit)| (Cell::new(row as i16, col as i16), digit)).collect::<Vec<_>>()
    });
    Puzzle::builder(Board::classic()).givens(givens).rules(rules).build().unwrap()
}

/// Returns the middle of a cell on a page without title: margins are 5 mm, cells of a classic board 10 mm.
fn middle(image: &RgbImage, row: u32, col: u32) -> (u32, u32) {
    let cell = image.width() / 10;
    (cell * (col + 1), cell * (row + 1))
}

#[test]
fn lines_are_crisp_and_where_they_belong() {
    // Thin lines are 0.75 points wide and thick ones 1.6.
    for (dpi, cell, thin, thick) in
        [(72, 28, 1, 2), (96, 38, 1, 2), (150, 59, 2, 3), (300, 118, 3, 7), (600, 236, 6, 13), (1200, 472, 13, 27)]
    {
        let picture = render(&bare(&classic(&[], vec![])), Palette::Print, dpi, 10.0);
        let image = decoded(&picture.unwrap().encode().unwrap());
        assert_eq!((image.width(), image.height()), (10 * cell, 10 * cell), "{dpi} dpi");
        let (x, y) = middle(&image, 4, 4);
        for along in [stretches(row(&image, y)), stretches(column(&image, x))] {
            let lines: Vec<_> = along.iter().filter(|(colour, ..)| *colour != WHITE).collect();
            assert_eq!(lines.len(), 10, "{dpi} dpi: no line is missing, none has a grey edge");
            for (index, &&(colour, start, length)) in lines.iter().enumerate() {
                let (ink, width) = if index % 3 == 0 { (Ink::ThickLine, thick) } else { (Ink::ThinLine, thin) };
                assert_eq!((colour, length), (print(ink), width), "{dpi} dpi, line {index}");
                let off = f64::from(start) + f64::from(length) / 2.0 - (0.5 + index as f64) * f64::from(cell);
                assert!(off.abs() <= 0.5, "{dpi} dpi: line {index} is {off} pixels off");
            }
        }
    }
}

#[test]
fn corners_of_the_board_are_whole() {
    let image = page(&classic(&[], vec![]), 300);
    let thick = print(Ink::ThickLine);
    // Seven pixels around 59 and 1121: the corner pixel is drawn, the next is not.
    for (x, y) in [(56, 56), (1124, 56), (56, 1124), (1124, 1124)] {
        assert_eq!(image.get_pixel(x, y).0, thick, "({x}, {y})");
    }
    for (x, y) in [(55, 56), (56, 55), (1125, 56), (1124, 1125)] {
        assert_eq!(image.get_pixel(x, y).0, WHITE, "({x}, {y})");
    }
}

/// Returns the chunks of a PNG file as names and contents.
fn chunks(png: &[u8]) -> Vec<(String, &[u8])> {
    let mut rest = &png[8..];
    let mut chunks = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let length = u32::from_be_bytes(*length) as usize;
        chunks.push((String::from_utf8_lossy(&after[..4]).into_owned(), &after[4..4 + length]));
        rest = &after[8 + length..];
    }
    chunks
}

#[test]
fn files_say_how_large_they_are_printed() {
    for (dpi, per_metre) in [(72, 2835), (300, 11811), (600, 23622)] {
        let png = puzzle_png(&classic(&[], vec![]), PageOptions::default(), dpi).unwrap();
        let chunks = chunks(&png);
        let names: Vec<_> = chunks.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!((names[0], *names.last().unwrap()), ("IHDR", "IEND"));
        let found: Vec<_> = chunks.iter().filter(|(name, _)| name == "pHYs").map(|(_, content)| *content).collect();
        let expected = [u32::to_be_bytes(per_metre), u32::to_be_bytes(per_metre)].concat();
        assert_eq!(found, [[expected, vec![1]].concat()], "{dpi} dpi");
        // Eight bits of red, green and blue.
        assert_eq!(chunks[0].1[8..10], [8, 2]);
    }
}

#[test]
fn every_size_has_its_pixels() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)] {
        let puzzle = Puzzle::empty(Board::single(rows, cols).unwrap());
        let size = f64::from(rows * cols);
        let laid_out = puzzle_page(&puzzle, PageOptions::default());
        let mm = f64::from(laid_out.cell_mm);
        let is_words = |item: &&Item| matches!(item, Item::Text { anchor: Anchor::BaselineStart, .. });
        let lines = laid_out.scene.painted().filter(is_words).count() as f64;
        // The sentence below an empty board starts 3.6 mm down, in lines of 9 points with a line height of 1.4, larger
        // below a board wider than 90 mm. Its column is at least 80 mm wide.
        let words = (3.6 + lines * 9.0 * 1.4 * 25.4 / 72.0) * (size * mm / 90.0).clamp(1.0, 1.3);
        let expected = ((size * mm).max(80.0) + 10.0, size * mm + words + 10.0);
        for dpi in [72, 150, 300] {
            let image = page(&puzzle, dpi);
            let millimetres = |pixels: u32| f64::from(pixels) / f64::from(dpi) * 25.4;
            let found = (millimetres(image.width()), millimetres(image.height()));
            // Cells are whole pixels, so each may be half a pixel off.
            let slack = (size + 8.0) * 0.5 * 25.4 / f64::from(dpi);
            let off = (found.0 - expected.0).abs().max((found.1 - expected.1).abs());
            assert!(off <= slack, "{size} at {dpi} dpi: {found:?}, not {expected:?}");
        }
    }
}

#[test]
fn regions_are_tinted_without_seams() {
    let image = page(&classic(&[], vec![PlacedRule::new(FourSquares { grid: GridId(0) })]), 300);
    let tint = print(Ink::Tint(Tint::Blue));
    for (channel, designed) in tint.into_iter().zip([0xE4, 0xED, 0xFC]) {
        assert!(channel.abs_diff(designed) <= 1, "{tint:?}");
    }
    for index in 0..81 {
        let (x, y) = middle(&image, index / 9, index % 9);
        let inside = |at: u32| matches!(at, 1..=3 | 5..=7);
        let expected = if inside(index / 9) && inside(index % 9) { tint } else { WHITE };
        assert_eq!(image.get_pixel(x, y).0, expected, "cell {index}");
    }
    // From the middle of r2c1 through a square to the middle of r2c5: white, square, white, and lines between.
    let (y, from, to) = (middle(&image, 1, 0).1, middle(&image, 1, 0).0, middle(&image, 1, 4).0);
    let across = stretches(row(&image, y).skip(from as usize).take((to - from) as usize));
    let colours: Vec<_> = across.iter().map(|&(colour, ..)| colour).collect();
    let (thin, thick) = (print(Ink::ThinLine), print(Ink::ThickLine));
    assert_eq!(colours, [WHITE, thin, tint, thin, tint, thick, tint, thin, WHITE]);
}

#[test]
fn overlapping_regions_of_one_colour_stay_apart() {
    let region = |cells: &str| PlacedRule::new(Region { cells: cells.parse().unwrap() });
    let image = page(&classic(&[], vec![region("r1-3c1-3"), region("r3-5c1-3"), region("r6c1-3")]), 300);
    let colour = |row, col| {
        let (x, y) = middle(&image, row, col);
        image.get_pixel(x, y).0
    };
    let (once, twice) = (print(Ink::Tint(Tint::Sand)), colour(2, 1));
    assert_eq!((colour(1, 1), colour(3, 1), colour(5, 1)), (once, once, once));
    assert!(once.iter().zip(twice).any(|(once, twice)| once.abs_diff(twice) > 20), "{twice:?}");
    // Down the middle of column 2, each region ends with a line of its own.
    let line = print(Ink::Line(Tint::Sand));
    let lines = stretches(column(&image, middle(&image, 0, 1).0)).into_iter().filter(|(colour, ..)| *colour == line);
    assert_eq!(lines.count(), 6);
}

/// Returns the middle and the height of the bounding box of the dark pixels inside a cell.
fn ink(image: &RgbImage, row: u32, col: u32) -> (f64, f64, u32) {
    let ((x, y), reach) = (middle(image, row, col), image.width() / 24);
    let places = (y - reach..=y + reach).flat_map(|y| (x - reach..=x + reach).map(move |x| (x, y)));
    let dark: Vec<_> = places.filter(|&(x, y)| image.get_pixel(x, y).0.iter().all(|&channel| channel < 110)).collect();
    let span = |of: fn(&(u32, u32)) -> u32| {
        let range = dark.iter().map(of).min().zip(dark.iter().map(of).max());
        let (first, last) = range.expect("the cell holds ink");
        (first, last + 1)
    };
    let ((left, right), (top, bottom)) = (span(|at| at.0), span(|at| at.1));
    assert!(left > x - reach && right < x + reach, "a digit stays in its cell");
    (f64::from(left + right) / 2.0 - f64::from(x), f64::from(top + bottom) / 2.0 - f64::from(y), bottom - top)
}

#[test]
fn digits_stand_in_the_middle_of_their_cells() {
    let even: Vec<String> = (0..9).map(|col| format!("r2c{}", col + 1)).collect();
    let marks = Parity::of("r1c1-9".parse().unwrap(), even.join(" ").parse().unwrap());
    let puzzle = classic(&["123456789", "234567891", "345678912"], vec![PlacedRule::new(marks)]);
    for (dpi, most, height) in [(300, 1.5, 118.0 * 0.6), (600, 2.0, 236.0 * 0.6)] {
        let image = page(&puzzle, dpi);
        for (row, col) in (0..3).flat_map(|row| (0..9).map(move |col| (row, col))) {
            let digit = (row + col) % 9 + 1;
            let (right, down, high) = ink(&image, row, col);
            // The flag of the 1 extends to the left; its designer put the stem near the middle.
            let flag = if digit == 1 { 0.04 * height } else { 0.0 };
            assert!(right.abs() <= most + flag && down.abs() <= most, "{digit} at {dpi} dpi: {right}, {down}");
            // Inter's digits are 0.727 of the font size high, round ones slightly more.
            assert!((f64::from(high) - 0.737 * height).abs() <= 2.5, "{digit} at {dpi} dpi is {high} high");
        }
    }
}

#[test]
fn solutions_are_in_their_own_ink_and_givens_stay() {
    let puzzle = classic(&["1"], vec![]);
    let ones = Filling::new(vec![Digit::new(8).unwrap(); 81]);
    let image =
        decoded(&puzzle_png(&puzzle, PageOptions { solution: Some(&ones), ..PageOptions::default() }, 300).unwrap());
    let colours = |row: u32, col: u32| {
        let (x, y) = middle(&image, row, col);
        let places = (y - 50..y + 50).flat_map(|y| (x - 50..x + 50).map(move |x| (x, y)));
        places.map(|(x, y)| image.get_pixel(x, y).0).collect::<BTreeSet<_>>()
    };
    let (given, solution) = (print(Ink::Given), print(Ink::Solution));
    assert!(colours(0, 0).contains(&given) && !colours(0, 0).contains(&solution));
    assert!(colours(0, 1).contains(&solution) && !colours(0, 1).contains(&given));
}

#[test]
fn pieces_of_a_fill_are_one_shape() {
    let wash = print(Ink::AccentWash);
    let square = Area::new(1.0, 1.0, 2.0, 2.0).corners().to_vec();
    let other: Vec<Point> = Area::new(2.0, 2.0, 2.0, 2.0).corners().into_iter().rev().collect();
    let rhombus = |x: f32| [(x, 0.5), (x + 1.0, 1.5), (x, 2.5), (x - 1.0, 1.5)].map(|(x, y)| Point::new(x, y)).to_vec();
    let triangles = [(0.5, 0.5, 3.5), (3.5, 3.5, 0.5)]
        .map(|(corner, far, near)| vec![Point::new(corner, corner), Point::new(far, near), Point::new(near, far)]);
    let cases = [
        ("overlapping squares turned either way", vec![square, other], [(15, 15), (25, 25), (35, 35)]),
        ("overlapping rhombi", vec![rhombus(1.5), rhombus(2.0)], [(10, 15), (17, 15), (25, 15)]),
        ("halves of a square that touch along a diagonal", triangles.to_vec(), [(10, 10), (20, 19), (30, 30)]),
    ];
    for (name, pieces, inside) in cases {
        let image = drawn(5.0, |scene| scene.add(Layer::Wash, Item::Fill { pieces, ink: Ink::AccentWash }));
        for (x, y) in inside {
            let found = image.get_pixel(x, y).0;
            assert!(found.iter().zip(wash).all(|(a, b)| a.abs_diff(b) <= 1), "{name} at ({x}, {y}): {found:?}");
        }
        assert_eq!(image.get_pixel(48, 48).0, WHITE, "{name}");
    }
}

#[test]
fn frames_and_discs_are_as_large_as_they_say() {
    let image = drawn(5.0, |scene| {
        scene.frame(Layer::Frame, Area::new(1.0, 1.0, 3.0, 3.0), Width::Cells(0.4), Ink::Given);
    });
    let ink = print(Ink::Given);
    let expected = [(WHITE, 0, 8), (ink, 8, 4), (WHITE, 12, 26), (ink, 38, 4), (WHITE, 42, 8)];
    assert_eq!(stretches(row(&image, 25)), expected);
    assert_eq!(stretches(column(&image, 25)), expected);
    assert_eq!(image.get_pixel(8, 8).0, ink, "corners are mitred, not cut");

    let image = drawn(5.0, |scene| scene.disc(Layer::Mark, Point::new(2.5, 2.5), 2.0, Ink::Given));
    let covered: f64 = image.pixels().map(|pixel| f64::from(255 - pixel.0[0]) / f64::from(255 - ink[0])).sum();
    assert!((covered - std::f64::consts::PI * 400.0).abs() < 10.0, "{covered}");
}

#[test]
fn a_picture_too_large_is_refused_before_it_is_made() {
    let (scene, cell_mm) = (bare(&classic(&[], vec![])), 10.0);
    for dpi in [6000, 100_000, u32::MAX] {
        let error = render(&scene, Palette::Print, dpi, cell_mm).err().unwrap();
        assert!(matches!(error, PngError::TooLarge { .. }), "{dpi}: {error}");
    }
    let error = render(&scene, Palette::Print, 6000, cell_mm).err().unwrap();
    let message = "a picture of 23620 x 23620 pixels is too large; the limit is 400000000 pixels";
    assert_eq!(error.to_string(), message);
    // At the lower end, there is always something to draw.
    assert!(render(&scene, Palette::Print, 0, cell_mm).unwrap().encode().is_ok());
}

#[test]
fn the_same_puzzle_gives_the_same_bytes() {
    let marks = Parity::of("r1c1".parse().unwrap(), "r2c2".parse().unwrap());
    let puzzle = || classic(&["123456789"], vec![PlacedRule::new(marks.clone())]);
    let make = |puzzle: Puzzle| puzzle_png(&puzzle, PageOptions::default(), 150).unwrap();
    let here = make(puzzle());
    let elsewhere = std::thread::scope(|scope| scope.spawn(|| make(puzzle())).join().unwrap());
    assert!(here == make(puzzle()) && here == elsewhere);
}
